// Orders of earlier days for the filters, page by page (HIS-001).
import { useCallback, useEffect, useRef, useState } from 'react'
import { clock, send } from '#app/world'
import { deployment } from '#deployment'
import { boundsOf } from '#domain/history/days'
import { type HistoryFilters, passesStatus } from '#domain/history/filters'
import { completed } from '#domain/orders/order'
import type { CallProblem } from '#domain/problems'
import type { Order } from '#schema/wire'

const PAGE = 30

export type PastOrders = {
  state: 'loading' | 'more' | 'failed' | 'ready'
  problem?: CallProblem
  orders: readonly Order[]
  /** There is a further page. */
  goesOn: boolean
  loadMore(): void
}

const empty = { orders: [] as readonly Order[], key: undefined as string | undefined }

/** @param id of the branch; undefined while it is not known */
export function usePastOrders(id: string | undefined, filters: HistoryFilters): PastOrders {
  const [state, setState] = useState<{ state: PastOrders['state']; problem?: CallProblem }>({ state: 'loading' })
  const [loaded, setLoaded] = useState(empty)
  const stop = useRef<AbortController>(undefined)
  const load = useCallback(
    async (key: string | undefined) => {
      if (id === undefined) return
      stop.current?.abort()
      const mine = new AbortController()
      stop.current = mine
      setState({ state: key ? 'more' : 'loading' })
      const bounds = boundsOf(filters.range, deployment().settings.timezone)
      const query = { ...bounds, count: PAGE, ...(key && { pagination_key: key }) }
      const answer = await send('listOrders', { params: { id }, query, signal: mine.signal })
      if (mine.signal.aborted) return
      if (answer.state === 'failed') return setState({ state: 'failed', problem: answer.problem })
      const { data, pagination_key } = answer.value.data.result
      const fresh = data.map(completed).filter(order => passesStatus(order, filters.status, clock.now()))
      setLoaded(before => ({ orders: key ? [...before.orders, ...fresh] : fresh, key: pagination_key }))
      setState({ state: 'ready' })
    },
    [id, filters],
  )
  useEffect(() => {
    setLoaded(empty)
    void load(undefined)
    return () => stop.current?.abort()
  }, [load])
  return { ...state, orders: loaded.orders, goesOn: loaded.key !== undefined, loadMore: () => void load(loaded.key) }
}
