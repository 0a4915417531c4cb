// The land and the borders of the world, coarse: the basemap where no tiles are served.
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import packed from './world-outline.json' with { type: 'json' }

type Data = Exclude<GeoJSONSourceSpecification['data'], string>
type Corner = [longitude: number, latitude: number]

function unpack(deltas: readonly number[]): Corner[] {
  const corners: Corner[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < deltas.length; at += 2) {
    x += deltas[at] ?? 0
    y += deltas[at + 1] ?? 0
    corners.push([x / packed.stepsPerDegree, y / packed.stepsPerDegree])
  }
  return corners
}

/** A ring ends where it began; one that was cut at the edge of the map does not yet. */
function closed(corners: Corner[]): Corner[] {
  const [first, last] = [corners[0], corners.at(-1)]
  return first && (first[0] !== last?.[0] || first[1] !== last[1]) ? [...corners, first] : corners
}

/** Land as polygons, borders as lines; degrees, WGS 84. */
export const outline = (): { land: Data; borders: Data } => ({
  land: { type: 'MultiPolygon', coordinates: packed.land.map(rings => rings.map(deltas => closed(unpack(deltas)))) },
  borders: { type: 'MultiLineString', coordinates: packed.borders.map(unpack) },
})
