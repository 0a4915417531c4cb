import { describe, expect, test } from 'vitest'
import { alongWay, arcBetween, cutAt, wayBetween } from '#map/routes.ts'

const OSLO = { latitude: 59.91, longitude: 10.75 }

test.each([
  ['east', { latitude: 59.91, longitude: 10.85 }],
  ['west', { latitude: 59.91, longitude: 10.65 }],
  ['north-east', { latitude: 59.95, longitude: 10.8 }],
])('[TRK-106] an unknown way to the %s is an arc and no straight line', (_, to) => {
  const arc = arcBetween(OSLO, to)
  expect(arc[0]).toEqual(OSLO)
  expect(arc.at(-1)?.latitude).toBeCloseTo(to.latitude, 9)
  expect(arc.at(-1)?.longitude).toBeCloseTo(to.longitude, 9)
  const middle = arc[arc.length / 2 - 0.5]
  expect(middle?.latitude).toBeGreaterThan((OSLO.latitude + to.latitude) / 2)
})

test('two places at one point are one point', () => {
  for (const { latitude, longitude } of arcBetween(OSLO, OSLO)) {
    expect(latitude).toBeCloseTo(59.91, 9)
    expect(longitude).toBeCloseTo(10.75, 9)
  }
})

const route = [
  { lat: 60, lng: 10 },
  { lat: 60, lng: 10.02 },
  { lat: 60.01, lng: 10.02 },
]

test('[PUB-001] a route is cut where the rider is, between its corners', () => {
  const cut = cutAt(route, { lat: 60.0002, lng: 10.01 })
  expect(cut?.ridden).toHaveLength(2)
  expect(cut?.ahead).toHaveLength(3)
  expect(cut?.ridden[1]?.lng).toBeCloseTo(10.01, 6)
  expect(cut?.ridden[1]?.lat).toBeCloseTo(60, 6)
  expect(cut?.ahead[0]).toEqual(cut?.ridden[1])
})

test.each([
  ['before its beginning', { lat: 60, lng: 9.999 }, 2, 3],
  ['past its end', { lat: 60.011, lng: 10.02 }, 3, 2],
])('a rider %s is at that end', (_, rider, ridden, ahead) => {
  const cut = cutAt(route, rider)
  expect([cut?.ridden.length, cut?.ahead.length]).toEqual([ridden, ahead])
})

test.each([
  ['a rider elsewhere', route, { lat: 60.05, lng: 10 }],
  ['a route without points', [], { lat: 60, lng: 10 }],
  ['a route of one point', route.slice(0, 1), { lat: 60, lng: 10 }],
])('%s has no cut', (_, points, rider) => expect(cutAt(points, rider)).toBeUndefined())

test('two corners in one place do no harm', () => {
  expect(
    cutAt(
      [route[0], route[0], route[1]].flatMap(point => point ?? []),
      { lat: 60, lng: 10.01 },
    )?.ahead,
  ).toHaveLength(2)
})

describe('[TRK-106] between two answers a rider glides along the street', () => {
  test('round the corner that lies between them', () => {
    const [from, to] = [
      { lat: 60, lng: 10.015 },
      { lat: 60.005, lng: 10.02 },
    ]
    const way = wayBetween(route, from, to)
    expect(way).toContainEqual(route[1])
    expect(alongWay(way, 0)).toEqual(from)
    expect(alongWay(way, 1)).toEqual(to)
    // A corner is not cut: on the way there is no place off the street.
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const at = alongWay(way, share)
      expect(Math.min(Math.abs((at?.lat ?? 0) - 60), Math.abs((at?.lng ?? 0) - 10.02))).toBeLessThan(1e-9)
    }
  })
  test.each([
    ['without a route', []],
    ['far from it', route.map(({ lat, lng }) => ({ lat: lat + 1, lng }))],
  ])('straight %s', (_, points) => {
    const [from, to] = [
      { lat: 60, lng: 10 },
      { lat: 60.01, lng: 10.02 },
    ]
    expect(wayBetween(points, from, to)).toEqual([from, to])
    expect(alongWay([from, to], 0.5)?.lat).toBeCloseTo(60.005, 9)
  })
  test('who stays is where they are', () => {
    const here = { lat: 60, lng: 10.01 }
    expect(alongWay(wayBetween(route, here, here), 0.5)).toEqual(here)
  })
})
