// Whether an order may be cancelled, why not, and the reasons to choose from (TRK-009, TRK-026, TRK-030, TRK-031, Q61, Q62).
import type { CancelReason, Order } from '#schema/wire.ts'
import { collectedGroup, isInCancellableGroup, latestEntry } from './statuses.ts'

/** PAYMENT_COMMITTED can be cancelled once it is this old, in milliseconds. */
export const PAYMENT_GRACE_MS = 600_000

/** Why an order cannot be cancelled; text.ts has the words. */
export type CancelObstacle =
  /** Just paid; `from` (unix milliseconds) is when it becomes possible, undefined if that is not known. */
  | { code: 'paid_just_now'; from: number | undefined }
  | { code: 'not_received_yet' }
  | { code: 'being_prepared' }
  | { code: 'rider_underway' }
  | { code: 'collected' }
  | { code: 'delayed' }
  | { code: 'delivered' }
  | { code: 'ended_otherwise' }
  | { code: 'unknown_status' }

export type Cancellability = { allowed: true } | { allowed: false; because: CancelObstacle }

export type CancelRules = {
  /** Unix milliseconds by the server. */
  now: number
  /** The DelayedCancellation flag. */
  delayedCancellation: boolean
}

const obstacles: ReadonlyMap<string, CancelObstacle> = new Map<string, CancelObstacle>([
  ...['INITIATED', 'PAYMENT_INITIATED', 'NEW'].map(status => [status, { code: 'not_received_yet' }] as const),
  ...['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR'].map(status => [status, { code: 'being_prepared' }] as const),
  ...['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'].map(status => [status, { code: 'rider_underway' }] as const),
  ...[...collectedGroup].map(status => [status, { code: 'collected' }] as const),
  ['DELIVERED', { code: 'delivered' }],
  ...['RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'].map(
    status => [status, { code: 'ended_otherwise' }] as const,
  ),
  ['DELAYED', { code: 'delayed' }],
])

const refused = (because: CancelObstacle): Cancellability => ({ allowed: false, because })

/** Whether an order may be cancelled now, and if not, why. */
export function cancellability(
  { status, status_history }: Pick<Order, 'status' | 'status_history'>,
  { now, delayedCancellation }: CancelRules,
): Cancellability {
  if (isInCancellableGroup(status, delayedCancellation)) return { allowed: true }
  if (status !== 'PAYMENT_COMMITTED') return refused(obstacles.get(status) ?? { code: 'unknown_status' })
  const paid = latestEntry(status_history, entry => entry.status === 'PAYMENT_COMMITTED')
  const from = paid && paid.created_at * 1000 + PAYMENT_GRACE_MS
  return from !== undefined && now >= from ? { allowed: true } : refused({ code: 'paid_just_now', from })
}

export type ReasonGroup = 'customer' | 'order' | 'delivery'

/** All 19 reasons can be chosen, in three groups (Q62). */
export const cancelReasons: Readonly<Record<ReasonGroup, readonly CancelReason[]>> = {
  customer: [
    'CUSTOMER_CANCELLED',
    'UNABLE_TO_FIND_CUSTOMER',
    'UNREACHABLE',
    'INCOMPLETE_ADDRESS',
    'UNABLE_TO_PAY',
    'CLOSED_ON_REQUEST',
  ],
  order: [
    'INCORRECT_DETAILS',
    'WRONG_ITEMS',
    'DUPLICATE',
    'SPILLAGE',
    'PAYMENT_FAILURE',
    'OTHER_DELIVERY_METHOD',
    'OUTSIDE_DELIVERY_AREA',
  ],
  delivery: [
    'NO_RIDERS',
    'LATE_DELIVERY',
    'RIDER_ACCIDENT',
    'BAD_WEATHER',
    'OUTSIDE_SERVICE_HOURS',
    'PLATFORM_PROBLEM',
  ],
}
