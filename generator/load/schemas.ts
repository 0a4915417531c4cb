// Reads JSON Schemas: the target of a reference, accepted IDs, the schema of a key.
import type { JSONPath } from 'jsonc-parser'
import type { Configuration, JsonFile } from './inputs.ts'
import { keysAt, stringAt, stringsAt, valueAt } from './locate.ts'

/** A place in a schema file. */
export type SchemaPlace = { file: JsonFile; path: JSONPath }

/** The root of a named schema. Throws when the project has no such schema, which `check` reports first. */
export function schemaNamed(inputs: Configuration, name: string): SchemaPlace {
  const file = inputs.schemas.get(name)
  if (!file) throw new Error(`schema/${name}.schema.json not found`)
  return { file, path: [] }
}

/** Follows `$ref` (of this file or another) to the end. */
export function followed(inputs: Configuration, place: SchemaPlace): SchemaPlace {
  const reference = stringAt(place.file, [...place.path, '$ref'])
  if (reference === undefined) return place
  const [name = '', pointer = ''] = reference.split('#')
  const file = name === '' ? place.file : schemaNamed(inputs, name.replace('.schema.json', '')).file
  return followed(inputs, { file, path: pointer.split('/').filter(step => step !== '') })
}

/** The schema of one key of an object schema, or undefined if it names none. */
export function schemaOfKey(inputs: Configuration, object: SchemaPlace, key: string): SchemaPlace | undefined {
  for (const step of [['properties', key], ['additionalProperties']]) {
    const path = [...object.path, ...step]
    if (typeof valueAt(object.file, path) === 'object') return followed(inputs, { file: object.file, path })
  }
  return undefined
}

/** The keys that an object schema names. */
export function keysOf(object: SchemaPlace): string[] {
  return keysAt(object.file, [...object.path, 'properties'])
}

/** The accepted brand ids, in the order of the list (CFG-001). */
export function brandIds(inputs: Configuration): string[] {
  return stringsAt(inputs.schemas.get('brand-id'), ['enum'])
}

/** The accepted country codes, in the order of the list (CFG-004). */
export function countryCodes(inputs: Configuration): string[] {
  return stringsAt(inputs.schemas.get('country-code'), ['enum'])
}

/** The accepted environments (CFG-008). */
export function environmentIds(inputs: Configuration): string[] {
  return stringsAt(inputs.schemas.get('environment-id'), ['enum'])
}

/** The version of brand, country and pair files (CFG-106). Throws when the project has no such schema. */
export function schemaVersion(inputs: Configuration): number {
  const version = valueAt(inputs.schemas.get('schema-version'), ['const'])
  if (typeof version !== 'number') throw new Error('schema/schema-version.schema.json names no version')
  return version
}

/** The accepted locales, without underscore forms (Q81). */
export function locales(inputs: Configuration): string[] {
  return stringsAt(inputs.schemas.get('locale'), ['enum']).filter(tag => !tag.includes('_'))
}

/** A locale in BCP 47: nb_NO in the documents is nb-NO. */
export function normalLocale(tag: string): string {
  return tag.replaceAll('_', '-')
}
