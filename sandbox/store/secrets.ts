// Keys of this database: made at the first need, kept with the data, so that tokens and signatures survive a restart.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import type { Database } from '#sandbox/store/database'
import type { CardEncryptionKey } from '#schema/wire'

export type Secrets = {
  /** Key that signs tokens and fees. */
  signing: Uint8Array
  /** Keyed hash of a text, as base64url. */
  seal(text: string): string
  /** The pair that card data is encrypted with and decrypted with (Q100). */
  cardKeys(): Promise<{ publicKey: CardEncryptionKey; privateKey: CryptoKey }>
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

/** Whether two texts are alike, in a time that does not tell where they differ. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// Without vowels and look-alikes, so that ids neither form words nor are misread on the telephone.
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** Random letters and digits from the system's generator; 16 of them hold 77 bits. */
export function randomCode(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length)) if (byte < LETTERS.length * 9) text += LETTERS[byte % LETTERS.length]
  return text.slice(0, length)
}
