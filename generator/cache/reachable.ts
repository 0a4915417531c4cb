// Which files of the project some files import, directly or not: dependencies of cached results are found, not listed by hand.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const NAMED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]|new URL\(\s*['"](\.{1,2}\/[^'"\n]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.astro', '.mjs', '/index.ts']

/**
 * @param root the project's folder
 * @param starts paths below it
 * @param importsOf whoever asks for many remembers what a file imports
 * @returns these and every file of the project that they import by a path or by an alias of package.json; types too, since telling
 * them apart would gain nothing. Packages are not followed: the lockfile represents them.
 */
export function reachableFrom(root: string, starts: Iterable<string>, importsOf = importReader(root)): string[] {
  const reached = new Set(starts)
  for (const path of reached) for (const found of importsOf(path)) reached.add(found)
  return [...reached].sort()
}

/** What is gone when a file runs. */
const TYPES = /^(?:import|export) type [^'"]*['"][^'"\n]+['"]|\btypeof import\([^)]*\)/gm

/**
 * @param types whether files from which only types come count as well
 * @returns the files of the project that a file imports by a path or an alias; files other than code import nothing
 */
export function importReader(root: string, { types = true } = {}): (path: string) => string[] {
  const aliases = aliasesOf(root)
  return path => {
    if (!/\.(?:tsx?|mjs|astro)$/.test(path)) return []
    const text = readFileSync(join(root, path), 'utf8')
    return [...(types ? text : text.replace(TYPES, '')).matchAll(NAMED)].flatMap(
      ([, imported, asset]) => fileOf(root, path, (imported ?? asset ?? '').split('?')[0] ?? '', aliases) ?? [],
    )
  }
}

type Alias = { before: string; after: string; target: string }

function aliasesOf(root: string): Alias[] {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, unknown>
  }
  return Object.entries(imports).flatMap(([name, target]) => {
    if (typeof target !== 'string') return []
    const [before = '', after] = name.split('*')
    return [{ before, after: after ?? '', target }]
  })
}

function fileOf(root: string, from: string, name: string, aliases: readonly Alias[]): string | undefined {
  const base = name.startsWith('.')
    ? join(dirname(from), name)
    : aliases
        .filter(({ before, after, target }) =>
          target.includes('*') ? name.startsWith(before) && name.endsWith(after) : name === before,
        )
        .map(({ before, after, target }) =>
          target.replaceAll('*', name.slice(before.length, name.length - after.length)),
        )[0]
  if (base === undefined) return undefined
  const path = ENDINGS.map(ending => join(root, base + ending)).find(
    candidate => existsSync(candidate) && statSync(candidate).isFile(),
  )
  return path && relative(root, path).replaceAll('\\', '/')
}
