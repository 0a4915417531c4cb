// Alerts while the portal is open: orders that need attention, shown once for all tabs of a device that has alerts switched on.
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Clock, Exclusive, Storage } from '#platform/ports.ts'
import type { Order } from '#schema/wire.ts'
import type { Orders } from './order.ts'
import { latestEntry } from './statuses.ts'

// What needs attention before it is too late.

export type AlertKind = 'at_door' | 'delayed' | 'failed' | 'payment'
/**
 * Why an order needs attention. @property at since when, in unix milliseconds @property rider which one of this order is at the
 * door, after the first
 */
export type Alert = { orderId: string; kind: AlertKind; at: number; rider?: number }

const alertKinds: Readonly<Record<string, AlertKind>> = {
  NEAR_VENDOR: 'at_door',
  DELAYED: 'delayed',
  STALLED: 'failed',
  PAYMENT_FAILED: 'failed',
  INITIATED: 'payment',
  PAYMENT_INITIATED: 'payment',
}
/** A payment in progress: only one that waits longer is reported. */
const PAYING_MS = 2 * 60_000

/** Whether an order needs attention. @param now unix milliseconds */
export function alertOf(order: Order, now: number): Alert | undefined {
  const { order_id: orderId, status, status_history: history, created_at: created } = order
  const kind = Object.hasOwn(alertKinds, status) ? alertKinds[status] : undefined
  if (kind === undefined) return undefined
  const begun = latestEntry(history, entry => entry.status === status)?.created_at ?? created
  const at = begun * 1000 + (kind === 'payment' ? PAYING_MS : 0)
  if (at > now) return undefined
  const rider = kind === 'at_door' ? history.filter(entry => entry.status === 'COURIER_ACCEPTED_DELIVERY').length : 0
  return { orderId, kind, at, ...(rider > 1 && { rider }) }
}

export type AlertsPorts = {
  storage: Storage
  clock: Clock
  exclusive: Exclusive
  $orders: ReadableAtom<Orders>
  /** Shows them outside the page. */
  give(alerts: readonly Alert[]): void
}

export type AlertsStore = {
  /** Alerts are on for this device. */
  $on: ReadableAtom<boolean>
  /** Orders that need attention and have not been dismissed, the newest first; empty while alerts are off. */
  $waiting: ReadableAtom<readonly Alert[]>
  setOn(on: boolean): void
  /** Dismisses the alerts of these orders. */
  see(orderIds: readonly string[]): Promise<void>
  /** Watches the orders; returns a function that stops this. */
  start(): () => void
}

/** Older alerts are counted but not shown again: the page was closed then. In milliseconds. */
const RECENT_MS = 15 * 60_000
/** A payment can become overdue without an update. */
const CHECK_MS = 15_000
const GIVEN_MAX = 500

const keyOf = ({ kind, orderId, rider }: Alert): string => `${kind} ${orderId}${rider ? ` ${rider}` : ''}`

export function createAlerts({ storage, clock, exclusive, $orders, give }: AlertsPorts): AlertsStore {
  const $on = atom(false)
  const $given = atom<readonly { key: string; seen: boolean }[]>([])
  const $checkedAt = atom(0)
  const $all = computed([$orders, $checkedAt, $on], (orders, _, on) => {
    if (!on) return []
    return [...orders.values()]
      .flatMap(order => alertOf(order, clock.now()) ?? [])
      .sort((one, other) => other.at - one.at || (one.orderId < other.orderId ? -1 : 1))
  })
  const $waiting = computed([$all, $given], (all, given) => {
    const seen = new Set(given.flatMap(one => (one.seen ? one.key : [])))
    return all.filter(alert => !seen.has(keyOf(alert)))
  })

  function read(): void {
    $on.set(storage.read('alerts-since') !== undefined)
    $given.set(storage.read('alerts-given') ?? [])
  }

  /** Changes the stored value while no other tab does. */
  const change = (next: (given: readonly { key: string; seen: boolean }[]) => { key: string; seen: boolean }[]) =>
    exclusive('alerts', async () => {
      storage.write('alerts-given', next(storage.read('alerts-given') ?? []).slice(-GIVEN_MAX))
      read()
    })

  async function check(): Promise<void> {
    const known = new Set($given.get().map(({ key }) => key))
    if ($all.get().every(alert => known.has(keyOf(alert)))) return
    let added: Alert[] = []
    await change(given => {
      const before = new Set(given.map(({ key }) => key))
      added = $all.get().filter(alert => !before.has(keyOf(alert)))
      return [...given, ...added.map(alert => ({ key: keyOf(alert), seen: false }))]
    })
    const from = Math.max(storage.read('alerts-since') ?? Infinity, clock.now() - RECENT_MS)
    const recent = added.filter(({ at }) => at > from)
    if (recent.length > 0) give(recent)
  }

  read()
  return {
    $on,
    $waiting,
    setOn(on) {
      if (on) storage.write('alerts-since', clock.now())
      else storage.remove('alerts-since')
      read()
    },
    see: orderIds =>
      change(given => {
        const keys = new Set($all.get().flatMap(alert => (orderIds.includes(alert.orderId) ? keyOf(alert) : [])))
        return [...given.filter(({ key }) => !keys.has(key)), ...[...keys].map(key => ({ key, seen: true }))]
      }),
    start() {
      let stopClock = () => {}
      const tick = () => {
        $checkedAt.set(clock.now())
        stopClock = clock.after(CHECK_MS, tick)
      }
      const ends = [
        storage.onChange('alerts-since', read),
        storage.onChange('alerts-given', read),
        $all.subscribe(() => void check()),
      ]
      read()
      tick()
      return () => {
        stopClock()
        for (const end of ends) end()
      }
    },
  }
}
