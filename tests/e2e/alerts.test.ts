// Alerts of a device that asked for them: notifications of the browser, once for all tabs, and the number on the tab.
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe, openPortal, type Portal } from './portal.ts'
import { orderRows } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal?.close())

type Note = { title: string; body: string }

/** A browser whose notifications are noted instead of shown. @param answer what its user says when asked */
async function noteAlerts(context: BrowserContext, answer: NotificationPermission): Promise<Note[]> {
  const notes: Note[] = []
  await context.exposeFunction('noteAlert', (note: Note) => void notes.push(note))
  await context.addInitScript(said => {
    class Noted {
      static get permission() {
        return localStorage.getItem('said') ?? 'default'
      }
      static async requestPermission() {
        localStorage.setItem('said', said)
        return said
      }
      constructor(title: string, { body }: { body: string }) {
        ;(window as unknown as { noteAlert(note: Note): void }).noteAlert({ title, body })
      }
      close() {}
    }
    Object.assign(window, { Notification: Noted })
  }, answer)
  return notes
}

const bell = (page: Page) => page.getByRole('button', { name: /^(Alerts$|Orders that need a look)/ })
const UPDATE = { name: 'Update now' }
const open = async (page: Page): Promise<void> => {
  await page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
  await orderRows(page).first().waitFor()
}

/** The number of an order that goes well. */
const wellOrder = async (page: Page): Promise<string> => {
  const rows = orderRows(page).filter({ hasNotText: 'Delayed' })
  return String(await rows.first().getAttribute('data-order'))
}

test('a delay is told once by two tabs, without the customer, and counts on every page until somebody has seen to it', async () => {
  const { page, context, complaints } = await portal.loggedIn('pandago-NO', { viewport: { width: 1440, height: 900 } })
  const notes = await noteAlerts(context, 'granted')
  await open(page)
  await bell(page).click()
  const dialog = page.getByRole('dialog', { name: 'Alerts' })
  await dialog.getByRole('switch', { name: 'Alerts on this device' }).check()
  expect(await axe(page)).toEqual([])
  // What needs a look already is counted, not told.
  const all = dialog.getByRole('button', { name: 'Mark all as seen' })
  if (await all.isVisible()) await all.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect([await page.title(), notes]).toEqual([expect.not.stringMatching(/^\(/), []])

  const other = await context.newPage()
  await open(other)
  const id = await wellOrder(page)
  portal.sandbox.control.setStatus('NO', id, 'DELAYED')
  for (const tab of [page, other]) await tab.getByRole('button', UPDATE).click()
  for (const tab of [page, other]) await expect.poll(() => tab.title()).toMatch(/^\(1\) /)
  expect(notes).toEqual([{ title: 'Delayed', body: `#${id}` }])
  const icons = () =>
    page.locator('link[rel="icon"]').evaluateAll(all => all.map(one => one.getAttribute('href')?.slice(0, 14)))
  await expect.poll(icons).toEqual(['data:image/png'])

  // Another screen asks by itself, and tells nothing a second time.
  await other.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
  await expect.poll(() => other.title()).toMatch(/^\(1\) /)
  expect(notes).toHaveLength(1)

  await bell(page).click()
  await dialog.getByRole('link', { name: /^Delayed/ }).click()
  await page.waitForURL('**order=**')
  for (const tab of [page, other]) await expect.poll(() => tab.title()).not.toMatch(/^\(/)
  await expect.poll(icons).toEqual(['/favicon.ico', '/favicon.svg'])
  expect(complaints).toEqual([])
  await context.close()
})

test('an alert of the order that is open already is seen to where it is opened from the list of alerts', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO', { viewport: { width: 1440, height: 900 } })
  await noteAlerts(context, 'granted')
  await open(page)
  await bell(page).click()
  const dialog = page.getByRole('dialog', { name: 'Alerts' })
  await dialog.getByRole('switch', { name: 'Alerts on this device' }).check()
  const all = dialog.getByRole('button', { name: 'Mark all as seen' })
  if (await all.isVisible()) await all.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const id = await wellOrder(page)
  await orderRows(page)
    .and(page.locator(`[data-order="${id}"]`))
    .click()
  await page.waitForURL('**order=**')
  portal.sandbox.control.setStatus('NO', id, 'DELAYED')
  await page.getByRole('button', UPDATE).click()
  await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  await bell(page).click()
  await dialog.getByRole('link', { name: /^Delayed/ }).click()
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
  await context.close()
})

test('where notifications are blocked the dialog says so, and the tab still counts', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO', { viewport: { width: 360, height: 740 } })
  const notes = await noteAlerts(context, 'denied')
  await open(page)
  await bell(page).click()
  const dialog = page.getByRole('dialog', { name: 'Alerts' })
  await dialog.getByRole('switch', { name: 'Alerts on this device' }).check()
  await dialog.getByText('This browser shows no notifications from this site.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  const before = Number((await page.title()).match(/^\((\d+)\)/)?.[1] ?? 0)
  const id = await wellOrder(page)
  portal.sandbox.control.setStatus('NO', id, 'DELAYED')
  await page.getByRole('button', UPDATE).click()
  await expect.poll(() => page.title()).toMatch(new RegExp(`^\\(${before + 1}\\) `))
  expect(notes).toEqual([])
  await context.close()
})
