// Where a command may write: a mistyped --out must put nothing among the sources, or where there is a file.
import { statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

const SOURCES = [
  ...['brands', 'content', 'countries', 'docs', 'generator', 'islands', 'node_modules'],
  ...['sandbox', 'schema', 'scripts', 'src', 'tests', '.git', '.github', '.ci'],
]

/**
 * @param given as typed, relative to the project at `root`
 * @param option in which it was given, with a folder that would do
 * @throws Error if it is a file, the project itself, or among its sources
 */
export function outFolder(root: string, given: string, option = '--out, such as dist'): string {
  const out = resolve(root, given)
  const below = relative(root, out)
  if (below === '' || SOURCES.includes(below.split(sep)[0] ?? ''))
    throw new Error(`${out} belongs to the sources of this project. Give another folder with ${option}.`)
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${out} is a file. Give a folder with ${option}.`)
  return out
}
