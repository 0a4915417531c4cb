// Messages: compiled by Paraglide, each language once per change of its texts, then one small module per locale for the
// browser (GEN-009, I18-005). A text that a language does not have yet is the English one, marked as such (Q114).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, transform } from 'esbuild'
import { messageFunctions, messageInputs, PARAGLIDE } from '../adapters/paraglide.ts'
import type { Artefact, Locale } from '../model.ts'
import { type MessagePart, messageKeys } from '../render/browser-messages.ts'

/** One module for the browser: its artefact and its address. */
export type MessageModule = { artefact: Artefact; href: string }

/** Those of a language: all that scripts use, and what is needed on pages that use few. */
export type MessageModules = Record<'portal' | MessagePart, MessageModule>

const BASE_LOCALE = 'en'

const TOOLS = [...PARAGLIDE.packages, 'esbuild']

/** The sources of the compiler: after a change of these, everything is compiled again. */
function compiler(root: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const versions = TOOLS.map(name => `${name} ${dependencies?.[name]}`)
  const programs = [import.meta.filename, PARAGLIDE.filename].map(path => readFileSync(path, 'utf8'))
  return [...programs, ...versions].join('\n')
}

/** In the compiled folder: locale to the fingerprint of its module's sources, which is in its name too. */
const STAMPS = 'stamps.json'

type Stamps = Record<string, string>

const fileOf = (locale: Locale, stamp: string | undefined): string => `${locale}.${stamp}.js`

/**
 * Compiles the catalogues into `.generated/messages/`, where `#messages` points, but only the languages whose texts have changed.
 * Types are separate; see `writeMessageTypes`.
 *
 * @param root the project's folder
 * @param catalogues text of content/messages/<locale>.json by locale; must include English
 */
export async function compileMessages(root: string, catalogues: ReadonlyMap<Locale, string>): Promise<void> {
  const target = join(root, '.generated', 'messages')
  const english = catalogues.get(BASE_LOCALE)
  if (english === undefined) throw new Error(`messages.${BASE_LOCALE} not set`)
  const program = fingerprint(compiler(root))
  const wanted: Stamps = Object.fromEntries(
    [...catalogues].map(([locale, text]) => [locale, fingerprint(program, locale, text)]),
  )
  const before = await readStamps(target)
  const isThere = (locale: Locale) => existsSync(join(target, 'messages', fileOf(locale, wanted[locale])))
  const outdated = [...catalogues.keys()].filter(locale => before[locale] !== wanted[locale] || !isThere(locale))
  const removed = Object.keys(before).filter(locale => !catalogues.has(locale))
  if (outdated.length === 0 && removed.length === 0) return

  await mkdir(join(target, 'messages'), { recursive: true })
  const changed = new Map(outdated.map(locale => [locale, catalogues.get(locale) ?? '{}']))
  const { registry, functions } = await messageFunctions(changed)
  await replace(join(target, 'registry.js'), registry)
  for (const [locale, own] of functions)
    await replace(join(target, 'messages', fileOf(locale, wanted[locale])), await languageModule(own))
  await replace(join(target, 'runtime.js'), RUNTIME)
  await replace(join(target, 'messages', '_index.js'), indexOf(wanted, messageKeys(english)))
  await replace(join(target, 'messages.js'), "export * as m from './messages/_index.js'\n")
  await replace(join(target, STAMPS), JSON.stringify(wanted))
  const needed = new Set(['_index.js', '_index.d.ts', ...Object.entries(wanted).map(entry => fileOf(...entry))])
  for (const name of await readdir(join(target, 'messages')))
    if (!needed.has(name)) await rm(join(target, 'messages', name), { force: true })
}

/**
 * Writes the types of the messages next to them: those of English, which fit every language, since all
 * have the same messages with the same placeholders. They change with keys and placeholders, not with words.
 */
export async function writeMessageTypes(root: string, english: string): Promise<void> {
  const target = join(root, '.generated', 'messages')
  await mkdir(join(target, 'messages'), { recursive: true })
  const inputs = await messageInputs(BASE_LOCALE, english)
  const keys = messageKeys(english)
  const types = keys.map((key, at) => `declare const x${at}: Message${inputsType(inputs.get(key) ?? [])}`)
  const exports = keys.map((key, at) => `x${at} as ${JSON.stringify(key)}`)
  await replace(
    join(target, 'messages', '_index.d.ts'),
    `${MESSAGE_TYPE}${types.join('\n')}\nexport { ${exports.join(', ')} }\n`,
  )
  await replace(join(target, 'messages.d.ts'), "export * as m from './messages/_index.js'\n")
  await replace(join(target, 'runtime.d.ts'), RUNTIME_TYPES)
}

/** A message is a function of its placeholders, or without arguments. */
const MESSAGE_TYPE = `type Message<Inputs = undefined> = Inputs extends undefined
  ? (inputs?: {}, options?: { locale?: string }) => string
  : (inputs: Inputs, options?: { locale?: string }) => string
`

const inputsType = (names: readonly string[]): string =>
  names.length > 0 ? `<{ ${names.map(name => `${name}: NonNullable<unknown>`).join('; ')} }>` : ''

/** The language of the page that is being rendered. Browsers do not need it: they load one language. */
const RUNTIME = `export let getLocale = () => '${BASE_LOCALE}'
export const overwriteGetLocale = next => {
  getLocale = next
}
`

const RUNTIME_TYPES = `export function getLocale(): string
export function overwriteGetLocale(next: () => string): void
`

/** Every message by its key, in the language of the page or a given one; in English, marked, if it is missing. */
function indexOf(stamps: Stamps, keys: readonly string[]): string {
  const locales = Object.entries(stamps).sort()
  const imports = locales.map((entry, at) => `import * as m${at} from './${fileOf(...entry)}'`)
  const languages = locales.map(([locale], at) => `${JSON.stringify(locale)}: m${at}`)
  const messages = keys.map((key, at) => `const x${at} = message(${JSON.stringify(key)})`)
  return `import { inEnglish } from '../../../${ENGLISH_TEXTS}'
import { getLocale } from '../runtime.js'
${imports.join('\n')}
const languages = { ${languages.join(', ')} }
const message = key => {
  const english = inEnglish(languages.${BASE_LOCALE}[key])
  return (inputs = {}, options = {}) => (languages[options.locale ?? getLocale()][key] ?? english)(inputs)
}
${messages.join('\n')}
export { ${keys.map((key, at) => `x${at} as ${JSON.stringify(key)}`).join(', ')} }
`
}

/** A language as a module without comments, with all of its messages by key. */
async function languageModule(functions: ReadonlyMap<string, string>): Promise<string> {
  const own = [...functions].map(([key, code]) => ({ key: JSON.stringify(key), code }))
  const constants = own.map(({ code }, at) => `const x${at} = ${code}`).join('\n')
  const exports = own.map(({ key }, at) => `x${at} as ${key}`).join(', ')
  const module = `import * as registry from '../registry.js'\n${constants}\nexport { ${exports} }\n`
  return (await transform(module, { ...ESM, minifyWhitespace: true })).code
}

const ESM = { format: 'esm', target: 'es2022', charset: 'utf8', legalComments: 'none' } as const

/** Writes a file atomically, and only if its contents change: the dev server watches them. */
async function replace(path: string, text: string): Promise<void> {
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text)
  await rename(draft, path)
}

/** Locale to the fingerprint of its messages' sources. */
export const compiledStamps = (root: string): Promise<Record<Locale, string>> =>
  readStamps(join(root, '.generated', 'messages'))

async function readStamps(target: string): Promise<Stamps> {
  if (!existsSync(join(target, STAMPS))) return {}
  return JSON.parse(await readFile(join(target, STAMPS), 'utf8')) as Stamps
}

/**
 * The browser's modules of every locale. The catalogues must be compiled already. Modules are cached next to their sources.
 *
 * @param named keys that scripts use, with their short names; a module contains only these
 * @param parts keys of the pages with modules of their own; without them these have the same as all others
 */
export async function emitMessages(
  root: string,
  catalogues: ReadonlyMap<Locale, string>,
  named: ReadonlyMap<string, string>,
  parts?: Readonly<Record<MessagePart, ReadonlySet<string>>>,
): Promise<Map<Locale, MessageModules>> {
  const stamps = await readStamps(join(root, '.generated', 'messages'))
  const modules = [...catalogues].map(async ([locale, text]) => {
    const own = new Set(messageKeys(text))
    const portal = await browserModule(root, locale, { part: 'portal', named, own, stamps })
    const ofPart = async (part: MessagePart) =>
      parts
        ? browserModule(root, locale, {
            part,
            named: new Map([...named].filter(([key]) => parts[part].has(key))),
            own,
            stamps,
          })
        : portal
    const [entrance, order, screen] = await Promise.all([ofPart('entrance'), ofPart('order'), ofPart('screen')])
    return [locale, { portal, entrance, order, screen }] as const
  })
  return new Map(await Promise.all(modules))
}

type ModuleSource = {
  part: keyof MessageModules
  named: ReadonlyMap<string, string>
  /** Which messages the language has itself. */
  own: ReadonlySet<string>
  stamps: Stamps
}

async function browserModule(root: string, locale: Locale, source: ModuleSource): Promise<MessageModule> {
  const code = await browserCode(root, locale, source)
  const digest = createHash('sha384').update(code).digest('hex')
  const name = source.part === 'portal' ? 'messages' : `messages-${source.part}`
  const href = `/_assets/${name}.${locale}.${digest.slice(0, 8)}.js`
  return { href, artefact: { path: href.slice(1), contents: code } }
}

async function browserCode(root: string, locale: Locale, { part, named, own, stamps }: ModuleSource): Promise<string> {
  const folder = join(root, '.generated', 'messages')
  const keys = [...named.keys()]
  const missing = keys.some(key => !own.has(key))
  const compiled = (language: Locale) => join('.generated', 'messages', 'messages', fileOf(language, stamps[language]))
  const sources = missing ? [compiled(locale), compiled(BASE_LOCALE), ENGLISH_TEXTS] : [compiled(locale)]
  const texts = await Promise.all(sources.map(path => readFile(join(root, path), 'utf8')))
  const stamp = fingerprint(compiler(root), ...texts, ...[...named].flat())
  const cached = join(folder, 'browser', `${locale}.${part}.${stamp}.js`)
  if (existsSync(cached)) return readFile(cached, 'utf8')

  const functions = await codeOf(join(root, compiled(locale)))
  const english = missing ? await codeOf(join(root, compiled(BASE_LOCALE))) : new Map<string, string>()
  const listed = [...named].map(([key, called]) => {
    const code = own.has(key) ? functions.get(key) : `inEnglish(${english.get(key)})`
    return `${JSON.stringify(called)}: ${code}`
  })
  const marking = missing
    ? `import { inEnglish, markEnglishTexts } from './${ENGLISH_TEXTS}'\nmarkEnglishTexts(document)\n`
    : ''
  const contents = `import * as registry from './.generated/messages/registry.js'
${marking}export const m = { ${listed.join(', ')} }`
  const { outputFiles } = await build({
    ...ESM,
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
  })
  const code = outputFiles[0]?.text ?? ''
  await mkdir(join(folder, 'browser'), { recursive: true })
  for (const name of await readdir(join(folder, 'browser')))
    if (name.startsWith(`${locale}.${part}.`)) await rm(join(folder, 'browser', name), { force: true })
  await replace(cached, code)
  return code
}

/**
 * The code of each function of a compiled language, by key. Written into one object, functions need no names of their own,
 * which would be a quarter of a language's module.
 */
async function codeOf(path: string): Promise<Map<string, string>> {
  const messages: Record<string, () => string> = await import(pathToFileURL(path).href)
  return new Map(Object.entries(messages).map(([key, message]) => [key, String(message)]))
}

/** Marks English texts on a page of another language; see there. */
const ENGLISH_TEXTS = 'src/english-texts.ts'

function fingerprint(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}
