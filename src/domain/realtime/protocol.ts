// The socket of live updates as one pure step (RTM-001, RTM-002, RTM-004 to RTM-006, RTM-101). Time, chance and the socket
// itself are outside: what happened comes in as an event, what is to be done goes out as commands.
import type { ClientMessage, Order, ServerMessage } from '#schema/wire'

/** A closed socket is opened again after this long (RTM-005), and a queued message may follow another (RTM-006). */
export const RECONNECT_MS = 1000
export const QUEUE_CHECK_MS = 1000
/** At most so much is added by chance, lest all portals come back in the same instant after a fall of the server. */
export const JITTER_MS = 500

export type RealtimeState = {
  status: 'connected' | 'disconnected'
  /** Waiting to be sent, the oldest first. */
  queue: readonly ClientMessage[]
  /** Whose orders are wanted; undefined opens no socket. */
  vendorId: string | undefined
  /** Number of the socket that counts; what comes from an older one is ignored. */
  socket: number
  /** A socket is open, or about to open. */
  opening: boolean
  /** The wait for the next attempt is running. */
  waiting: boolean
  /** A message has just left; the next one waits for the check. */
  resting: boolean
  /** There was a socket before, so that something may have been missed. */
  missed: boolean
}

export type RealtimeEvent =
  /** The vendor that is looked at; undefined for nobody, and for guests, who open no socket (Q78). */
  | { type: 'vendorChosen'; vendorId: string | undefined }
  /** Logout: the socket is closed and everything forgotten (SES-007). */
  | { type: 'stopped' }
  | { type: 'opened'; socket: number }
  /** `chance`: 0 up to 1. */
  | { type: 'closed'; socket: number; chance: number }
  /** undefined: the message could not be read. */
  | { type: 'received'; socket: number; message: ServerMessage | undefined }
  | { type: 'reconnectDue'; socket: number }
  | { type: 'queueChecked' }

export type RealtimeCommand =
  | { do: 'open'; socket: number }
  | { do: 'close' }
  | { do: 'send'; message: ClientMessage }
  | { do: 'waitToReconnect'; delayMs: number; socket: number }
  | { do: 'waitToSend'; delayMs: number }
  | { do: 'apply'; order: Order }
  /** Something may have been missed: the list is to be fetched again (RTM-101). */
  | { do: 'refetch' }
  /** For engineers; never shown (RTM-009). */
  | { do: 'log'; what: 'unreadable' | 'subscription refused' }

export const initialRealtime: RealtimeState = {
  status: 'disconnected',
  queue: [],
  vendorId: undefined,
  socket: 0,
  opening: false,
  waiting: false,
  resting: false,
  missed: false,
}

type Step = [RealtimeState, RealtimeCommand[]]

const subscription = (vendor_id: string): ClientMessage => ({ action: 'subscribeToVendor', data: { vendor_id } })

/** What becomes of the socket when this happens. */
export function stepRealtime(state: RealtimeState, event: RealtimeEvent): Step {
  switch (event.type) {
    case 'vendorChosen':
      return choose(state, event.vendorId)
    case 'stopped':
      return stop(state)
    case 'queueChecked':
      return release({ ...state, resting: false })
  }
  // A socket that was given up still speaks for a while.
  if (event.socket !== state.socket) return [state, []]
  switch (event.type) {
    case 'opened':
      return opened(state)
    case 'closed':
      return closed(state, event.chance)
    case 'reconnectDue':
      return reconnect({ ...state, waiting: false })
    case 'received':
      return [state, received(event.message)]
  }
}

function choose(state: RealtimeState, vendorId: string | undefined): Step {
  if (vendorId === state.vendorId) return [state, []]
  if (vendorId === undefined) return stop(state)
  const chosen = { ...state, vendorId }
  if (state.status === 'connected') return release({ ...chosen, queue: [subscription(vendorId)] })
  // A wait for the next attempt is cut short by nobody: one socket at a time, one attempt a second.
  return state.opening || state.waiting ? [chosen, []] : open(chosen)
}

const reconnect = (state: RealtimeState): Step =>
  state.vendorId === undefined || state.opening ? [state, []] : open(state)

function open(state: RealtimeState): Step {
  const socket = state.socket + 1
  return [{ ...state, socket, opening: true }, [{ do: 'open', socket }]]
}

function opened(state: RealtimeState): Step {
  if (state.vendorId === undefined) return [state, [{ do: 'close' }]]
  // Only the vendor of now is subscribed to, whatever was queued while there was no connection.
  const queue = [subscription(state.vendorId)]
  const [next, commands] = release({ ...state, status: 'connected', queue, missed: true })
  return [next, state.missed ? [...commands, { do: 'refetch' }] : commands]
}

function closed(state: RealtimeState, chance: number): Step {
  const next: RealtimeState = { ...state, status: 'disconnected', opening: false }
  if (state.vendorId === undefined) return [next, []]
  const delayMs = RECONNECT_MS + Math.round(JITTER_MS * chance)
  return [{ ...next, waiting: true }, [{ do: 'waitToReconnect', delayMs, socket: state.socket }]]
}

function stop(state: RealtimeState): Step {
  // The number goes on, so that the old socket is not heard any more, and another may be opened at once.
  const socket = state.opening ? state.socket + 1 : state.socket
  const next: RealtimeState = { ...initialRealtime, socket, waiting: state.waiting, resting: state.resting }
  return [next, state.opening ? [{ do: 'close' }] : []]
}

/** One message at a time, only while connected, each a second after the one before (RTM-006). */
function release(state: RealtimeState): Step {
  const [message, ...queue] = state.queue
  if (state.status !== 'connected' || state.resting || !message) return [state, []]
  return [
    { ...state, queue, resting: true },
    [
      { do: 'send', message },
      { do: 'waitToSend', delayMs: QUEUE_CHECK_MS },
    ],
  ]
}

function received(message: ServerMessage | undefined): RealtimeCommand[] {
  if (!message) return [{ do: 'log', what: 'unreadable' }]
  switch (message.event.type) {
    case 'order_update':
      return [{ do: 'apply', order: message.event.data }]
    case 'subscribe_refused':
      return [{ do: 'log', what: 'subscription refused' }]
    case 'subscribe_ok':
      return []
  }
}
