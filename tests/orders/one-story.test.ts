// Sender and receiver of an order read the same of it (TRK-037, TRK-105).
import { describe, expect, test } from 'vitest'
import { labelOf, type TrackingMessage, trackingMessage } from '#features/orders/labels.ts'
import { milestones, stopsReached } from '#features/orders/order.ts'
import { isRiderShown } from '#features/orders/rider.ts'
import { paymentState } from '#features/orders/series.ts'
import { isRiderShown as isShownToReceiver, type Stage, stageOf, stopOf } from '#features/public-order/public-order.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { historyOf, NOW, orderOf, SECONDS, statuses } from './examples.ts'

/** What each message of the sender is to the receiver. */
const sameAs: Record<TrackingMessage, Stage> = {
  placed: 'placed',
  assigned: 'assigned',
  to_collection: 'travelling',
  near_collection: 'near_sender',
  to_delivery: 'collected',
  near_delivery: 'near_receiver',
  delivered: 'delivered',
  cancelled: 'cancelled',
  failed: 'failed',
  returning: 'returning',
  returned: 'returned',
  unknown: 'placed',
}

/** What the pane of the sender says of it. */
function toldToSender(order: Order): Stage {
  const label = labelOf(order, NOW)
  if (label === 'initiated' || label === 'payment_committed') return 'paying'
  return label === 'scheduled' ? 'scheduled' : sameAs[trackingMessage(order)]
}

const pasts: readonly (readonly OrderStatus[])[] = [
  [],
  ['NEW', 'WAITING_FOR_TRANSPORT'],
  ['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'],
  ['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'],
  ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP'],
  ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'NEAR_CUSTOMER'],
]
const times = { 'as soon as possible': undefined, 'in two hours': SECONDS + 7200, 'of an hour ago': SECONDS - 3600 }
/** No rider is looked for before an order is paid. */
const unpaid: ReadonlySet<OrderStatus> = new Set(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED'])
const orders = pasts.flatMap(past =>
  Object.entries(times).flatMap(([when, preordered_for]) =>
    statuses
      .filter(status => past.length === 0 || !unpaid.has(status))
      .map(status => ({
        name: `${status} after ${past.join(', ') || 'nothing'}, ${when}`,
        order: orderOf({
          status,
          status_history: historyOf(...past, status),
          ...(preordered_for && { preordered_for }),
        }),
      })),
  ),
)

describe('[TRK-037] [TRK-105] whatever happened before, an order is told alike to sender and receiver', () => {
  test.each(orders)('$name', ({ order }) => {
    const stage = stageOf(order, SECONDS)
    // A rider who waits at the branch for the time of a scheduled order is near to the sender only.
    const told = stage === 'travelling' && order.status === 'NEAR_VENDOR' ? 'near_sender' : stage
    expect(toldToSender(order)).toBe(told)
    // A scheduled order may have its rider already, of whom the receiver is told on the day.
    const stops = stopsReached(order)
    if (stops.state === 'underway' && !(stage === 'scheduled' && stops.reached === 2))
      expect(stopOf(stage)).toBe(stops.reached)
    // Who is looked for is not shown, and who is shown is not looked for.
    if (isRiderShown(order)) expect(stage).not.toBe('placed')
    const isShown = isShownToReceiver(order, stage)
    expect(isShown).toBe(stage !== 'scheduled' && isRiderShown(order))
    if (isShown) expect(milestones(order).find(({ name }) => name === 'rider_found')?.state).not.toBe('ahead')
  })
})

describe('[TRK-037] a payment is told alike to sender and receiver', () => {
  test.each<[OrderStatus, ReturnType<typeof paymentState>]>([
    ['INITIATED', 'processing'],
    ['PAYMENT_INITIATED', 'processing'],
    ['PAYMENT_COMMITTED', 'processing'],
    ['NEW', undefined],
    ['DELIVERED', undefined],
    ['STALLED', undefined],
    ['PAYMENT_FAILED', 'failed'],
    ['PAYMENT_CANCELLED', 'failed'],
    ['CANCELLED', 'refunded'],
  ])('%s, paid in advance: %s', (status, state) => {
    expect(paymentState(orderOf({ status }))).toBe(state)
  })
  test('what was to be collected at the door is not given back', () => {
    const order = { ...orderOf().order, payment_method: 'CASH_ON_DELIVERY' as const }
    expect(paymentState(orderOf({ status: 'CANCELLED', order }))).toBeUndefined()
  })
})
