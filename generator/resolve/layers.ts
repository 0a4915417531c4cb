// Layers of configuration, each value with its position, and how a higher layer overrides a lower one.
import type { Node } from 'jsonc-parser'
import type { Configuration, JsonFile } from '../load/inputs.ts'
import { isForbiddenKey } from '../load/json.ts'
import { nodeAt, positionAt, stringAt, stringsAt, valueAt } from '../load/locate.ts'
import { followed, keysOf, normalLocale, type SchemaPlace, schemaOfKey } from '../load/schemas.ts'
import type { Layer, Origin } from '../model.ts'

/** A value with its position: an object key by key, anything else (a list too) as a whole. */
export type Traced = { entries: ReadonlyMap<string, Traced> } | { value: unknown; origin: Origin }

/** A file's object, or the part of it at `path`, as a layer; locales in normal form (Q81). */
export function layerOf(
  inputs: Configuration,
  file: JsonFile | undefined,
  path: string[],
  layer: Layer,
  schema: SchemaPlace,
): Traced {
  const node = file && nodeAt(file, path)
  if (!file || node?.type !== 'object') return { entries: new Map() }
  return traced(inputs, file, node, layer, followed(inputs, schema))
}

/**
 * The defaults of an object schema as the lowest layer. An inner object is filled if it has no required key; one that has
 * (prices) is filled only if a layer sets it, `present`.
 */
export function defaultsOf(inputs: Configuration, place: SchemaPlace, present: Traced): Traced {
  const schema = followed(inputs, place)
  const entries = new Map<string, Traced>()
  for (const key of keysOf(schema)) {
    const below = schemaOfKey(inputs, schema, key)
    if (!below) continue
    const there = 'entries' in present ? present.entries.get(key) : undefined
    const node = nodeAt(below.file, [...below.path, 'default'])
    if (node?.type === 'object') {
      entries.set(key, traced(inputs, below.file, node, 'default', below))
      continue
    }
    if (keysOf(below).length > 0) {
      const optional = stringsAt(below.file, [...below.path, 'required']).length === 0
      const filled = optional || there ? defaultsOf(inputs, below, there ?? { entries: new Map() }) : undefined
      if (filled && 'entries' in filled && filled.entries.size > 0) entries.set(key, filled)
      continue
    }
    if (!node) continue
    const value = valueAt(below.file, [...below.path, 'default'])
    entries.set(key, { value, origin: originOf(below.file, node, 'default') })
  }
  return { entries }
}

/** `upper` over `lower`: objects key by key, everything else replaced. */
export function over(lower: Traced, upper: Traced): Traced {
  if (!('entries' in lower) || !('entries' in upper)) return upper
  const entries = new Map(lower.entries)
  for (const [key, value] of upper.entries) {
    const below = entries.get(key)
    entries.set(key, below ? over(below, value) : value)
  }
  return { entries }
}

/** A part with every text replaced, in lists too. */
export function mapTexts(part: Traced, change: (text: string) => string): Traced {
  if ('entries' in part)
    return { entries: new Map([...part.entries].map(([key, value]) => [key, mapTexts(value, change)])) }
  const { value, origin } = part
  if (typeof value === 'string') return { value: change(value), origin }
  if (Array.isArray(value))
    return { value: value.map(item => (typeof item === 'string' ? change(item) : item)), origin }
  return part
}

/** The part of a traced object at one key. */
export function under(object: Traced, key: string): Traced | undefined {
  return 'entries' in object ? object.entries.get(key) : undefined
}

/** The traced value at a path of keys. */
export function tracedAt(object: Traced, keys: readonly string[]): Traced | undefined {
  return keys.reduce<Traced | undefined>((part, key) => part && under(part, key), object)
}

/** The plain value without positions. */
export function plain(part: Traced): unknown {
  if (!('entries' in part)) return typeof part.value === 'object' ? structuredClone(part.value) : part.value
  return Object.fromEntries([...part.entries].map(([key, value]) => [key, plain(value)]))
}

/** Every leaf with its dotted key, in the order of the layers. */
export function leaves(part: Traced, key: string): [key: string, leaf: { value: unknown; origin: Origin }][] {
  if (!('entries' in part)) return [[key, part]]
  return [...part.entries].flatMap(([name, value]) => leaves(value, key === '' ? name : `${key}.${name}`))
}

/** From the layer that has most to say about a part to the one that has least. */
const SAID_BY: readonly Layer[] = ['country', 'brand', 'pair', 'default']

/** The position in a part that a problem about the whole is reported at: in the country where it sets any of it. */
export function originOfPart(part: Traced | undefined): Origin | undefined {
  const origins = part ? leaves(part, '').map(([, { origin }]) => origin) : []
  return SAID_BY.map(layer => origins.find(origin => origin.layer === layer)).find(origin => origin !== undefined)
}

/** The position of a node in a file. */
function originOf(file: JsonFile, node: Node, layer: Layer): Origin {
  return { layer, file: file.path, ...positionAt(file.text, node.offset) }
}

function traced(
  inputs: Configuration,
  file: JsonFile,
  node: Node,
  layer: Layer,
  schema: SchemaPlace | undefined,
): Traced {
  if (node.type !== 'object')
    return { value: withNormalLocales(inputs, node, schema), origin: originOf(file, node, layer) }
  const entries = new Map<string, Traced>()
  for (const [key, child] of members(node)) {
    const name = schema && hasLocaleKeys(schema) ? normalLocale(key) : key
    if (!entries.has(name))
      entries.set(name, traced(inputs, file, child, layer, schema && schemaOfKey(inputs, schema, key)))
  }
  return { entries }
}

function withNormalLocales(inputs: Configuration, node: Node, schema: SchemaPlace | undefined): unknown {
  if (node.type === 'array') {
    const items = schema && followed(inputs, { file: schema.file, path: [...schema.path, 'items'] })
    return (node.children ?? []).map(child => withNormalLocales(inputs, child, items))
  }
  if (node.type === 'object') {
    const localeKeys = schema !== undefined && hasLocaleKeys(schema)
    return Object.fromEntries(
      members(node).map(([key, child]) => {
        const below = schema && schemaOfKey(inputs, schema, key)
        return [localeKeys ? normalLocale(key) : key, withNormalLocales(inputs, child, below)]
      }),
    )
  }
  const isLocale = schema !== undefined && stringAt(schema.file, [...schema.path, '$id']) === 'locale.schema.json'
  return isLocale && typeof node.value === 'string' ? normalLocale(node.value) : node.value
}

function hasLocaleKeys(schema: SchemaPlace): boolean {
  return stringAt(schema.file, [...schema.path, 'propertyNames', '$ref']) === 'locale.schema.json'
}

// Of two equal keys the first counts, as everywhere; `check` reports the second.
function members(node: Node): [string, Node][] {
  const found = new Map<string, Node>()
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? []
    if (key && value && !isForbiddenKey(key.value) && !found.has(key.value)) found.set(key.value, value)
  }
  return [...found]
}
