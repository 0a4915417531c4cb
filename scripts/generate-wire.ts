// Writes schema/generated/wire.ts (types) and schema/generated/validators/ from schema/wire/*.schema.json and the list of
// calls. `--check` fails on drift.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { allShapes } from './wire-schemas.ts'
import { validatorFiles } from './wire-validators.ts'

const folder = fileURLToPath(new URL('../schema/generated/', import.meta.url))

/** One type per shape, and `WireShapes`, which maps the name of a shape to its type. */
async function wireTypes(): Promise<string> {
  const shapes = allShapes(shape => ({ tsType: shape }))
  const names = Object.keys(shapes).sort()
  const root: JSONSchema = {
    title: 'WireShapes',
    description: 'Every shape of the contract by its name.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map(name => [name, { tsType: name }])),
    required: names,
    $defs: shapes,
  }
  return await compile(root, 'WireShapes', {
    additionalProperties: false,
    bannerComment: '// Written by scripts/generate-wire.ts from schema/wire/*.schema.json. Do not edit.',
    style: { semi: false, singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
    // Lists stay plain lists in TypeScript; their length is the validator's to check.
    ignoreMinAndMaxItems: true,
  })
}

/** Every generated file of the contract, by its path in schema/generated. */
export async function wireFilesToWrite(): Promise<Record<string, string>> {
  const validators = Object.entries(await validatorFiles()).map(([file, text]) => [`validators/${file}`, text])
  return { 'wire.ts': await wireTypes(), ...Object.fromEntries(validators) }
}

/** Paths in schema/generated that differ from the fresh files, are missing, or should not be there. */
export function drift(fresh: Readonly<Record<string, string>>): string[] {
  const changed = Object.keys(fresh).filter(
    file => !existsSync(folder + file) || readFileSync(folder + file, 'utf8') !== fresh[file],
  )
  return [...changed, ...leftOver(fresh)].sort()
}

const leftOver = (fresh: Readonly<Record<string, string>>) =>
  (existsSync(`${folder}validators`) ? readdirSync(`${folder}validators`) : [])
    .map(file => `validators/${file}`)
    .filter(file => !Object.hasOwn(fresh, file))

if (import.meta.main) {
  const fresh = await wireFilesToWrite()
  if (process.argv.includes('--check')) {
    const files = drift(fresh)
    for (const file of files) console.error(`schema/generated/${file} does not match the schemas. Run: npm run schema`)
    process.exitCode = files.length > 0 ? 1 : 0
  } else {
    mkdirSync(`${folder}validators`, { recursive: true })
    for (const file of leftOver(fresh)) rmSync(folder + file)
    for (const [file, text] of Object.entries(fresh)) writeFileSync(folder + file, text)
  }
}
