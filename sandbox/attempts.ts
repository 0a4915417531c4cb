// Slows down whoever guesses. An attempt counts before its outcome is known, so that many at once count as many.
import { refuseLogin } from './refused-call.ts'
import type { Site } from './site.ts'

/** How many attempts an e-mail address has, and for how many seconds each counts. */
export const ATTEMPT_LIMITS = {
  login: { most: 10, seconds: 60 },
  /** Codes that are asked for. */
  codeMail: { most: 5, seconds: 900 },
  /** Codes that are typed; a newly sent code does not start the count again. */
  codeEntry: { most: 5, seconds: 900 },
} as const

export type AttemptKind = keyof typeof ATTEMPT_LIMITS

/** Counts an attempt, whether the address is known or not. Throws TooManyRequestsException when there were too many. */
export function countAttempt({ db, code, clock }: Site, kind: AttemptKind, email: string): void {
  const { most, seconds } = ATTEMPT_LIMITS[kind]
  const now = clock.seconds()
  const address = email.toLowerCase()
  db.run('DELETE FROM attempts WHERE kind = ? AND at <= ?', kind, now - seconds)
  const earlier = db.get<{ count: number; oldest: number | null }>(
    'SELECT count(*) AS count, min(at) AS oldest FROM attempts WHERE country = ? AND kind = ? AND email = ?',
    code,
    kind,
    address,
  )
  if (earlier && earlier.count >= most)
    throw refuseLogin('TooManyRequestsException', 429, { retryAfter: (earlier.oldest ?? now) + seconds - now })
  db.run('INSERT INTO attempts (country, kind, email, at) VALUES (?, ?, ?, ?)', code, kind, address, now)
}

/** Forgets the attempts of an address whose owner has proved who they are. */
export function clearAttempts({ db, code }: Site, kind: AttemptKind, email: string): void {
  db.run('DELETE FROM attempts WHERE country = ? AND kind = ? AND email = ?', code, kind, email.toLowerCase())
}
