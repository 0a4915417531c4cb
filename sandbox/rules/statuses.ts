// The statuses of an order in the documented order, and what is possible in each (TRK-006 to TRK-009, Q61, Q69).
import type { Order, OrderStatus, ProofType } from '#schema/wire.ts'

/** What an order goes through when nothing goes wrong, from the moment it is accepted. */
export const course = [
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
] as const satisfies readonly OrderStatus[]

/** What a card payment goes through before that. */
export const paying = ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED'] as const satisfies readonly OrderStatus[]

/** What a refused parcel goes through instead of DELIVERED. */
export const returning = ['RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const satisfies readonly OrderStatus[]

/** The course after a status; all of it for a status that is not part of it. */
export const courseAfter = (status: OrderStatus): OrderStatus[] =>
  course.slice((course as readonly OrderStatus[]).indexOf(status) + 1)

const ranked: readonly OrderStatus[] = [...course, ...returning]

/** Whether a status of the course is the other one or comes after it. */
export const hasReached = (milestone: OrderStatus, status: OrderStatus): boolean =>
  ranked.indexOf(status) >= ranked.indexOf(milestone)

const ended: ReadonlySet<OrderStatus> = new Set([
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'STALLED',
])

/** Whether nothing more happens to an order by itself. */
export const hasEnded = (status: OrderStatus): boolean => ended.has(status)

const changeable: ReadonlySet<OrderStatus> = new Set([
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
])

/** Whether an order may be changed; a delayed one only where the option is on (Q32). */
export const isChangeable = ({ status }: Order, delayedToo: boolean): boolean =>
  changeable.has(status) || (delayedToo && status === 'DELAYED')

const PAYMENT_GRACE_SECONDS = 600

/** Whether an order may be cancelled at a moment, in unix seconds (Q61). */
export function isCancellable(order: Order, now: number, delayedToo: boolean): boolean {
  if (order.status !== 'PAYMENT_COMMITTED') return isChangeable(order, delayedToo)
  const paid = order.status_history.findLast(entry => entry.status === 'PAYMENT_COMMITTED')
  return paid !== undefined && now - paid.created_at >= PAYMENT_GRACE_SECONDS
}

const proofAfter: Record<ProofType, OrderStatus> = {
  pickup: 'PICKED_UP',
  delivery: 'DELIVERED',
  return: 'RETURNED_TO_VENDOR',
}

/** Proofs that can be fetched now: those whose status was reached. */
export const proofsOf = ({ status_history }: Pick<Order, 'status_history'>): ProofType[] =>
  (['pickup', 'delivery', 'return'] as const).filter(type =>
    status_history.some(entry => entry.status === proofAfter[type]),
  )

/** Whether the rider is shown: from assignment on, which may have been skipped, until the parcel has arrived somewhere. */
export const hasRider = ({ status, status_history }: Pick<Order, 'status' | 'status_history'>): boolean =>
  !hasEnded(status) && status_history.some(entry => hasReached('ASSIGNED_TO_TRANSPORT', entry.status))
