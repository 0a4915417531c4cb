// Headings of other systems: what is proposed, what is remembered, and how such a file is read (BLK-107).
import { utils, write } from '@e965/xlsx'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import type { FileOutcome, ReadAs, ReadRow } from '#features/bulk/file-problems.ts'
import {
  columnsToFill,
  HEADING_MAX_CHARACTERS,
  HEADINGS_MAX,
  type HeadingMap,
  headingMapsOf,
  mapFor,
  missingColumns,
  withColumn,
  withMap,
} from '#features/bulk/heading-map.ts'
import { isPlain, knownHeadings, proposeColumns } from '#features/bulk/heading-proposals.ts'
import { readFile } from '#workers/bulk/read-file.ts'
import { context, words } from './examples.ts'
import { exportShapes, type Shape } from './heading-shapes.ts'

const shapes: readonly (readonly [name: string, shape: Shape])[] = [
  [
    'a shop, German, with the number of the house in a column',
    [
      ['Bestellnummer', '31'],
      ['Vorname', 'Kari', 'name'],
      ['Nachname', 'Berg', 'name'],
      ['Telefon', '+47 406 12 345', 'phone'],
      ['Straße', ['Hauptstraße', 'Am Markt'], 'address'],
      ['Hausnummer', ['5', '12a'], 'address'],
      ['PLZ', '10115', 'address'],
      ['Ort', 'Berlin', 'address'],
      ['Betrag', '19,90', 'amount'],
    ],
  ],
  [
    'a shop, with a street that has its number and the number once more',
    [
      ['Recipient name', 'Kari Berg', 'name'],
      ['Recipient phone', '+47 406 12 345', 'phone'],
      ['Recipient address', 'Storgata 5', 'address'],
      ['House number', '5'],
      ['Building number', '3', 'building'],
      ['Fulfillment notes', 'Ring twice', 'notes'],
    ],
  ],
  [
    'a shop system, with number, bill and delivery',
    [
      ['Name', ['#1001', '#1002']],
      ['Email', 'kari@example.com'],
      ['Financial Status', 'paid', 'payment'],
      ['Fulfillment Status', 'unfulfilled'],
      ['Currency', 'NOK'],
      ['Subtotal', '199.00'],
      ['Shipping', '49.00'],
      ['Taxes', '62.00'],
      ['Total', '248.00', 'amount'],
      ['Shipping Method', 'Local delivery'],
      ['Created at', '2026-03-01 10:00:00 +0100'],
      ['Lineitem quantity', '2'],
      ['Lineitem name', 'Cinnamon bun', 'description'],
      ['Lineitem price', '99.50'],
      ['Billing Name', 'Kari Berg'],
      ['Billing Street', 'Storgata 5'],
      ['Billing Phone', '+47 406 12 345'],
      ['Shipping Name', 'Kari Berg', 'name'],
      ['Shipping Street', 'Storgata 5', 'address'],
      ['Shipping City', 'Oslo', 'address'],
      ['Shipping Zip', '0155', 'address'],
      ['Shipping Phone', '+47 406 12 345', 'phone'],
      ['Notes', 'Ring twice', 'notes'],
    ],
  ],
  [
    'a plug-in of a shop, with the kind in brackets',
    [
      ['Order Number', '871'],
      ['Order Date', '2026-03-03 10:00'],
      ['Date', '2026-02-27 10:00'],
      ['Customer Note', 'Leave it at the door', 'notes'],
      ['First Name (Billing)', 'Ola'],
      ['Last Name (Billing)', 'Dahl'],
      ['Phone (Billing)', '40612345', 'phone'],
      ['First Name (Shipping)', 'Kari', 'name'],
      ['Last Name (Shipping)', 'Berg', 'name'],
      ['Address 1&2 (Shipping)', 'Storgata 5', 'address'],
      ['City (Shipping)', 'Oslo', 'address'],
      ['Postcode (Shipping)', '0155', 'address'],
      ['Payment Method Title', 'Card', 'payment'],
      ['Order Total Amount', '248.00', 'amount'],
    ],
  ],
  [
    'a till, with recipient and tender',
    [
      ['Order ID', 'a8f3'],
      ['Recipient Name', 'Kari Berg', 'name'],
      ['Recipient Phone', '+4740612345', 'phone'],
      ['Recipient Address', 'Storgata 5', 'address'],
      ['Recipient Address 2', '4B', 'unit'],
      ['Recipient City', 'Oslo', 'address'],
      ['Recipient Postal Code', '0155', 'address'],
      ['Item Name', 'Lunch box', 'description'],
      ['Order Total', '120.00', 'amount'],
      ['Tender Type', 'CARD', 'payment'],
      ['Pickup Location', 'Main street'],
      ['Employee', 'Ola Dahl'],
    ],
  ],
  [
    'names of a programmer',
    [
      ['order_id', '17'],
      ['customer_name', 'Kari Berg', 'name'],
      ['customerPhone', '+4740612345', 'phone'],
      ['delivery-address', 'Storgata 5, 0155 Oslo', 'address'],
      ['city', 'Oslo'],
      ['delivery_notes', 'Ring twice', 'notes'],
      ['order.total', '99.90', 'amount'],
      ['payment_type', 'PAID', 'payment'],
      ['sender_name', 'Bakery'],
      ['pickup_address', 'Torggata 1'],
    ],
  ],
  [
    'Norwegian',
    [
      ['Ordrenr', '17'],
      ['Mottaker', 'Kari Berg', 'name'],
      ['Mobil', '40612345', 'phone'],
      ['Gateadresse', 'Storgata 5', 'address'],
      ['Postnr', '0155', 'address'],
      ['Poststed', 'Oslo', 'address'],
      ['Etasje', '3', 'unit'],
      ['Beløp', '120,00', 'amount'],
      ['Betalingsmåte', 'Kort', 'payment'],
      ['Merknad', 'Ring på', 'notes'],
    ],
  ],
  [
    'German, with first and last name, day and hour',
    [
      ['Vorname', 'Kari', 'name'],
      ['Nachname', 'Berg', 'name'],
      ['Straße', 'Hauptstraße 5', 'address'],
      ['PLZ', '10115', 'address'],
      ['Ort', 'Berlin', 'address'],
      ['Handynummer', '+47 406 12 345', 'phone'],
      ['Lieferdatum', '2026-03-04', 'scheduled'],
      ['Uhrzeit', '18:30', 'scheduled'],
      ['Gesamtbetrag', '20,00', 'amount'],
      ['Zahlungsart', 'Bar', 'payment'],
    ],
  ],
  [
    'Arabic',
    [
      ['اسم المستلم', 'محمد الأحمد', 'name'],
      ['رقم الجوال', '+4740612345', 'phone'],
      ['العنوان', 'شارع الملك 5', 'address'],
      ['المبلغ', '120', 'amount'],
      ['طريقة الدفع', 'مدفوع', 'payment'],
      ['ملاحظات', 'اتصل أولا', 'notes'],
      ['رقم الطلب', '88'],
    ],
  ],
  [
    'Chinese',
    [
      ['收件人姓名', '陳大文', 'name'],
      ['聯絡電話', '+4740612345', 'phone'],
      ['收件人地址', '大街 5 號', 'address'],
      ['總金額', '120'],
      ['備註', '請按鈴', 'notes'],
      ['商品名稱', '蛋糕', 'description'],
    ],
  ],
  [
    'Thai',
    [
      ['ชื่อลูกค้า', 'สมชาย ใจดี', 'name'],
      ['เบอร์โทรศัพท์', '+4740612345', 'phone'],
      ['ที่อยู่', 'ถนน 5 บ้าน', 'address'],
      ['ยอดรวม', '120', 'amount'],
      ['หมายเหตุ', 'กดกริ่ง', 'notes'],
    ],
  ],
  [
    'Polish',
    [
      ['Imię i nazwisko', 'Aleksandra Nowicka', 'name'],
      ['Telefon', '+4740612345', 'phone'],
      ['Adres dostawy', 'Długa 5', 'address'],
      ['Miasto', 'Warszawa', 'address'],
      ['Kwota', '50,00', 'amount'],
      ['Sposób płatności', 'karta', 'payment'],
      ['Uwagi', 'domofon 12', 'notes'],
      ['Kierowca', 'Jan'],
    ],
  ],
  [
    'two halves of a name, of which one is just "name"',
    [
      ['Name', 'Berg', 'name'],
      ['Vorname', 'Kari', 'name'],
      ['Adresse', 'Hauptstraße 5', 'address'],
      ['Telefon', '+4740612345', 'phone'],
    ],
  ],
  [
    'Serbian',
    [
      ['Ime', 'Kari', 'name'],
      ['Prezime', 'Berg', 'name'],
      ['Adresa', 'Glavna 5', 'address'],
      ['Broj telefona', '+4740612345', 'phone'],
      ['Napomena', 'zvoni', 'notes'],
    ],
  ],
  [
    'a whole name and the first one of it again',
    [
      ['Customer', 'Kari Berg', 'name'],
      ['First name', 'Kari'],
      ['Address', 'Storgata 5', 'address'],
      ['Phone', '+4740612345', 'phone'],
    ],
  ],
  [
    'Urdu, Bengali and Malay side by side',
    [
      ['گاہک', 'علی خان', 'name'],
      ['ফোন নম্বর', '+4740612345', 'phone'],
      ['Alamat Penghantaran', 'Jalan 5', 'address'],
      ['Jumlah', '12.50', 'amount'],
    ],
  ],
  [
    'words of nobody, where the values speak',
    [
      ['Gæst', 'Kari Berg'],
      ['Ring', ['+47 406 12 345', '+47 406 12 346'], 'phone'],
      ['Hvor', ['Storgata 5', 'Torggata 12 B'], 'address'],
      ['Når', ['2026-03-04 18:30', '2026-03-04 19:00'], 'scheduled'],
      ['Koster', ['120,50', '99,90'], 'amount'],
    ],
  ],
  [
    'a name whose values are no phones, and two that are',
    [
      ['Phone', ['yes', 'no']],
      ['A', ['+4740612345', '+4740612346']],
      ['B', ['+4740612347', '+4740612348']],
      ['Customer', 'Kari Berg', 'name'],
      ['Address', 'Storgata 5', 'address'],
    ],
  ],
  [
    'an empty column and a filled one of the same name',
    [
      ['Shipping Phone', '', undefined],
      ['Phone', '+4740612345', 'phone'],
      ['Ship to name', 'Kari Berg', 'name'],
      ['Ship to address', 'Storgata 5', 'address'],
    ],
  ],
]

/** A column or two that show one rule; no files as they are. */
const parts: typeof shapes = [
  [
    'one thing with two names, and two things with one heading',
    [
      ['Apt/Suite', '4B', 'unit'],
      ['Notes/Phone', 'Ring twice'],
      ['Customer delivery address', 'Storgata 5', 'address'],
    ],
  ],
  [
    'a delivery date that has its time, next to another time',
    [
      ['Delivery date', '2026-03-04 18:30', 'scheduled'],
      ['Time', '10:00'],
    ],
  ],
  [
    'a day that is over, on which the order was made',
    [
      ['Date', '2026-03-01'],
      ['Time', '10:00'],
    ],
  ],
  [
    'yesterday, which elsewhere is today',
    [
      ['Date', '2026-03-02', 'scheduled'],
      ['Time', '10:00', 'scheduled'],
    ],
  ],
  ['a moment of yesterday', [['Når', ['2026-03-02 18:30', '2026-03-02 19:30'], 'scheduled']]],
  ['moments with the day first', [['Når', ['04.03.2026 18:30', '05.03.2026 19:30'], 'scheduled']]],
  ['names of which half have figures', [['Customer', ['Kari', 'Kari 2'], 'name']]],
  ['names of which most have figures', [['Customer', ['Kari', 'Kari 2', 'Kari 3']]]],
  ['streets of which half are figures alone', [['Street', ['Storgata 5', '5'], 'address']]],
  ['streets of which most are figures alone', [['Street', ['Storgata 5', '5', '6']]]],
  [
    'phones of which half are phones, and no better column',
    [['Phone', ['+4740612345', '+4740612346', 'ask', 'none'], 'phone']],
  ],
  [
    'phones of which three in ten are phones',
    [['Phone', ['+4740612345', '+4740612346', '+4740612347', 'a', 'b', 'c', 'd', 'e', 'f', 'g']]],
  ],
  [
    'a column of no name of which three in five are phones',
    [['A', ['4740612345', '4740612346', '4740612347', 'a', 'b'], 'phone']],
  ],
  ['figures that are no phones', [['A', ['123456', '12', '4740612346 Kari']]]],
  [
    'a payment method whose words are known, and one whose words are not',
    [
      ['Payment type', 'Account 12'],
      ['Payment method', ['Paid', 'Cash on delivery'], 'payment'],
    ],
  ],
  [
    'figures of houses that are too long',
    [
      ['Street', 'Storgata', 'address'],
      ['House number', '12345678901'],
    ],
  ],
  [
    'figures of houses of ten signs',
    [
      ['Street', 'Storgata', 'address'],
      ['House number', '5-7 door 2', 'address'],
    ],
  ],
  [
    'houses with a letter first',
    [
      ['Street', 'Storgata', 'address'],
      ['House number', 'No 5'],
    ],
  ],
  ['whole amounts of no name, which may be anything', [['Koster', ['120', '99']]]],
  ['amounts of no name of which one has decimals', [['Koster', ['120', '99,90'], 'amount']]],
  [
    'two columns that both may be the amount',
    [
      ['Koster', '120,50'],
      ['Xyz', '10,00'],
    ],
  ],
  [
    'what is of a rider, of an invoice or of another day',
    [
      ['Driver phone', '+4740612345'],
      ['Order date', '2026-03-04 18:30'],
      ['Faktura adr', 'Storgata 5'],
    ],
  ],
  [
    'our own headings, which nothing is added to',
    [
      ['Customer name', 'Kari', 'name'],
      ['Last name', 'Berg'],
      ['Drop-off address', 'Storgata 5', 'address'],
      ['City', 'Oslo'],
      ['Scheduled time (YYYY-MM-DD HH:MM)', 'later', 'scheduled'],
    ],
  ],
  ['half a name', [['First name', 'Kari']]],
  [
    'the address of the bill, where there is no other',
    [
      ['Billing Name', 'Kari Berg', 'name'],
      ['Billing Street', 'Storgata 5', 'address'],
      ['Billing City', 'Oslo', 'address'],
    ],
  ],
  [
    'the city of the bill, which may be another',
    [
      ['Shipping Street', 'Storgata 5', 'address'],
      ['Billing City', 'Bergen'],
    ],
  ],
  [
    'a city that the address has already, in capitals',
    [
      ['Address', ['Storgata 5, OSLO', 'Torggata 1, BERGEN'], 'address'],
      ['City', ['Oslo', 'Bergen']],
    ],
  ],
  [
    'cities that the address has once, so that most lack theirs',
    [
      ['Address', ['Storgata 5, Oslo', 'Torggata 1'], 'address'],
      ['City', ['Oslo', 'Bergen'], 'address'],
    ],
  ],
  [
    'a city without values',
    [
      ['Address', 'Storgata 5', 'address'],
      ['City', [], 'address'],
    ],
  ],
]

const tills: typeof shapes = [
  [
    'a till, with an amount before tax and tips',
    [
      ['Order #', '12'],
      ['Opened', '2/1/26 10:00 AM'],
      ['Customer', 'Kari Berg', 'name'],
      ['Customer Phone', '+47 406 12 345', 'phone'],
      ['Delivery Address', 'Storgata 5', 'address'],
      ['Apt/Suite', '4B', 'unit'],
      ['Special Instructions', 'Ring twice', 'notes'],
      ['Amount', '100.00'],
      ['Tax', '20.00'],
      ['Tip', '10.00'],
      ['Total', '130.00', 'amount'],
      ['Promised Date', '2026-12-01 18:30', 'scheduled'],
    ],
  ],
  [
    'a shop whose total names its tax',
    [
      ['Firstname', 'Kari', 'name'],
      ['Lastname', 'Berg', 'name'],
      ['Mobile', '+47 406 12 345', 'phone'],
      ['Shipping street', 'Storgata 5', 'address'],
      ['Shipping zipcode', '0155', 'address'],
      ['Value', '100.00'],
      ['Total (incl)', '130.00', 'amount'],
    ],
  ],
  [
    'an amount alone',
    [
      ['Name', 'Kari Berg', 'name'],
      ['Phone', '+47 406 12 345', 'phone'],
      ['Address', 'Storgata 5', 'address'],
      ['Amount', '100.00', 'amount'],
    ],
  ],
]

const proposed = (shape: Shape): HeadingMap =>
  proposeColumns(
    shape.map(([text, values]) => ({ text, samples: [values].flat().filter(value => value !== '') })),
    { words, phones: context.phones, now: context.now },
  )

describe('[BLK-107] what is proposed', () => {
  test.each([...shapes, ...tills, ...parts])('%s', (_, shape) => {
    expect(proposed(shape)).toEqual(
      shape.map(([heading, , column]) => (column === undefined ? { heading } : { heading, column })),
    )
  })
  test('of the columns of 40 files at least 90% are right, and none is proposed as another', () => {
    const files = [...shapes, ...tills, ...exportShapes]
    expect(files.length).toBeGreaterThanOrEqual(40)
    const all = files.flatMap(([name, shape]) => {
      const map = proposed(shape)
      return shape.map(([heading, , column], at) => ({ name, heading, column, proposed: map[at]?.column }))
    })
    expect(all.filter(one => one.proposed !== undefined && one.proposed !== one.column)).toEqual([])
    expect(all.filter(one => one.proposed === one.column).length / all.length).toBeGreaterThanOrEqual(0.9)
  })
  test('a heading is known up to its longest length', () => {
    const headings = [
      'Phone number',
      'Mobile'.padEnd(HEADING_MAX_CHARACTERS),
      'Mobile'.padEnd(HEADING_MAX_CHARACTERS + 1),
    ]
    expect(headings.map(word => knownHeadings([word], words))).toEqual([1, 1, 0])
    expect(knownHeadings(['Mobile', 'Street', 'Colour'], words)).toBe(2)
  })
  test.each([
    [['Customer name', 'Phone number', 'Drop-off address'], true],
    [['Customer name', 'Phone number', 'Drop-off address', 'Colour', 'Size'], true],
    // The same heading twice, and one that is known by another name.
    [['Customer name', 'Phone number', 'Phone number', 'Drop-off address'], true],
    [['Customer name', 'Mobile', 'Drop-off address'], false],
  ])('nothing is asked about %j: %s', (texts, is) => {
    expect(isPlain(texts, { words, phones: context.phones, now: context.now })).toBe(is)
  })
  test('headings with names of functions and long texts are no headings', () => {
    const map = proposeColumns(
      ['constructor', '__proto__', 'x'.repeat(300), 'toString'].map(text => ({ text, samples: [] })),
      { words, phones: context.phones, now: context.now },
    )
    expect(map.every(({ column }) => column === undefined)).toBe(true)
  })
})

const workbook = (rows: readonly (readonly unknown[])[]) => {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map(row => [...row])), 'Orders')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
function read(bytes: Uint8Array, as: Partial<ReadAs> = {}): { outcome: FileOutcome; rows: ReadRow[] } {
  const rows: ReadRow[] = []
  const formats = ['xlsx', 'csv'] as const
  const outcome = readFile(bytes, { ...context, words, formats, ...as }, part => rows.push(...part))
  return { outcome, rows }
}
const asked = ({ outcome }: ReturnType<typeof read>) =>
  outcome.state === 'headings' ? outcome.sheet : expect.fail(JSON.stringify(outcome))

const foreign = [
  ['First name', 'Last name', 'Street', 'City', 'Mobile', 'Date', 'Time', 'Total', 'Colour'],
  ['Kari', 'Berg', 'Storgata 5', 'Oslo', '+47 406 12 345', '2026-03-04', '18:30', '1.250,50', 'red'],
  ['Ola', 'Dahl', 'Torggata 1', 'Oslo', '+47 406 12 346', '2026-03-04', '19:00', '99,90', 'blue'],
]
const text = strToU8(foreign.map(row => row.join(';')).join('\n'))

describe('[BLK-107] reading a file of another system', () => {
  test('its headings are asked about with some of their values, and nothing is read before', () => {
    const answer = read(text)
    expect(answer.rows).toEqual([])
    const { map, samples } = asked(answer)
    expect(map.map(({ column }) => column)).toEqual([
      'name',
      'name',
      'address',
      'address',
      'phone',
      'scheduled',
      'scheduled',
      'amount',
      undefined,
    ])
    expect(samples[2]).toEqual(['Storgata 5', 'Torggata 1'])
  })
  test('with a map, columns are joined, and amounts have the sign of the file', () => {
    const { map } = asked(read(text))
    const { outcome, rows } = read(text, { maps: [map] })
    expect(outcome).toMatchObject({ state: 'read', rows: 2, headings: map, textReading: { decimal: ',' } })
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Kari Berg', '+4740612345', '', '', 'Storgata 5, Oslo', '', '', '1250,5', '', 'scheduled', '2026-03-04 18:30'],
      ['Ola Dahl', '+4740612346', '', '', 'Torggata 1, Oslo', '', '', '99,9', '', 'scheduled', '2026-03-04 19:00'],
    ])
  })
  test.each([
    [['Street', 'House number', 'City'], ['Storgata', '5', 'Oslo'], 'Storgata 5, Oslo'],
    [['House number', 'Street', 'City'], ['12 b', 'High Street', 'Leeds'], '12 b High Street, Leeds'],
    [['Street', 'House number', 'Postcode'], ['Storgata 5', '4B', '0155'], 'Storgata 5, 4B, 0155'],
  ])('the number of a house is beside its street: %j', (headings, cells, address) => {
    const all = ['Name', 'Phone', ...headings]
    const map: HeadingMap = all.map((heading, at) => ({
      heading,
      column: at === 0 ? 'name' : at === 1 ? 'phone' : 'address',
    }))
    const file = strToU8([all, ['Kari Berg', '40612345', ...cells]].map(row => row.join(';')).join('\n'))
    expect(read(file, { maps: [map] }).rows.map(row => row.cells[4])).toEqual([address])
  })
  test('a day and an hour that a spreadsheet keeps as figures are one moment', () => {
    const made = utils.aoa_to_sheet([
      ['Mottaker', 'Tlf', 'Adresse', 'Dato', 'Klokkeslett'],
      [
        'Kari Berg',
        '40612345',
        'Storgata 5',
        { t: 'n', v: 46_085, z: 'yyyy-mm-dd' },
        { t: 'n', v: 0.770_833_333_3, z: 'hh:mm' },
      ],
    ])
    const bytes = new Uint8Array(
      write(utils.book_new(made, 'Ark1'), { type: 'array', bookType: 'xlsx' }) as ArrayBuffer,
    )
    const { map, samples } = asked(read(bytes))
    expect(samples.slice(3)).toEqual([['2026-03-04'], ['18:30']])
    expect(read(bytes, { maps: [map] }).rows[0]?.cells.at(-1)).toBe('2026-03-04 18:30')
  })
  test.each([
    ['a day and a text', { t: 'n', v: 46_085, z: 'yyyy-mm-dd' }, { t: 's', v: '18:30' }, '2026-03-04 18:30', []],
    [
      'a text and an hour',
      { t: 's', v: '2026-03-04' },
      { t: 'n', v: 0.770_833_333_3, z: 'hh:mm' },
      '2026-03-04 18:30',
      [],
    ],
    // Without its hour a day is no moment, and midnight was never meant.
    ['a day alone', { t: 'n', v: 46_085, z: 'yyyy-mm-dd' }, { t: 's', v: '' }, '2026-03-04', ['time_format']],
    ['an hour alone', { t: 's', v: '' }, { t: 'n', v: 0.770_833_333_3, z: 'hh:mm' }, '18:30', ['time_format']],
  ])('%s in two columns are what they are shown as', (_, day, hour, moment, codes) => {
    const headings = [
      'Customer name',
      'Phone number',
      'Drop-off address',
      'Item value',
      'Payment method',
      'Day',
      'Hour',
    ]
    const made = utils.aoa_to_sheet([headings, ['Kari Berg', '40612345', 'Storgata 5', 120, 'PAID', day, hour]])
    const bytes = new Uint8Array(
      write(utils.book_new(made, 'Orders'), { type: 'array', bookType: 'xlsx' }) as ArrayBuffer,
    )
    const columns = ['name', 'phone', 'address', 'amount', 'payment', 'scheduled', 'scheduled'] as const
    const map: HeadingMap = headings.map((heading, at) => ({ heading, column: columns[at] ?? 'notes' }))
    const [row] = read(bytes, { maps: [map] }).rows
    expect([row?.cells.at(-1), row?.faults.map(({ code }) => code)]).toEqual([moment, codes])
  })
  test('the order of the headings does not matter to a map; another set is asked about', () => {
    const { map } = asked(read(text))
    const turned = strToU8(foreign.map(row => [...row].reverse().join(';')).join('\n'))
    expect(read(turned, { maps: [map] }).rows.map(({ cells }) => cells[0])).toEqual(['Berg Kari', 'Dahl Ola'])
    const more = strToU8(foreign.map((row, at) => [...row, at === 0 ? 'Size' : 'L'].join(';')).join('\n'))
    expect(read(more, { maps: [map] }).outcome.state).toBe('headings')
  })
  test('asked again, the map of before is what is shown', () => {
    const { map } = asked(read(text))
    const other = withColumn(map, 8, 'description')
    expect(asked(read(text, { maps: [other], ask: true })).map).toEqual(other)
  })
  test('our own headings are not asked about, also not with columns that are nothing to us', () => {
    const headings = bulkColumns.map(column => templateHeadings[column])
    const row = ['Kari Berg', '+4740612345', '', '', 'Storgata 5', '', '', '120', 'PAID', '', '']
    expect(read(workbook([headings, row])).outcome.state).toBe('read')
    expect(
      read(
        workbook([
          [...headings, 'Driver'],
          [...row, 'Ola'],
        ]),
      ).outcome,
    ).toMatchObject({ unused: ['Driver'] })
  })
  test('a heading that may be the better one is asked about, though all that is needed is known', () => {
    const bytes = workbook([
      ['Name', 'Phone', 'Address', 'Amount', 'Shipping name'],
      ['#1001', '+4740612345', 'Storgata 5', '120', 'Kari Berg'],
    ])
    expect(asked(read(bytes)).map.map(({ column }) => column)).toEqual([
      undefined,
      'phone',
      'address',
      'amount',
      'name',
    ])
  })
  test.each<[string, unknown[][], string]>([
    [
      'columns that no heading can be',
      [
        ['Customer name', 'Phone number'],
        ['Kari', '40612345'],
      ],
      'columns_missing',
    ],
    ['headings alone', [['Recipient', 'Mobile', 'Street']], 'no_rows'],
    [
      'orders without headings',
      [
        ['Kari Berg', '+4740612345', 'Storgata 5'],
        ['Ola', '+4740612346', 'Torggata 1'],
      ],
      'no_headings',
    ],
    ['a text', [['Dear rider,'], ['thank you'], ['for everything']], 'no_headings'],
  ])('%s: %#', (_, rows, code) => {
    const { outcome } = read(workbook(rows))
    expect(outcome.state === 'refused' && outcome.problem.code).toBe(code)
  })
})

describe('[BLK-107] the map of a vendor', () => {
  const map: HeadingMap = [
    { heading: 'A', column: 'name' },
    { heading: 'B', column: 'phone' },
    { heading: 'C', column: 'address' },
    { heading: 'D' },
  ]
  test('a column that holds one text moves; texts that can be joined are', () => {
    expect(withColumn(map, 3, 'phone')[1]).toEqual({ heading: 'B' })
    expect(withColumn(map, 3, 'address')[2]).toEqual({ heading: 'C', column: 'address' })
    expect(withColumn(map, 0, undefined)[0]).toStrictEqual({ heading: 'A' })
    // What has no column yet stays as it is.
    expect(withColumn(map, 0, undefined).slice(1)).toStrictEqual(map.slice(1))
    expect(withColumn(map, 3, 'notes')).toStrictEqual([...map.slice(0, 3), { heading: 'D', column: 'notes' }])
  })
  test('a missing column that is needed is listed, and so are those that can be filled in', () => {
    expect(missingColumns(withColumn(map, 1, undefined))).toEqual(['phone'])
    expect(columnsToFill(map, { amountRequired: true, unitNumberRequired: true })).toEqual([
      'unit',
      'amount',
      'payment',
    ])
    expect(columnsToFill(map, { amountRequired: false, unitNumberRequired: false })).toEqual(['payment'])
  })
  test('is kept for that vendor and those headings, the last 20 of them', () => {
    let kept: readonly unknown[] = []
    for (let at = 0; at < 25; at++) kept = withMap(kept, 'no-1', [...map.slice(0, 3), { heading: `D${at}` }])
    kept = withMap(kept, 'no-2', map)
    expect(kept).toHaveLength(20)
    expect(headingMapsOf(kept, 'no-2')).toEqual([map])
    expect(mapFor(['B', 'D24', 'A', 'C'], headingMapsOf(kept, 'no-1'))?.map(({ heading }) => heading)).toEqual([
      'B',
      'D24',
      'A',
      'C',
    ])
    expect(mapFor(['A', 'B', 'C'], headingMapsOf(kept, 'no-1'))).toBeUndefined()
    expect(headingMapsOf(withMap(kept, 'no-2', withColumn(map, 3, 'notes')), 'no-2')).toEqual([
      withColumn(map, 3, 'notes'),
    ])
  })
  test.each<[string, unknown]>([
    ['no list', 7],
    ['a column that there is not', [...map, { heading: 'E', column: 'constructor' }]],
    ['a heading without end', [...map, { heading: 'E'.repeat(5000) }]],
    ['headings without end', [...map, ...Array.from({ length: 500 }, () => ({ heading: 'E' }))]],
    ['two phones', [...map, { heading: 'E', column: 'phone' }]],
    ['no address', map.slice(0, 2)],
    ['a heading that is none', [...map, null]],
    ['a heading that is no text', [...map, { heading: 7 }]],
    ['a heading that is a list', [...map, { heading: [] }]],
  ])('%s in the storage is not believed', (_, bad) => {
    expect(headingMapsOf([{ vendorId: 'no-1', map: bad }, null, 'x', { vendorId: 'no-1', map }], 'no-1')).toEqual([map])
  })
  test('nor is a map of nobody; one of the largest size is', () => {
    const fit: HeadingMap = [
      ...map,
      { heading: 'E'.repeat(HEADING_MAX_CHARACTERS) },
      ...Array.from({ length: HEADINGS_MAX - map.length - 1 }, (_, at) => ({ heading: `F${at}` })),
    ]
    expect(headingMapsOf([{ vendorId: 'no-1', map: fit }], 'no-1')).toEqual([fit])
    expect(headingMapsOf([{ vendorId: 'no-1', map: [...fit, { heading: 'G' }] }], 'no-1')).toEqual([])
    expect(headingMapsOf(undefined, 'no-1')).toEqual([])
    expect(withMap([{ map }, { vendorId: 7, map }], 'no-1', map)).toEqual([{ vendorId: 'no-1', map }])
    // More than are kept are not read either.
    const many = Array.from({ length: 21 }, (_, at) => ({ vendorId: 'no-1', map: [...map, { heading: `G${at}` }] }))
    expect(headingMapsOf(many, 'no-1')).toHaveLength(20)
  })
})
