import { expect, test } from 'vitest'
import { directionOf } from '#features/formats/written-in.ts'

const texts: [string, 'rtl' | 'auto'][] = [
  ['9, C, 79 شارع السور 2، بور سعيد، دبي', 'rtl'],
  ['شارع الراس 1', 'rtl'],
  ['8, B, Kapellbakken 74, 0409 Oslo', 'auto'],
  ['Marasi Drive 18, برج', 'auto'],
  ['Storgata ب', 'auto'],
  ['25.1871, 55.2772', 'auto'],
  ['', 'auto'],
]

test.each(texts)('the address "%s" runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
