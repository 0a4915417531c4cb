// The session: the three modes, when a login ends, what a token contains, and how calls name the caller (SES-001 to SES-014,
// API-003 to API-005).
import { isRecord } from '#contract/foreign-data.ts'
import type { StoredToken } from '#platform/stored.ts'
import type { AuthenticationResult, LoginAnswer, StoredGuest, StoredLogin } from '#schema/wire.ts'

/** Of so many sessions at most it is kept that the server has not heard of their end. */
export const PENDING_LOGOUTS_MAX = 50

// The contents of a token. The portal reads tokens and never checks their signatures: that is up to the server.

/** The claims of a token as a plain object; undefined if it cannot be decoded (SES-011). */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, body = '', ...rest] = token.split('.')
  if (rest.length !== 1) return undefined
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

/** The vendor that an embedded portal acts for: authSchema.restaurant.platformTokens[0].restaurantId (SES-010). */
export function embeddedVendor(token: string): string | undefined {
  const schema = claimsOf(token)?.['authSchema']
  const restaurant = isRecord(schema) ? schema['restaurant'] : undefined
  const tokens = isRecord(restaurant) ? restaurant['platformTokens'] : undefined
  const first: unknown = Array.isArray(tokens) ? tokens[0] : undefined
  const id = isRecord(first) ? first['restaurantId'] : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}

// The text under the key token, read and written (SES-009 to SES-011).

/**
 * The value of the text stored under `token`: a login as JSON, or a bare token, which is the embedded portal's if it names
 * its vendor. Undefined for anything else.
 * @param isLogin whether JSON is a login
 */
export function storedTokenOf(text: string, isLogin: (data: unknown) => data is StoredLogin): StoredToken | undefined {
  if (claimsOf(text)) {
    const vendorId = embeddedVendor(text)
    return vendorId === undefined ? { kind: 'plain', token: text } : { kind: 'embedded', token: text, vendorId }
  }
  try {
    const login: unknown = JSON.parse(text)
    return isLogin(login) ? { kind: 'login', login } : undefined
  } catch {
    return undefined
  }
}

/** The text that `storedTokenOf` reads back. */
export const textOfToken = (token: StoredToken): string =>
  token.kind === 'login' ? JSON.stringify(token.login) : token.token

// The three modes.

/** Tokens are exchanged for new ones when this much time is left, or less (SES-004). */
export const REFRESH_THRESHOLD_MS = 600_000

/**
 * CLASSIC without a login is somebody who has not logged in. GUEST without a token is a new guest, whose token was
 * invalid or has not arrived yet (Q19).
 */
export type Session =
  | { mode: 'CLASSIC'; login: StoredLogin | null }
  | { mode: 'GODROID'; token: string; vendorId: string }
  | { mode: 'GUEST'; guest: StoredGuest | null }

export const loggedOut: Session = { mode: 'CLASSIC', login: null }

/** When tokens expire that are valid for `expiresInSeconds` from `now`; both in unix milliseconds (SES-014). */
export const expiresAt = (expiresInSeconds: number, now: number): number => now + expiresInSeconds * 1000

/** A login is valid only until it expires (SES-003). @param now unix milliseconds by the server */
export const isAlive = (login: StoredLogin, now: number): boolean => login.meta.Expires > now

/** Whether the tokens must be exchanged now (SES-004). @param now unix milliseconds by the server */
export const needsRefresh = (login: StoredLogin, now: number): boolean =>
  login.meta.Expires - now <= REFRESH_THRESHOLD_MS

/** Milliseconds until the tokens must be exchanged; 0 if that is now. */
export const refreshIn = (login: StoredLogin, now: number): number =>
  Math.max(0, login.meta.Expires - now - REFRESH_THRESHOLD_MS)

const metaOf = (tokens: AuthenticationResult, now: number): StoredLogin['meta'] => ({
  AccessToken: tokens.AccessToken,
  IdToken: tokens.IdToken,
  RefreshToken: tokens.RefreshToken,
  Expires: expiresAt(tokens.ExpiresIn, now),
})

/** The login in an answer of POST /login; only the named fields are kept (SES-013, API-010). */
export function loginOf({ result }: LoginAnswer, now: number): StoredLogin {
  const { user_id: id, email, roles } = result.VendorLoginDetails
  return { user: { id, email, ...(roles && { roles }) }, meta: metaOf(result.AuthenticationResult, now) }
}

/** The same user with new tokens (API-012). */
export const renewedLogin = (login: StoredLogin, tokens: AuthenticationResult, now: number): StoredLogin => ({
  user: login.user,
  meta: metaOf(tokens, now),
})

/** A guest's token is valid if it can be decoded and has a numeric expiry in the future (SES-011, Q19). */
export function isGoodGuest(guest: StoredGuest, now: number): boolean {
  const exp = claimsOf(guest.token)?.['exp']
  return typeof exp === 'number' && Number.isFinite(exp) && exp * 1000 > now
}

/** The stored parts of a session; broken: stored, but not readable. */
export type StoredSession = {
  token?: StoredToken | undefined
  brokenToken?: boolean
  guest?: StoredGuest | undefined
  brokenGuest?: boolean
  /** The last session ended by itself (true) or by a logout (false); undefined where the browser's storage was erased. */
  ended?: boolean | undefined
}

/**
 * The session at start-up. A GoDroid token takes precedence (Q89), then a login, then a guest; an expired login is
 * included, since it may be renewed (SES-005).
 * @param now unix milliseconds by the server
 */
export function sessionOf({ token, guest, brokenGuest }: StoredSession, now: number): Session {
  if (token?.kind === 'embedded') return { mode: 'GODROID', token: token.token, vendorId: token.vendorId }
  if (token?.kind === 'login') return { mode: 'CLASSIC', login: token.login }
  if (guest && isGoodGuest(guest, now)) return { mode: 'GUEST', guest }
  return guest || brokenGuest ? { mode: 'GUEST', guest: null } : loggedOut
}

/**
 * The Authorization header, or undefined for none: GoDroid, else the login, else the stored token, which is
 * the guest's or the one under `token` (API-003 to API-005, Q89).
 */
export function authorizationOf({ token, guest }: Pick<StoredSession, 'token' | 'guest'>): string | undefined {
  if (token?.kind === 'embedded') return `GoDroid ${token.token}`
  if (token?.kind === 'login') return `Bearer ${token.login.meta.AccessToken}|${token.login.meta.IdToken}`
  const stored = guest?.token ?? token?.token
  return stored === undefined ? undefined : `Bearer ${stored}`
}

/** The same of a running session. */
export function authorizationOfSession(session: Session): string | undefined {
  if (session.mode === 'GODROID') return `GoDroid ${session.token}`
  if (session.mode === 'GUEST') return authorizationOf({ guest: session.guest ?? undefined })
  return session.login ? authorizationOf({ token: { kind: 'login', login: session.login } }) : undefined
}

/** ID of the guest vendor until the guest's token names another (GST-003, Q53). */
export const GUEST_VENDOR_ID = 'vendorID'

/** The vendor of the session itself; a logged-in user chooses among several instead. */
export function sessionVendorId(session: Session): string | undefined {
  if (session.mode === 'GODROID') return session.vendorId
  return session.mode === 'GUEST' ? (session.guest?.vendor_id ?? GUEST_VENDOR_ID) : undefined
}

/** The user who is logged in; undefined for guests, for the embedded portal and for nobody. */
export const userIdOf = (session: Session): string | undefined =>
  session.mode === 'CLASSIC' ? session.login?.user.id : undefined

const identityOf = (session: Session): string | undefined => {
  if (session.mode === 'GODROID') return session.vendorId
  return session.mode === 'GUEST' ? session.guest?.vendor_id : userIdOf(session)
}

/** Whether two states of a session belong to the same user, whichever tokens they have. */
export const isSameUser = (one: Session, other: Session): boolean =>
  one.mode === other.mode && identityOf(one) === identityOf(other)
