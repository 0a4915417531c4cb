// A shift of eight hours in one page: 20 updates a second, 300 orders placed, 500 changes of the screen. What stays in memory of the
// page and of the sandbox once that was collected. The clocks of both run ahead together, so that it takes minutes; `TURNS=50` is a
// tenth of it. Maps are left out, which the processor would have to draw (`MAP=yes` has them).
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Page } from 'playwright'
import type { Order } from '#schema/wire.ts'
import { openPortal, ready } from '../e2e/portal.ts'
import { orderRows, submitButton } from '../e2e/screens.ts'
import { print, rounded } from './figure.ts'

const PAIR = 'pandago-NO'
const VENDOR = 'no2000'
/** Tuesday 3 March 2026, 9:00 in Oslo: riders come all day. */
const NINE = Date.parse('2026-03-03T08:00:00Z')
const SHIFT_MS = 8 * 3_600_000
const TURNS_OF_A_SHIFT = 500
const TURNS = Number(process.env['TURNS'] ?? TURNS_OF_A_SHIFT)
const TURN_MS = SHIFT_MS / TURNS_OF_A_SHIFT
/** In each turn the screen changes; in three of five an order is placed as well. */
const PLACED_OF_FIVE = 3
const UPDATES_PER_SECOND = 20
/** Between two looks of the page at its clock. */
const PART_MS = 9600
/** What the first turns load and compile stays. */
const WARM_UP_TURNS = 15
const GROWS_MAX_MB = 20

const began = performance.now()
let ahead = 0
/** Updates. */
let sent = 0
const clock = { now: () => Math.round(NINE + ahead + performance.now() - began) }
const portal = await openPortal({ pairs: [PAIR], live: true, map: process.env['MAP'] === 'yes', clock })
const site = portal.sandbox.sites.open('NO')
const allOrders = () => site.db.get<{ count: number }>('SELECT count(*) AS count FROM orders')?.count ?? 0
try {
  const { page, context, complaints } = await portal.loggedIn(PAIR, {
    who: 'single',
    viewport: { width: 1100, height: 600 },
    reducedMotion: 'reduce',
  })
  await page.clock.install({ time: clock.now() })
  await page.goto(`${portal.origin(PAIR)}/order-tracking/${VENDOR}`)
  await ready(page)
  await orderRows(page).first().waitFor()
  const device = await context.newCDPSession(page)
  const inUse = async () => {
    // Twice: what a finalizer lets go of is collected the second time.
    for (let time = 0; time < 2; time++) await device.send('HeapProfiler.collectGarbage')
    const { usedSize } = await device.send('Runtime.getHeapUsage')
    const { nodes } = await device.send('Memory.getDOMCounters')
    return { page: usedSize / 1e6, nodes, sandbox: heldHere() / 1e6 }
  }
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) await work(page, turn)
  const [before, ordersBefore] = [await inUse(), allOrders()]
  sent = 0
  for (let turn = 0; turn < TURNS; turn++) await work(page, turn)
  const after = await inUse()
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error('a page was loaded')
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  const share = TURNS / TURNS_OF_A_SHIFT
  print({ name: 'turns of half a minute to a minute, one screen each', value: TURNS, unit: '' })
  print({
    name: 'orders placed',
    value: allOrders() - ordersBefore,
    unit: '',
    limit: { least: Math.floor(300 * share) },
  })
  print({ name: 'updates sent', value: sent, unit: '', limit: { least: 8 * 3600 * UPDATES_PER_SECOND * share } })
  const grown = { most: GROWS_MAX_MB }
  print({ name: 'the page grows by', value: rounded(after.page - before.page), unit: 'MB', limit: grown })
  print({ name: 'its document grows by', value: after.nodes - before.nodes, unit: 'nodes' })
  print({ name: 'the sandbox grows by', value: rounded(after.sandbox - before.sandbox), unit: 'MB', limit: grown })
} finally {
  await portal.close()
}

/** What this process, and the sandbox in it, holds after collection, in bytes. */
function heldHere(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

/** One change of the screen, an order in three of five turns, and time that passes with its updates. */
async function work(page: Page, turn: number): Promise<void> {
  if (turn % 5 < PLACED_OF_FIVE) await place(page)
  else await change(page, turn % 5 === PLACED_OF_FIVE ? 'History' : 'Tracking')
  for (let part = 0; part < TURN_MS / PART_MS; part++) {
    ahead += PART_MS
    publish(UPDATES_PER_SECOND * (PART_MS / 1000))
    portal.sandbox.sites.advance()
    await page.clock.fastForward(PART_MS)
  }
}

async function change(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  // The tab of the screen without an open order would load the page again.
  const isThere = (await tab.getAttribute('aria-current')) !== null
  if (isThere && !page.url().includes('?order=')) return
  await tab.click()
  await page.waitForFunction(text => document.querySelector('.tabs [aria-current]')?.textContent === text, name)
}

/** The newest order once more: from its row to the filled form, and back to Tracking with the new one. */
async function place(page: Page): Promise<void> {
  await change(page, 'Tracking')
  const before = allOrders()
  await page.locator('.order-row').first().hover()
  await page
    .locator('.order-row')
    .first()
    .getByRole('button', { name: /^Request again/ })
    .click()
  await page.waitForURL('**/request-a-rider/**')
  const submit = submitButton(page)
  await page.locator('.summary .fee dd bdi:not(.muted)').waitFor()
  await submit.click()
  await page.waitForURL('**/order-tracking/**')
  if (allOrders() !== before + 1) throw new Error('no order was made')
}

/** Updates of orders under way, as a platform sends them: what is said of each differs from update to update. */
function publish(count: number): void {
  const orders = site.db
    .all<{ json: string }>(
      "SELECT json FROM orders WHERE json_extract(json, '$.vendor_id') = ? ORDER BY created_at DESC LIMIT 200",
      VENDOR,
    )
    .map(({ json }) => JSON.parse(json) as Order)
  for (let part = 0; part < count; part++) {
    const order = orders[(sent * 7) % orders.length] as Order
    site.hub.publish('NO', [VENDOR], { ...order, updated_at: Math.floor(clock.now() / 1000) })
    sent += 1
  }
}
