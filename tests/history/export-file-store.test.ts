import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { read, utils } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type SheetTask, textColumn } from '#features/formats/sheet-file.ts'
import { columnsWithout, type ExportColumn, exportColumns } from '#features/history/export-rows.ts'
import type { Label } from '#features/orders/labels.ts'
import type { CancelReason, PaymentMethod } from '#schema/wire.ts'
import { carryOut, csvFile, type ExportTask } from '#workers/export/worker.ts'
import { writeSheet, writeSheets } from '#workers/write-sheet.ts'
import { NOW, orderOf } from '../orders/examples.ts'

const table: SheetTask = {
  name: 'Orders: [2026]/*',
  columns: [
    textColumn('Order'),
    textColumn('Customer'),
    { kind: 'moment', heading: 'Placed' },
    { kind: 'money', heading: 'Fee', currency: 'NOK', decimals: 2 },
  ],
  rows: [
    { cells: ['v1-1', "=cmd|' /C calc'!A0", '2026-03-02 21:48', 71.1] },
    { cells: ['v1-2', 'Åse "the rock", 東京\nline two', '', ''] },
    { cells: ['v1-3', '+47 406 12 345', '2026-03-03 12:00', 0.2] },
  ],
  totals: 'Total',
}

describe('[HIS-101] the file of an export', () => {
  test('CSV begins with a byte order mark, quotes what needs it and runs nothing', () => {
    const bytes = csvFile(table, '.')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Order,Customer,Placed,Fee',
      "v1-1,'=cmd|' /C calc'!A0,2026-03-02 21:48,71.1",
      'v1-2,"Åse ""the rock"", 東京\nline two",,',
      "v1-3,'+47 406 12 345,2026-03-03 12:00,0.2",
      '',
    ])
  })
  test('CSV where a comma is before the decimals: semicolons separate, as the programs of the country read it', () => {
    expect(new TextDecoder().decode(csvFile(table, ',')).split('\r\n').slice(0, 2)).toEqual([
      'Order;Customer;Placed;Fee',
      "v1-1;'=cmd|' /C calc'!A0;2026-03-02 21:48;71,1",
    ])
  })
  test.each([
    ['.', ';'],
    [',', ','],
  ] as const)('CSV with %s before the decimals runs nothing in a program that cuts at %s either', (decimal, other) => {
    const cell = `Kari;=1+1,=1+1,${'\n'}=1+1`
    const text = new TextDecoder().decode(csvFile({ ...table, rows: [{ cells: ['v1-1', cell, '', 1] }] }, decimal))
    const cells = text.split(/\r\n|\n/).flatMap(line => line.split(other))
    expect(cells.filter(one => /^[\s"]*=/.test(one))).toEqual([])
  })
  test('XLSX: texts as they are, moments and money as numbers with their formats, the sums, nothing else is a formula', () => {
    const book = read(writeSheet(table), { type: 'array', cellFormula: true, cellNF: true })
    const [name = ''] = book.SheetNames
    expect(name).toBe('Orders   2026')
    const sheet = book.Sheets[name] ?? {}
    expect(['A2', 'B2', 'B3', 'B4'].map(place => [sheet[place]?.t, sheet[place]?.v])).toEqual([
      ['s', 'v1-1'],
      ['s', "=cmd|' /C calc'!A0"],
      ['s', 'Åse "the rock", 東京\nline two'],
      ['s', '+47 406 12 345'],
    ])
    expect(['C2', 'C4', 'D2', 'D4'].map(place => [sheet[place]?.t, sheet[place]?.w])).toEqual([
      ['n', '2026-03-02 21:48'],
      ['n', '2026-03-03 12:00'],
      ['n', 'NOK 71.10'],
      ['n', 'NOK 0.20'],
    ])
    expect(Object.values(sheet).flatMap(cell => cell?.f ?? [])).toEqual(['SUBTOTAL(109,D2:D4)'])
    expect([sheet['A5']?.v, sheet['D5']?.v]).toEqual(['Total', 71.3])
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:D4' })
    expect(utils.sheet_to_json(sheet, { header: 1 })).toHaveLength(5)
  })
  test('XLSX: whole numbers end with no decimal sign, and a column has as many decimals as its numbers need', () => {
    const columns = ['Orders', 'Minutes'].map(heading => ({ kind: 'number' as const, heading }))
    const rows = [
      [1235, 9.3],
      [2, 23],
      ['', ''],
    ].map(cells => ({ cells }))
    const { Sheets } = read(writeSheet({ name: 'Numbers', columns, rows }), { type: 'array', cellNF: true })
    const shown = (place: string) => Sheets['Numbers']?.[place]?.w
    expect(['A2', 'A3', 'B2', 'B3'].map(shown)).toEqual(['1,235', '2', '9.3', '23.0'])
  })
  test('XLSX: the headings stay in sight, and every column is as wide as what it holds', () => {
    const xml = new TextDecoder().decode(unzipSync(writeSheet(table))['xl/worksheets/sheet1.xml'])
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect([...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([10, 29, 18, 16])
  })
  test('XLSX of several sheets: each with its name, formats, sums and filter', () => {
    const share: SheetTask = {
      name: table.name.toUpperCase(),
      columns: [textColumn('Hour'), { kind: 'share', heading: 'Promised' }],
      rows: [{ cells: ['11:00–12:00', 0.5] }],
    }
    const book = read(writeSheets([table, share, { ...table, name: 'Third' }]), {
      type: 'array',
      cellFormula: true,
      cellNF: true,
    })
    expect(book.SheetNames).toEqual(['Orders   2026', 'ORDERS   2026 2', 'Third'])
    const shown = (at: number, place: string) => book.Sheets[book.SheetNames[at] ?? '']?.[place]?.w
    expect([shown(0, 'D2'), shown(1, 'A2'), shown(1, 'B2'), shown(2, 'C4'), shown(2, 'D5')]).toEqual([
      ...['NOK 71.10', '11:00–12:00', '50.0%', '2026-03-03 12:00', 'NOK 71.30'],
    ])
    expect(book.SheetNames.map(name => book.Sheets[name]?.['!autofilter']?.ref)).toEqual(['A1:D4', undefined, 'A1:D4'])
    expect(book.Workbook?.Names?.map(({ Sheet, Ref }) => [Sheet, Ref])).toEqual([
      [0, "'Orders   2026'!$A$1:$D$4"],
      [2, "'Third'!$A$1:$D$4"],
    ])
  })
  test('[HIS-105] a column is as wide as its largest amount and its sum are shown, and signs of two widths count twice', () => {
    const wide: SheetTask = {
      name: 'Orders',
      columns: [
        textColumn('Order'),
        textColumn('Customer'),
        { kind: 'money', heading: 'Value', currency: 'LAK', decimals: 2 },
      ],
      rows: [
        { cells: ['v1-1', '臺北市大安區復興南路一段三九〇號', 450_000_000] },
        { cells: ['v1-2', 'สมชายใจดีมีสุขณอยุธยา', 450_000_000] },
      ],
      totals: 'Total',
    }
    const xml = strFromU8(unzipSync(writeSheet(wide))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const widths = [...xml.matchAll(/<col [^>]*?width="([\d.]+)"/g)].map(([, width]) => Number(width))
    // LAK 900,000,000.00 and some room; in a narrower column a spreadsheet shows ### instead.
    expect(widths).toEqual([10, 32, 21])
  })
  test('a name without a usable character is replaced', () =>
    expect(read(writeSheet({ ...table, name: '[]' }), { type: 'array' }).SheetNames).toEqual(['Orders']))

  const office = ['soffice', 'libreoffice']
    .flatMap(program => (process.env['PATH'] ?? '').split(delimiter).map(folder => join(folder, program)))
    .find(path => existsSync(path))
  if (!office) console.log('LibreOffice is not installed: the test that opens an export with it is left out')
  /** A workbook as LibreOffice reads it, written in another of its formats. */
  function opened(workbook: Uint8Array, format: string): Buffer {
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    const profile = pathToFileURL(join(folder, 'profile')).href
    try {
      writeFileSync(join(folder, 'orders.xlsx'), workbook)
      execFileSync(
        office ?? '',
        [
          `-env:UserInstallation=${profile}`,
          ...['--headless', '--convert-to', format, '--outdir', join(folder, 'out'), join(folder, 'orders.xlsx')],
        ],
        { stdio: 'ignore', timeout: 150_000 },
      )
      return readFileSync(join(folder, 'out', `orders.${format.split(':')[0]}`))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  test.skipIf(!office)(
    'LibreOffice opens it and sees days, amounts and sums',
    () => {
      // Comma, quotes, UTF-8, from line 1; English, cells as they are shown.
      const text = opened(writeSheet(table), 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true')
      expect(text.toString().trim().split('\n')).toEqual([
        'Order,Customer,Placed,Fee',
        `v1-1,=cmd|' /C calc'!A0,2026-03-02 21:48,NOK 71.10`,
        'v1-2,"Åse ""the rock"", 東京',
        'line two",,',
        'v1-3,+47 406 12 345,2026-03-03 12:00,NOK 0.20',
        'Total,,,NOK 71.30',
      ])
    },
    180_000,
  )
  test.skipIf(!office)(
    'LibreOffice opens the second of two sheets, too',
    () => {
      const hours: SheetTask = {
        name: 'By hour',
        columns: [textColumn('Hour'), { kind: 'share', heading: 'Promised' }],
        rows: [{ cells: ['11:00–12:00', 0.5] }],
      }
      const saved = opened(writeSheets([table, hours]), 'xlsx:Calc MS Excel 2007 XML')
      const { SheetNames, Sheets } = read(saved, { type: 'buffer', cellNF: true })
      expect(SheetNames).toEqual(['Orders   2026', 'By hour'])
      expect([Sheets['By hour']?.['A2']?.w, Sheets['By hour']?.['B2']?.w]).toEqual(['11:00–12:00', '50.0%'])
      expect(Sheets['Orders   2026']?.['D5']?.w).toBe('NOK 71.30')
    },
    180_000,
  )
  test.skipIf(!office)(
    'LibreOffice saves it again with its types, sums, filter and widths',
    () => {
      const saved = opened(writeSheet(table), 'xlsx:Calc MS Excel 2007 XML')
      const book = read(saved, { type: 'buffer', cellFormula: true, cellNF: true })
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
      const cells = ['A2', 'B4', 'C2', 'D2', 'D5'].map(place => sheet[place])
      expect(cells.map(cell => cell?.t)).toEqual(['s', 's', 'n', 'n', 'n'])
      expect(cells.map(cell => cell?.w)).toEqual([
        'v1-1',
        '+47 406 12 345',
        '2026-03-02 21:48',
        'NOK 71.10',
        'NOK 71.30',
      ])
      expect(sheet['D5']?.f).toBe('SUBTOTAL(109,D2:D4)')
      expect(sheet['!autofilter']).toEqual({ ref: 'A1:D4' })
      const xml = new TextDecoder().decode(unzipSync(saved)['xl/worksheets/sheet1.xml'])
      const widths = [...xml.matchAll(/<col [^>]*?width="([\d.]+)"/g)].map(([, width]) => Math.round(Number(width)))
      expect(widths.slice(0, 4)).toEqual([10, 29, 18, 16])
    },
    180_000,
  )
})

describe('what the worker does', () => {
  const words = <Key extends string>() => ({}) as Record<Key, string>
  const task: ExportTask = {
    orders: [orderOf({ customer: { ...orderOf().customer, name: '=1+1' } })],
    context: {
      now: NOW,
      zone: 'Europe/Oslo',
      currency: 'NOK',
      decimal: '.',
      vendors: [],
      columns: exportColumns,
      words: {
        sheet: 'Orders',
        total: 'Total',
        columns: Object.fromEntries(exportColumns.map(one => [one, one])) as Record<ExportColumn, string>,
        labels: { ...words<Label>(), new: 'Processing' },
        payments: { ...words<PaymentMethod>(), PAID: 'Paid' },
        reasons: words<CancelReason>(),
      },
    },
    format: 'csv',
  }
  test('is the file, of data that can be sent to it', () => {
    const done = carryOut(structuredClone(task))
    const text = 'file' in done ? new TextDecoder().decode(done.file) : ''
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain("'=1+1")
    expect(text).toContain('Processing')
    expect('file' in carryOut({ ...task, format: 'xlsx' })).toBe(true)
  })
  test('of the columns that are wanted, in their own order; the order itself is always one', () => {
    const columns = columnsWithout(['phone', 'address', 'notes', 'order', 'nothing that there is'])
    expect(columns).toEqual(exportColumns.filter(column => !['phone', 'address', 'notes'].includes(column)))
    const done = carryOut({ ...task, context: { ...task.context, columns: columnsWithout(exportColumns) } })
    const text = 'file' in done ? new TextDecoder().decode(done.file.slice(3)) : ''
    expect(text).toBe(`order\r\n${task.orders[0]?.order_id}\r\n`)
  })
  test('or why there is none', () => {
    const broken = { ...task, context: { ...task.context, zone: 'Nowhere/None' } }
    expect(carryOut(broken)).toHaveProperty('failed')
  })
  test('10,000 orders become a workbook', () => {
    const orders = Array.from({ length: 10_000 }, () => task.orders[0] ?? orderOf())
    const done = carryOut({ ...task, orders, format: 'xlsx' })
    expect('file' in done && done.file.length).toBeGreaterThan(100_000)
  })
})
