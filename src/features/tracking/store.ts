// The orders of the tracking screen: fetched, kept up to date, listed (TRK-017 to TRK-024, TRK-039, TRK-101, RTM-010).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { type CallProblem, isFinalRefusal } from '#contract/call-problem.ts'
import { startOfToday } from '#features/orders/days.ts'
import { type Lists, lists, mayHavePhone, unchangedLists } from '#features/orders/lists.ts'
import type { OrdersNotice } from '#features/orders/notices.ts'
import { completed, isNews, merged, type Orders } from '#features/orders/order.ts'
import { momentOfStatus } from '#features/orders/order-time.ts'
import { fetchActive, fetchBegun, fetchEach, type Gathered } from '#features/orders/pages-store.ts'
import { AGE_CHECK_MS, isOutOfDate } from '#features/orders/realtime-flow.ts'
import { hasEnded } from '#features/orders/statuses.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { Session } from '#features/session/session.ts'
import type { OutletToggle } from '#features/vendors/vendors.ts'
import type { Clock, Send, Storage } from '#platform/ports.ts'
import type { Order, Vendor } from '#schema/wire.ts'

export type Audience = {
  /** The selected vendor; undefined until it is known. */
  vendorId: string | undefined
  allOutlets: boolean
  guest: boolean
}

/** Whose orders are shown. */
export const audienceOf = (chosen: Vendor | undefined, { on }: OutletToggle, { mode }: Session): Audience => ({
  vendorId: chosen?.vendor_id,
  allOutlets: on,
  guest: mode === 'GUEST',
})

export type TrackingPorts = {
  send: Send
  storage: Storage
  clock: Clock
  /** IANA zone of the country. */
  zone(): string
  $audience: ReadableAtom<Audience>
  /** The flag of that name. */
  dynamicTimeEstimation(): boolean
  notify(notice: OrdersNotice): void
  /** The telephone rules, loaded for the first search by number. */
  phones(): Promise<Pick<Phones, 'sought'>>
  /** Lets the page draw and answer before what comes next. */
  pause(): Promise<void>
  /** Whether what changed would be announced now; otherwise it waits, and is announced together with what changes meanwhile. */
  mayAnnounce(): boolean
}

/** A new row, or one with a new status; it is announced politely and highlighted once. */
export type News = { orderId: string; kind: 'new' | 'changed'; at: number }

export type Freshness = {
  /** When the list was fetched last, unix milliseconds. */
  fetchedAt: number | undefined
  fetching: boolean
  /** Why the last attempt failed; the previous orders stay. */
  problem: CallProblem | undefined
}

export type TrackingStore = {
  $orders: ReadableAtom<Orders>
  $lists: ReadableAtom<Lists>
  $freshness: ReadableAtom<Freshness>
  $searchKey: ReadableAtom<string>
  /** What changed since the last announcement, together, so that it is announced once; empty for none. */
  $news: ReadableAtom<readonly News[]>
  /** Unix milliseconds by the server, every second, for "updated N s ago". */
  $now: ReadableAtom<number>
  search(key: string): Promise<void>
  /** An update of the socket; one of a branch that is not shown is left out (TRK-023). */
  apply(order: Order): void
  /** Fetches the lists; waits for a pending fetch of the same vendor. */
  refresh(): Promise<void>
  /** Something may have happened that a pending fetch does not know of: fetches after it (RTM-101). */
  catchUp(): Promise<void>
  /** Fetches, checks the age every 5 s, follows the vendor; returns a function that stops this. */
  start(): () => void
  reset(): void
}

const SECOND_MS = 1000
/** Only scheduled orders move between lists by time, and they may do so this late. */
const REGROUP_MS = 5000
const NEWS_MAX = 100
/** An order that is newer may not be found yet where it is looked for. */
const FOUND_WITHIN_MS = 60_000
/** Orders of a fetched list that are compared with what is known without a pause. */
const COMPARED_AT_ONCE = 200

/** What was refused for good is not missed: asking again would not help, and the lists are whole without it. */
function worthAsking(gathered: Gathered): Gathered {
  if (!gathered.missed || !isFinalRefusal(gathered.missed)) return gathered
  const { missed: _, ...whole } = gathered
  return whole
}

/** A server that refuses the lists, or an order of them, is asked again after 5 s, then after twice as long each time, in milliseconds. */
const REFUSED_WAIT_MAX_MS = 60_000
const waitAfterRefusals = (count: number): number =>
  count === 0 ? 0 : Math.min(AGE_CHECK_MS * 2 ** (count - 1), REFUSED_WAIT_MAX_MS)

const isSame = (one: Audience, other: Audience): boolean => JSON.stringify(one) === JSON.stringify(other)

const none: Orders = new Map()
const never: Freshness = { fetchedAt: undefined, fetching: false, problem: undefined }

/** @returns the tracked orders; empty until `start` or `refresh` */
export function createTracking(ports: TrackingPorts): TrackingStore {
  const { send, storage, clock, zone, $audience, notify } = ports
  const $orders = atom<Orders>(none)
  const $freshness = atom<Freshness>(never)
  const $searchKey = atom('')
  const $phone = atom<string | undefined>(undefined)
  const $news = atom<readonly News[]>([])
  const $now = atom(clock.now())
  const $groupedAt = computed($now, now => Math.ceil(now / REGROUP_MS) * REGROUP_MS)
  let run = 0
  /** Fetches in a row of which something was refused, and when the last one ended. */
  let refusals = 0
  let refusedAt = 0
  /** Screens that show the orders now. */
  let screens = 0
  let underway: Promise<void> | undefined
  let abort = new AbortController()
  let gathered: News[] = []
  /** The beginning of the day whose preorders are known whose time had come before. */
  let begunOf: number | undefined
  /** Whose orders are here, or on their way. */
  let loadedFor: Audience | undefined

  let listed: Lists | undefined
  const $lists = computed(
    [$orders, $groupedAt, $audience, $searchKey, $phone],
    (orders, now, { vendorId, allOutlets, guest }, searchKey, phone) => {
      const question = { now, vendorId, allOutlets: allOutlets || guest, searchKey, phone }
      listed = unchangedLists(listed, lists(orders.values(), question))
      return listed
    },
  )

  async function search(key: string): Promise<void> {
    $searchKey.set(key)
    $phone.set(undefined)
    if (!mayHavePhone(key)) return
    // Where the rules do not come, the rest of an order is searched.
    const phones = await ports.phones().catch(() => undefined)
    if ($searchKey.get() === key) $phone.set(phones?.sought(key))
  }

  function refresh(): Promise<void> {
    if (underway) return underway
    const fetching = load(++run).finally(() => {
      if (underway === fetching) underway = undefined
    })
    underway = fetching
    return fetching
  }

  async function catchUp(): Promise<void> {
    const wasShown = screens > 0
    await underway
    // Whoever has left the screen meanwhile asks for no list; it would be that of another screen's branch.
    if (!wasShown || screens > 0) await refresh()
  }

  async function load(mine: number): Promise<void> {
    const audience = $audience.get()
    if (audience.vendorId === undefined && !audience.guest) return
    const first = $freshness.get().fetchedAt === undefined
    const alreadyNotified = $freshness.get().problem !== undefined
    $freshness.set({ ...$freshness.get(), fetching: true })
    const known = $orders.get()
    const day = startOfDay()
    const askedAt = clock.now()
    const answer = await fetchFor(audience, abort.signal)
    // The vendor has changed, or the user has logged out.
    if (mine !== run) return
    const { fetchedAt } = $freshness.get()
    if (answer.state === 'failed') {
      // Without any list the screen says it in their place; a notice next to it would say it again.
      const isShown = fetchedAt === undefined && screens > 0
      ended(answer.problem, { isNotified: alreadyNotified || isShown })
      return $freshness.set({ fetchedAt, fetching: false, problem: answer.problem })
    }
    const states = await newOf(answer.value)
    if (mine !== run) return
    take(states, { quiet: first })
    drop(answer.gone ?? [], known)
    forget()
    const listedAt = clock.now()
    // The first lists do not wait for what none of them names.
    if (first) $freshness.set({ fetchedAt: listedAt, fetching: true, problem: answer.missed })
    const problem = (await takeBegun(audience, askedAt)) ?? answer.missed
    if (mine !== run) return
    ended(problem, { isNotified: alreadyNotified })
    // An incomplete list is as old as before.
    const at = problem && fetchedAt !== undefined ? fetchedAt : listedAt
    $freshness.set({ fetchedAt: at, fetching: false, problem })
    // The answer has put the clock right, or midnight has passed: the orders of another day were asked for.
    if (startOfDay() !== day) void catchUp()
  }

  /** Counts refusals, and notifies of a problem: once, not at every attempt. */
  function ended(problem: CallProblem | undefined, { isNotified }: { isNotified: boolean }): void {
    refusals = problem?.code === 'refused' ? refusals + 1 : 0
    refusedAt = clock.now()
    if (problem && !isNotified && problem.code !== 'cancelled') notify({ code: 'orders_failed', problem })
  }

  /**
   * Takes the preorders of earlier days whose time came before anybody looked: no list names them. Once they are known they are
   * followed one by one, so they are asked for once a day. Returns why they are still missing.
   */
  async function takeBegun(audience: Audience, askedAt: number): Promise<CallProblem | undefined> {
    const { vendorId, allOutlets, guest } = audience
    const today = startOfDay()
    if (guest || vendorId === undefined || begunOf === today) return undefined
    const { signal } = abort
    const now = clock.now()
    // A clock that was ahead had the list of upcoming ones begin later.
    const until = Math.max(askedAt, now)
    const answer = await fetchBegun(send, { vendorId, allOutlets, now, until, zone: zone(), signal })
    if (answer.state === 'failed' && !isFinalRefusal(answer.problem)) return answer.problem
    const states = answer.state === 'answered' ? await newOf(answer.value) : []
    if (signal.aborted) return { code: 'cancelled' }
    begunOf = today
    take(states, { quiet: true })
    return undefined
  }

  const startOfDay = () => startOfToday({ now: clock.now(), zone: zone() })

  async function fetchFor({ vendorId = '', allOutlets, guest }: Audience, signal: AbortSignal): Promise<Gathered> {
    const known = $orders.get()
    if (guest) {
      const stored = storage.read('guest-orders') ?? []
      return worthAsking(
        await fetchEach(
          send,
          stored.filter(({ order_id }) => !hasEnded(known.get(order_id)?.status ?? '')),
          signal,
        ),
      )
    }
    const answer = await fetchActive(send, { vendorId, allOutlets, now: clock.now(), zone: zone(), signal })
    if (answer.state === 'failed') return answer
    // Preorders of earlier days leave the list when their time has come; they are fetched one by one (Q79).
    const listed = new Set(answer.value.map(order => order.order_id))
    const left = [...known.values()].filter(order => !listed.has(order.order_id) && !hasEnded(order.status))
    const rest = worthAsking(await fetchEach(send, left, signal))
    if (rest.state === 'failed')
      return { ...answer, gone: rest.gone ?? [], ...(!isFinalRefusal(rest.problem) && { missed: rest.problem }) }
    return { ...rest, value: [...answer.value, ...rest.value] }
  }

  /** Those of a fetched list that are news: most are not, and to compare thousands at once takes long on a slow device (TRK-103). */
  async function newOf(states: readonly Order[]): Promise<Order[]> {
    const found: Order[] = []
    for (let from = 0; from < states.length; from += COMPARED_AT_ONCE) {
      if (from > 0) await ports.pause()
      const known = $orders.get()
      found.push(...states.slice(from, from + COMPARED_AT_ONCE).filter(state => isNews(known, state)))
    }
    return found
  }

  function take(states: readonly Order[], { quiet }: { quiet: boolean }): void {
    const before = $orders.get()
    const after = merged(before, states)
    if (after === before) return
    $orders.set(after)
    if (quiet) return
    for (const { order_id: orderId } of states) {
      const old = before.get(orderId)
      const kind = old ? 'changed' : 'new'
      if (old && old.status === after.get(orderId)?.status) continue
      gathered = [...gathered.filter(one => one.orderId !== orderId), { orderId, kind, at: clock.now() }]
    }
    gathered = gathered.slice(-NEWS_MAX)
  }

  /** Takes away what the server does not know any more, unless something was heard of it since it was asked for. */
  function drop(ids: readonly string[], asked: Orders): void {
    const orders = $orders.get()
    const isGone = (order: Order) =>
      ids.includes(order.order_id) &&
      order === asked.get(order.order_id) &&
      clock.now() - order.created_at * 1000 > FOUND_WITHIN_MS
    if ([...orders.values()].some(isGone)) $orders.set(new Map([...orders].filter(([, order]) => !isGone(order))))
  }

  /** What ended before today belongs to the history. */
  function forget(): void {
    const start = startOfDay()
    const isPast = (order: Order) =>
      hasEnded(order.status) && momentOfStatus(order) < start && (order.preordered_for ?? 0) * 1000 < start
    const orders = $orders.get()
    if ($audience.get().guest || ![...orders.values()].some(isPast)) return
    $orders.set(new Map([...orders].filter(([, order]) => !isPast(order))))
  }

  function clear(): void {
    run++
    abort.abort()
    abort = new AbortController()
    underway = undefined
    refusals = 0
    begunOf = undefined
    gathered = []
    $orders.set(none)
    $news.set([])
    $freshness.set(never)
  }

  return {
    $orders,
    $lists,
    $freshness,
    $searchKey,
    $news,
    $now,
    search,
    apply(order) {
      const { vendorId, allOutlets, guest } = $audience.get()
      // The branch that was selected before is subscribed to for a moment longer.
      const isOfAnother = !allOutlets && !guest && vendorId !== undefined && order.vendor_id !== vendorId
      // Before the first list nobody knows which orders are new.
      if (!isOfAnother) take([completed(order)], { quiet: $freshness.get().fetchedAt === undefined })
    },
    refresh,
    catchUp,
    start() {
      screens += 1
      let stopTick = () => {}
      let stopCheck = () => {}
      const tick = () => {
        $now.set(clock.now())
        const told = ports.mayAnnounce() ? gathered : []
        if (told.length > 0 || $news.get().length > 0) $news.set(told)
        if (told.length > 0) gathered = []
        stopTick = clock.after(SECOND_MS, tick)
      }
      const check = () => {
        stopCheck = clock.after(AGE_CHECK_MS, check)
        const context = { guest: $audience.get().guest, dynamicTimeEstimation: ports.dynamicTimeEstimation() }
        const { fetchedAt, problem } = $freshness.get()
        // What was to be caught up with is not known yet, however young the list is.
        const mayBeMissed = problem !== undefined && !isFinalRefusal(problem)
        // A clock that was put back says nothing of the wait.
        const waited = Math.abs(clock.now() - refusedAt)
        if (waited < waitAfterRefusals(refusals)) return
        if (mayBeMissed || isOutOfDate(fetchedAt, clock.now(), context)) void refresh()
      }
      const stopFollowing = $audience.subscribe((audience, before) => {
        if (before && isSame(audience, before)) return
        // It may have changed while this screen was not there.
        if (loadedFor && !isSame(audience, loadedFor)) clear()
        loadedFor = audience
        void refresh()
      })
      tick()
      stopCheck = clock.after(AGE_CHECK_MS, check)
      return () => {
        screens -= 1
        stopFollowing()
        stopTick()
        stopCheck()
      }
    },
    reset() {
      clear()
      void search('')
    },
  }
}
