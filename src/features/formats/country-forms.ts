// Which locale dates and numbers are formatted in, so that every browser gives the country's form. Browsers know English for
// different sets of countries, and would write American dates and numbers for the rest (I18-101).
import { hasKnownSeparators, localeIn, numberLocalesOf, separatorLocalesOf, writtenIn } from './written-in.ts'

/** What the country decides about dates and numbers, besides the reader's language. */
export type CountryForms = {
  /** ISO 3166. */
  country: string
  /** BCP 47 of the country's own language, the first of its list. */
  language: string
  /** For dates in English. */
  dateOrder: 'dayFirst' | 'monthFirst'
}

type Site = {
  country: { code: string }
  settings: { languages: { default: string }; dateOrder: CountryForms['dateOrder'] }
}

export const formsIn = ({ country, settings }: Site): CountryForms => ({
  country: country.code,
  language: settings.languages.default,
  dateOrder: settings.dateOrder,
})

const isEnglish = (language: string): boolean => new Intl.Locale(writtenIn(language)).language === 'en'

/** British and American English, which every browser knows. */
const ENGLISH = { dayFirst: 'en-001', monthFirst: 'en-US' } as const

/** Languages with another calendar. Browsers differ for Arabic; orders are dated by the Gregorian calendar. */
const CALENDARS: Readonly<Record<string, string>> = { th: 'buddhist' }

/** The locale for dates in words. */
export function datesIn(language: string, forms: CountryForms): Intl.Locale {
  if (isEnglish(language)) return new Intl.Locale(ENGLISH[forms.dateOrder], { numberingSystem: 'latn' })
  const locale = localeIn(language, forms.country)
  return new Intl.Locale(locale, { calendar: CALENDARS[locale.language] ?? 'gregory' })
}

/** The locale for times: on an English page that of the country, such as 20.05. */
export const timesIn = (language: string, forms: CountryForms): Intl.Locale =>
  localeIn(isEnglish(language) ? forms.language : language, forms.country)

const OF_NUMBER: ReadonlySet<string> = new Set(['minusSign', 'integer', 'group', 'decimal', 'fraction'])

/**
 * The locale for numbers: in English with the separators of the country's own language, by which its amounts are read too (Q27).
 * If those are not the English ones, the currency code follows the amount.
 */
export function numbersIn(
  language: string,
  forms: CountryForms,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const english = isEnglish(language)
  const own = localeIn(english ? forms.language : language, forms.country)
  const locales = english ? new Intl.Locale(ENGLISH.dayFirst, { numberingSystem: 'latn' }) : numberLocalesOf(own)
  const format = new Intl.NumberFormat(locales, options)
  if (!english && hasKnownSeparators(own)) return value => format.format(value)
  const example = new Intl.NumberFormat(separatorLocalesOf(own)).formatToParts(1_234_567.8)
  const signOf = (kind: string): string | undefined => example.find(({ type }) => type === kind)?.value
  if (english && signOf('decimal') === '.') return value => format.format(value)
  const signs: Readonly<Record<string, string | undefined>> = { decimal: signOf('decimal'), group: signOf('group') }
  return value => {
    const parts = format.formatToParts(value).map(part => ({ ...part, value: signs[part.type] ?? part.value }))
    const code = english && parts.find(({ type }) => type === 'currency')
    const shown = code ? parts.filter(({ type }) => OF_NUMBER.has(type)) : parts
    const text = shown.map(part => part.value).join('')
    return code ? `${text}\u00a0${code.value}` : text
  }
}
