// The rows of the grid: what they hold, what became of them, what is counted (BLK-101, BLK-102, BLK-104).
import type { BulkRow } from '#schema/wire'
import { roundToCurrency } from '../fare.ts'
import { amountToSend } from '../request/item-value.ts'
import { type Cells, cellOf, columnAt } from './columns.ts'
import { type Fault, firstOfEach, serverFaults, wasPlacedBefore } from './faults.ts'

/** What the server has said of the row as it stands. */
export type Verdict =
  | { state: 'unasked' }
  | { state: 'asked' }
  | { state: 'ready'; jobId: string; fee?: number; scheduledFor?: number }
  | { state: 'refused'; faults: readonly Fault[] }
  | { state: 'placed'; orderId?: string }

export type SheetRow = {
  /** Row in the vendor's file, where 1 is the first; rows that were added go on from the last. */
  readonly number: number
  readonly cells: Cells
  /** Of the portal's own check. */
  readonly faults: readonly Fault[]
  readonly verdict: Verdict
}

export type RowState = 'error' | 'waiting' | 'ready' | 'placed'
export const rowFilters = ['all', 'ready', 'error', 'placed'] as const
export type RowFilter = (typeof rowFilters)[number]

export function stateOf({ faults, verdict }: SheetRow): RowState {
  if (verdict.state === 'placed') return 'placed'
  if (faults.length > 0 || verdict.state === 'refused') return 'error'
  return verdict.state === 'ready' ? 'ready' : 'waiting'
}

const noFaults: readonly Fault[] = []

/** What stands in the cells of a row: its own mistakes, then those of the server. */
export function faultsOf({ faults, verdict }: SheetRow): readonly Fault[] {
  if (verdict.state === 'placed') return noFaults
  if (faults.length > 0) return faults
  return verdict.state === 'refused' ? firstOfEach(verdict.faults) : noFaults
}

export const newRow = (number: number, cells: Cells, faults: readonly Fault[]): SheetRow => ({
  number,
  cells,
  faults,
  verdict: { state: 'unasked' },
})

/** The place of a row by its number; rows stand in the order of their numbers. -1 for none. */
export function placeOf(rows: readonly SheetRow[], number: number): number {
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

/** What a row of a job says of the row that was sent. */
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

/** The rows with what a job says of them; only those that are as they were sent. */
export function withVerdicts(
  rows: readonly SheetRow[],
  answer: readonly BulkRow[],
  jobId: string,
  sent: ReadonlyMap<number, Cells>,
): SheetRow[] {
  const said = new Map(answer.map(row => [row.row_number, row]))
  return rows.map(row => {
    const about = said.get(row.number)
    return about && sent.get(row.number) === row.cells ? { ...row, verdict: verdictOf(about, jobId) } : row
  })
}

export type Counts = Record<RowFilter, number> & { waiting: number }

export function countsOf(rows: readonly SheetRow[]): Counts {
  const counts: Counts = { all: rows.length, ready: 0, error: 0, placed: 0, waiting: 0 }
  for (const row of rows) counts[stateOf(row)] += 1
  return counts
}

export type Placement = {
  rows: number
  scheduled: number
  /** What riders are paid for, and what they bring back (BLK-104). */
  fees: number
  cash: number
}

/** What placing the ready rows would mean. @param currency ISO 4217 */
export function placementOf(rows: readonly SheetRow[], currency: string): Placement {
  const sum = { rows: 0, scheduled: 0, fees: 0, cash: 0 }
  for (const { cells, verdict, faults } of rows) {
    if (verdict.state !== 'ready' || faults.length > 0) continue
    sum.rows += 1
    sum.fees += verdict.fee ?? 0
    if (verdict.scheduledFor !== undefined) sum.scheduled += 1
    if (cellOf(cells, 'payment') === 'CASH_ON_DELIVERY') sum.cash += amountToSend(cellOf(cells, 'amount'), currency)
  }
  return { ...sum, fees: roundToCurrency(sum.fees, currency), cash: roundToCurrency(sum.cash, currency) }
}

/** The next row with a mistake after this place among those shown, from the top again; -1 when there is none. */
export function nextError(rows: readonly SheetRow[], after: number): number {
  const isError = (row: SheetRow | undefined) => row !== undefined && stateOf(row) === 'error'
  for (let step = 1; step <= rows.length; step++) {
    const place = (Math.max(after, -1) + step) % rows.length
    if (isError(rows[place])) return place
  }
  return -1
}

/** What is sent for a row: amounts in the server's own form. */
export function sentCells(cells: Cells, currency: string): Cells {
  const amount = cellOf(cells, 'amount')
  return amount === '' ? cells : cells.with(columnAt.amount, String(amountToSend(amount, currency)))
}
