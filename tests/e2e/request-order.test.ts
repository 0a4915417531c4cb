// What an order holds, and orders that are made from other ones.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import {
  errors,
  expectTracked,
  feeShown,
  fill,
  fillOrder,
  focused,
  ordersTo,
  peoniesFor,
  press,
} from './request-steps.ts'
import { notices, orderMenu, orderRows, requestForm, screenLink, stays, submitButton, valueBeside } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
afterAll(() => portal.close())

const ready = async (name: string, form = peoniesFor(name)) => {
  const visit = await portal.login('pandago-NO', { who: 'single' })
  await fillOrder(visit.page, form)
  return visit
}
const placed = (name: string) => {
  const [only, ...others] = ordersTo(portal, 'NO', name)
  expect(others).toEqual([])
  return only
}
/** Opens a choice of the menu of the order to this customer. */
async function choose(page: Page, name: string, choice: string): Promise<void> {
  await page.getByText(name).first().click()
  await orderMenu(page).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

describe('what an order holds', () => {
  test('[REQ-005] [REQ-006] [REQ-008] scheduled food with a cold bag and an age check, all as it was chosen', async () => {
    const { page, context } = await ready('Ylva Senere')
    await page.selectOption('#parcel', 'food')
    await page.check('[name=coldBag]')
    await page.check('[name=ageCheck]')
    await page.getByText('Later', { exact: true }).click()
    // The way to a voucher and to a VAT number is next to the payment.
    expect(await requestForm(page).textContent()).toMatch(/voucher.*VAT/is)
    await press(page)
    await expect.poll(() => focused(page)).toBe('collectAt')
    expect(await errors(page)).toHaveLength(1)
    const times = await page
      .locator('#collectAt option:not([value=""])')
      .evaluateAll(all => all.map(one => (one as HTMLOptionElement).value))
    // Shortly before midnight there are fewer than three.
    const time = times[2] ?? times.at(-1) ?? ''
    await page.selectOption('#collectAt', time)
    // Both times have their day, also where it is today.
    const days = await page.locator('#day option').allTextContents()
    const arrives = await valueBeside(page, 'Arrives').innerText()
    expect(days.some(day => arrives.includes(day))).toBe(true)
    await press(page)
    await expectTracked(page, 'Ylva Senere')
    expect(placed('Ylva Senere')).toMatchObject({
      preordered_for: Number(time),
      age_validation_required: true,
      order: { cold_bag_needed: true },
    })
    expect(Number(time) % 900).toBe(0)
    await context.close()
  })

  test('[FEE-012] [FEE-013] a value above the limit is asked about once, and a changed one again', async () => {
    portal.sandbox.control.setParameter('NO', 'orderItemValueExceedLimit', 1000)
    const { page, context } = await ready('Ylva Dyrebar', peoniesFor('Ylva Dyrebar', { amount: '1000' }))
    const warning = page.getByRole('status').filter({ hasText: /Item\svalue\sexceeds/ })
    expect(await warning.count()).toBe(0)
    await fill(page, 'amount', '1001')
    await press(page)
    await expect.poll(() => focused(page)).toBe('confirm-amount')
    expect(await warning.count()).toBe(1)
    await page.keyboard.press('Enter')
    await warning.waitFor({ state: 'detached' })
    await fill(page, 'amount', '1002')
    await press(page)
    await expect.poll(() => focused(page)).toBe('confirm-amount')
    await page.keyboard.press('Enter')
    await press(page)
    await expectTracked(page, 'Ylva Dyrebar')
    expect(placed('Ylva Dyrebar')?.order.amount).toBe(1002)
    portal.sandbox.control.setParameter('NO', 'orderItemValueExceedLimit', -1)
    await context.close()
  })

  test('[REQ-004] a section that is done folds to one line, and opens again where it was left', async () => {
    const { page, context } = await ready('Ylva Ferdig')
    await page.locator('[name=ageCheck]').focus()
    await expect.poll(() => page.locator('#name').isVisible()).toBe(false)
    const folded = page.getByRole('region', { name: 'Customer' })
    expect(await folded.textContent()).toContain('Ylva Ferdig')
    expect(await folded.textContent()).toMatch(/41 25 80 36/)
    // "Change" is in the line of the title, at the end of each section, and makes none higher.
    const titles = await page.locator('.folded:has(.link)').evaluateAll(sections =>
      sections.map(section => {
        const [title, link] = [':scope > :first-child', '.link'].map(part => section.querySelector(part))
        const [line, end] = [title?.getBoundingClientRect(), link?.getBoundingClientRect()]
        const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : Number.NaN)
        return [middle(line) - middle(end), section.getBoundingClientRect().right - (end?.right ?? 0)]
      }),
    )
    expect(titles.length).toBeGreaterThan(1)
    expect(titles.flat().every(apart => Math.abs(apart) <= 1)).toBe(true)
    await page.getByRole('button', { name: 'Change Customer' }).click()
    await expect.poll(() => focused(page)).toBe('name')
    await page.keyboard.type('x')
    await submitButton(page).focus()
    await page.getByRole('button', { name: 'Change Customer' }).waitFor()
    // A mistake keeps its section open.
    await fill(page, 'name', '')
    await press(page)
    await expect.poll(() => focused(page)).toBe('name')
    expect(await page.locator('#name').isVisible()).toBe(true)
    await context.close()
  })
})

describe('an order from another one', () => {
  test('[REQ-103] [REQ-110] "Request again" is filled in from the order and needs one click', async () => {
    const { page, context } = await ready('Ylva Igjen')
    await press(page)
    await expectTracked(page, 'Ylva Igjen')
    // Two clicks: the order, and the button in its pane.
    await page.getByText('Ylva Igjen').first().click()
    await page.getByRole('button', { name: 'Request again', exact: true }).click()
    await page.waitForURL('**/request-a-rider/**')
    await page.waitForSelector('#destination', { state: 'attached' })
    await feeShown(page)
    expect(await page.inputValue('#name')).toBe('Ylva Igjen')
    expect(await page.inputValue('#amount')).toBe('649')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/order-tracking/**')
    await expect.poll(() => ordersTo(portal, 'NO', 'Ylva Igjen').length).toBe(2)
    await context.close()
  })

  test('[REQ-110] by keyboard two keys lead from a row to the form, filled in like its order', async () => {
    const { page, context } = await ready('Ylva Raskt')
    await press(page)
    await expectTracked(page, 'Ylva Raskt')
    const row = orderRows(page).filter({ hasText: 'Ylva Raskt' }).first()
    await row.focus()
    await page.keyboard.press('Tab')
    const again = page.getByRole('button', { name: 'Request again for Ylva Raskt' })
    expect(await again.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/request-a-rider/**')
    await expect.poll(() => page.inputValue('#name')).toBe('Ylva Raskt')
    await feeShown(page)
    await context.close()
  })

  test('[RTE-027] [Q10] when it is finished, the way back leads to a request that begins anew', async () => {
    const { page, context, complaints } = await ready('Ylva Tilbake')
    await press(page)
    await expectTracked(page, 'Ylva Tilbake')
    await page.goBack()
    await page.waitForURL('**/request-a-rider**')
    await page.waitForSelector('#destination')
    expect(await page.inputValue('#name')).toBe('')
    await fillOrder(page, peoniesFor('Ylva Videre'))
    await press(page)
    await expectTracked(page, 'Ylva Videre')
    expect([placed('Ylva Tilbake'), placed('Ylva Videre')].every(Boolean)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[REQ-101] "Request another" opens an empty form from the same collection point', async () => {
    const { page, context } = await ready('Ylva Neste')
    // The notice goes after seconds, so it is waited for before it is there.
    await Promise.all([page.getByRole('button', { name: 'Request another' }).click(), press(page)])
    await page.waitForURL('**/request-a-rider/no2000')
    await page.waitForSelector('#destination')
    expect(await page.inputValue('#name')).toBe('')
    expect(await page.getByRole('region', { name: 'Where' }).textContent()).toContain('Kafé Løkka')
    await context.close()
  })

  test('[REQ-032] [REQ-033] [FEE-001] an order is edited from tracking: its customer stays, its address brings a new fee', async () => {
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    const { page, context, asked } = await ready('Ylva Endret')
    await press(page)
    await expectTracked(page, 'Ylva Endret')
    const id = placed('Ylva Endret')?.order_id ?? ''
    portal.sandbox.control.setStatus('NO', id, 'RECEIVED')
    await page.reload()
    await choose(page, 'Ylva Endret', 'Modify')
    await page.waitForURL('**orderID=**')
    await page.waitForSelector('#destination', { state: 'attached' })
    expect(await page.inputValue('#name')).toBe('Ylva Endret')
    expect(await page.locator('#name').isVisible()).toBe(false)
    await requestForm(page)
      .getByText(/^Changing order #/)
      .waitFor()
    // So do the bar of a phone and the heading for those who listen.
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Changing order #/)
    expect(await page.locator('.topbar > .title').textContent()).toMatch(/^Changing order #/)
    expect(await requestForm(page).getByText('New delivery').count()).toBe(0)
    await page.getByText('You can’t add a voucher to an order that has been placed.').waitFor()
    await feeShown(page)
    await fill(page, 'destination', '')
    await page.keyboard.type('Storgata 12')
    await page.waitForSelector('[role=option] >> nth=1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await feeShown(page)
    await fill(page, 'amount', '700')
    await press(page)
    await page.waitForURL('**/order-tracking/**')
    await expect.poll(() => notices(page).textContent()).toContain('Order Updated!')
    expect(placed('Ylva Endret')).toMatchObject({ order_id: id, order: { amount: 700 }, status: 'MODIFIED' })
    expect(asked.filter(call => call.startsWith('PUT'))).toHaveLength(1)
    await context.close()
  })

  test('[NTC-101] a page that is outdated is not loaded again by itself over what was changed in an order', async () => {
    const { page, context } = await ready('Ylva Lenge')
    await press(page)
    await expectTracked(page, 'Ylva Lenge')
    const id = placed('Ylva Lenge')?.order_id ?? ''
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    portal.sandbox.control.setStatus('NO', id, 'RECEIVED')
    const manifest = { build: 'f'.repeat(64), files: ['/_assets/other.00000000.js'] }
    await page.route('**/asset-manifest.json*', route => route.fulfill({ json: manifest }))
    await page.clock.install()
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider/no2000?orderID=${id}`)
    await page.waitForSelector('#destination', { state: 'attached' })
    await fill(page, 'amount', '702')
    const [answer] = await Promise.all([
      page.waitForResponse('**/asset-manifest.json*'),
      page.clock.fastForward(300_000),
    ])
    await answer.finished()
    await page.clock.runFor(4000)
    await page.getByText('Reload when you’re done').waitFor()
    expect(await page.inputValue('#amount')).toBe('702')
    await context.close()
  })

  test('[SES-101] what was changed in an order is there again after the session has ended and a new login', async () => {
    const { page, context } = await ready('Ylva Kveld')
    await press(page)
    await expectTracked(page, 'Ylva Kveld')
    const id = placed('Ylva Kveld')?.order_id ?? ''
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    portal.sandbox.control.setStatus('NO', id, 'RECEIVED')
    const origin = portal.origin('pandago-NO')
    await page.goto(`${origin}/request-a-rider/no2000?orderID=${id}`)
    await page.waitForSelector('#destination', { state: 'attached' })
    await fill(page, 'amount', '703')
    // Whoever would leave it for another screen is asked.
    const link = screenLink(page, 'Tracking')
    await link.hover()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/shared-screens')),
    )
    expect(await stays(page, link)).toBe('beforeunload')
    expect(await page.inputValue('#amount')).toBe('703')
    await page.evaluate(() => {
      localStorage.removeItem('token')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForURL(`${origin}/`)
    await page.goto(`${origin}/connect`)
    await page.getByLabel('Email').fill('single@no.sandbox.example')
    await page.getByLabel('Password', { exact: true }).fill('Sandbox!2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**orderID=**')
    await expect.poll(() => page.inputValue('#amount')).toBe('703')
    await press(page)
    await expectTracked(page, 'Ylva Kveld')
    expect(placed('Ylva Kveld')).toMatchObject({ order: { amount: 703 }, status: 'MODIFIED' })
    await context.close()
  })

  test('[TRK-104] on a wide window Back asks before a changed order is left, as a link does', async () => {
    const { page, context } = await ready('Ylva Tilbakeblikk')
    await press(page)
    await expectTracked(page, 'Ylva Tilbakeblikk')
    const id = placed('Ylva Tilbakeblikk')?.order_id ?? ''
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    portal.sandbox.control.setStatus('NO', id, 'RECEIVED')
    await page.reload()
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await choose(page, 'Ylva Tilbakeblikk', 'Modify')
    await page.waitForURL('**orderID=**')
    await page.waitForSelector('#destination', { state: 'attached' })
    expect(await page.evaluate(() => 'isSame' in window), 'no page is loaded').toBe(true)
    await fill(page, 'amount', '704')
    const { href } = new URL(page.url())
    const answer = async (leave: boolean) => {
      const asked = page.waitForEvent('dialog').then(async question => {
        await (leave ? question.accept() : question.dismiss())
        return question.type()
      })
      await page.evaluate(() => setTimeout(() => history.back()))
      return asked
    }
    expect(await answer(false)).toBe('beforeunload')
    expect([page.url(), await page.inputValue('#amount')]).toEqual([href, '704'])
    expect(await answer(true)).toBe('beforeunload')
    await expectTracked(page, 'Ylva Tilbakeblikk')
    await context.close()
  })

  test('[TRK-104] what is typed while another screen is on its way is asked about before it is left', async () => {
    const { page, context } = await ready('Ylva Underveis')
    await press(page)
    await expectTracked(page, 'Ylva Underveis')
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    portal.sandbox.control.setStatus('NO', placed('Ylva Underveis')?.order_id ?? '', 'RECEIVED')
    await page.reload()
    await choose(page, 'Ylva Underveis', 'Modify')
    await page.waitForURL('**orderID=**')
    await page.waitForSelector('#destination', { state: 'attached' })
    // A part of a screen that has not been opened yet.
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let asked = () => {}
    const isAsked = new Promise<void>(resolve => {
      asked = resolve
    })
    await page.route(/HistoryTable[.][^/]+[.]js$/, async route => {
      asked()
      await held
      await route.fallback()
    })
    await page.getByRole('link', { name: 'History' }).first().click()
    await isAsked
    await fill(page, 'amount', '705')
    const question = page.waitForEvent('dialog').then(async dialog => {
      await dialog.dismiss()
      return dialog.type()
    })
    release()
    expect(await question).toBe('beforeunload')
    expect([new URL(page.url()).pathname, await page.inputValue('#amount')]).toEqual([
      expect.stringMatching(/request/),
      '705',
    ])
    await context.close()
  })

  test('[REQ-033] an order that cannot be updated shows an error, and what was changed stays on the screen', async () => {
    const { page, context } = await ready('Ylva Fast')
    await press(page)
    await expectTracked(page, 'Ylva Fast')
    const id = placed('Ylva Fast')?.order_id ?? ''
    portal.sandbox.control.setStatus('NO', id, 'RECEIVED')
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider/no2000?orderID=${id}`)
    await page.waitForSelector('#destination', { state: 'attached' })
    await fill(page, 'amount', '701')
    portal.sandbox.control.addFault({
      kind: 'refusal',
      call: 'updateOrder',
      probability: 1,
      times: 1,
      status: 400,
      message: 'InvalidRequest',
    })
    await press(page)
    await expect.poll(() => requestForm(page).getByRole('alert').textContent()).toContain('Could not update that order')
    expect(await page.inputValue('#amount')).toBe('701')
    await context.close()
  })
})
