import { describe, expect, test } from 'vitest'
import { labelOfStatus, trackingMessage } from '#features/orders/labels.ts'
import { hasRider } from '#features/orders/rider.ts'
import { historyOf, orderOf, SECONDS } from './examples.ts'

describe('[TRK-032] whether a rider is assigned', () => {
  test.each([
    [[], false],
    [['WAITING_FOR_TRANSPORT'], false],
    [['COURIER_ACCEPTED_DELIVERY'], true],
    [['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'], true],
    [['COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'], false],
    [['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'], false],
    [['COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED'], true],
  ] as const)('%j: %s', (history, assigned) => {
    const order = orderOf({ status: 'MODIFIED', status_history: historyOf(...history) })
    expect(hasRider(order)).toBe(assigned)
    expect(hasRider({ ...order, status_history: [...order.status_history].reverse() }), 'any order').toBe(assigned)
    expect(labelOfStatus('MODIFIED', order)).toBe(assigned ? 'in-progress' : 'waiting-for-rider')
    expect(trackingMessage(order)).toBe(assigned ? 'to_collection' : 'placed')
  })
  test('not in the same second: it must be newer', () => {
    const at = SECONDS
    const status_history = [
      { status: 'WAITING_FOR_TRANSPORT', created_at: at } as const,
      { status: 'COURIER_ACCEPTED_DELIVERY', created_at: at } as const,
    ]
    expect(hasRider({ status: 'MODIFIED', status_history })).toBe(false)
  })
})
