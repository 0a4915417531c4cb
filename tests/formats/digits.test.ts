import { expect, test } from 'vitest'
import { asciiDigits } from '#contract/foreign-data.ts'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { commaOf, inOneLine } from '#features/formats/written-in.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۹', '09'],
  ['०९', '09'],
  ['০৯', '09'],
  ['๐๙', '09'],
  ['໐໙', '09'],
  ['၀၉', '09'],
  ['០៩', '09'],
  ['０９', '09'],
  ['Gate ٧, 42', 'Gate 7, 42'],
  // Of a script that no reader of the portal uses.
  ['᠐', '᠐'],
])('the digits of %s are %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits)
})

test.each([
  ['ar-SA', '، '],
  ['fa', '، '],
  ['ur', '، '],
  ['ur-Latn', ', '],
  ['nb-NO', ', '],
])('a list in %s is separated by %j', (language, comma) => {
  expect(commaOf(language)).toBe(comma)
  expect(inOneLine(['Storgata 1', undefined, '', 'Oslo'], language)).toBe(`Storgata 1${comma}Oslo`)
})

test.each([
  ['PKR', 0],
  ['VND', 0],
  ['KWD', 3],
  ['SGD', 2],
])('[I18-101] %s has %i decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals)
})
