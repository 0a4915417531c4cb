// The newest orders of a branch, fetched when somebody is about to look for one or to repeat it (NAV-101, REQ-110).
import { atom, type ReadableAtom } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import type { Clock, Send } from '#platform/ports.ts'
import type { Order } from '#schema/wire.ts'
import { newestFirst } from './lists.ts'
import { pointOf } from './order.ts'
import { fetchPage } from './pages-store.ts'

/** Orders are fetched again after this long, in milliseconds. */
const FRESH_MS = 60_000

export type RecentOrders =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; problem: CallProblem }
  | { state: 'ready'; orders: readonly Order[] }

export type RecentOrdersStore = {
  $recent: ReadableAtom<RecentOrders>
  /** Fetches them, unless they are recent or being fetched already; as soon as a branch is known, where none is yet. */
  load(): Promise<void>
  reset(): void
}

type Ports = {
  send: Send
  clock: Clock
  /** The branch; undefined for guests, and until one is known. */
  $vendorId: ReadableAtom<string | undefined>
  /** How many are fetched. */
  count: number
}

export function createRecentOrders({ send, clock, $vendorId, count }: Ports): RecentOrdersStore {
  const $recent = atom<RecentOrders>({ state: 'none' })
  let asked: { vendorId: string; at: number } | undefined
  let abort = new AbortController()
  let stopWaiting = () => {}

  /** Somebody may look for an order before the page knows who is here. */
  function waitForBranch(): void {
    $recent.set({ state: 'none' })
    stopWaiting = $vendorId.listen(id => {
      if (id !== undefined) void store.load()
    })
  }

  const store: RecentOrdersStore = {
    $recent,
    async load() {
      stopWaiting()
      const id = $vendorId.get()
      const now = clock.now()
      if (id === undefined) return waitForBranch()
      // The clock may have been set back meanwhile.
      const isFresh = asked !== undefined && now >= asked.at && now - asked.at < FRESH_MS
      if (asked?.vendorId === id && isFresh && $recent.get().state !== 'failed') return
      abort.abort()
      abort = new AbortController()
      const { signal } = abort
      // Those of the same branch are shown until the new ones arrive.
      if (asked?.vendorId !== id || $recent.get().state !== 'ready') $recent.set({ state: 'loading' })
      asked = { vendorId: id, at: now }
      const answer = await fetchPage(send, { vendorId: id, query: { count }, signal })
      if (signal.aborted) return
      if (answer.state === 'failed') return $recent.set({ state: 'failed', problem: answer.problem })
      $recent.set({ state: 'ready', orders: answer.value.orders.sort(newestFirst) })
    },
    reset() {
      stopWaiting()
      abort.abort()
      asked = undefined
      $recent.set({ state: 'none' })
    },
  }
  return store
}

/** The newest order of each customer and address, up to this many. */
export function recentCustomers(orders: readonly Order[], count: number): Order[] {
  const known = new Set<string>()
  const found: Order[] = []
  for (const order of orders) {
    const { phone_number, location } = order.customer
    const key = `${phone_number.replace(/\D/g, '')} ${location.address.toLowerCase()}`
    if (location.address === '' || !pointOf(location) || known.has(key)) continue
    known.add(key)
    found.push(order)
    if (found.length === count) break
  }
  return found
}
