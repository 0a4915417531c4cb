// The orders that a guest can follow, and the invitation to create an account (GST-002, GST-005, Q52, Q53).
import type { Storage } from '#ports'
import type { GuestOrders } from '#schema/wire'

type GuestOrder = GuestOrders[number]

/** Orders that are remembered at most; the oldest goes first. */
export const GUEST_ORDERS_MAX = 50

/** Remembers an order of a guest; the first one that is paid invites to create an account, once (Q52). */
export function rememberGuestOrder(storage: Storage, order: GuestOrder): void {
  const before = storage.read('guest-orders') ?? []
  if (before.some(({ order_id }) => order_id === order.order_id)) return
  storage.write('guest-orders', [...before, order].slice(-GUEST_ORDERS_MAX))
  if (!storage.has('guest-invitation')) storage.write('guest-invitation', { ...order, answered: false })
}
