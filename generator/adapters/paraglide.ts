// Runs Paraglide's steps: its plugin reads the texts, its compiler makes a function of each message, and its registry formats
// plurals. Paraglide keeps the messages in a database between these steps, which takes most of its time; here they are passed on
// directly. The compiler and the registry are undocumented; tests/generator/adapters.test.ts names the version that was read,
// and compares these results with Paraglide's.
import type { Locale } from '../model.ts'

/** Packages and program that determine the result. */
export const PARAGLIDE = {
  packages: ['@inlang/paraglide-js', '@inlang/plugin-message-format'],
  filename: import.meta.filename,
}

/** An input of a message, such as `count`, or a value that it derives, such as its plural form. */
type Declaration = { type: 'input-variable' | 'local-variable'; name: string }
type Variant = { messageBundleId: string; messageLocale: Locale; matches: unknown[]; pattern: unknown[] }
type Message = { bundleId: string; locale: Locale; selectors: unknown[] }

/** A catalogue as the plugin reads it. */
type Imported = {
  bundles: { id: string; declarations: Declaration[] }[]
  messages: Message[]
  variants: Variant[]
}
type Plugin = {
  importFiles: (given: {
    files: { locale: Locale; content: Uint8Array }[]
    settings: { baseLocale: Locale; locales: Locale[] }
  }) => Promise<Imported>
}
type CompileMessage = (
  declarations: readonly Declaration[],
  message: Message,
  variants: readonly Variant[],
) => { code: string }

/** The code of each message as one function expression, by locale and key. They call `registry`, a module of its own. */
type MessageFunctions = { registry: string; functions: Map<Locale, Map<string, string>> }

/** Compiles the messages of catalogues, each of which is the text of its file, by locale. */
export async function messageFunctions(catalogues: ReadonlyMap<Locale, string>): Promise<MessageFunctions> {
  const [{ compileMessage }, { createRegistry }] = await Promise.all([
    compilerPart<{ compileMessage: CompileMessage }>('compile-message.js'),
    compilerPart<{ createRegistry: () => string }>('registry.js'),
  ])
  const functions = new Map<Locale, Map<string, string>>()
  for (const [locale, text] of catalogues) {
    const { bundles, messages, variants } = await read(locale, text)
    const declarations = new Map(bundles.map(bundle => [bundle.id, bundle.declarations]))
    const variantsOf = Map.groupBy(variants, variant => variant.messageBundleId)
    functions.set(
      locale,
      new Map(
        messages.map(message => {
          const key = message.bundleId
          const { code } = compileMessage(declarations.get(key) ?? [], message, variantsOf.get(key) ?? [])
          return [key, code.replace(/;\s*$/, '')]
        }),
      ),
    )
  }
  return { registry: createRegistry(), functions }
}

/** The inputs of each message of a catalogue, by key. */
export async function messageInputs(locale: Locale, catalogue: string): Promise<Map<string, string[]>> {
  const { bundles } = await read(locale, catalogue)
  return new Map(
    bundles.map(({ id, declarations }) => [
      id,
      [...new Set(declarations.filter(({ type }) => type === 'input-variable').map(({ name }) => name))],
    ]),
  )
}

async function read(locale: Locale, catalogue: string): Promise<Imported> {
  const { default: plugin } = await moduleAt<{ default: Plugin }>(import.meta.resolve('@inlang/plugin-message-format'))
  const files = [{ locale, content: new TextEncoder().encode(catalogue) }]
  return plugin.importFiles({ files, settings: { baseLocale: locale, locales: [locale] } })
}

/** A module of the compiler, which the package does not export by name. */
const compilerPart = <Module>(file: string): Promise<Module> =>
  moduleAt(new URL(`compiler/${file}`, import.meta.resolve('@inlang/paraglide-js')).href)

const moduleAt = <Module>(address: string): Promise<Module> => import(address)
