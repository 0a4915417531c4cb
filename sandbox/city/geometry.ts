// Plane geometry in metres around a city's centre, and the way to and from degrees.
import type { Metres, Point } from './model.ts'

const METRES_PER_DEGREE = 111_195

/** Degrees to metres east and north of `centre`; exact enough within 50 km. */
export const toMetres = (centre: Point, at: Point): Metres => [
  (at.longitude - centre.longitude) * METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180),
  (at.latitude - centre.latitude) * METRES_PER_DEGREE,
]

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The inverse of `toMetres`, rounded to a millionth of a degree (0.1 m). */
export const toPoint = (centre: Point, [x, y]: Metres): Point => ({
  latitude: rounded(centre.latitude + y / METRES_PER_DEGREE),
  longitude: rounded(centre.longitude + x / (METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180))),
})

/** Metres as the crow flies between two points on the globe (haversine). */
export const crowMetres = (a: Point, b: Point): number => {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLon = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2
  return 2 * METRES_PER_DEGREE * (180 / Math.PI) * Math.asin(Math.min(1, Math.sqrt(h)))
}

export const apart = (a: Metres, b: Metres): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const between = (a: Metres, b: Metres, t: number): Metres => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

export const lengthOf = (line: readonly Metres[]): number => {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += apart(line[i - 1] as Metres, line[i] as Metres)
  return sum
}

/** Twice-signed area halved: positive for a ring that runs anticlockwise. */
export const areaOf = (ring: readonly Metres[]): number => {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i] as Metres
    const b = ring[(i + 1) % ring.length] as Metres
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum / 2
}

export const middleOf = (ring: readonly Metres[]): Metres => [
  ring.reduce((sum, p) => sum + p[0], 0) / ring.length,
  ring.reduce((sum, p) => sum + p[1], 0) / ring.length,
]

export const isInside = (ring: readonly Metres[], x: number, y: number): boolean => {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i] as Metres
    const b = ring[j] as Metres
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

/** The nearest point to `p` on the segment a-b: how far along (0 to 1) and how far away (metres). */
export const nearestOnSegment = (p: Metres, a: Metres, b: Metres): { t: number; distance: number } => {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
  return { t, distance: Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy) }
}

/** A ring as its sides, each with what it is part of. */
export type Cell<Tag> = { a: Metres; b: Metres; tag: Tag }[]

export const ringOf = (cell: Cell<unknown>): Metres[] => cell.map(({ a }) => a)

/** The part of a cell where `depth`, a distance from a straight line, is not below 0; the cut gets `tag`. */
export const half = <Tag>(cell: Cell<Tag>, depth: (at: Metres) => number, tag: Tag): Cell<Tag> => {
  const first = cell.findIndex(({ a }) => depth(a) >= 0)
  if (first < 0) return []
  const out: Cell<Tag> = []
  let left: Metres | undefined
  for (const side of [...cell.slice(first), ...cell.slice(0, first)]) {
    const [from, to] = [depth(side.a), depth(side.b)]
    const cross = between(side.a, side.b, from / (from - to))
    if (from >= 0) out.push(to >= 0 ? side : { ...side, b: cross })
    if (from >= 0 && to < 0) left = cross
    if (from < 0 && to >= 0) out.push({ a: left as Metres, b: cross, tag }, { ...side, a: cross })
  }
  return out
}

/** A point `metres` along a line, with the direction of travel there (radians anticlockwise from east). */
export const alongLine = (line: readonly Metres[], metres: number): { at: Metres; angle: number } => {
  let left = Math.max(0, metres)
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Metres
    const b = line[i] as Metres
    const step = apart(a, b)
    if (left <= step || i === line.length - 1) {
      const t = step === 0 ? 0 : Math.min(1, left / step)
      return { at: between(a, b, t), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
    }
    left -= step
  }
  return { at: line[0] ?? [0, 0], angle: 0 }
}

/** The part of `line` between two distances from its start, in metres. */
export const partOfLine = (line: readonly Metres[], from: number, to: number): Metres[] => {
  const out: Metres[] = [alongLine(line, from).at]
  let gone = 0
  for (let i = 1; i < line.length; i++) {
    gone += apart(line[i - 1] as Metres, line[i] as Metres)
    if (gone > from && gone < to) out.push(line[i] as Metres)
  }
  out.push(alongLine(line, to).at)
  return out
}

/** Drops points that lie within `tolerance` metres of the straight line (Douglas-Peucker). */
export const simplified = (line: readonly Metres[], tolerance: number): Metres[] => {
  if (line.length < 3) return [...line]
  const first = line[0] as Metres
  const last = line.at(-1) as Metres
  let worst = 0
  let at = 0
  for (let i = 1; i < line.length - 1; i++) {
    const { distance } = nearestOnSegment(line[i] as Metres, first, last)
    if (distance > worst) {
      worst = distance
      at = i
    }
  }
  if (worst <= tolerance) return [first, last]
  return [...simplified(line.slice(0, at + 1), tolerance), ...simplified(line.slice(at), tolerance).slice(1)]
}
