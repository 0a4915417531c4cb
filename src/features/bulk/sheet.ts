// The rows of the grid: contents, status, counts (BLK-101, BLK-102, BLK-104).
import { roundToCurrency } from '#features/pricing/fare.ts'
import type { MoneySpelling } from '#features/pricing/money.ts'
import { amountToSend } from '#features/request/item-value.ts'
import type { BulkRow } from '#schema/wire.ts'
import { type BulkColumn, bulkColumns, type Cells, cellOf, columnAt, isBlank, withCell } from './columns.ts'
import type { BulkDraft, PlacingJob } from './draft.ts'
import { type Fault, firstOfEach, serverFaults, wasPlacedBefore } from './faults.ts'
import type { RecentFinder, RecentOrder } from './recent-orders.ts'

/** The server's verdict on the row in its present form. */
export type Verdict =
  | { state: 'unasked' }
  | { state: 'asked' }
  | { state: 'ready'; jobId: string; fee?: number; scheduledFor?: number }
  | { state: 'refused'; faults: readonly Fault[] }
  | { state: 'placed'; orderId?: string }

export type SheetRow = {
  /** Row in the vendor's file, where 1 is the first; rows that were added continue the count. */
  readonly number: number
  readonly cells: Cells
  /** From the portal's own check. */
  readonly faults: readonly Fault[]
  readonly verdict: Verdict
  /** Number of an earlier row with the same cells; the row is left out until the reader includes it (BLK-108). */
  readonly double?: number | undefined
  /** An order of the last 24 hours that it equals; the row is left out, too (BLK-108). */
  readonly recent?: RecentOrder | undefined
  readonly wanted?: boolean
}

/** `blank`: an added row that is still empty. */
export type RowState = 'blank' | 'double' | 'error' | 'waiting' | 'ready' | 'placed'
export const rowFilters = ['all', 'ready', 'error', 'double', 'placed'] as const
export type RowFilter = (typeof rowFilters)[number]

export function stateOf({ cells, faults, verdict, double, recent, wanted }: SheetRow): RowState {
  if (faults.length === 0 && verdict.state === 'unasked' && isBlank(cells)) return 'blank'
  if (verdict.state === 'placed') return 'placed'
  if ((double !== undefined || recent !== undefined) && !wanted) return 'double'
  if (faults.length > 0 || verdict.state === 'refused') return 'error'
  return verdict.state === 'ready' ? 'ready' : 'waiting'
}

/** Whether a row equals another one or an order. */
export const isDouble = ({ double, recent }: SheetRow): boolean => double !== undefined || recent !== undefined

const noFaults: readonly Fault[] = []

/** The mistakes in the cells of a row: from the portal's check, then from the server. */
export function faultsOf({ faults, verdict }: SheetRow): readonly Fault[] {
  if (verdict.state === 'placed') return noFaults
  if (faults.length > 0) return faults
  return verdict.state === 'refused' ? firstOfEach(verdict.faults) : noFaults
}

/** Messages about a row that are shown together. @property column the first that they are about @property columns their width */
export type RowMessages = {
  readonly column: number
  readonly columns: number
  /** The row equals another one, or an order. */
  readonly double: boolean
  readonly faults: readonly Fault[]
}

/** Columns that a message takes at least; the fee and the button at the end of a row are two more. */
const MESSAGE_COLUMNS = 3
const COLUMNS_AFTER = 2

/** What there is to say about a row, from left to right: a message begins at its column, and those too close share one place. */
export function messagesOf(row: SheetRow): RowMessages[] {
  const state = stateOf(row)
  if (state === 'placed') return []
  const found: { column: number; double: boolean; faults: Fault[] }[] = isDouble(row)
    ? [{ column: 0, double: true, faults: [] }]
    : []
  // A row that is left out need not be right.
  for (const fault of state === 'double' ? noFaults : faultsOf(row)) {
    const column = columnAt[fault.column]
    const before = found.at(-1)
    if (before && column < before.column + MESSAGE_COLUMNS) before.faults.push(fault)
    else found.push({ column, double: false, faults: [fault] })
  }
  const end = bulkColumns.length + COLUMNS_AFTER
  return found.map((one, at) => ({ ...one, columns: (found[at + 1]?.column ?? end) - one.column }))
}

/** How many lines the messages of a row take: the most that are below each other in one place. */
export function messageLines(row: SheetRow): number {
  const state = stateOf(row)
  if (state === 'placed') return 0
  let inPlace = isDouble(row) ? 1 : 0
  let most = inPlace
  if (state === 'double') return most
  let begin = inPlace > 0 ? 0 : -MESSAGE_COLUMNS
  for (const fault of faultsOf(row)) {
    const column = columnAt[fault.column]
    if (column < begin + MESSAGE_COLUMNS) inPlace += 1
    else {
      begin = column
      inPlace = 1
    }
    if (inPlace > most) most = inPlace
  }
  return most
}

/** Shared by all rows that the server has not been asked about. */
const unasked: Verdict = { state: 'unasked' }

export const newRow = (number: number, cells: Cells, faults: readonly Fault[]): SheetRow => ({
  number,
  cells,
  faults,
  verdict: unasked,
})

export type Doubles = {
  /** Reads the cells of a row, so that marking need not; to be called as rows arrive, since many at once take long. */
  know(cells: Cells): void
  /** The rows, with duplicates of earlier rows marked; unchanged rows stay the same objects (BLK-108). */
  mark(rows: readonly SheetRow[]): readonly SheetRow[]
}

const BLANK = 0

/** Finds rows with the same cells, ignoring case and spaces. Each row is read once, whatever is changed around it. */
export function createDoubles(): Doubles {
  const orders = new Map<string, number>()
  const known = new WeakMap<Cells, number>()

  /** The same figure for the same order. */
  function orderOf(cells: Cells): number {
    const before = known.get(cells)
    if (before !== undefined) return before
    const text = isBlank(cells) ? '' : cells.join('\u0001').toLowerCase().replace(/\s+/g, ' ')
    const order = text === '' ? BLANK : (orders.get(text) ?? orders.size + 1)
    if (order !== BLANK) orders.set(text, order)
    known.set(cells, order)
    return order
  }

  return {
    know: cells => void orderOf(cells),
    mark(rows) {
      const first: (number | undefined)[] = []
      let changed = false
      const marked = rows.map(row => {
        const order = orderOf(row.cells)
        if (order === BLANK) return row
        const double = first[order]
        first[order] ??= row.number
        if (double === row.double) return row
        changed = true
        return { ...row, double }
      })
      return changed ? marked : rows
    },
  }
}

/** The rows, with those that equal a recent order marked; unchanged rows stay the same objects (BLK-108). */
export function withRecent(rows: readonly SheetRow[], find: RecentFinder): readonly SheetRow[] {
  let changed = false
  const marked = rows.map(row => {
    const recent = find(row.cells)
    if (recent?.orderId === row.recent?.orderId) return row
    changed = true
    return { ...row, recent }
  })
  return changed ? marked : rows
}

/**
 * The first row from this index on, and its column, that contains a text; undefined for none.
 * @param shownAs a cell as the reader sees it
 */
export function findText(
  rows: readonly SheetRow[],
  text: string,
  from: { index: number; column: number },
  shownAs: (column: BulkColumn, text: string) => string = (_, text) => text,
): { index: number; column: number } | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  for (let step = 0; step <= rows.length; step++) {
    const index = (from.index + step) % rows.length
    const column = (rows[index]?.cells ?? []).findIndex(
      (cell, at) =>
        (step > 0 || at > from.column) &&
        shownAs(bulkColumns[at] ?? 'name', cell)
          .toLowerCase()
          .includes(wanted),
    )
    if (column !== -1) return { index, column }
  }
  return undefined
}

/** The index of a row by its number, -1 for none. Rows are ordered by number. */
export function indexOfRow(rows: readonly SheetRow[], number: number): number {
  let low = 0
  let high = rows.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = rows[middle]?.number ?? 0
    if (found === number) return middle
    if (found < number) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** A job's verdict on one row that was sent. */
export function verdictOf(row: BulkRow, jobId: string): Verdict {
  if (row.status === 'PLACED' || wasPlacedBefore(row))
    return { state: 'placed', ...(row.order_id !== undefined && { orderId: row.order_id }) }
  if (row.status !== 'VALID') return { state: 'refused', faults: serverFaults(row) }
  return {
    state: 'ready',
    jobId,
    ...(row.delivery_fee !== undefined && { fee: row.delivery_fee }),
    ...(row.scheduled_for !== undefined && { scheduledFor: row.scheduled_for }),
  }
}

/** The rows with a job's verdict; rows that changed since they were sent are left alone. */
export function withVerdicts(
  rows: readonly SheetRow[],
  answer: readonly BulkRow[],
  jobId: string,
  sent: ReadonlyMap<number, Cells>,
): SheetRow[] {
  const answers = new Map(answer.map(row => [row.row_number, row]))
  return rows.map(row => {
    const about = answers.get(row.number)
    return about && sent.get(row.number) === row.cells ? { ...row, verdict: verdictOf(about, jobId) } : row
  })
}

/** `all` are the rows that are not empty. */
export type Counts = Record<RowFilter, number> & { waiting: number; blank: number }

export function countsOf(rows: readonly SheetRow[]): Counts {
  const counts: Counts = { all: 0, ready: 0, error: 0, double: 0, placed: 0, waiting: 0, blank: 0 }
  for (const row of rows) counts[stateOf(row)] += 1
  return { ...counts, all: rows.length - counts.blank }
}

export type Placement = {
  rows: number
  scheduled: number
  /** What riders are paid, and the cash they collect (BLK-104). */
  fees: number
  cash: number
}

/** What placing the ready rows would mean. */
export function placementOf(rows: readonly SheetRow[], spelling: MoneySpelling): Placement {
  const sum = { rows: 0, scheduled: 0, fees: 0, cash: 0 }
  for (const row of rows) {
    const { cells, verdict } = row
    if (verdict.state !== 'ready' || stateOf(row) !== 'ready') continue
    sum.rows += 1
    sum.fees += verdict.fee ?? 0
    if (verdict.scheduledFor !== undefined) sum.scheduled += 1
    if (cellOf(cells, 'payment') === 'CASH_ON_DELIVERY') sum.cash += amountToSend(cellOf(cells, 'amount'), spelling)
  }
  const { currency } = spelling
  return { ...sum, fees: roundToCurrency(sum.fees, currency), cash: roundToCurrency(sum.cash, currency) }
}

/** The next shown row with a mistake after this index, starting again at the top; -1 for none. */
export function nextError(rows: readonly SheetRow[], after: number): number {
  const isError = (row: SheetRow | undefined) => row !== undefined && stateOf(row) === 'error'
  for (let step = 1; step <= rows.length; step++) {
    const index = (Math.max(after, -1) + step) % rows.length
    if (isError(rows[index])) return index
  }
  return -1
}

/** What is sent for a row: amounts in the server's format. */
export function sentCells(cells: Cells, spelling: MoneySpelling): Cells {
  const amount = cellOf(cells, 'amount')
  return amount === '' ? cells : withCell(cells, 'amount', String(amountToSend(amount, spelling)))
}

/** What is stored of a sheet, without placed rows. Undefined if nothing is left. */
export function draftOf(
  { vendorId, name, placed }: Pick<BulkDraft, 'vendorId' | 'name' | 'placed'>,
  rows: readonly SheetRow[],
  jobs: readonly PlacingJob[],
): BulkDraft | undefined {
  const left = rows
    .filter(row => row.verdict.state !== 'placed' && stateOf(row) !== 'blank')
    .map(({ number, cells, wanted }) => ({ number, cells, ...(wanted && { wanted }) }))
  if (left.length === 0) return undefined
  return { vendorId, name, placed, rows: left, jobs }
}
