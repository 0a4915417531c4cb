import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keptFlags, openPortal, type Portal, ready } from './portal.ts'
import { accountMenu } from './screens.ts'

const PAIR = 'pandago-NO'
const DAY_MS = 86_400_000
const PATIENT = { timeout: 30_000 }

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(() => portal.sandbox.control.reset())

const pathOf = (page: Page) => new URL(page.url()).pathname
const stored = (page: Page, area: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  page.evaluate(name => Object.keys(window[name]).sort(), area)
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function another(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(portal.origin(PAIR) + path)
  await ready(page)
  return page
}

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Cuts this browser off from the sandbox, or connects it again. */
async function setOnline(context: BrowserContext, online: boolean): Promise<void> {
  if (online) await context.unroute('**/api/v1/**')
  else await context.route('**/api/v1/**', route => route.abort('internetdisconnected'))
  for (const page of context.pages())
    await page.evaluate(name => dispatchEvent(new Event(name)), online ? 'online' : 'offline')
}

describe('several tabs are one session', () => {
  test('[SES-101] ten tabs refresh a token once', async () => {
    const { context, page, asked } = await portal.login(PAIR)
    const tabs = [page]
    for (let more = 0; more < 9; more++) tabs.push(await another(context, '/order-tracking'))
    const extended = () => asked.filter(one => one.endsWith('login/extend')).length
    const access = () => page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').meta?.AccessToken)
    const before = await access()
    portal.sandbox.control.advance(3001)
    // Every tab learns the time from its next answer. Nothing is reloaded: that could cut a renewal off.
    await Promise.all(tabs.map(look))
    await expect.poll(access, PATIENT).not.toBe(before)
    await expect.poll(() => tabs.map(pathOf).includes('/'), PATIENT).toBe(false)
    expect(extended()).toBe(1)
    await context.close()
  })

  test('[SES-101] [SES-007] [SES-008] logging out in one tab logs out all, and each shows a notice', async () => {
    const { context, page } = await portal.login(PAIR)
    const other = await another(context, '/history')
    const open = await another(context, '/faq')
    await logOut(page)
    await page.waitForURL(`${portal.origin(PAIR)}/`)
    await page.getByText('You are now disconnected.').first().waitFor()
    await other.waitForURL(`${portal.origin(PAIR)}/`)
    expect(pathOf(open)).toBe('/faq')
    await context.close()
  })
})

describe('after a logout', () => {
  test('[SES-102] nothing is left, Back shows no data, and the old token is refused', async () => {
    const { context, page } = await portal.login(PAIR)
    const old = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').meta)
    await page.goto(`${portal.origin(PAIR)}/history`)
    await ready(page)
    await logOut(page)
    await page.waitForURL(`${portal.origin(PAIR)}/`)
    await expect
      .poll(() => stored(page), PATIENT)
      .toEqual(expect.not.arrayContaining(['token', 'pending-logout', 'vendors']))
    await page.goBack()
    await expect.poll(() => pathOf(page), PATIENT).toBe('/')
    expect(await page.locator('body').innerText()).not.toContain('parent@')
    const answer = await portal.sandbox.fetch('http://no.sandbox.localhost:4600/orders/api/v1/vendors', {
      headers: { authorization: `Bearer ${old.AccessToken}|${old.IdToken}` },
    })
    expect(answer.status).toBe(401)
    await context.close()
  })

  test.each(['/history', '/bulk-order'])(
    '[SES-007] on %s nothing is left that was typed into a request',
    async path => {
      const { context, page } = await portal.login(PAIR)
      await page.fill('#name', 'Kari Berg')
      await expect.poll(() => stored(page)).toContain('request-drafts')
      await page.goto(portal.origin(PAIR) + path)
      await ready(page)
      await logOut(page)
      await page.waitForURL(`${portal.origin(PAIR)}/`)
      expect(await stored(page)).not.toContain('request-drafts')
      await context.close()
    },
  )

  test('[SES-102] the same when it happened offline, once the network is back', async () => {
    const { context, page, asked } = await portal.login(PAIR)
    await setOnline(context, false)
    await logOut(page)
    // The browser's own page for a missing network would not say that somebody is logged out.
    await page.getByText('You are now disconnected.').first().waitFor()
    expect(await stored(page)).toContain('pending-logout')
    expect(await stored(page)).not.toContain('token')
    expect(asked.filter(one => one.endsWith('/logout'))).toEqual([])
    await setOnline(context, true)
    await page.waitForURL(`${portal.origin(PAIR)}/`)
    await expect.poll(() => stored(page), PATIENT).not.toContain('pending-logout')
    expect(asked.filter(one => one.endsWith('/logout'))).toHaveLength(1)
    await context.close()
  })
})

test.each(['/faq', '/maintenance', '/connect', '/tracking/no-1', '/delivery-receipt/no-1', '/tracking-c2c/no-1'])(
  '[SES-102] a logout that the server does not know of yet is reported from %s',
  async path => {
    const { context, page } = await portal.login(PAIR)
    const refresh = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').meta.RefreshToken)
    // As another tab leaves it that was closed offline.
    await page.evaluate(token => {
      localStorage.clear()
      localStorage.setItem('pending-logout', JSON.stringify([token]))
    }, refresh)
    const next = await context.newPage()
    await next.goto(portal.origin(PAIR) + path)
    await expect.poll(() => stored(next), PATIENT).not.toContain('pending-logout')
    const answer = await portal.sandbox.fetch('http://no.sandbox.localhost:4600/authentication/api/v1/login/extend', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refresh }),
    })
    expect(answer.status).toBe(401)
    await context.close()
  },
)

test.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])('[SES-103] on a device whose clock is a day %s a login lasts', async (_, wrong) => {
  const { context, page } = await portal.visit(PAIR, '/connect')
  await context.clock.setSystemTime(Date.now() + wrong)
  await page.reload()
  await ready(page)
  await page.fill('[name=email]', 'parent@no.sandbox.example')
  await page.fill('[name=password]', 'Sandbox!2026')
  await page.click('button[type=submit]')
  await page.waitForURL('**/request-a-rider')
  await page.goto(`${portal.origin(PAIR)}/history`)
  await ready(page)
  await page.getByText('no1000').first().waitFor()
  expect(pathOf(page)).toBe('/history')
  await page.goto(`${portal.origin(PAIR)}/connect`)
  await page.waitForURL('**/request-a-rider')
  await context.close()
})

describe('flags that do not come', () => {
  const huge = `{"flags":[${'{"key":"Voucher","value":true},'.repeat(40_000)}{"key":"PreOrder","value":true}]}`
  test.each([
    ['HTML', { contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' }],
    ['another shape', { json: { flags: 'all' } }],
    ['far too much', { contentType: 'application/json', body: huge }],
    ['a refusal', { status: 500, json: {} }],
  ])('[FLG-101] a flag service that answers %s', async (_, answer) => {
    const { context, page, complaints } = await portal.login(PAIR)
    const good = await keptFlags(page)
    await context.route('**/flags/**', route => route.fulfill(answer))
    // The last provider of the list; its answer is not read to its end when it is too long.
    const last = page.waitForResponse(/\/flags\/storage/)
    await page.reload()
    await ready(page)
    await last
    expect(await keptFlags(page)).toBe(good)
    expect(pathOf(page)).toBe('/request-a-rider')
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('[NTC-008] [NTC-009] an outdated page shows a notice after five minutes and loads again after three seconds, once', async () => {
  const { context, page } = await portal.loggedIn(PAIR)
  await context.route('**/asset-manifest.json?*', route => route.fulfill({ json: { build: 'newer', files: [] } }))
  await page.clock.install()
  await page.goto(`${portal.origin(PAIR)}/en/history`)
  await ready(page)
  let loads = 0
  page.on('load', () => loads++)
  // What the page puts off to its next turns comes first.
  await page.clock.runFor(1000)
  await page.clock.fastForward(300_000)
  await page.getByText('Your application is outdated, automatically reloading the app in 3 seconds').waitFor()
  await page.clock.fastForward(3000)
  await expect.poll(() => loads, PATIENT).toBe(1)
  await ready(page)
  await page.clock.runFor(1000)
  await page.clock.fastForward(300_000)
  await page.clock.fastForward(3000)
  expect(loads).toBe(1)
  await context.close()
})

test('[CST-002] a page view sends five fields and the documented path', async () => {
  const { context, page } = await portal.loggedIn(PAIR)
  await page.goto(`${portal.origin(PAIR)}/order-tracking/no1000?secret=1`)
  await ready(page)
  const views = () => page.evaluate(() => (window as { dataLayer?: Record<string, string>[] }).dataLayer ?? [])
  await expect.poll(views, PATIENT).toHaveLength(1)
  const [view = {}] = await views()
  expect(Object.keys(view).sort()).toEqual(['currency', 'event', 'location', 'userId', 'vendorCode', 'vendorName'])
  expect(view).toMatchObject({
    event: 'page_view',
    location: '/order-tracking/{vendorID}',
    vendorCode: 'no1000',
    currency: 'NOK',
  })
  await context.close()
})
