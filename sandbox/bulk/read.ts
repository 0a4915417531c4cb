// Reads the rows of a bulk file; rows.ts gives them their meaning.
import { read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { refuse } from '../refused-call.ts'
import { type Column, columnOf, isExample } from './columns.ts'
import { isSafeXlsx } from './guard.ts'

/** Orders that one file may have. */
export const BULK_ROWS_MAX = 500
/** Rows are numbered as in the vendor's own file, so rows without an order may be between them. */
const SHEET_ROWS_MAX = 100_000
/** The file itself (BLK-011). */
export const BULK_FILE_MAX_BYTES = 5_242_880
const COLUMNS_MAX = 40
const SHEETS_MAX = 20

export type RawRow = {
  /** 1 is the heading. */
  number: number
  /** Texts of the cells, trimmed; a date as YYYY-MM-DD HH:MM. */
  cells: Partial<Record<Column, string>>
}

/** The rows that are not empty. Throws BodyTooLarge or BulkFileInvalid. */
export function readRows(base64: string): RawRow[] {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > BULK_FILE_MAX_BYTES) throw refuse('BodyTooLarge')
  if (!isSafeXlsx(bytes)) throw refuse('BulkFileInvalid')
  if (bookOf(bytes, true).SheetNames.length > SHEETS_MAX) throw refuse('BulkFileInvalid')
  const book = bookOf(bytes, false)
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]
    const rows = sheet && rowsOf(sheet, book.Workbook?.WBProps?.date1904 ?? false)
    if (rows) return rows
  }
  throw refuse('BulkFileInvalid')
}

function bookOf(bytes: Buffer, namesOnly: boolean): WorkBook {
  try {
    return read(bytes, {
      dense: true,
      bookSheets: namesOnly,
      sheetRows: SHEET_ROWS_MAX + 1,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      cellNF: true,
    })
  } catch {
    throw refuse('BulkFileInvalid')
  }
}

/** Undefined for a sheet without the headings. */
function rowsOf(sheet: WorkSheet, from1904: boolean): RawRow[] | undefined {
  const area = sheet['!ref']
  if (!area) return undefined
  // One cell far to the right would make millions of empty ones.
  const range = utils.decode_range(area)
  range.e.c = Math.min(range.e.c, range.s.c + COLUMNS_MAX)
  const cellAt = (row: number, column: number) => sheet['!data']?.[row]?.[column]
  const headings = new Map<Column, number>()
  for (let column = range.s.c; column <= range.e.c; column++) {
    const name = columnOf(String(cellAt(range.s.r, column)?.v ?? ''))
    if (name && !headings.has(name)) headings.set(name, column)
  }
  if (!headings.has('name') || !headings.has('address')) return undefined
  const rows: RawRow[] = []
  for (let index = range.s.r + 1; index <= Math.min(range.e.r, SHEET_ROWS_MAX); index++) {
    const cells: RawRow['cells'] = {}
    for (const [name, column] of headings) {
      const text = textOf(cellAt(index, column), name, from1904)
      if (text !== '') cells[name] = text
    }
    if (Object.keys(cells).length > 0 && !isExample(cells.name ?? '')) rows.push({ number: index + 1, cells })
    if (rows.length > BULK_ROWS_MAX) throw refuse('BulkFileInvalid')
  }
  return rows
}

type Cell = { t?: string; v?: unknown; z?: string | number } | undefined

function textOf(cell: Cell, name: Column, from1904: boolean): string {
  if (cell?.v === undefined || cell.v === null || cell.t === 'e') return ''
  if (typeof cell.v !== 'number') return String(cell.v).trim()
  if (name === 'scheduled') return momentOf(cell.v, from1904)
  // A telephone number that the spreadsheet took for a number: its digits, never an exponent.
  return name === 'phone' && Number.isFinite(cell.v) ? BigInt(Math.round(cell.v)).toString() : String(cell.v)
}

/** A date as the spreadsheet counts it, as YYYY-MM-DD HH:MM. */
function momentOf(serial: number, from1904: boolean): string {
  const date = SSF.parse_date_code(serial, { date1904: from1904 })
  if (!date) return String(serial)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.y}-${two(date.m)}-${two(date.d)} ${two(date.H)}:${two(date.M)}`
}
