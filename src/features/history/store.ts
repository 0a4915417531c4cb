// The history: filters in the address, pages of past orders, figures over the whole filter (HIS-001 to HIS-011, HIS-101).
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import {
  boundsOf,
  type DayRange,
  dayOf,
  type Preset,
  presetRange,
  type RangeProblem,
  rangeProblem,
} from '#features/orders/days.ts'
import { matchesKey, mayHavePhone } from '#features/orders/lists.ts'
import type { OrdersNotice } from '#features/orders/notices.ts'
import { completed, later } from '#features/orders/order.ts'
import { createWalk, fetchEach, OUTLETS_PAGE_SIZE, PAST_PAGE_SIZE, type Walk } from '#features/orders/pages-store.ts'
import {
  type DayCount,
  ordersPerDay,
  type StatusShare,
  statusShares,
  type Totals,
  totals,
} from '#features/orders/series.ts'
import { hasEnded } from '#features/orders/statuses.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { Audience } from '#features/tracking/store.ts'
import type { Answered, Clock, Send, Storage } from '#platform/ports.ts'
import type { Order, OrderStatusFilter } from '#schema/wire.ts'
import {
  addressProblem,
  defaultFilters,
  type HistoryFilters,
  passesStatus,
  readFilters,
  type SearchTarget,
  searchTarget,
  storedFilters,
  writeFilters,
} from './filters.ts'

export type HistoryPorts = {
  send: Send
  storage: Storage
  clock: Clock
  zone(): string
  $audience: ReadableAtom<Audience>
  /** IDs of all vendors of the user, for search keys (Q66). */
  vendorIds(): readonly string[]
  /** The rules of telephone numbers, asked for by a search that may be for one. */
  phones(): Promise<Pick<Phones, 'sought'>>
  /** Query of the address, and how to change it without loading the page. */
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
  /** All fetched orders of the filter, newest first; figures and export use them. */
  $orders: ReadableAtom<readonly Order[]>
  /** Every order that is here: those of the filter, whatever their status, and the one that is open. */
  $known: ReadableAtom<readonly Order[]>
  /** The orders that the table shows. */
  $rows: ReadableAtom<readonly Order[]>
  $extent: ReadableAtom<Extent>
  /** The search among the fetched orders; '' for none. */
  $lookedFor: ReadableAtom<string>
  /** A single order is shown, from any day. */
  $isOneOrder: ReadableAtom<boolean>
  /** The days that are shown: those of the filter, or that of a single order. */
  $days: ReadableAtom<DayRange>
  /** Why other days are shown than the address names. */
  $addressProblem: ReadableAtom<RangeProblem | undefined>
  /** The table can show more than it does. */
  $hasMore: ReadableAtom<boolean>
  setPeriod(preset: Preset): void
  /** Sets a custom range of ISO days; returns why it is refused, if it is. */
  setRange(range: DayRange): RangeProblem | undefined
  setStatus(status: OrderStatusFilter): void
  /** `neither`: neither an order nor a phone number, so nothing was fetched and a hint is shown (HIS-007, HIS-008). */
  search(key: string): Promise<SearchOutcome>
  loadMore(): Promise<void>
  /** The order that is open: it is kept when others are shown. */
  look(orderId: string | undefined): void
  /** Fetches an order that is open: undefined if none of this user's branches has it, or why it could not be fetched. */
  read(orderId: string): Promise<Answered<Order | undefined>>
  /** Fetches the rest of the filter; returns why that failed. */
  fetchRest(): Promise<CallProblem | undefined>
  /** Asks again after a failure. */
  retry(): Promise<void>
  /** Starts again where another day has begun: "yesterday" is another one then. */
  renew(): void
  /** An update from the socket: changes orders that are here or still to come. */
  apply(order: Order): void
  /** Updates may have been missed: orders that are here and have not ended are read again (RTM-101). */
  catchUp(): Promise<void>
  /** Names the filters that are shown in the address: one that the reader went back to may be older than they are. */
  showFilters(): void
  start(): () => void
  reset(): void
}

const none: readonly Order[] = []
const noPhones: Pick<Phones, 'sought'> = { sought: () => undefined }

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

  const $lookedFor = atom('')
  const $isOneOrder = atom(false)
  const $addressProblem = atom<RangeProblem | undefined>(undefined)
  /** What is fetched answers a number or a telephone number, so it is not all of the days. */
  let narrowed = false
  /** Counts searches, and what ends one that is pending: the rules of telephone numbers may come late. */
  let searches = 0
  /** Ends when the first orders of the filter are here, or could not be fetched. */
  let loading = Promise.resolve()

  const $orders = computed([past.$fetched, $filters, $lookedFor], (orders, { status }, lookedFor) => {
    const fits = matchesKey(lookedFor)
    const found = fits ? orders.filter(fits) : orders
    return status === 'ANY' ? found : found.filter(order => passesStatus(order, status, clock.now()))
  })
  let rows: readonly Order[] = none
  const $rows = computed([$orders, $shown], (orders, shown) => {
    const next = orders.slice(0, shown)
    // Pages that the figures need do not change the table.
    if (next.length !== rows.length || next.some((order, index) => order !== rows[index])) rows = next
    return rows
  })
  const $days = computed([$orders, $filters, $isOneOrder], ([order], { range }, isOneOrder) => {
    if (!isOneOrder || !order) return range
    const day = dayOf(order.created_at * 1000, zone())
    return { from: day, to: day }
  })
  const $hasMore = computed(
    [$orders, $shown, $extent],
    (orders, shown, { complete }) => !complete || orders.length > shown,
  )

  /** What a key is for. Where the rules of telephone numbers do not come, it is for no such number. */
  async function targetOf(key: string): Promise<SearchTarget> {
    const phones = mayHavePhone(key) ? await ports.phones().catch(() => noPhones) : noPhones
    return searchTarget(key, ports.vendorIds(), phones)
  }

  /** The filters with the days that their period has now. */
  function filtersNow(): HistoryFilters {
    const filters = $filters.get()
    if (filters.category === 'custom') return filters
    const range = presetRange(filters.category, place())
    return range.from === filters.range.from && range.to === filters.range.to ? filters : { ...filters, range }
  }
  const isAnotherDay = () => filtersNow() !== $filters.get()

  /** Starts again with the current filters. */
  function load(): Promise<void> {
    loading = loadFirst()
    return loading
  }

  async function loadFirst(): Promise<void> {
    const signal = past.clear()
    $shown.set(PAST_PAGE_SIZE)
    const { vendorId, allOutlets, guest } = $audience.get()
    $state.set({ state: guest ? 'guest' : 'loading' })
    if (guest || vendorId === undefined) return
    $filters.set(filtersNow())
    const { range, searchKey } = $filters.get()
    // Until it is known what the key is for: another search may come meanwhile.
    narrowed = searchKey !== ''
    const target = await targetOf(searchKey)
    if (signal.aborted) return
    $lookedFor.set(target.by === 'neither' ? searchKey : '')
    $isOneOrder.set(target.by === 'order')
    narrowed = target.by === 'order' || target.by === 'phone'
    const problem = await past.begin({ vendorId, allOutlets, bounds: boundsOf(range, zone()), target })
    if (signal.aborted) return
    // The screen says it in the place of the rows; a notice next to it would say it again.
    if (problem) return $state.set({ state: 'failed', problem })
    $state.set({ state: 'ready' })
    await showUpTo(PAST_PAGE_SIZE)
    void past.resume()
  }

  /** Shows so many rows, fetching as many pages as that takes: the portal filters by status, so a page may add few rows. */
  function showUpTo(count: number): Promise<CallProblem | undefined> {
    $shown.set(count)
    return past.resume(() => $orders.get().length >= count)
  }

  /** Whether an order of the filter fits; undefined where not all could be fetched, or others are shown by then. */
  async function hasOne(fits: (order: Order) => boolean): Promise<boolean | undefined> {
    const filters = $filters.get()
    const isHere = () => past.$fetched.get().some(fits)
    if (!isHere()) await loading
    const problem = isHere() ? undefined : ($extent.get().problem ?? (await past.resume(isHere)))
    if ($filters.get() !== filters) return undefined
    return isHere() || (problem || $state.get().state !== 'ready' ? undefined : false)
  }

  function report(problem: CallProblem | undefined): void {
    if (problem && problem.code !== 'cancelled') notify({ code: 'past_orders_failed', problem })
  }

  /** A number typed in another case, as the fetched order spells it. */
  const knownId = (id: string): string =>
    past.$fetched.get().find(({ order_id }) => order_id.toLowerCase() === id.toLowerCase())?.order_id ?? id

  function change(filters: Partial<HistoryFilters>): void {
    const next = { ...filtersNow(), ...filters }
    $filters.set(next)
    $addressProblem.set(undefined)
    ports.showQuery(writeFilters(next, ports.query()))
    storage.write('filters', storedFilters(next, zone()))
  }

  return {
    $filters,
    $state,
    $orders,
    $known: past.$known,
    $rows,
    $extent,
    $lookedFor,
    $isOneOrder,
    $days,
    $addressProblem,
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
      const isOver = isAnotherDay()
      change({ status })
      if (isOver) return void load()
      $shown.set(PAST_PAGE_SIZE)
      void showUpTo(PAST_PAGE_SIZE)
    },
    async search(key) {
      const mine = ++searches
      const target = await targetOf(key)
      if (mine !== searches) return 'searched'
      const searchKey = target.by === 'order' ? knownId(target.orderId) : key.trim()
      const isAmongThese = !narrowed && !isAnotherDay() && (target.by === 'neither' || target.by === 'nothing')
      if (searchKey === $filters.get().searchKey && !isAmongThese) return 'searched'
      ports.remember(searchKey)
      if (isAmongThese) {
        // Also a search that finds nothing is the one of the filter: earlier results do not answer it, and other days are searched for it.
        if (searchKey !== $filters.get().searchKey) change({ searchKey })
        $lookedFor.set(searchKey)
        const fits = matchesKey(searchKey)
        const isFound = fits ? await hasOne(fits) : true
        return isFound === false && mine === searches ? 'neither' : 'searched'
      }
      change({ searchKey })
      void load()
      return 'searched'
    },
    loadMore: async () => report(await showUpTo($shown.get() + PAST_PAGE_SIZE)),
    fetchRest: () => past.resume(),
    look: past.look,
    async read(orderId) {
      const target = await targetOf(orderId)
      if (target.by !== 'order') return { state: 'answered', value: undefined }
      return past.readOpened(target.orderId, target.vendorId)
    },
    async retry() {
      if ($state.get().state === 'failed') return load()
      report(await past.resume())
    },
    renew() {
      if (isAnotherDay()) void load()
    },
    apply: past.apply,
    async catchUp() {
      // A page that was asked for before may be older, too.
      await loading
      await past.readAgain()
    },
    showFilters() {
      const shown = $filters.get()
      const query = ports.query()
      const named = readFilters(query, storage.read('filters'), place())
      const isBare = !new URLSearchParams(query).has('period')
      // What is stored is read with a bare address.
      if (!isBare || writeFilters(named, '') !== writeFilters(shown, '')) ports.showQuery(writeFilters(shown, query))
    },
    start() {
      $filters.set(readFilters(ports.query(), storage.read('filters'), place()))
      $addressProblem.set(addressProblem(ports.query(), place()))
      const stop = $audience.subscribe((audience, before) => {
        if (!before || JSON.stringify(audience) !== JSON.stringify(before)) void load()
      })
      return () => {
        searches += 1
        stop()
        past.clear()
      }
    },
    reset() {
      searches += 1
      past.look(undefined)
      past.clear()
      $state.set({ state: 'loading' })
      $filters.set(defaultFilters(place()))
    },
  }
}

// The figures over the whole filter; they grow as pages arrive (orders/series.ts).

type Figures = {
  perDay: readonly DayCount[]
  shares: readonly StatusShare[]
  totals: Totals
  /** The days to count: those of the filter, or that of a single order. */
  range: DayRange
  /** Every order of the filter is counted. */
  complete: boolean
}

/** @returns the figures, undefined until the first page of a filter has arrived */
export function createFigures(
  history: Pick<HistoryStore, '$state' | '$orders' | '$days' | '$extent'>,
  { clock, zone }: { clock: Clock; zone(): string },
): ReadableAtom<Figures | undefined> {
  const $complete = computed(history.$extent, ({ complete }) => complete)
  return computed([history.$state, history.$orders, history.$days, $complete], ({ state }, orders, range, complete) =>
    state === 'ready'
      ? {
          perDay: ordersPerDay(orders, range, zone()),
          shares: statusShares(orders, clock.now()),
          totals: totals(orders),
          range,
          complete,
        }
      : undefined,
  )
}

// How much of a filter has been fetched, and how to continue (HIS-001, HIS-010, Q66, Q67).

/** How much of the filter has been fetched. */
type Extent = {
  /** Every order of the filter is here. */
  complete: boolean
  /** A page is being fetched, for the table, the figures or an export. */
  fetching: boolean
  /** The last page could not be fetched; trying again continues from there. */
  problem: CallProblem | undefined
  /** Where the next page begins (HIS-010). */
  paginationKey: string | undefined
}

type PastQuestion = {
  vendorId: string
  allOutlets: boolean
  /** Unix seconds. */
  bounds: { from: number; to: number }
  target: SearchTarget
}

type PastOrders = {
  $fetched: ReadableAtom<readonly Order[]>
  /** With the order that is open. */
  $known: ReadableAtom<readonly Order[]>
  $extent: ReadableAtom<Extent>
  /** Forgets everything but the order that is open, and cancels pending calls. Returns a signal that is aborted by the next reset. */
  clear(): AbortSignal
  /** Fetches the first page, or the one order that is searched for. */
  begin(question: PastQuestion): Promise<CallProblem | undefined>
  /** Fetches pages until all are here or `enough` is true; returns why a page could not be fetched. */
  resume(enough?: () => boolean): Promise<CallProblem | undefined>
  look(orderId: string | undefined): void
  /** Fetches the order that is open, where it is not of the filter. */
  readOpened(orderId: string, vendorId: string): Promise<Answered<Order | undefined>>
  /** A state of an order that is here or still to come; the later one counts. */
  apply(update: Order): void
  /** Reads the orders again that have not ended. */
  readAgain(): Promise<void>
}

const nothing: Extent = { complete: false, fetching: false, problem: undefined, paginationKey: undefined }

function createPastOrders(send: Send): PastOrders {
  const $fetched = atom<readonly Order[]>(none)
  const $extent = atom<Extent>(nothing)
  let opened: string | undefined
  /** The order that is open, where it was not of the filter. */
  const $apart = atom<Order | undefined>(undefined)
  const $known = computed([$fetched, $apart], (orders, apart) =>
    apart && orders.every(({ order_id }) => order_id !== apart.order_id) ? [...orders, apart] : orders,
  )
  let walk: Walk | undefined
  let abort = new AbortController()
  let reading: Promise<void> | undefined
  /** The latest updates of orders since the filter is shown: a page that comes later may have been made before. */
  const updates = new Map<string, Order>()

  const newest = (order: Order): Order => later(order, updates.get(order.order_id) ?? order)

  async function readOne(orderId: string, vendorId: string): Promise<CallProblem | undefined> {
    const { signal } = abort
    const answer = await fetchEach(send, [{ order_id: orderId, vendor_id: vendorId }], signal)
    if (signal.aborted) return { code: 'cancelled' }
    if (answer.state === 'failed') return answer.problem
    $fetched.set(answer.value.map(newest))
    $extent.set({ ...nothing, complete: true })
    return undefined
  }

  /** Pages may overlap if orders were created between two calls. */
  function add(orders: readonly Order[]): void {
    const known = new Set($fetched.get().map(order => order.order_id))
    $fetched.set([...$fetched.get(), ...orders.filter(order => !known.has(order.order_id)).map(newest)])
  }

  async function step(mine: Walk): Promise<CallProblem | undefined> {
    $extent.set({ ...$extent.get(), fetching: true, problem: undefined })
    const problem = await mine.next()
    if (mine !== walk) return { code: 'cancelled' }
    $extent.set({ complete: mine.done(), fetching: false, problem, paginationKey: mine.key() })
    return problem
  }

  function apply(update: Order): void {
    const state = newest(completed(update))
    updates.set(state.order_id, state)
    const apart = $apart.get()
    if (apart?.order_id === state.order_id) $apart.set(later(apart, state))
    const orders = $fetched.get()
    const index = orders.findIndex(order => order.order_id === state.order_id)
    const known = orders[index]
    if (!known) return
    const order = later(known, state)
    if (order !== known) $fetched.set(orders.map((other, at) => (at === index ? order : other)))
  }

  async function readLeft(): Promise<void> {
    const { signal } = abort
    const left = $known.get().filter(({ status }) => !hasEnded(status))
    const answer = await fetchEach(send, left, signal)
    if (signal.aborted || answer.state === 'failed') return
    for (const order of answer.value) apply(order)
  }

  return {
    $fetched,
    $known,
    $extent,
    look(orderId) {
      opened = orderId
      if ($apart.get()?.order_id !== opened) $apart.set(undefined)
    },
    async readOpened(order_id, vendor_id) {
      const answer = await fetchEach(send, [{ order_id, vendor_id }])
      if (answer.state === 'failed') return answer
      const order = answer.value[0] && newest(answer.value[0])
      if (order?.order_id === opened) $apart.set(order)
      return { state: 'answered', value: order }
    },
    clear() {
      $apart.set($known.get().find(({ order_id }) => order_id === opened))
      abort.abort()
      abort = new AbortController()
      walk = undefined
      updates.clear()
      $fetched.set(none)
      $extent.set(nothing)
      return abort.signal
    },
    async begin({ vendorId, allOutlets, bounds, target }) {
      if (target.by === 'order') return readOne(target.orderId, target.vendorId)
      const size = allOutlets ? { count: OUTLETS_PAGE_SIZE, include_outlets: true } : { count: PAST_PAGE_SIZE }
      const phone = target.by === 'phone' ? { customer_phone_number: target.phone } : {}
      walk = createWalk(send, { vendorId, query: { ...size, ...bounds, ...phone }, signal: abort.signal }, add)
      return step(walk)
    },
    async resume(enough = () => false) {
      while (walk && !walk.done() && !enough()) {
        const problem = await step(walk)
        if (problem) return problem
      }
      return undefined
    },
    apply,
    async readAgain() {
      // One reading at a time: the socket may close and open again and again.
      await reading
      reading ??= readLeft().finally(() => {
        reading = undefined
      })
      await reading
    },
  }
}
