// A country as texts see it without brand and pair.

import type { Country } from '#schema/config.ts'
import schema from '../../../schema/settings.schema.json' with { type: 'json' }
import type { FactPlace } from '../../content/fact.ts'

const { $defs } = schema

/**
 * The facts of a country with the defaults of the schema, under a brand that has only a name. For checks that must hold
 * for every brand; a site is rendered from its resolved Deployment.
 */
export const countryPlace = (country: Country): FactPlace => ({
  brand: { name: '…' },
  country,
  settings: {
    currency: country.currency,
    typicalDeliveryMinutes: country.typicalDeliveryMinutes ?? $defs.typicalDeliveryMinutes.default,
    asapMinutes: country.asapMinutes ?? $defs.asapMinutes.default,
    languages: country.languages,
    dateOrder: country.dateOrder ?? ($defs.dateOrder.default as 'dayFirst'),
    ...(country.accessibilityStatement && {
      accessibilityStatement: {
        answerDays: $defs.accessibilityStatement.properties.answerDays.default,
        ...country.accessibilityStatement,
      },
    }),
    registrationType: country.registrationType,
    links: country.links,
    rules: {
      unitNumberRequired: $defs.rules.properties.unitNumberRequired.default,
      amountRequired: $defs.rules.properties.amountRequired.default,
      bulkFormats: $defs.rules.properties.bulkFormats.default as ['xlsx'],
      ...country.rules,
    },
    limits: {
      weightKg: $defs.limits.properties.weightKg.default,
      writtenCommunicationGrams: $defs.limits.properties.writtenCommunicationGrams.default,
      ...country.limits,
    },
    ...(country.pricing && {
      pricing: {
        isMinimum: $defs.pricing.properties.isMinimum.default,
        perKmAfterKm: $defs.pricing.properties.perKmAfterKm.default,
        ...country.pricing,
      },
    }),
  },
})
