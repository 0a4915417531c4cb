// The rows that are shown, and the way to more of them (HIS-001, HIS-102).
import { useStore } from '@nanostores/react'
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pastOrders } from '#app/history.ts'
import { clock } from '#app/services.ts'
import { deployment } from '#deployment'
import { problemWords } from '#features/notices/text.ts'
import { pickWords } from '#features/orders/named-text.ts'
import { shortId } from '#features/orders/order.ts'
import { feeOf } from '#features/orders/series.ts'
import { paymentWords } from '#features/orders/text.ts'
import { Address } from '#islands/page/Contact.tsx'
import { orderLink, RequestAgain, useOutletNames } from '#islands/page/order-list.tsx'
import { usePrinted } from '#islands/page/use-browser.ts'
import type { Format } from '#islands/page/use-format.ts'
import { StatusChip } from '#islands/tracking/OrderStatus.tsx'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { LongTable } from '#ui/LongTable.tsx'
import { Notice } from '#ui/Notice.tsx'
import { EmptyState, Skeleton } from '#ui/States.tsx'

const none: ReturnType<typeof pastOrders.$rows.get> = []
const nobody: ReadonlySet<string> = new Set()
const nothing = { complete: false, fetching: false, problem: undefined, paginationKey: undefined }

type PastRowsProps = {
  format: Format
  /** Number of the order that is open. */
  opened: string | undefined
  onOpen(orderId: string): void
}

/** How many of the orders are shown, or that there are none. */
function useShownWords(format: Format): string {
  const shown = useStore(pastOrders.$rows, { ssr: () => none }).length
  const all = useStore(pastOrders.$orders, { ssr: () => none }).length
  const { complete } = useStore(pastOrders.$extent, { ssr: () => nothing })
  const filters = useStore(pastOrders.$filters, { ssr: () => pastOrders.$filters.get() })
  const searchKey = useStore(pastOrders.$lookedFor, { ssr: () => '' }) || filters.searchKey
  if (!complete) return m.history_shown({ count: shown, number: format.count(shown) })
  if (shown === 0) return searchKey ? m.history_found_none({ text: searchKey }) : m.history_none()
  return m.history_of({
    shown: format.count(shown),
    all: m.history_orders({ count: all, number: format.count(all) }),
  })
}

/** Says what other filters show; there before they change, since nothing is announced that comes with its words. */
export function ShownAloud({ format, isReady }: { format: Format; isReady: boolean }) {
  const words = useShownWords(format)
  return (
    <p className="hidden-text" role="status">
      {isReady && words}
    </p>
  )
}

export function PastRows({ format, opened, onOpen }: PastRowsProps) {
  const rows = useStore(pastOrders.$rows, { ssr: () => none })
  const all = useStore(pastOrders.$orders, { ssr: () => none }).length
  const more = useStore(pastOrders.$hasMore, { ssr: () => false })
  const { complete, problem, fetching } = useStore(pastOrders.$extent, { ssr: () => nothing })
  const filters = useStore(pastOrders.$filters, { ssr: () => pastOrders.$filters.get() })
  const searchKey = useStore(pastOrders.$lookedFor, { ssr: () => '' }) || filters.searchKey
  const shown = useShownWords(format)
  if (rows.length === 0 && complete) {
    const isShort = filters.category === 'yesterday' || filters.category === 'past-week'
    return (
      <EmptyState
        motif="search"
        title={shown}
        action={
          searchKey ? (
            <Button onClick={() => pastOrders.search('')}>{m.tracking_search_clear()}</Button>
          ) : (
            isShort && <Button onClick={() => pastOrders.setPeriod('past-month')}>{m.history_month()}</Button>
          )
        }
      >
        {filters.status === 'ANY' ? undefined : m.history_none_text()}
      </EmptyState>
    )
  }
  return (
    <>
      {rows.length > 0 ? (
        <HistoryRows orders={rows} now={clock.now()} {...{ format, opened, onOpen }} />
      ) : (
        fetching && <Skeleton shape="orders" label={m.portal_loading()} />
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
        <p className="muted num">{shown}</p>
        {more && !problem && <LoadMore pending={fetching && rows.length === all} />}
      </footer>
    </>
  )
}

/** How far below the sight the button is when scrolling already presses it, in CSS pixels. */
const AHEAD_PX = 600
/** How long after a wheel, a finger or a key the page scrolls because of them, in milliseconds. */
const SCROLLS_MS = 1000
const SCROLLING_KEYS = new Set(['PageDown', 'End', ' '])

/** Who scrolls to the end of the rows gets more (HIS-001); a focus that moves there does not, since the button would go away. */
function LoadMore({ pending }: { pending: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  /** Somebody scrolled to it while orders were on their way: at the end of a page nothing scrolls again. */
  const isWanted = useRef(false)
  useEffect(() => {
    const isNear = () =>
      (button.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= innerHeight + AHEAD_PX
    if (!pending && isWanted.current) {
      isWanted.current = false
      if (isNear()) void pastOrders.loadMore()
    }
    let movedAt = Number.NEGATIVE_INFINITY
    const moved = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || SCROLLING_KEYS.has(event.key)) movedAt = event.timeStamp
    }
    const scrolled = (event: Event) => {
      if (event.timeStamp - movedAt > SCROLLS_MS || !isNear()) return
      if (pending) isWanted.current = true
      else void pastOrders.loadMore()
    }
    const ways = ['wheel', 'touchmove', 'keydown'] as const
    for (const way of ways) addEventListener(way, moved, { passive: true })
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      for (const way of ways) removeEventListener(way, moved)
      removeEventListener('scroll', scrolled)
    }
  }, [pending])
  return (
    <Button ref={button} pending={pending} paintsFirst onClick={() => void pastOrders.loadMore()}>
      {m.history_load_more()}
    </Button>
  )
}

/** Rows kept ready above and below what is in sight. */
const SPARE = 15
/** Fewer rows than this are all drawn. */
const FEW = 80
/** Until a row has been measured, in CSS pixels. */
const GUESSED_PX = 48

type RowWindow = { from: number; to: number; before: number; after: number }

/**
 * Which of many rows of one height are drawn while the page scrolls, and how much room the others take, in CSS pixels
 * (HIS-102). The page itself scrolls, so that the head, the browser's bars and the keyboard work as everywhere. On paper all are drawn.
 * @param body of the table; its rows carry `data-row`
 */
function useWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [height, setHeight] = useState(GUESSED_PX)
  const [first, setFirst] = useState(0)
  const [inSight, setInSight] = useState(FEW)
  const printed = usePrinted()
  useLayoutEffect(() => {
    // On paper rows have other heights.
    if (printed) return
    const row = body.current?.querySelector<HTMLElement>('[data-row]')
    if (row && row.offsetHeight > 0) setHeight(row.offsetHeight)
  })
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const top = body.current?.getBoundingClientRect().top ?? 0
      // In steps, so that most frames of a scroll draw nothing.
      setFirst(Math.max(0, Math.floor(-top / height / SPARE) * SPARE))
      setInSight(Math.ceil(innerHeight / height))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [body, height])
  if (printed || count <= FEW) return { from: 0, to: count, before: 0, after: 0 }
  const from = Math.max(0, Math.min(first, count) - SPARE)
  const to = Math.min(count, first + inSight + 2 * SPARE)
  return { from, to, before: from * height, after: (count - to) * height }
}

type Pick = (order: Order, on: boolean, toHere: boolean) => void

/** Picks a row, or with Shift all rows from the one before up to it. */
function usePick(orders: readonly Order[]): Pick {
  const last = useRef<string>(undefined)
  return useCallback(
    (order, on, toHere) => {
      const at = orders.indexOf(order)
      const before = toHere ? orders.findIndex(one => one.order_id === last.current) : -1
      const rows = before === -1 ? [order] : orders.slice(Math.min(at, before), Math.max(at, before) + 1)
      last.current = order.order_id
      pastOrders.pick(
        rows.map(row => row.order_id),
        on,
      )
    },
    [orders],
  )
}

type Props = PastRowsProps & { orders: readonly Order[]; now: number }

/** The past orders, of which only the rows around the sight are drawn; on phones each in three lines. */
function HistoryRows({ orders, now, format, opened, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, before, after } = useWindow(body, orders.length)
  const { currency } = deployment().settings
  const outlets = useOutletNames()
  const picked = useStore(pastOrders.$picked, { ssr: () => nobody })
  const pick = usePick(orders)
  return (
    <LongTable
      className="history-table"
      caption={m.history_caption()}
      columns={[
        { text: m.history_picked({ count: format.count(picked.size) }), className: 'pick leaves', hidden: true },
        { text: m.history_col_order(), className: 'id' },
        { text: m.history_col_placed() },
        { text: m.history_col_customer(), className: 'who' },
        { text: m.history_col_to(), className: 'to' },
        { text: m.history_col_payment(), className: 'payment leaves' },
        { text: m.history_col_status() },
        { text: m.history_col_items({ currency }), className: 'items end leaves' },
        { text: m.history_col_fee({ currency }), className: 'end' },
        { text: m.tracking_again(), className: 'again leaves', hidden: true },
      ]}
      count={orders.length}
      {...{ body, before, after }}
    >
      {orders.slice(from, to).map((order, index) => (
        <Row
          key={order.order_id}
          {...{ order, now, format, onOpen }}
          isOpen={order.order_id === opened}
          isPicked={picked.has(order.order_id)}
          onPick={pick}
          outlet={outlets && (outlets.get(order.vendor_id) ?? order.vendor_id)}
          at={from + index + 2}
        />
      ))}
    </LongTable>
  )
}

type RowProps = Omit<Props, 'orders' | 'opened'> & {
  isOpen: boolean
  isPicked: boolean
  onPick: Pick
  order: Order
  /** Name of the branch, where orders of several are shown. */
  outlet: string | undefined
  at: number
}

const Row = memo(
  function Row({ order, outlet, at, now, format, isOpen, isPicked, onPick, onOpen }: RowProps) {
    const fee = feeOf(order)
    const { currency } = deployment().settings
    return (
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones
        role="row"
        className={isOpen ? 'selected' : undefined}
        data-row
        data-order={order.order_id}
        aria-rowindex={at}
      >
        {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out in lines on phones */}
        <td role="cell" className="pick leaves">
          <input
            type="checkbox"
            className="check"
            aria-label={pickWords(order)}
            checked={isPicked}
            onChange={event => onPick(order, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)}
          />
        </td>
        <td role="cell" className="id">
          <bdi title={order.order_id}>#{shortId(order)}</bdi>
        </td>
        <td role="cell" className="when num">
          {format.shortDay(order.created_at)} <bdi className="muted">{format.time(order.created_at)}</bdi>
        </td>
        <td role="cell" className="who">
          {/* What became of it, with its proofs and its receipt; an address of its own, for a new tab as well. */}
          <a {...orderLink(order.order_id, onOpen)} aria-current={isOpen ? 'true' : undefined}>
            <bdi className="cut">{order.customer.name || m.tracking_no_name()}</bdi>
          </a>
          {outlet !== undefined && (
            <bdi className="from cut muted" title={outlet}>
              {outlet}
            </bdi>
          )}
        </td>
        <td role="cell" className="to muted">
          <span className="cut">
            <Address text={order.customer.location.address} format={format} />
          </span>
        </td>
        <td role="cell" className="payment leaves">
          {paymentWords(order.order.payment_method)}
        </td>
        <td role="cell" className="st">
          <StatusChip order={order} now={now} />
        </td>
        <td role="cell" className="items end num leaves">
          {format.amount(order.order.amount)}
        </td>
        <td role="cell" className="fee end num">
          {fee !== undefined && (
            <>
              {format.codeFirst && <span className="currency">{currency} </span>}
              {format.amount(fee)}
              {!format.codeFirst && <span className="currency"> {currency}</span>}
            </>
          )}
        </td>
        <td role="cell" className="again leaves">
          <RequestAgain order={order} />
        </td>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: laid out in lines on phones */}
      </tr>
    )
  },
  // The time only distinguishes a scheduled order from another, and these are of earlier days.
  (before, after) =>
    before.order === after.order &&
    before.isOpen === after.isOpen &&
    before.isPicked === after.isPicked &&
    before.onPick === after.onPick &&
    before.outlet === after.outlet &&
    before.at === after.at &&
    before.format === after.format,
)
