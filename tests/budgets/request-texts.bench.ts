// How texts of a request are read: amounts in the spellings of every country (REQ-108), and messages from chats (REQ-111).
import { checkMessage, messages } from '../addresses/messages.ts'
import { isMisread, spelledIn, spellings } from '../pricing/money-spellings.ts'
import { print, rounded } from './figure.ts'

const SPELLINGS_MIN = 200
const MESSAGES_MIN = 400
const RIGHT_MIN_PERCENT = 85

const byCountry = [...spellings.keys()].map(country => ({ country, written: spelledIn(country) }))
const fewest = Math.min(...byCountry.map(({ written }) => written.length))
const misread = byCountry.flatMap(({ country, written }) => written.filter(one => isMisread(one, country)))
print({ name: 'money: countries', value: byCountry.length, unit: '', limit: { least: 32 } })
print({ name: 'money: spellings', value: byCountry.flatMap(({ written }) => written).length, unit: '' })
print({ name: 'money: spellings of a country, fewest', value: fewest, unit: '', limit: { least: SPELLINGS_MIN } })
print({ name: 'money: misread', value: misread.length, unit: '', limit: { most: 0 } })

const begun = performance.now()
const checked = messages.map(message => ({ way: message.way, ...checkMessage(message) }))
const took = performance.now() - begun
const percent = (some: readonly { right: number }[]) =>
  rounded((some.reduce((sum, { right }) => sum + right, 0) / (some.length * 4)) * 100)
print({ name: 'messages', value: messages.length, unit: '', limit: { least: MESSAGES_MIN } })
print({ name: 'messages: fields right', value: percent(checked), unit: '%', limit: { least: RIGHT_MIN_PERCENT } })
for (const [way, some] of Map.groupBy(checked, one => one.way))
  print({
    name: `messages, ${way}: fields right`,
    value: percent(some),
    unit: '%',
    limit: { least: RIGHT_MIN_PERCENT },
  })
const wrong = checked.filter(({ wrongPhone }) => wrongPhone).length
print({ name: 'messages: wrong phone numbers', value: wrong, unit: '', limit: { most: 0 } })
print({ name: 'messages: one takes', value: rounded(took / messages.length, 2), unit: 'ms' })
