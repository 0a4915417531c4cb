import { describe, expect, test } from 'vitest'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser } from '../platform/tabs.ts'
import { embeddedToken, jwt, NOW } from './examples.ts'
import { fakeServer, HOUR_MS, openTab } from './session-tabs.ts'

describe('guests and the embedded portal', () => {
  test('[SES-011] [GST-001] a guest keeps vendor_id and token, and goes in', async () => {
    const browser = fakeBrowser(NOW)
    const tab = openTab(browser, fakeServer(), '/connect')
    tab.storage.write('asked-page', '/bulk-order')
    expect(await tab.session.continueAsGuest()).toBeUndefined()
    expect(JSON.parse(browser.device.get('guest-token') ?? '')).toMatchObject({ vendor_id: 'g-9' })
    expect(tab.navigate.visits).toEqual(['/request-a-rider'])
  })

  test.each([
    ['has ended', JSON.stringify({ vendor_id: 'g-1', token: jwt({ exp: NOW / 1000 - 1 }) })],
    ['has no exp', JSON.stringify({ vendor_id: 'g-1', token: jwt({}) })],
    ['is no token', JSON.stringify({ vendor_id: 'g-1', token: 'hello' })],
    ['is no JSON', '<html>'],
  ])('[SES-011] a stored guest token that %s is wiped, and the guest begins afresh where they are', async (_, text) => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', text)
    const tab = openTab(browser, fakeServer())
    expect(tab.session.$session.get()).toEqual({ mode: 'GUEST', guest: null })
    await turn()
    expect(tab.session.$session.get()).toMatchObject({ mode: 'GUEST', guest: { vendor_id: 'g-9' } })
    expect(tab.navigate.visits).toEqual([])
  })

  test('[SES-011] a guest whose token ends while the page is open begins afresh when it is looked at', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', JSON.stringify({ vendor_id: 'g-1', token: jwt({ exp: NOW / 1000 + 60 }) }))
    const tab = openTab(browser, fakeServer())
    await turn()
    expect(tab.session.$session.get()).toMatchObject({ guest: { vendor_id: 'g-1' } })
    browser.clock.jump(61_000)
    browser.look()
    await turn()
    expect(tab.session.$session.get()).toMatchObject({ mode: 'GUEST', guest: { vendor_id: 'g-9' } })
    expect(tab.navigate.visits).toEqual([])
  })

  test('[SES-009] [SES-010] [SES-012] the embedded portal stays logged in until its token is refused', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('token', embeddedToken('no-7'))
    const tab = openTab(browser, fakeServer(), '/history')
    expect(tab.session.$session.get()).toMatchObject({ mode: 'GODROID', vendorId: 'no-7' })
    await browser.clock.pass(10 * HOUR_MS)
    expect(tab.session.$session.get().mode).toBe('GODROID')
    expect(await tab.session.unauthorized(`GoDroid ${embeddedToken('no-7')}`)).toBe(false)
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.notified).toEqual([])
    expect(tab.navigate.visits).toEqual(['/'])
  })

  test('[SES-011] a stored token that is no token is deleted', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('token', '{"user":{"id":7}}')
    const tab = openTab(browser, fakeServer(), '/connect')
    await turn()
    expect(browser.device.has('token')).toBe(false)
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
  })
})
