// Blocks of cells as spreadsheets put them on the clipboard, and where they go in the grid (BLK-101).
import { neutralised } from '#features/formats/sheet-file.ts'
import { bulkColumns, type Cells } from './columns.ts'

/** A block of texts, row by row. */
export type Block = readonly (readonly string[])[]

/** More than this is uploaded as a file, not pasted. */
export const PASTE_ROWS_MAX = 5000

/** A quote that does not end where its cell does is part of the text, else it would swallow the rows below. */
const QUOTED_CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y

/**
 * Reads tab-separated text: a cell in quotes may contain tabs, line ends and doubled quotes. One row more than is pasted
 * shows that there are more.
 */
export function readBlock(text: string): Block {
  const rows: string[][] = [[]]
  let cell = ''
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length && rows.length <= PASTE_ROWS_MAX + 1; at++) {
    const sign = text[at] ?? ''
    QUOTED_CELL.lastIndex = at
    const [quoted, inside = ''] = (sign === '"' && cell === '' && QUOTED_CELL.exec(text)) || []
    if (quoted !== undefined) {
      cell = inside.replaceAll('""', '"')
      at += quoted.length - 1
    } else if (sign === '\t') endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  // A copied block ends with a line end, and one that is too long with the row that is not read.
  if (rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '') rows.pop()
  return rows
}

/** A phone number or an amount may begin with a sign too, and is not a formula. */
const NUMBER = /^[+-]?[\d\s().,/-]+$/

function quotedCell(cell: string): string {
  const text = NUMBER.test(cell) ? cell : neutralised(cell)
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A block as text, for copying: no spreadsheet runs any of it as a formula. */
export const writeBlock = (block: Block): string => block.map(row => row.map(quotedCell).join('\t')).join('\n')

/** A row with a row of a block written over it from a column on; cells beyond the last column are dropped. */
export function laidOver(cells: Cells, texts: readonly string[], fromColumn: number): Cells {
  const next = [...cells]
  for (const [at, text] of texts.entries())
    if (fromColumn + at < bulkColumns.length) next[fromColumn + at] = text.replace(/\s*[\r\n]+\s*/g, ' ')
  return next
}

/** One text for a whole selection, as in spreadsheets: a single cell fills every selected cell. */
export const filled = (block: Block, height: number, width: number): Block =>
  block.length === 1 && block[0]?.length === 1
    ? Array.from({ length: height }, () => Array.from({ length: width }, () => block[0]?.[0] ?? ''))
    : block
