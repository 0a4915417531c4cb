// Keys of this database: made at the first need, kept with the data, so that tokens and signatures survive a restart.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import type { CardEncryptionKey } from '#schema/wire.ts'
import type { Database } from './database.ts'

export type Secrets = {
  /** Key that signs tokens and fees. */
  signing: Uint8Array
  /** Keyed hash of a text, as base64url. */
  seal(text: string): string
  /** Encryption under a key that is not kept: only somebody who has the key again can name and open the text. */
  lockFor(key: string): Lock
  /** The pair that card data is encrypted with and decrypted with (Q100). */
  cardKeys(): Promise<{ publicKey: CardEncryptionKey; privateKey: CryptoKey }>
}

/** Hides texts under a key that is kept nowhere. */
export type Lock = {
  /** What the key is known by. */
  name: string
  /** Keyed hash of a text, as base64url. */
  hash(text: string): string
  /** A text as base64url that `open` of the same key turns back. */
  close(text: string): string
  open(closed: string): string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function lockFor(signing: Uint8Array, key: string): Lock {
  const derived = (purpose: string) => createHmac('sha256', signing).update(`${purpose} ${key}`).digest()
  return {
    name: derived('name').toString('base64url'),
    hash: text => createHmac('sha256', derived('hash')).update(text).digest('base64url'),
    close: text => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, derived('text'), nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open: closed => {
      const bytes = Buffer.from(closed, 'base64url')
      const decipher = createDecipheriv(CIPHER, derived('text'), bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** Opens the secrets of a database. */
export function openSecrets(db: Database): Secrets {
  const signing = Buffer.from(
    kept(db, 'signing', () => randomBytes(32).toString('base64url')),
    'base64url',
  )
  let cards: ReturnType<Secrets['cardKeys']> | undefined
  return {
    signing,
    seal: text => createHmac('sha256', signing).update(text).digest('base64url'),
    lockFor: key => lockFor(signing, key),
    cardKeys: () => {
      cards ??= cardPair(db)
      return cards
    },
  }
}

function kept(db: Database, name: string, make: () => string): string {
  const known = db.get<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)
  if (known) return known.value
  const value = make()
  db.run('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value)
  return value
}

async function cardPair(db: Database): ReturnType<Secrets['cardKeys']> {
  const known = db.get<{ value: string }>("SELECT value FROM secrets WHERE name = 'cards'")?.value
  const made = known ?? (await exportPKCS8((await freshPair()).privateKey))
  const text = kept(db, 'cards', () => made)
  const privateKey = await importPKCS8(text, 'RSA-OAEP-256', { extractable: true })
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  const kid = createHash('sha256').update(n).digest('base64url').slice(0, 16)
  return { publicKey: { kty: 'RSA', kid, use: 'enc', alg: 'RSA-OAEP-256', n, e }, privateKey }
}

const freshPair = () => generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true })

/** SHA-256 of a text that is random already, such as a token, as base64url. */
export const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url')

/** Whether two texts are alike, in a time that does not depend on where they differ. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// Without vowels and letters that look alike, so that ids neither form words nor are misread on the telephone.
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ'

const POOL_BYTES = 4096
let pool = Buffer.alloc(0)

/** Random letters and digits from the system's generator, asked for many at once; 16 of them hold 77 bits. */
export function randomCode(length: number): string {
  let text = ''
  while (text.length < length) {
    if (pool.length === 0) pool = randomBytes(POOL_BYTES)
    const byte = pool[0] as number
    pool = pool.subarray(1)
    if (byte < LETTERS.length * 9) text += LETTERS[byte % LETTERS.length]
  }
  return text
}
