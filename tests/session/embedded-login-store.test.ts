import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountNotice } from '#features/session/account-problems.ts'
import { createEmbeddedLogin, type EmbeddedLoginPorts } from '#features/session/embedded-store.ts'
import { loggedOut, type Session } from '#features/session/session.ts'
import { fakeBrowser, type Tab } from '../platform/tabs.ts'
import { embeddedToken, jwt, NOW, storedLogin } from './examples.ts'

let tab: Tab
/** What happened, in its order. */
let done: string[]
let notices: AccountNotice[]
beforeEach(() => {
  tab = fakeBrowser(NOW).tab()
  done = []
  notices = []
})

type Answer = Awaited<ReturnType<EmbeddedLoginPorts['readVendor']>>
const known = { state: 'answered', value: { result: { vendor_information: { name: 'Kafé Løkka' } } } } as Answer
const refused = { state: 'failed', problem: { code: 'refused', status: 401, message: 'Unauthorized' } } as Answer
const silent = { state: 'failed', problem: { code: 'no_answer' } } as Answer

async function entering({
  session = loggedOut,
  answer = known,
  accepted = true,
  token = embeddedToken() as string | null,
}) {
  if (token !== null) tab.storage.write('offered-token', token)
  const store = createEmbeddedLogin({
    storage: tab.storage,
    accepted,
    readVendor: async (_, vendorId) => {
      done.push(`asked about ${vendorId}`)
      return answer
    },
    session: () => session,
    enter: async (_, vendorId) => void done.push(`entered for ${vendorId}`),
    notify: notice => void notices.push(notice),
  })
  await store.start()
  return store
}

const login: Session = { mode: 'CLASSIC', login: storedLogin(NOW / 1000 + 3600) }
const embedded = (vendorId: string): Session => ({ mode: 'GODROID', token: 'x', vendorId })

describe('[SES-104] a token that an app hands over', () => {
  test.each([
    ['nobody is logged in', loggedOut],
    ['the same vendor is there already', embedded('no-1')],
    ['a guest is here', { mode: 'GUEST', guest: null } satisfies Session],
  ])('is tried with the server first, then taken: %s', async (_, session) => {
    const store = await entering({ session })
    expect(done).toEqual(['asked about no-1', 'entered for no-1'])
    expect(store.$login.get()).toEqual({ state: 'entering' })
    expect(notices).toEqual([])
  })

  test.each([
    ['a login', login, 'a@b.example'],
    ['the token of another vendor', embedded('no-2'), 'no-2'],
  ])('replaces %s only after a question', async (_, session, email) => {
    const store = await entering({ session })
    expect(store.$login.get()).toEqual({ state: 'asking', vendor: 'Kafé Løkka', email })
    expect(done).toEqual(['asked about no-1'])
    await store.agree()
    expect(done).toEqual(['asked about no-1', 'entered for no-1'])
  })

  test.each([
    ['the site takes no tokens', { accepted: false }, 'this site takes no tokens', []],
    ['it names no vendor', { token: jwt({ exp: 1 }) }, 'the token names no vendor', []],
    ['it is empty', { token: '' }, 'the token names no vendor', []],
    [
      'it is longer than a token can be',
      { token: `${embeddedToken()}${'a'.repeat(5000)}` },
      'the token names no vendor',
      [],
    ],
    ['the server refuses it', { answer: refused }, 'the server refused the token', ['asked about no-1']],
    ['the server is silent', { answer: silent }, 'the server could not be asked', ['asked about no-1']],
  ])('touches no session and is reported, without the token, when %s', async (_, how, message, calls) => {
    const store = await entering({ session: login, ...how })
    expect(store.$login.get()).toEqual({ state: 'failed' })
    expect(done).toEqual(calls)
    const [notice] = notices as { code: string; error: string }[]
    expect(notice?.code).toBe('token_login_failed')
    expect(JSON.parse(notice?.error ?? '{}')).toMatchObject({ name: 'TokenLoginError', message })
    expect(JSON.stringify(notices)).not.toContain(embeddedToken())
    // Whoever agrees to a token that failed enters nowhere.
    await store.agree()
    expect(done).toEqual(calls)
  })

  test('is kept nowhere once it is read, and a page without one reports nothing', async () => {
    await entering({})
    expect(tab.storage.has('offered-token')).toBe(false)
    const store = await entering({ token: null })
    expect(store.$login.get()).toEqual({ state: 'failed' })
    expect(notices).toEqual([])
  })
})
