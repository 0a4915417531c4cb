import { describe, expect, test } from 'vitest'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser } from '../platform/tabs.ts'
import { NOW } from './examples.ts'
import { fakeServer, HOUR_MS, keep, openTab } from './session-tabs.ts'

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

  test('[AUT-015] [SES-006] a wrong password is shown, and nothing is kept', async () => {
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
    expect(tab.notified).toEqual([{ code: 'session_ended' }])
    expect(tab.resets).toEqual([{ keepDraft: true }])
    expect(tab.storage.read('asked-page')).toBe('/request-a-rider/no-1')
  })

  test('[SES-101] whoever loses something with the session is not told that it was kept', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, 240_000)
    const server = fakeServer()
    server.server.online = false
    const tab = openTab(browser, server, '/history')
    tab.typed.loses = true
    await browser.clock.pass(250_000)
    expect(tab.notified).toEqual([{ code: 'session_ended_lost' }])
  })

  test('[SES-101] [REQ-102] a session that ends by itself keeps the draft and the page of every tab', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, 240_000)
    const server = fakeServer()
    server.server.online = false
    const tabs = [openTab(browser, server, '/request-a-rider/no-1'), openTab(browser, server, '/history')]
    await browser.clock.pass(260_000)
    expect(tabs.map(tab => tab.resets)).toEqual([[{ keepDraft: true }], [{ keepDraft: true }]])
    expect(tabs.map(tab => tab.navigate.visits)).toEqual([['/'], ['/']])
    expect(tabs.map(tab => tab.storage.read('asked-page'))).toEqual(['/request-a-rider/no-1', '/history'])
    // Whoever logs in and out again leaves nothing.
    server.server.online = true
    const [one, other] = tabs
    await one?.session.login('a@b.example', 'right')
    await browser.clock.pass(2000)
    await one?.session.logout()
    await browser.clock.pass(2000)
    expect(one?.resets.at(-1)).toEqual({ keepDraft: false })
    expect(other?.resets.at(-1)).toEqual({ keepDraft: false })
  })

  test('[SES-005] [SES-003] a login that has ended is renewed when the page opens', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, -1000)
    const tab = openTab(browser, fakeServer())
    await browser.clock.pass(0)
    expect(tab.session.$session.get()).toMatchObject({ login: { meta: { AccessToken: 'access-1' } } })
    expect(tab.navigate.visits).toEqual([])
  })

  test('[RTE-026] [SES-005] whoever is on an entrance when a login that had ended is renewed goes in, in every tab', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, -1000)
    const server = fakeServer()
    const [login, other, public_] = ['/connect', '/register', '/tracking/x'].map(path => openTab(browser, server, path))
    login?.storage.write('asked-page', '/history')
    await browser.clock.pass(0)
    await turn()
    expect(login?.navigate.visits).toEqual(['/history'])
    expect(other?.navigate.visits).toEqual(['/request-a-rider'])
    expect(public_?.navigate.visits).toEqual([])
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

  test('[SES-101] a session whose storage was erased ends at the first call that is refused without a token', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const tab = openTab(browser, fakeServer())
    await turn()
    browser.device.clear()
    expect(await tab.session.unauthorized(undefined)).toBe(false)
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.navigate.visits).toEqual(['/'])
    // What was typed after that is still there.
    expect(tab.resets).toEqual([{ keepDraft: true }])
  })

  test.each([
    ['come', false],
    ['are refused', true],
  ])(
    '[SES-101] [SES-007] new tokens that %s after the logout of another tab change nothing of it',
    async (_, refusing) => {
      const browser = fakeBrowser(NOW)
      keep(browser, HOUR_MS)
      const server = fakeServer()
      const [one, frozen] = [openTab(browser, server), openTab(browser, server)]
      await turn()
      let release = () => {}
      Object.assign(server.server, {
        refusing,
        underway: new Promise<void>(resolve => {
          release = resolve
        }),
      })
      const asked = frozen.session.unauthorized('Bearer access|id')
      await turn()
      // It hears of the logout after it has the answer.
      frozen.stop()
      await one.session.logout()
      release()
      expect(await asked).toBe(false)
      expect(browser.device.has('token')).toBe(false)
      expect(frozen.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
      expect(frozen.resets).toEqual([{ keepDraft: false }])
      expect(frozen.notified).toEqual([])
    },
  )

  test('[SES-101] [SES-007] a tab that missed the logout of another keeps no draft', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    const [one, frozen] = [openTab(browser, server), openTab(browser, server)]
    await turn()
    frozen.stop()
    await one.session.logout()
    expect(await frozen.session.unauthorized(undefined)).toBe(false)
    expect(frozen.resets).toEqual([{ keepDraft: false }])
  })
})
