import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { createRecentOrders, recentCustomers } from '#features/orders/recent-orders-store.ts'
import type { Order } from '#schema/wire.ts'
import { turn } from '../platform/fake-time.ts'
import { orderOf, SECONDS } from './examples.ts'

const to = (name: string, phone_number: string, address: string, at = 0): Order =>
  orderOf({
    created_at: SECONDS + at,
    customer: { name, phone_number, location: { address, latitude: 59.9, longitude: 10.7 } },
  })

test('each customer and address once, in the order given; without a place there is nothing to go to', () => {
  const nowhere = orderOf({
    customer: { name: 'Nils', phone_number: '+4741258036', location: { address: '', latitude: 0, longitude: 0 } },
  })
  const orders = [
    to('Kari', '+4741258036', 'Storgata 5'),
    to('Kari N.', '+47 412 58 036', 'storgata 5'),
    to('Kari', '+4741258036', 'Torggata 2'),
    nowhere,
    to('Ola', '+4798765432', 'Storgata 5'),
  ]
  expect(recentCustomers(orders, 9).map(({ customer }) => `${customer.name}, ${customer.location.address}`)).toEqual([
    'Kari, Storgata 5',
    'Kari, Torggata 2',
    'Ola, Storgata 5',
  ])
  expect(recentCustomers(orders, 2)).toHaveLength(2)
})

function rig(orders: readonly Order[]) {
  const asked: unknown[] = []
  const $vendorId = atom<string | undefined>('v1')
  let now = SECONDS * 1000
  let fails = false
  const store = createRecentOrders({
    send: (async (_: string, call: unknown) => {
      asked.push(call)
      return fails
        ? { state: 'failed', problem: { code: 'no_answer' } }
        : { state: 'answered', value: { data: { result: { data: orders } } } }
    }) as never,
    clock: { now: () => now, after: () => () => {} },
    $vendorId,
    count: 30,
  })
  return {
    store,
    asked,
    choose: (id: string | undefined) => $vendorId.set(id),
    pass: (ms: number) => {
      now += ms
    },
    fail: (on: boolean) => {
      fails = on
    },
  }
}

test('one page of the branch, newest first; asked for again when it is a minute old, failed, or of another branch', async () => {
  const { store, asked, choose, pass, fail } = rig([to('Old', '1', 'A 1'), to('New', '2', 'B 2', 60)])
  void store.load()
  void store.load()
  await turn()
  expect(asked).toMatchObject([{ params: { id: 'v1' }, query: { count: 30 } }])
  const known = store.$recent.get()
  expect(known.state === 'ready' && known.orders.map(order => order.customer.name)).toEqual(['New', 'Old'])
  pass(61_000)
  fail(true)
  await store.load()
  expect(store.$recent.get().state).toBe('failed')
  fail(false)
  await store.load()
  expect(store.$recent.get().state).toBe('ready')
  choose('v2')
  await store.load()
  expect(asked).toHaveLength(4)
  choose(undefined)
  await store.load()
  expect(store.$recent.get()).toEqual({ state: 'none' })
})

test('[SES-103] they are asked for again after a clock was set back that was far ahead', async () => {
  const { store, asked, pass } = rig([])
  await store.load()
  pass(-86_400_000)
  await store.load()
  expect(asked).toHaveLength(2)
})

test('who looks for an order before the branch is known gets them once it is; after a logout nobody asks', async () => {
  const { store, asked, choose } = rig([to('New', '2', 'B 2')])
  choose(undefined)
  await store.load()
  await store.load()
  expect(store.$recent.get()).toEqual({ state: 'none' })
  choose('v1')
  await turn()
  expect(store.$recent.get().state).toBe('ready')
  choose('v2')
  await turn()
  expect(asked).toHaveLength(1)
  choose(undefined)
  await store.load()
  store.reset()
  choose('v1')
  await turn()
  expect(asked).toHaveLength(1)
})
