// What the flags open and close on the pages themselves. The rules behind: tests/domain/flag-gates.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Flags } from '#schema/config'
import { openPortal, type Portal, ready } from './portal.ts'
import { ID, orderNow, serve } from './public-orders.ts'

/** A busy machine answers in its own time. */
const SOON = { timeout: 15_000 }

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ map: true })
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

async function requesting() {
  const visited = await portal.login('pandago-NO', { who: 'single' })
  await visited.page.goto(NO('/request-a-rider'))
  await visited.page.waitForSelector('.request-form #destination')
  return visited
}

describe('the request form', () => {
  test('[FLG-005] [FLG-006] vouchers, later delivery, the VAT number and saved addresses come and go with their flags', async () => {
    const on = await requesting()
    const { page, asked } = on
    for (const words of ['Later', 'Add a voucher', 'Add a VAT number'])
      expect(await page.getByText(words, { exact: true }).count(), words).toBeGreaterThan(0)
    await page.fill('#destination', 'gate')
    await expect.poll(() => asked.some(call => call.includes('/addressbook/')), SOON).toBe(true)
    await on.context.close()

    turn(false, 'Voucher', 'PreOrder', 'PaymentVat', 'AddressBook')
    const off = await requesting()
    await expect.poll(() => off.page.getByText('Add a voucher', { exact: true }).count(), SOON).toBe(0)
    for (const words of ['Later', 'Add a VAT number'])
      expect(await off.page.getByText(words, { exact: true }).count(), words).toBe(0)
    await off.page.fill('#destination', 'gate')
    await expect.poll(() => off.asked.some(call => call.includes('/geolocator/autocomplete')), SOON).toBe(true)
    await off.page.waitForSelector('[role=option]')
    expect(off.asked.filter(call => call.includes('/addressbook/'))).toEqual([])
    await off.context.close()
  })

  test('[FLG-014] delivery areas are drawn on the map while their flag is on', async () => {
    const on = await requesting()
    await expect.poll(() => on.asked.filter(call => call.includes('/delivery/area/')).length, SOON).toBeGreaterThan(0)
    expect(on.complaints).toEqual([])
    await on.context.close()
    turn(false, 'DrawDeliveryAreas')
    const off = await requesting()
    await off.page.waitForTimeout(2500)
    expect(off.asked.filter(call => /GET .*\/delivery\/area\//.test(call))).toEqual([])
    await off.context.close()
  })
})

test('[FLG-005] a guest’s door stands open while its flag is on', async () => {
  const on = await portal.visit('pandago-NO', '/en/connect')
  await ready(on.page)
  await expect.poll(() => on.page.locator('.needs-guests .button:visible').count(), SOON).toBe(1)
  await on.context.close()
  turn(false, 'GuestCheckout')
  const off = await portal.visit('pandago-NO', '/en/connect')
  await ready(off.page)
  await expect.poll(() => off.page.locator('.needs-guests .button:visible').count(), SOON).toBe(0)
  await off.context.close()
})

test.each([
  ['PlannedMaintenance', 'We are updating pandago'],
  ['UnplannedMaintenance', 'Something is not working'],
] as const)('[FLG-013] %s closes the guarded pages, and says which it is', async (flag, heading) => {
  const { page, context } = await portal.login('pandago-NO')
  // A page that hears of it by itself would leave by itself; this one asks for no flags.
  await page.goto(NO('/faq'))
  turn(true, flag)
  await page.goto(NO('/history'))
  await page.waitForURL('**/maintenance')
  await expect.poll(() => page.locator('h1:visible').textContent(), SOON).toBe(heading)
  turn(false, flag)
  await context.close()
})

test('[FLG-101] a page whose flags did not come closes what it cannot vouch for, and the next page opens it again', async () => {
  for (const call of ['evaluateFlags', 'flagFile'])
    portal.sandbox.control.faults.add({ kind: 'serverError', call, status: 503, probability: 1 })
  const { page, context } = await portal.login('pandago-NO')
  await page.goto(NO('/bulk-order'))
  await page.getByRole('heading', { level: 1, name: 'No such address' }).waitFor(SOON)
  portal.sandbox.control.faults.clear()
  await page.goto(NO('/bulk-order'))
  await page.locator('.bulk-drop').waitFor(SOON)
  await context.close()
})

describe('the public tracking page', () => {
  test('[FLG-010] [FLG-011] proofs, receipt and settings are there with their flags, and gone without', async () => {
    const { page, context, complaints } = await portal.visit('pandago-NO', '/en/faq')
    const server = await serve(page, orderNow('DELIVERED', { proofs: ['pickup', 'delivery'] }))
    await page.goto(NO(`/tracking/${ID}`))
    await expect.poll(() => page.locator('[data-proof]:visible').count(), SOON).toBe(2)
    await expect.poll(() => page.locator('[data-part=receipt] a:visible').count(), SOON).toBe(1)
    await expect.poll(() => page.locator('.view-settings:visible').count(), SOON).toBe(1)
    server.flagsOn = false
    await page.reload()
    await page.waitForSelector('[data-part=updated]:visible')
    await page.waitForTimeout(800)
    expect(
      await page.locator('[data-proof]:visible, [data-part=receipt] a:visible, .view-settings:visible').count(),
    ).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[FLG-011] the settings put the map and the arrival time away, also after a reload, and bring them back', async () => {
    const { page, context, complaints } = await portal.visit('pandago-NO', '/en/faq', {
      viewport: { width: 390, height: 844 },
    })
    await serve(page, orderNow('PICKED_UP'))
    await page.goto(NO(`/tracking/${ID}`))
    await page.click('.view-settings summary')
    expect(await page.locator('.order > .map:visible').count()).toBe(1)
    expect(await page.textContent('[data-part=window]')).not.toBe('')
    await page.click('.view-settings label:has([name=map])')
    await page.click('.view-settings label:has([name=eta])')
    await expect.poll(() => page.locator('.order > .map:visible').count(), SOON).toBe(0)
    expect(await page.textContent('[data-part=window]')).toBe('')
    await page.reload()
    await page.click('.view-settings summary')
    expect(await page.isChecked('.view-settings [name=map]')).toBe(false)
    await expect.poll(() => page.locator('.order > .map:visible').count(), SOON).toBe(0)
    await page.click('.view-settings label:has([name=map])')
    await page.click('.view-settings label:has([name=eta])')
    await expect.poll(() => page.locator('.order > .map:visible').count(), SOON).toBe(1)
    await expect.poll(() => page.textContent('[data-part=window]'), SOON).not.toBe('')
    expect(complaints).toEqual([])
    await context.close()
  })
})
