// A fact: a number or name of a place, formatted for a language.

import { measure, money } from '#features/pricing/figures.ts'
import type { Deployment, ResolvedSettings } from '#schema/deployment.ts'

/** What facts are computed from; a Deployment fits, and so does a country with its defaults (see check-places.ts). */
export type FactPlace = {
  brand: { name: string }
  country: Deployment['country']
  settings: Pick<
    ResolvedSettings,
    | 'currency'
    | 'pricing'
    | 'limits'
    | 'rules'
    | 'links'
    | 'asapMinutes'
    | 'typicalDeliveryMinutes'
    | 'dateOrder'
    | 'languages'
    | 'accessibilityStatement'
    | 'registrationType'
  >
}

/** `kilometres` is the number after the colon; `area` is an index in `pricing.areas`, set inside {each: areas}. */
type FactContext = { locale: string; kilometres: number; area?: number | undefined }

export type Fact = {
  /** Clause or decision that the fact comes from. */
  source: string
  /** Its description in docs/how-to-write-content.md. */
  description: string
  /** It needs a number of kilometres: {{example_fee:3}}. */
  takesKilometres?: true
  /** Only available in an item that begins with {each: areas}. */
  perArea?: true
  /** It is an address, for links. */
  isAddress?: true
  /** Formatted for the language, or undefined if the place has no such fact. */
  value: (place: FactPlace, context: FactContext) => string | undefined
}

/** Formats an existing value. */
export const given = <T>(value: T | undefined, format: (value: T) => string): string | undefined =>
  value === undefined ? undefined : format(value)

/** The value of a fact that is an amount in the place's currency. */
export const inMoney = (amountOf: (place: FactPlace) => number | undefined): Fact['value'] => {
  return (place, { locale }) => given(amountOf(place), amount => money(amount, place.settings.currency, locale))
}

/** The value of a fact that is a measurement. */
export const inUnit = (
  amountOf: (place: FactPlace) => number | undefined,
  unit: Parameters<typeof measure>[1],
): Fact['value'] => {
  return (place, { locale }) => given(amountOf(place), amount => measure(amount, unit, locale))
}
