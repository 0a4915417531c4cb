import { expect, test } from 'vitest'
import { changesVisibly, isBlank, seenText, sentText, sentValue } from '#contract/sent-characters.ts'

test.each([
  ['NUL and other controls', 'Stor\0ga\x1bta\x9f 7', 'Storgata 7'],
  ['an override of the direction', 'invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['embeddings and isolates', '\u2066Storgata\u2069 \u202b7\u202c', 'Storgata 7'],
  ['marks without width', '\ufeffStor\u200bgata\u2060 7', 'Storgata 7'],
  ['joiners in Latin letters', 'Stor\u200dga\u200cta', 'Storgata'],
  ['halves of characters', 'Stor\ud83dgata \udc007', 'Storgata 7'],
])('%s are taken out of what is sent', (_, typed, sent) => {
  expect(sentText(typed)).toBe(sent)
})

test.each([
  ['tabs and ends of lines', 'Door 2\r\n\tsecond floor'],
  ['Persian and Urdu letters kept apart', 'می\u200cروم'],
  ['a Bengali letter with a joiner', 'র\u200d্য'],
  ['words of Thai, Lao, Khmer and Burmese', 'สวัสดี\u200bครับ ສະ\u200bບາຍ ភ្នំ\u200bពេញ ရန်\u200bကုန်'],
  ['a family, a flag and a hand', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🍳'],
  ['marks of direction in an Arabic address', 'شارع 7\u200f، دبي'],
])('%s stay as they are', (_, text) => {
  expect(sentText(text)).toBe(text)
})

test.each([
  ['an override of the direction', 'invoice\u202egpj.exe', true],
  ['a control, which some browsers draw as a box', 'Stor\x1bgata', true],
  ['a half of a character', 'Storgata \ud83d', true],
  ['an isolate around Arabic', '\u2068شارع\u2069 7', true],
  ['a telephone number as address books copy it', '\u202a+47 406 12 345\u202c', false],
  ['an isolate around Latin letters', '\u2066Storgata\u2069 7', false],
  ['marks without width', '\ufeffStor\u200bgata', false],
  ['a whole character', 'Storgata 😀', false],
])('%s: a message when it is removed, if it was visible', (_, typed, told) => {
  expect(changesVisibly(typed)).toBe(told)
})

test.each([
  [' \t', true],
  ['\ud83d', true],
  ['\u200b\u202e\0', true],
  [' 😀 ', false],
  ['می\u200cروم', false],
])('%j counts as given only if something of it is sent', (typed, blank) => {
  expect(isBlank(typed)).toBe(blank)
})

test('a half of a character stays while it is typed', () => {
  expect(seenText('\ud83d')).toBe('\ud83d')
})

test('a password is sent as it was typed, every other text as it is seen', () => {
  const body = { email_address: 'a\u200b@b.example', password: 'p\u200bq', list: [{ notes: 'x\u202ey' }], amount: 7 }
  expect(JSON.parse(JSON.stringify(body, sentValue))).toEqual({
    email_address: 'a@b.example',
    password: 'p\u200bq',
    list: [{ notes: 'xy' }],
    amount: 7,
  })
})
