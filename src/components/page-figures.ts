// What the page that is being rendered says and draws of its country: names and figures as it writes them (I18-101), and the streets
// of the first city with a way by them (scripts/build-cities.ts). Server only.
import { heaviestItemKg } from '#features/pricing/fare.ts'
import { enumeration, measure, money, moneyFormat, nameIn, nameInText } from '#features/pricing/figures.ts'
import type { Deployment } from '#schema/deployment.ts'
import { current } from '#site'
import cities from './illustrations/cities.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>
type Figures = ReturnType<typeof figuresOf>

// Every page of a site asks several times, and formats are slow to make.
const made = new WeakMap<Deployment, Map<string, Figures>>()

/** The figures of the pair in the page's language. FAQ and legal texts format with the same functions. */
export function pageFigures(): Figures {
  const { deployment, locale } = current()
  const ofPair = made.get(deployment) ?? new Map<string, Figures>()
  made.set(deployment, ofPair)
  const figures = ofPair.get(locale.content) ?? figuresOf(deployment, locale.content)
  ofPair.set(locale.content, figures)
  return figures
}

function figuresOf(deployment: Deployment, language: string) {
  const { currency, limits, asapMinutes, typicalDeliveryMinutes } = deployment.settings
  const kilometres = (km: number) => measure(km, 'kilometer', language)
  return {
    brand: deployment.brand.name,
    country: nameIn(deployment.country.names, language),
    countryInText: nameInText(deployment.country, language),
    cities: deployment.country.cities.map(city => nameIn(city.name, language)),
    /** The promise (BIZ-012) and the usual time (BIZ-013), such as "60 minutes". */
    promise: measure(asapMinutes, 'minute', language),
    usual: measure(typicalDeliveryMinutes, 'minute', language),
    heaviest: measure(heaviestItemKg(limits), 'kilogram', language),
    farthest: limits.distanceKm === undefined ? undefined : kilometres(limits.distanceKm),
    kilometres,
    money: (amount: number) => money(amount, currency, language),
    /** How `money` formats, for a script: options of Intl.NumberFormat and its locale. */
    moneyOptions: moneyFormat(currency, language).resolvedOptions(),
    named: (names: Names) => nameIn(names, language),
    listed: (words: readonly string[]) => enumeration(words, language),
  }
}

type City = Readonly<Record<'park' | 'water' | 'road' | 'street' | 'begun' | 'gone', string>>

/** Those of the page's country; undefined where nobody has drawn them. */
export const cityHere = (): City | undefined =>
  (cities as Readonly<Record<string, City>>)[current().deployment.country.code]

/** The way on the drawn quarter: as far as the rider, and on to the pin. */
const DRAWN = {
  begun: 'M1409 133L1426 198Q1433 226 1415 232c-56 20-123 64-173 77c-23 6-45 8-67 8',
  gone: 'M1175 317c-44 0-90-1-129 14c-53 19-120 79-174 110',
}

/** The way from the ring to the rider, and from there to the pin. */
export const wayHere = (): Pick<City, 'begun' | 'gone'> => cityHere() ?? DRAWN
