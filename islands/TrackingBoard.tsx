// The active orders of a branch: lists, one order, the map (TRK-017 to TRK-025).
import { useCallback, useMemo, useState } from 'react'
import { vendors } from '#app/vendors'
import { addressOf } from '#contract/routes'
import { lists as listsOf } from '#domain/orders/lists'
import { m } from '#messages'
import { problemWords } from '#text/problem-words'
import { Button, ButtonLink } from '#ui/Button'
import { EmptyState, ErrorState } from '#ui/EmptyState'
import { Skeleton } from '#ui/Skeleton'
import { useLive } from './shell/use-live.ts'
import { OrderLists } from './tracking/OrderLists.tsx'
import { useActiveOrders } from './tracking/use-active-orders.ts'
import { useFormat } from './tracking/use-format.ts'
import { useInBrowser } from './tracking/use-in-browser.ts'
import { useNow } from './tracking/use-now.ts'
import { useWide } from './tracking/use-wide.ts'

const loading = { state: 'loading' } as const
const noToggle = { shown: false, usable: false, on: false } as const

type Props = { prefix: string; language: string }

/** Times are those of the country by the server's clock, so nothing but the shape of what comes is drawn on a server. */
export function TrackingBoard(props: Props) {
  return useInBrowser() ? <Board {...props} /> : <Skeleton shape="rows" label={m.portal_loading()} />
}

function Board({ prefix, language }: Props) {
  const list = useLive(vendors.$vendors, loading)
  const chosen = useLive(vendors.$chosen, undefined)
  const toggle = useLive(vendors.$toggle, noToggle)
  const active = useActiveOrders(chosen?.vendor_id)
  const format = useFormat(language)
  const now = useNow(10_000)
  const wide = useWide()
  const [selected, setSelected] = useState<string>()
  const open = useCallback((id: string) => setSelected(id), [])
  const orders = active.state === 'ready' ? active.value : undefined
  const lists = useMemo(
    () =>
      orders && listsOf(orders.values(), { now, vendorId: chosen?.vendor_id, allOutlets: toggle.on, searchKey: '' }),
    [orders, now, chosen, toggle.on],
  )
  const failed = active.state === 'failed' ? active.problem : list.state === 'failed' ? list.problem : undefined
  if (failed)
    return (
      <ErrorState
        title={list.state === 'failed' ? m.portal_branch_failed() : m.tracking_failed()}
        action={
          <Button onClick={() => (list.state === 'failed' ? vendors.load() : active.reload())}>
            {m.notice_retry()}
          </Button>
        }
      >
        {problemWords(failed)}
      </ErrorState>
    )
  if (!lists) return <Skeleton shape="rows" label={m.portal_loading()} />
  if (orders?.size === 0)
    return (
      <EmptyState
        title={m.portal_tracking_empty()}
        action={
          <ButtonLink kind="primary" large href={addressOf(prefix, '/request-a-rider')}>
            {m.portal_open_request()}
          </ButtonLink>
        }
      >
        {m.portal_tracking_empty_text()}
      </EmptyState>
    )
  return (
    <div className="tracking">
      <section className="orders" aria-label={m.tracking_lists()}>
        <OrderLists lists={lists} now={now} format={format} wide={wide} selected={selected} onOpen={open} />
      </section>
    </div>
  )
}
