import { describe, expect, test } from 'vitest'
import { agoOf, roughlyAgo } from '#features/formats/local-format-text.ts'
import { cancellability, cancelReasons, PAYMENT_GRACE_MS } from '#features/orders/cancelling.ts'
import { trackingMessage } from '#features/orders/labels.ts'
import { completed, milestones, momentMs, pointOf, shortId, stopsReached, timeline } from '#features/orders/order.ts'
import { isRiderShown } from '#features/orders/rider.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { historyOf, NOW, orderOf, SECONDS, statuses } from './examples.ts'

describe('cancelling', () => {
  const rules = { now: NOW, delayedCancellation: false }
  const always: readonly OrderStatus[] = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']

  test.each(statuses)('[TRK-009] [TRK-026] %s', status => {
    const order = orderOf({ status })
    expect(cancellability(order, rules).allowed).toBe(always.includes(status))
    expect(cancellability(order, { ...rules, delayedCancellation: true }).allowed).toBe(
      always.includes(status) || status === 'DELAYED',
    )
  })
  test.each([
    ['INITIATED', 'not_received_yet'],
    ['PAYMENT_INITIATED', 'not_received_yet'],
    ['NEW', 'not_received_yet'],
    ['RECEIVED_BY_VENDOR', 'being_prepared'],
    ['ACCEPTED_BY_VENDOR', 'being_prepared'],
    ['COURIER_ACCEPTED_DELIVERY', 'rider_underway'],
    ['NEAR_VENDOR', 'rider_underway'],
    ['PICKED_UP', 'collected'],
    ['RETURN_INITIATED', 'collected'],
    ['DELIVERED', 'delivered'],
    // It is said in words that it was delivered.
    ['RETURNED_TO_VENDOR', 'ended_otherwise'],
    ['CANCELLED', 'ended_otherwise'],
    ['PAYMENT_CANCELLED', 'ended_otherwise'],
    ['PAYMENT_FAILED', 'ended_otherwise'],
    ['STALLED', 'ended_otherwise'],
    ['DELAYED', 'delayed'],
    ['TELEPORTED', 'unknown_status'],
  ])('[TRK-102] %s gives the reason: %s', (status, code) =>
    expect(cancellability(orderOf({ status: status as OrderStatus }), rules)).toEqual({
      allowed: false,
      because: { code },
    }),
  )
  test('[TRK-026] PAYMENT_COMMITTED from exactly ten minutes after its latest entry', () => {
    const status_history = [
      { status: 'PAYMENT_COMMITTED', created_at: SECONDS - 9000 } as const,
      { status: 'PAYMENT_COMMITTED', created_at: SECONDS } as const,
      { status: 'NEW', created_at: SECONDS + 60 } as const,
    ]
    const order = orderOf({ status: 'PAYMENT_COMMITTED', status_history })
    const from = NOW + PAYMENT_GRACE_MS
    expect(PAYMENT_GRACE_MS).toBe(10 * 60_000)
    expect(cancellability(order, { ...rules, now: from - 1 })).toEqual({
      allowed: false,
      because: { code: 'paid_just_now', from },
    })
    expect(cancellability(order, { ...rules, now: from })).toEqual({ allowed: true })
  })
  test('[TRK-026] PAYMENT_COMMITTED without an entry is not allowed', () =>
    expect(cancellability(orderOf({ status: 'PAYMENT_COMMITTED', status_history: [] }), rules)).toEqual({
      allowed: false,
      because: { code: 'paid_just_now', from: undefined },
    }))
  test('[TRK-030] [TRK-031] all 19 reasons are in one of three groups', () => {
    expect(cancelReasons).toEqual({
      customer: [
        ...['CUSTOMER_CANCELLED', 'UNABLE_TO_FIND_CUSTOMER', 'UNREACHABLE', 'INCOMPLETE_ADDRESS', 'UNABLE_TO_PAY'],
        'CLOSED_ON_REQUEST',
      ],
      order: [
        ...['INCORRECT_DETAILS', 'WRONG_ITEMS', 'DUPLICATE', 'SPILLAGE', 'PAYMENT_FAILURE', 'OTHER_DELIVERY_METHOD'],
        'OUTSIDE_DELIVERY_AREA',
      ],
      delivery: [
        ...['NO_RIDERS', 'LATE_DELIVERY', 'RIDER_ACCIDENT', 'BAD_WEATHER', 'OUTSIDE_SERVICE_HOURS', 'PLATFORM_PROBLEM'],
      ],
    })
    expect(Object.values(cancelReasons).flat()).toHaveLength(19)
  })
})

describe('what a server left out', () => {
  const bare = { order_id: 'v1-x', vendor_id: 'v1', created_at: SECONDS, updated_at: SECONDS, status: 'NEW' } as Order
  test('[TRK-003] [TRK-004] an order without history, customer or contents is filled up', () => {
    expect(completed(bare)).toMatchObject({
      status_history: [],
      customer: { name: '', phone_number: '', location: { address: '' } },
      order: { payment_method: 'NONE', amount: 0, description: '', cold_bag_needed: false },
    })
    expect(timeline(completed(bare))).toEqual([{ id: '0 NEW', status: 'NEW', label: 'new', at: NOW, current: true }])
  })
  test('entries that are none are left out', () => {
    const odd = { ...bare, status_history: [null, {}, { status: 'NEW' }, ...historyOf('NEW')] } as unknown as Order
    expect(completed(odd).status_history).toEqual(historyOf('NEW'))
    expect(completed({ ...bare, status_history: 'NEW' } as unknown as Order).status_history).toEqual([])
  })
  test('a whole order stays the same object', () => {
    const whole = orderOf()
    expect(completed(whole)).toBe(whole)
  })
  test.each([
    [undefined, undefined],
    [{}, undefined],
    [{ latitude: 1 }, undefined],
    [{ latitude: Number.NaN, longitude: 1 }, undefined],
    [{ latitude: 91, longitude: 1 }, undefined],
    [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 0 },
    ],
  ])('the point of %j is %j', (place, point) => expect(pointOf(place)).toEqual(point))
  test.each([
    ['v1-8fJk2Labcdef', '8fJk2Lab'],
    ['x-8fJk2L', 'x-8fJk2L'],
  ])('%s is called %s', (order_id, short) => expect(shortId({ order_id, vendor_id: 'v1' })).toBe(short))
  test.each([
    [SECONDS, NOW],
    ['2026-03-03T12:00:00+01:00', NOW],
    ['never', 0],
  ])('the moment %s', (moment, ms) => expect(momentMs(moment)).toBe(ms))
})

describe('the timeline', () => {
  test('is sorted, without repetitions, and ends with the status of the order', () => {
    const [one, two, three] = historyOf('NEW', 'RECEIVED', 'RECEIVED')
    const order = orderOf({ status: 'PICKED_UP', updated_at: SECONDS + 5, status_history: [three, one, two] as never })
    expect(timeline(order).map(({ status, at, current }) => [status, at - NOW, current])).toEqual([
      ['NEW', -120_000, false],
      ['RECEIVED', -60_000, false],
      ['PICKED_UP', 5000, true],
    ])
  })
  test.each([
    ['INITIATED', 1],
    ['ASSIGNED_TO_TRANSPORT', 2],
    ['MODIFIED', 1],
    ['COURIER_ACCEPTED_DELIVERY', 2],
    ['PICKED_UP', 3],
    ['COURIER_LEFT_VENDOR', 3],
    ['NEAR_CUSTOMER', 4],
    ['DELIVERED', 5],
    ['TELEPORTED', 1],
  ])('%s has reached stop %i of 5', (status, reached) =>
    expect(stopsReached(orderOf({ status: status as OrderStatus }))).toEqual({ state: 'underway', reached }),
  )
  test.each([
    [['NEW', 'CANCELLED'], 1],
    [['NEW', 'COURIER_ACCEPTED_DELIVERY', 'CANCELLED'], 2],
    [['NEW', 'NEAR_CUSTOMER', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], 4],
    [['CANCELLED'], 1],
  ] as const)('%j stopped after %i', (history, reached) =>
    expect(
      stopsReached(orderOf({ status: history.at(-1) as OrderStatus, status_history: historyOf(...history) })),
    ).toEqual({ state: 'stopped', reached }),
  )
})

describe('[TRK-101] how long ago', () => {
  test.each([
    [-5000, { unit: 'now' }],
    [999, { unit: 'now' }],
    [1000, { unit: 'second', value: 1 }],
    [59_999, { unit: 'second', value: 59 }],
    [60_000, { unit: 'minute', value: 1 }],
    [3_599_999, { unit: 'minute', value: 59 }],
    [3_600_000, { unit: 'hour', value: 1 }],
    [86_400_000, { unit: 'day', value: 1 }],
  ])('%i ms', (passed, ago) => expect(agoOf(NOW - passed, NOW)).toEqual(ago))
  test('a row needs no seconds', () => {
    expect(roughlyAgo(NOW - 59_000, NOW)).toEqual({ unit: 'now' })
    expect(roughlyAgo(NOW - 60_000, NOW)).toEqual({ unit: 'minute', value: 1 })
  })
})

describe('[TRK-105] milestones in people’s words', () => {
  const shown = (...history: OrderStatus[]) =>
    milestones(orderOf({ status: history.at(-1) as OrderStatus, status_history: historyOf(...history) }))
      .map(({ name, state }) => (state === 'past' ? name : `${name} ${state}`))
      .join(', ')
  test.each<[OrderStatus[], string]>([
    [['NEW'], 'ordered now, rider_found ahead, collected ahead'],
    [
      ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'],
      'ordered, rider_found now, collected ahead, on_the_way ahead',
    ],
    [['NEW', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED'], 'ordered, rider_found now, collected ahead, on_the_way ahead'],
    [['NEW', 'MODIFIED'], 'ordered now, rider_found ahead, collected ahead'],
    [['ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT'], 'ordered now, rider_found ahead, collected ahead'],
    [
      ['NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'],
      'ordered, rider_found, collected, on_the_way now, delivered ahead',
    ],
    [
      ['NEW', 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'DELAYED'],
      'ordered, rider_found, collected, on_the_way now, delivered ahead',
    ],
    [['NEW', 'PICKED_UP', 'DELIVERED'], 'ordered, rider_found, collected, on_the_way, delivered now'],
    [['NEW', 'COURIER_ACCEPTED_DELIVERY', 'CANCELLED'], 'ordered, rider_found, cancelled now'],
    [['NEW', 'STALLED'], 'ordered, failed now'],
    [
      ['NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'RETURN_INITIATED'],
      'ordered, rider_found, collected, returning now, returned ahead',
    ],
  ])('%j', (history, names) => expect(shown(...history)).toBe(names))
  test.each(statuses)('%s has at most six, of which one is now and at most two are to come', status => {
    const all = milestones(orderOf({ status, status_history: historyOf('NEW', 'PICKED_UP', status) }))
    expect(all.length).toBeLessThanOrEqual(6)
    expect(all.filter(one => one.state === 'now')).toHaveLength(1)
    expect(all.filter(one => one.state === 'ahead').length).toBeLessThanOrEqual(2)
  })
  test.each(statuses)('%s: no rider is being looked for once one has been found', status => {
    for (const before of [['WAITING_FOR_TRANSPORT'], ['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY']] as const) {
      const order = orderOf({ status, status_history: historyOf(...before, status) })
      const isFound = milestones(order).some(({ name, state }) => name === 'rider_found' && state !== 'ahead')
      if (isRiderShown(order)) expect(isFound).toBe(true)
      if (trackingMessage(order) === 'placed') expect(isFound).toBe(false)
    }
  })
})
