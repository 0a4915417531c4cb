import { expect, test } from 'vitest'
import { datedName } from '#features/formats/dated-name.ts'

test('a file is named by the day on which it is saved', () => {
  expect(datedName('brand-NO-terms.txt', new Date(2026, 2, 3, 23, 59))).toBe('brand-NO-terms-2026-03-03.txt')
})
