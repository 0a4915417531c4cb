import { afterEach, describe, expect, test, vi } from 'vitest'
import { reportLogouts } from '#scripts/page-calls.ts'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser, fakeSend } from '../platform/tabs.ts'
import { NOW, storedLogin } from './examples.ts'
import { fakeServer, HOUR_MS, keep, openTab } from './session-tabs.ts'

const draft = { vendorId: 'no1000', name: 'lunch.xlsx', placed: 0, rows: [], jobs: [] }

describe('logging out', () => {
  test('[SES-007] [SES-008] [SES-102] leaves nothing of the session, shows a notice, and the server knows', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const others = { 'guest-orders': '[]', 'use-pin': '1', 'search-history': '["x"]', filters: '{}', vendors: '{}' }
    for (const [key, text] of Object.entries(others)) browser.device.set(key, text)
    browser.device.set('locale', 'ar')
    const server = fakeServer()
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    expect([...browser.device.keys()]).toEqual(['locale', 'session-ended'])
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.resets).toEqual([{ keepDraft: false }])
    expect(tab.notified).toEqual([{ code: 'logged_out' }])
    expect(server.server.revoked).toEqual(['refresh'])
    expect(tab.navigate.visits).toEqual(['/'])
  })

  test('[SES-007] takes every draft away, whatever screen it is pressed on; a session that ends by itself leaves them', async () => {
    for (const ended of [false, true]) {
      const browser = fakeBrowser(NOW)
      keep(browser, HOUR_MS)
      const tab = openTab(browser, fakeServer(), '/history')
      await turn()
      tab.storage.write('request-drafts', {})
      tab.storage.write('bulk-drafts', { [draft.vendorId]: draft })
      if (ended) {
        await browser.clock.pass(2 * HOUR_MS)
        browser.device.delete('token')
      } else await tab.session.logout()
      await browser.clock.pass(2000)
      expect([tab.storage.has('request-drafts'), tab.storage.has('bulk-drafts')]).toEqual([ended, ended])
    }
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

  test('[SES-101] logs out every tab, also where the storage was erased before', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    const [first, second] = [openTab(browser, server), openTab(browser, server, '/history')]
    await turn()
    browser.device.clear()
    await first.session.logout()
    await browser.clock.pass(2000)
    expect(second.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(second.resets).toEqual([{ keepDraft: false }])
  })

  test('[SES-102] offline it is the same at once, and the server learns of it when the network comes back', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    server.server.online = false
    browser.setOnline(false)
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    expect([...browser.device.keys()]).toEqual(['session-ended', 'pending-logout'])
    // The browser would show a page of its own.
    expect(tab.session.$cutOff.get()).toBe(true)
    expect(tab.navigate.visits).toEqual([])
    tab.stop()
    const later = openTab(browser, server, '/connect')
    await turn()
    server.server.online = true
    browser.setOnline(true)
    await turn()
    expect(server.server.revoked).toEqual(['refresh'])
    expect([...browser.device.keys()]).toEqual(['session-ended'])
    expect(later.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
  })

  test('[SES-102] a start page that cannot be had is asked for until it can, also where no network was ever missed', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const tab = openTab(browser, fakeServer())
    await turn()
    let isThere = false
    tab.navigate.opens = async () => isThere
    await tab.session.logout()
    expect(tab.session.$cutOff.get()).toBe(true)
    browser.setOnline(true)
    await browser.clock.pass(HOUR_MS)
    expect(tab.navigate.visits).toEqual([])
    isThere = true
    await browser.clock.pass(60_000)
    expect(tab.navigate.visits).toEqual(['/'])
  })

  test.each<[what: string, status: number, message: string]>([
    ['something on the way to the server refuses', 403, ''],
    ['the server has a fault of its own', 400, 'InternalErrorException'],
    ['the server closes', 422, 'ServiceClosed'],
  ])('[SES-102] the page that is opened next tells the server where %s', async (_what, ...refusal) => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    server.server.hindrance = refusal
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    await turn()
    tab.stop()
    expect([...browser.device.keys()]).toContain('pending-logout')
    server.server.hindrance = undefined
    openTab(browser, server, '/connect')
    await turn()
    expect(server.server.revoked).toEqual(['refresh'])
    expect([...browser.device.keys()]).not.toContain('pending-logout')
  })

  test('[SES-102] a server that does not know the session any more is asked once', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const server = fakeServer()
    server.server.hindrance = [401, 'NotAuthorizedException']
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    await turn()
    expect([...browser.device.keys()]).toEqual(['session-ended'])
  })

  test('[SES-102] what the server has not heard of is kept of the newest 50 sessions', async () => {
    const browser = fakeBrowser(NOW)
    const older = Array.from({ length: 50 }, (_, index) => `older-${index}`)
    browser.device.set('pending-logout', JSON.stringify(older))
    keep(browser, HOUR_MS)
    const server = fakeServer()
    server.server.hindrance = [503, '']
    const tab = openTab(browser, server)
    await turn()
    await tab.session.logout()
    expect(tab.storage.read('pending-logout')).toEqual([...older.slice(1), 'refresh'])
  })

  test('[SES-102] a page that comes back from the browser’s memory notices that another tab logged out', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const tab = openTab(browser, fakeServer(), '/history')
    await turn()
    // No event reached the sleeping page.
    browser.device.delete('token')
    browser.device.set('session-ended', 'false')
    browser.look()
    await browser.clock.pass(2000)
    expect(tab.session.$session.get()).toEqual({ mode: 'CLASSIC', login: null })
    expect(tab.resets).toEqual([{ keepDraft: false }])
    expect(tab.navigate.visits).toEqual(['/'])
  })

  test('[SES-102] a page that comes back after somebody else has logged in forgets what it held, and is loaded anew', async () => {
    const browser = fakeBrowser(NOW)
    keep(browser, HOUR_MS)
    const tab = openTab(browser, fakeServer())
    await turn()
    tab.storage.write('asked-page', '/history')
    tab.storage.write('search-history', ['1'])
    const login = storedLogin(NOW + HOUR_MS)
    browser.device.set('token', JSON.stringify({ ...login, user: { ...login.user, id: 'u-2' } }))
    browser.look()
    await turn()
    expect(tab.resets).toHaveLength(1)
    expect(tab.storage.has('asked-page')).toBe(false)
    expect(tab.storage.has('search-history')).toBe(true)
    expect(tab.storage.read('token')).toMatchObject({ login: { user: { id: 'u-2' } } })
    expect(tab.navigate.reloads).toBe(1)
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

describe('a page without the portal reports the logouts that are pending', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** What is pending after such an answer to the first of two. */
  async function pendingAfter(answer: Response): Promise<unknown> {
    const kept = new Map([['pending-logout', '["first","second"]']])
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    }
    vi.stubGlobal('localStorage', localStorage)
    vi.stubGlobal('window', { localStorage })
    const answers = [answer]
    const asked: string[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      asked.push(JSON.parse(String(body)).refresh_token)
      return answers.shift() ?? Response.json({ result: {} })
    })
    reportLogouts('https://api.example/logout')
    await vi.waitFor(() => expect(asked).toEqual(['first', 'second']))
    await vi.waitFor(() => expect(kept.get('pending-logout') ?? '').not.toContain('second'))
    return JSON.parse(kept.get('pending-logout') ?? '[]')
  }

  test.each<[what: string, answer: () => Response, left: readonly string[]]>([
    ['the server confirms it', () => Response.json({ result: {} }), []],
    ['the server does not know the session any more', () => Response.json({ message: 'Gone' }, { status: 401 }), []],
    ['something on the way refuses', () => new Response('<html>', { status: 403 }), ['first']],
    ['something on the way answers', () => new Response('<html>'), ['first']],
    ['the server has a fault of its own', () => Response.json({ message: 'Fault' }, { status: 400 }), ['first']],
    ['the server closes', () => Response.json({ message: 'ServiceClosed' }, { status: 422 }), ['first']],
    ['the server is busy', () => Response.json({ message: 'Slow' }, { status: 429 }), ['first']],
    ['the server is down', () => Response.json({}, { status: 503 }), ['first']],
  ])('[SES-102] where %s', async (_what, answer, left) => {
    expect(await pendingAfter(answer())).toEqual(left)
  })
})
