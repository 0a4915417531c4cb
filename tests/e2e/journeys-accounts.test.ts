// The accounts that are more or less than one shop: a parent with its outlets, and a vendor nobody knows the place of yet.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, openPortal, type Portal } from './portal.ts'
import { choose, expectTracked, feeShown, fill, fillOrder, ordersTo, press } from './request-steps.ts'
import { branchButton, branches, notices, orderRows, originButton, screenLink } from './screens.ts'

const PAIR = 'pandago-NO'
const [PARENT, OUTLET, NOWHERE] = ['no1000', 'no1002', 'no3000']

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR], live: true })
  portal.sandbox.sites.open('NO')
})
afterAll(() => portal?.close())

const order = (name: string) => ({
  address: 'Storgata 7',
  name,
  phone: '41258036',
  description: 'Bread',
  amount: '120',
})
const madeBy = (name: string) => ordersTo(portal, 'NO', name).map(({ vendor_id }) => vendor_id)
const listed = (page: Page, name: string) => orderRows(page).filter({ hasText: name })

/** Goes to a branch by typing its number. */
async function goTo(page: Page, id: string): Promise<void> {
  await branchButton(page).click()
  await branches(page).first().waitFor()
  await page.keyboard.type(id)
  await expect.poll(() => branches(page).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/${id}`)
}

test('[NAV-005] [REQ-012] [COL-022] a parent requests for itself and for an outlet, and follows both in one list', async () => {
  const { page, context, complaints } = await portal.login(PAIR)
  await fillOrder(page, order('Forelder Hovedhus'))
  await press(page)
  await expectTracked(page, 'Forelder Hovedhus')

  await goTo(page, OUTLET)
  await orderRows(page)
    .or(page.getByRole('heading', { name: 'No deliveries right now' }))
    .first()
    .waitFor()
  expect(await listed(page, 'Forelder Hovedhus').count()).toBe(0)
  await screenLink(page, 'Request').click()
  await page.waitForURL(`**/request-a-rider/${OUTLET}`)
  await fillOrder(page, order('Forelder Filial'))
  await press(page)
  await expectTracked(page, 'Forelder Filial')
  expect(new URL(page.url()).pathname).toContain(`/order-tracking/${OUTLET}`)
  expect([madeBy('Forelder Hovedhus'), madeBy('Forelder Filial')]).toEqual([[PARENT], [OUTLET]])

  await goTo(page, PARENT)
  await listed(page, 'Forelder Hovedhus').waitFor()
  await branchButton(page).click()
  await page.getByRole('dialog').getByRole('switch').click()
  await page.keyboard.press('Escape')
  await listed(page, 'Forelder Filial').waitFor()
  expect(await listed(page, 'Forelder Hovedhus').count()).toBe(1)
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('[REQ-015] [ADR-010] [ADR-014] a vendor without location enters it once, and requests from there ever after', async () => {
  const { page, context, complaints } = await portal.login(PAIR, { who: 'nolocation' })
  await page.fill('#origin', 'Storgata 12')
  await page.waitForSelector('[role=option] >> nth=1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[name=origin-unit]')
  expect(await axe(page)).toEqual([])
  await originButton(page).click()
  await expect.poll(() => notices(page).textContent()).toContain('Address saved')
  for (const name of ['Stedløs Første', 'Stedløs Andre']) {
    await page.goto(`${portal.origin(PAIR)}/request-a-rider`)
    await page.waitForSelector('#destination')
    expect(await page.getByRole('region', { name: 'Where' }).innerText()).toContain('Storgata 12')
    await choose(page, name === 'Stedløs Første' ? 'Storgata 7' : 'Storgata 5')
    const { address: _, ...typed } = order(name)
    for (const [field, text] of Object.entries(typed)) await fill(page, field, text)
    await feeShown(page)
    await press(page)
    await expectTracked(page, name)
    expect(madeBy(name)).toEqual([NOWHERE])
  }
  expect(complaints).toEqual([])
  await context.close()
})
