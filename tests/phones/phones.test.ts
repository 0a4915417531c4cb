import type { MetadataJson } from 'libphonenumber-js/core'
import { expect, test } from 'vitest'
import metadata from '#features/phones/phone-metadata.json' with { type: 'json' }
import { createPhones } from '#features/phones/phones.ts'

const phones = createPhones('NO', metadata as unknown as MetadataJson)

test.each([
  ['+4722222222', '22 22 22 22'],
  ['22222222', '22 22 22 22'],
  ['+46701234567', '+46 70 123 45 67'],
  ['no number', 'no number'],
  // Too short for any country.
  ['+47 22', '+47 22'],
])('%s is written %s where it belongs to the country', (number, written) =>
  expect(phones.national(number)).toBe(written),
)

// A range that the country had not given out when the metadata was made: in the groups of other numbers of its length.
test.each([
  ['NO', '+4719612007', '+47 19 61 20 07'],
  ['HK', '85234007', '+852 8523 4007'],
  ['SG', '79234007', '+65 7923 4007'],
  ['SE', '+46071234007', '+46 71 23 40 07'],
  ['NO', '+85285234007', '+852 8523 4007'],
])('in %s %s, of no known range, is written %s', (country, number, written) =>
  expect(createPhones(country, metadata as unknown as MetadataJson).national(number)).toBe(written),
)

// France, prefix 33, is none of the countries whose rules are loaded; Sweden, 46, is.
test.each([
  ['+33 1 23 45 67 89', true],
  ['0033 1 23 45 67 89', true],
  ['  0033 1 23 45 67 89', true],
  ['+46 70 123 45 67', false],
  ['0046 70 123 45 67', false],
  ['40 61 23 45', false],
  // Two zeros inside a number are no prefix.
  ['330033 12 34', false],
  ['(+33) 123', true],
  ['', false],
])('%j is of a country whose rules are not loaded: %s', (number, foreign) => {
  expect(phones.isForeign(number)).toBe(foreign)
})

test.each([
  ['40 61 23 45', true],
  ['4061', false],
  ['no number', false],
  ['+46 70 123 45 67', true],
  // Of other countries only the length counts, from 7 to 15 digits without a zero at the beginning.
  ['+33 1 23 45 67 89', true],
  ['+33 12345', true],
  ['+33 1234', false],
  ['+33 1234567890123', true],
  ['+33 12345678901234', false],
  ['+3 (31) 23-45.67/8', true],
  ['+033 1234567', false],
  ['+33 1 00 23 45 67', true],
  ['++33 1234567', false],
  ['+33 123456x', false],
  ['+33 1234567 call', false],
])('%j can be a number: %s', (number, possible) => {
  expect(phones.isPossible(number)).toBe(possible)
})

test.each([
  ['40 61 23 45', '+4740612345'],
  ['0046 70-123 45 67', '+46701234567'],
  ['0033 1.23 (45) 67-89', '+33123456789'],
  // As address books, pages and keyboards of other scripts hand numbers over.
  ['\u200e+33 1 23 45 67 89\u200e', '+33123456789'],
  ['\uff0b33 1\u201123\u201145 67\u00ad89', '+33123456789'],
  ['\u061c+47 406\u200b12 345', '+4740612345'],
  [' no number ', 'no number'],
])('%j is sent as %j', (number, sent) => {
  expect(phones.international(number)).toBe(sent)
})

const inSingapore = createPhones('SG', metadata as unknown as MetadataJson)

// The numbers of invented people are possible there, and not valid.
test.each([
  ['79234406', '+6579234406'],
  ['+65 7923 4406', '+6579234406'],
  ['6579234406', '+6579234406'],
  ['(65) 79234406', '+6579234406'],
  ['65-7923-4406', '+6579234406'],
  ['0065 7923 4406', '+6579234406'],
  ['tel:+65-7923-4406', '+6579234406'],
  ['+65 7923\u20114406', '+6579234406'],
  ['\u202a+65 7923 4406\u202c', '+6579234406'],
  ['٦٥٧٩٢٣٤٤٠٦', '+6579234406'],
  // A number of the country that begins like its prefix.
  ['65123456', '+6565123456'],
  ['1800 123 4567', '+6518001234567'],
  ['+33 1 23 45 67 89', '+33123456789'],
  ['4406', undefined],
  // Eight digits are a number of the country, whatever they begin with.
  ['65 7923 44', '+6565792344'],
  ['6579A234406', undefined],
  ['Kari', undefined],
])('[TRK-107] a search for %j looks for %s', (text, number) => {
  expect(inSingapore.sought(text)).toBe(number)
})

test.each([
  ['4740612345', '+4740612345'],
  ['47 406 123 45', '+4740612345'],
  ['40612345', '+4740612345'],
  // A part of a number, though there are numbers of five digits.
  ['4740612', undefined],
])('[TRK-107] a search for %j looks for %s, where numbers have eight digits', (text, number) => {
  expect(phones.sought(text)).toBe(number)
})

// Bengali, Thai and Burmese digits, as the keyboards of these countries write them.
test.each([
  ['BD', '০১৭১২ ৩৪৫৬৭৮', '+8801712345678'],
  ['BD', '+৮৮০ ১৭১২ ৩৪৫৬৭৮', '+8801712345678'],
  ['TH', '๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
  ['MM', '၀၉ ၄၂၀ ၀၀၀ ၁၂၃', '+959420000123'],
])('[REQ-038] [TRK-107] in %s %s is the number %s, typed and looked for', (country, text, number) => {
  const own = createPhones(country, metadata as unknown as MetadataJson)
  expect([own.isPossible(text), own.international(text), own.sought(text)]).toEqual([true, number, number])
})

// Where 001 is dialled before a foreign number, it is no 00 before one of prefix 1: another person would be called.
test.each([
  ['HK', '001 65 6123 4567', true, '+6561234567', '+65 6123 4567'],
  ['SG', '001 852 9123 4567', true, '+85291234567', '+852 9123 4567'],
  ['TH', '001-65-6123-4567', true, '+6561234567', '+65 6123 4567'],
  ['TW', '002 65 6123 4567', true, '+6561234567', '+65 6123 4567'],
  ['KH', '\u200e001 65 6123 4567', true, '+6561234567', '+65 6123 4567'],
  // Of a country whose rules are not loaded: it has to be written with a +.
  ['HK', '001 33 6 12 34 56 78', false, '001 33 6 12 34 56 78', '001 33 6 12 34 56 78'],
  // With a space behind 00 it is meant so, and elsewhere 00 is all that is dialled.
  ['HK', '00 1 212 555 0123', true, '+12125550123', '00 1 212 555 0123'],
  ['NO', '001 212 555 0123', true, '+12125550123', '001 212 555 0123'],
  // Shown as it is sent.
  ['TH', '0033 6 12 34 56 78', true, '+33612345678', '0033 6 12 34 56 78'],
])('[REQ-038] in %s %j can be a number: %s, is sent as %s and shown as %s', (country, text, possible, sent, shown) => {
  const own = createPhones(country, metadata as unknown as MetadataJson)
  expect([own.isPossible(text), own.international(text), own.national(text)]).toEqual([possible, sent, shown])
})
