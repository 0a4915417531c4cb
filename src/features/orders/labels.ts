// The label of a status, and the message for whoever waits (TRK-015, TRK-016, TRK-037, TRK-038, Q59, Q60).
import type { Order } from '#schema/wire.ts'
import { listOf } from './lists.ts'
import { hasRider } from './rider.ts'
import { type Course, cancelledGroup, hasReached, isKnownStatus, reachedStatus } from './statuses.ts'

/** The documented labels; text.ts has their words. */
export type Label =
  | 'new'
  | 'received'
  | 'waiting-for-rider'
  | 'dispatched'
  | 'in-progress'
  | 'near-vendor'
  | 'picked-up'
  | 'in-transit'
  | 'near-customer'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'stalled'
  | 'delayed'
  | 'scheduled'
  | 'payment_committed'
  | 'initiated'
  | 'unknown'

const labels: ReadonlyMap<string, Label> = new Map<string, Label>([
  ['NEW', 'new'],
  ['RECEIVED', 'received'],
  ['RECEIVED_BY_VENDOR', 'received'],
  ['ACCEPTED_BY_VENDOR', 'received'],
  ['WAITING_FOR_TRANSPORT', 'waiting-for-rider'],
  ['ASSIGNED_TO_TRANSPORT', 'dispatched'],
  ['COURIER_ACCEPTED_DELIVERY', 'in-progress'],
  ['NEAR_VENDOR', 'near-vendor'],
  ['PICKED_UP', 'picked-up'],
  ['COURIER_LEFT_VENDOR', 'in-transit'],
  ['NEAR_CUSTOMER', 'near-customer'],
  ['DELIVERED', 'delivered'],
  ['RETURN_INITIATED', 'returning'],
  ['RETURNED_TO_VENDOR', 'returned'],
  ['CANCELLED', 'cancelled'],
  ['PAYMENT_CANCELLED', 'cancelled'],
  ['PAYMENT_FAILED', 'stalled'],
  ['STALLED', 'stalled'],
  ['DELAYED', 'delayed'],
  ['PAYMENT_COMMITTED', 'payment_committed'],
  ['PAYMENT_INITIATED', 'initiated'],
  ['INITIATED', 'initiated'],
])

/** The label of a status of an order; for MODIFIED it depends on whether a rider is assigned (Q59). */
export function labelOfStatus(status: string, order: Course): Label {
  if (status === 'MODIFIED') return hasRider(order) ? 'in-progress' : 'waiting-for-rider'
  return labels.get(status) ?? 'unknown'
}

/** The label of an order: scheduled while it is in that list, and is paid for. @param now unix milliseconds */
export const labelOf = (order: Order, now: number): Label => {
  const label = labelOfStatus(order.status, order)
  return label !== 'initiated' && listOf(order, now) === 'scheduled' ? 'scheduled' : label
}

/** How urgent a label is, for the colour of its chip. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const tones: Partial<Record<Label, Tone>> = {
  new: 'neutral',
  scheduled: 'neutral',
  returning: 'neutral',
  returned: 'neutral',
  initiated: 'neutral',
  payment_committed: 'neutral',
  unknown: 'neutral',
  delivered: 'success',
  delayed: 'warning',
  cancelled: 'danger',
  stalled: 'danger',
}

export const toneOf = (label: Label): Tone => tones[label] ?? 'info'

/** The message for whoever waits (TRK-037); the portal adds `assigned`, `returning`, `returned`, `failed` and `unknown`. */
export type TrackingMessage =
  | 'placed'
  | 'assigned'
  | 'to_collection'
  | 'near_collection'
  | 'to_delivery'
  | 'near_delivery'
  | 'delivered'
  | 'cancelled'
  | 'failed'
  | 'returning'
  | 'returned'
  | 'unknown'

/**
 * The message of an order. A delayed one keeps the message of the step it reached, but is never "arriving in a moment", and
 * once its rider is known it never says that one is being looked for (Q55, Q60).
 */
export function trackingMessage(order: Course): TrackingMessage {
  const status = reachedStatus(order)
  if (status === undefined) return 'placed'
  if (!isKnownStatus(status)) return 'unknown'
  if (status === 'CANCELLED') return 'cancelled'
  // Nothing was paid, so nothing is refunded.
  if (cancelledGroup.has(status)) return 'failed'
  if (status === 'RETURN_INITIATED') return 'returning'
  if (status === 'RETURNED_TO_VENDOR') return 'returned'
  if (status === 'DELIVERED') return 'delivered'
  if (order.status === 'NEAR_CUSTOMER') return 'near_delivery'
  if (hasReached('PICKED_UP', order)) return 'to_delivery'
  if (order.status === 'NEAR_VENDOR') return 'near_collection'
  if (hasRider(order)) return 'to_collection'
  if (status === 'MODIFIED') return 'placed'
  if (hasReached('COURIER_ACCEPTED_DELIVERY', order)) return 'to_collection'
  return status === 'ASSIGNED_TO_TRANSPORT' ? 'assigned' : 'placed'
}
