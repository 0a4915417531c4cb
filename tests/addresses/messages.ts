// Messages as people send them in a chat (REQ-111). The test data is made up here: people, streets, numbers and notes of twelve
// languages, put together in the ways in which such messages are written.
import metadata from 'libphonenumber-js/min/metadata'
import { type ReadMessage, readMessage } from '#features/addresses/message.ts'
import { createPhones } from '#features/phones/phones.ts'

type Customer = { name: string; address: string; phone: string; notes: string }
/** What people of a country write around it. */
type Words = { greeting: string; thanks: string; town: string; receiver: string; phone: string; floor: string }

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

const words: Readonly<Record<string, Words>> = {
  NO: { greeting: 'Hei!', thanks: 'Takk', town: '0155 Oslo', receiver: 'Mottaker', phone: 'Mobil', floor: '3. etasje' },
  SE: {
    greeting: 'Hej',
    thanks: 'Tack!',
    town: '111 21 Stockholm',
    receiver: 'Mottagare',
    phone: 'Mobil',
    floor: 'våning 3',
  },
  DE: {
    greeting: 'Hallo,',
    thanks: 'Danke',
    town: '10115 Berlin',
    receiver: 'Empfänger',
    phone: 'Handy',
    floor: '3. Stock',
  },
  DK: { greeting: 'Hej', thanks: 'Tak', town: '1620 København', receiver: 'Modtager', phone: 'Mobil', floor: '3. sal' },
  FI: {
    greeting: 'Moi!',
    thanks: 'Kiitos',
    town: '00100 Helsinki',
    receiver: 'Vastaanottaja',
    phone: 'Puh',
    floor: '3. kerros',
  },
  PL: {
    greeting: 'Dzień dobry',
    thanks: 'Dziękuję',
    town: '00-001 Warszawa',
    receiver: 'Odbiorca',
    phone: 'Tel',
    floor: '3 piętro',
  },
  CZ: {
    greeting: 'Dobrý den,',
    thanks: 'Děkuji',
    town: '110 00 Praha',
    receiver: 'Příjemce',
    phone: 'Mobil',
    floor: '3. patro',
  },
  RO: {
    greeting: 'Bună ziua',
    thanks: 'Mulțumesc',
    town: '010011 București',
    receiver: 'Destinatar',
    phone: 'Telefon',
    floor: 'etaj 3',
  },
  MY: {
    greeting: 'Hi',
    thanks: 'Terima kasih',
    town: '50450 Kuala Lumpur',
    receiver: 'Penerima',
    phone: 'Tel',
    floor: 'tingkat 3',
  },
  AE: { greeting: 'مرحبا', thanks: 'شكرا', town: 'دبي', receiver: 'المستلم', phone: 'جوال', floor: 'الطابق 3' },
  BD: { greeting: 'হ্যালো', thanks: 'ধন্যবাদ', town: 'ঢাকা', receiver: 'প্রাপক', phone: 'মোবাইল', floor: '৩ তলা' },
  TH: { greeting: 'สวัสดีครับ', thanks: 'ขอบคุณ', town: '10110 กรุงเทพ', receiver: 'ผู้รับ', phone: 'มือถือ', floor: 'ชั้น 3' },
}

/** How such a message is written, in the parts that make it up. */
const ways: Readonly<Record<string, (one: Customer, own: Words) => string>> = {
  'one line with commas': ({ name, address, phone, notes }) => `${name}, ${address}, ${phone}, ${notes}`,
  'address first, in lines': ({ name, address, phone, notes }) => `${address}\n${name}\n${phone}\n${notes}`,
  'name and number in one line': ({ name, address, phone, notes }) => `${name} ${phone}\n${address}\n${notes}`,
  'English labels': ({ name, address, phone, notes }) =>
    `Name: ${name}\nTel: ${phone}\nAddress: ${address}\nNote: ${notes}`,
  'semicolons, number first': ({ name, address, phone, notes }) => `${phone}; ${name}; ${address}; ${notes}`,
  'number last with a label': ({ name, address, phone, notes }) => `${name}\n${address}\n${notes}\n\nTel. ${phone}`,
  'a greeting and thanks': ({ name, address, phone, notes }, { greeting, thanks }) =>
    `${greeting}\n${name}\n${address}\n${phone}\n${notes}\n${thanks}`,
  'own labels': ({ name, address, phone, notes }, own) =>
    `${own.receiver}: ${name}\n${address}\n${own.phone}: ${phone}\n${notes}`,
  bullets: ({ name, address, phone, notes }) => `- ${name}\n- ${address}\n- ${phone}\n- ${notes}`,
  'numbered lines': ({ name, address, phone, notes }) => `1. ${name}\n2. ${address}\n3. ${phone}\n4. ${notes}`,
  'pictures for labels': ({ name, address, phone, notes }) => `👤 ${name}\n📍 ${address}\n📞 ${phone}\n📝 ${notes}`,
  'strokes between': ({ name, address, phone, notes }) => `${name} | ${address} | ${phone} | ${notes}`,
  'dashes between': ({ name, address, phone, notes }) => `${name} - ${address} - ${phone} - ${notes}`,
  'number in brackets': ({ name, address, phone, notes }) => `${name} (${phone})\n${address}\n${notes}`,
  'a floor before the rest': ({ name, address, phone }, { floor }) => `${floor}, ${address}, ${name}, ${phone}`,
  'copied with time and sender': ({ name, address, phone, notes }) =>
    `[12:30, 24.11.2026] ${name}: ${address}\n[12:31, 24.11.2026] ${name}: ${phone}\n[12:31, 24.11.2026] ${name}: ${notes}`,
}

/** Where a message holds another note than the customer's own. */
const noted: Readonly<Record<string, (own: Words) => string>> = { 'a floor before the rest': ({ floor }) => floor }

export type Message = { way: string; country: string; customer: Customer; text: string }

export const messages: readonly Message[] = people.flatMap(([country, names, addresses, phones, notes]) =>
  Object.entries(ways).flatMap(([way, write], at) =>
    names.flatMap((name, index) =>
      [0, 1].map((turn): Message => {
        const own = words[country]
        if (!own) throw new Error(country)
        const customer: Customer = {
          name,
          address: addresses[(index + at) % addresses.length] ?? '',
          phone: phones[turn] ?? '',
          notes: noted[way]?.(own) ?? notes[(index + turn) % notes.length] ?? '',
        }
        return { way, country, customer, text: write(customer, own) }
      }),
    ),
  ),
)

const phonesOf = new Map(people.map(([country]) => [country, createPhones(country as 'NO', metadata)]))

export function read(country: string, text: string): ReadMessage | undefined {
  return readMessage(text, phonesOf.get(country) ?? createPhones(country, metadata))
}

const digits = (text: string | undefined) => text?.replace(/\D/g, '')

/** Which of the four fields of a message are right, and whether a phone number is shown that is not the customer's. */
export function checkMessage({ country, customer, text }: Message): { right: number; wrongPhone: boolean } {
  const found = read(country, text)
  const isRight = [
    found?.name === customer.name,
    found?.address === customer.address,
    found?.phone !== undefined && digits(found.phone) === digits(customer.phone),
    found?.notes === customer.notes,
  ]
  return {
    right: isRight.filter(Boolean).length,
    wrongPhone: found?.phone !== undefined && digits(found.phone) !== digits(customer.phone),
  }
}
