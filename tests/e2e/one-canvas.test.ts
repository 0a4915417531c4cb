// The portal's one canvas on a wide window: the map of all open orders, and the screens that share it.
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import { fillOrder, peoniesFor, press } from './request-steps.ts'

let portal: Portal
let withStreets: Portal
beforeAll(async () => {
  portal = await openPortal({ map: true })
  withStreets = await openPortal({ map: true, streets: true, pairs: ['pandago-NO'] })
}, 300_000)
afterAll(async () => {
  await portal?.close()
  await withStreets?.close()
})

const WIDE = { width: 1440, height: 900 }
const OUTLETS = JSON.stringify({ showToggleOutlet: true, enableToggleOutlet: true })

const places = (page: Page) => page.locator('.all-orders .map-place')

/** The share of the map's picture that has the colour of a token, give or take what a screen's rounding does. */
async function shareOf(page: Page, token: string): Promise<number> {
  const map = page.locator('.all-orders canvas').first()
  const wanted = await map.evaluate((canvas, name) => {
    const painted = document.createElement('canvas').getContext('2d')
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    canvas.after(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    if (!painted) throw new Error('nothing can be painted')
    painted.fillStyle = color
    painted.fillRect(0, 0, 1, 1)
    return [...painted.getImageData(0, 0, 1, 1).data]
  }, token)
  const { data, info } = await sharp(await map.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].every(part => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) <= 1)) found += 1
  return found / (info.width * info.height)
}

describe('while no order is chosen', () => {
  async function openAll(viewport = WIDE, of = portal) {
    const visit = await of.login('pandago-NO', { viewport, at: '/order-tracking', kept: { vendors: OUTLETS } })
    await visit.page.locator('.order').first().waitFor()
    return visit
  }

  test('the map has every open order of the lists, in groups where they lie close', async () => {
    const { page, context, complaints } = await openAll()
    // The headings count all orders; of a long list not all rows are drawn.
    const lists = page.getByRole('region', { name: /^(New|Collected|Scheduled)/ })
    const counted = async () =>
      (await lists.locator('h2').allInnerTexts()).reduce((sum, text) => sum + Number(text.match(/\d+/)?.[0]), 0)
    const listed = () =>
      lists.locator('.order').evaluateAll(all => all.map(row => (row as HTMLElement).dataset['order'] ?? ''))
    const onMap = () =>
      places(page).evaluateAll(all => all.flatMap(one => (one as HTMLElement).dataset['orders']?.split(' ') ?? []))
    // Both change while orders move on.
    await expect
      .poll(async () => {
        const [count, rows, drawn] = [await counted(), await listed(), new Set(await onMap())]
        return count > 0 && drawn.size === count && rows.every(id => drawn.has(id))
      })
      .toBe(true)
    const group = page.locator('.all-orders .map-place.group').first()
    const count = Number(await group.textContent())
    expect(await group.getAttribute('aria-label')).toBe(`${count} orders`)
    const ids = String(await group.getAttribute('data-orders'))
    await group.press('Enter')
    await expect.poll(() => page.locator(`.map-place[data-orders="${ids}"]`).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a rider is there while the order is on its way, and is gone before', async () => {
    const { page, context } = await openAll()
    const onTheWay = page
      .getByRole('region', { name: /^Collected/ })
      .locator('.order', { hasNot: page.locator('.chip', { hasText: 'Delayed' }) })
    const id = String(await onTheWay.first().getAttribute('data-order'))
    // The rider of an order that is looked at is asked for first.
    await onTheWay.first().click()
    await page.locator('.rider-card').waitFor()
    await page.goBack()
    await page.getByRole('searchbox').fill(id)
    const rider = page.locator(`.map-place[data-orders="${id}"] .map-rider`)
    await rider.first().waitFor()
    portal.sandbox.control.setStatus('NO', id, 'DELIVERED')
    await page.getByRole('button', { name: 'Update now' }).click()
    await rider.first().waitFor({ state: 'detached' })
    await context.close()
  })

  test('a row points at its place on the map and a place at its row, by pointer and by keys; a click opens it', async () => {
    const { page, context } = await openAll()
    const single = page.locator('.all-orders .map-place:not(.group):not(.with-rider)').first()
    await single.waitFor()
    const id = String(await single.getAttribute('data-orders'))
    const place = page.locator(`.map-place[data-orders="${id}"]:not(.with-rider)`)
    const row = page.locator(`.order[data-order="${id}"]`)
    const pointed = (which: typeof row) => which.getAttribute('data-pointed')
    for (const [from, to] of [
      [row, place],
      [place, row],
    ] as const) {
      await from.hover()
      await expect.poll(() => pointed(to)).toBe('')
      await page.locator('.topbar .home').hover()
      await expect.poll(() => pointed(to)).toBeNull()
      await from.focus()
      await expect.poll(() => pointed(to)).toBe('')
      await page.locator('.topbar .home').focus()
      await expect.poll(() => pointed(to)).toBeNull()
    }
    const canvas = await page.locator('.all-orders canvas').elementHandle()
    await place.press('Enter')
    await page.locator('.detail h2').waitFor()
    expect(new URL(page.url()).searchParams.get('order')).toBe(id)
    // The map that was there goes on.
    await page.locator('.order-map canvas').waitFor()
    expect(await page.locator('.order-map canvas').evaluate((now, before) => now === before, canvas)).toBe(true)
    expect(await page.locator('.map-place').count()).toBe(0)
    await context.close()
  })

  test('[LND-104] land and roads have the colours of the brand, in the light and in the dark', async () => {
    const { page, context } = await openAll(WIDE, withStreets)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Larger than anything that lies on the map: what else has these colours is no map.
      for (const [token, share] of [
        ['--map-land', 0.05],
        ['--map-road', 0.01],
      ] as const)
        await expect.poll(() => shareOf(page, token), { message: `${token} ${colorScheme}` }).toBeGreaterThan(share)
    }
    await context.close()
  })

  test('below 1024 px there is no such map, and nothing is loaded for it', async () => {
    const { page, context } = await openAll({ width: 1000, height: 800 })
    await page.getByText('Choose a delivery').waitFor()
    expect(await page.locator('.all-orders').count()).toBe(0)
    await context.close()
  })
})

describe('going between the screens on a wide window', () => {
  /** Somebody with the mouse on a screen whose vendors are known; the page and its map are marked. */
  async function openAt(at: string, options: { who?: string; viewport?: typeof WIDE } = {}) {
    const visit = await portal.login('pandago-NO', { viewport: WIDE, at, ...options })
    const { page } = visit
    await page.locator('.branch .id').waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const loaded = page.waitForResponse(/shared-screens/, { timeout: 5000 }).catch(() => undefined)
    await page.locator('.topbar .home').hover()
    await loaded
    return visit
  }
  const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)
  const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
  const isSame = (page: Page, selector: string, before: unknown) =>
    page.locator(selector).evaluate((now, then) => now === then, before)

  test('[TRK-104] Request, Tracking and History share one page, one map and one order pane', async () => {
    const { page, context, complaints } = await openAt('/request-a-rider/no1000')
    const canvas = await page.waitForSelector('.request-map canvas')
    await page.fill('#destination', 'Storgata 7')
    await tab(page, 'Tracking').click()
    await page.waitForURL('**/order-tracking/no1000')
    await page.locator('.order').first().waitFor()
    expect(await isSame(page, '.all-orders canvas', canvas)).toBe(true)
    await expect.poll(() => focusedText(page)).toBe('Tracking')
    expect(await tab(page, 'Tracking').getAttribute('aria-current')).toBe('page')
    expect(await tab(page, 'Request').getAttribute('aria-current')).toBeNull()
    expect(await page.locator('.request').count()).toBe(0)
    const row = page.locator('.order').first()
    const id = String(await row.getAttribute('data-order'))
    await row.click()
    await page.locator('.order-pane .detail h2').waitFor()
    expect(await isSame(page, '.order-map canvas', canvas)).toBe(true)
    await tab(page, 'History').click()
    await page.waitForURL('**/history/no1000')
    await expect.poll(() => focusedText(page)).toBe('History')
    const past = page.locator('.history-table tbody tr[data-row]').first()
    await past.getByRole('link').click()
    await page.locator('.history-pane .detail h2').waitFor()
    expect(await isSame(page, '.history-pane canvas', canvas)).toBe(true)
    // Back: the pane closes, then the order of Tracking is open again; forward leads the same way.
    await page.goBack()
    await page.locator('.history-pane').waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**/order-tracking/no1000?order=${id}`)
    await page.locator('.order-pane .detail h2').waitFor()
    expect(await isSame(page, '.order-map canvas', canvas)).toBe(true)
    await page.goForward()
    await page.waitForURL('**/history/no1000')
    await past.waitFor()
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.waitForURL('**/request-a-rider/no1000')
    // What was typed is kept, as over the load of a page.
    await expect.poll(() => page.locator('#destination').inputValue()).toBe('Storgata 7')
    expect(await isSame(page, '.request-map canvas', canvas)).toBe(true)
    expect(await isSamePage(page)).toBe(true)
    expect(complaints).toEqual([])
    // What was reached without a load is a page like any other.
    await tab(page, 'History').click()
    await page.waitForURL('**/history/no1000')
    await page.reload()
    await past.waitFor()
    expect(await isSamePage(page)).toBe(false)
    expect(await tab(page, 'History').getAttribute('aria-current')).toBe('page')
    await context.close()
  })

  test('nothing opens by itself over the form, though the customers of before are known', async () => {
    const { page, context } = await openAt('/request-a-rider/no1000')
    const field = page.locator('#destination')
    await field.click()
    await page.getByRole('group', { name: 'Recent customers' }).waitFor()
    await page.keyboard.press('Escape')
    await tab(page, 'Tracking').click()
    await page.locator('.order').first().waitFor()
    await tab(page, 'Request').click()
    await expect.poll(() => field.evaluate(it => it === document.activeElement)).toBe(true)
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('group', { name: 'Recent customers' }).waitFor()
    await context.close()
  })

  test('[TRK-104] [REQ-032] after placing, the form becomes the pane of the new order; Ctrl+Alt+N gives a fresh form', async () => {
    const { page, context, complaints } = await openAt('/request-a-rider', { who: 'single' })
    await fillOrder(page, peoniesFor('Ylva Lerret'))
    const canvas = await page.waitForSelector('.request-map canvas')
    await press(page)
    await page.waitForURL('**/order-tracking/no2000?order=**')
    await page.locator('.order-pane', { hasText: 'Ylva Lerret' }).waitFor()
    expect(await isSame(page, '.order-map canvas', canvas)).toBe(true)
    await page.getByText('Order pushed!').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-title')
    await page.keyboard.press('Control+Alt+n')
    await page.waitForURL('**/request-a-rider/no2000')
    await page.waitForSelector('#destination')
    expect(await page.inputValue('#name')).toBe('')
    expect(await isSame(page, '.request-map canvas', canvas)).toBe(true)
    expect(await isSamePage(page)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('whoever is no longer here, or looks through a narrower window, loads the page and passes its guard', async () => {
    const { page, context } = await openAt('/order-tracking')
    await page.setViewportSize({ width: 1000, height: 800 })
    await tab(page, 'History').click()
    await page.waitForURL('**/history')
    await expect.poll(() => isSamePage(page)).toBe(false)
    await page.setViewportSize(WIDE)
    await page.locator('.branch .id').waitFor()
    await page.locator('.topbar .home').hover()
    await page.evaluate(() => localStorage.removeItem('token'))
    await tab(page, 'Tracking').click()
    await page.waitForURL(url => url.pathname === '/')
    await context.close()
  })
})
