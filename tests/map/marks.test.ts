import { expect, test } from 'vitest'
import { labelSides, type Side } from '#map/marks.ts'

const OSLO = { latitude: 59.91, longitude: 10.75 }
const places: [string, { latitude: number; longitude: number }, [Side, Side]][] = [
  ['east of the other', { latitude: 59.92, longitude: 10.7 }, ['left', 'right']],
  ['west of the other', { latitude: 59.9, longitude: 10.8 }, ['right', 'left']],
  ['a few doors east', { latitude: 59.91, longitude: 10.7495 }, ['right', 'left']],
  ['a few doors west', { latitude: 59.91, longitude: 10.7505 }, ['left', 'right']],
]

test.each(places)('the words of a place %s are where neither lies on the other', (_, other, sides) => {
  expect(labelSides(OSLO, other)).toEqual(sides)
})
