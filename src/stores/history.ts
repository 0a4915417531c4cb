// The history: filters in the address, pages of past orders, figures over the whole filter (HIS-001 to HIS-011, HIS-101).
import { atom, computed, type ReadableAtom } from 'nanostores'
import {
  boundsOf,
  type DayRange,
  type Preset,
  presetRange,
  type RangeProblem,
  rangeProblem,
} from '#domain/history/days'
import {
  defaultFilters,
  type HistoryFilters,
  passesStatus,
  readFilters,
  storedFilters,
  writeFilters,
} from '#domain/history/filters'
import { searchTarget } from '#domain/history/search-key'
import type { OrdersNotice } from '#domain/orders/notices'
import type { Phones } from '#domain/phones'
import type { CallProblem } from '#domain/problems'
import type { Clock, Send, Storage } from '#ports'
import type { Order, OrderStatusFilter } from '#schema/wire'
import { PAST_PAGE_SIZE } from './orders/pages.ts'
import { createPastOrders, type Extent } from './orders/past-orders.ts'
import type { Audience } from './orders/tracking.ts'

export type HistoryPorts = {
  send: Send
  storage: Storage
  clock: Clock
  zone(): string
  $audience: ReadableAtom<Audience>
  /** Numbers of all vendors of the user, for search keys (Q66). */
  vendorIds(): readonly string[]
  phones(): Promise<Pick<Phones, 'isPossible' | 'international'>>
  /** Query of the address, and how it is changed without loading the page. */
  query(): string
  showQuery(query: string): void
  remember(key: string): void
  notify(notice: OrdersNotice): void
}

export type HistoryState =
  /** Guests have no history: they are invited to create an account (GST-008). */
  { state: 'guest' } | { state: 'loading' } | { state: 'failed'; problem: CallProblem } | { state: 'ready' }

export type SearchOutcome = 'searched' | 'neither'

export type HistoryStore = {
  $filters: ReadableAtom<HistoryFilters>
  $state: ReadableAtom<HistoryState>
  /** All orders of the filter that are here, newest first; the figures and the export are made of them. */
  $orders: ReadableAtom<readonly Order[]>
  /** Those that the table shows. */
  $rows: ReadableAtom<readonly Order[]>
  $extent: ReadableAtom<Extent>
  /** The table can show more than it does. */
  $hasMore: ReadableAtom<boolean>
  setPeriod(preset: Preset): void
  /** An own range of ISO days; answers why it is refused, and then changes nothing. */
  setRange(range: DayRange): RangeProblem | undefined
  setStatus(status: OrderStatusFilter): void
  /** `neither`: no order and no phone number, nothing was asked and a hint is due (HIS-007, HIS-008). */
  search(key: string): Promise<SearchOutcome>
  loadMore(): Promise<void>
  /** Fetches up to the end of the filter; answers why that failed. */
  fetchRest(): Promise<CallProblem | undefined>
  /** Asks again after a failure. */
  retry(): Promise<void>
  /** An update of the socket: orders that are here change. */
  apply(order: Order): void
  start(): () => void
  reset(): void
}

const none: readonly Order[] = []

/** @returns the history; empty until `start` */
export function createHistory(ports: HistoryPorts): HistoryStore {
  const { send, storage, clock, zone, $audience, notify } = ports
  const place = () => ({ now: clock.now(), zone: zone() })
  const past = createPastOrders(send)
  const { $extent } = past
  const $filters = atom<HistoryFilters>({
    category: 'yesterday',
    range: { from: '', to: '' },
    status: 'ANY',
    searchKey: '',
  })
  const $state = atom<HistoryState>({ state: 'loading' })
  const $shown = atom(PAST_PAGE_SIZE)

  const $orders = computed([past.$fetched, $filters], (orders, { status }) =>
    status === 'ANY' ? orders : orders.filter(order => passesStatus(order, status, clock.now())),
  )
  let rows: readonly Order[] = none
  const $rows = computed([$orders, $shown], (orders, shown) => {
    const next = orders.slice(0, shown)
    // Pages that come for the figures leave the table as it is.
    if (next.length !== rows.length || next.some((order, index) => order !== rows[index])) rows = next
    return rows
  })
  const $hasMore = computed(
    [$orders, $shown, $extent],
    (orders, shown, { complete }) => !complete || orders.length > shown,
  )

  /** Begins anew with the filters of now. */
  async function load(): Promise<void> {
    const signal = past.clear()
    $shown.set(PAST_PAGE_SIZE)
    const { vendorId, allOutlets, guest } = $audience.get()
    $state.set({ state: guest ? 'guest' : 'loading' })
    if (guest || vendorId === undefined) return
    const { range, searchKey } = $filters.get()
    const target = searchTarget(searchKey, ports.vendorIds(), await ports.phones())
    if (signal.aborted) return
    const problem = await past.begin({ vendorId, allOutlets, bounds: boundsOf(range, zone()), target })
    if (signal.aborted) return
    if (problem) {
      $state.set({ state: 'failed', problem })
      notify({ code: 'past_orders_failed', problem })
      return
    }
    $state.set({ state: 'ready' })
    await showUpTo(PAST_PAGE_SIZE)
    void past.goOn()
  }

  /** Shows so many rows, fetching as many pages as that takes: the status filter is ours, so a page may bring few. */
  function showUpTo(count: number): Promise<CallProblem | undefined> {
    $shown.set(count)
    return past.goOn(() => $orders.get().length >= count)
  }

  function tell(problem: CallProblem | undefined): void {
    if (problem && problem.code !== 'cancelled') notify({ code: 'past_orders_failed', problem })
  }

  function change(filters: Partial<HistoryFilters>): void {
    const next = { ...$filters.get(), ...filters }
    $filters.set(next)
    ports.showQuery(writeFilters(next))
    storage.write('filters', storedFilters(next, zone()))
  }

  return {
    $filters,
    $state,
    $orders,
    $rows,
    $extent,
    $hasMore,
    setPeriod(preset) {
      change({ category: preset, range: presetRange(preset, place()) })
      void load()
    },
    setRange(range) {
      const problem = rangeProblem(range, place())
      if (problem) return problem
      change({ category: 'custom', range })
      void load()
      return undefined
    },
    setStatus(status) {
      change({ status })
      $shown.set(PAST_PAGE_SIZE)
      void showUpTo(PAST_PAGE_SIZE)
    },
    async search(key) {
      const target = searchTarget(key, ports.vendorIds(), await ports.phones())
      if (target.by === 'neither') return 'neither'
      const searchKey = key.trim()
      if (searchKey === $filters.get().searchKey) return 'searched'
      ports.remember(searchKey)
      change({ searchKey })
      void load()
      return 'searched'
    },
    loadMore: async () => tell(await showUpTo($shown.get() + PAST_PAGE_SIZE)),
    fetchRest: () => past.goOn(),
    async retry() {
      if ($state.get().state === 'failed') return load()
      tell(await past.goOn())
    },
    apply: past.apply,
    start() {
      $filters.set(readFilters(ports.query(), storage.read('filters'), place()))
      const stop = $audience.subscribe((audience, before) => {
        if (!before || JSON.stringify(audience) !== JSON.stringify(before)) void load()
      })
      return () => {
        stop()
        past.clear()
      }
    },
    reset() {
      past.clear()
      $state.set({ state: 'loading' })
      $filters.set(defaultFilters(place()))
    },
  }
}
