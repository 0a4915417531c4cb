// The file of an export, as bytes (HIS-101, Q68). Runs in a worker, so it touches neither page nor disk.
import { utils, write } from '@e965/xlsx'
import type { Cell } from '#domain/history/export-rows'
import { sheetName } from '../sheet-name.ts'

/** UTF-8 with a byte order mark: without it spreadsheets take the text for another encoding. */
const BYTE_ORDER_MARK = '\ufeff'

const quoted = (cell: Cell): string => {
  const text = String(cell)
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Comma-separated, every line ended by CR LF (RFC 4180). */
export const csvFile = (rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${BYTE_ORDER_MARK}${rows.map(row => `${row.map(quoted).join(',')}\r\n`).join('')}`)

const WIDTH_MAX = 48
const WIDTH_MIN = 8
/** Rows that are looked at for the width of a column. */
const SAMPLE = 200

/** A workbook of one sheet; texts stay texts and numbers numbers, nothing is a formula. */
export function xlsxFile(rows: readonly (readonly Cell[])[], name: string): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows as Cell[][], { dense: true })
  sheet['!cols'] = (rows[0] ?? []).map((_, column) => ({
    wch: Math.min(
      WIDTH_MAX,
      Math.max(WIDTH_MIN, ...rows.slice(0, SAMPLE).map(row => String(row[column] ?? '').length)),
    ),
  }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, sheetName(name))
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}
