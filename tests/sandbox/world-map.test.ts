import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layBlocks } from '#sandbox/world/blocks'
import { areaOf, isInside } from '#sandbox/world/geometry'
import type { MapColours } from '#sandbox/world/model'
import { worldOutline } from '#sandbox/world/outline'
import { mapStyle } from '#sandbox/world/style'
import { drawTiles, ensureTiles } from '#sandbox/world/tiles'
import { worldOf } from './world-cities.ts'

const folders: string[] = []
let archive: PMTiles
let bytes: Buffer

const archiveOf = (file: Buffer): PMTiles =>
  new PMTiles({
    getKey: () => 'tiles',
    getBytes: async (offset, length) => ({ data: Uint8Array.from(file.subarray(offset, offset + length)).buffer }),
  })

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'world-tiles-'))
  folders.push(folder)
  return folder
}

beforeAll(async () => {
  const file = await ensureTiles(worldOf('SG'), join(await newFolder(), 'deep', 'down'))
  bytes = await readFile(file)
  archive = archiveOf(bytes)
}, 60_000)

afterAll(async () => {
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
})

const tileAt = (z: number, { latitude, longitude } = worldOf('SG').city.at): { x: number; y: number } => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: Math.floor(((longitude + 180) / 360) * 2 ** z),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z),
  }
}

const layersAt = async (z: number, at?: { latitude: number; longitude: number }) => {
  const { x, y } = tileAt(z, at)
  const tile = await archive.getZxy(z, x, y)
  return tile ? new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers : {}
}

test('the archive says what it holds', async () => {
  const header = await archive.getHeader()
  expect(header).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 16, tileType: 1, clustered: true })
  expect(header.numTileContents).toBeLessThanOrEqual(header.numAddressedTiles)
  expect(header.centerLat).toBeCloseTo(worldOf('SG').city.at.latitude, 5)
  const metadata = (await archive.getMetadata()) as { vector_layers: { id: string }[] }
  expect(metadata.vector_layers.map(({ id }) => id)).toEqual([
    'land',
    'boundary',
    'built',
    'park',
    'water',
    'road',
    'road_label',
    'place_label',
  ])
})

test.each([
  [0, ['land', 'boundary']],
  [5, ['land', 'boundary']],
  [11, ['land', 'built', 'water', 'road', 'place_label']],
  [13, ['land', 'built', 'park', 'water', 'road', 'road_label', 'place_label']],
  [16, ['land', 'built', 'road', 'road_label']],
])('zoom %d at the centre shows %j', async (zoom, names) => {
  expect(Object.keys(await layersAt(zoom))).toEqual(expect.arrayContaining(names))
})

test('every tile near the centre can be read, and names come in both scripts', async () => {
  const world = worldOf('TH')
  const thai = archiveOf(drawTiles(world))
  const { x, y } = tileAt(14, world.city.at)
  const names = new Map<string, string>()
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++) {
      const tile = await thai.getZxy(14, x + dx, y + dy)
      if (!tile) continue
      for (const layer of Object.values(new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers))
        for (let i = 0; i < layer.length; i++) {
          const feature = layer.feature(i)
          const shape = feature.loadGeometry()
          expect(shape.length).toBeGreaterThan(0)
          expect(
            shape.flat().every(({ x: px, y: py }) => Number.isFinite(px) && Math.abs(px) < 9000 && Math.abs(py) < 9000),
          ).toBe(true)
          expect(feature.properties).not.toHaveProperty('from')
          if (layer.name === 'road_label')
            names.set(String(feature.properties.name_latin), String(feature.properties.name))
        }
    }
  const streets = new Map(world.streets.map(({ name }) => [name.latin, name.local]))
  expect(names.size).toBeGreaterThan(30)
  for (const [latin, local] of names) expect(streets.get(latin)).toBe(local)
}, 60_000)

test('the same world gives the same bytes, and a file that is there is kept', async () => {
  expect(Buffer.compare(drawTiles(worldOf('SG')), bytes)).toBe(0)
  const folder = await newFolder()
  const [first, second] = await Promise.all([ensureTiles(worldOf('SG'), folder), ensureTiles(worldOf('SG'), folder)])
  expect(second).toBe(first)
  const { mtimeMs } = await stat(first)
  expect((await stat(await ensureTiles(worldOf('SG'), folder))).mtimeMs).toBe(mtimeMs)
}, 60_000)

test('blocks and houses are sound rings, houses lie in blocks by area', () => {
  const { blocks, houses, squares } = layBlocks(worldOf('NO'))
  const total = (rings: readonly (typeof blocks)[number][]) => rings.reduce((sum, ring) => sum + areaOf(ring), 0)
  expect(blocks.length).toBeGreaterThan(800)
  expect(squares.length).toBeGreaterThan(5)
  for (const ring of [...blocks, ...houses, ...squares]) expect(areaOf(ring)).toBeGreaterThan(0)
  expect(total(houses)).toBeLessThan(total(blocks))
  expect(total(houses)).toBeGreaterThan(total(blocks) * 0.5)
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
  const covering = worldOutline().land.filter(([outer = []]) => isInside(outer, longitude, latitude))
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
const style = (language: string) =>
  mapStyle({ tilesUrl: 'http://127.0.0.1:1/x.pmtiles', colours: COLOURS, language, scheme: 'light' })

test('the style is valid, draws every layer of the tiles, and needs neither glyphs nor sprites', () => {
  const made = style('en')
  expect(validateStyleMin(made)).toEqual([])
  expect(made).not.toHaveProperty('glyphs')
  expect(made).not.toHaveProperty('sprite')
  const drawn = new Set(made.layers.map(layer => ('source-layer' in layer ? layer['source-layer'] : undefined)))
  for (const layer of ['land', 'boundary', 'built', 'park', 'water', 'road', 'road_label', 'place_label'])
    expect(drawn).toContain(layer)
  expect(JSON.stringify(made)).not.toMatch(/oklch|hsl|rgb/)
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

test('a colour that is none is refused by name', () => {
  expect(() =>
    mapStyle({ tilesUrl: 'x', colours: { ...COLOURS, park: 'var(--map-park)' }, language: 'en', scheme: 'dark' }),
  ).toThrow(/park/)
})
