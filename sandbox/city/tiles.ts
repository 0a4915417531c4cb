// Cuts a city into vector tiles, each when it is asked for.
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { CITY_MAX_ZOOM, cityLayers, type Features, OUTLINE_MAX_ZOOM, outlineLayers } from './layers.ts'
import type { City } from './model.ts'

/** The bytes of the tile at a zoom, column and row; empty where there is nothing. */
export type Tiles = (z: number, x: number, y: number) => Uint8Array

type Index = { name: string; maxZoom: number; index: GeoJSONVT }

const indexed = (layers: Record<string, Features>, maxZoom: number): Index[] =>
  Object.entries(layers).map(([name, data]) => ({
    name,
    maxZoom,
    index: new GeoJSONVT(data, { maxZoom, indexMaxZoom: 5, buffer: 80, tolerance: name === 'land' ? 2 : 3 }),
  }))

let outline: Index[] | undefined

/** The tiles of a city: the outline of all land for zooms 0 to 5, the country's towns, and its city from 10 to 16. */
export function tilesOf(city: City): Tiles {
  outline ??= indexed(outlineLayers(), OUTLINE_MAX_ZOOM)
  const indexes = [...outline, ...indexed(cityLayers(city), CITY_MAX_ZOOM)]
  return (z, x, y) => {
    const layers: Record<string, GeoJSONVTTile> = {}
    for (const { name, maxZoom, index } of indexes) {
      const tile = z <= maxZoom ? index.getTile(z, x, y) : null
      const features = (tile?.features ?? [])
        .filter(({ tags }) => z >= Number(tags?.['from']) && z <= Number(tags?.['to']))
        .map(({ tags, ...feature }) => {
          const { from: _, to: __, ...shown } = tags as Record<string, string | number>
          return { ...feature, tags: shown }
        })
      if (tile && features.length > 0) layers[name] = { ...tile, features } as GeoJSONVTTile
    }
    return fromGeojsonVt(layers, { version: 2, extent: 4096 })
  }
}
