// Messages as people send them in a chat (REQ-111). The test data is made up here: people, streets, numbers and notes of twelve
// languages, put together in the ways in which such messages are written.
import metadata from 'libphonenumber-js/min/metadata'
import { expect, test } from 'vitest'
import { readMessage } from '#features/addresses/message.ts'
import { createPhones } from '#features/phones/phones.ts'

type Customer = { name: string; address: string; phone: string; notes: string }

/** Country, names, addresses, phones and notes of a language. */
const people: readonly [string, string[], string[], string[], string[]][] = [
  [
    'NO',
    ['Kari Nordmann', 'Ola Æsøy', 'Ingrid Solberg'],
    ['Storgata 5', 'Bygdøy allé 23B', 'Torggata 11'],
    ['41 23 45 67', '+47 412 34 567'],
    ['ring på hos naboen', 'bakdøren'],
  ],
  [
    'SE',
    ['Anna Svensson', 'Åke Öberg', 'Lena Lind'],
    ['Drottninggatan 14', 'Kungsgatan 3', 'Sveavägen 101'],
    ['070-123 45 67', '+46 70 123 45 67'],
    ['portkod finns', 'lämna vid dörren'],
  ],
  [
    'DE',
    ['Jürgen Müller', 'Anke Groß', 'Eva Klein'],
    ['Hauptstraße 12', 'Lindenweg 4a', 'Am Markt 7'],
    ['0171 2345678', '+49 171 2345678'],
    ['bitte klingeln', 'Hinterhaus'],
  ],
  [
    'DK',
    ['Mette Holm', 'Søren Kjær', 'Ida Lund'],
    ['Vestergade 9', 'Nørregade 21', 'Strandvejen 3'],
    ['20 12 34 56', '+45 20 12 34 56'],
    ['ring på døren', 'bagved huset'],
  ],
  [
    'FI',
    ['Matti Virtanen', 'Aino Mäki', 'Liisa Laine'],
    ['Mannerheimintie 20', 'Aleksanterinkatu 5', 'Hämeentie 33'],
    ['040 123 4567', '+358 40 123 4567'],
    ['soita ovikelloa', 'takapiha'],
  ],
  [
    'PL',
    ['Anna Kowalska', 'Jan Wójcik', 'Zofia Łuczak'],
    ['ul. Długa 8', 'Nowy Świat 15', 'Marszałkowska 102'],
    ['512 345 678', '+48 512 345 678'],
    ['domofon nie działa', 'drugie wejście'],
  ],
  [
    'CZ',
    ['Jana Nováková', 'Petr Dvořák', 'Eva Šťastná'],
    ['Dlouhá 14', 'Národní 3', 'Vinohradská 22'],
    ['601 234 567', '+420 601 234 567'],
    ['zvonek nefunguje', 'zadní vchod'],
  ],
  [
    'RO',
    ['Maria Ionescu', 'Andrei Popa', 'Ioana Țurcanu'],
    ['Strada Lungă 10', 'Calea Victoriei 45', 'Bulevardul Unirii 7'],
    ['0721 234 567', '+40 721 234 567'],
    ['sunați la interfon', 'scara din spate'],
  ],
  [
    'MY',
    ['Siti Aminah', 'Ahmad Zaki', 'Nur Aisyah'],
    ['Jalan Ampang 12', 'Lorong Maarof 8', 'Jalan Raja Chulan 30'],
    ['012-345 6789', '+60 12-345 6789'],
    ['tekan loceng', 'pintu belakang'],
  ],
  [
    'AE',
    ['أحمد علي', 'فاطمة حسن', 'سارة محمد'],
    ['شارع المرقبات 14', 'شارع الوصل 220', 'شارع الشيخ زايد 7'],
    ['050 123 4567', '+971 50 123 4567'],
    ['اتصل عند الوصول', 'الباب الخلفي'],
  ],
  [
    'BD',
    ['রহিম উদ্দিন', 'সালমা বেগম', 'করিম মিয়া'],
    ['মিরপুর রোড ১২', 'গুলশান এভিনিউ ৪৫', 'ধানমন্ডি রোড ৭'],
    ['01712-345678', '+880 1712-345678'],
    ['কলিং বেল বাজান', 'পেছনের দরজা'],
  ],
  [
    'TH',
    ['สมชาย ใจดี', 'มาลี สุขใจ', 'อรุณ ศรีสุข'],
    ['ถนนสุขุมวิท 21', 'ถนนสีลม 45', 'ซอยอารีย์ 4'],
    ['081 234 5678', '+66 81 234 5678'],
    ['กดกริ่งหน้าบ้าน', 'ประตูหลัง'],
  ],
]

/** How such a message is written. */
const ways: ((one: Customer) => string)[] = [
  ({ name, address, phone, notes }) => `${name}, ${address}, ${phone}, ${notes}`,
  ({ name, address, phone, notes }) => `${address}\n${name}\n${phone}\n${notes}`,
  ({ name, address, phone, notes }) => `${name} ${phone}\n${address}\n${notes}`,
  ({ name, address, phone, notes }) => `Name: ${name}\nTel: ${phone}\nAddress: ${address}\nNote: ${notes}`,
  ({ name, address, phone, notes }) => `${phone}; ${name}; ${address}; ${notes}`,
  ({ name, address, phone, notes }) => `${name}\n${address}\n${notes}\n\nTel. ${phone}`,
]

const messages = people.flatMap(([country, names, addresses, phones, notes]) =>
  ways.flatMap((write, way) =>
    names.flatMap((name, index) =>
      [0, 1].map(turn => {
        const customer: Customer = {
          name,
          address: addresses[(index + way) % addresses.length] ?? '',
          phone: phones[turn] ?? '',
          notes: notes[(index + turn) % notes.length] ?? '',
        }
        return { country, customer, text: write(customer) }
      }),
    ),
  ),
)

const digits = (text: string | undefined) => text?.replace(/\D/g, '')
const phonesOf = new Map(people.map(([country]) => [country, createPhones(country as 'NO', metadata)]))
const read = (country: string, text: string) => {
  const phones = phonesOf.get(country)
  if (!phones) throw new Error(country)
  return readMessage(text, phones)
}

test('[REQ-111] of 432 messages in twelve languages at least 85% of the fields are right, and no phone number is wrong', () => {
  let right = 0
  const wrong: string[] = []
  for (const { country, customer, text } of messages) {
    const found = read(country, text)
    const checks = {
      name: found?.name === customer.name,
      address: found?.address === customer.address,
      phone: digits(found?.phone) === digits(customer.phone),
      notes: found?.notes === customer.notes,
    }
    for (const [field, isRight] of Object.entries(checks)) {
      if (isRight) right += 1
      else wrong.push(`${country} ${field}: ${JSON.stringify(text)} -> ${JSON.stringify(found)}`)
    }
    if (found?.phone !== undefined) expect([text, digits(found.phone)]).toEqual([text, digits(customer.phone)])
  }
  expect(messages).toHaveLength(432)
  expect(right / (messages.length * 4), wrong.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.85)
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
