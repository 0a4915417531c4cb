import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path and content of everything below a folder, as one hash. */
export function fingerprintOf(folder: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  )) {
    const path = join(entry.parentPath, entry.name)
    hash.update(path.slice(folder.length))
    if (entry.isFile()) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}
