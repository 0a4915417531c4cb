// The 23 statuses: their order and their groups (TRK-001, TRK-002, TRK-006 to TRK-014, Q54 to Q58).
import type { Order, OrderStatus, StatusEntry } from '#schema/wire.ts'

/** Who is near is less than this many seconds away (TRK-038). */
export const NEAR_SECONDS = 300

/** What a rule about statuses needs of an order. */
export type Course = Pick<Order, 'status' | 'status_history'>

/** Ascending. The place after NEW stays empty: STALLED is a failure, not progress (Q54). */
const sequence: readonly (OrderStatus | undefined)[] = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  undefined,
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]
/** Below the sequence, from -1 down (Q56). */
const failures: readonly OrderStatus[] = ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED']

const ranks = new Map<string, number>(failures.map((status, index) => [status, -1 - index]))
// Public tracking asks this of browsers of 2018, which have no flatMap.
for (const [rank, status] of sequence.entries()) if (status) ranks.set(status, rank)

/** Whether a text is one of the 23; a server may know others, which are shown as unknown. */
export const isKnownStatus = (status: string): status is OrderStatus => status === 'DELAYED' || ranks.has(status)

type Group = ReadonlySet<string>
const group = (...statuses: OrderStatus[]): Group => new Set(statuses)

const cancellable = group('RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED')

/** Whether a status is in the cancellable group, in which an order can be changed too (TRK-009, Q32). */
export const isInCancellableGroup = (status: string, delayedCancellation: boolean): boolean =>
  cancellable.has(status) || (status === 'DELAYED' && delayedCancellation)

/** TRK-010. */
export const newGroup = group(
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'ASSIGNED_TO_TRANSPORT',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'MODIFIED',
  'NEAR_VENDOR',
)
/** TRK-011. */
export const collectedGroup = group('PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED')
/** TRK-012. */
export const cancelledGroup = group('CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED')
/** TRK-014: rider and ETA have ended, the receipt is available. */
export const finishedGroup = group('DELIVERED', 'RETURNED_TO_VENDOR')

/** Whether nothing more happens to an order by itself. */
export const hasEnded = (status: string): boolean => finishedGroup.has(status) || cancelledGroup.has(status)

/** The latest entry that passes; of entries of the same second the later one. Undefined if none does. */
export function latestEntry(
  history: readonly StatusEntry[],
  passes: (entry: StatusEntry) => boolean,
): StatusEntry | undefined {
  let latest: StatusEntry | undefined
  for (const entry of history)
    if (passes(entry) && (latest === undefined || entry.created_at >= latest.created_at)) latest = entry
  return latest
}

/** The status that shows how far an order is: a delayed one is where it was before its delay (Q55). */
export function reachedStatus({ status, status_history }: Course): string | undefined {
  if (status !== 'DELAYED') return status
  return latestEntry(status_history, entry => entry.status !== 'DELAYED')?.status
}

/**
 * How far an order is: 0 and up, below 0 when it failed (TRK-006 to TRK-008). Undefined for a status that is not known,
 * and for a delayed order without a history.
 */
export function rankOf(order: Course): number | undefined {
  const reached = reachedStatus(order)
  return reached === undefined ? undefined : ranks.get(reached)
}

/** The rank of a status by itself; DELAYED has none (Q55). */
export const rankOfStatus = (status: string): number | undefined => ranks.get(status)

/** Whether an order has reached a milestone; false if it failed or its position is not known. */
export function hasReached(milestone: OrderStatus, order: Course): boolean {
  const rank = rankOf(order)
  const wanted = ranks.get(milestone)
  return rank !== undefined && wanted !== undefined && rank >= 0 && rank >= wanted
}
