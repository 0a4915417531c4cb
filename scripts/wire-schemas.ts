// Reads schema/wire/*.schema.json, the one source of the types, the validators and the OpenAPI document.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A JSON Schema as plain data. */
export type Schema = { [key: string]: unknown }

const folder = fileURLToPath(new URL('../schema/wire/', import.meta.url))

/** Shapes by file (`order`, `payment`, …) as they are on disk, with their references between files. */
export const wireFiles: Readonly<Record<string, Schema & { $id: string; $defs: Record<string, Schema> }>> =
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => name.endsWith('.schema.json'))
      .sort()
      .map(name => [name.replace('.schema.json', ''), JSON.parse(readFileSync(folder + name, 'utf8'))]),
  )

/** The file in which a shape is defined. Throws an error for a name that no file or more than one file defines. */
export function fileOf(shape: string): string {
  const files = Object.keys(wireFiles).filter(file => Object.hasOwn(wireFiles[file]?.$defs ?? {}, shape))
  if (files.length !== 1)
    throw new Error(`${shape} is defined in ${files.length} files of schema/wire: ${files.join(', ')}`)
  return files[0] as string
}

/** All shapes by name; `point` turns a shape's name into the reference that takes its place. */
export function allShapes(point: (shape: string) => Schema): Record<string, Schema> {
  const shapes: Record<string, Schema> = {}
  for (const { $defs } of Object.values(wireFiles))
    for (const [name, shape] of Object.entries($defs)) {
      fileOf(name)
      shapes[name] = withReferences(shape, point) as Schema
    }
  return shapes
}

/** Keywords that say how long a text may be: they bind what the portal sends, not what a server has stored. */
const LENGTHS: ReadonlySet<string> = new Set(['minLength', 'maxLength'])

/** Shapes whose pattern binds only what the portal sends: an order with an odd phone number must still be shown. */
const AS_STORED: ReadonlySet<string> = new Set(['PhoneNumber', 'EmailAddress'])

/**
 * What one order may lack without costing the page that it is on: the portal shows it with what it has, a status that
 * it does not know as unknown (TRK-016).
 */
const MAY_LACK: Readonly<Record<string, readonly string[]>> = {
  Order: ['status_history', 'customer', 'order'],
  Customer: ['name', 'phone_number', 'location'],
  Place: ['address', 'latitude', 'longitude'],
  OrderContents: ['payment_method', 'amount', 'description', 'cold_bag_needed'],
}
const MAY_GROW: ReadonlySet<string> = new Set(['OrderStatus'])

/**
 * The same schema for reading what a server answers: every object is open, so that a newer server may add fields, texts
 * may be of any length, and an order may be incomplete.
 */
export function tolerant<T>(schema: T, name = ''): T {
  if (Array.isArray(schema)) return schema.map(item => tolerant(item)) as T
  if (schema === null || typeof schema !== 'object') return schema
  const lacking = MAY_LACK[name] ?? []
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !(key === 'additionalProperties' && value === false) &&
      !(LENGTHS.has(key) && typeof value === 'number') &&
      !(key === 'pattern' && AS_STORED.has(name)) &&
      !(key === 'enum' && MAY_GROW.has(name)),
  )
  const read = ([key, value]: [string, unknown]) =>
    key === 'required' && Array.isArray(value)
      ? [key, value.filter(field => !lacking.includes(field))]
      : [key, tolerant(value, key)]
  return Object.fromEntries(kept.map(read)) as T
}

function withReferences(schema: unknown, point: (shape: string) => Schema): unknown {
  if (Array.isArray(schema)) return schema.map(item => withReferences(item, point))
  if (schema === null || typeof schema !== 'object') return schema
  const { $ref, ...rest } = schema as Schema
  const others = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withReferences(value, point)]))
  return typeof $ref === 'string' ? { ...point($ref.slice($ref.lastIndexOf('/') + 1)), ...others } : others
}
