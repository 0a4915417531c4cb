// Finds the streets near a place without looking at all of them.
import Flatbush from 'flatbush'
import { apart, between, nearestOnSegment } from './geometry.ts'
import type { City, Metres, StreetEdge } from './model.ts'

/** No street is looked for farther away than this. */
const FARTHEST_METRES = 12_000

/** `along` is metres from the beginning of the edge's line. */
export type EdgeHit = { edge: StreetEdge; distance: number; along: number; at: Metres }

const indexes = new WeakMap<City, Flatbush>()

const indexOf = (city: City): Flatbush => {
  const known = indexes.get(city)
  if (known) return known
  const index = new Flatbush(city.edges.length)
  for (const { line } of city.edges) {
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
    index.add(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
  }
  index.finish()
  indexes.set(city, index)
  return index
}

const hitOf = (edge: StreetEdge, at: Metres): EdgeHit => {
  let best: EdgeHit = { edge, distance: Number.POSITIVE_INFINITY, along: 0, at }
  let start = 0
  for (let i = 1; i < edge.line.length; i++) {
    const [a, b] = [edge.line[i - 1] as Metres, edge.line[i] as Metres]
    const { t, distance } = nearestOnSegment(at, a, b)
    if (distance < best.distance) best = { edge, distance, along: start + t * apart(a, b), at: between(a, b, t) }
    start += apart(a, b)
  }
  return best
}

/** Edges within `reach` metres of a place, each once with its nearest point, nearest first. */
export const edgesNear = (city: City, [x, y]: Metres, reach: number): EdgeHit[] =>
  indexOf(city)
    .search(x - reach, y - reach, x + reach, y + reach)
    .map(id => hitOf(city.edges[id] as StreetEdge, [x, y]))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance || a.edge.id - b.edge.id)

/** The nearest edge to a place within 12 km; undefined beyond. */
export const nearestEdge = (city: City, at: Metres): EdgeHit | undefined => {
  // The box around a street may be near while the street is not, so the first few are looked at.
  const hits = indexOf(city).neighbors(...at, 12, FARTHEST_METRES)
  return hits.map(id => hitOf(city.edges[id] as StreetEdge, at)).sort((a, b) => a.distance - b.distance)[0]
}
