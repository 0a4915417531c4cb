// What the flags open and close on the pages themselves. The rules behind: tests/flags/flag-gates.test.ts.
import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Flags } from '#schema/config.ts'
import { drawn } from './browser.ts'
import { keptFlags, openPortal, type Portal, ready } from './portal.ts'
import { ID, isFlagAnswer, orderNow, serve } from './public-orders.ts'
import { errors, expectTracked, feeShown, fillOrder, orderCalls, ordersTo, peoniesFor, press } from './request-steps.ts'
import { guestEntry, menuButton, requestForm } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const NO = (path: string) => `${portal.origin('pandago-NO')}/en${path}`
const turn = (on: boolean, ...names: (keyof Flags)[]) => {
  for (const name of names) portal.sandbox.control.setFlag('NO', name, on)
}

beforeEach(() => {
  turn(true, 'Voucher', 'PreOrder', 'PaymentVat', 'AddressBook', 'GuestCheckout', 'DrawDeliveryAreas')
  turn(false, 'PlannedMaintenance', 'UnplannedMaintenance')
})

async function requesting(map = false) {
  const visited = await portal.loggedIn('pandago-NO', { who: 'single', map })
  await visited.page.goto(NO('/request-a-rider'))
  await requestForm(visited.page).getByRole('combobox', { name: 'Deliver to' }).waitFor()
  return visited
}

describe('the request form', () => {
  test('[FLG-005] [FLG-006] vouchers, later delivery, the VAT number and saved addresses come and go with their flags', async () => {
    const on = await requesting()
    const { page, asked } = on
    for (const words of ['Later', 'Add voucher', 'Add VAT number'])
      await expect.poll(() => page.getByText(words, { exact: true }).count(), { message: words }).toBeGreaterThan(0)
    await page.fill('#destination', 'gate')
    await expect.poll(() => asked.some(call => call.includes('/addressbook/'))).toBe(true)
    await on.context.close()

    turn(false, 'Voucher', 'PreOrder', 'PaymentVat', 'AddressBook')
    const off = await requesting()
    await expect.poll(() => off.page.getByText('Add voucher', { exact: true }).count()).toBe(0)
    for (const words of ['Later', 'Add VAT number'])
      expect(await off.page.getByText(words, { exact: true }).count(), words).toBe(0)
    await off.page.fill('#destination', 'gate')
    await expect.poll(() => off.asked.some(call => call.includes('/geolocator/autocomplete'))).toBe(true)
    await off.page.waitForSelector('[role=option]')
    expect(off.asked.filter(call => call.includes('/addressbook/'))).toEqual([])
    await off.context.close()
  })

  test('[FLG-005] [REQ-007] who chose a later time, which is offered no longer, is asked to choose again, and nothing is ordered', async () => {
    const { page, asked, context } = await requesting()
    await fillOrder(page, peoniesFor('Ylva Etterpå'))
    await page.getByText('Later', { exact: true }).click()
    const time = await page.locator('#collectAt option:not([value=""])').first().getAttribute('value')
    await page.selectOption('#collectAt', time)
    turn(false, 'PreOrder')
    await page.reload()
    const when = requestForm(page).getByRole('radiogroup', { name: 'When' })
    await expect.poll(() => when.getByRole('radio').count()).toBe(2)
    expect(await requestForm(page).getByText('There are no times available').count()).toBe(0)
    await feeShown(page)
    await press(page)
    await expect.poll(() => errors(page)).toEqual(['This time is no longer available. Choose another one.'])
    expect(await when.locator(':focus').count()).toBe(1)
    expect(orderCalls(asked)).toEqual([])
    await when.getByText('As soon as possible').click()
    await press(page)
    await expectTracked(page, 'Ylva Etterpå')
    const [order] = ordersTo(portal, 'NO', 'Ylva Etterpå')
    expect(order).not.toHaveProperty('preordered_for')
    await context.close()
  })

  test('[FLG-014] delivery areas are drawn on the map while their flag is on', async () => {
    const on = await requesting(true)
    await expect.poll(() => on.asked.filter(call => call.includes('/delivery/area/')).length).toBeGreaterThan(0)
    expect(on.complaints).toEqual([])
    await on.context.close()
    turn(false, 'DrawDeliveryAreas')
    const off = await requesting(true)
    await off.page.getByRole('region', { name: 'Map of this request' }).waitFor()
    // Nothing more is asked for.
    await off.page.waitForLoadState('networkidle')
    expect(off.asked.filter(call => /GET .*\/delivery\/area\//.test(call))).toEqual([])
    await off.context.close()
  })
})

test('[NAV-003] in the open menu of a phone nothing moves when the flags come; what they bring is in the next one', async () => {
  turn(true, 'BulkOrderUpload', 'Helpcenter')
  const { page, context } = await portal.loggedIn('pandago-NO', {
    who: 'single',
    viewport: { width: 390, height: 700 },
    reducedMotion: 'reduce',
  })
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/evaluate/flags', async route => {
    await held
    await route.continue()
  })
  await page.goto(NO('/order-tracking'))
  await ready(page)
  const link = (name: string) => page.getByRole('dialog').getByRole('link', { name })
  const order = () => link('Request').evaluate(it => it.getBoundingClientRect().y)
  await menuButton(page).click()
  await link('Request').waitFor()
  await page.evaluate(async () => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const before = await order()
  expect(await link('Bulk orders').isVisible()).toBe(false)
  const answered = page.waitForResponse(isFlagAnswer)
  release()
  await answered
  expect(await keptFlags(page)).toContain('BulkOrderUpload')
  await drawn(page)
  expect(await order()).toBe(before)
  await page.keyboard.press('Escape')
  await link('Request').waitFor({ state: 'detached' })
  await menuButton(page).click()
  await link('Bulk orders').waitFor()
  expect(await order()).toBeLessThan(before)
  await context.close()
})

test('[FLG-005] a guest’s entry is open while its flag is on', async () => {
  const on = await portal.visit('pandago-NO', '/en/connect')
  await ready(on.page)
  await expect.poll(() => guestEntry(on.page).count()).toBe(1)
  await on.context.close()
  turn(false, 'GuestCheckout')
  const off = await portal.visit('pandago-NO', '/en/connect')
  await ready(off.page)
  await expect.poll(() => guestEntry(off.page).count()).toBe(0)
  await off.context.close()
})

test.each([
  ['PlannedMaintenance', 'We’re updating pandago'],
  ['UnplannedMaintenance', 'Something isn’t working'],
] as const)('[FLG-013] %s closes the guarded pages, and says which it is', async (flag, heading) => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  // A page that learns of it by itself would leave by itself; this one asks for no flags.
  await page.goto(NO('/faq'))
  turn(true, flag)
  await page.goto(NO('/history'))
  await page.waitForURL('**/maintenance')
  await expect.poll(() => page.locator('h1:visible').textContent()).toBe(heading)
  turn(false, flag)
  await context.close()
})

const SERVICES = /\/(evaluate\/flags|flags\/storage)$/
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

test.each([
  ['are refused with 502', route => route.fulfill({ status: 502, headers: OPEN, body: '<h1>502</h1>' })],
  ['are a page of HTML', route => route.fulfill({ contentType: 'text/html', headers: OPEN, body: '<h1>Hotel</h1>' })],
  ['hang', () => {}],
] as [string, (route: Route) => unknown][])(
  '[FLG-101 FLG-102] a page whose flags %s stays as it was, says so, and asks again; so does the next one, which has them',
  async (_, answer) => {
    const { page, context, complaints } = await portal.loggedIn('pandago-NO')
    // Of an older build, whose flags had another shape.
    await page.evaluate(() => sessionStorage.setItem('flags', JSON.stringify({ BulkOrderUpload: 'no', flags: [1] })))
    await page.route(SERVICES, answer)
    await page.goto(NO('/bulk-order/no1000'))
    await page.getByText('Drop your order file here').waitFor()
    const unknown = page.getByRole('status').filter({ hasText: 'check right now whether this is available' })
    await unknown.waitFor()
    expect(page.url()).toBe(NO('/bulk-order/no1000'))
    // The press asks at once. The page asks by itself too, and would take the button away when it is answered before the press.
    const asked = page.waitForRequest(SERVICES)
    await unknown.getByRole('button', { name: 'Try again' }).click()
    await asked
    await page.unroute(SERVICES)
    await unknown.waitFor({ state: 'detached' })
    await page.goto(NO('/bulk-order'))
    await page.getByText('Drop your order file here').waitFor()
    expect(await unknown.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('[FLG-102] a page that waits for its calls and for its flags says so in one bar, whose button asks for both again', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  const VENDORS = /\/api\/v1\/vendors$/
  for (const calls of [SERVICES, VENDORS]) await page.route(calls, () => {})
  await page.clock.install()
  const wait = page.waitForRequest(VENDORS)
  await page.goto(NO('/bulk-order/no1000'))
  await wait
  const unknown = page.getByRole('status').filter({ hasText: 'check right now whether this is available' })
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return unknown.count()
    })
    .toBe(1)
  // Longer than a call may take without a word.
  await page.clock.runFor(6000)
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
  const asked = [SERVICES, VENDORS].map(calls => page.waitForRequest(calls))
  await page.getByRole('button', { name: 'Try again' }).click()
  await Promise.all(asked)
  await context.close()
})

describe('the public tracking page', () => {
  const proofs = (page: Page) => page.getByRole('button', { name: /^See the photo of the/ })
  const receipt = (page: Page) => page.getByRole('link', { name: 'See the receipt' })
  const settings = (page: Page) => page.locator('summary', { hasText: 'Display options' }).filter({ visible: true })
  const map = (page: Page) => page.getByRole('figure', { name: /^Map/ })

  test('[FLG-010] [FLG-011] proofs, receipt and settings are there with their flags, and gone without', async () => {
    const { page, context, complaints } = await portal.visit('pandago-NO', '/en/faq')
    const server = await serve(page, orderNow('DELIVERED', { proofs: ['pickup', 'delivery'] }))
    await page.goto(NO(`/tracking/${ID}`))
    await expect.poll(() => proofs(page).count()).toBe(2)
    await expect.poll(() => receipt(page).count()).toBe(1)
    await expect.poll(() => settings(page).count()).toBe(1)
    server.flagsOn = false
    const answered = page.waitForResponse(isFlagAnswer)
    await page.reload()
    await page.waitForSelector('[data-part=updated]:visible')
    await (await answered).finished()
    await drawn(page)
    for (const part of [proofs(page), receipt(page), settings(page)]) expect(await part.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[FLG-011] the settings put the map and the arrival time away, also after a reload, and bring them back', async () => {
    const { page, context, complaints } = await portal.visit('pandago-NO', '/en/faq', {
      viewport: { width: 390, height: 844 },
      map: true,
    })
    await serve(page, orderNow('PICKED_UP'))
    await page.goto(NO(`/tracking/${ID}`))
    await settings(page).click()
    expect(await map(page).count()).toBe(1)
    expect(await page.textContent('[data-part=window]')).not.toBe('')
    await page.getByRole('checkbox', { name: 'Map' }).click()
    await page.getByRole('checkbox', { name: 'Arrival time' }).click()
    await expect.poll(() => map(page).count()).toBe(0)
    expect(await page.textContent('[data-part=window]')).toBe('')
    await page.reload()
    await settings(page).click()
    expect(await page.getByRole('checkbox', { name: 'Map' }).isChecked()).toBe(false)
    await expect.poll(() => map(page).count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Map' }).click()
    await page.getByRole('checkbox', { name: 'Arrival time' }).click()
    await expect.poll(() => map(page).count()).toBe(1)
    await expect.poll(() => page.textContent('[data-part=window]')).not.toBe('')
    expect(complaints).toEqual([])
    await context.close()
  })
})

test.each(['/order-tracking', '/history'])(
  '[FLG-101] on %s flags that are known before the page is drawn show what they open',
  async path => {
    const { page, context } = await portal.loggedIn('pandago-NO', { viewport: { width: 1440, height: 900 } })
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/island-client/, async route => {
      await held
      await route.continue()
    })
    let answers = 0
    page.on('response', answer => {
      if (isFlagAnswer(answer)) answers += 1
    })
    await page.goto(NO(path), { waitUntil: 'commit' })
    expect(await keptFlags(page)).toContain('BulkOrderUpload')
    // Once more when the branch is known.
    await expect.poll(() => answers).toBe(2)
    await page.waitForFunction(() => document.documentElement.dataset['flags'] === '')
    release()
    await ready(page)
    await page.getByRole('link', { name: 'Bulk orders' }).first().waitFor()
    await context.close()
  },
)
