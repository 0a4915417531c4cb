// What spreadsheets write in their own ways, and files that were made to keep a reader busy.
import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type BulkColumn, bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import { failedRows } from '#features/bulk/failed-rows.ts'
import type { ReadRow } from '#features/bulk/file-problems.ts'
import { textColumn } from '#features/formats/sheet-file.ts'
import { isSafeXlsx } from '#sandbox/bulk/guard.ts'
import { readRows } from '#sandbox/bulk/read.ts'
import { readFile } from '#workers/bulk/read-file.ts'
import { writeSheet } from '#workers/write-sheet.ts'
import { cellsOf, context, words } from './examples.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

type Parts = { workbook?: string; rows?: string; sheet?: string; texts?: string; formats?: string[] }

const letterOf = (column: BulkColumn) => String.fromCharCode(65 + bulkColumns.indexOf(column))
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
const headings = `<row r="1">${bulkColumns.map(column => text(`${letterOf(column)}1`, templateHeadings[column])).join('')}</row>`

/** A workbook whose parts are written by hand; style 1, 2, … shows `formats`. */
function workbook({ workbook = '<workbookPr/>', rows = '', sheet, texts = '', formats = [] }: Parts): Uint8Array {
  const custom = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`).join('')
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main">${workbook}<sheets><sheet name="Orders" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${custom}</numFmts><cellXfs><xf numFmtId="0"/>${styles}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts}</sst>`,
    'xl/worksheets/sheet1.xml':
      sheet ?? `<worksheet xmlns="${MAIN}"><sheetData>${headings}${rows}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])), { level: 9 })
}

function read(bytes: Uint8Array) {
  const rows: ReadRow[] = []
  const outcome = readFile(bytes, { ...context, words }, part => rows.push(...part))
  return { rows, problem: outcome.state === 'refused' ? outcome.problem : undefined }
}
const cellOf = (parts: Parts, column: BulkColumn) => read(workbook(parts)).rows[0]?.cells[bulkColumns.indexOf(column)]

const NOON = 46_084.5
const dated = `<row r="2"><c r="C2" s="1"><v>${NOON}</v></c></row>`
/** The unit of an order that is a number, shown in a format of its own, or in one that spreadsheets know by number. */
const shownAs = (format: string) => cellOf({ formats: [format], rows: dated }, 'unit')
function shownIn(format: number): string | undefined {
  const styles = `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="${format}"/></cellXfs></styleSheet>`
  return read(withPart(workbook({ rows: dated }), 'xl/styles.xml', styles)).rows[0]?.cells[2]
}

describe('[BLK-103] a number is a day or a time only where its format shows one', () => {
  test.each(['[Magenta]0.00', '0*d', '0_d', '"day" 0', '\\d0', '[Red][<10]0', '0.00E+00', '[$-409]0', '@', 'General'])(
    '%s shows a number',
    format => {
      expect(shownAs(format)).toBe('46084.5')
    },
  )
  test.each(['yyyy-mm-dd', '[h]:mm', '[$-409]d. mmm', 'dd/mm/yy;@', '[mm]', '[SS].00', '[Magenta]d'])(
    '%s shows a day or a time',
    format => {
      expect(shownAs(format)).toBe('2026-03-03 12:00')
    },
  )
  test.each([
    [14, true],
    [22, true],
    [23, false],
    [37, false],
    [44, false],
    [45, true],
    [47, true],
    [48, false],
    [49, false],
  ])('the format number %i: %s', (number, dated) => {
    expect(shownIn(number)).toBe(dated ? '2026-03-03 12:00' : '46084.5')
  })
})

describe('[BLK-103] a workbook is read as spreadsheets mean it', () => {
  const scheduled = '<row r="2"><c r="K2"><v>44622.5</v></c></row>'
  test('an extension of the same name does not change how days are counted', () => {
    const own = '<workbookPr date1904="1"/><extLst><ext><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>'
    expect(cellOf({ workbook: own, rows: scheduled }, 'scheduled')).toBe('2026-03-03 12:00')
  })
  test('a workbook may write all its elements with a prefix', () => {
    const sheet = `<x:worksheet xmlns:x="${MAIN}"><x:sheetData>${(headings + scheduled).replaceAll(/<(\/?)/g, '<$1x:')}</x:sheetData></x:worksheet>`
    expect(read(workbook({ sheet })).rows[0]?.cells[10]).toBe('2022-03-02 12:00')
  })
  test.each([
    ['Ring_x000D_\ntwice', 'Ring\ntwice'],
    ['Ring\r\ntwice', 'Ring\ntwice'],
    ['Ring_x000d_twice', 'Ring\ntwice'],
    ['_x005F_x000D_', '_x000D_'],
    ['a_x0009_b', 'a\tb'],
    ['a_xZZZZ_b', 'a_xZZZZ_b'],
  ])('%j is the text %j, wherever it is kept', (written, meant) => {
    expect(cellOf({ rows: `<row r="2">${text('F2', written)}</row>` }, 'notes')).toBe(meant)
    const shared = { texts: `<si><t>${written}</t></si>`, rows: '<row r="2"><c r="F2" t="s"><v>0</v></c></row>' }
    expect(cellOf(shared, 'notes')).toBe(meant)
    const formula = `<row r="2"><c r="F2" t="str"><f>A1</f><v>${written}</v></c></row>`
    expect(cellOf({ rows: formula }, 'notes')).toBe(meant)
  })
  test('a text in the cell itself is read once, whatever is next to it', () => {
    const both = '<row r="2"><c r="A2" t="inlineStr"><v>Kari</v><is><t>Kari</t></is></c></row>'
    expect(cellOf({ rows: both }, 'name')).toBe('Kari')
    const value = '<row r="2"><c r="A2" t="inlineStr"><v>Kari</v></c></row>'
    expect(cellOf({ rows: value }, 'name')).toBe('Kari')
  })
})

test('[BLK-103] a formula that was never reckoned is named, one that came to nothing is empty', () => {
  const unreckoned = '<row r="2"><c r="A2"><f>B1</f></c><c r="B2"><v>40612345</v></c></row>'
  expect(read(workbook({ rows: unreckoned })).rows[0]?.faults).toContainEqual({
    column: 'name',
    code: 'formula_without_value',
  })
  const nothing = '<row r="2"><c r="A2" t="str"><f>B1</f><v></v></c><c r="B2"><v>40612345</v></c></row>'
  expect(read(workbook({ rows: nothing })).rows[0]?.faults).toContainEqual({ column: 'name', code: 'name_missing' })
})

test('[BLK-103] the example of the template is left out, whatever is next to it', () => {
  const rows = `<row r="2">${text('A2', '(Example) Alex Morgan')}</row><row r="3">${text('A3', 'Kari')}</row>`
  const read = readFile(workbook({ rows }), { ...context, words }, () => {})
  expect(read).toMatchObject({ state: 'read', rows: 1, examples: 1 })
})

test('[BLK-102] saved failed rows are read again without a note about their added columns', () => {
  const rows = failedRows(
    [
      {
        number: 7,
        cells: cellsOf(),
        faults: [{ column: 'name', code: 'name_invalid' }],
        verdict: { state: 'unasked' },
      },
    ],
    { row: 'صف', reason: 'السبب', sheet: 'Errors', columns: words.columns },
    () => 'a reason',
  )
  const outcome = readFile(writeSheet(rows), { ...context, words }, () => {})
  expect(outcome).toEqual({ state: 'read', rows: 1, unused: [], examples: 0 })
})

test.each(['_x000D_', 'Door _x0041_', '_x005F_x000D_', '_X0041_', '_x41_ and _'])(
  '[BLK-102] the text %j is the same once it has been written as a workbook and read again',
  notes => {
    const columns = bulkColumns.map(column => textColumn(templateHeadings[column]))
    const rows = [{ cells: [...cellsOf({ notes })] }]
    const read: ReadRow[] = []
    readFile(writeSheet({ name: 'Orders', columns, rows }), { ...context, words }, part => read.push(...part))
    expect(read.map(({ cells }) => cells[bulkColumns.indexOf('notes')])).toEqual([notes])
  },
)

test('[BLK-105] 60,000 orders under their heading are taken, one more is not', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `<row r="${at + 2}">${text(`A${at + 2}`, 'Kari')}</row>`)
  expect(readFile(workbook({ rows: rows(60_000).join('') }), { ...context, words }, () => {})).toMatchObject({
    rows: 60_000,
  })
  const problem = read(workbook({ rows: rows(60_001).join('') })).problem
  expect(problem).toEqual({ code: 'too_many_rows', limit: 60_000 })
})

const nested = '<a>'.repeat(200_000)
const attributes = Array.from({ length: 500_000 }, (_, index) => ` a${index}=""`).join('')
const hostile: Record<string, () => Uint8Array> = {
  'a sheet of nested elements': () =>
    workbook({ sheet: `<worksheet xmlns="${MAIN}"><sheetData>${nested}</sheetData></worksheet>` }),
  'a workbook of nested elements': () => workbook({ workbook: nested }),
  'styles of nested elements': () => withPart(workbook({}), 'xl/styles.xml', `<styleSheet>${nested}</styleSheet>`),
  'a format code of repeated brackets': () => workbook({ formats: Array(50).fill('['.repeat(200_000)) }),
  'an element with half a million attributes': () => workbook({ workbook: `<workbookPr${attributes}/>` }),
  'ten million shared texts': () => workbook({ texts: '<si/>'.repeat(10_000_000) }),
  'ten million styles': () =>
    withPart(
      workbook({}),
      'xl/styles.xml',
      `<styleSheet><cellXfs>${'<xf/>'.repeat(10_000_000)}</cellXfs></styleSheet>`,
    ),
  'a heading of a million brackets': () => workbook({ rows: `<row r="2">${text('A2', '('.repeat(1_000_000))}</row>` }),
  'a cell in a column with an endless name': () =>
    workbook({ rows: `<row r="2">${text(`${'Z'.repeat(400)}2`, 'x')}</row>` }),
  'rows that go back up': () =>
    workbook({ rows: `<row r="5">${text('A5', 'x')}</row><row r="3">${text('A3', 'y')}</row>` }),
  'a row without a number that is one': () => workbook({ rows: `<row r="x">${text('A2', 'x')}</row>` }),
  'a number of millions of signs, each written by its code': () =>
    workbook({ rows: `<row r="2"><c><v>${'&#x41;'.repeat(4_000_000)}</v></c></row>` }),
  'a shared text without end': () => workbook({ texts: `<si><t>${'a'.repeat(20_000_000)}</t></si>` }),
  'millions of remarks': () => workbook({ rows: '<!---->'.repeat(3_000_000) }),
  'millions of instructions': () => workbook({ rows: '<??>'.repeat(5_000_000) }),
  'ends of millions of elements that never began': () => workbook({ rows: '</a>'.repeat(5_000_000) }),
  'relations by the million': () =>
    withPart(
      workbook({}),
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${'<Relationship Id="a"/>'.repeat(1_000_000)}`,
    ),
  'elements with all the attributes that one may have': () =>
    workbook({ workbook: `<a${attributes.slice(0, 1300)}/>`.repeat(15_000) }),
}

describe('[BLK-105] a small file that would keep a reader busy is refused within 2 s and 300 MB', () => {
  test.each(Object.entries(hostile))('%s', (_, make) => {
    const bytes = make()
    const begun = process.cpuUsage()
    const before = process.memoryUsage().rss
    expect(read(bytes).problem?.code).toMatch(/broken|unpacks_too_large|far_cell/)
    // Seconds of the processor, whatever else the machine does.
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })

  test.each([
    'a sheet of nested elements',
    'styles of nested elements',
    'a format code of repeated brackets',
    'a cell in a column with an endless name',
  ])('the sandbox: %s', name => {
    const bytes = hostile[name]?.() ?? new Uint8Array()
    const begun = process.cpuUsage()
    const before = process.memoryUsage().rss
    expect(() => readRows(Buffer.from(bytes).toString('base64'))).toThrow('BulkFileInvalid')
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })

  test('a file as small as 1,107 bytes is one of them', () => {
    expect(hostile['a sheet of nested elements']?.().length).toBeLessThan(5000)
    expect(isSafeXlsx(workbook({}))).toBe(true)
  })
})

test('[BLK-105] a part that is there twice is refused: programs differ in which of the two they show', () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const rowOf = (name: string) => workbook({ rows: `<row r="2">${text('A2', name)}</row>` })
  const parts = Object.entries(unzipSync(rowOf('Kari')))
  const again = unzipSync(rowOf('Ola'))[sheet] ?? new Uint8Array()
  const packed = (all: [string, Uint8Array][]): Uint8Array => {
    const pieces: Uint8Array[] = []
    const zip = new Zip((_, piece) => pieces.push(piece))
    for (const [name, bytes] of all) {
      const part = new ZipDeflate(name)
      zip.add(part)
      part.push(bytes, true)
    }
    zip.end()
    return Buffer.concat(pieces)
  }
  expect(read(packed(parts)).rows).toHaveLength(1)
  expect(isSafeXlsx(packed(parts))).toBe(true)
  expect(read(packed([...parts, [sheet, again]]))).toEqual({ rows: [], problem: { code: 'broken' } })
  expect(isSafeXlsx(packed([...parts, [sheet, again]]))).toBe(false)
})

/** The same file with another part. */
function withPart(bytes: Uint8Array, name: string, xml: string): Uint8Array {
  return zipSync({ ...unzipSync(bytes), [name]: strToU8(xml) }, { level: 9 })
}
