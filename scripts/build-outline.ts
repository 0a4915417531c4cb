// How src/map/world-outline.json was made: the outline of the sandbox, made coarse enough to be loaded by a page.
//   node scripts/run.mjs scripts/build-outline.ts
// Its result is committed. Natural Earth, public domain; through world-atlas 2.0.2 (ISC).
import { readFileSync, writeFileSync } from 'node:fs'

type Packed = { stepsPerDegree: number; land: number[][][]; borders: number[][] }
/** Longitude and latitude, in degrees. */
type Corner = readonly [number, number]

const STEPS_PER_DEGREE = 20
/** A corner nearer than this to the line between its neighbours is left out, in degrees. */
const TOLERANCE = 0.06

function unpack(deltas: readonly number[], steps: number): Corner[] {
  const corners: Corner[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < deltas.length; at += 2) {
    x += deltas[at] ?? 0
    y += deltas[at + 1] ?? 0
    corners.push([x / steps, y / steps])
  }
  return corners
}

function pack(corners: readonly Corner[]): number[] {
  const deltas: number[] = []
  let [x, y] = [0, 0]
  for (const [longitude, latitude] of corners) {
    const [nextX, nextY] = [Math.round(longitude * STEPS_PER_DEGREE), Math.round(latitude * STEPS_PER_DEGREE)]
    if (deltas.length > 0 && nextX === x && nextY === y) continue
    deltas.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return deltas
}

function distance([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** Douglas and Peucker: the corners without which the line would look another. */
function coarse(corners: readonly Corner[]): readonly Corner[] {
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last || corners.length < 3) return corners
  const far = corners.map(corner => distance(corner, first, last))
  const at = far.indexOf(Math.max(...far))
  if ((far[at] ?? 0) <= TOLERANCE) return [first, last]
  return [...coarse(corners.slice(0, at + 1)).slice(0, -1), ...coarse(corners.slice(at))]
}

const source = new URL('../sandbox/city/data/outline.json', import.meta.url)
const { stepsPerDegree, land, borders }: Packed = JSON.parse(readFileSync(source, 'utf8'))
const made = (deltas: readonly number[]): number[] => pack(coarse(unpack(deltas, stepsPerDegree)))
const result: Packed = {
  stepsPerDegree: STEPS_PER_DEGREE,
  // Four corners and more are an island; less is a dot.
  land: land.map(rings => rings.map(made).filter(ring => ring.length >= 8)).filter(rings => rings.length > 0),
  borders: borders.map(made).filter(line => line.length >= 4),
}
writeFileSync(new URL('../src/map/world-outline.json', import.meta.url), `${JSON.stringify(result)}\n`)
