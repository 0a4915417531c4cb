import { expect, test } from 'vitest'
import { localeIn, numberLocalesOf, separatorLocalesOf, writtenIn } from '#features/formats/written-in.ts'

test.each([
  ['nb-NO', 'nb-NO'],
  ['ur', 'ur'],
  ['ur-Latn', 'en'],
  ['ceb', 'fil'],
])('[I18-101] figures for readers of %s are written in %s', (language, written) => {
  expect(writtenIn(language)).toBe(written)
})

test.each([
  ['en', 'SG', 'en-SG-u-nu-latn'],
  ['ar-SA', 'AE', 'ar-SA-u-nu-latn'],
  ['ur-Latn', 'PK', 'en-PK-u-nu-latn'],
  ['ceb', 'PH', 'fil-PH-u-nu-latn'],
])('[I18-101] %s in %s is %s', (language, country, tag) => {
  expect(String(localeIn(language, country))).toBe(tag)
})

test.each([
  ['km', 'KH', ['km-KH-u-nu-latn', 'en-u-nu-latn']],
  ['lo', 'LA', ['lo-LA-u-nu-latn', 'id-u-nu-latn']],
  ['my', 'MM', ['my-MM-u-nu-latn', 'en-u-nu-latn']],
])(
  '[I18-101] a browser that does not know %s in %s never takes the numbers of its own language',
  (language, country, tags) => {
    expect(numberLocalesOf(localeIn(language, country)).map(String)).toEqual(tags)
  },
)

test('[I18-101] the substitute for Lao sets thousands and decimals apart as Lao does', () => {
  const [lao, standIn] = numberLocalesOf(localeIn('lo', 'LA'))
  expect(new Intl.NumberFormat(standIn).format(1234567.89)).toBe(new Intl.NumberFormat(lao).format(1234567.89))
})

test.each([
  ['km', 'KH', '1,234.5'],
  ['my', 'MM', '1,234.5'],
  ['lo', 'LA', '1.234,5'],
  ['nb-NO', 'NO', '1\u00a0234,5'],
])('[I18-101] the signs of %s are the same in every browser, old ones too', (language, country, written) => {
  expect(new Intl.NumberFormat(separatorLocalesOf(localeIn(language, country))).format(1234.5)).toBe(written)
})

test('[I18-101] a language whose signs differ among browsers is written with those of its substitute only', () => {
  expect(separatorLocalesOf(localeIn('km', 'KH')).map(String)).toEqual(['en-u-nu-latn'])
  expect(separatorLocalesOf(localeIn('nb-NO', 'NO')).map(String)).toEqual(['nb-NO-u-nu-latn', 'en-u-nu-latn'])
})
