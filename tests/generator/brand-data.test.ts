// The eight brands: names, colours, markets and drawings.
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { Brand, CountryCode } from '#schema/config.ts'
import { accepted, brands, environmentIds, json, pairs, text } from './configuration-files.ts'

/** The brands that the product came with. Another one is held by the checks alone. */
const shipped: [id: string, name: string, primary: string, markets: string][] = [
  ['talabat', 'talabat', '#FF5A00', 'BH EG JO KW OM QA AE'],
  ['foodpanda', 'foodpanda', '#D70F64', 'BD DE HK JP KH LA MM MY PH PK SG TH TW'],
  ['pandago', 'pandago', '#7A1FA2', 'NO SE FI DK CZ HU BD HK MY PH PK SG TH TW'],
  ['pandasend', 'pandasend', '#00796B', 'HK MY PH SG TH TW'],
  ['hunger-station', 'HungerStation', '#FFDD00', 'SA BH'],
  ['efood', 'efood', '#C8102E', 'GR'],
  ['foody', 'Foody', '#3B5BDB', 'CY GR'],
  ['glovo', 'Glovo', '#F2A900', 'PL RO RS'],
]
const isShipped = ({ id }: Brand): boolean => shipped.some(([known]) => known === id)

test.each(shipped)('name, colour and first markets of %s', (id, name, primary, markets) => {
  const brand = json<Brand>(`brands/${id}/brand.json`)
  expect(brand).toMatchObject({ name, colors: { primary } })
  expect(brand.countries).toEqual(expect.arrayContaining(markets.split(' ')))
})

test('every accepted country is a market of some brand', () => {
  const served = new Set(brands.flatMap(brand => brand.countries))
  expect(accepted('country-code').filter(code => !served.has(code as CountryCode))).toEqual([])
})

test('no two brands share an origin, and an optional link is missing somewhere so that hiding it shows', () => {
  const origins = brands.flatMap(brand => environmentIds.map(id => brand.origins[id]))
  expect(new Set(origins).size).toBe(brands.length * environmentIds.length)
  for (const link of ['consumerApp', 'apiDocs'] as const) {
    const withLink = brands.filter(brand => brand.settings?.links?.[link])
    expect(withLink.length).toBeGreaterThan(0)
    expect(withLink.length).toBeLessThan(brands.length)
  }
})

const drawings = brands.filter(isShipped).flatMap(brand =>
  [
    { file: brand.logo, side: 26 },
    { file: brand.marker, side: 65 },
  ].map(drawing => ({
    path: `brands/${brand.id}/${drawing.file}`,
    primary: brand.colors.primary,
    side: drawing.side,
  })),
)
test.each(drawings)('[CFG-002] $path is a plain drawing of $side units in the colour of its brand', drawing => {
  const tags = new Set<string>()
  const attributes: [string, string][] = []
  const onopentag = (name: string, found: Record<string, string>) => {
    tags.add(name)
    attributes.push(...Object.entries(found))
  }
  new Parser({ onopentag }, { xmlMode: true }).end(text(drawing.path))
  expect([...tags].filter(tag => !['svg', 'g', 'path', 'rect', 'circle'].includes(tag))).toEqual([])
  expect(attributes).toContainEqual(['viewBox', `0 0 ${drawing.side} ${drawing.side}`])
  expect(attributes).toContainEqual(['fill', drawing.primary])
  expect(attributes.filter(([name]) => /href|style|class|^on|^id$/.test(name))).toEqual([])
  expect(attributes.filter(([, value]) => value.includes('url('))).toEqual([])
})

test('no two brands have the same drawing, whatever its colour', () => {
  const shapes = drawings.map(({ path }) => text(path).replace(/#[0-9A-F]{6}/g, ''))
  expect(new Set(shapes).size).toBe(drawings.length)
})

test.each(brands)('the files of $id name no other brand', ({ id }) => {
  const own = [`brands/${id}/brand.json`, ...pairs.filter(pair => pair.brand.id === id).map(pair => pair.path)]
  const lower = own.map(text).join('\n').toLowerCase()
  const foreign = brands.filter(brand => brand.id !== id).flatMap(brand => [brand.id, brand.name, brand.code])
  expect(foreign.filter(word => lower.includes(word.toLowerCase()))).toEqual([])
})
