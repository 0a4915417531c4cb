// Which messages scripts in a browser use. The rest (landing page, legal texts, headings) is written into the pages by the
// build, and need not be in the modules of the languages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with code for browsers; `.astro` files and the modules next to them run on the server only. */
const FOLDERS = ['islands', 'src']
/** How scripts name a message: `m.key` or `m['key']`; there is no other way. */
const NAMED = /\bm(?:\.(\w+)|\['([\w.]+)'\])/g
const SERVER_ONLY = /^src[/\\](components|layouts|pages|contract|domain)[/\\]/

/**
 * The keys that scripts name, in the order of the English catalogue.
 *
 * @param root the project's folder
 * @param english text of content/messages/en.json
 */
export function browserMessages(root: string, english: string): string[] {
  const keys = new Set<string>()
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name)
      if (!/\.tsx?$/.test(name) || SERVER_ONLY.test(path)) continue
      for (const [, plain, quoted] of readFileSync(join(root, path), 'utf8').matchAll(NAMED))
        keys.add(plain ?? quoted ?? '')
    }
  return messageKeys(english).filter(key => keys.has(key))
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The name of each message in built scripts: two letters. Keys would be a fifth of each language's module. */
export function shortNames(root: string, english: string): Map<string, string> {
  const keys = browserMessages(root, english)
  if (keys.length > LETTERS.length ** 2) throw new Error(`${keys.length} messages have no names of two letters`)
  const letter = (at: number): string => LETTERS.charAt(at % LETTERS.length)
  return new Map(keys.map((key, at) => [key, letter(Math.floor(at / LETTERS.length)) + letter(at)]))
}

/** Every key of a catalogue, in its order. */
export const messageKeys = (catalogue: string): string[] =>
  Object.keys(JSON.parse(catalogue)).filter(key => key !== '$schema')

/** A script with these names instead of the keys. */
export const withShortNames = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replace(NAMED, (named, plain, quoted) => {
    const name = names.get(plain ?? quoted)
    return name === undefined ? named : `m.${name}`
  })
