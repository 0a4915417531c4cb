// Fast by hand and on the wire: few keys, little script, and nothing that moves.
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawn } from './browser.ts'
import { openPortal, type Portal } from './portal.ts'
import { expectTracked, feeShown, fillOrder, focused, ordersTo, peoniesFor, press } from './request-steps.ts'
import { submitButton } from './screens.ts'

const KEYS_MAX = 12
const SCRIPT_MAX_BYTES = 227_000

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
afterAll(() => portal.close())

test('[REQ-101] a repeat order to a saved address takes at most 12 keys besides its text', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'single' })
  await fillOrder(page, peoniesFor('Ylva Stamgjest'))
  await press(page)
  await expectTracked(page, 'Ylva Stamgjest')
  await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
  await page.waitForSelector('#destination')
  await expect.poll(() => focused(page)).toBe('destination')

  let keys = 0
  const key = async (name: string) => {
    keys += name.split('+').length
    await page.keyboard.press(name)
  }
  const enterUntil = async (field: string) => {
    while ((await focused(page)) !== field && keys <= KEYS_MAX) await key('Enter')
  }
  await page.keyboard.type('Ylva Stam')
  await page.waitForFunction(() => document.querySelector('[role=option]')?.textContent?.includes('Ylva Stamgjest'))
  await key('ArrowDown')
  await key('Enter')
  await enterUntil('description')
  await page.keyboard.type('Tulips')
  await enterUntil('amount')
  await page.keyboard.type('300')
  await feeShown(page)
  await key('Control+Enter')
  await page.waitForURL('**/order-tracking/**')
  await expect.poll(() => ordersTo(portal, 'NO', 'Ylva Stamgjest').length).toBe(2)
  expect(keys).toBeLessThanOrEqual(KEYS_MAX)
  await context.close()
})

test('[REQ-101] an order for a new customer takes 5 strokes besides what it says', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'single' })
  await page.waitForSelector('#destination')
  await expect.poll(() => focused(page)).toBe('destination')
  await page.keyboard.type('Storgata 31')
  // Other numbers begin like this one: what was typed is the one that Enter takes.
  const taken = page.locator('[role=option][aria-selected=true]')
  await expect.poll(() => taken.innerText()).toMatch(/^Storgata 31\n/)
  await page.keyboard.press('Enter')
  for (const [field, text] of [
    ['name', 'Ylva Firefire'],
    ['phone', '41258036'],
    ['description', 'Peonies'],
    ['amount', '649'],
  ] as const) {
    if (field !== 'name') await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(field)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/order-tracking/**')
  await expect.poll(() => ordersTo(portal, 'NO', 'Ylva Firefire').length).toBe(1)
  await context.close()
})

test('[REQ-110] the customer of the last order is one key away, and fills the form', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'single' })
  await fillOrder(page, peoniesFor('Ylva Nettopp'))
  await press(page)
  await expectTracked(page, 'Ylva Nettopp')
  await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
  await page.waitForSelector('#destination')
  await expect.poll(() => focused(page)).toBe('destination')
  // Nothing opens by itself over a form that has just come.
  expect(await page.getByRole('listbox').count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('group', { name: 'Recent customers' }).getByRole('option').first()
  await first.waitFor()
  expect(await first.innerText()).toContain('Ylva Nettopp')
  if ((await first.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await feeShown(page)
  expect(await page.inputValue('#name')).toBe('Ylva Nettopp')
  await context.close()
})

test('[REQ-109] after a submission no list lies over what is wrong with the address; an arrow key opens it', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'parent' })
  await page.waitForSelector('#destination')
  await submitButton(page).click()
  await page.getByText('Please type in the address').waitFor()
  await expect.poll(() => focused(page)).toBe('destination')
  await drawn(page)
  expect(await page.getByRole('listbox').count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('group', { name: 'Recent customers' }).getByRole('option').first().waitFor()
  await context.close()
})

describe('light and still', () => {
  test('the page has at most 227 kB of script without the map', async () => {
    const { page, context } = await portal.login('pandago-NO', { who: 'single', map: true })
    await page.waitForSelector('#destination')
    const scripts = new Map<string, Promise<number>>()
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      // The map, its frame and its ground, and what its engine is compared with.
      if (!pathname.endsWith('.js') || /(maplibre|mapbox|canvas|create-map|outline|compared-bytes)/.test(pathname))
        return
      // What still belongs to the page before has no body any more.
      const size = response.body().then(
        body => gzipSync(body, { level: 9 }).length,
        () => 0,
      )
      scripts.set(pathname, size)
    })
    await page.reload()
    await page.waitForSelector('#destination')
    await page.waitForSelector('.maplibregl-canvas')
    expect(scripts.size).toBeGreaterThan(3)
    const sizes = await Promise.all(scripts.values())
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)
    await context.close()
  })

  test.for([
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  ])('nothing moves while the form comes to life at $viewport.width', async device => {
    const { page, context } = await portal.login('pandago-NO', { who: 'single', map: true, ...device })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await page.waitForSelector('#destination')
    // All that the form asks for has come and is drawn.
    await page.waitForLoadState('networkidle')
    await drawn(page)
    const shifted = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
    await context.close()
  })

  test('[NTC-006] a part that fails to load is asked for again, and the map is there', async () => {
    const { page, context } = await portal.login('pandago-NO', { who: 'single', map: true })
    let refused = 0
    await page.route(/_assets\/maplibre/, route => (refused++ < 1 ? route.abort() : route.continue()))
    await page.reload()
    await page.waitForSelector('.maplibregl-canvas', { timeout: 30_000 })
    expect(refused).toBeGreaterThan(1)
    expect(await page.locator('#load-failure').isVisible()).toBe(false)
    await context.close()
  })
})
