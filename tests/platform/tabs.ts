// A browser for tests: several tabs over one storage, one clock that passes on demand, and a network that can be cut.

import { storedFormats } from '#app/stored-formats.ts'
import type { CallProblem } from '#contract/call-problem.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Clock, CorrectedClock, Exclusive, Navigate, PageLifecycle, Send, Storage } from '#platform/ports.ts'
import { createStorage, type TextStorage } from '#platform/storage.ts'
import { turn } from './fake-time.ts'

const texts = (
  map: Map<string, string>,
  isFull: () => boolean,
  changed: (key: string) => void = () => {},
): TextStorage => ({
  getItem: key => map.get(key) ?? null,
  setItem(key, value) {
    if (isFull()) throw new DOMException('', 'QuotaExceededError')
    if (map.get(key) === value) return
    map.set(key, value)
    changed(key)
  },
  removeItem(key) {
    if (map.delete(key)) changed(key)
  },
})

export type FakeClock = Clock &
  Pick<CorrectedClock, 'onCorrection'> & { pass(ms: number): Promise<void>; jump(ms: number): void }

/** A clock that is stopped at `start` (unix milliseconds) until time is passed. */
export function fakeClock(start: number): FakeClock {
  let now = start
  let waiting: { at: number; action: () => void }[] = []
  return {
    now: () => now,
    /** The time is always right here. */
    onCorrection: () => () => {},
    after(delayMs, action) {
      const entry = { at: now + delayMs, action }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter(one => one !== entry)
      }
    },
    /** As a device that slept: nothing runs. */
    jump(ms) {
      now += ms
    },
    async pass(ms) {
      await turn()
      const end = now + ms
      for (;;) {
        const next = waiting.filter(one => one.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        waiting = waiting.filter(one => one !== next)
        now = Math.max(now, next.at)
        next.action()
        await turn()
      }
      now = end
    },
  }
}

export type Tab = {
  storage: Storage
  navigate: Navigate & { visits: string[]; reloads: number; path: string }
  pageLifecycle: PageLifecycle
}

export type Browser = {
  clock: FakeClock
  device: Map<string, string>
  exclusive: Exclusive
  /** There is no room left, or there is again. */
  setFull(full: boolean): void
  tab(path?: string): Tab
  /** Cuts the network, or restores it; all tabs are notified. */
  setOnline(online: boolean): void
  /** Somebody looks at all tabs again. */
  look(): void
}

export function fakeBrowser(start: number): Browser {
  const device = new Map<string, string>()
  const tabs: Set<(key: string | null) => void>[] = []
  const onlineListeners = new Set<(online: boolean) => void>()
  const returnListeners = new Set<() => void>()
  const locks = new Map<string, Promise<unknown>>()
  let online = true
  let isFull = false

  return {
    clock: fakeClock(start),
    device,
    exclusive(name, action) {
      const next = (locks.get(name) ?? Promise.resolve()).then(action)
      locks.set(
        name,
        next.catch(() => undefined),
      )
      return next
    },
    setFull(full) {
      isFull = full
    },
    tab(path = '/request-a-rider') {
      const listeners = new Set<(key: string | null) => void>()
      tabs.push(listeners)
      const others = (key: string) => {
        for (const tab of tabs) if (tab !== listeners) for (const listener of tab) listener(key)
      }
      const storage = createStorage({
        formats: storedFormats,
        device: texts(device, () => isFull, others),
        tab: texts(new Map(), () => isFull),
        listen(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      })
      const visits: string[] = []
      const navigate: Tab['navigate'] = {
        visits,
        reloads: 0,
        path,
        current: () => navigate.path,
        go(to) {
          visits.push(to)
          navigate.path = to
        },
        replace: to => navigate.go(to),
        opens: async () => online,
        reload() {
          navigate.reloads++
        },
      }
      const pageLifecycle: PageLifecycle = {
        online: () => online,
        onOnline(listener) {
          onlineListeners.add(listener)
          return () => onlineListeners.delete(listener)
        },
        onReturn(listener) {
          returnListeners.add(listener)
          return () => returnListeners.delete(listener)
        },
      }
      return { storage, navigate, pageLifecycle }
    },
    setOnline(next) {
      online = next
      for (const listener of onlineListeners) listener(next)
    },
    look() {
      for (const listener of returnListeners) listener()
    },
  }
}

type Handler = (call: Record<string, unknown>) => unknown | Promise<unknown>

/** A problem instead of an answer. */
export class Refused {
  readonly problem: CallProblem
  constructor(problem: CallProblem) {
    this.problem = problem
  }
}

/** A `send` over handlers by the name of the call; `sent` is what was asked, in order. Any other call gets no answer. */
export function fakeSend(handlers: Partial<Record<EndpointName, Handler>>) {
  const sent: { name: EndpointName; call: Record<string, unknown> }[] = []
  const send = (async (name: EndpointName, call: Record<string, unknown>) => {
    sent.push({ name, call })
    const answer = await (handlers[name]?.(call) ?? new Refused({ code: 'no_answer' }))
    return answer instanceof Refused
      ? { state: 'failed', problem: answer.problem }
      : { state: 'answered', value: answer }
  }) as unknown as Send
  return { send, sent, names: () => sent.map(one => one.name) }
}

export const lost = () => new Refused({ code: 'no_answer' })
export const refusedWith = (status: number, message: string) => new Refused({ code: 'refused', status, message })
