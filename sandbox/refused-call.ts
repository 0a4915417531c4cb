// A refused call: what the pipeline turns into the documented error answer.
import { type LoginFailure, type Refusal, refusals } from '#contract/refusals.ts'
import type { Violation } from '#schema/wire.ts'

export type RefusalFacts = {
  /** What did not fit the schema. */
  errors?: Violation[]
  /** Key of the message that the portal shows after a refused registration. */
  translationKey?: string
  /** Seconds to wait, sent as Retry-After. */
  retryAfter?: number
}

export class RefusedCall extends Error {
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
export const refuse = (message: Refusal, facts?: RefusalFacts): RefusedCall =>
  new RefusedCall(refusals[message], message, facts)

/** A refusal of the authentication service (Q15). */
export const refuseLogin = (message: LoginFailure, status = 400, facts?: RefusalFacts): RefusedCall =>
  new RefusedCall(status, message, facts)

/** A request that breaks a rule which a schema cannot express, answered like a breach of the schema. */
export const violation = (path: string, rule: string, message: string): RefusedCall =>
  refuse('InvalidRequest', { errors: [{ path, rule, message }] })
