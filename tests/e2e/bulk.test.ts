// Bulk orders as a vendor places them, against the sandbox.
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Cells, fileOf, goodRow, streetsOf, vendorSpot } from './bulk-files.ts'
import { axe, openPortal, type Portal, ready, type Visit } from './portal.ts'

let portal: Portal
let streets: string[]
beforeAll(async () => {
  portal = await openPortal()
  streets = streetsOf(portal.sandbox, 'NO', 100, vendorSpot(portal.sandbox, 'NO'))
}, 600_000)
afterAll(() => portal?.close())
afterEach(() => portal.sandbox.control.faults.clear())

let used = 0
/** Rows that no test has placed yet. */
function rows(count: number): Cells[] {
  used += count
  return streets.slice(0, count).map((street, at) => goodRow(used + at, street, '+47 406 1'))
}
const bad = (row: Cells | undefined, more: Cells): Cells => ({ ...row, ...more })

async function open(options: Parameters<Portal['login']>[1] = {}, path = '/bulk-order'): Promise<Visit> {
  const visit = await portal.login('pandago-NO', { viewport: { width: 1440, height: 900 }, ...options })
  await visit.page.goto(portal.origin('pandago-NO') + path)
  await ready(visit.page)
  return visit
}
const choose = (page: Page, buffer: Buffer, name = 'lunch.xlsx') =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'application/octet-stream', buffer })
const upload = async (page: Page, all: readonly Cells[]) => {
  await choose(page, fileOf(all))
  await page.locator('.place').waitFor()
}
const figure = (page: Page, name: string) =>
  page.locator('.place dl > div', { hasText: name }).locator('dd').innerText()
const errors = (page: Page) => page.locator('.grid td.bad')
const placing = (page: Page) => page.locator('.place .button.primary')

test('[BLK-102] [BLK-104] [BLK-004] of 100 rows 93 are placed, 7 stay to be mended, and the same file again places none', async () => {
  const { page, context, complaints } = await open()
  const all = rows(100)
  for (const at of [3, 20, 21, 40, 60, 80, 99])
    all[at] = bad(all[at], at % 2 ? { phone: '+47 12' } : { payment: 'barter' })
  await upload(page, all)
  expect([await figure(page, 'Will be placed'), await figure(page, 'With errors')]).toEqual(['93', '7'])
  await placing(page).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Cash to collect').waitFor()
  expect(await dialog.innerText()).toMatch(/93/)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Place 93 orders' }).click()
  await page.waitForURL('**/order-tracking')
  await page.getByText('Orders placed successfully').waitFor()
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await ready(page)
  await expect.poll(() => errors(page).count()).toBe(7)
  expect(await figure(page, 'Will be placed')).toBe('0')
  await page.getByRole('button', { name: 'Upload another file' }).click()
  await upload(page, all)
  await expect.poll(() => page.locator('.bulk-check .segments').innerText()).toMatch(/Placed 93/)
  expect([await figure(page, 'Will be placed'), await figure(page, 'With errors')]).toEqual(['0', '7'])
  expect(await placing(page).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

describe('[BLK-101] in the grid', () => {
  let page: Page
  let visit: Visit
  const active = () => page.locator('.grid td.active')
  beforeAll(async () => {
    visit = await open()
    page = visit.page
    const all = rows(12)
    all[2] = bad(all[2], { phone: '12' })
    all[5] = bad(all[5], { address: 'qqqq xxxx zzzz' })
    await upload(page, all)
  }, 90_000)
  afterAll(() => visit?.context.close())

  test('mistakes of the portal and of the server stand in their cells, and axe finds nothing', async () => {
    expect(await errors(page).allInnerTexts()).toEqual([
      expect.stringContaining('This phone number cannot be right'),
      expect.stringContaining('We cannot find this address'),
    ])
    expect(await page.locator('.grid tr.row-error th').first().innerText()).toBe('4')
    expect(await axe(page)).toEqual([])
  })

  test('the next error is gone to, mended in place, and the row becomes ready', async () => {
    await page.getByRole('button', { name: 'Next error' }).click()
    expect(await active().innerText()).toContain('12')
    expect(await page.getByRole('grid').getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('+47 406 19 999')
    await page.keyboard.press('Enter')
    await expect.poll(() => errors(page).count()).toBe(1)
    await expect.poll(() => figure(page, 'Will be placed')).toBe('11')
  })

  test('arrows, Home and End move, typing begins, Escape gives up', async () => {
    await page.keyboard.press('Control+Home')
    expect(await active().getAttribute('aria-colindex')).toBe('2')
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await active().getAttribute('id')).toBe('cell-4-0')
    await page.keyboard.type('X')
    await page.keyboard.press('Escape')
    expect(await active().innerText()).not.toContain('X')
    await page.keyboard.press('End')
    expect(await active().getAttribute('aria-colindex')).toBe('14')
  })

  test('a block of several cells is pasted, and taken back', async () => {
    await page.keyboard.press('Control+Home')
    const before = await page.locator('#cell-2-0').innerText()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'Pasted One\t+4740612001\r\nPasted Two\t40612002\r\n')
      document
        .querySelector('.grid')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await expect.poll(() => page.locator('#cell-3-0').innerText()).toBe('Pasted Two')
    expect(await page.locator('#cell-3-1').innerText()).toBe('40612002')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.locator('#cell-2-0').innerText()).toBe(before)
  })

  test('the filter shows the rows with mistakes; a row can be removed', async () => {
    await page.locator('.segments label', { hasText: 'Errors' }).click()
    await expect.poll(() => page.locator('.grid tbody tr[data-place]').count()).toBe(1)
    await page.getByRole('button', { name: 'Remove row 7' }).click({ force: true })
    await expect.poll(() => figure(page, 'With errors')).toBe('0')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => figure(page, 'With errors')).toBe('1')
  })

  test('[BLK-102] failed rows are saved with their number and the reason', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save failed rows' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('lunch-errors.xlsx')
    const parts = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
    expect(sheet).toContain('<t xml:space="preserve">7</t>')
    expect(sheet).toContain('Drop-off address: We cannot find this address')
  })
})

test('[BLK-101] 2,000 rows: only those in sight are drawn, and a cell at the end is changed', async () => {
  const { page, context } = await open()
  const [row] = rows(1)
  await choose(page, fileOf(Array.from({ length: 2000 }, () => bad(row, { phone: '12' }))))
  await page.locator('.place').waitFor({ timeout: 60_000 })
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2001')
  expect(await page.locator('.grid tbody tr').count()).toBeLessThan(60)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+End')
  await page.locator('#cell-2001-11').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.type('Somebody')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#cell-2001-0').innerText()).toBe('Somebody')
  await context.close()
})

test('[BLK-102] a lost connection ends with a true count, and trying again places nothing twice', async () => {
  const { page, context, asked } = await open()
  await upload(page, rows(12))
  let cut = true
  await page.route(/place-orders/, async route => {
    if (!cut) return route.fallback()
    // The server does it, and its answer is lost on the way.
    await route.abort('connectionreset')
  })
  await placing(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Place 12/ })
    .click()
  await page.getByRole('heading', { name: 'The connection was lost' }).waitFor({ timeout: 60_000 })
  await page.getByText('0 of 12 orders are placed for certain').waitFor()
  expect(await axe(page)).toEqual([])
  cut = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/order-tracking')
  expect(asked.filter(call => call.includes('place-orders'))).toHaveLength(1)
  await context.close()
}, 120_000)

test('[BLK-005] [BLK-020] a refused placement returns to the file, and the rows wait', async () => {
  const { page, context } = await open()
  await upload(page, rows(3))
  portal.sandbox.control.faults.add({
    kind: 'refusal',
    probability: 1,
    call: 'placeBulkOrders',
    status: 422,
    message: 'Nope',
  })
  await placing(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Place 3/ })
    .click()
  await page.getByText('Error while placing orders').waitFor()
  await page.getByText('lunch.xlsx is not finished').waitFor()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => figure(page, 'Will be placed')).toBe('3')
  await context.close()
})

test('[BLK-010] [BLK-011] [BLK-105] a file that is none is refused with what to do, and another can be chosen', async () => {
  const { page, context } = await open()
  const notice = page.locator('.bulk-drop .notice')
  await choose(page, Buffer.from('name,phone'), 'orders.csv')
  await expect.poll(() => notice.innerText()).toContain('File format is invalid')
  await choose(page, Buffer.alloc(5_242_881), 'orders.xlsx')
  await expect.poll(() => notice.innerText()).toContain('File cannot be larger than 5 MB')
  await choose(page, readFileSync(new URL('../fixtures/bulk/renamed-xls.xlsx', import.meta.url)))
  await expect.poll(() => notice.innerText()).toContain('Excel 97')
  expect(await axe(page)).toEqual([])
  await upload(page, rows(2))
  await context.close()
})

test('[BLK-002] [BLK-008] [BLK-013] [BLK-014] the template, earlier uploads, and one of them by status', async () => {
  const { page, context } = await open()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the template' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Template.xlsx')
  const partly = page.locator('.bulk-history li', { hasText: 'Partly placed' }).last()
  await partly.waitFor()
  expect(await axe(page)).toEqual([])
  await partly.locator('a').click()
  await page.waitForURL(/\/bulk-order\/no1000\/bulk-/)
  await expect.poll(() => page.locator('.job-rows [data-place]').count()).toBe(5)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('FAILED')
  await expect.poll(() => page.locator('.job-rows [data-place]').count()).toBe(1)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('ALL')
  await page.getByRole('button', { name: 'Next error' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBe('3')
  expect(await axe(page)).toEqual([])
  await context.close()
})

test.each([
  ['BLK-016', 'bulkTemplate', 'Failed to download template file'],
  ['BLK-018', 'listBulkJobs', 'Failed to get job history'],
] as const)('[%s] %s that fails is told', async (_, call, text) => {
  const { page, context } = await open({}, '/history')
  portal.sandbox.control.faults.add({ kind: 'refusal', probability: 1, call, status: 422, message: 'Nope' })
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await ready(page)
  if (call === 'bulkTemplate') await page.getByRole('button', { name: 'Download the template' }).click()
  await page.locator('.toasts, [role=region]').getByText(text).first().waitFor()
  await context.close()
})

test('[BLK-017] an upload that fails is told, and its rows wait', async () => {
  const { page, context } = await open()
  portal.sandbox.control.faults.add({
    kind: 'refusal',
    probability: 1,
    call: 'createBulkJob',
    status: 422,
    message: 'BulkFileInvalid',
  })
  await choose(page, fileOf(rows(2)))
  await page.getByText('Failed to upload file').waitFor()
  await page.getByText('2 rows are still to be placed').waitFor()
  await context.close()
})

test('[BLK-019] a job that is not there is told', async () => {
  const { page, context } = await open({}, '/bulk-order/no1000/bulk-none')
  await page.getByRole('heading', { name: 'Failed to get job details' }).waitFor()
  await context.close()
})

describe.each([
  ['pandago-NO', '', 360],
  ['talabat-AE', '', 360],
  ['talabat-AE', '', 1440],
] as const)('%s%s at %i px', (pair, prefix, width) => {
  test('nothing scrolls sideways, a row is mended, and axe finds nothing', async () => {
    const { page, context, complaints } = await portal.login(pair, { viewport: { width, height: 780 } })
    await page.goto(`${portal.origin(pair)}${prefix}/bulk-order`)
    await ready(page)
    await page.locator('.bulk-history li').first().waitFor()
    expect(await axe(page)).toEqual([])
    const country = pair === 'pandago-NO' ? 'NO' : 'AE'
    const near = streetsOf(portal.sandbox, country, 4, vendorSpot(portal.sandbox, country))
    used += 4
    const prefixOf = { NO: '+47 406 1', AE: '+971 50 123 ' }
    const all = near.map((street, at) => goodRow(used + at, street, prefixOf[country]))
    all[1] = bad(all[1], { amount: 'much' })
    await upload(page, all)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axe(page)).toEqual([])
    if (width < 769) {
      await page.locator('.row-cards .row-error button').click()
      const field = page.locator('.drawer .invalid input')
      await field.fill('120')
      await page.keyboard.press('Tab')
      expect(await axe(page)).toEqual([])
      await page.locator('.drawer footer .primary').click()
    } else {
      await page.locator('.check-tools .button').first().click()
      await page.keyboard.type('120')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => page.locator('.place dl > div').first().locator('dd').innerText()).toBe('4')
    expect(complaints).toEqual([])
    await context.close()
  })
})
