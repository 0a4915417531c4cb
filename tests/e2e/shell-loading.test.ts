// How the shell of a screen is loaded: how much it is, what happens when a part does not come, and when a newer build is out.
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal, ready } from './portal.ts'
import { orderRows } from './screens.ts'

/** Most script that the shell of a screen needs to be usable, as a host sends it (compressed), without the screen's own island. */
const SHELL_SCRIPT_MAX_BYTES = 112_000

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
afterAll(() => portal.close())

const home = (path = '') => portal.origin('pandago-NO') + path

describe('[CST-001] [NTC-007] a part that does not load', () => {
  test('is asked for again every 2 s, and works in the end', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    const asked: number[] = []
    await page.route(/_assets\/TopBar/, route => {
      asked.push(Date.now())
      return asked.length < 4 ? route.abort() : route.continue()
    })
    await page.goto(home('/history'))
    await ready(page)
    // The first is the page that asks ahead of the island.
    const [, ...tries] = asked
    expect(tries).toHaveLength(3)
    expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThan(1900)
    await context.close()
  })

  test('is given up after 10 more, with a way to try again', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    let asked = 0
    await page.route(/_assets\/TopBar/, route => {
      asked += 1
      return route.abort()
    })
    await page.clock.install()
    await page.goto(home('/history'))
    const failed = async () => {
      await page.clock.runFor(2000)
      return page.locator('#load-failure').isVisible()
    }
    await expect.poll(failed).toBe(true)
    // One by the island, and 10 more; one ahead of it, which a browser may still have on its way.
    expect([11, 12]).toContain(asked)
    expect(await page.textContent('#load-failure span')).toBe(
      'Could not load the application. Please check your internet connection and try again',
    )
    await page.unroute(/_assets\/TopBar/)
    await Promise.all([page.waitForEvent('load'), page.click('#load-failure button')])
    await context.close()
  })

  test('[NTC-007] a map that does not load shows it in its place, and no notice claims that the application is missing', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await page.route(/_assets\/maplibre/, route => route.abort())
    await page.clock.install()
    await page.goto(home())
    const saysSo = async () => {
      await page.clock.runFor(2000)
      return page.getByText('We can’t show the map').isVisible()
    }
    await expect.poll(saysSo, { timeout: 60_000 }).toBe(true)
    await page.clock.runFor(4000)
    expect(await page.locator('#load-failure').isVisible()).toBe(false)
    await context.close()
  })
})

/** Lets five minutes pass on a page that has begun to watch over its build, until it has its answer. */
async function fiveMinutes(page: Page): Promise<void> {
  await ready(page)
  // The watch begins before the vendors are there, and the page view is sent after them.
  await page.waitForFunction(() => ((globalThis as { dataLayer?: unknown[] }).dataLayer ?? []).length > 0)
  const [answer] = await Promise.all([page.waitForResponse('**/asset-manifest.json*'), page.clock.runFor(300_000)])
  await answer.finished()
}

test('[NTC-008] [NTC-009] an outdated page shows a notice and loads again, once for a build', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  const manifest = { build: 'f'.repeat(64), files: ['/_assets/other.00000000.js'] }
  await page.route('**/asset-manifest.json*', route => route.fulfill({ json: manifest }))
  await page.clock.install()
  await page.goto(home('/history'))
  const again = page.waitForEvent('load')
  await fiveMinutes(page)
  await page.getByText('Your application is outdated, automatically reloading the app in 3 seconds').waitFor()
  await page.clock.runFor(3100)
  await again
  await fiveMinutes(page)
  await page.clock.runFor(100)
  expect(await page.locator('.toasts .toast').count()).toBe(0)
  await context.close()
})

test('the shell ships at most 112 kB of script before a screen’s own island', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  await page.goto(home('/history'))
  const shell = await page
    .locator('astro-island')
    .evaluateAll(islands =>
      islands
        .filter(island => !island.closest('main'))
        .flatMap(island => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]),
    )
  const messages = await page.evaluate(
    () => JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}').imports['#messages'],
  )
  // What must be there before the bar can be used: the islands of the shell and all that they import.
  const sizes = new Map<string, number>()
  const open = [...shell, messages].filter(path => path !== null)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (sizes.has(path)) continue
    const code = await (await fetch(home(path))).text()
    sizes.set(path, brotliCompressSync(code).byteLength)
    for (const [, file] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      open.push(`/_assets/${file}`)
  }
  expect(sizes.size).toBeGreaterThan(5)
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(SHELL_SCRIPT_MAX_BYTES)
  await context.close()
})

test('the shape of an answer is loaded while its call is on its way', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  // No answer comes.
  await page.route('**/orders/api/v1/**', () => {})
  await Promise.all([page.waitForRequest(/_assets\/vendor\./), page.goto(home('/history'))])
  await context.close()
})

test('Tracking comes without dialogs, which are loaded when somebody comes near what opens them', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  await page.goto(home('/order-tracking/no1000'))
  await ready(page)
  await orderRows(page).first().click()
  await page.locator('.detail-actions').waitFor()
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const isDialog = (name: string) => /_assets\/(?:Order)?Dialogs?\./.test(name)
  expect((await loaded()).filter(isDialog)).toEqual([])
  await page.locator('.detail-actions').getByRole('button').last().focus()
  await expect.poll(async () => (await loaded()).filter(isDialog).length).toBe(2)
  await context.close()
})
