// The figures over the orders of the filter: per day, by status, and in total.
import type { Order } from '#schema/wire.ts'
import { boundsOf, type DayRange, daysOf } from './days.ts'
import { type ListName, listOf } from './lists.ts'
import { cancelledGroup, latestEntry } from './statuses.ts'

export type DayCount = {
  /** ISO day in the country. */
  day: string
  orders: number
  /** Sum of the fees charged, in units of the country's currency. */
  fees: number
}

/**
 * Every day of the range with its orders, also days without any; orders outside the range are left out, and so
 * are those that were cancelled or failed (HIS-104).
 */
export function ordersPerDay(orders: Iterable<Order>, range: DayRange, zone: string): DayCount[] {
  const days = daysOf(range).map(day => ({ day, orders: 0, fees: 0 }))
  // Computing the bounds of a day is far slower than comparing with them.
  const ends = days.map(({ day }) => boundsOf({ from: day, to: day }, zone).to)
  const { from } = boundsOf(range, zone)
  for (const order of orders) {
    if (cancelledGroup.has(order.status)) continue
    const count = order.created_at < from ? undefined : days[ends.findIndex(end => order.created_at <= end)]
    if (!count) continue
    count.orders++
    count.fees += feeOf(order) ?? 0
  }
  return days
}

export type StatusShare = {
  list: ListName | 'other'
  orders: number
  /** 0 to 1; all shares add up to 1 if there is an order. */
  share: number
}

const shown: readonly StatusShare['list'][] = ['delivered', 'collected', 'new', 'scheduled', 'cancelled', 'other']

/** The number of orders in each list; lists without orders are left out. @param now unix milliseconds */
export function statusShares(orders: readonly Order[], now: number): StatusShare[] {
  const counts = new Map<StatusShare['list'], number>()
  for (const order of orders) {
    const list = listOf(order, now) ?? 'other'
    counts.set(list, (counts.get(list) ?? 0) + 1)
  }
  return shown.flatMap(list => {
    const count = counts.get(list) ?? 0
    return count === 0 ? [] : [{ list, orders: count, share: count / orders.length }]
  })
}

/** For orders that were neither cancelled nor failed; those are counted separately (HIS-104). */
export type Totals = {
  orders: number
  /** In units of the country's currency. */
  fees: number
  /** Median minutes from creating an order to its delivery; undefined if none was delivered. */
  medianMinutes: number | undefined
  cancelled: {
    orders: number
    /** Paid fees that are refunded. */
    refunded: number
  }
}

export function totals(all: readonly Order[]): Totals {
  const orders = all.filter(order => !cancelledGroup.has(order.status))
  const cancelled = all.filter(order => cancelledGroup.has(order.status))
  const durations = orders.flatMap(order => minutesTaken(order) ?? []).sort((one, other) => one - other)
  const middle = durations.length >> 1
  const upper = durations[middle]
  const lower = durations[middle - 1]
  const median = upper === undefined || durations.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2
  return {
    orders: orders.length,
    fees: orders.reduce((sum, order) => sum + (feeOf(order) ?? 0), 0),
    medianMinutes: median,
    cancelled: {
      orders: cancelled.length,
      refunded: cancelled.filter(isRefunded).reduce((sum, order) => sum + (feeOf(order) ?? 0), 0),
    },
  }
}

/** Whether the fee had been paid before the order was cancelled; a payment that failed took nothing. */
export const isRefunded = ({ status, status_history, order }: Order): boolean =>
  status === 'CANCELLED' &&
  (order.payment_method === 'PAID' || status_history.some(entry => entry.status === 'PAYMENT_COMMITTED'))

const paying: ReadonlySet<string> = new Set(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED'])
const unpaid: ReadonlySet<string> = new Set(['PAYMENT_FAILED', 'PAYMENT_CANCELLED'])

/** What is to be known of the payment besides its method, as the public answer names it. */
export type PaymentState = 'processing' | 'failed' | 'refunded'

/** The state of a payment; undefined if its method says it all. */
export function paymentState(order: Order): PaymentState | undefined {
  if (paying.has(order.status)) return 'processing'
  if (unpaid.has(order.status)) return 'failed'
  return isRefunded(order) ? 'refunded' : undefined
}

/** The fee after a voucher, else the fee; undefined if the order has none. */
export const feeOf = ({ discounted_delivery_fee, delivery_fee }: Order): number | undefined =>
  (discounted_delivery_fee ?? delivery_fee)?.fee

/** When an order was collected or delivered, unix seconds; undefined if it was not. */
export const momentOf = ({ status_history }: Order, status: 'PICKED_UP' | 'DELIVERED'): number | undefined =>
  latestEntry(status_history, entry => entry.status === status)?.created_at

/** Minutes to delivery; for a scheduled order they begin with the time that was asked for. */
function minutesTaken(order: Order): number | undefined {
  const delivered = momentOf(order, 'DELIVERED')
  const begun = Math.max(order.created_at, order.preordered_for ?? 0)
  return delivered === undefined || delivered < begun ? undefined : (delivered - begun) / 60
}
