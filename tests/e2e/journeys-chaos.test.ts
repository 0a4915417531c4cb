// A vendor's day in chaos: every call may be late, cut, refused, or answered with half a text. Nothing is lost,
// nothing is doubled, and whatever came to nothing is said on the screen and put right from there.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf, presetRange } from '#features/orders/days.ts'
import { addressed, LONG, pressed, shows, startChaos, struck, tryAddress, turning, untilDone } from './chaos-steps.ts'
import { axe, openPortal, type Portal, type Visit } from './portal.ts'
import { fill, ordersTo } from './request-steps.ts'
import {
  addPoint,
  alerts,
  branchButton,
  fieldErrors,
  managePoints,
  notices,
  orderMenu,
  orderRows,
  orderTitle,
  pastRows,
  pointForm,
  pointList,
  savePoint,
  wrongFields,
} from './screens.ts'

const PAIR = 'pandago-NO'
const ZONE = 'Europe/Oslo'
const PARENT = 'no1000'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR], live: true })
  portal.sandbox.sites.open('NO')
})
beforeEach(() => portal.sandbox.control.faults.clear())
afterAll(() => portal?.close())

const orders = (name: string) => ordersTo(portal, 'NO', name)
const isTracked = (page: Page) => new URL(page.url()).pathname.includes('/order-tracking')
const open = (page: Page, path: string) => page.goto(portal.origin(PAIR) + path)

/** Somebody who has logged in before it began. */
async function underChaos(worst: readonly string[]): Promise<Visit> {
  const visit = await portal.login(PAIR)
  startChaos(portal, worst)
  return visit
}

async function request(page: Page, name: string, address: string): Promise<void> {
  await open(page, '/request-a-rider')
  await shows(page, page.locator('#destination'))
  for (const [field, text] of Object.entries({ name, phone: '41258036', description: 'Bread', amount: '120' }))
    await fill(page, field, text)
  await addressed(page, { what: name, address })
  await pressed(page, { what: `${name}: the press`, done: () => isTracked(page), kept: { '#name': name } })
}

async function cancel(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await untilDone(page, {
    what: `${name}: cancelling`,
    done: () => orders(name)[0]?.status === 'CANCELLED',
    async act() {
      await orderRows(page).filter({ hasText: name }).first().click()
      await orderMenu(page).click()
      await page.getByRole('menuitem', { name: 'Cancel order' }).click()
      await dialog.getByText('Wrong items').click()
      await dialog.getByRole('button', { name: 'Cancel order' }).click()
      await dialog.waitFor({ state: 'detached', ...LONG })
    },
  })
  await expect.poll(() => orderTitle(page).innerText(), LONG).toContain('cancelled')
}

test('[REQ-105] [API-006] [API-007] in chaos as many orders are made as were submitted, none twice, none lost', async () => {
  const names = ['Uvær En', 'Uvær To']
  const { page, context, complaints } = await underChaos(['placeOrder', 'cancelOrder'])
  for (const [index, name] of names.entries()) await request(page, name, `Storgata ${5 + 2 * index}`)
  for (const name of names) await shows(page, orderRows(page).filter({ hasText: name }))
  await cancel(page, 'Uvær To')
  expect(struck(portal, 'placeOrder')).toBeGreaterThan(0)
  expect(struck(portal, 'cancelOrder')).toBeGreaterThan(0)
  expect(struck(portal)).toBeGreaterThan(20)
  expect(names.map(name => orders(name).length)).toEqual([1, 1])
  const history = orders('Uvær To')[0]?.status_history ?? []
  expect(history.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)

  portal.sandbox.control.faults.clear()
  await open(page, '/order-tracking')
  await orderRows(page).filter({ hasText: 'Uvær En' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('[HIS-011] [HIS-012] [HIS-101] in chaos the history comes, and its file holds every order of the days once', async () => {
  const { page, context, complaints } = await underChaos(['listOrders'])
  await open(page, '/history?period=past-week')
  await shows(page, pastRows(page))
  let file = ''
  await untilDone(page, {
    what: 'the export',
    done: () => file !== '',
    async act() {
      const saved = page.waitForEvent('download', LONG).catch(() => undefined)
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /CSV/ }).click()
      const failed = alerts(notices(page)).waitFor(LONG)
      const got = await Promise.race([saved, failed.then(() => undefined)])
      if (got) file = readFileSync(await got.path(), 'utf8')
    },
  })
  expect(struck(portal, 'listOrders')).toBeGreaterThan(0)
  const { from, to } = presetRange('past-week', { now: Date.now(), zone: ZONE })
  const made = portal.sandbox.sites
    .open('NO')
    .db.all<{ id: string; at: number }>(
      "SELECT id, json_extract(json, '$.created_at') AS at FROM orders WHERE country = 'NO' AND vendor_id = ?",
      PARENT,
    )
    .filter(({ at }) => dayOf(at * 1000, ZONE) >= from && dayOf(at * 1000, ZONE) <= to)
    .map(({ id }) => id)
  const [, ...lines] = file.trim().split(/\r?\n/)
  expect(made.length).toBeGreaterThan(20)
  expect(lines.map(line => line.split(';')[0]?.replaceAll('"', '')).sort()).toEqual(made.sort())
  portal.sandbox.control.faults.clear()
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('[COL-001] [COL-101] in chaos a collection point is added once', async () => {
  const { page, context, complaints } = await underChaos(['addOutlet'])
  await open(page, '/order-tracking')
  await shows(page, orderRows(page))
  await branchButton(page).click()
  await shows(page, managePoints(page))
  await managePoints(page).click()
  await pointList(page).waitFor()
  await addPoint(page).click()
  const field = (name: string) => pointForm(page).locator(`[name="${name}"]`)
  for (const [name, text] of [
    ['client-vendor-id', 'shop-uvær'],
    ['label', 'Uvær Kiosk'],
    ['phone', '40612345'],
  ] as const)
    await field(name).fill(text)
  const address = field('outlet-address')
  const preview = page.getByRole('region', { name: 'What the rider sees' })
  const save = savePoint(page)
  const wrong = wrongFields(pointForm(page))
    .or(alerts(pointForm(page)))
    .filter({ visible: true })
  await untilDone(page, {
    what: 'the collection point',
    done: async () => (await pointForm(page).count()) === 0,
    async act() {
      // Without an address that was found, the press says so at the field.
      const faults = await fieldErrors(pointForm(page))
      if ((await wrong.count()) === 0 || faults[0]?.includes('address')) await tryAddress(page, address, 'gate')
      await expect.poll(() => pointForm(page).locator('[aria-busy]').count(), LONG).toBe(0)
      await save.click()
      const atRest = async () =>
        (await pointForm(page).count()) === 0 || ((await turning(save).count()) === 0 && (await wrong.count()) > 0)
      await expect.poll(atRest, LONG).toBe(true)
    },
  })
  expect(await preview.count()).toBe(0)
  expect(struck(portal, 'addOutlet')).toBeGreaterThan(0)
  const known = portal.sandbox.sites
    .open('NO')
    .db.all<{ json: string }>("SELECT json FROM vendors WHERE country = 'NO'")
    .filter(({ json }) => json.includes('Uvær Kiosk'))
  expect(known).toHaveLength(1)
  portal.sandbox.control.faults.clear()
  expect(complaints).toEqual([])
  await context.close()
})
