import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readVendor, writeVendor } from '#sandbox/store/vendors.ts'
import { axeInBothSchemes, openPortal, type Pair, type Portal, ready } from './portal.ts'
import {
  addOwner,
  addPoint,
  branchButton,
  branches,
  editPoint,
  fieldErrors,
  managePoints,
  notices,
  pointForm,
  pointList,
  savePoint,
} from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(() => {
  portal.sandbox.control.faults.clear()
  for (const flag of ['AddVendorOutlet', 'EditVendorOutlet'] as const) portal.sandbox.control.setFlag('NO', flag, true)
})

const field = (page: Page, label: string) => pointForm(page).getByLabel(label, { exact: true })
const address = (page: Page) => pointForm(page).getByRole('combobox', { name: 'Pickup address' })
const errors = (page: Page) => fieldErrors(pointForm(page))
/** Edits the collection point of a request, or adds another. */
const pointLink = (page: Page) =>
  page.getByRole('region', { name: 'Where' }).getByRole('button', { name: /^(Edit |Add a collection point$)/ })
/** Where a request is collected, in its form. */
const collected = (page: Page) => page.getByRole('region', { name: 'Where' })
const save = (page: Page) => savePoint(page).click()

async function openList(page: Page): Promise<void> {
  await branchButton(page).click()
  await managePoints(page).click()
  await pointList(page).waitFor()
}

async function choose(page: Page, query: string): Promise<void> {
  await address(page).fill(query)
  await pointForm(page).getByRole('option').first().click()
  const busy = pointForm(page)
    .locator('[aria-busy]')
    .filter({ has: page.getByRole('combobox') })
  await expect.poll(() => busy.count()).toBe(0)
}

describe('in English', () => {
  test('[COL-018] of no collection points only who may add one is told to', async () => {
    portal.sandbox.control.setFlag('NO', 'AddVendorOutlet', false)
    const { page, context } = await portal.loggedIn('pandago-NO')
    const vendors = [readVendor(portal.sandbox.sites.open('NO'), 'no1000')]
    await page.route('**/orders/api/v1/vendors', route =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { result: { vendors } } }),
    )
    await page.goto(`${portal.origin('pandago-NO')}/en/history`)
    await ready(page)
    await branchButton(page).click()
    await managePoints(page).click()
    const list = page.getByRole('dialog')
    await list.getByRole('heading', { name: 'No collection points yet' }).waitFor()
    expect(await addPoint(page).count()).toBe(0)
    expect(await list.getByText(/^Add the places/).count()).toBe(0)
    await context.close()
  })

  test('[COL-001] [COL-015] [COL-020] one is added: mistakes at their fields, then pending, then in use', async () => {
    const { page, context, complaints, asked } = await portal.loggedIn('pandago-NO')
    await page.goto(`${portal.origin('pandago-NO')}/en/history`)
    await ready(page)
    await openList(page)
    await addPoint(page).click()
    await save(page)
    await expect
      .poll(() => errors(page))
      .toEqual([
        'Please enter collection point ID',
        'Please enter label',
        'Please select pickup address',
        'Please enter phone number',
      ])
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('client-vendor-id')
    expect(await field(page, 'Main branch').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Remove owner / }).count()).toBe(0)
    await addOwner(page).click()
    // The press is answered first; its field comes a frame later, with the focus.
    await page.locator('input[type=email]:focus').waitFor()
    await page.keyboard.type('nobody')
    await field(page, 'Collection point ID').fill('shop-90')
    await field(page, 'Label').fill('Harbour kiosk')
    await field(page, 'Phone number').fill('+47 (406) 12-345')
    expect(await field(page, 'Phone number').inputValue()).toBe('+4740612345')
    await choose(page, 'gate')
    // Nothing that was pasted is cut without a word.
    for (const name of ['unit', 'building', 'instructions'])
      await pointForm(page).locator(`[name=${name}]`).fill('i'.repeat(1001))
    await save(page)
    await expect
      .poll(() => errors(page))
      .toEqual([
        'Please do not exceed 64 characters',
        'Please do not exceed 128 characters',
        'Please do not exceed 1000 characters',
        'Please enter a valid email',
      ])
    for (const name of ['unit', 'building', 'instructions']) {
      expect(await pointForm(page).locator(`[name=${name}]`).inputValue()).toHaveLength(1001)
      await pointForm(page).locator(`[name=${name}]`).fill('')
    }
    expect(await errors(page)).toEqual(['Please enter a valid email'])
    await page.getByRole('button', { name: /^Remove owner / }).click()
    expect(await errors(page)).toEqual([])
    expect(await page.getByRole('region', { name: 'What the rider sees' }).innerText()).toContain('Harbour kiosk')
    await save(page)
    await expect
      .poll(() => notices(page).textContent())
      .toContain(
        'The collection point has been saved successfully. It will take a few minutes to become available for requesting a rider.',
      )
    await expect
      .poll(() => pointList(page).getByRole('listitem').filter({ hasText: 'Harbour kiosk' }).innerText())
      .toContain('Being set up')
    expect(asked.filter(call => call === 'POST /orders/api/v1/outlet')).toHaveLength(1)
    const made =
      (await pointList(page).getByRole('listitem').filter({ hasText: 'Harbour kiosk' }).innerText()).match(
        /no\w{6}/,
      )?.[0] ?? ''
    await page.goto(`${portal.origin('pandago-NO')}/en/request-a-rider/${made}`)
    await page.getByRole('heading', { name: 'This collection point is being set up' }).waitFor()
    portal.sandbox.control.advance(180)
    await page.reload()
    await page.getByRole('form', { name: 'Request a rider' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[COL-014] [COL-018] one is edited from the request form: parent and ID are locked, and the request continues', async () => {
    const { page, context, complaints } = await portal.loggedIn('pandago-NO')
    await page.goto(`${portal.origin('pandago-NO')}/en/request-a-rider/no1002`)
    await pointLink(page).click()
    await pointForm(page).waitFor()
    expect(await field(page, 'Collection point ID').getAttribute('readonly')).not.toBeNull()
    await field(page, 'Label').fill('Bakery at the corner')
    await page.keyboard.press('Escape')
    await expect.poll(() => pointForm(page).count()).toBe(0)
    await pointLink(page).click()
    expect(await field(page, 'Label').inputValue()).toBe('Bakery at the corner')
    await save(page)
    await expect.poll(() => notices(page).textContent()).toContain('The collection point has been saved successfully')
    expect(await notices(page).textContent()).not.toContain('a few minutes')
    await expect.poll(() => collected(page).innerText()).toContain('Bakery at the corner')
    await page.goto(`${portal.origin('pandago-NO')}/en/request-a-rider/b-no1006`)
    await collected(page).waitFor()
    expect(await pointLink(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[COL-007] [COL-014] one that has no ID of the business yet is given one, which is locked from then on', async () => {
    const site = portal.sandbox.sites.open('NO')
    const known = readVendor(site, 'no1004')
    if (!known) throw new Error('no1004 is not there')
    const { client_vendor_id: _, ...without } = known
    writeVendor(site, without)
    const { page, context } = await portal.loggedIn('pandago-NO')
    await page.goto(`${portal.origin('pandago-NO')}/en/request-a-rider/no1004`)
    await pointLink(page).click()
    await save(page)
    await expect.poll(() => errors(page)).toEqual(['Please enter collection point ID'])
    await field(page, 'Collection point ID').fill('shop-4')
    await save(page)
    await expect.poll(() => notices(page).textContent()).toContain('The collection point has been saved successfully')
    expect(readVendor(site, 'no1004')?.client_vendor_id).toBe('shop-4')
    await pointLink(page).click()
    await expect.poll(() => field(page, 'Collection point ID').getAttribute('readonly')).not.toBeNull()
    await context.close()
  })

  test('[COL-001] a suggestion whose place is on its way when the dialog is closed is there when it is opened again', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await page.goto(`${portal.origin('pandago-NO')}/en/request-a-rider/no1005`)
    await pointLink(page).click()
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(/details/, async route => {
      await held
      await route.continue()
    })
    await address(page).fill('gate')
    await pointForm(page).getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await expect.poll(() => pointForm(page).count()).toBe(0)
    await pointLink(page).click()
    await pointForm(page).waitFor()
    answer()
    await expect.poll(() => address(page).inputValue()).toMatch(/gate.+\d{4}/)
    await context.close()
  })

  test('[FLG-008] [COL-018] without the flags, or without the role, nobody adds or edits', async () => {
    const { control } = portal.sandbox
    control.setFlag('NO', 'AddVendorOutlet', false)
    const parent = await portal.login('pandago-NO')
    await openList(parent.page)
    expect(await editPoint(parent.page).count()).toBeGreaterThan(0)
    await expect.poll(() => addPoint(parent.page).count()).toBe(0)
    control.setFlag('NO', 'EditVendorOutlet', false)
    await parent.page.reload()
    await ready(parent.page)
    await branchButton(parent.page).click()
    await branches(parent.page).first().waitFor()
    await expect.poll(() => managePoints(parent.page).count()).toBe(0)
    await parent.context.close()
    control.setFlag('NO', 'AddVendorOutlet', true)
    control.setFlag('NO', 'EditVendorOutlet', true)
    const single = await portal.login('pandago-NO', { who: 'single' })
    await branchButton(single.page).click()
    await branches(single.page).first().waitFor()
    expect(await managePoints(single.page).count()).toBe(0)
    expect(await pointLink(single.page).count()).toBe(0)
    await single.context.close()
  })

  test('[SES-101] a session that ends over what was changed says nothing of having kept it', async () => {
    const { page, context } = await portal.login('pandago-NO')
    await openList(page)
    await editPoint(page).first().click()
    await field(page, 'Label').fill('Changed in vain')
    portal.sandbox.control.endSessions('NO', 'parent@no.sandbox.example')
    await save(page)
    await page.waitForURL(`${portal.origin('pandago-NO')}/`)
    const notice = page.getByRole('status').getByText(/^Your session has ended/)
    await notice.filter({ visible: true }).waitFor()
    expect(await notice.filter({ visible: true }).textContent()).toBe('Your session has ended. Log in again.')
    await context.close()
  })

  test('[ADR-004] [ADR-008] the pin of the outlet map moves with the arrow keys and writes the address; marker 65 by 65', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO', { map: true })
    await openList(page)
    await editPoint(page).first().click()
    const pin = page.getByRole('application', { name: /^Pin of the collection point/ })
    await pin.waitFor()
    expect(await pin.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([65, 65])
    const before = await address(page).inputValue()
    await pin.focus()
    for (let press = 0; press < 6; press++) await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => address(page).inputValue(), { timeout: 60_000 }).not.toBe(before)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[COL-011] saved while the place of the chosen address is being fetched, it waits for the place', async () => {
    const { page, context, complaints, asked } = await portal.login('pandago-NO')
    await openList(page)
    await addPoint(page).click()
    await field(page, 'Collection point ID').fill('shop-92')
    await field(page, 'Label').fill('Saved in a hurry')
    await field(page, 'Phone number').fill('40612345')
    await address(page).fill('gate')
    const { control } = portal.sandbox
    control.addFault({ kind: 'latency', call: 'placeDetails', probability: 1, milliseconds: 1500 })
    await pointForm(page).getByRole('option').first().click()
    await save(page)
    await expect.poll(() => pointForm(page).count()).toBe(0)
    expect(asked.filter(call => call === 'POST /orders/api/v1/outlet')).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('closed while its place is being fetched for the save, it is kept and not saved', async () => {
    const { page, context, complaints, asked } = await portal.login('pandago-NO')
    await openList(page)
    await addPoint(page).click()
    await field(page, 'Collection point ID').fill('shop-93')
    await field(page, 'Label').fill('Closed in a hurry')
    await field(page, 'Phone number').fill('40612345')
    await address(page).fill('gate')
    portal.sandbox.control.addFault({ kind: 'latency', call: 'placeDetails', probability: 1, milliseconds: 1500 })
    const place = page.waitForResponse(/details/)
    await pointForm(page).getByRole('option').first().click()
    await save(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => pointForm(page).count()).toBe(0)
    await place
    await addPoint(page).click()
    expect(await field(page, 'Label').inputValue()).toBe('Closed in a hurry')
    const sent = () => asked.filter(call => call === 'POST /orders/api/v1/outlet').length
    expect(sent()).toBe(0)
    await save(page)
    await expect.poll(() => pointForm(page).count()).toBe(0)
    expect(sent()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[ADR-004] a pin on the map takes the focus, but from nobody who goes on while its address is being fetched', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO', { map: true })
    await openList(page)
    await addPoint(page).click()
    await address(page).fill('Nowhere at all 123456')
    await pointForm(page).getByRole('option', { name: 'Place a pin on the map instead' }).click()
    const pin = page.getByRole('application', { name: /^Pin of the collection point/ })
    await expect.poll(() => pin.evaluate(one => one === document.activeElement)).toBe(true)
    await address(page).fill('Nowhere at all 654321')
    portal.sandbox.control.addFault({ kind: 'latency', call: 'reverseGeocode', probability: 1, milliseconds: 2000 })
    await pointForm(page).getByRole('option', { name: 'Place a pin on the map instead' }).click()
    await field(page, 'Label').click()
    await expect.poll(() => address(page).inputValue(), { timeout: 10_000 }).not.toBe('Nowhere at all 654321')
    await pin.waitFor()
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await field(page, 'Label').evaluate(one => one === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('without a map the form works all the same', async () => {
    const { page, context } = await portal.login('pandago-NO', { map: true })
    await page.route(/_assets\/canvas/, route => route.abort())
    // The form to request a rider has a map too, and may have had its program before the route stood.
    await page.reload()
    await ready(page)
    await openList(page)
    await addPoint(page).click()
    await pointForm(page).waitFor()
    await page.clock.install()
    // The map is asked for ten times, two seconds apart, before it counts as failed.
    const failed = async () => {
      await page.clock.runFor(2000)
      return pointForm(page).getByText('We can’t show the map.').isVisible()
    }
    await expect.poll(failed).toBe(true)
    await choose(page, 'gate')
    await field(page, 'Collection point ID').fill('shop-91')
    await field(page, 'Label').fill('Without a map')
    await field(page, 'Phone number').fill('40612345')
    portal.sandbox.control.addFault({
      kind: 'refusal',
      call: 'addOutlet',
      probability: 1,
      status: 403,
      message: 'Forbidden',
    })
    await save(page)
    await expect.poll(() => pointForm(page).getByRole('alert').textContent()).toContain('couldn’t save')
    expect(await savePoint(page).evaluate(it => it === document.activeElement)).toBe(true)
    portal.sandbox.control.faults.clear()
    await save(page)
    await expect.poll(() => pointForm(page).count()).toBe(0)
    await context.close()
  })
})

test.each<[Pair, number]>([
  ['pandago-NO', 1440],
  ['pandago-NO', 360],
  ['talabat-AE', 1440],
  ['talabat-AE', 360],
])('axe finds nothing in the collection points of %s at %i', async (pair, width) => {
  const { page, context, complaints } = await portal.login(pair, { viewport: { width, height: 800 }, map: true })
  await openList(page)
  expect(await axeInBothSchemes(page)).toEqual([])
  await addPoint(page).click()
  await pointForm(page).waitFor()
  await save(page)
  await addOwner(page).click()
  expect(await axeInBothSchemes(page)).toEqual([])
  expect(await pointForm(page).evaluate(node => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await context.close()
})
