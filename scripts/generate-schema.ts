// Writes schema/generated/ from schema/*.schema.json: `config.ts` with one type per schema. `--check` fails on drift.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

const folder = fileURLToPath(new URL('../schema/', import.meta.url))

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
  return await compile(root, 'ConfigurationFiles', {
    cwd: folder,
    additionalProperties: false,
    bannerComment: '// Written by scripts/generate-schema.ts from schema/*.schema.json. Do not edit.',
    style: { semi: false, singleQuote: true, printWidth: 120 },
    unreachableDefinitions: false,
  })
}

if (import.meta.main) {
  const target = `${folder}generated/config.ts`
  const fresh = await configTypes()
  if (!process.argv.includes('--check')) writeFileSync(target, fresh)
  else if (readFileSync(target, 'utf8') !== fresh) {
    console.error('schema/generated/config.ts does not match the schemas. Run: npm run schema')
    process.exit(1)
  }
}
