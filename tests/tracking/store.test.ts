import { describe, expect, test, vi } from 'vitest'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { orderOf, SECONDS } from '../orders/examples.ts'
import { turn } from '../platform/fake-time.ts'
import { lost, refusedWith } from '../platform/tabs.ts'
import { open } from './tracking-portal.ts'

/** Orders of these statuses are under way, those of the other two belong to the history. */
const active: readonly OrderStatus[] = [
  ...(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const),
  ...(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER', 'DELAYED'] as const),
]
const old: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED']

const started = async (settings: Parameters<typeof open>[0] = {}, orders: Order[] = []) => {
  const portal = open(settings)
  portal.server.orders = orders
  const stop = portal.tracking.start()
  await turn()
  return { ...portal, stop }
}

describe('fetching the orders that are followed', () => {
  test('[API-031] [API-030] asks for those of today and the preorders of two days, 200 a page', async () => {
    const { lists } = await started()
    expect(lists().map(({ query }) => query)).toEqual([
      { count: 200, from: Date.parse('2026-03-02T23:00:00Z') / 1000 },
      { count: 200, from: SECONDS, to: Date.parse('2026-03-05T22:59:59Z') / 1000, scheduled: true },
      { count: 200, from: Date.parse('2026-03-02T23:00:00Z') / 1000, to: SECONDS, scheduled: true },
    ])
  })
  test('[SES-103] a clock that the first answer puts right has the orders of the right day asked for at once', async () => {
    const portal = open()
    const order = orderOf()
    portal.server.orders = [order]
    const { promise: underway, resolve: answer } = Promise.withResolvers<void>()
    portal.server.underway = underway
    portal.clock.jump(86_400_000)
    portal.tracking.start()
    await turn()
    portal.clock.jump(-86_400_000)
    answer()
    await turn()
    expect(portal.ids()).toEqual([order.order_id])
  })
  test('[API-031] a preorder of an earlier day is there although its time had come before the page was loaded', async () => {
    const begun = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS - 600, status: 'PICKED_UP' })
    const { clock, server, tracking, ids, lists } = await started({ dynamic: true }, [begun])
    expect(ids()).toEqual([begun.order_id])
    expect(tracking.$freshness.get()).toEqual({ fetchedAt: SECONDS * 1000, fetching: false, problem: undefined })
    await clock.pass(1000)
    expect(tracking.$news.get(), 'what was there before is no news').toEqual([])
    server.orders = [{ ...begun, status: 'NEAR_CUSTOMER', updated_at: SECONDS + 40 }]
    const before = lists().length
    await clock.pass(64_000)
    expect(tracking.$orders.get().get(begun.order_id)?.status).toBe('NEAR_CUSTOMER')
    expect(lists().length, 'once it is known it is followed by its number').toBe(before + 2)
  })
  test('[API-031] the first lists do not wait for preorders whose time has come', async () => {
    const [today, begun] = [orderOf(), orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS - 600 })]
    const { promise, resolve: answer } = Promise.withResolvers<unknown>()
    const { server, tracking, ids } = open({})
    server.orders = [today, begun]
    server.insteadOfBegun = promise
    tracking.start()
    await turn()
    expect(ids()).toEqual([today.order_id])
    expect(tracking.$freshness.get()).toMatchObject({ fetchedAt: SECONDS * 1000, fetching: true })
    answer({ data: { result: { data: [begun] } } })
    await turn()
    expect(ids()).toEqual([today.order_id, begun.order_id])
    expect(tracking.$freshness.get().fetching).toBe(false)
  })
  test('[API-031] preorders whose time has come are asked for again where they did not come, and on another day', async () => {
    const begun = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS - 600 })
    const { clock, server, tracking, ids, notified } = open({})
    server.orders = [begun]
    server.insteadOfBegun = lost()
    tracking.start()
    await turn()
    expect(tracking.$freshness.get()).toMatchObject({ fetchedAt: SECONDS * 1000, problem: { code: 'no_answer' } })
    await clock.pass(10_000)
    expect(notified, 'once, not at every attempt').toHaveLength(1)
    server.insteadOfBegun = undefined
    await clock.pass(10_000)
    expect(ids()).toEqual([begun.order_id])
    expect(tracking.$freshness.get().problem).toBeUndefined()
    // Made and begun while the device slept.
    const next = orderOf({ created_at: SECONDS + 3600, preordered_for: SECONDS + 80_000 })
    server.orders = [begun, next]
    clock.jump(86_400_000)
    await tracking.refresh()
    expect(ids()).toContain(next.order_id)
  })
  test.each([
    ['now', 503, 'Unavailable', 7],
    ['for good', 403, 'Forbidden', 0],
  ])(
    '[RTM-010] a server that refuses preorders whose time has come %s is asked less and less often, or not again',
    async (_, status, message, times) => {
      const { clock, server, tracking, lists } = open({})
      server.insteadOfBegun = refusedWith(status, message)
      tracking.start()
      await turn()
      const before = lists().length
      await clock.pass(295_000)
      expect((lists().length - before) / 3).toBe(times)
      expect(tracking.$freshness.get().problem === undefined, 'the lists are whole without them').toBe(times === 0)
    },
  )
  test('[SES-103] a clock that the first answer puts back has no preorder left out whose time comes meanwhile', async () => {
    const soon = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS + 60 })
    const { clock, server, tracking, ids } = open({})
    server.orders = [soon]
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    server.underway = promise
    clock.jump(3_600_000)
    tracking.start()
    await turn()
    clock.jump(-3_600_000)
    answer()
    await turn()
    expect(ids()).toEqual([soon.order_id])
  })
  test('[API-031] each branch has its own preorders whose time has come', async () => {
    const begun = { created_at: SECONDS - 90_000, preordered_for: SECONDS - 600 }
    const [one, other] = [orderOf(begun), orderOf({ ...begun, vendor_id: 'v2' })]
    const { $audience, ids } = await started({}, [one, other])
    expect(ids()).toEqual([one.order_id])
    $audience.set({ ...$audience.get(), vendorId: 'v2' })
    await turn()
    expect(ids()).toEqual([other.order_id])
  })
  test('[SES-007] preorders that come after a logout are shown to nobody', async () => {
    const begun = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS - 600 })
    const { promise, resolve: answer } = Promise.withResolvers<unknown>()
    const { server, tracking } = open({})
    server.insteadOfBegun = promise
    tracking.start()
    await turn()
    tracking.reset()
    answer({ data: { result: { data: [begun] } } })
    await turn()
    expect(tracking.$orders.get().size).toBe(0)
    expect(tracking.$freshness.get().fetchedAt).toBeUndefined()
  })
  test('[API-030] with outlets 50 a page', async () => {
    const { lists, ids } = await started(
      { allOutlets: true },
      Array.from({ length: 120 }, () => orderOf({ vendor_id: 'v2' })),
    )
    expect(lists().map(({ query }) => [query.count, query.include_outlets, query.pagination_key])).toEqual([
      [50, true, undefined],
      [50, true, undefined],
      [50, true, '50'],
      [50, true, '100'],
      [50, true, undefined],
    ])
    expect(ids()).toHaveLength(120)
  })
  test('[API-031] shows all orders of a day on which there are many outlets and many orders', async () => {
    const { ids } = await started(
      { allOutlets: true },
      Array.from({ length: 2600 }, () => orderOf({ vendor_id: 'v2' })),
    )
    expect(ids()).toHaveLength(2600)
  })
  test('[TRK-017] sorts them into lists', async () => {
    const statuses: OrderStatus[] = ['NEW', 'PICKED_UP', 'DELIVERED', 'CANCELLED']
    const { tracking } = await started({}, [
      ...statuses.map(status => orderOf({ status })),
      orderOf({ preordered_for: SECONDS + 3600, created_at: SECONDS - 86_400 }),
    ])
    const lists = tracking.$lists.get()
    expect(
      [lists.new, lists.collected, lists.delivered, lists.cancelled, lists.scheduled].map(one => one.length),
    ).toEqual([1, 1, 1, 1, 1])
  })
  test('[TRK-018] a scheduled order becomes new when its time has come', async () => {
    const { tracking, clock } = await started({}, [orderOf({ preordered_for: SECONDS + 30 })])
    expect(tracking.$lists.get().scheduled).toHaveLength(1)
    await clock.pass(31_000)
    expect(tracking.$lists.get().new).toHaveLength(1)
  })
  test('an order without history, customer or coordinates is shown', async () => {
    const { order_id, vendor_id, created_at, updated_at, status } = orderOf()
    const bare = { order_id, vendor_id, created_at, updated_at, status } as Order
    const { tracking } = await started({}, [bare, orderOf({ status: 'TELEPORTED' as OrderStatus })])
    expect(tracking.$lists.get().new).toHaveLength(1)
    expect(tracking.$orders.get().size).toBe(2)
    tracking.search('V1-')
    expect(tracking.$lists.get().found).toHaveLength(2)
  })
})

describe('[RTM-010] the fallback poll', () => {
  test.each([
    [{}, 300],
    [{ dynamic: true }, 60],
  ])('%j: looks every 5 s and fetches beyond %i s', async (settings, seconds) => {
    const { lists, clock } = await started(settings)
    const before = lists().length
    await clock.pass(seconds * 1000)
    expect(lists()).toHaveLength(before)
    await clock.pass(5000)
    expect(lists()).toHaveLength(before + 2)
  })
  test('[GST-005] a guest follows the stored orders, those on their way every 60 s', async () => {
    const [underway, done] = [orderOf(), orderOf({ status: 'DELIVERED' })]
    const portal = open({ guest: true })
    portal.server.orders = [underway, done]
    const stored = [underway, done].map(({ order_id, vendor_id }) => ({ order_id, vendor_id }))
    portal.storage.write('guest-orders', [...stored, { order_id: 'v1-gone', vendor_id: 'v1' }])
    portal.tracking.start()
    await turn()
    expect(portal.ids()).toHaveLength(2)
    expect(portal.lists()).toEqual([])
    expect(portal.notified).toEqual([])
    const read = () => portal.sent.map(({ call }) => (call['query'] as { orderId: string }).orderId)
    const before = read().length
    await portal.clock.pass(65_000)
    expect(read().slice(before).sort()).toEqual([underway.order_id, 'v1-gone'].sort())
  })
  test('a preorder whose time has come is followed though no list names it', async () => {
    const early = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS + 10 })
    const { clock, server, tracking, ids } = await started({ dynamic: true }, [early])
    expect(ids()).toEqual([early.order_id])
    server.orders = [{ ...early, status: 'PICKED_UP', updated_at: SECONDS + 40 }]
    await clock.pass(65_000)
    expect(tracking.$orders.get().get(early.order_id)?.status).toBe('PICKED_UP')
  })
  test('[TRK-013] [TRK-014] an order of a guest is fetched again in each active status, and not once it is old', async () => {
    const portal = open({ guest: true })
    const orders = [...active, ...old].map(status => orderOf({ status }))
    portal.server.orders = orders
    portal.storage.write(
      'guest-orders',
      orders.map(({ order_id, vendor_id }) => ({ order_id, vendor_id })),
    )
    portal.tracking.start()
    await turn()
    const before = portal.sent.length
    await portal.clock.pass(65_000)
    const again = portal.sent.slice(before).map(({ call }) => (call['query'] as { orderId: string }).orderId)
    expect(orders.filter(({ order_id }) => again.includes(order_id)).map(({ status }) => status)).toEqual(active)
  })
  test('[TRK-013] [TRK-014] at midnight old orders leave for the history, active ones stay', async () => {
    const { clock, tracking } = await started(
      {},
      [...active, ...old].map(status => orderOf({ status })),
    )
    expect(tracking.$orders.get().size).toBe(active.length + old.length)
    clock.jump(86_400_000)
    await tracking.refresh()
    expect([...tracking.$orders.get().values()].map(({ status }) => status)).toEqual(active)
  })
  test('[TRK-021] an order of yesterday that is delivered after midnight is shown as delivered until the next midnight', async () => {
    const late = orderOf({ status: 'PICKED_UP' })
    const { clock, server, tracking } = await started({}, [late])
    const shown = () => tracking.$orders.get().get(late.order_id)?.status
    clock.jump(86_400_000)
    const now = SECONDS + 86_400
    server.orders = [
      { ...late, status: 'DELIVERED', updated_at: now, status_history: [{ status: 'DELIVERED', created_at: now }] },
    ]
    await tracking.refresh()
    expect(shown()).toBe('DELIVERED')
    await tracking.refresh()
    expect(shown()).toBe('DELIVERED')
    clock.jump(86_400_000)
    await tracking.refresh()
    expect(shown()).toBeUndefined()
  })
})

describe('[TRK-103] hundreds of orders that are fetched again', () => {
  const many = Array.from({ length: 450 }, () => orderOf())
  const [one, other] = many as [Order, Order]
  const moved = (order: Order, status: OrderStatus): Order => ({ ...order, status, updated_at: SECONDS + 60 })
  test('are compared in parts, and what is told between two of them is kept', async () => {
    const pause = vi.fn(async () => {})
    const { server, tracking } = await started({ pause }, many)
    const before = tracking.$orders.get()
    server.orders = many.map(order => (order === one ? moved(one, 'PICKED_UP') : { ...order }))
    pause.mockClear().mockImplementation(async () => tracking.apply(moved(other, 'RECEIVED')))
    await tracking.refresh()
    expect(pause).toHaveBeenCalledTimes(2)
    const after = tracking.$orders.get()
    expect([one, other].map(({ order_id }) => after.get(order_id)?.status)).toEqual(['PICKED_UP', 'RECEIVED'])
    const drawnAgain = [...after].filter(([id, order]) => before.get(id) !== order)
    expect(drawnAgain.map(([id]) => id)).toEqual([one.order_id, other.order_id])
  })
  test('are dropped when another vendor is chosen between two parts', async () => {
    let leave = false
    const { $audience, tracking, ids } = await started(
      {
        pause: async () => {
          if (leave) $audience.set({ vendorId: 'v2', allOutlets: false, guest: false })
        },
      },
      many,
    )
    leave = true
    await tracking.refresh()
    await turn()
    expect(ids()).toEqual([])
  })
})

describe('when something fails', () => {
  test('[TRK-039] it is shown once with its problem, and what was there stays', async () => {
    const { server, clock, notified, tracking, ids } = await started({ dynamic: true }, [orderOf()])
    server.online = false
    await clock.pass(120_000)
    expect(notified).toEqual([{ code: 'orders_failed', problem: { code: 'no_answer' } }])
    expect(tracking.$freshness.get()).toMatchObject({ problem: { code: 'no_answer' }, fetching: false })
    expect(ids()).toHaveLength(1)
    server.online = true
    await clock.pass(5000)
    expect(tracking.$freshness.get()).toMatchObject({ problem: undefined, fetchedAt: clock.now() })
    server.online = false
    await clock.pass(120_000)
    expect(notified, 'a new failure is shown again').toHaveLength(2)
  })
  test('[TRK-039] where no list has come yet the screen says it in the place of the lists, and no notice next to it', async () => {
    const { server, clock, notified, tracking } = open()
    server.online = false
    const leave = tracking.start()
    await turn()
    expect(tracking.$freshness.get()).toMatchObject({ problem: { code: 'no_answer' }, fetchedAt: undefined })
    await clock.pass(120_000)
    expect(notified).toEqual([])
    leave()
    // On another screen nothing else says it.
    const other = open()
    other.server.online = false
    await other.tracking.refresh()
    expect(other.notified).toEqual([{ code: 'orders_failed', problem: { code: 'no_answer' } }])
  })
  test('[GST-005] an order of a guest that could not be fetched is reported, and fetched again until it arrives', async () => {
    const { server, tracking, storage, clock, notified, ids } = open({ guest: true })
    const [known, silent] = [orderOf(), orderOf()]
    server.orders = [known, silent]
    server.silent.add(silent.order_id)
    storage.write(
      'guest-orders',
      server.orders.map(({ order_id, vendor_id }) => ({ order_id, vendor_id })),
    )
    tracking.start()
    await turn()
    expect(ids()).toEqual([known.order_id])
    expect(notified).toEqual([{ code: 'orders_failed', problem: { code: 'no_answer' } }])
    expect(tracking.$freshness.get()).toMatchObject({ problem: { code: 'no_answer' } })
    server.silent.clear()
    await clock.pass(65_000)
    expect(ids()).toEqual([known.order_id, silent.order_id])
    expect(tracking.$freshness.get().problem).toBeUndefined()
  })
  test('[RTM-101] a list that could not be fetched after a reconnect is fetched again soon, not when it is five minutes old', async () => {
    const order = orderOf({ status: 'RECEIVED' })
    const { clock, server, tracking } = await started({}, [order])
    await clock.pass(20_000)
    server.online = false
    await tracking.catchUp()
    expect(tracking.$freshness.get().problem).toEqual({ code: 'no_answer' })
    server.online = true
    server.orders = [{ ...order, status: 'NEAR_VENDOR', updated_at: SECONDS + 20 }]
    await clock.pass(15_000)
    expect(tracking.$orders.get().get(order.order_id)?.status).toBe('NEAR_VENDOR')
    expect(tracking.$freshness.get().problem).toBeUndefined()
  })
  test('[RTM-010] a server that refuses the lists is asked less and less often, at least once a minute, and at once when somebody asks', async () => {
    const { clock, server, tracking, lists } = await started({ dynamic: true }, [orderOf()])
    server.busy = true
    const asked: number[] = []
    const began = clock.now()
    let before = lists().length
    for (let second = 5; second <= 300; second += 5) {
      await clock.pass(5000)
      if (lists().length > before) asked.push((clock.now() - began) / 1000)
      before = lists().length
    }
    expect(asked).toEqual([65, 70, 80, 100, 140, 200, 260])
    await tracking.refresh()
    expect(lists().length).toBe(before + 2)
    server.busy = false
    await tracking.refresh()
    server.online = false
    await clock.pass(65_000)
    const lost = lists().length
    await clock.pass(20_000)
    expect(lists().length - lost, 'a network may be there again at any time').toBe(8)
  })
  test('[RTM-010] [GST-005] a server that refuses an order of a guest is asked less and less often, too', async () => {
    const { clock, server, tracking, storage, sent } = open({ guest: true })
    const [known, throttled] = [orderOf(), orderOf()]
    server.orders = [known, throttled]
    server.throttled.add(throttled.order_id)
    storage.write(
      'guest-orders',
      server.orders.map(({ order_id, vendor_id }) => ({ order_id, vendor_id })),
    )
    tracking.start()
    await turn()
    const asked: number[] = []
    const began = clock.now()
    let before = sent.length
    for (let second = 5; second <= 150; second += 5) {
      await clock.pass(5000)
      if (sent.length > before) asked.push((clock.now() - began) / 1000)
      before = sent.length
    }
    expect(asked).toEqual([5, 15, 35, 75, 135])
  })
  test('[RTM-010] a server that refuses an order that no list names is asked for the lists less and less often, too', async () => {
    const early = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS + 10 })
    const { clock, server, lists } = await started({ dynamic: true }, [early, orderOf()])
    server.throttled.add(early.order_id)
    await clock.pass(65_000)
    const before = lists().length
    await clock.pass(300_000)
    expect((lists().length - before) / 2, 'after 5, 15, 35, 75, 135, 195 and 255 s').toBe(7)
  })
  test('[TRK-101] the lists are up to date although an order that none of them names may not be read any more', async () => {
    const early = orderOf({ created_at: SECONDS - 90_000, preordered_for: SECONDS + 10 })
    const { clock, server, tracking, notified, lists } = await started({ dynamic: true }, [early, orderOf()])
    server.closed.add(early.order_id)
    await clock.pass(65_000)
    expect(tracking.$freshness.get()).toMatchObject({ problem: undefined })
    expect(notified).toEqual([])
    const before = lists().length
    await clock.pass(30_000)
    expect(lists().length, 'nothing is asked for before its time').toBe(before)
  })
  test.each([
    ['of today', {}],
    ['of an earlier day whose time has come', { created_at: SECONDS - 90_000, preordered_for: SECONDS + 10 }],
  ])('[TRK-017] an order %s that is not there any more leaves the lists', async (_, fields) => {
    const gone = orderOf(fields)
    const { clock, server, tracking, notified, ids } = await started({ dynamic: true }, [gone, orderOf()])
    server.orders = server.orders.filter(order => order !== gone)
    await clock.pass(70_000)
    expect(ids()).not.toContain(gone.order_id)
    expect(ids()).toHaveLength(1)
    expect(tracking.$freshness.get().problem).toBeUndefined()
    expect(notified).toEqual([])
  })
  test('[GST-005] an order of a guest that is not there any more leaves the lists', async () => {
    const gone = orderOf()
    const { clock, server, tracking, storage, ids } = open({ guest: true })
    server.orders = [gone]
    storage.write('guest-orders', [{ order_id: gone.order_id, vendor_id: gone.vendor_id }])
    tracking.start()
    await turn()
    expect(ids()).toEqual([gone.order_id])
    server.orders = []
    await clock.pass(70_000)
    expect(ids()).toEqual([])
  })
  test('an order that was placed just now stays where the server does not find it yet', async () => {
    const placed = orderOf({ created_at: SECONDS })
    const { tracking, clock, ids } = await started()
    tracking.apply(placed)
    await tracking.refresh()
    expect(ids()).toEqual([placed.order_id])
    await clock.pass(61_000)
    await tracking.refresh()
    expect(ids()).toEqual([])
  })
  test('[RTM-101] an update that comes while its order is not found is kept', async () => {
    const order = orderOf({ created_at: SECONDS - 3600 })
    const { server, tracking, ids } = await started({}, [order])
    server.orders = []
    let release = () => {}
    server.underway = new Promise(resolve => {
      release = resolve
    })
    const pending = tracking.refresh()
    await turn()
    tracking.apply({ ...order, status: 'RECEIVED', updated_at: SECONDS + 1 })
    release()
    await pending
    expect(ids()).toEqual([order.order_id])
  })
  test('a late answer for the vendor of before is ignored', async () => {
    const { server, $audience, tracking } = await started({}, [orderOf(), orderOf({ vendor_id: 'v2' })])
    let release = () => {}
    server.held = new Promise(resolve => {
      release = resolve
    })
    const waiting = tracking.refresh()
    $audience.set({ vendorId: 'v2', allOutlets: false, guest: false })
    expect(tracking.$orders.get().size, 'another vendor begins empty').toBe(0)
    release()
    await waiting
    await turn()
    expect([...tracking.$orders.get().values()].map(order => order.vendor_id)).toEqual(['v2'])
  })
  test('[RTM-101] what happens between a fetch under way and the subscription to updates is fetched after it', async () => {
    const order = orderOf()
    const { server, tracking } = await started({}, [order])
    let release = () => {}
    server.underway = new Promise(resolve => {
      release = resolve
    })
    const pending = tracking.refresh()
    await turn()
    server.orders = [{ ...order, status: 'PICKED_UP', updated_at: SECONDS + 1 }]
    const subscribed = tracking.catchUp()
    release()
    await pending
    await subscribed
    expect(tracking.$orders.get().get(order.order_id)?.status).toBe('PICKED_UP')
  })
  test('[RTM-101] whoever leaves the screen before the subscription is there asks for no other list', async () => {
    const { server, $audience, tracking, stop } = await started({}, [orderOf(), orderOf({ vendor_id: 'v2' })])
    let release = () => {}
    server.underway = new Promise(resolve => {
      release = resolve
    })
    const pending = tracking.refresh()
    await turn()
    const subscribed = tracking.catchUp()
    stop()
    $audience.set({ vendorId: 'v2', allOutlets: false, guest: false })
    release()
    await pending
    await subscribed
    await turn()
    expect([...tracking.$orders.get().values()].map(order => order.vendor_id)).toEqual(['v1'])
  })
  test('the list of all branches that arrives after the screen was left is not shown for one branch', async () => {
    const orders = [orderOf(), orderOf({ vendor_id: 'v2' })]
    const { server, $audience, tracking, clock, stop } = await started({}, orders)
    let release = () => {}
    const holdBack = () => {
      server.held = new Promise(resolve => {
        release = resolve
      })
    }
    holdBack()
    $audience.set({ vendorId: 'v1', allOutlets: true, guest: false })
    stop()
    // The request is of one branch.
    $audience.set({ vendorId: 'v1', allOutlets: false, guest: false })
    release()
    await turn()
    holdBack()
    const again = tracking.start()
    expect(tracking.$orders.get().size, 'of one branch again').toBe(0)
    expect(tracking.$freshness.get(), 'not as new as the list of all').toMatchObject({ fetching: true })
    expect(tracking.$freshness.get().fetchedAt).toBeUndefined()
    release()
    await clock.pass(1000)
    expect([...tracking.$orders.get().values()].map(order => order.vendor_id)).toEqual(['v1'])
    expect(tracking.$freshness.get()).toMatchObject({ fetching: false, problem: undefined })
    expect(tracking.$news.get(), 'the first list is no news').toEqual([])
    again()
  })
  test('the list is still there when the screen is opened again for the same branches', async () => {
    const { $audience, tracking, stop } = await started({ allOutlets: true }, [orderOf(), orderOf({ vendor_id: 'v2' })])
    const { fetchedAt } = tracking.$freshness.get()
    stop()
    $audience.set({ vendorId: 'v1', allOutlets: false, guest: false })
    $audience.set({ vendorId: 'v1', allOutlets: true, guest: false })
    tracking.start()
    expect(tracking.$orders.get().size).toBe(2)
    expect(tracking.$freshness.get()).toMatchObject({ fetchedAt, fetching: true })
  })
  test('[SES-007] a logout forgets everything', async () => {
    const { tracking } = await started({}, [orderOf()])
    tracking.search('kari')
    tracking.reset()
    expect([tracking.$orders.get().size, tracking.$searchKey.get()]).toEqual([0, ''])
    expect(tracking.$freshness.get().fetchedAt).toBeUndefined()
  })
})

describe('[TRK-101] news', () => {
  test('come once a second, only of orders that are new or changed their status', async () => {
    const order = orderOf()
    const { tracking, clock } = await started({}, [order])
    await clock.pass(1000)
    expect(tracking.$news.get(), 'the first list is no news').toEqual([])
    const other = orderOf()
    tracking.apply({ ...order, status: 'RECEIVED', updated_at: SECONDS + 1 })
    tracking.apply({ ...order, status: 'PICKED_UP', updated_at: SECONDS + 2 })
    tracking.apply({ ...order, status: 'NEW', updated_at: SECONDS })
    tracking.apply(other)
    tracking.apply({ ...other, order: { ...other.order, amount: 7 }, updated_at: SECONDS + 1 })
    await clock.pass(1000)
    expect(tracking.$news.get().map(({ orderId, kind }) => [orderId, kind])).toEqual([
      [order.order_id, 'changed'],
      [other.order_id, 'new'],
    ])
    await clock.pass(1000)
    expect(tracking.$news.get()).toEqual([])
  })
  test('[TRK-023] are of the selected branch, or of all where all are shown', async () => {
    for (const allOutlets of [false, true]) {
      const { clock, tracking } = await started({ allOutlets }, [orderOf()])
      const told: string[] = []
      tracking.$news.listen(news => told.push(...news.map(({ orderId }) => orderId)))
      // The branch of before is still subscribed to for a moment.
      const other = orderOf({ vendor_id: 'v2' })
      tracking.apply(other)
      await clock.pass(2000)
      expect(told).toEqual(allOutlets ? [other.order_id] : [])
    }
  })
  test('[RTM-101] an update that comes before the first list is not announced as a new order', async () => {
    const order = orderOf()
    const { server, tracking, clock } = open()
    server.orders = [order]
    let release = () => {}
    server.held = new Promise(resolve => {
      release = resolve
    })
    tracking.start()
    await turn()
    tracking.apply({ ...order, status: 'RECEIVED', updated_at: SECONDS + 1 })
    release()
    await clock.pass(1000)
    expect(tracking.$orders.get().get(order.order_id)?.status).toBe('RECEIVED')
    expect(tracking.$news.get()).toEqual([])
  })
  test('wait while something else is announced, and come together then', async () => {
    const [one, other] = [orderOf(), orderOf()]
    let isBusy = true
    const { tracking, clock } = await started({ mayAnnounce: () => !isBusy }, [one, other])
    tracking.apply({ ...one, status: 'PICKED_UP', updated_at: SECONDS + 1 })
    await clock.pass(1000)
    expect(tracking.$news.get()).toEqual([])
    tracking.apply({ ...other, status: 'PICKED_UP', updated_at: SECONDS + 2 })
    isBusy = false
    await clock.pass(1000)
    expect(tracking.$news.get().map(({ orderId }) => orderId)).toEqual([one.order_id, other.order_id])
    await clock.pass(1000)
    expect(tracking.$news.get()).toEqual([])
  })
  test('a row that did not change keeps its object over a refresh', async () => {
    const order = orderOf()
    const { tracking, clock } = await started({}, [order])
    const [before, lists] = [tracking.$orders.get(), tracking.$lists.get()]
    await tracking.refresh()
    expect(tracking.$orders.get()).toBe(before)
    await clock.pass(2000)
    expect(tracking.$lists.get().new[0]).toBe(lists.new[0])
  })
})

test.each([
  '22222222',
  '4722222222',
  '(47) 22 22 22 22',
  'tel:+47-22-22-22-22',
  '22\u201122\u201122\u201122',
  '\u202a+47 22 22 22 22\u202c',
  '+47 22 22 22 22 ext. 5',
  '٢٢٢٢٢٢٢٢',
])('[TRK-107] the order to +47 22 22 22 22 is found by %j', async key => {
  const other = orderOf({ customer: { ...orderOf({}).customer, phone_number: '+4733333333' } })
  const { tracking } = await started({}, [orderOf({ order_id: 'v1-wanted' }), other])
  await tracking.search(key)
  expect(tracking.$lists.get().found?.map(order => order.order_id)).toEqual(['v1-wanted'])
})

test('[TRK-107] without the rules of telephone numbers a number is looked for as it is written', async () => {
  const { tracking } = await started({ withoutPhones: true }, [orderOf({ order_id: 'v1-12345678' }), orderOf()])
  await tracking.search('12345678')
  expect(tracking.$lists.get().found?.map(order => order.order_id)).toEqual(['v1-12345678'])
})
