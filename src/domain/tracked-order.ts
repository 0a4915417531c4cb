// What the public pages say of an order: how far it is, whether a rider and a map are shown, when it arrives (PUB-001,
// TRK-035 to TRK-038, Q60, Q70).
import type { OrderStatus, PublicTracking } from '#schema/wire'
import { etaKind, hasRider, isMapShown as isFullMapShown, windowAt } from './orders/rider.ts'
import { latestEntry, reachedStatus } from './orders/statuses.ts'

/** One of the things that the page can say; each has one sentence. */
export type Stage =
  | 'paying'
  | 'scheduled'
  | 'placed'
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

/** DELAYED and MODIFIED say nothing of how far an order is; their stages are worked out from the history. */
const stages: Record<Exclude<OrderStatus, 'DELAYED' | 'MODIFIED'>, Stage> = {
  INITIATED: 'paying',
  PAYMENT_INITIATED: 'paying',
  PAYMENT_COMMITTED: 'placed',
  NEW: 'placed',
  RECEIVED: 'placed',
  RECEIVED_BY_VENDOR: 'placed',
  ACCEPTED_BY_VENDOR: 'placed',
  WAITING_FOR_TRANSPORT: 'placed',
  ASSIGNED_TO_TRANSPORT: 'placed',
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

/** What the page says (TRK-037, Q60). `now` in unix seconds: an order for later is scheduled until its time has come. */
export function stageOf(order: Progress & Pick<PublicTracking, 'preordered_for'>, now: number): Stage {
  const status = statusBehind(order)
  if (status === 'MODIFIED' || status === 'DELAYED') return hasRider(order) ? 'travelling' : 'placed'
  const stage = stages[status]
  return stage === 'placed' && (order.preordered_for ?? 0) > now ? 'scheduled' : stage
}

/** How many of the five stops are reached; undefined where they would say something wrong. */
export const stopOf = (stage: Stage): Stop | undefined => stopsOfStages[stage]

/** Nothing more happens by itself: the page need not ask again (Q58). */
export const hasEnded = (stage: Stage): boolean =>
  stage === 'delivered' || stage === 'returned' || stage === 'cancelled' || stage === 'failed'

/** Whether there is a map: not in the statuses of TRK-036, not while it is being paid, and not once all is over. */
export const isMapShown = (order: Progress, stage: Stage): boolean =>
  isFullMapShown(statusBehind(order)) && stage !== 'paying' && stage !== 'scheduled' && !hasEnded(stage)

const withRider: ReadonlySet<Stage> = new Set(['travelling', 'near_sender', 'collected', 'near_receiver'])

/** Whether the rider may be shown: from assignment until delivery, whatever the server tells (Q70). */
export const isRiderShown = (order: Progress, stage: Stage): boolean =>
  withRider.has(stage) || (stage === 'placed' && statusBehind(order) === 'ASSIGNED_TO_TRANSPORT')

/** Whether the rider has the parcel, and so comes to the receiver. */
export const isCollected = (stage: Stage): boolean => stage === 'collected' || stage === 'near_receiver'

/** When the parcel is expected to be collected, in unix seconds, in the statuses that show it (TRK-035). */
export const collectionEta = (order: Progress & Pick<PublicTracking, 'pickup_eta'>): number | undefined =>
  etaKind(statusBehind(order)) === 'origin' ? order.pickup_eta : undefined

/** From and to in unix seconds. Zones differ from UTC by whole quarters of an hour, so both are round times anywhere. */
export type ArrivalWindow = { from: number; to: number }

/** The time in which a parcel arrives that is expected at `eta`; all in unix seconds. The vendor sees the same one (PUB-101). */
export function arrivalWindow(eta: number, now: number): ArrivalWindow {
  const { from, to } = windowAt(eta, now * 1000)
  return { from: from / 1000, to: to / 1000 }
}

const LATE_AFTER_S = 900

/** Whether it comes later than was said: a status says so, or the time has passed. `now` in unix seconds. */
export const isLate = ({ status, dropoff_eta }: Pick<PublicTracking, 'status' | 'dropoff_eta'>, now: number): boolean =>
  status === 'DELAYED' || (dropoff_eta !== undefined && dropoff_eta + LATE_AFTER_S < now)

/** A number of which only the last digits can be read; what came unmasked is masked here (PUB-102). */
export function maskedPhone(phone: string): string {
  if (/[•*]/.test(phone)) return phone
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? '••••' : `•••• ${digits.slice(-2)}`
}
