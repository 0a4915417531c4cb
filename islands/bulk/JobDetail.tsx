// One upload: its figures, its rows by status, the way from one mistake to the next (BLK-002, BLK-014, BLK-019).
import { useEffect, useMemo, useRef, useState } from 'react'
import { bulk } from '#app/bulk'
import { pathFor } from '#contract/routes'
import { deployment } from '#deployment'
import { failedFileName, failedJobRows } from '#domain/bulk/failed-rows'
import { initialBulk } from '#domain/bulk/flow'
import { type DetailFilter, detailCounts, detailFilters, filteredRows, isWrong, nextWrong } from '#domain/bulk/jobs'
import { m } from '#messages'
import type { BulkJob, BulkRow } from '#schema/wire'
import { failedFileWords, jobRowReasons, rowStatusWords } from '#text/bulk-words'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/EmptyState'
import { Icon } from '#ui/Icon'
import { Select } from '#ui/Select'
import { Skeleton } from '#ui/Skeleton'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { JobChip, JobTotals } from './JobHistory.tsx'
import { JobRows } from './JobRows.tsx'

type Props = { prefix: string; jobId: string; format: Format }

export function JobDetail({ prefix, jobId, format }: Props) {
  const { bulkJobDetail: detail, vendorId } = useLive(bulk.$bulk, initialBulk)
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
      {typeof detail === 'object' && <Detail job={detail.job} rows={detail.rows} format={format} />}
    </div>
  )
}

type DetailProps = { job: BulkJob; rows: readonly BulkRow[]; format: Format }

function Detail({ job, rows, format }: DetailProps) {
  const [filter, setFilter] = useState<DetailFilter>('ALL')
  const [target, setTarget] = useState<{ place: number }>()
  const last = useRef(-1)
  const shown = useMemo(() => filteredRows(rows, filter), [rows, filter])
  const counts = detailCounts(rows)
  const { currency } = deployment().settings
  const goOn = () => {
    const place = nextWrong(shown, last.current)
    if (place === -1) return
    last.current = place
    setTarget({ place })
  }
  const save = () =>
    void bulk.saveRows(failedJobRows(rows, failedFileWords(), jobRowReasons), failedFileName(job.bulk_job_id))
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
        {rows.some(isWrong) && (
          <div className="check-tools">
            <Button disabled={!shown.some(isWrong)} onClick={goOn}>
              {m.bulk_next_error()}
            </Button>
            <Button kind="quiet" onClick={save}>
              <Icon name="download" small />
              {m.bulk_save_failed()}
            </Button>
          </div>
        )}
      </div>
      <JobRows rows={shown} target={target} currency={currency} format={format} />
    </>
  )
}
