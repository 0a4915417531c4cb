// Figures as a reader of a language writes them, always with the digits 0 to 9 so that they match addresses and forms.
import { currencyDecimals } from '#domain/fare'

const withLatinDigits = (locale: string): string => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()

const symbolOf = (currency: string, locale: string, currencyDisplay: 'narrowSymbol' | 'symbol'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value ?? currency

const sharedSymbols = new Map<string, ReadonlySet<string>>()

/** Symbols that stand for more than one currency in a language, such as "$" and "kr". */
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

/** The format of `money`, for those who format more than one amount. */
export const moneyFormat = (currency: string, locale: string): Intl.NumberFormat => {
  const narrow = symbolOf(currency, locale, 'narrowSymbol')
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'currency',
    currency,
    currencyDisplay: ambiguousSymbols(locale).has(narrow) ? 'symbol' : 'narrowSymbol',
    maximumFractionDigits: currencyDecimals(currency),
    trailingZeroDisplay: 'stripIfInteger',
  })
}

/** Money with the short symbol where only one currency has it ("RM 4.75"), else with the longer one ("HK$1,000"). */
export const money = (amount: number, currency: string, locale: string): string =>
  moneyFormat(currency, locale).format(amount)

export type Unit = 'kilometer' | 'kilogram' | 'gram' | 'minute' | 'day' | 'megabyte'

/** Written out, since their short forms are not read well in a sentence in every language; the others are short ("15 kg"). */
const SPELT_OUT: readonly Unit[] = ['minute', 'day', 'megabyte']

/** An amount with its unit. */
export const measure = (amount: number, unit: Unit, locale: string): string =>
  new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'unit',
    unit,
    unitDisplay: SPELT_OUT.includes(unit) ? 'long' : 'short',
  }).format(amount)

/** A bare number. */
export const count = (amount: number, locale: string): string =>
  new Intl.NumberFormat(withLatinDigits(locale)).format(amount)

/** "Oslo, Bergen and Trondheim". */
export const enumeration = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(items)

/** Name of a currency in words, such as "Singapore dollar". */
export const currencyName = (currency: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency

/** The name in this language, else in another form of the same language, else in English. */
export const nameIn = (names: Readonly<Record<string, string>>, locale: string): string => {
  const language = new Intl.Locale(locale).language
  const relative = Object.keys(names).find(tag => new Intl.Locale(tag.replaceAll('_', '-')).language === language)
  return names[locale] ?? (relative && names[relative]) ?? names.en ?? ''
}
