// Workbooks of Excel 97, by a library that is loaded for them alone (BLK-106). Such a file is not packed, so what it holds is
// hardly larger than itself.
import { type CellObject, read } from '@e965/xlsx'
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX, SHEETS_MAX } from '#features/bulk/file-problems.ts'
import type { RawCell } from '#features/bulk/normalizer.ts'
import { addMerged, type Merged, type Sheets } from './rows.ts'
import { Enough, Refusal } from './unpack.ts'
import { isDateFormat } from './workbook.ts'

/** Reads sheet after sheet, those that are shown before those that are hidden. Throws Refusal for what the library cannot read. */
export function readOldWorkbook(bytes: Uint8Array, sheets: Sheets): void {
  const book = opened(bytes)
  const { length } = book.SheetNames
  if (length > SHEETS_MAX) throw new Refusal({ code: 'too_many_sheets', sheets: length, limit: SHEETS_MAX })
  const isHidden = (at: number) => (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0
  const inOrder = [...book.SheetNames.entries()].sort(
    ([one], [other]) => Number(isHidden(one)) - Number(isHidden(other)),
  )
  for (const [at, name] of inOrder) {
    const merged: Merged = new Map()
    for (const { s: first, e: last } of book.Sheets[name]?.['!merges'] ?? [])
      addMerged(merged, { row: first.r + 1, column: first.c, rows: last.r - first.r + 1 })
    const onRow = sheets.begin(book.Workbook?.WBProps?.date1904 ?? false, merged)
    readSheet(book.Sheets[name]?.['!data'] ?? [], onRow)
    if (sheets.end(isHidden(at) ? undefined : name) === 'stop') return
  }
}

function readSheet(data: readonly CellObject[][], onRow: ReturnType<Sheets['begin']>): void {
  try {
    for (const [index, cells] of data.entries()) {
      const row = new Map<number, RawCell>()
      for (const [column, cell] of (cells ?? []).entries()) {
        const held = cell && heldBy(cell)
        if (held === undefined || held === '') continue
        if (column >= SHEET_COLUMNS_MAX) throw new Refusal({ code: 'broken' })
        row.set(column, held)
      }
      if (row.size > 0) onRow(index + 1, row)
    }
  } catch (error) {
    // A sheet without headings; the next may have them.
    if (!(error instanceof Enough)) throw error
  }
}

function opened(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: SHEET_ROWS_MAX + 1,
      cellNF: true,
      cellHTML: false,
      cellText: false,
    })
  } catch (error) {
    const encrypted = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new Refusal({ code: encrypted ? 'encrypted' : 'broken' })
  }
}

function heldBy(cell: { t: string; v?: unknown; w?: string; z?: unknown }): RawCell | undefined {
  if (typeof cell.v === 'number' && cell.t === 'n')
    return { number: cell.v, dated: typeof cell.z === 'string' && isDateFormat(cell.z) }
  if (cell.t === 'e') return { error: cell.w ?? '#VALUE!' }
  if (typeof cell.v === 'boolean') return { flag: cell.v }
  return cell.v === undefined || cell.v === null ? undefined : String(cell.v).replace(/\r\n?/g, '\n')
}
