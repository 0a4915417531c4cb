// Earlier uploads of the branch as a list (BLK-008, BLK-013), and one of them: its figures, its rows by status, the steps from one
// mistake to the next (BLK-002, BLK-014, BLK-019).
import { useStore } from '@nanostores/react'
import { clsx } from 'clsx'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { bulk } from '#app/bulk.ts'
import { pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import {
  type DetailFilter,
  detailCounts,
  detailFilters,
  failedFileName,
  failedJobRows,
  filteredRows,
  isWrong,
  nextWrong,
} from '#features/bulk/failed-rows.ts'
import { initialBulk } from '#features/bulk/flow.ts'
import {
  bulkPaymentWords,
  failedFileWords,
  jobRowReasons,
  jobStatusWords,
  rowStatusWords,
} from '#features/bulk/text.ts'
import { latePart } from '#islands/page/late-part.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { BulkJob, BulkRow, Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LongTable } from '#ui/LongTable.tsx'
import { Select } from '#ui/Select.tsx'
import { ErrorState, Skeleton } from '#ui/States.tsx'
import { OrderLink } from './SheetLine.tsx'
import { useRows } from './use-rows.ts'

/** Jobs that were placed, newest first. */
export function JobHistory({ prefix, format }: { prefix: string; format: Format }) {
  const { bulkJobHistory: jobs, vendorId } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  useEffect(() => {
    if (vendorId !== undefined) void bulk.loadHistory()
  }, [vendorId])
  return (
    <section className="bulk-history" aria-labelledby="bulk-history">
      <h2 id="bulk-history">{m.bulk_history()}</h2>
      {jobs === undefined && <Skeleton shape="table" count={3} label={m.portal_loading()} />}
      {jobs === 'failed' && (
        <ErrorState
          headingLevel={3}
          title={m.bulk_history_failed()}
          action={<Button onClick={() => void bulk.loadHistory()}>{m.notice_retry()}</Button>}
        />
      )}
      {jobs?.length === 0 && <p className="muted">{m.bulk_history_none()}</p>}
      {Array.isArray(jobs) && jobs.length > 0 && (
        <ul>
          {jobs.map(job => (
            <JobLine key={job.bulk_job_id} job={job} prefix={prefix} format={format} />
          ))}
        </ul>
      )}
    </section>
  )
}

function JobLine({ job, prefix, format }: { job: BulkJob; prefix: string; format: Format }) {
  const { totals, bulk_job_id: bulkJobID, vendor_id: vendorID } = job
  return (
    <li>
      <p className="when">
        <a href={pathFor('bulkJob', { vendorID, bulkJobID }, prefix)}>
          <span className="hidden-text">{m.bulk_history_open()}: </span>
          {format.dayAndTime(job.created_date)}
        </a>
        <span className="muted">
          <bdi>{job.created_by}</bdi>
        </span>
      </p>
      <JobChip job={job} />
      <JobTotals totals={totals} format={format} />
    </li>
  )
}

function JobChip({ job: { status } }: { job: BulkJob }) {
  if (status === 'ORDER_PLACEMENT_SUCCESS')
    return (
      <Chip tone="success" statusIcon="done">
        {jobStatusWords(status)}
      </Chip>
    )
  const failed = status === 'ORDER_PLACEMENT_FAIL'
  return (
    <Chip tone={failed ? 'danger' : 'warning'} statusIcon="failed">
      {jobStatusWords(status)}
    </Chip>
  )
}

/** The four figures of a job. */
function JobTotals({ totals, format }: { totals: BulkJob['totals']; format: Format }) {
  return (
    <dl className="bulk-totals">
      <Figure name={m.bulk_history_total()} value={format.count(totals.total_rows)} />
      {totals.orders_to_be_placed > 0 && (
        <Figure name={m.bulk_history_to_place()} value={format.count(totals.orders_to_be_placed)} />
      )}
      <Figure name={m.bulk_history_placed()} value={format.count(totals.orders_placed)} />
      <Figure name={m.bulk_history_errors()} value={format.count(totals.errors)} bad={totals.errors > 0} />
    </dl>
  )
}

const Figure = ({ name, value, bad }: { name: string; value: string; bad?: boolean }) => (
  <div className={bad ? 'bad' : undefined}>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)

type Props = { prefix: string; jobId: string; format: Format }

/** One upload. */
export function JobDetail({ prefix, jobId, format }: Props) {
  const { bulkJobDetail: detail, vendorId } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  useEffect(() => {
    if (vendorId !== undefined) void bulk.loadDetail(jobId)
  }, [vendorId, jobId])
  return (
    <div className="bulk bulk-detail">
      <a className="back" href={pathFor('vendorBulkOrder', { vendorID: vendorId ?? '' }, prefix)}>
        <Icon name="arrow-left" small points />
        {m.bulk_back()}
      </a>
      {detail === undefined && <Skeleton shape="table" label={m.portal_loading()} />}
      {detail === 'failed' && (
        <ErrorState
          title={m.bulk_detail_failed()}
          action={<Button onClick={() => void bulk.loadDetail(jobId)}>{m.notice_retry()}</Button>}
        />
      )}
      {typeof detail === 'object' && <Detail job={detail.job} rows={detail.rows} {...{ format, prefix }} />}
    </div>
  )
}

type DetailProps = { job: BulkJob; rows: readonly BulkRow[]; format: Format; prefix: string }

function Detail({ job, rows, format, prefix }: DetailProps) {
  const [filter, setFilter] = useState<DetailFilter>('ALL')
  const [target, setTarget] = useState<{ index: number }>()
  const last = useRef(-1)
  const shown = useMemo(() => filteredRows(rows, filter), [rows, filter])
  const counts = detailCounts(rows)
  const { currency } = deployment().settings
  const showNextWrong = () => {
    const index = nextWrong(shown, last.current)
    if (index === -1) return
    last.current = index
    setTarget({ index })
  }
  const save = () =>
    void bulk.saveRows(
      failedJobRows(rows, failedFileWords(), row => jobRowReasons(row, format)),
      failedFileName(job.bulk_job_id),
    )
  const choose = (next: DetailFilter) => {
    last.current = -1
    setTarget(undefined)
    setFilter(next)
  }
  return (
    <>
      <header className="bulk-job">
        <div>
          <h2>{m.bulk_history_job({ time: format.dayAndTime(job.created_date) })}</h2>
          <p className="muted">
            <bdi>{m.bulk_history_by({ who: job.created_by })}</bdi>
          </p>
        </div>
        <JobChip job={job} />
        <JobTotals totals={job.totals} format={format} />
      </header>
      <div className="check-bar">
        <Select
          label={m.bulk_detail_filter()}
          labelHidden
          value={filter}
          onChange={choose}
          options={detailFilters
            .filter(one => one === 'ALL' || counts[one] > 0)
            .map(value => ({ value, text: `${rowStatusWords(value)} (${format.count(counts[value])})` }))}
        />
        <div className="check-tools">
          <JobLabels {...{ rows, format, prefix }} />
          {rows.some(isWrong) && (
            <>
              <Button disabled={!shown.some(isWrong)} onClick={showNextWrong}>
                {m.bulk_next_error()}
              </Button>
              <Button kind="quiet" onClick={save}>
                <Icon name="download" small />
                {m.bulk_save_failed()}
              </Button>
            </>
          )}
        </div>
      </div>
      <JobRows rows={shown} target={target} currency={currency} format={format} />
    </>
  )
}

const LabelsDialog = latePart(() => import('#islands/tracking/LabelsDialog.tsx').then(part => part.LabelsDialog))

/** The labels of what was placed, in the order of its rows (BLK-110). */
function JobLabels({ rows, format, prefix }: Pick<DetailProps, 'rows' | 'format' | 'prefix'>) {
  const [busy, setBusy] = useState(false)
  const [orders, setOrders] = useState<readonly Order[]>()
  const placed = rows.filter(row => row.status === 'PLACED' && row.order_id !== undefined)
  if (placed.length === 0) return null
  async function read(): Promise<void> {
    setBusy(true)
    setOrders(await bulk.ordersOf(placed).finally(() => setBusy(false)))
  }
  return (
    <>
      <Button pending={busy} onClick={() => void read()}>
        <Icon name="printer" small />
        {m.history_labels()}
      </Button>
      {orders && <LabelsDialog {...{ orders, format, prefix }} onClose={() => setOrders(undefined)} />}
    </>
  )
}

// The rows of a job in a table of which only those in sight are drawn; on phones each in a few lines (BLK-014).

type RowsProps = {
  rows: readonly BulkRow[]
  target: { index: number } | undefined
  currency: string
  format: Format
}

function JobRows({ rows, target, currency, format }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const kindOf = useCallback((index: number) => (rows[index] && isWrong(rows[index]) ? 1 : 0), [rows])
  const keyOf = useCallback((index: number) => rows[index]?.row_number ?? 0, [rows])
  const { from, to, before, after, topOf } = useRows(body, rows.length, keyOf, kindOf)
  const tops = useRef(topOf)
  tops.current = topOf
  useEffect(() => {
    if (!target) return
    const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY + tops.current(target.index)
    scrollTo({ top: top - innerHeight / 3 })
    // Drawn with the next frame, when it was far away.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        body.current?.querySelector<HTMLElement>(`[data-place="${target.index}"]`)?.focus({ preventScroll: true }),
      ),
    )
  }, [target])
  return (
    <LongTable
      className="job-rows"
      caption={m.bulk_detail_rows()}
      columns={[
        { text: m.bulk_col_row(), className: 'n' },
        { text: m.bulk_col_status() },
        { text: m.bulk_col_name() },
        { text: m.bulk_col_address() },
        { text: m.bulk_col_payment() },
        { text: m.bulk_col_delivery() },
        { text: m.bulk_col_fee({ currency }), className: 'end' },
      ]}
      count={rows.length}
      {...{ body, before, after }}
    >
      {rows.slice(from, to).map((row, offset) => (
        <Row
          key={row.row_id}
          row={row}
          index={from + offset}
          marked={target?.index === from + offset}
          format={format}
        />
      ))}
    </LongTable>
  )
}

type RowProps = { row: BulkRow; index: number; marked: boolean; format: Format }

const tones = { PLACED: 'success', VALID: 'info', INVALID: 'danger', FAILED: 'danger' } as const

const Row = memo(function Row({ row, index, marked, format }: RowProps) {
  const reason = jobRowReasons(row, format)
  const { scheduled_for: at, delivery_fee: fee, order_id: orderId } = row
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out in lines on phones
    <tr
      role="row"
      data-place={index}
      aria-rowindex={index + 2}
      tabIndex={isWrong(row) ? -1 : undefined}
      className={clsx(isWrong(row) && 'wrong', marked && 'marked')}
    >
      <td role="cell" className="n num">
        {row.row_number}
      </td>
      <td role="cell" className="st">
        <Chip tone={tones[row.status]}>{rowStatusWords(row.status)}</Chip>
        {orderId !== undefined && (
          <span className="num muted">
            <span className="hidden-text">{m.bulk_row_order()} </span>
            <OrderLink orderId={orderId}>
              <bdi>#{orderId.slice(-6)}</bdi>
            </OrderLink>
          </span>
        )}
      </td>
      <td role="cell" className="who">
        <bdi>{row.customer_name}</bdi>
      </td>
      <td role="cell" className="to">
        <bdi className="muted">{row.drop_off_address}</bdi>
        {reason !== '' && <p className="reason">{reason}</p>}
      </td>
      <td role="cell" className="pay">
        {bulkPaymentWords(row.payment_method)}
      </td>
      <td role="cell" className="when num">
        {row.delivery_type === 'instant' ? (
          m.bulk_now()
        ) : at === undefined ? (
          m.bulk_later()
        ) : (
          <>
            {format.shortDay(at)} <bdi>{format.time(at)}</bdi>
          </>
        )}
      </td>
      <td role="cell" className="end fee num">
        {fee === undefined ? <span className="muted">–</span> : format.amount(fee)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: laid out in lines on phones
  )
})
