import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe, openPortal, type Portal } from './portal.ts'
import { fieldErrors, requestFee, requestForm, submitButton } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const errors = (page: Page) => fieldErrors(requestForm(page))
const orderCalls = (asked: readonly string[]) => asked.filter(call => /^POST .*\/order(\/place)?$/.test(call))

/** Types an address and takes the first suggestion; the fee follows. */
async function choose(page: Page, text: string): Promise<void> {
  await page.focus('#destination')
  await page.keyboard.type(text)
  await page.waitForSelector('[role=option] >> nth=1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await requestFee(page).filter({ hasText: /\d/ }).waitFor()
}

describe('requesting a rider', () => {
  test('[REQ-101] [REQ-032] [ADR-101] by keyboard alone: an address, a customer, Ctrl+Enter, and tracking has it', async () => {
    const { page, context, complaints, asked } = await portal.login('pandasend-SG', { who: 'single' })
    await page.waitForSelector('#destination')
    await expect.poll(() => focused(page)).toBe('destination')
    await choose(page, 'Orchard')
    expect(await page.getAttribute('#destination', 'role')).toBe('combobox')
    const typed = ['#05-12', '', 'Ring twice', 'Mei Lin Tan', '91234567', 'Two boxes of pastries', '32.50']
    // Where the country asks for a unit, the address leads there.
    expect(await focused(page)).toBe('unit')
    for (const [index, text] of typed.entries()) {
      // Enter goes on to the next field and sends nothing.
      if (index > 0) await page.keyboard.press('Enter')
      await page.keyboard.type(text)
    }
    expect(await page.inputValue('#amount')).toBe('32.50')
    expect(orderCalls(asked)).toHaveLength(0)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/order-tracking/**')
    await expect.poll(() => page.locator('body').textContent()).toContain('Order pushed!')
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Mei Lin Tan')
    // The address of the live updates is only known to a real machine.
    expect(complaints.filter(text => !text.startsWith('WebSocket connection'))).toEqual([])
    await context.close()
  })

  test('on paper the form is as wide as the sheet, all of it is there, and no part is on two sheets', async () => {
    const { page, context } = await portal.login('pandago-NO', { viewport: { width: 1440, height: 900 } })
    await page.waitForSelector('#destination')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 1040, height: 700 })
    const form = requestForm(page)
    expect((await form.boundingBox())?.width).toBeGreaterThan(1000)
    expect(await form.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
    const breaks = await form
      .locator('.request-scroll > *, .summary')
      .evaluateAll(parts => parts.map(part => getComputedStyle(part).breakInside))
    expect(breaks.length).toBeGreaterThan(4)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
    await context.close()
  })

  test('[REQ-109 REQ-036 REQ-034] all mistakes are marked at once, and the focus is on the first from the top', async () => {
    const { page, context } = await portal.login('pandasend-SG', { who: 'single' })
    await page.waitForSelector('#destination')
    const press = () => submitButton(page).click()
    await press()
    await expect
      .poll(() => errors(page))
      .toEqual([
        'Please type in the address',
        "Please fill the customer's unit number",
        "Please fill the customer's name",
        "Fill the customer's phone",
        'Please put a valid amount for the order',
      ])
    await expect.poll(() => focused(page)).toBe('destination')
    for (const field of ['destination', 'unit', 'name', 'phone', 'amount'])
      expect(await page.getAttribute(`#${field}`, 'aria-invalid'), field).toBe('true')
    const typed = { destination: 'Nowhere', unit: '#02-01', name: 'Agent 47', phone: '12', amount: '20' }
    for (const [field, text] of Object.entries(typed)) await page.fill(`#${field}`, text)
    await press()
    await expect
      .poll(() => errors(page))
      .toEqual([
        'We cannot compute the location of this address',
        'The customer name is not valid',
        "The phone number doesn't seem correct",
      ])
    await expect.poll(() => focused(page)).toBe('destination')
    await context.close()
  })

  test.each([
    { by: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
    { by: 'Back', close: (page: Page) => page.goBack() },
  ])('[REQ-101] the welcome, closed with $by, leads to the first field', async ({ close }) => {
    const { page, context } = await portal.loggedIn('pandago-NO', { kept: { 'walkthrough-done': 'false' } })
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor()
    await page.waitForSelector('#destination')
    await close(page)
    await expect.poll(() => focused(page)).toBe('destination')
    await context.close()
  })

  test('characters that cannot be sent are removed from a field, with a message next to it if they were visible', async () => {
    const { page, context } = await portal.login('pandasend-SG', { who: 'single' })
    await page.waitForSelector('#destination')
    const message = (field: string) => page.locator(`#${field}-change`)
    const REMOVED = 'Characters that cannot be sent were removed. Please check the text.'
    await page.fill('#description', 'invoice\u202egpj.exe')
    expect(await page.inputValue('#description')).toBe('invoicegpj.exe')
    await expect.poll(() => message('description').textContent()).toBe(REMOVED)
    expect(await page.getAttribute('#description', 'aria-describedby')).toContain('description-change')
    await page.fill('#destination', 'Orchard\u202e 7')
    expect(await page.inputValue('#destination')).toBe('Orchard 7')
    await expect.poll(() => message('destination').textContent()).toBe(REMOVED)
    // As it comes from an address book, in marks that nobody sees.
    await page.fill('#phone', '\u202a+65 9123 4567\u202c')
    expect(await page.inputValue('#phone')).toBe('+65 9123 4567')
    // Written in the page: what drives it cannot send half a character.
    await page.focus('#name')
    await page.evaluate(String.raw`document.execCommand('insertText', false, 'Mei \ud83d')`)
    expect(await page.evaluate('document.activeElement.value.length')).toBe(5)
    expect(await message('name').count()).toBe(0)
    // Its other half may come until the field is left.
    await page.focus('#phone')
    expect(await page.inputValue('#name')).toBe('Mei ')
    await expect.poll(() => message('name').textContent()).toBe(REMOVED)
    expect(await message('phone').count()).toBe(0)
    // Whoever comes back has read it.
    await page.focus('#name')
    await expect.poll(() => message('name').count()).toBe(0)
    await context.close()
  })

  test('[REQ-102] what was typed is there again after a reload, until the reader clears it', async () => {
    const { page, context } = await portal.login('pandago-NO', { who: 'single' })
    await page.waitForSelector('#destination')
    await page.fill('#name', 'Ingrid Solberg')
    await page.fill('#notes', 'Ring the bell')
    await page.reload()
    await page.waitForSelector('#name')
    expect(await page.inputValue('#name')).toBe('Ingrid Solberg')
    expect(await page.inputValue('#notes')).toBe('Ring the bell')
    await page.click('text=Clear form')
    expect(await page.inputValue('#name')).toBe('')
    // The button is gone; the keyboard goes on where a form begins.
    await expect.poll(() => focused(page)).toBe('destination')
    await context.close()
  })

  test('a phone in Arabic: nothing scrolls sideways, the bar stays in sight, axe is content', async () => {
    const viewport = { width: 360, height: 740 }
    const { page, context } = await portal.login('talabat-AE', { who: 'single', viewport, map: true })
    await page.waitForSelector('#destination')
    expect(await page.getAttribute('html', 'dir')).toBe('rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const bar = await page.locator('.summary').boundingBox()
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(740)
    // What is wrong is shown above the bar, not under it.
    await submitButton(page).click()
    const error = page.locator('#destination-error')
    await error.waitFor()
    await expect
      .poll(async () => {
        const [said, foot] = [await error.boundingBox(), await page.locator('.summary').boundingBox()]
        return (said?.y ?? 0) + (said?.height ?? 0) <= (foot?.y ?? 0)
      })
      .toBe(true)
    expect(await axe(page)).toEqual([])
    await context.close()
  })
})
