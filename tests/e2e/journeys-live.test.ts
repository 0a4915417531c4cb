// Whoever waits for an order and whoever sent it, while the rider rides: by the link on a phone, and on the order's page.
import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryCode } from '#schema/config.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { axe, openPortal, type Portal, ready } from './portal.ts'
import { connectionNotice, openedOrder, orderTitle } from './screens.ts'

const DAY_SECONDS = 86_400
/** Between two looks the sandbox goes on by this much, in seconds. */
const STEP_SECONDS = 45
const STEPS_MAX = 60

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO', 'talabat-AE'], live: true, map: true })
  for (const code of ['NO', 'AE'] as const) portal.sandbox.sites.open(code)
})
afterAll(() => portal?.close())

/** The order with this status that goes on last, so that most is left of its way. */
function orderIn(country: CountryCode, status: OrderStatus): Order {
  const rows = portal.sandbox.sites
    .open(country)
    .db.all<{ json: string }>(
      'SELECT json FROM orders WHERE country = ? AND due_at IS NOT NULL ORDER BY due_at DESC',
      country,
    )
  const found = rows.map(({ json }) => JSON.parse(json) as Order).find(order => order.status === status)
  if (!found) throw new Error(`no order ${status}`)
  return found
}

const statusOf = (country: CountryCode, id: string): OrderStatus | undefined =>
  portal.sandbox.sites
    .open(country)
    .db.get<{ status: OrderStatus }>(`SELECT json_extract(json, '$.status') AS status FROM orders WHERE id = ?`, id)
    ?.status

/** Where the rider's mark is on the screen. */
const place = (page: Page) =>
  page.locator('.map-rider').evaluate(mark => {
    const { x, y } = mark.getBoundingClientRect()
    return `${Math.round(x)} ${Math.round(y)}`
  })

test('[RTM-004] [TRK-034] [TRK-035] the vendor sees the rider move, the minutes fall and the status change', async () => {
  const { order_id: id, vendor_id: vendor } = orderIn('NO', 'PICKED_UP')
  const { page, context, complaints } = await portal.loggedIn('pandago-NO', {
    who: vendor === 'no2000' ? 'single' : 'parent',
    viewport: { width: 1440, height: 900 },
  })
  await page.clock.install()
  await page.goto(`${portal.origin('pandago-NO')}/order-tracking/${vendor}?order=${id}`)
  await ready(page)
  await orderTitle(page).waitFor()
  await page.locator('.order-map .map-rider').waitFor()
  const toGo = openedOrder(page).getByText(/^\d+ minutes? (to go|until)/)
  await toGo.waitFor()
  const [places, minutes] = [new Set<string>(), [] as number[]]
  const sentence = orderTitle(page)
  for (let step = 0; step < STEPS_MAX; step++) {
    if (await page.locator('.order-map .map-rider').isVisible()) places.add(await place(page))
    // It is gone once the rider is there.
    const [text = ''] = await toGo.allInnerTexts()
    const left = /\d+/.exec(text)
    if (left) minutes.push(Number(left[0]))
    portal.sandbox.control.advance(2 * STEP_SECONDS)
    if (statusOf('NO', id) === 'DELIVERED') break
    // The riders are asked for every two seconds, and the mark rides to where they are.
    const answered = page.waitForResponse(/\/riders\//)
    await page.clock.runFor(2200)
    await answered
    await page.clock.runFor(150)
  }
  await page.clock.runFor(2200)
  await expect.poll(() => sentence.innerText()).toContain('Delivered')
  expect(places.size).toBeGreaterThan(2)
  expect(minutes.at(-1)).toBeLessThan(minutes[0] ?? 0)
  expect(await connectionNotice(page).count()).toBe(0)
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('[PUB-001] [PUB-002] [TRK-037] a receiver in Arabic on a phone follows the rider to the door, and sees the proof', async () => {
  const { control } = portal.sandbox
  control.reset()
  control.setFlag('AE', 'ProofOfDelivery', true)
  const { order_id: id } = orderIn('AE', 'PICKED_UP')
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const { page, context, complaints } = await portal.visit('talabat-AE', '/prohibiteditems-c2c', phone)
  const underway = new Set<Request>()
  page.on('request', request => request.url().includes('/tracking/') && underway.add(request))
  page.on('requestfinished', request => underway.delete(request))
  page.on('requestfailed', request => underway.delete(request))
  await page.clock.install()
  await page.goto(`${portal.origin('talabat-AE')}/tracking/${id}`)
  await page.waitForSelector('main[data-state="known"]')
  expect(await page.getAttribute('html', 'dir')).toBe('rtl')
  await page.locator('.map-rider').waitFor()
  const [places, sentences, windows] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const proof = page.locator('[data-proof="delivery"]')
  // After the last answer the page asks no more, so the sandbox says when it is the last.
  for (let step = 0; step < STEPS_MAX && statusOf('AE', id) !== 'DELIVERED'; step++) {
    if (await page.locator('.map-rider').isVisible()) places.add(await place(page))
    sentences.add(await page.locator('h1').innerText())
    windows.add(await page.locator('[data-part="eta"]').innerText())
    control.advance(STEP_SECONDS)
    const answered = page.waitForResponse(/\/tracking\//)
    await page.clock.fastForward(8000)
    await answered
    await page.clock.runFor(150)
  }
  expect(statusOf('AE', id)).toBe('DELIVERED')
  // The answer that was waited for may have been on its way before the last step. A call that is on its way has no more time
  // than the page gives it, so the page's clock waits for it.
  await expect
    .poll(async () => {
      if (underway.size === 0) await page.clock.runFor(5000)
      return proof.isVisible()
    })
    .toBe(true)
  expect(places.size).toBeGreaterThan(2)
  expect(sentences.size).toBeGreaterThan(1)
  // Minutes before the door there is no time of the clock any more: the rider is arriving.
  expect([...windows].filter(shown => shown.trim() === '')).toEqual([])
  expect([...windows].some(shown => /\d/.test(shown))).toBe(true)
  expect(await axe(page)).toEqual([])
  await proof.click()
  const picture = page.getByRole('dialog').locator('img')
  await picture.waitFor()
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
  await context.close()
})

test('[Q70] an unknown number, and a link of a month ago, each have their text', async () => {
  const { page, context, complaints } = await portal.visit('talabat-AE', '/en/tracking/ae1000-NOSUCHORDER123')
  await page.getByRole('heading', { name: 'We can’t find this delivery' }).waitFor()
  portal.sandbox.control.reset()
  const { order_id: id } = orderIn('AE', 'NEW')
  portal.sandbox.sites
    .open('AE')
    .db.run(
      `UPDATE orders SET json = json_set(json, '$.created_at', CAST(json_extract(json, '$.created_at') AS INTEGER) - ?) WHERE id = ?`,
      31 * DAY_SECONDS,
      id,
    )
  await page.goto(`${portal.origin('talabat-AE')}/en/tracking/${id}`)
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
