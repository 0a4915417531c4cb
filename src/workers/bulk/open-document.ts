// Sheets of an OpenDocument file, as they stream by (BLK-106).
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX, SHEETS_MAX } from '#features/bulk/file-problems.ts'
import type { RawCell } from '#features/bulk/normalizer.ts'
import { addMerged, type Merged, type RawRow, type Sheets } from './rows.ts'
import { Enough, type Packed, type PartReader, Refusal } from './unpack.ts'
import { CELL_MAX_CHARACTERS, xmlReader } from './workbook.ts'

const MIME = 'application/vnd.oasis.opendocument.spreadsheet'

/** Whether a packed file is one. Throws Refusal when it is encrypted. */
export function isOpenDocument(packed: Packed): boolean {
  let mime = ''
  let encrypted = false
  packed.read(name => {
    if (name === 'mimetype')
      return text => {
        mime += text.slice(0, MIME.length + 1)
      }
    if (name !== 'META-INF/manifest.xml') return undefined
    return xmlReader({
      open(name) {
        if (name === 'encryption-data') encrypted = true
      },
    })
  })
  if (mime !== MIME) return false
  if (encrypted) throw new Refusal({ code: 'encrypted' })
  return true
}

/** Reads sheet after sheet, those that are shown before those that are hidden. */
export function readOpenDocument(packed: Packed, sheets: Sheets): void {
  const hidden = new Set<string>()
  let isFound = false
  const read = (wanted: 'shown' | 'hidden') => {
    const content = contentReader(sheets, hidden, wanted, () => {
      isFound = true
    })
    packed.read(name => (name === 'content.xml' ? content : undefined))
  }
  read('shown')
  if (!isFound && hidden.size > 0) read('hidden')
}

/** A reckoned moment such as `2026-03-02T18:29:59.999999997`: the fraction that a formula left would cost a minute. */
function toSeconds(moment: string): string {
  const ms = moment.includes('.') ? Date.parse(`${moment}Z`) : Number.NaN
  return Number.isNaN(ms) ? moment : new Date(Math.round(ms / 1000) * 1000).toISOString().slice(0, -5)
}

/** @param hidden styles of sheets that are not shown, which are named before the sheets */
function contentReader(
  sheets: Sheets,
  hidden: Set<string>,
  wanted: 'shown' | 'hidden',
  onFound: () => void,
): PartReader {
  let tables = 0
  let style = ''
  let sheet = ''
  let onRow: ((number: number, row: RawRow) => void) | undefined
  let onHiddenRow: typeof onRow
  let number = 0
  let repeatedRows = 1
  let column = 0
  let repeatedCells = 1
  let spannedRows = 1
  let merged: Merged = new Map()
  let row = new Map<number, RawCell>()
  let cell: { type: string; value: string; formula: boolean; failed: boolean; lines: number; text: string } | undefined
  /** Remarks on a cell have texts of their own. */
  let aside = 0
  let inText = 0
  let element = ''

  function count(text: string): number {
    const times = Number(text)
    if (!Number.isSafeInteger(times) || times < 1) throw new Refusal({ code: 'broken' })
    return times
  }

  function heldBy({ type, value, formula, failed, text }: NonNullable<typeof cell>): RawCell {
    // Err:502 and the like are the program's own; what others call them is known.
    if (failed) return { error: text.startsWith('#') ? text : '#VALUE!' }
    if (formula && type === '' && text === '') return { formula: true }
    if (/^(float|currency|percentage)$/.test(type) && value !== '') return { number: Number(value), dated: false }
    if (type === 'boolean') return { flag: value === 'true' }
    // A day as it is meant, not as it is shown: 2026-03-02T18:30:00.
    if (type === 'date')
      return toSeconds(value)
        .replace('T', ' ')
        .replace(/^(.{16}):00.*$/, '$1')
    return text
  }

  function endCell(): void {
    const held = cell && heldBy(cell)
    cell = undefined
    if (held !== undefined && held !== '') {
      if (column + repeatedCells > SHEET_COLUMNS_MAX) throw new Refusal({ code: 'broken' })
      for (let at = 0; at < repeatedCells; at++) row.set(column + at, held)
      addMerged(merged, { row: number + 1, column, rows: spannedRows })
    }
    column += repeatedCells
  }

  function endRow(): void {
    if (row.size > 0) {
      if (number + repeatedRows > SHEET_ROWS_MAX) throw new Refusal({ code: 'too_many_rows', limit: SHEET_ROWS_MAX })
      try {
        for (let at = 1; at <= repeatedRows; at++) onRow?.(number + at, row)
      } catch (error) {
        // A sheet without headings; the next may have them.
        if (!(error instanceof Enough)) throw error
        onRow = undefined
      }
    }
    number += repeatedRows
  }

  return xmlReader({
    qualified: true,
    start(name) {
      element = name
      if (name === 'table:table') {
        if (++tables > SHEETS_MAX) throw new Refusal({ code: 'too_many_sheets', sheets: tables, limit: SHEETS_MAX })
        merged = new Map()
        const onSheetRow = sheets.begin(false, merged)
        onRow = wanted === 'shown' ? onSheetRow : undefined
        onHiddenRow = wanted === 'hidden' ? onSheetRow : undefined
        number = 0
        sheet = ''
      } else if (name === 'table:table-row') {
        row = new Map()
        repeatedRows = 1
        column = 0
      } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
        cell = { type: '', value: '', formula: false, failed: false, lines: 0, text: '' }
        repeatedCells = 1
        spannedRows = 1
      } else if (name === 'office:annotation') aside += 1
      else if (name === 'text:p' && aside === 0 && cell) {
        if (cell.lines++ > 0) cell.text += '\n'
        inText += 1
      } else if (cell && inText > 0) {
        if (name === 'text:s') cell.text += ' '
        else if (name === 'text:tab') cell.text += '\t'
        else if (name === 'text:line-break') cell.text += '\n'
      }
    },
    attribute(name, value) {
      if (element === 'style:style' && name === 'style:name') style = value
      else if (element === 'style:table-properties' && name === 'table:display' && value === 'false') hidden.add(style)
      else if (element === 'table:table' && name === 'table:style-name' && hidden.has(value)) onRow = onHiddenRow
      else if (element === 'table:table' && name === 'table:name') sheet = value
      if (element === 'table:table-row' && name === 'table:number-rows-repeated') repeatedRows = count(value)
      if (!cell || (element !== 'table:table-cell' && element !== 'table:covered-table-cell')) return
      if (name === 'table:number-columns-repeated') repeatedCells = count(value)
      else if (name === 'table:number-rows-spanned') spannedRows = count(value)
      else if (name === 'office:value-type') cell.type = value
      else if (name === 'table:formula') cell.formula = true
      else if (name === 'calcext:value-type') cell.failed = value === 'error'
      else if (/^office:(value|date-value|boolean-value)$/.test(name)) cell.value = value
    },
    text(piece) {
      if (!cell || inText === 0) return
      cell.text += piece
      if (cell.text.length > CELL_MAX_CHARACTERS) throw new Refusal({ code: 'unpacks_too_large' })
    },
    close(name) {
      if (name === 'text:p' && aside === 0 && inText > 0) inText -= 1
      else if (name === 'office:annotation') aside -= 1
      else if (name === 'table:table-cell' || name === 'table:covered-table-cell') endCell()
      else if (name === 'table:table-row') endRow()
      else if (name === 'table:table') {
        const after = sheets.end(wanted === 'shown' ? sheet : undefined)
        if (after !== 'next') onFound()
        if (after === 'stop') throw new Enough()
      }
    },
  })
}
