// The tracking screen: lists, one order, the map (TRK-017 to TRK-025, TRK-101).
import { useStore } from '@nanostores/react'
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flags } from '#app/flags.ts'
import { guestInvitation } from '#app/guest-invitation.ts'
import { openPayment } from '#app/open-payment.ts'
import { $audience, orders } from '#app/orders.ts'
import { pageLifecycle } from '#app/services.ts'
import { session } from '#app/session.ts'
import { addressOf } from '#contract/routes.ts'
import { problemWords } from '#features/notices/text.ts'
import { labelOf } from '#features/orders/labels.ts'
import { ordersThatMove } from '#features/orders/lists.ts'
import { newsWords } from '#features/orders/named-text.ts'
import { isStale } from '#features/orders/realtime-flow.ts'
import { labelWords } from '#features/orders/text.ts'
import { useBranchProblem } from '#islands/page/BranchProblem.tsx'
import { latePart } from '#islands/page/late-part.tsx'
import { useEscape, useOpenOrder, useOutletNames } from '#islands/page/order-list.tsx'
import { useInBrowser, useKeptOffline, useStillWhilePressed, useWide } from '#islands/page/use-browser.ts'
import { type Format, useFormat } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Icon } from '#ui/Icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '#ui/States.tsx'
import { KeptPlace, rowOf } from './KeptPlace.tsx'
import { ListActions } from './ListActions.tsx'
import { FoundRows, OrderLists, type RowsLook, steerRows } from './OrderLists.tsx'
import { OrderPane } from './OrderPane.tsx'
import { OrderSearch } from './OrderSearch.tsx'

const never = { fetchedAt: undefined, fetching: false, problem: undefined } as const

type Props = { prefix: string; language: string }

/** Times depend on the country's zone and the server's clock, so the build renders a skeleton only. */
export function TrackingBoard(props: Props) {
  const branchProblem = useBranchProblem()
  const { fetchedAt, fetching, problem } = useStore(orders.$freshness, { ssr: () => never })
  const inBrowser = useInBrowser()
  useEffect(() => orders.start(), [])
  useKeptOffline()
  if (branchProblem) return <div className="screen-problem">{branchProblem}</div>
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

/** The shape of search, lists and map while they load; the page itself reports that it takes long. */
function BoardSkeleton() {
  return (
    <div className="tracking">
      <div className="orders waiting">
        <div className="orders-head" inert aria-hidden="true">
          <div className="control">
            <Icon name="search" />
            <input placeholder={m.tracking_search()} tabIndex={-1} />
          </div>
          <span className="bone" />
        </div>
        <div className="lists-to-come" aria-hidden="true">
          <span className="bone" />
          <span className="bone" />
          <span className="bone" />
        </div>
        <div className="actions-to-come" aria-hidden="true">
          <span className="bone" />
        </div>
        <Skeleton shape="cards" count={6} label={m.portal_loading()} />
      </div>
      <div className="all-orders" />
    </div>
  )
}

// What a guest, or a payer who returns from the bank, sees on the tracking screen (GST-002, Q50).

/** Few are invited, so the dialog is loaded when it is needed. */
const GuestAccount = latePart(() => import('./GuestAccount.tsx').then(part => part.GuestAccount))

/** To be drawn in the browser only. */
function GuestNews({ prefix }: { prefix: string }) {
  const { mode } = useStore(session.$session, { ssr: () => session.$session.get() })
  const invited = useStore(guestInvitation().$invited, { ssr: () => null })
  const known = useStore(flags.$flags, { ssr: () => flags.$flags.get() })
  useEffect(() => guestInvitation().start(), [])
  useEffect(() => void openPayment.look(), [])
  if (mode !== 'GUEST' || !invited || known?.DeactivateSignUpButton) return null
  return <GuestAccount prefix={prefix} sender={invited} />
}

// List, order and map side by side; on phones the list, and an order over it.

const MINUTE_MS = 60_000
const noRecent: readonly string[] = []
const noLists = { found: undefined, new: [], collected: [], scheduled: [] } as const
const noNews: ReturnType<typeof orders.$news.get> = []

function Lists({ prefix, language }: { prefix: string; language: string }) {
  const lists = useStore(orders.$lists, { ssr: () => orders.$lists.get() })
  const known = useStore(orders.$orders, { ssr: () => orders.$orders.get() })
  const now = useStore(orders.$now, { ssr: () => orders.$now.get() })
  const key = useStore(orders.$searchKey, { ssr: () => '' })
  const recent = useStore(orders.$recent, { ssr: () => noRecent })
  const news = useStore(orders.$news, { ssr: () => noNews })
  const connection = useConnection()
  const format = useFormat(language)
  const wide = useWide()
  const { selected, drawn: opened, select } = useOpenOrder()
  const open = useCallback((id: string) => select(id), [select])
  const close = useCallback(() => select(undefined), [select])
  useEscape(selected !== undefined, close)
  const box = useRef<HTMLElement>(null)
  const { riders, asOf } = connection
  const freshness = { ...connection, now, format, onRefresh: () => void orders.refresh(), onOpen: open }
  // Estimates stay the same while the data is old.
  const at = asOf ?? now
  const outlets = useOutletNames()
  const minute = at - (at % MINUTE_MS)
  const changed = useRecentlyChanged(news)
  const rows = useMemo(
    () => ({ now: minute, asOf, format, outlets, onOpen: open, riders, changed }),
    [minute, asOf, format, outlets, open, riders, changed],
  )
  // Hundreds of rows are drawn in batches, between which keys and the wheel are handled (TRK-103).
  const wanted = useMemo(() => ({ lists, rows, searched: key }), [lists, rows, key])
  const latest = useDeferredValue<typeof wanted | null>(wanted, null)
  const { drawn, head } = useStillWhilePressed('.orders', { drawn: latest, head: freshness })
  useMovingRows(box, drawn?.lists)
  const { found, new: fresher, collected, scheduled } = drawn?.lists ?? noLists
  const shown = useMemo(() => found ?? [...fresher, ...collected, ...scheduled], [found, fresher, collected, scheduled])
  const onMap = useAtRest(shown, key)
  if (!drawn) return <BoardSkeleton />
  return (
    <div className={`tracking${opened ? ' with-order' : ''}`}>
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
          <Freshness {...head} />
          <ConnectionBanner {...head} />
        </div>
        <KeptPlace box={box} drawn={drawn}>
          {known.size === 0 ? <NoOrders prefix={prefix} /> : <Drawn {...drawn} {...{ selected, wide, prefix }} />}
        </KeptPlace>
      </section>
      <OrderPane
        open={onMap}
        rows={box}
        onOpen={open}
        selected={opened}
        leaving={selected !== opened}
        {...{ known, now, asOf, format, prefix, language, wide, riders }}
        onBack={close}
      />
      <News news={news} orders={known} now={now} format={format} />
    </div>
  )
}

/** After so long without another letter the map goes along with the search: moved at each, it would hold the next letters up. */
const REST_MS = 300

/** The orders as they were until nothing has been typed for a moment. */
function useAtRest(orders: readonly Order[], typed: string): readonly Order[] {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const last = useRef(orders)
  if (settled === typed) last.current = orders
  return last.current
}

type DrawnProps = {
  lists: ReturnType<typeof orders.$lists.get>
  rows: Omit<RowsLook, 'selected'>
  /** Marked at once, whatever else is still to be drawn. */
  selected: string | undefined
  searched: string
  wide: boolean
  prefix: string
}

/** The results of a search, or the lists; drawn again only when one of these has changed. */
const Drawn = memo(function Drawn({ lists, rows, selected, searched, wide, prefix }: DrawnProps) {
  if (!lists.found) return <OrderLists {...rows} {...{ lists, selected, wide, prefix }} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the rows in it
    <div className="orders-scroll" onKeyDown={steerRows}>
      <p className="found" role="status">
        {m.tracking_found()} <span className="num muted">{rows.format.count(lists.found.length)}</span>
      </p>
      <ListActions orders={lists.found} again format={rows.format} prefix={prefix} />
      {lists.found.length > 0 ? (
        <FoundRows {...rows} selected={selected} orders={lists.found} question={searched} />
      ) : (
        <EmptyState motif="search" title={m.tracking_found_none({ text: searched })}>
          {m.tracking_found_none_text()}
        </EmptyState>
      )}
    </div>
  )
})

const noRiders: ReturnType<typeof orders.$riders.get> = new Map()

/** How current the screen is, by the last fetch, the socket and the network; and where the riders are. */
function useConnection() {
  const { fetchedAt, fetching, problem } = useStore(orders.$freshness, { ssr: () => never })
  const downSince = useStore(orders.$downSince, { ssr: () => undefined })
  const riders = useStore(orders.$riders, { ssr: () => noRiders })
  const now = useStore(orders.$now, { ssr: () => orders.$now.get() })
  const { guest } = useStore($audience, { ssr: () => $audience.get() })
  const dynamicTimeEstimation = useStore(flags.$flags, { ssr: () => null })?.DynamicTimeEstimation ?? false
  const [online, setOnline] = useState(() => pageLifecycle.online())
  useEffect(() => pageLifecycle.onOnline(setOnline), [])
  const failed = problem !== undefined
  const isOld =
    fetchedAt !== undefined && isStale({ fetchedAt, now, guest, dynamicTimeEstimation, downSince, online, failed })
  // Riders may still answer while the orders do not; an estimate of now next to an older "as of" would be neither.
  const shown = useRef(riders)
  if (!isOld) shown.current = riders
  return { fetchedAt, fetching, failed, downSince, riders: shown.current, online, asOf: isOld ? fetchedAt : undefined }
}

/** A row whose order comes to another list moves there from where it was. */
function useMovingRows(box: RefObject<HTMLElement | null>, lists: unknown): void {
  const places = useRef(new Map<string, number>())
  // Before the change is drawn; only the few rows that leave their list are measured.
  useEffect(
    () =>
      orders.$lists.listen((after, before) => {
        const element = box.current
        if (!element || !before || after.found || before.found) return
        for (const orderId of ordersThatMove(before, after)) {
          const row = rowOf(element, orderId)
          if (row) places.current.set(orderId, row.getBoundingClientRect().top)
        }
      }),
    [box],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the lists is what moves rows
  useLayoutEffect(() => {
    const moving = [...places.current]
    places.current.clear()
    for (const [orderId, top] of moving) {
      const row = box.current && rowOf(box.current, orderId)?.closest('li')
      if (!row) continue
      row.style.setProperty('--moved-from', `${top - row.getBoundingClientRect().top}px`)
      row.classList.add('moved')
      row.addEventListener('animationend', () => row.classList.remove('moved'), { once: true })
    }
  }, [box, lists])
}

const MARKED_MS = 8000
const none: ReadonlySet<string> = new Set()

/** The orders that changed in the last seconds. The highlight of several changes ends with the last of them. */
function useRecentlyChanged(news: readonly { orderId: string }[]): ReadonlySet<string> {
  const [changed, setChanged] = useState(none)
  useEffect(() => {
    if (news.length === 0) return
    setChanged(before => new Set([...before, ...news.map(({ orderId }) => orderId)]))
  }, [news])
  useEffect(() => {
    if (changed.size === 0) return
    const timer = setTimeout(() => setChanged(none), MARKED_MS)
    return () => clearTimeout(timer)
  }, [changed])
  return changed
}

type Change = { orderId: string; kind: 'new' | 'changed' }

/** What has just changed, in one polite sentence: one order by name, several as a number (TRK-101). */
type NewsProps = { news: readonly Change[]; orders: ReadonlyMap<string, Order>; now: number; format: Format }

function News(props: NewsProps) {
  return (
    // Announced over a dialog too: an order is cancelled while the question is still open.
    <p className="hidden-text" role="status" data-live-announcer>
      {sentence(props)}
    </p>
  )
}

function sentence({ news, orders, now, format }: NewsProps): string {
  const [first] = news
  const order = first && orders.get(first.orderId)
  if (!first || !order) return ''
  if (news.length > 1) return m.tracking_news_many({ count: news.length, number: format.count(news.length) })
  const { name } = order.customer
  if (first.kind === 'new') return m.tracking_news_new({ customer: name || m.tracking_the_customer() })
  return newsWords(order, labelWords(labelOf(order, now)))
}

/** No orders today; known only once the server has answered. */
const NoOrders = ({ prefix }: { prefix: string }) => (
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

// How old the lists are, and what is wrong when they are (TRK-101).

type FreshnessProps = {
  fetchedAt: number | undefined
  /** When the data was read, where it may be old; unix milliseconds. */
  asOf: number | undefined
  fetching: boolean
  failed: boolean
  /** The socket is down since, unix milliseconds. */
  downSince: number | undefined
  online: boolean
  now: number
  format: Format
  onRefresh(): void
  onOpen(orderId: string): void
}

/** Few use alerts: the rest of the screen does not wait for this part. */
const Alerts = latePart(() => import('./Alerts.tsx').then(part => part.Alerts))

/** A line under the search: its text changes every second, so nothing reads it out. */
function Freshness({ fetchedAt, asOf, fetching, now, format, onRefresh, onOpen }: FreshnessProps) {
  if (fetchedAt === undefined) return null
  return (
    <p className="freshness muted">
      {asOf !== undefined && (
        <Chip tone="warning" statusIcon="late">
          {m.tracking_stale()}
        </Chip>
      )}
      <span>
        {asOf === undefined
          ? m.tracking_updated({ ago: format.precisely(fetchedAt, now) })
          : m.tracking_as_of({ time: format.moment(asOf / 1000, now / 1000) })}
      </span>
      <button
        type="button"
        className="clear"
        aria-label={m.tracking_refresh()}
        aria-busy={fetching}
        onClick={onRefresh}
      >
        <Icon name="refresh-cw" small />
      </button>
      <span className="alerts-button">
        <Alerts {...{ format, now, onOpen }} />
      </span>
    </p>
  )
}

/** A missing socket is reported only after this long: it is closed and opened with every page and network. */
const DOWN_MS = 5000

/** The message while something is broken; the rest of the screen stays. Read out once, when it appears. */
function ConnectionBanner({ fetchedAt, failed, downSince, online, now, format }: FreshnessProps) {
  const time = fetchedAt === undefined ? undefined : format.moment(fetchedAt / 1000, now / 1000)
  const text =
    time === undefined
      ? undefined
      : !online
        ? m.tracking_offline({ time })
        : failed
          ? m.tracking_outdated_list({ time })
          : downSince !== undefined && now - downSince > DOWN_MS
            ? m.tracking_reconnecting()
            : undefined
  return (
    <div role="status">
      {text && (
        <p className="connection tone-warning">
          <Icon name="wifi-off" small />
          {text}
        </p>
      )}
    </div>
  )
}
