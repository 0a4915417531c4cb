// A fetch whose answer is whole: read to its end, no larger than it may be, with the server's time noted.
import type { CorrectedClock } from '#ports'

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** No usable answer came: no network, a connection that broke, or an answer beyond all measure. */
export class LostAnswer extends Error {
  override name = 'LostAnswer'
}

export type Trust = {
  /** Its Date header corrects the clock (SES-103). */
  tellsTime: boolean
  /** A larger answer is given up. */
  maxBytes: number
}

/**
 * @param fetch what really sends
 * @param clock is corrected by the Date header of trusted servers, to half the time of travel (SES-103)
 * @returns a fetch that raises LostAnswer when the answer did not arrive whole, or the reason of an abort
 */
export function wholeFetch(fetch: Fetch, clock: CorrectedClock) {
  return async (
    input: string | URL | Request,
    init: RequestInit | undefined,
    { tellsTime, maxBytes }: Trust,
  ): Promise<Response> => {
    const sent = Date.now()
    try {
      const response = await fetch(input, init)
      const date = response.headers.get('date')
      // Only an answer that comes straight from the server tells its time.
      if (tellsTime && date && !response.headers.has('age')) correct(clock, date, sent, Date.now())
      const body = NO_BODY.includes(response.status) ? null : await readWhole(response, maxBytes)
      return new Response(body, { status: response.status, headers: response.headers })
    } catch (error) {
      if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) throw error
      throw new LostAnswer('no answer')
    }
  }
}

const NO_BODY = [101, 204, 205, 304]

function correct(clock: CorrectedClock, date: string, sentMs: number, receivedMs: number): void {
  const server = Date.parse(date)
  // The header names whole seconds: on average half of one has passed.
  if (Number.isFinite(server)) clock.correct(server + 500, (sentMs + receivedMs) / 2)
}

/** The bytes of a body; raises LostAnswer beyond `maxBytes`, after which nothing more is read. */
async function readWhole(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new LostAnswer(`more than ${maxBytes} bytes`)
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
