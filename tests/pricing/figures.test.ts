// Amounts, numbers and names in texts, as each language writes them.
import { expect, test } from 'vitest'
import { count, currencyName, enumeration, measure, money, nameIn } from '#features/pricing/figures.ts'

/** `~` for a space that no line breaks, and no marks of direction. */
const plain = (text: string) => text.replaceAll('\u00a0', '~').replace(/[\u200e\u200f]/g, '')

test.each([
  [4.75, 'MYR', 'en-MY', 'RM~4.75'],
  [12.5, 'SGD', 'en-SG', '$12.50'],
  [12, 'SGD', 'en-SG', '$12'],
  [1000, 'NOK', 'nb-NO', '1~000~kr'],
  [5, 'BHD', 'ar-BH', '5~د.ب.'],
  [1.5, 'PKR', 'en', 'PKR~2'],
  // Several currencies have the same short sign in this language.
  [1000, 'HKD', 'en-HK', 'HK$1,000'],
])('[I18-101] %d %s in %s is %s', (amount, currency, locale, text) => {
  expect(plain(money(amount, currency, locale))).toBe(text)
  // Formats are kept: the second one is the same.
  expect(plain(money(amount, currency, locale))).toBe(text)
})

test('formats of other units and languages are kept apart', () => {
  const all = (['kilometer', 'kilogram', 'gram'] as const).map(unit => plain(measure(5, unit, 'en')))
  expect(all).toEqual(['5~km', '5~kg', '5~g'])
  expect([plain(measure(1.5, 'kilometer', 'de')), plain(measure(5, 'day', 'en'))]).toEqual(['1,5~km', '5~days'])
})

test.each([
  ['de', '1.234.567'],
  ['en', '1,234,567'],
  ['ar-EG', '1,234,567'],
])('a bare number in %s has the digits 0 to 9: %s', (locale, text) => expect(count(1_234_567, locale)).toBe(text))

test('a list ends with "and" in its language', () => {
  expect(enumeration(['A', 'B'], 'nb')).toBe('A og B')
  expect(enumeration(['A', 'B', 'C'], 'de')).toBe('A, B und C')
})

test('a currency has its name in words, or its code where it has none', () => {
  expect(currencyName('SGD', 'en')).toBe('Singapore Dollar')
  expect(currencyName('NOK', 'nb')).toBe('norske kroner')
  expect(currencyName('XXA', 'en')).toBe('XXA')
})

test('a name is taken in the language, else in a form of the same language, else in English', () => {
  const names = { en: 'Cyprus', el: 'Κύπρος', zh_TW: '賽普勒斯' }
  expect(['el', 'zh-HK', 'fi', 'en'].map(locale => nameIn(names, locale))).toEqual([
    'Κύπρος',
    '賽普勒斯',
    'Cyprus',
    'Cyprus',
  ])
  expect(nameIn({ el: 'Κύπρος' }, 'fi')).toBe('')
})
