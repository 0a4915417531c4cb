// What a delivery costs in the sandbox. A price in the country file holds; the others are plausible figures for
// demonstrations; they are only here, so that no site ever shows them as its prices.
import { readFileSync } from 'node:fs'
import type { Country } from '#schema/config.ts'
import { allCountries, readCountry } from '../countries.ts'

export type Tariff = {
  base: number
  perKm: number
  /** Kilometres that the base price covers. */
  perKmAfterKm: number
  /** Fees are multiples of this. */
  step: number
  /** Longest way by road, in kilometres. */
  distanceKm: number
}

type Entry = { base: number; perKm: number; step: number }

const entries = JSON.parse(readFileSync(new URL('./tariffs.json', import.meta.url), 'utf8')) as Partial<
  Record<string, Entry>
>

/** Longest way where the country file names none. */
const DISTANCE_KM = 12

/** Figures for a country that has none here: those of another one with the same money, else round ones. */
function entryOf({ code, currency }: Pick<Country, 'code' | 'currency'>): Entry {
  const own = entries[code]
  if (own) return own
  const lender = allCountries().find(other => entries[other] && readCountry(other).currency === currency)
  const money = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  // Money without a smaller unit counts in hundreds, money with three digits behind the point in single ones.
  const unit = 10 ** (2 - (money.maximumFractionDigits ?? 2))
  return (lender && entries[lender]) ?? { base: 5 * unit, perKm: unit, step: unit / 10 }
}

/** The tariff of a country. */
export function tariffOf({ code, currency, pricing, limits }: Country): Tariff {
  const { base, perKm, step } = entryOf({ code, currency })
  return {
    base: pricing?.base ?? base,
    perKm: pricing?.perKm ?? perKm,
    perKmAfterKm: pricing?.areas?.[0].perKmAfterKm ?? pricing?.perKmAfterKm ?? 0,
    step,
    distanceKm: limits?.distanceKm ?? DISTANCE_KM,
  }
}
