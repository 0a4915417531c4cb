// What a city stands on: coast, river, the reach of the built-up land and large parks.
import { type Grid, gridOf, heightAt, ringsBelowZero } from './contours.ts'
import { areaOf, isInside, nearestOnSegment, simplified } from './geometry.ts'
import type { Metres, Point } from './model.ts'
import { coastDistance } from './outline.ts'
import { type Chance, noise, roughNoise } from './random.ts'

/** Half the side of the square that a city's tiles cover. */
export const CITY_REACH_METRES = 12_000
const CENTRE_TO_COAST_METRES = 1_900
const PARK_TRIES = 26
/** How far from its middle a river is felt; beyond it counts as this far. */
const RIVER_SIGHT_METRES = 960

/** How a city lies; part of the naming data of its country. */
export type Terrain = {
  /** Rings and spokes around the centre, straight blocks, or both. */
  pattern: 'radial' | 'grid' | 'mixed'
  /** Width of a river through the city, metres; 0 for none. */
  river: number
  /** Typical width of a block, metres. */
  block: number
  /** An inlet that the outline of the world is too coarse for: the sea begins `metres` from the centre towards `bearing` (degrees from north). */
  sea?: { bearing: number; metres: number }
}

export type Ground = {
  terrain: Terrain
  /** Metres to the nearest shore, below 0 in water; the river counts when `bridges` is not asked for. */
  shore: (x: number, y: number, bridges?: boolean) => number
  /** Whether a street that runs at `angle` (radians) may go here: on land, or over a river that it crosses squarely. */
  isBridgeable: (x: number, y: number, angle: number) => boolean
  /** Above 0 inside the built-up land: about metres to its rim. */
  rim: (x: number, y: number) => number
  parks: Metres[][]
  inPark: (x: number, y: number) => boolean
  /** Rings of sea and lakes: the outer ones anticlockwise, islands in them clockwise. */
  sea: Metres[][]
  river: Metres[]
}

const coastGrid = (centre: Point, seed: number, inlet: Terrain['sea']): Grid => {
  const coarse = gridOf(CITY_REACH_METRES + 400, 400, coastDistance(centre))
  // The outline is coarse, so a centre may lie in its sea: near the centre the land is pushed out.
  const push = Math.max(0, CENTRE_TO_COAST_METRES - heightAt(coarse, 0, 0))
  const bearing = ((inlet?.bearing ?? 0) * Math.PI) / 180
  // The inlet's shores close in with distance from the city, so that it fades into the outline.
  const toInlet = (x: number, y: number) => {
    if (!inlet) return 2500
    const bend = roughNoise(seed + 7, x, y, 1100) * 420
    const out = bend + x * Math.sin(bearing) + y * Math.cos(bearing) - inlet.metres
    const aside = Math.abs(x * Math.cos(bearing) - y * Math.sin(bearing))
    return Math.max(-out, aside - 2600 + bend + out * 0.15)
  }
  return gridOf(CITY_REACH_METRES, 80, (x, y) => {
    const real = heightAt(coarse, x, y) + push * Math.exp(-((x / 4200) ** 2) - (y / 4200) ** 2)
    return Math.min(2500, real, toInlet(x, y)) + roughNoise(seed, x, y, 1500) * 190
  })
}

const riverLine = (seed: number, chance: Chance): Metres[] => {
  const angle = chance() * Math.PI
  const offset = (chance() < 0.5 ? -1 : 1) * (350 + chance() * 450)
  const line: Metres[] = []
  for (let s = -CITY_REACH_METRES; s <= CITY_REACH_METRES; s += 60) {
    const sway = offset + noise(seed + 11, s, 0, 2300) * 900 + noise(seed + 12, s, 0, 800) * 220
    line.push([s * Math.cos(angle) - sway * Math.sin(angle), s * Math.sin(angle) + sway * Math.cos(angle)])
  }
  return line
}

/** Distance to the river's middle (metres, at most `RIVER_SIGHT_METRES`) and the way it flows there (radians). */
type RiverSight = { distance: (x: number, y: number) => number; angle: (x: number, y: number) => number }

const riverSight = (line: Metres[]): RiverSight => {
  if (line.length === 0) return { distance: () => RIVER_SIGHT_METRES, angle: () => 0 }
  const distances = gridOf(CITY_REACH_METRES, 60, () => RIVER_SIGHT_METRES)
  const angles = new Float64Array(distances.values.length)
  const { reach, step, side } = distances
  const place = (metres: number) => Math.max(0, Math.min(side - 1, Math.round((metres + reach) / step)))
  for (let i = 2; i < line.length; i += 2) {
    const a = line[i - 2] as Metres
    const b = line[i] as Metres
    for (let row = place(a[1] - RIVER_SIGHT_METRES); row <= place(a[1] + RIVER_SIGHT_METRES); row++)
      for (let column = place(a[0] - RIVER_SIGHT_METRES); column <= place(a[0] + RIVER_SIGHT_METRES); column++) {
        const index = row * side + column
        const { distance } = nearestOnSegment([column * step - reach, row * step - reach], a, b)
        if (distance >= (distances.values[index] as number)) continue
        distances.values[index] = distance
        angles[index] = Math.atan2(b[1] - a[1], b[0] - a[0])
      }
  }
  return {
    distance: (x, y) => heightAt(distances, x, y),
    angle: (x, y) => angles[place(y) * side + place(x)] as number,
  }
}

const blob = ([cx, cy]: Metres, radius: number, chance: Chance): Metres[] => {
  const corners = 6 + Math.floor(chance() * 4)
  const turn = chance() * Math.PI
  const stretch = 0.65 + chance() * 0.35
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI
    const r = radius * (0.82 + chance() * 0.36)
    const x = r * Math.cos(angle)
    const y = r * Math.sin(angle) * stretch
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)]
  })
}

/** Makes the ground of a city around `centre`. */
export const createGround = (centre: Point, terrain: Terrain, seed: number, chance: Chance): Ground => {
  const coast = coastGrid(centre, seed, terrain.sea)
  const river = terrain.river > 0 ? riverLine(seed, chance) : []
  const sight = riverSight(river)
  const shore = (x: number, y: number, bridges = false) => {
    const sea = heightAt(coast, x, y)
    return bridges ? sea : Math.min(sea, sight.distance(x, y) - terrain.river / 2)
  }
  const rim = (x: number, y: number) => 3500 + roughNoise(seed + 5, x, y, 2600) * 650 - Math.hypot(x, y)
  const parks: Metres[][] = []
  for (let i = 0; i < PARK_TRIES; i++) {
    const angle = chance() * 2 * Math.PI
    const away = i === 0 ? 500 : 700 + Math.sqrt(chance()) * 3200
    const radius = i < 4 ? 230 + chance() * 170 : 75 + chance() * 120
    const at: Metres = [away * Math.cos(angle), away * Math.sin(angle)]
    const ring = blob(at, radius, chance)
    const isClear = parks.every(other => Math.hypot(at[0] - (other[0]?.[0] ?? 0), at[1] - (other[0]?.[1] ?? 0)) > 700)
    if (isClear && ring.every(([x, y]) => shore(x, y) > 60)) parks.push(ring)
  }
  const isBridgeable = (x: number, y: number, angle: number) => {
    if (heightAt(coast, x, y) < 45) return false
    return sight.distance(x, y) > terrain.river / 2 + 30 || Math.abs(Math.sin(sight.angle(x, y) - angle)) > 0.8
  }
  return {
    terrain,
    shore,
    isBridgeable,
    rim,
    parks,
    inPark: (x, y) => parks.some(ring => isInside(ring, x, y)),
    sea: ringsBelowZero(coast)
      .map(ring => simplified(ring, 6))
      .filter(ring => Math.abs(areaOf(ring)) > 20_000),
    river,
  }
}
