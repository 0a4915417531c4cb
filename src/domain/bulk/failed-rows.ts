// The rows that are still to be mended, as a file that can be uploaded again (BLK-102).
import type { BulkRow } from '#schema/wire'
import {
  type BulkColumn,
  type BulkWords,
  bulkColumns,
  bulkPayments,
  type Cells,
  cellOf,
  columnAt,
  deliveryTypes,
  noCells,
  withCell,
} from './columns.ts'
import { isWrong } from './jobs.ts'
import { faultsOf, type SheetRow, stateOf } from './sheet.ts'

/** A sheet to be written: headings, and texts row by row; a row may have a place of its own in the sheet. */
export type SheetTask = {
  name: string
  headings: readonly string[]
  /** `number`: row of the sheet, 1 is the headings; rows without one follow each other. */
  rows: readonly { number?: number; texts: readonly string[] }[]
  /** Lists that may be chosen from, by the place of their column. */
  choices: readonly { at: number; values: readonly string[] }[]
}

const OTHER_FORMULA = /^[=@\t\r]/
const SIGNED = /^[+-]/
/** A phone number or an amount begins with a sign too, and is no formula. */
const NUMBER = /^[+-]?[\d\s().,/-]+$/

/** The text with an apostrophe before it when a spreadsheet would take it for a formula; the reader takes it off again. */
export const safeText = (text: string): string =>
  OTHER_FORMULA.test(text) || (SIGNED.test(text) && !NUMBER.test(text)) ? `'${text}` : text

export type FailedWords = {
  /** Headings of the two columns before the template's own. */
  row: string
  reason: string
  sheet: string
}

/** The rows of the grid that have mistakes, with their number in the vendor's file and the reasons. */
export function failedRows(
  rows: readonly SheetRow[],
  words: FailedWords & Pick<BulkWords, 'columns'>,
  reasonOf: (row: SheetRow) => string,
): SheetTask {
  const failed = rows.filter(row => stateOf(row) === 'error' && faultsOf(row).length > 0)
  return {
    ...frame(words),
    rows: failed.map(row => ({
      texts: [String(row.number), reasonOf(row), ...row.cells].map(safeText),
    })),
  }
}

const known: readonly [BulkColumn, (row: BulkRow) => string][] = [
  ['name', row => row.customer_name],
  ['address', row => row.drop_off_address],
  ['payment', row => row.payment_method],
  ['delivery', row => row.delivery_type],
]

/** The same of a job in the history, with what its rows still tell. */
export function failedJobRows(
  rows: readonly BulkRow[],
  words: FailedWords & Pick<BulkWords, 'columns'>,
  reasonOf: (row: BulkRow) => string,
): SheetTask {
  const cellsOf = (row: BulkRow): Cells =>
    known.reduce((cells, [column, read]) => withCell(cells, column, read(row)), noCells)
  return {
    ...frame(words),
    rows: rows.filter(isWrong).map(row => ({
      texts: [String(row.row_number), reasonOf(row), ...cellsOf(row)].map(safeText),
    })),
  }
}

const frame = ({ row, reason, sheet, columns }: FailedWords & Pick<BulkWords, 'columns'>) => ({
  name: sheet,
  headings: [row, reason, ...bulkColumns.map(column => columns[column])],
  choices: [
    { at: 2 + columnAt.payment, values: bulkPayments },
    { at: 2 + columnAt.delivery, values: deliveryTypes },
  ],
})

/** Such as office-lunch-errors.xlsx. */
export const failedFileName = (name: string): string =>
  `${name.replace(/\.xlsx$/i, '').replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}-errors.xlsx`

/** What is sent to be checked: each row at its own number, under the template's headings. */
export const uploadTask = (
  rows: readonly { number: number; cells: Cells }[],
  headings: readonly string[],
): SheetTask => ({
  name: 'Orders',
  headings,
  rows: rows.map(({ number, cells }) => ({ number, texts: bulkColumns.map(column => cellOf(cells, column)) })),
  choices: [],
})
