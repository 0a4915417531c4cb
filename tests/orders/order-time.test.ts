// One table for the one time of an order: row, pane and public page ask the same function.
import { describe, expect, test } from 'vitest'
import { createLocalFormat } from '#features/formats/local-format-text.ts'
import { minutesToGo, orderTime } from '#features/orders/order-time.ts'
import { timeWords } from '#features/orders/order-time-text.ts'
import { isStale } from '#features/orders/realtime-flow.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { historyOf, NOW, orderOf, SECONDS, statuses } from './examples.ts'

const format = createLocalFormat('en', { country: 'NO', language: 'nb-NO', dateOrder: 'dayFirst' }, 'Europe/Oslo')
/** 12:00 in Oslo; ordered at 11:55. */
const say = (order: Order, etas?: { pickup_eta?: number; dropoff_eta?: number }, now = NOW): string => {
  const { label, day, clock } = timeWords(orderTime(order, etas, now), format, { reader: 'sender', now })
  return [label, day, clock].filter(Boolean).join(' ')
}
const MINUTE = 60
const etas = { pickup_eta: SECONDS + 7 * MINUTE, dropoff_eta: SECONDS + 25 * MINUTE }

describe('[TRK-105] [TRK-035] each status has one time', () => {
  test.each<[OrderStatus, string]>([
    ['INITIATED', 'Ordered at 11:55'],
    ['PAYMENT_INITIATED', 'Ordered at 11:55'],
    ['PAYMENT_COMMITTED', 'Ordered at 11:55'],
    ['NEW', 'Promised 12:25–12:55'],
    ['RECEIVED', 'Promised 12:25–12:55'],
    ['RECEIVED_BY_VENDOR', 'Collection 12:05–12:20'],
    ['ACCEPTED_BY_VENDOR', 'Collection 12:05–12:20'],
    ['WAITING_FOR_TRANSPORT', 'Promised 12:25–12:55'],
    ['ASSIGNED_TO_TRANSPORT', 'Collection 12:05–12:20'],
    ['COURIER_ACCEPTED_DELIVERY', 'Collection 12:05–12:20'],
    ['MODIFIED', 'Promised 12:25–12:55'],
    ['NEAR_VENDOR', 'Collection 12:00–12:15'],
    ['PICKED_UP', 'At the customer 12:25–12:40'],
    ['COURIER_LEFT_VENDOR', 'At the customer 12:25–12:40'],
    ['NEAR_CUSTOMER', 'At the customer 12:00–12:15'],
    ['DELAYED', 'Promised 12:25–12:55'],
    ['DELIVERED', 'Delivered at 12:00'],
    ['RETURN_INITIATED', 'On its way back since 12:00'],
    ['RETURNED_TO_VENDOR', 'Returned at 12:00'],
    ['CANCELLED', 'Cancelled at 12:00'],
    ['PAYMENT_CANCELLED', 'Cancelled at 12:00'],
    ['PAYMENT_FAILED', 'Failed at 12:00'],
    ['STALLED', 'Failed at 12:00'],
  ])('%s: %s', (status, words) => expect(say(orderOf({ status }), etas)).toBe(words))

  test('all 23 have one without an estimate too', () =>
    expect(statuses.every(status => say(orderOf({ status })).length > 0)).toBe(true))
})

test('[TRK-105] without an estimate the time is what the site promises: usually 40 minutes, and 90 at most', () => {
  const time = orderTime(orderOf({ status: 'NEW' }), undefined, NOW, { typicalDeliveryMinutes: 40, asapMinutes: 90 })
  // Ordered at 11:55.
  expect(time).toEqual({ kind: 'promised', from: NOW + 35 * 60_000, to: NOW + 85 * 60_000 })
})

describe('[TRK-105] a scheduled order', () => {
  const tomorrow = SECONDS + 26 * 3600
  const order = (status: OrderStatus, preordered_for: number) => orderOf({ status, preordered_for })
  test.each<[OrderStatus, number, string]>([
    ['RECEIVED', tomorrow, 'Scheduled Wed, 4 Mar 14:00–14:15'],
    ['RECEIVED_BY_VENDOR', tomorrow, 'Scheduled Wed, 4 Mar 14:00–14:15'],
    ['WAITING_FOR_TRANSPORT', SECONDS + 600, 'Scheduled Tue, 3 Mar 12:10–12:25'],
    // Somebody is on the way: not collected before its time.
    ['ASSIGNED_TO_TRANSPORT', SECONDS + 1800, 'Collection 12:30–12:45'],
    // Its time has come and nobody knows more.
    ['WAITING_FOR_TRANSPORT', SECONDS - 600, 'Scheduled Tue, 3 Mar 11:50–12:05'],
  ])('%s for %i', (status, at, words) => expect(say(order(status, at), etas)).toBe(words))
})

describe('[TRK-105] what was estimated stays an estimate while the answer has one', () => {
  const course: OrderStatus[] = ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY']
  const ride: OrderStatus[] = ['NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']
  const known = { pickup_eta: SECONDS - MINUTE, dropoff_eta: SECONDS + 25 * MINUTE }
  const kindOf = (before: OrderStatus[], status: OrderStatus, etas = known) =>
    orderTime(orderOf({ status, status_history: historyOf(...before, status) }), etas, NOW).kind

  test('from the collection to the door, status by status', () => {
    const kinds = ride.map((status, at) => kindOf([...course, ...ride.slice(0, at)], status))
    expect(kinds).toEqual(['collection', 'arrival', 'arrival', 'arrival'])
  })
  test.each<OrderStatus>(['DELAYED', 'MODIFIED'])('%s while the rider comes to the collection', status =>
    expect(kindOf(course, status)).toBe('collection'),
  )
  test.each(ride.slice(1))('a delay after %s, whether or not the estimate has passed', last => {
    const before: OrderStatus[] = [...course, 'PICKED_UP', last]
    expect(kindOf(before, 'DELAYED')).toBe('arrival')
    const history = historyOf(...before, 'DELAYED').map(entry => ({ ...entry, created_at: entry.created_at - 600 }))
    const late = orderOf({ status: 'DELAYED', status_history: history })
    expect(orderTime(late, { dropoff_eta: SECONDS - MINUTE }, NOW).kind).toBe('arrival')
  })
  test.each<OrderStatus>(['DELAYED', 'MODIFIED'])('%s without a rider: none was shown', status =>
    expect(kindOf(['NEW', 'WAITING_FOR_TRANSPORT'], status)).toBe('promised'),
  )
})

describe('[TRK-105] an estimate that cannot be right is not shown', () => {
  const collected = orderOf({ status: 'PICKED_UP', status_history: historyOf('NEW', 'PICKED_UP') })
  test.each([
    [{ dropoff_eta: SECONDS }, 'Promised 12:25–12:55'],
    [{ dropoff_eta: SECONDS - 60 }, 'Promised 12:25–12:55'],
    [{ dropoff_eta: SECONDS + 30 }, 'Arriving now'],
    [{ dropoff_eta: SECONDS + 61 }, 'At the customer 12:00–12:15'],
    [{}, 'Promised 12:25–12:55'],
  ])('collected now, %j: %s', (known, words) => expect(say(collected, known)).toBe(words))

  test('one that has passed is shown for a quarter of an hour', () => {
    const early = orderOf({
      status: 'PICKED_UP',
      status_history: [{ status: 'PICKED_UP', created_at: SECONDS - 3600 }],
    })
    expect(say(early, { dropoff_eta: SECONDS - 14 * MINUTE })).toBe('Arriving now')
    expect(say(early, { dropoff_eta: SECONDS - 16 * MINUTE })).toBe('Promised 12:25–12:55')
  })
})

describe('[TRK-105] [TRK-035] a collection that is due now', () => {
  const due = { pickup_eta: SECONDS - MINUTE, dropoff_eta: SECONDS + 25 * MINUTE }
  test.each<[OrderStatus, string]>([
    // Nobody comes yet, so nobody is arriving.
    ['RECEIVED_BY_VENDOR', 'Promised 12:25–12:55'],
    ['ACCEPTED_BY_VENDOR', 'Promised 12:25–12:55'],
  ])('%s without a rider: %s', (status, words) =>
    expect(say(orderOf({ status, status_history: historyOf('NEW', status) }), due)).toBe(words),
  )
  test.each<OrderStatus>(['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'])(
    '%s: collected soon; nobody is at the door of the receiver',
    status => {
      const order = orderOf({ status, status_history: historyOf('NEW', 'COURIER_ACCEPTED_DELIVERY', status) })
      expect(say(order, due)).toBe('Collection 12:00–12:15')
    },
  )
})

test('a time of another day names the day', () =>
  expect(say(orderOf({ status: 'DELIVERED' }), undefined, NOW + 86_400_000)).toBe('Delivered at Tue, 3 Mar 12:00'))

test('every second of a minute shows the same', () => {
  const order = orderOf({ status: 'PICKED_UP', status_history: [] })
  const shown = Array.from({ length: 60 }, (_, second) =>
    say(order, { dropoff_eta: SECONDS + 75 }, NOW + second * 1000),
  )
  expect(new Set(shown)).toEqual(new Set(['At the customer 12:00–12:15']))
})

test.each<[OrderStatus, number | undefined]>([
  ['ASSIGNED_TO_TRANSPORT', 7],
  ['PICKED_UP', 25],
  // "In less than 5 minutes" stands above it.
  ['NEAR_VENDOR', 4],
  ['NEAR_CUSTOMER', 4],
  ['NEW', undefined],
  ['COURIER_LEFT_VENDOR', 25],
  // A delay is not counted down.
  ['DELAYED', undefined],
])('minutes to go, %s: %s', (status, minutes) =>
  expect(minutesToGo(orderOf({ status, status_history: [] }), etas, NOW)).toBe(minutes),
)

test.each([
  [12, undefined],
  [4, 4],
])('near, %i minutes before the time of a scheduled order: %s minutes to go', (ahead, minutes) =>
  expect(minutesToGo(orderOf({ status: 'NEAR_VENDOR', preordered_for: SECONDS + ahead * MINUTE }), etas, NOW)).toBe(
    minutes,
  ),
)

describe('[TRK-101] [TRK-105] what is shown is old by its own rule, not before', () => {
  const facts = {
    now: NOW,
    fetchedAt: NOW,
    guest: false,
    dynamicTimeEstimation: false,
    downSince: undefined,
    online: true,
    failed: false,
  }
  test.each([
    [87, {}, false],
    [300, {}, false],
    [311, {}, true],
    [60, { guest: true }, false],
    [71, { guest: true }, true],
    [71, { dynamicTimeEstimation: true }, true],
    [87, { downSince: NOW - 30_000 }, false],
    [87, { downSince: NOW - 61_000 }, true],
    [60, { downSince: NOW - 61_000 }, false],
    [1, { online: false }, true],
    [1, { failed: true }, true],
  ])('%i s after the answer, %j: %s', (seconds, more, old) =>
    expect(isStale({ ...facts, ...more, fetchedAt: NOW - seconds * 1000 })).toBe(old),
  )
})
