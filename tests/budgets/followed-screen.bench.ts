// The tracking and history screens in a real browser under load: 500 followed orders that change 20 times a second, 3,000 on a
// device of a quarter of the speed, and 10,000 past ones, while somebody scrolls and types (TRK-103, HIS-102). The orders are put
// in place of the sandbox's. The limits of the board and of the pane hold without a map, whose frames are drawn by the processor here, on
// devices by a graphics card (decision 100); with the map they are printed too. `SCREEN=board` looks at one of them.
import type { CDPSession, Page, WebSocketRoute } from 'playwright'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { openPortal, ready } from '../e2e/portal.ts'
import { orderRows, orderTitle } from '../e2e/screens.ts'
import { orderOf, statuses } from '../orders/examples.ts'
import { median, print, rounded } from './figure.ts'

const ACTIVE = 500
const BOARD = 3000
const BOARD_SLOWDOWN = 4
/** Runs of the board; of each figure the least counts, since what is more than that other programs took. */
const BOARD_RUNS = 3
const PAST = 10_000
const UPDATES_PER_SECOND = 20
const SECONDS_LONG = 12
const OPENINGS = 200
const OPENINGS_GROW_MAX_MB = 0.5
/** Orders that are opened, after the first. */
const PANES = 12
const PANE_MAX_MS = 100
/** Longer tasks are felt while scrolling and typing. */
const TASK_MAX_MS = 50
/** A trace with fewer tasks is not of the page: each update and each turn of the wheel is one, a screen at rest has few more. */
const TASKS_MIN = 30
const VENDOR = 'no1000'

const now = Math.floor(Date.now() / 1000)
const ordersOf = (count: number, from: number): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const order = orderOf({
      vendor_id: VENDOR,
      order_id: `${VENDOR}-${String(index).padStart(6, '0')}`,
      created_at: from - index,
      status: statuses[index % statuses.length] as OrderStatus,
    })
    const status_history = order.status_history.map(entry => ({ ...entry, created_at: from - index }))
    return { ...order, status_history, updated_at: from - index }
  })

const portal = await openPortal({ map: true, streets: true })
try {
  for (const [name, look] of Object.entries({ followed, pane, board, past, opened }))
    if (name.startsWith(process.env['SCREEN'] ?? '')) await look()
} finally {
  await portal.close()
}

/** Tracking with 500 orders; `update` begins to change them, and its answer ends that and tells how many changes were sent. */
async function openFollowed(map = true) {
  const orders = ordersOf(ACTIVE, now - 60)
  const { page, context } = await portal.login('pandago-NO', { map, viewport: { width: 1440, height: 900 } })
  await serve(page, orders)
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(/\/socket\?/, route => {
    route.onMessage(() => {
      route.send(JSON.stringify({ event: { type: 'subscribe_ok', data: { vendor_id: VENDOR } } }))
      socket = route
    })
  })
  await page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
  await ready(page)
  await orderRows(page).first().waitFor()
  await page.waitForTimeout(3000)
  if (!socket) throw new Error('the page did not subscribe')
  function update(): () => number {
    let sent = 0
    const updates = setInterval(() => {
      const order = orders[(sent * 7) % ACTIVE] as Order
      const status = statuses[(sent * 11) % statuses.length] as OrderStatus
      const at = now + sent++
      const data = {
        ...order,
        status,
        status_history: [...order.status_history, { status, created_at: at }],
        updated_at: at,
      }
      socket?.send(JSON.stringify({ event: { type: 'order_update', data } }))
    }, 1000 / UPDATES_PER_SECOND)
    return () => {
      clearInterval(updates)
      return sent
    }
  }
  return { page, context, update }
}

async function followed(): Promise<void> {
  const { page, context, update } = await openFollowed()
  const drawn = await orderRows(page).count()
  await watch(page)
  const end = update()
  await scrollAndType(page)
  const sent = end()
  await page.locator('.order.changed').first().waitFor()
  print({ name: 'tracking: rows drawn of 500 orders', value: drawn, unit: '' })
  print({ name: 'tracking: updates sent meanwhile', value: sent, unit: '', limit: { least: UPDATES_PER_SECOND * 8 } })
  await notified(page, 'tracking: longest task, 500 orders, 20 updates a second')
  await context.close()
}

/** From the click on a row to the frame with the pane of its order, the first of which loads its code. */
async function pane(): Promise<void> {
  for (const map of [false, true]) {
    const { page, context, update } = await openFollowed(map)
    const end = update()
    const took: number[] = []
    for (let turn = 0; turn <= PANES; turn++) {
      const painted = page.evaluate(untilPanePainted)
      await page
        .locator('.order')
        .nth(turn % 8)
        .click()
      took.push(await painted)
      await page.goBack()
      await orderTitle(page).waitFor({ state: 'detached' })
    }
    end()
    const [first = 0, ...others] = took
    const name = `tracking${map ? ', map drawn by the processor' : ''}: click to the`
    print({ name: `${name} first pane, its code loaded`, value: rounded(first), unit: 'ms' })
    print({
      name: `${name} pane, median of ${PANES}`,
      value: rounded(median(others)),
      unit: 'ms',
      ...(!map && { limit: { most: PANE_MAX_MS } }),
    })
    await context.close()
  }
}

/** Runs in the page: how long it takes from the next click until a pane has been painted, in milliseconds. */
function untilPanePainted(): Promise<number> {
  return new Promise(resolve => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector('.detail h2')) return requestAnimationFrame(look)
          // A message is read after the frame that is being made.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(0)
          return undefined
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}

/** A morning's orders of a whole chain, on a slow till: they come, are scrolled, searched, changed and fetched again. */
async function board(): Promise<void> {
  for (const map of [false, true]) {
    const longest = new Map<string, number>()
    for (let run = 0; run < BOARD_RUNS; run++)
      for (const [what, task] of await boardOnce(map)) longest.set(what, Math.min(task, longest.get(what) ?? Infinity))
    for (const [what, value] of longest)
      print({
        name: `board${map ? ', map drawn by the processor' : ''}: longest task while ${BOARD} orders ${what}, ${BOARD_SLOWDOWN}x`,
        value: Math.round(value),
        unit: 'ms',
        ...(!map && { limit: { most: TASK_MAX_MS } }),
      })
  }
}

async function boardOnce(map: boolean): Promise<[what: string, longestMs: number][]> {
  const found: [string, number][] = []
  const orders = ordersOf(BOARD, now - 60)
  const { page, context } = await portal.loggedIn('pandago-NO', { map, viewport: { width: 1440, height: 900 } })
  await serve(page, orders, { paged: true })
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(/\/socket\?/, route => {
    route.onMessage(() => {
      route.send(JSON.stringify({ event: { type: 'subscribe_ok', data: { vendor_id: VENDOR } } }))
      socket = route
    })
  })
  // What the browser itself needs to begin a page is none of the board's.
  await page.goto(`${portal.origin('pandago-NO')}/robots.txt`)
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: BOARD_SLOWDOWN })
  await page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
  await ready(page)
  await watch(page)
  await orderRows(page).first().waitFor()
  await page.waitForTimeout(3000)
  found.push(['come', Math.max(...(await tasksOf(page)))])
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    scrolled: () => scroll(page, 30, 300),
    searched: async () => {
      await page.keyboard.type(`${VENDOR}-0004`, { delay: 60 })
      for (let letter = 0; letter < VENDOR.length + 5; letter++) await page.keyboard.press('Backspace', { delay: 30 })
    },
    changed: async () => {
      for (let sent = 0; sent < 40; sent++) {
        const order = orders[(sent * 71) % BOARD] as Order
        const status = statuses[(sent * 11) % statuses.length] as OrderStatus
        const at = now + sent
        const status_history = [...order.status_history, { status, created_at: at }]
        const data = { ...order, status, status_history, updated_at: at }
        socket?.send(JSON.stringify({ event: { type: 'order_update', data } }))
        await page.waitForTimeout(50)
      }
    },
    'fetched again': async () => {
      const answer = page.waitForResponse(/\/vendor\/[^/]+\/orders/)
      await page.evaluate(() => {
        dispatchEvent(new Event('offline'))
        dispatchEvent(new Event('online'))
      })
      await answer
      await page.locator('.freshness [aria-busy="false"]').waitFor()
      await page.waitForTimeout(1000)
    },
  }
  for (const [what, step] of Object.entries(steps)) {
    // Finding it is the work of the bench.
    if (what === 'searched') await page.getByRole('searchbox').click()
    await watch(page)
    await step()
    found.push([`are ${what}`, Math.max(...(await tasksOf(page)))])
  }
  await context.close()
  return found
}

async function past(): Promise<void> {
  const { page, context } = await portal.login('pandago-NO', { viewport: { width: 1440, height: 900 } })
  await serve(page, ordersOf(PAST, now - 2 * 86_400))
  await page.goto(`${portal.origin('pandago-NO')}/history`)
  await ready(page)
  await page.locator('.history-table tbody tr').nth(5).waitFor()
  await loadAll(page)
  const rows = await page.locator('.history-table').getAttribute('aria-rowcount')
  print({
    name: 'history: rows that can be scrolled through',
    value: Number(rows) - 1,
    unit: '',
    limit: { least: PAST },
  })
  await watch(page)
  await scroll(page, 60, 900)
  await notified(page, 'history: longest task while 10,000 rows are scrolled')
  await context.close()
}

/** One order after the other is opened and left again; what stays in memory. */
async function opened(): Promise<void> {
  const { page, context } = await portal.login('pandago-NO', {
    viewport: { width: 1100, height: 600 },
    reducedMotion: 'reduce',
    at: '/order-tracking/no1000',
  })
  await orderRows(page).nth(3).waitFor()
  const device = await context.newCDPSession(page)
  const inUse = async () => {
    // Twice: what a finalizer lets go of is collected the second time.
    for (let time = 0; time < 2; time++) await device.send('HeapProfiler.collectGarbage')
    const { nodes } = await device.send('Memory.getDOMCounters')
    return { ...(await heapOf(device)), nodes }
  }
  // What the first openings load stays.
  await page.evaluate(openOrdersInTurn, OPENINGS)
  const before = await inUse()
  await page.evaluate(openOrdersInTurn, OPENINGS)
  const after = await inUse()
  print({
    name: `tracking: ${OPENINGS} openings of an order grow the page by`,
    value: rounded((after.data - before.data) / 1e6, 2),
    unit: 'MB',
    limit: { most: OPENINGS_GROW_MAX_MB },
  })
  print({
    name: `tracking: ${OPENINGS} openings of an order grow the compiled code by`,
    value: rounded((after.code - before.code) / 1e6, 2),
    unit: 'MB',
  })
  print({
    name: `tracking: ${OPENINGS} openings of an order grow the document by`,
    value: after.nodes - before.nodes,
    unit: 'nodes',
    limit: { most: 100 },
  })
  await context.close()
}

type HeapSnapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/**
 * What the page and its scripts keep, in bytes, and apart from it the code that the engine compiles, which it goes on doing with what is
 * used often. No code comes with an opening: the policy of the page allows none that is made of text.
 */
async function heapOf(device: CDPSession): Promise<{ data: number; code: number }> {
  const parts: string[] = []
  const keep = ({ chunk }: { chunk: string }) => parts.push(chunk)
  device.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await device.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  device.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(parts.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const sum = { data: 0, code: 0 }
  for (let node = 0; node < nodes.length; node += fields.length)
    sum[types[0][nodes[node + type] ?? 0] === 'code' ? 'code' : 'data'] += nodes[node + size] ?? 0
  return sum
}

/** Runs in the page: opens each of the first four orders in turn and goes back. */
async function openOrdersInTurn(times: number): Promise<void> {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(resolve => setTimeout(resolve, 20))
  }
  const click = (selector: string, at = 0) => document.querySelectorAll<HTMLElement>(selector)[at]?.click()
  const isThere = (selector: string) => document.querySelector(selector) !== null
  for (let turn = 0; turn < times; turn++) {
    await until(() => document.querySelectorAll('.order').length > 3)
    click('.order', turn % 4)
    await until(() => isThere('.detail h2') && isThere('.order-map canvas'))
    history.back()
    await until(() => !isThere('.detail h2'))
  }
}

/** Answers the list of orders with these: all at once, or page by page, as servers do. */
async function serve(page: Page, orders: readonly Order[], { paged = false } = {}): Promise<void> {
  await page.route(/\/orders\/api\/v1\/vendor\/[^/]+\/orders/, route => {
    const { searchParams } = new URL(route.request().url())
    const all = searchParams.get('scheduled') === 'true' ? [] : orders
    const from = Number(searchParams.get('pagination_key') ?? 0)
    const to = paged ? from + Number(searchParams.get('count')) : all.length
    const next = to < all.length ? { pagination_key: String(to) } : {}
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { data: { result: { data: all.slice(from, to) }, ...next } },
    })
  })
}

/** Asks for more rows until there are none, as a reader who scrolls to the end would. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const button = document.querySelector<HTMLButtonElement>('.history-more button')
      if (!button) return
      button.click()
      await new Promise(resolve => setTimeout(resolve))
    }
  })
}

/** Notes what the browser does from now on. */
async function watch(page: Page): Promise<void> {
  await page
    .context()
    .browser()
    ?.startTracing(page, { categories: ['toplevel'] })
}

async function scroll(page: Page, turns: number, by: number): Promise<void> {
  // Over the rows: next to them the wheel would draw the map nearer.
  await page.mouse.move(200, 500)
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, turn % 20 < 14 ? by : -by)
    await page.waitForTimeout(50)
  }
}

async function scrollAndType(page: Page): Promise<void> {
  const until = Date.now() + SECONDS_LONG * 1000
  while (Date.now() < until) {
    await scroll(page, 30, 300)
    const search = page.getByRole('searchbox')
    await search.click()
    await page.keyboard.type(`${VENDOR}-0004`, { delay: 60 })
    for (let letter = 0; letter < VENDOR.length + 5; letter++) await page.keyboard.press('Backspace', { delay: 30 })
  }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/**
 * The tasks of the page's own thread, in milliseconds of processor time: what other programs took from it meanwhile is not the
 * page's doing.
 */
async function tasksOf(page: Page): Promise<number[]> {
  const trace = await page.context().browser()?.stopTracing()
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(event => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents
    .filter(event => event.name.endsWith('RunTask') && threads.has(`${event.pid} ${event.tid}`))
    .map(event => (event.tdur ?? event.dur ?? 0) / 1000)
  if (tasks.length < TASKS_MIN) throw new Error(`only ${tasks.length} tasks seen`)
  return tasks
}

async function notified(page: Page, name: string): Promise<void> {
  const tasks = await tasksOf(page)
  print({ name, value: Math.round(Math.max(...tasks)), unit: 'ms', limit: { most: TASK_MAX_MS } })
  const long = tasks.filter(task => task > TASK_MAX_MS).length
  print({ name: `${name}: how many beyond ${TASK_MAX_MS} ms`, value: long, unit: '' })
}
