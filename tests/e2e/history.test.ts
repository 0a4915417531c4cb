// The history as whoever sends sees it, against the sandbox.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe, openPortal, type Portal, ready, type Visit } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal?.close())

const rows = (page: Page) => page.locator('.history-table [data-row]')

async function openHistory(query = '', options: Parameters<Portal['login']>[1] = {}): Promise<Visit> {
  const visit = await portal.login('pandago-NO', options)
  await visit.page.goto(`${portal.origin('pandago-NO')}/history${query}`)
  await ready(visit.page)
  return visit
}

describe('on a wide window', () => {
  let visit: Visit
  let page: Page
  beforeAll(async () => {
    visit = await openHistory('', { viewport: { width: 1280, height: 900 } })
    page = visit.page
  }, 60_000)
  afterAll(() => visit?.context.close())

  test('[HIS-003] without a choice it is yesterday', async () => {
    await rows(page).first().waitFor()
    expect(await page.getByRole('radio', { name: 'Yesterday' }).isChecked()).toBe(true)
    const days = new Set((await page.locator('.when').allInnerTexts()).map(text => text.trim().slice(0, 6)))
    expect(days.size).toBe(1)
  })

  test('[HIS-001] [HIS-002] [HIS-101] 30 days stand in the address, and more rows come when asked for', async () => {
    await page.locator('.segments label', { hasText: '30 days' }).click()
    await page.waitForURL('**period=past-month**')
    await expect.poll(() => rows(page).count()).toBe(30)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => rows(page).count()).toBe(60)
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true)
  })

  test('[HIS-001] [PUB-001] an order of the table leads to what became of it', async () => {
    const [link, id] = [rows(page).first().getByRole('link'), rows(page).first().locator('.id bdi')]
    expect(await link.getAttribute('href')).toBe(`/tracking/${await id.getAttribute('title')}`)
  })

  test('[HIS-004] a status shows the orders of that list alone', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('CANCELLED')
    await page.waitForURL('**status=CANCELLED**')
    // Orders that failed stand in the cancelled list too.
    const chips = () => page.locator('.history-table .chip').allInnerTexts()
    await expect.poll(async () => (await chips()).includes('Delivered')).toBe(false)
    expect(await chips()).toContain('Cancelled')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('ANY')
  })

  test('[HIS-005] [HIS-006] an own range that is backwards or too long is refused', async () => {
    await page.locator('.segments label', { hasText: 'Custom' }).click()
    await page.getByLabel('From', { exact: true }).fill('2020-03-10')
    await page.getByLabel('To', { exact: true }).fill('2020-03-01')
    await page.getByRole('button', { name: 'Show these days' }).click()
    await page.getByText('The last day is before the first day').waitFor()
    await page.getByLabel('To', { exact: true }).fill('2020-06-01')
    await page.getByRole('button', { name: 'Show these days' }).click()
    await page.getByText('Choose 31 days at most').waitFor()
    expect(page.url()).toContain('period=past-month')
    await page.locator('.segments label', { hasText: '30 days' }).click()
  })

  test('[HIS-007] [HIS-008] a key that is neither phone nor order asks nothing and says what would do', async () => {
    // The pages of the figures have all come.
    await expect.poll(() => page.locator('.overview').getAttribute('aria-busy'), { timeout: 10_000 }).toBe('false')
    const before = visit.asked.length
    await page.getByRole('searchbox').fill('flowers')
    await page.getByRole('searchbox').press('Enter')
    await page.getByText(/Enter a whole phone number, or an order number that begins with/).waitFor()
    expect(visit.asked.slice(before).filter(call => call.includes('orders'))).toEqual([])
    await page.getByRole('searchbox').fill('')
  })

  test('[HIS-101] the export holds every order of the filter, not only those that are shown', async () => {
    await expect.poll(() => page.locator('.overview').getAttribute('aria-busy')).toBe('false')
    const all = Number((await page.locator('.lead .num').innerText()).replace(/\D/g, ''))
    expect(all).toBeGreaterThan(await rows(page).count())
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^orders_no1000_.+\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(lines.length).toBe(all + 1)
  })

  test('[HIS-102] of many rows only those around the sight are drawn', async () => {
    const loaded = async () => Number(await page.locator('.history-table').getAttribute('aria-rowcount')) - 1
    const wanted = Number((await page.locator('.lead .num').innerText()).replace(/\D/g, ''))
    for (let shown = await loaded(); shown < wanted; shown = await loaded()) {
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect.poll(loaded).toBeGreaterThan(shown)
    }
    const drawn = await rows(page).count()
    const all = await loaded()
    expect(all).toBeGreaterThan(100)
    expect(drawn).toBeLessThan(all)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => rows(page).last().getAttribute('aria-rowindex')).toBe(String(all + 1))
  })

  test('nothing is wrong for axe', async () => {
    expect(await axe(page)).toEqual([])
  })
})

test('[HIS-011] a history that cannot be loaded says so and is loaded again', async () => {
  const { page, context } = await portal.login('pandago-NO')
  let broken = true
  await page.route(/\/vendor\/[^/]+\/orders/, route => (broken ? route.abort() : route.fallback()))
  await page.goto(`${portal.origin('pandago-NO')}/history`)
  await page.getByRole('heading', { name: 'Cannot retrieve past orders' }).waitFor({ timeout: 30_000 })
  broken = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().waitFor({ timeout: 30_000 })
  await context.close()
}, 90_000)

test('on a phone nothing scrolls sideways and nothing is wrong for axe', async () => {
  const { page, context } = await openHistory('?period=past-week', { viewport: { width: 360, height: 740 } })
  await rows(page).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axe(page)).toEqual([])
  await context.close()
}, 60_000)
