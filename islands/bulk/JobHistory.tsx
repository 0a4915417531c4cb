// Earlier uploads of the branch: jobs that were placed, newest first (BLK-008, BLK-013).
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { bulk } from '#app/bulk.ts'
import { pathFor } from '#contract/routes.ts'
import { initialBulk } from '#features/bulk/flow.ts'
import { jobStatusWords } from '#features/bulk/text.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { BulkJob } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ErrorState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export function JobHistory({ prefix, format }: { prefix: string; format: Format }) {
  const { bulkJobHistory: jobs, vendorId } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  useEffect(() => {
    if (vendorId !== undefined) void bulk.loadHistory()
  }, [vendorId])
  return (
    <section className="bulk-history">
      <h2>{m.bulk_history()}</h2>
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

export function JobChip({ job: { status } }: { job: BulkJob }) {
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
export function JobTotals({ totals, format }: { totals: BulkJob['totals']; format: Format }) {
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
