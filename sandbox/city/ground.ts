// What a city is built on: the coast, a river, and how far the built-up land reaches.
import { readFileSync } from 'node:fs'
import { contours } from 'd3-contour'
import { areaOf, type Cell, half, isInside, nearestOnSegment, simplified, toMetres } from './geometry.ts'
import type { Area, Metres, Point } from './model.ts'
import type { Noise } from './random.ts'

/** Half the side of the square that a city's map covers. */
export const CITY_REACH_METRES = 12_000
/** The coast is looked at this far around a city. */
const COAST_METRES = 30_000
/** The outline of all land may drown a city's centre: then its land is pushed out this far. */
const CENTRE_TO_COAST_METRES = 1900
const BUILT_METRES = 3500
const COARSE_STEP_METRES = 400
const STEP_METRES = 80

/** How a city lies; part of the naming data of its country. */
export type Terrain = {
  pattern: 'radial' | 'grid' | 'mixed'
  /** Width of a river through the city, metres; 0 for none. */
  river: number
  /** Typical width of a block, metres. */
  block: number
  /** An inlet that the outline of all land is too coarse for: the sea begins `metres` from the centre towards `bearing` (degrees from north). */
  sea?: { bearing: number; metres: number }
}

/** All distances are in metres. */
export type Ground = {
  /** To the sea, below 0 in it. */
  coast: (at: Metres) => number
  /** To the nearest bank of the river, below 0 in it. */
  bank: (at: Metres) => number
  /** To the rim of the built-up land, below 0 outside. */
  rim: (at: Metres) => number
  /** Sea, lakes and the river. */
  water: Area[]
}

/** Longitude and latitude in degrees. */
export type LonLat = [number, number]
export type Outline = { land: LonLat[][][]; borders: LonLat[][] }

let outline: Outline | undefined

/** Land as polygons (outer ring first) and borders between countries as lines, in degrees; read from disk once. */
export function landOutline(): Outline {
  if (outline) return outline
  const packed = JSON.parse(readFileSync(new URL('data/outline.json', import.meta.url), 'utf8'))
  const unpacked = (deltas: number[]): LonLat[] => {
    let [x, y] = [0, 0]
    return Array.from({ length: deltas.length / 2 }, (_, i) => {
      x += deltas[2 * i] as number
      y += deltas[2 * i + 1] as number
      return [x / packed.stepsPerDegree, y / packed.stepsPerDegree]
    })
  }
  outline = {
    land: packed.land.map((rings: number[][]) => rings.map(unpacked)),
    borders: packed.borders.map(unpacked),
  }
  return outline
}

/** Distance to the real coast: above 0 on land, below 0 at sea. */
function realCoast(centre: Point): (at: Metres) => number {
  const frame = [0, 1].flatMap(axis => [1, -1].map(sign => (at: Metres) => COAST_METRES - sign * (at[axis] as number)))
  const rings = landOutline()
    .land.flat()
    .map((ring): Cell<boolean> => {
      const points = ring.map(([longitude, latitude]) => toMetres(centre, { longitude, latitude }))
      const sides = points.map((a, i) => ({ a, b: points[(i + 1) % points.length] as Metres, tag: true }))
      // Where the frame cuts the land there is no coast.
      return frame.reduce((rest, depth) => half(rest, depth, false), sides)
    })
  const coast = rings.flat().filter(side => side.tag)
  return at => {
    const nearest = coast.reduce(
      (least, { a, b }) => Math.min(least, nearestOnSegment(at, a, b).distance),
      COAST_METRES,
    )
    const isLand =
      rings.filter(ring =>
        isInside(
          ring.map(({ a }) => a),
          ...at,
        ),
      ).length %
        2 ===
      1
    return isLand ? nearest : -nearest
  }
}

type Grid = { step: number; side: number; values: Float64Array }

function gridOf(step: number, height: (at: Metres) => number): Grid {
  const side = Math.round((2 * CITY_REACH_METRES) / step) + 1
  const at = (index: number): Metres => [
    (index % side) * step - CITY_REACH_METRES,
    Math.floor(index / side) * step - CITY_REACH_METRES,
  ]
  return { step, side, values: Float64Array.from({ length: side * side }, (_, index) => height(at(index))) }
}

/** Height between the points of a grid; outside, that of its edge. */
function heightAt({ step, side, values }: Grid, [x, y]: Metres): number {
  const cell = (metres: number) => Math.max(0, Math.min(side - 1.000001, (metres + CITY_REACH_METRES) / step))
  const [u, v] = [cell(x), cell(y)]
  const at = Math.floor(v) * side + Math.floor(u)
  const along = (from: number) => {
    const [low, high] = [values[from] as number, values[from + 1] as number]
    return low + (high - low) * (u % 1)
  }
  return along(at) + (along(at + side) - along(at)) * (v % 1)
}

function coastGrid(centre: Point, noise: Noise, inlet: Terrain['sea']): Grid {
  const coarse = gridOf(COARSE_STEP_METRES, realCoast(centre))
  const push = Math.max(0, CENTRE_TO_COAST_METRES - heightAt(coarse, [0, 0]))
  const bearing = ((inlet?.bearing ?? 0) * Math.PI) / 180
  // The inlet's shores close in with distance from the city, so that it fades into the outline.
  const toInlet = ([x, y]: Metres) => {
    if (!inlet) return COAST_METRES
    const bend = noise.rough([x + 9000, y], 2000) * 350
    const out = bend + x * Math.sin(bearing) + y * Math.cos(bearing) - inlet.metres
    const aside = Math.abs(x * Math.cos(bearing) - y * Math.sin(bearing))
    return Math.max(-out, aside - 2600 + bend + out * 0.15)
  }
  return gridOf(STEP_METRES, at => {
    const real = heightAt(coarse, at) + push * Math.exp(-(at[0] ** 2 + at[1] ** 2) / 4200 ** 2)
    return Math.min(2500, real, toInlet(at)) + noise.rough(at, 2600) * 170
  })
}

function seaOf({ side, step, values }: Grid): Area[] {
  const below = contours().size([side, side]).thresholds([0])(Array.from(values, value => -value))
  const metres = ([x = 0, y = 0]: number[]): Metres => [
    (x - 0.5) * step - CITY_REACH_METRES,
    (y - 0.5) * step - CITY_REACH_METRES,
  ]
  const isLarge = (ring: Metres[]) => Math.abs(areaOf(ring)) > 20_000
  return (below[0]?.coordinates ?? []).flatMap(rings => {
    const [ring = [], ...holes] = rings.map(one => simplified(one.slice(0, -1).map(metres), 6))
    return isLarge(ring) ? [{ ring, holes: holes.filter(isLarge) }] : []
  })
}

/** Makes the ground of a city around `centre`. */
export function createGround(centre: Point, terrain: Terrain, noise: Noise, random: () => number): Ground {
  const grid = coastGrid(centre, noise, terrain.sea)
  const angle = random() * Math.PI
  const aside = (random() < 0.5 ? -1 : 1) * (350 + random() * 450)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // How far from its straight course the river flows, so many metres along it.
  const sway = (along: number) => aside + noise.smooth([along, 0], 3800) * 750 + noise.smooth([along, 500], 1300) * 150
  const course = (along: number, across: number): Metres => [along * cos - across * sin, along * sin + across * cos]
  const bank = ([x, y]: Metres) => {
    if (terrain.river === 0) return COAST_METRES
    const along = x * cos + y * sin
    const slope = (sway(along + 30) - sway(along - 30)) / 60
    return Math.abs(y * cos - x * sin - sway(along)) / Math.hypot(1, slope) - terrain.river / 2
  }
  const steps = Array.from({ length: (2 * CITY_REACH_METRES) / 60 + 1 }, (_, i) => i * 60 - CITY_REACH_METRES)
  const shore = (sign: number) =>
    steps.map(along => {
      const slope = (sway(along + 30) - sway(along - 30)) / 60
      return course(along, sway(along) + (sign * terrain.river * Math.hypot(1, slope)) / 2)
    })
  const river: Area = { ring: [...shore(-1), ...shore(1).reverse()], isRiver: true }
  return {
    coast: at => heightAt(grid, at),
    bank,
    rim: at => BUILT_METRES + noise.rough([at[0], at[1] + 9000], 4200) * 600 - Math.hypot(...at),
    water: [...seaOf(grid), ...(terrain.river > 0 ? [river] : [])],
  }
}
