// Bulk orders as a vendor places them, against the sandbox.
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fileOf } from './bulk-files.ts'
import { bad, choose, errors, figure, freshRows, openBulk, placing, upload } from './bulk-screen.ts'
import { axe, openPortal, type Portal, ready } from './portal.ts'
import { dropField, earlierUploads, rowFilter } from './screens.ts'

let portal: Portal
let rows: ReturnType<typeof freshRows>
beforeAll(async () => {
  portal = await openPortal()
  rows = freshRows(portal)
}, 600_000)
afterAll(() => portal?.close())
afterEach(() => portal.sandbox.control.faults.clear())

const open = (options?: Parameters<Portal['login']>[1], path?: string) => openBulk(portal, options, path)

test('[BLK-102] [BLK-104] [BLK-004] of 100 rows 93 are placed, 7 stay to be corrected, and the same file again places none', async () => {
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
  await expect.poll(() => rowFilter(page).innerText()).toMatch(/Placed\s93/)
  expect([await figure(page, 'Will be placed'), await figure(page, 'With errors')]).toEqual(['0', '7'])
  expect(await placing(page).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('[BLK-101] a file that is dropped beside its field, or on the rows, is not opened in the place of the page', async () => {
  const { page, context } = await open()
  /** Whether the browser is left to open it, as it does with a file that nobody takes. */
  const isOpened = (on: 'heading' | 'grid') =>
    page
      .getByRole(on)
      .first()
      .evaluate(place => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['orders'], 'lunch.xlsx'))
        const init = { dataTransfer, bubbles: true, cancelable: true }
        return ['dragover', 'drop'].some(type => place.dispatchEvent(new DragEvent(type, init)))
      })
  expect(await isOpened('heading')).toBe(false)
  await page.getByRole('button', { name: 'Type or paste orders' }).click()
  expect(await isOpened('grid')).toBe(false)
  await context.close()
})

test.each([1440, 360])('at %i px what waits for the branch is as large as the first step', async width => {
  const { page, context } = await portal.loggedIn('pandago-NO', { viewport: { width, height: 900 } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/vendors?(\?|$)/, async route => {
    await released
    await route.fallback()
  })
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await page.locator('.topbar .branch .bone').waitFor({ state: 'attached' })
  const named = await page.locator('.topbar .branch .bone').elementHandle()
  const awaited = await page.locator('.bulk-drop.waiting').boundingBox()
  release()
  const field = dropField(page)
  await field.waitFor()
  expect(await page.locator('.topbar .branch .bone').count()).toBe(0)
  // WebKit clicks nothing where what was pressed has gone before the finger is up.
  expect(await named?.evaluate(element => element.isConnected)).toBe(true)
  const shown = await field.boundingBox()
  expect([awaited?.x, awaited?.width]).toEqual([shown?.x, shown?.width])
  expect(Math.abs((awaited?.height ?? 0) - (shown?.height ?? 0))).toBeLessThanOrEqual(24)
  await context.close()
})

test('[BLK-108] a row that equals an order of today is left out, leads to that order, and is placed when it is wanted', async () => {
  const { page, context, complaints } = await open()
  const all = rows(2)
  await upload(page, all)
  await placing(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Place 2/ })
    .click()
  await page.waitForURL('**/order-tracking')
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await ready(page)
  // Paid in another way it is another row, but the same customer wants the same things at the same place.
  await upload(page, [bad(all[0], { payment: all[0]?.payment === 'PAID' ? 'CASH_ON_DELIVERY' : 'PAID' })])
  const order = page.getByRole('link', { name: /^Same as order #\w+ from .+, left out$/ })
  await order.waitFor()
  expect(await order.getAttribute('href')).toMatch(/\/order-tracking\/no1000\?order=no1000-/)
  expect(await figure(page, 'Will be placed')).toBe('0')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Include it' }).click()
  await expect.poll(() => figure(page, 'Will be placed')).toBe('1')
  await page.getByRole('button', { name: 'Upload another file' }).click()
  await upload(page, all)
  const placed = page.getByRole('grid').getByRole('link', { name: 'Placed' })
  await expect.poll(() => placed.count()).toBe(2)
  await placed.first().click()
  await page.waitForURL('**/order-tracking/no1000?order=**')
  await page.getByRole('article').getByRole('button', { name: 'Request again', exact: true }).waitFor()
  expect(complaints).toEqual([])
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
  await page.getByText('0 of 12 orders have been placed').waitFor()
  expect(await axe(page)).toEqual([])
  cut = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/order-tracking')
  expect(asked.filter(call => call.includes('place-orders'))).toHaveLength(1)
  await context.close()
})

test('[BLK-005] [BLK-020] a refused placement returns to the file, and the rows wait', async () => {
  const { page, context } = await open()
  await upload(page, rows(3))
  portal.sandbox.control.faults.add({
    kind: 'refusal',
    probability: 1,
    call: 'placeBulkOrders',
    status: 422,
    message: 'ServiceClosed',
  })
  await placing(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Place 3/ })
    .click()
  await page.getByText('Error while placing orders').waitFor()
  await page.getByText('Not finished: lunch.xlsx').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => figure(page, 'Will be placed')).toBe('3')
  await context.close()
})

test('[BLK-010] [BLK-011] [BLK-105] a file that is none is refused with what to do, and another can be chosen', async () => {
  const { page, context } = await open()
  const notice = page.getByRole('main').getByRole('alert')
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

test('on paper no earlier upload, and no row of one, is on two sheets', async () => {
  const { page, context } = await open()
  const breaks = (all: Element[]) => [...new Set(all.map(one => getComputedStyle(one).breakInside))]
  const partly = earlierUploads(page).filter({ hasText: 'Partly placed' }).last()
  await partly.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await earlierUploads(page).evaluateAll(breaks)).toEqual(['avoid'])
  await page.emulateMedia({ media: null })
  await partly.getByRole('link').click()
  const rowsOfUpload = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect.poll(() => rowsOfUpload.count()).toBe(5)
  await page.emulateMedia({ media: 'print' })
  expect(await rowsOfUpload.evaluateAll(breaks)).toEqual(['avoid'])
  await context.close()
})

test('on a phone with text twice as large the figures of earlier uploads stay on the page, with long names too', async () => {
  const { page, context } = await open({ viewport: { width: 360, height: 740 } })
  const names = earlierUploads(page).first().getByRole('term')
  await names.first().waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  const words = ['Γραμμές', 'Καταχωρισμένες', 'Λάθη']
  await names.evaluateAll((all, words) => {
    for (const [at, one] of all.entries()) one.replaceChildren(words[at % 3] ?? '')
  }, words)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await context.close()
})

test('a long word above a figure of an earlier upload is in one line', async () => {
  const { page, context } = await open()
  const name = earlierUploads(page).first().getByRole('term').filter({ hasText: 'Placed' })
  const height = await name.evaluate(one => one.getBoundingClientRect().height)
  await name.evaluate(one => one.replaceChildren('Καταχωρισμένες'))
  const long = earlierUploads(page).first().getByRole('term').filter({ hasText: 'Καταχωρισμένες' })
  expect(await long.evaluate(one => one.getBoundingClientRect().height)).toBe(height)
  await context.close()
})

test('[BLK-002] [BLK-008] [BLK-013] the template, earlier uploads, and one of them by status', async () => {
  const { page, context } = await open()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download template' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Template.xlsx')
  const partly = earlierUploads(page).filter({ hasText: 'Partly placed' }).last()
  await partly.waitFor()
  expect(await axe(page)).toEqual([])
  await partly.getByRole('link').click()
  await page.waitForURL(/\/bulk-order\/no1000\/bulk-/)
  const rowsOfUpload = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect.poll(() => rowsOfUpload.count()).toBe(5)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('FAILED')
  await expect.poll(() => rowsOfUpload.count()).toBe(1)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('ALL')
  await page.getByRole('button', { name: 'Next error' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))).toBe('3')
  expect(await axe(page)).toEqual([])
  await context.close()
})

test('[BLK-110] a file that was uploaded again with a row more has labels for that row: the others have theirs', async () => {
  const { page, context } = await open()
  const all = rows(3)
  for (const count of [2, 3]) {
    await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
    await ready(page)
    await upload(page, all.slice(0, count))
    await placing(page).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Place \d order/ })
      .click()
    await page.waitForURL('**/order-tracking')
  }
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await earlierUploads(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Print labels' }).click()
  await page.getByRole('dialog').getByText('Labels: 1. Pages: 1.').waitFor()
  await context.close()
})

test.each([
  ['[BLK-016]', 'bulkTemplate', 'Failed to download template file'],
  ['[BLK-018]', 'listBulkJobs', 'Failed to get job history'],
] as const)('%s %s that fails is shown', async (_, call, text) => {
  const { page, context } = await open({}, '/history')
  portal.sandbox.control.faults.add({ kind: 'refusal', probability: 1, call, status: 422, message: 'Nope' })
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await ready(page)
  if (call === 'bulkTemplate') await page.getByRole('button', { name: 'Download template' }).click()
  await page.getByText(text).first().waitFor()
  await context.close()
})

test('[BLK-017] an upload that fails is shown, and its rows wait', async () => {
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
  await page.getByText('2 rows still to place').waitFor()
  await context.close()
})

test('[BLK-019] a job that is not there is reported', async () => {
  const { page, context } = await open({}, '/bulk-order/no1000/bulk-none')
  await page.getByRole('heading', { name: 'Failed to get job details' }).waitFor()
  await context.close()
})
