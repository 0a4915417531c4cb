// The locale for numbers, dates and units in languages that Intl does not know, or knows only in another script (I18-101).

/** Roman Urdu is written as the English of its country; Cebuano as Filipino. */
const STAND_INS: Readonly<Record<string, string>> = { 'ur-Latn': 'en', ceb: 'fil' }

/** The tag to give to Intl for a page's language. */
export const writtenIn = (language: string): string => STAND_INS[language] ?? language

/** The same for a country, if the tag names none: days and months are in that country's order. Digits are 0 to 9. */
export function localeIn(language: string, country: string): Intl.Locale {
  const tag = writtenIn(language)
  const { region = country } = new Intl.Locale(tag)
  return new Intl.Locale(tag, { region, numberingSystem: 'latn' })
}

/** Separators are those of these locales: not every browser knows the language, and older ones had other signs. */
const SEPARATED_AS: Readonly<Record<string, string>> = { km: 'en', lo: 'id', my: 'en' }

/**
 * What to give to Intl for numbers: the locale, and a second one for browsers that do not know the first, as
 * Chromium knows neither Khmer, Lao nor Burmese. Without it the browser's own language would be used (I18-101).
 */
export const numberLocalesOf = (locale: Intl.Locale): Intl.Locale[] => [
  locale,
  new Intl.Locale(SEPARATED_AS[locale.language] ?? 'en', { numberingSystem: 'latn' }),
]

/** The locale whose separators are used, the same in every browser: amounts are read by them too (Q27). */
export const separatorLocalesOf = (locale: Intl.Locale): Intl.Locale[] =>
  hasKnownSeparators(locale) ? numberLocalesOf(locale) : numberLocalesOf(locale).slice(1)

/** Whether every browser uses the separators of the language. */
export const hasKnownSeparators = ({ language }: Intl.Locale): boolean => SEPARATED_AS[language] === undefined

// The direction of a text with several scripts.

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu
const LETTERS = /\p{L}/gu

/**
 * The direction of a text from outside, by most of its letters. A browser goes by the first letter only, so the Latin
 * letter of a unit would turn an Arabic address around and cut off its street.
 */
export function directionOf(text: string): 'rtl' | 'auto' {
  const turned = text.match(RIGHT_TO_LEFT)?.length ?? 0
  const letters = text.match(LETTERS)?.length ?? 0
  return turned * 2 > letters ? 'rtl' : 'auto'
}

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ur: '، ' }

/** The separator of a list, such as of an address, in a page's language. */
export const commaOf = (language: string): string => {
  const { language: base, script } = new Intl.Locale(language)
  return (script === 'Latn' ? undefined : COMMAS[base]) ?? ', '
}

/** Parts in one line, such as those of an address; by default in the language of the page. Empty parts are left out. */
export const inOneLine = (parts: readonly (string | undefined)[], language = document.documentElement.lang): string =>
  parts.filter(Boolean).join(commaOf(language))

// A sentence with an element in its middle, such as a link: languages put it in different places.

/** A character that no message contains. */
const MARK = '\u0000'

/** The text before and after the placeholder. @param sentence the message, called with the mark as its placeholder */
export function around(sentence: (mark: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence(MARK).split(MARK)
  return [before, after]
}
