// Which statuses somebody at the control page may give an order.

import type { Order, OrderStatus } from '#schema/wire.ts'
import { course, hasEnded, returning } from '../rules/statuses.ts'

/** What can come at any time while an order lives. */
const anytime: readonly OrderStatus[] = ['DELAYED', 'CANCELLED', 'STALLED', 'RETURN_INITIATED']

/** Statuses that may follow: later ones of the course, and what can come at any time; none after the end. */
export function feasibleAfter({ status, status_history }: Order): OrderStatus[] {
  if (status === 'RETURN_INITIATED') return ['RETURNED_TO_VENDOR']
  if (status === 'INITIATED') return ['PAYMENT_INITIATED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED']
  if (status === 'PAYMENT_INITIATED') return ['PAYMENT_COMMITTED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED']
  if (hasEnded(status)) return []
  const known: readonly OrderStatus[] = course
  const furthest = Math.max(-1, ...status_history.map(entry => known.indexOf(entry.status)))
  return [...course.slice(furthest + 1), ...anytime.filter(one => one !== status)]
}

export const isFeasible = (order: Order, status: OrderStatus): boolean =>
  feasibleAfter(order).includes(status) || (order.status === 'RETURN_INITIATED' && status === returning[1])
