// Messages as people send them in a chat (REQ-111).
import { expect, test } from 'vitest'
import { checkMessage, messages, read } from './messages.ts'

test.each([...Map.groupBy(messages, ({ way }) => way)])(
  '[REQ-111] %s: at least 85% of the fields are right, and no phone number is wrong',
  (_, written) => {
    let right = 0
    const wrong: string[] = []
    for (const message of written) {
      const checked = checkMessage(message)
      right += checked.right
      expect([message.text, checked.wrongPhone]).toEqual([message.text, false])
      if (checked.right < 4) wrong.push(`${message.text} -> ${JSON.stringify(read(message.country, message.text))}`)
    }
    expect(right / (written.length * 4), wrong.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.85)
  },
)

test('there are at least 400 messages, in twelve languages', () => {
  expect(messages.length).toBeGreaterThanOrEqual(400)
  expect(new Set(messages.map(({ country }) => country)).size).toBe(12)
})

test.each([
  ['an address alone', 'Storgata 5'],
  ['an address with its town', 'Storgata 5, 0155 Oslo'],
  ['words alone', 'hello, how are you'],
  ['coordinates', '59.91, 10.75'],
  ['a phone number alone', '41 23 45 67'],
])('[REQ-111] %s is no message', (_, text) => {
  expect(read('NO', text)).toBeUndefined()
})

test('[REQ-111] of two numbers none is taken, and an order number or a price is no phone number', () => {
  expect(read('NO', 'Kari Nordmann, Storgata 5, 41 23 45 67, 91 23 45 67')?.phone).toBeUndefined()
  expect(read('NO', 'Kari Nordmann, Storgata 5, 1 250 kr')?.phone).toBeUndefined()
  expect(read('NO', 'Kari Nordmann, Storgata 5, 0155 Oslo, 41 23 45 67')).toEqual({
    name: 'Kari Nordmann',
    address: 'Storgata 5, 0155 Oslo',
    phone: '41 23 45 67',
  })
})

test.each<[string, object]>([
  ['Storgata 5, Kari', { address: 'Storgata 5', name: 'Kari' }],
  // A number of seven digits at least, and one that can exist.
  ['Storgata 5, Kari, 412 34', { address: 'Storgata 5', name: 'Kari', notes: '412 34' }],
  [
    'Kari Nordmann +47 41 23 45 67; Storgata 5',
    { address: 'Storgata 5', name: 'Kari Nordmann', phone: '+47 41 23 45 67' },
  ],
  ['Storgata 5; Tel 41 23 45 67', { address: 'Storgata 5', phone: '41 23 45 67' }],
  ['Mob.: 41 23 45 67\r\nStorgata 5', { address: 'Storgata 5', phone: '41 23 45 67' }],
  [
    'Navn: Kari 2\nAdresse: Ved kirken\nMerknad: Storgata 7',
    { address: 'Ved kirken', name: 'Kari 2', notes: 'Storgata 7' },
  ],
  ['姓名：王小明，地址：中山路五号', { address: '中山路五号', name: '王小明' }],
  ['Storgata 5, Kari, Ola, ring on', { address: 'Storgata 5', name: 'Kari', notes: 'Ola, ring on' }],
  // Five words are no name.
  [
    'Storgata 5, please leave it with the porter, Kari',
    { address: 'Storgata 5', name: 'Kari', notes: 'please leave it with the porter' },
  ],
  // A town belongs to the address only directly behind it.
  ['Storgata 5, Kari, Ola, 0155 Oslo', { address: 'Storgata 5', name: 'Kari', notes: 'Ola, 0155 Oslo' }],
  ['Storgata 5, Kari, 0155 Oslo', { address: 'Storgata 5, 0155 Oslo', name: 'Kari' }],
  ['Hauptstraße 12, D-10115 Berlin, Kari', { address: 'Hauptstraße 12, D-10115 Berlin', name: 'Kari' }],
  ['Telephone: none, Storgata 5, Kari', { address: 'Storgata 5', phone: undefined, name: 'Kari' }],
  ['Unknown: word, Storgata 5, Kari', { address: 'Storgata 5', name: 'Kari', notes: 'Unknown: word' }],
  ['Storgata\t 5 ,  Kari   Nordmann ', { address: 'Storgata 5', name: 'Kari Nordmann' }],
])('[REQ-111] %j is read as %j', (text, found) => {
  expect(read('NO', text)).toEqual(found)
})

test.each([
  // The number of a house in front of another number.
  ['DE', 'Lindenweg 4 171 2345678, Eva Klein'],
  ['DE', 'Eva Klein, Lindenweg 4\n5 171 2345678 9 mal klingeln'],
])('[REQ-111] %s: no phone number is taken out of %j', (country, text) => {
  expect(read(country, text)?.phone).toBeUndefined()
})

test.each<[string, object]>([
  ['Kari Nordmann (41 23 45 67), Storgata 5', { address: 'Storgata 5', name: 'Kari Nordmann', phone: '41 23 45 67' }],
  [
    'Kari Nordmann\nStorgata 5\ncall 41 23 45 67 on arrival',
    { address: 'Storgata 5', name: 'Kari Nordmann', phone: '41 23 45 67', notes: 'call on arrival' },
  ],
  ['ring på, Storgata 5, Kari Nordmann', { address: 'Storgata 5', name: 'Kari Nordmann', notes: 'ring på' }],
  [
    'Kari Nordmann. Storgata 5. Mob. 41 23 45 67. Takk!',
    { address: 'Storgata 5', name: 'Kari Nordmann', phone: '41 23 45 67' },
  ],
  [
    'Mottaker: Kari\nAdresse: Storgata 5\nPostnr: 0155\nSted: Oslo',
    { address: 'Storgata 5, 0155, Oslo', name: 'Kari' },
  ],
  ['Kari, Storgata 5 - 7, ring on', { address: 'Storgata 5 - 7', name: 'Kari', notes: 'ring on' }],
  [
    '24.11.2026, 12:30 - Kari Nordmann: Storgata 5\n24.11.2026, 12:31 - Kari Nordmann: 41 23 45 67',
    { address: 'Storgata 5', name: 'Kari Nordmann', phone: '41 23 45 67' },
  ],
  [
    '[12:30, 24.11.2026] Kari Nordmann: Storgata 5\n[12:31, 24.11.2026] Kafé 9: 41 23 45 67',
    { address: 'Storgata 5', phone: '41 23 45 67' },
  ],
])('[REQ-111] as people write it, %j is read as %j', (text, found) => {
  expect(read('NO', text)).toEqual(found)
})
