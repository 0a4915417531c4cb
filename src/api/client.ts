// The client: every call of the contract, over HTTP (API-001 to API-007). It logs nothing that a call carries.
import ky, { HTTPError, type Options } from 'ky'
import { callAddress } from '#contract/call-address'
import { type Endpoint, services } from '#contract/endpoint'
import { type AnswerOf, type EndpointName, endpoints } from '#contract/endpoints'
import { KEY_HEADER, type Repetition, repetitionOf, SENDS_MAX, waitBefore } from '#contract/repeating'
import type { CallProblem } from '#domain/problems'
import type { Answered, Call, CorrectedClock, Send, Uuid } from '#ports'
import { readAnswer, readProblem } from './answers.ts'
import { type Fetch, LostAnswer, wholeFetch } from './whole-fetch.ts'

/** How long one sending may take until its answer is there, in milliseconds. */
export const CALL_TIMEOUT_MS = 20_000
/** The longest wait that a server may ask for with Retry-After, in milliseconds. */
const RETRY_AFTER_MAX_MS = 60_000

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
  /** Asks for other credentials after 401; true when the call is worth sending once more. */
  unauthorized?(used: string): Promise<boolean>
  /** Hears of answers that do not fit their shape: the call and the place, never the contents (Q106). */
  report?(what: { call: EndpointName; place: string }): void
  /** In place of the browser's own, such as the sandbox in the same process. */
  fetch?: Fetch
}

/** @returns a `Send` that raises only for a call that is wrong in itself, such as a missing parameter */
export function createSend(settings: ClientSettings): Send {
  const { clock, uuid, authorization, unauthorized } = settings
  const fetch = wholeFetch(settings.fetch ?? ((input, init) => globalThis.fetch(input, init)), clock)

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
    const options: Options = {
      method: endpoint.method,
      headers,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      timeout: CALL_TIMEOUT_MS,
      retry: retryOf(repetition),
      fetch: (input, init) => fetch(input, init, { tellsTime: tellsTime(endpoint), maxBytes: maxBytesOf(endpoint) }),
      ...(endpoint.input && { body: JSON.stringify(call.input) }),
      ...(call.signal && { signal: call.signal }),
      ...(call.keepalive && { keepalive: true }),
    }
    const address = origin(endpoint, call.origin) + addressOf(name, call)
    try {
      const response = await ky(address, options)
      const answer = await readAnswer(name, response)
      if (answer.state === 'answered') return answer
      settings.report?.({ call: name, place: answer.place })
      return { state: 'failed', problem: { code: 'foreign_answer' } }
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
    const used = services[endpoints[name].service].authorized ? authorization() : undefined
    const first = await sendOnce(name, call, key, used)
    if (used === undefined || first.state === 'answered' || !isUnauthorized(first.problem) || !unauthorized)
      return first
    return (await unauthorized(used)) ? sendOnce(name, call, key, authorization()) : first
  }
}

const isUnauthorized = (problem: CallProblem) => problem.code === 'refused' && problem.status === 401

function addressOf<Name extends EndpointName>(name: Name, call: Call<Name>): string {
  const { params = {}, query } = call as { params?: object; query?: object }
  return callAddress(name, params as never, query as never)
}

/** The Date header of the portal's own API corrects the clock; other servers are not asked for the time (SES-103). */
const tellsTime = ({ service }: Endpoint): boolean => services[service].base !== ''

/** Flags and the manifest are small; whoever sends more under their name is not believed (FLG-101). */
const maxBytesOf = ({ service }: Endpoint): number =>
  ['flags', 'flagFile', 'site'].includes(service) ? SMALL_ANSWER_MAX_BYTES : ANSWER_MAX_BYTES

/** At most 4 sends, 1, 2 and 3 s apart, or as long as Retry-After says (API-006, API-007, Q88). */
function retryOf({ lost, tooMany, serverError }: Repetition): Exclude<Options['retry'], number> {
  return {
    limit: lost ? SENDS_MAX - 1 : 0,
    methods: ['get', 'post', 'put'],
    statusCodes: [...(tooMany ? [429] : []), ...(serverError ? SERVER_ERRORS : [])],
    afterStatusCodes: [429, 503],
    maxRetryAfter: RETRY_AFTER_MAX_MS,
    delay: waitBefore,
    // A refusal is judged by its status; anything else means that no answer came.
    shouldRetry: ({ error }) => (error instanceof HTTPError ? undefined : lost && wasLost(error)),
  }
}

const wasLost = (error: unknown): boolean =>
  error instanceof LostAnswer || (error instanceof Error && error.name === 'TimeoutError')

async function problemOf(name: EndpointName, error: unknown, signal: AbortSignal | undefined): Promise<CallProblem> {
  if (error instanceof HTTPError) return readProblem(name, error.response.status, error.data)
  if (signal?.aborted) return { code: 'cancelled' }
  return { code: 'no_answer' }
}
