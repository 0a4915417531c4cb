// What a delivery costs in the sandbox. A price in the country file holds; the others are plausible figures for
// demonstrations, and stand only here, so that no site ever shows them as its prices.
import { readFileSync } from 'node:fs'
import type { Country, CountryCode } from '#schema/config'

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

const entries = JSON.parse(readFileSync(new URL('./tariffs.json', import.meta.url), 'utf8')) as Record<
  CountryCode,
  Entry
>

/** Longest way where the country file names none. */
const DISTANCE_KM = 12

/** The tariff of a country. */
export function tariffOf({ code, pricing, limits }: Country): Tariff {
  const { base, perKm, step } = entries[code]
  return {
    base: pricing?.base ?? base,
    perKm: pricing?.perKm ?? perKm,
    perKmAfterKm: pricing?.areas?.[0].perKmAfterKm ?? pricing?.perKmAfterKm ?? 0,
    step,
    distanceKm: limits?.distanceKm ?? DISTANCE_KM,
  }
}
