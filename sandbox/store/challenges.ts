// Payers at their bank: an order waits until its payer has accepted or rejected.
import type { Site } from '../site.ts'
import { randomCode } from './secrets.ts'

/** How long a payer may stay on the bank's page. */
export const CHALLENGE_SECONDS = 900

export type Challenge = {
  id: string
  orderId: string
  /** Origin of the page that paid, when it is on this machine. */
  returnTo: string | null
  lastDigits: string
  state: 'open' | 'accepted' | 'rejected'
}

/** Opens a page of the bank and returns its name, which cannot be guessed. */
export function openChallenge(site: Site, orderId: string, lastDigits: string, returnTo: string | undefined): string {
  const id = randomCode(24)
  site.db.run(
    "INSERT INTO challenges (id, country, order_id, return_to, last_digits, state, expires_at) VALUES (?, ?, ?, ?, ?, 'open', ?)",
    id,
    site.code,
    orderId,
    returnTo ?? null,
    lastDigits,
    site.clock.seconds() + CHALLENGE_SECONDS,
  )
  return id
}

/** The page of the bank with this name; one whose time is over cannot be answered any more. */
export const findChallenge = ({ db, code, clock }: Site, id: string): (Challenge & { late: boolean }) | undefined => {
  const row = db.get<Challenge & { expiresAt: number }>(
    `SELECT id, order_id AS orderId, return_to AS returnTo, last_digits AS lastDigits, state, expires_at AS expiresAt
     FROM challenges WHERE id = ? AND country = ?`,
    id,
    code,
  )
  return row && { ...row, late: row.expiresAt <= clock.seconds() }
}

/** Closes a page with the payer's answer. */
export function closeChallenge({ db }: Site, id: string, state: 'accepted' | 'rejected'): void {
  db.run('UPDATE challenges SET state = ? WHERE id = ?', state, id)
}
