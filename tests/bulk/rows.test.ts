import { describe, expect, test } from 'vitest'
import { checkRow, fixesOf } from '#features/bulk/check.ts'
import { bulkColumns, cellOf, columnAt, headingReader, noCells } from '#features/bulk/columns.ts'
import { failedRows } from '#features/bulk/failed-rows.ts'
import { type Fault, serverFaults } from '#features/bulk/faults.ts'
import { createNormalizer, momentOfSerial, readMoment, secondsOf, typedReadings } from '#features/bulk/normalizer.ts'
import { filled, laidOver, PASTE_ROWS_MAX, readBlock, writeBlock } from '#features/bulk/paste.ts'
import {
  countsOf,
  createDoubles,
  faultsOf,
  findText,
  indexOfRow,
  newRow,
  nextError,
  placementOf,
  type SheetRow,
  sentCells,
  stateOf,
  type Verdict,
  verdictOf,
  withVerdicts,
} from '#features/bulk/sheet.ts'
import type { BulkRow } from '#schema/wire.ts'
import { cellsOf, context, type Texts, words } from './examples.ts'

const codes = (texts: Texts, more = {}) =>
  checkRow(cellsOf(texts), { ...context, ...more }).map(({ column, code }) => `${column} ${code}`)

test.each<[Texts, string[]]>([
  [{}, []],
  [{ name: '' }, ['name name_missing']],
  [{ name: 'Kari 2' }, ['name name_invalid']],
  [{ name: 'محمد ٢' }, ['name name_invalid']],
  [{ phone: '' }, ['phone phone_missing']],
  [{ phone: '12' }, ['phone phone_invalid']],
  [{ phone: 'call me' }, ['phone phone_invalid']],
  [{ phone: '4.06123E+07' }, ['phone phone_shortened']],
  [{ address: '' }, ['address address_missing']],
  [{ address: 'å'.repeat(130) }, ['address address_too_long']],
  [{ notes: 'å'.repeat(501) }, ['notes notes_too_long']],
  [{ description: 'x'.repeat(201) }, ['description description_too_long']],
  [{ name: 'x'.repeat(200) }, []],
  [{ name: 'x'.repeat(201) }, ['name name_too_long']],
  [{ description: '🍰'.repeat(200) }, []],
  [{ amount: '' }, ['amount amount_invalid']],
  [{ amount: '0' }, ['amount amount_invalid']],
  [{ amount: '1.005' }, ['amount amount_ambiguous']],
  [{ amount: '1,250' }, ['amount amount_ambiguous']],
  [{ amount: '0.005' }, ['amount amount_decimals']],
  [{ amount: '1 250,50' }, []],
  [{ amount: '#REF!' }, ['amount spreadsheet_error']],
  [{ amount: '#FORMULA?' }, ['amount formula_without_value']],
  [{ amount: 'abc' }, ['amount amount_no_number']],
  [{ amount: '45 or 50' }, ['amount amount_no_number']],
  [{ amount: '-5' }, ['amount amount_invalid']],
  [{ amount: '10,1234' }, ['amount amount_decimals']],
  [{ amount: '10.123' }, ['amount amount_ambiguous']],
  [{ amount: 'NOK 45' }, []],
  [{ amount: '1.250,50' }, []],
  [{ amount: '1.250,50 kr.' }, []],
  [{ amount: '1,250.50' }, ['amount amount_other_sign']],
  [{ amount: 'NOK 1,250.50' }, ['amount amount_other_sign']],
  [{ amount: '12.50' }, []],
  [{ amount: '1.250.000' }, []],
  [{ delivery: 'instant', scheduled: '2026-03-03 18:30' }, ['scheduled time_unused']],
  [{ payment: '' }, ['payment payment_missing']],
  [{ payment: 'barter' }, ['payment payment_invalid']],
  [{ payment: 'ONLINE_PAYMENT' }, []],
  [{ delivery: 'soon' }, ['delivery delivery_invalid']],
  [{ delivery: 'scheduled' }, ['scheduled time_missing']],
  [{ delivery: 'scheduled', scheduled: '3/3/26' }, ['scheduled time_format']],
  [{ delivery: 'scheduled', scheduled: '2026-03-03 18:30' }, []],
  [{ delivery: 'scheduled', scheduled: '2026-03-03 08:30' }, ['scheduled time_gone']],
  [{ delivery: 'scheduled', scheduled: '2026-03-09 08:30' }, ['scheduled time_gone']],
  [{ delivery: 'instant' }, []],
  [{ delivery: 'instant', scheduled: 'later' }, ['scheduled time_unused']],
  [{ scheduled: 'later' }, []],
  [{ unit: '2026-03-04' }, ['unit became_date']],
  [{ building: '2026-03-04' }, ['building became_date']],
  [{ phone: 'Kari +47 406 12 345' }, ['phone phone_invalid']],
  [{ phone: 'x40612345' }, ['phone phone_invalid']],
  [{ amount: 'ca 10,1234' }, ['amount amount_no_number']],
  [{ amount: '0,00' }, ['amount amount_invalid']],
  [{ phone: '+47 406 12 345 Kari' }, ['phone phone_invalid']],
  [{ description: '🍰'.repeat(201) }, ['description description_too_long']],
  [{ description: 'x'.repeat(200) }, []],
  [{ notes: 'x'.repeat(1000) }, []],
  [{ notes: 'å'.repeat(500) }, []],
  [{ notes: `${'å'.repeat(500)}x` }, ['notes notes_too_long']],
  [{ unit: 'x'.repeat(100), building: 'y'.repeat(100), address: 'z'.repeat(100) }, ['address address_too_long']],
  [{ notes: '#1, ring twice' }, []],
  [{ notes: 'see #REF!' }, []],
  [{ amount: '1,2,3' }, ['amount amount_invalid']],
  [{ amount: '12,5 kg' }, ['amount amount_no_number']],
  [{ name: '', phone: '12', payment: '' }, ['name name_missing', 'phone phone_invalid', 'payment payment_missing']],
])('[BLK-101] %o has the mistakes %o', (texts, expected) => {
  expect(codes(texts)).toEqual(expected)
})

// The limits are bytes of UTF-8 (ADR-012, ADR-013); who writes is told characters, wherever those have more bytes than one.
test.each<[Texts, number]>([
  [{ notes: 'x'.repeat(1003) }, 3],
  [{ notes: `${'å'.repeat(500)}x` }, 1],
  [{ notes: `${'x'.repeat(999)}å` }, 1],
  [{ notes: 'ต'.repeat(340) }, 7],
  [{ notes: '🍰'.repeat(252) }, 2],
  [{ unit: 'x'.repeat(100), building: 'y'.repeat(100), address: 'z'.repeat(100) }, 49],
])('[ADR-012] [ADR-013] of %o so many characters at the end are too many: %i', (texts, beyond) => {
  expect(checkRow(cellsOf(texts), context)).toMatchObject([{ beyond }])
})

test('[BLK-101] what a country asks for is asked of its rows', () => {
  const withUnit = { rules: { amountRequired: true, unitNumberRequired: true } }
  expect([codes({}, withUnit), codes({ unit: '4B' }, withUnit)]).toEqual([['unit unit_missing'], []])
  expect(codes({ amount: '' }, { rules: { amountRequired: false, unitNumberRequired: false } })).toEqual([])
  const minimum = { amountRequired: true, unitNumberRequired: false, minimumAmount: 100 }
  expect(codes({ amount: '99' }, { rules: minimum })).toEqual(['amount amount_below_minimum'])
  expect(codes({ amount: '100' }, { rules: minimum })).toEqual([])
})

test('[BLK-101] what is certain is offered as a change, and nothing else', () => {
  const offered = (texts: Texts) => {
    const cells = cellsOf(texts)
    return checkRow(cells, context).flatMap(fault =>
      fixesOf(fault, cells, context).map(fix => `${fix.column} ${fix.text}`),
    )
  }
  expect(offered({ amount: '10.123' })).toEqual(['amount 10123'])
  expect(offered({ amount: '1,250.50' })).toEqual(['amount 1250,5'])
  expect(offered({ amount: '10,1234' })).toEqual([])
  expect(offered({ amount: 'abc' })).toEqual([])
  expect(offered({ delivery: 'scheduled', scheduled: '03.03.2026 18:30' })).toEqual(['scheduled 2026-03-03 18:30'])
  expect(offered({ delivery: 'scheduled', scheduled: '04.03.2026 10:00' })).toEqual(['scheduled 2026-03-04 10:00'])
  expect(offered({ delivery: 'scheduled', scheduled: '12.11.2026 10:00' })).toEqual([])
  // Riders do not come that late.
  expect(offered({ delivery: 'scheduled', scheduled: '04.04.2026 10:00' })).toEqual([])
  expect(offered({ delivery: 'instant', scheduled: 'later' })).toEqual(['scheduled '])
  expect(offered({ delivery: 'instant', scheduled: '2026-03-03 18:30' })).toEqual(['scheduled ', 'delivery scheduled'])
})

describe('[BLK-103] what spreadsheets do is undone where that is sure', () => {
  const normalizer = createNormalizer(words, context.phones, context)
  test.each([
    ['phone', { number: 4_740_612_345, dated: false }, '+4740612345'],
    ['phone', '+47 406-12 345', '+4740612345'],
    ['phone', '40612345', '+4740612345'],
    ['phone', 'call me', 'call me'],
    ['phone', '12', '12'],
    ['phone', { number: 9.71501234567e11, dated: false }, '+971501234567'],
    ['phone', '971501234567', '+971501234567'],
    ['phone', '٠٠٤٧ ٤٠٦ ١٢ ٣٤٥', '+4740612345'],
    ['phone', '\u202a+47\u202c 406 12 345\u200e', '+4740612345'],
    ['phone', '\u061c+47\u00ad406 12 345', '+4740612345'],
    ['phone', "'+4740612345", '+4740612345'],
    ['phone', '\u200e \uff0b47 406 12 345 \u200e', '+4740612345'],
    // Only what is a number and nothing else is written anew.
    ['phone', 'Kari 40612345', 'Kari 40612345'],
    ['phone', '40612345 Kari', '40612345 Kari'],
    ['phone', '+12', '+12'],
    ['phone', '1234 5678 9012 3456 7890', '1234 5678 9012 3456 7890'],
    ['unit', { number: 1_000_000_000_000_000_000, dated: false }, '1000000000000000000'],
    ['unit', { number: 12_345_678_901_234_567_000, dated: false }, '12345678901234567168'],
    ['unit', { number: 1e21, dated: false }, '1000000000000000000000'],
    ['unit', { number: 0.1 + 0.2, dated: false }, '0.3'],
    ['phone', '\uff0b12', '+12'],
    ['amount', { number: 0.1 + 0.2, dated: false }, '0,3'],
    ['amount', { number: 1.234, dated: false }, '1,234'],
    ['unit', { formula: true }, '#FORMULA?'],
    ['amount', '٢٥٠٫٥', '250٫5'],
    ['payment', 'cash on delivery', 'CASH_ON_DELIVERY'],
    ['payment', 'الدفع عند التسليم', 'CASH_ON_DELIVERY'],
    ['payment', 'Cash-On-Delivery', 'CASH_ON_DELIVERY'],
    ['delivery', 'مجدول', 'scheduled'],
    ['scheduled', { number: 46_084 + 18.5 / 24, dated: true }, '2026-03-03 18:30'],
    ['scheduled', '2026/3/3 18:30', '2026-03-03 18:30'],
    ['scheduled', '2026-03-03T18:30:00', '2026-03-03 18:30'],
    ['scheduled', '03.04.2026 18:30', '03.04.2026 18:30'],
    ['scheduled', { number: 46_084, dated: false }, '2026-03-03 00:00'],
    ['scheduled', ' 2026-03-03 18:30 ', '2026-03-03 18:30'],
    ['scheduled', '2026-3-3 8:05', '2026-03-03 08:05'],
    ['scheduled', '2026-03-03 25:00', '2026-03-03 25:00'],
    ['unit', { number: 46_084, dated: true }, '2026-03-03'],
    ['unit', { number: 46_084.5, dated: true }, '2026-03-03 12:00'],
    // No day of the present: the number is a number after all.
    ['unit', { number: 2_958_466, dated: true }, '2958466'],
    ['unit', { number: 2_958_465, dated: true }, '9999-12-31'],
    ['unit', { number: 1, dated: true }, '1899-12-31'],
    ['unit', { number: 7, dated: false }, '7'],
    ['name', '  สมชาย\u0007 ใจดี ', 'สมชาย ใจดี'],
    ['name', { error: '#N/A' }, '#N/A'],
    ['notes', "'=HYPERLINK(1)", '=HYPERLINK(1)'],
    ['notes', { flag: true }, 'TRUE'],
    ['notes', { flag: false }, 'FALSE'],
    ['notes', "'tis for Ola", "'tis for Ola"],
    ['notes', ' plain ', 'plain'],
    ['notes', '  ', ''],
    ['payment', 'by cheque', 'by cheque'],
    ['delivery', 'soon', 'soon'],
    ['amount', 'about 20', 'about 20'],
  ] as const)('%s %o becomes %s', (column, raw, expected) => {
    expect(normalizer.cell(column, raw)).toBe(expected)
  })

  test('days are counted from 1900 and from 1904, a time alone makes a scheduled row', () => {
    expect(momentOfSerial(46_084.5, false)).toBe('2026-03-03 12:00')
    expect(momentOfSerial(46_084.5 - 1462, true)).toBe('2026-03-03 12:00')
    expect(momentOfSerial(0.5, false)).toBeUndefined()
    expect(momentOfSerial(Number.NaN, false)).toBeUndefined()
    expect(readMoment('2026-02-30 10:00')).toBeUndefined()
    expect(secondsOf('2026-03-03 18:30', 'Europe/Oslo')).toBe(Date.parse('2026-03-03T17:30:00Z') / 1000)
    const delivery = (texts: Texts) => cellOf(normalizer.row(cellsOf(texts)), 'delivery')
    expect(delivery({ scheduled: '2026-03-03 18:30' })).toBe('scheduled')
    // What is said of the delivery stays, whatever it is.
    expect(delivery({ scheduled: '2026-03-03 18:30', delivery: 'instant' })).toBe('instant')
    expect(delivery({})).toBe('')
  })

  test.each<[string, string[]]>([
    ['03.04.2026 10:00', ['2026-04-03 10:00', '2026-03-04 10:00']],
    [' 31/12/2026 9:05 ', ['2026-12-31 09:05']],
    ['12-31-2026 9:05', ['2026-12-31 09:05']],
    ['31.12.2026 09:05:30', ['2026-12-31 09:05']],
    ['04.04.2026 10:00', ['2026-04-04 10:00']],
    ['31.31.2026 10:00', []],
    ['3.4.26 10:00', []],
    ['tomorrow', []],
  ])('the day with its year last, %j, can mean %j', (text, moments) => {
    expect(typedReadings(text)).toEqual(moments)
  })
  test.each([
    [' 2026-03-03 18:30 ', '2026-03-03 18:30'],
    ['2026-03-03 24:30', undefined],
    ['18:30', undefined],
  ])('the moment %j is %j', (text, moment) => {
    expect(readMoment(text)).toBe(moment)
  })

  test('headings are found in the words of the template and of the reader, however they are written', () => {
    const read = headingReader(words)
    expect(['Customer name', 'customer-NAME ', 'اسم العميل', 'Scheduled time', 'PHONE'].map(read)).toEqual([
      'name',
      'name',
      'name',
      'scheduled',
      'phone',
    ])
    expect(['__proto__', 'constructor', '', 'Driver'].map(read)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('[BLK-101] a block is pasted as spreadsheets copy it', () => {
  test.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb', [['a'], ['b']]],
    ['"a\nb"\t"say ""hi"""', [['a\nb', 'say "hi"']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    ['', [['']]],
    ['a\rb\tc', [['a'], ['b', 'c']]],
    ['a\r\rb', [['a'], [''], ['b']]],
    ['a\n\tb', [['a'], ['', 'b']]],
    ['a\t\n', [['a', '']]],
    // A quote that ends no cell is part of the text, and the rows below stay rows.
    ['"a" b"c"\td', [['"a" b"c"', 'd']]],
    [
      '"Big" Kari\t12\n"5 pipes\t13\nOla\t14',
      [
        ['"Big" Kari', '12'],
        ['"5 pipes', '13'],
        ['Ola', '14'],
      ],
    ],
  ])('%j', (text, block) => {
    expect(readBlock(text)).toEqual(block)
  })
  test('nothing that is copied is run where it is pasted', () => {
    expect(writeBlock([['=1+1', '＝1', ' @x', '-x+1', '+47 406', '-5', 'plain']])).toBe(
      "'=1+1\t'＝1\t' @x\t'-x+1\t+47 406\t-5\tplain",
    )
  })
  test('what is copied comes back the same, one cell fills many, and the last column is the last', () => {
    const block = [
      ['a\tb', 'c"d'],
      ['', 'e\nf'],
    ]
    expect(readBlock(writeBlock(block))).toEqual(block)
    expect(filled([['x']], 2, 2)).toEqual([
      ['x', 'x'],
      ['x', 'x'],
    ])
    expect(laidOver(cellsOf(), ['a', 'b', 'c'], bulkColumns.length - 1)).toHaveLength(bulkColumns.length)
    expect(laidOver(cellsOf(), ['two \r\n\n lines'], 0)[0]).toBe('two lines')
    // What is not written over stays.
    expect(laidOver(cellsOf(), ['4', 'B'], 2)).toEqual(cellsOf({ unit: '4', building: 'B' }))
    for (const block of [[['x', 'y']], [['x'], ['y']]]) expect(filled(block, 2, 2)).toEqual(block)
  })
  test('one row more is read than a paste may have, which shows that there are more', () => {
    const rows = Array.from({ length: PASTE_ROWS_MAX }, (_, at) => `${at}`)
    for (const end of ['', '\r\n']) expect(readBlock(rows.join('\n') + end)).toHaveLength(PASTE_ROWS_MAX)
    const more = [...rows, 'more']
    expect(readBlock([...more, 'and more', 'and more'].join('\n'))).toEqual(more.map(text => [text]))
  })
})

describe('rows of the grid', () => {
  const row = (number: number, more: Partial<SheetRow> = {}): SheetRow => ({
    ...newRow(number, cellsOf(), []),
    ...more,
  })
  const ready = (fee: number) => ({ verdict: { state: 'ready' as const, jobId: 'j', fee } })
  const rows = [
    row(2, ready(20.1)),
    row(3, { ...ready(23.25), cells: cellsOf({ payment: 'CASH_ON_DELIVERY', amount: '100.5' }) }),
    row(4, { faults: [{ column: 'name', code: 'name_missing' }], cells: cellsOf({ name: '=1+1' }) }),
    row(5, { verdict: { state: 'refused', faults: [{ column: 'address', code: 'address_not_found' }] } }),
    row(6, { verdict: { state: 'placed', orderId: 'o' } }),
    row(7),
  ]
  const fault = { column: 'name', code: 'name_missing' } as const
  test.each<[string, Partial<SheetRow>, ReturnType<typeof stateOf>, readonly Fault[]]>([
    ['added and still empty', { cells: noCells }, 'blank', []],
    ['emptied, with mistakes', { cells: noCells, faults: [fault] }, 'error', [fault]],
    ['empty, on its way to the server', { cells: noCells, verdict: { state: 'asked' } }, 'waiting', []],
    ['not asked about yet', {}, 'waiting', []],
    ['good', ready(20), 'ready', []],
    ['placed, whatever was wrong with it', { faults: [fault], verdict: { state: 'placed' } }, 'placed', []],
    ['placed, like an earlier one', { double: 2, verdict: { state: 'placed' } }, 'placed', []],
    ['like an earlier one, with mistakes', { double: 2, faults: [fault] }, 'double', [fault]],
    ['wanted all the same', { double: 2, wanted: true, ...ready(20) }, 'ready', []],
    ['refused by the server', { verdict: { state: 'refused', faults: [fault, fault] } }, 'error', [fault]],
  ])('a row that is %s', (_, more, state, faults) => {
    expect([stateOf(row(2, more)), faultsOf(row(2, more))]).toEqual([state, faults])
  })
  test('a row is found by its number, -1 for none', () => {
    const some = [2, 3, 7, 9, 12].map(number => row(number))
    expect([1, 2, 3, 5, 7, 9, 12, 13].map(number => indexOfRow(some, number))).toEqual([-1, 0, 1, -1, 2, 3, 4, -1])
  })
  test.each<[Partial<BulkRow>, Verdict]>([
    [
      { status: 'PLACED', order_id: 'o1' },
      { state: 'placed', orderId: 'o1' },
    ],
    [{ status: 'PLACED' }, { state: 'placed' }],
    [{ status: 'VALID' }, { state: 'ready', jobId: 'j' }],
    [
      { status: 'VALID', delivery_fee: 0, scheduled_for: 5 },
      { state: 'ready', jobId: 'j', fee: 0, scheduledFor: 5 },
    ],
    [
      { status: 'INVALID', error: 'No', faults: [{ column: 'phone', code: 'x' }] },
      { state: 'refused', faults: [{ column: 'phone', code: 'refused', message: 'No' }] },
    ],
  ])('[BLK-102] of %j the verdict is %j', (answer, verdict) => {
    expect(verdictOf(answer as BulkRow, 'j')).toStrictEqual(verdict)
  })
  test('the server reads amounts with a point', () => {
    expect(cellOf(sentCells(cellsOf({ amount: '1 250,50' }), context), 'amount')).toBe('1250.5')
    const none = cellsOf({ amount: '' })
    expect(sentCells(none, context)).toBe(none)
  })
  test('[BLK-104] rows, fees and cash are those of the rows that are ready', () => {
    expect(placementOf(rows, context)).toEqual({ rows: 2, scheduled: 0, fees: 43.35, cash: 100.5 })
    const later = row(8, { verdict: { state: 'ready', jobId: 'j', scheduledFor: 1_772_560_800 } })
    expect(placementOf([...rows, later], context)).toEqual({ rows: 3, scheduled: 1, fees: 43.35, cash: 100.5 })
  })
  test('[BLK-101] rows are counted, and gone through by their mistakes', () => {
    expect(countsOf(rows)).toEqual({ all: 6, ready: 2, error: 2, double: 0, placed: 1, waiting: 1, blank: 0 })
    expect(countsOf([...rows, newRow(8, noCells, [])])).toMatchObject({ all: 6, waiting: 1, blank: 1 })
    expect([nextError(rows, -1), nextError(rows, 2), nextError(rows, 3), nextError([], -1)]).toEqual([2, 3, 2, -1])
    // From the only mistake the next one is itself, and what is before the first row counts as its top.
    const wrong = rows.slice(2, 3)
    expect([nextError(wrong, 0), nextError([...wrong, ...rows], -5)]).toEqual([0, 0])
  })
  test('[BLK-108] rows that equal an earlier one are left out until they are wanted', () => {
    const twice = createDoubles().mark([
      row(2),
      row(3, { cells: cellsOf({ name: 'KARI  berg' }) }),
      row(4, { cells: cellsOf({ amount: '5' }) }),
    ])
    expect(twice.map(one => one.double)).toEqual([undefined, 2, undefined])
    expect(twice.map(stateOf)).toEqual(['waiting', 'double', 'waiting'])
    expect(countsOf(twice)).toMatchObject({ all: 3, waiting: 2, double: 1 })
    const marks = (all: readonly SheetRow[]) =>
      createDoubles()
        .mark(all)
        .map(one => one.double)
    // The first of all is the one that is placed; a space too few or in another cell is another order.
    expect(marks([row(2), row(3), row(4)])).toEqual([undefined, 2, 2])
    expect(marks([row(2), row(3, { cells: cellsOf({ name: 'KariBerg' }) })])).toEqual([undefined, undefined])
    const moved = [cellsOf({ unit: '4', building: '' }), cellsOf({ unit: '', building: '4' })]
    expect(marks(moved.map((cells, at) => row(at + 2, { cells })))).toEqual([undefined, undefined])
    const [, second] = twice
    expect(second && stateOf({ ...second, wanted: true })).toBe('waiting')
    // Nothing is placed of a row that became a double after the server had found it good.
    const late = createDoubles().mark([row(2, ready(20)), row(3, ready(20))])
    expect(placementOf(late, context).rows).toBe(1)
    expect(createDoubles().mark(twice)).toBe(twice)
    expect(
      createDoubles()
        .mark([newRow(2, noCells, []), newRow(3, noCells, [])])
        .map(one => one.double),
    ).toEqual([undefined, undefined])
  })
  test('[BLK-101] a text is found from cell to cell, from the top again after the last', () => {
    const three = [
      row(2),
      row(3, { cells: cellsOf({ name: 'Nora', notes: 'ring kari' }) }),
      row(4, { cells: cellsOf({ name: 'Ida' }) }),
    ]
    const first = findText(three, 'KARI', { index: 0, column: -1 })
    expect(first).toEqual({ index: 0, column: 0 })
    const second = first && findText(three, 'kari', first)
    expect(second).toEqual({ index: 1, column: 5 })
    expect(second && findText(three, 'kari', second)).toEqual({ index: 0, column: 0 })
    expect(findText(three, 'nobody', { index: 0, column: -1 })).toBeUndefined()
    // What the reader sees is found, and what it stands for is not.
    const shownAs = (column: string, text: string) => (column === 'payment' ? 'Kontant' : text)
    expect(findText(three, 'kontant', { index: 0, column: -1 }, shownAs)).toEqual({
      index: 0,
      column: columnAt.payment,
    })
    expect(findText(three, 'paid', { index: 0, column: -1 }, shownAs)).toBeUndefined()
    expect(findText([], 'e', { index: 0, column: -1 })).toBeUndefined()
    expect(findText(three, '  ', { index: 0, column: -1 })).toBeUndefined()
    expect(findText(three, ' ida ', { index: 0, column: -1 })).toEqual({ index: 2, column: 0 })
    expect(findText(three.slice(0, 1), 'kari', { index: 0, column: 4 })).toEqual({ index: 0, column: 0 })
  })
  test('[BLK-102] a row that was placed before is done, not wrong; one that changed meanwhile is not judged', () => {
    const about = {
      row_number: 2,
      row_id: 'r',
      customer_name: 'Kari',
      drop_off_address: 'x',
      payment_method: 'PAID',
      delivery_type: 'instant',
    } as const
    const before = {
      ...about,
      status: 'INVALID',
      order_id: 'o1',
      faults: [{ column: 'name', code: 'placed_before' }],
    } as const
    const [one] = withVerdicts([row(2)], [structuredClone(before) as never], 'j', new Map([[2, cellsOf()]]))
    expect(one?.verdict).toEqual({ state: 'unasked' })
    const known = row(2)
    const [two] = withVerdicts([known], [structuredClone(before) as never], 'j', new Map([[2, known.cells]]))
    expect(two && stateOf(two)).toBe('placed')
    const unknown = {
      ...about,
      status: 'INVALID' as const,
      error: 'No such luck',
      faults: [{ column: 'phone', code: 'x' }],
    }
    expect(serverFaults(unknown as never)).toEqual([{ column: 'phone', code: 'refused', message: 'No such luck' }])
    expect(serverFaults({ ...about, status: 'FAILED', error: 'ServiceClosed' })).toEqual([
      { column: 'address', code: 'refused', message: 'ServiceClosed' },
    ])
  })
  test('[BLK-102] failed rows are a file with their number and the reason, every cell a text as it is', () => {
    const heads = { row: 'Row', reason: 'Reason', sheet: 'Errors', columns: words.columns }
    // Without a reason there is nothing to correct in the file.
    const unexplained = row(8, { verdict: { state: 'refused', faults: [] } })
    const task = failedRows([...rows, unexplained], heads, one =>
      faultsOf(one)
        .map(({ code }) => code)
        .join(),
    )
    expect(task.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['4', 'name_missing', '=1+1', '+47 406 12 345'],
      ['5', 'address_not_found', 'Kari Berg', '+47 406 12 345'],
    ])
    expect(task.columns.every(({ kind }) => kind === 'text')).toBe(true)
  })
})
