// Sessions of vendor users: three tokens that belong together, exchanged with the third, ended all at once.
import { randomBytes, randomUUID } from 'node:crypto'
import type { AuthenticationResult } from '#schema/wire.ts'
import type { Site } from '../site.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS, signToken } from '../tokens.ts'
import { digest } from './secrets.ts'
import type { StoredUser } from './users.ts'

export type StoredSession = { id: string; userId: string; email: string }

/**
 * `before` is the refresh token that the newest was given for: it may be sent again while nothing of the newest was used,
 * since that answer may have been lost, or may come late. So there may be several that are `newest`, until one is used. A
 * `replaced` one that comes again was copied, unless it comes so soon that it may have been on its way.
 */
type RefreshState = 'newest' | 'before' | 'replaced'

/** A page that was closed may have sent an exchange that arrives after the next page's, which was used by then. */
const UNDERWAY_SECONDS = 60

async function tokensOf(
  site: Site,
  { id, userId, email }: StoredSession,
  refresh: string,
): Promise<AuthenticationResult> {
  const access = { sub: userId, sid: id, jti: randomUUID(), refresh: digest(refresh) }
  return {
    AccessToken: await signToken(site, 'access', access, ACCESS_SECONDS),
    IdToken: await signToken(site, 'id', { sub: userId, sid: id, email }, ACCESS_SECONDS),
    RefreshToken: refresh,
    ExpiresIn: ACCESS_SECONDS,
  }
}

const freshRefreshToken = (): string => randomBytes(32).toString('base64url')

const keepNewest = ({ db }: Site, sessionId: string, refresh: string): void => {
  db.run("INSERT INTO refresh_tokens (hash, session_id, state) VALUES (?, ?, 'newest')", digest(refresh), sessionId)
}

/** A new session; it counts once `keep` was called. */
export async function createSession(
  site: Site,
  user: StoredUser,
): Promise<{ tokens: AuthenticationResult; keep: () => void }> {
  const session = { id: randomUUID(), userId: user.id, email: user.email }
  const refresh = freshRefreshToken()
  const keep = () => {
    site.db.run(
      'INSERT INTO sessions (id, country, user_id, expires_at) VALUES (?, ?, ?, ?)',
      session.id,
      site.code,
      user.id,
      site.clock.seconds() + REFRESH_SECONDS,
    )
    keepNewest(site, session.id, refresh)
  }
  return { tokens: await tokensOf(site, session, refresh), keep }
}

/** The session of a refresh token, be it the newest or not, unless the session has ended. */
export const sessionOf = (
  { db, code, clock }: Site,
  refresh: string,
): (StoredSession & { state: RefreshState; replacedAt: number | null }) | undefined =>
  db.get(
    `SELECT s.id, s.user_id AS userId, u.email, t.state, t.replaced_at AS replacedAt
     FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
     WHERE t.hash = ? AND s.country = ? AND s.revoked = 0 AND s.expires_at > ?`,
    digest(refresh),
    code,
    clock.seconds(),
  )

/**
 * New tokens for a refresh token, which is replaced by theirs once `keep` was called. Undefined for one that is unknown
 * or ended; one that was replaced ends its session, since two hold it.
 */
export async function exchangedTokens(
  site: Site,
  refresh: string,
): Promise<{ tokens: AuthenticationResult; keep: () => void } | undefined> {
  const session = sessionOf(site, refresh)
  if (!session) return undefined
  const next = freshRefreshToken()
  const tokens = await tokensOf(site, session, next)
  // Another exchange may have come first while the tokens were signed.
  const { state, replacedAt } = sessionOf(site, refresh) ?? {}
  const isUnderway = site.clock.seconds() - (replacedAt ?? 0) <= UNDERWAY_SECONDS
  if (state === 'replaced' && !isUnderway) endSession(site, session.id)
  if (state === undefined || state === 'replaced') return undefined
  const keep = () => {
    const { db } = site
    if (state === 'newest') replaceOthers(site, session.id, digest(refresh))
    db.run("UPDATE refresh_tokens SET state = 'before' WHERE hash = ?", digest(refresh))
    keepNewest(site, session.id, next)
  }
  return { tokens, keep }
}

const replaceOthers = ({ db, clock }: Site, sessionId: string, hash: string): void => {
  db.run(
    `UPDATE refresh_tokens SET state = 'replaced', replaced_at = ?
     WHERE session_id = ? AND hash <> ? AND state <> 'replaced'`,
    clock.seconds(),
    sessionId,
    hash,
  )
}

/** A call came with an access token: when it was given with a newest refresh token, all others are used up. */
export function confirmNewest(site: Site, sessionId: string, refreshHash: string): void {
  const confirmed = site.db.get("SELECT 1 FROM refresh_tokens WHERE hash = ? AND state = 'newest'", refreshHash)
  if (confirmed) replaceOthers(site, sessionId, refreshHash)
}

/** Ends a session: none of its tokens is accepted any more, and its sockets end. */
export function endSession({ db, hub }: Site, id: string): void {
  db.run('UPDATE sessions SET revoked = 1 WHERE id = ?', id)
  hub.endSession(id)
}

/** Ends every session of a user. */
export function endSessionsOf(site: Site, userId: string): void {
  const sessions = site.db.all<{ id: string }>('SELECT id FROM sessions WHERE user_id = ? AND revoked = 0', userId)
  for (const { id } of sessions) endSession(site, id)
}
