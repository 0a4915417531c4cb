// Safari on a Mac and on an iPad focuses no button that is pressed: the focus leaves for nowhere before the press arrives. Whatever
// closes when it loses the focus is pressed here under that rule.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal, type Portal, ready } from './portal.ts'
import { accountMenu } from './screens.ts'

const NO = 'pandago-NO'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [NO] })
})
afterAll(() => portal?.close())

/** Runs in the page: what the product itself keeps from moving the focus, Safari does not move either. */
function withholdFocus(): void {
  addEventListener('mousedown', event => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const pressed = event.target.closest('input, textarea, select, [tabindex], button, summary, a[href]')
    if (!pressed || !/^(?:BUTTON|SUMMARY|A)$/.test(pressed.tagName) || pressed.hasAttribute('tabindex')) return
    event.preventDefault()
    const around = pressed.parentElement?.closest<HTMLElement>('[tabindex]')
    if (around) around.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

async function open(path: string, kept: Record<string, string> = {}): Promise<Page> {
  const { page } = await portal.loggedIn(NO, { kept, viewport: { width: 1440, height: 900 } })
  await page.addInitScript(withholdFocus)
  await page.goto(portal.origin(NO) + path)
  await ready(page)
  return page
}

test('[TRK-024] a recent search can be picked', async () => {
  const page = await open('/order-tracking', { 'search-history': '["storgata"]' })
  const field = page.getByRole('searchbox')
  await field.click()
  await page.getByRole('button', { name: 'storgata' }).click()
  expect(await field.inputValue()).toBe('storgata')
  await page.getByRole('button', { name: 'Clear search' }).click()
  expect(await field.inputValue()).toBe('')
  await page.context().close()
})

test('a second click on the button of an open menu closes it, a click next to it too', async () => {
  const page = await open('/history')
  const button = page.getByRole('button', { name: 'Export' })
  const menu = page.getByRole('menu')
  await button.click()
  await menu.waitFor()
  await button.click()
  await menu.waitFor({ state: 'detached' })
  expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  await button.click()
  await menu.waitFor()
  await page.mouse.click(10, 600)
  await menu.waitFor({ state: 'detached' })
  await button.click()
  await page.getByRole('menuitem').first().click()
  await menu.waitFor({ state: 'detached' })
  await page.context().close()
})

test('the menu of the account opens and closes by its button', async () => {
  const page = await open('/history')
  const menu = page.getByRole('group').filter({ has: accountMenu(page) })
  const isOpen = () => menu.evaluate(element => (element as HTMLDetailsElement).open)
  await accountMenu(page).click()
  await expect.poll(isOpen).toBe(true)
  await accountMenu(page).click()
  await expect.poll(isOpen).toBe(false)
  await accountMenu(page).click()
  await page.mouse.click(10, 600)
  await expect.poll(isOpen).toBe(false)
  await page.context().close()
})

test('a suggested address can be picked', async () => {
  const page = await open('/request-a-rider')
  const field = page.locator('#destination')
  await field.fill('Storgata 7')
  await page
    .getByRole('option', { name: /Storgata 7/ })
    .first()
    .click()
  await expect.poll(() => field.inputValue()).toContain('Storgata 7')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.context().close()
})
