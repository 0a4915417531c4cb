// A vendor's day from the login to the logout, and what comes between: a session that ends, a network that goes, a second tab.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { axe, openPortal, PASSWORD, type Portal, ready, setOnline } from './portal.ts'
import { expectTracked, feeShown, fill, fillOrder, ordersTo, peoniesFor, press } from './request-steps.ts'
import {
  accountMenu,
  languageButton,
  orderMenu,
  orderRows,
  overview,
  requestForm,
  requestProblem,
  screenLink,
} from './screens.ts'

const PAIR = 'pandago-NO'
const EMAIL = 'single@no.sandbox.example'
/** A token lasts an hour. */
const TOKEN_SECONDS = 3700

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR, 'talabat-AE'], live: true })
  for (const code of ['NO', 'AE'] as const) portal.sandbox.sites.open(code)
})
beforeEach(() => portal.sandbox.control.faults.clear())
afterAll(() => portal?.close())

const orders = (name: string) => ordersTo(portal, 'NO', name)
const extended = (asked: readonly string[]) => asked.filter(call => call.endsWith('login/extend')).length

/** Opens a choice of the menu of the order to this customer. */
async function choose(page: Page, name: string, choice: string): Promise<void> {
  await orderRows(page).filter({ hasText: name }).first().click()
  await orderMenu(page).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

/** Opens a fresh form from where orders are looked at. */
async function another(page: Page): Promise<void> {
  await page.keyboard.press('Control+Alt+KeyN')
  await page.waitForURL('**/request-a-rider/**')
  await page.waitForSelector('#destination')
}

describe('a day', () => {
  test('[REQ-101] [REQ-103] [REQ-032] requests, one for later, one again, an edit, a cancelled one, the history as a file', async () => {
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    const { page, context, complaints } = await portal.login(PAIR, { who: 'single' })
    await fillOrder(page, peoniesFor('Dag Første'))
    await press(page)
    await expectTracked(page, 'Dag Første')
    await another(page)
    expect(orders('Dag Første')).toHaveLength(1)
    await fillOrder(page, peoniesFor('Dag Senere', { address: 'Storgata 12' }))
    await page.getByText('Later', { exact: true }).click()
    const slots = page.locator('#collectAt option:not([value=""])')
    await page.selectOption('#day', { index: (await page.locator('#day option').count()) - 1 })
    await page.selectOption('#collectAt', { value: (await slots.nth(2).getAttribute('value')) ?? '' })
    await press(page)
    await expectTracked(page, 'Dag Senere')
    expect(orders('Dag Senere')[0]?.preordered_for).toBeGreaterThan(Date.now() / 1000)

    await orderRows(page).filter({ hasText: 'Dag Første' }).first().click()
    await page.getByRole('button', { name: 'Request again', exact: true }).click()
    await page.waitForURL('**/request-a-rider/**')
    await feeShown(page)
    await fill(page, 'name', 'Dag Gjentatt')
    await page.keyboard.press('Control+Enter')
    await expectTracked(page, 'Dag Gjentatt')

    // An order can be changed once the platform has it; the socket says when.
    await orderRows(page).filter({ hasText: 'Dag Gjentatt' }).click()
    portal.sandbox.control.setStatus('NO', orders('Dag Gjentatt')[0]?.order_id ?? '', 'RECEIVED')
    await choose(page, 'Dag Gjentatt', 'Modify')
    await page.waitForURL('**orderID=**')
    await feeShown(page)
    await fill(page, 'amount', '700')
    await press(page)
    await page.waitForURL('**/order-tracking/**')
    await expect.poll(() => orders('Dag Gjentatt')[0]?.order.amount).toBe(700)

    await choose(page, 'Dag Senere', 'Cancel order')
    await page.getByRole('dialog').getByText('Wrong items').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect.poll(() => orders('Dag Senere')[0]?.status).toBe('CANCELLED')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await axe(page)).toEqual([])

    await screenLink(page, 'History').click()
    await page.waitForURL('**/history/**')
    await page.getByText('7 days', { exact: true }).click()
    await expect.poll(() => overview(page).getAttribute('aria-busy')).toBe('false')
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /Excel/ }).click(),
    ])
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect(await axe(page)).toEqual([])

    await accountMenu(page).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${portal.origin(PAIR)}/`)
    for (const name of ['Dag Første', 'Dag Senere', 'Dag Gjentatt']) expect(orders(name), name).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[NAV-006] [REQ-102] the language changes in mid-form, there and back, and the draft stays', async () => {
    const { page, context, complaints } = await portal.login('talabat-AE', { who: 'single' })
    await page.waitForSelector('#destination')
    const typed = { name: 'نورة الشامسي', notes: 'الطابق الثالث', description: 'Lunch boxes' }
    for (const [field, text] of Object.entries(typed)) await fill(page, field, text)
    const change = async (language: string, direction: string) => {
      await languageButton(page).click()
      await page.getByRole('dialog').locator(`[hreflang=${language}]`).click()
      await page.waitForFunction(wanted => document.documentElement.dir === wanted, direction)
      await page.waitForSelector('#name', { state: 'attached' })
      for (const [field, text] of Object.entries(typed)) expect(await page.inputValue(`#${field}`), field).toBe(text)
    }
    await change('en', 'ltr')
    expect(await axe(page)).toEqual([])
    await change('ar', 'rtl')
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a session in mid-form', () => {
  test('[SES-103] [API-004] a token that ran out is renewed behind the form', async () => {
    const { page, context, complaints, asked } = await portal.login(PAIR, { who: 'single' })
    await page.waitForSelector('#destination')
    await fill(page, 'name', 'Dag Fornyet')
    portal.sandbox.control.advance(TOKEN_SECONDS)
    await fillOrder(page, peoniesFor('Dag Fornyet'))
    await press(page)
    await expectTracked(page, 'Dag Fornyet')
    expect(extended(asked)).toBe(1)
    expect(orders('Dag Fornyet')).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[SES-007] [REQ-102] one that was ended shows a notice; after the login the draft is there and is ordered', async () => {
    const { page, context, complaints } = await portal.login(PAIR, { who: 'single' })
    await fillOrder(page, peoniesFor('Dag Utlogget'))
    portal.sandbox.control.endSessions('NO', EMAIL)
    await press(page)
    await page.waitForURL(address => ['/', '/connect'].includes(address.pathname))
    await page
      .getByRole('status')
      .getByText(/log in/i)
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await axe(page)).toEqual([])
    await page.goto(`${portal.origin(PAIR)}/connect`)
    await ready(page)
    await page.fill('[name=email]', EMAIL)
    await page.fill('[name=password]', PASSWORD)
    await page.click('button[type=submit]')
    await page.waitForURL('**/request-a-rider**')
    await feeShown(page)
    expect(await page.inputValue('#name')).toBe('Dag Utlogget')
    expect(orders('Dag Utlogget')).toHaveLength(0)
    await press(page)
    await expectTracked(page, 'Dag Utlogget')
    expect(orders('Dag Utlogget')).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('[REQ-105] [REQ-102] without a network in mid-form nothing is lost, and one order is made when it is back', async () => {
  const { page, context, complaints } = await portal.login(PAIR, { who: 'single' })
  await fillOrder(page, peoniesFor('Dag Tunnel'))
  await setOnline(context, false)
  await fill(page, 'notes', 'Typed in a tunnel')
  await press(page)
  await expect.poll(() => requestForm(page).getAttribute('aria-busy')).toBe('true')
  expect(await axe(page)).toEqual([])
  const again = requestProblem(page).getByRole('button', { name: 'Try again' })
  await again.waitFor({ timeout: 40_000 })
  expect(orders('Dag Tunnel')).toHaveLength(0)
  expect(await axe(page)).toEqual([])
  await setOnline(context, true)
  await again.click()
  await expectTracked(page, 'Dag Tunnel')
  expect(orders('Dag Tunnel')).toHaveLength(1)
  expect(orders('Dag Tunnel')[0]?.customer.location.notes).toContain('Typed in a tunnel')
  expect(complaints).toEqual([])
  await context.close()
})

test('[REQ-105] two tabs submit one draft at the same time: one order, which both show; then each is independent', async () => {
  const { page, context, complaints } = await portal.login(PAIR, { who: 'single' })
  await fillOrder(page, peoniesFor('Dag Fane'))
  const other = await context.newPage()
  await other.goto(page.url())
  await other.waitForSelector('#destination', { state: 'attached' })
  await feeShown(other)
  portal.sandbox.control.addFault({ kind: 'latency', call: 'placeOrder', probability: 1, milliseconds: 2000 })
  await press(other)
  await page.bringToFront()
  await press(page)
  await expectTracked(page, 'Dag Fane')
  await expectTracked(other, 'Dag Fane')
  portal.sandbox.control.faults.clear()
  expect(orders('Dag Fane')).toHaveLength(1)
  await other.bringToFront()
  await other.getByRole('link', { name: 'Request', exact: true }).click()
  await other.waitForSelector('#destination')
  await fillOrder(other, peoniesFor('Dag Fane To'))
  await press(other)
  await expectTracked(other, 'Dag Fane To')
  // The first tab learns of the order of the second.
  await page.bringToFront()
  await orderRows(page).filter({ hasText: 'Dag Fane To' }).waitFor()
  expect([orders('Dag Fane').length, orders('Dag Fane To').length]).toEqual([1, 1])
  expect(complaints).toEqual([])
  await context.close()
})
