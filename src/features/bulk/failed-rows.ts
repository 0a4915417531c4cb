// The rows that are still to be fixed, as a file that can be uploaded again (BLK-102).
import { type SheetTask, textColumn } from '#features/formats/sheet-file.ts'
import type { BulkJob, BulkJobStatus, BulkRow, BulkRowStatus } from '#schema/wire.ts'
import {
  type BulkColumn,
  type BulkWords,
  bulkColumns,
  bulkPayments,
  type Cells,
  cellOf,
  deliveryTypes,
  noCells,
  withCell,
} from './columns.ts'
import { faultsOf, type SheetRow, stateOf } from './sheet.ts'

export type FailedWords = {
  /** Headings of the two columns before those of the template. */
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
      cells: [String(row.number), reasonOf(row), ...row.cells],
    })),
  }
}

const known: readonly [BulkColumn, (row: BulkRow) => string][] = [
  ['name', row => row.customer_name],
  ['address', row => row.drop_off_address],
  ['payment', row => row.payment_method],
  ['delivery', row => row.delivery_type],
]

/** The same of a job in the history, with what is known of its rows. */
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
      cells: [String(row.row_number), reasonOf(row), ...cellsOf(row)],
    })),
  }
}

const choices: Partial<Record<BulkColumn, readonly string[]>> = { payment: bulkPayments, delivery: deliveryTypes }

const frame = ({ row, reason, sheet, columns }: FailedWords & Pick<BulkWords, 'columns'>) => ({
  name: sheet,
  columns: [
    textColumn(row),
    textColumn(reason),
    ...bulkColumns.map(column => textColumn(columns[column], choices[column])),
  ],
})

/** Such as office-lunch-errors.xlsx. */
export const failedFileName = (name: string): string =>
  `${name.replace(/\.(xlsx|csv|tsv|ods|xls)$/i, '').replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}-errors.xlsx`

/** What is sent for checking: each row at its own number, under the template's headings. */
export const uploadTask = (
  rows: readonly { number: number; cells: Cells }[],
  headings: readonly string[],
): SheetTask => ({
  name: 'Orders',
  columns: headings.map(heading => textColumn(heading)),
  rows: rows.map(({ number, cells }) => ({ number, cells: bulkColumns.map(column => cellOf(cells, column)) })),
})

// Jobs that were placed, their statuses and the statuses of their rows (BLK-007, BLK-008, BLK-014, Q73).

const placementStatuses: readonly BulkJobStatus[] = [
  'ORDER_PLACEMENT_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_FAIL',
]

/** Whether placing has ended, with or without success. */
export const wasPlaced = (status: BulkJobStatus): boolean => placementStatuses.includes(status)

/** The history: jobs with a placement status, newest first (BLK-008). */
export const placedJobs = (jobs: readonly BulkJob[]): BulkJob[] =>
  jobs.filter(job => wasPlaced(job.status)).sort((one, other) => other.created_date - one.created_date)

export const detailFilters = ['ALL', 'PLACED', 'FAILED', 'INVALID', 'VALID'] as const
export type DetailFilter = (typeof detailFilters)[number]

export const isWrong = ({ status }: BulkRow): boolean => status === 'INVALID' || status === 'FAILED'

export const filteredRows = (rows: readonly BulkRow[], filter: DetailFilter): readonly BulkRow[] =>
  filter === 'ALL' ? rows : rows.filter(row => row.status === filter)

/** How many rows each filter shows. */
export function detailCounts(rows: readonly BulkRow[]): Record<DetailFilter, number> {
  const counts: Record<DetailFilter, number> = { ALL: rows.length, PLACED: 0, FAILED: 0, INVALID: 0, VALID: 0 }
  for (const { status } of rows) counts[status satisfies BulkRowStatus] += 1
  return counts
}

/** The next row with a mistake after this index, starting again at the top; -1 for none. */
export function nextWrong(rows: readonly BulkRow[], after: number): number {
  for (let step = 1; step <= rows.length; step++) {
    const index = (Math.max(after, -1) + step) % rows.length
    const row = rows[index]
    if (row && isWrong(row)) return index
  }
  return -1
}
