// Files that are no XLSX, where a country or brand has them read (BLK-106).
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import type { ReadRow, TextReading } from '#features/bulk/file-problems.ts'
import { type BulkFormat, outsideProblem } from '#features/bulk/file-problems.ts'
import { parseMoney } from '#features/pricing/money.ts'
import { readOldWorkbook } from '#workers/bulk/old-workbook.ts'
import { readFile } from '#workers/bulk/read-file.ts'
import { cellsOf, context, words } from './examples.ts'

const all: readonly BulkFormat[] = ['xlsx', 'csv', 'tsv', 'ods', 'xls']

function read(
  bytes: Uint8Array,
  chosen: Partial<TextReading> = {},
  formats = all,
  languages: readonly string[] = context.languages,
) {
  const rows: ReadRow[] = []
  const outcome = readFile(
    bytes,
    { ...context, languages, words, formats, chosen },
    part => rows.push(...part),
    readOldWorkbook,
  )
  return {
    rows,
    outcome,
    reading: outcome.state === 'read' ? outcome.textReading : undefined,
    problem: outcome.state === 'refused' ? outcome.problem.code : undefined,
  }
}

/** The rows of a file on another site. */
function readIn(bytes: Uint8Array, chosen: Partial<TextReading>, site: Partial<typeof context>): ReadRow[] {
  const rows: ReadRow[] = []
  readFile(bytes, { ...context, ...site, words, formats: all, chosen }, part => rows.push(...part))
  return rows
}

const headings = bulkColumns.map(column => templateHeadings[column])
const order = (texts: Parameters<typeof cellsOf>[0]) => [...cellsOf(texts)]
const quoted = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const textOf = (rows: readonly (readonly string[])[], separator = ',') =>
  `${[headings, ...rows].map(row => row.map(quoted).join(separator)).join('\r\n')}\r\n`

const utf16 = (text: string, little: boolean) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), little)
  return bytes
}
/** Of Western Europe: one byte a letter. */
const windows1252 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

/** A text as a program of that code page writes it. */
function inCodePage(text: string, encoding: TextReading['encoding']): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const bytesOf = new Map<string, readonly number[]>()
  const note = (...bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes))
    if (!bytesOf.has(letter)) bytesOf.set(letter, bytes)
  }
  for (let one = 0; one < 256; one++) note(one)
  for (let one = 0x81; one < 0xff; one++) for (let two = 0x40; two < 0xff; two++) note(one, two)
  return Uint8Array.from([...text].flatMap(letter => bytesOf.get(letter) ?? []))
}

describe('[BLK-106] encoding, separator and decimal sign of a text are found out', () => {
  const rows = [order({ name: 'Åse Bjørnstad', notes: 'Ring "twice",\nthen wait', amount: '1250,50' })]
  const text = textOf(rows, ';')
  test.each<[string, Uint8Array, TextReading['encoding']]>([
    ['UTF-8', strToU8(text), 'utf-8'],
    ['UTF-8 with its mark', strToU8(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 with its mark', utf16(`\ufeff${text}`, true), 'utf-16le'],
    ['UTF-16 the other way round', utf16(`\ufeff${text}`, false), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, true), 'utf-16le'],
    ['Windows-1252', windows1252(text), 'windows-1252'],
  ])('%s', (_, bytes, encoding) => {
    const found = read(bytes)
    expect(found.reading).toEqual({ encoding, separator: ';', decimal: ',' })
    expect(found.rows.map(row => [row.number, row.cells[0], row.cells[5], row.cells[7], row.faults])).toEqual([
      [2, 'Åse Bjørnstad', 'Ring "twice",\nthen wait', '1250,5', []],
    ])
  })
  test.each<[string, readonly string[], TextReading['encoding'], string, string]>([
    ['Arabic', ['ar', 'en'], 'windows-1256', 'محمد الأحمد', 'اتصل عند الوصول'],
    ['Arabic of a country', ['ar-SA', 'en'], 'windows-1256', 'نورة القحطاني', 'الباب الخلفي'],
    ['Urdu', ['en', 'ur', 'ur-Latn'], 'windows-1256', 'احمد رضا', 'دروازہ'],
    ['Thai', ['th', 'en'], 'windows-874', 'สมชาย ใจดี', 'โทรก่อนถึง'],
    ['Greek', ['el', 'en'], 'windows-1253', 'Γιώργος Παπαδόπουλος', 'Δεύτερο κουδούνι'],
    ['Czech', ['cs', 'en'], 'windows-1250', 'Jiří Dvořák', 'zvoňte dvakrát'],
    ['Polish', ['pl', 'en'], 'windows-1250', 'Łukasz Wójcik', 'dzwonić później'],
    ['Hungarian', ['hu', 'en'], 'windows-1250', 'Erdős Győző', 'csengő'],
    ['Romanian', ['ro', 'en'], 'windows-1250', 'Ioana Pădurariu', 'sună'],
    ['Serbian in Latin letters', ['sr', 'en'], 'windows-1250', 'Đorđe Nikolić', 'pozvoniti'],
    ['Serbian in Cyrillic letters', ['sr', 'en'], 'windows-1251', 'Ђорђе Николић', 'позвонити'],
    ['Chinese of Taiwan', ['zh-TW', 'en'], 'big5', '歐陽菲菲', '台北101大樓A座'],
    ['Chinese of Hong Kong', ['zh-HK', 'en'], 'big5', '陳大文', '請先致電'],
    ['Chinese of Malaysia', ['en', 'ms', 'zh-MY'], 'gbk', '陈小明', '请先打电话'],
    ['Japanese', ['ja', 'en'], 'shift_jis', '山田 太郎', 'ドアの前に置いてください'],
    ['Norwegian', ['nb-NO', 'en'], 'windows-1252', 'Åse Bjørnstad', 'Ring først'],
    ['German where Arabic is spoken', ['ar', 'en'], 'windows-1252', 'Jörg Müßig', 'Zweite Tür'],
    ['French where Polish is spoken', ['pl', 'en'], 'windows-1252', 'Zoë Lefèvre', 'à côté'],
    ['Swedish where Greek is spoken', ['el', 'en'], 'windows-1252', 'Åsa Sjöström', 'Gården'],
    ['German where Chinese is spoken', ['zh-TW', 'en'], 'windows-1252', 'Jörg Müßig', 'Zweite Tür'],
    ['German where Japanese is spoken', ['ja', 'en'], 'windows-1252', 'Jörg Müßig', 'Zweite Tür'],
    ['German where Thai is spoken', ['th', 'en'], 'windows-1252', 'Jörg Müßig', 'Zweite Tür'],
  ])('the code page of %s', (_, languages, encoding, name, notes) => {
    const bytes = inCodePage(textOf([order({ name, notes })], ';'), encoding)
    const found = read(bytes, {}, all, languages)
    expect([found.reading?.encoding, found.rows[0]?.cells[0], found.rows[0]?.cells[5]]).toEqual([encoding, name, notes])
    // Whoever chooses for themselves decides.
    expect(read(bytes, { encoding: 'windows-1252' }, all, languages).reading?.encoding).toBe('windows-1252')
  })
  test.each([',', ';', '\t', '|'] as const)('the separator %j', separator => {
    const found = read(strToU8(textOf(rows, separator)))
    expect(found.reading?.separator).toBe(separator)
    expect(found.rows).toHaveLength(1)
  })
  test.each<[string, string, string]>([
    ['of the headings another than those of the rows', '\r\n', '\n'],
    ['the other way round', '\n', '\r\n'],
    ['of rows that an old program has added', '\n', '\r'],
    ['of an old program alone', '\r', '\r'],
  ])('ends of lines, %s: no row is lost in another', (_, first, other) => {
    const lines = [headings, ...['Kari', 'Ola', 'Nora'].map(name => order({ name }))].map(row => row.join(';'))
    const { rows } = read(strToU8(lines.join(other).replace(other, first)))
    expect(rows.map(row => [row.number, row.cells[0], row.faults])).toEqual([
      [2, 'Kari', []],
      [3, 'Ola', []],
      [4, 'Nora', []],
    ])
  })
  test('quotes within a text in quotes are part of it', () => {
    const found = read(strToU8(textOf([order({ name: 'NAME' }), order({})]).replace('NAME', '"Kari "Big" Berg"')))
    expect(found.rows.map(row => [row.cells[0], row.faults])).toEqual([
      ['Kari "Big" Berg', []],
      ['Kari Berg', []],
    ])
  })
  test('the separator that a spreadsheet writes above the headings, whose rows keep their numbers', () => {
    const found = read(strToU8(`sep=;\r\n${text}`))
    expect([found.reading?.separator, found.rows[0]?.number]).toEqual([';', 3])
  })
  test.each<[texts: string[], decimal: string | undefined, amounts: string[]]>([
    [['1.250', '99,90'], ',', ['1250', '99,9']],
    [['1,250', '99.90'], '.', ['1250', '99,9']],
    [['99,90', '100'], ',', ['99,9', '100']],
    [['1,250.50', '2,000.00 kr', '100'], '.', ['1250,5', '2000 kr', '100']],
    [['1.250.000', '1.250,5'], ',', ['1250000', '1250,5']],
    // One amount alone does not decide for a sign that is not the country’s.
    [['1,250.50', '100', '200'], undefined, ['1,250.50', '100', '200']],
    [['12.50', '100'], undefined, ['12.50', '100']],
    // Amounts that contradict each other decide nothing.
    [['99,90', '99.90'], undefined, ['99,90', '99.90']],
    [['99.90', '12.50', '1.250'], undefined, ['99.90', '12.50', '1.250']],
    [['1,250.50', '1.250,50'], undefined, ['1,250.50', '1.250,50']],
    [['1.250'], undefined, ['1.250']],
    [['abc', '1.2.3'], undefined, ['abc', '1.2.3']],
  ])('amounts %j that agree have the decimal sign %s', (texts, decimal, amounts) => {
    const found = read(
      strToU8(
        textOf(
          texts.map(amount => order({ amount })),
          ';',
        ),
      ),
    )
    expect(found.reading?.decimal).toBe(decimal)
    expect(found.rows.map(({ cells }) => cells[7])).toEqual(amounts)
  })
  test.each<[last: string, amounts: string[]]>([
    ['amount', ['12,50', '100', '7,05 kr']],
    ['notes', ['12,50', '100', '7,05 kr']],
  ])(
    'amounts whose decimal sign separates the fields as well are whole, with %s in the last column',
    (last, amounts) => {
      const columns = bulkColumns.filter(column => column !== last).concat(last as 'amount')
      const line = (row: readonly string[]) => columns.map(column => row[bulkColumns.indexOf(column)] ?? '').join(',')
      const found = read(strToU8([headings, ...amounts.map(amount => order({ amount }))].map(line).join('\n')))
      expect(found.reading).toMatchObject({ separator: ',', decimal: ',' })
      expect(found.rows.map(({ cells }) => cells[7])).toEqual(['12,5', '100', '7,05 kr'])
      expect(found.rows.flatMap(({ faults }) => faults)).toEqual([])
    },
  )
  test('a column without a heading behind the amounts is none of them', () => {
    const columns = [...bulkColumns.filter(column => column !== 'amount'), 'amount' as const]
    const line = (row: readonly string[]) => columns.map(column => row[bulkColumns.indexOf(column)] ?? '').join(',')
    const rows = ['50,A17', '60,18', '70,5'].map(amount => line(order({ amount })))
    const found = read(strToU8([line(headings), ...rows].join('\n')))
    expect(found.rows.map(({ cells }) => cells[7])).toEqual(['50', '60', '70'])
  })
  test('an amount that two signs could have written says so in its row', () => {
    const codes = (amount: string) =>
      read(strToU8(textOf([order({ amount })], ';'))).rows[0]?.faults.map(({ code }) => code)
    expect(codes('1.250')).toEqual(['amount_ambiguous'])
    expect(codes('1,250.50')).toEqual(['amount_other_sign'])
  })
  test('what was found out can be chosen otherwise', () => {
    const found = read(strToU8(textOf([order({ amount: '1.250' })], ';')), { decimal: '.', encoding: 'windows-1252' })
    expect(found.reading).toEqual({ encoding: 'windows-1252', separator: ';', decimal: '.' })
    expect(found.rows[0]?.cells[7]).toBe('1,25')
  })
  test.each([
    ['KD 12,500', '12.5'],
    ['12,500 KD', '12.5'],
    ['12,500 د.ك.', '12.5'],
    ['١٢,500', '12.5'],
    ['1.250,500 KD', '1250.5'],
    ['KD 5', '5'],
    ['KD ,050', '0.05'],
  ])('the sign that is chosen also holds for the amount %s, with its currency and in any digits', (amount, meant) => {
    const kuwait = { country: 'KW', currency: 'KWD', languages: ['ar', 'en'] }
    const [row] = readIn(strToU8(textOf([order({ amount })], ';')), { decimal: ',' }, kuwait)
    const spelling = { ...context, ...kuwait }
    expect(parseMoney(row?.cells[7] ?? '', spelling)).toEqual({ state: 'given', amount: Number(meant) })
    expect(row?.faults.filter(({ column }) => column === 'amount')).toEqual([])
  })
  test('values that were written as formulas to keep a spreadsheet from changing them', () => {
    const plain = textOf([order({ phone: 'PHONE', name: 'NAME' })], ';')
    const guarded = plain.replace('PHONE', '="40612345"').replace('NAME', '"=""Kari """"K"""" Berg"""')
    const { rows } = read(strToU8(guarded))
    expect(rows.map(({ cells, faults }) => [cells[0], cells[1], faults])).toEqual([
      ['Kari "K" Berg', '+4740612345', []],
    ])
  })
  test('phones keep their zeros, and nothing becomes a day', () => {
    const { rows } = read(strToU8(textOf([order({ phone: '0047 40612345', unit: '3/4' })])))
    expect([rows[0]?.cells[1], rows[0]?.cells[2]]).toEqual(['+4740612345', '3/4'])
  })
})

const OFFICE =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
/** Sheets of the first style are hidden, those of the second are shown. */
const STYLES = `<office:automatic-styles>${['false', 'true'].map((shown, at) => `<style:style style:name="ta${at + 1}" style:family="table"><style:table-properties table:display="${shown}"/></style:style>`).join('')}</office:automatic-styles>`
const ods = (table: string, more: Record<string, string> = {}) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content ${OFFICE}>${STYLES}<office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`,
    ),
    ...Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, strToU8(xml)])),
  })
const cell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const rowOf = (cells: string, times = 1) =>
  `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`
const headRow = rowOf(headings.map(cell).join(''))

describe('[BLK-106] sheets of other programs', () => {
  const made = utils.book_new(utils.aoa_to_sheet([['x']]), 'Notes')
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      headings,
      order({ amount: '' }).map((text, at) => (at === 7 ? 1250.5 : text)),
      order({ delivery: 'scheduled' }).map((text, at) =>
        at === 10 ? { t: 'n', v: 46_084.75, z: 'yyyy-mm-dd hh:mm' } : text,
      ),
    ]),
    'Orders',
  )
  test.each(['ods', 'xls', 'xlsx'] as const)('%s, the second sheet of two', bookType => {
    const { rows, problem } = read(new Uint8Array(write(made, { type: 'array', bookType }) as ArrayBuffer))
    expect(problem).toBeUndefined()
    expect(rows.map(({ number, cells }) => [number, cells[1], cells[7], cells[10]])).toEqual([
      [2, '+4740612345', '1250,5', ''],
      [3, '+4740612345', '120', '2026-03-03 18:00'],
    ])
    expect(rows.map(({ faults }) => faults)).toEqual([[], []])
  })
  test.each(['ods', 'xls', 'xlsx'] as const)('%s, orders after a sheet of many remarks', bookType => {
    const book = utils.book_new(utils.aoa_to_sheet(Array.from({ length: 30 }, () => ['x'])), 'Notes')
    utils.book_append_sheet(book, utils.aoa_to_sheet([headings, order({})]), 'Orders')
    const { rows } = read(new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer))
    expect(rows.map(({ number }) => number)).toEqual([2])
  })
  /** A sheet called Notes has remarks alone. */
  const odsSheet = (name: string, style: string, isNamed = false) =>
    `<table:table${isNamed ? ` table:name="${name}"` : ''} table:style-name="${style}">${
      name === 'Notes' ? rowOf(cell('remark')) : `${headRow}${rowOf(order({ name }).map(cell).join(''))}`
    }</table:table>`
  const inXls = (bookType: 'xls' | 'xlsx', sheets: [name: string, hidden: 0 | 1][]) => {
    const book = utils.book_new()
    for (const [name] of sheets)
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet(name === 'Notes' ? [['remark']] : [headings, order({ name })]),
        name,
      )
    book.Workbook = { Sheets: sheets.map(([, Hidden]) => ({ Hidden })) }
    return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
  }
  test.each<[string, Uint8Array, string]>([
    [
      'xlsx',
      inXls('xlsx', [
        ['Old', 1],
        ['New', 0],
      ]),
      'New',
    ],
    [
      'xls',
      inXls('xls', [
        ['Old', 1],
        ['New', 0],
      ]),
      'New',
    ],
    ['ods', ods(odsSheet('Old', 'ta1') + odsSheet('New', 'ta2')), 'New'],
    ['ods with a hidden sheet alone', ods(`<table:table/>${odsSheet('Old', 'ta1')}`), 'Old'],
  ])('%s: a sheet that is shown comes before one that is hidden', (_, bytes, name) => {
    expect(read(bytes).rows.map(({ cells }) => cells[0])).toEqual([name])
  })
  test.each<[string, Uint8Array]>([
    [
      'xlsx',
      inXls('xlsx', [
        ['Notes', 0],
        ['Monday', 0],
        ['Tuesday', 0],
        ['Template', 1],
      ]),
    ],
    [
      'xls',
      inXls('xls', [
        ['Notes', 0],
        ['Monday', 0],
        ['Tuesday', 0],
        ['Template', 1],
      ]),
    ],
    [
      'ods',
      ods(
        ['Notes', 'Monday', 'Tuesday'].map(name => odsSheet(name, 'ta2', true)).join('') +
          odsSheet('Template', 'ta1', true),
      ),
    ],
  ])('%s: other sheets of orders that are shown are named, and those of remarks are not', (_, bytes) => {
    const { outcome, rows } = read(bytes)
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Monday'])
    expect(outcome).toMatchObject({ state: 'read', rows: 1, sheetsLeft: ['Tuesday'] })
  })
  test('what is wrong with another sheet does not matter once the orders are read', () => {
    const far = utils.aoa_to_sheet([headings])
    far['XFD2'] = { t: 's', v: 'far' }
    far['!ref'] = 'A1:XFD2'
    const book = utils.book_new(utils.aoa_to_sheet([headings, order({ name: 'Kari' })]), 'Orders')
    utils.book_append_sheet(book, far, 'Far')
    const { outcome, rows } = read(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer))
    expect([outcome.state, rows.length]).toEqual(['read', 1])
  })
  test.each(['xlsx', 'xls', 'ods'] as const)('%s: merged cells hold for each of their rows, save amounts', bookType => {
    const rows = ['Kari', 'Ola', 'Nora', 'Per'].map((name, at) =>
      order({ name, ...(at === 1 || at === 2 ? { notes: '', amount: '' } : { notes: `Gate ${at}`, amount: '300' }) }),
    )
    const sheet = utils.aoa_to_sheet([headings, ...rows.map(row => row.map(text => (text === '' ? null : text)))])
    const down = (column: number) => ({ s: { r: 1, c: column }, e: { r: 3, c: column } })
    sheet['!merges'] = [down(5), down(7)]
    const book = utils.book_new(sheet, 'Orders')
    const { rows: found } = read(new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer))
    expect(found.map(({ cells }) => [cells[0], cells[5], cells[7]])).toEqual([
      ['Kari', 'Gate 0', '300'],
      ['Ola', 'Gate 0', ''],
      ['Nora', 'Gate 0', ''],
      ['Per', 'Gate 3', '300'],
    ])
  })
  test('merged headings are no row below them', () => {
    const sheet = utils.aoa_to_sheet([headings, ['x'], order({ name: 'Kari' })])
    delete sheet['A2']
    sheet['!merges'] = headings.map((_, at) => ({ s: { r: 0, c: at }, e: { r: 1, c: at } }))
    const book = utils.book_new(sheet, 'Orders')
    const found = read(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer))
    expect(found.rows.map(({ number, cells }) => [number, cells[0]])).toEqual([[3, 'Kari']])
  })
  test('remarks, spans, blanks and repeated rows of OpenDocument', () => {
    const name =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>a remark</text:p></office:annotation><text:p>Kari<text:s/><text:span>Berg</text:span></text:p></table:table-cell>'
    const rest = cellsOf()
      .slice(1)
      .map(text => cell(text))
      .join('')
    const table = `<table:table table:name="Orders">${headRow}${rowOf('<table:table-cell/>', 3)}${rowOf(name + rest, 2)}${rowOf('<table:table-cell table:number-columns-repeated="16384"/>', 1_048_570)}</table:table>`
    expect(read(ods(table)).rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [5, 'Kari Berg'],
      [6, 'Kari Berg'],
    ])
  })
  test.each([
    ['2026-03-03T18:30:00', '2026-03-03 18:30'],
    ['2026-03-03T18:29:59.999999997', '2026-03-03 18:30'],
    ['2026-03-03T23:59:59.9999', '2026-03-04 00:00'],
    ['2026-03-03T18:30:00.000000004', '2026-03-03 18:30'],
    ['2026-03-03T18:29:15', '2026-03-03 18:29'],
  ])('the moment %s of OpenDocument, which is reckoned in fractions, is %s', (value, meant) => {
    const cells = order({ delivery: 'scheduled' }).slice(0, -1).map(cell).join('')
    const moment = `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>shown</text:p></table:table-cell>`
    const { rows } = read(ods(`<table:table>${headRow}${rowOf(cells + moment)}</table:table>`))
    expect(rows[0]?.cells[10]).toBe(meant)
  })
  test.each(['Err:502', '#REF!'])(
    'the error %s of a formula in OpenDocument is named, as one of a workbook is',
    text => {
      const failed = `<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>${text}</text:p></table:table-cell>`
      const cells = order({}).map((one, at) => (at === bulkColumns.indexOf('notes') ? failed : cell(one)))
      const { rows } = read(ods(`<table:table>${headRow}${rowOf(cells.join(''))}</table:table>`))
      expect(rows[0]?.faults).toMatchObject([{ column: 'notes', code: 'spreadsheet_error' }])
    },
  )
  test.each<[string, Uint8Array, string]>([
    [
      'a million rows of one',
      ods(`<table:table>${headRow}${rowOf(cell('x'), 1_048_576)}</table:table>`),
      'too_many_rows',
    ],
    [
      'a number of rows that is none',
      ods('<table:table><table:table-row table:number-rows-repeated="x"/></table:table>'),
      'broken',
    ],
    ['nested elements', ods('<text:p>'.repeat(100_000)), 'broken'],
    [
      'a password',
      ods('', { 'META-INF/manifest.xml': '<manifest:m><manifest:encryption-data/></manifest:m>' }),
      'encrypted',
    ],
    ['no headings', ods(`<table:table>${rowOf(cell('x'))}</table:table>`), 'no_headings'],
    ['a text of zeros', new Uint8Array(5000), 'not_xlsx'],
    ['a quote without an end', strToU8(`${textOf([])}"Kari,40612345`), 'broken'],
    [
      'a quote that ends in the midst of a text, and so with a quote of a later row',
      strToU8(
        textOf([order({ name: 'NAME' }), order({}), order({ notes: 'Ring, wait' }), order({})]).replace(
          'NAME',
          '"Big" Kari',
        ),
      ),
      'broken',
    ],
    ['too many columns', strToU8(`${textOf([])}${'x,'.repeat(200)}`), 'broken'],
  ])('[BLK-105] %s is refused', (_, bytes, code) => {
    const begun = process.cpuUsage()
    expect(read(bytes).problem).toBe(code)
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2)
  })
})

describe('[BLK-010] what a site does not read stays an invalid format', () => {
  test.each<[string, readonly BulkFormat[], string | undefined]>([
    ['orders.csv', ['xlsx'], 'not_xlsx'],
    ['orders.ods', ['xlsx'], 'not_xlsx'],
    ['orders.xls', ['xlsx'], 'old_format'],
    ['orders.csv', ['xlsx', 'csv'], undefined],
    ['orders.CSV', ['xlsx', 'csv'], undefined],
    ['orders.tsv', ['xlsx', 'csv'], 'not_xlsx'],
    ['orders.pdf', all, 'not_xlsx'],
    ['orders', all, 'not_xlsx'],
  ])('%s where %o are read', (name, formats, problem) => {
    expect(outsideProblem({ name, size: 10 }, formats)?.code).toBe(problem)
  })
  test('whatever its name says', () => {
    expect(read(strToU8(textOf([])), {}, ['xlsx']).problem).toBe('not_xlsx')
    expect(read(ods(`<table:table>${headRow}</table:table>`), {}, ['xlsx']).problem).toBe('not_xlsx')
  })
})
