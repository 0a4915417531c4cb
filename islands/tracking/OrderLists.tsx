import { clsx } from 'clsx'
import { type KeyboardEvent, memo, type ReactNode, startTransition, useCallback, useId, useState } from 'react'
import { type ListName, type Lists, listNames } from '#features/orders/lists.ts'
import { shortId } from '#features/orders/order.ts'
import { listWords } from '#features/orders/text.ts'
import { Address } from '#islands/page/Contact.tsx'
import { orderLink, RequestAgain } from '#islands/page/order-list.tsx'
import { usePrinted, useStillWhilePressed } from '#islands/page/use-browser.ts'
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
  const [open, setOpen] = useState<readonly ListName[]>(() => order.filter(name => !folded.includes(name)))
  const { drawn, more } = useDrawnLists(lists, wide ? open : [tab])
  const shown = order.filter(name => lists[name].length > 0)
  const reachable = reachableIn(wide ? shown.flatMap(name => lists[name]) : lists[tab], props.selected)
  const { now, asOf, outlets, selected, riders, changed, onOpen } = props
  const look = { now, asOf, format, outlets, selected, riders, changed, onOpen, reachable }
  const rows = (name: ListName) => (
    <Rows {...look} orders={lists[name]} count={drawn[name].isReached ? drawn[name].count : 0} onMore={more[name]} />
  )
  const actions = (name: ListName) =>
    name !== 'cancelled' && <ListActions orders={lists[name]} again={name === 'delivered'} {...{ format, prefix }} />
  if (wide)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the rows in it
      <div className="orders-scroll" onKeyDown={steerRows}>
        {shown.map(name => (
          <OrderGroup
            key={name}
            title={listWords(name)}
            count={format.count(lists[name].length)}
            open={open.includes(name)}
            onFold={isOpen => setOpen(isOpen ? [...open, name] : open.filter(one => one !== name))}
          >
            {actions(name)}
            {rows(name)}
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
            {rows(tab)}
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
  /** How many of these are drawn; none while a list above is not whole. */
  count: number
  /** The end of the drawn rows comes near. */
  onMore(count: number): void
}

/** The rows of one list, newest first; drawn again only when one of these has changed. */
const Rows = memo(function Rows(props: RowsProps) {
  const { orders, outlets, now, asOf, format, selected, riders, changed, reachable, onMore } = props
  const { onOpen } = props
  // More rows of one list would move the lists below it.
  const drawn = useStillWhilePressed('.orders', props.count)
  // On paper nothing comes near.
  const count = usePrinted() ? orders.length : drawn
  const mark = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) startTransition(() => onMore(count))
        },
        { root: scrollerOf(element), rootMargin: AHEAD },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [count, onMore],
  )
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
      {count > 0 && count < orders.length && <li ref={mark} aria-hidden="true" />}
    </ul>
  )
})

type OrderGroupProps = {
  title: string
  count: string
  open: boolean
  onFold(open: boolean): void
  children: ReactNode
}

/** A list that folds, under a heading that stays visible. */
function OrderGroup({ title, count, open, onFold, children }: OrderGroupProps) {
  const id = useId()
  return (
    <section className="order-group" aria-labelledby={id}>
      <h2>
        <button type="button" id={id} aria-expanded={open} onClick={() => onFold(!open)}>
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
        className={clsx('order', outlet && 'of-outlet', selected && 'selected', changed && 'changed')}
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

/** Rows drawn at first: as many as most windows show. */
const SLICE = 10
/** Of the results of a search, which change with each letter, and have no list below them. */
const FOUND_SLICE = 7
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

/**
 * How many rows of a list are drawn; more as its end comes near, so that hundreds of rows are never drawn in one task
 * (TRK-103). Rows that were drawn stay, for the keyboard and the search of the browser, also when others come above them.
 */
type Drawn = { orders: readonly Order[]; count: number }

/** The rows of a search. @param question what these orders are the answer to: another one is answered from the beginning */
export function FoundRows({ question, ...rows }: RowsLook & { orders: readonly Order[]; question: string }) {
  const { orders } = rows
  const [known, setKnown] = useState({ orders, question, count: FOUND_SLICE })
  const drawn = known.question === question ? following(known, orders) : { orders, count: FOUND_SLICE }
  if (drawn !== known) setKnown({ ...drawn, question })
  const more = useCallback((count: number) => setKnown(now => grown(now, count)), [])
  return <Rows {...rows} reachable={orders[0]?.order_id} count={drawn.count} onMore={more} />
}

type DrawnLists = Readonly<Record<ListName, Drawn & { isReached: boolean }>>

/**
 * The same of each list: one begins once those above it are whole, so that none pushes another down while it grows.
 * @param open lists whose rows are shown
 */
function useDrawnLists(lists: Lists, open: readonly ListName[]) {
  const [known, setKnown] = useState(() => startOf(lists, open))
  const drawn = followingLists(known, lists, open)
  if (drawn !== known) setKnown(drawn)
  const [more] = useState(() => {
    const moreOf = (name: ListName) => (count: number) => setKnown(now => ({ ...now, [name]: grown(now[name], count) }))
    return byName(moreOf)
  })
  return { drawn, more }
}

const byName = <Value,>(make: (name: ListName) => Value): Record<ListName, Value> =>
  Object.fromEntries(listNames.map(name => [name, make(name)])) as Record<ListName, Value>

function startOf(lists: Lists, open: readonly ListName[]): DrawnLists {
  const top = order.find(name => lists[name].length > 0)
  return reached(
    byName(name => ({ orders: lists[name], count: name === top ? SLICE : SLICE_BELOW, isReached: false })),
    open,
  )
}

function followingLists(known: DrawnLists, lists: Lists, open: readonly ListName[]): DrawnLists {
  const next = byName(name => {
    const now = following(known[name], lists[name])
    // Whoever follows an order to another list finds it there.
    return now === known[name] ? known[name] : { ...now, isReached: true }
  })
  const isSame = listNames.every(name => next[name] === known[name])
  return reached(isSame ? known : next, open)
}

/** A list that was reached stays, whatever comes to those above it. */
function reached(drawn: DrawnLists, open: readonly ListName[]): DrawnLists {
  const until = order.findIndex(name => open.includes(name) && drawn[name].count < drawn[name].orders.length)
  const isNew = (name: ListName, place: number) =>
    !drawn[name].isReached && open.includes(name) && (until < 0 || place <= until)
  if (!order.some(isNew)) return drawn
  return byName(name => (isNew(name, order.indexOf(name)) ? { ...drawn[name], isReached: true } : drawn[name]))
}

const grown = <Rows extends Drawn>(drawn: Rows, count: number): Rows => ({
  ...drawn,
  count: Math.max(drawn.count, count + BATCH),
})

/** What scrolls the rows, which would cut the margin off if it were not the root; null where the whole page scrolls. */
const scrollerOf = (row: Element): Element | null =>
  row.closest('.orders-scroll') ?? (matchMedia(LOW).matches ? null : row.closest('[role=tabpanel]'))

/** What is drawn of these orders after what was drawn of others: up to the same last row. */
function following<Known extends Drawn>(known: Known, orders: readonly Order[]): Known | Drawn {
  if (known.orders === orders) return known
  const { count } = known
  const last = known.orders[Math.min(count, known.orders.length) - 1]?.order_id
  const furthest = orders.slice(0, count + NEWCOMERS_MAX).findLastIndex(({ order_id }) => order_id === last)
  return { orders, count: Math.max(count, furthest + 1) }
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
