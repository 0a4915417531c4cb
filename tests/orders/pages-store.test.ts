import { expect, test } from 'vitest'
import { createWalk, fetchAll } from '#features/orders/pages-store.ts'
import type { VendorOrdersQuery } from '#schema/wire.ts'
import { fakeSend } from '../platform/tabs.ts'
import { orderOf } from './examples.ts'

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
