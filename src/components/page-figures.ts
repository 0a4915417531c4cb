// The deployment's names and figures as the page that is being rendered writes them (I18-101). Server only.
import { heaviestItemKg } from '#features/pricing/fare.ts'
import { enumeration, measure, money, moneyFormat, nameIn } from '#features/pricing/figures.ts'
import type { Deployment } from '#schema/deployment.ts'
import { current } from '#site'

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
