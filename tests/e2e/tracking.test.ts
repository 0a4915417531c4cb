// Order tracking as whoever sends sees it, against the sandbox.
import type { Page, WebSocketRoute } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderOf } from '../domain/orders/examples.ts'
import { axe, openPortal, type Portal, ready, type Visit } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ map: true })
}, 300_000)
afterAll(() => portal?.close())

const OUTLETS = JSON.stringify({ showToggleOutlet: true, enableToggleOutlet: true })

/** The lists of the main branch and all its outlets. */
async function openLists(options: Parameters<Portal['login']>[1] = {}): Promise<Visit> {
  const visit = await portal.login('pandago-NO', options)
  await visit.page.evaluate(kept => localStorage.setItem('vendors', kept), OUTLETS)
  await visit.page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
  await ready(visit.page)
  await visit.page.locator('.order').first().waitFor()
  return visit
}

/** Opens the first order of a list that is not late: late ones are in the list too, with words of their own. */
async function openOrder(page: Page, list: string): Promise<void> {
  await page
    .getByRole('region', { name: list })
    .locator('.order', { hasNot: page.locator('.chip', { hasText: 'Delayed' }) })
    .first()
    .click()
  await page.locator('.detail h2').waitFor()
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'More for this order' }).click()

describe('on a wide window', () => {
  let visit: Visit
  let page: Page
  beforeAll(async () => {
    visit = await openLists({ viewport: { width: 1440, height: 900 } })
    page = visit.page
  }, 60_000)
  afterAll(() => visit?.context.close())

  test('[TRK-017] the lists stand one under another, each with its count', async () => {
    const titles = await page.locator('.order-group h2 button').allInnerTexts()
    const names = titles.map(title => title.replace(/\s*\d+$/, ''))
    expect(names).toEqual(
      ['New', 'Collected', 'Scheduled', 'Delivered', 'Cancelled'].filter(name => names.includes(name)),
    )
    const first = page.locator('.order-group').first()
    const count = Number((await first.locator('h2').innerText()).match(/\d+/)?.[0])
    expect(await first.locator('.order').count()).toBe(count)
  })

  test('[TRK-024] a search narrows the lists, and an empty field offers it again', async () => {
    const field = page.getByRole('searchbox')
    const name = (await page.locator('.order .who bdi').first().innerText()).trim()
    await field.fill(name.replaceAll(' ', '').toUpperCase())
    await page.locator('.found').waitFor()
    expect(new Set(await page.locator('.order .who bdi:first-child').allInnerTexts())).toEqual(new Set([name]))
    await field.press('Enter')
    await field.fill('')
    const recent = page.locator('.recent button')
    expect(await recent.first().innerText()).toBe(name.replaceAll(' ', '').toUpperCase())
    await field.fill('nobody of that name')
    await page.getByText('Nothing matches “nobody of that name”').waitFor()
    await field.press('Escape')
    await page.locator('.order-group').first().waitFor()
  })

  test('[TRK-025] [TRK-101] arrows lead along the rows, Enter opens one and the row keeps the focus', async () => {
    await page.locator('.order').first().focus()
    await page.keyboard.press('ArrowDown')
    const second = page.locator('.order').nth(1)
    const id = await second.getAttribute('data-order')
    await page.keyboard.press('Enter')
    await page.locator('.detail h2').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-order'))).toBe(id)
    expect(new URL(page.url()).searchParams.get('order')).toBe(id)
    expect(await page.locator('.facts').innerText()).toContain(id)
  })

  test('[TRK-102] an order that has been collected says why it cannot be cancelled', async () => {
    await openOrder(page, 'Collected')
    await openMenu(page)
    const item = page.getByRole('menuitem', { name: 'Cancel the order' })
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    expect(await item.innerText()).toContain('The rider has already collected it.')
    await page.keyboard.press('Escape')
  })

  test('[TRK-102] the QR code is drawn when it is asked for', async () => {
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Show the QR code' }).click()
    const code = page.getByRole('img', { name: /QR code of the tracking link/ })
    await code.waitFor()
    expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(1000)
    expect(await page.locator('.qr-link').innerText()).toMatch(/\/tracking\/no\d+-/)
    await page.keyboard.press('Escape')
  })

  test('[TRK-025] [TRK-030] [TRK-031] one of 19 reasons cancels an order', async () => {
    // Scheduled orders stay where they are while the sandbox moves the others on.
    await openOrder(page, 'Scheduled')
    const id = new URL(page.url()).searchParams.get('order')
    await openMenu(page)
    await page.getByRole('menuitem', { name: 'Cancel the order' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('radio').count()).toBe(19)
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await dialog.getByText('Choose a reason').waitFor()
    await dialog.getByText('Wrong items').click()
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.detail .chip', { hasText: 'Cancelled' }).waitFor()
    expect(await page.locator('.facts').innerText()).toContain('Wrong items')
    expect(id && visit.asked.filter(call => call.includes('order/cancel')).length).toBe(1)
  })

  test('[TRK-101] lists say how old they are', async () => {
    expect(await page.locator('.freshness').innerText()).toMatch(/Updated .+/)
  })

  test('nothing is wrong for axe', async () => {
    expect(await axe(page)).toEqual([])
  })
})

test('[TRK-039] a list that cannot be loaded says so and is loaded again', async () => {
  const { page, context } = await portal.login('pandago-NO')
  let broken = true
  await page.route(/\/vendor\/[^/]+\/orders/, route => (broken ? route.abort() : route.fallback()))
  await page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
  await page.getByRole('heading', { name: 'Cannot retrieve current orders' }).waitFor({ timeout: 30_000 })
  broken = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.locator('.order-group').first().waitFor({ timeout: 30_000 })
  await context.close()
}, 90_000)

test('[TRK-017] on a phone the lists are tabs, and an order opens over them', async () => {
  const { page, context } = await openLists({ viewport: { width: 390, height: 780 }, hasTouch: true })
  expect(await page.getByRole('tab').count()).toBe(5)
  await page.getByRole('tab', { name: /Collected/ }).click()
  await page.locator('.order').first().click()
  await page.locator('.detail h2').waitFor()
  expect(await page.getByRole('tab').first().isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await page.getByRole('tab').first().waitFor()
  expect(await axe(page)).toEqual([])
  await context.close()
}, 60_000)

test('[TRK-103] of 500 orders a slice is drawn, and 20 updates in a second touch the rows of those orders alone', async () => {
  const now = Math.floor(Date.now() / 1000)
  const orders = Array.from({ length: 500 }, (_, index) =>
    orderOf({
      vendor_id: 'no2000',
      order_id: `no2000-${String(index).padStart(6, '0')}`,
      created_at: now - index,
      updated_at: now - index,
      status: 'RECEIVED_BY_VENDOR',
      status_history: [{ status: 'RECEIVED_BY_VENDOR', created_at: now - index }],
    }),
  )
  const { page, context, complaints } = await portal.login('pandago-NO', { who: 'single' })
  await page.route(/\/vendor\/[^/]+\/orders\?/, route => {
    const scheduled = new URL(route.request().url()).searchParams.get('scheduled') === 'true'
    const data = scheduled ? [] : orders
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { data: { result: { data } } } })
  })
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket(/\/socket\?/, route => {
    socket = route
  })
  await page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
  await page.locator('.order').first().waitFor()
  const drawn = await page.locator('.order').count()
  expect(drawn).toBeLessThan(200)
  expect(await page.locator('.order-group h2').first().innerText()).toContain('500')
  await expect.poll(() => socket).toBeDefined()
  await page.evaluate(() => {
    const touched = new Set<string>()
    Object.assign(window, { touched })
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('.order')
        const chip = row?.querySelector('.chip')?.textContent ?? ''
        if (row && chip.includes('Rider')) touched.add(row.getAttribute('data-order') ?? '')
        else if (row) touched.add(`another: ${chip}`)
      }
    }).observe(document.querySelector('.orders') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const changed = orders.slice(5, 25)
  for (const order of changed) {
    const at = { status: 'COURIER_ACCEPTED_DELIVERY' as const, created_at: now + 1 }
    const data = { ...order, status: at.status, updated_at: now + 1, status_history: [...order.status_history, at] }
    socket?.send(JSON.stringify({ event: { type: 'order_update', data } }))
  }
  const touched = () => page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched].sort())
  await expect.poll(touched).toEqual(changed.map(order => order.order_id).sort())
  expect(await page.locator('.order').count()).toBe(drawn)
  expect(complaints).toEqual([])
  await context.close()
})
