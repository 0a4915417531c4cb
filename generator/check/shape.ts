// Validates every JSON file against its schema, with the findings in our own words (CFG-101).
import { posix } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { JSONPath } from 'jsonc-parser'
import { lastResults } from '../cache/last-result.ts'
import type { Inputs, JsonFile } from '../load/inputs.ts'
import { problemAt, problemAtKey, problemOfFile, stringAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { checkSchemaVersion } from './schema-version.ts'
import { sentenceOf } from './sentences.ts'

/** A file with the name of the schema that it must fit. */
type Shaped = { file: JsonFile; schema: (typeof SHAPES)[number] }

const SHAPES = ['brand', 'country', 'pair', 'messages', 'glossary'] as const

/** Files of the configuration; texts have no versions, since each of their keys is independent. */
const VERSIONED = new Set<Shaped['schema']>(['brand', 'country', 'pair'])

/** Every file that has a schema. */
function shapedFiles(inputs: Inputs): Shaped[] {
  const brands = [...inputs.brands.values()]
  return [
    ...brands.flatMap(brand => (brand.file ? [{ file: brand.file, schema: 'brand' as const }] : [])),
    ...brands.flatMap(brand => [...brand.pairs.values()].map(file => ({ file, schema: 'pair' as const }))),
    ...[...inputs.countries.values()].map(file => ({ file, schema: 'country' as const })),
    ...[...inputs.messages.values()].map(file => ({ file, schema: 'messages' as const })),
    ...[...inputs.glossary.values()].map(file => ({ file, schema: 'glossary' as const })),
  ].filter(({ file }) => file.tree)
}

/** What does not match the schemas: reported at the value, at the key if it is unknown, at the parent if something is missing. */
export function checkShape(inputs: Inputs): Problem[] {
  const schemas = [...inputs.schemas.values()]
  const unusable = schemaProblems('', schemas, () => faultsOfSchemas(inputs))
  if (unusable.length > 0) return unusable
  return shapedFiles(inputs).flatMap(({ file, schema }) =>
    shapeProblems(file.path, [file, ...schemas], () => {
      const validate = ajvOf(inputs).getSchema(nameOf(schema))
      const version = VERSIONED.has(schema) ? checkSchemaVersion(inputs, file) : []
      if (!validate || validate(file.value)) return [...version, ...schemaHint(file, schema)]
      return [...version, ...problemsOf(inputs, file, schema, validate.errors ?? []), ...schemaHint(file, schema)]
    }),
  )
}

const schemaProblems = lastResults<Problem[]>('schemas')
const shapeProblems = lastResults<Problem[]>('shape')

function problemsOf(
  inputs: Inputs,
  file: JsonFile,
  schema: Shaped['schema'],
  errors: readonly ErrorObject[],
): Problem[] {
  const found = new Map<string, Problem>()
  for (const error of errors) {
    const path = pathOf(error.instancePath, file.value)
    // Messages and versions have checks of their own, which explain more than "matches none of two shapes".
    if ((schema === 'messages' && path.length > 0) || isOfVersion(error)) continue
    const finding = sentenceOf(error, schema, reference => described(inputs, reference))
    if (!finding) continue
    const problem =
      finding.at === 'key'
        ? problemAtKey(file, [...path, ...finding.below], finding)
        : problemAt(file, [...path, ...finding.below], finding)
    // One value, one problem: an invalid address is not reported for its pattern as well.
    const place = `${problem.line}:${problem.column}:${problem.path}`
    if (!found.has(place)) found.set(place, problem)
  }
  return [...found.values()]
}

const isOfVersion = ({ keyword, instancePath, params }: ErrorObject): boolean =>
  instancePath === '/schemaVersion' || (keyword === 'required' && params['missingProperty'] === 'schemaVersion')

const nameOf = (schema: Shaped['schema']): string => `${schema}.schema.json`

const lastAjv = lastResults<Ajv2020>()

// A schema is compiled when the first file of its kind is validated, which takes longer than everything else here; `dev` and tests
// validate repeatedly with the same schemas.
const ajvOf = (inputs: Inputs): Ajv2020 =>
  lastAjv(
    '',
    [...inputs.schemas.values()].map(({ text }) => text),
    () => {
      const ajv = newAjv()
      // Whether they are schemas at all is found out once for each state of them.
      for (const { value } of inputs.schemas.values()) ajv.addSchema(value as object, undefined, undefined, false)
      return ajv
    },
  )

function newAjv(): Ajv2020 {
  // Names by locale require "en" among keys that are not listed individually, which strictRequired would refuse.
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, verbose: true, logger: false })
  formats.default(ajv)
  return ajv
}

function faultsOfSchemas(inputs: Inputs): Problem[] {
  const unusable = (path: string, what: string, hint: string) =>
    problemOfFile(path, { code: 'CFG038', what, why: 'No file can be checked without the schemas', hint })
  const meta = newAjv()
  const broken = [...inputs.schemas.values()].filter(
    ({ value }) => typeof value !== 'object' || value === null || !isValidSchema(meta, value),
  )
  if (broken.length > 0)
    return broken.map(({ path }) =>
      unusable(path, 'This is not a JSON Schema', 'Correct it, or take the one of before.'),
    )
  for (const name of SHAPES) {
    const path = `schema/${nameOf(name)}`
    try {
      if (!ajvOf(inputs).getSchema(nameOf(name))) return [unusable(path, 'The schema is missing', 'Add the file.')]
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if ('missingRef' in error) {
        const what = `It refers to ${String(error.missingRef)}, which is missing`
        return [unusable(path, what, 'Add what it refers to, or correct the reference.')]
      }
      return [unusable(path, `The schema cannot be compiled: ${error.message}`, 'Correct what is named here.')]
    }
  }
  return []
}

function isValidSchema(meta: Ajv2020, schema: object): boolean {
  try {
    return meta.validateSchema(schema) === true
  } catch {
    // Its "$schema" is no text, or names no version of JSON Schema that is known.
    return false
  }
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
