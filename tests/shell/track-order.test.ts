import { expect, test } from 'vitest'
import { orderNumberIn } from '#contract/foreign-data.ts'

test.each([
  [' no1000-9HXZ755C ', 'no1000-9HXZ755C'],
  ['#no1000-9HXZ755C', 'no1000-9HXZ755C'],
  ['https://example.com/en/tracking/no1000-9HXZ755C?from=sms', 'no1000-9HXZ755C'],
  ['example.com/delivery-receipt/no1000-9HXZ755C/', 'no1000-9HXZ755C'],
  // As it is copied from a message: with marks of direction, a hyphen of print, the stop of its sentence.
  ['\u2068no1000-9HXZ755C\u2069', 'no1000-9HXZ755C'],
  ['\u200f#no1000-9HXZ755C', 'no1000-9HXZ755C'],
  ['no1000\u20119HXZ755C', 'no1000-9HXZ755C'],
  ['https://example.com/tracking/no1000-9HXZ755C.', 'no1000-9HXZ755C'],
  ['no1000-9HXZ755C،', 'no1000-9HXZ755C'],
  ['9HXZ755C', undefined],
  ['no1000 9HXZ755C', undefined],
  ['https://example.com/', undefined],
  ['-', undefined],
  ['', undefined],
])('the order number in %j is %j', (text, number) => {
  expect(orderNumberIn(text)).toBe(number)
})
