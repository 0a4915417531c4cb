// The dialogs of past orders. Few readers open them, so their code is loaded with the first.
import { useStore } from '@nanostores/react'
import { Fragment, useEffect, useId, useMemo, useState } from 'react'
import { flags } from '#app/flags.ts'
import { pastOrders } from '#app/history.ts'
import { proofsFile } from '#app/proofs-file.ts'
import { clock } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { deployment } from '#deployment'
import { exportColumns, FIXED_COLUMN } from '#features/history/export-rows.ts'
import { proofsOfOrders } from '#features/history/proofs.ts'
import { isCarriedOut, REPEAT_MAX, repeatDays } from '#features/history/repeat.ts'
import {
  type HourStatement,
  hourStatements,
  type Spread,
  type Statement,
  statements,
} from '#features/history/statement.ts'
import { proofIndexWords } from '#features/history/text.ts'
import { shortId } from '#features/orders/order.ts'
import { listWords } from '#features/orders/text.ts'
import { noVendors } from '#features/vendors/vendors.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/Chip.tsx'
import { Checkbox } from '#ui/Choices.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { isoDay } from './HistoryOverview.tsx'

const idle = { state: 'idle' } as const
const listOfFilter = { NEW: 'new', COLLECTED: 'collected', DELIVERED: 'delivered', CANCELLED: 'cancelled' } as const

type Props = { orders: readonly Order[]; format: Format; onClose(): void }

/** Which columns exports have on this device; what is chosen holds at once. */
export function ColumnsDialog({ onClose }: { onClose(): void }) {
  const [wanted, setWanted] = useState(pastOrders.exportColumns)
  const names = pastOrders.exportColumnNames()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.history_export_columns()}
      footer={
        <Button kind="primary" onClick={onClose}>
          {m.portal_close()}
        </Button>
      }
    >
      <div className="export-columns">
        {exportColumns.map(column => (
          <Checkbox
            key={column}
            checked={wanted.includes(column)}
            disabled={column === FIXED_COLUMN}
            onChange={on => {
              const next = exportColumns.filter(one => (one === column ? on : wanted.includes(one)))
              setWanted(next)
              pastOrders.setExportColumns(next)
            }}
          >
            {names[column]}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}

/**
 * These orders again, as rows of bulk orders: when, and how many (BLK-109).
 * @param picked whether each of them was chosen by hand
 */
export function RepeatDialog({ orders: all, picked = false, format, onClose }: Props & { picked?: boolean }) {
  const days = repeatDays({ now: clock.now(), zone: deployment().settings.timezone })
  const [time, setTime] = useState(days[0] ?? 'now')
  const carriedOut = useMemo(() => all.filter(isCarriedOut), [all])
  // Whoever repeats a day means what was delivered on it; whoever selects an order means that one.
  const [everyOne, setEveryOne] = useState(picked || carriedOut.length === 0)
  const orders = everyOne ? all : carriedOut
  const cancelled = all.length - carriedOut.length
  const [isFull, setFull] = useState(false)
  const problem = isFull ? 'full' : pastOrders.repeatProblem(orders)
  const count = m.history_orders({ count: orders.length, number: format.count(orders.length) })
  const go = () => {
    const at = time === 'now' ? ({ at: 'now' } as const) : ({ at: 'day', day: time } as const)
    setFull(!pastOrders.repeat(orders, at, `${m.history_export_sheet()} ${time === 'now' ? '' : time}`.trim()))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.history_again_title({ orders: count })}
      footer={
        problem ? (
          <Button onClick={onClose}>{m.portal_close()}</Button>
        ) : (
          <Button kind="primary" onClick={go}>
            {m.history_again_go()}
          </Button>
        )
      }
    >
      {problem ? (
        <Notice tone="warning" live="polite">
          {problem === 'too_many'
            ? m.history_again_many({ limit: format.count(REPEAT_MAX) })
            : problem === 'full'
              ? m.history_again_full()
              : m.history_again_branches()}
        </Notice>
      ) : (
        <div className="stack">
          <Select
            label={m.request_when()}
            value={time}
            options={[
              ...days.map(day => ({ value: day, text: m.history_again_day({ day: format.day(isoDay(day)) }) })),
              { value: 'now', text: m.request_asap() },
            ]}
            onChange={setTime}
          />
          {cancelled > 0 && carriedOut.length > 0 && (
            <Checkbox checked={everyOne} onChange={setEveryOne}>
              {m.history_left_out()} · <span className="num">{format.count(cancelled)}</span>
            </Checkbox>
          )}
          <p className="muted">{m.history_again_text()}</p>
        </div>
      )}
    </Dialog>
  )
}

/** The photos of the chosen orders as one file: how far it is, and which are missing (HIS-106). */
export function ProofsDialog({ orders, format, onClose }: Props) {
  const progress = useStore(proofsFile.$proofs, { ssr: () => idle })
  const on = useStore(flags.$flags, { ssr: () => null })
  const proofs = proofsOfOrders(orders, [
    ...(on?.ProofOfPickup ? (['pickup'] as const) : []),
    ...(on?.ProofOfDelivery ? (['delivery'] as const) : []),
    ...(on?.ProofOfReturn ? (['return'] as const) : []),
  ])
  const { kinds } = proofIndexWords()
  const [range] = useState(() => pastOrders.$days.get())
  useEffect(() => proofsFile.cancel, [])
  const { state } = progress
  const isBusy = state === 'fetching' || state === 'writing'
  const isOver = proofs.length === 0 || (state === 'done' && progress.missing.length === 0)
  const count = (done: number, of: number) => m.bulk_of({ done: format.count(done), all: format.count(of) })
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.history_proofs()}
      footer={
        <>
          {isBusy && <Button onClick={proofsFile.cancel}>{m.history_export_cancel()}</Button>}
          {isOver ? (
            <Button onClick={onClose}>{m.portal_close()}</Button>
          ) : (
            // It keeps its place: a second press must not cancel what the first has begun.
            <Button kind="primary" pending={isBusy} onClick={() => void proofsFile.run(proofs, range)}>
              {m.history_proofs_save()}
            </Button>
          )}
        </>
      }
    >
      <div className="stack" aria-live="polite">
        {state === 'idle' && (
          <p className="muted num">{m.history_proofs_count({ count: format.count(proofs.length) })}</p>
        )}
        {isBusy && (
          <ProgressBar
            label={state === 'writing' ? m.history_export_writing() : m.public_proof_loading()}
            share={progress.done / Math.max(1, progress.of)}
            text={count(progress.done, progress.of)}
          />
        )}
        {state === 'failed' && <Notice tone="danger" title={m.history_export_failed()} />}
        {state === 'done' && (
          <p className="num">
            {m.history_proofs_saved({ photos: count(progress.saved, progress.saved + progress.missing.length) })}
          </p>
        )}
        {state === 'done' && progress.missing.length > 0 && (
          <Notice tone="warning" title={m.history_proofs_missing()}>
            <span className="proofs-missing">
              {progress.missing.map(({ order, type }) => (
                <span key={order.order_id + type}>
                  <bdi>
                    #{shortId(order)} {order.customer.name}
                  </bdi>{' '}
                  <span className="muted">{kinds[type]}</span>
                </span>
              ))}
            </span>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/**
 * The totals of the chosen orders, outlet by outlet, to be printed or saved as a workbook (HIS-105).
 * @param picked how many of them were chosen by hand, 0 where they are all of the filter
 */
export function StatementDialog({ orders, picked, format, onClose }: Props & { picked: number }) {
  // Those of the orders that it is of: behind it, other days may be shown once another day begins.
  const [{ range, filters }] = useState(() => ({ range: pastOrders.$days.get(), filters: pastOrders.$filters.get() }))
  // Without this, what was left out would be missing from the books unnoticed.
  const covers = [
    ...(picked > 0 ? [m.history_picked({ count: format.count(picked) })] : []),
    ...(picked === 0 && filters.status !== 'ANY' ? [listWords(listOfFilter[filters.status])] : []),
    ...(picked === 0 && filters.searchKey !== '' ? [filters.searchKey] : []),
  ]
  const known = useStore(vendors.$list, { ssr: () => noVendors })
  const [busy, setBusy] = useState(false)
  usePrintedAlone()
  const { currency, timezone, asapMinutes } = deployment().settings
  const names = new Map(known.map(one => [one.vendor_id, one.vendor_information.name]))
  const ids = known.map(one => one.vendor_id).join(' ')
  const all = useMemo(
    () => statements(orders, ids.split(' '), currency, asapMinutes),
    [orders, ids, currency, asapMinutes],
  )
  const hours = useMemo(
    () => hourStatements(orders, timezone, currency, asapMinutes),
    [orders, timezone, currency, asapMinutes],
  )
  const [total, ...outlets] = all
  const first = format.day(isoDay(range.from))
  const days = range.from === range.to ? first : `${first} – ${format.day(isoDay(range.to))}`
  const nameOf = (id: string) => names.get(id) ?? id
  const windowOf = (from: number) => format.window(from, from + HOUR_S)
  async function save(): Promise<void> {
    setBusy(true)
    await pastOrders
      .saveStatement({ outlets: all, hours, range }, { nameOf, windowOf, covers })
      .finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.statement_title({ days })}
      footer={
        <>
          <Button pending={busy} onClick={() => void save()}>
            <Icon name="download" small />
            {m.history_export_xlsx()}
          </Button>
          <Button kind="primary" onClick={() => print()}>
            <Icon name="printer" small />
            {m.labels_print()}
          </Button>
        </>
      }
    >
      <div className="statement">
        {covers.length > 0 && (
          <p>
            <b>
              <bdi>{covers.join(' \u00b7 ')}</bdi>
            </b>
          </p>
        )}
        {outlets.map(one => (
          <Figures key={one.vendorId} statement={one} name={nameOf(one.vendorId ?? '')} format={format} />
        ))}
        {total && outlets.length !== 1 && <Figures statement={total} name={m.history_export_total()} format={format} />}
        {hours.length > 0 && <ByHour {...{ hours, format, windowOf }} />}
      </div>
    </Dialog>
  )
}

/** On paper there is nothing but the statement, whether its button or the browser prints it. */
function usePrintedAlone(): void {
  useEffect(() => {
    const page = document.documentElement
    page.dataset['print'] = 'statement'
    return () => {
      delete page.dataset['print']
    }
  }, [])
}

type FiguresProps = { statement: Statement; name: string; format: Format }

function Figures({ statement, name, format }: FiguresProps) {
  const { currency } = deployment().settings
  const money = (amount: number) => format.money(amount, currency)
  const times = (spread: Spread) =>
    spread &&
    m.statement_times({
      half: m.history_minutes({ count: format.count(Math.round(spread.half)) }),
      most: m.history_minutes({ count: format.count(Math.round(spread.most)) }),
    })
  const figures: [name: string, value: string | undefined][] = [
    [m.history_export_sheet(), format.count(statement.orders)],
    [m.tracking_list_delivered(), format.count(statement.delivered)],
    [m.tracking_label_returned(), statement.returned > 0 ? format.count(statement.returned) : undefined],
    [m.history_left_out(), format.count(statement.cancelled)],
    [m.history_fees(), money(statement.fees)],
    [m.statement_vouchers(), statement.vouchers > 0 ? money(statement.vouchers) : undefined],
    [m.statement_refunded(), statement.refunded > 0 ? money(statement.refunded) : undefined],
    [m.statement_cash(), money(statement.cash)],
    [m.history_export_vat(), statement.vatNumbers.join(format.comma) || undefined],
    [m.statement_collection(), times(statement.collection)],
    [m.statement_ride(), times(statement.ride)],
    [m.statement_whole(), times(statement.whole)],
    [m.statement_promised(), statement.promised === undefined ? undefined : format.percent(statement.promised)],
  ]
  return (
    <section aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
        {statement.vendorId !== undefined && <small className="muted num">{statement.vendorId}</small>}
      </h2>
      <dl>
        {figures.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

type HourProps = { hours: readonly HourStatement[]; format: Format; windowOf(from: number): string }

/** Where the day is slow: the times and the share as promised for each hour in which orders were to begin. */
function ByHour({ hours, format, windowOf }: HourProps) {
  const id = useId()
  const minutes = (value: number | undefined) =>
    value !== undefined && m.history_minutes({ count: format.count(Math.round(value)) })
  const stages = ['collection', 'ride', 'whole'] as const
  const names = { collection: m.statement_collection(), ride: m.statement_ride(), whole: m.statement_whole() }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so it is scrolled with the keys too
    <section className="by-hour" aria-labelledby={id} tabIndex={0}>
      <h2 id={id}>{m.statement_by_hour()}</h2>
      <table>
        <colgroup span={2} />
        {stages.map(stage => (
          <colgroup key={stage} span={2} />
        ))}
        <colgroup />
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {m.public_ordered()}
            </th>
            <th scope="col" rowSpan={2}>
              {m.tracking_list_delivered()}
            </th>
            {stages.map(stage => (
              <th key={stage} scope="colgroup" colSpan={2}>
                {names[stage]}
              </th>
            ))}
            <th scope="col" rowSpan={2}>
              {m.statement_promised()}
            </th>
          </tr>
          <tr>
            {stages.map(stage => (
              <Fragment key={stage}>
                <th scope="col">{format.percent(0.5)}</th>
                <th scope="col">{format.percent(0.9)}</th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {hours.map(hour => (
            <tr key={hour.from}>
              <th scope="row">
                <bdi dir="ltr">{windowOf(hour.from)}</bdi>
              </th>
              <td>{format.count(hour.delivered)}</td>
              {stages.map(stage => (
                <Fragment key={stage}>
                  <td>{minutes(hour[stage]?.half)}</td>
                  <td>{minutes(hour[stage]?.most)}</td>
                </Fragment>
              ))}
              <td>{hour.promised !== undefined && format.percent(hour.promised)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const HOUR_S = 3600
