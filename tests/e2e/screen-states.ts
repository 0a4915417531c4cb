// Every screen, and what is open on it, as somebody has it in front of them who looks at nothing but one thing.

import type { Page } from 'playwright'
import { isFeasible } from '#sandbox/control/feasible.ts'
import type { Order } from '#schema/wire.ts'
import type { Pair, Portal, Visit } from './portal.ts'
import { branchButton, orderRows, orderTitle, pastRows } from './screens.ts'

export type ScreenState = {
  name: string
  pair?: Pair
  path: string
  visitor?: true
  there: string
  first?: (page: Page) => Promise<void>
}

const HISTORY = { path: '/history?period=past-month', there: '.history-table [data-row]' }
/** Followed by its receiver; the order is one of the sandbox's. */
const FOLLOWED = '/en/tracking/:order'
const KNOWN = 'main[data-state=known] .stops'
const TRACKING = { path: '/order-tracking', there: '.order' }
export const screenStates: readonly ScreenState[] = [
  { name: 'landing page', path: '/en', visitor: true, there: 'h1' },
  { name: 'login', path: '/en/connect', visitor: true, there: 'form' },
  { name: 'register', path: '/en/register', visitor: true, there: 'form' },
  { name: 'request', path: '/request-a-rider', there: '#destination' },
  { name: 'tracking', ...TRACKING },
  { name: 'an order', ...TRACKING, first: openOrder },
  { name: 'history', ...HISTORY },
  { name: 'days of one’s own', ...HISTORY, first: openOwnDays },
  { name: 'an order of history', ...HISTORY, first: openPastOrder },
  { name: 'the statement', ...HISTORY, first: page => fromMenu(page, 'Statement', '.statement dd') },
  { name: 'labels on any sheet', ...HISTORY, first: openLabels },
  { name: 'the palette', ...HISTORY, first: openPalette },
  { name: 'bulk orders', path: '/bulk-order', there: 'main button' },
  { name: 'the choice of a branch', ...TRACKING, first: openBranches },
  { name: 'a row of bulk orders', path: '/bulk-order', there: 'main button', first: openRow },
  { name: 'public tracking in Arabic', pair: 'talabat-AE', path: '/tracking/:order', visitor: true, there: KNOWN },
  { name: 'public tracking', path: FOLLOWED, visitor: true, there: KNOWN },
]

async function openOrder(page: Page): Promise<void> {
  await orderRows(page).first().click()
  await orderTitle(page).waitFor()
}

async function openPastOrder(page: Page): Promise<void> {
  await pastRows(page).getByRole('link').first().click()
  await orderTitle(page).waitFor()
}

async function openOwnDays(page: Page): Promise<void> {
  await page.getByText('Custom', { exact: true }).click()
  await page.locator('input[type=date]').first().waitFor()
}

async function openBranches(page: Page): Promise<void> {
  await branchButton(page).click()
  await page.getByRole('dialog').locator('input').first().waitFor()
}

/** On a narrow screen a new row is changed in a drawer; on a wide one in the table. */
async function openRow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type or paste' }).click()
  await page.getByRole('dialog').locator('input').or(page.getByRole('grid')).first().waitFor()
}

async function fromMenu(page: Page, name: string, shows: string): Promise<void> {
  await page.getByRole('button', { name: 'More for these orders' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.locator(`[role=dialog] ${shows}`).first().waitFor()
}

async function openLabels(page: Page): Promise<void> {
  await fromMenu(page, 'Print labels', 'select')
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('a4-custom')
  await page.getByLabel('Columns', { exact: true }).waitFor()
}

/** On a page that has just come the key may be pressed before anybody listens. */
async function openPalette(page: Page): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  while ((await palette.count()) === 0) {
    await page.keyboard.press('Control+k')
    await palette.waitFor({ timeout: 2000 }).catch(() => {})
  }
}

const followed = new WeakMap<Portal, Map<Pair, string>>()

/** The number of an order whose rider is on the way. */
function followedOrder(portal: Portal, pair: Pair): string {
  const known = followed.get(portal) ?? new Map<Pair, string>()
  followed.set(portal, known)
  const before = known.get(pair)
  if (before !== undefined) return before
  const { sites, control } = portal.sandbox
  const country = pair === 'talabat-AE' ? 'AE' : 'NO'
  const order = sites
    .open(country)
    .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', country)
    .map(({ json }) => JSON.parse(json) as Order)
    // Which one is first depends on the hour: that one may have been cancelled.
    .find(one => isFeasible(one, 'PICKED_UP'))
  if (!order) throw new Error('the sandbox has no order under way')
  control.setStatus(country, order.order_id, 'PICKED_UP')
  known.set(pair, order.order_id)
  return order.order_id
}

/** Opens the screen; `first` of the state then opens what is open on it. */
export async function openState(
  portal: Portal,
  { pair = 'pandago-NO', path, visitor, there }: ScreenState,
  options: { viewport: { width: number; height: number }; hasTouch?: boolean },
): Promise<Visit> {
  const visit = visitor
    ? await portal.visit(
        pair,
        path.replace(':order', () => followedOrder(portal, pair)),
        options,
      )
    : await portal.login(pair, { ...options, at: path })
  await visit.page.locator(there).first().waitFor()
  return visit
}
