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
type Shaped = { file: JsonFile; schema: (typeof SHAPES)[number] }

const SHAPES = ['brand', 'country', 'pair', 'messages'] as const

/** Every file that has a schema. */
function shapedFiles(inputs: Inputs): Shaped[] {
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
  const compiling = compiled(inputs)
  if ('problems' in compiling) return compiling.problems
  const { validators } = compiling
  return shapedFiles(inputs).flatMap(({ file, schema }) => {
    const validate = validators[schema]
    if (!validate || validate(file.value)) return schemaHint(file, schema)
    return [...problemsOf(inputs, file, schema, validate.errors ?? []), ...schemaHint(file, schema)]
  })
}

function problemsOf(
  inputs: Inputs,
  file: JsonFile,
  schema: Shaped['schema'],
  errors: readonly ErrorObject[],
): Problem[] {
  const found = new Map<string, Problem>()
  for (const error of errors) {
    const path = pathOf(error.instancePath, file.value)
    // A message has a check of its own, which knows more than "matches none of two shapes".
    if (schema === 'messages' && path.length > 0) continue
    const finding = told(error, schema, reference => described(inputs, reference))
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

type Validators = Record<string, ValidateFunction>

let last: { key: string; validators: Validators } | undefined

// Compiling takes longer than everything else here; `dev` and tests check again and again with the same schemas.
function compiled(inputs: Inputs): { validators: Validators } | { problems: Problem[] } {
  const key = [...inputs.schemas.values()].map(schema => schema.text).join('\0')
  if (last?.key === key) return last
  // Names by locale require "en" among keys that are not listed one by one, which strictRequired would refuse.
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, verbose: true, logger: false })
  formats.default(ajv)
  const unusable = (path: string, what: string) =>
    problemOfFile(path, { code: 'CFG038', what, why: 'No file can be checked without the schemas' })
  const broken = [...inputs.schemas.values()].filter(
    ({ value }) => typeof value !== 'object' || value === null || !ajv.validateSchema(value),
  )
  if (broken.length > 0) return { problems: broken.map(({ path }) => unusable(path, 'This is not a JSON Schema')) }
  for (const { value } of inputs.schemas.values()) ajv.addSchema(value as object)
  const validators: Validators = {}
  for (const name of SHAPES) {
    const path = `schema/${name}.schema.json`
    try {
      const validate = ajv.getSchema(`${name}.schema.json`)
      if (!validate) return { problems: [unusable(path, 'The schema is missing')] }
      validators[name] = validate
    } catch (error) {
      const missing = error instanceof Error && 'missingRef' in error ? String(error.missingRef) : undefined
      const what =
        missing === undefined
          ? 'The schema is not strict enough to compile'
          : `It refers to ${missing}, which is missing`
      return { problems: [unusable(path, what)] }
    }
  }
  last = { key, validators }
  return last
}

function described(inputs: Inputs, reference: string): string | undefined {
  const [name = '', pointer = ''] = reference.split('#')
  const file = inputs.schemas.get(name.replace('.schema.json', ''))
  return stringAt(file, [...pointer.split('/').filter(step => step !== ''), 'description'])
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
