import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { type ExportColumn, exportColumns } from '#domain/history/export-rows'
import type { Label } from '#domain/orders/labels'
import type { CancelReason, PaymentMethod } from '#schema/wire'
import { csvFile, xlsxFile } from '../../src/workers/export/files.ts'
import { carryOut, type ExportTask } from '../../src/workers/export/worker.ts'
import { NOW, orderOf } from '../domain/orders/examples.ts'

const rows = [
  ['Order', 'Customer', 'Fee'],
  ['v1-1', "'=cmd|' /C calc'!A0", 71.1],
  ['v1-2', 'Åse "the rock", 東京\nline two', ''],
]

describe('[HIS-101] the file of an export', () => {
  test('CSV begins with a byte order mark and quotes what needs it', () => {
    const bytes = csvFile(rows)
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      'Order,Customer,Fee\r\nv1-1,\'=cmd|\' /C calc\'!A0,71.1\r\nv1-2,"Åse ""the rock"", 東京\nline two",\r\n',
    )
  })
  test('XLSX holds the same cells: numbers as numbers, texts as texts, no formula', () => {
    const book = read(xlsxFile(rows, 'Orders: [2026]/*'), { type: 'array', cellFormula: true })
    const [name = ''] = book.SheetNames
    expect(name).toBe('Orders   2026')
    const sheet = book.Sheets[name] ?? {}
    expect(utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual(rows)
    expect(utils.sheet_to_formulae(sheet).filter(formula => /^[A-Z]+\d+=[^']/.test(formula))).toEqual(['C2=71.1'])
  })
  test('a name without a usable character is replaced', () =>
    expect(read(xlsxFile(rows, '[]'), { type: 'array' }).SheetNames).toEqual(['Orders']))
})

describe('what the worker does', () => {
  const table = <Key extends string>() => ({}) as Record<Key, string>
  const task: ExportTask = {
    orders: [orderOf({ customer: { ...orderOf().customer, name: '=1+1' } })],
    facts: {
      now: NOW,
      zone: 'Europe/Oslo',
      currency: 'NOK',
      vendors: [],
      words: {
        columns: Object.fromEntries(exportColumns.map(one => [one, one])) as Record<ExportColumn, string>,
        labels: { ...table<Label>(), new: 'Processing' },
        payments: { ...table<PaymentMethod>(), PAID: 'Paid' },
        reasons: table<CancelReason>(),
      },
    },
    format: 'csv',
    sheetName: 'Orders',
  }
  test('is the file, of data that can be sent to it', () => {
    const done = carryOut(structuredClone(task))
    const text = 'file' in done ? new TextDecoder().decode(done.file) : ''
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain("'=1+1")
    expect(text).toContain('Processing')
    expect('file' in carryOut({ ...task, format: 'xlsx' })).toBe(true)
  })
  test('or why there is none', () => {
    const broken = { ...task, facts: { ...task.facts, zone: 'Nowhere/None' } }
    expect(carryOut(broken)).toHaveProperty('failed')
  })
  test('10,000 orders become a workbook', () => {
    const orders = Array.from({ length: 10_000 }, () => task.orders[0] ?? orderOf())
    const done = carryOut({ ...task, orders, format: 'xlsx' })
    expect('file' in done && done.file.length).toBeGreaterThan(100_000)
  })
})
