// Questions about a new brand or country for missing options, with suggestions if possible.
import { createInterface } from 'node:readline/promises'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { metresBetween, type Spot } from '#features/addresses/places.ts'
import { zonesOf } from '../check/facts.ts'
import type { Inputs } from '../load/inputs.ts'
import { stringAt, valueAt } from '../load/locate.ts'
import { countryCodes, locales } from '../load/schemas.ts'
import type { BrandAnswers } from './brand.ts'
import type { CountryAnswers } from './country.ts'

/** One question: its answer's name, its words, and a suggestion from the answers so far. */
export type Question<A> = { key: keyof A & string; text: string; suggest?: (known: Partial<A>) => string | undefined }

/** Asks a question; an empty answer accepts the suggestion. */
export type Ask = (text: string, suggestion: string | undefined) => Promise<string>

/** The questions of a new brand, in order. */
export const BRAND_QUESTIONS: Question<BrandAnswers>[] = [
  { key: 'id', text: 'Id, for folders and addresses (small letters and hyphens)' },
  { key: 'name', text: 'Name as shown', suggest: ({ id }) => id?.replaceAll('-', ' ') },
  { key: 'code', text: 'Code in calls', suggest: ({ id }) => id?.toUpperCase().replaceAll('-', '_') },
  { key: 'primary', text: 'Primary colour as #RRGGBB' },
  { key: 'logo', text: 'Its logo, an SVG file of 26 x 26 units (nothing: a neutral one is drawn)', suggest: () => '' },
  { key: 'countries', text: 'Markets, as country codes with commas' },
  { key: 'domain', text: 'Domain of its sites', suggest: ({ id }) => (id === undefined ? undefined : `${id}.example`) },
]

/** The questions of a new country, in order. */
export function countryQuestions(inputs: Inputs): Question<CountryAnswers>[] {
  const phone = (code: string) => (isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined)
  const of = (from: (code: string) => string | undefined) => (known: Partial<CountryAnswers>) =>
    known.code === undefined || !/^[A-Z]{2}$/.test(known.code) ? undefined : from(known.code)
  return [
    { key: 'code', text: 'ISO 3166-1 code (two capital letters)' },
    {
      key: 'languages',
      text: 'Languages with commas, the default one first',
      suggest: of(code => languagesOf(inputs, code)),
    },
    { key: 'currency', text: 'ISO 4217 code of the currency' },
    { key: 'timezone', text: 'IANA time zone', suggest: of(code => zonesOf(code)[0]) },
    { key: 'phonePrefix', text: 'Dialling prefix', suggest: of(phone) },
    { key: 'city', text: 'Largest city' },
    { key: 'latitude', text: 'Its latitude in degrees' },
    { key: 'longitude', text: 'Its longitude in degrees' },
    { key: 'like', text: 'Country whose servers and links are the model', suggest: known => modelOf(inputs, known) },
  ]
}

/** All answers: the given ones, then those of `ask`, in the order of the questions. */
export async function answered<A extends Record<string, string>>(
  questions: readonly Question<A>[],
  given: Partial<A>,
  ask: Ask,
): Promise<A> {
  const known: Partial<A> = { ...given }
  for (const { key, text, suggest } of questions) {
    if (known[key] !== undefined) continue
    const suggestion = suggest?.(known)
    const answer = (await ask(text, suggestion)).trim()
    known[key] = (answer === '' ? (suggestion ?? '') : answer) as A[typeof key]
  }
  return known as A
}

/** Missing answers without a suggestion: for a run without a terminal. */
export function unanswered<A extends Record<string, string>>(
  questions: readonly Question<A>[],
  given: Partial<A>,
): string[] {
  const known: Partial<A> = { ...given }
  return questions.flatMap(({ key, suggest }) => {
    if (known[key] !== undefined) return []
    const suggestion = suggest?.(known)
    if (suggestion === undefined) return [key]
    known[key] = suggestion as A[typeof key]
    return []
  })
}

/** Asks on a terminal, line by line, until `close` is called. A question rejects if the terminal is closed. */
export function terminalAsk(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): { ask: Ask; close: () => void } {
  const lines = createInterface({ input, output })
  const ended = new AbortController()
  lines.once('close', () => ended.abort())
  const ask: Ask = async (text, suggestion) => {
    const question = suggestion === undefined ? `${text}: ` : `${text} [${suggestion}]: `
    try {
      return await lines.question(question, { signal: ended.signal })
    } catch (error) {
      throw ended.signal.aborted ? new Error('Not all questions were answered. Nothing was written.') : error
    }
  }
  return { ask, close: () => lines.close() }
}

function languagesOf(inputs: Inputs, code: string): string {
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  const own = [`${language}-${code}`, language].find(tag => locales(inputs).includes(tag))
  return own === undefined || own === 'en' ? 'en' : `${own},en`
}

// A neighbour probably shares servers: the country with the closest city, or, without a place, one in the same
// region of the world by the zone's first word.
function modelOf(inputs: Inputs, { code, latitude, longitude }: Partial<CountryAnswers>): string | undefined {
  if (code === undefined) return
  const codes = countryCodes(inputs).filter(known => inputs.countries.get(known)?.tree)
  const city = { latitude: Number(latitude), longitude: Number(longitude) }
  if (Number.isFinite(city.latitude) && Number.isFinite(city.longitude)) {
    const away = (known: string) => Math.min(...citiesOf(inputs, known).map(other => metresBetween(city, other)))
    return codes.toSorted((one, other) => away(one) - away(other))[0]
  }
  const area = zonesOf(code)[0]?.split('/')[0]
  return codes.find(known => stringAt(inputs.countries.get(known), ['timezone'])?.startsWith(`${area}/`)) ?? codes[0]
}

function citiesOf(inputs: Inputs, code: string): Spot[] {
  const places = valueAt(inputs.countries.get(code), ['cities'])
  return Array.isArray(places) ? places.filter(isSpot) : []
}

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' &&
  value !== null &&
  'latitude' in value &&
  typeof value.latitude === 'number' &&
  'longitude' in value &&
  typeof value.longitude === 'number'
