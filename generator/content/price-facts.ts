// The facts about prices that a text can use (BIZ-001 to BIZ-008).
import { estimateFare } from '#features/pricing/fare.ts'
import { measure, money, nameIn } from '#features/pricing/figures.ts'
import type { Pricing } from '#schema/config.ts'
import { type Fact, given, inMoney, inUnit } from './fact.ts'

const areaOf = (pricing: Pricing | undefined, area: number | undefined) =>
  area === undefined ? undefined : pricing?.areas?.[area]

const fareFor: Fact['value'] = ({ settings }, { kilometres, locale, area }) => {
  const estimate = estimateFare(settings, kilometres, area === undefined ? {} : { area })
  return estimate.state === 'priced' ? money(estimate.fare.amount, estimate.fare.currency, locale) : undefined
}

export const PRICE_FACTS = {
  base_fee: {
    source: 'BIZ-001 to BIZ-008',
    description: 'Price before distance',
    value: inMoney(({ settings }) => settings.pricing?.base),
  },
  fee_per_km: {
    source: 'BIZ-001 to BIZ-008',
    description: 'Price of a kilometre',
    value: inMoney(({ settings }) => settings.pricing?.perKm),
  },
  included_distance: {
    source: 'Q92',
    description: 'Kilometres that the base price covers, where there are no areas',
    value: inUnit(
      ({ settings: { pricing } }) => (pricing?.areas ? undefined : pricing?.perKmAfterKm || undefined),
      'kilometer',
    ),
  },
  cod_fee: {
    source: 'BIZ-005',
    description: 'Surcharge for cash on delivery',
    value: inMoney(({ settings }) => settings.pricing?.cashOnDeliveryFee || undefined),
  },
  example_fee: {
    source: 'BIZ-001 to BIZ-008',
    description: 'Fare for a distance, in the first area where there are areas; none beyond the distance limit',
    takesKilometres: true,
    value: fareFor,
  },
  km: {
    source: 'figure of the text',
    description: 'A distance, written as the language does',
    takesKilometres: true,
    value: (_place, { kilometres, locale }) => measure(kilometres, 'kilometer', locale),
  },
  area_name: {
    source: 'BIZ-006',
    description: 'Name of an area',
    perArea: true,
    value: ({ settings }, { area, locale }) =>
      given(areaOf(settings.pricing, area), ({ name }) => nameIn(name, locale)),
  },
  area_included_distance: {
    source: 'BIZ-006',
    description: 'Kilometres that the base price covers in an area',
    perArea: true,
    value: ({ settings }, { area, locale }) =>
      given(areaOf(settings.pricing, area), ({ perKmAfterKm }) => measure(perKmAfterKm, 'kilometer', locale)),
  },
  area_fee: {
    source: 'BIZ-006',
    description: 'Fare for a distance in an area',
    perArea: true,
    takesKilometres: true,
    value: (place, context) => (context.area === undefined ? undefined : fareFor(place, context)),
  },
} satisfies Record<string, Fact>
