// Changes of files below folders, for as long as the process has other work. Node's recursive watch loses a file once another took its place, and
// that is how many editors, Git and the page for texts save; a folder tells of all that is in it, whatever becomes of it.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls `changed` at each change below the folders, new folders included.
 *
 * @returns what ends it
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  const watched = new Map<string, { identity: string; watcher: FSWatcher }>()
  let looking: NodeJS.Immediate | undefined
  const look = () => {
    looking = undefined
    const present = new Map(folders.flatMap(foldersFrom))
    for (const [folder, { identity, watcher }] of watched)
      if (present.get(folder) !== identity) {
        watcher.close()
        watched.delete(folder)
      }
    for (const [folder, identity] of present) if (!watched.has(folder)) begin(folder, identity)
  }
  const lookSoon = () => {
    looking ??= setImmediate(look)
  }
  const begin = (folder: string, identity: string) => {
    const watcher = watch(folder, event => {
      changed()
      // Something came or went: perhaps a folder.
      if (event === 'rename') lookSoon()
    })
    watcher.unref()
    watcher.on('error', () => {
      watcher.close()
      watched.delete(folder)
      lookSoon()
    })
    watched.set(folder, { identity, watcher })
  }
  look()
  return () => {
    clearImmediate(looking)
    for (const { watcher } of watched.values()) watcher.close()
  }
}

/** A folder and those below it; one that is deleted and made anew under the same name is another. Nothing for one that has gone meanwhile. */
function foldersFrom(folder: string): [path: string, identity: string][] {
  try {
    const { dev, ino, birthtimeMs } = statSync(folder)
    const below = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
    return [[folder, `${dev} ${ino} ${birthtimeMs}`], ...below.flatMap(({ name }) => foldersFrom(join(folder, name)))]
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
