// Amounts in the spellings of each country, made from what is written here and not from what the portal knows of locales
// (REQ-108).
import { readdirSync, readFileSync } from 'node:fs'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { type MoneySpelling, parseMoney } from '#features/pricing/money.ts'

type CountryFile = { code: string; currency: string; languages: { default: string; supported: string[] } }

const files = readdirSync('countries').map(name => JSON.parse(readFileSync(`countries/${name}`, 'utf8')) as CountryFile)

/** What decides how an amount is read, by country. */
export const spellings: ReadonlyMap<string, MoneySpelling> = new Map(
  files.map(({ code, currency, languages }): [string, MoneySpelling] => {
    const tags = [languages.default, ...languages.supported].map(tag => tag.replace('_', '-'))
    return [code, { country: code, currency, languages: [...new Set(tags)] }]
  }),
)

type Signs = { decimal: string; group: string }

const POINT: Signs = { decimal: '.', group: ',' }
const COMMA: Signs = { decimal: ',', group: '.' }
const SPACED: Signs = { decimal: ',', group: ' ' }
const ARABIC: Signs = { decimal: '٫', group: '٬' }

const COMMA_IN = new Set(['CY', 'DE', 'DK', 'GR', 'LA', 'RO', 'RS'])
const SPACED_IN = new Set(['CZ', 'FI', 'HU', 'NO', 'PL', 'SE'])
const ARABIC_IN = new Set(['AE', 'BH', 'EG', 'JO', 'KW', 'OM', 'QA', 'SA'])
const DIGITS: Readonly<Record<string, string>> = {
  BD: '০১২৩৪৫৬৭৮৯',
  HK: '０１２３４５６７８９',
  JP: '０１２３４５６７８９',
  KH: '០១២៣៤៥៦៧៨៩',
  LA: '໐໑໒໓໔໕໖໗໘໙',
  MM: '၀၁၂၃၄၅၆၇၈၉',
  TH: '๐๑๒๓๔๕๖๗๘๙',
  TW: '０１２３４５６７８９',
}
for (const country of ARABIC_IN) Object.assign(DIGITS, { [country]: '٠١٢٣٤٥٦٧٨٩' })

const signsOf = (country: string): Signs => (COMMA_IN.has(country) ? COMMA : SPACED_IN.has(country) ? SPACED : POINT)

/** A spelling, and what it means; `certain`: it is the country's own, so that it is read and not refused. */
export type Spelled = { text: string; amount: number; certain: boolean }

const AMOUNTS = [1, 5.5, 12.34, 45, 99.9, 250, 999.99, 1000, 1234, 1234.5, 12_000, 38_099.9, 123_456.78, 1_234_567]

const inGroups = (whole: string, sign: string): string => whole.replace(/\B(?=(\d{3})+$)/g, sign)

/** The amount with these signs: with all decimals, and without the zeros at the end. */
function numbers(amount: number, decimals: number, { decimal, group }: Signs): string[] {
  const [whole = '', fraction = ''] = amount.toFixed(decimals).split('.')
  const short = fraction.replace(/0+$/, '')
  return [whole, inGroups(whole, group)].flatMap(one =>
    [fraction, short].map(rest => (rest === '' ? one : one + decimal + rest)),
  )
}

/** One sign before exactly three digits is the country's own reading where its currency has three decimals. */
const isOwnReading = (text: string, decimals: number): boolean => decimals === 3 && /^\d{1,3}[.,]\d{3}$/.test(text)

/** At least 200 spellings of amounts in a country, each once. */
export function spelledIn(country: string): Spelled[] {
  const spelling = spellings.get(country)
  if (!spelling) throw new Error(`no country ${country}`)
  const decimals = currencyDecimals(spelling.currency)
  const own = signsOf(country)
  const found = new Map<string, Spelled>()
  const add = (text: string, amount: number, certain: boolean) => {
    for (const written of [
      text,
      `${spelling.currency} ${text}`,
      `${text} ${spelling.currency}`,
      `${text}\u00a0${spelling.currency.toLowerCase()}`,
      `${spelling.currency}${text}`,
    ])
      if (!found.has(written)) found.set(written, { text: written, amount, certain })
  }
  const digits = DIGITS[country]
  for (const one of AMOUNTS) {
    const amount = Number(one.toFixed(decimals))
    const groups = [own.group, '\u00a0', '\u202f', "'"]
    for (const group of groups)
      for (const text of numbers(amount, decimals, { ...own, group })) {
        add(text, amount, true)
        if (digits && !ARABIC_IN.has(country)) add(inDigits(text, digits), amount, true)
      }
    if (digits && ARABIC_IN.has(country))
      for (const text of numbers(amount, decimals, ARABIC)) add(inDigits(text, digits), amount, true)
    // As people of other countries write it: it may be refused, and is never another amount.
    for (const text of numbers(amount, decimals, own.decimal === '.' ? COMMA : POINT))
      if (!isOwnReading(text, decimals)) add(text, amount, false)
  }
  return [...found.values()]
}

const inDigits = (text: string, digits: string): string => text.replace(/\d/g, digit => digits[Number(digit)] ?? digit)

/** The spelling is read as another amount, or the country's own is refused. */
export function isMisread({ text, amount, certain }: Spelled, country: string): boolean {
  const spelling = spellings.get(country)
  if (!spelling) throw new Error(`no country ${country}`)
  const read = parseMoney(text, spelling)
  return read.state === 'given' ? read.amount !== amount : certain
}
