// What the public pages show of an order: its progress, whether a rider and a map are shown, when it arrives (PUB-001,
// TRK-035 to TRK-038, Q60, Q70).
import type { CallProblem } from '#contract/call-problem.ts'
import { isScheduled } from '#features/orders/lists.ts'
import { momentMs } from '#features/orders/order.ts'
import {
  hasRider,
  isRiderShown as isRiderOfOrderShown,
  isRouteShown as isRouteOfStatusShown,
} from '#features/orders/rider.ts'
import { latestEntry, NEAR_SECONDS, reachedStatus } from '#features/orders/statuses.ts'
import type { OrderStatus, PublicTracking } from '#schema/wire.ts'

/** A stage that the page shows; each has one sentence. */
export type Stage =
  | 'paying'
  | 'scheduled'
  | 'placed'
  | 'assigned'
  | 'travelling'
  | 'near_sender'
  | 'collected'
  | 'near_receiver'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'failed'

/** Of the five stops: placed, rider found, collected, near you, delivered. */
export type Stop = 1 | 2 | 3 | 4 | 5

type Progress = Pick<PublicTracking, 'status' | 'status_history'>

/** DELAYED and MODIFIED do not show the progress; their stages come from the history. */
const stages: Record<Exclude<OrderStatus, 'DELAYED' | 'MODIFIED'>, Stage> = {
  INITIATED: 'paying',
  PAYMENT_INITIATED: 'paying',
  PAYMENT_COMMITTED: 'paying',
  NEW: 'placed',
  RECEIVED: 'placed',
  RECEIVED_BY_VENDOR: 'placed',
  ACCEPTED_BY_VENDOR: 'placed',
  WAITING_FOR_TRANSPORT: 'placed',
  ASSIGNED_TO_TRANSPORT: 'assigned',
  COURIER_ACCEPTED_DELIVERY: 'travelling',
  NEAR_VENDOR: 'near_sender',
  PICKED_UP: 'collected',
  COURIER_LEFT_VENDOR: 'collected',
  NEAR_CUSTOMER: 'near_receiver',
  DELIVERED: 'delivered',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
  CANCELLED: 'cancelled',
  PAYMENT_CANCELLED: 'failed',
  PAYMENT_FAILED: 'failed',
  STALLED: 'failed',
}

const stopsOfStages: Partial<Record<Stage, Stop>> = {
  paying: 1,
  scheduled: 1,
  placed: 1,
  assigned: 2,
  travelling: 2,
  near_sender: 2,
  collected: 3,
  near_receiver: 4,
  delivered: 5,
}

/** When a status was last reached, in unix seconds; undefined if never. */
export const lastTaken = ({ status_history }: Pick<Progress, 'status_history'>, status: OrderStatus) =>
  latestEntry(status_history, entry => entry.status === status)?.created_at

/** A delayed order without a history was at least received. */
const statusBehind = (order: Progress): OrderStatus => (reachedStatus(order) ?? 'RECEIVED') as OrderStatus

/** The stage that the page shows (TRK-037, Q60). `now` in unix seconds: a scheduled order is scheduled until its time has come. */
export function stageOf(order: Progress & Pick<PublicTracking, 'preordered_for'>, now: number): Stage {
  const status = statusBehind(order)
  const stage = status === 'MODIFIED' || status === 'DELAYED' ? 'placed' : stages[status]
  const ahead = (order.preordered_for ?? 0) - now
  if (isScheduled(order, now * 1000) && (stage === 'placed' || status === 'PAYMENT_COMMITTED')) return 'scheduled'
  // A rider who has accepted is on the way, whatever the server or the branch does meanwhile.
  if ((stage === 'placed' || stage === 'assigned') && hasRider(order)) return 'travelling'
  // Nothing is collected before its time, however near the rider waits.
  if (stage === 'near_sender' && ahead >= NEAR_SECONDS) return 'travelling'
  // A delayed parcel is not about to arrive, whatever was shown before.
  if (order.status === 'DELAYED' && stage === 'near_sender') return 'travelling'
  return order.status === 'DELAYED' && stage === 'near_receiver' ? 'collected' : stage
}

/** How many of the five stops are reached; undefined for stages that have none. */
export const stopOf = (stage: Stage): Stop | undefined => stopsOfStages[stage]

/** Nothing more happens by itself: the page need not ask again (Q58). */
export const hasEnded = (stage: Stage): boolean =>
  stage === 'delivered' || stage === 'returned' || stage === 'cancelled' || stage === 'failed'

/** Whether there is a map with the two places: not before payment, and not after the end (Q110). */
export const isMapShown = (stage: Stage): boolean => stage !== 'paying' && !hasEnded(stage)

/** Whether the route is on the map, and the rider where there is one (TRK-036). */
export const isRouteShown = (order: Progress, stage: Stage): boolean =>
  isMapShown(stage) && stage !== 'scheduled' && isRouteOfStatusShown(statusBehind(order))

/**
 * Whether the rider may be shown: from assignment until delivery, whatever the server sends (Q70). Assigned is who has accepted
 * (TRK-032), as for the sender.
 */
export const isRiderShown = (order: Progress, stage: Stage): boolean =>
  stage !== 'scheduled' && isRiderOfOrderShown(order)

/** Whether the rider has the parcel, and so comes to the receiver. */
export const isCollected = (stage: Stage): boolean => stage === 'collected' || stage === 'near_receiver'

const LATE_AFTER_S = 900

/** Whether what is awaited is late: by its status, or because the time has passed. `now` in unix seconds. */
export const isLate = (
  { status, dropoff_eta }: Pick<PublicTracking, 'status' | 'dropoff_eta'>,
  stage: Stage,
  now: number,
): boolean =>
  !hasEnded(stage) &&
  // Nobody awaits what is on its way back.
  stage !== 'returning' &&
  (status === 'DELAYED' || (dropoff_eta !== undefined && dropoff_eta + LATE_AFTER_S < now))

/** A number with only its last digits visible; an unmasked number is masked here (PUB-102). */
export function maskedPhone(phone: string): string {
  if (/[•*]/.test(phone)) return phone
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? '••••' : `•••• ${digits.slice(-2)}`
}

// What a public page knows of its order, after each answer (Q70, Q106).

/** Why the page may be out of date: the device is offline, the server does not answer, or the link has expired. */
export type StaleReason = 'offline' | 'unanswered' | 'expired'

export type PublicOrder =
  | { state: 'loading' }
  /** There is no such order, or the address contains none. */
  | { state: 'unknown' }
  | { state: 'expired' }
  | { state: 'failed'; problem: CallProblem }
  /** `readAt`: when the answer arrived, in unix milliseconds. */
  | { state: 'known'; order: PublicTracking; readAt: number; stale?: StaleReason }

type TrackingAnswer =
  | { state: 'answered'; value: { result: PublicTracking } }
  | { state: 'failed'; problem: CallProblem }

/** Wait between two requests while the page is visible, in milliseconds (PUB-103). */
export const REFRESH_MS = 4500
/** The same while no change is expected, or the page is hidden; each wait is twice as long as the one before, up to a maximum. */
export const REFRESH_SLOWLY_MS = 14_000
export const REFRESH_AT_MOST_MS = 120_000

const NOT_FOUND = 404
const GONE = 410
/** The ID is not well-formed. */
const NOT_AN_ID = 400

/** Whether a part of an address can be an order number. */
export const isOrderId = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$/.test(text)

/**
 * The state after an answer. A failure removes nothing: what was read stays, marked as stale.
 * An answer about another order is ignored (PUB-102), and so is one that is older than what is known (RTM-008).
 */
export function learn(
  before: PublicOrder,
  answer: TrackingAnswer,
  { orderId, now, online }: { orderId: string; now: number; online: boolean },
): PublicOrder {
  if (answer.state === 'answered' && answer.value.result.order_id === orderId) {
    const { result: order } = answer.value
    // A server that lags behind another would take the order back.
    if (before.state === 'known' && momentMs(order.updated_at) < momentMs(before.order.updated_at)) return before
    return { state: 'known', order, readAt: now }
  }
  const problem: CallProblem = answer.state === 'failed' ? answer.problem : { code: 'invalid_response' }
  if (problem.code === 'cancelled') return before
  const status = problem.code === 'refused' ? problem.status : undefined
  if (before.state === 'known') {
    if (status === GONE || status === NOT_FOUND) return { ...before, stale: 'expired' }
    return { ...before, stale: online ? 'unanswered' : 'offline' }
  }
  if (status === GONE) return { state: 'expired' }
  if (status === NOT_FOUND || status === NOT_AN_ID) return { state: 'unknown' }
  return { state: 'failed', problem }
}

export type Attention = {
  /** The page is in front of somebody. */
  visible: boolean
  /** Requests since the page was last visible. */
  unseen: number
  /** Unix milliseconds. */
  now: number
}

/** How long to wait before the next request, in milliseconds; undefined for none. */
export function refreshAfter(known: PublicOrder, { visible, unseen, now }: Attention): number | undefined {
  const stage = known.state === 'known' ? stageOf(known.order, now / 1000) : undefined
  const answers = known.state === 'failed' || (known.state === 'known' && known.stale !== 'expired')
  if (!answers || (stage && hasEnded(stage))) return undefined
  if (!visible) return Math.min(REFRESH_SLOWLY_MS * 2 ** unseen, REFRESH_AT_MOST_MS)
  return stage && stage !== 'scheduled' ? REFRESH_MS : REFRESH_SLOWLY_MS
}
