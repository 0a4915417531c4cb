// Which messages scripts in a browser use. The rest (landing page, legal texts, headings) is written into the pages by the
// build, and need not be in the modules of the languages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importReader, reachableFrom } from '../cache/reachable.ts'

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
  const paths = FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  const keys = namedIn(root, paths)
  return messageKeys(english).filter(key => keys.has(key))
}

/** The keys that these files name, as far as they run in a browser. */
function namedIn(root: string, paths: readonly string[]): Set<string> {
  const code = paths.filter(path => /\.tsx?$/.test(path) && !SERVER_ONLY.test(path))
  return new Set(
    code.flatMap(path =>
      [...readFileSync(join(root, path), 'utf8').matchAll(NAMED)].map(([, plain, quoted]) => plain ?? quoted ?? ''),
    ),
  )
}

/** Pages that use fewer of the messages, by their layout: login and registration, the pages of one order, and the screens. */
const LAYOUTS = {
  entrance: 'src/layouts/Entrance.astro',
  order: 'src/layouts/Public.astro',
  screen: 'src/layouts/Portal.astro',
}
/** The one screen that has all messages: a fifth of them are its own. */
const WITH_ALL = '/bulk-order.astro'
/** How islands come to life: pages do not import it. */
const ISLAND_CLIENT = 'islands/page/island-client.tsx'

/** Pages whose messages are a module of their own; those of all others are one. */
export type MessagePart = keyof typeof LAYOUTS

/** The keys that scripts of these pages name, and of whatever such a page can load later. */
export function messagesByPart(root: string): Record<MessagePart, ReadonlySet<string>> {
  const importsOf = importReader(root, { types: false })
  const pages = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map(name => join('src/pages', name))
    .filter(path => path.endsWith('.astro') && !path.endsWith(WITH_ALL))
  const of = (layout: string) => {
    const own = pages.filter(path => importsOf(path).includes(layout))
    return namedIn(root, reachableFrom(root, [ISLAND_CLIENT, ...own], importsOf))
  }
  return { entrance: of(LAYOUTS.entrance), order: of(LAYOUTS.order), screen: of(LAYOUTS.screen) }
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
