// Placing jobs one after the other, with the true count whatever becomes of the answers (BLK-004, BLK-005, BLK-102, Q88).
import type { PlacingJob } from '#domain/bulk/draft'
import { wasPlaced } from '#domain/bulk/jobs'
import { type SheetRow, verdictOf } from '#domain/bulk/sheet'
import { isFinalRefusal } from '#domain/problems'
import type { Clock, Send } from '#ports'
import type { BulkJob, BulkRow } from '#schema/wire'
import type { SheetStore } from './sheet.ts'

/** How often the count is asked for while orders are being placed, in milliseconds. */
const COUNT_EVERY_MS = 1000

export type PlacingPorts = {
  send: Send
  clock: Clock
  sheet: Pick<SheetStore, 'update'>
  /** Hears how many orders are placed. */
  counted(placed: number): void
  /** A job has come to its end and is not to be asked about again. */
  settled(job: PlacingJob): void
}

export type PlacingEnd =
  /** Every job has come to its end; so many orders are placed. */
  | { state: 'done'; placed: number }
  /** The server will not place the rest. */
  | { state: 'refused'; placed: number }
  /** An answer was lost: so many are placed for certain, undefined when even that could not be asked. */
  | { state: 'unsure'; placed: number | undefined }
  | { state: 'cancelled' }

type Detail = { job: BulkJob; rows: readonly BulkRow[] }

/**
 * Places the jobs that are not settled, each with the key of its press.
 * @param only looks what became of them and places nothing
 */
export async function placeJobs(
  { send, clock, sheet, counted, settled }: PlacingPorts,
  {
    vendorId,
    jobs,
    signal,
    only,
  }: { vendorId: string; jobs: readonly PlacingJob[]; signal: AbortSignal; only?: 'look' },
): Promise<PlacingEnd> {
  let placed = 0

  async function look(jobId: string): Promise<Detail | undefined> {
    const answer = await send('readBulkJob', { params: { vendorId, jobId }, signal })
    return answer.state === 'answered' ? { job: answer.value.body.bulk_job, rows: answer.value.body.rows } : undefined
  }

  /** Counts while the call is under way. */
  function watch(jobId: string): () => void {
    let stop = clock.after(COUNT_EVERY_MS, count)
    let ended = false
    async function count(): Promise<void> {
      const detail = await look(jobId)
      if (ended) return
      if (detail) counted(placed + detail.job.totals.orders_placed)
      stop = clock.after(COUNT_EVERY_MS, count)
    }
    return () => {
      ended = true
      stop()
    }
  }

  function settle(job: PlacingJob, { rows }: Detail): void {
    const said = new Map(rows.map(row => [row.row_number, row]))
    const mine = new Set(job.numbers)
    const after = (row: SheetRow): SheetRow => {
      const about = mine.has(row.number) ? said.get(row.number) : undefined
      return about ? { ...row, verdict: verdictOf(about, job.id) } : row
    }
    sheet.update(all => all.map(after))
    placed += rows.filter(row => row.status === 'PLACED').length
    settled(job)
    counted(placed)
  }

  for (const job of jobs) {
    const stop = only ? () => {} : watch(job.id)
    const answer = only
      ? undefined
      : await send('placeBulkOrders', { params: { bulkJobId: job.id }, key: job.key, signal })
    stop()
    if (signal.aborted) return { state: 'cancelled' }
    // The answer names figures; which rows they are, and what became of a lost answer, the detail tells.
    const detail = await look(job.id)
    if (signal.aborted) return { state: 'cancelled' }
    if (detail && wasPlaced(detail.job.status)) settle(job, detail)
    else if (answer?.state === 'failed' && isFinalRefusal(answer.problem)) return { state: 'refused', placed }
    else return { state: 'unsure', placed: detail && placed + detail.job.totals.orders_placed }
  }
  return { state: 'done', placed }
}
