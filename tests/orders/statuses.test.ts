import { describe, expect, test } from 'vitest'
import { type Label, labelOf, toneOf, trackingMessage } from '#features/orders/labels.ts'
import { type ListName, listOf, lists } from '#features/orders/lists.ts'
import { etaKind, isRiderPolled, isRouteShown } from '#features/orders/rider.ts'
import {
  cancelledGroup,
  collectedGroup,
  finishedGroup,
  hasEnded,
  isKnownStatus,
  newGroup,
  rankOf,
} from '#features/orders/statuses.ts'
import type { OrderStatus } from '#schema/wire.ts'
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
  ASSIGNED_TO_TRANSPORT: row(9, 'new', 'new', 'dispatched', 'assigned', true, 'origin'),
  COURIER_ACCEPTED_DELIVERY: row(10, 'new', 'new', 'in-progress', 'to_collection', true, 'origin'),
  MODIFIED: row(11, 'new', 'scheduled', 'waiting-for-rider', 'placed', true),
  NEAR_VENDOR: row(12, 'new', 'new', 'near-vendor', 'near_collection', true, 'origin'),
  PICKED_UP: row(13, 'collected', 'collected', 'picked-up', 'to_delivery', true, 'destination'),
  COURIER_LEFT_VENDOR: row(14, 'collected', 'collected', 'in-transit', 'to_delivery', true),
  NEAR_CUSTOMER: row(15, 'collected', 'collected', 'near-customer', 'near_delivery', true, 'destination'),
  DELIVERED: row(16, 'delivered', 'delivered', 'delivered', 'delivered', false),
  RETURN_INITIATED: row(17, 'collected', 'collected', 'returning', 'returning', false),
  RETURNED_TO_VENDOR: row(18, 'delivered', 'delivered', 'returned', 'returned', false),
  CANCELLED: row(-1, 'cancelled', 'cancelled', 'cancelled', 'cancelled', false),
  PAYMENT_CANCELLED: row(-2, 'cancelled', 'cancelled', 'cancelled', 'failed', false),
  PAYMENT_FAILED: row(-3, 'cancelled', 'cancelled', 'stalled', 'failed', false),
  STALLED: row(-4, 'cancelled', 'cancelled', 'stalled', 'failed', false),
  // Without any other status in its history nobody can say how far it is.
  DELAYED: row(undefined, 'new', 'new', 'delayed', 'placed', true),
}

test('[TRK-001] [TRK-002] all 23 statuses are known, and are in the table', () => {
  expect(statuses).toHaveLength(23)
  expect(Object.keys(table).sort()).toEqual([...statuses].sort())
  expect(statuses.every(isKnownStatus)).toBe(true)
  expect(isKnownStatus('TELEPORTED')).toBe(false)
})

describe.each(statuses)('%s', status => {
  const order = orderOf({ status })
  const expected = table[status]

  test('[TRK-006] [TRK-007] [TRK-008] has its rank', () => expect(rankOf(order)).toBe(expected.rank))
  test('[TRK-018] [TRK-019] [TRK-021] is in its list', () => {
    expect(listOf(order, NOW)).toBe(expected.list)
    expect(listOf({ ...order, preordered_for: SECONDS + 1 }, NOW)).toBe(expected.later)
    expect(listOf({ ...order, preordered_for: SECONDS }, NOW), 'the time has come').toBe(expected.list)
  })
  test('[TRK-015] [TRK-016] has its label', () => expect(labelOf(order, NOW)).toBe(expected.label))
  test('[TRK-037] has its message', () => expect(trackingMessage(order)).toBe(expected.message))
  test('[TRK-033] polls its rider or not', () => expect(isRiderPolled(order)).toBe(expected.polled))
  test('[TRK-035] shows its ETA', () => expect(etaKind(status)).toBe(expected.eta))
  test('[TRK-036] shows rider and route', () => expect(isRouteShown(status)).toBe(expected.map))
})

test('ranks rise along the documented sequence, and the place of STALLED stays empty', () => {
  const ranked = statuses.flatMap(status => table[status].rank ?? []).filter(rank => rank >= 0)
  expect([...ranked].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
})

describe('groups', () => {
  /** These members and no other. */
  const has = (group: ReadonlySet<string>, ...members: OrderStatus[]) =>
    expect([...group].sort()).toEqual([...members].sort())

  test('[TRK-010] new', () => {
    has(
      newGroup,
      'PAYMENT_COMMITTED',
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'ASSIGNED_TO_TRANSPORT',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'MODIFIED',
      'NEAR_VENDOR',
    )
  })

  test('[TRK-011] collected', () => {
    has(collectedGroup, 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED')
  })

  test('[TRK-012] cancelled or failed', () => {
    has(cancelledGroup, 'CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED')
  })

  test('[TRK-014] finished', () => has(finishedGroup, 'DELIVERED', 'RETURNED_TO_VENDOR'))

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
    // Nobody is there in a moment and late.
    [['PICKED_UP', 'DELAYED', 'NEAR_CUSTOMER'], 'collected', 15, 'to_delivery'],
    [['NEW', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'], 'new', 12, 'to_collection'],
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

test('[TRK-020] collected are those of the collected group, and delayed ones that were collected, cancelled or delivered', () => {
  const collected = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED'] as const
  const stopped = ['CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED', 'DELIVERED'] as const
  expect(statuses.filter(status => listOf(orderOf({ status }), NOW) === 'collected').sort()).toEqual(
    [...collected].sort(),
  )
  const afterwards = (before: OrderStatus) =>
    listOf(orderOf({ status: 'DELAYED', status_history: historyOf('NEW', before, 'DELAYED') }), NOW)
  expect(statuses.filter(status => afterwards(status) === 'collected').sort()).toEqual(
    [...collected, ...stopped].sort(),
  )
})

test('[TRK-018] a modified order stays scheduled until its time, unless a rider has been found', () => {
  const modified = (...before: OrderStatus[]) =>
    orderOf({
      status: 'MODIFIED',
      status_history: historyOf(...before, 'MODIFIED'),
      preordered_for: SECONDS + 2 * 86_400,
    })
  expect(listOf(modified('RECEIVED'), NOW)).toBe('scheduled')
  expect(labelOf(modified('RECEIVED'), NOW)).toBe('scheduled')
  expect(listOf(modified('WAITING_FOR_TRANSPORT'), NOW)).toBe('scheduled')
  expect(listOf(modified('RECEIVED', 'COURIER_ACCEPTED_DELIVERY'), NOW)).toBe('new')
  expect(listOf({ ...modified('RECEIVED'), preordered_for: SECONDS }, NOW), 'the time has come').toBe('new')
})

describe('a status that is not known', () => {
  const order = orderOf({ status: 'TELEPORTED' as OrderStatus, preordered_for: SECONDS + 900 })
  test('[TRK-016] is called unknown and is in no list', () => {
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
