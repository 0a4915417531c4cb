import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { estimateFare, roundToCurrency, type Tariff } from '#features/pricing/fare.ts'

const SG: Tariff = { currency: 'SGD', pricing: { base: 6, perKm: 1 } }
const MY: Tariff = { currency: 'MYR', pricing: { base: 4.75, perKm: 0.5 }, limits: { distanceKm: 10 } }
const PK: Tariff = { currency: 'PKR', pricing: { base: 65, perKm: 10 } }
const TW: Tariff = {
  currency: 'TWD',
  pricing: { base: 99, perKm: 10, cashOnDeliveryFee: 25 },
  limits: { distanceKm: 12 },
}
const MM: Tariff = {
  currency: 'MMK',
  pricing: { base: 1300, perKm: 200, isMinimum: true },
  limits: { distanceKm: 4 },
}
const BD: Tariff = { currency: 'BDT', pricing: { base: 55, perKm: 5 }, limits: { distanceKm: 10 } }
const TH: Tariff = {
  currency: 'THB',
  pricing: {
    base: 35,
    perKm: 7,
    areas: [
      { name: { en: 'Bangkok' }, perKmAfterKm: 1 },
      { name: { en: 'other cities' }, perKmAfterKm: 4 },
    ],
  },
  limits: { distanceKm: 15 },
}

const amount = (...given: Parameters<typeof estimateFare>) => {
  const estimate = estimateFare(...given)
  return estimate.state === 'priced' ? estimate.fare.amount : estimate.problem
}

describe('prices of the documents', () => {
  test.each([
    ['[BIZ-001]', SG, 5, 11],
    ['[BIZ-002]', MY, 10, 9.75],
    ['[BIZ-002]', MY, 0.3, 4.9],
    ['[BIZ-004]', PK, 5, 115],
    ['[BIZ-005]', TW, 12, 219],
    ['[BIZ-007]', MM, 4, 2100],
    ['[BIZ-008]', BD, 10, 105],
  ] as const)('%s %j for %d km', (_clause, tariff, distance, expected) => {
    expect(amount(tariff, distance)).toBe(expected)
  })

  test('[BIZ-005] cash on delivery adds its surcharge', () => {
    expect(amount(TW, 2, { cashOnDelivery: true })).toBe(144)
    expect(amount(SG, 2, { cashOnDelivery: true })).toBe(8)
  })

  test.each([
    [0, 0.5, 35],
    [0, 1, 35],
    [0, 3, 49],
    [0, 15, 133],
    [1, 4, 35],
    [1, 5, 42],
    [1, 15, 112],
  ])('[BIZ-006] in area %d, %d km cost %d THB', (area, distance, expected) => {
    expect(amount(TH, distance, { area })).toBe(expected)
  })

  test('[BIZ-006] the first area counts when none is named', () => {
    expect(amount(TH, 5)).toBe(amount(TH, 5, { area: 0 }))
  })

  test('[BIZ-007] a price that starts from the base is marked as a minimum', () => {
    expect(estimateFare(MM, 2)).toEqual({ state: 'priced', fare: { amount: 1700, currency: 'MMK', isMinimum: true } })
    expect(estimateFare(SG, 2)).toMatchObject({ fare: { isMinimum: false } })
  })

  test('kilometres that the base covers outside of areas are free', () => {
    const tariff: Tariff = { currency: 'SGD', pricing: { base: 6, perKm: 1, perKmAfterKm: 2 } }
    expect(amount(tariff, 2)).toBe(6)
    expect(amount(tariff, 2.5)).toBe(6.5)
  })
})

describe('what cannot be priced', () => {
  test.each([
    ['no prices', { currency: 'NOK' } satisfies Tariff, 5, {}, { code: 'prices_not_set' }],
    ['beyond the limit', MM, 4.001, {}, { code: 'distance_above_limit', limitKm: 4 }],
    ['no distance', SG, 0, {}, { code: 'distance_not_valid' }],
    ['less than nothing', SG, -1, {}, { code: 'distance_not_valid' }],
    ['not a number', SG, Number.NaN, {}, { code: 'distance_not_valid' }],
    ['without end', SG, Number.POSITIVE_INFINITY, {}, { code: 'distance_not_valid' }],
    ['an area too many', TH, 5, { area: 2 }, { code: 'area_unknown', areas: 2 }],
    ['an area where there are none', SG, 5, { area: 1 }, { code: 'area_unknown', areas: 1 }],
  ])('%s', (_name, tariff, distance, options, problem) => {
    expect(estimateFare(tariff, distance, options)).toEqual({ state: 'refused', problem })
  })

  test('exactly the limit is served', () => expect(amount(MM, 4)).toBe(2100))
})

describe('rounding', () => {
  test.each([
    ['SGD', 1.005, 1.01],
    ['SGD', 8.345, 8.35],
    ['PKR', 66.5, 67],
    ['PKR', 66.49, 66],
    ['JPY', 0.5, 1],
    ['KWD', 1.0005, 1.001],
  ])('%s %d becomes %d', (currency, given, expected) => expect(roundToCurrency(given, currency)).toBe(expected))

  test('an estimate has no more decimals than its currency and never falls with the distance', () => {
    const distance = fc.double({ min: 0.001, max: 9.9, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(SG, MY, PK, TH, BD, TW), distance, distance, (tariff, a, b) => {
        const [near, far] = [amount(tariff, Math.min(a, b)), amount(tariff, Math.max(a, b))] as [number, number]
        expect(near).toBeLessThanOrEqual(far)
        expect(near).toBe(Number(near.toFixed(currencyDecimals(tariff.currency))))
      }),
    )
  })
})
