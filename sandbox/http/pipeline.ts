// The way of every call: faults, size, JSON, caller, schema, key, handler, faults again, answer.
import { type Endpoint, services } from '#contract/endpoint'
import { endpoints } from '#contract/endpoints'
import { KEY_HEADER } from '#contract/repeating'
import { type Caller, callerOf, rolesOf } from '#sandbox/caller'
import type { FaultKind } from '#sandbox/faults/kinds'
import { connectionCut, errorAnswer, fileAnswer, jsonAnswer, malformed } from '#sandbox/http/answers'
import { BODY_MAX_BYTES, BULK_BODY_MAX_BYTES, readJson } from '#sandbox/http/body'
import type { Call, CallName, Committed, Handler, Written } from '#sandbox/http/call'
import { loopbackOrigin } from '#sandbox/http/hosts'
import { type KeyedCall, keepAnswer, keptAnswer, keyOf, oneAtATime, scopeOf } from '#sandbox/http/idempotency'
import { checked } from '#sandbox/http/validate'
import { Refused, refuse } from '#sandbox/refused'
import type { Site } from '#sandbox/site'

export type Incoming = { request: Request; url: URL; params: Record<string, string>; region: string }

/** Carries out calls of a running sandbox; `log` hears of what should never happen. */
export function createPipeline(log: (text: string) => void) {
  const alone = oneAtATime()

  /** Answers one call; raises nothing. A connection that is to be cut is marked, see `connectionCut`. */
  return async function answer<Name extends CallName>(
    site: Site,
    name: Name,
    handler: Handler<Name>,
    incoming: Incoming,
  ): Promise<Response> {
    const call: Endpoint = endpoints[name]
    const strike = (kind: FaultKind) => site.faults.strike(kind, { call: name, country: site.code })
    const late = strike('latency')
    if (late) await new Promise(resolve => setTimeout(resolve, late.milliseconds ?? 1000))
    if (strike('cut')) return connectionCut()
    let response: Response
    try {
      const tooMany = strike('tooMany')
      if (tooMany) throw refuse('TooManyRequests', { retryAfter: tooMany.seconds ?? 1 })
      const broken = strike('serverError')
      if (broken) throw new Refused(broken.status ?? 500, 'InternalError')
      const refusal = strike('refusal')
      if (refusal) throw new Refused(refusal.status ?? 400, refusal.message ?? 'InternalErrorException')
      response = await carryOut(site, name, call, handler, incoming)
    } catch (error) {
      if (!(error instanceof Refused)) log(`${name}: ${error instanceof Error ? error.stack : String(error)}`)
      response = errorAnswer(name, error instanceof Refused ? error : refuse('InternalError'))
    }
    if (strike('answerLost')) return connectionCut()
    if (strike('malformed')) response = await malformed(response)
    const skew = strike('clockSkew')
    const moment = site.clock.now() + (skew?.seconds ?? 0) * 1000
    response.headers.set('Date', new Date(moment).toUTCString())
    return response
  }

  async function carryOut<Name extends CallName>(
    site: Site,
    name: Name,
    call: Endpoint,
    handler: Handler<Name>,
    { request, url, params, region }: Incoming,
  ): Promise<Response> {
    const body = call.input
      ? await readJson(request, name === 'createBulkJob' ? BULK_BODY_MAX_BYTES : BODY_MAX_BYTES)
      : undefined
    const caller = await callerFor(site, call, request)
    const input = checked(call, { params, query: url.searchParams, body })
    const key = call.retry === 'keyed' || call.retry === 'replace' ? keyOf(request.headers.get(KEY_HEADER)) : undefined

    const run = async (keyed?: KeyedCall): Promise<Response> => {
      if (keyed) {
        const kept = keptAnswer(site, keyed)
        if (kept) return jsonAnswer(kept.answer, kept.status, { 'Idempotency-Replayed': 'true' })
      }
      const handled = {
        site,
        caller,
        region,
        base: url.origin,
        origin: loopbackOrigin(request.headers.get('origin')),
        ...input,
        faulty: (kind: FaultKind) => site.faults.strike(kind, { call: name, country: site.code }) !== undefined,
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
        // A refusal is an answer too: the same press is refused alike, whatever has changed since.
        if (keyed && error instanceof Refused && error.status >= 400 && error.status < 500)
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

async function callerFor(site: Site, call: Endpoint, request: Request): Promise<Caller> {
  // Services without Authorization read no header; what their callers prove stands in the body.
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
