// Files of other systems: their headings are matched once and remembered (BLK-107), against the sandbox.
import { utils, write } from '@e965/xlsx'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streetsOf, vendorSpot } from './bulk-files.ts'
import { choose, figure, placing } from './bulk-screen.ts'
import { axe, openPortal, type Portal, ready } from './portal.ts'
import { isLeft } from './screens.ts'

let portal: Portal
let streets: string[]
beforeAll(async () => {
  portal = await openPortal()
  streets = streetsOf(portal.sandbox, 'AE', 4, vendorSpot(portal.sandbox, 'AE'))
}, 600_000)
afterAll(() => portal?.close())

const headings = [
  'Order',
  'Shipping Name',
  'Shipping Street',
  'Shipping Phone',
  'Total',
  'Financial Status',
  'Zusteller',
]
const rowsOf = (from: number) =>
  streets
    .slice(from, from + 2)
    .map((street, at) => [
      `#10${from + at}`,
      'Kari Berg',
      street,
      `+971 50 123 77${from}${at}`,
      '120.50',
      'paid',
      'Ola',
    ])
const csvOf = (rows: readonly string[][]) =>
  Buffer.from([headings, ...rows].map(row => row.map(text => `"${text}"`).join(';')).join('\r\n'))
const xlsxOf = (rows: readonly string[][]) =>
  Buffer.from(
    write(utils.book_new(utils.aoa_to_sheet([headings, ...rows]), 'Export'), {
      type: 'array',
      bookType: 'xlsx',
    }) as ArrayBuffer,
  )

/** Presses Tab until the focus is on this control. */
async function tabTo(page: Page, role: 'combobox' | 'button', name: string): Promise<void> {
  const control = page.getByRole(role, { name, exact: true })
  for (let pressed = 0; pressed < 20; pressed++) {
    if (await control.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never came to ${name}`)
}

describe.each([1440, 360])('at %i px', width => {
  const from = width === 360 ? 2 : 0
  test('[BLK-107] headings of a shop system are matched by keyboard, remembered, shown and changed', async () => {
    const { page, context, complaints } = await portal.loggedIn('talabat-AE', { viewport: { width, height: 900 } })
    const at = `${portal.origin('talabat-AE')}/en/bulk-order`
    await page.goto(at)
    await ready(page)
    await choose(page, csvOf(rowsOf(from)), 'export.csv')
    const title = page.getByRole('heading', { name: 'Match the columns' })
    await title.waitFor()
    await expect.poll(() => title.evaluate(element => element === document.activeElement)).toBe(true)
    const use = (heading: string) => page.getByRole('combobox', { name: `Use ${heading} as`, exact: true })
    const chosen = (heading: string) => use(heading).locator('option:checked').innerText()
    expect(await Promise.all(headings.map(chosen))).toEqual([
      'Not used',
      'Customer name',
      'Drop-off address',
      'Phone number',
      'Item value',
      'Payment method',
      'Not used',
    ])
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    // A column that every row needs is told when nothing is it, and nothing is read.
    await tabTo(page, 'combobox', 'Use Shipping Phone as')
    await page.keyboard.press('Home')
    await page.getByText('Choose a column for: Phone number').waitFor()
    expect(await isLeft(page), 'what was matched is not lost without a question').toBe(false)
    await tabTo(page, 'button', 'Use these columns')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Choose a column for: Phone number').waitFor()
    expect(await Promise.all(headings.map(chosen))).toEqual([
      'Not used',
      'Customer name',
      'Drop-off address',
      'Not used',
      'Item value',
      'Payment method',
      'Not used',
    ])
    await use('Shipping Phone').selectOption('phone')
    await use('Zusteller').selectOption('notes')
    await tabTo(page, 'button', 'Use these columns')
    await page.keyboard.press('Enter')
    await placing(page).waitFor()
    await expect.poll(() => figure(page, 'Will be placed')).toBe('2')
    await page.getByText('Columns as you matched them').waitFor()

    // The same headings in another format, on another visit: nothing is asked.
    await page.goto(at)
    await ready(page)
    await page.getByRole('button', { name: 'Upload another file' }).click()
    await choose(page, xlsxOf(rowsOf(from)), 'export.xlsx')
    await page.getByText('Columns as you matched them').waitFor()
    await page.getByText('export.xlsx').waitFor()
    await page.getByRole('button', { name: 'Change columns' }).click()
    await title.waitFor()
    expect(await chosen('Zusteller')).toBe('Notes for the rider')
    await page.getByRole('button', { name: 'Use these columns' }).click()
    await expect.poll(() => figure(page, 'Will be placed')).toBe('2')
    expect(complaints).toEqual([])
    await context.close()
  })
})
