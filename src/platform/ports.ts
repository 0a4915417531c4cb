// What the stores need from the browser and the network. The other files of this folder implement it; tests bring their own.

import type { CallProblem } from '#contract/call-problem.ts'
import type { AnswerOf, EndpointName, InputOf, ParamsOf, QueryOf } from '#contract/endpoints.ts'
import type { Flags } from '#schema/config.ts'
import type {
  AutocompleteAnswer,
  AutocompleteQuery,
  FlagEvaluation,
  PlaceDetailsAnswer,
  PlaceDetailsQuery,
} from '#schema/wire.ts'
import type { StoredKey, StoredValues } from './stored.ts'

/** After this long a call, or a part of a page, takes longer than usual, and the page says so; in milliseconds. */
export const SLOW_AFTER_MS = 5000

/** Time by the server's clock, and its timers (SES-103). */
export type Clock = {
  /** Unix milliseconds, corrected by the Date header of the server's answers. */
  now(): number
  /** Runs `action` once, `delayMs` from now; the answer cancels it. */
  after(delayMs: number, action: () => void): () => void
}

/** A clock that the client corrects by the time that the server names. */
export type CorrectedClock = Clock & {
  /** @param serverMs unix milliseconds by the server  @param deviceMs the same moment by the device */
  correct(serverMs: number, deviceMs: number): void
  /** Calls back when `now` has become another time, so that what was planned by the old one is planned again; the answer ends it. */
  onCorrection(listener: () => void): () => void
}

/** What the browser keeps, read as carefully as an answer: a value that does not fit its shape counts as none. */
export type Storage = {
  read<Key extends StoredKey>(key: Key): StoredValues[Key] | undefined
  /** Whether anything is kept there, readable or not (SES-011). */
  has(key: StoredKey): boolean
  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void
  /** Whether what this page has written there outlives it: there may have been no room for it. */
  outlives(key: StoredKey): boolean
  remove(key: StoredKey): void
  /** Whether what is written outlives the page: a browser may keep nothing for the site, or have no room left (Q121). */
  keeping(): 'lasts' | 'full' | 'blocked'
  /** Calls back when another tab changed the value; the answer ends it. */
  onChange(key: StoredKey, listener: () => void): () => void
}

type Given<Name extends string, Value> = [keyof Value] extends [never]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }
type GivenUnlessUndefined<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }

/** What a call takes: the parameters of its path, its query and its body, as in the contract. */
export type Call<Name extends EndpointName> = Given<'params', ParamsOf<Name>> &
  GivenUnlessUndefined<'query', QueryOf<Name>> &
  GivenUnlessUndefined<'input', InputOf<Name>> & {
    /** Ends the call when its answer is no longer wanted; it then answers the problem `cancelled`. */
    signal?: AbortSignal
    /** Idempotency-Key of this submission; give it again when the same submission is sent again (Q88). New for each call if left out. */
    key?: string
    /** The call goes on while the page is being left. */
    keepalive?: boolean
    /** Whole address in front of the path, for calls whose server is chosen by the caller (flags). */
    origin?: string
  }

export type Answered<Value> = { state: 'answered'; value: Value } | { state: 'failed'; problem: CallProblem }

/** Sends a call; never throws: what goes wrong is a problem in the answer. */
export type Send = <Name extends EndpointName>(name: Name, call: Call<Name>) => Promise<Answered<AnswerOf<Name>>>

/** Addresses from another service than the geolocator, in its shapes (FLG-014). */
export type PlaceService = {
  suggest(query: AutocompleteQuery, signal?: AbortSignal): Promise<Answered<AutocompleteAnswer>>
  details(query: PlaceDetailsQuery, signal?: AbortSignal): Promise<Answered<PlaceDetailsAnswer>>
}

/** Changes of address; paths are without the language, which the port adds. */
export type Navigate = {
  /** Path and query that is shown, without the language. */
  current(): string
  /** Opens a page and keeps this one in the browser's history. */
  go(path: string): void
  /** Opens a page in place of this one. */
  replace(path: string): void
  /** Whether a page of the site can be had now: without a network the browser would show a page of its own. */
  opens(path: string): Promise<boolean>
  /** Loads this page again. */
  reload(): void
}

/** Several tabs as one: at most one of them runs the action of this name at a time (SES-101). */
export type Exclusive = <Value>(name: string, action: () => Promise<Value>) => Promise<Value>

/** A new random UUID, for Idempotency-Key and ids. */
export type Uuid = () => string

/** The socket of live updates: it opens, sends, receives and closes. */
export type Socket = {
  send(message: unknown): void
  close(): void
}

export type OpenSocket = (address: string, on: { open(): void; message(data: unknown): void; close(): void }) => Socket

/** Changes around the page: its network, and whether somebody looks at it. */
export type PageLifecycle = {
  /** The device has a network, as far as it knows. */
  online(): boolean
  onOnline(listener: (online: boolean) => void): () => void
  /** The page is looked at again: shown, focused or brought back from the browser's memory. */
  onReturn(listener: () => void): () => void
}

/** Asks for the flags; undefined when nobody answered in time (FLG-001, FLG-101). */
export type FlagService = (question: {
  context: FlagEvaluation['context']
  /** Nothing is known yet, so the file of the site itself is wanted too (FLG-002). */
  withFile: boolean
}) => Promise<{ from: 'service' | 'file'; flags: Partial<Flags> } | undefined>
