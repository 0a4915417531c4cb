// What can become of a press: a fee that is too old, an answer that is lost, two presses, two tabs.
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import { errors, expectTracked, feeShown, fillOrder, orderCalls, ordersTo, peoniesFor, press } from './request-steps.ts'
import { notices, requestFee, requestProblem, screenLink, submitButton } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
beforeEach(() => portal.sandbox.control.faults.clear())
afterAll(() => portal.close())

const fault = (kind: 'signatureExpired' | 'answerLost' | 'cut' | 'refusal' | 'latency', call: string, more = {}) =>
  portal.sandbox.control.addFault({ kind, call, probability: 1, times: 1, ...more })

const orders = (name: string): number => ordersTo(portal, 'NO', name).length

async function ready(name: string): Promise<{ page: Page; asked: string[]; close(): Promise<void> }> {
  const { page, context, asked } = await portal.login('pandago-NO', { who: 'single' })
  await fillOrder(page, peoniesFor(name))
  return { page, asked, close: () => context.close() }
}

const refusals = [
  { status: 422, message: 'NotDeliverable', expected: 'We cannot deliver that order there.' },
  { status: 400, message: 'InvalidRequest', expected: 'Could not create that order' },
]

describe('a submission', () => {
  test('[FEE-002] [FEE-003] a signature that expired is renewed silently when the fee is the same', async () => {
    const { page, asked, close } = await ready('Ylva Samme')
    fault('signatureExpired', 'placeOrder')
    await press(page)
    await expectTracked(page, 'Ylva Samme')
    expect(orderCalls(asked)).toHaveLength(2)
    expect(orders('Ylva Samme')).toBe(1)
    await close()
  })

  test('[FEE-003] [FEE-004] [REQ-104] a changed fee is asked about, with the old one next to it; No goes back, Yes orders', async () => {
    const { page, close } = await ready('Ylva Dyrere')
    const before = await feeShown(page)
    dearer(20)
    fault('signatureExpired', 'placeOrder', { times: 2 })
    await press(page)
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    const text = ((await dialog.textContent()) ?? '').replace(/\s/g, ' ')
    const now = await feeShown(page)
    expect(now).not.toBe(before)
    expect(text).toContain(`The delivery fee is now: ${now}. Are you ok?`)
    expect(text).toContain(before)
    await expect.poll(() => notices(page).textContent()).toContain('The delivery fee has changed.')
    await dialog.getByRole('button').first().click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.inputValue('#name')).toBe('Ylva Dyrere')
    expect(orders('Ylva Dyrere')).toBe(0)
    dearer(20)
    await press(page)
    await dialog.waitFor()
    await page.keyboard.press('Enter')
    await expectTracked(page, 'Ylva Dyrere')
    expect(orders('Ylva Dyrere')).toBe(1)
    await close()
  })

  test.each([undefined, 'TENPERCENT'])(
    '[REQ-104] a changed fee has the old one next to it, with voucher %s',
    async code => {
      const { page, close } = await ready('Ylva Endring')
      if (code !== undefined) {
        await page.click('text=Add voucher')
        await page.fill('#voucher', code)
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: 'Remove' }).waitFor()
      }
      const figures = async () => ((await requestFee(page).innerText()).match(/\d+([.,]\d+)?/g) ?? []).map(String)
      const before = (await figures()).at(-1)
      dearer(20)
      fault('signatureExpired', 'placeOrder')
      await press(page)
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button').first().click()
      await dialog.waitFor({ state: 'detached' })
      const [old, now] = await figures()
      expect(old).toBe(before)
      expect(now).not.toBe(before)
      await close()
    },
  )

  test('[REQ-107] submitted while the place of the chosen address is being fetched, it waits and is one order', async () => {
    const { page, context, asked } = await portal.login('pandago-NO', { who: 'single' })
    await page.waitForSelector('#destination')
    const { address: _, ...rest } = peoniesFor('Ylva Straks')
    for (const [field, text] of Object.entries(rest)) await page.fill(`#${field}`, text)
    await page.focus('#destination')
    await page.keyboard.type('Storgata 17')
    await page.locator('[role=option][aria-selected=true]').waitFor()
    fault('latency', 'placeDetails', { milliseconds: 1500 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await requestFee(page).filter({ hasText: 'Calculating the fee' }).waitFor()
    await expectTracked(page, 'Ylva Straks')
    expect(orderCalls(asked)).toHaveLength(1)
    await context.close()
  })

  test('[REQ-101] [REQ-107] Ctrl+Enter on an address of the list takes it and submits', async () => {
    const { page, context, asked } = await portal.login('pandago-NO', { who: 'single' })
    await page.waitForSelector('#destination')
    const { address: _, ...rest } = peoniesFor('Ylva Direkte')
    for (const [field, text] of Object.entries(rest)) await page.fill(`#${field}`, text)
    await page.focus('#destination')
    await page.keyboard.type('Storgata 19')
    await page.locator('[role=option][aria-selected=true]').waitFor()
    await page.keyboard.press('Control+Enter')
    await expectTracked(page, 'Ylva Direkte')
    expect(orderCalls(asked)).toHaveLength(1)
    await context.close()
  })

  test('[REQ-105] an answer that is lost is looked for, and is the one order', async () => {
    const { page, close } = await ready('Ylva Funnet')
    fault('answerLost', 'placeOrder', { times: 4 })
    await press(page)
    await expectTracked(page, 'Ylva Funnet')
    expect(orders('Ylva Funnet')).toBe(1)
    await close()
  })

  test('[REQ-105] [REQ-102] when what became of it is not known, the form stays and trying again makes one order', async () => {
    const { page, close } = await ready('Ylva Usikker')
    fault('answerLost', 'placeOrder', { times: 4 })
    fault('cut', 'listOrders', { times: 40 })
    await press(page)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor({ timeout: 30_000 })
    expect(await page.inputValue('#name')).toBe('Ylva Usikker')
    portal.sandbox.control.faults.clear()
    // Gone on with later: what was typed and the key of the press are still there.
    await page.reload()
    await expectTracked(page, 'Ylva Usikker')
    expect(orders('Ylva Usikker')).toBe(1)
    await close()
  })

  test('[REQ-032] an order that is answered while its sender is leaving: they get where they go and are told there', async () => {
    const { page, close } = await ready('Ylva Går')
    fault('latency', 'placeOrder', { milliseconds: 1500 })
    await page.route(/[/]bulk-order/, async route => {
      await new Promise(resolve => setTimeout(resolve, 3000))
      await route.fallback()
    })
    await press(page)
    await screenLink(page, 'Bulk').first().click({ noWaitAfter: true })
    await page.getByText('Order pushed!').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/bulk-order/)
    expect(orders('Ylva Går')).toBe(1)
    await close()
  })

  test('[REQ-105] a double click and Ctrl+Enter on top of it are one order', async () => {
    const { page, asked, close } = await ready('Ylva Dobbel')
    fault('latency', 'placeOrder', { milliseconds: 600 })
    await submitButton(page).dblclick()
    await page.keyboard.press('Control+Enter')
    await expectTracked(page, 'Ylva Dobbel')
    expect(orderCalls(asked)).toHaveLength(1)
    expect(orders('Ylva Dobbel')).toBe(1)
    await close()
  })

  test.for(refusals)(
    '[REQ-027] [REQ-033] [REQ-047] refused with $message: it says so, and the draft stays',
    async ({ expected, ...refusal }) => {
      const { page, close } = await ready('Ylva Avvist')
      fault('refusal', 'placeOrder', refusal)
      await press(page)
      await expect.poll(() => requestProblem(page).textContent()).toContain(expected)
      expect(await page.inputValue('#name')).toBe('Ylva Avvist')
      expect(await errors(page)).toEqual([])
      await page.reload()
      await page.waitForSelector('#name', { state: 'attached' })
      expect(await page.inputValue('#name')).toBe('Ylva Avvist')
      await page.click('text=Clear form')
      await close()
    },
  )
})

/** From now on every way costs this much more. */
function dearer(by: number): void {
  const { country } = portal.sandbox.sites.open('NO') as { country: { pricing?: { base?: number } } }
  country.pricing = { ...country.pricing, base: (country.pricing?.base ?? 69) + by }
}
