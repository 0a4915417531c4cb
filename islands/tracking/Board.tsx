// List, order and map beside each other; on phones the list, and an order over it.
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { orders } from '#app/orders'
import { m } from '#messages'
import { EmptyState } from '#ui/EmptyState'
import { useFormat } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { useWide } from '../shell/use-wide.ts'
import { steerRows } from './arrow-keys.ts'
import { ConnectionBanner, Freshness } from './Freshness.tsx'
import { News } from './News.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrderLists, Rows, type RowsLook } from './OrderLists.tsx'
import { OrderPane } from './OrderPane.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import { useConnection } from './use-connection.ts'
import { useFresh } from './use-fresh.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useSelected } from './use-selected.ts'

const MINUTE_MS = 60_000
const noRecent: readonly string[] = []
const noNews: ReturnType<typeof orders.$news.get> = []

export function Lists({ prefix, language }: { prefix: string; language: string }) {
  const lists = useLive(orders.$lists, orders.$lists.get())
  const known = useLive(orders.$orders, orders.$orders.get())
  const now = useLive(orders.$now, orders.$now.get())
  const key = useLive(orders.$searchKey, '')
  const recent = useLive(orders.$recent, noRecent)
  const news = useLive(orders.$news, noNews)
  const connection = useConnection()
  const format = useFormat(language)
  const wide = useWide()
  const [selected, select] = useSelected()
  const open = useCallback((id: string) => select(id), [select])
  const box = useRef<HTMLElement>(null)
  const freshness = { ...connection, now, format, onRefresh: () => void orders.refresh() }
  const { riders } = connection
  const minute = now - (now % MINUTE_MS)
  const fresh = useFresh(news)
  const rows = useMemo(
    () => ({ now: minute, format, selected, onOpen: open, riders, fresh }),
    [minute, format, selected, open, riders, fresh],
  )
  // Hundreds of rows are drawn in slices between which keys and the wheel are heard (TRK-103).
  const drawn = useDeferredValue(useMemo(() => ({ lists, rows, searched: key }), [lists, rows, key]))
  useKeptPlace(box, drawn.lists)
  return (
    <div className={`tracking${selected ? ' with-order' : ''}`}>
      <section className="orders" aria-label={m.tracking_lists()} ref={box}>
        <div className="orders-head">
          <OrderSearch
            label={m.tracking_search_label()}
            placeholder={m.tracking_search()}
            value={key}
            onChange={orders.search}
            onSettled={orders.remember}
            recent={recent}
          />
          <Freshness {...freshness} />
          <ConnectionBanner {...freshness} />
        </div>
        {known.size === 0 ? <NoOrders prefix={prefix} /> : <Drawn {...drawn} wide={wide} />}
      </section>
      <OrderPane
        {...{ known, selected, now, format, prefix, language, wide, riders }}
        onBack={() => select(undefined)}
      />
      <News news={news} orders={known} now={now} />
    </div>
  )
}

type DrawnProps = { lists: ReturnType<typeof orders.$lists.get>; rows: RowsLook; searched: string; wide: boolean }

/** What was found, or the lists; drawn again only when one of these has changed. */
const Drawn = memo(function Drawn({ lists, rows, searched, wide }: DrawnProps) {
  if (!lists.found) return <OrderLists {...rows} lists={lists} wide={wide} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrows of the rows in it
    <div className="orders-scroll" onKeyDown={steerRows}>
      <p className="found" role="status">
        {m.tracking_found()} <span className="num muted">{lists.found.length}</span>
      </p>
      {lists.found.length > 0 ? (
        <Rows {...rows} orders={lists.found} reachable={lists.found[0]?.order_id} />
      ) : (
        <EmptyState motif="search" title={m.tracking_found_none({ text: searched })}>
          {m.tracking_found_none_text()}
        </EmptyState>
      )}
    </div>
  )
})
