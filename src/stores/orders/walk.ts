// Walking through a list page by page, by whoever wants to get further: the table, the figures and the export share one walk,
// so that no page is fetched twice.
import type { CallProblem } from '#domain/problems'
import type { Send } from '#ports'
import type { Order, VendorOrdersQuery } from '#schema/wire'
import { fetchPage } from './pages.ts'

export type Walk = {
  /** Where the next page begins; undefined before the first page and after the last one (HIS-010). */
  key(): string | undefined
  done(): boolean
  /** Fetches the next page and hands on its orders; answers why that failed. Whoever asks meanwhile gets the same page. */
  next(): Promise<CallProblem | undefined>
}

export function createWalk(
  send: Send,
  question: { vendorId: string; query: VendorOrdersQuery; signal: AbortSignal },
  hand: (orders: Order[]) => void,
): Walk {
  let key: string | undefined
  let done = false
  let underway: Promise<CallProblem | undefined> | undefined

  async function fetchNext(): Promise<CallProblem | undefined> {
    const query = { ...question.query, ...(key !== undefined && { pagination_key: key }) }
    const answer = await fetchPage(send, { ...question, query })
    if (question.signal.aborted) return { code: 'cancelled' }
    // The key stays: the next attempt asks for the page that failed.
    if (answer.state === 'failed') return answer.problem
    key = answer.value.next
    done = key === undefined
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
