// SHA-256 of the contents of a file. Bytes that several pairs share are one object, and are hashed once.
import { createHash } from 'node:crypto'

const known = new WeakMap<Uint8Array, string>()

/** In hex. The bytes must not change afterwards. */
export function contentHash(contents: string | Uint8Array): string {
  if (typeof contents === 'string') return createHash('sha256').update(contents).digest('hex')
  const hash = known.get(contents) ?? createHash('sha256').update(contents).digest('hex')
  known.set(contents, hash)
  return hash
}
