// The way of every call: faults, size, JSON, caller, schema, key, handler, faults again, answer.
import { type Endpoint, KEY_HEADER, services } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { type Caller, callerOf, rolesOf } from '../caller.ts'
import type { FaultKind } from '../faults/kinds.ts'
import { RefusedCall, refuse } from '../refused-call.ts'
import type { Site } from '../site.ts'
import { connectionCut, errorAnswer, fileAnswer, jsonAnswer, malformed, TOO_MANY } from './answers.ts'
import { BODY_MAX_BYTES, BULK_BODY_MAX_BYTES, readJson } from './body.ts'
import type { Call, CallName, Committed, Handler, Written } from './call.ts'
import { loopbackOrigin } from './hosts.ts'
import { type KeyedCall, keepAnswer, keptAnswer, keyOf, oneAtATime, scopeOf } from './idempotency.ts'
import { checked } from './validate.ts'

export type Incoming = { request: Request; url: URL; params: Record<string, string>; base: string; region: string }

/** Carries out calls of a running sandbox; `log` receives what should never happen. */
export function createPipeline(log: (text: string) => void) {
  const alone = oneAtATime()

  /** Answers one call; throws nothing. A connection that is to be cut is marked, see `connectionCut`. */
  return async function answer<Name extends CallName>(
    site: Site,
    name: Name,
    handler: Handler<Name>,
    incoming: Incoming,
  ): Promise<Response> {
    const call: Endpoint = endpoints[name]
    const trigger = (kind: FaultKind) => site.faults.trigger(kind, { call: name, country: site.code })
    const late = trigger('latency')
    if (late) await new Promise(resolve => setTimeout(resolve, late.milliseconds ?? 1000))
    if (trigger('cut')) return connectionCut()
    let response: Response
    try {
      const tooMany = trigger('tooMany')
      if (tooMany) throw refuse('TooManyRequests', { retryAfter: tooMany.seconds ?? 1 })
      const broken = trigger('serverError')
      if (broken) throw new RefusedCall(broken.status ?? 500, 'InternalError')
      const key = sentKey(call, incoming.request)
      if (key === undefined) refuseByFault(trigger)
      response = await carryOut(site, name, call, handler, incoming, key)
    } catch (error) {
      if (!(error instanceof RefusedCall)) log(`${name}: ${error instanceof Error ? error.stack : String(error)}`)
      response = errorAnswer(name, error instanceof RefusedCall ? error : refuse('InternalError'))
    }
    if (trigger('answerLost')) return connectionCut()
    if (trigger('malformed')) response = await malformed(response)
    const skew = trigger('clockSkew')
    const moment = site.clock.now() + (skew?.seconds ?? 0) * 1000
    response.headers.set('Date', new Date(moment).toUTCString())
    return response
  }

  async function carryOut<Name extends CallName>(
    site: Site,
    name: Name,
    call: Endpoint,
    handler: Handler<Name>,
    { request, url, params, base, region }: Incoming,
    key: string | undefined,
  ): Promise<Response> {
    const trigger = (kind: FaultKind) => site.faults.trigger(kind, { call: name, country: site.code })
    const body = call.input
      ? await readJson(request, name === 'createBulkJob' ? BULK_BODY_MAX_BYTES : BODY_MAX_BYTES)
      : undefined
    const caller = await callerFor(site, call, request)
    const input = checked(call, { params, query: url.searchParams, body })

    const run = async (keyed?: KeyedCall): Promise<Response> => {
      if (keyed) {
        const kept = keptAnswer(site, keyed)
        if (kept) return jsonAnswer(kept.answer, kept.status, { 'Idempotency-Replayed': 'true' })
        // What was carried out under this key is answered with what became of it, and not refused.
        refuseByFault(trigger)
      }
      const handled = {
        site,
        caller,
        region,
        base,
        origin: loopbackOrigin(request.headers.get('origin')),
        ...input,
        faulty: (kind: FaultKind) => trigger(kind) !== undefined,
        commit: <Answer>(work: () => Answer): Committed<Answer> =>
          site.db.transaction(() => {
            const answer = work()
            if (keyed) keepAnswer(site, keyed, { status: 200, answer: JSON.stringify(answer) })
            return { kept: true, answer }
          }),
      } as unknown as Call<Name>
      try {
        return asResponse(await handler(handled))
      } catch (error) {
        // A refusal is an answer too: the same submission is refused alike, whatever has changed since. "Too many" is
        // none: the call is to be sent again, under the same key.
        if (keyed && error instanceof RefusedCall && error.status < 500 && error.status !== TOO_MANY)
          keepAnswer(site, keyed, { status: error.status, answer: await errorAnswer(name, error).text() })
        throw error
      }
    }
    if (key === undefined) return run()
    const sent = JSON.stringify([input.params, input.query ?? null, body ?? null])
    const keyed = { scope: scopeOf(site, caller), key, call: name, body: sent }
    return alone(`${keyed.scope} ${key}`, () => run(keyed))
  }
}

/** The Idempotency-Key of a call that has one. */
const sentKey = ({ retry }: Endpoint, { headers }: Request): string | undefined =>
  retry === 'keyed' || retry === 'replace' ? keyOf(headers.get(KEY_HEADER)) : undefined

function refuseByFault(trigger: (kind: FaultKind) => ReturnType<Site['faults']['trigger']>): void {
  const refusal = trigger('refusal')
  if (refusal) throw new RefusedCall(refusal.status ?? 400, refusal.message ?? 'InternalErrorException')
}

async function callerFor(site: Site, call: Endpoint, request: Request): Promise<Caller> {
  // Services without Authorization read no header; the proof of their callers is in the body.
  if (!services[call.service].authorized) return { kind: 'public' }
  const caller = await callerOf(site, request.headers.get('authorization'))
  const open = call.who.includes('public')
  if (open) return caller ?? { kind: 'public' }
  if (!caller || caller.kind === 'public') throw refuse('Unauthorized')
  if (!rolesOf(caller).some(role => call.who.includes(role))) throw refuse('Forbidden')
  return caller
}

const asResponse = (reply: unknown): Response => {
  if (reply instanceof Blob) return fileAnswer(reply)
  if (typeof reply === 'object' && reply !== null) {
    if ('kept' in reply) return jsonAnswer(JSON.stringify((reply as Committed<unknown>).answer))
    if ('json' in reply) return jsonAnswer((reply as Written).json)
  }
  return jsonAnswer(JSON.stringify(reply))
}
