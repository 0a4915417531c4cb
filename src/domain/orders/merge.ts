// Which of two states of an order counts. Any order, duplicate or loss of messages ends alike (RTM-008, RTM-101).
import type { Order } from '#schema/wire'
import { momentMs } from './order.ts'
import { rankOf } from './statuses.ts'

export type Orders = ReadonlyMap<string, Order>

const FAILED_LAST = 1000

/** A failed order comes after every progress. */
const progress = (order: Order): number => {
  const rank = rankOf(order) ?? 0
  return rank < 0 ? FAILED_LAST - rank : rank
}

/**
 * The later state of an order by updated_at; within the same moment the one with the longer history, then the one that is
 * further, then any, but always the same one. So the choice depends neither on the order of arrival nor on repetition.
 */
export function later(one: Order, other: Order): Order {
  if (one === other) return one
  const difference =
    momentMs(one.updated_at) - momentMs(other.updated_at) ||
    one.status_history.length - other.status_history.length ||
    progress(one) - progress(other)
  if (difference !== 0) return difference > 0 ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/**
 * The orders with these states merged in; `orders` itself when nothing changed, and an order that did not change stays the
 * same object, so that its row is not drawn again.
 */
export function merged(orders: Orders, states: readonly Order[]): Orders {
  let next: Map<string, Order> | undefined
  for (const state of states) {
    const known = (next ?? orders).get(state.order_id)
    const chosen = known ? later(known, state) : state
    if (chosen === known || (known && sameState(known, chosen))) continue
    next ??= new Map(orders)
    next.set(state.order_id, chosen)
  }
  return next ?? orders
}

/** A fetched list brings every order again as a new object; most of them say the same. */
const sameState = (one: Order, other: Order): boolean =>
  one.status === other.status &&
  momentMs(one.updated_at) === momentMs(other.updated_at) &&
  JSON.stringify(one) === JSON.stringify(other)
