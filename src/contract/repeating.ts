// When a call may be sent again (API-006, API-007, Q88): the one reading of it for the client and for the tests.
import type { Endpoint } from './endpoint.ts'

/** How often a call is sent at most: once, and three times again. */
export const SENDS_MAX = 4

/** How long to wait before a call is sent again, in milliseconds; `attempt` is 1 for the first repetition. */
export const waitBefore = (attempt: number): number => attempt * 1000

/** Header by which a server knows that a call is sent again; a UUID, new for every press. */
export const KEY_HEADER = 'Idempotency-Key'

export type Repetition = {
  /** The call carries an Idempotency-Key, the same for every resend of one press. */
  key: boolean
  /** Sent again when no answer came. */
  lost: boolean
  /** Sent again after status 429. */
  tooMany: boolean
  /** Sent again after a status of 500 and above. */
  serverError: boolean
}

/** What may be done with a call that failed, by its retry class and its method (Q88). */
export function repetitionOf({ method, retry }: Pick<Endpoint, 'method' | 'retry'>): Repetition {
  if (retry === 'never') return { key: false, lost: false, tooMany: false, serverError: false }
  return { key: retry !== 'read', lost: true, tooMany: true, serverError: method !== 'POST' }
}
