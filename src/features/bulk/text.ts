// The words of bulk orders: columns, choices, mistakes of cells (BLK-004, BLK-016 to BLK-020, BLK-101).
import { m } from '#messages'
import type { BulkJobStatus, BulkPaymentType, BulkRow } from '#schema/wire.ts'
import type { Fix } from './check.ts'
import { type BulkColumn, type BulkWords, bulkColumns } from './columns.ts'
import type { DetailFilter, FailedWords } from './failed-rows.ts'
import { type Fault, type FaultCode, serverFaults } from './faults.ts'
import type { FileProblem } from './file-problems.ts'
import { faultsOf, type SheetRow } from './sheet.ts'

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
  notes: [m.bulk_col_row(), m.bulk_col_reason()],
})

/** The payment method of a row; anything else stays as the file has it. */
export const bulkPaymentWords = (payment: string): string => bulkWords().payments[payment as BulkPaymentType] ?? payment

/** The delivery type of a row; without one it is at once. */
export function deliveryWords(delivery: string): string {
  const { deliveries } = bulkWords()
  return delivery === 'scheduled'
    ? deliveries.scheduled
    : ['', 'instant'].includes(delivery)
      ? deliveries.instant
      : delivery
}

/** How numbers are written for the reader. */
export type Figures = {
  count(value: number): string
  money(amount: number, currency: string): string
  /** An amount that was typed, with its currency. */
  exactly(amount: number): string
}

type FaultWords = { [Code in FaultCode]: (fault: Extract<Fault, { code: Code }>, figures: Figures) => string }

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
  address_too_long: ({ beyond }, { count }) => m.bulk_fault_address_too_long({ count: count(beyond) }),
  notes_too_long: ({ beyond }, { count }) => m.bulk_fault_notes_too_long({ count: count(beyond) }),
  name_too_long: ({ limit }, { count }) => m.bulk_fault_description_too_long({ limit: count(limit) }),
  description_too_long: ({ limit }, { count }) => m.bulk_fault_description_too_long({ limit: count(limit) }),
  amount_invalid: () => m.bulk_fault_amount_invalid(),
  amount_ambiguous: ({ readings: [low, high] }, { exactly }) =>
    m.request_amount_ambiguous({ low: exactly(low), high: exactly(high) }),
  amount_other_sign: () => m.bulk_fault_amount_other_sign(),
  amount_no_number: () => m.bulk_fault_amount_no_number(),
  amount_decimals: ({ decimals }) => m.bulk_fault_amount_decimals({ decimals }),
  amount_below_minimum: ({ minimum, currency }, { money }) =>
    m.bulk_fault_amount_minimum({ minimum: money(minimum, currency) }),
  payment_missing: () => m.bulk_fault_payment_missing(),
  payment_invalid: () => m.bulk_fault_payment_invalid(),
  delivery_invalid: () => m.bulk_fault_delivery_invalid(),
  time_missing: () => m.bulk_fault_time_missing(),
  time_format: () => m.bulk_fault_time_format(),
  time_gone: () => m.bulk_fault_time_gone(),
  became_date: () => m.bulk_fault_became_date(),
  time_unused: () => m.bulk_fault_time_unused(),
  formula_without_value: () => m.bulk_fault_formula(),
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

/** What is wrong with a cell, and how to fix it. */
export const faultWords = (fault: Fault, figures: Figures): string =>
  (faults[fault.code] as (fault: Fault, figures: Figures) => string)(fault, figures)

/** The label of a button that fixes a mistake. */
export function fixWords({ column, text }: Fix): string {
  if (text === '') return m.bulk_fix_clear()
  return m.bulk_fix_write({ text: column === 'delivery' ? bulkWords().deliveries.scheduled : text })
}

const reasons = (all: readonly Fault[], figures: Figures): string =>
  all.map(fault => `${columnWords(fault.column)}: ${faultWords(fault, figures)}`).join('; ')

/** Why a row of the grid was not placed, as text in a file. */
export const rowReasons = (row: SheetRow, figures: Figures): string => reasons(faultsOf(row), figures)

/** Why a row of a job was not placed; the earlier order, if there is one. */
export function jobRowReasons(row: BulkRow, figures: Figures): string {
  if (row.status === 'PLACED' || row.status === 'VALID') return ''
  if (row.faults?.some(({ code }) => code === 'placed_before')) return m.bulk_fault_placed_before()
  return reasons(serverFaults(row), figures)
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

/** The outcome of a job. */
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

// Why a file is refused: the documented words if there are any, and how to fix it (BLK-010, BLK-011, BLK-105).

type Code = FileProblem['code']
type Words = {
  [One in Code]: (problem: Extract<FileProblem, { code: One }>, figures: FileFigures) => string
}
/** How sizes and counts are written for the reader. @property size rounded up, so that it shows as above the limit ; `comma` between parts */
type FileFigures = { size(bytes: number): string; count(value: number): string; comma: string }

const fixWordsOfFile: Words = {
  not_xlsx: () => m.bulk_file_not_xlsx(),
  old_format: () => m.bulk_file_old(),
  encrypted: () => m.bulk_file_encrypted(),
  empty: () => m.bulk_file_empty(),
  too_large: ({ bytes }, { size }) => m.bulk_file_large({ size: size(bytes) }),
  broken: () => m.bulk_file_broken(),
  unpacks_too_large: () => m.bulk_file_unpacks(),
  too_many_sheets: ({ sheets, limit }, { count }) => m.bulk_file_sheets({ sheets: count(sheets), limit: count(limit) }),
  too_many_rows: ({ limit }, { count }) => m.bulk_file_rows({ limit: count(limit) }),
  far_cell: ({ cell }) => m.bulk_file_far({ cell }),
  no_headings: () => m.bulk_file_headings(),
  columns_missing: ({ columns }, { comma }) => m.bulk_file_columns({ columns: columns.map(columnWords).join(comma) }),
  no_rows: () => m.bulk_file_invite(),
  too_slow: () => m.bulk_file_slow(),
  reader_failed: () => m.bulk_file_reader(),
}

const formats: readonly Code[] = ['not_xlsx', 'old_format', 'encrypted', 'broken']

/** What is wrong, in a heading. */
export function fileProblemTitle({ code }: FileProblem, name: string): string {
  if (code === 'too_large') return m.bulk_too_large()
  if (code === 'no_rows') return m.bulk_file_invite_title({ name })
  return formats.includes(code) ? m.bulk_format_invalid() : m.bulk_file_title({ name })
}

/** Whether the file itself is fine and only has no orders. */
export const isInvitation = ({ code }: FileProblem): boolean => code === 'no_rows'

/** How to fix it. */
export const fileProblemWords = (problem: FileProblem, figures: FileFigures): string =>
  (fixWordsOfFile[problem.code] as (problem: FileProblem, figures: FileFigures) => string)(problem, figures)

const KILOBYTE = 1024

const MEGABYTE_DECIMALS = { nearest: 1, up: 2 } as const

/**
 * A number of bytes for the reader, such as 38 KB or 5.2 MB, with the digits 0 to 9.
 * @param rounding `up` for a size that is too much: 5 MB and one byte are 5.01 MB
 */
export function sizeText(
  bytes: number,
  rounding: 'nearest' | 'up' = 'nearest',
  language: string = document.documentElement.lang,
): string {
  const inKilobytes = bytes / KILOBYTE
  const large = inKilobytes >= 1000
  const decimals = large ? MEGABYTE_DECIMALS[rounding] : 0
  const value = large ? inKilobytes / KILOBYTE : Math.max(1, inKilobytes)
  const shown = rounding === 'up' ? Math.ceil(value * 10 ** decimals) / 10 ** decimals : value
  return new Intl.NumberFormat(new Intl.Locale(language, { numberingSystem: 'latn' }), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: decimals,
  }).format(shown)
}
