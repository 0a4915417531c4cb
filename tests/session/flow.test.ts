import { expect, test } from 'vitest'
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
  expect(commands.map(command => command.do)).toEqual(['forgetGuest', 'keepLogin', 'leaveFor'])
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
  const event = { type: 'notRenewed', run: 0, problem: lost, now: NOW, refused: false } as const
  expect(step(classic(1), event)).toEqual([classic(1), []])
  expect(names(classic(0), event)).toEqual(['wipe', 'notify', 'revoke', 'leaveFor'])
  expect(step(classic(0), event)[0].session).toEqual({ mode: 'CLASSIC', login: null })
})

test('[SES-101] an ended session keeps the draft and the page; logging out keeps neither', () => {
  const ended = step(classic(0), { type: 'notRenewed', run: 0, problem: lost, now: NOW, refused: false })[1]
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
  const event = { type: 'notRenewed', run: 0, now: NOW, refused: true } as const
  expect(names(login, { ...event, problem: refused('NotAuthorizedException', 401) })).toContain('wipe')
  expect(names(login, { ...event, problem: lost })).toEqual([])
})

test('[SES-011] bad guest data is wiped and the guest begins afresh', () => {
  const kept = { guest: { vendor_id: 'g-1', token: 'broken' } }
  const [next, commands] = step(initialSession, { type: 'started', kept, now: NOW })
  expect(next.session).toEqual({ mode: 'GUEST', guest: null })
  expect(commands.map(command => command.do)).toEqual(['forgetGuest', 'sendGuest'])
  const answer = { result: { token: jwt({ exp: 9e9 }), vendor_id: 'g-2' } }
  const [there, keep] = step(next, { type: 'guestAnswered', run: next.run, answer })
  expect(there.session).toEqual({ mode: 'GUEST', guest: { vendor_id: 'g-2', token: answer.result.token } })
  expect(keep.map(command => command.do)).toEqual(['keepGuest'])
})

test('[SES-011] a stored token that is no token is deleted, and nobody is here', () => {
  const [next, commands] = step(initialSession, { type: 'started', kept: { brokenToken: true }, now: NOW })
  expect(next.session).toEqual({ mode: 'CLASSIC', login: null })
  expect(commands).toEqual([{ do: 'forgetToken' }])
})

test('[SES-101] a tab follows what another tab did', () => {
  const token = { kind: 'login', login: storedLogin(NOW + 9e6, 'newer') } as const
  const changed = (from: SessionState, kept: object) => names(from, { type: 'keptChanged', kept, now: NOW })
  expect(changed(classic(60_000), {})).toEqual(['wipe', 'leaveFor'])
  expect(changed(initialSession, { token })).toEqual(['leaveFor'])
  expect(changed(classic(60_000), { token })).toEqual([])
  expect(step(classic(60_000), { type: 'keptChanged', kept: { token }, now: NOW })[0].session).toMatchObject({
    login: { meta: { AccessToken: 'newer' } },
  })
  const trying = { ...initialSession, busy: 'login', run: 4 } as const
  expect(step(trying, { type: 'keptChanged', kept: {}, now: NOW })).toEqual([trying, []])
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
