// Past orders of a branch (HIS-001 to HIS-013).
import { vendors } from '#app/vendors'
import { clock } from '#app/world'
import { m } from '#messages'
import { problemWords } from '#text/problem-words'
import { Button } from '#ui/Button'
import { EmptyState, ErrorState } from '#ui/EmptyState'
import { Skeleton } from '#ui/Skeleton'
import { HistoryFilterLine } from './history/HistoryFilterLine.tsx'
import { HistoryRows } from './history/HistoryRows.tsx'
import { useFilters } from './history/use-filters.ts'
import { usePastOrders } from './history/use-past-orders.ts'
import { useLive } from './shell/use-live.ts'
import { useFormat } from './tracking/use-format.ts'
import { useInBrowser } from './tracking/use-in-browser.ts'

const loading = { state: 'loading' } as const

type Props = { prefix: string; language: string }

/** The filters stand in the address, so nothing but the shape of what comes can be drawn on a server. */
export function HistoryTable(props: Props) {
  return useInBrowser() ? <PastOrders {...props} /> : <Skeleton shape="table" label={m.portal_loading()} />
}

function PastOrders({ language }: Props) {
  const list = useLive(vendors.$vendors, loading)
  const chosen = useLive(vendors.$chosen, undefined)
  const [filters, change] = useFilters()
  const past = usePastOrders(chosen?.vendor_id, filters)
  const format = useFormat(language)
  if (list.state === 'failed')
    return (
      <ErrorState
        title={m.portal_branch_failed()}
        action={<Button onClick={() => vendors.load()}>{m.notice_retry()}</Button>}
      />
    )
  return (
    <>
      <HistoryFilterLine filters={filters} onChange={change} />
      {past.state === 'loading' && <Skeleton shape="table" label={m.portal_loading()} />}
      {past.orders.length > 0 && (
        <HistoryRows orders={past.orders} now={clock.now()} format={format} busy={past.state === 'more'} />
      )}
      {past.state === 'failed' && (
        <ErrorState title={m.history_failed()} action={<Button onClick={past.loadMore}>{m.notice_retry()}</Button>}>
          {past.problem && problemWords(past.problem)}
        </ErrorState>
      )}
      {past.state === 'ready' && past.orders.length === 0 && !past.goesOn && (
        <EmptyState motif="search" title={m.history_none()}>
          {m.history_none_text()}
        </EmptyState>
      )}
      <footer className="history-more">
        {past.orders.length > 0 && (
          <p className="muted" role="status">
            {m.history_shown({ count: past.orders.length })}
          </p>
        )}
        {past.goesOn && past.state !== 'failed' && (
          <Button pending={past.state === 'more'} onClick={past.loadMore}>
            {m.history_load_more()}
          </Button>
        )}
      </footer>
    </>
  )
}
