// What the screens read from an order, case by case.
import { describe, expect, test } from 'vitest'
import type { CallProblem } from '#contract/call-problem.ts'
import {
  commonSheet,
  hasManyLabels,
  isLarge,
  isPrintable,
  type LabelSheet,
  labelPapers,
  labelSize,
  labelsOnPage,
  pagesOf,
  paperOf,
  sheetOf,
  sheetPart,
} from '#features/orders/label-paper.ts'
import { type Label, toneOf } from '#features/orders/labels.ts'
import { cancelNotice, ordersNotices } from '#features/orders/notices.ts'
import {
  collectedAt,
  completed,
  later,
  merged,
  milestones,
  pointOf,
  senderOf,
  timeline,
} from '#features/orders/order.ts'
import { isRiderShown } from '#features/orders/rider.ts'
import { latestEntry } from '#features/orders/statuses.ts'
import type { Order, OrderStatus, StatusEntry } from '#schema/wire.ts'
import { historyOf, orderOf, SECONDS } from './examples.ts'

const entry = (status: OrderStatus, created_at: number): StatusEntry => ({ status, created_at })

describe('[TRK-003] [TRK-004] an order that lacks something is filled in', () => {
  const whole = orderOf()
  const { customer, order } = whole
  const without = (more: object) => ({ ...whole, ...more }) as unknown as Order
  test.each<[string, object, object]>([
    ['its history', { status_history: undefined }, { status_history: [] }],
    ['a history that is a list', { status_history: 'NEW' }, { status_history: [] }],
    ['whole entries', { status_history: [null, 7, { status: 'NEW' }, { created_at: 1 }] }, { status_history: [] }],
    ['its customer', { customer: undefined }, { customer: { name: '', phone_number: '', location: { address: '' } } }],
    ['a name', { customer: { ...customer, name: undefined } }, { customer: { ...customer, name: '' } }],
    [
      'a number',
      { customer: { ...customer, phone_number: undefined } },
      { customer: { ...customer, phone_number: '' } },
    ],
    [
      'an address',
      { customer: { ...customer, location: { ...customer.location, address: undefined } } },
      { customer: { ...customer, location: { ...customer.location, address: '' } } },
    ],
    [
      'a place',
      { customer: { ...customer, location: undefined } },
      { customer: { ...customer, location: { address: '' } } },
    ],
    [
      'its contents',
      { order: undefined },
      { order: { payment_method: 'NONE', amount: 0, description: '', cold_bag_needed: false } },
    ],
    [
      'a description',
      { order: { payment_method: 'PAID', amount: 7, cold_bag_needed: true } },
      {
        order: { payment_method: 'PAID', amount: 7, description: '', cold_bag_needed: true },
      },
    ],
  ])('%s', (_, lacking, filled) => expect(completed(without(lacking))).toEqual({ ...whole, ...filled }))
  test('and one that lacks nothing is returned as it is', () => expect(completed({ ...whole, order })).toEqual(whole))
})

test.each<[unknown, unknown, boolean]>([
  [59.9, 10.7, true],
  [90, 180, true],
  [-90, -180, true],
  [0, 0, true],
  [90.1, 0, false],
  [-90.1, 0, false],
  [0, 180.1, false],
  [0, -180.1, false],
  [Number.NaN, 0, false],
  [0, Number.NaN, false],
  ['59.9', 10.7, false],
  [59.9, '10.7', false],
  [undefined, 10.7, false],
  [59.9, undefined, false],
])('a place at %j, %j has a point: %s', (latitude, longitude, hasPoint) => {
  const place = { latitude, longitude } as { latitude: number; longitude: number }
  expect(pointOf(place)).toEqual(hasPoint ? place : undefined)
})

test('[RTM-101] of two states of one moment the longer history counts, then the one further on, failures last', () => {
  const state = (status: OrderStatus, ...history: OrderStatus[]) =>
    orderOf({ order_id: 'v1-a', status, status_history: historyOf(...history) })
  const ordered = [
    state('DELIVERED', 'NEW'),
    state('NEW', 'NEW', 'NEW'),
    state('PICKED_UP', 'NEW', 'NEW'),
    state('DELIVERED', 'NEW', 'NEW'),
    state('CANCELLED', 'NEW', 'NEW'),
    state('PAYMENT_CANCELLED', 'NEW', 'NEW'),
  ]
  for (const [index, one] of ordered.entries())
    for (const other of ordered.slice(index + 1)) {
      expect(later(one, other)).toBe(other)
      expect(later(other, one)).toBe(other)
    }
})

test('[RTM-101] of two states that differ in nothing else the same one is chosen, whichever comes first', () => {
  const [one, other] = [orderOf({ order_id: 'v1-a' }), orderOf({ order_id: 'v1-a', vendor_id: 'v2' })]
  expect(later(one, other)).toBe(later(other, one))
})

test('an order that differs in anything at all is replaced', () => {
  const known = orderOf({ order_id: 'v1-a', updated_at: SECONDS })
  const orders = new Map([['v1-a', known]])
  const newer = { ...known, updated_at: SECONDS + 1 }
  const renamed = { ...known, order: { ...known.order, description: 'zzz' } }
  expect(merged(orders, [newer]).get('v1-a')).toBe(newer)
  expect(merged(orders, [renamed]).get('v1-a')).toBe(renamed)
  expect(merged(orders, [])).toBe(orders)
})

describe('the timeline of an order', () => {
  const steps = (more: Partial<Order>) => timeline(orderOf(more)).map(({ status, at }) => [status, at / 1000])
  test('without a history is its status, since it was made', () =>
    expect(steps({ status: 'NEW', created_at: 100, status_history: [] })).toEqual([['NEW', 100]]))
  test('that lacks its present status ends with it, at the last change', () =>
    expect(
      steps({ status: 'PICKED_UP', created_at: 100, updated_at: 300, status_history: [entry('NEW', 200)] }),
    ).toEqual([
      ['NEW', 200],
      ['PICKED_UP', 300],
    ]))
  test('with a change at an unknown time takes the time when the order was made', () =>
    expect(
      steps({ status: 'PICKED_UP', created_at: 100, updated_at: 'soon', status_history: [entry('NEW', 50)] }),
    ).toEqual([
      ['NEW', 50],
      ['PICKED_UP', 100],
    ]))
  test('keeps the order of entries of one second', () =>
    expect(
      steps({ status: 'RECEIVED', status_history: [entry('PICKED_UP', 9), entry('NEW', 9), entry('RECEIVED', 9)] }),
    ).toEqual([
      ['PICKED_UP', 9],
      ['NEW', 9],
      ['RECEIVED', 9],
    ]))
})

describe('[TRK-105] milestones', () => {
  const times = (more: Partial<Order>) =>
    milestones(orderOf({ created_at: 100, ...more })).map(({ name, at }) => [name, at === undefined ? at : at / 1000])
  test.each<[OrderStatus, string]>([
    ['CANCELLED', 'cancelled'],
    ['PAYMENT_CANCELLED', 'cancelled'],
    ['STALLED', 'failed'],
    ['PAYMENT_FAILED', 'failed'],
  ])('%s ends as %s, at the time in its history', (status, name) => {
    const status_history = [entry('NEW', 150), entry(status, 200)]
    expect(times({ status, updated_at: 300, status_history }).at(-1)).toEqual([name, 200])
  })
  test.each<[number | string, number | undefined]>([
    [300, 300],
    ['soon', undefined],
  ])('an end that the history lacks was at the last change %j', (updated_at, at) => {
    expect(times({ status: 'CANCELLED', updated_at, status_history: [entry('NEW', 150)] }).at(-1)).toEqual([
      'cancelled',
      at,
    ])
  })
  test('begin when the order was made, and are each at their first entry', () =>
    expect(
      times({
        status: 'NEAR_CUSTOMER',
        status_history: [
          ...[entry('INITIATED', 90), entry('ASSIGNED_TO_TRANSPORT', 120), entry('COURIER_ACCEPTED_DELIVERY', 130)],
          ...[entry('PICKED_UP', 140), entry('NEAR_CUSTOMER', 160)],
        ],
      }),
    ).toEqual([
      ['ordered', 100],
      ['rider_found', 120],
      ['collected', 140],
      ['on_the_way', 160],
      ['delivered', undefined],
    ]))
  test('of a rider who was replaced count no more, those of the same second do', () => {
    const status_history = [
      ...[entry('COURIER_ACCEPTED_DELIVERY', 120), entry('WAITING_FOR_TRANSPORT', 130)],
      ...[entry('ASSIGNED_TO_TRANSPORT', 130), entry('COURIER_ACCEPTED_DELIVERY', 140)],
    ]
    expect(times({ status: 'COURIER_ACCEPTED_DELIVERY', status_history })[1]).toEqual(['rider_found', 130])
  })
})

test('of entries of one second the later one in the list is the latest', () => {
  const [one, other] = [entry('NEW', 7), entry('NEW', 7)]
  expect(latestEntry([one, other, entry('NEW', 6)], () => true)).toBe(other)
  expect(latestEntry([one, other], () => false)).toBeUndefined()
})

describe('[BLK-110] papers of labels', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index)
  test.each([
    ['a4-8', 0, [8, 2]],
    ['a4-8', 7, [1, 8, 1]],
    ['a4-24', 0, [10]],
    ['a4-24', 15, [9, 1]],
    ['a4-custom', 0, [10]],
    ['a4-custom', 20, [1, 9]],
    ['4x6', 0, Array(10).fill(1)],
    ['62mm', 0, Array(10).fill(1)],
  ] as const)('ten labels on %s, %d of its first sheet used up, make pages of %j', (paper, used, sizes) => {
    const pages = pagesOf(ten, labelsOnPage(paper, commonSheet), used)
    expect(pages.map(page => page.length)).toEqual(sizes)
    expect(pages.flat()).toEqual(ten)
  })

  test('are five, of which sheets can have used labels', () => {
    expect(labelPapers).toEqual(['a4-8', 'a4-24', 'a4-custom', '4x6', '62mm'])
    expect(labelPapers.filter(hasManyLabels)).toEqual(['a4-8', 'a4-24', 'a4-custom'])
    for (const paper of labelPapers) expect(paperOf(JSON.stringify(paper))).toBe(paper)
    for (const text of ['"a3"', 'a4-24', '', '{', '4', undefined]) expect(paperOf(text)).toBe('a4-8')
  })

  test.each([
    ['columns', '3', 3],
    ['columns', ' 6 ', 6],
    ['columns', '7', undefined],
    ['columns', '0', undefined],
    ['columns', '2.5', undefined],
    ['rows', '16', 16],
    ['rows', '١٢', 12],
    ['rows', '17', undefined],
    ['sides', '7.2', 7.2],
    ['sides', '7,25', 7.25],
    ['sides', '٧٫٢', 7.2],
    ['sides', '0', 0],
    ['sides', '50.1', undefined],
    ['ends', '-1', undefined],
    ['ends', '1e1', undefined],
    ['columnGap', '30', 30],
    ['columnGap', '31', undefined],
    ['rowGap', '', undefined],
    ['rowGap', 'two', undefined],
  ] as const)('%s of a sheet typed as "%s" are %j', (part, typed, value) => {
    expect(sheetPart(part, typed)).toBe(value)
  })

  test.each<[string, Partial<LabelSheet>, { width: number; height: number }, boolean, boolean]>([
    ['three by seven', {}, { width: 63.5, height: 38.1 }, true, false],
    ['two by four', { columns: 2, rows: 4, sides: 4.65, ends: 13 }, { width: 99.1, height: 67.7 }, true, true],
    ['one by one', { columns: 1, rows: 1, sides: 0, ends: 0 }, { width: 210, height: 296.9 }, true, true],
    ['four wide ones', { columns: 4 }, { width: 47, height: 38.1 }, true, false],
    ['five narrow ones', { columns: 5 }, { width: 37.1, height: 38.1 }, false, false],
    ['low ones', { rows: 12 }, { width: 63.5, height: 22.2 }, false, false],
    ['two wide and low', { columns: 2, rows: 5 }, { width: 96.55, height: 53.34 }, true, false],
  ])('labels of a sheet with %s: their size, whether all is readable, and whether in large letters', (...row) => {
    const [, parts, size, readable, large] = row
    const sheet = { ...commonSheet, ...parts }
    expect(labelSize(sheet).width).toBeCloseTo(size.width, 1)
    expect(labelSize(sheet).height).toBeCloseTo(size.height, 1)
    expect(isPrintable(sheet)).toBe(readable)
    expect(sheetOf(JSON.stringify(sheet))).toEqual(readable ? sheet : commonSheet)
    expect(isLarge(sheet)).toBe(large)
  })

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', '{'],
    ['a list', '[3, 7]'],
    ['a part that is missing', JSON.stringify({ ...commonSheet, columns: 2, rows: undefined })],
    ['a count that is none', JSON.stringify({ ...commonSheet, columns: 2.5 })],
    ['a text', JSON.stringify({ ...commonSheet, columns: 2, sides: '7' })],
    ['a margin beyond the page', JSON.stringify({ ...commonSheet, columns: 2, sides: 1e9 })],
  ])('%s is no sheet, so the common one is taken', (_, text) => {
    expect(sheetOf(text)).toBe(commonSheet)
  })
})

test('[TRK-027] [TRK-028] [TRK-029] kind and time of the notices; one about an order replaces the one before', () => {
  expect(ordersNotices).toEqual({
    orders_failed: { kind: 'error', globalID: 'orders' },
    past_orders_failed: { kind: 'error', globalID: 'past-orders' },
    page_offline: { kind: 'warning', globalID: 'page-offline' },
    cancelling: { kind: 'info', globalID: 'cancel' },
    cancel_failed: { kind: 'error', durationMs: 7000, globalID: 'cancel' },
    cancel_wrong_stage: { kind: 'error', durationMs: 7000, globalID: 'cancel' },
    history_download_failed: { kind: 'error', globalID: 'export' },
    export_failed: { kind: 'error', globalID: 'export' },
  })
})

test.each<[CallProblem, string]>([
  [{ code: 'refused', status: 400, message: 'order cannot be cancelled at this stage' }, 'cancel_wrong_stage'],
  [{ code: 'refused', status: 400, message: 'order not found' }, 'cancel_failed'],
  [{ code: 'no_answer' }, 'cancel_failed'],
])('[TRK-027] [TRK-028] a cancel that ended with %j is reported as %s', (problem, code) => {
  expect(cancelNotice(problem)).toEqual({ code })
})

test.each<[Label[], string]>([
  [['new', 'scheduled', 'returning', 'returned', 'initiated', 'payment_committed', 'unknown'], 'neutral'],
  [['received', 'dispatched', 'waiting-for-rider', 'in-progress', 'near-vendor', 'picked-up', 'in-transit'], 'info'],
  [['delivered'], 'success'],
  [['delayed'], 'warning'],
  [['cancelled', 'stalled'], 'danger'],
])('the chips of %j are %s', (labels, tone) => expect([...new Set(labels.map(toneOf))]).toEqual([tone]))

test.each<[OrderStatus, OrderStatus[], boolean]>([
  ['COURIER_ACCEPTED_DELIVERY', ['COURIER_ACCEPTED_DELIVERY'], true],
  ['PICKED_UP', ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'], true],
  ['PICKED_UP', ['PICKED_UP'], false],
  ['RECEIVED', ['COURIER_ACCEPTED_DELIVERY', 'RECEIVED'], false],
  ['DELIVERED', ['COURIER_ACCEPTED_DELIVERY', 'DELIVERED'], false],
  ['RETURNED_TO_VENDOR', ['COURIER_ACCEPTED_DELIVERY', 'RETURNED_TO_VENDOR'], false],
])('[TRK-032] the rider of an order that is %s after %j is shown: %s', (status, history, shown) => {
  expect(isRiderShown(orderOf({ status, status_history: historyOf(...history) }))).toBe(shown)
})

describe('[GST-004] an order of a guest', () => {
  const location = { address: ', , Solveien 4', latitude: 59.85, longitude: 10.8 }
  const sender = { location, name: 'Kari Berg', email: 'kari.berg@post.example', phone_number: '+4741258036' }
  const branch = { latitude: 59.92, longitude: 10.76 }

  test('is collected at its sender, and is from them; any other is collected at its branch, and from that', () => {
    expect(collectedAt({ sender }, {})).toEqual({ latitude: 59.85, longitude: 10.8 })
    expect(collectedAt({}, branch)).toEqual(branch)
    expect(collectedAt({}, undefined)).toBeUndefined()
    expect(senderOf(orderOf({ sender }), 'guest')).toBe('Kari Berg')
    expect(senderOf(orderOf({ vendor_id: 'v1' }), 'Løkka Blomster')).toBe('Løkka Blomster')
    expect(senderOf(orderOf({ vendor_id: 'v1' }), undefined)).toBe('v1')
  })
})
