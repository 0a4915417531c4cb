// Writes schema/generated/ from schema/*.schema.json: `config.ts` with one type per schema, `deployment.ts` with what a site is built
// from. `--check` fails on drift.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

const folder = fileURLToPath(new URL('../schema/', import.meta.url))
const BANNER = '// Written by scripts/generate-schema.ts from schema/*.schema.json. Do not edit.'
const OPTIONS = {
  cwd: folder,
  additionalProperties: false,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  unreachableDefinitions: false,
}

/** All configuration schemas as one module of types, so that a shape which is referenced twice has one name. */
export async function configTypes(): Promise<string> {
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.schema.json'))
    .sort()
  const root: JSONSchema = {
    title: 'ConfigurationFiles',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map(name => [name.replace('.schema.json', ''), { $ref: name }])),
    required: names.map(name => name.replace('.schema.json', '')),
  }
  return await compile(root, 'ConfigurationFiles', { ...OPTIONS, bannerComment: BANNER })
}

type ObjectSchema = {
  title?: string
  required?: string[]
  properties?: Record<string, ObjectSchema>
  default?: unknown
  $ref?: string
  $defs?: Record<string, ObjectSchema>
}

const schemaOf = (name: string): ObjectSchema => JSON.parse(readFileSync(`${folder}${name}.schema.json`, 'utf8'))

/**
 * The settings of a site when all layers lie over each other: a key is there for certain when every country sets it, or when it has a
 * default, or when it is an object in which something has one.
 */
function resolvedSettings(): JSONSchema {
  const { properties = {}, $defs = {} } = schemaOf('settings')
  const named = (schema: ObjectSchema): ObjectSchema =>
    $defs[schema.$ref?.match(/^#\/\$defs\/(\w+)$/)?.[1] ?? ''] ?? schema
  // An object that needs a value from somebody, such as prices, is there only when somebody gives it.
  const isFilled = (schema: ObjectSchema): boolean =>
    schema.default !== undefined ||
    (!schema.required?.length && Object.values(schema.properties ?? {}).some(below => isFilled(named(below))))
  const filled = (schema: ObjectSchema): ObjectSchema => {
    if (!schema.properties) return schema
    const below = Object.entries(schema.properties).map(([key, value]) => [key, named(value)] as const)
    return {
      ...schema,
      properties: Object.fromEntries(below.map(([key, value]) => [key, filled(value)])),
      required: [...(schema.required ?? []), ...below.filter(([, value]) => isFilled(value)).map(([key]) => key)],
    }
  }
  const ofCountry = new Set(schemaOf('country').required)
  // A deployment has one environment, and its flags apart.
  const entries = Object.entries(properties)
    .filter(([key]) => key !== 'environments' && key !== 'flags')
    .map(([key, value]) => [key, named(value)] as const)
  return {
    title: 'ResolvedSettings',
    description: 'Settings with every default filled in; what stays optional here is really optional.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(entries.map(([key, schema]) => [key, filled(schema)])),
    required: entries.filter(([key, schema]) => ofCountry.has(key) || isFilled(schema)).map(([key]) => key),
  } as JSONSchema
}

const DEPLOYMENT = `
/** One brand in one country for one environment: frozen, complete, every value from one of the four layers. */
export type Deployment = {
  /** \`<brand>-<COUNTRY>\`, the name of the pair's folder. */
  pair: string
  environmentId: EnvironmentId
  /** Public origin of the site, without a slash at the end. */
  origin: string
  brand: Omit<Brand, '$schema' | 'schemaVersion' | 'settings' | 'origins' | 'countries'> & { accountProvider: string }
  country: Pick<Country, 'code' | 'names' | 'namesInText' | 'cities'>
  environment: Environment & Required<Pick<Environment, ENVIRONMENT>>
  /** Every flag with its fallback value (FLG-002). */
  flags: Required<Flags>
  settings: ResolvedSettings
}
`

/** What a site is built from, and what its pages read. */
export async function deploymentTypes(): Promise<string> {
  const bannerComment = `${BANNER}\n\nimport type { Brand, Country, Environment, EnvironmentId, Flags } from './config.ts'`
  const settings = await compile(resolvedSettings(), 'ResolvedSettings', { ...OPTIONS, bannerComment })
  const { $defs = {} } = schemaOf('settings')
  const certain = ($defs['completeEnvironment']?.required ?? []).map(key => `'${key}'`)
  // Only what this module is asked for: the shapes inside have their names in config.ts.
  return (
    settings.replace(/^export (?=(?:interface|type) (?!ResolvedSettings))/gm, '') +
    DEPLOYMENT.replace('ENVIRONMENT', certain.join(' | '))
  )
}

if (import.meta.main) {
  for (const [name, types] of Object.entries({ config: configTypes, deployment: deploymentTypes })) {
    const target = `${folder}generated/${name}.ts`
    const fresh = await types()
    if (!process.argv.includes('--check')) writeFileSync(target, fresh)
    else if (readFileSync(target, 'utf8') !== fresh) {
      console.error(`schema/generated/${name}.ts does not match the schemas. Run: npm run schema`)
      process.exit(1)
    }
  }
}
