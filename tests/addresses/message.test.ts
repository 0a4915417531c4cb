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
  expect(read('NO', 'Kari Nordmann\nStorgata 5\nOrdre #41236678')).toEqual({
    name: 'Kari Nordmann',
    address: 'Storgata 5',
    notes: 'Ordre #41236678',
  })
  expect(read('NO', 'Kari Nordmann, Storgata 5, № 41236678, 41 23 45 67')?.phone).toBe('41 23 45 67')
  expect(read('NO', 'Kari Nordmann, Storgata 5, 0155 Oslo, 41 23 45 67')).toEqual({
    name: 'Kari Nordmann',
    address: 'Storgata 5, 0155 Oslo',
    phone: '41 23 45 67',
  })
})

// Each of these numbers could be dialled.
test.each([
  ['NO', 'Order 41236678'],
  ['NO', 'order no. 41236678'],
  ['NO', 'Order: 41236678'],
  ['NO', 'Ordrenummer 41236678'],
  ['NO', 'Bestilling nr. 41236678'],
  ['NO', 'Faktura 41236678'],
  ['SG', 'Order number 91234567'],
  ['SG', 'your ref: 91234567'],
  ['DE', 'Auftragsnummer: 017123456789'],
  ['PL', 'Zamówienie nr 512345678'],
  ['SE', 'Beställningsnummer 0701234567'],
  ['FI', 'Tilausnumero 0401234567'],
  ['CZ', 'Číslo objednávky 601234567'],
  ['HK', '訂單編號：91234567'],
  ['TH', 'เลขออเดอร์ 0812345678'],
  ['AE', 'رقم الطلب 0501234567'],
])('[REQ-111] in %s %j is no phone number, alone and next to one', (country, line) => {
  const phone = country === 'NO' ? '41 23 45 67' : country === 'SG' ? '9123 4568' : undefined
  expect(read(country, `Kari Nordmann\nStorgata 5\n${line}`)?.phone).toBeUndefined()
  if (phone) expect(read(country, `Kari Nordmann\nStorgata 5\n${phone}\n${line}`)?.phone).toBe(phone)
})

test.each(['Ordre til Kari 41 23 45 67', 'Reforma 41 23 45 67', 'Order 2, 41 23 45 67', 'Kari Norder 41 23 45 67'])(
  '[REQ-111] the number in %j is that of a phone',
  line => {
    expect(read('NO', `Storgata 5\n${line}`)?.phone).toBe('41 23 45 67')
  },
)

// Each of these days has as many digits as a number of its country.
test.each([
  ['NO', '24.11.2026'],
  ['NO', '24.11.2026 18:30'],
  ['NO', '24-11-2026'],
  ['NO', '2026-11-24'],
  ['SG', '24/11/2026'],
  ['SG', '2026/11/24'],
  ['DE', '24.12.2026'],
  ['DE', '24.12.2026 18:30'],
  ['TH', '24/11/2569'],
])('[REQ-111] in %s the day %s is no phone number, alone and next to one', (country, day) => {
  const phone = { NO: '41 23 45 67', SG: '9123 4567', DE: '0151 23456789', TH: '081-234-5678' }[country]
  const alone = read(country, `Kari Nordmann\nStorgata 5\n${day}`)
  expect(alone).toEqual({ address: 'Storgata 5', name: 'Kari Nordmann', notes: day })
  expect(read(country, `Kari Nordmann\nStorgata 5\n${phone}\n${day}`)).toEqual({ ...alone, phone })
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
  ['a mark of direction in front of lines', (line: string) => `\u200e${line}`],
  ['isolates around lines, as address books have them', (line: string) => `\u2068${line}\u2069`],
  ['an override', (line: string) => `\u202d${line}`],
  ['a mark without width in every word', (line: string) => line.replaceAll(/(\w)(\w)/g, '$1\u200b$2')],
  ['hyphens of print', (line: string) => line.replace('23 45', '23\u201145')],
])('[REQ-111] a message is read as it is seen, with %s', (_, marked) => {
  const lines = ['Kari Nordmann', 'Storgata 5, 0155 Oslo', '+47 41 23 45 67', 'Note: ring twice']
  const found = read('NO', lines.map(marked).join('\n'))
  expect({ ...found, phone: found?.phone?.replace('-', ' ') }).toEqual({
    address: 'Storgata 5, 0155 Oslo',
    name: 'Kari Nordmann',
    phone: '+47 41 23 45 67',
    notes: 'ring twice',
  })
})

test('[REQ-111] a half of a character at the end of what is read is left out', () => {
  const found = read('NO', `Kari Nordmann\nStorgata 5\n${'x'.repeat(1000 - 26)}😀`)
  expect(found?.notes).toMatch(/^x+$/)
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

test.each<[string, string, object]>([
  // In a form of labelled lines a line is one part.
  [
    'PK',
    'Name: Ali Khan\nAddress: House 12, Street 4, F-7/2 Islamabad\nMobile: 0300-1234567\nCash on delivery',
    {
      address: 'House 12, Street 4, F-7/2 Islamabad',
      name: 'Ali Khan',
      phone: '0300-1234567',
      notes: 'Cash on delivery',
    },
  ],
  [
    'BD',
    'নাম: রহিম উদ্দিন\nঠিকানা: বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা\nমোবাইল: ০১৭১২৩৪৫৬৭৮',
    { address: 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা', name: 'রহিম উদ্দিন', phone: '01712345678' },
  ],
  [
    'NO',
    'Navn: Kari, Adresse: Storgata 5, 2. etasje, Tlf: 41234567',
    { address: 'Storgata 5, 2. etasje', name: 'Kari', phone: '41234567' },
  ],
  // Digits stay as they were written.
  [
    'BD',
    'রহিম উদ্দিন, মিরপুর রোড ১২, 01712-345678',
    { address: 'মিরপুর রোড ১২', name: 'রহিম উদ্দিন', phone: '01712-345678' },
  ],
  ['NO', 'Adresse: Storgata 5, Kari, 41234567', { address: 'Storgata 5', name: 'Kari', phone: '41234567' }],
  [
    'NO',
    'Kontakt: Kari Nordmann\nAdresse: Storgata 5\nTlf: 41234567',
    { address: 'Storgata 5', name: 'Kari Nordmann', phone: '41234567' },
  ],
  // Where the customer is known, quarter and town follow the street.
  [
    'AE',
    'Ahmed Ali, Villa 12, Al Wasl Road, Jumeirah 1, Dubai, 050 123 4567',
    { address: 'Villa 12, Al Wasl Road, Jumeirah 1, Dubai', name: 'Ahmed Ali', phone: '050 123 4567' },
  ],
  [
    'AE',
    'محمد حسن\n15 شارع التحرير، الدقي\n0501234567\nالدور الثالث',
    { address: '15 شارع التحرير, الدقي', name: 'محمد حسن', phone: '0501234567', notes: 'الدور الثالث' },
  ],
  [
    'CZ',
    'Jan Novák, Vinohradská 12, Praha 2, 602 123 456, zvonek Novák',
    { address: 'Vinohradská 12, Praha 2', name: 'Jan Novák', phone: '602 123 456', notes: 'zvonek Novák' },
  ],
  // Name, number and street with nothing between them.
  [
    'PH',
    'Juan dela Cruz 09171234567 Unit 4B Tower 2, 123 Ayala Ave, Makati. Landmark: beside 7-11',
    {
      address: 'Unit 4B Tower 2, 123 Ayala Ave, Makati',
      name: 'Juan dela Cruz',
      phone: '09171234567',
      notes: 'Landmark: beside 7-11',
    },
  ],
  [
    'TW',
    '王小明 0912-345-678 台北市信義區市府路45號',
    { address: '台北市信義區市府路45號', name: '王小明', phone: '0912-345-678' },
  ],
  [
    'TH',
    'คุณสมชาย ใจดี 081-234-5678 99/1 ถนนสุขุมวิท กรุงเทพ 10110',
    { address: '99/1 ถนนสุขุมวิท กรุงเทพ 10110', name: 'คุณสมชาย ใจดี', phone: '081-234-5678' },
  ],
  // Sentences.
  [
    'NO',
    'Hei! Kan dere levere til Karl Johans gate 22, 0159 Oslo? Mottaker er Per Hansen, tlf 92 34 56 78. Koden er 1234',
    { address: 'Karl Johans gate 22, 0159 Oslo', name: 'Per Hansen', phone: '92 34 56 78', notes: 'Koden er 1234' },
  ],
  [
    'SG',
    'Deliver to Mary Lim, 10 Anson Road #12-01, S079903, HP: 81234567',
    { address: '10 Anson Road #12-01, S079903', name: 'Mary Lim', phone: '81234567' },
  ],
  ['NO', 'Storgata 14. Kontakt Lise 98765432', { address: 'Storgata 14', name: 'Lise', phone: '98765432' }],
  [
    'NO',
    'Please deliver to reception, Storgata 5, Kari, 41234567',
    { address: 'Storgata 5', name: 'Kari', phone: '41234567', notes: 'Please deliver to reception' },
  ],
  [
    'NO',
    'Kari, Storgata 5, ring 41234567 eller 92345678',
    { address: 'Storgata 5', name: 'Kari', notes: 'ring eller' },
  ],
])('[REQ-111] %s: as people write it, %j is read as %j', (country, text, found) => {
  expect(read(country, text)).toEqual(found)
})

test.each(['คุณสมชาย\nโทร 081-234-5678 123 ถนนสุขุมวิท\nซอย 5', 'คุณสมชาย\n+66 81 234 5678 123 ถนนสุขุมวิท\nซอย 5'])(
  '[REQ-111] the number of a house behind a phone number is no part of it: %j',
  text => {
    expect(['0812345678', '+66812345678', undefined]).toContain(read('TH', text)?.phone?.replace(/[ -]/g, ''))
  },
)
