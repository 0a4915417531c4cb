// Guests in a real browser: from "Continue as guest" to a paid order that is followed, and the account that is offered.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseAddress, fillAsGuest, fillRequest, payBy, press, tick, typeCard } from './paying.ts'
import { axe, openPortal, type Portal, ready } from './portal.ts'
import { fill } from './request-steps.ts'
import { fieldErrors, guestEntry, notices, orderMenu, orderTitle, originButton, requestForm } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO', 'talabat-AE'] })
  // Filling a country takes longer than a page waits for its flags.
  for (const code of ['NO', 'AE'] as const) portal.sandbox.sites.open(code)
})
afterAll(() => portal.close())

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }
const isGuestEntryShown = (page: Page) => guestEntry(page).isVisible()

type Device = { width: number; height: number; hasTouch?: boolean; isMobile?: boolean }
async function enter(pair: 'pandago-NO' | 'talabat-AE', { width, height, ...touch }: Device) {
  const visited = await portal.visit(pair, '/connect', { viewport: { width, height }, ...touch })
  const { page } = visited
  await page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
  await ready(page)
  await guestEntry(page).click()
  await page.waitForURL('**/request-a-rider')
  await ready(page)
  return visited
}

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

test('[NAV-101] a guest whose search finds nothing is told so: what is in History is for users alone', async () => {
  const { page, context } = await enter('pandago-NO', { width: 1280, height: 800 })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('option').filter({ visible: true }).first().waitFor()
  expect(await palette.getByText('Nothing matches').count()).toBe(0)
  await palette.getByRole('combobox').fill('nothing like that')
  await palette.getByText('Nothing matches').waitFor()
  await palette.getByRole('combobox').fill('History')
  await palette.getByText('Nothing matches').waitFor({ state: 'detached' })
  await context.close()
})

test('[GST-001] [GST-007] the guest entry is open only where payment online is on', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/connect')
  await expect.poll(() => isGuestEntryShown(page)).toBe(true)
  portal.sandbox.control.setParameter('NO', 'onlinePaymentActivated', false)
  const asked = page.waitForResponse(/onlinePaymentActivated/)
  await page.reload()
  await asked
  await ready(page)
  expect(await isGuestEntryShown(page)).toBe(false)
  portal.sandbox.control.setParameter('NO', 'onlinePaymentActivated', true)
  await context.close()
})

test('[GST-001] [GST-007] a press that finds out that nothing can be paid online is answered, and keeps the focus', async () => {
  portal.sandbox.control.addFault({
    kind: 'refusal',
    call: 'countryParameter',
    probability: 1,
    status: 422,
    message: 'InvalidRequest',
  })
  const { page, context } = await portal.visit('pandago-NO', '/connect')
  await expect.poll(() => isGuestEntryShown(page)).toBe(true)
  portal.sandbox.control.faults.clear()
  portal.sandbox.control.setParameter('NO', 'onlinePaymentActivated', false)
  await guestEntry(page).press('Enter')
  await page.getByRole('alert').getByText('No payment method available').waitFor()
  expect(await guestEntry(page).evaluate(it => it === document.activeElement)).toBe(true)
  portal.sandbox.control.setParameter('NO', 'onlinePaymentActivated', true)
  await context.close()
})

test('[REQ-101] the collection point leads to the drop-off and back to it, by keyboard', async () => {
  const { page, context } = await enter('pandago-NO', DESK)
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await chooseAddress(page, '#origin', 'Solveien')
  await page.waitForSelector('[name=origin-unit]')
  await originButton(page).press('Enter')
  await expect.poll(focused).toBe('destination')
  await page.getByRole('button', { name: 'Change Collection point' }).press('Enter')
  await expect.poll(focused).toBe('origin')
  await context.close()
})

test('[GST-003] [GST-004] [GST-005] a guest sends, pays at the bank, follows the order and gets an account', async () => {
  const { page, context, complaints } = await enter('pandago-NO', DESK)
  await fillAsGuest(page, { streets: ['Solveien', 'Kapellveien'], phone: '41258036' })
  // Online or not at all: nothing else is to be chosen.
  expect(
    await page.locator('#payment input').evaluateAll(all => all.map(one => (one as HTMLInputElement).value)),
  ).toEqual(['card'])
  await press(page)
  await expect.poll(() => fieldErrors(page)).toEqual(['Enter an email address where we can reach you'])
  await page.fill('#senderEmail', 'kari.berg@post.example')
  await press(page)
  await page.waitForSelector('#card')
  expect(await page.locator('#card [type=checkbox]').count()).toBe(0)
  await typeCard(page, { number: '4000000000003220' })
  await press(page)
  await page.waitForURL('**/bank/**')
  await page.click('[value=accept]')
  await page.waitForURL('**/order-tracking')

  const dialog = page.locator('[role=dialog]')
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain('kari.berg@post.example')
  expect(await axe(page)).toEqual([])
  await dialog.locator('[type=submit]').click()
  await expect.poll(async () => (await fieldErrors(dialog)).length).toBe(3)
  await page.fill('[name=new-password]', 'Sender!2026')
  for (const name of ['terms', 'privacy']) await tick(page, `[name=${name}]`)
  await dialog.locator('[type=submit]').click()
  await expect.poll(() => dialog.textContent()).toContain('Your account is ready')
  const orders = JSON.parse((await stored(page, 'guest-orders')) ?? '[]') as { order_id: string; vendor_id: string }[]
  expect(orders).toHaveLength(1)
  const { db } = portal.sandbox.sites.shared
  const row = db.get<{ json: string }>('SELECT json FROM orders WHERE id = ?', orders[0]?.order_id ?? '')
  expect(JSON.parse(row?.json ?? '{}')).toMatchObject({
    vendor_id: orders[0]?.vendor_id,
    // It is paid; on a slow machine it has moved on by now.
    status_history: expect.arrayContaining([expect.objectContaining({ status: 'PAYMENT_COMMITTED' })]),
    sender: { name: 'Kari Berg', email: 'kari.berg@post.example', phone_number: '+4741258036' },
  })

  await dialog.locator('button').first().click()
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Ingrid Solberg')
  // Followed after a reload too, however far it has come by then; who has an account is not invited again.
  await page.reload()
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Ingrid Solberg')
  expect(await dialog.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()

  const later = await portal.visit('pandago-NO', '/connect')
  await ready(later.page)
  await later.page.fill('[name=email]', 'kari.berg@post.example')
  await later.page.fill('[name=password]', 'Sender!2026')
  await later.page.click('button[type=submit]')
  await later.page.waitForURL('**/request-a-rider')
  await later.context.close()
})

test('[TRK-025] [GST-007] a guest modifies an order: no collection point, sender or payment is asked for again', async () => {
  const { page, context, complaints } = await enter('pandago-NO', DESK)
  await fillAsGuest(page, { streets: ['Solveien', 'Kapellveien'], phone: '41258036' })
  await page.fill('#senderEmail', 'kari.berg@post.example')
  await press(page)
  await page.waitForSelector('#card')
  await typeCard(page, { number: '4111111111111111' })
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  await page.locator('[role=dialog]').getByRole('button').filter({ hasText: 'Not now' }).click()
  const [order] = JSON.parse((await stored(page, 'guest-orders')) ?? '[]') as { order_id: string }[]
  const id = order?.order_id ?? ''
  const { db } = portal.sandbox.sites.shared
  const known = () => JSON.parse(db.get<{ json: string }>('SELECT json FROM orders WHERE id = ?', id)?.json ?? '{}')
  const before = known()
  portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
  portal.sandbox.control.setStatus('NO', id, 'RECEIVED')
  await page.reload()
  await orderMenu(page).click()
  await page.getByRole('menuitem', { name: 'Modify' }).click()
  await page.waitForURL('**orderID=**')
  await page.waitForSelector('#destination', { state: 'attached' })
  expect(await page.getByRole('region', { name: 'Where' }).textContent()).toContain('Solveien')
  expect(await page.getByRole('button', { name: 'Change Collection point' }).count()).toBe(0)
  expect(await page.locator('#senderName').count()).toBe(0)
  await fill(page, 'description', 'Two cakes')
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  await expect.poll(() => notices(page).textContent()).toContain('Order Updated!')
  expect(known()).toMatchObject({
    status: 'MODIFIED',
    order: { description: 'Two cakes', payment_method: 'PAID' },
    sender: before.sender,
    delivery_fee: before.delivery_fee,
  })
  // The order is theirs, and not that of somebody called "guest".
  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title }: ShareData) => {
        document.documentElement.dataset['shared'] = title
      },
    }),
  )
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => document.documentElement.dataset['shared'])
  await expect.poll(shared).toBe('Follow your delivery from Kari Berg')
  portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', false)
  expect(complaints).toEqual([])
  await context.close()
})

test('[GST-003] with a finger on a phone, a press next to a field that was typed in is not lost to what moves', async () => {
  const { page, context } = await enter('pandago-NO', { ...PHONE, hasTouch: true, isMobile: true })
  await page.tap('#origin')
  await page.locator('#origin').pressSequentially('Solveien')
  await page.locator('[role=option]').first().tap()
  await page.waitForSelector('[name=origin-unit]')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('origin')
  await originButton(page).tap()
  await page.tap('#destination')
  await page.locator('#destination').pressSequentially('Kapellveien')
  await page.locator('[role=option]').first().tap()
  await page.tap('#name')
  // As far up as the page goes, where nothing but the map is above the form.
  await page.evaluate(() => scrollTo(0, 0))
  const top = () => requestForm(page).evaluate(form => form.getBoundingClientRect().top)
  const before = await top()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await top()).toBe(before)
  await context.close()
})

test('[GST-002] [GST-007] [GST-008] a guest in Arabic on a phone: a refusal invites nobody, a payment does, "Not now" ends it', async () => {
  const { page, context, complaints } = await enter('talabat-AE', PHONE)
  await fillAsGuest(page, { streets: ['شارع', 'شارع ال'], phone: '501234567' })
  await page.fill('#senderEmail', 'kari.berg@post.example')
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await press(page)
  await page.waitForSelector('#card')
  await typeCard(page, { number: '4000000000003220' })
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await press(page)
  await page.waitForURL('**/bank/**')
  await page.click('[value=reject]')
  await page.waitForURL('**/order-tracking')
  await expect.poll(() => page.locator('body').textContent()).toContain('لم تتم عملية الدفع')
  expect(await page.locator('[role=dialog]').count()).toBe(0)

  await page.goto(`${portal.origin('talabat-AE')}/request-a-rider`)
  await page.waitForSelector('#destination')
  expect(await page.inputValue('#senderName')).toBe('Kari Berg')
  await fillRequest(page, { street: 'شارع ال', phone: '501234567' })
  await payBy(page, 'card')
  await press(page)
  await page.waitForSelector('#card')
  await typeCard(page, { number: '4111111111111111' })
  await press(page)
  await page.waitForURL('**/order-tracking/**')
  const dialog = page.locator('[role=dialog]')
  await dialog.waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button').filter({ hasText: /\S/ }).first().click()
  await expect.poll(() => dialog.count()).toBe(0)
  await page.reload()
  // The order that was placed is open over the lists.
  await orderTitle(page).waitFor()
  expect(await dialog.count()).toBe(0)

  await page.goto(`${portal.origin('talabat-AE')}/history`)
  await expect.poll(() => page.locator('main a[href$="/register"]').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})
