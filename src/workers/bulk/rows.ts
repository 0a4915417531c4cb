// The rows of one sheet, as they stream by.
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '#domain/bulk/file-problems'
import type { RawCell } from '#domain/bulk/mending'
import { type PartReader, Refusal } from './unpack.ts'
import { type Workbook, xmlReader } from './workbook.ts'

/** Cells by their column, from 0; empty ones are not there. */
export type RawRow = ReadonlyMap<number, RawCell>

/** Cells and rows that a sheet may name, empty ones too. */
const CELLS_MAX = 1_500_000
/** A row that stands so far below the one before it has slipped there. */
const GAP_ROWS = 1000

/** Column of `AB12`, from 0; -1 when it names none. */
export function columnOfPlace(place: string): number {
  let column = 0
  let at = 0
  for (; at < place.length; at++) {
    const letter = place.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return at === 0 ? -1 : column - 1
}

/** @param onRow hears of every row that is not empty, with its number as the spreadsheet shows it */
export function rowReader(
  { texts, dated }: Pick<Workbook, 'texts' | 'dated'>,
  onRow: (number: number, row: RawRow) => void,
): PartReader {
  let at = ''
  let number = 0
  let column = -1
  let row = new Map<number, RawCell>()
  let lastFilled = 0
  let cells = 0
  let kind = ''
  let style = -1
  let value = ''
  let wanted = false
  let aloud = false

  function endCell(): void {
    if (value === '') return
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
    switch (kind) {
      case 's':
        return texts[Number(value)] ?? ''
      case 'b':
        return { flag: value === '1' }
      case 'e':
        return { error: value }
      case '':
      case 'n': {
        const figure = Number(value)
        return Number.isFinite(figure) ? { number: figure, dated: dated[style] ?? false } : value
      }
      default:
        return value
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
      } else if (name === 'v') wanted = true
      else if (name === 't') wanted = !aloud
      else if (name === 'rPh') aloud = true
      else if (name === 'row') {
        if (++cells > CELLS_MAX) throw new Refusal({ code: 'unpacks_too_large' })
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
      } else if (at === 'row' && name === 'r') number = Number(text)
    },
    text(piece) {
      if (wanted) value += piece
    },
    close(name) {
      if (name === 'v' || name === 't') wanted = false
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
