// The configuration as shipped: exactly the accepted ids, every file valid, nothing said twice.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import type { Brand, Country, PairOverride } from '#schema/config.ts'
import { accepted, brands, countries, country, countryFiles, json, namesIn, pairs } from './configuration-files.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const schemas = namesIn('schema')
  .filter(name => name.endsWith('.schema.json'))
  .map(name => json<Json>(`schema/${name}`))
// strictRequired would ask each `required: ["en"]` of a map of names to list "en" as a property too.
const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, schemas })
addFormats.default(ajv)

const faults = (schema: string, value: unknown): ErrorObject[] => {
  const validate = ajv.getSchema(`${schema}.schema.json`)
  if (!validate) throw new Error(`no schema ${schema}`)
  return validate(value) ? [] : (validate.errors ?? [])
}

test('[CFG-001] the brand folders are exactly the accepted ids; the eight documented brands are among them', () => {
  expect(brands.map(brand => brand.folder).sort()).toEqual(accepted('brand-id').sort())
  expect(brands.map(brand => brand.code)).toEqual(
    expect.arrayContaining('EFOOD FOODPANDA FOODY GLOVO HUNGER_STATION PANDAGO PANDASEND TALABAT'.split(' ')),
  )
})

test('[CFG-004] [CFG-016] the country files are exactly the accepted codes; the 32 documented ones are among them', () => {
  const documented =
    'BH EG HK JO KW MY OM PH PK QA SG TH TW AE MM BD KH SE LA HU JP NO FI DE CZ SA GR CY DK PL RS RO'.split(' ')
  const codes = accepted('country-code').sort()
  expect(codes).toEqual(expect.arrayContaining(documented))
  expect(countryFiles.map(file => file.name).sort()).toEqual(codes.map(code => `${code}.json`))
  for (const { path, name } of countryFiles) expect(`${json<Country>(path).code}.json`).toBe(name)
})

test.each(brands)('[CFG-002] brands/$folder/brand.json is valid and lies in the folder of its id', ({ folder }) => {
  const file = json<Brand>(`brands/${folder}/brand.json`)
  expect(faults('brand', file)).toEqual([])
  expect(file.id).toBe(folder)
  expect(file.$schema).toBe('../../schema/brand.schema.json')
})

test.each(countryFiles)('[CFG-003] $path is valid', ({ path }) => {
  const file = json<Country>(path)
  expect(faults('country', file)).toEqual([])
  expect(file.$schema).toBe('../schema/country.schema.json')
})

test.each(pairs)('$path is valid, of a market of its brand, and changes something', pair => {
  const file = json<PairOverride>(pair.path)
  expect(faults('pair', file)).toEqual([])
  expect(file.$schema).toBe('../../../schema/pair.schema.json')
  expect(pair.brand.countries).toContain(pair.code)
  const below = { ...country(pair.code), ...pair.brand.settings }
  const { $schema: _, schemaVersion: __, ...changes } = file
  expect(Object.keys(changes).length).toBeGreaterThan(0)
  expect(below).not.toMatchObject(changes)
})

test('[CFG-002] a brand without logo, colour or marker is refused', () => {
  for (const key of ['logo', 'colors', 'marker'] as const) {
    const { [key]: _, ...rest } = json<Brand>('brands/pandago/brand.json')
    expect(faults('brand', rest)).toMatchObject([{ keyword: 'required', params: { missingProperty: key } }])
  }
})

test('nothing restates a default of the schema', () => {
  const settings = json<{ $defs: Json }>('schema/settings.schema.json').$defs
  const definitions = { ...settings, flags: json<Json>('schema/flags.schema.json') }
  const restated = (value: unknown, schema: unknown, path: string): string[] => {
    if (!isObject(schema)) return []
    if ('default' in schema && JSON.stringify(schema.default) === JSON.stringify(value)) return [path]
    if (!isObject(value)) return []
    const properties = isObject(schema.properties) ? schema.properties : {}
    return Object.entries(value).flatMap(([key, inner]) => restated(inner, properties[key], `${path}.${key}`))
  }
  const all: [string, unknown][] = [
    ...countries.map((of): [string, unknown] => [of.code, of]),
    ...brands.map((of): [string, unknown] => [of.id, of.settings ?? {}]),
    ...pairs.map((of): [string, unknown] => [of.path, json(of.path)]),
  ]
  expect(all.flatMap(([name, value]) => restated(value, { properties: definitions }, name))).toEqual([])
})
