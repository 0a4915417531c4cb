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
