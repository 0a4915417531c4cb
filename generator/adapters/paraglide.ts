// Paraglide's output: what it writes is taken apart, so that each message can be kept by itself. The form of these files is in no
// document; tests/generator/adapters.test.ts names the version that they were read from.
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../model.ts'
import { closeTempDir, openTempDir } from '../temp-dir.ts'

/** Packages and program that decide what is compiled. */
export const PARAGLIDE = {
  packages: ['@inlang/paraglide-js', '@inlang/plugin-message-format'],
  filename: import.meta.filename,
}

/** Text of each locale's catalogue; that of the base locale is among them. */
type Catalogues = ReadonlyMap<Locale, string>

/** The code of each message as one function expression, by locale and key. They call `registry`, a module of its own. */
type MessageFunctions = { registry: string; functions: Map<Locale, Map<string, string>> }

/** Compiles the messages that the base locale has, in all locales. @param root the project's folder */
export function messageFunctions(root: string, base: Locale, catalogues: Catalogues): Promise<MessageFunctions> {
  return compiled(root, { base, catalogues, types: false }, async out => {
    const index = await readFile(join(out, 'messages', '_index.js'), 'utf8')
    // Keys that are no identifiers, such as auth.NotAuthorizedException, have another name inside.
    const keyOf = new Map(
      [...index.matchAll(/^export \{ (\w+) as "(.*?)" \}/gm)].map(([, name = '', key = '']) => [name, key]),
    )
    const functions = new Map<Locale, Map<string, string>>()
    for (const locale of catalogues.keys()) {
      const module = await readFile(join(out, 'messages', `${locale}.js`), 'utf8')
      const own = new Map<string, string>()
      for (const statement of module.split(/^(?=export )/m)) {
        const [, name, code] = /^export const (\w+) = (.*?);?\s*$/s.exec(statement) ?? []
        if (name !== undefined && code !== undefined) own.set(keyOf.get(name) ?? name, code)
      }
      functions.set(locale, own)
    }
    return { registry: await readFile(join(out, 'registry.js'), 'utf8'), functions }
  })
}

/** Where the types of messages, of their parts and of the language are below a compiled folder. */
const DECLARATIONS = ['messages.d.ts', 'registry.d.ts', 'runtime.d.ts', join('messages', '_index.d.ts')]

/** The types of all messages, by file. They cost more than the functions. */
export function messageTypes(root: string, base: Locale, catalogue: string): Promise<Record<string, string>> {
  return compiled(root, { base, catalogues: new Map([[base, catalogue]]), types: true }, async out => {
    const texts = await Promise.all(DECLARATIONS.map(file => readFile(join(out, file), 'utf8')))
    return Object.fromEntries(DECLARATIONS.map((file, index) => [file, texts[index] ?? '']))
  })
}

type Compilation = { base: Locale; catalogues: Catalogues; types: boolean }

/** Compiles these catalogues and reads the folder, which is gone afterwards. */
async function compiled<Result>(
  root: string,
  { base, catalogues, types }: Compilation,
  read: (out: string) => Promise<Result>,
): Promise<Result> {
  const work = openTempDir(join(root, '.generated', 'compiling'))
  try {
    await writeProject(root, work, base, catalogues)
    const { compile } = await import('@inlang/paraglide-js')
    await compile({
      project: join(work, 'project.inlang'),
      outdir: join(work, 'out'),
      outputStructure: 'locale-modules',
      strategy: ['baseLocale'],
      disableAsyncLocalStorage: true,
      emitTsDeclarations: types,
    })
    return await read(join(work, 'out'))
  } finally {
    closeTempDir(work)
  }
}

async function writeProject(root: string, work: string, base: Locale, catalogues: Catalogues): Promise<void> {
  await mkdir(join(work, 'project.inlang'), { recursive: true })
  await mkdir(join(work, 'messages'), { recursive: true })
  // The plugin is named by a path below the project's folder, as its loader demands.
  await symlink(join(root, 'node_modules'), join(work, 'node_modules'))
  const settings = {
    baseLocale: base,
    locales: [...catalogues.keys()].sort(),
    modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: './messages/{locale}.json' },
  }
  await writeFile(join(work, 'project.inlang', 'settings.json'), JSON.stringify(settings))
  for (const [locale, text] of catalogues) await writeFile(join(work, 'messages', `${locale}.json`), text)
}
