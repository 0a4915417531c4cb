// Writes files of a run into its work folder. The same bytes are stored once: what repeats over pairs is hard-linked where
// the file system can, else copied, so that each folder still stands alone (GEN-101).
import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes `contents` to `path`, relative to the work folder, and returns its SHA-256 in hex. */
export type Place = (path: string, contents: string | Uint8Array) => string

/** @param folder where the run's new folders stand */
export function placeInto(folder: string): Place {
  const written = new Map<string, string>()
  const folders = new Set<string>()
  return (path, contents) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
    const hash = createHash('sha256').update(bytes).digest('hex')
    const target = join(folder, path)
    const parent = dirname(target)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    const twin = written.get(hash)
    if (twin) repeat(twin, target)
    else {
      writeFileSync(target, bytes)
      written.set(hash, target)
    }
    return hash
  }
}

// A file can have a limited number of names; past that, or across file systems, a copy does.
function repeat(twin: string, target: string): void {
  try {
    linkSync(twin, target)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EMLINK' && code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error
    copyFileSync(twin, target)
  }
}
