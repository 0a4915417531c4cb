// A file of orders in chaos: it is read, checked and placed while every call may be late, cut, refused, or answered
// with half a text. Each row becomes one order, and whatever came to nothing is said on the screen and done from there.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf } from './bulk-files.ts'
import { choose, freshRows, openBulk, placing } from './bulk-screen.ts'
import { LONG, pressIfThere, shows, startChaos, struck, untilDone } from './chaos-steps.ts'
import { axe, openPortal, type Portal } from './portal.ts'
import { ordersTo } from './request-steps.ts'
import { alerts, dropField, notices, orderRows } from './screens.ts'

const PAIR = 'pandago-NO'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR] })
  portal.sandbox.sites.open('NO')
})
afterAll(() => portal?.close())

const isTracked = (page: Page) => new URL(page.url()).pathname.includes('/order-tracking')

/** What says that something came to nothing. */
const said = (page: Page) =>
  alerts(page.getByRole('main').or(notices(page)))
    .filter({ visible: true })
    .first()

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/** From whatever the screen shows to rows that are ready; false when it says something else. */
async function comeToRows(page: Page, file: Buffer): Promise<boolean> {
  const sheet = placing(page)
  const resume = page.getByRole('button', { name: 'Continue' })
  if (await sheet.isVisible()) {
    if (await tryAgain(page).isVisible()) await pressIfThere(tryAgain(page))
  } else if (await resume.isVisible()) await resume.click()
  else await choose(page, file)
  await sheet.or(said(page)).first().waitFor(LONG)
  if (!(await sheet.isVisible())) return false
  // Until the server has answered for the rows, or the screen says that it did not.
  await placing(page).and(page.locator(':enabled')).or(tryAgain(page)).first().waitFor(LONG)
  return !(await tryAgain(page).isVisible())
}

/** One try, from the file to the lists. */
async function place(page: Page, file: Buffer): Promise<void> {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Place/ })
  // The question that was confirmed is still over it for a moment.
  const working = page.getByRole('progressbar', { includeHidden: true })
  if (await page.getByRole('heading', { name: 'The connection was lost' }).isVisible())
    await pressIfThere(tryAgain(page))
  else {
    if (!(await comeToRows(page, file))) return
    await placing(page).click()
    await confirm.or(said(page)).first().waitFor(LONG)
    if (!(await confirm.isVisible())) return
    await confirm.click()
  }
  await working.or(said(page)).first().waitFor()
  await working.waitFor({ state: 'detached', ...LONG })
  await Promise.race([page.waitForURL('**/order-tracking', { ...LONG, waitUntil: 'commit' }), said(page).waitFor(LONG)])
}

test('[BLK-102] [BLK-104] [API-006] in chaos each row of a file becomes one order, none twice, none lost', async () => {
  const fresh = freshRows(portal)
  const files = [fresh(6), fresh(6), fresh(6)]
  const { page, context, complaints } = await openBulk(portal)
  startChaos(portal, ['createBulkJob', 'placeBulkOrders'])
  for (const [index, rows] of files.entries()) {
    await page.goto(`${portal.origin(PAIR)}/bulk-order`)
    await shows(page, dropField(page).or(placing(page)))
    const act = () => place(page, fileOf(rows))
    await untilDone(page, { what: `file ${index + 1}`, done: () => isTracked(page), act })
  }
  expect(struck(portal, 'createBulkJob')).toBeGreaterThan(0)
  expect(struck(portal, 'placeBulkOrders')).toBeGreaterThan(0)
  const names = files.flat().map(({ name = '' }) => name)
  expect(names.map(name => ordersTo(portal, 'NO', name).length)).toEqual(names.map(() => 1))

  portal.sandbox.control.faults.clear()
  await page.goto(`${portal.origin(PAIR)}/order-tracking`)
  await orderRows(page).filter({ hasText: names[0] }).first().waitFor()
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
}, 600_000)
