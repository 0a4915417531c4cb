import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe, openPortal, type Portal, ready } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const home = (path = '') => portal.origin('pandago-NO') + path

describe('the bar', () => {
  test('[NAV-002] [NAV-005] branches by typing; the chosen one stays in every link', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO')
    await page.goto(home('/history'))
    await ready(page)
    expect(await page.locator('.tabs a').allTextContents()).toEqual(['Request', 'Tracking', 'History', 'Bulk orders'])
    expect(await page.locator('.tabs [aria-current]').textContent()).toBe('History')
    await page.click('.topbar .branch')
    await page.waitForSelector('[role=option]')
    expect(await page.locator('[role=option]').first().textContent()).toMatch(/ - no1000$/)
    expect(
      await page
        .locator('[role=option].parent')
        .first()
        .evaluate(node => getComputedStyle(node).fontWeight),
    ).toBe('700')
    await page.keyboard.type('no1002')
    await expect.poll(() => page.locator('[role=option]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/history/no1002')
    await ready(page)
    await expect
      .poll(() => page.locator('.tabs a').evaluateAll(links => links.map(link => link.getAttribute('href'))))
      .toEqual(['/request-a-rider/no1002', '/order-tracking/no1002', '/history/no1002', '/bulk-order/no1002'])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[NAV-006] [I18-007] the language drawer keeps id, query and fragment, and the choice stays', async () => {
    const { page, context } = await portal.login('pandago-NO')
    await page.goto(home('/history/no1001?status=NEW#end'))
    await ready(page)
    await page.click('.topbar .language')
    await page.waitForFunction(() => document.querySelector('.drawer-frame')?.getAnimations().length === 0)
    expect(await page.locator('.drawer-frame').evaluate(drawer => drawer.getBoundingClientRect().width)).toBe(384)
    await page.click('.choices-list [hreflang=en]')
    await page.waitForURL('**/en/history/no1001?status=NEW#end')
    await page.goto(home('/order-tracking'))
    await page.waitForURL('**/en/order-tracking')
    await context.close()
  })

  test('[NAV-003] [Q04] the drawer of a phone', async () => {
    const { page, context } = await portal.login('pandago-NO', { viewport: { width: 360, height: 760 } })
    await page.click('.menu-button')
    const lines = page.locator('.drawer-links > :visible:not(hr)')
    await expect
      .poll(() => lines.allInnerTexts().then(texts => texts.map(text => text.split('\n')[0])))
      .toEqual([
        'Request',
        'Tracking',
        'History',
        'Bulk orders',
        'Branch',
        'Language',
        'Become a partner',
        'Help centre',
        'Log out',
      ])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.drawer-frame').count()).toBe(0)
    // The focus goes back a frame after the drawer.
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('menu-button')
    await context.close()
  })

  test('[COL-022] [NTC-101] the all-outlets toggle tells when it is on; the notice waits while it is pointed at', async () => {
    const { page, context } = await portal.login('pandago-NO')
    await page.goto(home('/order-tracking'))
    await ready(page)
    await page.click('.topbar .branch')
    await page.click('.drawer .toggle label')
    await page.keyboard.press('Escape')
    await page.hover('.toast:visible')
    await page.waitForTimeout(6000)
    expect(await page.textContent('.toasts .toast')).toContain('Showing orders of all outlets')
    await page.mouse.move(10, 10)
    await expect.poll(() => page.locator('.toasts .toast').count(), { timeout: 8000 }).toBe(0)
    await context.close()
  })
})

test('[SES-007] [SES-008] [SES-102] logging out in one tab logs out all, and leaves nothing behind', async () => {
  const { page, context, asked } = await portal.login('pandago-NO')
  const other = await context.newPage()
  await other.goto(home('/history'))
  await ready(other)
  await page.click('.avatar-button')
  await page.click('.menu-card button')
  await page.waitForURL(home('/'))
  await other.waitForURL(home('/'))
  await expect.poll(() => page.locator('.carried p:visible').innerText()).toBe('You are now disconnected.')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter(key => !['walkthrough-done', 'locale', 'tos-required', 'flags'].includes(key))).toEqual([])
  expect(asked.filter(call => call.endsWith('/logout'))).toHaveLength(1)
  await page.goto(home('/history'))
  await page.waitForURL(home('/'))
  await context.close()
})

test('[NTC-005] the banner of the contact centre lasts between its dates, and can be put away', async () => {
  const { page, context } = await portal.login('pandago-NO')
  const during = (from: number, to: number) => {
    const dates = { from: new Date(Date.now() + from).toISOString(), to: new Date(Date.now() + to).toISOString() }
    return page.route('**/history', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '"settings":{',
        `"settings":{"contactCentreBanner":${JSON.stringify(dates)},`,
      )
      await route.fulfill({ response, body })
    })
  }
  await during(-7_200_000, -3_600_000)
  await page.goto(home('/history'))
  await ready(page)
  expect(await page.locator('.banner').count()).toBe(0)
  await page.unrouteAll()
  await during(-3_600_000, 3_600_000)
  await page.goto(home('/history'))
  await expect.poll(() => page.textContent('.banner p')).toBe('Our contact centre is experiencing delays.')
  const box = await page.locator('.banner').boundingBox()
  expect(box?.y).toBe(0)
  await page.click('.banner .clear')
  await page.reload()
  await ready(page)
  expect(await page.locator('.banner').count()).toBe(0)
  await context.close()
})

test('[CST-101] no script from elsewhere, whoever asks for it', async () => {
  const { page, context, complaints } = await portal.login('pandago-NO')
  const outcomes = await page.evaluate(() => {
    const tried = (address: string) => {
      try {
        document.createElement('script').src = address
        return 'passed'
      } catch (error) {
        return (error as Error).name
      }
    }
    return ['/_assets/x.js', 'https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,1'].map(tried)
  })
  expect(outcomes).toEqual(['passed', 'TypeError', 'TypeError', 'TypeError'])
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['pandago-NO', 1440],
  ['pandago-NO', 360],
  ['talabat-AE', 1440],
  ['talabat-AE', 360],
] as const)('axe finds nothing in the shell of %s at %i', async (pair, width) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, context, complaints } = await portal.login(pair, { colorScheme, viewport: { width, height: 800 } })
    const look = async (press: string, appears: string) => {
      await page.click(press)
      await page.waitForSelector(appears)
      await page.waitForTimeout(350)
      expect(await axe(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.waitForSelector(appears, { state: 'hidden' })
    }
    expect(await axe(page)).toEqual([])
    await look('.topbar .branch', '.branches')
    await look('.avatar-button', '.menu-card')
    if (width < 769) await look('.menu-button', '.drawer')
    else await look('.topbar .language', '.drawer')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await context.close()
  }
})
