import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOfStreet, details, houseAt } from '#sandbox/city/addresses.ts'
import { createCity } from '#sandbox/city/create.ts'
import { areaOf, crowMetres, isInside, lengthOf, nearestOnSegment, toMetres, toPoint } from '#sandbox/city/geometry.ts'
import type { City, CityCountry, Metres, Path, Point } from '#sandbox/city/model.ts'
import { namingOf } from '#sandbox/city/naming.ts'
import { moveAlong, shortestPath } from '#sandbox/city/paths.ts'
import { housesOn } from '#sandbox/city/plan.ts'
import { randomOf } from '#sandbox/city/random.ts'
import { linesOfStreet } from '#sandbox/city/streets.ts'
import { ALL_COUNTRIES, cityOf, countryOf } from './cities.ts'

const reachable = (city: City): number => {
  const seen = new Set([0])
  const queue = [0]
  for (let node = queue.pop(); node !== undefined; node = queue.pop())
    for (const id of city.nodes[node]?.edges ?? [])
      for (const end of [city.edges[id]?.from, city.edges[id]?.to])
        if (end !== undefined && !seen.has(end)) {
          seen.add(end)
          queue.push(end)
        }
  return seen.size
}

const toLine = (at: Metres, lines: Metres[][]): number =>
  Math.min(...lines.flatMap(line => line.slice(1).map((b, i) => nearestOnSegment(at, line[i] as Metres, b).distance)))

/** Two numbers of which nobody can tell which one is the house's. */
const TWO_NUMBERS = /\p{Nd}[A-Z]?\s+\p{Nd}+(?=[\s,،]|$)/u
const WRONG_ORDINAL = /(?<!1)(1(th|nd|rd)|2(th|st|rd)|3(th|st|nd))\b|1[123](st|nd|rd)\b|[04-9](st|nd|rd)\b/

const expectReadable = (city: City) => {
  for (const language of ['en', ...namingOf(city.country).languages])
    for (const street of city.streets) {
      const { formatted_address, zipcode = '' } = addressOfStreet(city, street, '2', language)
      expect(formatted_address.replace(zipcode, '')).not.toMatch(TWO_NUMBERS)
      expect(formatted_address).not.toMatch(WRONG_ORDINAL)
    }
}

test('[API-015] in a country without names of its own the number of a house is told from one of its street', () => {
  expectReadable(createCity({ ...countryOf('NO'), code: 'ZZ' as CityCountry['code'] }, 1))
})

describe.each(ALL_COUNTRIES)('the city of %s', code => {
  test('[API-015] the number of a house is told from one of its street', () => expectReadable(cityOf(code)))

  test('hangs together, is large enough, and its streets are named and numbered', () => {
    const city = cityOf(code)
    expect(reachable(city)).toBe(city.nodes.length)
    expect(city.nodes.length).toBeGreaterThan(1000)
    expect(city.streets.length).toBeGreaterThan(250)
    expect(city.districts.length).toBeGreaterThan(5)
    expect(new Set(city.streets.map(street => street.name.latin)).size).toBe(city.streets.length)
    expect(
      city.streets.every(
        ({ name }) => name.latin.trim().length > 2 && !/[{}[\]]/.test(name.latin + (name.local ?? '')),
      ),
    ).toBe(true)
    const edges = city.streets.flatMap(street => street.edges).sort((a, b) => a - b)
    expect(edges).toEqual(city.edges.map(edge => edge.id))
    for (const edge of city.edges) expect(edge.length).toBeCloseTo(lengthOf(edge.line), 3)
  })

  test('has its small streets on land, and every house within 30 m of its street', () => {
    const city = cityOf(code)
    const isDry = ([x, y]: Metres) =>
      !city.water.some(({ ring, holes }) => isInside(ring, x, y) && !holes?.some(hole => isInside(hole, x, y)))
    for (const street of city.streets.filter(({ id }) => id % 7 === 0)) {
      const lines = linesOfStreet(street, city.edges)
      for (const number of [1, 2, Math.ceil(street.lastNumber / 2), street.lastNumber]) {
        expect(toLine(houseAt(city, street, number), lines)).toBeLessThan(30)
      }
      if (street.class === 'street' || street.class === 'lane') expect(lines.flat().every(isDry)).toBe(true)
    }
  })

  test('has blocks with houses, parks and squares on land', () => {
    const city = cityOf(code)
    const { blocks, squares, parks, water } = city
    expect(blocks.length).toBeGreaterThan(700)
    expect(squares.length).toBeGreaterThan(5)
    expect(parks.length).toBeGreaterThan(3)
    const isDry = ([x, y]: readonly [number, number]) =>
      !water.some(({ ring, holes }) => isInside(ring, x, y) && !holes?.some(hole => isInside(hole, x, y)))
    for (const ring of [...blocks, ...squares, ...parks.map(park => park.ring)]) {
      expect(areaOf(ring)).toBeGreaterThan(0)
      expect(ring.every(isDry)).toBe(true)
    }
    const random = randomOf(1)
    const total = (rings: (readonly [number, number])[][]) => rings.reduce((sum, ring) => sum + areaOf(ring), 0)
    const some = blocks.slice(0, 100)
    const built = total(some.flatMap(block => housesOn(block, random))) / total(some)
    expect(built).toBeGreaterThan(0.5)
    expect(built).toBeLessThan(1)
  })
})

test('the same country and seed give the same city, another seed another one', () => {
  const country = countryOf('TW')
  expect(JSON.stringify(createCity(country, 7))).toBe(JSON.stringify(createCity(country, 7)))
  expect(JSON.stringify(createCity(country, 7))).not.toBe(JSON.stringify(createCity(country, 8)))
})

test('odd and even house numbers lie on either side of the street and count up along it', () => {
  const city = cityOf('DE')
  const street = city.streets.find(({ edges }) => edges.length > 5)
  if (!street) throw new Error('no long street')
  const apart = (a: number, b: number) =>
    Math.hypot(...houseAt(city, street, a).map((v, i) => v - (houseAt(city, street, b)[i] as number)))
  expect(apart(1, 2)).toBeGreaterThan(12)
  expect(apart(1, 3)).toBeGreaterThan(5)
  expect(apart(1, street.lastNumber)).toBeGreaterThan(apart(1, 5))
})

const somewhere = (code: string) =>
  fc
    .record({
      x: fc.double({ min: -3500, max: 3500, noNaN: true }),
      y: fc.double({ min: -3500, max: 3500, noNaN: true }),
    })
    .map(({ x, y }): Point => toPoint(cityOf(code).at, [x, y]))

test.each(['NO', 'AE', 'JP'])(
  'a way by road in %s is continuous, ends where asked, and is never shorter than the crow flies',
  code => {
    const city = cityOf(code)
    fc.assert(
      fc.property(somewhere(code), somewhere(code), (from, to) => {
        const path = shortestPath(city, from, to)
        expect(path.points[0]).toEqual(from)
        expect(path.points.at(-1)).toEqual(to)
        expect(path.distance).toBeGreaterThanOrEqual(crowMetres(from, to) - 0.2)
        const back = shortestPath(city, to, from)
        expect(back.distance).toBeCloseTo(path.distance, -1)
      }),
      { numRuns: 120 },
    )
  },
)

test('the way found is the shortest: no single detour over a third place is shorter', () => {
  const city = cityOf('NO')
  const nodes = [11, 500, 901, 1400, 77, 1234].map(id => toPoint(city.at, city.nodes[id]?.at as Metres))
  for (const a of nodes)
    for (const b of nodes)
      for (const c of nodes) {
        const direct = shortestPath(city, a, b).distance
        const over = shortestPath(city, a, c).distance + shortestPath(city, c, b).distance
        expect(direct).toBeLessThanOrEqual(over + 1)
      }
})

test('a way stays on streets between its ends', () => {
  const city = cityOf('TH')
  const [from, to] = [details(city, 'TH.s40.2'), details(city, 'TH.s333.2')]
  if (!from || !to) throw new Error('no such addresses')
  const inner = shortestPath(city, from, to).points.slice(1, -1)
  const lines = city.edges.map(edge => edge.line)
  for (const point of inner) expect(toLine(toMetres(city.at, point), lines)).toBeLessThan(1)
})

const EAST: Path = {
  distance: crowMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0.01 }) * 2,
  points: [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 0.01 },
    { latitude: 0.01, longitude: 0.01 },
  ],
}

test.each([
  [-5, { latitude: 0, longitude: 0, heading: 90 }],
  [0, { latitude: 0, longitude: 0, heading: 90 }],
  [EAST.distance / 4, { latitude: 0, longitude: 0.005, heading: 90 }],
  [EAST.distance * 0.75, { latitude: 0.005, longitude: 0.01, heading: 0 }],
  [1e9, { latitude: 0.01, longitude: 0.01, heading: 0 }],
])('a rider %d m along a path is and heads there', (metres, expected) => {
  const position = moveAlong(EAST, metres)
  expect(position.latitude).toBeCloseTo(expected.latitude, 5)
  expect(position.longitude).toBeCloseTo(expected.longitude, 5)
  expect(position.heading).toBeCloseTo(expected.heading, 0)
})
