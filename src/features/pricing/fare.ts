// The estimated price of a delivery: base, distance and surcharge from the country file (BIZ-001 to BIZ-008).
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import type { Limits, Pricing } from '#schema/config.ts'

/** What an estimate needs; a resolved `settings` has all of it. */
export type Tariff = {
  currency: string
  pricing?: Pricing | undefined
  limits?: Pick<Limits, 'distanceKm'> | undefined
}

/** `area` is an index in `pricing.areas`, the first by default. */
export type FareOptions = { area?: number; cashOnDelivery?: boolean }

/** `amount` is in `currency`, rounded to its decimals. `isMinimum`: the price is a "from" price (Q92). */
export type Fare = { amount: number; currency: string; isMinimum: boolean }

export type FareProblem =
  | { code: 'prices_not_set' }
  | { code: 'distance_not_valid' }
  | { code: 'distance_above_limit'; limitKm: number }
  | { code: 'area_unknown'; areas: number }

export type FareEstimate = { state: 'priced'; fare: Fare } | { state: 'refused'; problem: FareProblem }

/** Rounds half up. First to 15 digits, so that 1.005, which is stored as 1.00499…, is rounded up. */
export const roundToCurrency = (amount: number, currency: string): number => {
  const factor = 10 ** currencyDecimals(currency)
  return Math.round(Number((amount * factor).toPrecision(15))) / factor
}

/** Kilometres that the base price covers in an area, or undefined when there is no such area (Q92: TH). */
const coveredKm = (pricing: Pricing, area: number): number | undefined => {
  if (pricing.areas) return pricing.areas[area]?.perKmAfterKm
  return area === 0 ? (pricing.perKmAfterKm ?? 0) : undefined
}

/**
 * Estimates the price of a delivery (BIZ-001 to BIZ-008, Q92). Distance in kilometres, with any fraction: part of a
 * kilometre is charged in proportion. Throws nothing: a distance that is not served is returned as a problem.
 */
export const estimateFare = (tariff: Tariff, distanceKm: number, options: FareOptions = {}): FareEstimate => {
  const { currency, pricing, limits } = tariff
  const refused = (problem: FareProblem): FareEstimate => ({ state: 'refused', problem })

  if (!pricing) return refused({ code: 'prices_not_set' })
  if (!Number.isFinite(distanceKm) || distanceKm <= 0) return refused({ code: 'distance_not_valid' })
  if (limits?.distanceKm !== undefined && distanceKm > limits.distanceKm) {
    return refused({ code: 'distance_above_limit', limitKm: limits.distanceKm })
  }
  const covered = coveredKm(pricing, options.area ?? 0)
  if (covered === undefined) return refused({ code: 'area_unknown', areas: pricing.areas?.length ?? 1 })

  const surcharge = options.cashOnDelivery ? (pricing.cashOnDeliveryFee ?? 0) : 0
  const amount = pricing.base + pricing.perKm * Math.max(0, distanceKm - covered) + surcharge
  return {
    state: 'priced',
    fare: { amount: roundToCurrency(amount, currency), currency, isMinimum: pricing.isMinimum ?? false },
  }
}

// The example distances of the fare estimate.

/** For countries without a limit: usual distances in a city, up to this many kilometres. */
const UNLIMITED_SHOWS_UP_TO_KM = 10
const SHARES = [0.2, 0.4, 0.7, 1]

/**
 * Four different whole kilometres in ascending order, the last being the country's limit (LND-101). A limit below four gives
 * fewer. Kilometres in, kilometres out.
 */
export const exampleDistances = (limitKm: number = UNLIMITED_SHOWS_UP_TO_KM): number[] => {
  const longest = Math.max(1, Math.floor(limitKm))
  return [...new Set(SHARES.map(share => Math.max(1, Math.round(longest * share))))]
}

// The limits of an item.

/**
 * The maximum weight in kilograms. If heavier items are restricted (Q92: TW), that limit is the country's own and
 * replaces the default of BIZ-010.
 */
export const heaviestItemKg = (limits: Pick<Limits, 'restrictedWeightKg'> & { weightKg: number }): number =>
  limits.restrictedWeightKg ?? limits.weightKg
