// All facts about a country that a text can use.
import { PASSWORD_MIN_LENGTH } from '#features/account/form.ts'
import { BULK_FILE_MAX_BYTES } from '#features/bulk/file-problems.ts'
import { datesIn, formsIn } from '#features/formats/country-forms.ts'
import { PAYMENT_GRACE_MS } from '#features/orders/cancelling.ts'
import { heaviestItemKg } from '#features/pricing/fare.ts'
import { count, currencyName, enumeration, nameIn, nameInText } from '#features/pricing/figures.ts'
import { VAT_NUMBER_LENGTH } from '#features/request/form.ts'
import { SLOT_DAYS_AHEAD } from '#features/request/service-hours.ts'
import { type Fact, type FactPlace, given, inMoney, inUnit } from './fact.ts'
import { PRICE_FACTS } from './price-facts.ts'

// "5 MB" are 5242880 bytes (BLK-011).
const BYTES_PER_MEGABYTE = 1_048_576
const MINUTE_MS = 60_000

/** Every fact by name, each with the clause that it comes from. */
export const FACTS = {
  brand: { source: 'CFG-002', description: 'Name of the brand', value: ({ brand }) => brand.name },
  country: {
    source: 'CFG-003',
    description: 'Name of the country, as within a sentence',
    value: ({ country }, { locale }) => nameInText(country, locale),
  },
  cities: {
    source: 'CFG-003',
    description: 'Cities with riders, as a list in words',
    value: ({ country }, { locale }) =>
      enumeration(
        country.cities.map(city => nameIn(city.name, locale)),
        locale,
      ),
  },
  currency: {
    source: 'CFG-003',
    description: 'Name of the currency in words',
    value: ({ settings }, { locale }) => currencyName(settings.currency, locale),
  },

  ...PRICE_FACTS,

  max_distance: {
    source: 'BIZ-002, BIZ-003, BIZ-005 to BIZ-008',
    description: 'Longest delivery',
    value: inUnit(({ settings }) => settings.limits.distanceKm, 'kilometer'),
  },
  max_weight: {
    source: 'BIZ-002, BIZ-003, BIZ-005, BIZ-009, BIZ-010',
    description: 'Heaviest item',
    value: inUnit(({ settings }) => heaviestItemKg(settings.limits), 'kilogram'),
  },
  restricted_value: {
    source: 'BIZ-002, BIZ-003, BIZ-005, BIZ-007, BIZ-009',
    description: 'Items worth more are restricted',
    value: inMoney(({ settings }) => settings.limits.restrictedValue),
  },
  restricted_weight: {
    source: 'BIZ-005, Q92',
    description: 'Items heavier than this are restricted',
    value: inUnit(({ settings }) => settings.limits.restrictedWeightKg, 'kilogram'),
  },
  written_grams: {
    source: 'BIZ-014',
    description: 'Written communication below this weight is restricted',
    value: inUnit(({ settings }) => settings.limits.writtenCommunicationGrams, 'gram'),
  },
  minimum_item_value: {
    source: 'REQ-044',
    description: 'Smallest item value of an order',
    value: inMoney(({ settings }) => settings.rules.minimumAmount),
  },

  typical_minutes: {
    source: 'BIZ-013, Q93',
    description: 'Typical delivery time',
    value: inUnit(({ settings }) => settings.typicalDeliveryMinutes, 'minute'),
  },
  asap_minutes: {
    source: 'BIZ-012, Q93',
    description: 'Promise of an ASAP delivery',
    value: inUnit(({ settings }) => settings.asapMinutes, 'minute'),
  },
  preorder_days: {
    source: 'Q24',
    description: 'How far ahead a delivery can be scheduled',
    value: inUnit(() => SLOT_DAYS_AHEAD, 'day'),
  },
  payment_cancel_minutes: {
    source: 'TRK-026',
    description: 'Age from which an order that is only paid can be cancelled',
    value: inUnit(() => PAYMENT_GRACE_MS / MINUTE_MS, 'minute'),
  },
  bulk_file_limit: {
    source: 'BLK-011',
    description: 'Largest bulk file',
    value: inUnit(() => BULK_FILE_MAX_BYTES / BYTES_PER_MEGABYTE, 'megabyte'),
  },
  password_length: {
    source: 'AUT-006',
    description: 'Fewest characters of a password',
    value: (_place, { locale }) => count(PASSWORD_MIN_LENGTH, locale),
  },
  vat_length: {
    source: 'FEE-015',
    description: 'Characters of a VAT number',
    value: (_place, { locale }) => count(VAT_NUMBER_LENGTH, locale),
  },

  accessibility_contact: {
    source: 'settings',
    description: 'Mail address that answers reports of barriers',
    value: ({ settings }) => settings.accessibilityStatement?.contact,
  },
  accessibility_contact_url: {
    source: 'settings',
    description: 'The same as an address',
    isAddress: true,
    value: ({ settings }) => given(settings.accessibilityStatement?.contact, contact => `mailto:${contact}`),
  },
  accessibility_reviewed: {
    source: 'settings',
    description: 'Day of the last review of the accessibility statement',
    value: (place, { locale }) =>
      given(place.settings.accessibilityStatement?.reviewed, day =>
        new Intl.DateTimeFormat(datesIn(locale, formsIn(place)), { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(day),
        ),
      ),
  },
  accessibility_answer: {
    source: 'settings',
    description: 'Time within which a report of a barrier is answered',
    value: inUnit(({ settings }) => settings.accessibilityStatement?.answerDays, 'day'),
  },
  accessibility_authority: {
    source: 'settings',
    description: 'Name of the authority that supervises accessibility',
    value: ({ settings }) => settings.accessibilityStatement?.authority?.name,
  },
  accessibility_authority_url: {
    source: 'settings',
    description: 'Page of that authority',
    isAddress: true,
    value: ({ settings }) => settings.accessibilityStatement?.authority?.link,
  },
  web_standard: {
    source: 'docs/accessibility.md',
    description: 'Standard for accessible websites',
    value: () => 'WCAG\u00a02.2',
  },
  european_standard: {
    source: 'docs/accessibility.md',
    description: 'European standard for accessible products',
    value: () => 'EN\u00a0301\u00a0549',
  },

  privacy_url: {
    source: 'Q04',
    description: 'Privacy policy',
    isAddress: true,
    value: ({ settings }) => settings.links.privacy,
  },
  contact_url: {
    source: 'CST-104',
    description: 'Where a receiver asks about an order',
    isAddress: true,
    value: ({ settings }) => settings.links.contact,
  },
  registration_url: {
    source: 'Q04',
    description: 'Where a business registers',
    isAddress: true,
    value: ({ settings }) => settings.links.registration,
  },
  consumer_app_url: {
    source: 'LND-002',
    description: 'App for individuals',
    isAddress: true,
    value: ({ settings }) => settings.links.consumerApp,
  },
  api_docs_url: {
    source: 'LND-003',
    description: 'API documentation',
    isAddress: true,
    value: ({ settings }) => settings.links.apiDocs,
  },
} satisfies Record<string, Fact>

/** The fact of that name, if there is one. */
export const factNamed = (name: string): Fact | undefined =>
  Object.hasOwn(FACTS, name) ? FACTS[name as keyof typeof FACTS] : undefined

/** The value of a fact in a country, or undefined if the country has none. `argument` is the text after its colon. */
export const factValue = (
  fact: Fact,
  place: FactPlace,
  locale: string,
  argument: string | undefined,
  area: number | undefined,
): string | undefined => fact.value(place, { locale, kilometres: Number(argument), area })
