// Money as people write it in each country (REQ-108). The table says what each spelling means; nothing may be read as another
// amount.
import { expect, test } from 'vitest'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { decimalSignIn, type MoneySpelling, moneyText, parseMoney, spellingIn } from '#features/pricing/money.ts'
import { isMisread, spelledIn, spellings } from './money-spellings.ts'

const spellingOf = (country: string): MoneySpelling => {
  const spelling = spellings.get(country)
  if (!spelling) throw new Error(`no country ${country}`)
  return spelling
}

/** An amount, two readings of which neither is taken, or no amount at all. */
type Expected = number | readonly [number, number] | 'invalid' | 'empty'

const outcome = (text: string, country: string): Expected => {
  const read = parseMoney(text, spellingOf(country))
  if (read.state === 'given') return read.amount
  return read.state === 'ambiguous' ? read.readings : read.state
}

const table: Readonly<Record<string, Readonly<Record<string, Expected>>>> = {
  NO: {
    '649': 649,
    '649,5': 649.5,
    '649,50': 649.5,
    '649.50': 649.5,
    '1 250,75': 1250.75,
    '1\u00a0250,75': 1250.75,
    '1\u202f250': 1250,
    'kr 1.234,50': 1234.5,
    'kr. 500': 500,
    'KR.500': 500,
    '500 kr': 500,
    '500 kr.': 500,
    '500 kroner': 500,
    'NOK 25 038,00': 25_038,
    '250,-': 250,
    '250,–': 250,
    'kr 250,-': 250,
    '1,234.50': 1234.5,
    '1.234.567': 1_234_567,
    "1'234,50": 1234.5,
    '1,234': [1.234, 1234],
    '1.234': [1.234, 1234],
    '1,000': [1, 1000],
    '12.000': [12, 12_000],
    '0,001': 'invalid',
    '0.001': 'invalid',
    '1234,567': 'invalid',
    '1 2345': 'invalid',
    '0 123': 'invalid',
    '1  \u00a0250': 1250,
    '0.123.456': 'invalid',
    '1.234.56': 'invalid',
    "12'345": 12_345,
    "1'234'567": 1_234_567,
    "0'123": 'invalid',
    "1'2345": 'invalid',
    '1’234,50': 1234.5,
    '12’34': 'invalid',
    '12．50': 12.5,
    '+5,5': 'invalid',
    '250,-5': 'invalid',
    '1000000000000': 1_000_000_000_000,
    '12 34': 'invalid',
    '1,2,3': 'invalid',
    '0': 'invalid',
    '0,00': 'invalid',
    '-5': 'invalid',
    '+5': 'invalid',
    '1e3': 'invalid',
    '10²': 'invalid',
    '½': 'invalid',
    '12:50': 'invalid',
    '5k': 'invalid',
    abc: 'invalid',
    Infinity: 'invalid',
    '€ 45': 'invalid',
    'AED 45': 'invalid',
    '1000000000001': 'invalid',
    '': 'empty',
    ' \u200e ': 'empty',
    '\u200e649\u200f': 649,
    '６４９': 649,
  },
  SE: { '1 234,50 kr': 1234.5, '1.234,50 kronor': 1234.5, '1,234': [1.234, 1234], '99:-': 'invalid' },
  DK: { '1.234,50 kr.': 1234.5, 'kr. 1.234': 1234, '1,234': [1.234, 1234], '12,5': 12.5 },
  FI: { '1 234,50 €': 1234.5, '€1234': 1234, '1.234': [1.234, 1234] },
  DE: { '1.234 €': 1234, '1.234,50': 1234.5, '1,234': [1.234, 1234], '0.500': 0.5, 'EUR 12.50': 12.5 },
  GR: { '1.234,50 €': 1234.5, '1.234': 1234, '1,234': [1.234, 1234], '45 ευρώ': 45 },
  CY: { '€1.234': 1234, '1,234.50': 1234.5, '1,234': [1.234, 1234] },
  CZ: { '1 234,50 Kč': 1234.5, '45 kc': 45, '1.234': [1.234, 1234] },
  HU: { '12 500 Ft': 12_500, '1.500 Ft': [1.5, 1500], '1,5': 'invalid', '500,00 Ft': 500 },
  PL: { '1 234,50 zł': 1234.5, '45 zl': 45, '1.234,50': 1234.5, '1.234': [1.234, 1234] },
  RO: { '1.234,50 lei': 1234.5, '1 leu': 1, '1.234': 1234, 'RON 45': 45 },
  RS: { '1.234,50 din.': 1234.5, '1.234 дин': 1234, '1,234': [1.234, 1234] },
  AE: {
    'AED 45': 45,
    '45 د.إ.': 45,
    '45 dh': 45,
    '١٢٫٣٫٤': 'invalid',
    '٠٬١٢٣': 'invalid',
    '١٬٢٣٤٥': 'invalid',
    'د.إ.‏ 1,234.50': 1234.5,
    'Dhs. 45': 45,
    '1,250.75': 1250.75,
    '1,234': 1234,
    '1.234': [1.234, 1234],
    '٣٢٠٫٥٠': 320.5,
    '٣٢٠٫٥': 320.5,
    '١٬٢٣٤٫٥٠': 1234.5,
    '١٬٢٣٤': 1234,
    '١٢٣٤': 1234,
    '۱۲۳۴٫۵': 1234.5,
    '١٬٢٣٬٤': 'invalid',
    '١٢,٥٠': 12.5,
    '١٢،٥٠': 12.5,
    '١,٢٣٤': [1.234, 1234],
    '١،٢٣٤': [1.234, 1234],
    '٠٫٠٠١': 'invalid',
    '1.234,50': 1234.5,
    'SAR 45': 'invalid',
  },
  SA: { 'SR 45': 45, '٤٥ ر.س': 45, 'ريال 45': 45, '1,234': 1234 },
  EG: { '١٬٢٣٤٫٥٠ ج.م.': 1234.5, 'LE 250': 250, '£45': 45, 'EGP1,250': 1250, '1.250': [1.25, 1250] },
  BH: { 'BD 1.234': 1.234, '1,234': 1234, '1.2345': 'invalid', '٠٫٥٠٠': 0.5 },
  JO: { 'JD 12.345': 12.345, '12,345': 12_345, '١٢٫٣٤٥': 12.345, '١٢.٣٤٥': [12.345, 12_345] },
  KW: { 'KD 0.001': 0.001, '1.234': 1.234, '1,234': 1234, '٠٫٠٠١': 0.001, '0.0001': 'invalid' },
  OM: { 'OMR 5.500': 5.5, 'RO 5.500': 5.5, '5,500': 5500 },
  QA: { 'QR 45.50': 45.5, '45.5 QAR': 45.5, '1,234': 1234 },
  BD: {
    '৳৫০০/-': 500,
    '৳১,২৩,৪৫৬.৫০': 123_456.5,
    '১২৩৪': 1234,
    '1,23,456': 123_456,
    'Tk. 500': 500,
    Tk500: 500,
    '1.234': [1.234, 1234],
  },
  PK: {
    '500/-': 500,
    'Rs. 1,500/-': 1500,
    '500/': 'invalid',
    '5/6': 'invalid',
    'Rs.500': 500,
    'Rs 1,250': 1250,
    '₨ 1,25,000': 125_000,
    '12,34,567': 1_234_567,
    '1,23,45,678': 12_345_678,
    '1,234,56': 'invalid',
    '123,45,678': 'invalid',
    '1,23,4567': 'invalid',
    '۱۲۵۰': 1250,
    '1250.00': 1250,
    '1250.5': 'invalid',
    '1.250': [1.25, 1250],
  },
  HK: { 'HK$1,234.50': 1234.5, $45: 45, '45元': 45, '$.50': 'invalid', '.50': 0.5 },
  TW: { 'NT$1,234': 1234, 'NTD 5,000': 5000, '99 NTD': 99, 'NT 45': 'invalid', '１，２３４': 1234, '45元': 45 },
  SG: { 'S$1,234.50': 1234.5, $45: 45, '12,50': 12.5, '1.234': [1.234, 1234], '1,234': 1234, US$45: 'invalid' },
  MY: { RM45: 45, 'RM. 1.50': 1.5, 'RM 1,234.50': 1234.5, 'RM.50': 'invalid', 'RM45.5': 45.5 },
  PH: { '₱1,234.50': 1234.5, 'PHP 45': 45, P45: 'invalid' },
  TH: { '฿1,234.50': 1234.5, '๑๒๓๔': 1234, '45 บาท': 45, '45 baht': 45 },
  JP: { '¥1,234': 1234, '1,234円': 1234, '￥１２００': 1200, '1.5': 'invalid', '1.234': [1.234, 1234] },
  KH: { '៛1,234': 1234, '១២៣៤': 1234, '4000 riel': 4000 },
  LA: { '50.000 ກີບ': 50_000, '₭50,000': 50_000, '໕໐໐໐໐': 50_000, '0,5': 'invalid' },
  MM: { 'Ks 5,000': 5000, '၅၀၀၀ ကျပ်': 5000, '5K': 'invalid', '5.000': [5, 5000] },
}

test('every country is in the table', () => {
  expect(Object.keys(table).sort()).toEqual([...spellings.keys()].sort())
})

test.each(
  Object.entries(table).flatMap(([country, rows]) =>
    Object.entries(rows).map(([text, expected]) => [country, text, expected] as const),
  ),
)('[REQ-108] %s: "%s" is %j', (country, text, expected) => {
  expect(outcome(text, country)).toEqual(expected)
})

test.each([...spellings.keys()])('[REQ-108] %s: of at least 200 spellings none is misread', country => {
  const written = spelledIn(country)
  expect(written.length).toBeGreaterThanOrEqual(200)
  expect(written.filter(one => isMisread(one, country))).toEqual([])
})

/** Amounts that a misread sign would change. */
const amounts = [1, 5.5, 12.34, 45, 99.9, 250, 999.99, 1000, 1234, 1234.5, 12_000, 38_099.9, 123_456.78, 1_234_567]

test.each([...spellings.keys()])(
  '[REQ-108] %s: what the portal and its languages write is never another amount',
  country => {
    const spelling = spellingOf(country)
    const decimals = currencyDecimals(spelling.currency)
    for (const whole of amounts) {
      const amount = Number(whole.toFixed(decimals))
      // The country's own language is read; another may be refused, never misread.
      for (const [index, language] of spelling.languages.entries()) {
        const locale = language.includes('-') ? language : `${language}-${country}`
        for (const numberingSystem of ['latn', undefined])
          for (const currencyDisplay of ['code', 'symbol', 'narrowSymbol'] as const)
            for (const minimumFractionDigits of [0, decimals]) {
              const text = new Intl.NumberFormat(locale, {
                style: 'currency',
                currency: spelling.currency,
                currencyDisplay,
                minimumFractionDigits,
                ...(numberingSystem && { numberingSystem }),
              }).format(amount)
              const found = outcome(text, country)
              if (index === 0 && currencyDisplay === 'code') expect([text, found]).toEqual([text, amount])
              else
                expect([
                  [text, amount],
                  [text, 'refused'],
                ]).toContainEqual([text, typeof found === 'number' ? found : 'refused'])
            }
      }
      expect(outcome(moneyText(amount, spelling), country)).toEqual(amount)
    }
  },
)

test.each([
  ['NO', ',', '1234,5'],
  ['DE', ',', '1234,5'],
  ['AE', '.', '1234.5'],
  ['SG', '.', '1234.5'],
])('[REQ-108] %s: decimals are written after "%s"', (country, sign, text) => {
  expect(decimalSignIn(spellingOf(country))).toBe(sign)
  expect(moneyText(1234.5, spellingOf(country))).toBe(text)
})

test('[REQ-108] the spelling of a site begins with its own language, each language once', () => {
  const languages = { default: 'nb-NO', supported: ['en', 'nb-NO', 'so'] }
  expect(spellingIn({ country: { code: 'NO' }, settings: { currency: 'NOK', languages } })).toEqual({
    country: 'NO',
    currency: 'NOK',
    languages: ['nb-NO', 'en', 'so'],
  })
})

test('[REQ-108] a currency without other names is known by its code', () => {
  const spelling = { country: 'US', currency: 'USD', languages: ['en-US'] }
  expect(parseMoney('USD 45.50', spelling)).toEqual({ state: 'given', amount: 45.5 })
  expect(parseMoney('$45', spelling)).toEqual({ state: 'invalid' })
})
