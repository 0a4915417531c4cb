import { expect, test } from 'vitest'
import { cellOf, isBlank } from '#features/bulk/columns.ts'
import { isBulkDraft } from '#features/bulk/draft.ts'
import {
  isCarriedOut,
  REPEAT_MAX,
  repeatCells,
  repeatDays,
  repeatDraft,
  repeatProblem,
} from '#features/history/repeat.ts'
import type { Order } from '#schema/wire.ts'
import { orderOf, SECONDS } from '../orders/examples.ts'

const context = { zone: 'Europe/Oslo', currency: 'NOK', country: 'NO', languages: ['nb-NO'] }
const at = (iso: string) => Date.parse(iso) / 1000

const kari = (more: Partial<Order> = {}): Order =>
  orderOf({
    created_at: at('2026-02-23T17:32:00Z'),
    customer: {
      name: 'Kari Nordmann',
      phone_number: '+4741258036',
      location: { address: '4B, Gård 2, Storgata 5, 0155 Oslo', latitude: 59.9, longitude: 10.7, notes: 'Ring twice' },
    },
    ...more,
  })

test('[BLK-109] a past order as a row: everything it was, at the same time of the new day', () => {
  const order = kari()
  const cells = repeatCells(order, { at: 'day', day: '2026-03-02' }, context)
  expect(cells.slice(0, 7)).toEqual([
    'Kari Nordmann',
    '+4741258036',
    '4B',
    'Gård 2',
    'Storgata 5, 0155 Oslo',
    'Ring twice',
    order.order.description,
  ])
  // 18:32 in Oslo, at the next quarter.
  expect(cellOf(cells, 'scheduled')).toBe('2026-03-02 18:45')
  expect(cellOf(cells, 'delivery')).toBe('scheduled')
  const now = repeatCells(order, { at: 'now' }, context)
  expect([cellOf(now, 'delivery'), cellOf(now, 'scheduled')]).toEqual(['instant', ''])
})

test.each([
  ['2026-02-23T22:50:00Z', '2026-03-02 23:45'],
  ['2026-02-22T23:00:00Z', '2026-03-02 00:00'],
  // Summer time has begun since: the clocks count, not the hours.
  ['2026-03-23T08:00:00Z', '2026-03-30 09:00'],
])('[BLK-109] %s becomes %s', (made, expected) => {
  const order = kari({ created_at: at(made) })
  expect(cellOf(repeatCells(order, { at: 'day', day: expected.slice(0, 10) }, context), 'scheduled')).toBe(expected)
})

test('[BLK-109] a scheduled order keeps the time it was asked for; paying by card at the door is asked again', () => {
  const order = kari({ preordered_for: at('2026-02-23T19:00:00Z') })
  order.order = { ...order.order, payment_method: 'PAYMENT_ON_DELIVERY' }
  const cells = repeatCells(order, { at: 'day', day: '2026-03-02' }, context)
  expect(cellOf(cells, 'scheduled')).toBe('2026-03-02 20:00')
  expect(cellOf(cells, 'payment')).toBe('')
})

test('[BLK-109] the days that "Later" offers', () => {
  expect(repeatDays({ now: Date.parse('2026-03-01T23:30:00Z'), zone: 'Europe/Oslo' })).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
  ])
})

test('[BLK-109] each order once, oldest first, after the rows that wait; none is a double of another', () => {
  const orders = [kari({ created_at: SECONDS + 60 }), kari({ created_at: SECONDS })]
  const draft = repeatDraft(orders, { at: 'now' }, { ...context, waiting: undefined, name: 'Orders' })
  expect(draft?.rows.map(({ number, wanted }) => [number, wanted])).toEqual([
    [2, true],
    [3, true],
  ])
  expect(isBulkDraft(draft)).toBe(true)
  expect(draft?.rows.some(({ cells }) => isBlank(cells))).toBe(false)
  const longer = repeatDraft(orders, { at: 'now' }, { ...context, waiting: draft, name: 'Others' })
  expect(longer?.rows.map(row => row.number)).toEqual([2, 3, 4, 5])
  expect(longer?.name).toBe('Orders')
  const other = repeatDraft(
    orders,
    { at: 'now' },
    {
      ...context,
      waiting: draft && { ...draft, vendorId: 'v9' },
      name: 'Others',
    },
  )
  expect(other?.rows).toHaveLength(2)
})

test('[BLK-109] orders of several branches, or more than a browser keeps, are refused with the reason', () => {
  expect(repeatProblem([kari()])).toBeUndefined()
  expect(repeatProblem([kari({ vendor_id: 'v1' }), kari({ vendor_id: 'v2' })])).toBe('several_branches')
  expect(repeatProblem(Array.from({ length: REPEAT_MAX + 1 }, () => kari()))).toBe('too_many')
})

test('[BLK-109] rows that wait, of whatever branch, count too: a browser would keep neither them nor the new ones', () => {
  const orders = Array.from({ length: REPEAT_MAX - 1 }, () => kari())
  const waiting = repeatDraft([kari(), kari()], { at: 'now' }, { ...context, waiting: undefined, name: 'Orders' })
  const both = repeatDraft(orders, { at: 'now' }, { ...context, waiting, name: 'Orders' })
  if (!waiting) throw new Error('no rows')
  const { vendorId } = waiting
  expect([isBulkDraft(both), repeatProblem(orders, { [vendorId]: waiting })]).toEqual([false, 'too_many'])
  expect(repeatProblem(orders.slice(1), { [vendorId]: waiting })).toBeUndefined()
  expect(repeatProblem(orders, { v9: { ...waiting, vendorId: 'v9' } })).toBe('too_many')
})

test.each([
  [250.5, 'PAID', '250,5', 'PAID'],
  [0, 'NONE', '', 'PAID'],
  [12, 'CASH_ON_DELIVERY', '12', 'CASH_ON_DELIVERY'],
] as const)('[BLK-109] %d paid by %s is %j paid by %s in the row', (amount, payment_method, text, payment) => {
  const order = kari()
  order.order = { ...order.order, amount, payment_method }
  const cells = repeatCells(order, { at: 'now' }, context)
  expect([cellOf(cells, 'amount'), cellOf(cells, 'payment')]).toEqual([text, payment])
})

test('[BLK-109] a customer without notes has none in the row', () => {
  const order = kari()
  const { notes: _, ...location } = order.customer.location
  expect(
    cellOf(repeatCells({ ...order, customer: { ...order.customer, location } }, { at: 'now' }, context), 'notes'),
  ).toBe('')
})

test('[BLK-109] as many orders as a browser keeps can be repeated, and none is no order', () => {
  expect(repeatProblem(Array.from({ length: REPEAT_MAX }, () => kari()))).toBeUndefined()
  expect(repeatDraft([], { at: 'now' }, { ...context, waiting: undefined, name: 'Orders' })).toBeUndefined()
})

test('[BLK-109] rows begin with the oldest order, and after waiting ones none of which is left in row 2', () => {
  const orders = [kari({ created_at: at('2026-02-23T18:32:00Z') }), kari({ created_at: at('2026-02-23T17:32:00Z') })]
  const draft = repeatDraft(
    orders,
    { at: 'day', day: '2026-03-02' },
    { ...context, waiting: undefined, name: 'Orders' },
  )
  expect(draft?.rows.map(({ cells }) => cellOf(cells, 'scheduled'))).toEqual(['2026-03-02 18:45', '2026-03-02 19:45'])
  const emptied = draft && { ...draft, rows: [] }
  const again = repeatDraft(orders, { at: 'now' }, { ...context, waiting: emptied, name: 'Others' })
  expect(again?.rows.map(({ number }) => number)).toEqual([2, 3])
})

test.each([
  ['DELIVERED', true],
  ['PICKED_UP', true],
  ['RETURNED_TO_VENDOR', true],
  ['CANCELLED', false],
  ['PAYMENT_FAILED', false],
  ['STALLED', false],
] as const)('[BLK-109] an order that is %s was carried out: %s', (status, expected) =>
  expect(isCarriedOut(kari({ status }))).toBe(expected),
)
