// The rows of an export (HIS-101): everything that the table shows and more.
import { fromAbsolute } from '@internationalized/date'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import type { SheetCell, SheetColumn, SheetTask } from '#features/formats/sheet-file.ts'
import { type Label, labelOf } from '#features/orders/labels.ts'
import { feeOf, momentOf } from '#features/orders/series.ts'
import type { Sign } from '#features/pricing/money.ts'
import type { CancelReason, Order, PaymentMethod, Vendor } from '#schema/wire.ts'

export const exportColumns = [
  'order',
  'outlet',
  'outletId',
  'placed',
  'scheduledFor',
  'collected',
  'delivered',
  'status',
  'cancelReason',
  'customer',
  'phone',
  'address',
  'notes',
  'items',
  'amount',
  'payment',
  'fee',
  'voucher',
  'vatNumber',
  'currency',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** The column that identifies a row: part of every file. */
export const FIXED_COLUMN: ExportColumn = 'order'

/** The chosen columns, in their order. */
export const columnsWithout = (off: readonly string[]): ExportColumn[] =>
  exportColumns.filter(column => column === FIXED_COLUMN || !off.includes(column))

/** What an export needs besides the orders: plain data, since it is sent to a worker. Texts in the reader's language. */
export type ExportContext = {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  /** ISO 4217. */
  currency: string
  /** Decimal sign of the country, for untyped files. */
  decimal: Sign
  vendors: readonly Vendor[]
  /** The chosen columns, in their order. */
  columns: readonly ExportColumn[]
  words: {
    sheet: string
    /** Label of the row of sums. */
    total: string
    columns: Readonly<Record<ExportColumn, string>>
    labels: Readonly<Record<Label, string>>
    payments: Readonly<Record<PaymentMethod, string>>
    reasons: Readonly<Record<CancelReason, string>>
  }
}

/** A moment as `2026-03-02 21:48` in the country's zone; '' for none. @param seconds unix seconds */
export function localTime(seconds: number | undefined, zone: string): string {
  if (seconds === undefined) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  const { year, month, day, hour, minute } = fromAbsolute(seconds * 1000, zone)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** Types of the columns that are not text. */
const kinds: Partial<Record<ExportColumn, 'moment' | 'money'>> = {
  placed: 'moment',
  scheduledFor: 'moment',
  collected: 'moment',
  delivered: 'moment',
  amount: 'money',
  fee: 'money',
}

function columnOf(column: ExportColumn, { currency, words }: ExportContext): SheetColumn {
  const kind = kinds[column] ?? 'text'
  const heading = words.columns[column]
  return kind === 'money' ? { kind, heading, currency, decimals: currencyDecimals(currency) } : { kind, heading }
}

/** The table of the orders, one row each, in the given order. */
export function exportTable(orders: readonly Order[], context: ExportContext): SheetTask {
  const names = new Map(context.vendors.map(vendor => [vendor.vendor_id, vendor.vendor_information.name]))
  return {
    name: context.words.sheet,
    columns: context.columns.map(column => columnOf(column, context)),
    rows: orders.map(order => ({ cells: cellsOf(order, context, names.get(order.vendor_id) ?? '') })),
    totals: context.words.total,
  }
}

function cellsOf(order: Order, { now, zone, currency, columns, words }: ExportContext, outlet: string): SheetCell[] {
  const { customer, order: contents, voucher } = order
  const cells: Record<ExportColumn, SheetCell> = {
    order: order.order_id,
    outlet,
    outletId: order.vendor_id,
    placed: localTime(order.created_at, zone),
    scheduledFor: localTime(order.preordered_for, zone),
    collected: localTime(momentOf(order, 'PICKED_UP'), zone),
    delivered: localTime(momentOf(order, 'DELIVERED'), zone),
    status: words.labels[labelOf(order, now)],
    cancelReason: order.cancel_reason ? (words.reasons[order.cancel_reason] ?? '') : '',
    customer: customer.name,
    phone: customer.phone_number,
    address: customer.location.address,
    notes: customer.location.notes ?? '',
    items: contents.description,
    amount: contents.amount,
    payment: words.payments[contents.payment_method] ?? '',
    fee: feeOf(order) ?? '',
    voucher: voucher?.code ?? '',
    vatNumber: order.vat_number ?? '',
    currency,
  }
  return columns.map(column => cells[column])
}

/** Such as `orders_v1_2026-03-01_2026-03-07.xlsx`; only letters, digits, dots, dashes and underscores. */
export const exportFileName = (
  vendorId: string,
  { from, to }: { from: string; to: string },
  format: 'xlsx' | 'csv',
): string => `orders_${vendorId}_${from}_${to}.${format}`.replace(/[^\w.-]+/g, '-')
