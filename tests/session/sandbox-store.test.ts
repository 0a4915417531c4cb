// The session, the client and the vendors as they are, against the sandbox in the same process.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccount } from '#features/account/store.ts'
import { FLAGS_TIMEOUT_MS, flagsOfAnswer } from '#features/flags/flags.ts'
import { createCountryParameters } from '#features/pricing/country-parameters-store.ts'
import type { AccountNotice } from '#features/session/account-problems.ts'
import { authorizationOf } from '#features/session/session.ts'
import { createSession } from '#features/session/store.ts'
import { createVendors } from '#features/vendors/store.ts'
import { createClock } from '#platform/browser-ports.ts'
import { createSend } from '#platform/client.ts'
import { createFlagService } from '#platform/flags.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import { type Browser, fakeBrowser } from '../platform/tabs.ts'

const HOST = 'http://no.sandbox.localhost:4600'
const PARENT = 'parent@no.sandbox.example'
const DAY_MS = 86_400_000

let sandbox: Sandbox
let browser: Browser
let online: boolean
/** Server's clock minus device's clock, in milliseconds. */
let ahead: number
let stops: (() => void)[]

beforeEach(() => {
  online = true
  ahead = 0
  stops = []
  sandbox = createSandbox({ countries: ['NO'], clock: { now: () => Date.now() + ahead } })
  browser = fakeBrowser(0)
})
afterEach(() => {
  for (const stop of stops) stop()
  sandbox.close()
})

/** A tab as src/app puts it together, with the sandbox in place of the network. */
function openTab(path = '/connect') {
  const tab = browser.tab(path)
  const calls: string[] = []
  const notified: AccountNotice[] = []
  const clock = createClock({
    offsetMs: tab.storage.read('clock-offset') ?? 0,
    corrected: offset => tab.storage.write('clock-offset', offset),
  })
  const send = createSend({
    api: HOST,
    helpCentre: HOST,
    site: HOST,
    clock,
    uuid: () => crypto.randomUUID(),
    authorization: () => authorizationOf({ token: tab.storage.read('token'), guest: tab.storage.read('guest-token') }),
    unauthorized: used => session.unauthorized(used),
    fetch: (input, init) => {
      calls.push(new URL(input instanceof Request ? input.url : input).pathname.split('/').slice(4).join('/'))
      if (online) return sandbox.fetch(input, init)
      return Promise.reject(Object.assign(new Error('offline'), { name: 'AbortError' }))
    },
  })
  const session = createSession({
    ...tab,
    send,
    clock,
    exclusive: browser.exclusive,
    country: () => 'NO',
    notify: notice => notified.push(notice),
    loses: () => false,
    reset: () => vendors.reset(),
  })
  const parameters = createCountryParameters({ send, clock })
  const vendors = createVendors({
    send,
    clock,
    storage: tab.storage,
    session: () => session.$session.get(),
    currency: () => 'NOK',
    allOutletsOffered: async () => (await parameters.read('allOutletOrders')) ?? false,
    notify: () => {},
  })
  stops.push(session.start())
  const account = createAccount({ send, uuid: () => crypto.randomUUID() })
  return { ...tab, session, vendors, send, clock, calls, notified, account }
}

const tokenNow = () => JSON.parse(browser.device.get('token') ?? '{}').meta

async function loggedIn() {
  const tab = openTab()
  expect(await tab.session.login(PARENT, DEMO_PASSWORD)).toBeUndefined()
  return tab
}

const until = (happened: () => boolean) => vi.waitUntil(happened, { timeout: 60_000, interval: 5 })

test('[API-010] [API-004] [API-020] a user logs in, and the vendors come with the tokens', async () => {
  const tab = await loggedIn()
  await tab.vendors.load()
  expect(tab.vendors.$chosen.get()?.is_parent).toBe(true)
  expect(tab.vendors.$toggle.get().shown).toBe(true)
})

test.each([
  [PARENT, 'Wrong!2026', 'NotAuthorizedException'],
  ['nobody@no.sandbox.example', 'Wrong!2026', 'NotAuthorizedException'],
  ['unconfirmed@no.sandbox.example', DEMO_PASSWORD, 'UserNotConfirmedException'],
  ['reset@no.sandbox.example', DEMO_PASSWORD, 'PasswordResetRequiredException'],
])('[AUT-014] [AUT-015] %s with %s fails with %s', async (email, password, failure) => {
  expect(await openTab().session.login(email, password)).toEqual({ code: 'login_failed', failure })
})

test.each([
  ['a day behind', DAY_MS],
  ['a day ahead', -DAY_MS],
])('[SES-103] with a device that is %s a login lives as long as it should', async (_, difference) => {
  ahead = difference
  const tab = await loggedIn()
  const left = tokenNow().Expires - (Date.now() + difference)
  expect(Math.abs(left - 3_600_000)).toBeLessThan(5000)
  // The next page knows the time before it asks anybody.
  const next = openTab('/history')
  expect(Math.abs(next.clock.now() - (Date.now() + difference))).toBeLessThan(3000)
  expect(next.session.$session.get()).toMatchObject({ mode: 'CLASSIC', login: { user: { email: PARENT } } })
  await tab.vendors.load()
  expect(tab.vendors.$vendors.get().state).toBe('ready')
})

test('[SES-004] [SES-101] [API-012] after 50 minutes ten tabs renew once, and the new tokens are good', async () => {
  const first = await loggedIn()
  const tabs = [first, ...Array.from({ length: 9 }, () => openTab('/history'))]
  sandbox.control.advance(3001)
  const before = tokenNow().AccessToken
  // Each tab learns the time from its own next answer, and sees at once that the tokens are old.
  await Promise.all(tabs.map(tab => tab.send('countryParameter', { params: { name: 'allOutletOrders' } })))
  await until(() => tokenNow().AccessToken !== before)
  const followed = ({ session }: (typeof tabs)[number]) => {
    const now = session.$session.get()
    return now.mode === 'CLASSIC' && now.login?.meta.AccessToken === tokenNow().AccessToken
  }
  await until(() => tabs.every(followed) && tabs.every(({ session }) => session.$busy.get() === 'nothing'))
  expect(tabs.flatMap(tab => tab.calls).filter(call => call === 'login/extend')).toHaveLength(1)
  await first.vendors.load()
  expect(first.vendors.$vendors.get().state).toBe('ready')
})

test('[SES-101] [SES-004] refresh tokens rotate, and each of two tabs uses the newest one that is stored', async () => {
  const [one, other] = [await loggedIn(), openTab('/history')]
  const used = new Set([tokenNow().RefreshToken])
  for (const tab of [one, other, one]) {
    sandbox.control.advance(3001)
    await tab.send('countryParameter', { params: { name: 'allOutletOrders' } })
    const before = tokenNow().RefreshToken
    browser.look()
    await until(() => tokenNow().RefreshToken !== before)
    used.add(tokenNow().RefreshToken)
  }
  expect(used.size).toBe(4)
  for (const tab of [one, other]) {
    await tab.vendors.load()
    expect(tab.vendors.$vendors.get().state).toBe('ready')
    expect(tab.notified).toEqual([])
  }
})

test('[SES-005] a renewal whose answer never came is made again with the same refresh token', async () => {
  const tab = await loggedIn()
  const before = tokenNow().RefreshToken
  sandbox.control.advance(3001)
  await tab.send('countryParameter', { params: { name: 'allOutletOrders' } })
  // The server exchanges the token for a page that is gone when the answer comes.
  const lost = await tab.send('extendLogin', { input: { refresh_token: before } })
  expect(lost.state).toBe('answered')
  browser.look()
  await until(() => tokenNow().RefreshToken !== before)
  await tab.vendors.load()
  expect(tab.vendors.$vendors.get().state).toBe('ready')
  expect(tab.notified).toEqual([])
})

test('[SES-005] a token that ended early is renewed at the first refused call, without anybody noticing', async () => {
  const tab = await loggedIn()
  await tab.send('expireLogin', { input: { access_token: tokenNow().AccessToken } })
  await tab.vendors.load()
  expect(tab.vendors.$vendors.get().state).toBe('ready')
  expect(tab.calls.filter(call => call === 'vendors')).toHaveLength(2)
})

test('[SES-005] a session that the server ended is left, and the page is remembered', async () => {
  const tab = await loggedIn()
  tab.navigate.path = '/order-tracking/no1000'
  sandbox.control.endSessions('NO', PARENT)
  await tab.vendors.load()
  expect(tab.notified).toEqual([{ code: 'session_ended' }])
  expect(tab.navigate.visits.at(-1)).toBe('/')
  expect(tab.storage.read('asked-page')).toBe('/order-tracking/no1000')
  expect(browser.device.has('token')).toBe(false)
})

test('[SES-102] after a logout that happened offline the old tokens are refused once the network is back', async () => {
  const tab = await loggedIn()
  const { meta } = JSON.parse(browser.device.get('token') ?? '{}')
  online = false
  await tab.session.logout()
  expect(browser.device.has('token')).toBe(false)
  const asBefore = () =>
    sandbox.fetch(`${HOST}/orders/api/v1/vendors`, {
      headers: { authorization: `Bearer ${meta.AccessToken}|${meta.IdToken}` },
    })
  expect((await asBefore()).status).toBe(200)
  online = true
  browser.setOnline(true)
  await until(() => !browser.device.has('pending-logout'))
  expect((await asBefore()).status).toBe(401)
})

test('[GST-001] [API-005] a guest gets a token that calls accept', async () => {
  const tab = openTab()
  expect(await tab.session.continueAsGuest()).toBeUndefined()
  const id = tab.storage.read('guest-token')?.vendor_id ?? ''
  expect(await tab.send('readVendor', { params: { id } })).toMatchObject({ state: 'answered' })
  expect(await tab.send('readVendor', { params: { id: 'no1000' } })).toMatchObject({ problem: { status: 404 } })
})

test('[API-003] [SES-010] the embedded portal acts for the vendor of its token', async () => {
  browser.device.set('token', await sandbox.control.godroidToken('NO', 'no2000'))
  const tab = openTab('/request-a-rider')
  await tab.vendors.load()
  expect(tab.vendors.$chosen.get()?.vendor_id).toBe('no2000')
})

test('[API-009] [AUT-019] an address can be registered once', async () => {
  const { account, session } = openTab('/register')
  const registration = {
    email_address: 'new@no.sandbox.example',
    password: 'Abcdef1!',
    vendor_name: 'New',
    vendor_code: 'N1',
    mobile_number: '+4741234567',
    country: 'NO',
    terms_accepted: true,
  } as const
  expect(await account.register(registration)).toBeUndefined()
  expect(await account.register(registration)).toEqual({ code: 'email_taken' })
  expect(await session.login('new@no.sandbox.example', 'Abcdef1!')).toBeUndefined()
})

test('[API-014] [AUT-005] a password is set with the code that was sent', async () => {
  const { account, session } = openTab('/forgot-password')
  expect(await account.sendCode('unknown@no.sandbox.example')).toBeUndefined()
  expect(await account.sendCode(PARENT)).toBeUndefined()
  const code = /\d{6}/.exec(sandbox.control.mails('NO')[0]?.text ?? '')?.[0] ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  const mismatch = { code: 'login_failed', failure: 'CodeMismatchException' }
  expect(await account.setPassword(PARENT, wrong, 'Fresh!2026x')).toEqual(mismatch)
  expect(await account.setPassword(PARENT, code, 'Fresh!2026x')).toBeUndefined()
  expect(await session.login(PARENT, 'Fresh!2026x')).toBeUndefined()
})

test('[FLG-001] [FLG-004] the flags of the regional service are those that are switched there', async () => {
  sandbox.control.setFlag('NO', 'Voucher', true)
  sandbox.control.setFlag('NO', 'PreOrder', false)
  const { send, clock } = openTab()
  const addresses = { EU: `${HOST}/flags/eu`, ASIA: `${HOST}/flags/asia`, STORAGE: `${HOST}/flags/storage` }
  for (const provider of ['EU', 'ASIA', 'STORAGE'] as const) {
    const service = createFlagService({
      send,
      clock,
      timeoutMs: FLAGS_TIMEOUT_MS,
      read: flagsOfAnswer,
      providers: [provider],
      addresses,
      site: HOST,
      fallback: () => ({ Voucher: false, PreOrder: true }) as never,
    })
    const answer = await service({ context: { targetingKey: 'no1000', country: 'NO' }, withFile: false })
    expect(answer).toEqual({ from: 'service', flags: { Voucher: true, PreOrder: false } })
  }
})
