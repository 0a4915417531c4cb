import { describe, expect, test } from 'vitest'
import { createRecentSearches } from '#features/orders/recent-searches-store.ts'
import { SECONDS } from '../orders/examples.ts'
import { screen } from '../orders/kit.ts'
import { turn } from '../platform/fake-time.ts'
import { DAY, many, open, past, started } from './history-portal.ts'

describe('the history', () => {
  test('[HIS-001] [HIS-003] [API-030] fetches yesterday in pages of 30 and shows the first', async () => {
    const { history, lists } = await started({}, many(70))
    expect(lists()[0]?.query).toEqual({ count: 30, from: SECONDS - DAY - 12 * 3600, to: SECONDS - 12 * 3600 - 1 })
    expect(history.$state.get()).toEqual({ state: 'ready' })
    expect(history.$rows.get()).toHaveLength(30)
    await history.loadMore()
    await history.loadMore()
    expect(history.$rows.get()).toHaveLength(70)
    expect(history.$hasMore.get()).toBe(false)
    expect(
      lists().map(({ query }) => query.pagination_key),
      'no page twice',
    ).toEqual([undefined, '30', '60'])
  })
  test('[HIS-101] the table does not change while pages come for the figures', async () => {
    const { history, server } = open({}, many(70))
    let release = () => {}
    history.start()
    await turn()
    const rows = history.$rows.get()
    server.held = new Promise(resolve => {
      release = resolve
    })
    history.setPeriod('past-week')
    release()
    await turn()
    expect(history.$orders.get()).toHaveLength(70)
    expect(history.$rows.get()).toHaveLength(rows.length)
    expect(history.$extent.get()).toEqual({
      complete: true,
      fetching: false,
      problem: undefined,
      paginationKey: undefined,
    })
  })
  test('[HIS-101] filters are in the address and are kept', async () => {
    const { history, address, storage } = await started()
    history.setStatus('CANCELLED')
    history.setPeriod('past-month')
    await turn()
    expect(address.query).toBe('?period=past-month&status=CANCELLED')
    expect(storage.read('filters')).toMatchObject({
      orderStatusFilter: 'CANCELLED',
      dateRangeFilter: { category: 'past-month' },
    })
    const again = await started({ query: address.query })
    expect(again.history.$filters.get()).toEqual(history.$filters.get())
  })
  test('[HIS-005] [HIS-006] a range that is refused changes nothing', async () => {
    const { history, lists, address } = await started()
    const before = [history.$filters.get(), lists().length, address.query]
    expect(history.setRange({ from: '2026-03-02', to: '2026-03-01' })).toEqual({ code: 'range_ends_before_start' })
    expect(history.setRange({ from: '2026-01-01', to: '2026-03-01' })).toMatchObject({ code: 'range_too_long' })
    expect([history.$filters.get(), lists().length, address.query]).toEqual(before)
    expect(history.setRange({ from: '2026-02-01', to: '2026-03-01' })).toBeUndefined()
    await turn()
    expect(lists()).toHaveLength(2)
  })
  test('[HIS-004] the status filter fetches as many pages as its rows need', async () => {
    const orders = many(95).map((order, index) =>
      index % 40 === 39 ? { ...order, status: 'CANCELLED' as const } : order,
    )
    const { history } = await started({ query: '?status=CANCELLED' }, orders)
    expect(history.$rows.get()).toHaveLength(2)
    expect(history.$hasMore.get()).toBe(false)
    history.setStatus('DELIVERED')
    await turn()
    expect(history.$rows.get()).toHaveLength(30)
    expect(history.$orders.get()).toHaveLength(93)
  })
  test('[GST-008] a guest has none, and nothing is asked', async () => {
    const { history, sent } = await started({ guest: true })
    expect(history.$state.get()).toEqual({ state: 'guest' })
    expect(sent).toEqual([])
  })
  test('[HIS-003] past midnight a period is that of the new day, for whoever returns, asks again or narrows it', async () => {
    const today = past(0, { created_at: SECONDS })
    for (const act of ['renew', 'setStatus', 'search', 'another vendor'] as const) {
      const { history, clock, lists, $audience } = await started({}, [...many(2), today])
      history.renew()
      await turn()
      expect(lists(), 'the same day').toHaveLength(1)
      clock.jump(DAY * 1000)
      if (act === 'renew') history.renew()
      else if (act === 'setStatus') history.setStatus('DELIVERED')
      else if (act === 'search') await history.search(today.customer.name)
      else $audience.set({ vendorId: 'v1', allOutlets: true, guest: false })
      await turn()
      expect(history.$filters.get().range, act).toEqual({ from: '2026-03-03', to: '2026-03-03' })
      expect(history.$orders.get(), act).toEqual([today])
    }
  })
  test('days of one’s own stay the same past midnight', async () => {
    const { history, clock, lists } = await started({ query: '?period=custom&from=2026-03-01&to=2026-03-02' }, many(2))
    clock.jump(DAY * 1000)
    history.renew()
    history.setStatus('DELIVERED')
    await turn()
    expect(lists()).toHaveLength(1)
  })
  test('another vendor starts again', async () => {
    const { history, $audience } = await started({}, [...many(2), past(0, { vendor_id: 'v2' })])
    $audience.set({ vendorId: 'v2', allOutlets: false, guest: false })
    await turn()
    expect(history.$rows.get().map(order => order.vendor_id)).toEqual(['v2'])
  })
})

describe('searching the history', () => {
  test('[HIS-008] an order of the user', async () => {
    const wanted = past(0, { vendor_id: 'v2', order_id: 'v2-abc' })
    const { history, sent, recent } = await started({}, [...many(3), wanted])
    expect(await history.search(' v2-abc ')).toBe('searched')
    await turn()
    expect(sent.at(-1)).toMatchObject({ name: 'readOrder', call: { query: { orderId: 'v2-abc', vendorId: 'v2' } } })
    expect(history.$rows.get()).toEqual([wanted])
    expect(history.$hasMore.get()).toBe(false)
    expect(recent.$recent.get()).toEqual(['v2-abc'])
    await history.search('v2-gone')
    await turn()
    expect([history.$state.get().state, history.$rows.get()]).toEqual(['ready', []])
  })
  test('[HIS-007] a phone number, inside the dates', async () => {
    const { history, lists } = await started({}, many(1))
    await history.search('22 22 22 22')
    await turn()
    expect(lists().at(-1)?.query).toMatchObject({
      customer_phone_number: '+4722222222',
      from: SECONDS - DAY - 12 * 3600,
    })
  })
  test('[HIS-007] [HIS-009] neither of them asks nothing; an empty key ends the search', async () => {
    const { history, sent, recent } = await started({}, many(2))
    const before = sent.length
    expect(await history.search('Nobody')).toBe('neither')
    // What was found before is no answer to this.
    expect(history.$rows.get()).toEqual([])
    expect(await history.search('  ')).toBe('searched')
    expect(sent).toHaveLength(before)
    // Empty keys alone are left out, as on the tracking screen.
    expect(recent.$recent.get()).toEqual(['Nobody'])
    expect(history.$rows.get()).toHaveLength(2)
    await history.search('22222222')
    await history.search('')
    await turn()
    expect(history.$rows.get()).toHaveLength(2)
    expect(recent.$recent.get()).toEqual(['22222222', 'Nobody'])
  })
})

describe('[TRK-107] what is displayed is found', () => {
  test.each([
    ['kari', 3],
    ['ola', 1],
    ['#SHORT', 1],
    ['#short', 1],
  ])('%j among the rows that are here, without asking', async (key, count) => {
    const ola = past(9, { order_id: 'v1-SHORTandlong', customer: { ...past().customer, name: 'Ola' } })
    const { history, sent } = await started({}, [...many(3), ola])
    const before = sent.length
    expect(await history.search(key)).toBe('searched')
    await turn()
    expect(history.$rows.get()).toHaveLength(count)
    expect(sent.slice(before).every(({ name }) => name === 'listOrders')).toBe(true)
  })
})

describe('a search of orders that are still to come', () => {
  const ola = past(40, { customer: { ...past().customer, name: 'Ola' } })

  test('[HIS-007] [HIS-009] finds them once they are here, and is remembered', async () => {
    const { history, server, recent } = open({}, [...many(38), ola])
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    server.held = held
    history.start()
    const searched = history.search('Ola')
    await turn()
    release()
    expect(await searched).toBe('searched')
    expect(history.$rows.get()).toEqual([ola])
    expect(recent.$recent.get()).toEqual(['Ola'])
  })

  test('[HIS-007] [HIS-008] has found nothing once all of them are here', async () => {
    const { history, server } = open({}, many(38))
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    server.held = held
    history.start()
    const searched = history.search('Ola')
    release()
    expect(await searched).toBe('neither')
    expect(history.$extent.get().complete).toBe(true)
  })

  test('[HIS-011] does not say what a search has to be like where they could not be fetched', async () => {
    const { history, server } = open({}, many(38))
    server.failing.add(1)
    history.start()
    await turn()
    expect(await history.search('Ola')).toBe('searched')
    server.online = false
    history.setPeriod('past-week')
    await turn()
    expect(await history.search('Nora')).toBe('searched')
  })

  test('says nothing of the days before where other ones are chosen meanwhile', async () => {
    const { history, server } = open({}, [...many(38), ola])
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    server.held = held
    history.start()
    const searched = history.search('Nora')
    await turn()
    history.setPeriod('past-week')
    release()
    expect(await searched).toBe('searched')
  })
})

describe('a search that finds nothing', () => {
  test('is the search of other days too, and is in the address', async () => {
    const ola = past(2 * 24 * 60, { customer: { ...past().customer, name: 'Ola' } })
    const { history, address } = await started({}, [...many(3), ola])
    expect(await history.search('Kari')).toBe('searched')
    expect(await history.search('Ola')).toBe('neither')
    expect(new URLSearchParams(address.query).get('search')).toBe('Ola')
    history.setPeriod('past-week')
    await turn()
    expect(history.$rows.get()).toEqual([ola])
  })

  test('is looked for in all of the days where a telephone number had narrowed them', async () => {
    const ola = past(9, { customer: { ...past().customer, name: 'Ola', phone_number: '+4733333333' } })
    const kari = { ...past().customer, phone_number: '+4722222222' }
    const { history } = await started({}, [...many(3, { customer: kari }), ola])
    await history.search('22222222')
    await turn()
    expect(history.$rows.get()).toHaveLength(3)
    expect(await history.search('ola')).toBe('searched')
    await turn()
    expect(history.$rows.get()).toEqual([ola])
  })
})

test('[HIS-104] days of the address that cannot be shown are named, and yesterday is shown', async () => {
  const { history } = await started({ query: '?period=custom&from=2026-03-02&to=2026-02-01' }, many(2))
  expect(history.$addressProblem.get()).toEqual({ code: 'range_ends_before_start' })
  expect(history.$filters.get().category).toBe('yesterday')
  history.setPeriod('past-week')
  expect(history.$addressProblem.get()).toBeUndefined()
})

test.each([
  ['?period=somewhen', { code: 'day_missing' }],
  ['?period=', { code: 'day_missing' }],
  ['?period=past-week', undefined],
  ['?status=NEW', undefined],
])('[HIS-104] the problem of %s is %j', async (query, problem) => {
  const { history } = await started({ query }, many(2))
  expect(history.$addressProblem.get()).toEqual(problem)
})

describe('when a page fails', () => {
  test('[HIS-011] the first one is shown, and asked for again when wanted', async () => {
    const { history, server, notified } = open({}, many(3))
    server.online = false
    history.start()
    await turn()
    expect(history.$state.get()).toEqual({ state: 'failed', problem: { code: 'no_answer' } })
    expect(notified).toEqual([])
    server.online = true
    await history.retry()
    await turn()
    expect(history.$rows.get()).toHaveLength(3)
  })
  test('a failure in the middle keeps what is shown, and reading continues where it stopped', async () => {
    const { history, server, notified, lists } = open({}, many(95))
    server.failing.add(2)
    history.start()
    await turn()
    expect(history.$rows.get()).toHaveLength(30)
    expect(history.$extent.get()).toMatchObject({ complete: false, problem: { code: 'refused' }, paginationKey: '60' })
    expect(notified, 'nobody waits for the figures').toEqual([])
    await history.retry()
    expect(history.$orders.get()).toHaveLength(95)
    expect(lists().map(({ query }) => query.pagination_key)).toEqual([undefined, '30', '60', '60', '90'])
  })
})

test('[RTM-007] [RTM-008] an update changes an order that is here, unless it is older', async () => {
  const order = past()
  const { history } = await started({}, [order])
  history.apply({ ...order, status: 'RETURNED_TO_VENDOR', updated_at: SECONDS - 1 })
  history.apply(past())
  expect(history.$rows.get()).toEqual([order])
  history.apply({ ...order, status: 'RETURNED_TO_VENDOR', updated_at: SECONDS + 1 })
  expect(history.$rows.get().map(({ status }) => status)).toEqual(['RETURNED_TO_VENDOR'])
})

test('[RTM-101] an update that comes before the page that its order is on is not undone by it', async () => {
  const order = past(0, { status: 'PICKED_UP' })
  for (const query of ['', `?search=${order.order_id}`]) {
    const { history, server } = open({ query }, [order])
    let release = () => {}
    server.underway = new Promise(resolve => {
      release = resolve
    })
    history.start()
    await turn()
    history.apply({ ...order, status: 'DELIVERED', updated_at: SECONDS + 1 })
    release()
    await turn()
    expect(history.$rows.get().map(({ status }) => status)).toEqual(['DELIVERED'])
  }
})

test('[RTM-101] what live updates may have missed is read again: orders that are here and had not ended', async () => {
  const [underway, over] = [past(0, { status: 'PICKED_UP' }), past(1)]
  const { history, server, sent } = open({}, [underway, over])
  let release = () => {}
  server.underway = new Promise(resolve => {
    release = resolve
  })
  history.start()
  await turn()
  server.orders = [underway, over].map(order => ({ ...order, status: 'RETURNED_TO_VENDOR', updated_at: SECONDS + 1 }))
  const caughtUp = history.catchUp()
  release()
  await caughtUp
  expect(history.$rows.get().map(({ status }) => status)).toEqual(['RETURNED_TO_VENDOR', 'DELIVERED'])
  expect(sent.filter(({ name }) => name === 'readOrder')).toHaveLength(1)
})

describe('an order that is open and not of the filter', () => {
  const order = past(0, { vendor_id: 'v2', order_id: 'v2-abc', status: 'PICKED_UP' })
  const later = { ...order, status: 'DELIVERED', updated_at: SECONDS + 1 } as const
  async function opened() {
    const portal = await started({}, [...many(2), order])
    portal.history.look(order.order_id)
    return portal
  }
  const statusOf = ({ history }: Awaited<ReturnType<typeof opened>>) =>
    history.$known.get().find(({ order_id }) => order_id === order.order_id)?.status

  test('[RTM-007] [RTM-008] is changed by an update, unless it is older, and is in no row', async () => {
    const portal = await opened()
    expect(await portal.history.read(order.order_id)).toEqual({ state: 'answered', value: order })
    portal.history.apply(later)
    portal.history.apply(order)
    expect(statusOf(portal)).toBe('DELIVERED')
    expect(portal.history.$rows.get()).toHaveLength(2)
  })
  test('[RTM-101] is not undone by an answer that was made before an update', async () => {
    const portal = await opened()
    const read = portal.history.read(order.order_id)
    portal.history.apply(later)
    await read
    expect(statusOf(portal)).toBe('DELIVERED')
  })
  test('[RTM-101] is read again where updates may have been missed', async () => {
    const portal = await opened()
    await portal.history.read(order.order_id)
    portal.server.orders = [later]
    await portal.history.catchUp()
    expect(statusOf(portal)).toBe('DELIVERED')
  })
  test('is kept while other ones are fetched, until it is closed or the session ends', async () => {
    const portal = await started({}, [...many(2), { ...order, vendor_id: 'v1' }])
    const { history } = portal
    history.look(order.order_id)
    history.setPeriod('past-week')
    expect([history.$orders.get(), statusOf(portal)]).toEqual([[], 'PICKED_UP'])
    history.look(undefined)
    expect(statusOf(portal)).toBeUndefined()
    await turn()
    history.look(order.order_id)
    history.reset()
    expect(statusOf(portal)).toBeUndefined()
  })
})

test('figures are over the whole filter and show whether they are complete', async () => {
  const { figures, history, server } = open({ query: '?period=past-week' }, many(70))
  expect(figures.get()).toBeUndefined()
  server.failing.add(1)
  history.start()
  await turn()
  expect(figures.get()).toMatchObject({ complete: false, totals: { orders: 30 } })
  await history.retry()
  expect(figures.get()).toMatchObject({
    complete: true,
    totals: { orders: 70 },
    shares: [{ list: 'delivered', orders: 70, share: 1 }],
  })
  expect(figures.get()?.perDay.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 0, 70])
})

test('[HIS-009] recent searches are shared by the tabs and end with a logout', () => {
  const { browser } = screen()
  const [one, other] = [browser.tab(), browser.tab()].map(({ storage }) => createRecentSearches({ storage }))
  one?.start()
  other?.start()
  one?.remember('kari')
  one?.remember('  ')
  expect(other?.$recent.get()).toEqual(['kari'])
  other?.clear()
  expect(one?.$recent.get()).toEqual([])
})

test('the rules of telephone numbers are asked for by a search that may be for one, and by no other', async () => {
  const { history, asked } = await started({}, many(3))
  await history.search('Kari')
  await turn()
  expect(asked.phones).toBe(0)
  await history.search('40612345')
  expect(asked.phones).toBeGreaterThan(0)
})

test('where they do not come, a number is looked for as text, and the screen does not wait for ever', async () => {
  const { history } = await started({ query: '?search=40612345', withoutPhones: true }, many(3))
  expect(history.$state.get().state).toBe('ready')
  expect(history.$lookedFor.get()).toBe('40612345')
})

describe('a search whose telephone rules are on their way', () => {
  async function searching() {
    let release = () => {}
    const phonesAfter = new Promise<void>(resolve => {
      release = resolve
    })
    const portal = open({ phonesAfter }, many(3))
    const stop = portal.history.start()
    await turn()
    const before = { query: portal.address.query, searched: portal.recent.$recent.get() }
    const pending = portal.history.search('40612345')
    const end = async () => {
      release()
      await pending
      await turn()
    }
    return { ...portal, before, stop, end }
  }

  test('[HIS-007] gives way to the next one', async () => {
    const { history, end } = await searching()
    await history.search('Kari')
    await end()
    expect(history.$filters.get().searchKey).toBe('Kari')
  })

  test('[TRK-104] ends with the screen: the address is that of another one then', async () => {
    const { address, before, stop, end } = await searching()
    stop()
    await end()
    expect(address.query).toBe(before.query)
  })

  test('[SES-007] ends with the session: nothing of it is kept', async () => {
    const { history, recent, storage, end } = await searching()
    history.reset()
    await end()
    expect([history.$filters.get().searchKey, recent.$recent.get(), storage.has('filters')]).toEqual(['', [], false])
  })
})
