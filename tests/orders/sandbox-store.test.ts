// Followed orders, riders, the socket and the history as they are, against the sandbox in the same process.
import { atom } from 'nanostores'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHistory } from '#features/history/store.ts'
import { createCancelling } from '#features/orders/cancelling-store.ts'
import type { OrdersNotice } from '#features/orders/notices.ts'
import { createRealtime } from '#features/orders/realtime-store.ts'
import { isRiderPolled } from '#features/orders/rider.ts'
import { createRiders } from '#features/orders/riders-store.ts'
import { type Audience, createTracking } from '#features/tracking/store.ts'
import { createSend } from '#platform/client.ts'
import type { OpenSocket, Send } from '#platform/ports.ts'
import { readMessage, socketAddress } from '#platform/socket.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { fakeBrowser } from '../platform/tabs.ts'
import { type Kit, kitFor, NOON } from '../sandbox/kit.ts'

let kit: Kit
let as: string
let portal: ReturnType<typeof openPortal>
/** Calls whose answer is not here. */
let unanswered = 0

// One sandbox for all: filling it takes longer than all the rest.
beforeAll(async () => {
  kit = kitFor()
  as = `GoDroid ${await kit.sandbox.control.godroidToken('NO', kit.ids.single)}`
})
afterAll(() => kit.sandbox.close())
beforeEach(() => {
  portal = openPortal()
})
afterEach(() => {
  portal.stop()
  kit.sandbox.control.faults.clear()
})

/** Lists and socket messages do without the way along the streets, which GET /order and its rider's answer carry. */
function withoutWay(order: Order | undefined): Omit<Order, 'geometry'> | undefined {
  if (!order) return
  const { geometry: _, ...rest } = order
  return rest
}

const parsed = (text: string): unknown => JSON.parse(text)

function openPortal() {
  const browser = fakeBrowser(NOON)
  const clock = { ...browser.clock, correct() {} }
  const { storage } = browser.tab()
  const notified: OrdersNotice[] = []
  const notify = (notice: OrdersNotice) => void notified.push(notice)
  const zone = () => 'Europe/Oslo'
  const $audience = atom<Audience>({ vendorId: kit.ids.single, allOutlets: false, guest: false })
  const sendCall = createSend({
    api: kit.base,
    helpCentre: kit.base,
    site: kit.base,
    clock,
    uuid: () => crypto.randomUUID(),
    authorization: () => as,
    fetch: kit.sandbox.fetch,
  })
  // An answer has come when it is read and checked: what checks it is loaded with the first one, which takes its time.
  const send = (async (name, call) => {
    unanswered += 1
    return await sendCall(name, call).finally(() => {
      unanswered -= 1
    })
  }) as Send
  const open: OpenSocket = (address, on) => {
    const socket = kit.sandbox.socket(address)
    socket.onopen = () => on.open()
    socket.onmessage = ({ data }) => on.message(parsed(data))
    socket.onclose = () => on.close()
    return { send: message => socket.send(JSON.stringify(message)), close: () => socket.close() }
  }
  const around = { send, storage, clock, zone, $audience, notify }
  const tracking = createTracking({
    ...around,
    dynamicTimeEstimation: () => false,
    phones: async () => ({ sought: () => undefined }),
    pause: async () => {},
    mayAnnounce: () => true,
  })
  const realtime = createRealtime({
    open,
    address: () => socketAddress(`${kit.base.replace('http', 'ws')}/socket`, as),
    read: readMessage,
    clock,
    random: () => 0.5,
    zone,
    screen: () => 'tracking',
    apply: tracking.apply,
    refetch: () => void tracking.refresh(),
    log: () => {},
  })
  const riders = createRiders({
    send,
    clock,
    wanted: () => [...tracking.$orders.get().values()].filter(isRiderPolled).map(order => order.order_id),
    looked: () => undefined,
  })
  const ends: (() => void)[] = []
  return {
    ...around,
    notified,
    tracking,
    realtime,
    riders,
    ends,
    stop() {
      realtime.stop()
      for (const end of ends) end()
    },
    async start() {
      ends.push(tracking.start())
      realtime.follow(kit.ids.single)
      await until(() => realtime.$status.get() === 'connected' && tracking.$freshness.get().fetchedAt !== undefined)
    },
  }
}

/** Lets what needs no time of the clock happen until it is so; a busy machine takes its own time for that. */
const until = (so: () => boolean): Promise<void> => vi.waitUntil(so, { timeout: 60_000, interval: 1 }).then(() => {})

/** Lets time pass, until every call that was made in it is answered. */
async function pass(milliseconds: number): Promise<void> {
  await portal.clock.pass(milliseconds)
  await until(() => unanswered === 0)
  await new Promise(resolve => setImmediate(resolve))
}

const place = async (): Promise<string> => {
  const vendor = await kit.vendor(as, kit.ids.single)
  const { answer } = await kit.call('placeOrder', { body: await kit.order(as, vendor), as })
  return answer.result.order_id
}

const atServer = async (orderId: string): Promise<Order> =>
  (await kit.call('readOrder', { query: { orderId, vendorId: kit.ids.single }, as })).answer.result

const here = (orderId: string) => portal.tracking.$orders.get().get(orderId)

const way: readonly OrderStatus[] = [
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
]

describe('following orders', () => {
  test('[RTM-002] [RTM-004] [TRK-017] the lists hold what the server has, and new orders come by themselves', async () => {
    await portal.start()
    const shown = portal.tracking.$orders.get().size
    expect(shown).toBeGreaterThan(0)
    const id = await place()
    await until(() => here(id) !== undefined)
    expect(withoutWay(here(id))).toEqual(withoutWay(await atServer(id)))
    expect(portal.tracking.$orders.get().size).toBe(shown + 1)
    expect(portal.notified).toEqual([])
  })

  test.each(['socketDuplicated', 'socketReordered', 'socketCut'] as const)(
    '[RTM-101] an order on its way ends right with %s',
    async kind => {
      await portal.start()
      const id = await place()
      await until(() => here(id) !== undefined)
      kit.sandbox.control.addFault({ kind, call: '*', probability: 0.5 })
      for (const status of way) {
        kit.sandbox.control.advance(1)
        const now = await atServer(id)
        // The sandbox may have gone on by itself.
        if (now.status !== status) kit.sandbox.control.setStatus('NO', id, status)
        await pass(1500)
      }
      kit.sandbox.control.faults.clear()
      await pass(2000)
      await until(() => portal.realtime.$status.get() === 'connected' && !portal.tracking.$freshness.get().fetching)
      // A message that was held back comes with the next one.
      const other = await place()
      await until(() => here(other) !== undefined)
      expect(withoutWay(here(id))).toEqual(withoutWay(await atServer(id)))
      expect(here(id)?.status).toBe('DELIVERED')
      expect(portal.tracking.$lists.get().delivered.some(order => order.order_id === id)).toBe(true)
    },
  )

  test('[TRK-034] a rider is there once it is assigned, and moves', async () => {
    await portal.start()
    const id = await place()
    await until(() => here(id) !== undefined)
    for (let minutes = 0; minutes < 60 && !isRiderPolled(here(id) as Order); minutes++) {
      kit.sandbox.control.advance(60)
      // The order here is as old as its last message, and must not be one that is delivered by now.
      const { status } = await atServer(id)
      await until(() => here(id)?.status === status)
    }
    expect(isRiderPolled(here(id) as Order)).toBe(true)
    portal.ends.push(portal.riders.start())
    const seen = new Set<string>()
    for (let polls = 0; polls < 12; polls++) {
      kit.sandbox.control.advance(20)
      await pass(2000)
      for (const rider of portal.riders.$riders.get().values())
        seen.add(`${rider.order_id} ${rider.latitude} ${rider.longitude}`)
    }
    expect(seen.size).toBeGreaterThan(2)
  })
})

describe('cancelling', () => {
  test('[TRK-026] [TRK-028] what may be cancelled is, what may not is refused', async () => {
    await portal.start()
    const cancelling = createCancelling({ ...portal, uuid: () => crypto.randomUUID(), apply: portal.tracking.apply })
    const id = await place()
    kit.sandbox.control.setStatus('NO', id, 'RECEIVED')
    expect(await cancelling.cancel(await atServer(id), 'CUSTOMER_CANCELLED')).toBe(true)
    expect(here(id)?.status).toBe('CANCELLED')
    expect(await cancelling.cancel(await atServer(id), 'CUSTOMER_CANCELLED')).toBe(false)
    expect(portal.notified.map(({ code }) => code)).toEqual(['cancelling', 'cancelling', 'cancel_wrong_stage'])
  })
})

describe('the history', () => {
  test('[HIS-001] [HIS-101] the whole of a month, page by page, once each', async () => {
    let query = '?period=past-month'
    const history = createHistory({
      ...portal,
      vendorIds: () => [kit.ids.single],
      phones: async () => ({ sought: () => undefined }),
      query: () => query,
      showQuery: next => {
        query = next
      },
      remember: () => {},
    })
    portal.ends.push(history.start())
    await until(() => history.$extent.get().complete)
    const { from, to } = { from: NOON / 1000 - 30 * 86_400 - 12 * 3600, to: NOON / 1000 - 12 * 3600 - 1 }
    const all: Order[] = []
    let key: string | undefined
    do {
      const page = { from, to, count: 200, ...(key && { pagination_key: key }) }
      const { result } = (await kit.call('listOrders', { params: { id: kit.ids.single }, query: page, as })).answer.data
      all.push(...result.data)
      key = result.pagination_key
    } while (key)
    expect(all.length).toBeGreaterThan(60)
    expect(history.$orders.get()).toEqual(all)
    const [order] = all
    expect(await history.search(order?.order_id ?? '')).toBe('searched')
    await until(() => history.$rows.get().length === 1)
    expect(history.$rows.get().map(withoutWay)).toEqual([order])
  })
})
