// How an order takes a status, by its journey, by a call, or from the control page, and who is notified.

import type { Order, OrderStatus } from '#schema/wire.ts'
import type { Point } from '../city/model.ts'
import { courseAfter, hasEnded, hasReached } from '../rules/statuses.ts'
import type { Site } from '../site.ts'
import { type StoredOrder, writeOrder } from '../store/orders.ts'
import { readVendor } from '../store/vendors.ts'
import { begunEarlier, dueAfter, type Journey, journeyOf, legFrom, nearFrom } from './journey.ts'
import { courierFor, placeOf } from './riders.ts'

/** Later than before, even when both happen in one millisecond: who compares `updated_at` must see a difference. */
export function changedAt(order: Pick<Order, 'updated_at'> | undefined, milliseconds: number): string {
  const { updated_at: before } = order ?? {}
  const last = before === undefined ? 0 : typeof before === 'number' ? before * 1000 : Date.parse(before)
  return new Date(Math.max(milliseconds, last + 1)).toISOString()
}

/** The order with a further status at a moment, in milliseconds. */
export const withStatus = (order: Order, status: OrderStatus, milliseconds: number): Order => ({
  ...order,
  status,
  updated_at: changedAt(order, milliseconds),
  status_history: [...order.status_history, { status, created_at: Math.floor(milliseconds / 1000) }],
})

/**
 * Gives an order a status at a moment and keeps it; the next ones are those of the journey, or the rest of the course.
 * Returns the order as it is now.
 */
export function takeStatus(site: Site, stored: StoredOrder, status: OrderStatus, now: number): Order {
  const order = withStatus(stored.order, status, now)
  const journey = stored.journey && !hasEnded(status) ? advanced(site, stored, status, now) : undefined
  const waits = journey && journey.next.length > 0
  writeOrder(site, {
    order,
    ...(journey && { journey }),
    ...(waits && { dueAt: dueAfter(journey, now, site.pace.speed) }),
  })
  if (waits) site.schedule.next = Math.min(site.schedule.next, dueAfter(journey, now, site.pace.speed))
  return order
}

function advanced(site: Site, { order, journey }: StoredOrder, status: OrderStatus, now: number): Journey {
  const before = journey as Journey
  const [expected, ...rest] = before.next
  // A detour keeps what was to come; any other jump goes on from there.
  const next = status === expected ? rest : isDetour(status) ? before.next : following(status)
  // Whoever waits for a rider (again) has none.
  if (status === 'WAITING_FOR_TRANSPORT')
    return journeyOf(before.pickup, before.dropoff, next, { preorderedFor: order.preordered_for })
  const { speed } = site.pace
  const leg = (from: Point, to: Point) => legFrom(from, to, site.geo.path(from, to).distance, now, speed)
  const after: Journey = { ...before, next }
  if (isDetour(status)) return after
  if (!after.courier && hasReached('ASSIGNED_TO_TRANSPORT', status))
    Object.assign(after, courierFor(site, order.order_id, before.pickup))
  if (!after.toPickup && hasReached('COURIER_ACCEPTED_DELIVERY', status))
    after.toPickup = leg(after.start ?? before.pickup, before.pickup)
  if (!after.toDropoff && hasReached('COURIER_LEFT_VENDOR', status))
    after.toDropoff = leg(before.pickup, before.dropoff)
  return whereStatusSays(after, status, now, speed)
}

/** A status that came before its rider did, by somebody's hand or in the seed data, brings the rider along. */
function whereStatusSays(journey: Journey, status: OrderStatus, now: number, speed: number): Journey {
  const { toPickup, toDropoff } = journey
  if (toPickup && status === 'NEAR_VENDOR')
    return { ...journey, toPickup: begunEarlier(toPickup, nearFrom(toPickup, speed), now) }
  if (toDropoff && status === 'NEAR_CUSTOMER')
    return { ...journey, toDropoff: begunEarlier(toDropoff, nearFrom(toDropoff, speed), now) }
  if (toDropoff && status === 'RETURN_INITIATED')
    return { ...journey, toDropoff: begunEarlier(toDropoff, toDropoff.endsAt, now) }
  if (toPickup && hasReached('PICKED_UP', status))
    return { ...journey, toPickup: begunEarlier(toPickup, toPickup.endsAt, now) }
  return journey
}

const isDetour = (status: OrderStatus): boolean => status === 'DELAYED' || status === 'MODIFIED'
const following = (status: OrderStatus): OrderStatus[] =>
  status === 'RETURN_INITIATED' ? ['RETURNED_TO_VENDOR'] : courseAfter(status)

/** The journey to another place; a rider who is on the way there goes on from where the rider is now. */
export function redirected(site: Site, journey: Journey, dropoff: Point): Journey {
  if (!journey.toDropoff) return { ...journey, dropoff }
  const now = site.clock.now()
  const here = placeOf(site, journey, now)
  const { distance } = site.geo.path(here, dropoff)
  return { ...journey, dropoff, toDropoff: legFrom(here, dropoff, distance, now, site.pace.speed) }
}

/** Sends an order to everybody who subscribed to its vendor or to that vendor's parent. */
export function notify(site: Site, order: Order): void {
  const parent = readVendor(site, order.vendor_id)?.parent_vendor_id
  site.hub.publish(site.code, [order.vendor_id, ...(parent ? [parent] : [])], order)
}

/** An order that is delayed, cancelled or the like by somebody: as `takeStatus`, and subscribers are notified. */
export function changeStatus(site: Site, stored: StoredOrder, status: OrderStatus): Order {
  const order = site.db.transaction(() => takeStatus(site, stored, status, site.clock.now()))
  notify(site, order)
  return order
}
