import { clsx } from 'clsx'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefCallback,
  startTransition,
  useCallback,
  useId,
  useState,
} from 'react'
import { type ListName, type Lists, listNames } from '#features/orders/lists.ts'
import { shortId } from '#features/orders/order.ts'
import { listWords } from '#features/orders/text.ts'
import { Address } from '#islands/page/Contact.tsx'
import { orderLink, RequestAgain } from '#islands/page/order-list.tsx'
import { useStillWhilePressed } from '#islands/page/use-browser.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire.ts'
import { Icon } from '#ui/Icon.tsx'
import { EmptyState } from '#ui/States.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ListActions } from './ListActions.tsx'
import { OrderTimeLine, StatusChip } from './OrderStatus.tsx'

/** What all rows share. */
export type RowsLook = {
  /** Unix milliseconds, by the minute. */
  now: number
  /** When the rows were read, where they may be old. */
  asOf: number | undefined
  format: Format
  selected: string | undefined
  riders: ReadonlyMap<string, Rider>
  /** Numbers of the orders that changed a moment ago. */
  changed: ReadonlySet<string>
  /** Names of the branches by their numbers, where orders of several are shown. */
  outlets: ReadonlyMap<string, string> | undefined
  onOpen(orderId: string): void
}

type Props = RowsLook & { lists: Lists; wide: boolean; prefix: string }

/** Orders under way first; finished ones are folded at first. */
const order: readonly ListName[] = ['new', 'collected', 'scheduled', 'delivered', 'cancelled']
const folded: readonly ListName[] = ['delivered', 'cancelled']

/** The five lists: folding groups on wide windows, tabs with counts on phones (TRK-017). */
export function OrderLists(props: Props) {
  const { lists, wide, format, prefix } = props
  const [tab, setTab] = useState<ListName>(() => order.find(name => lists[name].length > 0) ?? 'new')
  const shown = order.filter(name => lists[name].length > 0)
  const reachable = reachableIn(wide ? shown.flatMap(name => lists[name]) : lists[tab], props.selected)
  const { now, asOf, outlets, selected, riders, changed, onOpen } = props
  const look = { now, asOf, format, outlets, selected, riders, changed, onOpen, reachable }
  const rows = (orders: readonly Order[], first = SLICE) => <Rows {...look} orders={orders} first={first} />
  const actions = (name: ListName) =>
    name !== 'cancelled' && <ListActions orders={lists[name]} again={name === 'delivered'} {...{ format, prefix }} />
  if (wide)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the rows in it
      <div className="orders-scroll" onKeyDown={steerRows}>
        {shown.map((name, place) => (
          <OrderGroup
            key={name}
            title={listWords(name)}
            count={format.count(lists[name].length)}
            open={!folded.includes(name)}
          >
            {actions(name)}
            {rows(lists[name], place === 0 ? SLICE : SLICE_BELOW)}
          </OrderGroup>
        ))}
      </div>
    )
  const tabs = listNames.map(id => ({
    id,
    text: listWords(id),
    count: format.count(lists[id].length),
    countLabel: m.tracking_count({ count: lists[id].length, number: format.count(lists[id].length) }),
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the rows in it
    <div className="order-tabs" onKeyDown={steerRows}>
      <Tabs label={m.tracking_lists()} tabs={tabs} current={tab} onChange={setTab}>
        {lists[tab].length > 0 ? (
          <>
            {actions(tab)}
            {rows(lists[tab])}
          </>
        ) : (
          <EmptyState title={m.tracking_list_none()}>{m.tracking_list_none_text()}</EmptyState>
        )}
      </Tabs>
    </div>
  )
}

const reachableIn = (orders: readonly Order[], selected: string | undefined): string | undefined =>
  (orders.find(one => one.order_id === selected) ?? orders[0])?.order_id

type RowsProps = RowsLook & {
  orders: readonly Order[]
  reachable: string | undefined
  /** How many rows are drawn at first. */
  first: number
  /** What these orders are the answer to: another question is answered from the beginning. */
  question?: string
}

/** The rows of one list, newest first; drawn again only when one of these has changed. */
export const Rows = memo(function Rows(props: RowsProps) {
  const {
    orders,
    outlets,
    now,
    asOf,
    format,
    selected,
    riders,
    changed,
    reachable,
    first,
    question = '',
    onOpen,
  } = props
  const [grown, mark] = useIncrementalRows(orders, first, question)
  // More rows of one list would move the lists below it.
  const count = useStillWhilePressed('.orders', grown)
  return (
    <ul>
      {orders.slice(0, count).map(one => (
        <OrderRow
          key={one.order_id}
          order={one}
          outlet={outlets?.get(one.vendor_id)}
          rider={riders.get(one.order_id)}
          now={now}
          asOf={asOf}
          format={format}
          selected={one.order_id === selected}
          changed={changed.has(one.order_id)}
          reachable={one.order_id === reachable}
          onOpen={onOpen}
        />
      ))}
      {count < orders.length && <li ref={mark} aria-hidden="true" />}
    </ul>
  )
})

type OrderGroupProps = {
  title: string
  count: string
  /** Open at first; afterwards the reader decides. */
  open: boolean
  children: ReactNode
}

/** A list that folds, under a heading that stays visible. */
function OrderGroup({ title, count, open: first, children }: OrderGroupProps) {
  const [open, setOpen] = useState(first)
  const id = useId()
  return (
    <section className="order-group" aria-labelledby={id}>
      <h2>
        <button type="button" id={id} aria-expanded={open} onClick={() => setOpen(!open)}>
          {title} <span className="num muted">{count}</span>
          <Icon name="chevron-down" small />
        </button>
      </h2>
      {open && children}
    </section>
  )
}

type OrderRowProps = {
  order: Order
  rider: Rider | undefined
  outlet: string | undefined
  /** Unix milliseconds, by the minute: rows show no seconds. */
  now: number
  asOf: number | undefined
  format: Format
  selected: boolean
  /** New or changed a moment ago. */
  changed: boolean
  /** The one row that Tab stops at; arrow keys move from there. */
  reachable: boolean
  onOpen(orderId: string): void
}

/** One order in three lines; drawn again only when the order, the minute or the choice changes. */
const OrderRow = memo(function OrderRow({
  order,
  rider,
  now,
  asOf,
  outlet,
  format,
  selected,
  changed,
  reachable,
  onOpen,
}: OrderRowProps) {
  const placed = order.created_at
  // Where the arrow keys have led, Tab goes on to the button of the same row.
  const [focused, setFocused] = useState(false)
  const tabIndex = reachable || focused ? 0 : -1
  const isNew = asOf === undefined && format.isSameDay(placed, now / 1000)
  return (
    <li
      className="order-row"
      onFocus={() => setFocused(true)}
      onBlur={event => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <a
        {...orderLink(order.order_id, onOpen)}
        className={clsx('order', selected && 'selected', changed && 'changed')}
        aria-current={selected ? 'true' : undefined}
        tabIndex={tabIndex}
        data-order={order.order_id}
      >
        <span className="who">
          <bdi className="cut">{order.customer.name || m.tracking_no_name()}</bdi>{' '}
          <bdi className="muted">#{shortId(order)}</bdi>
        </span>
        <span className="ago muted">{isNew ? format.ago(placed * 1000, now) : format.moment(placed, now / 1000)}</span>
        <span className="where muted cut">
          <Address text={order.customer.location.address} format={format} />
        </span>
        {outlet && (
          <span className="from muted">
            <Icon name="store" small />
            <bdi className="cut">{outlet}</bdi>
          </span>
        )}
        <span className="what">
          <StatusChip order={order} now={now} />
          <span className="time">
            <OrderTimeLine {...{ order, rider, now, asOf, format }} />
          </span>
        </span>
      </a>
      <RequestAgain order={order} tabIndex={tabIndex} />
    </li>
  )
})

/** Rows drawn at first, also of the results of a search, which change with each letter: as many as most windows show. */
export const SLICE = 12
/** Rows of the other lists, most of which begin below the window. */
const SLICE_BELOW = 4
/** Rows drawn at once afterwards: few enough for a slow till to draw between two turns of the wheel. */
const BATCH = 6
/** More rows are drawn when the end of the drawn ones is this close to the window. */
const AHEAD = '3000px'
/** A window so low that the page scrolls as a whole, as whole-window.css has it. */
const LOW = '(max-height: 20em)'
/** So many rows that come above others in one answer push none of those out. */
const NEWCOMERS_MAX = 100

type Drawn = { orders: readonly Order[]; question: string; count: number }

/**
 * How many rows of a long list are drawn; more as its end comes near, so that hundreds of rows are never drawn in one task
 * (TRK-103). Rows that were drawn stay, for the keyboard and the search of the browser, also when others come above them.
 * @param first how many are drawn to begin with
 * @returns the count, and the mark to put behind the last drawn row
 */
function useIncrementalRows(
  orders: readonly Order[],
  first: number,
  question: string,
): readonly [count: number, mark: RefCallback<Element>] {
  const [known, setKnown] = useState<Drawn>({ orders, question, count: first })
  const drawn = following(known, orders, question, first)
  if (drawn !== known) setKnown(drawn)
  const { count } = drawn
  const mark = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting))
            startTransition(() => setKnown(now => ({ ...now, count: Math.max(now.count, count + BATCH) })))
        },
        { root: scrollerOf(element), rootMargin: AHEAD },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [count],
  )
  return [count, mark]
}

/** What scrolls the rows, which would cut the margin off if it were not the root; null where the whole page scrolls. */
const scrollerOf = (row: Element): Element | null =>
  row.closest('.orders-scroll') ?? (matchMedia(LOW).matches ? null : row.closest('[role=tabpanel]'))

/** What is drawn of these orders after what was drawn of others: up to the same last row. */
function following(known: Drawn, orders: readonly Order[], question: string, first: number): Drawn {
  if (known.question !== question) return { orders, question, count: first }
  if (known.orders === orders) return known
  const { count } = known
  const last = known.orders[Math.min(count, known.orders.length) - 1]?.order_id
  const furthest = orders.slice(0, count + NEWCOMERS_MAX).findLastIndex(({ order_id }) => order_id === last)
  return { orders, question, count: Math.max(count, furthest + 1) }
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Handles keys of the element around the rows: arrows, Home and End move between rows, also across lists; space opens one. */
export function steerRows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('.order')) return
  if (event.key === ' ') {
    event.preventDefault()
    event.target.click()
  }
  const step = steps[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.order')]
  const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(event.target) + step))]
  event.preventDefault()
  next?.focus()
}
