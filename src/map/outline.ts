// The land and the borders of the world, coarse: the ground of a map whose streets nobody serves.
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import packed from './world-outline.json'

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

/** Land as polygons, borders as lines; degrees, WGS 84. */
export const outline = (): { land: Data; borders: Data } => ({
  land: { type: 'MultiPolygon', coordinates: packed.land.map(rings => rings.map(unpack)) },
  borders: { type: 'MultiLineString', coordinates: packed.borders.map(unpack) },
})
