// What can be wrong with a cell, as codes with their context (BLK-101).
import type { BulkRow, BulkRowFault } from '#schema/wire.ts'
import { type BulkColumn, bulkColumns, columnAt } from './columns.ts'

type Plain =
  | 'name_missing'
  | 'name_invalid'
  | 'phone_missing'
  | 'phone_invalid'
  /** 9.71501E+11: digits are lost. */
  | 'phone_shortened'
  | 'unit_missing'
  | 'address_missing'
  | 'address_not_found'
  | 'not_deliverable'
  | 'origin_not_located'
  | 'amount_invalid'
  /** Not a number at all. */
  | 'amount_no_number'
  | 'payment_missing'
  | 'payment_invalid'
  | 'delivery_invalid'
  | 'time_missing'
  | 'time_format'
  | 'time_gone'
  /** A time in a row that is to be collected at once. */
  | 'time_unused'
  /** The file has only the formula, as some programs write it. */
  | 'formula_without_value'
  /** 3/4, which a spreadsheet turned into a date. */
  | 'became_date'

export type FaultKind =
  | { code: Plain }
  /** The server counts bytes, which nobody else does. @property beyond characters at the end that are too many */
  | { code: 'address_too_long' | 'notes_too_long'; beyond: number }
  | { code: 'name_too_long' | 'description_too_long'; limit: number }
  | { code: 'amount_decimals'; decimals: number }
  /** 1.250,50 where a comma separates thousands: certain to read, but odd. */
  | { code: 'amount_other_sign'; amount: number }
  | { code: 'amount_ambiguous'; readings: readonly [number, number] }
  | { code: 'amount_below_minimum'; minimum: number; currency: string }
  /** #REF! and the like. */
  | { code: 'spreadsheet_error'; text: string }
  /** The server's own words, for a mistake that this portal does not know. */
  | { code: 'refused'; message: string }

export type Fault = { column: BulkColumn } & FaultKind
export type FaultCode = FaultKind['code']

const plain: readonly Plain[] = [
  'name_missing',
  'name_invalid',
  'phone_missing',
  'phone_invalid',
  'unit_missing',
  'address_missing',
  'address_not_found',
  'not_deliverable',
  'origin_not_located',
  'payment_invalid',
  'delivery_invalid',
  'time_format',
  'time_gone',
  'amount_invalid',
]

/** A row that an earlier file has placed is not a mistake: it is done (BLK-102). */
export const PLACED_BEFORE = 'placed_before'

export const wasPlacedBefore = ({ status, faults }: BulkRow): boolean =>
  status === 'INVALID' && (faults?.some(({ code }) => code === PLACED_BEFORE) ?? false)

/** What the server found wrong with a row; never empty for a row that it refused. */
export function serverFaults(row: BulkRow): Fault[] {
  if (row.status !== 'INVALID' && row.status !== 'FAILED') return []
  const found = (row.faults ?? []).map(fault => faultOf(fault, row.error ?? '')).filter(one => one !== undefined)
  return found.length > 0 ? found : [{ column: 'address', code: 'refused', message: row.error ?? '' }]
}

function faultOf({ column, code }: BulkRowFault, message: string): Fault | undefined {
  if (!bulkColumns.includes(column)) return undefined
  const known = plain.find(one => one === code)
  return known ? { column, code: known } : { column, code: 'refused', message }
}

/** In the order of the columns; one for each column is enough. */
export function firstOfEach(faults: readonly Fault[]): Fault[] {
  const byColumn = new Map<BulkColumn, Fault>()
  for (const fault of faults) if (!byColumn.has(fault.column)) byColumn.set(fault.column, fault)
  return [...byColumn.values()].sort((one, other) => columnAt[one.column] - columnAt[other.column])
}
