// The socket of live updates as one pure step (RTM-001, RTM-002, RTM-004 to RTM-006, RTM-101). Time, random numbers and
// the socket itself are outside: events come in, commands go out.
import type { ClientMessage, Order, ServerMessage } from '#schema/wire.ts'

/** A closed socket is opened again after this long (RTM-005), and a queued message may follow another (RTM-006). */
export const RECONNECT_MS = 1000
export const QUEUE_CHECK_MS = 1000
/** At most this much is added at random, so that not all portals reconnect at once after an outage. */
export const JITTER_MS = 500

export type RealtimeState = {
  status: 'connected' | 'disconnected'
  /** Waiting to be sent, the oldest first. */
  queue: readonly ClientMessage[]
  /** Whose orders are wanted; undefined opens no socket. */
  vendorId: string | undefined
  /** Number of the current socket; messages of an older one are ignored. */
  socket: number
  /** A socket is open, or about to open. */
  opening: boolean
  /** The wait for the next attempt is running. */
  waiting: boolean
  /** A message has just left; the next one waits for the check. */
  resting: boolean
}

export type RealtimeEvent =
  /** The vendor that is looked at; undefined for nobody, and for guests, who open no socket (Q78). */
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
  // A socket that was given up still sends for a while.
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
  // Only the current vendor is subscribed to, whatever was queued while there was no connection.
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
  // The number increases, so that the old socket is ignored from now on, and another may be opened at once.
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
      // The list was asked for before: what happened until now is neither in it nor sent to anybody.
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

// Which updates count where, and when the orders are fetched again (RTM-007, RTM-010, Q79).

/** The screen that is shown, as far as live updates are concerned. */
export type LiveScreen = 'tracking' | 'history' | undefined

/** The screen of a path, with or without its language: any path with /history in it is a history screen (RTE-028). */
export function liveScreenOf(path: string): LiveScreen {
  if (path.includes('/history')) return 'history'
  return path.includes('/order-tracking') ? 'tracking' : undefined
}

/**
 * Tracking takes orders that were made today or later, the history those of before; other screens take none (RTM-007).
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

/** How often the age of the orders is looked at, in milliseconds. */
export const AGE_CHECK_MS = 5000
/** Orders older than this are fetched again: for guests and with DynamicTimeEstimation, and otherwise. */
const SHORT_AGE_MS = 60_000
const LONG_AGE_MS = 300_000

/** The age beyond which orders are fetched again, in milliseconds, whether or not a socket is up (Q79). */
export const ageLimit = (context: { guest: boolean; dynamicTimeEstimation: boolean }): number =>
  context.guest || context.dynamicTimeEstimation ? SHORT_AGE_MS : LONG_AGE_MS

/** What decides how far the orders on a screen can be trusted; moments in unix milliseconds. */
export type Freshness = {
  /** When the answer came that is shown. */
  fetchedAt: number
  now: number
  guest: boolean
  dynamicTimeEstimation: boolean
  /** The socket is missed since; guests have none to miss (Q78). */
  downSince: number | undefined
  online: boolean
  /** The last attempt to fetch failed. */
  failed: boolean
}

/** A poll that is due is looked for every few seconds, and its answer takes its time. */
const GRACE_MS = 2 * AGE_CHECK_MS

/**
 * Whether what is shown may be old: by the rule of its own age, or at once when nothing can come. Without live updates
 * the shorter limit applies, as for guests, who never have them (TRK-101, TRK-105).
 */
export function isStale({ fetchedAt, now, downSince, online, failed, ...context }: Freshness): boolean {
  if (!online || failed) return true
  const isLive = downSince === undefined || now - downSince <= SHORT_AGE_MS
  return now - fetchedAt > (isLive ? ageLimit(context) : SHORT_AGE_MS) + GRACE_MS
}

/** Whether orders fetched at a moment are to be fetched again; never fetched ones are. Unix milliseconds. */
export const isOutOfDate = (
  fetchedAt: number | undefined,
  now: number,
  context: { guest: boolean; dynamicTimeEstimation: boolean },
): boolean => fetchedAt === undefined || now - fetchedAt > ageLimit(context)
