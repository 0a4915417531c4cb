// The session as a store: carries out the commands of flow.ts through ports (SES-*).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { isUnauthorized } from '#contract/call-problem.ts'
import { matchRoute, type Route, routes } from '#contract/routes.ts'
import type { Clock, CorrectedClock, Exclusive, Navigate, PageLifecycle, Send, Storage } from '#platform/ports.ts'
import { storedKeys, wipedAtEnd } from '#platform/stored.ts'
import type { AccountNotice, LoginProblem } from './account-problems.ts'
import { askedPage } from './entry.ts'
import { initialSession, type SessionCommand, type SessionEvent, type SessionState, step } from './flow.ts'
import { authorizationOfSession, PENDING_LOGOUTS_MAX, refreshIn, type Session, type StoredSession } from './session.ts'

/** A login is checked at least this often (Q17), in milliseconds. */
export const CHECK_EVERY_MS = 60_000
/** How long leaving the page waits at most for the server to confirm a logout, in milliseconds. */
const REVOCATION_WAIT_MS = 2000
/** How often a page that cannot open the start page tries again, in milliseconds. */
const START_PAGE_RETRY_MS = 10_000

export type SessionPorts = {
  send: Send
  storage: Storage
  clock: Clock & Pick<CorrectedClock, 'onCorrection'>
  exclusive: Exclusive
  navigate: Navigate
  pageLifecycle: PageLifecycle
  /** Country of the site, for a guest's token. */
  country(): string
  notify(notice: AccountNotice): void
  /** Whether something is typed that is kept nowhere when the session ends. */
  loses(): boolean
  /** Empties the other stores: orders, vendors, riders, filters, socket and the rest (SES-007). */
  reset(options: { keepDraft: boolean }): void
}

export type SessionStore = {
  $session: ReadableAtom<Session>
  $busy: ReadableAtom<SessionState['busy']>
  /** The session has ended offline, and this page waits for the network before it opens the start page. */
  $cutOff: ReadableAtom<boolean>
  /** Reads the stored session, renews its tokens and follows the other tabs; returns a function that stops this. */
  start(): () => void
  /** Returns why it failed, or undefined. */
  login(email: string, password: string): Promise<LoginProblem | undefined>
  continueAsGuest(): Promise<LoginProblem | undefined>
  /** Replaces the present session with the embedded portal's token, which the server has accepted (Q112). */
  enterEmbedded(token: string, vendorId: string): Promise<void>
  logout(): Promise<void>
  /**
   * A call with this Authorization, or none, was refused with 401; returns whether to send it again,
   * because there are new tokens.
   */
  unauthorized(used: string | undefined): Promise<boolean>
}

/** @returns the session of this tab; nothing happens before `start` */
export function createSession(ports: SessionPorts): SessionStore {
  const { send, storage, clock, navigate } = ports
  const $state = atom<SessionState>(initialSession)
  const $cutOff = atom(false)
  const revocations = createRevocations(ports)
  let credentials: { email: string; password: string } | undefined
  let shownProblem: LoginProblem | undefined
  let stopWaiting = () => {}
  let renewing: Promise<void> | undefined

  const stored = (): StoredSession => {
    const token = storage.read('token')
    const guest = storage.read('guest-token')
    const brokenToken = token === undefined && storage.has('token')
    const brokenGuest = guest === undefined && storage.has('guest-token')
    return { token, brokenToken, guest, brokenGuest, ended: storage.read('session-ended') }
  }

  const follow = () => dispatch({ type: 'storageChanged', stored: stored(), now: clock.now() })

  async function dispatch(event: SessionEvent): Promise<void> {
    const [state, commands] = step($state.get(), event)
    $state.set(state)
    for (const command of commands) await run(command)
    plan()
  }

  /** Runs when the tokens are to be renewed, and once a minute while that fails. */
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
        storage.remove('session-ended')
        return storage.write('token', { kind: 'login', login: command.login })
      case 'keepGuest':
        storage.remove('session-ended')
        return storage.write('guest-token', command.guest)
      case 'keepEmbedded':
        storage.remove('session-ended')
        return storage.write('token', { kind: 'embedded', token: command.token, vendorId: command.vendorId })
      case 'forgetGuest':
        return storage.remove('guest-token')
      case 'forgetToken':
        return storage.remove('token')
      case 'dropPin':
        return storage.remove('use-pin')
      case 'sendLogin':
        return sendLogin(command.run)
      case 'sendGuest':
        return awaited(sendGuest(command.run))
      case 'renew':
        return awaited(renew(command))
      case 'wipe':
        // Before the token goes, by which the other tabs learn that the session is over.
        storage.write('session-ended', command.keepDraft)
        for (const key of wipedAtEnd(command.keepDraft)) storage.remove(key)
        // Acceptance is stored for the device; a pending acceptance belongs to the session (Q99).
        if (storage.read('tos-required')) storage.remove('tos-required')
        return ports.reset({ keepDraft: command.keepDraft })
      case 'startAnew':
        // What the device keeps is the other user's by now.
        ports.reset({ keepDraft: true })
        for (const key of wipedAtEnd(false)) if (storedKeys[key].area === 'tab') storage.remove(key)
        return navigate.reload()
      case 'revoke':
        return revocations.add(command.refreshToken)
      case 'notify':
        return ports.notify(command.notice)
      case 'tellProblem':
        shownProblem = command.problem
        return
      case 'leaveFor':
        return leaveFor(command)
      case 'leaveEntrance':
        if (here()?.leaveWhenSignedIn) await leaveFor({ do: 'leaveFor', place: 'entered', comeBack: false })
        return
    }
  }

  /** Calls that are refused meanwhile wait for the new tokens. */
  function awaited(tokens: Promise<void>): Promise<void> {
    renewing = tokens.finally(() => {
      renewing = undefined
    })
    return renewing
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
      const isKept = ({ token }: StoredSession) =>
        token?.kind === 'login' && token.login.meta.AccessToken === login.meta.AccessToken
      const before = stored()
      if (!isKept(before)) return { type: 'storageChanged', stored: before, now: clock.now() } as const
      const answer = await send('extendLogin', { input: { refresh_token: login.meta.RefreshToken } })
      const after = stored()
      // Another tab has logged out meanwhile, of which a tab that slept hears later than of its answer.
      if (!isKept(after)) return { type: 'storageChanged', stored: after, now: clock.now() } as const
      if (answer.state === 'failed') {
        const { problem } = answer
        return { type: 'notRenewed', run, problem, now: clock.now(), refused, loses: ports.loses() } as const
      }
      const event = {
        type: 'renewed',
        run,
        tokens: answer.value.result.AuthenticationResult,
        now: clock.now(),
      } as const
      // Stored before the lock is released, so that the next tab finds it.
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
      // The tokens were fetched for another session.
      storage.remove('flags')
      return navigate.replace(asked && isOpen(asked) ? asked : '/request-a-rider')
    }
    if (route && route.access !== 'guarded') return
    await revocations.settled(REVOCATION_WAIT_MS)
    const page = askedPage(navigate.current())
    if (comeBack && page) storage.write('asked-page', page)
    if (await navigate.opens('/')) return navigate.replace('/')
    // The browser's offline page would not show that the user is logged out: this page stays until the network is back.
    $cutOff.set(true)
    let stopRetrying = () => {}
    async function retry(): Promise<void> {
      const opens = await navigate.opens('/')
      stopRetrying()
      if (opens) {
        stop()
        navigate.replace('/')
      } else stopRetrying = clock.after(START_PAGE_RETRY_MS, () => void retry())
    }
    const stop = ports.pageLifecycle.onOnline(online => {
      if (online) void retry()
    })
    // A network may be there all along and the site not; then nothing says when it is back.
    stopRetrying = clock.after(START_PAGE_RETRY_MS, () => void retry())
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
    $cutOff,
    start() {
      const ends = [
        storage.onChange('token', () => void follow()),
        storage.onChange('guest-token', () => void follow()),
        // Where the storage was erased before, a logout takes no token out of it.
        storage.onChange('session-ended', () => void follow()),
        // A page that was suspended, or restored from the browser's cache, missed the events of other tabs (SES-102).
        ports.pageLifecycle.onReturn(() => void follow().then(check)),
        ports.pageLifecycle.onOnline(online => {
          if (online) check()
        }),
        // Only now the remaining lifetime of the tokens is known.
        clock.onCorrection(check),
        revocations.start(),
      ]
      void dispatch({ type: 'started', stored: stored(), now: clock.now() })
      return () => {
        stopWaiting()
        for (const end of ends) end()
      }
    },
    async login(email, password) {
      credentials = { email, password }
      shownProblem = undefined
      await dispatch({ type: 'loginPressed' })
      return shownProblem
    },
    async continueAsGuest() {
      shownProblem = undefined
      await dispatch({ type: 'guestPressed' })
      await renewing
      return shownProblem
    },
    enterEmbedded: (token, vendorId) => dispatch({ type: 'tokenAccepted', token, vendorId }),
    logout: () => dispatch({ type: 'logoutPressed' }),
    async unauthorized(used) {
      const changed = () => {
        const now = authorizationOfSession($state.get().session)
        return now !== undefined && now !== used
      }
      // Without a token in the storage, this tab may have missed that it was erased.
      if (used === undefined) await follow()
      if (changed()) return true
      if (renewing) await renewing
      else if (used !== undefined) await dispatch({ type: 'checked', now: clock.now(), refused: true })
      return changed()
    },
  }
}

// Reports ended sessions to the server; what cannot be sent now is sent later (SES-102, Q13).

type RevocationPorts = {
  send: Send
  storage: Storage
  clock: Clock
  exclusive: Exclusive
  pageLifecycle: PageLifecycle
}

type Revocations = {
  /** Stores a refresh token and begins to send it; the answer does not wait for the server. */
  add(refreshToken: string): void
  /** Waits for the server's confirmation, at most `waitMs`. */
  settled(waitMs: number): Promise<void>
  /** Sends what is pending, now and whenever the network is back; returns a function that stops this. */
  start(): () => void
}

/** @returns the list of ended sessions that the server has not confirmed, stored under pending-logout */
function createRevocations({ send, storage, clock, exclusive, pageLifecycle }: RevocationPorts): Revocations {
  let sending: Promise<void> = Promise.resolve()

  const pending = () => storage.read('pending-logout') ?? []

  function forget(token: string): void {
    const rest = pending().filter(one => one !== token)
    if (rest.length > 0) storage.write('pending-logout', rest)
    else storage.remove('pending-logout')
  }

  /** 401 settles it too: the server does not know this token any more. Any other refusal may be a fault of the moment. */
  const sendAll = () =>
    exclusive('session-revocation', async () => {
      for (const token of pending()) {
        const answer = await send('logout', { input: { refresh_token: token }, keepalive: true })
        if (answer.state === 'answered' || isUnauthorized(answer.problem)) forget(token)
      }
    })

  return {
    add(refreshToken) {
      storage.write('pending-logout', [...pending(), refreshToken].slice(-PENDING_LOGOUTS_MAX))
      sending = sendAll()
    },
    settled: waitMs =>
      new Promise(resolve => {
        const stop = clock.after(waitMs, resolve)
        void sending.then(() => {
          stop()
          resolve()
        })
      }),
    start() {
      if (pending().length > 0) sending = sendAll()
      return pageLifecycle.onOnline(online => {
        if (online && pending().length > 0) sending = sendAll()
      })
    },
  }
}
