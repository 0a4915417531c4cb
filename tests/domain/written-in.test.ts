import { expect, test } from 'vitest'
import { localeIn, writtenIn } from '#domain/written-in'

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
