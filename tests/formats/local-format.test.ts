import { expect, test } from 'vitest'
import type { CountryForms } from '#features/formats/country-forms.ts'
import { createLocalFormat, moneyIn } from '#features/formats/local-format-text.ts'

const formsOf = (country: string, language: string): CountryForms => ({ country, language, dateOrder: 'dayFirst' })

const AT = Date.UTC(2026, 10, 24, 20, 5) / 1000

test.each([
  ['en', 'AE', 'Asia/Dubai', '00:05', '25 November 2026 at 00:05'],
  ['ar', 'AE', 'Asia/Dubai', '00:05', '25 نوفمبر 2026 في 00:05'],
  ['nb-NO', 'NO', 'Europe/Oslo', '21:05', '24. november 2026 kl. 21:05'],
  ['en', 'IN', 'Asia/Kolkata', '01:35', '25 November 2026 at 01:35'],
])('[PUB-101] %s in %s: the time of the country, with the digits 0 to 9', (language, country, zone, time, day) => {
  const format = createLocalFormat(language, formsOf(country, language), zone)
  expect(format.time(AT)).toBe(time)
  expect(format.dayAndTime(AT)).toBe(day)
})

test('[I18-101] where a browser has no words of a language, days are in figures, not in English', () => {
  // No ICU knows Klingon; Chromium knows no Khmer, Lao and Burmese.
  const format = createLocalFormat('tlh', formsOf('KH', 'tlh'), 'Asia/Phnom_Penh')
  expect(format.day(AT)).toBe('25/11')
  expect(format.shortDay(AT)).toBe('25/11')
  expect(format.dayAndTime(AT)).toBe('25/11/2026, 03:05')
  expect(format.time(AT)).toBe('03:05')
  expect(createLocalFormat('en', formsOf('AE', 'en'), 'Asia/Dubai').shortDay(AT)).toBe('25 Nov')
})

test('two moments are of one day in the country and not elsewhere', () => {
  const [evening, later] = [AT, AT + 3600]
  expect(createLocalFormat('en', formsOf('AE', 'en'), 'Asia/Dubai').isSameDay(evening, later)).toBe(true)
  expect(createLocalFormat('en', formsOf('NO', 'en'), 'Europe/Oslo').isSameDay(AT + 7200, AT + 14_400)).toBe(false)
})

test.each([
  ['en', 'Wed, 25 Nov, 00:05'],
  ['ar', 'الأربعاء، 25 نوفمبر، 00:05'],
])('in %s a moment of another day has its day, with the comma of the language', (language, moment) => {
  const format = createLocalFormat(language, formsOf('AE', language), 'Asia/Dubai')
  expect(format.moment(AT, AT)).toBe('00:05')
  expect(format.moment(AT, AT + 86_400)).toBe(moment)
})

test('a window reads from left to right, an amount names its currency', () => {
  const format = createLocalFormat('ar', formsOf('AE', 'ar'), 'Asia/Dubai')
  expect(format.window(AT, AT + 900)).toBe('00:05–00:20')
  expect(format.money(320, 'AED')).toMatch(/AED/)
  expect(format.money(320, 'AED')).toMatch(/320\.00/)
})

test('[REQ-108] a reading with more decimals than the currency is named with all of them', () => {
  const exactly = moneyIn('nb', formsOf('NO', 'nb'), 'NOK', 3)
  expect([1.234, 1234].map(amount => exactly(amount).replace(/\s/g, ' '))).toEqual(['1,234 NOK', '1 234,00 NOK'])
})
