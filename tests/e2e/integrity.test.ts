// One changed byte in a script: the browser refuses it, and the rest of the page lives.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal, type Portal, ready } from './portal.ts'
import { orderMenu, orderRows } from './screens.ts'

const PAIR = 'pandago-NO'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR] })
})
afterAll(() => portal?.close())

/** Answers the script of this name with one byte more than was built. */
async function tamper(page: Awaited<ReturnType<Portal['visit']>>['page'], name: string): Promise<void> {
  await page.route(`**/_assets/${name}*.js*`, async route => {
    const response = await route.fetch()
    const body = `${await response.text()}\nglobalThis.tampered = true;`
    await route.fulfill({ response, body })
  })
}

test.each([
  ['a part that the page begins with', '/connect', 'LoginForm'],
  ['the words of the page', '/connect', 'messages'],
  ['a script of a page to read', '/faq', ''],
])('[CST-105] %s with a changed byte is refused', async (_, path, name) => {
  const { page, context, complaints } = await portal.visit(PAIR, '/termsandconditions')
  await tamper(page, name)
  await page.goto(portal.origin(PAIR) + path)
  await expect.poll(() => complaints.join()).toMatch(/integrity|digest/i)
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await context.close()
})

test('[CST-105] a part that is loaded later with a changed byte is refused, and the page stays', async () => {
  const { page, context, complaints } = await portal.login(PAIR)
  await page.goto(`${portal.origin(PAIR)}/order-tracking/no1000`)
  await ready(page)
  await orderRows(page).first().click()
  await tamper(page, 'QrDialog')
  await orderMenu(page).click()
  await page.getByRole('menuitem', { name: 'QR' }).click()
  await expect.poll(() => complaints.join()).toMatch(/integrity|digest/i)
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  expect(await orderRows(page).count()).toBeGreaterThan(0)
  await context.close()
})

test('[CST-105] a worker with a changed byte is not started', async () => {
  const { page, context, complaints } = await portal.login(PAIR, { at: '/history' })
  await tamper(page, 'worker-')
  const saved: unknown[] = []
  page.on('download', download => saved.push(download))
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  await page.getByText('Export unsuccessful').first().waitFor()
  expect(complaints.join()).toMatch(/integrity|digest/i)
  expect(saved).toEqual([])
  // The next press asks again, and gets what was built.
  await page.unroute('**/_assets/worker-*.js*')
  await page.getByRole('button', { name: 'Export' }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
  await context.close()
})

test('[CST-105] every module that a screen loads is named', async () => {
  const { page, context, complaints } = await portal.login(PAIR)
  await page.goto(`${portal.origin(PAIR)}/history`)
  await ready(page)
  const missing = await page.evaluate(() => {
    const { integrity } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}')
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
      .map(({ pathname }) => pathname)
      .filter(path => integrity[path] === undefined)
  })
  expect(missing).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
