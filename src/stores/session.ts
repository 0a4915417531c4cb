// The session as a store: runs what domain/session-step.ts asks for, through ports (SES-*).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { matchRoute, type Route, routes } from '#contract/routes'
import type { AccountNotice, LoginProblem } from '#domain/account-problems'
import { askedPage } from '#domain/entry'
import { authorizationOfSession, type Kept, refreshIn, type Session } from '#domain/session'
import { initialSession, type SessionCommand, type SessionEvent, type SessionState, step } from '#domain/session-step'
import { wipedAtLogout } from '#domain/stored'
import type { Clock, Exclusive, Navigate, Send, Storage, Surroundings } from '#ports'
import { createRevocations } from './revocations.ts'

/** A login is looked at again at least this often (Q17), in milliseconds. */
export const CHECK_EVERY_MS = 60_000
/** Leaving the page waits at most this long for the server to be told of a logout, in milliseconds. */
const REVOCATION_WAIT_MS = 2000

export type SessionPorts = {
  send: Send
  storage: Storage
  clock: Clock
  exclusive: Exclusive
  navigate: Navigate
  surroundings: Surroundings
  /** Country of the site, for a guest's token. */
  country(): string
  notify(notice: AccountNotice): void
  /** Empties the other stores: orders, vendors, riders, filters, socket and the rest (SES-007). */
  reset(options: { keepDraft: boolean }): void
}

export type SessionStore = {
  $session: ReadableAtom<Session>
  $busy: ReadableAtom<SessionState['busy']>
  /** Reads what is kept, keeps the tokens fresh and follows the other tabs; the answer ends all that. */
  start(): () => void
  /** Answers why it failed, or undefined. */
  login(email: string, password: string): Promise<LoginProblem | undefined>
  continueAsGuest(): Promise<LoginProblem | undefined>
  logout(): Promise<void>
  /**
   * A call that was sent with this Authorization was refused with 401; answers whether it is worth sending once more,
   * since there are other tokens now.
   */
  unauthorized(used: string): Promise<boolean>
}

/** @returns the session of this tab; nothing happens before `start` */
export function createSession(ports: SessionPorts): SessionStore {
  const { send, storage, clock, navigate } = ports
  const $state = atom<SessionState>(initialSession)
  const revocations = createRevocations(ports)
  let credentials: { email: string; password: string } | undefined
  let told: LoginProblem | undefined
  let stopWaiting = () => {}
  let renewing: Promise<void> | undefined

  const kept = (): Kept => {
    const token = storage.read('token')
    const guest = storage.read('guest-token')
    const brokenToken = token === undefined && storage.has('token')
    return { token, brokenToken, guest, brokenGuest: guest === undefined && storage.has('guest-token') }
  }

  async function dispatch(event: SessionEvent): Promise<void> {
    const [state, commands] = step($state.get(), event)
    $state.set(state)
    for (const command of commands) await run(command)
    plan()
  }

  /** Wakes up when the tokens are to be renewed, and once a minute while that fails. */
  function plan(): void {
    stopWaiting()
    const { session, busy } = $state.get()
    if (session.mode !== 'CLASSIC' || !session.login || busy !== 'nothing') return
    const wait = refreshIn(session.login, clock.now())
    stopWaiting = clock.after(wait === 0 ? CHECK_EVERY_MS : Math.min(wait, CHECK_EVERY_MS), check)
  }

  const check = () => void dispatch({ type: 'checked', now: clock.now() })

  async function run(command: SessionCommand): Promise<void> {
    switch (command.do) {
      case 'keepLogin':
        return storage.write('token', { kind: 'login', login: command.login })
      case 'keepGuest':
        return storage.write('guest-token', command.guest)
      case 'forgetGuest':
        return storage.remove('guest-token')
      case 'forgetToken':
        return storage.remove('token')
      case 'dropPin':
        return storage.remove('use-pin')
      case 'sendLogin':
        return sendLogin(command.run)
      case 'sendGuest':
        return sendGuest(command.run)
      case 'renew':
        renewing = renew(command).finally(() => {
          renewing = undefined
        })
        return renewing
      case 'wipe':
        for (const key of wipedAtLogout) storage.remove(key)
        return ports.reset({ keepDraft: command.keepDraft })
      case 'revoke':
        return revocations.add(command.refreshToken)
      case 'notify':
        return ports.notify(command.notice)
      case 'tellProblem':
        told = command.problem
        return
      case 'leaveFor':
        return leaveFor(command)
    }
  }

  async function sendLogin(run: number): Promise<void> {
    if (!credentials) return
    const input = { email_address: credentials.email, password: credentials.password }
    credentials = undefined
    const answer = await send('login', { input })
    await dispatch(
      answer.state === 'answered'
        ? { type: 'loginAnswered', run, answer: answer.value, now: clock.now() }
        : { type: 'loginRefused', run, problem: answer.problem },
    )
  }

  async function sendGuest(run: number): Promise<void> {
    const answer = await send('loginAsGuest', { input: { country: ports.country() } })
    await dispatch(
      answer.state === 'answered'
        ? { type: 'guestAnswered', run, answer: answer.value }
        : { type: 'guestRefused', run, problem: answer.problem },
    )
  }

  /** One tab renews; the others find the new tokens in the storage (SES-101). */
  async function renew({ run, login, refused }: Extract<SessionCommand, { do: 'renew' }>): Promise<void> {
    const outcome = await ports.exclusive('session-renewal', async () => {
      const now = kept()
      const same = now.token?.kind === 'login' && now.token.login.meta.AccessToken === login.meta.AccessToken
      if (!same) return { type: 'keptChanged', kept: now, now: clock.now() } as const
      const answer = await send('extendLogin', { input: { refresh_token: login.meta.RefreshToken } })
      if (answer.state === 'failed')
        return { type: 'notRenewed', run, problem: answer.problem, now: clock.now(), refused } as const
      const event = {
        type: 'renewed',
        run,
        tokens: answer.value.result.AuthenticationResult,
        now: clock.now(),
      } as const
      // Kept before the lock is given up, so that the next tab finds it.
      await dispatch(event)
      return undefined
    })
    if (outcome) await dispatch(outcome)
  }

  async function leaveFor({ place, comeBack }: Extract<SessionCommand, { do: 'leaveFor' }>): Promise<void> {
    const route = here()
    if (place === 'entered') {
      if (route && !route.leaveWhenSignedIn) return
      const asked = askedPage(storage.read('asked-page') ?? null)
      storage.remove('asked-page')
      return navigate.replace(asked && isOpen(asked) ? asked : '/request-a-rider')
    }
    if (route && route.access !== 'guarded') return
    await revocations.settled(REVOCATION_WAIT_MS)
    const page = askedPage(navigate.current())
    if (comeBack && page) storage.write('asked-page', page)
    navigate.replace('/')
  }

  const routeOf = (page: string): Route | undefined => {
    const id = matchRoute(page.split('?')[0] ?? '/')?.id
    return id && routes[id]
  }
  const here = () => routeOf(navigate.current())
  /** Some pages are closed to guests (Q98). */
  const isOpen = (page: string) => $state.get().session.mode !== 'GUEST' || routeOf(page)?.guests === true

  return {
    $session: computed($state, ({ session }) => session),
    $busy: computed($state, ({ busy }) => busy),
    start() {
      const follow = () => dispatch({ type: 'keptChanged', kept: kept(), now: clock.now() })
      const ends = [
        storage.onChange('token', () => void follow()),
        storage.onChange('guest-token', () => void follow()),
        // A page that slept, or came back from the browser's memory, heard nothing of other tabs (SES-102).
        ports.surroundings.onReturn(() => void follow().then(check)),
        ports.surroundings.onOnline(online => {
          if (online) check()
        }),
        revocations.start(),
      ]
      void dispatch({ type: 'started', kept: kept(), now: clock.now() })
      return () => {
        stopWaiting()
        for (const end of ends) end()
      }
    },
    async login(email, password) {
      credentials = { email, password }
      told = undefined
      await dispatch({ type: 'loginPressed' })
      return told
    },
    async continueAsGuest() {
      told = undefined
      await dispatch({ type: 'guestPressed' })
      return told
    },
    logout: () => dispatch({ type: 'logoutPressed' }),
    async unauthorized(used) {
      const changed = () => {
        const now = authorizationOfSession($state.get().session)
        return now !== undefined && now !== used
      }
      if (changed()) return true
      if (renewing) await renewing
      else await dispatch({ type: 'checked', now: clock.now(), refused: true })
      return changed()
    },
  }
}
