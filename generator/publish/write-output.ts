// Writes files of a run into its work folder. Equal bytes are stored once: repeated files are hard-linked if
// the file system can, else copied, so that each folder is complete (GEN-101).
import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes `contents`, whose SHA-256 in hex is `hash`, to `path` in the work folder. `before` is a published file that should
 * have the same bytes: if it really has, it is linked, which takes a fraction of the time.
 */
export type WriteOutput = (path: string, contents: string | Uint8Array, hash: string, before?: string) => void

/** @param folder of the run's new folders */
export function outputWriter(folder: string): WriteOutput {
  const written = new Map<string, string>()
  const folders = new Set<string>()
  return (path, contents, hash, before) => {
    const target = join(folder, path)
    const parent = dirname(target)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    const twin = written.get(hash)
    if (twin) repeat(twin, target)
    else {
      if (before !== undefined && holds(before, contents)) repeat(before, target)
      else writeFileSync(target, contents)
      written.set(hash, target)
    }
  }
}

function holds(file: string, contents: string | Uint8Array): boolean {
  try {
    return (
      lstatSync(file).isFile() &&
      readFileSync(file).equals(typeof contents === 'string' ? Buffer.from(contents) : contents)
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

// A file can have a limited number of links; beyond that, or across file systems, it is copied.
function repeat(twin: string, target: string): void {
  try {
    linkSync(twin, target)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'EMLINK' && code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error
    copyFileSync(twin, target)
  }
}
