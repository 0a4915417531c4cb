// A server with orders, and what the stores of orders need around them.
import { atom } from 'nanostores'
import type { OrdersNotice } from '#features/orders/notices.ts'
import type { Audience } from '#features/tracking/store.ts'
import type { Order, OrderPage, VendorOrdersQuery } from '#schema/wire.ts'
import { fakeBrowser, fakeSend, lost, Refused, refusedWith } from '../platform/tabs.ts'
import { NOW } from './examples.ts'

export const ZONE = 'Europe/Oslo'

type Asked = { params: { id: string }; query: VendorOrdersQuery }

/** A server that pages its orders, newest first, by `count`. */
export function orderServer() {
  const server = {
    orders: [] as Order[],
    online: true,
    /** Pages (from 0) that fail once. */
    failing: new Set<number>(),
    /** Whether every list is refused with 429. */
    busy: false,
    /** Numbers of orders that are not answered for. */
    silent: new Set<string>(),
    /** What is answered instead of the preorders whose time has come. */
    insteadOfBegun: undefined as unknown,
    /** Numbers of orders that may not be read any more. */
    closed: new Set<string>(),
    /** Numbers of orders for which too much is asked. */
    throttled: new Set<string>(),
    /** Holds every list back until it is called. */
    held: undefined as Promise<void> | undefined,
    /** Holds every list and every order back that is made already. */
    underway: undefined as Promise<void> | undefined,
    cancel: (_id: string): unknown => ({}),
  }
  const inPlace = (query: VendorOrdersQuery) => (order: Order) => {
    const moment = query.scheduled ? order.preordered_for : order.created_at
    if (moment === undefined) return false
    return moment >= (query.from ?? 0) && moment <= (query.to ?? Number.POSITIVE_INFINITY)
  }
  const calls = fakeSend({
    listOrders: async call => {
      const { params, query } = call as unknown as Asked
      await server.held
      if (!server.online) return lost()
      if (server.insteadOfBegun && query.scheduled && (query.from ?? 0) < NOW / 1000) return server.insteadOfBegun
      if (server.busy) return refusedWith(429, 'TooManyRequests')
      const from = Number(query.pagination_key ?? 0)
      const count = query.count ?? 30
      if (server.failing.delete(from / count)) return refusedWith(500, 'InternalError')
      const found = server.orders
        .filter(order => query.include_outlets || order.vendor_id === params.id)
        .filter(inPlace(query))
        .filter(order => !query.customer_phone_number || order.customer.phone_number === query.customer_phone_number)
        .sort((one, other) => other.created_at - one.created_at)
      const next = from + count < found.length ? { pagination_key: String(from + count) } : {}
      const page: OrderPage = { data: { result: { data: structuredClone(found.slice(from, from + count)), ...next } } }
      await server.underway
      return page
    },
    readOrder: async call => {
      if (!server.online) return lost()
      const { orderId } = call['query'] as { orderId: string }
      if (server.silent.has(orderId)) return lost()
      if (server.closed.has(orderId)) return refusedWith(403, 'Forbidden')
      if (server.throttled.has(orderId)) return refusedWith(429, 'TooManyRequests')
      const order = server.orders.find(one => one.order_id === orderId)
      const answer = order ? { result: structuredClone(order) } : refusedWith(404, 'NotFound')
      await server.underway
      return answer
    },
    cancelOrder: call => {
      const answer = server.cancel((call['input'] as { order_id: string }).order_id)
      return answer instanceof Refused ? answer : {}
    },
  })
  const lists = () => calls.sent.filter(({ name }) => name === 'listOrders').map(({ call }) => call as unknown as Asked)
  return { server, ...calls, lists }
}

/** Clock, storage and audience of one screen. */
export function screen(more: Partial<Audience> = {}) {
  const browser = fakeBrowser(NOW)
  const notified: OrdersNotice[] = []
  const $audience = atom<Audience>({ vendorId: 'v1', allOutlets: false, guest: false, ...more })
  return {
    browser,
    clock: browser.clock,
    storage: browser.tab().storage,
    $audience,
    zone: () => ZONE,
    notified,
    notify: (notice: OrdersNotice) => {
      notified.push(notice)
    },
  }
}
