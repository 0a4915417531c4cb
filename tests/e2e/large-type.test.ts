// The reader's own size of text: twice the usual one on every screen, and a page that is enlarged to 400 %.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { troubleOf } from './large-type.ts'
import { openPortal, type Pair, type Portal, type Visit } from './portal.ts'
import { orderRows, orderTitle, pastRows } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal?.close())

type Screen = {
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
const screens: readonly Screen[] = [
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
  await page.locator('.branch').first().click()
  await page.getByRole('dialog').locator('input').first().waitFor()
}

/** On a narrow screen a new row is changed in a drawer; on a wide one in the table. */
async function openRow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type or paste' }).click()
  await page.locator('[role=dialog] input, .sheet').first().waitFor()
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
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return page.getByRole('dialog', { name: 'Search and commands' }).count()
    })
    .toBe(1)
}

const followed = new Map<Pair, string>()

/** The number of an order whose rider is on the way. */
function followedOrder(pair: Pair): string {
  const { sites, control } = portal.sandbox
  const country = pair === 'talabat-AE' ? 'AE' : 'NO'
  const before = followed.get(pair)
  if (before !== undefined) return before
  const [order] = sites.open(country).db.all<{ id: string }>('SELECT id FROM orders WHERE country = ?', country)
  if (!order) throw new Error('the sandbox has no orders')
  control.setStatus(country, order.id, 'PICKED_UP')
  followed.set(pair, order.id)
  return order.id
}

async function open(
  { pair = 'pandago-NO', path, visitor, there }: Screen,
  width: number,
  height: number,
): Promise<Visit> {
  const viewport = { width, height }
  const visit = visitor
    ? await portal.visit(
        pair,
        path.replace(':order', () => followedOrder(pair)),
        { viewport },
      )
    : await portal.login(pair, { viewport, at: path })
  await visit.page.locator(there).first().waitFor()
  return visit
}

test.each([360, 768, 1440].flatMap(width => screens.map(screen => ({ ...screen, width }))))(
  '$name at $width px with text twice as large: nothing overlaps, is cut to a letter or leads sideways',
  async ({ width, ...screen }) => {
    const { page, context } = await open(screen, width, 800)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    await screen.first?.(page)
    await expect.poll(() => page.evaluate(troubleOf)).toEqual([])
    await context.close()
  },
)

test.each(screens.filter(({ visitor }) => !visitor))(
  '$name at 320 x 200 px leaves room between its bars',
  async screen => {
    const { page, context } = await open(screen, 320, 200)
    await screen.first?.(page)
    const room = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight / 2)
        // What lies over everything is all there is.
        const over = document.querySelector('[role=dialog]') ?? document.querySelector('.history-pane')
        const all = [...(over ?? document.body).querySelectorAll('*')]
        const inSight = (one: Element) => {
          const { top, bottom, width } = one.getBoundingClientRect()
          return width > 160 ? Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top)) : 0
        }
        const bars = all.filter(one => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
        const scrollers = all.filter(
          one =>
            ['auto', 'scroll'].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 8,
        )
        const free = innerHeight - bars.reduce((sum, bar) => sum + inSight(bar), 0)
        return Math.min(free, ...scrollers.map(one => one.clientHeight))
      })
    await expect.poll(room).toBeGreaterThanOrEqual(120)
    await context.close()
  },
)
