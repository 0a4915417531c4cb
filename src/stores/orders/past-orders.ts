// What has been fetched of one filter of the history, and how it goes on (HIS-001, HIS-010, Q66, Q67).
import { atom, type ReadableAtom } from 'nanostores'
import type { SearchTarget } from '#domain/history/search-key'
import { later } from '#domain/orders/merge'
import { completed } from '#domain/orders/order'
import type { CallProblem } from '#domain/problems'
import type { Send } from '#ports'
import type { Order } from '#schema/wire'
import { fetchEach, OUTLETS_PAGE_SIZE, PAST_PAGE_SIZE } from './pages.ts'
import { createWalk, type Walk } from './walk.ts'

/** How much of the filter has been fetched. */
export type Extent = {
  /** Every order of the filter is here. */
  complete: boolean
  /** A page is on its way, for the table, the figures or an export. */
  fetching: boolean
  /** The last page could not be fetched; asking again goes on from there. */
  problem: CallProblem | undefined
  /** Where the next page begins (HIS-010). */
  paginationKey: string | undefined
}

export type PastQuestion = {
  vendorId: string
  allOutlets: boolean
  /** Unix seconds. */
  bounds: { from: number; to: number }
  target: SearchTarget
}

export type PastOrders = {
  $fetched: ReadableAtom<readonly Order[]>
  $extent: ReadableAtom<Extent>
  /** Forgets everything; what is under way comes to nothing. Answers a signal that ends with the next time. */
  clear(): AbortSignal
  /** Fetches the first page, or the one order that is searched for. */
  begin(question: PastQuestion): Promise<CallProblem | undefined>
  /** Fetches pages until all are here, or `enough` says so; answers why a page could not be fetched. */
  goOn(enough?: () => boolean): Promise<CallProblem | undefined>
  /** A later state of an order that is here. */
  apply(update: Order): void
}

const none: readonly Order[] = []
const nothing: Extent = { complete: false, fetching: false, problem: undefined, paginationKey: undefined }

export function createPastOrders(send: Send): PastOrders {
  const $fetched = atom<readonly Order[]>(none)
  const $extent = atom<Extent>(nothing)
  let walk: Walk | undefined
  let abort = new AbortController()

  async function readOne(orderId: string, vendorId: string): Promise<CallProblem | undefined> {
    const { signal } = abort
    const answer = await fetchEach(send, [{ order_id: orderId, vendor_id: vendorId }], signal)
    if (signal.aborted) return { code: 'cancelled' }
    if (answer.state === 'failed') return answer.problem
    $fetched.set(answer.value)
    $extent.set({ ...nothing, complete: true })
    return undefined
  }

  /** Pages may overlap when orders are made between two of them. */
  function add(orders: readonly Order[]): void {
    const known = new Set($fetched.get().map(order => order.order_id))
    $fetched.set([...$fetched.get(), ...orders.filter(order => !known.has(order.order_id))])
  }

  async function step(mine: Walk): Promise<CallProblem | undefined> {
    $extent.set({ ...$extent.get(), fetching: true, problem: undefined })
    const problem = await mine.next()
    if (mine !== walk) return { code: 'cancelled' }
    $extent.set({ complete: mine.done(), fetching: false, problem, paginationKey: mine.key() })
    return problem
  }

  return {
    $fetched,
    $extent,
    clear() {
      abort.abort()
      abort = new AbortController()
      walk = undefined
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
    async goOn(enough = () => false) {
      while (walk && !walk.done() && !enough()) {
        const problem = await step(walk)
        if (problem) return problem
      }
      return undefined
    },
    apply(update) {
      const orders = $fetched.get()
      const index = orders.findIndex(order => order.order_id === update.order_id)
      const known = orders[index]
      if (!known) return
      const order = later(known, completed(update))
      if (order !== known) $fetched.set(orders.with(index, order))
    },
  }
}
