// The two-minute Monday: 500 orders of last week at new times, checked, placed and labelled, by keyboard alone, while
// answers of the server are lost (BLK-109, BLK-110). Each becomes one order.
import type { Page } from 'playwright'
import { LONG } from '../e2e/chaos-steps.ts'
import { openPortal } from '../e2e/portal.ts'
import { print, rounded } from './figure.ts'

const PAIR = 'pandago-NO'
const ORDERS = 500
const JOBS_MAX = 3
const VENDOR = 'no1000'
const DAY_MS = 86_400_000

const portal = await openPortal({ pairs: [PAIR] })
const { control, sites } = portal.sandbox
const { db } = sites.shared
control.setFlag('NO', 'BulkOrderUpload', true)
fillLastWeek(ORDERS)
// The job is made and its orders are placed, and the first answers of both are lost.
for (const call of ['createBulkJob', 'placeBulkOrders'])
  control.addFault({ kind: 'answerLost', call, probability: 1, times: 2 })

try {
  const { page, context } = await portal.login(PAIR, {
    viewport: { width: 1440, height: 900 },
    at: '/history?period=past-week&status=DELIVERED',
  })
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })
  await page.reload()
  await page.locator('.overview[aria-busy=false]').waitFor(LONG)
  const before = count()
  const began = performance.now()
  const seconds = () => rounded((performance.now() - began) / 1000, 1)

  await press(page, 'button', 'More for these orders')
  await press(page, 'menuitem', 'Order them again in bulk')
  // Tomorrow, since the times of today are over by and by.
  await page.getByRole('combobox', { name: 'When' }).press('ArrowDown')
  await press(page, 'button', 'Check them in bulk orders')
  const place = page.getByRole('button', { name: /^Place [\d.,\s]+ orders$/ })
  await place.and(page.locator(':enabled')).first().waitFor(LONG)
  const wanted = Number((await place.first().innerText()).replace(/\D/g, ''))
  print({ name: '500 orders of last week in the grid, checked by the server', value: seconds(), unit: 's' })
  const left = (await page.locator('.place dl > div').allInnerTexts()).join(', ').replace(/\s+/g, ' ')
  console.log(`  ${left}`)
  await place.first().press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Place/ })
    .press('Enter')
  await page.waitForURL('**/order-tracking**', { ...LONG, timeout: 120_000, waitUntil: 'commit' })
  print({ name: 'and placed', value: seconds(), unit: 's' })
  // A job has at most 500 rows, and what is over is the next one.
  let labels = 0
  for (let job = 0; labels < wanted && job < JOBS_MAX; job++) {
    await page.goto(`${portal.origin(PAIR)}/bulk-order`)
    const details = page.getByRole('link', { name: /^Details/ })
    // Rows that could not be placed are shown first.
    const another = page.getByRole('button', { name: 'Upload another file' })
    await details.or(another).first().waitFor(LONG)
    if (await another.isVisible()) await another.press('Enter')
    await details.first().waitFor(LONG)
    await details.nth(job).press('Enter')
    await press(page, 'button', 'Print labels')
    await press(page, 'button', 'Print')
    await page.waitForSelector('html[data-printed]', LONG)
    labels += await page.locator('.parcel-label').count()
  }
  print({ name: 'and labelled', value: seconds(), unit: 's', limit: { most: 120 } })
  print({ name: 'rows that were placed', value: wanted, unit: '', limit: { least: ORDERS } })
  print({
    name: 'orders too few or too many',
    value: Math.abs(count() - before - wanted),
    unit: '',
    limit: { most: 0 },
  })
  print({ name: 'labels too few or too many', value: Math.abs(labels - wanted), unit: '', limit: { most: 0 } })
  await context.close()
} finally {
  await portal.close()
}

/** The control by its name, pressed by keyboard. */
async function press(page: Page, role: 'button' | 'menuitem', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).and(page.locator(':not([aria-disabled=true])')).first()
  await control.waitFor(LONG)
  await control.press('Enter')
}

/** Makes the vendor's last week one of so many paid orders, by copies of what there is: its own has fewer. */
function fillLastWeek(orders: number): void {
  type Row = { id: string; created_at: number; json: string }
  const week = db.all<Row>(
    "SELECT * FROM orders WHERE vendor_id = ? AND status = 'DELIVERED' AND created_at > ? AND json LIKE '%\"PAID\"%'",
    VENDOR,
    // Seconds, as the orders have them.
    (Date.now() - 6 * DAY_MS) / 1000,
  )
  // Of what is older, nothing is left on the first day of the week.
  const ids = new Set(week.map(({ id }) => id))
  for (const { id } of db.all<Row>("SELECT id FROM orders WHERE vendor_id = ? AND status = 'DELIVERED'", VENDOR))
    if (!ids.has(id)) db.run('DELETE FROM orders WHERE id = ?', id)
  const copies = orders - week.length
  for (let at = 0; at < copies; at++) {
    const row = week[at % week.length] as Row
    const id = `${row.id.slice(0, -4)}${String(at).padStart(4, '0')}`
    const copy = { ...row, id, json: row.json.replaceAll(row.id, id).replace('"description":"', `$&${at} `) }
    const names = Object.keys(copy)
    db.run(`INSERT INTO orders (${names}) VALUES (${names.map(() => '?')})`, ...Object.values(copy))
  }
}

/** All orders that the sandbox keeps. */
function count(): number {
  return db.all<{ n: number }>('SELECT count(*) AS n FROM orders')[0]?.n ?? 0
}
