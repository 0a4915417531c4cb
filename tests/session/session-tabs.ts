import type { AccountNotice } from '#features/session/account-problems.ts'
import { createSession } from '#features/session/store.ts'
import { type Browser, fakeSend, lost, refusedWith } from '../platform/tabs.ts'
import { jwt, loginAnswer, NOW, storedLogin } from './examples.ts'

export const HOUR_MS = 3_600_000

/** A server with one user, whose tokens are numbered. */
export function fakeServer() {
  const server = {
    online: true,
    refusing: false,
    hindrance: undefined as [status: number, message: string] | undefined,
    issued: 0,
    /** Holds every renewal back that is made already. */
    underway: undefined as Promise<void> | undefined,
    revoked: [] as unknown[],
  }
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
    extendLogin: whenOnline(async () => {
      const answer = server.refusing
        ? refusedWith(401, 'NotAuthorizedException')
        : { result: { AuthenticationResult: tokens() } }
      await server.underway
      return answer
    }),
    logout: whenOnline(call => {
      if (server.hindrance) return refusedWith(...server.hindrance)
      server.revoked.push((call.input as { refresh_token: string }).refresh_token)
      return { result: {} }
    }),
    loginAsGuest: whenOnline(() => ({ result: { token: jwt({ exp: NOW / 1000 + 600 }), vendor_id: 'g-9' } })),
  })
  return { server, ...calls }
}

export function openTab(browser: Browser, { send }: ReturnType<typeof fakeServer>, path?: string) {
  const tab = browser.tab(path)
  const notified: AccountNotice[] = []
  const resets: { keepDraft: boolean }[] = []
  /** Something is typed that nothing keeps; not any more once the stores are empty. */
  const typed = { loses: false }
  const session = createSession({
    ...tab,
    send,
    clock: browser.clock,
    exclusive: browser.exclusive,
    country: () => 'NO',
    notify: notice => notified.push(notice),
    loses: () => typed.loses,
    reset(options) {
      resets.push(options)
      typed.loses = false
    },
  })
  const stop = session.start()
  return { ...tab, session, notified, resets, typed, stop }
}

export const keep = (browser: Browser, left: number) =>
  browser.device.set('token', JSON.stringify(storedLogin(browser.clock.now() + left)))
