// Numbers in the reader's language, always with the digits 0 to 9 so that they match addresses and forms.

import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { writtenIn } from '#features/formats/written-in.ts'

// Creating a formatter is slow, and a build needs the same few again and again.
const formats = new Map<string, Intl.NumberFormat>()

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${Object.values(options).join(' ')}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(new Intl.Locale(writtenIn(locale), { numberingSystem: 'latn' }), options)
  formats.set(key, format)
  return format
}

const symbolOf = (currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string =>
  new Intl.NumberFormat(writtenIn(locale), { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value ?? currency

const sharedSymbols = new Map<string, ReadonlySet<string>>()

/** Symbols that a language uses for several currencies, such as "$" and "kr". */
const ambiguousSymbols = (locale: string): ReadonlySet<string> => {
  const known = sharedSymbols.get(locale)
  if (known) return known
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const currency of Intl.supportedValuesOf('currency')) {
    const symbol = symbolOf(currency, locale, 'narrowSymbol')
    if (seen.has(symbol)) shared.add(symbol)
    seen.add(symbol)
  }
  sharedSymbols.set(locale, shared)
  return shared
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Returns `money` as a formatter, for several amounts. */
export const moneyFormat = (currency: string, locale: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`
  const known = moneyFormats.get(key)
  if (known) return known
  const short = symbolOf(currency, locale, 'narrowSymbol')
  // Comparing all currencies takes as long as all other money of a page, and where there is only one form nothing depends on it.
  const isAmbiguous = short !== symbolOf(currency, locale, 'symbol') && ambiguousSymbols(locale).has(short)
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: isAmbiguous ? 'symbol' : 'narrowSymbol',
    maximumFractionDigits: currencyDecimals(currency),
    trailingZeroDisplay: 'stripIfInteger',
  })
  moneyFormats.set(key, format)
  return format
}

/** Money with the short symbol if it is unambiguous ("RM 4.75"), else with the longer one ("HK$1,000"). */
export const money = (amount: number, currency: string, locale: string): string =>
  moneyFormat(currency, locale).format(amount)

export type Unit = 'kilometer' | 'kilogram' | 'gram' | 'minute' | 'day' | 'megabyte'

/** Units that are written out, since their short forms read badly in some languages; all others are short ("15 kg"). */
const SPELT_OUT: readonly Unit[] = ['minute', 'day']

const languages = new Map<string, string>()

/** The language of a tag, with hyphens or underscores. */
function languageOf(tag: string): string {
  const known = languages.get(tag)
  if (known !== undefined) return known
  const { language } = new Intl.Locale(tag.replaceAll('_', '-'))
  languages.set(tag, language)
  return language
}

/** Languages without a space between a number and a unit in their own script; a unit in Latin letters ("5 MB") keeps it. */
const SET_SOLID: readonly string[] = ['ja']

/** The text without line breaks: spaces do not break, nor do lines between ideographs or next to a digit. */
const inOnePiece = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replace(/(?<=[\d\p{Script=Han}])(?=\p{Script=Han})/gu, '\u2060')

/** An amount with its unit, without a line break. */
export function measure(amount: number, unit: Unit, locale: string): string {
  const unitDisplay = SPELT_OUT.includes(unit) ? 'long' : 'short'
  const text = numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(amount)
  const isSolid = SET_SOLID.includes(languageOf(locale))
  return inOnePiece(isSolid ? text.replace(/ (?=\P{Script=Latin})/gu, '') : text)
}

/** A bare number. */
export const count = (amount: number, locale: string): string => numberFormat(locale, {}).format(amount)

/** The joint between a value and the text after it: no line break between a bare number and its noun. */
export const following = (value: string, text: string): string =>
  /^[\d.,]+$/.test(value) ? text.replace(/^ (?=\p{L})/u, '\u00a0') : text

/** "Oslo, Bergen and Trondheim". */
export const enumeration = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(writtenIn(locale), { style: 'long', type: 'conjunction' }).format(items)

/** Name of a currency in words, such as "Singapore dollar". */
export const currencyName = (currency: string, locale: string): string =>
  new Intl.DisplayNames(writtenIn(locale), { type: 'currency' }).of(currency) ?? currency

/** The name in this language, else in another form of the same language, else in English. */
export const nameIn = (names: Readonly<Record<string, string>>, locale: string): string => {
  const relative = () => Object.keys(names).find(tag => languageOf(tag) === languageOf(locale)) ?? 'en'
  return names[locale] ?? names[relative()] ?? names.en ?? ''
}

/** The name of a country within a sentence: some have an article there, and none in a title. */
export const nameInText = (
  { names, namesInText }: { names: Readonly<Record<string, string>>; namesInText?: Readonly<Record<string, string>> },
  locale: string,
): string => nameIn({ ...names, ...namesInText }, locale)
