// What the public pages show of an order: how far it is, whether a rider and a map are shown, when it arrives (PUB-001,
// TRK-035 to TRK-038, Q60, Q70).
import type { CallProblem } from '#contract/call-problem.ts'
import { hasRider, isRouteShown as isRouteOfStatusShown } from '#features/orders/rider.ts'
import { latestEntry, reachedStatus } from '#features/orders/statuses.ts'
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

/** DELAYED and MODIFIED do not show how far an order is; their stages are worked out from the history. */
const stages: Record<Exclude<OrderStatus, 'DELAYED' | 'MODIFIED'>, Stage> = {
  INITIATED: 'paying',
  PAYMENT_INITIATED: 'paying',
  PAYMENT_COMMITTED: 'placed',
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

/** When a status was taken last, in unix seconds; undefined when it never was. */
export const lastTaken = ({ status_history }: Pick<Progress, 'status_history'>, status: OrderStatus) =>
  latestEntry(status_history, entry => entry.status === status)?.created_at

/** A delayed order of which nothing else is known was at least received. */
const statusBehind = (order: Progress): OrderStatus => (reachedStatus(order) ?? 'RECEIVED') as OrderStatus

/** The stage that the page shows (TRK-037, Q60). `now` in unix seconds: an order for later is scheduled until its time has come. */
export function stageOf(order: Progress & Pick<PublicTracking, 'preordered_for'>, now: number): Stage {
  const status = statusBehind(order)
  if (status === 'MODIFIED' || status === 'DELAYED') return hasRider(order) ? 'travelling' : 'placed'
  const stage = stages[status]
  if (stage === 'placed' && (order.preordered_for ?? 0) > now) return 'scheduled'
  // A parcel that is late is not there in a moment, whatever was shown before.
  if (order.status === 'DELAYED' && stage === 'near_sender') return 'travelling'
  return order.status === 'DELAYED' && stage === 'near_receiver' ? 'collected' : stage
}

/** How many of the five stops are reached; undefined where they would be wrong. */
export const stopOf = (stage: Stage): Stop | undefined => stopsOfStages[stage]

/** Nothing more happens by itself: the page need not ask again (Q58). */
export const hasEnded = (stage: Stage): boolean =>
  stage === 'delivered' || stage === 'returned' || stage === 'cancelled' || stage === 'failed'

/** Whether there is a map with the two places: not while it is being paid, and not once all is over (Q110). */
export const isMapShown = (stage: Stage): boolean => stage !== 'paying' && !hasEnded(stage)

/** Whether the route is on the map, and the rider where there is one (TRK-036). */
export const isRouteShown = (order: Progress, stage: Stage): boolean =>
  isMapShown(stage) && stage !== 'scheduled' && isRouteOfStatusShown(statusBehind(order))

const withRider: ReadonlySet<Stage> = new Set(['assigned', 'travelling', 'near_sender', 'collected', 'near_receiver'])

/** Whether the rider may be shown: from assignment until delivery, whatever the server sends (Q70). */
export const isRiderShown = (stage: Stage): boolean => withRider.has(stage)

/** Whether the rider has the parcel, and so comes to the receiver. */
export const isCollected = (stage: Stage): boolean => stage === 'collected' || stage === 'near_receiver'

const LATE_AFTER_S = 900

/** Whether it comes later than promised: by its status, or because the time has passed. `now` in unix seconds. */
export const isLate = ({ status, dropoff_eta }: Pick<PublicTracking, 'status' | 'dropoff_eta'>, now: number): boolean =>
  status === 'DELAYED' || (dropoff_eta !== undefined && dropoff_eta + LATE_AFTER_S < now)

/** A number of which only the last digits can be read; what came unmasked is masked here (PUB-102). */
export function maskedPhone(phone: string): string {
  if (/[•*]/.test(phone)) return phone
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? '••••' : `•••• ${digits.slice(-2)}`
}

// What a public page knows of its order, from answer to answer (Q70, Q106).

/** Why what is shown may no longer be true: the device has no network, nobody answers, or the link has ended meanwhile. */
export type StaleReason = 'offline' | 'unanswered' | 'expired'

export type PublicOrder =
  | { state: 'loading' }
  /** There is no such order, or the address names none. */
  | { state: 'unknown' }
  | { state: 'expired' }
  | { state: 'failed'; problem: CallProblem }
  /** `readAt`: when it was true, in unix milliseconds. */
  | { state: 'known'; order: PublicTracking; readAt: number; stale?: StaleReason }

type TrackingAnswer =
  | { state: 'answered'; value: { result: PublicTracking } }
  | { state: 'failed'; problem: CallProblem }

/** How long a page that is in front of somebody waits until it asks again, in milliseconds (PUB-103). */
export const REFRESH_MS = 4500
/** The same while nothing is due, or nobody looks; then each wait is twice as long as the one before, up to the longest. */
export const REFRESH_SLOWLY_MS = 14_000
export const REFRESH_AT_MOST_MS = 120_000

const NOT_FOUND = 404
const GONE = 410
/** The id does not have the shape of one. */
const NOT_AN_ID = 400

/** Whether a part of an address can be the number of an order at all. */
export const isOrderId = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$/.test(text)

/**
 * What is known after an answer. A failure takes nothing off the screen: what was read stays, marked as stale.
 * An answer about another order than the one asked for is not believed (PUB-102).
 */
export function learn(
  before: PublicOrder,
  answer: TrackingAnswer,
  { orderId, now, online }: { orderId: string; now: number; online: boolean },
): PublicOrder {
  if (answer.state === 'answered' && answer.value.result.order_id === orderId)
    return { state: 'known', order: answer.value.result, readAt: now }
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
  /** How often it has asked since somebody looked last. */
  unseen: number
  /** Unix milliseconds. */
  now: number
}

/** How long until it is worth asking again, in milliseconds; undefined when it is not. */
export function refreshAfter(known: PublicOrder, { visible, unseen, now }: Attention): number | undefined {
  const stage = known.state === 'known' ? stageOf(known.order, now / 1000) : undefined
  const answers = known.state === 'failed' || (known.state === 'known' && known.stale !== 'expired')
  if (!answers || (stage && hasEnded(stage))) return undefined
  if (!visible) return Math.min(REFRESH_SLOWLY_MS * 2 ** unseen, REFRESH_AT_MOST_MS)
  return stage && stage !== 'scheduled' ? REFRESH_MS : REFRESH_SLOWLY_MS
}
