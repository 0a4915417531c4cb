// How fast an order is made by hand: strokes of the whole order and of a repeat (REQ-101, REQ-110), and from an address that is taken to
// its fee while every call takes 200 ms and what the sandbox itself needs for it: at most two calls follow one another, and 50 ms are beyond them.
import type { Page } from 'playwright'
import { openPortal } from '../e2e/portal.ts'
import { expectTracked, feeShown, focused, ordersTo } from '../e2e/request-steps.ts'
import { median, print } from './figure.ts'

const PAIR = 'pandago-NO'
const CALL_MS = 200
const ROUNDS = 7
const STROKES_MAX = 44
const REPEAT_KEYS_MAX = 3
/** Calls that follow one another; others go out together with them. */
const ROUND_TRIPS_MAX = 2
const BEYOND_CALLS_MAX_MS = 50
/** With the other texts 39 strokes of content, as counted before. */
const CUSTOMER = 'Ylva Femti'

const portal = await openPortal({ pairs: [PAIR] })
const allOrders = () =>
  portal.sandbox.sites.open('NO').db.get<{ count: number }>('SELECT count(*) AS count FROM orders')?.count ?? 0
const at = (path: string) => portal.origin(PAIR) + path
try {
  const { page } = await portal.login(PAIR, { who: 'single' })
  let strokes = 0
  const type = async (text: string) => {
    strokes += [...text].length
    await page.keyboard.type(text)
  }
  /** Keys that are held together are one stroke. */
  const press = async (keys: string) => {
    strokes += 1
    await page.keyboard.press(keys)
  }

  await page.waitForSelector('#destination')
  await waitUntil(async () => (await focused(page)) === 'destination')
  await type('Storgata 31')
  await page.locator('[role=option][aria-selected=true]', { hasText: 'Storgata 31' }).waitFor()
  await press('Enter')
  for (const text of [CUSTOMER, '41258036', 'Peonies', '649']) {
    if (text !== CUSTOMER) await press('Tab')
    await type(text)
  }
  await press('Control+Enter')
  await expectTracked(page, CUSTOMER)
  await waitUntil(async () => ordersTo(portal, 'NO', CUSTOMER).length === 1)
  print({ name: 'a whole order by keyboard: strokes', value: strokes, unit: '', limit: { most: STROKES_MAX } })

  for (const [screen, row] of [
    ['/order-tracking', '.order-row'],
    ['/history?period=past-month', '.history-table tr[data-row]'],
  ] as const) {
    const before = allOrders()
    await page.goto(at(screen))
    await page.locator(row).first().getByRole('link').first().focus()
    strokes = 0
    await press('Tab')
    await press('Enter')
    await page.waitForURL('**/request-a-rider/**')
    await feeShown(page)
    await waitUntil(() => page.evaluate(() => document.activeElement?.matches('.summary [type=submit]') === true))
    await press('Enter')
    await waitUntil(async () => allOrders() === before + 1)
    print({
      name: `a repeat from ${screen}, its row focused: keys`,
      value: strokes,
      unit: '',
      limit: { most: REPEAT_KEYS_MAX },
    })
  }

  portal.sandbox.control.addFault({ kind: 'latency', call: '*', probability: 1, milliseconds: CALL_MS })
  const took: Taken[] = []
  for (let round = 0; round < ROUNDS; round++) took.push(await addressToFee(page, `Storgata ${11 + 2 * round}`))
  print({
    name: 'address taken to fee: calls that follow one another',
    value: Math.max(...took.map(({ roundTrips }) => roundTrips)),
    unit: '',
    limit: { most: ROUND_TRIPS_MAX },
  })
  print({
    name: 'address taken to fee, beyond its calls, median',
    value: median(took.map(({ whole, calls }) => whole - calls)),
    unit: 'ms',
    limit: { most: BEYOND_CALLS_MAX_MS },
  })
  const whole = took.map(one => one.whole)
  print({ name: `address taken to fee, calls of ${CALL_MS} ms, median`, value: median(whole), unit: 'ms' })
  print({ name: 'the same, longest', value: Math.max(...whole), unit: 'ms' })
} finally {
  await portal.close()
}

/** In milliseconds by the clock of the page: from the key that takes a suggestion to the frame with the fee, and how long of it a call was under way. */
type Taken = { whole: number; calls: number; roundTrips: number }

async function addressToFee(page: Page, address: string): Promise<Taken> {
  await page.goto(at('/request-a-rider'))
  await page.waitForSelector('#destination')
  await page.focus('#destination')
  await page.keyboard.type(address)
  await page.locator('[role=option][aria-selected=true]').waitFor()
  await page.evaluate(watchFee)
  await page.keyboard.press('Enter')
  const { pressed, shown, spans } = await page.evaluate(() => (globalThis as unknown as { fee: Promise<Watched> }).fee)
  await page.evaluate(() => document.querySelector<HTMLElement>('.request-scroll > .extras:last-child .link')?.click())
  // Calls that overlap are one round trip.
  let [calls, roundTrips, until] = [0, 0, pressed]
  for (const { from, to } of spans.filter(span => span.from < shown).sort((one, two) => one.from - two.from)) {
    if (from >= until) roundTrips += 1
    calls += Math.max(0, Math.min(to, shown) - Math.max(from, until))
    until = Math.max(until, to)
  }
  return { whole: Math.round(shown - pressed), calls: Math.round(calls), roundTrips }
}

type Watched = { pressed: number; shown: number; spans: { from: number; to: number }[] }

/** Runs in the page. */
function watchFee(): void {
  let pressed = 0
  const press = (event: Event) => {
    pressed ||= event.timeStamp
  }
  // The field uses the key up, so it is seen on its way down.
  addEventListener('keydown', press, true)
  const look = (resolve: (watched: Watched) => void) => {
    const fee = document.querySelector('.summary .fee dd bdi:not(.muted)')
    if (!pressed || !/\d/.test(fee?.textContent ?? '')) return requestAnimationFrame(() => look(resolve))
    const spans = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime >= pressed)
      .map(({ startTime, responseEnd }) => ({ from: startTime, to: responseEnd }))
    return resolve({ pressed, shown: performance.now(), spans })
  }
  Object.assign(globalThis, { fee: new Promise(look) })
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`never: ${isSo}`)
}
