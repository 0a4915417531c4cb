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

  test('[GST-001] whoever presses while a new token is on its way waits for that one, and goes in or learns why not', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', '<html>')
    const server = fakeServer()
    const tab = openTab(browser, server, '/connect')
    expect(await tab.session.continueAsGuest()).toBeUndefined()
    expect(tab.navigate.visits).toEqual(['/request-a-rider'])
    expect(server.names().filter(name => name === 'loginAsGuest')).toHaveLength(1)
    browser.device.set('guest-token', '<html>')
    server.server.online = false
    expect(await openTab(browser, server, '/connect').session.continueAsGuest()).toEqual({ code: 'login_offline' })
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

  const guestUntil = (left: number) => JSON.stringify({ vendor_id: 'g-1', token: jwt({ exp: NOW / 1000 + left }) })

  test('[SES-011] a guest who gets a new token in one tab stays in all of them, with the orders', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', guestUntil(300))
    browser.device.set('guest-orders', '[]')
    const server = fakeServer()
    const [one, other] = [openTab(browser, server), openTab(browser, server, '/history')]
    await turn()
    expect(await one.session.unauthorized(`Bearer ${jwt({ exp: NOW / 1000 + 300 })}`)).toBe(true)
    await turn()
    for (const { session, navigate } of [one, other]) {
      expect(session.$session.get()).toMatchObject({ mode: 'GUEST', guest: { vendor_id: 'g-9' } })
      expect(navigate.visits).toEqual([])
    }
    expect(browser.device.has('guest-orders')).toBe(true)
  })

  test.each([
    ['with the token that has ended', `Bearer ${jwt({ exp: NOW / 1000 - 1 })}`, guestUntil(-1)],
    ['without a token that can be read', undefined, '<html>'],
  ])('[SES-011] a call that is refused %s waits for the new one', async (_, used, text) => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', text)
    const tab = openTab(browser, fakeServer())
    expect(await tab.session.unauthorized(used)).toBe(true)
    expect(tab.navigate.visits).toEqual([])
  })

  test('[SES-011] a guest whose new token does not come gets one later, and stays', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', guestUntil(-1))
    const server = fakeServer()
    server.server.online = false
    const tab = openTab(browser, server)
    await turn()
    server.server.online = true
    expect(await tab.session.unauthorized(`Bearer ${tab.storage.read('guest-token')?.token}`)).toBe(true)
    expect(tab.session.$session.get()).toMatchObject({ mode: 'GUEST', guest: { vendor_id: 'g-9' } })
    expect(tab.navigate.visits).toEqual([])
  })

  test('[SES-101] a guest who logs in with another tab stays on the page, and is logged in', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('guest-token', guestUntil(600))
    const server = fakeServer()
    const [guest, other] = [openTab(browser, server), openTab(browser, server, '/connect')]
    await turn()
    await other.session.login('a@b.no', 'right')
    expect(guest.session.$session.get()).toMatchObject({ mode: 'CLASSIC', login: { user: {} } })
    expect(guest.navigate.visits).toEqual([])
    expect(guest.resets).toEqual([])
    expect([...browser.device.keys()].sort()).toEqual(['token'])
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
