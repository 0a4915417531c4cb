// Where a build may write: a mistyped --out must not put a site among the sources, or where there is a file.
import { statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

const SOURCES = [
  ...['brands', 'content', 'countries', 'docs', 'generator', 'islands', 'node_modules'],
  ...['sandbox', 'schema', 'scripts', 'src', 'tests', '.git', '.github', '.ci'],
]

/**
 * @param given as typed, relative to the project at `root`
 * @throws Error if it is a file, the project itself, or among its sources
 */
export function outFolder(root: string, given: string): string {
  const out = resolve(root, given)
  const below = relative(root, out)
  if (below === '' || SOURCES.includes(below.split(sep)[0] ?? ''))
    throw new Error(`${out} belongs to the sources of this project. Give another folder with --out, such as dist.`)
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${out} is a file. Give a folder with --out, such as dist.`)
  return out
}
