// How an order takes a status: by its journey, by a call, or from the control page.
import { dueAfter, type Journey, legFrom } from '#sandbox/live/journey'
import { courierFor } from '#sandbox/live/riders'
import { courseAfter, hasEnded, hasReached } from '#sandbox/rules/statuses'
import type { Site } from '#sandbox/site'
import { type StoredOrder, writeOrder } from '#sandbox/store/orders'
import type { Point } from '#sandbox/world/model'
import type { Order, OrderStatus } from '#schema/wire'

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

/** The journey of an order that has just been accepted; scheduled ones wait until `notBefore`, in milliseconds. */
export const journeyOf = (pickup: Point, dropoff: Point, next: OrderStatus[], notBefore?: number): Journey => ({
  next,
  pickup,
  dropoff,
  ...(notBefore !== undefined && { notBefore }),
})

/**
 * Gives an order a status at a moment and keeps it; what comes next is what the journey says, or the rest of the course.
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
  if (status === 'WAITING_FOR_TRANSPORT') return journeyOf(before.pickup, before.dropoff, next)
  const { speed } = site.pace
  const leg = (from: Point, to: Point) => legFrom(from, to, site.town.path(from, to).distance, now, speed)
  const after: Journey = { ...before, next }
  if (isDetour(status)) return after
  if (!after.courier && hasReached('ASSIGNED_TO_TRANSPORT', status))
    Object.assign(after, courierFor(site, order.order_id, before.pickup))
  if (!after.toPickup && hasReached('COURIER_ACCEPTED_DELIVERY', status))
    after.toPickup = leg(after.start ?? before.pickup, before.pickup)
  if (!after.toDropoff && hasReached('COURIER_LEFT_VENDOR', status))
    after.toDropoff = leg(before.pickup, before.dropoff)
  return after
}

const isDetour = (status: OrderStatus): boolean => status === 'DELAYED' || status === 'MODIFIED'
const following = (status: OrderStatus): OrderStatus[] =>
  status === 'RETURN_INITIATED' ? ['RETURNED_TO_VENDOR'] : courseAfter(status)

/** An order that is delayed, cancelled or the like by somebody: as `takeStatus`, and the listeners hear of it. */
export function changeStatus(site: Site, stored: StoredOrder, status: OrderStatus): Order {
  const order = site.db.transaction(() => takeStatus(site, stored, status, site.clock.now()))
  site.hub.publish(site, order)
  return order
}
