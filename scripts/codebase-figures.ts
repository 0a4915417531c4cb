// Prints how the code of the site is cut into files: `node scripts/run.mjs scripts/codebase-figures.ts [--list]`. A module that one file imports and
// that no test knows belongs into that file; a circle of imports cannot be read from top to bottom.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './root.ts'

const NAMED =
  /(?:\bfrom|\bimport)\s*\(?\s*['"]([.#][^'"\n?]+)|new URL\(\s*['"](\.{1,2}\/[^'"\n]+)['"]|@import\s+"([^"]+)"/g
const SITE = /^(?:src|islands)\//

const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => statSync(join(ROOT, path)).isFile())
    .sort()

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const aliases: [name: string, target: string][] = Object.entries(
  (JSON.parse(textOf('package.json')) as { imports: Record<string, unknown> }).imports,
).flatMap(([name, target]) => (typeof target === 'string' ? [[name, target.slice(2)]] : []))

/** The files of the project that a file imports, types too. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(NAMED)].flatMap(([, imported, asset, sheet]) => {
    const name = imported ?? asset ?? sheet ?? ''
    const alias = aliases.find(([from]) => (from.endsWith('*') ? name.startsWith(from.slice(0, -1)) : name === from))
    const target = name.startsWith('.')
      ? join(dirname(path), name).replaceAll('\\', '/')
      : alias?.[1].replace('*', name.slice(alias[0].length - 1))
    return target !== undefined && existsSync(join(ROOT, target)) ? [target] : []
  })
}

const all = filesOf('{src,islands}/**/*')
const modules = all.filter(path => /\.tsx?$/.test(path))
const code = filesOf('{src,islands,generator,sandbox,scripts,tests}/**/*.{ts,tsx,astro,mjs}', 'astro.config.mjs')
const imports = new Map(code.map(path => [path, new Set(importsOf(path))]))

const single = modules.filter(path => {
  const importers = code.filter(other => imports.get(other)?.has(path))
  const outside = importers.filter(other => !other.startsWith('tests/'))
  return outside.length === 1 && outside.length === importers.length
})

/** Groups of modules that import each other in a circle (Tarjan). */
function circles(): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (path: string): number => {
    const index = order.size
    order.set(path, index)
    open.push(path)
    let lowest = index
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? index)
    }
    low.set(path, lowest)
    if (lowest === index) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1 || imports.get(path)?.has(path)) found.push(group)
    }
    return lowest
  }
  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return found
}

const found = circles()
const casts = code
  .filter(path => SITE.test(path))
  .flatMap(path => [...textOf(path).matchAll(/\bas never\b/g)].map(() => path))
console.log(`modules (.ts, .tsx) in src and islands      ${modules.length}`)
console.log(`files in src and islands                    ${all.length}`)
console.log(`modules with one importer and no own test   ${single.length}`)
console.log(`circles of imports, types counted           ${found.length}`)
console.log(`casts "as never" in src and islands         ${casts.length}`)
if (process.argv.includes('--list')) {
  for (const path of single) {
    const importer = code.find(other => imports.get(other)?.has(path))
    console.log(
      `one importer: ${path} (${textOf(path).split('\n').length - 1} lines) <- ${importer} (${importer && textOf(importer).split('\n').length - 1})`,
    )
  }
  for (const group of found) console.log(`circle: ${group.join(' ')}`)
  for (const path of new Set(casts)) console.log(`as never: ${path}`)
}
