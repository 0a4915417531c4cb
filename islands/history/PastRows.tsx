// The rows that are shown, and the way to more of them (HIS-001, HIS-102).
import { pastOrders } from '#app/history'
import { clock } from '#app/world'
import { m } from '#messages'
import { problemWords } from '#text/problem-words'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import { Notice } from '#ui/Notice'
import { Skeleton } from '#ui/Skeleton'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { HistoryRows } from './HistoryRows.tsx'

const none: ReturnType<typeof pastOrders.$rows.get> = []
const nothing = { complete: false, fetching: false, problem: undefined, paginationKey: undefined }

export function PastRows({ format, prefix }: { format: Format; prefix: string }) {
  const rows = useLive(pastOrders.$rows, none)
  const all = useLive(pastOrders.$orders, none).length
  const more = useLive(pastOrders.$hasMore, false)
  const { complete, problem, fetching } = useLive(pastOrders.$extent, nothing)
  const { searchKey } = useLive(pastOrders.$filters, pastOrders.$filters.get())
  if (rows.length === 0 && complete)
    return (
      <EmptyState
        motif="search"
        title={searchKey ? m.history_found_none({ text: searchKey }) : m.history_none()}
        action={searchKey && <Button onClick={() => pastOrders.search('')}>{m.tracking_search_clear()}</Button>}
      >
        {m.history_none_text()}
      </EmptyState>
    )
  const shown = m.history_shown({ count: rows.length })
  const figures = { shown: format.count(rows.length), all: m.history_orders({ count: all }) }
  return (
    <>
      {rows.length > 0 ? (
        <HistoryRows orders={rows} now={clock.now()} {...{ format, prefix }} />
      ) : (
        fetching && <Skeleton shape="table" label={m.portal_loading()} />
      )}
      {problem && problem.code !== 'cancelled' && (
        <Notice
          tone="warning"
          live="polite"
          title={m.history_rest_failed()}
          action={
            <button type="button" className="link" onClick={() => pastOrders.retry()}>
              {m.notice_retry()}
            </button>
          }
        >
          {problemWords(problem)}
        </Notice>
      )}
      <footer className="history-more">
        <p className="muted num" role="status">
          {complete ? m.history_of(figures) : shown}
        </p>
        {more && !problem && (
          <Button pending={fetching && rows.length === all} onClick={() => void pastOrders.loadMore()}>
            {m.history_load_more()}
          </Button>
        )}
      </footer>
    </>
  )
}
