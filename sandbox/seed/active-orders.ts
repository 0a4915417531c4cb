// Orders of now, at least one in every status, each with its journey still to go.

import type { Customer, OrderStatus } from '#schema/wire.ts'
import { dueAfter, journeyOf } from '../live/journey.ts'
import { takeStatus } from '../live/progress.ts'
import { course, hasEnded } from '../rules/statuses.ts'
import { tz } from '../rules/zone.ts'
import type { Site } from '../site.ts'
import { rememberReceiver } from '../store/address-book.ts'
import { readOrder, type StoredOrder, writeOrder } from '../store/orders.ts'
import type { StoredVendor } from '../store/vendors.ts'
import { orderWith } from './past-orders.ts'
import { pointOf } from './receivers.ts'

export const ACTIVE_ORDERS = 60

type Scenario = {
  /** Statuses it went through, the last one being its own. */
  statuses: readonly OrderStatus[]
  /** Statuses to come; the rest of the course without it, none for an order that does not move on. */
  next?: OrderStatus[]
  /** Hours from now at which it is to be collected. */
  scheduledIn?: number
  /** Minutes since its last status. */
  minutes?: number
}

const upTo = (status: (typeof course)[number]): OrderStatus[] => course.slice(0, course.indexOf(status) + 1)

const scenarios: readonly Scenario[] = [
  ...course.map(status => ({ statuses: upTo(status) })),
  { statuses: [...upTo('WAITING_FOR_TRANSPORT'), 'MODIFIED'] },
  { statuses: [...upTo('COURIER_ACCEPTED_DELIVERY'), 'DELAYED'] },
  { statuses: [...upTo('COURIER_LEFT_VENDOR'), 'DELAYED'] },
  { statuses: [...upTo('NEAR_CUSTOMER'), 'RETURN_INITIATED'] },
  { statuses: [...upTo('NEAR_CUSTOMER'), 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] },
  { statuses: upTo('RECEIVED'), scheduledIn: 3 },
  { statuses: upTo('RECEIVED'), scheduledIn: 22 },
  { statuses: ['INITIATED'], next: [] },
  { statuses: ['INITIATED', 'PAYMENT_INITIATED'], next: ['PAYMENT_CANCELLED'] },
  { statuses: ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED'], next: [], minutes: 12 },
  { statuses: ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_FAILED'] },
  { statuses: ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_CANCELLED'] },
  { statuses: [...upTo('RECEIVED'), 'CANCELLED'] },
  { statuses: ['NEW', 'STALLED'] },
]

/** Seconds between a status and the one before it. */
const GAP_SECONDS = 45
const LONG_GAPS: Partial<Record<OrderStatus, number>> = { NEAR_VENDOR: 150, PICKED_UP: 120, NEAR_CUSTOMER: 420 }

const QUARTER_SECONDS = 900

/** Fills in the orders of now. */
export function seedActiveOrders(
  site: Site,
  vendors: readonly StoredVendor[],
  receivers: ReadonlyMap<string, readonly Customer[]>,
  random: () => number,
): void {
  const now = site.clock.now()
  const midnight = tz.startOfDay(site.country.timezone, now)
  for (let index = 0; index < ACTIVE_ORDERS; index++) {
    const scenario = scenarios[index % scenarios.length] as Scenario
    // Round by round another vendor has the same scenario.
    const vendor = vendors[(index + Math.floor(index / scenarios.length)) % vendors.length] as StoredVendor
    const customers = receivers.get(vendor.vendor_id) ?? []
    const customer = customers[Math.floor(random() * customers.length)] as Customer
    const last = Math.round(now - ((scenario.minutes ?? 0) * 60 + 1 + random() * 3) * 1000)
    const moments = momentsOf(scenario.statuses, last).map(moment => Math.max(moment, midnight + 1000))
    replay(site, vendor, customer, scenario, moments, random)
  }
  site.schedule.next = 0
}

/** When each status came, in milliseconds, if the last one came at `last`. */
function momentsOf(statuses: readonly OrderStatus[], last: number): number[] {
  const moments = [last]
  for (const status of statuses.slice(1).toReversed())
    moments.unshift((moments[0] ?? last) - (LONG_GAPS[status] ?? GAP_SECONDS) * 1000)
  return moments
}

function replay(
  site: Site,
  vendor: StoredVendor,
  customer: Customer,
  { statuses, next, scheduledIn }: Scenario,
  moments: readonly number[],
  random: () => number,
): void {
  const [first = 'NEW', ...others] = statuses
  const createdAt = (moments[0] ?? 0) / 1000
  const order = orderWith(site, vendor, customer, { createdAt, statuses: [first], seconds: [0] }, random)
  if (scheduledIn !== undefined)
    order.preordered_for = Math.ceil((createdAt + scheduledIn * 3600) / QUARTER_SECONDS) * QUARTER_SECONDS
  const journey = journeyOf(
    pointOf(site, vendor),
    { latitude: customer.location.latitude, longitude: customer.location.longitude },
    [...course.slice(1)],
    { preorderedFor: order.preordered_for },
  )
  let stored: StoredOrder = { order, journey, country: site.code }
  writeOrder(site, { order, journey, dueAt: dueAfter(journey, moments[0] ?? 0, site.pace.speed) })
  for (const [index, status] of others.entries()) {
    takeStatus(site, stored, status, moments[index + 1] ?? 0)
    stored = readOrder(site, order.order_id) ?? stored
  }
  if (next && stored.journey && !hasEnded(stored.order.status)) rest(site, stored, next)
  rememberReceiver(site, order)
}

/** Leaves an order where it is, or with something else to come. */
function rest(site: Site, { order, journey }: StoredOrder, next: OrderStatus[]): void {
  if (!journey) return
  const after = { ...journey, next, notBefore: site.clock.now() + 840_000 }
  writeOrder(site, {
    order,
    journey: after,
    ...(next.length > 0 && { dueAt: dueAfter(after, site.clock.now(), site.pace.speed) }),
  })
}
