// How src/components/illustrations/cities.json was made: the middle of each country's first city as the sandbox draws it, for the hero of
// the landing page. Turned and scaled so that a way by its streets leads from the ring to the pin and past the rider, which have
// their places by the style sheet.
//   node scripts/run.mjs scripts/build-cities.ts
// Its result is committed; a country that is not in it has the drawn quarter of TonalMap.astro.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCity } from '#sandbox/city/create.ts'
import { nearestOnSegment, simplified, toMetres, toPoint } from '#sandbox/city/geometry.ts'
import type { City, Metres, StreetClass } from '#sandbox/city/model.ts'
import { shortestPath } from '#sandbox/city/paths.ts'
import { randomOf } from '#sandbox/city/random.ts'
import { linesOfStreet } from '#sandbox/city/streets.ts'
import type { Country } from '#schema/config.ts'
import { ROOT } from './root.ts'

/** Where ring, pin and rider are on the sheet of 1600 by 640 (src/styles/tonal.css). */
const RING: Metres = [1409, 133]
const PIN: Metres = [872, 441]
const RIDER: Metres = [1175, 317]
const SHEET = { left: -40, top: -40, right: 1640, bottom: 680 }
/** Pixels a metre. */
const SCALE = { least: 0.45, most: 0.85 }
/** The way passes the rider's place within so many pixels, and is no longer than so many times the straight line. */
const BESIDE_PX = 5
const DETOUR_MOST = 1.45
const TRIES = 20_000
/** What a calm way turns in all, in degrees: one bend there and back. */
const CALM_TURN = 150
/** What a leg too short for its rounded corners counts as, and an end from above, where the pin hides the way, in degrees. */
const SHORT = { px: 50, counts: 40 }
const STEEP = { degrees: 25, counts: 120 }
const CORNER_PX = 30
const TOLERANCE_PX = 4
/** Letters of all paths of a city: what the drawn quarter has. */
const LETTERS_MOST = 6500

type Turn = { along: number; across: number; from: Metres }

/** The turn, scale and shift that take two places to ring and pin. North is up before it. */
function turnOf(from: Metres, to: Metres): Turn {
  const [x, y] = [to[0] - from[0], from[1] - to[1]]
  const [toX, toY] = [PIN[0] - RING[0], PIN[1] - RING[1]]
  const square = x * x + y * y
  return { along: (toX * x + toY * y) / square, across: (toY * x - toX * y) / square, from }
}

const onSheet = ({ along, across, from }: Turn, [east, north]: Metres): Metres => {
  const [x, y] = [east - from[0], from[1] - north]
  return [RING[0] + along * x - across * y, RING[1] + across * x + along * y]
}

type View = { turn: Turn; way: Metres[]; unrest: number }

/** How far a way is from a calm line, in degrees. */
function unrestOf(way: readonly Metres[]): number {
  const line = simplified(way, TOLERANCE_PX)
  const legs = line.slice(1).map(([x, y], at): Metres => [x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)])
  const degrees = legs.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI)
  const turns = degrees.slice(1).map((leg, at) => 180 - Math.abs(180 - Math.abs(leg - (degrees[at] ?? leg))))
  const shortLegs = legs.filter(([x, y]) => Math.hypot(x, y) < SHORT.px).length
  const [, down] = legs.at(-1) ?? [0, 0]
  const fall = (Math.asin(down / Math.hypot(...(legs.at(-1) ?? [1, 0]))) * 180) / Math.PI
  const turned = turns.reduce((sum, turn) => sum + turn, 0)
  return Math.abs(turned - CALM_TURN) + shortLegs * SHORT.counts + (fall > STEEP.degrees ? STEEP.counts : 0)
}

/** The calmest of many ways that pass the rider. */
function viewOf(city: City): View {
  const random = randomOf(city.seed + 7)
  const nodes = city.nodes.filter(({ at, edges }) => edges.length > 2 && Math.hypot(...at) < 2600)
  const any = () => nodes[Math.floor(random() * nodes.length)]
  const straight = Math.hypot(PIN[0] - RING[0], PIN[1] - RING[1])
  let best: View | undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const [from, to] = [any(), any()]
    if (!from || !to) break
    const scale = straight / Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1])
    if (!(scale > SCALE.least && scale < SCALE.most)) continue
    const path = shortestPath(city, toPoint(city.at, from.at), toPoint(city.at, to.at))
    if (path.distance * scale > straight * DETOUR_MOST) continue
    const turn = turnOf(from.at, to.at)
    const way = path.points.map(point => onSheet(turn, toMetres(city.at, point)))
    const at = nearestOf(way)
    const misses = nearestOnSegment(RIDER, way[at - 1] ?? RIDER, way[at] ?? RIDER).distance
    if (misses > BESIDE_PX) continue
    const unrest = unrestOf([...way.slice(0, at), RIDER, ...way.slice(at)])
    if (unrest < (best?.unrest ?? Number.POSITIVE_INFINITY)) best = { turn, way, unrest }
  }
  if (!best) throw new Error(`${city.country} has no way past the rider`)
  return best
}

const written = (value: number): string => String(Math.round(value))

/** A path that begins at its first point and goes on in steps. */
function lineOf(points: readonly Metres[]): string {
  const [first, ...others] = points.map(([x, y]): Metres => [Math.round(x), Math.round(y)])
  if (!first) return ''
  let before = first
  const steps = others.flatMap(point => {
    const step = [point[0] - before[0], point[1] - before[1]] as const
    before = point
    return step[0] === 0 && step[1] === 0 ? [] : [`${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`]
  })
  return steps.length === 0 ? '' : `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}`
}

/** A line with its corners rounded. */
function rounded(points: readonly Metres[]): string {
  const line = simplified(points, TOLERANCE_PX)
  const towards = (from: Metres, to: Metres): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const share = Math.min(CORNER_PX, length / 2) / length
    return `${written(from[0] + (to[0] - from[0]) * share)} ${written(from[1] + (to[1] - from[1]) * share)}`
  }
  return line
    .map((point, at) => {
      const [before, after] = [line[at - 1], line[at + 1]]
      if (!before) return `M${written(point[0])} ${written(point[1])}`
      if (!after) return `L${written(point[0])} ${written(point[1])}`
      return `L${towards(point, before)}Q${written(point[0])} ${written(point[1])} ${towards(point, after)}`
    })
    .join('')
}

const isOn = ([x, y]: Metres): boolean => x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom

/** The parts of a line that are on the sheet, each with the point before it and the one after. */
function partsOnSheet(line: readonly Metres[]): Metres[][] {
  const parts: Metres[][] = []
  let isOpen = false
  for (const [at, point] of line.entries()) {
    const isShown = isOn(point)
    const before = line[at - 1]
    if (isShown && !isOpen) parts.push(before ? [before] : [])
    if (isShown || isOpen) parts.at(-1)?.push(point)
    isOpen = isShown
  }
  return parts.filter(part => part.length > 1)
}

/** What of a ring is on the sheet: each side in turn cuts off what is beyond it. */
function cut(ring: readonly Metres[]): Metres[] {
  const sides: [inside: (at: Metres) => number][] = [
    [([x]) => x - SHEET.left],
    [([x]) => SHEET.right - x],
    [([, y]) => y - SHEET.top],
    [([, y]) => SHEET.bottom - y],
  ]
  return sides.reduce<Metres[]>(
    (left, [depth]) =>
      left.flatMap((point, at) => {
        const before = left.at(at - 1) ?? point
        const [is, was] = [depth(point), depth(before)]
        const share = was / (was - is)
        const crossing: Metres = [
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ]
        return is >= 0 ? (was < 0 ? [crossing, point] : [point]) : was >= 0 ? [crossing] : []
      }),
    [...ring],
  )
}

function drawn(city: City) {
  const { turn, way } = viewOf(city)
  const place = (at: Metres) => onSheet(turn, at)
  const area = (rings: readonly (readonly Metres[])[]) =>
    rings
      .map(ring => simplified(cut(ring.map(place)), TOLERANCE_PX))
      .filter(ring => ring.length > 2)
      .map(ring => `${lineOf(ring)}z`)
      .join('')
  const lines = (classes: readonly StreetClass[]) =>
    city.streets
      .filter(street => classes.includes(street.class))
      .flatMap(street => linesOfStreet(street, city.edges))
      .map(line => line.map(place))
      .flatMap(partsOnSheet)
      .map(line => simplified(line, TOLERANCE_PX))
      .sort((one, other) => lengthOf(other) - lengthOf(one))
      .map(lineOf)
  const park = area(city.parks.map(({ ring }) => ring))
  const water = area(city.water.flatMap(({ ring, holes = [] }) => [ring, ...holes]))
  const road = lines(['avenue', 'road']).join('')
  const streets = [...lines(['street']), ...lines(['lane'])]
  let street = ''
  for (const line of streets) if ((park + water + road + street + line).length < LETTERS_MOST) street += line
  const at = nearestOf(way)
  return {
    park,
    water,
    road,
    street,
    begun: rounded([...way.slice(0, at), RIDER]),
    gone: rounded([RIDER, ...way.slice(at)]),
  }
}

/** The end of the part of a way that is nearest to the rider. */
function nearestOf(way: readonly Metres[]): number {
  const misses = way.slice(1).map((point, at) => nearestOnSegment(RIDER, way[at] ?? point, point).distance)
  return misses.indexOf(Math.min(...misses)) + 1
}

const lengthOf = (line: readonly Metres[]): number =>
  line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)), 0)

const folder = join(ROOT, 'countries')
const cities = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .sort()
  .map(file => {
    const country: Country = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const city = drawn(createCity(country, 1))
    console.log(country.code, Object.values(city).join('').length)
    return [country.code, city] as const
  })
writeFileSync(
  join(ROOT, 'src', 'components', 'illustrations', 'cities.json'),
  `${JSON.stringify(Object.fromEntries(cities), undefined, 2)}\n`,
)
