// What lies between a device and the server: answers that are lost, cut at any byte, late, or somebody else's.
import type { Sandbox } from '#sandbox/sandbox.ts'
import type { Time } from './time.ts'

export type NetworkFault = {
  /** Calls that it meets: those whose path contains this; '' for all. */
  path: string
  /** How many calls it still meets. */
  times: number
  /** It is over then, in milliseconds of the timers. */
  until?: number
} & (
  | { what: 'lost' | 'lostAnswer' | 'hanging' }
  /** The connection ends after this share of the answer's bytes. */
  | { what: 'cut' | 'short'; share: number }
  /** Something on the way answers, before or after the call was carried out. */
  | { what: 'proxy'; status: number; body: string; before: boolean }
  /** The answer comes this much later, in milliseconds. */
  | { what: 'slow'; ms: number }
)

export type Network = {
  online: boolean
  /** Every message takes this much longer, in milliseconds. */
  slowMs: number
  faults: NetworkFault[]
  /** Calls of the sandbox that are being carried out now; they take real time. */
  working(): number
  /** Calls that have been sent. */
  sent(): number
  /** Paths of the calls whose answers are on their way or awaited. */
  underway(): string[]
  /** What becomes of a call that is under way, by its place among them. */
  hit(index: number, fault: NetworkFault): void
  /** Counts something of the sandbox that takes real time. */
  track<Value>(work: Promise<Value>): Promise<Value>
  fetch(input: string | URL | Request, init: RequestInit | undefined, from: Caller): Promise<Response>
}

/** A call as it was sent. */
export type SentCall = { path: string; query: string }

/** The page that asks. */
export type Caller = {
  /** Nobody hears the answer. */
  isGone(): boolean
  /** An answer is about to arrive; undefined for one that cannot be read to its end. */
  heard(call: SentCall, status: number, text: string | undefined): void
}

type UnderwayCall = { path: string; fault: NetworkFault | undefined; isLost: boolean }

const TRAVEL_MS = [12, 35, 60, 20, 90, 45, 150, 28]

const never = <Value>(): Promise<Value> => new Promise(() => {})

/** What the site says of its own build. */
const MANIFEST = '/asset-manifest.json'
/** The script of a build. */
export const scriptOf = (build: number): string => `/_assets/portal-${build}.js`

/** @param build the build that is published now */
export function createNetwork(sandbox: Sandbox, time: Time, build: () => number): Network {
  let working = 0
  let sent = 0
  const underway = new Set<UnderwayCall>()
  const wait = (ms: number) => new Promise<void>(resolve => void time.after(ms, resolve))

  function metFault(path: string): NetworkFault | undefined {
    network.faults = network.faults.filter(({ until = Infinity }) => until > time.passed())
    const met = network.faults.find(fault => fault.times > 0 && path.includes(fault.path))
    if (met) met.times -= 1
    network.faults = network.faults.filter(fault => fault.times > 0)
    return met
  }

  async function track<Value>(work: Promise<Value>): Promise<Value> {
    working += 1
    try {
      return await work
    } finally {
      working -= 1
    }
  }

  async function answer(request: Request): Promise<{ text: Uint8Array<ArrayBuffer>; response: Response }> {
    if (new URL(request.url).pathname === MANIFEST) {
      const response = Response.json({ build: String(build()), files: [scriptOf(build())] })
      return { response, text: new Uint8Array(await response.clone().arrayBuffer()) }
    }
    const response = await sandbox.fetch(request)
    return { response, text: new Uint8Array(await response.arrayBuffer()) }
  }

  /** One call after the other, so that a run can be repeated. */
  let before: Promise<unknown> = Promise.resolve()
  function carryOut(request: Request) {
    const mine = before.then(() => answer(request))
    before = mine.catch(() => {})
    return track(mine)
  }

  async function meet(request: Request, travelMs: number): Promise<Response> {
    const path = new URL(request.url).pathname
    const call: UnderwayCall = { path, fault: network.online ? metFault(path) : undefined, isLost: !network.online }
    underway.add(call)
    try {
      return await carry(call, request, travelMs)
    } finally {
      underway.delete(call)
    }
  }

  async function carry(call: UnderwayCall, request: Request, travelMs: number): Promise<Response> {
    await wait(travelMs)
    if (call.isLost || call.fault?.what === 'lost') throw new TypeError('network')
    if (call.fault?.what === 'hanging') return never()
    if (call.fault?.what === 'proxy' && call.fault.before)
      return new Response(call.fault.body, { status: call.fault.status })
    // The sandbox waits by the clock of the process, which stands still while it works.
    const late = sandbox.control.faults.trigger('latency', { call: '*', country: 'NO' })
    if (late) await wait(late.milliseconds ?? 1000)
    const { response, text } = await carryOut(request)
    const { status, headers } = response
    await wait(travelMs)
    const { fault } = call
    if (fault?.what === 'slow') await wait(fault.ms)
    if (fault?.what === 'hanging') return never()
    if (!network.online || fault?.what === 'lostAnswer' || fault?.what === 'lost') throw new TypeError('network')
    if (fault?.what === 'proxy') return new Response(fault.body, { status: fault.status })
    const noBody = [101, 204, 205, 304].includes(status)
    if (fault?.what === 'short')
      return new Response(noBody ? null : text.slice(0, Math.floor(text.length * fault.share)), { status, headers })
    if (fault?.what === 'cut') {
      const body = new ReadableStream({
        pull(controller) {
          controller.enqueue(text.slice(0, Math.floor(text.length * fault.share)))
          controller.error(new TypeError('cut'))
        },
      })
      return new Response(body, { status, headers })
    }
    return new Response(noBody ? null : text, { status, headers })
  }

  const network: Network = {
    online: true,
    slowMs: 0,
    faults: [],
    working: () => working,
    sent: () => sent,
    underway: () => [...underway].map(({ path }) => path),
    hit(index, fault) {
      const call = [...underway][index]
      if (call) call.fault = fault
    },
    track,
    async fetch(input, init, { isGone, heard }) {
      if (isGone()) return never()
      const request = new Request(input, init)
      sent += 1
      const travelMs = (TRAVEL_MS[sent % TRAVEL_MS.length] ?? 20) + network.slowMs
      const aborted = new Promise<never>((_, reject) => {
        const { signal } = request
        const end = () => reject(signal.reason ?? new DOMException('ended', 'AbortError'))
        if (signal.aborted) end()
        else signal.addEventListener('abort', end, { once: true })
      })
      // The server does not learn that nobody waits any more.
      const { url, method, headers } = request
      const body = method === 'GET' ? null : await request.clone().text()
      const { pathname: path, search: query } = new URL(url)
      const call = { path, query }
      const passedOn = new Request(url, { method, headers, body })
      const response = await Promise.race([meet(passedOn, travelMs), aborted])
      if (isGone()) return never()
      const text = response.headers.get('content-type')?.includes('json')
        ? await response
            .clone()
            .text()
            .catch(() => undefined)
        : undefined
      heard(call, response.status, text)
      return response
    },
  }
  return network
}
