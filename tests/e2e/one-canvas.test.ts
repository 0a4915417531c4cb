// The portal's one canvas on a wide window: the map of all open orders, and the screens that share it.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ map: true })
}, 300_000)
afterAll(() => portal?.close())

const WIDE = { width: 1440, height: 900 }
const OUTLETS = JSON.stringify({ showToggleOutlet: true, enableToggleOutlet: true })

const places = (page: Page) => page.locator('.all-orders .map-place')

describe('while no order is chosen', () => {
  async function openAll(viewport = WIDE) {
    const visit = await portal.login('pandago-NO', { viewport, at: '/order-tracking', kept: { vendors: OUTLETS } })
    await visit.page.locator('.order').first().waitFor()
    return visit
  }

  test('the map has every open order of the lists, in groups where they lie close', async () => {
    const { page, context, complaints } = await openAll()
    const listed = await page
      .getByRole('region', { name: /^(New|Collected|Scheduled)/ })
      .locator('.order')
      .evaluateAll(rows => rows.map(row => (row as HTMLElement).dataset['order']))
    const onMap = () =>
      places(page).evaluateAll(all => all.flatMap(one => (one as HTMLElement).dataset['orders']?.split(' ') ?? []))
    await expect.poll(async () => [...new Set(await onMap())].sort()).toEqual([...listed].sort())
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

  test('a row points at its place on the map and a place at its row, by pointer and by keys; pressed it opens', async () => {
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

  test('below 1024 px there is no such map, and nothing is loaded for it', async () => {
    const { page, context } = await openAll({ width: 1000, height: 800 })
    await page.getByText('Choose a delivery').waitFor()
    expect(await page.locator('.all-orders').count()).toBe(0)
    await context.close()
  })
})
