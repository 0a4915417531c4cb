// Past orders of a branch (HIS-001 to HIS-013, HIS-101, HIS-102).
import { useEffect } from 'react'
import { pastOrders } from '#app/history'
import { vendors } from '#app/vendors'
import { m } from '#messages'
import { problemWords } from '#text/problem-words'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/EmptyState'
import { Skeleton } from '#ui/Skeleton'
import { ExportMenu } from './history/ExportMenu.tsx'
import { GuestInvitation } from './history/GuestInvitation.tsx'
import { HistoryFilterLine } from './history/HistoryFilterLine.tsx'
import { HistoryOverview } from './history/HistoryOverview.tsx'
import { PastRows } from './history/PastRows.tsx'
import { BranchesFailed } from './shell/BranchesFailed.tsx'
import { useFormat } from './shell/use-format.ts'
import { useInBrowser } from './shell/use-in-browser.ts'
import { useLive } from './shell/use-live.ts'

const loading = { state: 'loading' } as const

type Props = { prefix: string; language: string }

/** The filters stand in the address, so nothing but the shape of what comes can be drawn on a server. */
export function HistoryTable({ prefix, language }: Props) {
  const list = useLive(vendors.$vendors, loading)
  const state = useLive(pastOrders.$state, loading)
  const inBrowser = useInBrowser()
  useEffect(() => pastOrders.start(), [])
  if (list.state === 'failed') return <BranchesFailed />
  if (state.state === 'guest') return <GuestInvitation prefix={prefix} />
  if (!inBrowser) return <Skeleton shape="table" label={m.portal_loading()} />
  return <PastOrders {...{ prefix, language }} />
}

function PastOrders({ prefix, language }: Props) {
  const state = useLive(pastOrders.$state, loading)
  const format = useFormat(language)
  return (
    <div className="history">
      <HistoryFilterLine format={format} />
      <ExportMenu />
      {state.state === 'failed' && (
        <ErrorState
          title={m.history_failed()}
          action={<Button onClick={() => pastOrders.retry()}>{m.notice_retry()}</Button>}
        >
          {problemWords(state.problem)}
        </ErrorState>
      )}
      {state.state === 'loading' && <Skeleton shape="table" count={8} label={m.portal_loading()} />}
      {state.state === 'ready' && (
        <>
          <HistoryOverview format={format} />
          <PastRows {...{ format, prefix }} />
        </>
      )}
    </div>
  )
}
