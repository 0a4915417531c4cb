// Orders of the last two months, all of them ended.

import type { Customer, Order, OrderStatus } from '#schema/wire.ts'
import { metresBetween } from '../rules/distance.ts'
import { feeFor, withAdded } from '../rules/fee.ts'
import { course } from '../rules/statuses.ts'
import { tz } from '../rules/zone.ts'
import type { Site } from '../site.ts'
import { writeOrder } from '../store/orders.ts'
import { randomCode } from '../store/secrets.ts'
import type { StoredVendor } from '../store/vendors.ts'
import { contentsOf, pointOf } from './receivers.ts'

export const PAST_ORDERS = 3000
const DAYS = 60
/** Streets make a way longer than a bird's by about this. */
const DETOUR = 1.3

/** How an order can have ended, and what share of them did. */
const endings: readonly (readonly [share: number, statuses: readonly OrderStatus[], seconds: readonly number[]])[] = [
  [0.9, course, [0, 8, 20, 60, 100, 130, 200, 480, 560, 580, 1100, 1380]],
  [0.95, ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'CANCELLED'], [0, 8, 60, 300]],
  [
    0.97,
    [...course.slice(0, 11), 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'],
    [0, 8, 20, 60, 100, 130, 200, 480, 560, 580, 1100, 1700, 2600],
  ],
  [0.98, ['NEW', 'STALLED'], [0, 90]],
  [0.99, ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_FAILED'], [0, 3, 40]],
  [1, ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_CANCELLED'], [0, 3, 900]],
]

/** An order with the statuses it went through, each so many seconds after it was made. */
export function orderWith(
  site: Site,
  vendor: StoredVendor,
  customer: Customer,
  past: { createdAt: number; statuses: readonly OrderStatus[]; seconds: readonly number[] },
  random: () => number,
): Order {
  const metres = metresBetween(pointOf(site, vendor), customer.location) * DETOUR
  const history = past.statuses.map((status, index) => ({
    status,
    created_at: Math.floor(past.createdAt + (past.seconds[index] ?? 0)),
  }))
  const last = history.at(-1) ?? { status: 'NEW' as const, created_at: past.createdAt }
  const contents = contentsOf(site, random)
  if (past.statuses[0] === 'INITIATED') contents.payment_method = 'PAID'
  return {
    order_id: `${vendor.vendor_id}-${randomCode(14)}`,
    vendor_id: vendor.vendor_id,
    created_at: Math.floor(past.createdAt),
    updated_at: new Date(last.created_at * 1000).toISOString(),
    status: last.status,
    status_history: history,
    customer,
    order: contents,
    // The signature of a fee that was paid long ago; it opens nothing.
    delivery_fee: { fee: withAdded(site, feeFor(site, metres), contents.payment_method), signature: randomCode(32) },
    login_pickup_estimation: vendor.estimation_pick_up_time || 15,
    age_validation_required: false,
    ...(last.status === 'CANCELLED' && { cancel_reason: 'CUSTOMER_CANCELLED' as const }),
  }
}

/** Fills in past orders of the vendors and returns some of the delivered ones. */
export function seedPastOrders(
  site: Site,
  vendors: readonly StoredVendor[],
  receivers: ReadonlyMap<string, readonly Customer[]>,
  random: () => number,
): Order[] {
  const today = tz.startOfDay(site.country.timezone, site.clock.now()) / 1000
  const delivered: Order[] = []
  for (let index = 0; index < PAST_ORDERS; index++) {
    const vendor = vendors[index % vendors.length] as StoredVendor
    const customers = receivers.get(vendor.vendor_id) ?? []
    const customer = customers[Math.floor(random() * customers.length)] as Customer
    // More of them lately than long ago; shops send from morning to evening.
    const day = 1 + Math.floor(random() ** 1.6 * DAYS)
    const createdAt = today - day * 86_400 + (9 + random() * 12) * 3600
    const drawn = random()
    const [, statuses, seconds] = endings.find(([share]) => drawn < share) ?? (endings[0] as (typeof endings)[number])
    const order = orderWith(site, vendor, customer, { createdAt, statuses, seconds }, random)
    writeOrder(site, { order })
    if (order.status === 'DELIVERED' && delivered.length < KEPT) delivered.push(order)
  }
  return delivered
}

const KEPT = 200
