// Messages: compiled by Paraglide once per change, then one small module per locale for the browser (GEN-009, I18-005).
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { transform } from 'esbuild'
import type { Artefact, Locale } from '#generator/model'

/** One module for the browser: its artefact, its address, and the hash for the import map. */
export type MessageModule = { artefact: Artefact; href: string; integrity: string }

const BASE_LOCALE = 'en'

/**
 * Compiles the catalogues into `.generated/messages/`, where `#messages` points. Does nothing when that folder was
 * made from the same texts.
 *
 * @param root the project's folder
 * @param catalogues text of content/messages/<locale>.json by locale; English must be among them
 */
export async function compileMessages(root: string, catalogues: ReadonlyMap<Locale, string>): Promise<void> {
  const target = join(root, '.generated', 'messages')
  const stamp = fingerprint(catalogues)
  if (existsSync(join(target, 'stamp')) && (await readFile(join(target, 'stamp'), 'utf8')) === stamp) return

  const work = join(root, '.generated', `messages-${process.pid}`)
  await rm(work, { recursive: true, force: true })
  const english = new Map([...catalogues].filter(([locale]) => locale === BASE_LOCALE))
  const out = await compileInto(root, join(work, 'all'), catalogues, { types: false })
  // Every language has the same messages with the same placeholders, which the check holds: the types of the English ones
  // are those of all, and cost a twentieth of the time.
  const types = await compileInto(root, join(work, 'types'), english, { types: true })
  for (const file of DECLARATIONS) await rename(join(types, file), join(out, file))
  await writeFile(join(out, 'stamp'), stamp)
  await rm(target, { recursive: true, force: true })
  await rename(out, target)
  await rm(work, { recursive: true, force: true })
}

/** Where the types of messages, of their parts and of the language stand below a compiled folder. */
const DECLARATIONS = ['messages.d.ts', 'registry.d.ts', 'runtime.d.ts', join('messages', '_index.d.ts')]

async function compileInto(
  root: string,
  work: string,
  catalogues: ReadonlyMap<Locale, string>,
  { types }: { types: boolean },
): Promise<string> {
  await writeProject(root, work, catalogues)
  const outdir = join(work, 'out')
  await compile({
    project: join(work, 'project.inlang'),
    outdir,
    outputStructure: 'locale-modules',
    strategy: ['baseLocale'],
    disableAsyncLocalStorage: true,
    emitTsDeclarations: types,
  })
  return outdir
}

/**
 * The browser's module of every locale. The catalogues must be compiled already.
 *
 * @param wanted keys that scripts say; a module holds these and no others
 */
export async function emitMessages(
  root: string,
  locales: readonly Locale[],
  wanted: ReadonlySet<string>,
): Promise<Map<Locale, MessageModule>> {
  const folder = join(root, '.generated', 'messages')
  const registry = await readFile(join(folder, 'registry.js'), 'utf8')
  const index = await readFile(join(folder, 'messages', '_index.js'), 'utf8')
  // Keys that are no identifiers, such as auth.NotAuthorizedException, have another name inside.
  const keys = new Map([...index.matchAll(/^export \{ (\w+) as (".*?") \}/gm)].map(([, name, key]) => [name, key]))
  const modules = new Map<Locale, MessageModule>()
  for (const locale of locales) {
    const own = await readFile(join(folder, 'messages', `${locale}.js`), 'utf8')
    modules.set(locale, await browserModule(locale, registry, own, keys, wanted))
  }
  return modules
}

type Keys = ReadonlyMap<string | undefined, string | undefined>

async function browserModule(
  locale: Locale,
  registry: string,
  own: string,
  keys: Keys,
  wanted: ReadonlySet<string>,
): Promise<MessageModule> {
  const formatters = [...own.matchAll(/registry\.(\w+)\(/g)].map(match => match[1])
  const helpers = registry
    .split(/(?=\/\*\*)/)
    .filter(part => formatters.some(name => part.includes(`export function ${name}(`)))
    .join('\n')
    .replaceAll('export function', 'function')
  const body = own
    .replace(/^import .*$/gm, '')
    .replaceAll('registry.', '')
    .replaceAll(/^export const/gm, 'const')
  const names = [...own.matchAll(/^export const (\w+)/gm)].map(match => match[1] ?? '')
  const said = names.filter(name => wanted.has(keys.has(name) ? JSON.parse(keys.get(name) ?? '') : name))
  const listed = said.map(name => (keys.has(name) ? `${keys.get(name)}: ${name}` : name)).join(', ')
  const { code } = await transform(`${helpers}\n${body}\nexport const m = { ${listed} }`, {
    minify: true,
    treeShaking: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  })
  const digest = createHash('sha384').update(code).digest()
  const href = `/_assets/messages.${locale}.${digest.toString('hex').slice(0, 8)}.js`
  return { href, integrity: `sha384-${digest.toString('base64')}`, artefact: { path: href.slice(1), contents: code } }
}

async function writeProject(root: string, work: string, catalogues: ReadonlyMap<Locale, string>): Promise<void> {
  await mkdir(join(work, 'project.inlang'), { recursive: true })
  await mkdir(join(work, 'messages'), { recursive: true })
  // The plugin is named by a path below the project's folder, as its loader demands.
  await symlink(join(root, 'node_modules'), join(work, 'node_modules'))
  const settings = {
    baseLocale: BASE_LOCALE,
    locales: [...catalogues.keys()].sort(),
    modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: './messages/{locale}.json' },
  }
  await writeFile(join(work, 'project.inlang', 'settings.json'), JSON.stringify(settings))
  for (const [locale, text] of catalogues) await writeFile(join(work, 'messages', `${locale}.json`), text)
}

function fingerprint(catalogues: ReadonlyMap<Locale, string>): string {
  const hash = createHash('sha256').update('2')
  for (const [locale, text] of [...catalogues].sort()) hash.update(locale).update('\0').update(text).update('\0')
  return hash.digest('hex')
}
