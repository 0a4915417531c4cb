import { arrivalWindow, type Window } from '#domain/orders/rider'
import { hasEnded } from '#domain/orders/statuses'
import type { Order, Rider } from '#schema/wire'

/** When somebody arrives, to be shown; nothing is promised of an order that has ended. @param now unix milliseconds */
export const windowOf = (order: Order, rider: Rider | undefined, now: number): Window | undefined =>
  hasEnded(order.status) ? undefined : arrivalWindow(order.status, rider, { now, preorderedFor: order.preordered_for })
