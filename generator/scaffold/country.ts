// The file of a new country.
import type { Inputs } from '../load/inputs.ts'
import { valueAt } from '../load/locate.ts'
import { schemaVersion } from '../load/schemas.ts'
import type { Artefact } from '../model.ts'
import { listOf } from './brand.ts'
import { jsonText } from './json-text.ts'

/**
 * The answers about a country, as typed: `languages` with commas, the default one first; `city` is the largest one, with
 * `latitude` and `longitude` in degrees; `like` is the code of the country whose links and flag providers are the model.
 */
export type CountryAnswers = {
  code: string
  languages: string
  currency: string
  timezone: string
  phonePrefix: string
  city: string
  latitude: string
  longitude: string
  like: string
}

const COPIED = ['links', 'geolocatorRegion', 'flagProviders'] as const

/** countries/<CODE>.json with the documented defaults. The answers are used as they are; the checks report mistakes. */
export function countryFiles(inputs: Inputs, answers: CountryAnswers): Artefact[] {
  const { code, like } = answers
  const supported = listOf(answers.languages)
  const named = [...new Set(['en', ...supported])]
  const everywhere = (text: (locale: string) => string) => Object.fromEntries(named.map(tag => [tag, text(tag)]))
  const model = inputs.countries.get(like)
  const copied = COPIED.map(key => [key, moved(valueAt(model, [key]), like.toLowerCase(), code.toLowerCase())] as const)
  const country = {
    $schema: '../schema/country.schema.json',
    schemaVersion: schemaVersion(inputs),
    code,
    names: everywhere(tag => nameOf(code, tag)),
    cities: [
      {
        name: everywhere(() => answers.city),
        latitude: degreesOf(answers.latitude),
        longitude: degreesOf(answers.longitude),
      },
    ],
    languages: { default: supported[0], supported },
    currency: answers.currency,
    timezone: answers.timezone,
    phonePrefix: answers.phonePrefix,
    defaultPaymentMethod: 'PAID',
    registrationType: 'PV',
    minimumEtaMinutes: 15,
    ...Object.fromEntries(copied.filter(([, value]) => value !== undefined)),
  }
  return [{ path: `countries/${code}.json`, contents: jsonText(country) }]
}

/** What is left blank is no number: the checks report it. */
const degreesOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** The name of a country in a language, from this machine's data; in English if the language has none. */
function nameOf(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale.replaceAll('_', '-'), 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    // Not a language tag: the checks report it with its position.
    return code
  }
}

// In addresses, the model's code is a label or a path segment, and only there it is replaced.
function moved(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replace(new RegExp(`(?<=^|[/.])${from}(?=[./]|$)`, 'g'), to)
  if (Array.isArray(value)) return value.map(item => moved(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, moved(part, from, to)]))
}
