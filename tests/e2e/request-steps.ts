// Steps that journeys through the request form have in common.
import type { Page } from 'playwright'
import type { CountryCode } from '#schema/config.ts'
import type { Order } from '#schema/wire.ts'
import type { Portal } from './portal.ts'
import { fieldErrors, requestFee, requestForm, submitButton } from './screens.ts'

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
export const errors = (page: Page) => fieldErrors(requestForm(page))

/** The calls among `asked` that place or change an order. */
export const orderCalls = (asked: readonly string[]) =>
  asked.filter(call => /^(POST|PUT) .*\/order(\/[^/]+)?$/.test(call))

/** The fee as the summary shows it, once it is there; one that is being asked for again is pale. */
export async function feeShown(page: Page, fee = requestFee(page)): Promise<string> {
  await fee.filter({ hasText: /\d/, hasNot: page.locator('bdi.muted') }).waitFor()
  return ((await fee.locator('> bdi').textContent()) ?? '').replace(/\s/g, ' ')
}

/** Types an address and takes the first suggestion; the fee follows. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.focus('#destination')
  await page.keyboard.type(text)
  await page.waitForSelector('[role=option] >> nth=1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await feeShown(page)
}

export type Filled = { address: string; name: string; phone: string; description: string; amount: string }

export const peoniesFor = (name: string, more: Partial<Filled> = {}): Filled => ({
  address: 'Storgata 7',
  name,
  phone: '41258036',
  description: 'Peonies',
  amount: '649',
  ...more,
})

/** An order that lacks nothing but the press. */
export async function fillOrder(page: Page, filled: Filled): Promise<void> {
  await page.waitForSelector('#destination')
  await choose(page, filled.address)
  for (const field of ['name', 'phone', 'description', 'amount'] as const) await fill(page, field, filled[field])
}

/** Fills a field in; a section that is folded is opened first. */
export async function fill(page: Page, field: string, text: string): Promise<void> {
  const control = page.locator(`#${field}`)
  // Of the two places it is the second that has fields.
  if (!(await control.isVisible()))
    await requestForm(page)
      .getByRole('region')
      .filter({ has: control })
      .getByRole('button', { name: /^Change/ })
      .last()
      .click()
  await control.fill(text)
}

export const press = (page: Page) => submitButton(page).click()

/** Tracking opens and has an order to this customer. */
export async function expectTracked(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/order-tracking/**')
  await page.getByRole('main').filter({ hasText: name }).waitFor()
}

/** Orders to this customer, as the server knows them. */
export const ordersTo = ({ sandbox }: Portal, country: CountryCode, name: string): Order[] =>
  sandbox.sites
    .open(country)
    .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', country)
    .map(({ json }) => JSON.parse(json) as Order)
    .filter(({ customer }) => customer.name === name)
