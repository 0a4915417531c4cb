// What the public pages say of an order: how far it is, whether a rider and a map are shown, when it arrives (PUB-001,
// TRK-035 to TRK-038, Q60, Q70).
import type { OrderStatus, PublicTracking } from '#schema/wire'

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
export function lastTaken(
  { status_history }: Pick<Progress, 'status_history'>,
  status: OrderStatus,
): number | undefined {
  const times = status_history.filter(entry => entry.status === status).map(entry => entry.created_at)
  return times.length > 0 ? Math.max(...times) : undefined
}

/** The status that tells how far an order is: that of the latest entry which is not DELAYED (Q55). */
function statusBehind({ status, status_history }: Progress): OrderStatus {
  if (status !== 'DELAYED') return status
  const known = status_history.filter(entry => entry.status !== 'DELAYED')
  return known.toSorted((a, b) => a.created_at - b.created_at).at(-1)?.status ?? 'RECEIVED'
}

/** Whether a rider has accepted and not been taken off since (TRK-032). */
export function isRiderAssigned(order: Pick<Progress, 'status_history'>): boolean {
  const accepted = lastTaken(order, 'COURIER_ACCEPTED_DELIVERY')
  return accepted !== undefined && accepted > (lastTaken(order, 'WAITING_FOR_TRANSPORT') ?? -1)
}

/** What the page says (TRK-037, Q60). `now` in unix seconds: an order for later is scheduled until its time has come. */
export function stageOf(order: Progress & Pick<PublicTracking, 'preordered_for'>, now: number): Stage {
  const status = statusBehind(order)
  if (status === 'MODIFIED' || status === 'DELAYED') return isRiderAssigned(order) ? 'travelling' : 'placed'
  const stage = stages[status]
  return stage === 'placed' && (order.preordered_for ?? 0) > now ? 'scheduled' : stage
}

/** How many of the five stops are reached; undefined where they would say something wrong. */
export const stopOf = (stage: Stage): Stop | undefined => stopsOfStages[stage]

/** Nothing more happens by itself: the page need not ask again (Q58). */
export const hasEnded = (stage: Stage): boolean =>
  stage === 'delivered' || stage === 'returned' || stage === 'cancelled' || stage === 'failed'

const beforeTheMap: ReadonlySet<OrderStatus> = new Set(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])

/** Whether there is a map: not in the statuses of TRK-036, not while it is being paid, and not once all is over. */
export const isMapShown = (order: Progress, stage: Stage): boolean =>
  !beforeTheMap.has(statusBehind(order)) && stage !== 'paying' && stage !== 'scheduled' && !hasEnded(stage)

const withRider: ReadonlySet<Stage> = new Set(['travelling', 'near_sender', 'collected', 'near_receiver'])

/** Whether the rider may be shown: from assignment until delivery, whatever the server tells (Q70). */
export const isRiderShown = (order: Progress, stage: Stage): boolean =>
  withRider.has(stage) || (stage === 'placed' && statusBehind(order) === 'ASSIGNED_TO_TRANSPORT')

/** Whether the rider has the parcel, and so comes to the receiver. */
export const isCollected = (stage: Stage): boolean => stage === 'collected' || stage === 'near_receiver'

/** Where an origin ETA is shown (TRK-035). */
const beforeCollection: ReadonlySet<OrderStatus> = new Set([
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
])

/** When the parcel is expected to be collected, in unix seconds, in the statuses that show it (TRK-035). */
export const collectionEta = (order: Progress & Pick<PublicTracking, 'pickup_eta'>): number | undefined =>
  beforeCollection.has(statusBehind(order)) ? order.pickup_eta : undefined

const EARLIER_S = 300
const LATER_S = 600
const STEP_S = 300

/** From and to in unix seconds. Zones differ from UTC by whole quarters of an hour, so both are round times anywhere. */
export type ArrivalWindow = { from: number; to: number }

/** The time in which a parcel arrives that is expected at `eta`: a window and not a minute, since streets have lights (PUB-101). */
export const arrivalWindow = (eta: number): ArrivalWindow => ({
  from: Math.floor((eta - EARLIER_S) / STEP_S) * STEP_S,
  to: Math.ceil((eta + LATER_S) / STEP_S) * STEP_S,
})

/** A number of which only the last digits can be read; what came unmasked is masked here (PUB-102). */
export function maskedPhone(phone: string): string {
  if (/[•*]/.test(phone)) return phone
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? '••••' : `•••• ${digits.slice(-2)}`
}
