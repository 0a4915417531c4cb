// Past orders as rows of a bulk order, at new times (BLK-109).
import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { splitAddress } from '#features/addresses/places.ts'
import { type BulkColumn, bulkColumns, type Cells } from '#features/bulk/columns.ts'
import { type BulkDraft, type BulkDrafts, waitingRows } from '#features/bulk/draft.ts'
import { cancelledGroup } from '#features/orders/statuses.ts'
import { type MoneySpelling, moneyText } from '#features/pricing/money.ts'
import { SLOT_DAYS_AHEAD, SLOT_SECONDS } from '#features/request/service-hours.ts'
import type { BulkPaymentType, Order, PaymentMethod } from '#schema/wire.ts'

/** At once, or at the same time of day on another day, as an ISO day. */
export type RepeatTime = { at: 'now' } | { at: 'day'; day: string }

/** The maximum number of orders repeated together: as many rows as a browser keeps from page to page. */
export const REPEAT_MAX = 5000

export type RepeatContext = MoneySpelling & {
  /** IANA zone of the country. */
  zone: string
}

/** Card at the door is not available in a file, so the row leaves the payment open. */
const payments: Readonly<Record<PaymentMethod, BulkPaymentType | ''>> = {
  PAID: 'PAID',
  NONE: 'PAID',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  PAYMENT_ON_DELIVERY: '',
}

/** Days on which orders can be repeated, from today, as ISO days. @param now unix milliseconds */
export function repeatDays({ now, zone }: { now: number; zone: string }): string[] {
  const today = toCalendarDate(fromAbsolute(now, zone))
  return Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, days) => today.add({ days }).toString())
}

/** The time that was asked for, on another day, rounded up to a quarter of an hour; such as `2026-03-02 18:30`. */
function timeOn(day: string, order: Order, zone: string): string {
  const asked = (order.preordered_for ?? order.created_at) * 1000
  const { hour, minute } = fromAbsolute(asked, zone)
  const quarter = SLOT_SECONDS / 60
  // After a quarter to midnight, the last quarter of the day is used.
  const minutes = Math.min(Math.ceil((hour * 60 + minute) / quarter) * quarter, 24 * 60 - quarter)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The cells of a past order at its new time. */
export function repeatCells(order: Order, time: RepeatTime, { zone, ...spelling }: RepeatContext): Cells {
  const { customer, order: contents } = order
  const { unit, building, street } = splitAddress(customer.location.address)
  const cells: Record<BulkColumn, string> = {
    name: customer.name,
    phone: customer.phone_number,
    unit,
    building,
    address: street,
    notes: customer.location.notes ?? '',
    description: contents.description,
    amount: contents.amount > 0 ? moneyText(contents.amount, spelling) : '',
    payment: payments[contents.payment_method],
    delivery: time.at === 'now' ? 'instant' : 'scheduled',
    scheduled: time.at === 'now' ? '' : timeOn(time.day, order, zone),
  }
  return bulkColumns.map(column => cells[column])
}

/** Whether an order was neither cancelled nor failed. */
export const isCarriedOut = ({ status }: Pick<Order, 'status'>): boolean => !cancelledGroup.has(status)

/** Why these orders cannot be repeated together, or not with the rows that are waiting, of whatever branch. */
export function repeatProblem(
  orders: readonly Order[],
  waiting?: BulkDrafts,
): 'several_branches' | 'too_many' | undefined {
  if (new Set(orders.map(order => order.vendor_id)).size > 1) return 'several_branches'
  return waitingRows(waiting) + orders.length > REPEAT_MAX ? 'too_many' : undefined
}

/** Row 1 of a sheet has the headings. */
const FIRST_ROW = 2

/**
 * The rows of a bulk order, ordered by time; appended to rows of the same branch that are waiting. The reader chose each of
 * them, so none counts as a duplicate.
 */
export function repeatDraft(
  orders: readonly Order[],
  time: RepeatTime,
  { waiting, name, ...context }: RepeatContext & { waiting: BulkDraft | undefined; name: string },
): BulkDraft | undefined {
  const [first] = orders
  if (!first) return undefined
  const started = waiting?.vendorId === first.vendor_id ? waiting : undefined
  const from = (started?.rows.at(-1)?.number ?? FIRST_ROW - 1) + 1
  const rows = [...orders].sort((one, other) => one.created_at - other.created_at)
  return {
    vendorId: first.vendor_id,
    name: started?.name ?? name,
    placed: started?.placed ?? 0,
    jobs: started?.jobs ?? [],
    rows: [
      ...(started?.rows ?? []),
      ...rows.map((order, at) => ({ number: from + at, cells: repeatCells(order, time, context), wanted: true })),
    ],
  }
}
