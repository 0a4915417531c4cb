// Writes a workbook: texts are texts, so no phone number loses its plus and nothing is a formula; moments and
// money are numbers with a format (BLK-102, BLK-103, HIS-101).
import { strToU8, zipSync } from 'fflate'
import type { SheetCell, SheetColumn, SheetTask } from '#features/formats/sheet-file.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Styles by their index: texts, headings of texts and of numbers, the word before the sums, then those of the columns. */
const TEXT = 0
const HEADING = 1
const HEADING_OF_NUMBERS = 2
const TOTALS = 3
const FIRST_OWN = 4
/** The same bytes for the same rows: the server knows a file again by them. */
const NO_DATE = new Date('2000-01-01T00:00:00Z')
const WIDTH_MAX = 48
const WIDTH_MIN = 10
const MOMENT_WIDTH = 18
const MONEY_WIDTH = 16
/** Rows that are looked at for the width of a column. */
const SAMPLE = 200

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold at all. */
const IMPOSSIBLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
/** Spreadsheets read `_x0041_` as a sign by its number: the mark before it is written by its own. */
const TAKEN_FOR_A_SIGN = /_(?=x[\da-f]{4}_)/gi
const HALF_CHARACTER = /\p{Surrogate}/gu
const xml = (text: string): string =>
  text
    .replace(HALF_CHARACTER, '\ufffd')
    .replace(IMPOSSIBLE, '')
    .replace(TAKEN_FOR_A_SIGN, '_x005F_')
    .replace(/[&<>"]/g, sign => signs[sign] ?? sign)

function letters(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? letters(before - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** The name of a sheet: a spreadsheet allows 31 characters, and not these. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Orders'

const DAY_MS = 86_400_000
/** Day 0 of spreadsheets. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
const MOMENT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/

/** Days since the first as spreadsheets count them; undefined for a text that is no moment. */
function serialOf(text: string): number | undefined {
  const [, year, month, day, hour, minute] = (MOMENT.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined) return undefined
  return Number(((Date.UTC(year, month - 1, day, hour, minute) - FIRST_DAY) / DAY_MS).toFixed(10))
}

type Styled = { column: SheetColumn; letter: string; style: number; totalStyle: number; formatCode?: string }

/** How a spreadsheet writes the numbers of a column. */
function formatOf(column: Exclude<SheetColumn, { kind: 'text' }>, cells: readonly SheetCell[]): string {
  if (column.kind === 'moment') return 'yyyy-mm-dd hh:mm'
  if (column.kind === 'share') return '0.0%'
  if (column.kind === 'money') return `[$${column.currency}] ${withDecimals(column.decimals)}`
  // Optional decimals, as in "0.##", would leave a decimal sign behind a whole number.
  return withDecimals(Math.max(0, ...cells.map(cell => Math.min(2, /\.(\d+)$/.exec(String(cell))?.[1]?.length ?? 0))))
}

const withDecimals = (decimals: number): string => `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`

/**
 * The columns with their styles; two for each that holds numbers: its cells, and its sum in bold.
 * @param first the first style that no sheet before it uses
 */
function styled({ columns, rows }: SheetTask, first: number): Styled[] {
  let next = first
  return columns.map((column, at) => {
    const letter = letters(at)
    if (column.kind === 'text') return { column, letter, style: TEXT, totalStyle: TOTALS }
    const formatCode = formatOf(column, column.kind === 'number' ? rows.map(({ cells }) => cells[at] ?? '') : [])
    const style = next
    next += 2
    return { column, letter, style, totalStyle: style + 1, formatCode }
  })
}

const textXml = (place: string, style: number, text: string) =>
  text === '' ? '' : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`

function cellXml({ column, letter, style }: Styled, row: number, cell: SheetCell): string {
  const place = `${letter}${row}`
  const number = typeof cell === 'number' ? cell : column.kind === 'moment' ? serialOf(cell) : undefined
  return number === undefined ? textXml(place, TEXT, String(cell)) : `<c r="${place}" s="${style}"><v>${number}</v></c>`
}

/** The sums under the rows; of the rows that the filter shows. */
function totalsXml(columns: readonly Styled[], rows: SheetTask['rows'], word: string, last: number): string {
  const cells = columns.map(({ column, letter, totalStyle }, at) => {
    const place = `${letter}${last + 1}`
    if (at === 0) return textXml(place, TOTALS, word)
    if (column.kind !== 'money') return ''
    const sum = rows.reduce((before, { cells }) => before + (typeof cells[at] === 'number' ? cells[at] : 0), 0)
    const value = Number(sum.toFixed(column.decimals))
    return `<c r="${place}" s="${totalStyle}"><f>SUBTOTAL(109,${letter}2:${letter}${last})</f><v>${value}</v></c>`
  })
  return `<row r="${last + 1}">${cells.join('')}</row>`
}

/** Signs as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/gu
/** Marks above and below letters, which take no room of their own. */
const MARK = /\p{Mn}/gu
/** Room at the sides of a number, which a spreadsheet shows as signs without a meaning where it does not fit. */
const NUMBER_ROOM = 3

const shownLength = (text: string): number =>
  text.length + (text.match(WIDE)?.length ?? 0) - (text.match(MARK)?.length ?? 0)

/** As wide as an amount is shown, with its currency and the signs between its thousands. */
function moneyLength(amount: number, { currency, decimals }: { currency: string; decimals: number }): number {
  const figures = amount.toFixed(decimals)
  const thousands = Math.floor((Math.trunc(Math.abs(amount)).toString().length - 1) / 3)
  return `${currency} ${figures}`.length + thousands + NUMBER_ROOM
}

function widthOf({ column }: Styled, at: number, { rows, totals }: SheetTask): number {
  const least = column.kind === 'text' ? WIDTH_MIN : column.kind === 'moment' ? MOMENT_WIDTH : MONEY_WIDTH
  const heading = shownLength(column.heading) + 3
  if (column.kind === 'money') {
    const amounts = rows.flatMap(({ cells }) => (typeof cells[at] === 'number' ? cells[at] : []))
    const sum = totals === undefined ? 0 : amounts.reduce((before, amount) => before + amount, 0)
    const largest = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), Math.abs(sum))
    return Math.min(WIDTH_MAX, Math.max(least, heading, moneyLength(largest, column)))
  }
  const longest = rows.slice(0, SAMPLE).map(({ cells }) => shownLength(String(cells[at] ?? '')))
  return Math.min(WIDTH_MAX, Math.max(least, heading, ...longest))
}

/** The names of the sheets; no two may be the same, whatever their case. */
function sheetNames(tasks: readonly SheetTask[]): string[] {
  const names: string[] = []
  for (const task of tasks) {
    const name = sheetName(task.name)
    const isTaken = names.some(one => one.toLowerCase() === name.toLowerCase())
    names.push(isTaken ? `${name.slice(0, 28)} ${names.length + 1}` : name)
  }
  return names
}

/** A workbook of one sheet. */
export const writeSheet = (task: SheetTask): Uint8Array<ArrayBuffer> => writeSheets([task])

/** A workbook of these sheets in their order; the first is the one that is shown. */
export function writeSheets(tasks: readonly SheetTask[]): Uint8Array<ArrayBuffer> {
  const names = sheetNames(tasks)
  let first = FIRST_OWN
  const sheets = tasks.map((task, at) => {
    const columns = styled(task, first)
    first += 2 * columns.filter(({ formatCode }) => formatCode !== undefined).length
    return { id: at + 1, name: xml(names[at] ?? ''), columns, ...sheetXml(task, columns) }
  })
  const all = (text: (sheet: (typeof sheets)[number]) => string) => sheets.map(text).join('')
  // Spreadsheets keep the range of a filter as a hidden name, too.
  const filters = all(({ id, name, filter }) =>
    filter === undefined
      ? ''
      : `<definedName name="_xlnm._FilterDatabase" localSheetId="${id - 1}" hidden="1">'${name}'!${filter}</definedName>`,
  )
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>${all(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${PARTS}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all(({ id, name }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets>${filters && `<definedNames>${filters}</definedNames>`}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all(({ id }) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(sheets.map(({ id, sheet }) => [`xl/worksheets/sheet${id}.xml`, sheet])),
    'xl/styles.xml': stylesXml(sheets.flatMap(({ columns }) => columns)),
  }
  const packed = Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, strToU8(text)]))
  return new Uint8Array(zipSync(packed, { mtime: NO_DATE, level: 6 }))
}

/** One sheet of a workbook, and the range of its filter if it has one. */
function sheetXml(task: SheetTask, all: readonly Styled[]): { sheet: string; filter: string | undefined } {
  const { rows, totals } = task
  const numbered = rows.map(({ number, cells }, at) => ({ number: number ?? at + 2, cells }))
  const last = Math.max(2, numbered.at(-1)?.number ?? 2)
  const widths = all.map((column, at) => widthOf(column, at, task))
  const cols = all
    .map(
      ({ style }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${widths[at]}" customWidth="1" style="${style}"/>`,
    )
    .join('')
  const headings = all.map(({ column, letter }) =>
    textXml(`${letter}1`, column.kind === 'text' ? HEADING : HEADING_OF_NUMBERS, column.heading),
  )
  const lists = all.flatMap(({ column: { choices }, letter }) =>
    choices
      ? `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letter}2:${letter}${last}"><formula1>"${xml(choices.join())}"</formula1></dataValidation>`
      : [],
  )
  const end = all.at(-1)?.letter ?? 'A'
  const sheet = [
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${cols}</cols><sheetData>`,
    `<row r="1">${headings.join('')}</row>`,
    ...numbered.map(
      ({ number, cells }) =>
        `<row r="${number}">${all.map((column, at) => cellXml(column, number, cells[at] ?? '')).join('')}</row>`,
    ),
    totals === undefined ? '' : totalsXml(all, rows, totals, last),
    '</sheetData>',
    totals === undefined ? '' : `<autoFilter ref="A1:${end}${last}"/>`,
    lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '',
    '</worksheet>',
  ].join('')
  return { sheet, filter: totals === undefined ? undefined : `$A$1:$${end}$${last}` }
}

/** Formats of one's own begin here. */
const FIRST_FORMAT = 164

function stylesXml(columns: readonly Styled[]): string {
  const own = columns.flatMap(({ formatCode }) => formatCode ?? [])
  const formats = own.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${xml(code)}"/>`)
  const cells = own.flatMap((_, at) => [
    `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    `<xf numFmtId="${FIRST_FORMAT + at}" fontId="1" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`,
  ])
  const heading =
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"'
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}">`,
    formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '',
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9ECEF"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top style="thin"><color rgb="FF868E96"/></top><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${FIRST_OWN + cells.length}">`,
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    `${heading}/>`,
    `${heading} applyAlignment="1"><alignment horizontal="right"/></xf>`,
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>',
    ...cells,
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')
}
