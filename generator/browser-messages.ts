// Which messages scripts in a browser say. The rest (landing page, legal texts, headings) is written into the pages by the
// build, and need not be sent a second time inside the module of a language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with code that runs in browsers; what stands in `.astro` files and beside them runs on the server alone. */
const FOLDERS = ['islands', 'src']
const SERVER_ONLY = /^src[/\\](components|layouts|pages|contract|domain)[/\\]/

/** The keys that scripts name, as `m.key` or `m['key']`; there is no other way to name one. @param root the project's folder */
export function browserMessages(root: string): Set<string> {
  const keys = new Set<string>()
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name)
      if (!/\.tsx?$/.test(name) || SERVER_ONLY.test(path)) continue
      for (const [, plain, quoted] of readFileSync(join(root, path), 'utf8').matchAll(/\bm(?:\.(\w+)|\['([\w.]+)'\])/g))
        keys.add(plain ?? quoted ?? '')
    }
  return keys
}
