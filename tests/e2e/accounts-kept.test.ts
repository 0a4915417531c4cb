// Forms of accounts keep what was typed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, PASSWORD, type Portal, ready } from './portal.ts'
import { fieldErrors, languageLink, languageList } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('what was typed is not lost', () => {
  const typed: Record<string, Record<string, string>> = {
    '/connect': { email: 'parent@no.sandbox.example', password: PASSWORD },
    '/register': { email: 'new@shop.example', vendorName: 'Nye Blomster', 'new-password': 'Peoner2025!' },
    '/forgot-password': { email: 'single@no.sandbox.example' },
  }

  test.each(Object.keys(typed))('before the form of %s came to life', async path => {
    const { page, context, complaints } = await portal.visit('pandago-NO', '/faq')
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/_assets\/client\./, async route => {
      await held
      await route.continue()
    })
    await page.goto(portal.origin('pandago-NO') + path, { waitUntil: 'domcontentloaded' })
    for (const [name, value] of Object.entries(typed[path] ?? {})) await page.fill(`[name=${name}]`, value)
    if (path === '/register') await page.check('[name=terms]')
    release()
    await ready(page)
    for (const [name, value] of Object.entries(typed[path] ?? {}))
      expect(await page.inputValue(`[name=${name}]`)).toBe(value)
    await page.click('button[type=submit]')
    if (path === '/connect') await page.waitForURL('**/request-a-rider')
    if (path === '/forgot-password') await page.waitForSelector('[name=code]')
    if (path === '/register') {
      await expect.poll(async () => (await fieldErrors(page)).length).toBeGreaterThan(0)
      expect(await page.isChecked('[name=terms]')).toBe(true)
      expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBeNull()
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    ['pandago-NO', '', 'en'],
    ['talabat-AE', '', 'en'],
    ['talabat-AE', '/en', 'ar'],
  ] as const)('when the language of %s%s is changed to %s; passwords are kept nowhere', async (pair, prefix, next) => {
    const { page, context, complaints } = await portal.visit(pair, `${prefix}/register`)
    await page.addInitScript(() => {
      const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])
      Object.assign(window, { keptAtStart: kept })
    })
    await ready(page)
    await page.fill('[name=email]', 'new@shop.example')
    await page.fill('[name=vendorName]', 'Nye Blomster')
    await page.fill('[name=mobile]', '+47 412 58 963')
    await page.fill('[name=new-password]', 'Peoner2025!')
    await page.check('[name=privacy]')
    await languageList(page).click()
    await languageLink(page, next === 'ar' ? 'العربية' : 'English').click()
    await page.waitForURL(next === 'ar' ? `${portal.origin(pair)}/register` : '**/en/register')
    await ready(page)
    expect(await page.inputValue('[name=email]')).toBe('new@shop.example')
    expect(await page.inputValue('[name=vendorName]')).toBe('Nye Blomster')
    expect(await page.inputValue('[name=mobile]')).toBe('+47 412 58 963')
    expect(await page.isChecked('[name=privacy]')).toBe(true)
    expect(await page.isChecked('[name=terms]')).toBe(false)
    expect(await page.inputValue('[name=new-password]')).toBe('')
    const kept = await page.evaluate(() => String(Reflect.get(window, 'keptAtStart')))
    expect(kept).toContain('Nye Blomster')
    expect(kept).not.toContain('Peoner')
    expect(await page.evaluate(() => sessionStorage.getItem('account-form'))).toBeNull()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('in the second step of a new password, too', async () => {
    const { page, context } = await portal.visit('pandago-NO', '/forgot-password')
    await ready(page)
    await page.fill('[name=email]', 'single@no.sandbox.example')
    await page.click('button[type=submit]')
    await page.fill('[name=code]', '123')
    await page.fill('[name=new-password]', 'Peoner2025!')
    await languageList(page).click()
    await languageLink(page, 'English').click()
    await page.waitForURL('**/en/forgot-password')
    await page.waitForSelector('[name=code]')
    expect(await page.inputValue('[name=email]')).toBe('single@no.sandbox.example')
    expect(await page.inputValue('[name=code]')).toBe('123')
    expect(await page.inputValue('[name=new-password]')).toBe('')
    await context.close()
  })
})
