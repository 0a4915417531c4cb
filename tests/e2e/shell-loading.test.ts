// How the shell of a screen is loaded: how much it is, what happens when a part does not come, and when a newer build is out.
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutHas } from './browser.ts'
import { openPortal, PASSWORD, type Portal, ready } from './portal.ts'
import { branchButton, helpFrame, notices, orderMenu, orderRows, pastRows } from './screens.ts'

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

/** How long after five minutes the question of the watch is waited for, in milliseconds: less than a call may take. */
const ASKED_WITHIN_MS = 5000

/** Lets five minutes pass on a page that watches over its build, until it has its answer. */
async function fiveMinutes(page: Page): Promise<void> {
  await ready(page)
  // Nothing tells when the watch has begun, some turns after the page: until it asks, five minutes more pass. They pass at
  // once, so that the call which they begin has all of its own time before it.
  for (let request: Request | undefined; !request; ) {
    const asked = page.waitForRequest('**/asset-manifest.json*', { timeout: ASKED_WITHIN_MS })
    await page.clock.fastForward(300_000)
    request = await asked.catch(() => undefined)
    await (await request?.response())?.finished()
  }
}

test('[NTC-008] [NTC-009] an outdated page shows a notice and loads again, once for a build', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  const manifest = { build: 'f'.repeat(64), files: ['/_assets/other.00000000.js'] }
  await page.route('**/asset-manifest.json*', route => route.fulfill({ json: manifest }))
  // Three seconds of this clock may pass before anybody looks, so the page itself writes down that it was said.
  await page.addInitScript(() => {
    const said = 'Your application is outdated, automatically reloading the app in 3 seconds'
    new MutationObserver(() => {
      if (document.body?.textContent.includes(said)) sessionStorage.setItem('said', 'yes')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.clock.install()
  await page.goto(home('/history'))
  let loads = 0
  page.on('load', () => loads++)
  await fiveMinutes(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('said')), { timeout: 30_000 }).toBe('yes')
  await page.clock.runFor(3100)
  await expect.poll(() => loads).toBe(1)
  await fiveMinutes(page)
  await page.clock.runFor(100)
  expect(await notices(page).getByRole('button').count()).toBe(0)
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
  const { page, context } = await portal.visit('pandago-NO', '/connect')
  await ready(page)
  // No answer comes.
  await page.route('**/authentication/api/v1/login', () => {})
  await page.fill('[name=email]', 'parent@no.sandbox.example')
  await page.fill('[name=password]', PASSWORD)
  await Promise.all([page.waitForRequest(/_assets\/account\./), page.click('button[type=submit]')])
  await context.close()
})

test.each([
  ['/order-tracking', orderRows],
  ['/history', pastRows],
])('%s asks for its orders while what draws them is on its way', async (path, rows) => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/_assets\/(island-client|TrackingBoard|HistoryTable)/, async route => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/vendor\/[^/]+\/orders[?]/)
  await page.goto(home(path), { waitUntil: 'commit' })
  await asked
  expect(await page.locator('astro-island[data-alive]').count()).toBe(0)
  release()
  await ready(page)
  await rows(page).first().waitFor()
  await context.close()
})

test('Tracking and History come without dialogs; those of an order are loaded when somebody comes near what opens them', async () => {
  for (const path of ['/order-tracking', '/history']) {
    const html = await (await fetch(home(path))).text()
    const named = [...html.matchAll(/<link rel="modulepreload" href="\/_assets\/([\w-]+)\./g)].map(([, name]) => name)
    expect(named).toContain('shell')
    expect(named.filter(name => /Dialog/.test(name ?? ''))).toEqual([])
  }
  const { page, context } = await portal.loggedIn('pandago-NO')
  await page.goto(home('/order-tracking/no1000'))
  await ready(page)
  await orderRows(page).first().press('Enter')
  await Promise.all([page.waitForRequest(/_assets\/OrderDialogs\./), orderMenu(page).focus()])
  await context.close()
})

test('[CST-109] Request and Tracking fill the window where :has() is unknown, as in Firefox before 121', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  await withoutHas(page)
  const { height = 0 } = page.viewportSize() ?? {}
  const submit = page.getByRole('button', { name: 'Request a rider' })
  const fills = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  const isWhole = async () => {
    await fills()
    const box = await submit.boundingBox()
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  }
  await page.goto(home('/request-a-rider'))
  await ready(page)
  await isWhole()
  await page.getByRole('link', { name: 'Tracking', exact: true }).click()
  await orderRows(page).first().click()
  await fills()
  await page.getByRole('link', { name: 'Request', exact: true }).click()
  await submit.waitFor()
  await isWhole()
  await context.close()
})

test('[CST-109] the help centre has the window where :has() is unknown, and a drawer reaches to its edges', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  await withoutHas(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.goto(home('/helpcenter/no1001'))
  await expect.poll(async () => (await helpFrame(page).boundingBox())?.height).toBeGreaterThan(height / 2)
  await branchButton(page).click()
  const edges = async () => {
    const box = await page.getByRole('dialog').boundingBox()
    return box && [box.x + box.width, box.height]
  }
  await expect.poll(edges).toEqual([width, height])
  await context.close()
})

test('[CST-109] on a phone the heading of a screen is in its bar alone where :has() is unknown', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO', { viewport: { width: 360, height: 640 } })
  await withoutHas(page)
  await page.goto(home('/bulk-order'))
  await ready(page)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBe(1)
  await context.close()
})

test.each([
  ['/request-a-rider', '#unit', '.summary'],
  ['/history?period=past-week', 'tbody a', '.grip'],
])(
  '[CST-109] on a phone the keyboard leads to nothing behind the foot of %s where :has() is unknown, as in Firefox before 121',
  async (path, first, foot) => {
    const phone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const
    const { page, context } = await portal.loggedIn('pandago-NO', phone)
    await withoutHas(page)
    await page.goto(home(path))
    await ready(page)
    await page.locator(first).first().focus()
    const isAbove = async () => {
      const [{ y = 0, height = 0 }, bar] = [
        (await page.locator(':focus').boundingBox()) ?? {},
        await page.locator(foot).boundingBox(),
      ]
      return bar !== null && y + height <= bar.y
    }
    for (let tabs = 0; tabs < 8; tabs++) {
      await page.keyboard.press('Tab')
      await expect.poll(isAbove).toBe(true)
    }
    await context.close()
  },
)

describe('[API-020] [API-025] the vendors and whether all outlets are offered, with which every screen begins,', () => {
  const VENDORS = '**/orders/api/v1/vendors'
  const FIRST = ['GET /orders/api/v1/vendors', 'GET /orders/api/v1/get-country-parameter/allOutletOrders']

  /** Holds the scripts of a page back until the answer is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    let letIn = () => {}
    const scripts = new Promise<void>(resolve => {
      letIn = resolve
    })
    await page.route('**/_assets/*.js', async route => {
      await scripts
      await route.continue()
    })
    return letIn
  }

  test('are asked for before any script is there, and once', async () => {
    const { page, context, asked, complaints } = await portal.loggedIn('pandago-NO')
    const letIn = await holdScripts(page)
    const answered = page.waitForResponse(VENDORS)
    await page.goto(home('/order-tracking/no1000'), { waitUntil: 'commit' })
    await answered
    letIn()
    await orderRows(page).first().waitFor()
    expect(asked.filter(call => FIRST.includes(call)).sort()).toEqual([...FIRST].sort())
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(['/request-a-rider', '/request-a-rider/no1000'])(
    'are followed on %s by the hours of the branch, before any script is there, and once',
    async path => {
      const { page, context, asked, complaints } = await portal.loggedIn('pandago-NO')
      const letIn = await holdScripts(page)
      const answered = page.waitForResponse('**/service-hours')
      await page.goto(home(path), { waitUntil: 'commit' })
      await answered
      letIn()
      await page.locator('#destination').waitFor()
      expect(asked.filter(call => call.endsWith('/service-hours'))).toHaveLength(1)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('are asked for again where no answer came', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    let tried = 0
    await page.route(VENDORS, route => (tried++ === 0 ? route.abort() : route.continue()))
    await page.goto(home('/order-tracking/no1000'))
    await orderRows(page).first().waitFor()
    expect(tried).toBe(2)
    await context.close()
  })

  test('are asked for again in the name of whoever is here by then', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    const letIn = await holdScripts(page)
    const answered = page.waitForResponse(VENDORS)
    await page.goto(home('/order-tracking/no1000'), { waitUntil: 'commit' })
    await answered
    await page.evaluate(() => {
      const login = JSON.parse(localStorage.getItem('token') ?? '{}')
      login.meta.IdToken += 'renewed'
      localStorage.setItem('token', JSON.stringify(login))
    })
    const isAgain = page.waitForRequest(
      request =>
        request.url().endsWith('/vendors') && (request.headers()['authorization']?.endsWith('renewed') ?? false),
    )
    letIn()
    await isAgain
    await context.close()
  })

  test('are not asked for by an entrance, nor for somebody who is a guest', async () => {
    const { page, context, asked } = await portal.visit('pandago-NO', '/connect')
    await ready(page)
    await page.evaluate(() => localStorage.setItem('guest-token', 'none'))
    await page.goto(home('/request-a-rider'))
    await ready(page)
    expect(asked.filter(call => call.endsWith('/vendors'))).toEqual([])
    await context.close()
  })
})
