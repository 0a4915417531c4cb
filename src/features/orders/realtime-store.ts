// The socket of live updates: carries out the commands of realtime-flow.ts (RTM-001 to RTM-009).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { createMachine } from '#features/machine/store.ts'
import type { Session } from '#features/session/session.ts'
import type { Clock, OpenSocket, Socket } from '#platform/ports.ts'
import type { Order, ServerMessage, Vendor } from '#schema/wire.ts'
import { startOfToday } from './days.ts'
import {
  initialRealtime,
  isForScreen,
  type LiveScreen,
  liveScreenOf,
  type RealtimeCommand,
  type RealtimeEvent,
  type RealtimeState,
  stepRealtime,
} from './realtime-flow.ts'

export type RealtimePorts = {
  open: OpenSocket
  /** Address with the current Authorization (RTM-003); undefined without a session. */
  address(): string | undefined
  /** A message that was checked; undefined if it does not fit (Q106). */
  read(data: unknown): ServerMessage | undefined
  clock: Clock
  /** 0 up to 1. */
  random(): number
  /** IANA zone of the country. */
  zone(): string
  screen(): LiveScreen
  apply(order: Order): void
  refetch(): void
  log(what: string): void
}

export type RealtimeStore = {
  $status: ReadableAtom<'connected' | 'disconnected'>
  /** Since when the socket has been down although it is wanted, in unix milliseconds; for the reconnect banner. */
  $downSince: ReadableAtom<number | undefined>
  /** The vendor to listen to; undefined closes the socket. */
  follow(vendorId: string | undefined): void
  /** Logout (SES-007). */
  stop(): void
}

/** A screen that shows orders: it decides what becomes of an update. */
export type LiveListener = {
  apply(order: Order): void
  /** Something may have been missed. */
  refetch(): void
}

export type LivePorts = Omit<RealtimePorts, 'screen' | 'apply' | 'refetch'> & {
  /** Where the page is, without language and query. */
  path(): string
  $chosen: ReadableAtom<Vendor | undefined>
  $session: ReadableAtom<Session>
}

export type LiveUpdates = Pick<RealtimeStore, '$downSince' | 'stop'> & {
  /** Opens the socket for the chosen vendor and follows it; guests have none (Q78). Returns what ends it. */
  listen(on: LiveListener): () => void
  /** Hands a state of an order that came in another way to the screen that listens. */
  apply(order: Order): void
}

/** @returns live updates for one screen at a time; the socket is closed until it listens */
export function createLiveUpdates({ path, $chosen, $session, ...ports }: LivePorts): LiveUpdates {
  let listener: LiveListener | undefined
  const { $downSince, follow, stop } = createRealtime({
    ...ports,
    screen: () => (listener ? liveScreenOf(path()) : undefined),
    apply: order => listener?.apply(order),
    refetch: () => listener?.refetch(),
  })
  return {
    $downSince,
    stop,
    apply: order => listener?.apply(order),
    listen(on) {
      listener = on
      const followChosen = () => follow($session.get().mode === 'GUEST' ? undefined : $chosen.get()?.vendor_id)
      const ends = [$chosen.subscribe(followChosen), $session.listen(followChosen)]
      return () => {
        for (const end of ends) end()
        stop()
        if (listener === on) listener = undefined
      }
    },
  }
}

/** @returns a socket that is closed until `follow` */
export function createRealtime(ports: RealtimePorts): RealtimeStore {
  const { clock } = ports
  const $downSince = atom<number | undefined>(undefined)
  let socket: Socket | undefined

  const { $state, dispatch } = createMachine<RealtimeState, RealtimeEvent, RealtimeCommand>({
    initial: initialRealtime,
    step: stepRealtime,
    stepped({ vendorId, status }) {
      const down = vendorId !== undefined && status === 'disconnected'
      if (down !== ($downSince.get() !== undefined)) $downSince.set(down ? clock.now() : undefined)
    },
    perform: {
      open: ({ socket: number }) => open(number),
      close() {
        socket?.close()
        socket = undefined
      },
      send: ({ message }) => socket?.send(message),
      waitToReconnect({ delayMs, socket: number }) {
        clock.after(delayMs, () => dispatch({ type: 'reconnectDue', socket: number }))
      },
      waitToSend({ delayMs }) {
        clock.after(delayMs, () => dispatch({ type: 'queueChecked' }))
      },
      apply({ order }) {
        if (isForScreen(order, ports.screen(), startOfToday({ now: clock.now(), zone: ports.zone() })))
          ports.apply(order)
      },
      refetch: () => ports.refetch(),
      log: ({ what }) => ports.log(what),
    },
  })

  function open(number: number): void {
    const closed = () => dispatch({ type: 'closed', socket: number, random: ports.random() })
    const address = ports.address()
    if (address === undefined) {
      closed()
      return
    }
    try {
      socket = ports.open(address, {
        open: () => dispatch({ type: 'opened', socket: number }),
        message: data => dispatch({ type: 'received', socket: number, message: ports.read(data) }),
        close: closed,
      })
    } catch {
      // An address that the browser refuses counts as a socket that closes at once.
      closed()
    }
  }

  return {
    $status: computed($state, ({ status }) => status),
    $downSince,
    follow: vendorId => dispatch({ type: 'vendorChosen', vendorId }),
    stop: () => dispatch({ type: 'stopped' }),
  }
}
