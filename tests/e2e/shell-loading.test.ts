// How the shell of a screen is loaded: how much it is, what happens when a part does not come, and when a newer build is out.
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal, ready } from './portal.ts'

/** Most script that the shell of a screen needs to be usable, as a host sends it (compressed), without the screen's own island. */
const SHELL_SCRIPT_MAX_BYTES = 110_000

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
afterAll(() => portal.close())

const home = (path = '') => portal.origin('pandago-NO') + path

describe('[CST-001] [NTC-007] a part that does not load', () => {
  test('is asked for again every 2 s, and works in the end', async () => {
    const { page, context } = await portal.login('pandago-NO')
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
    const { page, context } = await portal.login('pandago-NO')
    let asked = 0
    await page.route(/_assets\/TopBar/, route => {
      asked += 1
      return route.abort()
    })
    await page.clock.install()
    await page.goto(home('/history'))
    for (let second = 0; second < 15; second++) {
      await page.waitForTimeout(150)
      await page.clock.runFor(2000)
    }
    await page.waitForSelector('#load-failure:visible')
    // One ahead of the island, one by it, and 10 more.
    expect(asked).toBe(12)
    expect(await page.textContent('#load-failure span')).toBe(
      'Could not load the application. Please check your internet connection and try again',
    )
    await page.unroute(/_assets\/TopBar/)
    await Promise.all([page.waitForEvent('load'), page.click('#load-failure button')])
    await context.close()
  })
})

test('[NTC-008] [NTC-009] an outdated page says so and loads again, once for a build', async () => {
  const { page, context } = await portal.login('pandago-NO')
  const manifest = { build: 'f'.repeat(64), files: ['/_assets/other.00000000.js'] }
  await page.route('**/asset-manifest.json*', route => route.fulfill({ json: manifest }))
  await page.clock.install()
  await page.goto(home('/history'))
  await ready(page)
  await page.clock.runFor(300_000)
  await expect
    .poll(() => page.textContent('.toasts'))
    .toContain('Your application is outdated, automatically reloading the app in 3 seconds')
  const [again] = await Promise.all([page.waitForEvent('load'), page.clock.runFor(3100)])
  expect(again).toBeDefined()
  await ready(page)
  await page.clock.runFor(300_000)
  await page.waitForTimeout(300)
  expect(await page.locator('.toasts .toast').count()).toBe(0)
  await context.close()
})

test('the shell ships at most 110 kB of script before a screen’s own island', async () => {
  const { page, context } = await portal.login('pandago-NO')
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
