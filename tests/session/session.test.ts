import { describe, expect, test } from 'vitest'
import { isRecord } from '#contract/foreign-data.ts'
import {
  authorizationOf,
  authorizationOfSession,
  claimsOf,
  embeddedVendor,
  isGoodGuest,
  isSameUser,
  loginOf,
  needsRefresh,
  refreshIn,
  renewedLogin,
  type Session,
  type StoredSession,
  sessionOf,
  sessionVendorId,
  storedTokenOf,
  textOfToken,
  userIdOf,
} from '#features/session/session.ts'
import { type StoredToken, wipedAtEnd } from '#platform/stored.ts'
import type { StoredLogin } from '#schema/wire.ts'
import { embeddedToken, jwt, loginAnswer, NOW, storedLogin } from './examples.ts'

const embedded = { kind: 'embedded', token: 'g.o.d', vendorId: 'no-1' } as const
const login = { kind: 'login', login: storedLogin(NOW + 3_600_000) } as const
const guest = { vendor_id: 'g-1', token: jwt({ exp: NOW / 1000 + 60 }) }

describe('[SES-001] [SES-002]', () => {
  test.each<[string, StoredSession, string]>([
    ['nothing', {}, 'CLASSIC'],
    ['a login', { token: login }, 'CLASSIC'],
    ['a GoDroid token', { token: embedded }, 'GODROID'],
    ['a guest', { guest }, 'GUEST'],
    ['a login and a guest', { token: login, guest }, 'CLASSIC'],
    ['a GoDroid token and a guest', { token: embedded, guest }, 'GODROID'],
    ['a guest who cannot be read', { brokenGuest: true }, 'GUEST'],
  ])('%s is mode %3$s', (_, kept, mode) => {
    expect(sessionOf(kept, NOW).mode).toBe(mode)
  })
})

test.each([
  ['one second left', jwt({ exp: NOW / 1000 + 1 }), true],
  ['ended now', jwt({ exp: NOW / 1000 }), false],
  ['no exp', jwt({ sub: '1' }), false],
  ['exp as a text', jwt({ exp: '9999999999' }), false],
  ['no token at all', 'hello', false],
  ['a body that is no JSON', 'a.YWJj.c', false],
  ['an exp that no number can hold', `x.${Buffer.from('{"exp":1e999}').toString('base64url')}.x`, false],
])('[SES-011] a guest token with %s', (_, token, good) => {
  const kept = { vendor_id: 'g-1', token }
  expect(isGoodGuest(kept, NOW)).toBe(good)
  expect(sessionOf({ guest: kept }, NOW)).toEqual({ mode: 'GUEST', guest: good ? kept : null })
})

test.each([
  [600_001, false, 1],
  [600_000, true, 0],
  [0, true, 0],
  [-5, true, 0],
])('[SES-004] with %i ms left, refreshing now: %s', (left, now, wait) => {
  const kept = storedLogin(NOW + left)
  expect(needsRefresh(kept, NOW)).toBe(now)
  expect(refreshIn(kept, NOW)).toBe(wait)
})

test('[SES-013] [SES-014] Expires is ExpiresIn seconds from now; only the named fields are kept', () => {
  const answer = loginAnswer(3600)
  Object.assign(answer.result.AuthenticationResult, { TokenType: 'Bearer' })
  expect(loginOf(answer, NOW)).toEqual({
    user: { id: '7', email: 'a@b.example', roles: ['outlet-management'] },
    meta: { AccessToken: 'access', IdToken: 'id', RefreshToken: 'refresh', Expires: NOW + 3_600_000 },
  })
  const again = { AccessToken: 'a2', IdToken: 'i2', RefreshToken: 'r2', ExpiresIn: 60 }
  expect(renewedLogin(storedLogin(NOW), again, NOW).meta.Expires).toBe(NOW + 60_000)
})

describe('Authorization', () => {
  test.each<[string, StoredSession, string | undefined]>([
    ['[API-003] GoDroid', { token: embedded, guest }, 'GoDroid g.o.d'],
    ['[API-004] the login', { token: login, guest }, 'Bearer access|id'],
    ['[API-005] the guest token', { guest }, `Bearer ${guest.token}`],
    ['[API-005] another stored token', { token: { kind: 'plain', token: 'p.l.n' } }, 'Bearer p.l.n'],
    ['[API-005] nothing', {}, undefined],
  ])('%s', (_, kept, header) => {
    expect(authorizationOf(kept)).toBe(header)
  })
})

test('[GST-003] [SES-010] the vendor that a session itself names', () => {
  expect(sessionVendorId({ mode: 'GUEST', guest: null })).toBe('vendorID')
  expect(sessionVendorId({ mode: 'GUEST', guest })).toBe('g-1')
  expect(sessionVendorId({ mode: 'GODROID', token: 'x', vendorId: 'no-1' })).toBe('no-1')
  expect(sessionVendorId({ mode: 'CLASSIC', login: storedLogin(NOW) })).toBeUndefined()
})

test('[SES-007] logging out takes credentials, guest orders, pin, filters and toggles, and leaves what belongs to the device', () => {
  expect(wipedAtEnd(false)).toEqual(
    expect.arrayContaining(['token', 'guest-token', 'guest-orders', 'use-pin', 'search-history', 'filters', 'vendors']),
  )
  for (const key of ['locale', 'walkthrough-done', 'pending-logout'] as const)
    expect(wipedAtEnd(false)).not.toContain(key)
})

describe('the text that is kept of a token', () => {
  const isLogin = (data: unknown): data is StoredLogin => isRecord(data) && 'meta' in data
  const plain = jwt({ sub: 'x' })
  test.each<[string, string, StoredToken | undefined]>([
    ['[SES-009] an embedded portal', embeddedToken(), { kind: 'embedded', token: embeddedToken(), vendorId: 'no-1' }],
    ['[SES-011] another token', plain, { kind: 'plain', token: plain }],
    ['[SES-013] a login', JSON.stringify(login.login), login],
    ['[SES-011] JSON that is no login', '{"user":1}', undefined],
    ['[SES-011] neither token nor JSON', 'hello', undefined],
  ])('of %s is read', (_, text, token) => expect(storedTokenOf(text, isLogin)).toEqual(token))
  test('is written as it is read', () => {
    for (const token of [login, embedded, { kind: 'plain', token: plain } as const])
      expect(textOfToken(token)).toBe(token.kind === 'login' ? JSON.stringify(login.login) : token.token)
  })
})

describe('[API-003] [API-004] [API-005] the Authorization of a running session', () => {
  test.each<[string, Session, string | undefined]>([
    ['an embedded portal', { mode: 'GODROID', token: 'g.o.d', vendorId: 'no-1' }, 'GoDroid g.o.d'],
    ['a guest', { mode: 'GUEST', guest }, `Bearer ${guest.token}`],
    ['a guest without a token', { mode: 'GUEST', guest: null }, undefined],
    ['a login', { mode: 'CLASSIC', login: login.login }, 'Bearer access|id'],
    ['nobody', { mode: 'CLASSIC', login: null }, undefined],
  ])('of %s', (_, session, header) => expect(authorizationOfSession(session)).toBe(header))
})

describe('claims of a token', () => {
  test('[SES-011] are in the second of three parts', () => {
    const [, body = ''] = jwt({ a: 1 }).split('.')
    expect(claimsOf(`x.${body}.y`)).toEqual({ a: 1 })
    for (const token of [body, `x.${body}`, `x.${body}.y.z`]) expect(claimsOf(token)).toBeUndefined()
  })
  test('[SES-011] are read in the alphabet of addresses', () => {
    // Their base 64 has both letters that addresses write otherwise.
    const claims = { text: '~~~>>>???ÿÿÿ' }
    const token = jwt(claims)
    expect(token).toMatch(/-.*_|_.*-/)
    expect(claimsOf(token)).toEqual(claims)
  })
  test('[SES-011] are an object', () => expect(claimsOf(jwt('text'))).toBeUndefined())
  test.each([7, '', null])('[SES-010] with %j as the vendor name none', restaurantId => {
    expect(embeddedVendor(jwt({ authSchema: { restaurant: { platformTokens: [{ restaurantId }] } } }))).toBeUndefined()
  })
})

describe('who uses the page', () => {
  const user: Session = { mode: 'CLASSIC', login: login.login }
  const nobody: Session = { mode: 'CLASSIC', login: null }
  const portal: Session = { mode: 'GODROID', token: 'g.o.d', vendorId: 'no-1' }
  const someGuest: Session = { mode: 'GUEST', guest }
  const renewed: StoredLogin = { ...login.login, meta: { ...login.login.meta, AccessToken: 'newer' } }
  const other: StoredLogin = { ...login.login, user: { ...login.login.user, id: 'somebody-else' } }
  test.each<[string, Session, Session, boolean]>([
    ['a login and the same with new tokens', user, { mode: 'CLASSIC', login: renewed }, true],
    ['two users', user, { mode: 'CLASSIC', login: other }, false],
    ['a login and nobody', user, nobody, false],
    ['nobody twice', nobody, { ...nobody }, true],
    ['nobody and a guest without a token', nobody, { mode: 'GUEST', guest: null }, false],
    ['an embedded portal with two tokens', portal, { ...portal, token: 'new.er.one' }, true],
    ['the embedded portals of two vendors', portal, { ...portal, vendorId: 'no-2' }, false],
    [
      'an embedded portal and a guest of the same vendor',
      portal,
      { mode: 'GUEST', guest: { ...guest, vendor_id: 'no-1' } },
      false,
    ],
    ['a guest with two tokens', someGuest, { mode: 'GUEST', guest: { ...guest, token: 'new.er.one' } }, true],
    ['two guests without a token', { mode: 'GUEST', guest: null }, { mode: 'GUEST', guest: null }, true],
    ['two guests', someGuest, { mode: 'GUEST', guest: { ...guest, vendor_id: 'g-2' } }, false],
  ])('%s are the same user: %4$s', (_, one, two, same) => {
    expect([isSameUser(one, two), isSameUser(two, one)]).toEqual([same, same])
  })
  test('only a login has a user', () => {
    expect([user, nobody, portal, someGuest].map(userIdOf)).toEqual([
      login.login.user.id,
      undefined,
      undefined,
      undefined,
    ])
  })
})
