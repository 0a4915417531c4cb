import { describe, expect, test } from 'vitest'
import type { AccountNotice } from '#domain/account-problems'
import { createSession } from '#stores/session'
import { embeddedToken, jwt, loginAnswer, NOW, storedLogin } from '../domain/session-examples.ts'
import { turn } from './fake-time.ts'
import { type Browser, fakeBrowser, fakeSend, lost, refusedWith } from './tabs.ts'

const HOUR_MS = 3_600_000

/** A server with one user, whose tokens are numbered. */
function fakeServer() {
  const server = { online: true, refusing: false, issued: 0, revoked: [] as unknown[] }
  const tokens = () => ({
    AccessToken: `access-${++server.issued}`,
    IdToken: 'id',
    RefreshToken: 'refresh',
    ExpiresIn: 3600,
  })
  const whenOnline = (handler: (call: { input?: unknown }) => unknown) => (call: object) =>
    server.online ? handler(call) : lost()
  const calls = fakeSend({
    login: whenOnline(call => {
      const { password } = call.input as { password: string }
      if (password !== 'right') return refusedWith(401, 'NotAuthorizedException')
      const answer = loginAnswer(3600)
      return { result: { ...answer.result, AuthenticationResult: tokens() } }
    }),
    extendLogin: whenOnline(() =>
      server.refusing ? refusedWith(401, 'NotAuthorizedException') : { result: { AuthenticationResult: tokens() } },
    ),
    logout: whenOnline(call => {
      server.revoked.push((call.input as { refresh_token: string }).refresh_token)
      return { result: {} }
    }),
    loginAsGuest: whenOnline(() => ({ result: { token: jwt({ exp: NOW / 1000 + 600 }), vendor_id: 'g-9' } })),
  })
  return { server, ...calls }
}

function openTab(browser: Browser, { send }: ReturnType<typeof fakeServer>, path?: string) {
  const tab = browser.tab(path)
  const told: AccountNotice[] = []
  const resets: { keepDraft: boolean }[] = []
  const session = createSession({
    ...tab,
    send,
    clock: browser.clock,
    exclusive: browser.exclusive,
    country: () => 'NO',
    notify: notice => told.push(notice),
    reset: options => resets.push(options),
  })
  const stop = session.start()
  return { ...tab, session, told, resets, stop }
}

const keep = (browser: Browser, left: number) =>
  browser.device.set('token', JSON.stringify(storedLogin(browser.clock.now() + left)))

describe('logging in', () => {
  test('[SES-006] [SES-014] [AUT-101] keeps user and tokens, drops the pin, and goes to the page that was asked for', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('use-pin', '1')
    const tab = openTab(browser, fakeServer(), '/connect')
    tab.storage.write('asked-page', '/history/no-1?x=1')
    expect(await tab.session.login('a@b.example', 'right')).toBeUndefined()
    expect(JSON.parse(browser.device.get('token') ?? '').meta.Expires).toBe(NOW + HOUR_MS)
    expect(browser.device.has('use-pin')).toBe(false)
    expect(tab.navigate.visits).toEqual(['/history/no-1?x=1'])
    expect(tab.session.$busy.get()).toBe('nothing')
  })

  test('[AUT-015] [SES-006] a wrong password is told, and nothing is kept', async () => {
    const browser = fakeBrowser(NOW)
    const tab = openTab(browser, fakeServer(), '/connect')
    const problem = await tab.session.login('a@b.example', 'wrong')
    expect(problem).toEqual({ code: 'login_failed', failure: 'NotAuthorizedException' })
    expect(browser.device.has('token')).toBe(false)
    expect(tab.navigate.visits).toEqual([])
  })

  test('[AUT-016] without an answer the reader could be offline', async () => {
    const server = fakeServer()
    server.server.online = false
    const tab = openTab(fakeBrowser(NOW), server, '/connect')
    expect(await tab.session.login('a@b.example', 'right')).toEqual({ code: 'login_offline' })
  })

  test('[SES-101] the other tabs on an entrance go in too, and those on public pages stay', async () => {
    const browser = fakeBrowser(NOW)
    const server = fakeServer()
    const [first, second, third] = ['/connect', '/connect', '/tracking/x'].map(path => openTab(browser, server, path))
    await first?.session.login('a@b.example', 'right')
    await turn()
    expect(second?.navigate.visits).toEqual(['/request-a-rider'])
    expect(third?.navigate.visits).toEqual([])
    expect(third?.session.$session.get()).toMatchObject({ mode: 'CLASSIC', login: { user: { id: '7' } } })
  })
})

describe('keeping the tokens fresh', () => {
  test('[SES-004] they are renewed 600 s before their end, and again before the next', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    openTab(browser, server)
    await browser.clock.pass(HOUR_MS - 600_000 - 1)
    expect(server.names()).toEqual([])
    await browser.clock.pass(1)
    expect(server.names()).toEqual(['extendLogin'])
    await browser.clock.pass(HOUR_MS)
    expect(server.names()).toEqual(['extendLogin', 'extendLogin'])
  })

  test('[SES-101] ten tabs renew once, and all have the new tokens', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, 700_000)
    const server = fakeServer()
    const tabs = Array.from({ length: 10 }, () => openTab(browser, server))
    await browser.clock.pass(200_000)
    expect(server.names()).toEqual(['extendLogin'])
    for (const tab of tabs)
      expect(tab.session.$session.get()).toMatchObject({ login: { meta: { AccessToken: 'access-1' } } })
  })

  test('[SES-005] a failed renewal is tried again each minute, and ends the session only at its end', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, 240_000)
    const server = fakeServer()
    server.server.online = false
    const tab = openTab(browser, server, '/request-a-rider/no-1')
    await browser.clock.pass(239_999)
    expect(server.names().filter(name => name === 'extendLogin')).toHaveLength(4)
    expect(tab.navigate.visits).toEqual([])
    await browser.clock.pass(10_000)
    expect(tab.navigate.visits).toEqual(['/'])
    expect(tab.told).toEqual([{ code: 'session_ended' }])
    expect(tab.resets).toEqual([{ keepDraft: true }])
    expect(tab.storage.read('asked-page')).toBe('/request-a-rider/no-1')
  })

  test('[SES-005] [SES-003] a login that has ended is renewed when the page opens', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, -1000)
    const tab = openTab(browser, fakeServer())
    await browser.clock.pass(0)
    expect(tab.session.$session.get()).toMatchObject({ login: { meta: { AccessToken: 'access-1' } } })
    expect(tab.navigate.visits).toEqual([])
  })

  test('[SES-004] a device that slept through it renews when it is looked at', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    openTab(browser, server)
    await turn()
    browser.clock.jump(2 * HOUR_MS)
    browser.look()
    await turn()
    expect(server.names()).toEqual(['extendLogin'])
  })

  test('[SES-005] calls refused at the same time renew once and are all sent again', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    const { session } = openTab(browser, server)
    await turn()
    const again = await Promise.all(Array.from({ length: 5 }, () => session.unauthorized('Bearer access|id')))
    expect(again).toEqual([true, true, true, true, true])
    expect(server.names()).toEqual(['extendLogin'])
    expect(await session.unauthorized('Bearer access|id')).toBe(true)
    expect(server.names()).toEqual(['extendLogin'])
  })

  test('[SES-102] a session that was revoked elsewhere ends at the first refused call', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    server.server.refusing = true
    const tab = openTab(browser, server)
    await turn()
    expect(await tab.session.unauthorized('Bearer access|id')).toBe(false)
    expect(tab.navigate.visits).toEqual(['/'])
    expect(browser.device.has('token')).toBe(false)
  })
})

describe('logging out', () => {
  test('[SES-007] [SES-008] [SES-102] leaves nothing of the session, says so, and the server knows', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const others = { 'guest-orders': '[]', 'use-pin': '1', 'search-history': '["x"]', filters: '{}', vendors: '{}' }
    for (const [key, text] of Object.entries(others)) browser.device.set(key, text)
    browser.device.set('locale', 'ar')
    const server = fakeServer()
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    expect([...browser.device.keys()]).toEqual(['locale'])
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.resets).toEqual([{ keepDraft: false }])
    expect(tab.told).toEqual([{ code: 'logged_out' }])
    expect(server.server.revoked).toEqual(['refresh'])
    expect(tab.navigate.visits).toEqual(['/'])
  })

  test('[SES-101] logs out every tab', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    const [first, second] = [openTab(browser, server), openTab(browser, server, '/history')]
    await turn()
    await first.session.logout()
    await browser.clock.pass(2000)
    expect(second.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(second.resets).toEqual([{ keepDraft: false }])
    expect(second.navigate.visits).toEqual(['/'])
  })

  test('[SES-102] offline it is the same at once, and the server is told when the network comes back', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    server.server.online = false
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    expect([...browser.device.keys()]).toEqual(['pending-logout'])
    expect(tab.navigate.visits).toEqual(['/'])
    tab.stop()
    const later = openTab(browser, server, '/connect')
    await turn()
    server.server.online = true
    browser.setOnline(true)
    await turn()
    expect(server.server.revoked).toEqual(['refresh'])
    expect([...browser.device.keys()]).toEqual([])
    expect(later.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
  })

  test('[SES-102] a page that comes back from the browser’s memory notices that another tab logged out', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const tab = openTab(browser, fakeServer(), '/history')
    await turn()
    // No event reached the sleeping page.
    browser.device.delete('token')
    browser.look()
    await browser.clock.pass(2000)
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.resets).toEqual([{ keepDraft: false }])
    expect(tab.navigate.visits).toEqual(['/'])
  })

  test('[SES-102] a server that is silent does not hold the reader back', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const { send: _, ...rest } = fakeServer()
    const silent = fakeSend({ logout: () => new Promise(() => {}) })
    const tab = openTab(browser, { ...rest, ...silent })
    await turn()
    const leaving = tab.session.logout()
    await browser.clock.pass(1999)
    expect(tab.navigate.visits).toEqual([])
    expect(browser.device.has('token')).toBe(false)
    await browser.clock.pass(1)
    await leaving
    expect(tab.navigate.visits).toEqual(['/'])
  })
})

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

  test('[SES-009] [SES-010] [SES-012] the embedded portal stays in until its token is refused, then nobody is here', async () => {
    const browser = fakeBrowser(NOW)
    browser.device.set('token', embeddedToken('no-7'))
    const tab = openTab(browser, fakeServer(), '/history')
    expect(tab.session.$session.get()).toMatchObject({ mode: 'GODROID', vendorId: 'no-7' })
    await browser.clock.pass(10 * HOUR_MS)
    expect(tab.session.$session.get().mode).toBe('GODROID')
    expect(await tab.session.unauthorized(`GoDroid ${embeddedToken('no-7')}`)).toBe(false)
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.told).toEqual([])
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
