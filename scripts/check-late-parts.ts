// Every part that is loaded late goes through the one retry (CST-001, CST-104): no bare `lazy(` or `import(` in src and islands.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const FOLDERS = ['src', 'islands']
/** The retry itself, and the script in the head of the page, which loads islands. */
const EXCEPT = new Set([join('src', 'platform', 'import-with-retry.ts'), join('src', 'scripts', 'portal-head.ts')])
const LATE = /(?<!typeof )\b(?:lazy|import)\(/g
const BY_RETRY = /\b(?:importWithRetry|usePart|latePart)\(\s*\(\) =>\s*$/

/** The places, as `file:line`, at which a part is loaded without the retry. */
export function bareImports(file: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, comment => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(LATE)]
    .filter(({ index }) => !BY_RETRY.test(code.slice(0, index)))
    .map(({ index }) => `${file}:${code.slice(0, index).split('\n').length}`)
}

if (import.meta.main) {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  ).filter(name => /\.(?:tsx?|astro)$/.test(name) && !EXCEPT.has(name))
  const found = files.flatMap(file => bareImports(file, readFileSync(join(ROOT, file), 'utf8')))
  for (const place of found)
    console.error(`${place}: a part that is loaded late goes through importWithRetry, usePart or latePart`)
  if (found.length > 0) process.exitCode = 1
}
