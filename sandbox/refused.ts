// A refused call: what the pipeline turns into the documented error answer.
import type { LoginFailure } from '#contract/login-failures'
import { type Refusal, refusals } from '#contract/refusals'
import type { Violation } from '#schema/wire'

export type RefusalFacts = {
  /** What did not fit the schema. */
  errors?: Violation[]
  /** Key of the message that the portal shows after a refused registration. */
  translationKey?: string
  /** Seconds to wait, sent as Retry-After. */
  retryAfter?: number
}

export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly facts: RefusalFacts
  constructor(status: number, message: string, facts: RefusalFacts = {}) {
    super(message)
    this.status = status
    this.facts = facts
  }
}

/** One of the contract's refusals, with its status. */
export const refuse = (message: Refusal, facts?: RefusalFacts): Refused =>
  new Refused(refusals[message], message, facts)

/** A refusal of the authentication service (Q15). */
export const refuseLogin = (message: LoginFailure, status = 400): Refused => new Refused(status, message)

/** A request that breaks a rule which the schema cannot say, answered as if the schema said it. */
export const violation = (path: string, rule: string, message: string): Refused =>
  refuse('InvalidRequest', { errors: [{ path, rule, message }] })
