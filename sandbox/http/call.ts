// What a handler gets, and what it gives back.
import type { AnswerOf, EndpointName, endpoints, InputOf, ParamsOf, QueryOf } from '#contract/endpoints.ts'
import type { Caller } from '../caller.ts'
import type { FaultKind } from '../faults/kinds.ts'
import type { Site } from '../site.ts'

type Endpoints = typeof endpoints

/** The calls that a back end answers; the site answers for its own files. */
export type CallName = {
  [Name in EndpointName]: Endpoints[Name]['service'] extends 'site' ? never : Name
}[EndpointName]

/** An answer that is kept in the transaction of what it reports: see `commit`. */
export type Committed<Answer> = { readonly kept: true; readonly answer: Answer }

/** An answer that is JSON already. */
export type Written = { readonly json: string }

/** A call that creates or changes something can only answer through `commit`. */
export type Reply<Name extends CallName> = Endpoints[Name]['retry'] extends 'keyed' | 'replace'
  ? Committed<AnswerOf<Name>>
  : AnswerOf<Name> | Written

export type Call<Name extends CallName> = {
  site: Site
  params: ParamsOf<Name>
  query: QueryOf<Name>
  body: InputOf<Name>
  caller: Caller
  /** Address of this server at which the country is found, such as http://no.sandbox.localhost:4600. */
  base: string
  /** Segment of the address that names a region, on the hosts of their own; empty elsewhere. */
  region: string
  /** Origin of the calling page, when it is on this machine. */
  origin: string | undefined
  /** Whether a fault is switched on that only the handler can act out. */
  faulty(kind: FaultKind): boolean
  /**
   * Runs `work` as one transaction and keeps its answer in it under the Idempotency-Key: after a crash either both are
   * there or none (API-102, Q88). Once for a call; nothing may be awaited in it.
   */
  commit<Answer>(work: () => Answer): Committed<Answer>
}

export type Handler<Name extends CallName> = (call: Call<Name>) => Reply<Name> | Promise<Reply<Name>>

/** A handler for every call: a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> }
