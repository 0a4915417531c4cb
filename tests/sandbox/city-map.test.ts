import { VectorTile } from '@mapbox/vector-tile'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { brandColours } from '#map/basemap.ts'
import { isInside } from '#sandbox/city/geometry.ts'
import { landOutline } from '#sandbox/city/ground.ts'
import { type MapColours, mapStyle } from '#sandbox/city/style.ts'
import { tilesOf } from '#sandbox/city/tiles.ts'
import { cityOf } from './cities.ts'

const tileAt = (z: number, { latitude, longitude }: { latitude: number; longitude: number }): [number, number] => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const [across, down] = [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
  return [Math.floor(across * 2 ** z), Math.floor(down * 2 ** z)]
}
const layersIn = (bytes: Uint8Array) => new VectorTile(new PbfReader(bytes)).layers

test.each([
  [0, ['land', 'boundary']],
  [5, ['land', 'boundary']],
  [11, ['land', 'built', 'water', 'road', 'place_label']],
  [13, ['land', 'built', 'park', 'water', 'road', 'road_label', 'place_label']],
  [16, ['land', 'built', 'road', 'road_label']],
])('zoom %d at the centre shows %j, and far out at sea there is nothing', (zoom, names) => {
  const tiles = tilesOf(cityOf('SG'))
  const shown = layersIn(tiles(zoom, ...tileAt(zoom, cityOf('SG').at)))
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(names))
  for (const layer of Object.values(shown)) expect(layer.feature(0).properties).not.toHaveProperty('from')
  expect(layersIn(tiles(14, 0, 2 ** 13))).toEqual({})
})

test('names on the map come in both scripts', () => {
  const city = cityOf('TH')
  const [x, y] = tileAt(14, city.at)
  const labels = layersIn(tilesOf(city)(14, x, y))['road_label']
  const streets = new Map(city.streets.map(({ name }) => [name.latin, name.local]))
  expect(labels?.length).toBeGreaterThan(15)
  for (let i = 0; i < (labels?.length ?? 0); i++) {
    const { name_latin, name } = labels?.feature(i).properties ?? {}
    expect(streets.get(String(name_latin))).toBe(name)
  }
})

test.each([
  ['Berlin', 13.4, 52.5, true],
  ['Bangkok', 100.5, 14, true],
  ['Riyadh', 46.7, 24.7, true],
  ['Cairo', 31.2, 30, true],
  ['the far east of Siberia', -173, 66.5, true],
  ['Antarctica', 0, -80, true],
  ['the Caspian Sea', 51, 41, false],
  ['the Atlantic', -30, 20, false],
])('the outline knows whether %s is land', (_, longitude, latitude, expected) => {
  const covering = landOutline().land.filter(([outer = []]) => isInside(outer, longitude, latitude))
  const drowned = covering.some(([, ...holes]) => holes.some(hole => isInside(hole, longitude, latitude)))
  expect(covering.length > 0 && !drowned).toBe(expected)
})

const COLOURS: MapColours = {
  land: 'oklch(0.962 0.004 300)',
  built: '#eceaf0',
  road: 'white',
  roadCase: 'rgb(220 220 230)',
  water: 'oklch(0.885 0.032 235)',
  park: 'hsl(120 40% 90%)',
  label: '#555',
  labelPark: '#363',
  labelWater: '#336',
}
const style = (language: string, colours = COLOURS) =>
  mapStyle({ tiles: 'http://127.0.0.1:1/{z}/{x}/{y}', colours, language })

test('the style is valid, draws every layer of the tiles, and needs neither glyphs nor sprites', () => {
  const made = style('en')
  expect(validateStyleMin(made)).toEqual([])
  expect(made).not.toHaveProperty('glyphs')
  expect(made).not.toHaveProperty('sprite')
  const drawn = new Set(made.layers.map(layer => ('source-layer' in layer ? layer['source-layer'] : undefined)))
  for (const layer of ['land', 'boundary', 'built', 'park', 'water', 'road', 'road_label', 'place_label'])
    expect(drawn).toContain(layer)
  expect(JSON.stringify(made)).not.toMatch(/oklch|hsl|rgb|@/)
  expect(() => style('en', { ...COLOURS, park: 'var(--map-park)' })).toThrow(/park/)
})

test('[LND-104] every colour of the style gives way to one of the brand', () => {
  const { layers } = style('en')
  const asked = brandColours(layers)
  const painted = layers.flatMap(({ id, paint }) =>
    Object.keys(paint ?? {})
      .filter(property => property.endsWith('-color'))
      .map(property => `${id} ${property}`),
  )
  expect(asked.map(({ layer, property }) => `${layer} ${property}`)).toEqual(painted)
  expect(asked).toContainEqual({ layer: 'road-case', property: 'line-color', token: '--map-road-case' })
})

test.each([
  ['en', 'name_latin'],
  ['th', 'name'],
  ['ar-SA', 'name'],
  ['ur-Latn', 'name_latin'],
  ['nb_NO', 'name_latin'],
])('labels for a reader of %s use %s', (language, field) => {
  const labels = style(language).layers.filter(layer => layer.type === 'symbol')
  expect(labels.length).toBeGreaterThan(3)
  for (const { layout } of labels) expect(layout?.['text-field']).toEqual(['get', field])
})
