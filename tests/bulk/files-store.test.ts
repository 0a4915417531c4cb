// Files as vendors have them, made with a real spreadsheet, and files that nobody should have.
import { readFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bulkColumns, columnAt, templateHeadings } from '#features/bulk/columns.ts'
import type { ReadRow } from '#features/bulk/file-problems.ts'
import { textColumn } from '#features/formats/sheet-file.ts'
import { type Column, columnNames, columns } from '#sandbox/bulk/columns.ts'
import { template } from '#sandbox/bulk/template.ts'
import { readFile } from '#workers/bulk/read-file.ts'
import { writeSheet } from '#workers/write-sheet.ts'
import { cellsOf, context, words } from './examples.ts'

function read(bytes: Uint8Array) {
  const rows: ReadRow[] = []
  const outcome = readFile(bytes, { ...context, words }, part => rows.push(...part))
  return { outcome, rows, problem: outcome.state === 'refused' ? outcome.problem : undefined }
}
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/bulk/${name}`, import.meta.url)))
const book = (rows: unknown[][], more: { sheets?: Record<string, unknown[][]> } = {}) => {
  const made = utils.book_new()
  for (const [name, cells] of Object.entries(more.sheets ?? {}))
    utils.book_append_sheet(made, utils.aoa_to_sheet(cells), name)
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows), 'Orders')
  return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
const headings = bulkColumns.map(column => templateHeadings[column])
const good = [...cellsOf()]

test('[BLK-103] the template, filled in with a real spreadsheet in three scripts, has no error', () => {
  const { outcome, rows } = read(fixture('calc-template-filled.xlsx'))
  expect(outcome).toEqual({ state: 'read', rows: 3, unused: [], examples: 0 })
  expect(rows.map(({ faults }) => faults)).toEqual([[], [], []])
  expect(rows.map(({ number, cells }) => [number, cells[0], cells[1]])).toEqual([
    [2, 'Kari Berg', '+4740612345'],
    [3, 'محمد الأحمد', '+4740612346'],
    [4, 'สมชาย ใจดี', '+4740612347'],
  ])
})

test.each([
  ['a sign that turns the direction around', 'invoice\u202egpj.exe', true],
  ['a mark that nobody sees', 'buns\u200b', undefined],
])('[BLK-103] %s is removed from a file, and told if it was seen', (_, description, removed) => {
  const { outcome, rows } = read(book([headings, [...cellsOf({ description })]]))
  expect(outcome).toEqual({ state: 'read', rows: 1, unused: [], examples: 0, ...(removed && { removed }) })
  expect(rows[0]?.cells[columnAt.description]).toBe(description.replace(/[\u202e\u200b]/, ''))
})

test.each(['calc-1900.xlsx', 'calc-1904.xlsx'])(
  '[BLK-103] %s: days, extra sheets, reordered headings under a title, phones that became numbers',
  name => {
    const { outcome, rows } = read(fixture(name))
    expect(outcome).toEqual({ state: 'read', rows: 3, unused: ['Driver'], examples: 0 })
    expect(rows.map(({ cells }) => cells[10])).toEqual(['2026-03-03 18:30', '2026-03-03 18:30', ''])
    expect(rows.map(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`))).toEqual([
      [],
      ['unit became_date'],
      ['phone phone_shortened', 'amount spreadsheet_error'],
    ])
    expect(rows[1]?.cells[8]).toBe('CASH_ON_DELIVERY')
  },
)

test('[BLK-103] the template itself, with its example, is a file without orders, and its columns are those of the portal', async () => {
  expect(read(new Uint8Array(await template().arrayBuffer())).problem).toEqual({ code: 'no_rows' })
  expect(columnNames).toEqual(bulkColumns)
  expect(bulkColumns.map(column => columns[column as Column].heading)).toEqual(headings)
})

test('[BLK-103] headings in the language of the reader; what is written is read the same', () => {
  const cells = [...cellsOf({ name: 'A & B <i>"c"', notes: ' spaces  kept ', phone: '+4740612345' })]
  const bytes = writeSheet({
    name: 'Orders',
    columns: bulkColumns.map(column => textColumn(words.columns[column], column === 'payment' ? ['PAID'] : undefined)),
    rows: [
      { number: 7, cells },
      { cells: good, number: 4000 },
    ],
  })
  const { rows } = read(bytes)
  expect(rows.map(({ number }) => number)).toEqual([7, 4000])
  expect(rows[0]?.cells).toEqual(cells.map(text => text.trim()))
})

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const parts = unzipSync(book([headings, good]))
const withSheet = (xml: string) => zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(xml) })
const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const far = withSheet(
  `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${headings.map((text, at) => inline(`${String.fromCharCode(65 + at)}1`, text)).join('')}</row><row r="1048576">${inline('XFD1048576', 'x')}</row></sheetData></worksheet>`,
)
const compound = (mark: string) => {
  const bytes = new Uint8Array(4096)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(
    [...mark].flatMap(letter => [letter.charCodeAt(0), 0]),
    1024,
  )
  return bytes
}
const whole = book([headings, good])

describe('[BLK-105] a hostile or broken file gives one clear error, quickly and in little room', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['encrypted', () => compound('EncryptedPackage'), 'encrypted'],
    ['a renamed .xls', () => fixture('renamed-xls.xlsx'), 'old_format'],
    ['truncated', () => whole.subarray(0, whole.length - 1500), 'broken'],
    [
      'cut in the middle with its end',
      () => new Uint8Array([...whole.subarray(0, 900), ...whole.subarray(-400)]),
      'broken',
    ],
    ['a text', () => strToU8('name,phone\nKari,1'), 'not_xlsx'],
    ['another zip', () => zipSync({ 'a.txt': strToU8('hello') }), 'not_xlsx'],
    ['nothing', () => new Uint8Array(), 'empty'],
    ['a bomb of blanks', () => withBomb(32), 'unpacks_too_large'],
    [
      'a bomb of rows',
      () =>
        withSheet(
          `<worksheet xmlns="${MAIN}"><sheetData>${'<row><c/></row>'.repeat(2_000_000)}</sheetData></worksheet>`,
        ),
      'unpacks_too_large',
    ],
    ['a cell at XFD1048576', () => far, 'far_cell'],
    [
      '200 sheets',
      () =>
        book([headings, good], {
          sheets: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`s${at}`, [['x']]])),
        }),
      'too_many_sheets',
    ],
    [
      'prototype keys as headings',
      () =>
        book([
          ['__proto__', 'constructor', 'toString'],
          ['a', 'b', 'c'],
        ]),
      'no_headings',
    ],
    [
      'no address',
      () =>
        book([
          ['Customer name', 'Phone number'],
          ['Kari', '1'],
        ]),
      'columns_missing',
    ],
  ])(
    '%s',
    (_, make, code) => {
      const bytes = make()
      const begun = process.cpuUsage()
      const before = process.memoryUsage().rss
      expect(read(bytes).problem?.code).toBe(code)
      // Of this processor, whatever else the machine does.
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4000)
      expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
      // Packing 90 MB takes longer than reading them.
    },
    90_000,
  )

  test('a bomb next to the sheet is never unpacked', () => {
    const bytes = zipSync({ ...parts, 'xl/media/image1.png': new Uint8Array(150_000_000) })
    expect(read(bytes).outcome).toMatchObject({ state: 'read', rows: 1 })
  })

  test('sheets and cells called after parts of JavaScript do no harm', () => {
    const names = ['__proto__', 'constructor', 'toString']
    const bytes = book([headings, good.map((text, at) => names[at] ?? text)], {
      sheets: Object.fromEntries(names.slice(1).map(name => [name, [[name]]])),
    })
    expect(read(bytes).rows[0]?.cells.slice(0, 3)).toEqual(names)
  })

  test('a formula is what it came to, and a text that looks like one stays a text', () => {
    const sheet = utils.aoa_to_sheet([headings, good])
    sheet['A2'] = { t: 's', v: 'Kari', f: 'HYPERLINK("http://x","Kari")' }
    sheet['F2'] = { t: 's', v: '=cmd|calc' }
    const made = utils.book_new(sheet, 'Orders')
    const { rows } = read(new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer))
    expect([rows[0]?.cells[0], rows[0]?.cells[5]]).toEqual(['Kari', '=cmd|calc'])
  })
})

test('[BLK-103] parts of a workbook are found by its relations, whatever they are called', () => {
  const bytes = fixture('calc-template-filled.xlsx')
  const named: Readonly<Record<string, string>> = {
    'xl/workbook.xml': 'office/book2.xml',
    'xl/_rels/workbook.xml.rels': 'office/_rels/book2.xml.rels',
    'xl/sharedStrings.xml': 'texts/SharedStrings.xml',
    'xl/styles.xml': 'office/look.xml',
    'xl/worksheets/sheet1.xml': 'office/pages/one.xml',
  }
  const targets = [
    [/Target="\/?xl\/workbook\.xml"/, 'Target="office/book2.xml"'],
    [/Target="sharedStrings\.xml"/, 'Target="../texts/SharedStrings.xml"'],
    [/Target="styles\.xml"/, 'Target="/office/look.xml"'],
    [/Target="worksheets\/sheet1\.xml"/, 'Target="./pages/one.xml"'],
  ] as const
  const moved = Object.entries(unzipSync(bytes)).map(([name, part]) => {
    const text = targets.reduce((xml, [from, to]) => xml.replace(from, to), strFromU8(part))
    return [named[name] ?? name, name.endsWith('.rels') ? strToU8(text) : part] as const
  })
  expect(moved.map(([name]) => name)).toEqual(expect.arrayContaining(Object.values(named)))
  expect(read(zipSync(Object.fromEntries(moved)))).toEqual(read(bytes))
  expect(read(bytes).rows.length).toBeGreaterThan(0)
})

const withBomb = (byte: number) =>
  zipSync({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(90_000_000).fill(byte) })
