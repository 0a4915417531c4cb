import { describe, expect, test } from 'vitest'
import { type Label, labelOf, labelOfStatus, toneOf, trackingMessage } from '#domain/orders/labels'
import { type ListName, listOf, lists, nextRegrouping } from '#domain/orders/lists'
import { arrivalWindow, etaKind, hasRider, isMapShown, isRiderPolled, minutesToGo } from '#domain/orders/rider'
import {
  activeGroup,
  cancelledGroup,
  collectedGroup,
  finishedGroup,
  hasEnded,
  isKnownStatus,
  newGroup,
  oldGroup,
  rankOf,
} from '#domain/orders/statuses'
import type { OrderStatus } from '#schema/wire'
import { historyOf, NOW, orderOf, SECONDS, statuses } from './examples.ts'

type Row = {
  rank: number | undefined
  list: ListName | undefined
  /** With a time to be collected in the future. */
  later: ListName | undefined
  label: Label
  message: string
  polled: boolean
  eta: 'origin' | 'destination' | undefined
  map: boolean
}

const row = (
  rank: number | undefined,
  list: ListName | undefined,
  later: ListName | undefined,
  label: Label,
  message: string,
  polled: boolean,
  eta?: 'origin' | 'destination',
  map = true,
): Row => ({ rank, list, later, label, message, polled, eta, map })

/** One line per status, each with a history of itself alone. */
const table: Record<OrderStatus, Row> = {
  INITIATED: row(0, undefined, 'scheduled', 'initiated', 'placed', false),
  PAYMENT_INITIATED: row(1, undefined, 'scheduled', 'initiated', 'placed', false),
  PAYMENT_COMMITTED: row(2, 'new', 'scheduled', 'payment_committed', 'placed', false),
  NEW: row(3, 'new', 'scheduled', 'new', 'placed', false, undefined, false),
  RECEIVED: row(5, 'new', 'scheduled', 'received', 'placed', false, undefined, false),
  RECEIVED_BY_VENDOR: row(6, 'new', 'scheduled', 'received', 'placed', true, 'origin'),
  ACCEPTED_BY_VENDOR: row(7, 'new', 'scheduled', 'received', 'placed', true, 'origin'),
  WAITING_FOR_TRANSPORT: row(8, 'new', 'scheduled', 'waiting-for-rider', 'placed', true, undefined, false),
  ASSIGNED_TO_TRANSPORT: row(9, 'new', 'new', 'dispatched', 'placed', true, 'origin'),
  COURIER_ACCEPTED_DELIVERY: row(10, 'new', 'new', 'in-progress', 'to_collection', true, 'origin'),
  MODIFIED: row(11, 'new', 'new', 'waiting-for-rider', 'placed', true),
  NEAR_VENDOR: row(12, 'new', 'new', 'near-vendor', 'near_collection', true, 'origin'),
  PICKED_UP: row(13, 'collected', 'collected', 'picked-up', 'to_delivery', true, 'destination'),
  COURIER_LEFT_VENDOR: row(14, 'collected', 'collected', 'in-transit', 'to_delivery', true),
  NEAR_CUSTOMER: row(15, 'collected', 'collected', 'near-customer', 'near_delivery', true, 'destination'),
  DELIVERED: row(16, 'delivered', 'delivered', 'delivered', 'delivered', false),
  RETURN_INITIATED: row(17, 'collected', 'collected', 'returning', 'returning', false),
  RETURNED_TO_VENDOR: row(18, 'delivered', 'delivered', 'returned', 'returned', false),
  CANCELLED: row(-1, 'cancelled', 'cancelled', 'cancelled', 'cancelled', false),
  PAYMENT_CANCELLED: row(-2, 'cancelled', 'cancelled', 'cancelled', 'cancelled', false),
  PAYMENT_FAILED: row(-3, 'cancelled', 'cancelled', 'stalled', 'failed', false),
  STALLED: row(-4, 'cancelled', 'cancelled', 'stalled', 'failed', false),
  // Without any other status in its history nobody can say how far it is.
  DELAYED: row(undefined, 'new', 'new', 'delayed', 'placed', true),
}

test('[TRK-001] [TRK-002] all 23 statuses are known, and stand in the table', () => {
  expect(statuses).toHaveLength(23)
  expect(Object.keys(table).sort()).toEqual([...statuses].sort())
  expect(statuses.every(isKnownStatus)).toBe(true)
  expect(isKnownStatus('TELEPORTED')).toBe(false)
})

describe.each(statuses)('%s', status => {
  const order = orderOf({ status })
  const expected = table[status]

  test('[TRK-006] [TRK-007] [TRK-008] has its rank', () => expect(rankOf(order)).toBe(expected.rank))
  test('[TRK-018] [TRK-019] [TRK-020] [TRK-021] stands in its list', () => {
    expect(listOf(order, NOW)).toBe(expected.list)
    expect(listOf({ ...order, preordered_for: SECONDS + 1 }, NOW)).toBe(expected.later)
    expect(listOf({ ...order, preordered_for: SECONDS }, NOW), 'the time has come').toBe(expected.list)
  })
  test('[TRK-015] [TRK-016] has its label', () => expect(labelOf(order, NOW)).toBe(expected.label))
  test('[TRK-037] has its message', () => expect(trackingMessage(order)).toBe(expected.message))
  test('[TRK-033] polls its rider or not', () => expect(isRiderPolled(order)).toBe(expected.polled))
  test('[TRK-035] shows its ETA', () => expect(etaKind(status)).toBe(expected.eta))
  test('[TRK-036] shows its map', () => expect(isMapShown(status)).toBe(expected.map))
})

test('ranks rise along the documented sequence, and the place of STALLED stays empty', () => {
  const ranked = statuses.flatMap(status => table[status].rank ?? []).filter(rank => rank >= 0)
  expect([...ranked].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
})

describe('[TRK-010] [TRK-011] [TRK-012] [TRK-013] [TRK-014] groups', () => {
  const members = (group: ReadonlySet<string>) => statuses.filter(status => group.has(status))
  test.each([
    ['new', newGroup, 10],
    ['collected', collectedGroup, 4],
    ['cancelled or failed', cancelledGroup, 4],
    ['active', activeGroup, 11],
    ['old', oldGroup, 2],
    ['finished', finishedGroup, 2],
  ] as const)('%s has %3$i members', (_, group, count) => {
    expect(group.size).toBe(count)
    expect(members(group)).toHaveLength(count)
  })
  test('new, collected and cancelled share no status', () => {
    expect(
      statuses.filter(one => [newGroup, collectedGroup, cancelledGroup].filter(g => g.has(one)).length > 1),
    ).toEqual([])
  })
  test('what has ended', () =>
    expect(statuses.filter(hasEnded).sort()).toEqual(
      ['CANCELLED', 'DELIVERED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'RETURNED_TO_VENDOR', 'STALLED'].sort(),
    ))
})

describe('a delayed order', () => {
  const delayed = (...before: OrderStatus[]) =>
    orderOf({ status: 'DELAYED', status_history: historyOf(...before, 'DELAYED') })
  test.each([
    [['NEW'], 'new', 3, 'placed'],
    [['NEW', 'COURIER_ACCEPTED_DELIVERY'], 'new', 10, 'to_collection'],
    [['NEW', 'PICKED_UP'], 'collected', 13, 'to_delivery'],
    [['PICKED_UP', 'DELAYED', 'NEAR_CUSTOMER'], 'collected', 15, 'near_delivery'],
    [['NEW', 'DELIVERED'], 'collected', 16, 'delivered'],
    [['NEW', 'CANCELLED', 'NEW'], 'collected', 3, 'placed'],
    [['NEW', 'RETURN_INITIATED'], 'collected', 17, 'returning'],
  ] as const)('[TRK-019] [TRK-020] after %j is %s, as far as before', (before, list, rank, message) => {
    const order = delayed(...before)
    expect(listOf(order, NOW)).toBe(list)
    expect(listOf({ ...order, preordered_for: SECONDS + 900 }, NOW)).toBe(list)
    expect(rankOf(order)).toBe(rank)
    expect(trackingMessage(order)).toBe(message)
    expect(isRiderPolled(order)).toBe(true)
  })
})

describe('a status that is not known', () => {
  const order = orderOf({ status: 'TELEPORTED' as OrderStatus, preordered_for: SECONDS + 900 })
  test('[TRK-016] is called unknown and stands in no list', () => {
    expect(labelOf(order, NOW)).toBe('unknown')
    expect(listOf(order, NOW)).toBeUndefined()
    expect(trackingMessage(order)).toBe('unknown')
    expect(rankOf(order)).toBeUndefined()
    expect(isRiderPolled(order)).toBe(false)
    expect(etaKind(order.status)).toBeUndefined()
    expect(toneOf('unknown')).toBe('neutral')
  })
  test.each(['toString', '__proto__', 'constructor', ''])('also when it is %j', status =>
    expect(labelOf({ ...order, status: status as OrderStatus }, NOW)).toBe('unknown'),
  )
  test('is found by a search all the same', () => {
    const { found } = lists([order], { now: NOW, vendorId: 'v1', allOutlets: false, searchKey: order.order_id })
    expect(found).toEqual([order])
  })
})

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

describe('lists', () => {
  const ask = (more = {}) => ({ now: NOW, vendorId: 'v1', allOutlets: false, searchKey: '', ...more })
  const old = orderOf({ created_at: SECONDS - 900 })
  const young = orderOf({ created_at: SECONDS - 60 })
  const same = orderOf({ created_at: SECONDS - 60 })
  const outlet = orderOf({ vendor_id: 'v2', created_at: SECONDS })
  const initiated = orderOf({ status: 'INITIATED' })
  const all = [old, young, outlet, same, initiated]

  test('[TRK-022] newest first, and the same order for the same second', () => {
    expect(lists(all, ask()).new).toEqual([same, young, old])
    expect(lists([...all].reverse(), ask()).new).toEqual([same, young, old])
  })
  test('[TRK-023] of the selected vendor alone, unless all outlets are shown', () => {
    expect(lists(all, ask({ vendorId: 'v2' })).new).toEqual([outlet])
    expect(lists(all, ask({ allOutlets: true })).new).toEqual([outlet, same, young, old])
  })
  test('[TRK-017] search results replace the lists while a key is set', () => {
    expect(lists(all, ask()).found).toBeUndefined()
    expect(lists(all, ask({ searchKey: '  ' })).found).toBeUndefined()
    expect(lists(all, ask({ searchKey: 'nordmann' })).found).toEqual(
      [same, young, initiated, old].sort((a, b) => b.created_at - a.created_at),
    )
    expect(lists(all, ask({ searchKey: 'nobody' })).found).toEqual([])
  })
  test.each([
    ['kari n', true],
    ['KARINORD', true],
    ['+47 2222', true],
    ['4722', true],
    ['22-22', true],
    ['v1-', true],
    ['ola', false],
    ['1234567', false],
  ])('[TRK-024] %j finds her: %s', (searchKey, found) =>
    expect(lists([young], ask({ searchKey })).found).toHaveLength(found ? 1 : 0),
  )
  test('the next moment at which a scheduled order becomes new', () => {
    const soon = orderOf({ preordered_for: SECONDS + 60 })
    const later = orderOf({ preordered_for: SECONDS + 120 })
    expect(nextRegrouping([later, soon, old], NOW)).toBe(NOW + 60_000)
    expect(nextRegrouping([later, soon], NOW + 60_000)).toBe(NOW + 120_000)
    expect(nextRegrouping([old], NOW)).toBeUndefined()
  })
})
