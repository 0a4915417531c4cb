// Scripts that come late, or never, and parts that are no longer on the host: what was pressed is carried out once, what was
// typed stays, and no form is sent to the host of the pages.
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, PASSWORD, type Pair, type Portal, ready, type Visit } from './portal.ts'
import { expectTracked, fillOrder, peoniesFor, press } from './request-steps.ts'
import { languageButton, orderMenu, orderRows } from './screens.ts'

const PAIR = 'pandago-NO'
/** How late scripts come, in milliseconds. */
const LATE_MS = [0, 300, 1500, 4000]

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR, 'talabat-AE'] })
})
afterAll(() => portal?.close())

const home = (path: string) => portal.origin(PAIR) + path

/** A visit whose scripts come late; what the page asked of its own host other than by GET is noted. */
async function late(path: string, delayMs: number): Promise<Visit & { posted: string[] }> {
  const visit = await portal.visit(PAIR, '/faq')
  const posted: string[] = []
  visit.page.on('request', request => {
    if (request.url().startsWith(portal.origin(PAIR)) && request.method() !== 'GET') posted.push(request.url())
  })
  await visit.context.route('**/_assets/*.js', async route => {
    await new Promise(done => setTimeout(done, delayMs))
    await route.continue().catch(() => {})
  })
  await visit.page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
  await visit.page.goto(home(path), { waitUntil: 'commit' })
  await visit.page.locator('#load-failure').waitFor({ state: 'attached' })
  return { ...visit, posted }
}

const calls = (visit: Visit, end: string) => visit.asked.filter(call => call.startsWith('POST') && call.endsWith(end))

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value)
}

describe.each(LATE_MS)('[CST-111] with scripts %i ms late', delayMs => {
  test('a login that is clicked at once, and again, is sent once', async () => {
    const visit = await late('/connect', delayMs)
    await fill(visit.page, { email: 'parent@no.sandbox.example', password: PASSWORD })
    await visit.page.locator('form [type=submit]').click()
    await visit.page.locator('[name=password]').press('Enter')
    await visit.page.waitForURL('**/request-a-rider')
    expect(calls(visit, '/login')).toHaveLength(1)
    expect(visit.posted).toEqual([])
    await visit.context.close()
  })

  test('a registration shows what is missing, a forgotten password sends its code', async () => {
    const register = await late('/register', delayMs)
    await fill(register.page, { email: 'new@no.sandbox.example' })
    await register.page.locator('form [type=submit]').click()
    await register.page.locator('[name=vendorName][aria-invalid=true]').waitFor()
    expect(await register.page.inputValue('[name=email]')).toBe('new@no.sandbox.example')
    expect(register.posted).toEqual([])
    await register.context.close()
    const reset = await late('/forgot-password', delayMs)
    await fill(reset.page, { email: 'parent@no.sandbox.example' })
    await reset.page.locator('[name=email]').press('Enter')
    await reset.page.locator('[name="repeated-password"]').waitFor()
    expect(calls(reset, '/forgot-password')).toHaveLength(1)
    expect(reset.posted).toEqual([])
    await reset.context.close()
  })

  test('the list of languages opens', async () => {
    const { context, page } = await portal.login(PAIR)
    await context.route('**/_assets/*.js', async route => {
      await new Promise(done => setTimeout(done, delayMs))
      await route.continue().catch(() => {})
    })
    await page.goto(home('/history'), { waitUntil: 'commit' })
    await page.locator('#load-failure').waitFor({ state: 'attached' })
    await languageButton(page).click()
    await page.getByRole('dialog').locator('a[hreflang]').first().waitFor()
    await context.close()
  })
})

test('[CST-111] help that is closed before the branches are known leads to the branch of its address', async () => {
  const { page, context } = await portal.loggedIn(PAIR)
  await page.route('**/_assets/*.js', async route => {
    await new Promise(done => setTimeout(done, 300))
    await route.continue().catch(() => {})
  })
  await page.goto(home('/helpcenter/no1000'), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Close the help centre' }).click()
  await page.waitForURL(/request-a-rider/)
  expect(new URL(page.url()).pathname).toBe('/request-a-rider/no1000')
  await context.close()
})

test('[CST-111] with scripts that never come the page shows a notice, and keeps what was typed', async () => {
  const { page, context } = await portal.visit(PAIR, '/faq')
  await page.clock.install()
  const posted: string[] = []
  page.on('request', request => request.method() !== 'GET' && posted.push(request.url()))
  await page.route('**/_assets/*.js', () => {})
  await page.goto(home('/connect'), { waitUntil: 'commit' })
  await page.locator('#load-failure').waitFor({ state: 'attached' })
  await fill(page, { email: 'parent@no.sandbox.example', password: PASSWORD })
  await page.locator('form [type=submit]').click()
  expect(await page.locator('form [type=submit]').getAttribute('aria-busy')).toBe('true')
  await page.clock.runFor(30_000)
  await page.locator('#load-failure').getByText('Could not load the application').waitFor()
  expect(await page.inputValue('[name=email]')).toBe('parent@no.sandbox.example')
  expect(await page.inputValue('[name=password]')).toBe(PASSWORD)
  expect(posted).toEqual([])
  await context.close()
})

test('[CST-104] without its script public tracking offers the contact of its country, where there is one', async () => {
  const shown = async (pair: Pair, javaScriptEnabled: boolean) => {
    const { page, context } = await portal.visit(pair, '/robots.txt', { javaScriptEnabled })
    await page.clock.install()
    await page.route('**/_assets/*.js', () => {})
    await page.goto(`${portal.origin(pair)}/en/tracking/v12-Kx82hQ9mWz`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    if (javaScriptEnabled) await page.clock.runFor(31_000)
    const told = javaScriptEnabled ? page.getByRole('alert') : page.locator('noscript .button').first()
    await told.waitFor()
    const contacts = page.locator('a[href^="tel:"]').locator('visible=true')
    const texts = await contacts.allInnerTexts()
    await context.close()
    return texts
  }
  for (const javaScriptEnabled of [true, false]) {
    expect(await shown('talabat-AE', javaScriptEnabled)).toEqual(['Contact us'])
    expect(await shown(PAIR, javaScriptEnabled)).toEqual([])
  }
})

/** Lets the page's time pass second by second, until it says this; answers how many seconds that took. */
async function secondsUntil(page: Page, there: Locator): Promise<number> {
  let seconds = 0
  await expect
    .poll(
      async () => {
        if (await there.first().isVisible()) return true
        await page.clock.runFor(1000)
        seconds++
        return false
      },
      { interval: 20, timeout: 60_000 },
    )
    .toBe(true)
  return seconds
}

describe('[CST-104] a dialog whose part is gone', () => {
  test('leaves the board alive, and a newer build is found out at once', async () => {
    const { page, context, complaints } = await portal.login(PAIR)
    await page.goto(home('/order-tracking/no1000'))
    await ready(page)
    await orderRows(page).first().click()
    await context.route('**/_assets/QrDialog*', route => route.abort())
    await context.route('**/asset-manifest.json?*', route => route.fulfill({ json: { build: 'newer', files: [] } }))
    await orderMenu(page).click()
    await page.getByRole('menuitem', { name: 'QR' }).click()
    await page.getByText('Your application is outdated').waitFor()
    expect(await orderRows(page).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a label that cannot be printed says so in its dialog, and is printed once the part is there', async () => {
    const { page, context, complaints } = await portal.login(PAIR, { at: '/order-tracking/no1000' })
    await orderRows(page).first().click()
    await orderMenu(page).click()
    await page.getByRole('menuitem', { name: 'Print label' }).click()
    const dialog = page.getByRole('dialog', { name: 'Print label' })
    await dialog.waitFor()
    await page.route('**/_assets/QrDialog*', route => route.abort())
    // A window that stays open, as a real one does.
    await page.evaluate(() => Object.assign(window, { print() {} }))
    await page.clock.install()
    await dialog.getByRole('button', { name: 'Print' }).click()
    await secondsUntil(page, dialog.getByRole('alert'))
    expect(await dialog.getByRole('alert').innerText()).toContain('Could not load the application')
    expect(complaints).toEqual([])
    await page.unroute('**/_assets/QrDialog*')
    await dialog.getByRole('button', { name: 'Print' }).click()
    await secondsUntil(page, page.locator('html[data-print=labels]'))
    expect(await dialog.count()).toBe(0)
    await context.close()
  })
})

test('[CST-104] a dialog that cannot be drawn leaves the form alive, with what was typed', async () => {
  // Without the integrity of scripts, so that another one can stand in for the dialog.
  const { page, context } = await portal.loggedIn(PAIR, { bypassCSP: true })
  await page.route('**/request-a-rider', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"integrity":', '"without":') })
  })
  const broken = 'export const NewFee = () => { throw new Error("a fault in the dialog") }'
  await page.route('**/_assets/NewFee*.js', route => route.fulfill({ contentType: 'text/javascript', body: broken }))
  await page.goto(home('/request-a-rider'))
  await fillOrder(page, peoniesFor('Broken Dialog'))
  await page.getByText('We couldn’t show this part of the page').waitFor()
  expect(await page.inputValue('#name')).toBe('Broken Dialog')
  await press(page)
  await expectTracked(page, 'Broken Dialog')
  await context.close()
})

describe('a call that hangs shows it after 5 s, and has failed after 30 s with a button to try again', () => {
  const SLOW = 'This is taking longer than usual'

  test.each(['/history', '/request-a-rider', '/order-tracking'])('%s', async path => {
    const { page, context } = await portal.loggedIn(PAIR)
    await page.clock.install()
    await page.route('**/api/v1/vendors', () => {})
    await page.goto(home(path))
    await ready(page)
    expect(await secondsUntil(page, page.getByText(SLOW))).toBeLessThan(12)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    const failed = page.getByRole('main').getByRole('button', { name: 'Try again' })
    expect(await secondsUntil(page, failed)).toBeLessThanOrEqual(31)
    await expect.poll(() => page.getByText(SLOW).count()).toBe(0)
    await context.close()
  })

  test('login', async () => {
    const { page, context } = await portal.visit(PAIR, '/en/connect')
    await ready(page)
    await page.clock.install()
    await page.route('**/api/v1/login', () => {})
    await page.getByLabel('Email').fill('single@no.sandbox.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    expect(await secondsUntil(page, page.getByText(SLOW))).toBeLessThan(12)
    const failed = page.getByRole('alert').getByText('You could be offline')
    expect(await secondsUntil(page, failed)).toBeLessThanOrEqual(31)
    expect(await page.getByLabel('Email').inputValue()).toBe('single@no.sandbox.example')
    await context.close()
  })
})
