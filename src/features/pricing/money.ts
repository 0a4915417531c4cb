// Amounts of money as people write them, read strictly by the locale of the country (Q27). An amount read a thousand
// times too high would be collected at the customer's door: ambiguous amounts are refused, with both readings.
import { asciiDigits, UNSEEN } from '#contract/foreign-data.ts'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { localeIn, separatorLocalesOf } from '#features/formats/written-in.ts'

/** What decides how an amount is written. */
export type MoneySpelling = {
  /** ISO 4217. */
  currency: string
  /** ISO 3166 of the country. */
  country: string
  /** Languages of the country, as BCP 47; the first decides. */
  languages: readonly string[]
}

type Site = {
  country: { code: string }
  settings: { currency: string; languages: { default: string; supported: readonly string[] } }
}

/** How amounts are written on a site. */
export const spellingIn = ({ country, settings: { currency, languages } }: Site): MoneySpelling => ({
  currency,
  country: country.code,
  languages: [languages.default, ...languages.supported.filter(tag => tag !== languages.default)],
})

export type MoneyReading =
  | { state: 'empty' }
  | { state: 'invalid' }
  /** Two readings, the lower one first: the sign is a decimal separator in one and a thousands separator in the other. */
  | { state: 'ambiguous'; readings: readonly [number, number] }
  | { state: 'given'; amount: number }

/** The highest amount that the API accepts. */
const AMOUNT_MAX = 1_000_000_000_000

/**
 * Names that people use for a currency besides its ISO code, longer ones first. A name with a full stop is an abbreviation and
 * may touch the digits: "Rs.500". `Ks` but never `K`: "5K" may be five thousand.
 */
const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  AED: ['درهم', 'د.إ.', 'د.إ', 'dhs.', 'dh'],
  BDT: ['টাকা', 'taka', 'tk.', '৳'],
  BHD: ['دينار', 'د.ب.', 'د.ب', 'bd'],
  CZK: ['kč', 'kc'],
  DKK: ['kroner', 'kr.'],
  EGP: ['جنيه', 'ج.م.', 'ج.م', 'e£', 'le', '£'],
  EUR: ['ευρώ', 'euro', '€'],
  HKD: ['hk$', '$', '元'],
  HUF: ['forint', 'ft.'],
  JOD: ['دينار', 'د.أ.', 'د.أ', 'jd'],
  JPY: ['yen', '¥', '￥', '円'],
  KHR: ['riel', '៛'],
  KWD: ['دينار', 'د.ك.', 'د.ك', 'kd'],
  LAK: ['ກີບ', 'kip', '₭'],
  MMK: ['kyat', 'ကျပ်', 'ks'],
  MYR: ['rm'],
  NOK: ['kroner', 'kr.'],
  OMR: ['ريال', 'ر.ع.', 'ر.ع', 'ro'],
  PHP: ['₱'],
  PKR: ['روپے', 'rs.', '₨'],
  PLN: ['zł', 'zl'],
  QAR: ['ريال', 'ر.ق.', 'ر.ق', 'qr'],
  RON: ['lei', 'leu'],
  RSD: ['din.', 'дин.'],
  SAR: ['ريال', 'ر.س.', 'ر.س', 'sr'],
  SEK: ['kronor', 'kr.'],
  SGD: ['s$', '$'],
  THB: ['baht', 'บาท', '฿'],
  TWD: ['nt$', 'ntd', '$', '元'],
}

const SPACES = /[\s\u00a0\u2007-\u200a\u202f\u205f\u3000]+/g
/** The digits of Arabic, Persian and Urdu, which have their own separators. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/

/** "250,-" is the Scandinavian way to write an amount without decimals, "250/-" that of South Asia. */
const NO_DECIMALS = /[.,/][-\u2013\u2014]$/

/** The part before the decimals. */
export type Sign = '.' | ','
type Signs = { decimal: Sign; groups: ReadonlySet<string> }

const known = new Map<string, Signs>()

/** The separators of a country, cached: creating a formatter is slower than checking a whole row of a bulk file. */
function signsOf({ country, languages, currency }: MoneySpelling): Signs {
  // A currency without decimals has only thousands separators.
  const asked = currencyDecimals(currency) === 0 ? languages : languages.slice(0, 1)
  const key = `${country} ${asked.join(' ')}`
  const before = known.get(key)
  if (before) return before
  const parts = asked.map(language =>
    new Intl.NumberFormat(separatorLocalesOf(localeIn(language, country))).formatToParts(1_234_567.8),
  )
  const decimal = parts[0]?.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  const groups = new Set(parts.map(all => all.find(({ type }) => type === 'group')?.value ?? ' '))
  const signs: Signs = { decimal, groups }
  known.set(key, signs)
  return signs
}

/** The decimal separator of a country. */
export const decimalSignIn = (spelling: MoneySpelling): Sign => signsOf(spelling).decimal

const otherThan = (sign: Sign): Sign => (sign === '.' ? ',' : '.')

/** The text without the currency's code or name at its start or end. */
function withoutCurrency(text: string, currency: string): string {
  for (const name of [currency.toLowerCase(), ...(CURRENCY_NAMES[currency] ?? [])]) {
    const bare = name.replace(/\.$/, '')
    if (text.startsWith(bare)) {
      const rest = text.slice(bare.length)
      if (rest.startsWith('.')) return name === bare && /^\.\d/.test(rest) ? text : rest.slice(1).trim()
      return rest.trim()
    }
    const ending = [`${bare}.`, bare].find(one => text.endsWith(one))
    if (ending !== undefined) return text.slice(0, -ending.length).trim()
  }
  return text
}

/** Digits in groups of three, or in lakh and crore. */
const GROUPED: Readonly<Record<string, RegExp>> = {
  '.': /^[1-9]\d{0,2}(\.\d{3})+$/,
  ',': /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})+,\d{3}$/,
  ' ': /^[1-9]\d{0,2}( \d{3})+$/,
  "'": /^[1-9]\d{0,2}('\d{3})+$/,
  '\u066c': /^[1-9]\d{0,2}(\u066c\d{3})+$/,
}

/** The digits of an amount with this decimal separator, as a number with a point; undefined if it cannot be read so. */
function readWith(text: string, decimal: string): string | undefined {
  const [whole = '', fraction, ...more] = text.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined
  // Only one thousands separator is used.
  const separator = Object.keys(GROUPED).find(sign => sign !== decimal && whole.includes(sign))
  const grouped = separator !== undefined && GROUPED[separator]?.test(whole)
  const digits = grouped ? whole.replaceAll(separator, '') : whole
  if (!/^\d+$/.test(digits) && !(digits === '' && fraction)) return undefined
  return `${digits || '0'}.${fraction ?? ''}`
}

/**
 * Reads an amount in any digits, with or without the country's currency. Valid: above 0, with at most the currency's
 * decimals (Q27). A sign that the country does not use for decimals counts as a decimal separator only if it can be
 * nothing else, such as in "12,50".
 */
export function parseMoney(typed: string, spelling: MoneySpelling): MoneyReading {
  const written = typed.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ').trim().toLowerCase()
  if (written === '') return { state: 'empty' }
  const text = withoutCurrency(asciiDigits(written), spelling.currency)
    .replace(/[\u060c\uff0c]/g, ',')
    .replaceAll('\uff0e', '.')
    .replaceAll('\u2019', "'")
    .replace(NO_DECIMALS, '')
  const allowed = currencyDecimals(spelling.currency)
  const amountOf = (plain: string): MoneyReading => {
    const decimals = plain.split('.')[1]?.replace(/0+$/, '').length ?? 0
    const amount = Number(plain)
    return decimals <= allowed && amount > 0 && amount <= AMOUNT_MAX ? { state: 'given', amount } : { state: 'invalid' }
  }
  if (text.includes('\u066b')) {
    const plain = readWith(text, '\u066b')
    return plain === undefined ? { state: 'invalid' } : amountOf(plain)
  }
  const { decimal, groups } = signsOf(spelling)
  const local = readWith(text, decimal)
  const foreign = readWith(text, otherThan(decimal))
  if (local === undefined) return foreign === undefined ? { state: 'invalid' } : amountOf(foreign)
  if (foreign === undefined || Number(local) === Number(foreign)) return amountOf(local)
  // A single sign before three digits: decided by the country's separators if they include it.
  const sign = text.includes(decimal) ? decimal : otherThan(decimal)
  const [fine, grouped] = sign === decimal ? [local, foreign] : [foreign, local]
  if (!ARABIC_DIGITS.test(typed)) {
    if (sign === decimal && allowed >= 3) return amountOf(fine)
    if (groups.has(sign)) return amountOf(grouped)
  }
  return { state: 'ambiguous', readings: [Number(fine), Number(grouped)] }
}

/** An amount as `parseMoney` reads it back: with the country's decimal separator, without thousands separators. */
export const moneyText = (amount: number, spelling: MoneySpelling): string =>
  String(amount).replace('.', signsOf(spelling).decimal)
