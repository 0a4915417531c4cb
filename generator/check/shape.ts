// Every JSON file against its schema, the validator's findings told in our own words (CFG-101).
import { posix } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { JSONPath } from 'jsonc-parser'
import { told } from '#generator/check/sentences'
import type { Inputs, JsonFile } from '#generator/inputs'
import { problemAt, problemAtKey, problemOfFile, stringAt } from '#generator/locate'
import type { Problem } from '#generator/model'

/** A file with the name of the schema that it must fit. */
export type Shaped = { file: JsonFile; schema: 'brand' | 'country' | 'pair' | 'messages' }

/** Every file that has a schema. */
export function shapedFiles(inputs: Inputs): Shaped[] {
  const brands = [...inputs.brands.values()]
  return [
    ...brands.flatMap(brand => (brand.file ? [{ file: brand.file, schema: 'brand' as const }] : [])),
    ...brands.flatMap(brand => [...brand.pairs.values()].map(file => ({ file, schema: 'pair' as const }))),
    ...[...inputs.countries.values()].map(file => ({ file, schema: 'country' as const })),
    ...[...inputs.messages.values()].map(file => ({ file, schema: 'messages' as const })),
  ].filter(({ file }) => file.tree)
}

/** What does not fit the schemas: at the value, at the key when it is unknown, at the parent when something is missing. */
export function checkShape(inputs: Inputs): Problem[] {
  let validators: Record<string, ValidateFunction>
  try {
    validators = compiled(inputs)
  } catch (error) {
    const what = `The schemas cannot be used: ${error instanceof Error ? error.message : 'unknown reason'}`
    return [problemOfFile('schema', { code: 'CFG038', what, why: 'No file can be checked without them' })]
  }
  return shapedFiles(inputs).flatMap(({ file, schema }) => {
    const validate = validators[schema]
    if (!validate || validate(file.value)) return schemaHint(file, schema)
    return [...problemsOf(file, schema, validate.errors ?? []), ...schemaHint(file, schema)]
  })
}

function problemsOf(file: JsonFile, schema: Shaped['schema'], errors: readonly ErrorObject[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const error of errors) {
    const path = pathOf(error.instancePath, file.value)
    // A message has a check of its own, which knows more than "matches none of two shapes".
    if (schema === 'messages' && path.length > 0) continue
    const finding = told(error, schema)
    if (!finding) continue
    const problem =
      finding.at === 'key'
        ? problemAtKey(file, [...path, ...finding.below], finding)
        : problemAt(file, [...path, ...finding.below], finding)
    // One value, one problem: an address that is none is not also one that fails a pattern.
    const place = `${problem.line}:${problem.column}:${problem.path}`
    if (!found.has(place)) found.set(place, problem)
  }
  return [...found.values()]
}

let last: { key: string; validators: Record<string, ValidateFunction> } | undefined

// Compiling takes longer than everything else here; `dev` and tests check again and again with the same schemas.
function compiled(inputs: Inputs): Record<string, ValidateFunction> {
  const key = [...inputs.schemas.values()].map(schema => schema.text).join('\0')
  if (last?.key === key) return last.validators
  // Names by locale require "en" among keys that are not listed one by one, which strictRequired would refuse.
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, verbose: true, logger: false })
  formats.default(ajv)
  for (const schema of inputs.schemas.values()) {
    if (typeof schema.value !== 'object' || schema.value === null) throw new Error(`${schema.path} is not a schema`)
    ajv.addSchema(schema.value)
  }
  const validators: Record<string, ValidateFunction> = {}
  for (const name of ['brand', 'country', 'pair', 'messages']) {
    const validate = ajv.getSchema(`${name}.schema.json`)
    if (!validate) throw new Error(`schema/${name}.schema.json is missing`)
    validators[name] = validate
  }
  last = { key, validators }
  return validators
}

function schemaHint(file: JsonFile, schema: Shaped['schema']): Problem[] {
  const named = stringAt(file, ['$schema'])
  if (named === undefined || /^https?:/.test(named)) return []
  const expected = `schema/${schema}.schema.json`
  if (posix.join(posix.dirname(file.path), named) === expected) return []
  return [
    problemAt(file, ['$schema'], {
      code: 'CFG041',
      severity: 'warning',
      what: `"${named}" does not lead to ${expected}`,
      why: 'Editors complete and check this file by it',
      hint: `Write "${posix.relative(posix.dirname(file.path), expected)}".`,
    }),
  ]
}

function pathOf(pointer: string, root: unknown): JSONPath {
  let value = root
  return pointer
    .split('/')
    .slice(1)
    .map(step => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const segment = Array.isArray(value) ? Number(key) : key
      value = (value as Record<string | number, unknown> | undefined)?.[segment]
      return segment
    })
}
