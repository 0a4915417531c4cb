// Past orders of a branch (HIS-001 to HIS-013, HIS-101, HIS-102).
import { useStore } from '@nanostores/react'
import { type FormEvent, type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { pastOrders } from '#app/history.ts'
import { clock } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { statusFilters } from '#features/history/filters.ts'
import { problemWords } from '#features/notices/text.ts'
import { type Category, type DayRange, lastDay, type RangeProblem } from '#features/orders/days.ts'
import { rangeWords } from '#features/orders/notices-text.ts'
import { pointOf } from '#features/orders/order.ts'
import { listWords } from '#features/orders/text.ts'
import { noVendors } from '#features/vendors/vendors.ts'
import { useBranchProblem } from '#islands/page/BranchProblem.tsx'
import { latePart } from '#islands/page/late-part.tsx'
import { MapMissing, MapSheet } from '#islands/page/map.tsx'
import { useEscape, useOpenOrder } from '#islands/page/order-list.tsx'
import { useInBrowser, useKeptOffline, useRoomForMap, useUnderBar } from '#islands/page/use-browser.ts'
import { type Format, useFormat } from '#islands/page/use-format.ts'
import { OrderDetail } from '#islands/tracking/OrderDetail.tsx'
import { OrderSearch } from '#islands/tracking/OrderSearch.tsx'
import { m } from '#messages'
import { afterPaint, Button, ButtonLink } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/Chip.tsx'
import { Segments } from '#ui/Choices.tsx'
import { Field } from '#ui/Field.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState, ErrorState, Skeleton } from '#ui/States.tsx'
import { HistoryOverview, isoDay } from './HistoryOverview.tsx'
import { OrdersMenu } from './OrdersMenu.tsx'
import { PastRows, ShownAloud } from './PastRows.tsx'

const loading = { state: 'loading' } as const

type Props = { prefix: string; language: string }

/** The filters are in the address, so nothing but the shape of what comes can be drawn on a server. */
export function HistoryTable({ prefix, language }: Props) {
  const branchProblem = useBranchProblem()
  const state = useStore(pastOrders.$state, { ssr: () => loading })
  const inBrowser = useInBrowser()
  useEffect(() => pastOrders.start(), [])
  useKeptOffline()
  if (branchProblem) return <div className="screen-problem">{branchProblem}</div>
  if (state.state === 'guest') return <GuestInvitation prefix={prefix} />
  if (!inBrowser)
    return (
      <div className="history waiting">
        <HistorySkeleton />
      </div>
    )
  return <PastOrders {...{ prefix, language }} />
}

function PastOrders({ prefix, language }: Props) {
  const state = useStore(pastOrders.$state, { ssr: () => loading })
  const { range } = useStore(pastOrders.$filters, { ssr: () => pastOrders.$filters.get() })
  const format = useFormat(language)
  const { selected, drawn, select: open } = useOpenOrder()
  const close = useCallback(() => open(undefined), [open])
  const [pulled, pull] = useState<'all' | 'order'>()
  const rows = useRef<HTMLDivElement>(null)
  useRowInSight(rows, drawn)
  return (
    <div className={drawn === undefined ? 'history' : 'history with-order'} ref={rows}>
      <div className="history-filters">
        <HistoryFilterLine format={format} />
        <div className="history-export">
          <ExportMenu format={format} />
          <OrdersMenu {...{ format, prefix }} />
        </div>
      </div>
      <ShownAloud format={format} isReady={state.state === 'ready'} />
      <AddressNotice format={format} />
      {state.state === 'failed' && (
        <ErrorState
          title={m.history_failed()}
          action={<Button onClick={() => pastOrders.retry()}>{m.notice_retry()}</Button>}
        >
          {problemWords(state.problem)}
        </ErrorState>
      )}
      {state.state === 'loading' && <HistorySkeleton days={range.from !== range.to} />}
      {state.state === 'ready' && (
        <>
          <HistoryOverview format={format} />
          <PastRows format={format} opened={selected} onOpen={open} />
        </>
      )}
      {drawn === undefined ? (
        <PastMap {...{ rows, format, language, pulled, pull }} onOpen={open} />
      ) : (
        <HistoryPane
          orderId={drawn}
          leaving={selected !== drawn}
          {...{ format, prefix, language, pulled, pull }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Rows that become narrower are measured anew for so long, in milliseconds. */
const MEASURED_MS = 500

/** Next to an order the rows may be narrower, and stand elsewhere: its own stays in sight. */
function useRowInSight(rows: RefObject<HTMLDivElement | null>, opened: string | undefined): void {
  useEffect(() => {
    if (opened === undefined || !rows.current) return
    const sizes = new ResizeObserver(() =>
      rows.current?.querySelector('tr.selected')?.scrollIntoView({ block: 'nearest' }),
    )
    sizes.observe(rows.current)
    const timer = setTimeout(() => sizes.disconnect(), MEASURED_MS)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
    }
  }, [rows, opened])
}

/** The shape of the sums and of the rows below them; several days have a chart. */
function HistorySkeleton({ days = false }: { days?: boolean }) {
  return (
    <>
      <div className="overview-room" aria-hidden="true">
        <div className="overview waiting">
          <dl>
            <div className="lead">
              <dt className="bone" />
              <dd className="bone" />
            </div>
            {['fees', 'cancelled', 'median'].map(sum => (
              <div key={sum}>
                <dt className="bone" />
                <dd className="bone" />
              </div>
            ))}
          </dl>
          {days && (
            <figure className="chart">
              <span className="bone" />
              <span className="bone" />
            </figure>
          )}
          <figure className="shares">
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
          </figure>
        </div>
      </div>
      <Skeleton shape="orders" count={10} label={m.portal_loading()} />
    </>
  )
}

// The export of the whole filter, with its progress and a way out (HIS-101, Q68).

const idle = { state: 'idle' } as const
const none: ReturnType<typeof pastOrders.$orders.get> = []

/** The days of the address cannot be shown, so others are. */
function AddressNotice({ format }: { format: Format }) {
  const problem = useStore(pastOrders.$addressProblem, { ssr: () => undefined })
  if (!problem) return null
  return (
    <Notice tone="warning" live="polite" title={m.history_address_days()}>
      {rangeWords(problem, iso => format.day(isoDay(iso)))}
    </Notice>
  )
}

function ExportMenu({ format }: { format: Format }) {
  const progress = useStore(pastOrders.$export, { ssr: () => idle })
  const empty = useStore(pastOrders.$orders, { ssr: () => none }).length === 0
  const entries = [
    { id: 'xlsx', text: m.history_export_xlsx(), icon: 'file-spreadsheet' as const, disabled: empty },
    { id: 'csv', text: m.history_export_csv(), icon: 'file-spreadsheet' as const, disabled: empty },
    { id: 'columns', text: m.history_export_columns(), icon: 'pencil' as const, apart: true },
  ]
  const [choosing, setChoosing] = useState(false)
  function act(id: string): void {
    if (id === 'columns') setChoosing(true)
    else afterPaint(() => void pastOrders.exportAll(id === 'csv' ? 'csv' : 'xlsx'))
  }
  return (
    <>
      {progress.state === 'idle' ? (
        <Menu
          trigger={
            <>
              <Icon name="download" small />
              <span>{m.history_export()}</span>
            </>
          }
          className="button"
          entries={entries}
          onAction={act}
        />
      ) : (
        <div className="export-progress" role="status">
          <ProgressBar
            label={progress.state === 'writing' ? m.history_export_writing() : m.history_export_fetching()}
            {...(progress.state === 'fetching' && { share: progress.share })}
            text={m.history_orders({ count: progress.orders, number: format.count(progress.orders) })}
          />
          <Button kind="quiet" onClick={() => pastOrders.cancelExport()}>
            {m.history_export_cancel()}
          </Button>
        </div>
      )}
      {choosing && <ColumnsDialog onClose={() => setChoosing(false)} />}
    </>
  )
}

/** Few change the columns of their files. */
const ColumnsDialog = latePart(() => import('./HistoryDialogs.tsx').then(part => part.ColumnsDialog))

/** Guests have no history: what an account would give them (GST-008). */
const GuestInvitation = ({ prefix }: { prefix: string }) => (
  <EmptyState
    title={m.history_guest_title()}
    action={
      <ButtonLink kind="primary" large className="needs-sign-up" href={addressOf(prefix, '/register')}>
        {m.history_guest_action()}
      </ButtonLink>
    }
  >
    {m.history_guest_text()}
  </EmptyState>
)

// Period, status and search in one line; the store keeps them in the address (HIS-002, HIS-004, HIS-101).

const periods: Record<Category, () => string> = {
  yesterday: () => m.history_yesterday(),
  'past-week': () => m.history_week(),
  'past-month': () => m.history_month(),
  custom: () => m.history_custom(),
}
const categories = Object.keys(periods) as Category[]

const statusWords = {
  ANY: () => m.history_status_any(),
  NEW: () => listWords('new'),
  COLLECTED: () => listWords('collected'),
  DELIVERED: () => listWords('delivered'),
  CANCELLED: () => listWords('cancelled'),
}

function HistoryFilterLine({ format }: { format: Format }) {
  const filters = useStore(pastOrders.$filters, { ssr: () => pastOrders.$filters.get() })
  const { category } = filters
  // Whether the two days are shown: what was pressed last, until the period is another one.
  const [asked, askDays] = useState<{ days: boolean; of: Category }>()
  const custom = asked?.of === category ? asked.days : category === 'custom'
  const [pressed, setPressed] = useState<Category>()
  function choose(next: Category): void {
    askDays({ days: next === 'custom', of: category })
    setPressed(next)
    if (next === 'custom') return
    // What waits for the orders of other days is drawn once the press is answered.
    afterPaint(() => {
      pastOrders.setPeriod(next)
      setPressed(now => (now === next ? undefined : now))
    })
  }
  return (
    <search>
      <Segments
        label={m.history_period()}
        labelHidden
        value={custom ? 'custom' : (pressed ?? category)}
        options={categories.map(value => ({ value, text: periods[value]() }))}
        onChange={choose}
      />
      <Select
        className="status"
        label={m.history_status()}
        labelHidden
        value={filters.status}
        options={statusFilters.map(value => ({ value, text: statusWords[value]() }))}
        onChange={pastOrders.setStatus}
      />
      <HistorySearch asked={filters.searchKey} />
      {custom && <CustomRange range={filters.range} format={format} />}
    </search>
  )
}

const noRecent: readonly string[] = []

/** Searches when Enter is pressed or the field is left; what is neither phone nor order asks nothing (HIS-007, HIS-008). */
function HistorySearch({ asked }: { asked: string }) {
  const [text, setText] = useState(asked)
  const [neither, setNeither] = useState(false)
  const [before, setBefore] = useState(asked)
  /** What is being searched for: by the time that its filter is there, something else may have been typed. */
  const [awaited, setAwaited] = useState<string>()
  const latest = useRef(text)
  latest.current = text
  const isEmpty = useStore(pastOrders.$orders, { ssr: () => none }).length === 0
  const recent = useStore(pastOrders.$recent, { ssr: () => noRecent })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  // Something else than this field may have changed the search.
  if (asked !== before) {
    setBefore(asked)
    if (awaited === undefined || awaited === text) setText(asked)
    setNeither(false)
  }
  function type(next: string): void {
    setText(next)
    setNeither(false)
    if (next === '') void pastOrders.search('')
  }
  async function search(key: string): Promise<void> {
    if (key.trim() === asked) return
    setAwaited(key)
    const outcome = await pastOrders.search(key)
    setAwaited(now => (now === key ? undefined : now))
    setNeither(outcome === 'neither' && latest.current === key)
  }
  return (
    <OrderSearch
      label={m.history_search_label()}
      placeholder={m.history_search()}
      value={text}
      onChange={type}
      onSettled={search}
      recent={recent}
      error={neither && isEmpty ? m.history_search_neither({ example: `${chosen?.vendor_id ?? ''}-` }) : undefined}
    />
  )
}

/** A range of one's own: the system's own day pickers, days of the country (HIS-002, HIS-005, HIS-006). */
function CustomRange({ range, format }: { range: DayRange; format: Format }) {
  const [wrong, setWrong] = useState<{ at: 'from' | 'to'; problem: RangeProblem }>()
  const last = lastDay({ now: clock.now(), zone: deployment().settings.timezone })
  const error = wrong && rangeWords(wrong.problem, iso => format.day(isoDay(iso)))
  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const days = new FormData(form)
    const [from, to] = [String(days.get('from')), String(days.get('to'))]
    const problem = pastOrders.setRange({ from, to })
    setWrong(problem && { at: from === '' ? 'from' : 'to', problem })
    // What is wrong is drawn first, so that it is read with its field.
    if (problem) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  // The field keeps its own value: a day that is half typed has none, and Firefox clears a field that is given none.
  const day = (label: string, name: 'from' | 'to') => (
    <Field label={label} error={wrong?.at === name && error}>
      {described => (
        <div className="control">
          <input type="date" {...described} name={name} max={last} defaultValue={range[name]} />
        </div>
      )}
    </Field>
  )
  return (
    <form className="own-range" noValidate onSubmit={show}>
      {day(m.history_from(), 'from')}
      {day(m.history_to(), 'to')}
      <Button type="submit">{m.history_apply()}</Button>
    </form>
  )
}

// The map of the shown orders, next to the table where there is room (TRK-104).

const OpenOrdersMap = latePart(
  () => import('#islands/tracking/OpenOrdersMap.tsx').then(part => part.OpenOrdersMap),
  () => <MapMissing />,
)

/** Which of the two maps is pulled up, where they are sheets. */
type Pulled = { pulled: 'all' | 'order' | undefined; pull(pulled: 'all' | 'order' | undefined): void }

type MapProps = Pulled & {
  rows: RefObject<HTMLElement | null>
  format: Format
  language: string
  onOpen(orderId: string): void
}

const noRiders = new Map<string, never>()

function PastMap({ rows, format, language, pulled, pull, onOpen }: MapProps) {
  const shown = useStore(pastOrders.$rows, { ssr: () => none })
  // Rows are drawn first.
  const orders = useDeferredValue(shown, none)
  const list = useStore(vendors.$list, { ssr: () => noVendors })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const box = useRef<HTMLElement>(null)
  const isBeside = useRoomForMap()
  useUnderBar(box)
  const map = (
    <OpenOrdersMap
      label={m.portal_title_history()}
      branches={orders.length === 0 && chosen ? [chosen] : list}
      riders={noRiders}
      {...{ orders, rows, format, language, onOpen }}
    />
  )
  if (isBeside)
    return (
      <aside className="history-map" ref={box} aria-label={m.public_settings_map()}>
        {map}
      </aside>
    )
  return (
    <MapSheet from="foot" open={pulled === 'all'} onOpen={isOpen => pull(isOpen ? 'all' : undefined)}>
      {map}
    </MapSheet>
  )
}

/** Few rows are opened; the map is loaded with the first. */
const OrderMap = latePart(
  () => import('#islands/tracking/OrderMap.tsx').then(part => part.OrderMap),
  () => <MapMissing />,
)

// One past order next to the table: what happened to it, why it was cancelled, its proofs and its receipt (HIS-103, TRK-104).

type PaneProps = Pulled & {
  orderId: string
  /** Another order is about to take this one's place: nothing of this one can be pressed. */
  leaving: boolean
  format: Format
  prefix: string
  language: string
  onClose(): void
}

function HistoryPane({ orderId, leaving, format, prefix, language, pulled, pull, onClose }: PaneProps) {
  const here = useStore(pastOrders.$known, { ssr: () => none }).find(order => order.order_id === orderId)
  const list = useStore(vendors.$list, { ssr: () => noVendors })
  useEffect(() => {
    pastOrders.look(orderId)
    return () => pastOrders.look(undefined)
  }, [orderId])
  // Which branch an order is of is known once the branches are.
  const { asked, ask } = useAsked(orderId, here === undefined && list.length > 0)
  const box = useRef<HTMLElement>(null)
  const order = here ?? (asked?.state === 'answered' ? asked.value : undefined)
  const isThere = order !== undefined || asked !== undefined
  useUnderBar(box)
  useEffect(() => {
    if (isThere) box.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [isThere])
  useEscape(true, onClose)
  const branch = list.find(one => one.vendor_id === order?.vendor_id)
  const origin = pointOf(branch?.vendor_information.location)
  const isMapped = order !== undefined && (origin ?? pointOf(order.customer.location)) !== undefined
  return (
    <aside
      className={`history-pane${isMapped ? ' mapped' : ''}${pulled === 'order' ? ' pulled' : ''}`}
      ref={box}
      aria-label={m.tracking_order_number()}
      inert={leaving}
    >
      {isMapped && (
        <MapSheet from="head" open={pulled === 'order'} onOpen={isOpen => pull(isOpen ? 'order' : undefined)}>
          <OrderMap {...{ order, origin, format, language }} rider={undefined} now={clock.now()} asOf={undefined} />
        </MapSheet>
      )}
      {order ? (
        <OrderDetail
          {...{ order, format, prefix }}
          rider={undefined}
          now={clock.now()}
          asOf={undefined}
          sender={branch?.vendor_information.name ?? order.vendor_id}
          onBack={onClose}
        />
      ) : asked?.state === 'failed' ? (
        <ErrorState title={m.history_failed()} action={<Button onClick={ask}>{m.notice_retry()}</Button>}>
          {problemWords(asked.problem)}
        </ErrorState>
      ) : asked ? (
        <EmptyState
          motif="search"
          title={m.history_gone()}
          action={<Button onClick={onClose}>{m.tracking_back()}</Button>}
        >
          {m.history_gone_text()}
        </EmptyState>
      ) : (
        <Skeleton shape="rows" count={5} label={m.portal_loading()} />
      )}
    </aside>
  )
}

type Asked = Awaited<ReturnType<typeof pastOrders.read>>

/** An order that the address names and that is not among those that are here; `ask` asks again. */
function useAsked(orderId: string, wanted: boolean): { asked: Asked | undefined; ask(): void } {
  const [answer, setAnswer] = useState<{ orderId: string; asked: Asked }>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once more
  useEffect(() => {
    if (!wanted) return
    let current = true
    void pastOrders.read(orderId).then(asked => current && setAnswer({ orderId, asked }))
    return () => {
      current = false
    }
  }, [orderId, wanted, round])
  function ask(): void {
    setAnswer(undefined)
    setRound(round + 1)
  }
  return { asked: answer?.orderId === orderId ? answer.asked : undefined, ask }
}
