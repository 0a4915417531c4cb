import { expect, test } from 'vitest'
import { framing } from '#map/create-map.ts'

test.each([90, -90])(
  'a point at %d degrees north, which no map of the world has, has a place on the sketch',
  latitude => {
    const pole = { latitude, longitude: 180 }
    const place = framing([pole, { latitude: 59.9, longitude: 10.7 }], 360, 240)
    for (const offset of Object.values(place(pole))) expect(Number.isFinite(offset)).toBe(true)
  },
)

test('what lies over the head of a sketch hides none of its places, and a low one is in the frame all the same', () => {
  const points = [
    { latitude: 25.2, longitude: 55.25 },
    { latitude: 25.23, longitude: 55.27 },
  ]
  const highest = (height: number, covered: number) => {
    const place = framing(points, 360, height, covered)
    return Math.min(...points.map(point => place(point).y))
  }
  expect(highest(240, 60)).toBeGreaterThanOrEqual(highest(240, 0) + 60 - 1)
  expect(highest(160, 120)).toBeLessThan(160)
})
