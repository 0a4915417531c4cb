// SHA-256 of the contents of a file. Bytes that many pairs share are the same object in all of them, and hashed once.
import { createHash } from 'node:crypto'

const known = new WeakMap<Uint8Array, string>()

/** In hex. Whoever hands bytes over does not change them any more. */
export function contentHash(contents: string | Uint8Array): string {
  if (typeof contents === 'string') return createHash('sha256').update(contents).digest('hex')
  const hash = known.get(contents) ?? createHash('sha256').update(contents).digest('hex')
  known.set(contents, hash)
  return hash
}
