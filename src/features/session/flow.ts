// The flow of a session: `step(state, event)` returns the new state and the commands (SES-003 to SES-012).
import { type CallProblem, isFinalRefusal } from '#contract/call-problem.ts'
import type { AuthenticationResult, GuestLoginAnswer, LoginAnswer, StoredGuest, StoredLogin } from '#schema/wire.ts'
import { type AccountNotice, type LoginProblem, loginProblemOf } from './account-problems.ts'
import {
  isAlive,
  isSameUser,
  loggedOut,
  loginOf,
  needsRefresh,
  renewedLogin,
  type Session,
  type StoredSession,
  sessionOf,
} from './session.ts'

export type SessionState = {
  session: Session
  /** What is in progress; forms are disabled meanwhile (SES-006). */
  busy: 'nothing' | 'login' | 'guest' | 'renewal'
  /** ID of the last call; an answer to an earlier one is ignored. */
  run: number
}

/** Every `now` is unix milliseconds by the server's clock. */
export type SessionEvent =
  | { type: 'started'; stored: StoredSession; now: number }
  | { type: 'loginPressed' }
  | { type: 'loginAnswered'; run: number; answer: LoginAnswer; now: number }
  | { type: 'loginRefused'; run: number; problem: CallProblem }
  | { type: 'guestPressed' }
  | { type: 'guestAnswered'; run: number; answer: GuestLoginAnswer }
  | { type: 'guestRefused'; run: number; problem: CallProblem }
  /** Time has passed, the page is visible again, or a call was refused because of its token. */
  | { type: 'checked'; now: number; refused?: boolean }
  | { type: 'renewed'; run: number; tokens: AuthenticationResult; now: number }
  /** `loses`: something is typed that ends with the session. */
  | { type: 'notRenewed'; run: number; problem: CallProblem; now: number; refused: boolean; loses: boolean }
  | { type: 'logoutPressed' }
  /** The server accepts a token of the embedded portal, and the logged-in user has agreed to leave (Q112). */
  | { type: 'tokenAccepted'; token: string; vendorId: string }
  /** Another tab logged in, renewed or logged out. */
  | { type: 'storageChanged'; stored: StoredSession; now: number }

export type SessionCommand =
  | { do: 'keepLogin'; login: StoredLogin }
  | { do: 'keepGuest'; guest: StoredGuest }
  | { do: 'keepEmbedded'; token: string; vendorId: string }
  | { do: 'forgetGuest' }
  /** Another user is logged in, by another tab, while this page still holds what the one before was shown. */
  | { do: 'startAnew' }
  /** An invalid stored token. */
  | { do: 'forgetToken' }
  | { do: 'dropPin' }
  | { do: 'sendLogin'; run: number }
  | { do: 'sendGuest'; run: number }
  | { do: 'renew'; run: number; login: StoredLogin; refused: boolean }
  /** Deletes all data of the session, in this store and the others (SES-007); `keepDraft` after an expiry (SES-101). */
  | { do: 'wipe'; keepDraft: boolean }
  | { do: 'revoke'; refreshToken: string }
  | { do: 'notify'; notice: AccountNotice }
  | { do: 'tellProblem'; problem: LoginProblem }
  /** entered: to the requested page; left: to the start, `comeBack` stores this page for later (AUT-101). */
  | { do: 'leaveFor'; place: 'entered' | 'left'; comeBack: boolean }
  /** As after a login, where the page is one for logging in (RTE-026); any other page stays. */
  | { do: 'leaveEntrance' }

type Stepped = [SessionState, SessionCommand[]]

export const initialSession: SessionState = { session: loggedOut, busy: 'nothing', run: 0 }

/** @returns the state after the event, and the commands, in this order */
export function step(state: SessionState, event: SessionEvent): Stepped {
  switch (event.type) {
    case 'started':
      return start(state, event.stored, event.now)
    case 'loginPressed': {
      const run = state.run + 1
      return [{ ...state, busy: 'login', run }, [{ do: 'dropPin' }, { do: 'sendLogin', run }]]
    }
    case 'guestPressed': {
      // A new token that is on its way already is the one to go in with.
      if (state.busy === 'guest') return [{ ...state, session: loggedOut }, []]
      const run = state.run + 1
      return [{ ...state, busy: 'guest', run }, [{ do: 'sendGuest', run }]]
    }
    case 'logoutPressed':
      return leave(state, [{ do: 'notify', notice: { code: 'logged_out' } }], false)
    case 'tokenAccepted':
      return enterEmbedded(state, event)
    case 'checked':
      return check(state, event.now, event.refused ?? false)
    case 'storageChanged':
      return follow(state, event.stored, event.now)
    default:
      // A late answer to a cancelled or repeated call.
      return event.run === state.run ? answer(state, event) : [state, []]
  }
}

type AnswerEvent = Extract<SessionEvent, { run: number }>

function answer(state: SessionState, event: AnswerEvent): Stepped {
  const idle = { ...state, busy: 'nothing' as const }
  switch (event.type) {
    case 'loginAnswered': {
      const login = loginOf(event.answer, event.now)
      return [
        { ...idle, session: { mode: 'CLASSIC', login } },
        // In this order: a tab that finds neither takes the session for ended.
        [{ do: 'keepLogin', login }, { do: 'forgetGuest' }, { do: 'leaveFor', place: 'entered', comeBack: false }],
      ]
    }
    case 'guestAnswered': {
      const guest: StoredGuest = { vendor_id: event.answer.result.vendor_id, token: event.answer.result.token }
      const enter: SessionCommand = { do: 'leaveFor', place: 'entered', comeBack: false }
      // A guest who gets a new token stays on the page; one who clicked the button enters.
      const entering = state.session.mode === 'GUEST' ? [] : [enter]
      return [{ ...idle, session: { mode: 'GUEST', guest } }, [{ do: 'keepGuest', guest }, ...entering]]
    }
    case 'loginRefused':
    case 'guestRefused':
      return [idle, [{ do: 'tellProblem', problem: loginProblemOf(event.problem) }]]
    case 'renewed': {
      if (state.session.mode !== 'CLASSIC' || !state.session.login) return [idle, []]
      const login = renewedLogin(state.session.login, event.tokens, event.now)
      // A login that had ended could not be told from none when the page was opened (SES-103).
      return [{ ...idle, session: { mode: 'CLASSIC', login } }, [{ do: 'keepLogin', login }, { do: 'leaveEntrance' }]]
    }
    case 'notRenewed':
      return notRenewed(idle, event)
  }
}

function start(state: SessionState, stored: StoredSession, now: number): Stepped {
  const session = sessionOf(stored, now)
  const begun = { ...state, session }
  const forget: SessionCommand[] = stored.brokenToken ? [{ do: 'forgetToken' }] : []
  // In place of invalid guest data the guest gets a new token (Q19).
  const [next, commands] = session.mode === 'GUEST' && !session.guest ? restartAsGuest(begun) : check(begun, now, false)
  return [next, [...forget, ...commands]]
}

/** The old token is stored until the new one replaces it: a guest without any is nobody to the other tabs and to the next page. */
function restartAsGuest(state: SessionState): Stepped {
  const run = state.run + 1
  return [{ ...state, busy: 'guest', run }, [{ do: 'sendGuest', run }]]
}

function check(state: SessionState, now: number, refused: boolean): Stepped {
  const { session } = state
  // A token that the server refuses is a failed token login: back to CLASSIC, without a notice (Q18, Q20, SES-012).
  if (refused && session.mode === 'GODROID') return leave(state, [], true)
  if (refused && session.mode === 'GUEST' && state.busy !== 'guest') return restartAsGuest(state)
  if (session.mode !== 'CLASSIC' || !session.login || state.busy !== 'nothing') return [state, []]
  if (!refused && !needsRefresh(session.login, now)) return [state, []]
  const run = state.run + 1
  return [{ ...state, busy: 'renewal', run }, [{ do: 'renew', run, login: session.login, refused }]]
}

/** While the tokens are valid, a failed renewal is repeated at the next check; after that it ends the session (Q17). */
function notRenewed(idle: SessionState, event: Extract<SessionEvent, { type: 'notRenewed' }>): Stepped {
  const { session } = idle
  if (session.mode !== 'CLASSIC' || !session.login) return [idle, []]
  const revoked = event.refused && isFinalRefusal(event.problem)
  if (isAlive(session.login, event.now) && !revoked) return [idle, []]
  const code = event.loses ? 'session_ended_lost' : 'session_ended'
  return leave(idle, [{ do: 'notify', notice: { code } }], true)
}

/** Another tab changed the stored session: this one follows it (SES-101). */
function follow(state: SessionState, stored: StoredSession, now: number): Stepped {
  const session = sessionOf(stored, now)
  if (isSame(session, state.session)) return [state, []]
  // Whoever is logging in waits for the answer, whatever becomes of what was there before; another login goes in.
  const isLoggingIn = state.busy === 'login' && (session.mode === 'GUEST' || !isSomebody(session))
  const next: SessionState = isLoggingIn ? { ...state, session } : { session, busy: 'nothing', run: state.run + 1 }
  if (session.mode === 'GUEST' && !session.guest)
    return state.busy === 'guest' || isLoggingIn ? [state, []] : restartAsGuest(next)
  if (isSomebody(session)) {
    if (isLoggingIn) return [next, []]
    if (!isSomebody(state.session)) return [next, [{ do: 'leaveFor', place: 'entered', comeBack: false }]]
    if (isAnotherUser(session, state.session)) return [next, [{ do: 'startAnew' }]]
    return [next, session.mode === 'GUEST' ? [] : [{ do: 'leaveEntrance' }]]
  }
  // A logout is written down: where nothing is, the browser's storage was erased, and what was typed since stays.
  const { ended = true } = stored
  const commands: SessionCommand[] = [
    { do: 'wipe', keepDraft: ended },
    { do: 'leaveFor', place: 'left', comeBack: ended },
  ]
  return [{ ...next, session: loggedOut }, commands]
}

const isSame = (one: Session, other: Session): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A guest who gets a new token, or logs in, goes on. */
const isAnotherUser = (one: Session, other: Session): boolean =>
  one.mode !== 'GUEST' && other.mode !== 'GUEST' && !isSameUser(one, other)

/** A logged-in user, an embedded vendor or a guest. */
const isSomebody = (session: Session): boolean => session.mode !== 'CLASSIC' || session.login !== null

/** The embedded portal replaces the present session, whose tokens are revoked. */
function enterEmbedded(state: SessionState, { token, vendorId }: { token: string; vendorId: string }): Stepped {
  const { session } = state
  const before = session.mode === 'CLASSIC' ? session.login : undefined
  const another = before || (session.mode === 'GODROID' && session.vendorId !== vendorId)
  return [
    { session: { mode: 'GODROID', token, vendorId }, busy: 'nothing', run: state.run + 1 },
    [
      ...(another ? [{ do: 'wipe' as const, keepDraft: false }] : []),
      ...(before ? [{ do: 'revoke' as const, refreshToken: before.meta.RefreshToken }] : []),
      { do: 'keepEmbedded', token, vendorId },
      { do: 'leaveFor', place: 'entered', comeBack: false },
    ],
  ]
}

/** Ends the session at once; the server is notified afterwards, even if that has to wait (SES-007, SES-102, Q13). */
function leave(state: SessionState, words: SessionCommand[], ended: boolean): Stepped {
  const { session } = state
  const token = session.mode === 'CLASSIC' ? session.login?.meta.RefreshToken : undefined
  return [
    { session: loggedOut, busy: 'nothing', run: state.run + 1 },
    [
      { do: 'wipe', keepDraft: ended },
      ...words,
      ...(token === undefined ? [] : [{ do: 'revoke' as const, refreshToken: token }]),
      { do: 'leaveFor', place: 'left', comeBack: ended },
    ],
  ]
}
