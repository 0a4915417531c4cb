// Answers as they go over the wire.

import type { ErrorAnswer, FlagErrorAnswer, RegisterErrorAnswer } from '#schema/wire.ts'
import type { RefusedCall } from '../refused-call.ts'
import { digest } from '../store/secrets.ts'
import type { CallName } from './call.ts'

/** Header of an answer that never arrives; the server ends the connection instead, and an in-process call is rejected. */
export const CUT_HEADER = 'x-sandbox-cut'

/** Marks the connection as one that ends now. */
export const connectionCut = (): Response => new Response(null, { status: 599, headers: { [CUT_HEADER]: '1' } })

/** A JSON answer that no cache keeps. */
export const jsonAnswer = (json: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(json, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

/** A file with its media type. */
export const fileAnswer = (file: Blob): Response =>
  new Response(file, {
    headers: { 'Content-Type': file.type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })

/** Status of a call that is refused for now: every answer with it gives the seconds to wait. */
export const TOO_MANY = 429
const RETRY_SECONDS = 1

/** A refusal in the envelope of its call (API-009, API-010). */
export function errorAnswer(call: CallName | undefined, refused: RefusedCall): Response {
  const { retryAfter = refused.status === TOO_MANY ? RETRY_SECONDS : undefined } = refused.facts
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  const envelope = call === 'register' ? registering : call === 'evaluateFlags' ? evaluating : plain
  return jsonAnswer(JSON.stringify(envelope(refused)), refused.status, headers)
}

const plain = ({ status, message, facts }: RefusedCall): ErrorAnswer => ({
  status,
  message,
  ...(facts.errors && { errors: facts.errors }),
})

const registering = ({ status, message, facts }: RefusedCall): RegisterErrorAnswer => {
  const [first, ...others] = (facts.errors ?? []).map(error => ({
    message: error.message,
    path: error.path,
    rule: error.rule,
  }))
  const key = facts.translationKey
  const reason = first ?? { message, ...(key && { meta: { translation_key: key } }) }
  return { status, message, errors: [reason, ...others] }
}

const evaluating = ({ message, facts }: RefusedCall): FlagErrorAnswer => {
  const details = facts.errors?.map(({ path, message }) => `${path} ${message}`).join('; ')
  return { errorCode: facts.errors ? 'INVALID_CONTEXT' : message, ...(details && { errorDetails: details }) }
}

/** The same answer with its second half missing. */
export async function malformed(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, Math.ceil(text.length / 2)), response)
}

/** The same answer with a mark, or status 304 for whoever has this mark already; flag services are asked again and again. */
export async function unlessKnown(response: Response, known: string | undefined): Promise<Response> {
  if (!response.ok) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  const mark = `"${digest(text)}"`
  headers.set('ETag', mark)
  return known === mark ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
