// A slow line to everything that a page asks for: each answer begins so much later, and all of them share its bytes. What is more
// urgent comes first, and of the same urgency what was asked for first, as hosts with HTTP/2 send it (RFC 9218). A browser's own
// emulation shares alike between all files, so that style sheets would wait for scripts.
import { gzipSync } from 'node:zlib'

export type SlowLine = {
  /** An answer as it comes over the line, asked for now. */
  carry(answer: Response, urgency: number): Promise<Response>
}

/** A line that has sent nothing for so long begins anew; until then what a busy machine sent late is made up for. */
const IDLE_MS = 50
const PART_BYTES = 500
/** What is left of the headers of an answer when those that it has in common with others were sent before. */
const HEADER_BYTES = 100
const COMPRESS_MIN_BYTES = 1024

/** What a browser says in its header; 3 where it says nothing. */
export const urgencyOf = (headers: Headers): number => Number(/\bu=(\d)/.exec(headers.get('priority') ?? '')?.[1] ?? 3)
/**
 * Of a call. Chromium sends `u=1, i` for each fetch() and for the question before it, seen from 156 over HTTP/2; the sandbox is called
 * over HTTP/1.1, where the header is not sent.
 */
export const CALL_URGENCY = 1

export function createSlowLine(bytesPerSecond: number, latencyMs: number): SlowLine {
  type Waiting = { urgency: number; turn: number; bytes: number; come(): void }
  const waiting: Waiting[] = []
  let turns = 0
  /** When the line has sent what it began, by `performance.now()`. */
  let freeAt = 0
  let sends = false

  async function send(): Promise<void> {
    if (sends) return
    sends = true
    if (performance.now() - freeAt > IDLE_MS) freeAt = performance.now()
    while (waiting.length > 0) {
      waiting.sort((one, other) => one.urgency - other.urgency || one.turn - other.turn)
      const next = waiting.shift()
      if (!next) break
      freeAt += (next.bytes / bytesPerSecond) * 1000
      await until(freeAt)
      next.come()
      // Whoever waited for it may have more to send.
      await new Promise(setImmediate)
    }
    sends = false
  }

  const pass = (bytes: number, urgency: number, turn: number) =>
    new Promise<void>(come => {
      waiting.push({ urgency, turn, bytes, come })
      void send()
    })

  return {
    async carry(answer, urgency) {
      const turn = turns++
      const begins = until(performance.now() + latencyMs)
      const whole = new Uint8Array(await answer.arrayBuffer())
      await begins
      await pass(HEADER_BYTES, urgency, turn)
      if (whole.length === 0) return new Response(null, answer)
      let at = 0
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const part = whole.subarray(at, at + PART_BYTES)
          await pass(part.length, urgency, turn)
          at += part.length
          controller.enqueue(part)
          if (at === whole.length) controller.close()
        },
      })
      return new Response(body, answer)
    },
  }
}

/** An answer of a server that compresses, as one for browsers does. */
export async function compressed(answer: Response): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer())
  if (whole.length === 0) return new Response(null, answer)
  if (whole.length < COMPRESS_MIN_BYTES || answer.headers.has('content-encoding')) return new Response(whole, answer)
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  return new Response(new Uint8Array(gzipSync(whole)), { status: answer.status, headers })
}

const until = async (at: number): Promise<void> => {
  const ms = at - performance.now()
  // A timer may not be shorter than a millisecond; what is too short is made up for by the next part.
  if (ms >= 1) await new Promise(done => setTimeout(done, ms))
}
