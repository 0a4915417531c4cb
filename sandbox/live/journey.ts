// What is still to happen to an order: the statuses to come, and the rider's two ways.

import type { OrderStatus, Rider } from '#schema/wire.ts'
import type { Point } from '../city/model.ts'

export type Courier = Pick<Rider, 'rider_id' | 'name' | 'phone_number' | 'vehicle'>

/** A way that a rider goes; times in milliseconds. */
export type Leg = { from: Point; to: Point; metres: number; startsAt: number; endsAt: number }

export type Journey = {
  /** Statuses still to come, the next one first. */
  next: OrderStatus[]
  /** Where the parcel is collected and where it is brought. */
  pickup: Point
  dropoff: Point
  courier?: Courier
  /** Where the rider was when the order was assigned. */
  start?: Point
  toPickup?: Leg
  toDropoff?: Leg
  /** Milliseconds at which a scheduled order is to be collected: it waits until shortly before. */
  scheduledFor?: number
  /** Milliseconds before which a payment that waits for its bank does not end. */
  notBefore?: number
}

/** Metres a second through a city, with its lights and stairs. */
export const RIDING_SPEED = 5.5
/** What a rider does at a door. */
export const HANDOVER_SECONDS = 60
/** How long before a scheduled collection the search for a rider begins. */
export const LEAD_SECONDS = 900

/** The journey of an order that has just been accepted; `preorderedFor` in unix seconds, `notBefore` in milliseconds. */
export const journeyOf = (
  pickup: Point,
  dropoff: Point,
  next: OrderStatus[],
  { preorderedFor, notBefore }: { preorderedFor?: number | undefined; notBefore?: number | undefined } = {},
): Journey => ({
  next,
  pickup,
  dropoff,
  ...(preorderedFor !== undefined && { scheduledFor: preorderedFor * 1000 }),
  ...(notBefore !== undefined && { notBefore }),
})

/** Milliseconds before which the next status does not come at any speed; 0 when nothing holds it back. */
export function heldUntil({ next: [status], scheduledFor = 0, notBefore = 0 }: Journey): number {
  // A scheduled order is received at once, then waits, and its rider does not leave before the promised time.
  if (status === 'RECEIVED_BY_VENDOR') return Math.max(notBefore, scheduledFor - LEAD_SECONDS * 1000)
  if (status === 'PICKED_UP') return scheduledFor
  return status === 'PAYMENT_CANCELLED' || status === 'PAYMENT_FAILED' ? notBefore : 0
}

const NEAR_SECONDS = 240

/** Seconds in life until the next status; riding is counted apart, by the legs. */
const PAUSES: Partial<Record<OrderStatus, number>> = {
  PAYMENT_INITIATED: 2,
  PAYMENT_COMMITTED: 5,
  NEW: 10,
  RECEIVED: 6,
  RECEIVED_BY_VENDOR: 30,
  ACCEPTED_BY_VENDOR: 40,
  WAITING_FOR_TRANSPORT: 15,
  ASSIGNED_TO_TRANSPORT: 60,
  COURIER_ACCEPTED_DELIVERY: 20,
  COURIER_LEFT_VENDOR: 20,
  RETURNED_TO_VENDOR: 600,
}

/**
 * Milliseconds at which the next status is due, for an order that took its last one at `now`. `speed` is how many times
 * faster than in life it goes.
 */
export const dueAfter = (journey: Journey, now: number, speed: number): number =>
  Math.round(Math.max(dueOf(journey, now, speed), heldUntil(journey)))

function dueOf({ next, toPickup, toDropoff }: Journey, now: number, speed: number): number {
  const [status] = next
  const pause = ((status && PAUSES[status]) ?? 10) * (1000 / speed)
  const handover = HANDOVER_SECONDS * (1000 / speed)
  const near = (leg: Leg) => nearFrom(leg, speed)
  if (status === 'NEAR_VENDOR' && toPickup) return Math.max(now, near(toPickup))
  if (status === 'PICKED_UP' && toPickup) return Math.max(now, toPickup.endsAt) + handover
  if (status === 'NEAR_CUSTOMER' && toDropoff) return Math.max(now, near(toDropoff))
  if ((status === 'DELIVERED' || status === 'RETURN_INITIATED') && toDropoff)
    return Math.max(now, toDropoff.endsAt) + handover
  return now + pause
}

/** "Near" begins some minutes before the end, but on a short way not before its second half; in milliseconds. */
export const nearFrom = ({ startsAt, endsAt }: Leg, speed: number): number =>
  Math.max(endsAt - NEAR_SECONDS * (1000 / speed), startsAt + (endsAt - startsAt) * 0.6)

/** The same way begun so much earlier that what comes at `moment` has come by `now`. */
export function begunEarlier(leg: Leg, moment: number, now: number): Leg {
  const late = Math.max(0, moment - now)
  return { ...leg, startsAt: leg.startsAt - late, endsAt: leg.endsAt - late }
}

/** A way that begins at a moment. */
export const legFrom = (from: Point, to: Point, metres: number, startsAt: number, speed: number): Leg => ({
  from,
  to,
  metres,
  startsAt,
  endsAt: Math.round(startsAt + (metres / RIDING_SPEED) * (1000 / speed)),
})

/** A moment when from `now` on everything goes `factor` times faster. */
export const paced = (moment: number, now: number, factor: number): number => now + (moment - now) / factor

/** The journey when from `now` on everything goes `factor` times faster; what has been ridden stays ridden. */
export function repaced(journey: Journey, now: number, factor: number): Journey {
  const leg = (one: Leg | undefined) =>
    one && { ...one, startsAt: paced(one.startsAt, now, factor), endsAt: paced(one.endsAt, now, factor) }
  const [toPickup, toDropoff] = [leg(journey.toPickup), leg(journey.toDropoff)]
  return { ...journey, ...(toPickup && { toPickup }), ...(toDropoff && { toDropoff }) }
}
