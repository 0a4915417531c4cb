// What an honest back end does against whoever guesses, copies or keeps tokens.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ATTEMPT_LIMITS } from '#sandbox/attempts.ts'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import type { Kit } from './kit.ts'

vi.mock(import('#sandbox/passwords.ts'), async original => {
  const real = await original()
  return { ...real, isPassword: vi.fn(real.isPassword) }
})

// Files of one worker share what they have imported; here it is imported anew, so that the passwords are counted.
vi.resetModules()
const { isPassword } = await import('#sandbox/passwords.ts')
const { kitFor } = await import('./kit.ts')

let kit: Kit
beforeEach(() => {
  kit = kitFor()
})
afterEach(() => kit.sandbox.close())

const email_address = 'single@no.sandbox.example'
const nobody = 'nobody@no.sandbox.example'

const login = async () =>
  (await kit.call('login', { body: { email_address, password: DEMO_PASSWORD } })).answer.result.AuthenticationResult
const extend = async (refresh_token: string) =>
  (await kit.call('extendLogin', { body: { refresh_token } })).answer.result.AuthenticationResult
type Tokens = Awaited<ReturnType<typeof login>>
const as = ({ AccessToken, IdToken }: Tokens) => `Bearer ${AccessToken}|${IdToken}`
const isOpen = async (tokens: Tokens) => {
  const { status } = await kit.sandbox.fetch(`${kit.base}/orders/api/v1/vendors`, {
    headers: { Authorization: as(tokens) },
  })
  return status === 200
}
const socketOf = async (tokens: Tokens) => {
  const socket = kit.sandbox.socket(
    `ws://no.sandbox.localhost:4600/socket?Authorization=${encodeURIComponent(btoa(as(tokens)))}`,
  )
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error('the socket was refused'))
  })
  return socket
}
const CLOSED = 3
const codeSent = () => /\d{6}/.exec(kit.sandbox.control.mails('NO')[0]?.text ?? '')?.[0] ?? ''
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('wrong passwords that come at the same time count before any of them is looked at', async () => {
  const calls = vi.mocked(isPassword).mock.calls.length
  const wrong = { body: { email_address, password: 'wrong' } }
  const answers = await Promise.all(Array.from({ length: 30 }, () => kit.refused('login', wrong)))
  const tooMany = answers.filter(({ status }) => status === 429)
  expect(tooMany).toHaveLength(30 - ATTEMPT_LIMITS.login.most)
  expect(vi.mocked(isPassword).mock.calls.length - calls).toBe(ATTEMPT_LIMITS.login.most)
})

test('an address without an account is answered like a wrong password, after the same work', async () => {
  const count = vi.mocked(isPassword).mock
  const before = count.calls.length
  const unknown = await kit.refused('login', { body: { email_address: nobody, password: 'wrong' } })
  const afterUnknown = count.calls.length
  const known = await kit.refused('login', { body: { email_address, password: 'wrong' } })
  expect(unknown).toEqual(known)
  expect(afterUnknown - before).toBe(1)
  expect(count.calls.length - afterUnknown).toBe(1)
  for (let more = 1; more < ATTEMPT_LIMITS.login.most; more++)
    await kit.refused('login', { body: { email_address: nobody, password: 'wrong' } })
  expect((await kit.refused('login', { body: { email_address: nobody, password: 'wrong' } })).status).toBe(429)
})

test('a code is made, limited and compared alike for an address with an account and for one without', async () => {
  kit.sandbox.sites.open('NO')
  const { db } = kit.sandbox.sites.shared
  const statements = vi.spyOn(db, 'run')
  const sqlOf = async (address: string) => {
    statements.mockClear()
    await kit.call('forgotPassword', { body: { email_address: address } })
    const wrong = { email_address: address, verification_code: otherThan(codeSent()), new_password: 'Better#2026' }
    const refused = await kit.refused('confirmPassword', { body: wrong })
    return { refused, sql: statements.mock.calls.map(([sql]) => sql) }
  }
  const known = await sqlOf(email_address)
  expect(await sqlOf(nobody)).toEqual(known)
  expect(kit.sandbox.control.mails('NO').map(mail => mail.receiver)).toEqual([email_address])
})

test.each([email_address, nobody])('codes that %s asks for are limited', async address => {
  const ask = { body: { email_address: address } }
  for (let count = 0; count < ATTEMPT_LIMITS.codeMail.most; count++) await kit.call('forgotPassword', ask)
  expect(await kit.refused('forgotPassword', ask)).toEqual({ status: 429, message: 'TooManyRequestsException' })
  kit.sandbox.control.advance(ATTEMPT_LIMITS.codeMail.seconds)
  await kit.call('forgotPassword', ask)
})

test('a new code does not give new tries', async () => {
  for (let count = 0; count < ATTEMPT_LIMITS.codeEntry.most; count++) {
    if (count % 2 === 0) await kit.call('forgotPassword', { body: { email_address } })
    const verification_code = otherThan(codeSent())
    const refused = await kit.refused('confirmPassword', {
      body: { email_address, verification_code, new_password: 'Better#2026' },
    })
    expect(refused.message).toBe('CodeMismatchException')
  }
  await kit.call('forgotPassword', { body: { email_address } })
  const right = { email_address, verification_code: codeSent(), new_password: 'Better#2026' }
  expect((await kit.refused('confirmPassword', { body: right })).status).toBe(429)
})

test('[API-014] a new password ends the sessions and the sockets of its user, and of nobody else', async () => {
  const mine = await login()
  const socket = await socketOf(mine)
  const parent = await kit.login('parent')
  await kit.call('forgotPassword', { body: { email_address } })
  const body = { email_address, verification_code: codeSent(), new_password: 'Better#2026' }
  await kit.call('confirmPassword', { body })
  expect(socket.readyState).toBe(CLOSED)
  expect(await isOpen(mine)).toBe(false)
  expect((await kit.refused('extendLogin', { body: { refresh_token: mine.RefreshToken } })).status).toBe(401)
  await kit.call('listVendors', { as: parent })
})

test('[API-012] each exchange gives another refresh token, and one that was replaced ends the whole session', async () => {
  const first = await login()
  const second = await extend(first.RefreshToken)
  expect(second.RefreshToken).not.toBe(first.RefreshToken)
  expect(await isOpen(second)).toBe(true)
  const socket = await socketOf(second)
  kit.sandbox.control.advance(61)
  const copied = { body: { refresh_token: first.RefreshToken } }
  expect(await kit.refused('extendLogin', copied)).toEqual({ status: 401, message: 'NotAuthorizedException' })
  expect(await isOpen(second)).toBe(false)
  expect(socket.readyState).toBe(CLOSED)
  expect((await kit.refused('extendLogin', { body: { refresh_token: second.RefreshToken } })).status).toBe(401)
})

test('a refresh token whose answer was lost may be sent again until something of that answer is used', async () => {
  const first = await login()
  const lost = await extend(first.RefreshToken)
  const again = await extend(first.RefreshToken)
  expect(await isOpen(again)).toBe(true)
  // Whoever holds the lost answer now is not the one who asked again.
  kit.sandbox.control.advance(61)
  expect((await kit.refused('extendLogin', { body: { refresh_token: lost.RefreshToken } })).status).toBe(401)
  expect(await isOpen(again)).toBe(false)
})

test('two exchanges of one refresh token at the same time leave one valid session', async () => {
  const first = await login()
  const [one, other] = await Promise.all([extend(first.RefreshToken), extend(first.RefreshToken)])
  const states = kit.sandbox.sites.shared.db.all<{ state: string }>('SELECT state FROM refresh_tokens')
  expect(states.map(({ state }) => state).sort()).toEqual(['before', 'newest', 'newest'])
  expect(await isOpen(one)).toBe(true)
  expect((await kit.refused('extendLogin', { body: { refresh_token: other.RefreshToken } })).status).toBe(401)
})

test('an exchange that arrives late takes nothing from the tab whose exchange was answered meanwhile', async () => {
  const first = await login()
  const answered = await extend(first.RefreshToken)
  await extend(first.RefreshToken)
  const next = await extend(answered.RefreshToken)
  expect(await isOpen(next)).toBe(true)
  // One that is later still is refused, and ends nothing: it may be of a page that was closed.
  expect((await kit.refused('extendLogin', { body: { refresh_token: first.RefreshToken } })).status).toBe(401)
  expect(await isOpen(next)).toBe(true)
})

test('[SES-102] a logout with a refresh token that was exchanged meanwhile ends the session too', async () => {
  const first = await login()
  const second = await extend(first.RefreshToken)
  await kit.call('logout', { body: { refresh_token: first.RefreshToken } })
  expect(await isOpen(second)).toBe(false)
})

test('a socket ends with the token that opened it', async () => {
  const socket = await socketOf(await login())
  kit.sandbox.control.advance(3599)
  expect(socket.readyState).not.toBe(CLOSED)
  kit.sandbox.control.advance(1)
  expect(socket.readyState).toBe(CLOSED)
  const tokens = await login()
  const other = await socketOf(tokens)
  await kit.call('expireLogin', { body: { access_token: tokens.AccessToken } })
  expect(other.readyState).toBe(CLOSED)
})

test('[API-007] a 429 names when to try again and is not kept under its key', async () => {
  const wrong = { body: { email_address, password: 'wrong' } }
  for (let count = 0; count < ATTEMPT_LIMITS.login.most; count++) await kit.refused('login', wrong)
  const address = `${kit.base}/authentication/api/v1/login`
  const send = (key = 'submission-0001') =>
    kit.sandbox.fetch(address, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify({ email_address, password: DEMO_PASSWORD }),
    })
  const refused = await send()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  kit.sandbox.control.advance(60)
  expect((await send()).status).toBe(200)
  kit.sandbox.control.addFault({ kind: 'refusal', call: 'login', status: 429, probability: 1 })
  expect((await send('submission-0002')).headers.get('Retry-After')).toMatch(/^\d+$/)
})
