import { describe, expect, test } from 'vitest'
import { labelOfStatus, trackingMessage } from '#domain/orders/labels'
import { arrivalWindow, hasRider, minutesToGo } from '#domain/orders/rider'
import { historyOf, NOW, orderOf, SECONDS } from './examples.ts'

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

describe('arrival', () => {
  const etas = { pickup_eta: SECONDS + 421, dropoff_eta: SECONDS + 1500 }
  const minutes = (from: number, to: number) => ({ from: NOW + from * 60_000, to: NOW + to * 60_000 })
  test.each([
    ['ASSIGNED_TO_TRANSPORT', minutes(5, 20), 8],
    ['PICKED_UP', minutes(25, 40), 25],
    ['NEW', undefined, undefined],
    ['DELIVERED', undefined, undefined],
    ['COURIER_LEFT_VENDOR', undefined, undefined],
  ])('[TRK-035] %s', (status, span, minutesLeft) => {
    expect(arrivalWindow(status, etas, { now: NOW })).toEqual(span)
    expect(minutesToGo(status, etas, NOW)).toBe(minutesLeft)
  })
  test('is never in the past', () => {
    expect(arrivalWindow('PICKED_UP', { dropoff_eta: SECONDS - 900 }, { now: NOW })).toEqual(minutes(0, 15))
    expect(minutesToGo('PICKED_UP', { dropoff_eta: SECONDS - 900 }, NOW)).toBe(0)
  })
  test('of a scheduled order is its half hour', () =>
    expect(arrivalWindow('NEW', undefined, { now: NOW, preorderedFor: SECONDS + 3600 })).toEqual(minutes(60, 90)))
})
