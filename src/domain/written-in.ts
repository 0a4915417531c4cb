// In which language figures, dates and units are written for readers of languages that Intl does not know, or knows in
// another script only (I18-101).

/** Roman Urdu writes them as the English of its country; Cebuano as Filipino. */
const STAND_INS: Readonly<Record<string, string>> = { 'ur-Latn': 'en', ceb: 'fil' }

/** The tag to hand to Intl for a page's language. */
export const writtenIn = (language: string): string => STAND_INS[language] ?? language

/** The same as it is written in a country, where the tag names none: days and months stand in that country's order. Digits are 0 to 9. */
export function localeIn(language: string, country: string): Intl.Locale {
  const tag = writtenIn(language)
  const { region = country } = new Intl.Locale(tag)
  return new Intl.Locale(tag, { region, numberingSystem: 'latn' })
}

/** Thousands and decimals are set apart as in these, which every browser knows. */
const SEPARATED_AS: Readonly<Record<string, string>> = { lo: 'id' }

/**
 * What to hand to Intl for numbers: the locale, and after it the one to take where a browser does not know the first, as
 * Chromium knows neither Khmer, Lao nor Burmese. Without it the browser's own language would decide (I18-101).
 */
export const forNumbers = (locale: Intl.Locale): Intl.Locale[] => [
  locale,
  new Intl.Locale(SEPARATED_AS[locale.language] ?? 'en', { numberingSystem: 'latn' }),
]
