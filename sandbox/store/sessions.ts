// Sessions of vendor users: three tokens that belong together, renewed by the third, ended all at once.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Site } from '#sandbox/site'
import { digest } from '#sandbox/store/secrets'
import type { StoredUser } from '#sandbox/store/users'
import { ACCESS_SECONDS, REFRESH_SECONDS, signToken } from '#sandbox/tokens'
import type { AuthenticationResult } from '#schema/wire'

export type StoredSession = { id: string; userId: string; email: string }

async function tokensOf(
  site: Site,
  { id, userId, email }: StoredSession,
  refresh: string,
): Promise<AuthenticationResult> {
  const access = { sub: userId, sid: id, jti: randomUUID() }
  return {
    AccessToken: await signToken(site, 'access', access, ACCESS_SECONDS),
    IdToken: await signToken(site, 'id', { sub: userId, sid: id, email }, ACCESS_SECONDS),
    RefreshToken: refresh,
    ExpiresIn: ACCESS_SECONDS,
  }
}

/** A new session; it counts once `keep` was called. */
export async function createSession(
  site: Site,
  user: StoredUser,
): Promise<{ tokens: AuthenticationResult; keep: () => void }> {
  const session = { id: randomUUID(), userId: user.id, email: user.email }
  const refresh = randomBytes(32).toString('base64url')
  const keep = () => {
    site.db.run(
      'INSERT INTO sessions (id, country, user_id, refresh_hash, expires_at) VALUES (?, ?, ?, ?, ?)',
      session.id,
      site.code,
      user.id,
      digest(refresh),
      site.clock.seconds() + REFRESH_SECONDS,
    )
  }
  return { tokens: await tokensOf(site, session, refresh), keep }
}

/** The session of a refresh token, unless it has ended. */
export const sessionOf = ({ db, code, clock }: Site, refresh: string): StoredSession | undefined =>
  db.get<StoredSession>(
    `SELECT s.id, s.user_id AS userId, u.email FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.refresh_hash = ? AND s.country = ? AND s.revoked = 0 AND s.expires_at > ?`,
    digest(refresh),
    code,
    clock.seconds(),
  )

/** New access and id tokens. The refresh token stays: ten tabs that renew at once all go on. */
export const renewedSession = (site: Site, session: StoredSession, refresh: string): Promise<AuthenticationResult> =>
  tokensOf(site, session, refresh)

/** Ends a session: none of its tokens is accepted any more. */
export function endSession({ db }: Site, id: string): void {
  db.run('UPDATE sessions SET revoked = 1 WHERE id = ?', id)
}
