import { describe, expect, test } from 'vitest'
import {
  hasEnded,
  isCollected,
  isLate,
  isMapShown,
  isRiderShown,
  isRouteShown,
  lastTaken,
  maskedPhone,
  type Stage,
  stageOf,
  stopOf,
} from '#features/public-order/public-order.ts'
import type { OrderStatus } from '#schema/wire.ts'

const NOW = 1_790_000_000

const history = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, created_at: NOW - 1000 + index * 10 }))
const order = (status: OrderStatus, before: OrderStatus[] = []) => ({
  status,
  status_history: history(...before, status),
})

describe('[TRK-036] [TRK-037] every status has one sentence', () => {
  const cases: [status: OrderStatus, stage: Stage, stop: number | undefined, map: boolean][] = [
    ['INITIATED', 'paying', 1, false],
    ['PAYMENT_INITIATED', 'paying', 1, false],
    ['PAYMENT_COMMITTED', 'paying', 1, false],
    ['NEW', 'placed', 1, false],
    ['RECEIVED', 'placed', 1, false],
    ['RECEIVED_BY_VENDOR', 'placed', 1, true],
    ['ACCEPTED_BY_VENDOR', 'placed', 1, true],
    ['WAITING_FOR_TRANSPORT', 'placed', 1, false],
    ['ASSIGNED_TO_TRANSPORT', 'assigned', 2, true],
    ['COURIER_ACCEPTED_DELIVERY', 'travelling', 2, true],
    ['MODIFIED', 'placed', 1, true],
    ['NEAR_VENDOR', 'near_sender', 2, true],
    ['PICKED_UP', 'collected', 3, true],
    ['COURIER_LEFT_VENDOR', 'collected', 3, true],
    ['NEAR_CUSTOMER', 'near_receiver', 4, true],
    ['DELIVERED', 'delivered', 5, false],
    ['RETURN_INITIATED', 'returning', undefined, true],
    ['RETURNED_TO_VENDOR', 'returned', undefined, false],
    ['CANCELLED', 'cancelled', undefined, false],
    ['PAYMENT_CANCELLED', 'failed', undefined, false],
    ['PAYMENT_FAILED', 'failed', undefined, false],
    ['STALLED', 'failed', undefined, false],
    ['DELAYED', 'placed', 1, false],
  ]
  test.each(cases)('%s is %s', (status, stage, stop, map) => {
    const shown = order(status)
    expect(stageOf(shown, NOW)).toBe(stage)
    expect(stopOf(stage)).toBe(stop)
    expect(isRouteShown(shown, stage)).toBe(map)
    // The two places stay on the map from the order to its end (Q110).
    expect(isMapShown(stage)).toBe(stage !== 'paying' && !hasEnded(stage))
  })
  test('all 23 are there', () => expect(new Set(cases.map(([status]) => status)).size).toBe(23))
})

describe('[TRK-032] the rider is shown from acceptance until the end (Q70)', () => {
  const ride: OrderStatus[] = ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP']
  test.each<[status: OrderStatus, before: OrderStatus[], shown: boolean]>([
    ['ASSIGNED_TO_TRANSPORT', [], false],
    ['COURIER_ACCEPTED_DELIVERY', ride.slice(0, 1), true],
    ['DELAYED', ride.slice(0, 2), true],
    ['WAITING_FOR_TRANSPORT', ride.slice(0, 2), false],
    ['ASSIGNED_TO_TRANSPORT', [...ride.slice(0, 2), 'WAITING_FOR_TRANSPORT'], false],
    ['NEAR_CUSTOMER', ride, true],
    ['DELIVERED', ride, false],
    ['RETURN_INITIATED', ride, false],
    ['CANCELLED', ride, false],
  ])('%s after %j: %s', (status, before, shown) => {
    const one = order(status, before)
    expect(isRiderShown(one, stageOf(one, NOW))).toBe(shown)
  })
})

describe('statuses that do not show how far an order is', () => {
  test.each<[before: OrderStatus[], stage: Stage]>([
    [['RECEIVED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'], 'collected'],
    [['RECEIVED', 'COURIER_ACCEPTED_DELIVERY'], 'travelling'],
    [['RECEIVED', 'NEAR_VENDOR'], 'travelling'],
    [['PICKED_UP', 'NEAR_CUSTOMER'], 'collected'],
    [['RECEIVED', 'DELAYED'], 'placed'],
    [['PICKED_UP', 'DELIVERED'], 'delivered'],
    [[], 'placed'],
  ])('a DELAYED order after %j is %s (Q55)', (before, stage) => {
    expect(stageOf(order('DELAYED', before), NOW)).toBe(stage)
  })

  test('the latest entry counts, wherever it is in the list', () => {
    const disordered = [
      { status: 'PICKED_UP' as const, created_at: NOW - 10 },
      { status: 'RECEIVED' as const, created_at: NOW - 90 },
    ]
    expect(stageOf({ status: 'DELAYED', status_history: disordered }, NOW)).toBe('collected')
  })

  test.each<[before: OrderStatus[], stage: Stage]>([
    [['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'], 'travelling'],
    [['COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'], 'placed'],
    [[], 'placed'],
  ])('a MODIFIED order after %j is %s (TRK-032)', (before, stage) => {
    expect(stageOf(order('MODIFIED', before), NOW)).toBe(stage)
  })

  test.each([
    [60, 'scheduled'],
    [0, 'placed'],
    [-60, 'placed'],
  ])('an order that is to be collected in %i s is %s', (ahead, stage) => {
    expect(stageOf({ ...order('RECEIVED'), preordered_for: NOW + ahead }, NOW)).toBe(stage)
    expect(stageOf({ ...order('MODIFIED', ['RECEIVED']), preordered_for: NOW + ahead }, NOW)).toBe(stage)
  })

  test('a modified order that has a rider is not scheduled any more', () => {
    const modified = order('MODIFIED', ['RECEIVED', 'COURIER_ACCEPTED_DELIVERY'])
    expect(stageOf({ ...modified, preordered_for: NOW + 60 }, NOW)).toBe('travelling')
  })

  test('the page stops asking only when all is over', () => {
    const ended: Stage[] = ['delivered', 'returned', 'cancelled', 'failed']
    const going: Stage[] = ['paying', 'scheduled', 'placed', 'travelling', 'collected', 'near_receiver', 'returning']
    expect(ended.every(hasEnded)).toBe(true)
    expect(going.some(hasEnded)).toBe(false)
  })

  test('an order that is being paid for is not scheduled, whatever its time', () => {
    expect(stageOf({ ...order('PAYMENT_INITIATED'), preordered_for: NOW + 60 }, NOW)).toBe('paying')
  })

  test('a paid order is scheduled until its time, as its sender reads it', () => {
    expect(stageOf({ ...order('PAYMENT_COMMITTED'), preordered_for: NOW + 60 }, NOW)).toBe('scheduled')
  })

  test.each([
    [300, 'travelling'],
    [299, 'near_sender'],
  ])('[TRK-038] a rider who is near %i s before the time of a scheduled order: %s', (ahead, stage) =>
    expect(stageOf({ ...order('NEAR_VENDOR'), preordered_for: NOW + ahead }, NOW)).toBe(stage),
  )

  test('before its day has come an order shows the first stop, its two places, and neither a route nor a rider', () => {
    const scheduled = { ...order('RECEIVED_BY_VENDOR'), preordered_for: NOW + 60 }
    expect(stageOf(scheduled, NOW)).toBe('scheduled')
    expect(stopOf('scheduled')).toBe(1)
    expect([isMapShown('scheduled'), isRouteShown(scheduled, 'scheduled')]).toEqual([true, false])
    const accepted = order('RECEIVED_BY_VENDOR', ['COURIER_ACCEPTED_DELIVERY'])
    expect([isRiderShown(accepted, 'placed'), isRiderShown(accepted, 'scheduled')]).toEqual([true, false])
  })

  test('a status that was reached twice counts from its last time, and one never reached has none', () => {
    const twice = { status_history: history('NEAR_VENDOR', 'PICKED_UP', 'NEAR_VENDOR') }
    expect(lastTaken(twice, 'NEAR_VENDOR')).toBe(NOW - 980)
    expect(lastTaken(twice, 'PICKED_UP')).toBe(NOW - 990)
    expect(lastTaken(twice, 'DELIVERED')).toBeUndefined()
  })

  test.each<[Stage, boolean]>([
    ['travelling', false],
    ['near_sender', false],
    ['collected', true],
    ['near_receiver', true],
    ['delivered', false],
    ['returning', false],
  ])('the rider comes to the receiver while the order is %s: %s', (stage, collected) => {
    expect(isCollected(stage)).toBe(collected)
  })
})

describe('[PUB-103] whether it is late', () => {
  test.each<[OrderStatus, Stage, number | undefined, boolean]>([
    ['PICKED_UP', 'collected', 900, false],
    ['PICKED_UP', 'collected', 901, true],
    ['PICKED_UP', 'collected', undefined, false],
    ['DELAYED', 'collected', -600, true],
    ['DELAYED', 'placed', undefined, true],
    ['DELIVERED', 'delivered', 901, false],
    ['RETURN_INITIATED', 'returning', 901, false],
    ['DELAYED', 'returning', undefined, false],
  ])('%s, %s, %s s after its time, late: %s', (status, stage, after, late) => {
    expect(isLate({ status, dropoff_eta: after === undefined ? undefined : NOW - after }, stage, NOW)).toBe(late)
  })
})

test.each([
  ['•••• 12', '•••• 12'],
  ['+971 ** *** 34', '+971 ** *** 34'],
  ['+971501234567', '•••• 67'],
  ['12345', '••••'],
  ['123456', '•••• 56'],
  ['+47 40-61 23', '•••• 23'],
  ['', '••••'],
])('[PUB-102] %s is shown as %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown))
