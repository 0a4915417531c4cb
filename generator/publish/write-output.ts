// Writes files of a run into its work folder. The same bytes are stored once: what repeats over pairs is hard-linked where
// the file system can, else copied, so that each folder is complete by itself (GEN-101).
import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes `contents`, whose SHA-256 in hex is `hash`, to `path`, relative to the work folder. `before` is a published file that should
 * have the same bytes: when it really has, it is linked, for that takes a fraction of writing one and deleting the other.
 */
export type WriteOutput = (path: string, contents: string | Uint8Array, hash: string, before?: string) => void

/** @param folder where the run's new folders are */
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
