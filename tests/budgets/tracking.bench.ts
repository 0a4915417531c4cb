// 500 followed orders that change 20 times a second: what an update and the lists after it cost, without the screen
// ([TRK-103]); and what the rules of the history cost over 10,000 orders (HIS-102).
import { atom } from 'nanostores'
import { exportColumns, exportTable } from '#features/history/export-rows.ts'
import { startOfToday } from '#features/orders/days.ts'
import { lists } from '#features/orders/lists.ts'
import { merged, type Orders } from '#features/orders/order.ts'
import { isForScreen } from '#features/orders/realtime-flow.ts'
import { ordersPerDay, statusShares, totals } from '#features/orders/series.ts'
import { createTracking } from '#features/tracking/store.ts'
import type { Order, OrderPage, OrderStatus } from '#schema/wire.ts'
import { isServerMessage } from '#validators/order.js'
import { NOW, orderOf, SECONDS, statuses } from '../orders/examples.ts'
import { fakeBrowser, fakeSend } from '../platform/tabs.ts'
import { median, print, rounded } from './figure.ts'

const ACTIVE = 500
const UPDATES_PER_SECOND = 20
const SECONDS_LONG = 30
/** A browser is busy for 50 ms at most; the screen needs most of it (TRK-103). */
const TASK_MAX_MS = 50
/** Runs of the whole half minute; of each update the least counts. */
const RUNS = 5
const ZONE = 'Europe/Oslo'

const orders = Array.from({ length: ACTIVE }, (_, index) =>
  orderOf({ created_at: SECONDS - index, status: statuses[index % statuses.length] as OrderStatus }),
)
const messageOf = (index: number): unknown => {
  const order = orders[(index * 7) % ACTIVE] as Order
  const status = statuses[(index * 11) % statuses.length] as OrderStatus
  const status_history = [...order.status_history, { status, created_at: SECONDS + index }]
  return { event: { type: 'order_update', data: { ...order, status, status_history, updated_at: SECONDS + index } } }
}
const texts = Array.from({ length: UPDATES_PER_SECOND * SECONDS_LONG }, (_, index) => JSON.stringify(messageOf(index)))

const timed = (action: () => void): number => {
  const start = performance.now()
  action()
  return performance.now() - start
}
/** The least of several runs: what is more than that, others on the machine took. */
const least = (runs: number, action: () => void): number =>
  Math.min(...Array.from({ length: runs }, () => timed(action)))
const worst = (values: readonly number[], share = 0.99): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0

const empty: OrderPage = { data: { result: { data: [] } } }
const isScheduled = (call: Record<string, unknown>): boolean =>
  (call['query'] as { scheduled?: boolean }).scheduled === true

await followed()
listsAlone()
history()

async function followed(): Promise<void> {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) runs.push(await halfMinute())
  const settled = texts.map((_, index) => Math.min(...runs.map(costs => costs[index] ?? 0))).slice(UPDATES_PER_SECOND)
  print({ name: 'one update among 500 orders, with its lists', value: rounded(median(settled), 3), unit: 'ms' })
  print({
    name: 'the same, 99 of 100 updates',
    value: rounded(worst(settled), 2),
    unit: 'ms',
    limit: { most: TASK_MAX_MS / 10 },
  })
  const share = (settled.reduce((sum, cost) => sum + cost, 0) / (settled.length / UPDATES_PER_SECOND) / 1000) * 100
  print({ name: '20 updates a second, of the time there is', value: rounded(share, 2), unit: '%', limit: { most: 5 } })
  const known: Orders = new Map(orders.map(order => [order.order_id, order]))
  const fetched = structuredClone(orders)
  print({
    name: 'a list of 500 fetched again',
    value: rounded(
      least(20, () => void merged(known, fetched)),
      2,
    ),
    unit: 'ms',
    limit: { most: TASK_MAX_MS / 2 },
  })
}

/** From the text of each message to the lists that are drawn from, in milliseconds. */
async function halfMinute(): Promise<number[]> {
  const page: OrderPage = { data: { result: { data: orders } } }
  const { send } = fakeSend({ listOrders: call => (isScheduled(call) ? empty : page) })
  const browser = fakeBrowser(NOW)
  const tracking = createTracking({
    send,
    storage: browser.tab().storage,
    clock: browser.clock,
    zone: () => ZONE,
    $audience: atom({ vendorId: 'v1', allOutlets: false, guest: false }),
    dynamicTimeEstimation: () => false,
    notify: () => {},
    phones: async () => ({ sought: () => undefined }),
    pause: async () => {},
    mayAnnounce: () => true,
  })
  let drawn = 0
  tracking.$lists.listen(() => {
    drawn++
  })
  await tracking.refresh()
  const receive = (text: string) => {
    const message: unknown = JSON.parse(text)
    if (!isServerMessage(message) || message.event.type !== 'order_update') throw new Error('no update')
    const order = message.event.data
    if (isForScreen(order, 'tracking', startOfToday({ now: NOW, zone: ZONE }))) tracking.apply(order)
  }
  const costs = texts.map(text => timed(() => receive(text)))
  if (drawn < texts.length / 2 || tracking.$orders.get().size !== ACTIVE)
    throw new Error('the updates were not applied')
  return costs
}

/** Grouping, sorting and searching, as each press of a key asks for. */
function listsAlone(): void {
  const known: Orders = new Map(orders.map(order => [order.order_id, order]))
  const ask = { now: NOW, vendorId: 'v1', allOutlets: false }
  const run = (searchKey: string) =>
    Array.from({ length: 200 }, () => timed(() => void lists(known.values(), { ...ask, searchKey })))
  print({ name: 'the lists of 500 orders', value: rounded(median(run('')), 3), unit: 'ms', limit: { most: 5 } })
  print({ name: 'a search among 500 orders', value: rounded(median(run('nordm')), 3), unit: 'ms', limit: { most: 5 } })
}

/** The figures over 10,000 orders, and the rows of their export, which a worker makes. */
function history(): void {
  const range = { from: '2026-02-01', to: '2026-03-02' }
  const many = Array.from({ length: 10_000 }, (_, index) =>
    orderOf({ created_at: SECONDS - 86_400 - index * 250, status: 'DELIVERED' }),
  )
  const figures = least(9, () => {
    ordersPerDay(many, range, ZONE)
    statusShares(many, NOW)
    totals(many)
  })
  print({
    name: 'the figures over 10,000 orders',
    value: rounded(figures, 2),
    unit: 'ms',
    limit: { most: TASK_MAX_MS / 2 },
  })
  const words = {
    sheet: 'Orders',
    total: 'Total',
    columns: Object.fromEntries(exportColumns.map(one => [one, one])),
    labels: {},
    payments: {},
    reasons: {},
  }
  const context = {
    now: NOW,
    zone: ZONE,
    currency: 'NOK',
    decimal: ',',
    vendors: [],
    columns: exportColumns,
    words,
  } as unknown as Parameters<typeof exportTable>[1]
  const rows = timed(() => void exportTable(many, context))
  print({ name: 'the rows of an export of 10,000 orders (in the worker)', value: Math.round(rows), unit: 'ms' })
}
