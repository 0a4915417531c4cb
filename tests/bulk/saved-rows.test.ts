// Rows as files: the ones that are to be fixed, the ones that are checked; and what the beginning of a file shows.
import { describe, expect, test } from 'vitest'
import {
  bulkColumns,
  choiceReader,
  columnAt,
  headingReader,
  isBlank,
  isExample,
  noCells,
  plainWord,
  withCell,
} from '#features/bulk/columns.ts'
import {
  detailCounts,
  detailFilters,
  failedFileName,
  failedJobRows,
  filteredRows,
  isWrong,
  nextWrong,
  placedJobs,
  uploadTask,
  wasPlaced,
} from '#features/bulk/failed-rows.ts'
import { firstOfEach, serverFaults, wasPlacedBefore } from '#features/bulk/faults.ts'
import { BULK_FILE_MAX_BYTES, contentsOf, outsideProblem } from '#features/bulk/file-problems.ts'
import type { BulkJob, BulkRow, BulkRowStatus } from '#schema/wire.ts'
import { cellsOf, words } from './examples.ts'

const row = (status: BulkRowStatus, more: Partial<BulkRow> = {}): BulkRow => ({
  row_number: 4,
  row_id: 'r4',
  status,
  customer_name: 'Kari',
  drop_off_address: 'Storgata 5',
  payment_method: 'PAID',
  delivery_type: 'instant',
  ...more,
})

describe('[BLK-102] rows as a file', () => {
  test('the rows of a job that are wrong, with their number, the reason and what is known of them', () => {
    const heads = { row: 'Row', reason: 'Reason', sheet: 'Errors', columns: words.columns }
    const rows = [row('PLACED'), row('INVALID', { row_number: 7 }), row('VALID'), row('FAILED', { row_number: 9 })]
    const task = failedJobRows(rows, heads, ({ row_number }) => `why ${row_number}`)
    expect(task.name).toBe('Errors')
    expect(task.columns.map(({ heading }) => heading)).toEqual(['Row', 'Reason', ...Object.values(words.columns)])
    expect(task.columns.map(({ choices }) => choices)).toEqual([
      ...Array.from({ length: 10 }, () => undefined),
      ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
      ['instant', 'scheduled'],
      undefined,
    ])
    const cells = ['Kari', '', '', '', 'Storgata 5', '', '', '', 'PAID', 'instant', '']
    expect(task.rows).toEqual([{ cells: ['7', 'why 7', ...cells] }, { cells: ['9', 'why 9', ...cells] }])
  })

  test.each([
    ['office-lunch.xlsx', 'office-lunch-errors.xlsx'],
    ['Lunch.XLSX', 'Lunch-errors.xlsx'],
    ['lunch.xlsx.csv', 'lunch.xlsx-errors.xlsx'],
    ['lunch.tsv', 'lunch-errors.xlsx'],
    ['lunch.ODS', 'lunch-errors.xlsx'],
    ['lunch.xls', 'lunch-errors.xlsx'],
    ['lunch.csvs', 'lunch.csvs-errors.xlsx'],
    ['a/b\\c:d*e?f"g<h>i|j\u0007k', 'a-b-c-d-e-f-g-h-i-j-k-errors.xlsx'],
    ['a//\\b', 'a-b-errors.xlsx'],
    ['', '-errors.xlsx'],
  ])('%j is saved as %j', (name, saved) => {
    expect(failedFileName(name)).toBe(saved)
  })

  test('what is checked has each row at its own number, with every column', () => {
    const cells = cellsOf({ notes: 'Ring' })
    expect(
      uploadTask(
        [
          { number: 7, cells },
          { number: 9, cells: ['Ola'] },
        ],
        ['A', 'B'],
      ),
    ).toMatchObject({
      name: 'Orders',
      columns: [{ heading: 'A' }, { heading: 'B' }],
      rows: [
        { number: 7, cells: [...cells] },
        { number: 9, cells: ['Ola', ...Array.from({ length: bulkColumns.length - 1 }, () => '')] },
      ],
    })
  })
})

describe('jobs and their rows', () => {
  test.each<[BulkJob['status'], boolean]>([
    ['ORDER_PLACEMENT_SUCCESS', true],
    ['ORDER_PLACEMENT_SUCCESS_WITH_ERROR', true],
    ['ORDER_PLACEMENT_FAIL', true],
    ['VALIDATION_SUCCESS' as BulkJob['status'], false],
  ])('[BLK-008] a job in %s has been placed: %s', (status, placed) => {
    const job = (created_date: number) => ({ status, created_date }) as BulkJob
    expect(wasPlaced(status)).toBe(placed)
    expect(placedJobs([job(1), job(3), job(2)]).map(({ created_date }) => created_date)).toEqual(
      placed ? [3, 2, 1] : [],
    )
  })

  const rows = [row('VALID'), row('INVALID'), row('PLACED'), row('FAILED'), row('PLACED')]
  test('[BLK-014] each filter shows its rows and counts them', () => {
    expect(detailFilters).toEqual(['ALL', 'PLACED', 'FAILED', 'INVALID', 'VALID'])
    expect(detailCounts(rows)).toEqual({ ALL: 5, PLACED: 2, FAILED: 1, INVALID: 1, VALID: 1 })
    for (const filter of detailFilters) expect(filteredRows(rows, filter)).toHaveLength(detailCounts(rows)[filter])
    expect(filteredRows(rows, 'FAILED')).toEqual([rows[3]])
    expect(rows.map(isWrong)).toEqual([false, true, false, true, false])
  })

  test.each([
    [-1, 1],
    [-5, 1],
    [0, 1],
    [1, 3],
    [3, 1],
    [4, 1],
  ])('the next row that is wrong after row %i is row %i', (after, next) => {
    expect(nextWrong(rows, after)).toBe(next)
    expect(nextWrong([row('VALID'), row('PLACED')], after)).toBe(-1)
    expect(nextWrong([], after)).toBe(-1)
  })

  test('one wrong row follows itself', () => expect(nextWrong([row('INVALID')], 0)).toBe(0))
})

describe('[BLK-101] what the server found wrong', () => {
  const fault = (column: string, code: string) => ({ column, code }) as NonNullable<BulkRow['faults']>[number]

  test('is named by its column; a mistake that is not known here in the words of the server', () => {
    const faults = [fault('phone', 'phone_invalid'), fault('address', 'moon'), fault('colour', 'name_missing')]
    const found = [
      { column: 'phone', code: 'phone_invalid' },
      { column: 'address', code: 'refused', message: 'No' },
    ]
    expect(serverFaults(row('INVALID', { faults, error: 'No' }))).toEqual(found)
    expect(serverFaults(row('FAILED', { faults, error: 'No' }))).toEqual(found)
    expect(serverFaults(row('VALID', { faults, error: 'No' }))).toEqual([])
    expect(serverFaults(row('PLACED', { faults, error: 'No' }))).toEqual([])
  })

  test.each([
    [undefined, undefined, ''],
    [[], 'No', 'No'],
    [[fault('colour', 'name_missing')], 'No', 'No'],
  ])('is never nothing: %j with the words %j', (faults, error, message) => {
    const refused = row('INVALID', { ...(faults && { faults }), ...(error !== undefined && { error }) })
    expect(serverFaults(refused)).toEqual([{ column: 'address', code: 'refused', message }])
  })

  test.each([
    'name_missing',
    'name_invalid',
    'phone_missing',
    'unit_missing',
    'address_missing',
    'address_not_found',
    'not_deliverable',
    'origin_not_located',
    'payment_invalid',
    'delivery_invalid',
    'time_format',
    'time_gone',
    'amount_invalid',
  ])('%s has words of its own', code => {
    expect(serverFaults(row('INVALID', { faults: [fault('name', code)], error: 'No' }))).toEqual([
      { column: 'name', code },
    ])
  })

  test('a row that an earlier file has placed is done', () => {
    const before = [fault('name', 'name_missing'), fault('address', 'placed_before')]
    expect(wasPlacedBefore(row('INVALID', { faults: before }))).toBe(true)
    expect(wasPlacedBefore(row('FAILED', { faults: before }))).toBe(false)
    expect(wasPlacedBefore(row('INVALID', { faults: before.slice(0, 1) }))).toBe(false)
    expect(wasPlacedBefore(row('INVALID'))).toBe(false)
  })

  test('the first of each column counts, in the order of the columns', () => {
    expect(
      firstOfEach([
        { column: 'payment', code: 'payment_missing' },
        { column: 'name', code: 'name_invalid' },
        { column: 'name', code: 'name_missing' },
      ]),
    ).toEqual([
      { column: 'name', code: 'name_invalid' },
      { column: 'payment', code: 'payment_missing' },
    ])
  })
})

describe('[BLK-010] [BLK-011] the beginning of a file', () => {
  test.each([
    ['orders.xlsx', 1, undefined],
    ['orders.XLSX', BULK_FILE_MAX_BYTES, undefined],
    ['orders.xlsx', BULK_FILE_MAX_BYTES + 1, { code: 'too_large', bytes: 5_242_881 }],
    ['orders.xlsx', 0, { code: 'empty' }],
    ['orders.xls', 1, { code: 'old_format' }],
    ['orders.csv', 1, { code: 'not_xlsx' }],
    ['orders.xlsx.zip', 1, { code: 'not_xlsx' }],
    ['xlsx', 1, { code: 'not_xlsx' }],
  ])('%s of %i bytes: %j', (name, size, problem) => {
    expect(outsideProblem({ name, size }, ['xlsx'])).toEqual(problem)
  })

  const ascii = (text: string) => [...text].map(letter => letter.charCodeAt(0))
  const wide = (text: string) => ascii(text).flatMap(byte => [byte, 0])
  const compound = [0xd0, 0xcf, 0x11, 0xe0]
  test.each([
    ['nothing', [], { code: 'empty' }, { code: 'empty' }],
    ['a packed file', [0x50, 0x4b, 3, 4, 9], 'packed', 'packed'],
    ['another packed file', [0x50, 0x4b, 5, 6], { code: 'not_xlsx' }, 'text'],
    ['an Excel 97 file', [...compound, 1, 2], { code: 'old_format' }, 'compound'],
    ['an encrypted one', [...compound, ...wide('ExEncryptedPackage')], { code: 'encrypted' }, { code: 'encrypted' }],
    ['one that nearly is', [...compound, ...wide('EncryptedPackag')], { code: 'old_format' }, 'compound'],
    ['text', ascii('name,phone'), { code: 'not_xlsx' }, 'text'],
  ])('%s', (_, bytes, plain, all) => {
    expect(contentsOf(Uint8Array.from(bytes), ['xlsx'])).toEqual(plain)
    expect(contentsOf(Uint8Array.from(bytes), ['xlsx', 'csv', 'xls'])).toEqual(all)
  })

  test.each(['csv', 'tsv'] as const)('text is read where %s is', format => {
    expect(contentsOf(Uint8Array.from([65]), [format])).toBe('text')
  })
})

describe('[BLK-103] cells and headings', () => {
  test('a cell is changed alone', () => {
    expect(withCell(noCells, 'unit', '3').filter(text => text !== '')).toEqual(['3'])
    expect(withCell(noCells, 'unit', '3')[columnAt.unit]).toBe('3')
    expect([isBlank(noCells), isBlank(withCell(noCells, 'scheduled', 'x'))]).toEqual([true, false])
  })

  test.each([
    ['(Example) Kari', true],
    ['(example)', true],
    ['Kari (example)', false],
    ['Example Kari', false],
    ['', false],
  ])('a row of %j is an example: %s', (name, example) => expect(isExample(cellsOf({ name }))).toBe(example))

  test.each([
    ['Scheduled time (YYYY-MM-DD HH:MM)', 'scheduledtime'],
    [' Drop-off  Address ', 'dropoffaddress'],
    ['Ｐｈｏｎｅ 2', 'phone2'],
    ['!?', ''],
  ])('%j is compared as %j', (text, plain) => expect(plainWord(text)).toBe(plain))

  test('a heading is known by its code, by the template and in the language of the reader', () => {
    const read = headingReader(words)
    expect(['scheduled', 'Scheduled time', words.columns.scheduled, 'colour'].map(read)).toEqual([
      'scheduled',
      'scheduled',
      'scheduled',
      undefined,
    ])
    expect(read(`name${' '.repeat(196)}`)).toBe('name')
    expect(read(`name${' '.repeat(197)}`)).toBeUndefined()
  })

  test('a choice is known by its code and by its word', () => {
    const read = choiceReader(['instant', 'scheduled'] as const, words.deliveries)
    expect(['instant', ' Instant! ', words.deliveries.scheduled, 'never'].map(read)).toEqual([
      'instant',
      'instant',
      'scheduled',
      undefined,
    ])
    expect(read(`instant${' '.repeat(193)}`)).toBe('instant')
    expect(read(`instant${' '.repeat(194)}`)).toBeUndefined()
  })
})
