// A websocket without a network, for tests: what a browser's WebSocket offers of what the portal uses.

import type { Sites } from '../sites.ts'
import type { Listener } from './hub.ts'
import { admit } from './sockets.ts'

type Events = { open: Event; message: MessageEvent<string>; close: Event; error: Event }

export type LocalSocket = EventTarget & {
  /** 0 connecting, 1 open, 2 closing, 3 closed, as of WebSocket. */
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: Event) => void) | null
  onerror: ((event: Event) => void) | null
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** Connects after the current turn, as a real one does; refused without a token that holds. */
export function openLocalSocket(sites: Sites, url: string): LocalSocket {
  let state = CONNECTING
  let listener: Listener | undefined
  const target = new EventTarget()
  const socket = Object.assign(target, {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text: string) => {
      if (state === OPEN) listener?.receive(text)
    },
    close: () => end(),
  }) as LocalSocket
  Object.defineProperty(socket, 'readyState', { get: () => state })
  const dispatch = <Name extends keyof Events>(name: Name, event: Events[Name]) => {
    target.dispatchEvent(event)
    const handler = socket[`on${name}`] as ((event: Events[Name]) => void) | null
    handler?.(event)
  }
  const end = () => {
    if (state === CLOSED) return
    state = CLOSED
    listener?.left()
    queueMicrotask(() => dispatch('close', new Event('close')))
  }
  void admit(sites, new URL(url)).then(join => {
    if (state === CLOSED) return
    if (!join) {
      dispatch('error', new Event('error'))
      return end()
    }
    state = OPEN
    listener = join({
      send: text => {
        if (state === OPEN) dispatch('message', new MessageEvent('message', { data: text }))
      },
      close: end,
    })
    dispatch('open', new Event('open'))
  })
  return socket
}
