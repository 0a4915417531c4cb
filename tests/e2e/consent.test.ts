// A deployment that has to ask before it counts page views.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, openPortal, type Portal } from './portal.ts'

const PAIR = 'glovo-RO'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR] })
})
afterAll(() => portal?.close())

/** What a reader of page views would find. */
const events = (page: Page) => page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? [])
const question = (page: Page) => page.getByRole('dialog', { name: 'May we count your visits?' })

test('[CST-002] nothing is counted until the visitor agrees; then what was held back is', async () => {
  const { page, context } = await portal.visit(PAIR, '/connect')
  await question(page).waitFor()
  expect(await events(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await question(page).waitFor({ state: 'detached' })
  expect((await events(page)).map(({ event }) => event)).toEqual(['page_view'])
  await page.goto(`${portal.origin(PAIR)}/register`)
  await expect.poll(() => events(page)).toHaveLength(1)
  expect(await question(page).count()).toBe(0)
  await context.close()
})

test.each([
  ['the button', (page: Page) => question(page).getByRole('button', { name: 'Don’t allow' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])('[CST-002] refusing, by %s, takes one click, and is not asked about again', async (_, refuse) => {
  const { page, context } = await portal.visit(PAIR, '/connect', { colorScheme: 'dark' })
  await question(page).waitFor()
  expect(await axe(page)).toEqual([])
  await refuse(page)
  await question(page).waitFor({ state: 'detached' })
  await page.goto(`${portal.origin(PAIR)}/register`)
  await page.locator('[name=vendorName]').waitFor()
  expect(await question(page).count()).toBe(0)
  expect(await events(page)).toEqual([])
  await context.close()
})
