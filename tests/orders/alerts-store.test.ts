// Alerts about orders that need a look: which, once for all tabs, and until somebody has seen to them.
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { type Alert, alertOf, createAlerts } from '#features/orders/alerts-store.ts'
import type { Order } from '#schema/wire.ts'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser } from '../platform/tabs.ts'
import { historyOf, NOW, orderOf, statuses } from './examples.ts'

const MINUTE = 60_000
const of = (...orders: Order[]) => new Map(orders.map(order => [order.order_id, order]))
const at = (order_id: string, status: Order['status'], more: Partial<Order> = {}) =>
  orderOf({ order_id, status, status_history: historyOf('NEW', status), ...more })

describe('what needs a look', () => {
  test('a rider at the door, a delay, a failure and a payment that waits, and nothing else', () => {
    const kinds = statuses.flatMap(status => alertOf(at('v1-1', status), NOW + 5 * MINUTE)?.kind ?? [])
    expect(kinds).toEqual(['failed', 'at_door', 'delayed', 'payment', 'payment', 'failed'])
  })
  test('a payment counts as waiting after two minutes: until then it is in progress', () => {
    const order = at('v1-1', 'PAYMENT_INITIATED')
    expect(alertOf(order, NOW + 2 * MINUTE - 1)).toBeUndefined()
    expect(alertOf(order, NOW + 2 * MINUTE)).toEqual({ orderId: 'v1-1', kind: 'payment', at: NOW + 2 * MINUTE })
  })
})

function setUp(tabs = 1) {
  const browser = fakeBrowser(NOW - MINUTE)
  const given: Alert[][] = []
  const open = () => {
    const $orders = atom<ReadonlyMap<string, Order>>(new Map())
    const { storage } = browser.tab('/order-tracking')
    const { clock, exclusive } = browser
    const store = createAlerts({ storage, clock, exclusive, $orders, give: alerts => given.push([...alerts]) })
    return { $orders, store, storage, stop: store.start() }
  }
  return { browser, given, open, tabs: Array.from({ length: tabs }, open) }
}
const waiting = (tab: { store: ReturnType<typeof createAlerts> }) =>
  tab.store.$waiting.get().map(({ orderId }) => orderId)

describe('a device that asked for alerts', () => {
  test('one that did not is left alone, and so is one that has switched them off', async () => {
    const { given, tabs, browser } = setUp()
    const [tab] = tabs
    await browser.clock.pass(MINUTE)
    tab?.$orders.set(of(at('v1-1', 'DELAYED')))
    await turn()
    tab?.store.setOn(true)
    tab?.store.setOn(false)
    tab?.$orders.set(of(at('v1-2', 'DELAYED')))
    await turn()
    expect([given, tab && waiting(tab)]).toEqual([[], []])
  })

  test('what was so before counts, what begins is given, once whatever comes again', async () => {
    const { given, tabs, browser } = setUp()
    const [tab] = tabs
    if (!tab) return expect.unreachable()
    tab.$orders.set(
      of(at('v1-1', 'DELAYED', { status_history: [{ status: 'DELAYED', created_at: NOW / 1000 - 900 }] })),
    )
    tab.store.setOn(true)
    await browser.clock.pass(MINUTE)
    expect([given, waiting(tab)]).toEqual([[], ['v1-1']])
    for (const turns of [1, 2]) {
      tab.$orders.set(of(at('v1-1', 'DELAYED'), at('v1-2', 'NEAR_VENDOR', { updated_at: NOW / 1000 + turns })))
      await browser.clock.pass(MINUTE)
    }
    expect(given.map(alerts => alerts.map(({ orderId, kind }) => [orderId, kind]))).toEqual([[['v1-2', 'at_door']]])
  })

  test('several tabs give one alert, and a page that is loaded again none', async () => {
    const { given, tabs, browser, open } = setUp(3)
    tabs[0]?.store.setOn(true)
    await browser.clock.pass(MINUTE)
    for (const tab of tabs) tab.$orders.set(of(at('v1-1', 'STALLED')))
    await browser.clock.pass(MINUTE)
    const later = open()
    later.$orders.set(of(at('v1-1', 'STALLED')))
    await browser.clock.pass(MINUTE)
    expect(given).toHaveLength(1)
    expect([...tabs, later].map(waiting)).toEqual([['v1-1'], ['v1-1'], ['v1-1'], ['v1-1']])
  })

  test('a dismissed alert is gone in every tab; another alert for the same order is shown', async () => {
    const { given, tabs, browser } = setUp(2)
    tabs[0]?.store.setOn(true)
    await browser.clock.pass(MINUTE)
    for (const tab of tabs) tab.$orders.set(of(at('v1-1', 'NEAR_VENDOR'), at('v1-2', 'DELAYED')))
    await browser.clock.pass(MINUTE)
    await tabs[1]?.store.see(['v1-1'])
    expect(tabs.map(waiting)).toEqual([['v1-2'], ['v1-2']])
    for (const tab of tabs) tab.$orders.set(of(at('v1-1', 'DELAYED')))
    await browser.clock.pass(MINUTE)
    expect(tabs.map(waiting)).toEqual([['v1-1'], ['v1-1']])
    expect(given.flat()).toHaveLength(3)
  })

  test('another rider at the door is an alert of its own, the same one who comes again is none', async () => {
    const { given, tabs, browser } = setUp()
    const [tab] = tabs
    if (!tab) return expect.unreachable()
    tab.store.setOn(true)
    await browser.clock.pass(MINUTE)
    const first = ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'] as const
    const another = [...first, 'WAITING_FOR_TRANSPORT', ...first] as const
    for (const course of [first, [...first, 'DELAYED', 'NEAR_VENDOR'] as const, another]) {
      tab.$orders.set(of(at('v1-1', 'NEAR_VENDOR', { status_history: historyOf(...course) })))
      await browser.clock.pass(MINUTE)
      await tab.store.see(['v1-1'])
      tab.$orders.set(of(at('v1-1', 'RECEIVED')))
      await turn()
    }
    expect(given.flat()).toHaveLength(2)
  })

  test('what began long before the page was opened is counted and not given', async () => {
    const { given, tabs, browser, open } = setUp()
    tabs[0]?.store.setOn(true)
    tabs[0]?.stop()
    await browser.clock.pass(60 * MINUTE)
    const later = open()
    later.$orders.set(of(at('v1-1', 'DELAYED')))
    await browser.clock.pass(MINUTE)
    expect([given, waiting(later)]).toEqual([[], ['v1-1']])
  })

  test('a payment begins to wait without any update', async () => {
    const { given, tabs, browser } = setUp()
    const [tab] = tabs
    tab?.store.setOn(true)
    tab?.$orders.set(of(at('v1-1', 'INITIATED')))
    await browser.clock.pass(2 * MINUTE)
    expect(given).toEqual([])
    await browser.clock.pass(2 * MINUTE)
    expect(given.flat().map(({ kind }) => kind)).toEqual(['payment'])
  })
})
