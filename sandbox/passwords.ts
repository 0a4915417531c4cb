// Passwords are kept as scrypt hashes, each with its own salt.
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const SALT_BYTES = 16
const COST = { N: 16_384, r: 8, p: 1 }

const written = (salt: Buffer, key: Buffer): string => `${salt.toString('base64url')}.${key.toString('base64url')}`

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** The hash to keep of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return written(salt, await derived(password, salt))
}

/** The same, at once; for the few demo users. */
export function hashPasswordNow(password: string): string {
  const salt = randomBytes(SALT_BYTES)
  return written(salt, scryptSync(password.normalize('NFC'), salt, KEY_BYTES, COST))
}

/** A hash that belongs to no password. */
const NOBODYS = written(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))

/** Whether a password is the one behind a hash; without a hash it is not, and that takes as long to find out. */
export async function isPassword(password: string, hash: string = NOBODYS): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const expected = Buffer.from(key, 'base64url')
  const found = await derived(password, Buffer.from(salt, 'base64url'))
  return expected.length === found.length && timingSafeEqual(expected, found)
}
