import { expect, test } from 'vitest'
import { heaviestItemKg } from '#features/pricing/fare.ts'

test.each([
  ['[BIZ-010] the default limit', { weightKg: 5 }, 5],
  ['[BIZ-002] a limit of the country', { weightKg: 15 }, 15],
  ['[BIZ-005] heavier items are restricted', { weightKg: 5, restrictedWeightKg: 20 }, 20],
])('%s', (_name, limits, kilograms) => expect(heaviestItemKg(limits)).toBe(kilograms))
