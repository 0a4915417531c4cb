import { expect, test } from 'vitest'
import { cutAt } from '#domain/ridden-way'

const way = [
  { lat: 60, lng: 10 },
  { lat: 60, lng: 10.02 },
  { lat: 60.01, lng: 10.02 },
]

test('[PUB-001] a way is cut where the rider is, between its corners', () => {
  const cut = cutAt(way, { lat: 60.0002, lng: 10.01 })
  expect(cut?.ridden).toHaveLength(2)
  expect(cut?.ahead).toHaveLength(3)
  expect(cut?.ridden[1]?.lng).toBeCloseTo(10.01, 6)
  expect(cut?.ridden[1]?.lat).toBeCloseTo(60, 6)
  expect(cut?.ahead[0]).toEqual(cut?.ridden[1])
})

test.each([
  ['before its beginning', { lat: 60, lng: 9.999 }, 2, 3],
  ['past its end', { lat: 60.011, lng: 10.02 }, 3, 2],
])('a rider %s stands at that end', (_, rider, ridden, ahead) => {
  const cut = cutAt(way, rider)
  expect([cut?.ridden.length, cut?.ahead.length]).toEqual([ridden, ahead])
})

test.each([
  ['a rider elsewhere', way, { lat: 60.05, lng: 10 }],
  ['a way without points', [], { lat: 60, lng: 10 }],
  ['a way of one point', way.slice(0, 1), { lat: 60, lng: 10 }],
])('%s has no cut', (_, points, rider) => expect(cutAt(points, rider)).toBeUndefined())

test('two corners in one place do no harm', () => {
  expect(
    cutAt(
      [way[0], way[0], way[1]].flatMap(point => point ?? []),
      { lat: 60, lng: 10.01 },
    )?.ahead,
  ).toHaveLength(2)
})
