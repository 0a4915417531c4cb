import { describe, expect, test } from 'vitest'
import { lists, ordersThatMove, ridersAskedFor, unchangedLists } from '#features/orders/lists.ts'
import { shortId } from '#features/orders/order.ts'
import { historyOf, NOW, orderOf, SECONDS } from './examples.ts'

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
    [`#${shortId(young)}`, true],
    [`#${shortId(young)}`.toLowerCase(), true],
    [young.order_id.toUpperCase(), true],
    ['(47) 22222222', true],
    ['0047 22 22 22 22', true],
    ['  kari   nord  ', true],
    ['+47-22-22', true],
    // As it is copied: with marks of direction, a hyphen that keeps a line together, other digits, wide signs.
    [`\u2068#${shortId(young)}\u2069`, true],
    ['\u202a+47 2222\u202c', true],
    ['22\u201122', true],
    [young.order_id.replaceAll('-', '\u2011'), true],
    ['22\u201322', true],
    ['٢٢٢٢', true],
    ['۲۲۲۲', true],
    ['２２２２', true],
    ['২২২২', true],
    ['၂၂၂၂', true],
    ['٢٢٢٣', false],
    ['Kari22', false],
    ['22Kari', false],
    [`${shortId(young)}#`, false],
    ['22 22 00 22', false],
    ['#nobody', false],
    ['ola', false],
    ['1234567', false],
  ])('[TRK-024] [TRK-107] %j finds her: %s', (searchKey, found) =>
    expect(lists([young], ask({ searchKey })).found).toHaveLength(found ? 1 : 0),
  )
})

test.each([
  ['José', 'jose\u0301', true],
  ['Jose\u0301', 'JOSÉ', true],
  ['José', 'jose', false],
])('[TRK-107] %s is found by %j: %s', (name, searchKey, found) => {
  const order = orderOf({ customer: { ...orderOf({}).customer, name } })
  const question = { now: NOW, vendorId: undefined, allOutlets: true, searchKey }
  expect(lists([order], question).found).toHaveLength(found ? 1 : 0)
})

describe('[TRK-033] the riders that are asked for', () => {
  const early = orderOf({ status: 'PICKED_UP', created_at: SECONDS - 900 })
  const late = orderOf({ status: 'DELAYED', created_at: SECONDS - 60 })
  const between = orderOf({ status: 'NEAR_VENDOR', created_at: SECONDS - 600 })
  const done = orderOf({ status: 'DELIVERED', created_at: SECONDS })
  const found = orderOf({
    status: 'PICKED_UP',
    created_at: SECONDS - 1200,
    status_history: historyOf('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'),
  })
  test('first those of orders that have one, the newest first', () => {
    const numbers = [found, late, between, early].map(order => order.order_id)
    expect(ridersAskedFor([early, done, late, found, between])).toEqual(numbers)
  })
})

describe('[TRK-107] a number that libphonenumber reads', () => {
  const ask = { now: NOW, vendorId: 'v1', allOutlets: false, searchKey: '(0)22 22 22 22' }
  test.each([
    ['+4722222222', 1],
    ['+4741258036', 0],
    [undefined, 0],
  ])('as %s finds the orders of that number alone: %d', (phone, found) => {
    expect(lists([orderOf()], { ...ask, phone }).found).toHaveLength(found)
  })
})

test('[TRK-022] orders that move are those of another list than before; new ones and changes within a list are not', () => {
  const ask = { now: NOW, vendorId: 'v1', allOutlets: false, searchKey: '' }
  const [collected, stays, leaves, fresh] = [orderOf(), orderOf(), orderOf(), orderOf()]
  const before = lists([collected, stays, leaves], ask)
  const after = lists([{ ...collected, status: 'PICKED_UP' }, { ...stays, status: 'NEAR_VENDOR' }, fresh], ask)
  expect(ordersThatMove(before, after)).toEqual([collected.order_id])
})

test('[TRK-103] lists that are made again stay the same as far as nothing in them has changed', () => {
  const ask = { now: NOW, vendorId: 'v1', allOutlets: false, searchKey: '' }
  const [one, other] = [orderOf(), orderOf({ status: 'PICKED_UP' })]
  const before = lists([one, other], ask)
  expect(unchangedLists(undefined, before)).toBe(before)
  expect(unchangedLists(before, lists([other, one], { ...ask, now: NOW + 5000 }))).toBe(before)
  const after = unchangedLists(before, lists([{ ...one, status: 'NEAR_VENDOR' }, other], ask))
  expect(after.new).not.toBe(before.new)
  expect(after.collected).toBe(before.collected)
  const gone = unchangedLists(before, lists([one], ask))
  expect([gone.new === before.new, gone.collected]).toEqual([true, []])
  const searched = lists([one, other], { ...ask, searchKey: 'kari' })
  expect(unchangedLists(before, searched).found).toBe(searched.found)
  expect(unchangedLists(searched, before).found).toBeUndefined()
})
