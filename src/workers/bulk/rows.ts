// The rows of one sheet, as they stream by.
import type { CheckContext } from '#features/bulk/check.ts'
import type { BulkWords } from '#features/bulk/columns.ts'
import { type BulkFormat, type ReadAs, SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '#features/bulk/file-problems.ts'
import type { RawCell } from '#features/bulk/normalizer.ts'
import { type PartReader, Refusal } from './unpack.ts'
import { type Workbook, withPiece, writtenText, xmlReader } from './workbook.ts'

export type ReadingContext = CheckContext &
  Partial<ReadAs> & {
    words: BulkWords
    formats: readonly BulkFormat[]
  }

/** Gets sheet after sheet. */
export type Sheets = {
  /**
   * Returns the function that gets the rows of the sheet.
   * @param from1904 days are counted from 1904
   * @param merged those that begin in a row are known before the row is handed over
   */
  begin(from1904: boolean, merged?: Merged): (number: number, row: RawRow) => void
  /**
   * What to do after the sheet. `read`: its orders are read, so those that are hidden are not needed; `stop`: no other is.
   * @param name of the sheet, if it is shown
   */
  end(name: string | undefined): 'next' | 'read' | 'stop'
}

/** Cells that are one with those below them, which are empty: by their row, the column and the last row. */
export type Merged = Map<number, { column: number; to: number }[]>

/** Rows in which merged cells may begin. */
const MERGED_MAX = 66_000
const MERGED = /mergeCell [^>]{0,100}?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
/** As long as what names one merged cell. */
const MERGED_CHARACTERS = 200

/** Adds a merged cell, if it reaches over several rows. @param rows how many */
export function addMerged(merged: Merged, { row, column, rows }: { row: number; column: number; rows: number }): void {
  if (rows < 2) return
  if (merged.size > MERGED_MAX) throw new Refusal({ code: 'unpacks_too_large' })
  const known = merged.get(row)
  const one = { column, to: row + rows - 1 }
  if (known) known.push(one)
  else merged.set(row, [one])
}

/** Finds the merged cells of a sheet, which are named after all of its rows; most sheets have none, so nothing else is read. */
export function mergedReader(merged: Merged): PartReader {
  let before = ''
  return piece => {
    const text = before + piece
    before = text.slice(-MERGED_CHARACTERS)
    if (!text.includes('mergeCell ')) return
    let end = 0
    for (const found of text.matchAll(MERGED)) {
      const [, letters = '', from = '', to = ''] = found
      end = found.index + found[0].length
      addMerged(merged, {
        row: Number(from),
        column: columnOfPlace(letters + from),
        rows: Number(to) - Number(from) + 1,
      })
    }
    before = text.slice(Math.max(end, text.length - MERGED_CHARACTERS))
  }
}

/** Cells by their column, from 0; empty ones are not there. */
export type RawRow = ReadonlyMap<number, RawCell>

/** Cells and rows that a sheet may name, empty ones too. */
const CELLS_MAX = 1_500_000
/** A row so far below the one before it has slipped there. */
const GAP_ROWS = 1000
/** XFD has three. */
const LETTERS_MAX = 4

/** Column of `AB12`, from 0; -1 when it names none. */
export function columnOfPlace(place: string): number {
  let column = 0
  let at = 0
  for (; at < LETTERS_MAX; at++) {
    const letter = place.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return at === 0 ? -1 : column - 1
}

/** @param onRow is called with every row that is not empty, with its number as the spreadsheet shows it */
export function rowReader(
  { texts, dated }: Pick<Workbook, 'texts' | 'dated'>,
  onRow: (number: number, row: RawRow) => void,
): PartReader {
  let at = ''
  let number = 0
  let before = 0
  let column = -1
  let row = new Map<number, RawCell>()
  let lastFilled = 0
  let cells = 0
  let kind = ''
  let style = -1
  let value = ''
  /** The text of a cell that keeps it itself. */
  let inline = ''
  let element = ''
  let formula = false
  let valued = false
  let aloud = false

  function endCell(): void {
    const cell = cellOf()
    if (cell === '') return
    if (column >= SHEET_COLUMNS_MAX) throw new Refusal({ code: 'far_cell', cell: placeName(column, number) })
    if (number > SHEET_ROWS_MAX) {
      if (number - lastFilled <= GAP_ROWS) throw new Refusal({ code: 'too_many_rows', limit: SHEET_ROWS_MAX })
      throw new Refusal({ code: 'far_cell', cell: placeName(column, number) })
    }
    lastFilled = number
    row.set(column, cell)
  }

  function cellOf(): RawCell {
    if (formula && !valued) return { formula: true }
    switch (kind) {
      case 's':
        return value === '' ? '' : (texts[Number(value)] ?? '')
      case 'inlineStr':
        return writtenText(inline === '' ? value : inline)
      case 'b':
        return value === '' ? '' : { flag: value === '1' }
      case 'e':
        return value === '' ? '' : { error: value }
      case '':
      case 'n': {
        if (value === '') return ''
        const figure = Number(value)
        return Number.isFinite(figure) ? { number: figure, dated: dated[style] ?? false } : value
      }
      default:
        return writtenText(value)
    }
  }

  return xmlReader({
    start(name) {
      at = name
      if (name === 'c') {
        if (++cells > CELLS_MAX) throw new Refusal({ code: 'unpacks_too_large' })
        column += 1
        kind = ''
        style = -1
        value = ''
        inline = ''
        formula = false
        valued = false
      } else if (name === 'v') {
        element = 'v'
        valued = true
      } else if (name === 'f') formula = true
      else if (name === 't') element = aloud ? '' : 't'
      else if (name === 'rPh') aloud = true
      else if (name === 'row') {
        if (++cells > CELLS_MAX) throw new Refusal({ code: 'unpacks_too_large' })
        before = number
        number += 1
        column = -1
        row = new Map()
      }
    },
    attribute(name, text) {
      if (at === 'c') {
        if (name === 'r') column = columnOfPlace(text)
        else if (name === 't') kind = text
        else if (name === 's') style = Number(text)
      } else if (at === 'row' && name === 'r') {
        number = Number(text)
        // Rows are found again by their numbers, which rise in every honest sheet.
        if (!Number.isSafeInteger(number) || number <= before) throw new Refusal({ code: 'broken' })
      }
    },
    text(piece) {
      if (element === 'v') value = withPiece(value, piece)
      else if (element === 't') inline = withPiece(inline, piece)
    },
    close(name) {
      if (name === 'v' || name === 't') element = ''
      else if (name === 'rPh') aloud = false
      else if (name === 'c') endCell()
      else if (name === 'row' && row.size > 0) onRow(number, row)
    },
  })
}

function placeName(column: number, row: number): string {
  let letters = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return `${letters}${row}`
}
