// GoDroid: the portal inside a page of the platform, entered by a token. Only the origins of the configuration may frame it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal, type Portal, type Visit } from './portal.ts'
import { EMBEDDER } from './portal-sites.ts'
import { ordersTo } from './request-steps.ts'
import { accountMenu, orderRows, requestFee, requestForm, submitButton } from './screens.ts'

const PAIR = 'talabat-AE'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR] })
  portal.sandbox.sites.open('AE')
})
afterAll(() => portal?.close())

/** A page of another origin with the portal in a frame. */
async function framedBy(origin: string): Promise<Visit> {
  const token = await portal.sandbox.control.godroidToken('AE', 'ae2000')
  const visit = await portal.visit(PAIR, '/termsandconditions')
  await visit.context.route(`${origin}/**`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Orders</title><iframe title="Riders" width="1200" height="800" src="${portal.origin(PAIR)}/en/odwp?token=${token}"></iframe>`,
    }),
  )
  await visit.page.goto(`${origin}/`)
  return visit
}

test('[SES-009] [SES-012] in the frame of the platform a rider is requested and followed', async () => {
  const { page, context, complaints } = await framedBy(EMBEDDER)
  const frame = page.frameLocator('iframe')
  // Whoever comes for the first time agrees to the terms.
  await frame.getByRole('dialog').getByRole('button').last().click()
  await frame.getByRole('dialog').waitFor({ state: 'detached' })
  await frame.locator('#destination').waitFor()
  expect(await accountMenu(frame).isVisible()).toBe(false)
  const inside = page.frames().find(one => one.url().includes('/request-a-rider'))
  expect(inside?.url()).not.toContain('token')
  await frame.locator('#destination').fill('Al Wasl')
  await frame.getByRole('option').nth(1).waitFor()
  await frame.locator('#destination').press('ArrowDown')
  await frame.locator('#destination').press('Enter')
  for (const [field, text] of Object.entries({
    name: 'Noura Ramme',
    phone: '501234567',
    description: 'Lunch',
    amount: '80',
  }))
    await frame.locator(`#${field}`).fill(text)
  await requestFee(frame).filter({ hasText: /\d/ }).waitFor()
  await submitButton(frame).click()
  await orderRows(frame).filter({ hasText: 'Noura Ramme' }).waitFor()
  expect(ordersTo(portal, 'AE', 'Noura Ramme')).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('[PUB-009] nothing can be requested while the terms are on their way, nor while they are asked for again', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let asked = 0
  const token = await portal.sandbox.control.godroidToken('AE', 'ae2000')
  const { page, context } = await portal.visit(PAIR, '/termsandconditions')
  await context.route('**/terms.*.txt', async route => {
    if (++asked === 1) return route.fulfill({ status: 503 })
    await held
    return route.continue()
  })
  await page.goto(`${portal.origin(PAIR)}/en/odwp?token=${token}`)
  const dialog = page.getByRole('dialog')
  const failure = dialog.getByText("Godroid couldn't load the terms and conditions", { exact: true })
  await failure.waitFor()
  await dialog.getByRole('button').click()
  await failure.waitFor({ state: 'detached' })
  expect(await dialog.count()).toBe(1)
  expect(await dialog.getByRole('button').count()).toBe(0)
  release()
  await dialog.getByRole('button').click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('#destination').waitFor()
  await context.close()
})

test('[CST-101] another origin frames nothing', async () => {
  const { page, context, complaints } = await framedBy('https://elsewhere.example')
  await expect.poll(() => complaints.join()).toContain('frame-ancestors')
  const inside = page.frameLocator('iframe')
  expect(await requestForm(inside).or(inside.getByRole('banner')).count()).toBe(0)
  await context.close()
})
