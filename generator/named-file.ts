// Files that somebody names on the command line.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The text of a file.
 *
 * @param cure a sentence that says which file to give, and how
 * @throws Error with the cure, if there is no such file or it is a folder
 */
export function namedFile(path: string, cure: string): string {
  const file = resolve(path)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Error(`There is no file ${file}. ${cure}`)
    if (code === 'EISDIR') throw new Error(`${file} is a folder. ${cure}`)
    throw error
  }
}
