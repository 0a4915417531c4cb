// The rows of an export (HIS-101): everything that the table shows and more, and nothing that a spreadsheet would run.
import { fromAbsolute } from '@internationalized/date'
import type { CancelReason, Order, PaymentMethod, Vendor } from '#schema/wire'
import { type Label, labelOf } from '../orders/labels.ts'
import { feeOf, momentOf } from './series.ts'

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

/** Numbers stay numbers, so that they can be added up. */
export type Cell = string | number

/** What the words and facts around the orders are: plain data, for it goes to a worker. Texts in the reader's language. */
export type ExportFacts = {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  /** ISO 4217. */
  currency: string
  vendors: readonly Vendor[]
  words: {
    columns: Readonly<Record<ExportColumn, string>>
    labels: Readonly<Record<Label, string>>
    payments: Readonly<Record<PaymentMethod, string>>
    reasons: Readonly<Record<CancelReason, string>>
  }
}

/** Beginnings that make a spreadsheet take a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The text with an apostrophe before it when it would be taken for a formula (HIS-101). */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A moment as `2026-03-02 21:48` on the clocks of the country; '' for none. @param seconds unix seconds */
function localTime(seconds: number | undefined, zone: string): string {
  if (seconds === undefined) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  const { year, month, day, hour, minute } = fromAbsolute(seconds * 1000, zone)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** The heading and one row per order, in the order given. */
export function exportRows(orders: readonly Order[], facts: ExportFacts): Cell[][] {
  const names = new Map(facts.vendors.map(vendor => [vendor.vendor_id, vendor.vendor_information.name]))
  const heading = exportColumns.map(column => neutralised(facts.words.columns[column]))
  return [heading, ...orders.map(order => rowOf(order, facts, names.get(order.vendor_id) ?? ''))]
}

function rowOf(order: Order, { now, zone, currency, words }: ExportFacts, outlet: string): Cell[] {
  const { customer, order: contents, voucher } = order
  const cells: Record<ExportColumn, Cell> = {
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
  return exportColumns.map(column => {
    const cell = cells[column]
    return typeof cell === 'number' ? cell : neutralised(cell)
  })
}

/** Such as `orders_v1_2026-03-01_2026-03-07.xlsx`; only letters, digits, dots, dashes and underscores. */
export const exportFileName = (
  vendorId: string,
  { from, to }: { from: string; to: string },
  format: 'xlsx' | 'csv',
): string => `orders_${vendorId}_${from}_${to}.${format}`.replace(/[^\w.-]+/g, '-')
