import { expect, test } from 'vitest'
import { createWalk, fetchAll, fetchEach } from '#features/orders/pages-store.ts'
import type { VendorOrdersQuery } from '#schema/wire.ts'
import { fakeSend, refusedWith } from '../platform/tabs.ts'
import { orderOf } from './examples.ts'
import { orderServer } from './kit.ts'

/** A server whose third page leads back to the second. */
const inCircles = () =>
  fakeSend({
    listOrders: call => {
      const { pagination_key: key } = call['query'] as VendorOrdersQuery
      return { data: { result: { data: [orderOf()], pagination_key: key === 'second' ? 'third' : 'second' } } }
    },
  })

test('[API-029] a list whose pages lead in circles ends, whoever reads it', async () => {
  const { send, sent } = inCircles()
  const all = await fetchAll(send, { vendorId: 'v1', query: {} })
  expect([all.state === 'answered' && all.value.length, sent.length]).toEqual([3, 3])

  const orders: unknown[] = []
  const { signal } = new AbortController()
  const walk = createWalk(send, { vendorId: 'v1', query: {}, signal }, page => orders.push(...page))
  for (let page = 0; page < 10 && !walk.done(); page++) await walk.next()
  expect(orders).toHaveLength(3)
})

test('[API-032] of single orders those that are not there are left out, and one that is refused otherwise is told', async () => {
  const { send, server } = orderServer()
  const [there, closed] = [orderOf(), orderOf()]
  server.orders = [there, closed]
  const asked = async (...wanted: { order_id: string; vendor_id: string }[]) => {
    const answer = await fetchEach(send, wanted)
    return [answer.state === 'answered' && answer.value.map(({ order_id }) => order_id), answer.missed, answer.gone]
  }
  expect(await asked(there, { order_id: 'v1-gone', vendor_id: 'v1' })).toEqual([
    [there.order_id],
    undefined,
    ['v1-gone'],
  ])
  server.closed.add(closed.order_id)
  expect(await asked(there, closed)).toEqual([
    [there.order_id],
    { code: 'refused', status: 403, message: 'Forbidden' },
    [],
  ])
})

test('of single orders one that may come later is told before one that is refused for good', async () => {
  const { send } = fakeSend({
    readOrder: call => refusedWith(JSON.stringify(call).includes('late') ? 503 : 403, 'No'),
  })
  const wanted = ['v1-closed', 'v1-late'].map(order_id => ({ order_id, vendor_id: 'v1' }))
  expect(await fetchEach(send, wanted)).toMatchObject({ state: 'failed', problem: { status: 503 } })
})

test('single orders are asked for 20 at a time', async () => {
  let [open, most] = [0, 0]
  const { send } = fakeSend({
    readOrder: async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return { result: orderOf() }
    },
  })
  const wanted = Array.from({ length: 45 }, (_, at) => ({ order_id: `v1-${at}`, vendor_id: 'v1' }))
  const answer = await fetchEach(send, wanted)
  expect([answer.state === 'answered' && answer.value.length, most]).toEqual([45, 20])
})
