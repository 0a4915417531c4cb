// Today's orders of the chosen branch, asked for again every half minute.
import { useEffect, useState } from 'react'
import { clock, send } from '#app/world'
import { deployment } from '#deployment'
import { endOfDayAhead, startOfToday } from '#domain/history/days'
import type { Loaded } from '#domain/loaded'
import { merged, type Orders } from '#domain/orders/merge'
import { completed } from '#domain/orders/order'
import type { CallProblem } from '#domain/problems'
import type { VendorOrdersQuery } from '#schema/wire'

const EVERY_MS = 30_000
const PAGE = 200
const none: Orders = new Map()

export type ActiveOrders = Loaded<Orders, CallProblem> & { reload(): void }

/** @param id of the branch; undefined while it is not known */
export function useActiveOrders(id: string | undefined): ActiveOrders {
  const [loaded, setLoaded] = useState<Loaded<Orders, CallProblem>>({ state: 'loading' })
  const [run, setRun] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run asks again
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    setLoaded({ state: 'loading' })
    async function load(vendorId: string): Promise<void> {
      const place = { now: clock.now(), zone: deployment().settings.timezone }
      const seconds = Math.floor(place.now / 1000)
      const answers = await Promise.all([
        pages(vendorId, { from: Math.ceil(startOfToday(place) / 1000) }, stop.signal),
        pages(vendorId, { scheduled: true, from: seconds, to: endOfDayAhead(2, place) }, stop.signal),
      ])
      if (stop.signal.aborted) return
      const problem = answers.find(answer => 'code' in answer)
      setLoaded(before => {
        if (problem && 'code' in problem) return before.state === 'ready' ? before : { state: 'failed', problem }
        const known = before.state === 'ready' ? before.value : none
        return { state: 'ready', value: answers.reduce((all, one) => ('code' in one ? all : merged(all, one)), known) }
      })
    }
    void load(id)
    const timer = setInterval(() => void load(id), EVERY_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [id, run])
  return { ...loaded, reload: () => setRun(now => now + 1) }
}

async function pages(id: string, query: VendorOrdersQuery, signal: AbortSignal) {
  const orders = []
  let key: string | undefined
  do {
    const page = { ...query, count: PAGE, ...(key && { pagination_key: key }) }
    const answer = await send('listOrders', { params: { id }, query: page, signal })
    if (answer.state === 'failed') return answer.problem
    const { data, pagination_key } = answer.value.data.result
    orders.push(...data.map(completed))
    key = pagination_key
  } while (key)
  return orders
}
