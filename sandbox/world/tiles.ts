// Cuts a world into vector tiles and keeps them as one file in a folder of the caller's.
import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { type ArchiveInfo, packTiles, type Tile } from './archive.ts'
import { toPoint } from './geometry.ts'
import { CITY_REACH_METRES } from './ground.ts'
import {
  CITY_MAX_ZOOM,
  CITY_MIN_ZOOM,
  cityLayers,
  type Features,
  type Layer,
  OUTLINE_MAX_ZOOM,
  outlineLayers,
} from './layers.ts'
import type { World } from './model.ts'

/** Changes when the same world gives other tiles. */
const FORMAT = 1
/** From this zoom on only the built-up part of the city is cut. */
const CLOSE_ZOOM = 14
const CLOSE_METRES = 6500

type Cutter = (z: number, x: number, y: number) => Uint8Array | undefined

const cutterOf = (layers: Partial<Record<Layer, Features>>, maxZoom: number): Cutter => {
  const indexes = Object.entries(layers).map(([name, data]) => ({
    name,
    index: new GeoJSONVT(data, { maxZoom, indexMaxZoom: 5, buffer: 80, tolerance: name === 'land' ? 2 : 3 }),
  }))
  return (z, x, y) => {
    const out: Record<string, GeoJSONVTTile> = {}
    for (const { name, index } of indexes) {
      const tile = index.getTile(z, x, y)
      if (!tile) continue
      const features = tile.features
        .filter(({ tags }) => tags !== null && z >= Number(tags?.from) && z <= Number(tags?.to))
        .map(feature => {
          const { from: _from, to: _to, ...tags } = feature.tags as Record<string, string | number>
          return { ...feature, tags }
        })
      if (features.length > 0) out[name] = { ...tile, features } as GeoJSONVTTile
    }
    return Object.keys(out).length > 0 ? fromGeojsonVt(out, { version: 2, extent: 4096 }) : undefined
  }
}

const columnOf = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z)
const rowOf = (latitude: number, z: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
}

/** The tiles of a zoom that hold something: the city's square, and those with a town. */
const wantedTiles = (world: World, z: number): [x: number, y: number][] => {
  const wanted = new Map<string, [number, number]>()
  const add = (x: number, y: number) => wanted.set(`${x}/${y}`, [x, y])
  const reach = z >= CLOSE_ZOOM ? CLOSE_METRES : CITY_REACH_METRES
  const low = toPoint(world.city.at, [-reach, -reach])
  const high = toPoint(world.city.at, [reach, reach])
  for (let x = columnOf(low.longitude, z); x <= columnOf(high.longitude, z); x++)
    for (let y = rowOf(high.latitude, z); y <= rowOf(low.latitude, z); y++) add(x, y)
  if (z <= 12)
    // A label near the rim reaches into the next tile.
    for (const { at } of world.places)
      for (const [dx, dy] of [
        [0, 0],
        [0.02, 0],
        [-0.02, 0],
        [0, 0.02],
        [0, -0.02],
      ] as const) {
        const width = 360 / 2 ** z
        add(columnOf(at.longitude + dx * width, z), rowOf(at.latitude + dy * width, z))
      }
  return [...wanted.values()].filter(([x, y]) => x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z)
}

let outlineTiles: Tile[] | undefined

const tilesOfOutline = (): Tile[] => {
  if (outlineTiles) return outlineTiles
  const cut = cutterOf(outlineLayers(), OUTLINE_MAX_ZOOM)
  outlineTiles = []
  for (let z = 0; z <= OUTLINE_MAX_ZOOM; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const bytes = cut(z, x, y)
        if (bytes) outlineTiles.push({ z, x, y, bytes })
      }
  return outlineTiles
}

/** The bytes of a world's PMTiles file: the outline of all land for zooms 0 to 5, the country's towns from 6, the city from 10 to 16. */
export const drawTiles = (world: World): Buffer => {
  const cut = cutterOf(cityLayers(world), CITY_MAX_ZOOM)
  const tiles: Tile[] = [...tilesOfOutline()]
  for (let z = OUTLINE_MAX_ZOOM + 1; z <= CITY_MAX_ZOOM; z++)
    for (const [x, y] of wantedTiles(world, z)) {
      const bytes = cut(z, x, y)
      if (bytes) tiles.push({ z, x, y, bytes })
    }
  const fields = { name: 'String', name_latin: 'String', kind: 'String', class: 'String' }
  const layers: Layer[] = ['land', 'boundary', 'built', 'park', 'water', 'road', 'road_label', 'place_label']
  const info: ArchiveInfo = {
    minZoom: 0,
    maxZoom: CITY_MAX_ZOOM,
    bounds: [-180, -85, 180, 85],
    centre: { ...world.city.at, zoom: CITY_MIN_ZOOM + 3 },
    metadata: {
      name: world.city.name.latin,
      attribution: 'GeoNames, Natural Earth',
      vector_layers: layers.map(id => ({ id, fields })),
    },
  }
  return packTiles(tiles, info)
}

const underWay = new Map<string, Promise<string>>()

const fingerprint = (world: World): string => {
  const told = JSON.stringify([
    FORMAT,
    world.city,
    world.nodes.map(node => node.at),
    world.streets.map(s => [s.name, s.class]),
    world.districts,
    world.parks,
    world.places.length,
  ])
  return createHash('sha256').update(told).digest('hex').slice(0, 12)
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const writeTiles = async (world: World, folder: string, file: string): Promise<string> => {
  if (await exists(file)) return file
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${process.pid}.part`
  await writeFile(draft, drawTiles(world))
  await rename(draft, file)
  return file
}

/** Path of the world's PMTiles file in `folder`, drawn at the first call (a few seconds) and kept; a changed world gets a new file. */
export const ensureTiles = (world: World, folder: string): Promise<string> => {
  const file = join(folder, `${world.country}-${fingerprint(world)}.pmtiles`)
  const running = underWay.get(file)
  if (running) return running
  const started = writeTiles(world, folder, file).finally(() => underWay.delete(file))
  underWay.set(file, started)
  return started
}
