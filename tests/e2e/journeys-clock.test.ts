// A device whose clock is a day off: what is promised and scheduled follows the server's clock all the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe, openPortal, PASSWORD, type Portal, ready } from './portal.ts'
import { expectTracked, fillOrder, ordersTo, press } from './request-steps.ts'
import { cellsOf, connectionNotice, orderRows, pastRows, requestForm, valueBeside } from './screens.ts'

const PAIR = 'pandago-NO'
const DAY_MS = 86_400_000
const QUARTER_SECONDS = 900

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR], live: true })
  portal.sandbox.sites.open('NO')
})
afterAll(() => portal?.close())

const inOslo = (options: Intl.DateTimeFormatOptions, moment: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', ...options }).format(moment)

describe.each([
  ['ahead', DAY_MS, 'Klokke Foran'],
  ['behind', -DAY_MS, 'Klokke Bak'],
])('[SES-103] on a device a day %s', (_, wrong, name) => {
  test('[REQ-007] [TRK-018] [TRK-035] login, a request for later, its day, the ages of tracking and the days of the history are right', async () => {
    const { page, context, complaints } = await portal.visit(PAIR, '/en/connect')
    await context.clock.setSystemTime(Date.now() + wrong)
    await page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
    await page.reload()
    await ready(page)
    await page.fill('[name=email]', 'single@no.sandbox.example')
    await page.fill('[name=password]', PASSWORD)
    await page.click('button[type=submit]')
    await page.waitForURL('**/request-a-rider')
    await fillOrder(page, { address: 'Storgata 7', name, phone: '41258036', description: 'Bread', amount: '120' })
    // What is promised now begins within the next two hours of Oslo.
    const arrives = /(\d\d):(\d\d)/.exec(await valueBeside(requestForm(page), 'Arrives').innerText()) ?? []
    const [hour = 0, minute = 0] = arrives.slice(1).map(Number)
    const [nowHour = 0, nowMinute = 0] = inOslo({ hour: '2-digit', minute: '2-digit' }, Date.now())
      .split(':')
      .map(Number)
    const ahead = (hour * 60 + minute - nowHour * 60 - nowMinute + 1440) % 1440
    expect(ahead).toBeLessThan(120)
    await page.getByText('Later', { exact: true }).click()
    const days = await page.locator('#day option').allTextContents()
    const first = Number(await page.locator('#collectAt option:not([value=""])').first().getAttribute('value'))
    expect(first - Date.now() / 1000).toBeLessThan(DAY_MS / 1000)
    expect(first - Date.now() / 1000).toBeGreaterThan(0)
    expect(days[0]).toContain(inOslo({ day: 'numeric' }, first * 1000))
    expect(first % QUARTER_SECONDS).toBe(0)
    // Late in the evening few are left of a day.
    await page.selectOption('#collectAt', { index: Math.min(3, (await page.locator('#collectAt option').count()) - 1) })
    await press(page)
    await expectTracked(page, name)
    const [made] = ordersTo(portal, 'NO', name)
    expect(made?.preordered_for).toBeGreaterThan(Date.now() / 1000)
    const row = orderRows(page).filter({ hasText: name })
    await row.getByText('Scheduled', { exact: true }).first().waitFor()
    expect(await page.getByText(/^Updated /).innerText()).toMatch(/^Updated (now|just now|\d+ s)/)
    expect(await connectionNotice(page).count()).toBe(0)
    await page.goto(`${portal.origin(PAIR)}/en/history`)
    await pastRows(page).first().waitFor()
    const shown = await (await cellsOf(page.getByRole('table'), 'Placed')).first().innerText()
    expect(shown).toContain(inOslo({ day: 'numeric' }, Date.now() - DAY_MS))
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
