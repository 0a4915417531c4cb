import { describe, expect, test } from 'vitest'
import type { CallProblem } from '#contract/call-problem.ts'
import { loginProblemOf, registrationProblemOf } from '#features/session/account-problems.ts'
import { initialSession, type SessionEvent, type SessionState, step } from '#features/session/flow.ts'
import type { Session } from '#features/session/session.ts'
import { jwt, loginAnswer, NOW, storedLogin } from './examples.ts'

const state = (session: Session, more: Partial<SessionState> = {}): SessionState => ({
  ...initialSession,
  session,
  ...more,
})
const classic = (left: number) => state({ mode: 'CLASSIC', login: storedLogin(NOW + left) })
const names = (from: SessionState, event: SessionEvent) => step(from, event)[1].map(command => command.do)
const lost: CallProblem = { code: 'no_answer' }
const refused = (message: string, status = 400): CallProblem => ({ code: 'refused', status, message })

test('[SES-006] an attempt drops the pin and turns loading on', () => {
  const [next, commands] = step(initialSession, { type: 'loginPressed' })
  expect(next.busy).toBe('login')
  expect(commands.map(command => command.do)).toEqual(['dropPin', 'sendLogin'])
})

test('[SES-006] a success keeps user and tokens and enters; a failure ends the attempt and gives the reason', () => {
  const [trying] = step(initialSession, { type: 'loginPressed' })
  const event = { type: 'loginAnswered', run: 1, answer: loginAnswer(3600), now: NOW } as const
  const [here, commands] = step(trying, event)
  expect(here.busy).toBe('nothing')
  expect(here.session).toMatchObject({ mode: 'CLASSIC', login: { meta: { Expires: NOW + 3_600_000 } } })
  expect(commands.map(command => command.do)).toEqual(['keepLogin', 'forgetGuest', 'leaveFor'])
  const [failed, notified] = step(trying, { type: 'loginRefused', run: 1, problem: refused('NotAuthorizedException') })
  expect(failed).toMatchObject({ busy: 'nothing', session: { login: null } })
  expect(notified).toEqual([
    { do: 'tellProblem', problem: { code: 'login_failed', failure: 'NotAuthorizedException' } },
  ])
})

test('[SES-006] the answer of an attempt that was given up changes nothing', () => {
  const [trying] = step(initialSession, { type: 'loginPressed' })
  const [again] = step(trying, { type: 'loginPressed' })
  expect(step(again, { type: 'loginAnswered', run: 1, answer: loginAnswer(3600), now: NOW })).toEqual([again, []])
})

test.each([
  [600_001, []],
  [600_000, ['renew']],
  [-1, ['renew']],
])('[SES-004] [SES-005] a check with %i ms left does %j', (left, commands) => {
  expect(names(classic(left), { type: 'checked', now: NOW })).toEqual(commands)
  expect(names({ ...classic(left), busy: 'renewal' }, { type: 'checked', now: NOW })).toEqual([])
})

test('[SES-005] a failed refresh keeps a login that lives, and ends one that has ended', () => {
  const event = { type: 'notRenewed', run: 0, problem: lost, now: NOW, refused: false, loses: false } as const
  expect(step(classic(1), event)).toEqual([classic(1), []])
  expect(names(classic(0), event)).toEqual(['wipe', 'notify', 'revoke', 'leaveFor'])
  expect(step(classic(0), event)[1]).toContainEqual({ do: 'notify', notice: { code: 'session_ended' } })
  // Only what is kept is said to be.
  expect(step(classic(0), { ...event, loses: true })[1]).toContainEqual({
    do: 'notify',
    notice: { code: 'session_ended_lost' },
  })
  expect(step(classic(0), event)[0].session).toEqual({ mode: 'CLASSIC', login: null })
})

test('[SES-101] an ended session keeps the draft and the page; logging out keeps neither', () => {
  const ended = step(classic(0), {
    type: 'notRenewed',
    run: 0,
    problem: lost,
    now: NOW,
    refused: false,
    loses: false,
  })[1]
  expect(ended[0]).toEqual({ do: 'wipe', keepDraft: true })
  expect(ended.at(-1)).toEqual({ do: 'leaveFor', place: 'left', comeBack: true })
  const pressed = step(classic(60_000), { type: 'logoutPressed' })[1]
  expect(pressed[0]).toEqual({ do: 'wipe', keepDraft: false })
  expect(pressed.at(-1)).toEqual({ do: 'leaveFor', place: 'left', comeBack: false })
})

test('[SES-007] [SES-008] logging out takes everything away, shows a notice and notifies the server', () => {
  expect(step(classic(60_000), { type: 'logoutPressed' })[1]).toEqual([
    { do: 'wipe', keepDraft: false },
    { do: 'notify', notice: { code: 'logged_out' } },
    { do: 'revoke', refreshToken: 'refresh' },
    { do: 'leaveFor', place: 'left', comeBack: false },
  ])
})

test('[SES-009] [SES-012] time never ends an embedded session; a refused token ends it in silence, as CLASSIC', () => {
  const embedded = state({ mode: 'GODROID', token: 'x', vendorId: 'no-1' })
  expect(step(embedded, { type: 'checked', now: NOW + 1e12 })).toEqual([embedded, []])
  const [next, commands] = step(embedded, { type: 'checked', now: NOW, refused: true })
  expect(next.session).toEqual({ mode: 'CLASSIC', login: null })
  expect(commands.map(command => command.do)).toEqual(['wipe', 'leaveFor'])
})

test('[SES-005] a refused call renews at once; when that is refused too, the session was revoked', () => {
  const login = classic(3_000_000)
  expect(names(login, { type: 'checked', now: NOW, refused: true })).toEqual(['renew'])
  const event = { type: 'notRenewed', run: 0, now: NOW, refused: true, loses: false } as const
  expect(names(login, { ...event, problem: refused('NotAuthorizedException', 401) })).toContain('wipe')
  expect(names(login, { ...event, problem: lost })).toEqual([])
})

test('[SES-011] the new token of a guest who begins afresh takes the place of bad data', () => {
  const stored = { guest: { vendor_id: 'g-1', token: 'broken' } }
  const [next, commands] = step(initialSession, { type: 'started', stored, now: NOW })
  expect(next.session).toEqual({ mode: 'GUEST', guest: null })
  expect(commands.map(command => command.do)).toEqual(['sendGuest'])
  const answer = { result: { token: jwt({ exp: 9e9 }), vendor_id: 'g-2' } }
  const [there, keep] = step(next, { type: 'guestAnswered', run: next.run, answer })
  expect(there.session).toEqual({ mode: 'GUEST', guest: { vendor_id: 'g-2', token: answer.result.token } })
  expect(keep.map(command => command.do)).toEqual(['keepGuest'])
})

test('[SES-011] an invalid stored token is deleted, and nobody is logged in', () => {
  const [next, commands] = step(initialSession, { type: 'started', stored: { brokenToken: true }, now: NOW })
  expect(next.session).toEqual({ mode: 'CLASSIC', login: null })
  expect(commands).toEqual([{ do: 'forgetToken' }])
})

test('[SES-101] a tab follows what another tab did', () => {
  const token = { kind: 'login', login: storedLogin(NOW + 9e6, 'newer') } as const
  const changed = (from: SessionState, stored: object) => names(from, { type: 'storageChanged', stored, now: NOW })
  expect(changed(classic(60_000), {})).toEqual(['wipe', 'leaveFor'])
  expect(changed(initialSession, { token })).toEqual(['leaveFor'])
  expect(changed(classic(60_000), { token })).toEqual(['leaveEntrance'])
  expect(step(classic(60_000), { type: 'storageChanged', stored: { token }, now: NOW })[0].session).toMatchObject({
    login: { meta: { AccessToken: 'newer' } },
  })
  const trying = { ...initialSession, busy: 'login', run: 4 } as const
  expect(step(trying, { type: 'storageChanged', stored: {}, now: NOW })).toEqual([trying, []])
})

test('[SES-102] a page that missed a logout and holds what another user was shown begins anew', () => {
  const login = storedLogin(NOW + 9e6)
  const somebodyElse = { kind: 'login', login: { ...login, user: { ...login.user, id: 'u-2' } } } as const
  const embedded = { kind: 'embedded', token: 'g.o.d', vendorId: 'no-2' } as const
  for (const token of [somebodyElse, embedded])
    expect(names(classic(60_000), { type: 'storageChanged', stored: { token }, now: NOW })).toEqual(['startAnew'])
})

test.each<[CallProblem, object]>([
  [refused('UserNotFoundException', 404), { code: 'login_failed', failure: 'UserNotFoundException' }],
  [refused('SomethingNew', 500), { code: 'login_failed', failure: 'UnexpectedLambdaException' }],
  [refused('TooManyRequests', 429), { code: 'login_failed', failure: 'TooManyRequestsException' }],
  [{ code: 'invalid_response' }, { code: 'login_failed', failure: 'InvalidLambdaResponseException' }],
  [lost, { code: 'login_offline' }],
])('[AUT-014] [AUT-015] [AUT-016] %j is shown as %j', (problem, notified) => {
  expect(loginProblemOf(problem)).toEqual(notified)
})

test.each<[CallProblem, object]>([
  [{ ...refused('x', 409), translationKey: 'auth.registration.emailTaken' } as CallProblem, { code: 'email_taken' }],
  [
    { ...refused('x', 400), translationKey: 'auth.registration.other' } as CallProblem,
    { code: 'registration_failed', key: 'auth.registration.other' },
  ],
  [refused('x', 500), { code: 'registration_failed' }],
  [{ code: 'invalid_response' }, { code: 'registration_failed' }],
  [lost, { code: 'login_offline' }],
])('[AUT-018] [AUT-019] a registration that ended with %j is shown as %j', (problem, notified) => {
  expect(registrationProblemOf(problem)).toEqual(notified)
})

describe('a guest', () => {
  const token = jwt({ exp: 9e9 })
  const guest = { vendor_id: 'g-1', token }
  const here = state({ mode: 'GUEST', guest }, { run: 3 })

  test('[GST-001] who clicks the button is asked for a token, and goes in with it', () => {
    const [trying, asked] = step(initialSession, { type: 'guestPressed' })
    expect(trying).toEqual({ ...initialSession, busy: 'guest', run: 1 })
    expect(asked).toEqual([{ do: 'sendGuest', run: 1 }])
    const answer = { result: { token, vendor_id: 'g-1' } }
    expect(step(trying, { type: 'guestAnswered', run: 1, answer })).toEqual([
      { session: { mode: 'GUEST', guest }, busy: 'nothing', run: 1 },
      [
        { do: 'keepGuest', guest },
        { do: 'leaveFor', place: 'entered', comeBack: false },
      ],
    ])
    expect(step(trying, { type: 'guestRefused', run: 1, problem: lost })).toEqual([
      { ...initialSession, run: 1 },
      [{ do: 'tellProblem', problem: { code: 'login_offline' } }],
    ])
  })
  test('[GST-001] who clicks the button while a new token is on its way goes in with that', () => {
    const renewed = state({ mode: 'GUEST', guest: null }, { busy: 'guest', run: 3 })
    const [pressed, commands] = step(renewed, { type: 'guestPressed' })
    expect(commands).toEqual([])
    const answer = { result: { token, vendor_id: 'g-1' } }
    expect(step(pressed, { type: 'guestAnswered', run: 3, answer })[1]).toEqual([
      { do: 'keepGuest', guest },
      { do: 'leaveFor', place: 'entered', comeBack: false },
    ])
  })
  test('[SES-011] whose token the server refuses begins afresh, once', () => {
    const checked = { type: 'checked', now: NOW, refused: true } as const
    const [fresh, commands] = step(here, checked)
    expect(fresh).toEqual({ ...here, busy: 'guest', run: 4 })
    expect(commands).toEqual([{ do: 'sendGuest', run: 4 }])
    expect(step(fresh, checked)).toEqual([fresh, []])
    expect(step(here, { type: 'checked', now: NOW })).toEqual([here, []])
  })
  test('[SES-011] whose token another tab broke begins afresh, unless that is under way', () => {
    const event = { type: 'storageChanged', stored: { brokenGuest: true }, now: NOW } as const
    const [fresh, commands] = step(here, event)
    expect(fresh).toEqual({ session: { mode: 'GUEST', guest: null }, busy: 'guest', run: 5 })
    expect(commands).toEqual([{ do: 'sendGuest', run: 5 }])
    const busy = { ...here, busy: 'guest' as const }
    expect(step(busy, event)).toEqual([busy, []])
  })
  test('[SES-101] follows another tab in which somebody else logged in, and stays on the page unless it is one for logging in', () => {
    const stored = { token: { kind: 'login', login: storedLogin(NOW + 9e6) } } as const
    expect(step(here, { type: 'storageChanged', stored, now: NOW })).toEqual([
      { session: { mode: 'CLASSIC', login: storedLogin(NOW + 9e6) }, busy: 'nothing', run: 4 },
      [{ do: 'leaveEntrance' }],
    ])
  })
  test('[SES-005] has no tokens to renew: an answer about them changes nothing', () => {
    const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 60 }
    const refusal = { type: 'notRenewed', run: 3, problem: lost, now: NOW, refused: true, loses: false } as const
    for (const session of [here, { ...initialSession, run: 3 }]) {
      expect(step(session, { type: 'renewed', run: 3, tokens, now: NOW })).toEqual([session, []])
      expect(step(session, refusal)).toEqual([session, []])
    }
  })
  test('[SES-007] who logs out has nothing to revoke', () => {
    expect(step(here, { type: 'logoutPressed' })).toEqual([
      { session: { mode: 'CLASSIC', login: null }, busy: 'nothing', run: 4 },
      [
        { do: 'wipe', keepDraft: false },
        { do: 'notify', notice: { code: 'logged_out' } },
        { do: 'leaveFor', place: 'left', comeBack: false },
      ],
    ])
    expect(names(initialSession, { type: 'logoutPressed' })).not.toContain('revoke')
  })
})

describe('[SES-009] an embedded portal', () => {
  const event = { type: 'tokenAccepted', token: 'g.o.d', vendorId: 'no-1' } as const
  const entered = [
    { do: 'keepEmbedded', token: 'g.o.d', vendorId: 'no-1' },
    { do: 'leaveFor', place: 'entered', comeBack: false },
  ]
  const embedded = (vendorId: string) => state({ mode: 'GODROID', token: 'x', vendorId })

  test('is entered without a session', () => {
    expect(step({ ...initialSession, busy: 'login', run: 2 }, event)).toEqual([
      { session: { mode: 'GODROID', token: 'g.o.d', vendorId: 'no-1' }, busy: 'nothing', run: 3 },
      entered,
    ])
  })
  test('takes the place of a login, which is wiped and revoked', () => {
    expect(step(classic(60_000), event)[1]).toEqual([
      { do: 'wipe', keepDraft: false },
      { do: 'revoke', refreshToken: 'refresh' },
      ...entered,
    ])
  })
  test('of another vendor wipes what was kept; of the same vendor it does not, and nor does a guest', () => {
    expect(step(embedded('no-2'), event)[1]).toEqual([{ do: 'wipe', keepDraft: false }, ...entered])
    expect(step(embedded('no-1'), event)[1]).toEqual(entered)
    expect(step(state({ mode: 'GUEST', guest: null }), event)[1]).toEqual(entered)
  })
  test('[SES-101] that ends keeps the draft and the page', () => {
    expect(step(embedded('no-1'), { type: 'checked', now: NOW, refused: true })[1]).toEqual([
      { do: 'wipe', keepDraft: true },
      { do: 'leaveFor', place: 'left', comeBack: true },
    ])
  })
})

test('[SES-004] [SES-005] a renewal is sent once, with the login as it is, and its answer is kept', () => {
  const from = { ...classic(60_000), run: 6 }
  const [renewing, commands] = step(from, { type: 'checked', now: NOW })
  expect(renewing).toEqual({ ...from, busy: 'renewal', run: 7 })
  expect(commands).toEqual([{ do: 'renew', run: 7, login: storedLogin(NOW + 60_000), refused: false }])
  expect(step(renewing, { type: 'checked', now: NOW, refused: true })).toEqual([renewing, []])
  const tokens = { AccessToken: 'a2', IdToken: 'i2', RefreshToken: 'r2', ExpiresIn: 60 }
  const [next, storing] = step(renewing, { type: 'renewed', run: 7, tokens, now: NOW })
  expect(next.busy).toBe('nothing')
  expect(next.session).toMatchObject({ mode: 'CLASSIC', login: { meta: { AccessToken: 'a2' } } })
  expect(storing.map(command => command.do)).toEqual(['keepLogin', 'leaveEntrance'])
})

test('without a session no tokens are renewed', () => {
  expect(step(initialSession, { type: 'checked', now: NOW, refused: true })).toEqual([initialSession, []])
})

test('[SES-101] following another tab gives up what was under way, and goes in or out without this page', () => {
  const token = { kind: 'login', login: storedLogin(NOW + 9e6) } as const
  const busy = { ...initialSession, busy: 'login', run: 4 } as const
  expect(step(busy, { type: 'storageChanged', stored: { token }, now: NOW })).toEqual([
    { session: { mode: 'CLASSIC', login: token.login }, busy: 'nothing', run: 5 },
    [{ do: 'leaveFor', place: 'entered', comeBack: false }],
  ])
  const loggedOut = { type: 'storageChanged', stored: { ended: false }, now: NOW } as const
  expect(step({ ...classic(60_000), run: 4 }, loggedOut)).toEqual([
    { session: { mode: 'CLASSIC', login: null }, busy: 'nothing', run: 5 },
    [
      { do: 'wipe', keepDraft: false },
      { do: 'leaveFor', place: 'left', comeBack: false },
    ],
  ])
  // Without a word of how it ended, the storage was erased, and what was typed since belongs to whoever sits here.
  for (const stored of [{ ended: true }, {}])
    expect(step(classic(60_000), { type: 'storageChanged', stored, now: NOW })[1]).toEqual([
      { do: 'wipe', keepDraft: true },
      { do: 'leaveFor', place: 'left', comeBack: true },
    ])
})

test('[SES-006] [SES-101] a login that is on its way is answered, also where another tab renews or loses what was there before', () => {
  const guest = { vendor_id: 'g-1', token: jwt({ exp: 9e9 }) }
  const newer = { vendor_id: 'g-1', token: jwt({ exp: 9e9, iat: 1 }) }
  const trying = state({ mode: 'GUEST', guest }, { busy: 'login', run: 4 })
  const follow = (from: SessionState, stored: object) => step(from, { type: 'storageChanged', stored, now: NOW })
  expect(follow(trying, { guest: newer })).toEqual([{ ...trying, session: { mode: 'GUEST', guest: newer } }, []])
  expect(follow(trying, { brokenGuest: true })).toEqual([trying, []])
  const nobody = { ...initialSession, busy: 'login', run: 4 } as const
  expect(follow(nobody, { guest })).toEqual([{ ...nobody, session: { mode: 'GUEST', guest } }, []])
  const ended = { ...classic(-1), busy: 'login', run: 4 } as const
  const [next, commands] = follow(ended, { ended: true })
  expect(next).toEqual({ session: { mode: 'CLASSIC', login: null }, busy: 'login', run: 4 })
  expect(commands[0]).toEqual({ do: 'wipe', keepDraft: true })
})

test('[SES-006] a login goes in, and does not come back to the page of the login', () => {
  const event = { type: 'loginAnswered', run: 0, answer: loginAnswer(3600), now: NOW } as const
  expect(step(initialSession, event)[1].at(-1)).toEqual({ do: 'leaveFor', place: 'entered', comeBack: false })
})

test('[AUT-016] [AUT-018] a registration that was given up is offline, and a refusal without a key has no key', () => {
  expect(registrationProblemOf({ code: 'cancelled' })).toEqual({ code: 'login_offline' })
  expect(Object.keys(registrationProblemOf(refused('x', 500)))).toEqual(['code'])
  const unread = { code: 'invalid_response', translationKey: 'auth.registration.emailTaken' } as CallProblem
  expect(registrationProblemOf(unread)).toEqual({ code: 'registration_failed' })
})
