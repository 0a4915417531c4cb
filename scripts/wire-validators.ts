// Compiles the shapes to plain functions ahead of time, because the site's content security policy allows no eval.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { transform } from 'esbuild'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { placesOnly, standaloneCode } from '#generator/adapters/ajv-standalone.ts'
import { fileOf, type Schema, tolerant, wireFiles } from './wire-schemas.ts'

/** What is read besides answers: socket messages, the claims of tokens, an order on its own, what the browser keeps. */
const MESSAGES = [
  'ServerMessage',
  'GuestTokenPayload',
  'GodroidTokenPayload',
  'ErrorAnswer',
  'Order',
  'StoredLogin',
  'StoredGuest',
  'GuestOrders',
  'SearchHistory',
  'StoredFilters',
  'StoredVendors',
] as const

const all: readonly Endpoint[] = Object.values(endpoints)
const bodies = all.flatMap(call => (call.input ? [call.input] : []))
const answers = all.flatMap(call => [
  ...(typeof call.answer === 'string' ? [call.answer] : []),
  ...(call.refusal ? [call.refusal] : []),
])
const addressed = all.flatMap(call => [...Object.values(call.params), ...(call.query ? [call.query] : [])])

/** Socket messages carry orders: in one module with them the browser gets the checks of an order once. */
const moduleOf = (shape: string) => (fileOf(shape) === 'socket' ? 'order' : fileOf(shape))

const BANNER = '// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.\n'
const unique = (names: readonly string[]): string[] => [...new Set(names)].sort()

/**
 * Every file of schema/generated/validators by its name:
 * - one module per file of schemas, for the browser: answers and messages, open to fields that are not known yet;
 * - `answers.js`: the name of an answer to a function that loads its validator, so that a page loads only what it calls;
 * - `strict.js`, for the sandbox and the tests: bodies, answers and messages, closed, reporting every error;
 * - `addresses.js`, for the sandbox: parameters and queries, turning the text of an address into numbers and switches.
 */
export async function validatorFiles(): Promise<Record<string, string>> {
  const read = unique([...answers, ...MESSAGES])
  const topics = unique(read.map(moduleOf))
  // What the browser keeps is read when a page starts: its module is imported directly, never loaded by name.
  const sent = read.filter(name => moduleOf(name) !== 'stored')
  const files: Record<string, string> = {
    'validator.d.ts': `${BANNER}${VALIDATOR_TYPE}`,
    'answers.js': BANNER + loaders(sent),
    'answers.d.ts': `${BANNER}import type { WireShapes } from '../wire.ts'\nimport type { Validator } from './validator.d.ts'\n
/** Shapes that come from a server. */\nexport type ReadShape = ${sent.map(name => `'${name}'`).join(' | ')}\n
/** Loads the validator of a shape; it allows fields that it does not know. */
export declare const validators: { readonly [Name in ReadShape]: () => Promise<Validator<WireShapes[Name]>> }\n`,
  }
  const add = async (file: string, names: readonly string[], kind: Kind) => {
    files[`${file}.js`] = BANNER + (await compileAll(names, kind))
    files[`${file}.d.ts`] = declarations(names, kind)
  }
  for (const topic of topics)
    await add(
      topic,
      read.filter(name => moduleOf(name) === topic),
      browser,
    )
  const closed = unique([...bodies, ...answers, ...MESSAGES, 'ClientMessage', 'CardSecret'])
  await add('strict', closed, { ...server, options: { allErrors: true } })
  await add('addresses', unique(addressed), { ...server, options: { allErrors: true, coerceTypes: true } })
  return files
}

type Kind = {
  /** Ajv's own. */
  options: object
  change(schema: Schema): Schema
  shorten(source: string): string
  /** What a validator of this kind says of a fault. */
  finding: 'ValidationPlace' | 'ValidationError'
}

const browser: Kind = {
  options: { messages: false },
  change: tolerant,
  shorten: placesOnly,
  finding: 'ValidationPlace',
}
const server: Kind = { options: {}, change: schema => schema, shorten: source => source, finding: 'ValidationError' }

async function compileAll(names: readonly string[], { options, change, shorten }: Kind): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    inlineRefs: false,
    ...options,
    code: { source: true, esm: true, lines: true },
  })
  for (const schema of Object.values(wireFiles)) ajv.addSchema(change(schema))
  const wanted = Object.fromEntries(names.map(name => [`is${name}`, `wire/${fileOf(name)}.schema.json#/$defs/${name}`]))
  const { code } = await transform(standaloneCode(ajv, wanted, shorten), {
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    treeShaking: true,
    charset: 'utf8',
  })
  return code
}

const VALIDATOR_TYPE = `
/** Where something did not fit, as a JSON pointer. */
export type ValidationPlace = { instancePath: string }

/** What did not fit, as Ajv says it. */
export type ValidationError = ValidationPlace & {
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** True when the data has the shape; else \`errors\` says what does not fit, until the next call. */
export type Validator<T, Finding = ValidationPlace> = ((data: unknown) => data is T) & { errors?: Finding[] | null }
`

const declarations = (names: readonly string[], { finding }: Kind) =>
  `${BANNER}import type { WireShapes } from '../wire.ts'\nimport type { ${finding}, Validator } from './validator.d.ts'\n
${names.map(name => `export declare const is${name}: Validator<WireShapes['${name}'], ${finding}>`).join('\n')}\n`

const loaders = (names: readonly string[]) =>
  `export const validators = {\n${names.map(name => `  ${name}: () => import('./${moduleOf(name)}.js').then(module => module.is${name}),`).join('\n')}\n}\n`
