// Writes schema/generated/wire.ts (types) from schema/wire/*.schema.json. `--check` fails on drift.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { allShapes } from './wire-schemas.ts'

const target = fileURLToPath(new URL('../schema/generated/', import.meta.url))

/** One type per shape, and `WireShapes`, which maps the name of a shape to its type. */
export async function wireTypes(): Promise<string> {
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
  })
}
writeFileSync(`${target}wire.ts`, await wireTypes())
