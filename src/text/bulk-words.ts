// The words of bulk orders: columns, choices, mistakes of cells (BLK-004, BLK-016 to BLK-020, BLK-101).
import { type BulkColumn, type BulkWords, bulkColumns } from '#domain/bulk/columns'
import type { FailedWords } from '#domain/bulk/failed-rows'
import { type Fault, type FaultCode, serverFaults } from '#domain/bulk/faults'
import type { DetailFilter } from '#domain/bulk/jobs'
import { faultsOf, type SheetRow } from '#domain/bulk/sheet'
import { m } from '#messages'
import type { BulkJobStatus, BulkPaymentType, BulkRow } from '#schema/wire'

const columns: Record<BulkColumn, () => string> = {
  name: () => m.bulk_col_name(),
  phone: () => m.bulk_col_phone(),
  unit: () => m.bulk_col_unit(),
  building: () => m.bulk_col_building(),
  address: () => m.bulk_col_address(),
  notes: () => m.bulk_col_notes(),
  description: () => m.bulk_col_description(),
  amount: () => m.bulk_col_amount(),
  payment: () => m.bulk_col_payment(),
  delivery: () => m.bulk_col_delivery(),
  scheduled: () => m.bulk_col_scheduled(),
}

export const columnWords = (column: BulkColumn): string => columns[column]()

/** Columns and choices in the language of the page, as plain data. */
export const bulkWords = (): BulkWords => ({
  columns: Object.fromEntries(bulkColumns.map(column => [column, columnWords(column)])) as BulkWords['columns'],
  payments: { PAID: m.bulk_pay_paid(), CASH_ON_DELIVERY: m.bulk_pay_cash(), ONLINE_PAYMENT: m.bulk_pay_online() },
  deliveries: { instant: m.bulk_now(), scheduled: m.bulk_later() },
})

/** A way of paying of a row; what is none stays as the file has it. */
export const bulkPaymentWords = (payment: string): string => bulkWords().payments[payment as BulkPaymentType] ?? payment

type FaultWords = { [Code in FaultCode]: (fault: Extract<Fault, { code: Code }>) => string }

const faults: FaultWords = {
  name_missing: () => m.bulk_fault_name_missing(),
  name_invalid: () => m.bulk_fault_name_invalid(),
  phone_missing: () => m.bulk_fault_phone_missing(),
  phone_invalid: () => m.bulk_fault_phone_invalid(),
  phone_shortened: () => m.bulk_fault_phone_shortened(),
  unit_missing: () => m.bulk_fault_unit_missing(),
  address_missing: () => m.bulk_fault_address_missing(),
  address_not_found: () => m.bulk_fault_address_not_found(),
  not_deliverable: () => m.bulk_fault_not_deliverable(),
  origin_not_located: () => m.bulk_fault_origin(),
  address_too_long: ({ limit }) => m.bulk_fault_address_too_long({ limit }),
  notes_too_long: ({ limit }) => m.bulk_fault_notes_too_long({ limit }),
  description_too_long: ({ limit }) => m.bulk_fault_description_too_long({ limit }),
  amount_invalid: () => m.bulk_fault_amount_invalid(),
  amount_below_minimum: ({ minimum, currency }) => m.bulk_fault_amount_minimum({ minimum: `${currency} ${minimum}` }),
  payment_missing: () => m.bulk_fault_payment_missing(),
  payment_invalid: () => m.bulk_fault_payment_invalid(),
  delivery_invalid: () => m.bulk_fault_delivery_invalid(),
  time_missing: () => m.bulk_fault_time_missing(),
  time_format: () => m.bulk_fault_time_format(),
  time_gone: () => m.bulk_fault_time_gone(),
  became_date: () => m.bulk_fault_became_date(),
  spreadsheet_error: ({ text }) => m.bulk_fault_spreadsheet({ text }),
  refused: ({ message }) => refusals[message]?.() ?? m.bulk_fault_refused({ message }),
}

/** Refusals that a row gets while it is placed. */
const refusals: Readonly<Record<string, () => string>> = {
  ServiceClosed: () => m.bulk_fault_closed(),
  InvalidPickupTime: () => m.bulk_fault_time_gone(),
  NotDeliverable: () => m.bulk_fault_not_deliverable(),
  PaymentMethodNotAvailable: () => m.bulk_fault_method(),
}

/** What is wrong with a cell, and how to mend it. */
export const faultWords = (fault: Fault): string => (faults[fault.code] as (fault: Fault) => string)(fault)

const reasons = (all: readonly Fault[]): string =>
  all.map(fault => `${columnWords(fault.column)}: ${faultWords(fault)}`).join('; ')

/** Why a row of the grid was not placed, for a file. */
export const rowReasons = (row: SheetRow): string => reasons(faultsOf(row))

/** Why a row of a job was not placed; the order of an earlier file, where there is one. */
export function jobRowReasons(row: BulkRow): string {
  if (row.status === 'PLACED' || row.status === 'VALID') return ''
  if (row.faults?.some(({ code }) => code === 'placed_before')) return m.bulk_fault_placed_before()
  return reasons(serverFaults(row))
}

export const failedFileWords = (): FailedWords & Pick<BulkWords, 'columns'> => ({
  row: m.bulk_col_row(),
  reason: m.bulk_col_reason(),
  sheet: m.bulk_errors(),
  columns: bulkWords().columns,
})

const statuses: Record<BulkJobStatus, () => string> = {
  PREPROCESS_SUCCESS: () => m.bulk_status_checked(),
  PREPROCESS_SUCCESS_WITH_ERROR: () => m.bulk_status_checked(),
  PREPROCESS_FAIL: () => m.bulk_status_checked(),
  ORDER_PLACEMENT_SUCCESS: () => m.bulk_status_success(),
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: () => m.bulk_status_partly(),
  ORDER_PLACEMENT_FAIL: () => m.bulk_status_failed(),
  UNKNOWN: () => m.bulk_status_unknown(),
}

/** What became of a job. */
export const jobStatusWords = (status: BulkJobStatus): string => statuses[status]()

const filters: Record<DetailFilter, () => string> = {
  ALL: () => m.bulk_all(),
  PLACED: () => m.bulk_row_placed(),
  FAILED: () => m.bulk_row_failed(),
  INVALID: () => m.bulk_row_invalid(),
  VALID: () => m.bulk_row_valid(),
}

/** A status of the rows of a job, or all of them. */
export const rowStatusWords = (filter: DetailFilter): string => filters[filter]()
