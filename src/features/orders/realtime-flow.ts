// The socket of live updates as one pure step (RTM-001, RTM-002, RTM-004 to RTM-006, RTM-101). Time, random numbers and
// the socket itself are outside: events come in, commands go out.
import type { ClientMessage, Order, ServerMessage } from '#schema/wire.ts'

/** A closed socket is opened again after this long (RTM-005), and queued messages are sent at this interval (RTM-006). */
export const RECONNECT_MS = 1000
export const QUEUE_CHECK_MS = 1000
/** The maximum random delay, so that not all portals reconnect at once after an outage. */
export const JITTER_MS = 500

export type RealtimeState = {
  status: 'connected' | 'disconnected'
  /** Waiting to be sent, the oldest first. */
  queue: readonly ClientMessage[]
  /** The vendor whose orders are wanted; undefined opens no socket. */
  vendorId: string | undefined
  /** ID of the current socket; messages of an older one are ignored. */
  socket: number
  /** A socket is open, or about to open. */
  opening: boolean
  /** The wait for the next attempt is running. */
  waiting: boolean
  /** A message has just been sent; the next one waits for the check. */
  resting: boolean
}

export type RealtimeEvent =
  /** The chosen vendor; undefined without one, and for guests, who open no socket (Q78). */
  | { type: 'vendorChosen'; vendorId: string | undefined }
  /** Logout: the socket is closed and everything forgotten (SES-007). */
  | { type: 'stopped' }
  | { type: 'opened'; socket: number }
  /** `random`: from 0 up to 1. */
  | { type: 'closed'; socket: number; random: number }
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
  /** Updates may have been missed: the list is fetched again (RTM-101). */
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
}

type Step = [RealtimeState, RealtimeCommand[]]

const subscription = (vendor_id: string): ClientMessage => ({ action: 'subscribeToVendor', data: { vendor_id } })

/** The next state after an event, and its commands. */
export function stepRealtime(state: RealtimeState, event: RealtimeEvent): Step {
  switch (event.type) {
    case 'vendorChosen':
      return choose(state, event.vendorId)
    case 'stopped':
      return stop(state)
    case 'queueChecked':
      return release({ ...state, resting: false })
  }
  // An abandoned socket may send for a while.
  if (event.socket !== state.socket) return [state, []]
  switch (event.type) {
    case 'opened':
      return opened(state)
    case 'closed':
      return closed(state, event.random)
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
  // Nothing cuts the wait for the next attempt short: one socket at a time, one attempt a second.
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
  // Only the current vendor is subscribed to, whatever was queued without a connection.
  const queue = [subscription(state.vendorId)]
  return release({ ...state, status: 'connected', queue })
}

function closed(state: RealtimeState, random: number): Step {
  const next: RealtimeState = { ...state, status: 'disconnected', opening: false }
  if (state.vendorId === undefined) return [next, []]
  const delayMs = RECONNECT_MS + Math.round(JITTER_MS * random)
  return [{ ...next, waiting: true }, [{ do: 'waitToReconnect', delayMs, socket: state.socket }]]
}

function stop(state: RealtimeState): Step {
  // The ID increases, so that the old socket is ignored from now on and another may be opened at once.
  const socket = state.opening ? state.socket + 1 : state.socket
  const next: RealtimeState = { ...initialRealtime, socket, waiting: state.waiting, resting: state.resting }
  return [next, state.opening ? [{ do: 'close' }] : []]
}

/** One message at a time, only while connected, a second apart (RTM-006). */
function release(state: RealtimeState): Step {
  const [message, ...queue] = state.queue
  if (state.status !== 'connected' || state.resting || !message) return [state, []]
  return [
    { ...state, queue, resting: true },
    [
      { do: 'send', message },
      { do: 'waitToSend', delayMs: QUEUE_CHECK_MS },
      // The list was fetched before this: what has happened since is neither in it nor sent again.
      { do: 'refetch' },
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

// Which screen an update is for, and when the orders are fetched again (RTM-007, RTM-010, Q79).

/** The screen that is shown, as far as live updates are concerned. */
export type LiveScreen = 'tracking' | 'history' | undefined

/** The screen of a path, with or without its language: any path with /history in it is a history screen (RTE-028). */
export function liveScreenOf(path: string): LiveScreen {
  if (path.includes('/history')) return 'history'
  return path.includes('/order-tracking') ? 'tracking' : undefined
}

/**
 * Tracking takes orders created today or later, the history older ones; other screens take none (RTM-007).
 * @param startOfToday unix milliseconds, in the country's zone
 */
export function isForScreen(
  { created_at }: Pick<Order, 'created_at'>,
  screen: LiveScreen,
  startOfToday: number,
): boolean {
  if (screen === undefined) return false
  return (screen === 'tracking') === created_at * 1000 >= startOfToday
}

/** How often the age of the orders is checked, in milliseconds. */
export const AGE_CHECK_MS = 5000
/** Orders older than this are fetched again: for guests and with DynamicTimeEstimation, and otherwise. */
const SHORT_AGE_MS = 60_000
const LONG_AGE_MS = 300_000

/** The age beyond which orders are fetched again, in milliseconds, whether or not a socket is up (Q79). */
export const ageLimit = (context: { guest: boolean; dynamicTimeEstimation: boolean }): number =>
  context.guest || context.dynamicTimeEstimation ? SHORT_AGE_MS : LONG_AGE_MS

/** What decides whether the orders on a screen are current; moments in unix milliseconds. */
export type Freshness = {
  /** When the shown answer arrived. */
  fetchedAt: number
  now: number
  guest: boolean
  dynamicTimeEstimation: boolean
  /** The socket has been down since; guests have none (Q78). */
  downSince: number | undefined
  online: boolean
  /** The last fetch failed. */
  failed: boolean
}

/** A due poll is noticed within a few seconds, and its answer takes some time. */
const GRACE_MS = 2 * AGE_CHECK_MS

/**
 * Whether the orders may be out of date: by age, or at once if nothing can arrive. Without live updates
 * the shorter limit applies, as for guests, who never have them (TRK-101, TRK-105).
 */
export function isStale({ fetchedAt, now, downSince, online, failed, ...context }: Freshness): boolean {
  if (!online || failed) return true
  const isLive = downSince === undefined || now - downSince <= SHORT_AGE_MS
  return now - fetchedAt > (isLive ? ageLimit(context) : SHORT_AGE_MS) + GRACE_MS
}

/** Whether orders are to be fetched again; true if they never were, or in a time that is still to come. Unix milliseconds. */
export const isOutOfDate = (
  fetchedAt: number | undefined,
  now: number,
  context: { guest: boolean; dynamicTimeEstimation: boolean },
): boolean => fetchedAt === undefined || now < fetchedAt || now - fetchedAt > ageLimit(context)
