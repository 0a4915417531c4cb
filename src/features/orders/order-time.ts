// The one time of an order that matters to its reader: the same in rows, the order pane and the public page
// (TRK-035, TRK-105, PUB-101).
import type { ResolvedSettings } from '#schema/deployment.ts'
import type { Order, Rider } from '#schema/wire.ts'
import { isScheduled } from './lists.ts'
import { momentMs } from './order.ts'
import { etaKind, hasRider } from './rider.ts'
import { type Course, latestEntry, NEAR_SECONDS, reachedStatus } from './statuses.ts'

/** What is known of when an order is collected and delivered; unix seconds. */
export type Etas = Pick<Rider, 'pickup_eta' | 'dropoff_eta'>

/** The times in an order; unix seconds. The public answer has these fields too. */
export type TimedOrder = Course &
  Pick<Order, 'created_at' | 'updated_at' | 'preordered_for'> & { delivered_at?: number | undefined }

/** From and to in unix milliseconds. */
export type TimeWindow = { from: number; to: number }

export type OrderTime =
  /** The slot of a scheduled order. */
  | ({ kind: 'scheduled' } & TimeWindow)
  /** There is no estimate: what was promised when it was ordered. */
  | ({ kind: 'promised' } & TimeWindow)
  /** The rider is expected at the collection point, or at the customer. */
  | ({ kind: 'collection' | 'arrival' } & TimeWindow)
  /** The rider is expected at the customer now. */
  | { kind: 'arriving' }
  /** The event happened then; unix milliseconds. `ordered`: the order is still being paid. */
  | { kind: 'ordered' | 'delivered' | 'returning' | 'returned' | 'cancelled' | 'failed'; at: number }

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const STEP_MS = 5 * MINUTE_MS
/** How long an order usually takes without a time of its own, and how long at most, as the site says it (BIZ-012, BIZ-013). */
export type DeliveryPromise = Pick<ResolvedSettings, 'typicalDeliveryMinutes' | 'asapMinutes'>
/** The documented one, of sites that say nothing else (Q93). */
export const DOCUMENTED_PROMISE: DeliveryPromise = { typicalDeliveryMinutes: 30, asapMinutes: 60 }
/** An estimate is out of date once it has passed by this much. */
const LATE_AFTER_MS = QUARTER_MS

const happened: Readonly<Record<string, 'ordered' | 'delivered' | 'returning' | 'returned' | 'cancelled' | 'failed'>> =
  {
    INITIATED: 'ordered',
    PAYMENT_INITIATED: 'ordered',
    PAYMENT_COMMITTED: 'ordered',
    DELIVERED: 'delivered',
    RETURN_INITIATED: 'returning',
    RETURNED_TO_VENDOR: 'returned',
    CANCELLED: 'cancelled',
    PAYMENT_CANCELLED: 'cancelled',
    PAYMENT_FAILED: 'failed',
    STALLED: 'failed',
  }

/**
 * The time of an order. @param now unix milliseconds, rounded to the minute so that every place shows the same; if data is
 * old, the moment of the last answer, so that estimates do not change @param promise of the site
 */
export function orderTime(
  order: TimedOrder,
  etas: Etas | undefined,
  now: number,
  promise: DeliveryPromise = DOCUMENTED_PROMISE,
): OrderTime {
  const minute = now - (now % MINUTE_MS)
  if (isScheduled(order, minute)) return { kind: 'scheduled', ...slotOf(order.preordered_for ?? 0) }
  const kind = happened[order.status]
  if (kind) return { kind, at: kind === 'ordered' ? order.created_at * 1000 : momentOfStatus(order) }
  return estimateOf(order, etas, minute) ?? promiseOf(order, promise)
}

/** The quarter of an hour that an order was scheduled for. @param at unix seconds */
const slotOf = (at: number): TimeWindow => ({ from: at * 1000, to: at * 1000 + QUARTER_MS })

/** What was promised: the slot, or the usual time to the longest one after the order was created. */
const promiseOf = (
  { preordered_for, created_at }: TimedOrder,
  { typicalDeliveryMinutes, asapMinutes }: DeliveryPromise,
): OrderTime =>
  preordered_for !== undefined
    ? { kind: 'scheduled', ...slotOf(preordered_for) }
    : {
        kind: 'promised',
        from: stepBefore(created_at * 1000 + typicalDeliveryMinutes * MINUTE_MS),
        to: stepBefore(created_at * 1000 + asapMinutes * MINUTE_MS),
      }

const stepBefore = (ms: number): number => Math.floor(ms / STEP_MS) * STEP_MS

/** When an order came to its status, in unix milliseconds. */
export function momentOfStatus({ status, status_history, created_at, updated_at, delivered_at }: TimedOrder): number {
  if (status === 'DELIVERED' && delivered_at !== undefined) return delivered_at * 1000
  const entry = latestEntry(status_history, one => one.status === status)
  return entry ? entry.created_at * 1000 : momentMs(updated_at) || created_at * 1000
}

/**
 * Where the rider is expected next: by the status (TRK-035). A status that says nothing of it leaves what was estimated before,
 * so that a time never goes back to what was promised (docs/decisions/098).
 */
export function awaitedAt(order: Course): ReturnType<typeof etaKind> {
  const status = reachedStatus(order) ?? ''
  if (status === 'COURIER_LEFT_VENDOR') return 'destination'
  return status === 'MODIFIED' && hasRider(order) ? 'origin' : etaKind(status)
}

/** The estimate for a status; undefined if there is none, or none that can be right. */
function estimateOf(order: TimedOrder, etas: Etas | undefined, minute: number): OrderTime | undefined {
  const kind = awaitedAt(order)
  const eta = etaOf(order, etas, minute)
  if (eta === undefined) return undefined
  if (eta > minute + MINUTE_MS - 1)
    return { kind: kind === 'origin' ? 'collection' : 'arrival', ...windowAt(eta, minute) }
  if (minute - eta > LATE_AFTER_MS) return undefined
  // Who is late is not about to arrive.
  if (kind === 'destination')
    return order.status === 'DELAYED' ? { kind: 'arrival', ...windowAt(eta, minute) } : { kind: 'arriving' }
  // Without a rider on the way, the estimate for the collection has lapsed.
  return hasRider(order) ? { kind: 'collection', ...windowAt(eta, minute) } : undefined
}

/** The most whole minutes that are still near, whatever the estimate of before says. */
const NEAR_AT_MOST_MS = NEAR_SECONDS * 1000 - MINUTE_MS
const near: ReadonlySet<string> = new Set(['NEAR_VENDOR', 'NEAR_CUSTOMER'])

/** When the rider is expected where it is awaited, in unix milliseconds. */
function etaOf(order: TimedOrder, etas: Etas | undefined, minute: number): number | undefined {
  const kind = awaitedAt(order)
  const seconds = kind === 'origin' ? etas?.pickup_eta : kind && arrivalOf(order, etas)
  if (seconds === undefined) return undefined
  const eta = near.has(order.status) ? Math.min(seconds * 1000, minute + NEAR_AT_MOST_MS) : seconds * 1000
  // A scheduled order is not collected before its time.
  return kind === 'origin' ? Math.max(eta, (order.preordered_for ?? 0) * 1000) : eta
}

/** A parcel arrives after its collection, not before or at the same moment. */
function arrivalOf({ status_history }: TimedOrder, etas: Etas | undefined): number | undefined {
  const collected = latestEntry(status_history, entry => entry.status === 'PICKED_UP')?.created_at
  const eta = etas?.dropoff_eta
  return eta === undefined || (collected !== undefined && eta <= collected) ? undefined : eta
}

/** A window of a quarter of an hour from an estimate, rounded down to five minutes and never in the past. Unix milliseconds. */
export function windowAt(eta: number, now: number): TimeWindow {
  const from = stepBefore(Math.max(eta, now))
  return { from, to: from + QUARTER_MS }
}

/** Whole minutes until arrival; undefined if no estimate is shown, if the time has come, if it is late, or if the rider is near and waits. Unix milliseconds. */
export function minutesToGo(order: TimedOrder, etas: Etas | undefined, now: number): number | undefined {
  if (order.status === 'DELAYED') return undefined
  const time = orderTime(order, etas, now)
  if (time.kind !== 'collection' && time.kind !== 'arrival') return undefined
  const minute = now - (now % MINUTE_MS)
  const eta = etaOf(order, etas, minute)
  // Who is near and waits for the time of a scheduled order is not minutes away.
  if (eta === undefined || (near.has(order.status) && eta > minute + NEAR_AT_MOST_MS)) return undefined
  return Math.max(1, Math.ceil((eta - now) / MINUTE_MS))
}
