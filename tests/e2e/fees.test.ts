// The fee, what lowers it, and what is printed on the bill, in a real browser (FEE).
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeShown, feeText, fillRequest, payBy, press } from './paying.ts'
import { axe, openPortal, type Portal } from './portal.ts'
import { ordersTo } from './request-steps.ts'
import { fieldErrors, requestForm } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO', 'talabat-AE'] })
})
afterAll(() => portal.close())

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

async function filled(pair: 'pandago-NO' | 'talabat-AE' = 'pandago-NO', viewport = DESK) {
  const visited = await portal.login(pair, { who: 'single', viewport })
  const norway = pair === 'pandago-NO'
  await fillRequest(
    visited.page,
    norway ? { street: 'Kapellveien', phone: '41258036' } : { street: 'شارع', phone: '501234567' },
  )
  return visited
}

const amounts = async (page: Page) =>
  [...(await feeText(page)).matchAll(/\d+([.,]\d+)?/g)].map(([text]) => Number(text.replace(',', '.')))
const mistakes = (page: Page) => fieldErrors(requestForm(page))

const removeVoucher = (page: Page) => page.getByRole('button', { name: 'Remove' })
/** The voucher that counts, with what it does. */
const voucher = (page: Page) => page.getByRole('paragraph').filter({ has: removeVoucher(page) })

async function applyVoucher(page: Page, code: string): Promise<void> {
  const field = page.locator('#voucher')
  if ((await field.count()) === 0) await page.click('text=Add voucher')
  await field.fill(code)
  await field.press('Enter')
}

test('[FEE-006] [FEE-008] [FEE-009] vouchers of the three types show what they do; others are not available', async () => {
  const { page, context } = await filled()
  const [full = 0] = await amounts(page)
  for (const code of ['NOSUCH', 'ENDED', 'USEDUP']) {
    await applyVoucher(page, code)
    await expect.poll(() => mistakes(page)).toEqual(['This voucher code is not available'])
    expect(await amounts(page)).toEqual([full])
  }
  const vouchers = [
    ['WELCOME', ' off'],
    ['TENPERCENT', '10'],
    ['FREERIDE', 'Free delivery'],
  ] as const
  for (const [code, words] of vouchers) {
    await applyVoucher(page, code)
    await expect.poll(() => voucher(page).innerText()).toContain(words)
    await feeShown(page)
    const [before = 0, now = 0] = await amounts(page)
    expect(before).toBe(full)
    expect(now).toBeLessThan(full)
    if (code === 'TENPERCENT') expect(now).toBeCloseTo(full * 0.9, 1)
    if (code === 'FREERIDE') expect(now).toBe(0)
    if (code !== 'FREERIDE') {
      await removeVoucher(page).click()
      await expect.poll(async () => (await amounts(page)).at(-1)).toBe(full)
    }
  }
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  await context.close()
})

test('[FEE-008] [REQ-102] [REQ-107] a voucher counts that was applied before there was a fee, after a reload, and without "Apply"', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'single', viewport: DESK })
  await page.waitForSelector('#destination')
  const apply = page.getByRole('button', { name: 'Apply' })
  await applyVoucher(page, 'WELCOME')
  const shown = () => voucher(page).innerText()
  await expect.poll(shown).toContain('WELCOME')
  // What its clock says, for those who do not see it.
  expect(await shown()).toContain('Calculating the fee')
  // With nothing typed it leads to the field.
  await apply.focus()
  await apply.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('voucher')
  await fillRequest(page, { street: 'Kapellveien', phone: '41258036', name: 'Ylva Rabatt' })
  await expect.poll(shown).toContain(' off')
  await expect.poll(() => amounts(page)).toHaveLength(2)
  const lowered = await amounts(page)
  await page.reload()
  await expect.poll(() => amounts(page)).toEqual(lowered)

  // Another code, not applied: the submission checks it, and says so or asks about the fee that it brings.
  await page.fill('#voucher', 'NOSUCH')
  await press(page)
  await expect.poll(() => mistakes(page)).toEqual(['This voucher code is not available'])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('voucher')
  expect(page.url()).toContain('/request-a-rider')
  await page.fill('#voucher', 'FREERIDE')
  await press(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, request a rider' }).click()
  await page.waitForURL('**/order-tracking/**')
  const [placed] = ordersTo(portal, 'NO', 'Ylva Rabatt')
  expect(placed?.discounted_delivery_fee?.fee).toBe(0)
  await context.close()
})

test('[FEE-014] [FEE-015] [FEE-016] a VAT number: length, then characters, then the server', async () => {
  const { page, context } = await filled()
  await page.click('text=Add VAT number')
  const steps = [
    ['1234567', 'Your VAT number should be 8 characters, please check again.'],
    ['1234-678', 'Your VAT number is invalid, please check again.'],
    // Not registered anywhere: the server says so.
    ['00345678', 'Your VAT number is invalid, please check again.'],
  ] as const
  for (const [typed, words] of steps) {
    await page.fill('#vat', typed)
    await press(page)
    await expect.poll(() => mistakes(page)).toEqual([words])
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('vat')
  }
  await page.fill('#vat', 'AB345678')
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  await context.close()
})

test('[FEE-002] [FEE-003] an expired signature with the same fee goes through silently', async () => {
  const { page, context } = await filled()
  portal.sandbox.control.addFault({ kind: 'signatureExpired', call: 'placeOrder', probability: 1, times: 1 })
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  await context.close()
})

test('[FEE-003] [FEE-004] another fee is announced and asked about, in Arabic on a phone: no goes back, yes places', async () => {
  const { page, context, complaints } = await filled('talabat-AE', PHONE)
  await payBy(page, 'cash_on_delivery')
  const [before = 0] = await amounts(page)
  const { country } = portal.sandbox.sites.open('AE')
  const prices = country.pricing
  country.pricing = { base: before + 4, perKm: 0 }
  portal.sandbox.control.addFault({ kind: 'signatureExpired', call: 'placeOrder', probability: 1, times: 1 })
  await press(page)
  const dialog = page.locator('[role=alertdialog]')
  await dialog.waitFor()
  expect((await dialog.innerText()).replaceAll('\u00a0', ' ')).toContain(String(before + 4))
  await expect.poll(() => page.locator('body').innerText()).toContain('تغيّرت رسوم التوصيل.')
  expect(await axe(page)).toEqual([])
  await dialog.locator('button').first().click()
  await expect.poll(() => dialog.count()).toBe(0)
  expect(page.url()).toContain('/request-a-rider')
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  if (prices) country.pricing = prices
  else delete country.pricing
  expect(complaints).toEqual([])
  await context.close()
})

test('[FEE-012] [FEE-007] a value above the limit must be confirmed; without a fee the submission shows it and nothing is lost', async () => {
  portal.sandbox.control.setParameter('NO', 'orderItemValueExceedLimit', 100)
  const { page, context } = await filled()
  await press(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('confirm-amount')
  await page.click('#confirm-amount')
  portal.sandbox.control.addFault({ kind: 'signatureExpired', call: 'placeOrder', probability: 1, times: 1 })
  portal.sandbox.control.addFault({
    kind: 'refusal',
    call: 'deliveryFee',
    probability: 1,
    times: 1,
    status: 422,
    message: 'X',
  })
  await press(page)
  const refused = requestForm(page).getByRole('alert')
  await expect.poll(() => refused.innerText()).toContain('We could not compute the price for that order.')
  expect(await page.locator('main').innerText()).toContain('Ingrid Solberg')
  portal.sandbox.control.faults.clear()
  portal.sandbox.control.setParameter('NO', 'orderItemValueExceedLimit', -1)
  await context.close()
})
