import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleDistances } from '#features/pricing/fare.ts'

describe('[LND-101] example distances of the fare estimate', () => {
  test.each([
    { limitKm: undefined, shown: [2, 4, 7, 10] },
    { limitKm: 15, shown: [3, 6, 11, 15] },
    { limitKm: 12, shown: [2, 5, 8, 12] },
    { limitKm: 10, shown: [2, 4, 7, 10] },
    { limitKm: 4, shown: [1, 2, 3, 4] },
    { limitKm: 2, shown: [1, 2] },
  ])('a limit of $limitKm km shows $shown', ({ limitKm, shown }) => {
    expect(exampleDistances(limitKm)).toEqual(shown)
  })

  test('they rise, differ, and stay within the limit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 500, noNaN: true }), limitKm => {
        const shown = exampleDistances(limitKm)
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        expect(shown.at(0)).toBeGreaterThanOrEqual(1)
        expect(shown.at(-1)).toBeLessThanOrEqual(limitKm)
      }),
    )
  })
})
