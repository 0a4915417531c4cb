// The client: every call of the contract, over HTTP (API-001 to API-007). It logs nothing that a call carries.
import './abort-any.ts'
import ky, { HTTPError, type Options } from 'ky'
import type { CallProblem } from '#contract/call-problem.ts'
import {
  type Endpoint,
  KEY_HEADER,
  type Repetition,
  repetitionOf,
  SENDS_MAX,
  services,
  waitBefore,
} from '#contract/endpoint.ts'
import { type AnswerOf, addressWith, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { sentText, sentValue } from '#contract/sent-characters.ts'
import { type ReadShape, validators } from '#validators/answers.js'
import { importWithRetry } from './import-with-retry.ts'
import type { Answered, Call, CorrectedClock, Send, Uuid } from './ports.ts'

// A fetch whose answer is whole: read to its end, no larger than it may be, with the server's time noted.

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * Calls that the page's head has made before any module was there (src/scripts/portal-head.ts): their answers are those of the first
 * calls that ask the same in the same name, while they are new.
 */
export type EarlyCalls = {
  authorization: string
  askedAtMs: number
  /** By address; `stop` gives one up. */
  calls: Map<string, { answer: Promise<Response>; stop: AbortController }>
}
const EARLY_MAX_MS = 30_000

/** @param atMs milliseconds since the page began  @param signal gives the call up */
function takeEarly(
  input: string | URL | Request,
  atMs: number,
  signal: AbortSignal | null | undefined,
): Promise<Response> | undefined {
  const { earlyCalls: early } = globalThis as { earlyCalls?: EarlyCalls }
  if (!early || !(input instanceof Request) || input.method !== 'GET') return undefined
  const call = early.calls.get(input.url)
  early.calls.delete(input.url)
  const isSame = input.headers.get('authorization') === early.authorization && atMs - early.askedAtMs < EARLY_MAX_MS
  if (!call || !isSame) return undefined
  signal?.addEventListener('abort', () => call.stop.abort(signal.reason))
  return call.answer
}

/** No usable answer came: no network, a connection that broke, or an answer beyond all measure. */
class NetworkError extends Error {
  override name = 'NetworkError'
}

type Trust = {
  /** Its Date header corrects the clock (SES-103). */
  setsClock: boolean
  /** A larger answer is given up. */
  maxBytes: number
}

/**
 * @param fetch what really sends
 * @param clock is corrected by the Date header of trusted servers, to half the time of travel (SES-103)
 * @returns a fetch that throws NetworkError when the answer did not arrive whole, or the reason of an abort
 */
function bufferedFetch(fetch: Fetch, clock: CorrectedClock) {
  return async (
    input: string | URL | Request,
    init: RequestInit | undefined,
    { setsClock, maxBytes }: Trust,
  ): Promise<Response> => {
    const sent = Date.now()
    try {
      const early = takeEarly(input, performance.now(), init?.signal)
      const response = await (early ?? fetch(input, init))
      const date = response.headers.get('date')
      // Only an answer that comes straight from the server has its time.
      if (setsClock && !early && date && !response.headers.has('age')) correct(clock, date, sent, Date.now())
      const body = NO_BODY.includes(response.status) ? null : await readWhole(response, maxBytes)
      return new Response(body, { status: response.status, headers: withWaitInSeconds(response.headers) })
    } catch (error) {
      if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) throw error
      throw new NetworkError('no answer')
    }
  }
}

const NO_BODY = [101, 204, 205, 304]

function correct(clock: CorrectedClock, date: string, sentMs: number, receivedMs: number): void {
  const server = Date.parse(date)
  if (!Number.isFinite(server)) return
  // A clock by which it was written while it was awaited may be right: the slower the answer, the less its half says.
  const offset = clock.now() - Date.now()
  if (server + 1000 >= sentMs + offset && server <= receivedMs + offset) return
  // The header names whole seconds: on average half of one has passed.
  clock.correct(server + 500, (sentMs + receivedMs) / 2)
}

/** A time at which to send again is counted from that of the answer: the device's own clock may be wrong. */
function withWaitInSeconds(headers: Headers): Headers {
  const changed = new Headers(headers)
  const wait = Date.parse(headers.get('retry-after') ?? '') - Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(Number(headers.get('retry-after'))) && Number.isFinite(wait))
    changed.set('retry-after', String(Math.max(0, Math.round(wait / 1000))))
  return changed
}

/** The bytes of a body; throws NetworkError beyond `maxBytes`, after which nothing more is read. */
async function readWhole(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new NetworkError(`more than ${maxBytes} bytes`)
    }
    parts.push(next.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

// Answers are foreign input: each is checked against its shape before anybody sees it (Q106).

type Read<Value> = { state: 'answered'; value: Value } | { state: 'foreign'; place: string }

/** Begins to load the shape of an answer while the call is on its way. One that does not come is asked for again with the answer. */
function loadShape({ answer }: Endpoint): void {
  if (typeof answer !== 'object') validators[answer as ReadShape]().catch(() => {})
}

/** The answer of a call that succeeded; `place` is where it does not fit, without the value itself. */
async function readAnswer<Name extends EndpointName>(name: Name, response: Response): Promise<Read<AnswerOf<Name>>> {
  const { answer, status }: Endpoint = endpoints[name]
  if (status !== undefined && response.status !== status) return { state: 'foreign', place: 'status' }
  if (typeof answer === 'object') {
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
    if (!answer.file.includes(type)) return { state: 'foreign', place: 'content-type' }
    return { state: 'answered', value: (await response.blob()) as AnswerOf<Name> }
  }
  const data = await jsonOf(response)
  const fits = await importWithRetry(async () => validators[answer as ReadShape]())
  if (fits(data)) return { state: 'answered', value: data as AnswerOf<Name> }
  return { state: 'foreign', place: fits.errors?.[0]?.instancePath ?? '' }
}

/** Why a call was refused, from its status and the JSON of its answer; one that cannot be read still has its status. */
async function readProblem(name: EndpointName, status: number, data: unknown): Promise<CallProblem> {
  try {
    const { refusal = 'ErrorAnswer' }: Endpoint = endpoints[name]
    if (refusal === 'RegisterErrorAnswer') {
      const fits = await importWithRetry(validators.RegisterErrorAnswer)
      if (fits(data)) {
        const translationKey = data.errors[0]?.meta?.translation_key
        return { code: 'refused', status, message: data.message, ...(translationKey && { translationKey }) }
      }
    }
    const fits = await importWithRetry(validators.ErrorAnswer)
    return { code: 'refused', status, message: fits(data) ? data.message : '' }
  } catch {
    return { code: 'refused', status, message: '' }
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    return undefined
  }
}

/** How long one sending may take until its answer is there, in milliseconds. */
export const CALL_TIMEOUT_MS = 20_000
/** How long all sends of a call may take together, without the waits between them; then it has failed, in milliseconds. */
export const CALL_TOTAL_MS = 25_000
/** Less than this is no time for a sending, in milliseconds. */
const SENDING_MIN_MS = 500
/** The longest wait that a server may ask for with Retry-After, in milliseconds; if it asks for longer, the call fails at once. */
const RETRY_AFTER_MAX_MS = 10_000

/** More than any answer of the contract needs; a larger one is not read to its end. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024
const SMALL_ANSWER_MAX_BYTES = 256 * 1024

/** Statuses after which a call may be sent again, by what its class allows (Q88). */
const SERVER_ERRORS = [500, 502, 503, 504]

export type ClientSettings = {
  /** Origin of the API host (API-001). */
  api: string
  /** Host of the help centre of the region (API-050). */
  helpCentre: string
  /** Origin of the site itself. */
  site: string
  clock: CorrectedClock
  uuid: Uuid
  /** The Authorization header of this moment; undefined leaves it out (API-003 to API-005). */
  authorization(): string | undefined
  /** Asks for other credentials after 401, `used` or none; true when the call is worth sending once more. */
  unauthorized?(used: string | undefined): Promise<boolean>
  /** Called for answers that do not fit their shape: the call and the place, never the contents (Q106). */
  report?(what: { call: EndpointName; place: string }): void
  /** In place of the browser's own, such as the sandbox in the same process. */
  fetch?: Fetch
}

/** @returns a `Send` that throws only for a call that is wrong in itself, such as a missing parameter */
export function createSend(settings: ClientSettings): Send {
  const { clock, uuid, authorization, unauthorized } = settings
  const fetch = bufferedFetch(settings.fetch ?? ((input, init) => globalThis.fetch(input, init)), clock)

  async function sendOnce<Name extends EndpointName>(
    name: Name,
    call: Call<Name>,
    key: string,
    used: string | undefined,
  ): Promise<Answered<AnswerOf<Name>>> {
    const endpoint: Endpoint = endpoints[name]
    const repetition = repetitionOf(endpoint)
    const headers = {
      ...(endpoint.input && { 'content-type': 'application/json' }),
      ...(used !== undefined && { authorization: used }),
      ...(repetition.key && { [KEY_HEADER]: key }),
    }
    const budget = createBudget(CALL_TOTAL_MS)
    const options: Options = {
      method: endpoint.method,
      headers,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      timeout: CALL_TIMEOUT_MS,
      retry: retryOf(repetition, budget),
      fetch: (input, init) =>
        // ky hands its own signal over inside the request. A request that is given anything anew forgets its referrer policy.
        budget.spend(input instanceof Request ? input.signal : init?.signal, signal =>
          fetch(
            input,
            { ...init, signal, referrerPolicy: 'no-referrer' },
            { setsClock: setsClock(endpoint), maxBytes: maxBytesOf(endpoint) },
          ),
        ),
      ...(endpoint.input && { body: JSON.stringify(call.input, sentValue) }),
      ...(call.signal && { signal: call.signal }),
      ...(call.keepalive && { keepalive: true }),
    }
    const address = origin(endpoint, call.origin) + addressOf(name, call)
    loadShape(endpoint)
    try {
      const response = await ky(address, options)
      const answer = await readAnswer(name, response)
      if (answer.state === 'answered') return answer
      settings.report?.({ call: name, place: answer.place })
      return { state: 'failed', problem: { code: 'invalid_response' } }
    } catch (error) {
      return { state: 'failed', problem: await problemOf(name, error, call.signal) }
    }
  }

  const origin = ({ service }: Endpoint, given: string | undefined): string => {
    if (given !== undefined) return given
    if (service === 'site') return settings.site
    return service === 'helpCentre' ? settings.helpCentre : settings.api
  }

  return async (name, call) => {
    const key = call.key ?? uuid()
    const { authorized } = services[endpoints[name].service]
    const used = authorized ? authorization() : undefined
    const first = await sendOnce(name, call, key, used)
    if (!authorized || first.state === 'answered' || !isUnauthorized(first.problem) || !unauthorized) return first
    return (await unauthorized(used)) ? sendOnce(name, call, key, authorization()) : first
  }
}

const isUnauthorized = (problem: CallProblem) => problem.code === 'refused' && problem.status === 401

function addressOf<Name extends EndpointName>(name: Name, call: Call<Name>): string {
  const { params = {}, query } = call as { params?: object; query?: object }
  return addressWith(name, sentFields(params), sentFields(query))
}

const sentFields = (fields: object = {}): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? sentText(value) : value]),
  )

/** The Date header of the portal's own API corrects the clock; other servers are not asked for the time (SES-103). */
const setsClock = ({ service }: Endpoint): boolean => services[service].base !== ''

/** Flags and the manifest are small; whoever sends more under their name is not believed (FLG-101). */
const maxBytesOf = ({ service }: Endpoint): number =>
  ['flags', 'flagFile', 'site'].includes(service) ? SMALL_ANSWER_MAX_BYTES : ANSWER_MAX_BYTES

/** At most 4 sends, 1, 2 and 3 s apart, or as long apart as Retry-After asks (API-006, API-007, Q88). */
function retryOf({ lost, tooMany, serverError }: Repetition, budget: Budget): Exclude<Options['retry'], number> {
  return {
    limit: lost ? SENDS_MAX - 1 : 0,
    methods: ['get', 'post', 'put'],
    statusCodes: [...(tooMany ? [429] : []), ...(serverError ? SERVER_ERRORS : [])],
    afterStatusCodes: [429, 503],
    delay: waitBefore,
    // A refusal is judged by its status; anything else means that no answer came.
    shouldRetry: ({ error }) =>
      error instanceof HTTPError
        ? waitAskedFor(error.response) > RETRY_AFTER_MAX_MS
          ? false
          : undefined
        : lost && wasLost(error) && !budget.isSpent(),
  }
}

/** What Retry-After asks for, seconds or a date, in milliseconds; 0 without it. */
function waitAskedFor({ headers }: Response): number {
  const text = headers.get('retry-after') ?? '0'
  const seconds = Number(text)
  return Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
}

type Budget = ReturnType<typeof createBudget>

/** Ends a sending when all sends of a call together have had their time. */
function createBudget(totalMs: number) {
  let left = totalMs
  return {
    isSpent: () => left < SENDING_MIN_MS,
    async spend<Value>(
      given: AbortSignal | null | undefined,
      send: (signal: AbortSignal) => Promise<Value>,
    ): Promise<Value> {
      const began = performance.now()
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(new NetworkError('no answer in time')), left)
      try {
        return await send(given ? AbortSignal.any([given, stop.signal]) : stop.signal)
      } finally {
        clearTimeout(timer)
        left -= performance.now() - began
      }
    },
  }
}

const wasLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && error.name === 'TimeoutError')

async function problemOf(name: EndpointName, error: unknown, signal: AbortSignal | undefined): Promise<CallProblem> {
  if (error instanceof HTTPError) return readProblem(name, error.response.status, error.data)
  if (signal?.aborted) return { code: 'cancelled' }
  return { code: 'no_answer' }
}
