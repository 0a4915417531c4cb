// The documented prices, limits and order rules, figure by figure, and nothing where nothing is documented.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Country, CountryCode } from '#schema/config.ts'

const country = (code: CountryCode): Country => JSON.parse(readFileSync(`countries/${code}.json`, 'utf8')) as Country
const codes = (JSON.parse(readFileSync('schema/country-code.schema.json', 'utf8')) as { enum: CountryCode[] }).enum

type Figures = Pick<Country, 'pricing' | 'limits'> & { currency: string }
const none = undefined

const thaiAreas = [
  { name: { en: 'Bangkok', th: 'กรุงเทพมหานคร' }, perKmAfterKm: 1 },
  { name: { en: 'Other cities', th: 'เมืองอื่น ๆ' }, perKmAfterKm: 4 },
]

/** Holds a country to its documented prices and limits, and to no others. */
function hasFigures(code: CountryCode, figures: Figures): void {
  const { currency, pricing, limits } = country(code)
  expect({ currency, pricing, limits }).toEqual(figures)
}

test('[BIZ-001] prices and limits of Singapore', () => {
  hasFigures('SG', { currency: 'SGD', pricing: { base: 6, perKm: 1 }, limits: none })
})

test('[BIZ-002] prices and limits of Malaysia', () => {
  hasFigures('MY', {
    currency: 'MYR',
    pricing: { base: 4.75, perKm: 0.5 },
    limits: { distanceKm: 10, weightKg: 15, restrictedValue: 200 },
  })
})

test('[BIZ-003] prices and limits of Hong Kong', () => {
  hasFigures('HK', { currency: 'HKD', pricing: none, limits: { distanceKm: 10, weightKg: 10, restrictedValue: 1000 } })
})

test('[BIZ-004] prices and limits of Pakistan', () => {
  hasFigures('PK', { currency: 'PKR', pricing: { base: 65, perKm: 10 }, limits: none })
})

test('[BIZ-005] prices and limits of Taiwan', () => {
  hasFigures('TW', {
    currency: 'TWD',
    pricing: { base: 99, perKm: 10, cashOnDeliveryFee: 25 },
    limits: { distanceKm: 12, restrictedValue: 5000, restrictedWeightKg: 20 },
  })
})

test('[BIZ-006] prices and limits of Thailand', () => {
  hasFigures('TH', {
    currency: 'THB',
    pricing: { base: 35, perKm: 7, areas: thaiAreas } as never,
    limits: { distanceKm: 15 },
  })
})

test('[BIZ-007] prices and limits of Myanmar', () => {
  hasFigures('MM', {
    currency: 'MMK',
    pricing: { base: 1300, perKm: 200, isMinimum: true },
    limits: { distanceKm: 4, restrictedValue: 300_000 },
  })
})

test('[BIZ-008] prices and limits of Bangladesh', () => {
  hasFigures('BD', { currency: 'BDT', pricing: { base: 55, perKm: 5 }, limits: { distanceKm: 10 } })
})

test('[BIZ-009] prices and limits of the Philippines', () => {
  hasFigures('PH', { currency: 'PHP', pricing: none, limits: { weightKg: 20, restrictedValue: 10_000 } })
})

test('[BIZ-010] a country without figures has none of its own, and the default weight is 5 kg', () => {
  const others = 'BH EG JO KW OM QA AE KH SE LA HU JP NO FI DE CZ SA GR CY DK PL RS RO'.split(' ') as CountryCode[]
  for (const code of others) expect([country(code).pricing, country(code).limits]).toEqual([undefined, undefined])
  const settings = JSON.parse(readFileSync('schema/settings.schema.json', 'utf8'))
  expect(settings.$defs.limits.properties.weightKg.default).toBe(5)
  expect(settings.$defs.limits.properties.writtenCommunicationGrams.default).toBe(500)
})

test('60 minutes at most and 30 as a rule, from the schema for every country', () => {
  const { $defs } = JSON.parse(readFileSync('schema/settings.schema.json', 'utf8'))
  expect([$defs.asapMinutes.default, $defs.typicalDeliveryMinutes.default]).toEqual([60, 30])
  for (const code of codes)
    expect([country(code).asapMinutes, country(code).typicalDeliveryMinutes]).toEqual([undefined, undefined])
})

test('only Singapore, Kuwait and Pakistan have order rules of their own', () => {
  const rules = Object.fromEntries(codes.flatMap(code => (country(code).rules ? [[code, country(code).rules]] : [])))
  expect(rules).toEqual({ SG: { unitNumberRequired: true }, KW: { amountRequired: false }, PK: { minimumAmount: 100 } })
})
