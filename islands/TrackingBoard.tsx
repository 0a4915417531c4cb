// The orders that are followed: lists, one order, the map (TRK-017 to TRK-025, TRK-101).
import { useEffect } from 'react'
import { orders } from '#app/orders'
import { vendors } from '#app/vendors'
import { m } from '#messages'
import { problemWords } from '#text/problem-words'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/EmptyState'
import { BranchesFailed } from './shell/BranchesFailed.tsx'
import { useInBrowser } from './shell/use-in-browser.ts'
import { useLive } from './shell/use-live.ts'
import { Lists } from './tracking/Board.tsx'
import { BoardSkeleton } from './tracking/BoardSkeleton.tsx'
import { GuestNews } from './tracking/GuestNews.tsx'

const loading = { state: 'loading' } as const
const never = { fetchedAt: undefined, fetching: false, problem: undefined } as const

type Props = { prefix: string; language: string }

/** Times are those of the country by the server's clock, so nothing but the shape of what comes is drawn on a server. */
export function TrackingBoard(props: Props) {
  const list = useLive(vendors.$vendors, loading)
  const { fetchedAt, fetching, problem } = useLive(orders.$freshness, never)
  const inBrowser = useInBrowser()
  useEffect(() => orders.start(), [])
  if (list.state === 'failed') return <BranchesFailed />
  if (fetchedAt === undefined && problem)
    return (
      <ErrorState
        title={m.tracking_failed()}
        action={
          <Button pending={fetching} onClick={() => orders.refresh()}>
            {m.notice_retry()}
          </Button>
        }
      >
        {problemWords(problem)}
      </ErrorState>
    )
  if (!inBrowser || fetchedAt === undefined) return <BoardSkeleton />
  return (
    <>
      <Lists {...props} />
      <GuestNews prefix={props.prefix} />
    </>
  )
}
