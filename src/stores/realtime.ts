// The socket of live updates: runs what domain/realtime/protocol.ts asks for (RTM-001 to RTM-009).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { startOfToday } from '#domain/history/days'
import { initialRealtime, type RealtimeCommand, type RealtimeEvent, stepRealtime } from '#domain/realtime/protocol'
import { isForScreen, type LiveScreen } from '#domain/realtime/updates'
import type { Clock, OpenSocket, Socket } from '#ports'
import type { Order, ServerMessage } from '#schema/wire'

export type RealtimePorts = {
  open: OpenSocket
  /** Address with the Authorization of this moment (RTM-003); undefined when there is nobody to open it for. */
  address(): string | undefined
  /** A message that was checked; undefined when it does not fit (Q106). */
  read(data: unknown): ServerMessage | undefined
  clock: Clock
  /** 0 up to 1. */
  chance(): number
  /** IANA zone of the country. */
  zone(): string
  screen(): LiveScreen
  apply(order: Order): void
  refetch(): void
  log(what: string): void
}

export type RealtimeStore = {
  $status: ReadableAtom<'connected' | 'disconnected'>
  /** Since when a socket is wanted and not there, in unix milliseconds; for the reconnect banner. */
  $downSince: ReadableAtom<number | undefined>
  /** The vendor to listen to; undefined closes the socket. */
  follow(vendorId: string | undefined): void
  /** Logout (SES-007). */
  stop(): void
}

/** @returns a socket that is closed until `follow` */
export function createRealtime(ports: RealtimePorts): RealtimeStore {
  const { clock } = ports
  const $state = atom(initialRealtime)
  const $downSince = atom<number | undefined>(undefined)
  let socket: Socket | undefined

  function dispatch(event: RealtimeEvent): void {
    const [state, commands] = stepRealtime($state.get(), event)
    $state.set(state)
    const down = state.vendorId !== undefined && state.status === 'disconnected'
    if (down !== ($downSince.get() !== undefined)) $downSince.set(down ? clock.now() : undefined)
    for (const command of commands) run(command)
  }

  function run(command: RealtimeCommand): void {
    switch (command.do) {
      case 'open':
        open(command.socket)
        break
      case 'close':
        socket?.close()
        socket = undefined
        break
      case 'send':
        socket?.send(command.message)
        break
      case 'waitToReconnect': {
        const { delayMs, socket: number } = command
        clock.after(delayMs, () => dispatch({ type: 'reconnectDue', socket: number }))
        break
      }
      case 'waitToSend':
        clock.after(command.delayMs, () => dispatch({ type: 'queueChecked' }))
        break
      case 'apply':
        if (isForScreen(command.order, ports.screen(), startOfToday({ now: clock.now(), zone: ports.zone() })))
          ports.apply(command.order)
        break
      case 'refetch':
        ports.refetch()
        break
      case 'log':
        ports.log(command.what)
        break
    }
  }

  function open(number: number): void {
    const closed = () => dispatch({ type: 'closed', socket: number, chance: ports.chance() })
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
      // An address that no browser opens is a socket that does not stay.
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
