// The ports of a real browser. Nothing here is touched at import, so that pages can be rendered without one.
import { addressOf, splitPrefix } from '#contract/routes.ts'
import type { CorrectedClock, Exclusive, Navigate, OpenSocket, PageLifecycle, Storage, Uuid } from './ports.ts'
import { createStorage, type StoredFormats, type TextStorage } from './storage.ts'

/** A storage that the browser refuses to give, as with blocked cookies, is an empty one that keeps nothing. */
function storageOf(name: 'localStorage' | 'sessionStorage'): TextStorage {
  const area = (): TextStorage => window[name]
  return {
    getItem: key => area().getItem(key),
    setItem: (key, value) => area().setItem(key, value),
    removeItem: key => area().removeItem(key),
  }
}

/** Local and session storage of this browser. */
export function browserStorage(formats: StoredFormats): Storage {
  return createStorage({
    formats,
    device: storageOf('localStorage'),
    tab: storageOf('sessionStorage'),
    listen(listener) {
      const onStorage = (event: StorageEvent) => listener(event.key)
      // A page in the browser's memory hears nothing of what the pages after it have stored.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener(undefined)
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onShow)
      return () => {
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onShow)
      }
    },
  })
}

/** A random UUID; `crypto.randomUUID` is missing on pages that are not served securely. */
export const browserUuid: Uuid = () => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** One tab at a time, by the browser's own locks; where there are none, tabs do not wait for each other (SES-101). */
export const browserExclusive: Exclusive = async (name, action) =>
  navigator.locks ? navigator.locks.request(`portal:${name}`, action) : action()

/** A host that does not answer for so long cannot be reached, in milliseconds. */
const PAGE_TIMEOUT_MS = 3000

/** @param prefixes of all languages of the site, such as ['', '/ar'] */
export function browserNavigate(prefixes: readonly string[]): Navigate {
  const shown = () => splitPrefix(location.pathname, prefixes)
  const local = (path: string) => {
    const { prefix } = shown()
    const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
    return addressOf(prefix, pathname) + rest
  }
  return {
    current: () => shown().path + location.search,
    go: path => location.assign(local(path)),
    replace: path => location.replace(local(path)),
    async opens(path) {
      try {
        const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS)
        return (await fetch(local(path), { method: 'HEAD', cache: 'no-store', signal })).ok
      } catch {
        return false
      }
    },
    reload: () => location.reload(),
  }
}

/**
 * Yields to the main thread, so that the browser can draw and handle input before what comes next: on a slow phone two steps that are quick each by
 * itself are too long together. A message, and no timer, since timers of pages in the background wait for a second.
 */
export function yieldToMain(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Network and visibility of this page. */
export const browserPageLifecycle: PageLifecycle = {
  online: () => navigator.onLine,
  onOnline(listener) {
    const on = () => listener(true)
    const off = () => listener(false)
    addEventListener('online', on)
    addEventListener('offline', off)
    return () => {
      removeEventListener('online', on)
      removeEventListener('offline', off)
    }
  },
  onReturn(listener) {
    const onShow = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', onShow)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onShow)
      removeEventListener('pageshow', onShow)
    }
  },
}

/** A websocket whose messages are JSON; what cannot be read arrives as undefined and is left to the receiver. */
export const browserSocket: OpenSocket = (address, on) => {
  const socket = new WebSocket(address)
  socket.addEventListener('open', () => on.open())
  socket.addEventListener('close', () => on.close())
  socket.addEventListener('message', ({ data }) => {
    try {
      on.message(JSON.parse(String(data)))
    } catch {
      on.message(undefined)
    }
  })
  return {
    send: message => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  }
}

// The one clock: the device's, corrected by the server's Date header (SES-103).

/** A device that differs less than this is taken to be right, since a Date header names whole seconds. */
const TOLERANCE_MS = 2000

export type ClockSettings = {
  /** The correction that was found last, in milliseconds. */
  offsetMs?: number
  /** Called with a new correction, to keep it for the next page. */
  corrected?(offsetMs: number): void
}

/** @returns a clock over `Date.now` and `setTimeout` */
export function createClock({ offsetMs = 0, corrected }: ClockSettings = {}): CorrectedClock {
  let offset = offsetMs
  const listeners = new Set<() => void>()
  return {
    now: () => Math.round(Date.now() + offset),
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    correct(serverMs, deviceMs) {
      const measured = Math.round(serverMs - deviceMs)
      const next = Math.abs(measured) <= TOLERANCE_MS ? 0 : measured
      if (Math.abs(next - offset) <= TOLERANCE_MS) return
      offset = next
      corrected?.(next)
      for (const listener of listeners) listener()
    },
    onCorrection(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
