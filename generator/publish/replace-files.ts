// Replaces files of the project, all of them or none.
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Everything is written before the first file is exchanged, so a full disk or a missing right changes nothing; if an exchange
 * fails, those before it are taken back. A run that is killed leaves each file whole, the old one or the new one.
 *
 * @param files contents by path below `root`; their folders are made
 * @throws the error of the disk, after everything is as it was
 */
export function replaceFiles(root: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  const before = new Map<string, Uint8Array | undefined>()
  const exchanged: string[] = []
  const folders: string[] = []
  try {
    for (const [name, contents] of files) {
      const named = join(root, name)
      const isThere = existsSync(named)
      // What a link leads to is replaced, not the link.
      const path = isThere ? realpathSync(named) : named
      before.set(path, isThere ? readFileSync(path) : undefined)
      const made = mkdirSync(dirname(path), { recursive: true })
      if (made) folders.push(made)
      writeFileSync(draftOf(path), contents)
    }
    for (const path of before.keys()) {
      renameSync(draftOf(path), path)
      exchanged.push(path)
    }
  } catch (error) {
    for (const path of exchanged.reverse()) {
      const contents = before.get(path)
      if (contents === undefined) rmSync(path)
      else writeFileSync(path, contents)
    }
    for (const folder of folders) rmSync(folder, { recursive: true })
    throw error
  } finally {
    for (const path of before.keys()) rmSync(draftOf(path), { force: true })
  }
}

/** Names with a leading dot are not inputs. */
const draftOf = (path: string): string => join(dirname(path), `.${basename(path)}.draft`)
