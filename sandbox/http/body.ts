// The body of a request: never larger than it needs to be, always JSON.
import { RefusedCall, refuse, violation } from '../refused-call.ts'

/** The largest body of any other call; an order with all its fields is below 10 kB. */
export const BODY_MAX_BYTES = 262_144
/** A bulk file of 5 MB as base64, with some room for its envelope (BLK-011). */
export const BULK_BODY_MAX_BYTES = 7_200_000

/** Reads a body as JSON; undefined when there is none. Throws BodyTooLarge, or InvalidRequest for bad JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.byteLength === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw violation('body', 'json', 'is no JSON in UTF-8')
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw refuse('BodyTooLarge')
  if (!request.body) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body) {
      size += part.byteLength
      if (size > maxBytes) throw refuse('BodyTooLarge')
      parts.push(part)
    }
  } catch (error) {
    // Whoever sent it has gone: nobody reads the answer, and nothing is wrong here.
    throw error instanceof RefusedCall ? error : violation('body', 'cut', 'ended too early')
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}
