// Orders page by page (API-029 to API-031, Q67).

import { type CallProblem, isFinalRefusal } from '#contract/call-problem.ts'
import type { Answered, Send } from '#platform/ports.ts'
import type { Order, VendorOrdersQuery } from '#schema/wire.ts'
import { endOfDayAhead, startOfToday } from './days.ts'
import { completed } from './order.ts'

/** Orders per page (API-030): past, active, and either with outlets, which takes precedence (Q67). */
export const PAST_PAGE_SIZE = 30
export const ACTIVE_PAGE_SIZE = 200
export const OUTLETS_PAGE_SIZE = 50

export type Page = { orders: Order[]; next: string | undefined }

export type PageQuestion = {
  vendorId: string
  query: VendorOrdersQuery
  signal?: AbortSignal | undefined
}

/** One page, with missing fields filled in. */
export async function fetchPage(send: Send, { vendorId, query, signal }: PageQuestion): Promise<Answered<Page>> {
  const answer = await send('listOrders', { params: { id: vendorId }, query, ...(signal && { signal }) })
  if (answer.state === 'failed') return answer
  const { data, pagination_key: next } = answer.value.data.result
  // A key that leads to the same page again would never end.
  const further = next !== undefined && next !== '' && next !== query.pagination_key ? next : undefined
  return { state: 'answered', value: { orders: data.map(completed), next: further } }
}

/** A list is abandoned after this many pages, which is 50,000 orders of outlets: a server might never stop paging. */
const PAGES_MAX = 1000

/** All pages of a list; a key that was followed before ends it, here and in a walk. */
export async function fetchAll(send: Send, question: PageQuestion): Promise<Answered<Order[]>> {
  const orders: Order[] = []
  const followed = new Set<string>()
  let next: string | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { ...question.query, ...(next !== undefined && { pagination_key: next }) }
    const answer = await fetchPage(send, { ...question, query })
    if (answer.state === 'failed') return answer
    orders.push(...answer.value.orders)
    next = answer.value.next
    if (next === undefined || followed.has(next)) break
    followed.add(next)
  }
  return { state: 'answered', value: orders }
}

/** Preorders are fetched up to the end of the day this many days ahead (API-031). */
const PREORDER_DAYS = 2

export type ActiveQuestion = {
  vendorId: string
  allOutlets: boolean
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  signal?: AbortSignal
}

const sizeOf = (allOutlets: boolean): Pick<VendorOrdersQuery, 'count' | 'include_outlets'> =>
  allOutlets ? { count: OUTLETS_PAGE_SIZE, include_outlets: true } : { count: ACTIVE_PAGE_SIZE }

/** Today's orders and upcoming preorders, of a vendor or of a vendor and its outlets. */
export async function fetchActive(send: Send, question: ActiveQuestion): Promise<Answered<Order[]>> {
  const { vendorId, allOutlets, now, zone, signal } = question
  const size = sizeOf(allOutlets)
  const today = { ...size, from: Math.floor(startOfToday({ now, zone }) / 1000) }
  const to = endOfDayAhead(PREORDER_DAYS, { now, zone })
  const ahead = { ...size, from: Math.floor(now / 1000), to, scheduled: true }
  const answers = await Promise.all([today, ahead].map(query => fetchAll(send, { vendorId, query, signal })))
  const orders: Order[] = []
  for (const answer of answers) {
    if (answer.state === 'failed') return answer
    orders.push(...answer.value)
  }
  return { state: 'answered', value: orders }
}

/**
 * Preorders for an earlier time of today, whenever they were made: those of earlier days are in no other list.
 * @param question `until`: where the list of upcoming preorders begins, in unix milliseconds
 */
export function fetchBegun(send: Send, question: ActiveQuestion & { until: number }): Promise<Answered<Order[]>> {
  const { vendorId, allOutlets, now, until, zone, signal } = question
  const from = Math.floor(startOfToday({ now, zone }) / 1000)
  const query = { ...sizeOf(allOutlets), from, to: Math.floor(until / 1000), scheduled: true }
  return fetchAll(send, { vendorId, query, signal })
}

/** Single orders that are asked for side by side. */
export const ORDERS_AT_ONCE = 20

export type Wanted = { order_id: string; vendor_id: string }

/** The orders that were fetched, and why others were not. `gone`: numbers that the server does not know. */
export type Gathered = Answered<Order[]> & { missed?: CallProblem; gone?: readonly string[] }

/**
 * Single orders, such as those of a guest (GST-005), 20 at a time. Orders that no longer exist are left out; if none could be
 * fetched for another reason, the answer is that failure.
 */
export async function fetchEach(send: Send, wanted: readonly Wanted[], signal?: AbortSignal): Promise<Gathered> {
  const ask = ({ order_id, vendor_id }: Wanted) =>
    send('readOrder', { query: { orderId: order_id, vendorId: vendor_id }, ...(signal && { signal }) })
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  for (let at = 0; at < wanted.length; at += ORDERS_AT_ONCE)
    answers.push(...(await Promise.all(wanted.slice(at, at + ORDERS_AT_ONCE).map(ask))))
  const orders = answers.flatMap(answer => (answer.state === 'answered' ? completed(answer.value.result) : []))
  const gone = wanted.flatMap(({ order_id }, index) => {
    const answer = answers[index]
    return answer?.state === 'failed' && isGone(answer.problem) && isFinalRefusal(answer.problem) ? order_id : []
  })
  const problems = answers.flatMap(answer => (answer.state === 'failed' && !isGone(answer.problem) ? answer : []))
  // What may come at another time is asked for again, and what is refused for good is not.
  const failed = problems.find(({ problem }) => !isFinalRefusal(problem)) ?? problems[0]
  if (!failed) return { state: 'answered', value: orders, gone }
  if (orders.length === 0) return { ...failed, gone }
  return { state: 'answered', value: orders, gone, missed: failed.problem }
}

const isGone = (problem: CallProblem): boolean => problem.code === 'refused' && problem.status === 404

// Fetches a list page by page. The table, the figures and the export share one reader, so that no page is fetched twice.

export type Walk = {
  /** Where the next page begins; undefined before the first page and after the last one (HIS-010). */
  key(): string | undefined
  done(): boolean
  /** Fetches the next page and passes on its orders; returns why that failed. Simultaneous calls share one page. */
  next(): Promise<CallProblem | undefined>
}

export function createWalk(
  send: Send,
  question: { vendorId: string; query: VendorOrdersQuery; signal: AbortSignal },
  hand: (orders: Order[]) => void,
): Walk {
  const followed = new Set<string>()
  let key: string | undefined
  let done = false
  let underway: Promise<CallProblem | undefined> | undefined

  async function fetchNext(): Promise<CallProblem | undefined> {
    const query = { ...question.query, ...(key !== undefined && { pagination_key: key }) }
    const answer = await fetchPage(send, { ...question, query })
    if (question.signal.aborted) return { code: 'cancelled' }
    // The key stays: the next attempt fetches the page that failed.
    if (answer.state === 'failed') return answer.problem
    key = answer.value.next
    done = key === undefined
    if (key !== undefined && followed.has(key)) [key, done] = [undefined, true]
    else if (key !== undefined) followed.add(key)
    hand(answer.value.orders)
    return undefined
  }

  return {
    key: () => key,
    done: () => done,
    next() {
      if (done) return Promise.resolve(undefined)
      underway ??= fetchNext().finally(() => {
        underway = undefined
      })
      return underway
    },
  }
}
