// The outline of the world's land, bundled: low zooms draw it and each city's coast follows it.
import { readFileSync } from 'node:fs'
import { isInside, nearestOnSegment, toMetres } from './geometry.ts'
import type { Metres, Point } from './model.ts'

type Packed = { stepsPerDegree: number; land: number[][][]; borders: number[][] }
/** Longitude and latitude in degrees. */
export type LonLat = [number, number]
export type Outline = { land: LonLat[][][]; borders: LonLat[][] }

let loaded: Outline | undefined

/** Land as polygons (outer ring first) and borders between countries as lines, in degrees; read from disk once. */
export const worldOutline = (): Outline => {
  if (loaded) return loaded
  const packed: Packed = JSON.parse(readFileSync(new URL('data/outline.json', import.meta.url), 'utf8'))
  const unpack = (deltas: number[]): LonLat[] => {
    const out: LonLat[] = []
    let x = 0
    let y = 0
    for (let i = 0; i < deltas.length; i += 2) {
      x += deltas[i] as number
      y += deltas[i + 1] as number
      out.push([x / packed.stepsPerDegree, y / packed.stepsPerDegree])
    }
    return out
  }
  loaded = { land: packed.land.map(polygon => polygon.map(unpack)), borders: packed.borders.map(unpack) }
  return loaded
}

const LOCAL_METRES = 30_000

const clipSide = (ring: Metres[], axis: 0 | 1, sign: 1 | -1): Metres[] => {
  const keep = (p: Metres) => sign * p[axis] <= LOCAL_METRES
  const out: Metres[] = []
  ring.forEach((p, i) => {
    const q = ring[(i + ring.length - 1) % ring.length] as Metres
    if (keep(p) !== keep(q)) {
      const t = (sign * LOCAL_METRES - q[axis]) / (p[axis] - q[axis])
      const other = q[1 - axis] as number
      const at = other + t * ((p[1 - axis] as number) - other)
      out.push(axis === 0 ? [sign * LOCAL_METRES, at] : [at, sign * LOCAL_METRES])
    }
    if (keep(p)) out.push(p)
  })
  return out
}

/** The rings of land within 30 km of `centre`, in metres around it. */
const landNear = (centre: Point): Metres[][] =>
  worldOutline()
    .land.flat()
    .map(ring => ring.map(([longitude, latitude]) => toMetres(centre, { longitude, latitude })))
    .map(ring => clipSide(clipSide(clipSide(clipSide(ring, 0, 1), 0, -1), 1, 1), 1, -1))
    .filter(ring => ring.length > 2)

const isOnFrame = (a: Metres, b: Metres): boolean =>
  ([0, 1] as const).some(axis => a[axis] === b[axis] && Math.abs(Math.abs(a[axis]) - LOCAL_METRES) < 1)

/** Distance to the real coast in metres at any point near `centre`: above 0 on land, below 0 at sea, at most 30 km. */
export const coastDistance = (centre: Point): ((x: number, y: number) => number) => {
  const rings = landNear(centre)
  const segments = rings.flatMap(ring =>
    ring
      .map((p, i): [Metres, Metres] => [p, ring[(i + 1) % ring.length] as Metres])
      .filter(([a, b]) => !isOnFrame(a, b)),
  )
  return (x, y) => {
    let nearest = LOCAL_METRES
    for (const [a, b] of segments) nearest = Math.min(nearest, nearestOnSegment([x, y], a, b).distance)
    const inside = rings.filter(ring => isInside(ring, x, y)).length % 2 === 1
    return inside ? nearest : -nearest
  }
}
