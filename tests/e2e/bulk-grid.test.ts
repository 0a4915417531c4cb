// The rows of a bulk file on the screen, against the sandbox.
import { readdirSync, readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bulkColumns } from '#features/bulk/columns.ts'
import { withoutHas } from './browser.ts'
import { fileOf, goodRow, streetsOf, vendorSpot } from './bulk-files.ts'
import { bad, choose, errors, figure, freshRows, openBulk, placing, upload } from './bulk-screen.ts'
import { axe, openPortal, type Portal, ready, type Visit } from './portal.ts'
import {
  bulkCards,
  bulkRows,
  cellsOf,
  earlierUploads,
  fieldErrors,
  nextError,
  rowFilter,
  screenLink,
  stays,
  valueBeside,
} from './screens.ts'

let portal: Portal
let rows: ReturnType<typeof freshRows>
beforeAll(async () => {
  portal = await openPortal()
  rows = freshRows(portal)
}, 600_000)
afterAll(() => portal?.close())

/** Where rows are sent to be checked. */
const CHECKS = /bulk-job\/create/

const open = (options?: Parameters<Portal['login']>[1], path?: string) => openBulk(portal, options, path)

describe('[BLK-101] in the grid', () => {
  let page: Page
  let visit: Visit
  /** The cell that is marked for the eye; what a screen reader hears of is `aria-activedescendant`. */
  const active = () => page.getByRole('grid').locator('td.active')
  /** A key as a keyboard of another country sends it. */
  const press = (init: { key: string; code?: string; altKey?: boolean; ctrlKey?: boolean }) =>
    page.getByRole('grid').evaluate((grid, keys) => {
      grid.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }))
    }, init)
  beforeEach(async () => {
    visit = await open()
    page = visit.page
    const all = rows(12)
    all[2] = bad(all[2], { phone: '12' })
    all[5] = bad(all[5], { address: 'qqqq xxxx zzzz' })
    await upload(page, all)
  }, 90_000)
  afterEach(() => visit?.context.close())

  test('mistakes of the portal and of the server are at their cells, and axe finds nothing', async () => {
    expect(await errors(page).allInnerTexts()).toEqual(['12', 'qqqq xxxx zzzz'])
    const said = await errors(page).evaluateAll(cells =>
      cells.map(cell => document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.innerText),
    )
    expect(said).toEqual(['This doesn’t look like a phone number', 'We can’t find this address'])
    const wrong = bulkRows(page).filter({ has: page.locator('[aria-invalid=true]') })
    expect(await wrong.first().getByRole('rowheader').innerText()).toBe('4')
    expect(await axe(page)).toEqual([])
  })

  test.each([1024, 1152, 1280])(
    'at %i px a telephone number, and how an order is paid and delivered, are read whole',
    async width => {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: 'Next error' }).click()
      await page.keyboard.press('Enter')
      await page.keyboard.type('+971 50 123 4567')
      await page.keyboard.press('Enter')
      await page.getByRole('gridcell').getByText('+971501234567').waitFor()
      const words = page.getByRole('gridcell').getByText(/^(\+\d+|Paid|Cash on delivery|Now)$/)
      const cut = await words.evaluateAll(all =>
        all
          .filter(one => {
            const text = document.createRange()
            text.selectNodeContents(one)
            const cell = one.closest('td')?.getBoundingClientRect()
            const drawn = text.getBoundingClientRect()
            return !cell || drawn.right > cell.right || drawn.bottom > cell.bottom
          })
          .map(one => one.textContent),
      )
      expect(cut).toEqual([])
      expect(await words.count()).toBeGreaterThan(20)
    },
  )

  test('the next error is gone to, corrected in place, and the row becomes ready', async () => {
    await page.getByRole('button', { name: 'Next error' }).click()
    await expect.poll(() => active().innerText()).toContain('12')
    expect(await page.getByRole('grid').getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('+47 406 19 999')
    await page.keyboard.press('Enter')
    await expect.poll(() => errors(page).count()).toBe(1)
    await expect.poll(() => figure(page, 'Will be placed')).toBe('11')
  })

  test('an input method puts its characters together in the cell, and the keys that end one do not end the cell', async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+Home')
    await press({ key: 'Process' })
    const field = active().getByRole('textbox')
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    const devTools = await visit.context.newCDPSession(page)
    await devTools.send('Input.imeSetComposition', { text: 'やまだ', selectionStart: 3, selectionEnd: 3 })
    expect(await field.inputValue()).toBe('やまだ')
    /** As browsers send the key that ends a composition: during it, and Safari after it. */
    const ending = (key: string, init: { isComposing?: boolean; keyCode?: number }) =>
      field.evaluate(
        (element, init) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
        { key, ...init },
      )
    await ending('Enter', { isComposing: true })
    await ending('Escape', { isComposing: true })
    await devTools.send('Input.insertText', { text: '山田' })
    await ending('Enter', { keyCode: 229 })
    expect(await field.inputValue()).toBe('山田')
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await cellsOf(page.getByRole('grid'), 'Customer name')).first().innerText())
      .toContain('山田')
    await page.keyboard.press('Control+z')
    await devTools.detach()
  })

  test('arrows, Home and End move, typing begins, Escape gives up', async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+Home')
    expect(await active().getAttribute('aria-colindex')).toBe('2')
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await active().getAttribute('id')).toBe('cell-4-0')
    await page.keyboard.type('X')
    await page.keyboard.press('Escape')
    expect(await active().innerText()).not.toContain('X')
    // As a keyboard of Poland writes it; a shortcut of the browser is none of ours.
    const editor = page.getByRole('grid').getByRole('textbox')
    await press({ key: 'd', altKey: true })
    expect(await editor.count()).toBe(0)
    for (const ctrlKey of [false, true]) {
      await press({ key: 'Ł', altKey: true, ctrlKey })
      await expect.poll(() => editor.inputValue()).toBe('Ł')
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('End')
    expect(await active().getAttribute('aria-colindex')).toBe('14')
  })

  test('a press on another cell ends what is typed and leads there, in the same row too', async () => {
    for (const next of ['cell-2-1', 'cell-3-1']) {
      await page.locator('#cell-2-0').dblclick()
      await page.keyboard.type('Somebody')
      await page.locator(`#${next}`).click()
      await expect.poll(() => active().getAttribute('id')).toBe(next)
      expect(await page.getByRole('grid').evaluate(grid => grid === document.activeElement)).toBe(true)
    }
    expect(await page.locator('#cell-2-0').innerText()).toBe('Somebody')
    // A press on another field leads into that.
    await page.locator('#cell-3-0').dblclick()
    await page.keyboard.type('Somebody Else')
    await page.getByRole('textbox', { name: 'Find in rows' }).click()
    await page.keyboard.type('x')
    expect(await page.locator('#bulk-find').inputValue()).toBe('x')
    expect(await page.locator('#cell-3-0').innerText()).toBe('Somebody Else')
  })

  test('[NAV-101] keys of the browser stay its own, and those of the portal are heard in a cell that is typed in', async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+End')
    const isUsedUp = await page
      .getByRole('grid')
      .evaluate(
        grid =>
          !grid.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
          ),
      )
    expect([isUsedUp, await active().getAttribute('id')]).toEqual([false, expect.stringMatching(/-11$|-10$/)])
    await page.locator('#cell-2-0').dblclick()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor({ timeout: 5000 })
  })

  test('a block of several cells is pasted, and taken back', async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+Home')
    const before = await page.locator('#cell-2-0').innerText()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'Pasted One\t+4740612001\r\nPasted Two\t40612002\r\n')
      document
        .querySelector('[role=grid]')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await expect.poll(() => page.locator('#cell-3-0').innerText()).toBe('Pasted Two')
    expect(await page.locator('#cell-3-1').innerText()).toBe('+4740612002')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.locator('#cell-2-0').innerText()).toBe(before)
  })

  /** @param text undefined for a clipboard that holds something else, such as a picture */
  const paste = (text: string | undefined) =>
    page.getByRole('grid').evaluate((grid, given) => {
      const clipboardData = new DataTransfer()
      if (given !== undefined) clipboardData.setData('text/plain', given)
      grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

  test('a clipboard that holds a picture empties no cell', async () => {
    const before = await page.locator('#cell-2-0').innerText()
    await page.locator('#cell-2-0').click()
    await paste(undefined)
    await page.locator('#cell-3-0').click()
    await paste('Ida')
    await expect.poll(() => page.locator('#cell-3-0').innerText()).toBe('Ida')
    expect(await page.locator('#cell-2-0').innerText()).toBe(before)
  })

  test('rows that a filter has no room for are not said to be pasted', async () => {
    await rowFilter(page).locator('label', { hasText: 'Errors' }).click()
    await expect.poll(() => bulkRows(page).count()).toBe(2)
    await page.locator('#cell-7-0').click()
    await paste('Ida\nNora\nTuva')
    await page.getByText(/^\d rows? pasted$/).waitFor({ state: 'attached' })
    expect(await page.getByText(/^\d rows? pasted$/).innerText()).toBe('1 row pasted')
  })

  test('Insert leads to a new row, into which the next text goes', async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Insert')
    await expect.poll(() => active().getAttribute('id')).toBe('cell-14-0')
    await page.keyboard.type('New One')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#cell-14-0').innerText()).toContain('New One')
    expect(await page.locator('#cell-13-0').innerText()).not.toContain('New One')
    // The text and the row are two steps; the same key of a keyboard in Arabic has another letter.
    await page.keyboard.press('Control+z')
    await press({ key: 'ئ', code: 'KeyZ', ctrlKey: true })
    await expect.poll(() => page.locator('#cell-14-0').count()).toBe(0)
  })

  test('the filter shows the rows with mistakes; a row can be removed', async () => {
    await rowFilter(page).locator('label', { hasText: 'Errors' }).click()
    await expect.poll(() => bulkRows(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Remove row 7' }).click({ force: true })
    await expect.poll(() => figure(page, 'With errors')).toBe('1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => figure(page, 'With errors')).toBe('2')
  })

  test('rows that come above the cell that is being changed take neither its text nor its place', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(CHECKS, async route => {
      await answered
      await route.fallback()
    })
    await page.locator('#cell-3-4').click()
    const asked = page.waitForRequest(CHECKS)
    await page.keyboard.type('qqqq xxxx zzzz')
    await page.keyboard.press('Enter')
    await asked
    await rowFilter(page).locator('label', { hasText: 'Errors' }).click()
    await expect.poll(() => bulkRows(page).count()).toBe(2)
    const other = await page.locator('#cell-4-0').innerText()
    await page.locator('#cell-7-0').click()
    await page.keyboard.type('Kari')
    const editor = page.getByRole('grid').getByRole('textbox')
    await expect.poll(() => editor.inputValue()).toBe('Kari')
    answer()
    await expect.poll(() => bulkRows(page).count()).toBe(3)
    expect(await editor.inputValue()).toBe('Kari')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#cell-7-0').innerText()).toBe('Kari')
    expect(await page.locator('#cell-4-0').innerText()).toBe(other)
    expect(await active().getAttribute('id')).toBe('cell-7-0')
  })

  test('[BLK-102] failed rows are saved with their number and the reason', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save rows with errors' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('lunch-errors.xlsx')
    const parts = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
    expect(sheet).toContain('<t xml:space="preserve">7</t>')
    expect(sheet).toContain('Drop-off address: We can’t find this address')
  })
})

test('[BLK-101] with mistakes in every slim column all columns are in sight, and no message is behind another or an editor', async () => {
  const { page, context } = await open()
  const all = rows(6).map(row => bad(row, { unit: '12-345', building: 'Tower 2', notes: 'Ring twice' }))
  const wrong: Parameters<typeof bad>[1][] = [
    { phone: '12', unit: '2026-03-04', building: '2026-03-04' },
    { amount: 'much', payment: 'barter', delivery: 'later' },
    { delivery: 'scheduled', scheduled: '03/04/2027 10:00' },
    { scheduled: '2027-03-04 10:00' },
  ]
  for (const [at, more] of wrong.entries()) all[at] = bad(all[at], more)
  await upload(page, all)
  const sheet = page.locator('.sheet')
  expect(await sheet.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
  const cut = await page
    .locator('.grid .said td, .grid thead th')
    .evaluateAll(cells =>
      cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => (cell as HTMLElement).innerText),
    )
  expect(cut).toEqual([])
  expect(await page.locator('#said-2-1').innerText()).toMatch(/^Phone number: .+\s+Unit: .+\s+Building: /)
  await page.getByRole('button', { name: 'Next error' }).click()
  await page.keyboard.press('Enter')
  const editor = await page.getByRole('grid').getByRole('textbox').boundingBox()
  const message = await page.locator('#said-2-1').boundingBox()
  expect((editor?.y ?? 0) + (editor?.height ?? 0)).toBeLessThanOrEqual((message?.y ?? 0) + 1)
  // On a small laptop, too.
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await sheet.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
  await context.close()
})

test('[BLK-101] [BLK-108] by keyboard as in a spreadsheet: fill down, duplicate, cut, find, fix, a double included', async () => {
  const { page, context, complaints } = await open()
  const all = rows(3)
  all[1] = bad(all[1], { amount: '10.123' })
  await upload(page, [...all, all[2] ?? {}])
  const grid = page.getByRole('grid')
  const active = () => grid.getAttribute('aria-activedescendant')
  const text = (id: string) => page.locator(`#${id}`).innerText()
  // Both readings as the country writes them, as the request form does.
  await page.getByText(/Do you mean 10,123\sNOK or 10\s123,00\sNOK\?/).waitFor()
  await grid.focus()
  await page.keyboard.press('Control+Home')
  for (const key of [...Array(6).fill('ArrowRight'), 'Shift+ArrowDown', 'Control+d']) await page.keyboard.press(key)
  await expect.poll(() => text('cell-3-6')).toBe(await text('cell-2-6'))
  await page.keyboard.press('Control+z')
  await expect.poll(() => text('cell-3-6')).not.toBe(await text('cell-2-6'))
  // Both copies, of which the first is led to; taken back, the focus is on what is left.
  await page.keyboard.press('Control+Shift+D')
  await expect.poll(active).toBe('cell-6-6')
  expect(await bulkRows(page).count()).toBe(6)
  await page.keyboard.press('Control+z')
  await expect.poll(active).toBe('cell-5-6')
  // The double is in the file twice; Alt and Enter include it, and leave it out again.
  const double = grid.getByRole('gridcell').filter({ hasText: 'Same as row 4, left out' })
  await double.waitFor()
  // Left out, it waits for no fee.
  const fee = page.locator('#said-5-0, #cell-5-0').locator('xpath=ancestor::tr').locator('[aria-colindex="13"]').first()
  expect(await fee.innerText()).toBe('–')
  await page.keyboard.press('Alt+Enter')
  await expect.poll(() => double.count()).toBe(0)
  await page.keyboard.press('Alt+Enter')
  await double.waitFor()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('cash')
  await page.keyboard.press('Enter')
  await expect.poll(active).toBe('cell-2-8')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('bulk-find')
  // Who listens stays in the field, and hears when nothing is found.
  await page.keyboard.type('less')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'No matching rows' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => grid.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+Home')
  const name = await text('cell-2-0')
  await page.evaluate(() => {
    const cut = new ClipboardEvent('cut', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
    document.querySelector('[role=grid]')?.dispatchEvent(cut)
    document.documentElement.dataset['cut'] = cut.clipboardData?.getData('text/plain') ?? ''
  })
  await expect.poll(() => text('cell-2-0')).toBe('')
  expect(await page.locator('html').getAttribute('data-cut')).toBe(name)
  await page.keyboard.press('Control+z')
  await expect.poll(() => text('cell-2-0')).toBe(name)
  expect(complaints).toEqual([])
  await context.close()
})

test('by keyboard alone: who types orders begins in the grid, and what a press takes away leaves the focus where one goes on', async () => {
  const { page, context } = await open()
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[role]:not(body), main, section')?.className)
  await page.getByRole('button', { name: 'Type or paste orders' }).press('Enter')
  await page.locator('[role="grid"]:focus').waitFor()
  await page.keyboard.type('Kari')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('grid').getByText('Kari').count()).toBe(1)
  await page.getByRole('button', { name: 'Upload another file' }).press('Enter')
  // What was pressed is gone.
  await page.getByRole('button', { name: 'Upload another file' }).waitFor({ state: 'detached' })
  await expect.poll(focused).toBeDefined()
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' })
  await expect.poll(focused).toBeDefined()
  await context.close()
})

test('[BLK-102] rows that were typed are there again where the system ends a page that is out of sight', async () => {
  const { page, context } = await open()
  await page.getByRole('button', { name: 'Type or paste orders' }).click()
  await page.locator('[role="grid"]:focus').waitFor()
  await page.keyboard.type('Kari')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').getByText('Kari').waitFor()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    // A page that is ended hears nothing more.
    addEventListener('pagehide', event => event.stopImmediatePropagation(), { capture: true })
    Object.defineProperty(Storage.prototype, 'setItem', { value: () => {} })
  })
  await page.reload()
  await page.getByRole('grid').getByText('Kari').waitFor()
  await context.close()
})

test('[BLK-101] of a paste with too many rows the first are there, and what is left out is told', async () => {
  const { page, context } = await open()
  await page.getByRole('button', { name: 'Type or paste orders' }).click()
  await page.getByRole('grid').focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', Array.from({ length: 5002 }, (_, at) => `Name ${at}`).join('\r\n'))
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
    document.querySelector('[role=grid]')?.dispatchEvent(paste)
  })
  await page.getByText(/^Only the first 5\s000 rows were pasted. Upload more rows as a file.$/).waitFor()
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001')
  await context.close()
})

test('[NTC-101] a page that is outdated is not loaded again by itself while it has more rows than the browser keeps', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  const manifest = { build: 'f'.repeat(64), files: ['/_assets/other.00000000.js'] }
  await page.route('**/asset-manifest.json*', route => route.fulfill({ json: manifest }))
  await page.clock.install()
  await page.goto(`${portal.origin('pandago-NO')}/en/bulk-order`)
  await page.getByRole('button', { name: 'Type or paste orders' }).click()
  const grid = page.getByRole('grid')
  await grid.focus()
  const pasteRows = (count: number) =>
    grid.evaluate(
      (table, names) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', names)
        table.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      Array.from({ length: count }, (_, at) => `Name ${at}`).join('\r\n'),
    )
  await pasteRows(5000)
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('5001')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await pasteRows(2)
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('5002')
  const [answer] = await Promise.all([page.waitForResponse('**/asset-manifest.json*'), page.clock.fastForward(300_000)])
  await answer.finished()
  await page.clock.runFor(4000)
  await page.getByText('Reload when you’re done').waitFor()
  expect(await grid.getAttribute('aria-rowcount')).toBe('5002')
  // Nor is it left for another screen.
  expect(await stays(page, screenLink(page, 'Tracking'))).toBe('beforeunload')
  expect(await grid.getAttribute('aria-rowcount')).toBe('5002')
  await context.close()
})

test('[BLK-101] 2,000 rows: only those in sight are drawn, and a cell at the end is changed', async () => {
  const { page, context } = await open()
  const [row] = rows(1)
  await choose(page, fileOf(Array.from({ length: 2000 }, () => bad(row, { phone: '12' }))))
  await placing(page).waitFor({ timeout: 60_000 })
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2001')
  expect(await page.getByRole('grid').getByRole('row').count()).toBeLessThan(60)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+End')
  await page.locator('#cell-2001-11').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.type('Somebody')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#cell-2001-0').innerText()).toBe('Somebody')
  await context.close()
})

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['Escape', page => page.keyboard.press('Escape')],
  ['Back', page => page.goBack()],
])('[BLK-101] on a phone what is typed into a row stays when its drawer is closed by %s', async (_, close) => {
  const { page, context } = await open({ viewport: { width: 360, height: 740 } })
  await upload(page, rows(2))
  await bulkCards(page).getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Customer name').fill('Somebody Else')
  await close(page)
  await drawer.waitFor({ state: 'detached' })
  await bulkCards(page).getByText('Somebody Else').waitFor({ timeout: 5000 })
  await context.close()
})

test('[BLK-102] on a phone typed rows that are there again open none by themselves', async () => {
  const { page, context } = await open({ viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'Type or paste orders' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Customer name').fill('Kari')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.waitFor({ state: 'detached' })
  await page.reload()
  await bulkCards(page).getByText('Kari').waitFor()
  // The part with the dialog is loaded when one opens.
  await page.waitForLoadState('networkidle')
  expect(await drawer.count()).toBe(0)
  await context.close()
})

test.each(['', ' where :has() is unknown, as in Firefox before 121'])(
  '[BLK-101] on a phone the keyboard leads to no row behind the bar that places%s',
  async where => {
    const { page, context } = await open({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    if (where) {
      await withoutHas(page)
      await page.reload()
      await ready(page)
    }
    await upload(page, rows(12))
    await bulkCards(page).getByRole('button').first().focus()
    for (let tabs = 0; tabs < 8; tabs++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const lowest = async () => {
        const { y = 0, height = 0 } = (await focused.boundingBox()) ?? {}
        return y + height
      }
      const bar = await page.locator('.place').boundingBox()
      await expect.poll(lowest).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    await context.close()
  },
)

test('[BLK-101] on a phone a copy of a row opens with its own fields, also where a click leaves the focus in one of them', async () => {
  const { page, context } = await open({ viewport: { width: 360, height: 740 } })
  await upload(page, rows(2))
  await bulkCards(page).getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  const name = drawer.getByLabel('Customer name')
  await name.fill('Somebody Else')
  // Each line of buttons at its foot is filled.
  // Measured in one moment: the drawer may still be on its way up.
  const boxes = await drawer
    .getByRole('button', { name: /^(?:Duplicate row|Remove row 2|Done)$/ })
    .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(3)
  const ends = new Map<number, number>()
  for (const { top, right } of boxes) ends.set(top, Math.max(ends.get(top) ?? 0, Math.round(right)))
  expect(new Set(ends.values()).size).toBe(1)
  // As an assistive technology clicks.
  await drawer.getByRole('button', { name: 'Duplicate row' }).evaluate((button: HTMLElement) => button.click())
  await page.getByRole('dialog', { name: 'Row 4' }).waitFor()
  expect(await name.inputValue()).toBe('Somebody Else')
  await name.fill('A Third')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.waitFor({ state: 'detached' })
  const cards = bulkCards(page)
  await expect
    .poll(async () => (await cards.allTextContents()).filter(text => text.includes('Somebody Else')))
    .toHaveLength(1)
  await expect
    .poll(async () => (await cards.allTextContents()).filter(text => text.includes('A Third')))
    .toHaveLength(1)
  await context.close()
})

const messages = (set: string): Record<string, string> => JSON.parse(readFileSync(`content/messages/${set}`, 'utf8'))

type GridWords = { lang: string; headings: string[]; payments: string[]; deliveries: string[] }

/** Runs in the page: writes these words into the grid, and answers those that are broken or cut. */
function cutWords({ lang, headings, payments, deliveries }: GridWords): string[] {
  document.documentElement.lang = lang
  const heads = [...document.querySelectorAll('thead th')].slice(1, headings.length + 1)
  const write = (part: Element, words: string) => {
    if (part.firstChild) part.firstChild.nodeValue = words
  }
  heads.forEach((head, at) => {
    write(head, headings[at] ?? '')
    const values = { 'col-payment': payments, 'col-delivery': deliveries }[head.className]
    const room = head.querySelector('.values')
    if (values && room) write(room, values.join(' '))
  })
  const broken = (part: Element): string[] => {
    const { firstChild: text } = part
    // Scripts without spaces have their own places to break.
    return [
      ...(text?.nodeValue ?? '').matchAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}]+/gu),
    ]
      .filter(word => {
        const drawn = document.createRange()
        if (!text) return false
        drawn.setStart(text, word.index)
        drawn.setEnd(text, word.index + word[0].length)
        return new Set([...drawn.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      .map(([word]) => word)
  }
  const isCut = (part: Element) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 2
  const found = heads.filter(head => head.scrollWidth > head.clientWidth).map(head => head.textContent)
  found.push(...heads.flatMap(broken))
  for (const [column, words] of Object.entries({ payment: payments, delivery: deliveries }))
    for (const word of words) {
      const value = document.querySelector(`td.col-${column} > span`)
      if (!value) return [`no ${column}`]
      write(value, word)
      found.push(...broken(value), ...(isCut(value) ? [word] : []))
    }
  const figures = [...document.querySelectorAll('td:is(.col-phone, .col-amount, .col-scheduled) > bdi')]
  return [...found, ...figures.filter(isCut).map(figure => figure.textContent)]
}

test.each([1024, 1152, 1280, 1440, 1600])(
  '[BLK-101] at %i px the headings of no language are cut or broken in a word, nor are times, amounts and how an order is paid and delivered',
  async width => {
    const { page, context } = await open({ viewport: { width, height: 900 } })
    const later = { delivery: 'scheduled', scheduled: '2030-12-24 10:00', amount: '12345.50' }
    await upload(
      page,
      rows(2).map(row => bad(row, later)),
    )
    // The values of the goods and the fees stand under each other by their last figure.
    for (const part of await page.locator(':is(th, td):is(.col-amount, .fee)').all()) {
      const { textAlign } = await part.evaluate(one => getComputedStyle(one.querySelector('bdi') ?? one))
      expect(textAlign).toMatch(/right|end/)
    }
    const cut: string[] = []
    for (const set of readdirSync('content/messages')) {
      const { bulk_col_row: isThere, ...texts } = messages(set)
      if (isThere === undefined) continue
      const lang = set.replace('.json', '')
      const words = {
        headings: bulkColumns.map(column => texts[`bulk_col_${column}`] ?? ''),
        payments: ['bulk_pay_paid', 'bulk_pay_cash', 'bulk_pay_online'].map(key => texts[key] ?? ''),
        deliveries: ['bulk_now', 'bulk_later'].map(key => texts[key] ?? ''),
      }
      cut.push(...(await page.evaluate(cutWords, { ...words, lang })).map(word => `${lang}: ${word}`))
      // With the longest headings of all a tablet's grid may be wider than its window, by a column at most.
      const beyond = await page.locator('.sheet').evaluate(box => box.scrollWidth - box.clientWidth)
      expect(beyond, lang).toBeLessThanOrEqual(width < 1152 ? 180 : 30)
    }
    expect(cut).toEqual([])
    await context.close()
  },
)

/** As wide as A4 between its margins, upright and across. */
test.each([700, 1040])(
  '[BLK-101] on paper %i px wide all rows of a file are there, whole, and nothing to press',
  async width => {
    const { page, context } = await open()
    const all = rows(60)
    all[1] = bad(all[1], { phone: '+8801712345678' })
    await upload(page, all)
    expect(await bulkRows(page).count()).toBeLessThan(60)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => bulkRows(page).count()).toBe(60)
    const grid = page.getByRole('grid')
    const cut = () =>
      page.locator('main').evaluate(main =>
        [...main.querySelectorAll<HTMLElement>('*')]
          .filter(part => part.checkVisibility() && !part.matches('.hidden-text, .hidden-text *, .act, .act *'))
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
    expect(await cut()).toEqual([])
    // No number is broken in the middle.
    const lines = await (await cellsOf(grid, 'Phone number')).filter({ hasText: /\d{13}/ }).evaluateAll(found =>
      found.map(cell => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const tops: number[] = []
        while (texts.nextNode()) {
          const text = document.createRange()
          text.selectNode(texts.currentNode)
          if (/\d/.test(text.toString())) tops.push(...[...text.getClientRects()].map(({ top }) => Math.round(top)))
        }
        return new Set(tops).size
      }),
    )
    expect(lines).toEqual([1])
    const box = await grid.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    // Placing, of which the figures stay, finding, filtering, another file.
    expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await rowFilter(page).isVisible()).toBe(false)
    const placed = valueBeside(page, 'Will be placed')
    expect(await placed.innerText()).toBe('60')
    expect((await placed.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    await page.emulateMedia({ media: null })
    await expect.poll(() => bulkRows(page).count()).toBeLessThan(60)
    await context.close()
  },
)

/** Every case has rows of its own. */
let used = 0
describe.each([
  ['pandago-NO', '', 360],
  ['talabat-AE', '', 360],
  ['talabat-AE', '', 1440],
] as const)('%s%s at %i px', (pair, prefix, width) => {
  test('nothing scrolls sideways, a row is corrected, and axe finds nothing', async () => {
    const { page, context, complaints } = await portal.loggedIn(pair, { viewport: { width, height: 780 } })
    await page.goto(`${portal.origin(pair)}${prefix}/bulk-order`)
    await ready(page)
    await earlierUploads(page).first().waitFor()
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
      // What fills its line has an edge, else its words would be lost in the middle; the button that places is one line.
      const edgeless = await page
        .locator('.check-tools .button, .bulk-file > .button')
        .evaluateAll(all => all.filter(one => getComputedStyle(one).borderTopColor === 'rgba(0, 0, 0, 0)').length)
      expect(edgeless).toBe(0)
      expect((await placing(page).boundingBox())?.height).toBeLessThanOrEqual(50)
      await bulkCards(page).getByRole('button').nth(1).click()
      const drawer = page.getByRole('dialog')
      await expect.poll(async () => (await fieldErrors(drawer)).length).toBe(1)
      await drawer.locator('[aria-invalid=true]').fill('120')
      await page.keyboard.press('Tab')
      expect(await axe(page)).toEqual([])
      const foot = await page.locator('.drawer .dialog-foot').boundingBox()
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(780)
      await drawer.getByRole('button').last().click()
    } else {
      await nextError(page).click()
      await page.locator('[role="grid"]:focus').waitFor()
      await page.keyboard.type('120')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => page.getByRole('definition').first().innerText()).toBe('4')
    expect(complaints).toEqual([])
    await context.close()
  })
})
