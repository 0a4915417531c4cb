// Places jobs one after the other, with the exact count even when answers are lost (BLK-004, BLK-005, BLK-102, Q88).

import { atom, type ReadableAtom } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import { provesNothingMade } from '#contract/refusals.ts'
import type { SheetTask } from '#features/formats/sheet-file.ts'
import type { MoneySpelling } from '#features/pricing/money.ts'
import type { Clock, Send } from '#platform/ports.ts'
import type { BulkJob, BulkMetadata, BulkRow } from '#schema/wire.ts'
import { bulkColumns, type Cells, templateHeadings } from './columns.ts'
import type { PlacingJob } from './draft.ts'
import { uploadTask, wasPlaced } from './failed-rows.ts'
import type { BulkEvent, BulkState } from './flow.ts'
import { type SheetRow, sentCells, stateOf, type Verdict, verdictOf, withVerdicts } from './sheet.ts'
import type { SheetStore } from './sheet-store.ts'

/** How often the count is fetched while orders are being placed, in milliseconds. */
const COUNT_EVERY_MS = 1000

export type PlacingPorts = {
  send: Send
  clock: Clock
  sheet: Pick<SheetStore, 'update'>
  /** Called with the number of orders that are placed. */
  counted(placed: number): void
  /** A job has ended and is not fetched again. */
  settled(job: PlacingJob): void
}

export type PlacingEnd =
  /** Every job has ended; `placed` orders are placed. */
  | { state: 'done'; placed: number }
  /** The server refuses to place the rest. */
  | { state: 'refused'; placed: number }
  /**
   * An answer was lost; `placed` is the confirmed count, undefined if even that could not be fetched, and `settled` that of the
   * jobs that have ended.
   */
  | { state: 'unsure'; placed: number | undefined; settled: number }
  | { state: 'cancelled' }

type Detail = { job: BulkJob; rows: readonly BulkRow[] }

/**
 * Places the jobs that are not settled, each with the key of its submission.
 * @param only `look` fetches their outcome and places nothing
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

  /** Counts while the call is pending. */
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
    const answers = new Map(rows.map(row => [row.row_number, row]))
    const mine = new Set(job.numbers)
    const after = (row: SheetRow): SheetRow => {
      const about = mine.has(row.number) ? answers.get(row.number) : undefined
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
    // The answer has totals; the detail lists the rows, and gives the outcome if the answer was lost.
    const detail = await look(job.id)
    if (signal.aborted) return { state: 'cancelled' }
    if (detail && wasPlaced(detail.job.status)) settle(job, detail)
    else if (answer?.state === 'failed' && provesNothingMade(answer.problem)) return { state: 'refused', placed }
    else return { state: 'unsure', placed: detail && placed + detail.job.totals.orders_placed, settled: placed }
  }
  return { state: 'done', placed }
}

// Validating rows on the server: they are sent as a sheet, each at its number in the vendor's file (API-052, BLK-101).

/** The maximum of one job; a larger file becomes several jobs. */
const JOB_ROWS_MAX = 500

type Asked = { metadata: readonly BulkMetadata[]; rows: readonly BulkRow[] }

type ValidationPorts = {
  send: Send
  sheet: Pick<SheetStore, '$rows' | 'update'>
  spelling(): MoneySpelling
  write(task: SheetTask): Promise<Blob>
  base64(file: Blob): Promise<string>
}

type Validation = {
  /** Whether the last validation left rows without an answer; they wait until it is repeated. */
  $failed: ReadableAtom<boolean>
  /**
   * Validates these rows, job by job. Returns the answers, or why the rest was not sent.
   * @param progress is called with the number of rows answered so far
   */
  ask(
    vendorId: string,
    rows: readonly SheetRow[],
    signal: AbortSignal,
    progress?: (done: number) => void,
  ): Promise<Asked | CallProblem>
  /**
   * The jobs that hold exactly the rows that are ready; undefined if rows have changed since, or if there are too many jobs.
   */
  jobsToPlace(): { id: string; numbers: readonly number[] }[] | undefined
  forget(): void
}

/** The cells of each row as they were sent, by its number. */
type Sent = ReadonlyMap<number, Cells>

const headings = bulkColumns.map(column => templateHeadings[column])

export function createValidation({ send, sheet, spelling, write, base64 }: ValidationPorts): Validation {
  /** Rows that can be placed with each job. */
  let valid = new Map<string, readonly number[]>()
  const $failed = atom(false)

  /** Marks rows that have not changed since they were sent; a changed row needs a new validation. */
  const mark = (sent: Sent, from: readonly Verdict['state'][], to: 'unasked' | 'asked') =>
    sheet.update(rows =>
      rows.map(row =>
        sent.get(row.number) === row.cells && from.includes(row.verdict.state)
          ? { ...row, verdict: { state: to } }
          : row,
      ),
    )

  async function askJob(
    vendorId: string,
    rows: readonly SheetRow[],
    signal: AbortSignal,
  ): Promise<Asked | CallProblem> {
    const sent: Sent = new Map(rows.map(row => [row.number, row.cells]))
    mark(sent, ['unasked', 'ready'], 'asked')
    const own = rows.map(({ number, cells }) => ({ number, cells: sentCells(cells, spelling()) }))
    const content = await write(uploadTask(own, headings)).then(base64, () => undefined)
    const answer =
      content === undefined
        ? { state: 'failed' as const, problem: { code: 'no_answer' } as const }
        : await send('createBulkJob', { input: { vendor_id: vendorId, content }, signal })
    if (answer.state === 'failed') {
      mark(sent, ['asked'], 'unasked')
      return answer.problem
    }
    const { bulk_job, orders } = answer.value.body
    const id = bulk_job.bulk_job_id
    valid.set(
      id,
      orders.filter(row => row.status === 'VALID').map(row => row.row_number),
    )
    sheet.update(now => withVerdicts(now, orders, id, sent))
    // Rows missing from the answer wait until validation is repeated.
    if (sheet.$rows.get().some(row => row.verdict.state === 'asked' && sent.get(row.number) === row.cells))
      $failed.set(true)
    mark(sent, ['asked'], 'unasked')
    return { metadata: [bulk_job.metadata], rows: orders }
  }

  return {
    $failed,
    async ask(vendorId, rows, signal, progress) {
      $failed.set(false)
      const asked: { metadata: BulkMetadata[]; rows: BulkRow[] } = { metadata: [], rows: [] }
      for (let at = 0; at < rows.length; at += JOB_ROWS_MAX) {
        const part = rows.slice(at, at + JOB_ROWS_MAX)
        const answer = await askJob(vendorId, part, signal)
        if (signal.aborted) return { code: 'cancelled' }
        if ('code' in answer) {
          $failed.set(true)
          return answer
        }
        asked.metadata.push(...answer.metadata)
        asked.rows.push(...answer.rows)
        progress?.(at + part.length)
      }
      return asked
    },
    jobsToPlace() {
      const byJob = new Map<string, number[]>()
      let ready = 0
      for (const row of sheet.$rows.get()) {
        const { number, verdict } = row
        if (verdict.state !== 'ready' || stateOf(row) !== 'ready') continue
        ready += 1
        byJob.set(verdict.jobId, [...(byJob.get(verdict.jobId) ?? []), number])
      }
      if (byJob.size > Math.ceil(ready / JOB_ROWS_MAX)) return undefined
      for (const [id, numbers] of byJob) {
        const all = valid.get(id)
        if (!all || all.length !== numbers.length || all.some((number, at) => number !== numbers[at])) return undefined
      }
      return [...byJob].map(([id, numbers]) => ({ id, numbers }))
    },
    forget() {
      valid = new Map()
      $failed.set(false)
    },
  }
}

// What is outside the flow: the template, the list of jobs and the detail of one (BLK-008, BLK-016, BLK-018, BLK-019).

type QueryPorts = {
  send: Send
  $bulk: ReadableAtom<BulkState>
  dispatch(event: BulkEvent): void
  write(task: SheetTask): Promise<Blob>
  save(file: Blob, name: string): void
}

export type Queries = {
  /** Saves the template under this name (API-053). */
  saveTemplate(name: string): Promise<void>
  /** Saves rows as a file of their own. */
  saveRows(task: SheetTask, name: string): Promise<void>
  loadHistory(): Promise<void>
  loadDetail(jobId: string): Promise<void>
}

export function createQueries({ send, $bulk, dispatch, write, save }: QueryPorts): Queries {
  return {
    async saveTemplate(name) {
      dispatch({ type: 'templateAsked' })
      const answer = await send('bulkTemplate', {})
      if (answer.state === 'failed') return dispatch({ type: 'templateFailed' })
      save(answer.value, name)
      dispatch({ type: 'templateDone' })
    },
    async saveRows(task, name) {
      const file = await write(task).catch(() => undefined)
      if (file) save(file, name)
      else dispatch({ type: 'rowsNotSaved' })
    },
    async loadHistory() {
      const { vendorId } = $bulk.get()
      if (vendorId === undefined) return
      dispatch({ type: 'historyAsked' })
      const answer = await send('listBulkJobs', { params: { vendorId } })
      if ($bulk.get().vendorId !== vendorId) return
      if (answer.state === 'failed') return dispatch({ type: 'historyFailed' })
      dispatch({ type: 'historyLoaded', jobs: answer.value.body })
    },
    async loadDetail(jobId) {
      const { vendorId } = $bulk.get()
      dispatch({ type: 'detailAsked' })
      if (vendorId === undefined) return dispatch({ type: 'detailFailed' })
      const answer = await send('readBulkJob', { params: { vendorId, jobId } })
      if ($bulk.get().vendorId !== vendorId) return
      if (answer.state === 'failed') return dispatch({ type: 'detailFailed' })
      const { bulk_job, rows } = answer.value.body
      dispatch({ type: 'detailLoaded', job: bulk_job, rows })
    },
  }
}
