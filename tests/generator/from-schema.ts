// Values drawn from a JSON Schema: whatever the schemas of the configuration allow, and so more than anybody would write.
import fc from 'fast-check'

type Schema = Readonly<
  Partial<{
    $ref: string
    type: string
    enum: readonly unknown[]
    pattern: string
    format: string
    minLength: number
    maxLength: number
    minimum: number
    exclusiveMinimum: number
    maximum: number
    items: Schema
    minItems: number
    uniqueItems: boolean
    contains: { const: unknown }
    properties: Readonly<Record<string, Schema>>
    required: readonly string[]
    propertyNames: Schema
    additionalProperties: Schema | boolean
    $defs: Readonly<Record<string, Schema>>
  }>
>

/** The schemas of a folder, by the names of their files. */
export type Schemas = ReadonlyMap<string, Schema>

/** Values that a schema allows. @param file name of the file that it is in */
export function drawnFrom(schemas: Schemas, file: string, schema: Schema): fc.Arbitrary<unknown> {
  const below = (part: Schema) => drawnFrom(schemas, file, part)
  if (schema.$ref !== undefined) {
    const [name, pointer = ''] = schema.$ref.split('#')
    const from = name === '' ? file : (name ?? file)
    const found = pointer
      .split('/')
      .filter(Boolean)
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], schemas.get(from))
    return drawnFrom(schemas, from, found as Schema)
  }
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 })
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? 0) * 100, max: (schema.maximum ?? 500) * 100 })
        .map(hundredths => (schema.exclusiveMinimum === undefined ? hundredths : hundredths + 1) / 100)
    case 'array': {
      const length = { minLength: schema.minItems ?? 0, maxLength: 4 }
      const items = below(schema.items ?? {})
      const list = schema.uniqueItems
        ? fc.uniqueArray(items, { ...length, selector: item => JSON.stringify(item) })
        : fc.array(items, length)
      const { contains } = schema
      return contains ? list.map(all => (all.includes(contains.const) ? all : [...all, contains.const])) : list
    }
    case 'object':
      return objectFrom(schema, below)
    default:
      return textFrom(schema)
  }
}

function objectFrom(schema: Schema, below: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema
  if (properties) {
    const parts = Object.entries(properties).filter(([key]) => key !== '$schema')
    return fc.record(Object.fromEntries(parts.map(([key, part]) => [key, below(part)])), {
      requiredKeys: [...required],
    })
  }
  if (typeof additionalProperties !== 'object') return fc.constant({})
  const names = propertyNames ? below(propertyNames) : fc.string()
  const others = fc.dictionary(names as fc.Arbitrary<string>, below(additionalProperties), { maxKeys: 3 })
  const named = fc.record(Object.fromEntries(required.map(key => [key, below(additionalProperties)])))
  return fc.tuple(others, named).map(([first, then]) => ({ ...first, ...then }))
}

function textFrom({ pattern, format, minLength = 0, maxLength }: Schema): fc.Arbitrary<unknown> {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  if (format === 'date') return day.map(date => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map(date => date.toISOString())
  const isOfLength = ({ length }: string) => length >= minLength && length <= (maxLength ?? Number.POSITIVE_INFINITY)
  if (pattern?.endsWith('$')) return fc.stringMatching(new RegExp(pattern, 'u')).filter(isOfLength)
  if (pattern) return fc.stringMatching(new RegExp(`${pattern}[a-z]{2,9}\\.example(/[a-z0-9]{1,6}){0,2}$`))
  return fc.string({ minLength, maxLength: maxLength ?? 24, unit: 'grapheme' })
}
