// Asking the server about rows: they go as a sheet of their own, each at its number in the vendor's file (API-052, BLK-101).
import { atom, type ReadableAtom } from 'nanostores'
import { bulkColumns, type Cells, templateHeadings } from '#domain/bulk/columns'
import { type SheetTask, uploadTask } from '#domain/bulk/failed-rows'
import { type SheetRow, sentCells, withVerdicts } from '#domain/bulk/sheet'
import type { CallProblem } from '#domain/problems'
import type { Send } from '#ports'
import type { BulkMetadata, BulkRow } from '#schema/wire'
import type { SheetStore } from './sheet.ts'

/** Orders that one job takes; a larger file becomes several. */
export const JOB_ROWS_MAX = 500

export type Asked = { metadata: readonly BulkMetadata[]; rows: readonly BulkRow[] }

export type AskingPorts = {
  send: Send
  sheet: Pick<SheetStore, '$rows' | 'update'>
  currency(): string
  write(task: SheetTask): Promise<Blob>
  base64(file: Blob): Promise<string>
}

export type Asking = {
  /** Whether the server did not answer when it was last asked; rows then wait for somebody to ask again. */
  $failed: ReadableAtom<boolean>
  /**
   * Asks about these rows, job by job. Answers what was said, or why the rest was not asked.
   * @param progress hears how many rows have been answered
   */
  ask(
    vendorId: string,
    rows: readonly SheetRow[],
    signal: AbortSignal,
    progress?: (done: number) => void,
  ): Promise<Asked | CallProblem>
  /**
   * The jobs that hold exactly the rows that are ready; undefined when rows have changed since, or too many jobs do.
   */
  jobsToPlace(): { id: string; numbers: readonly number[] }[] | undefined
  forget(): void
}

const headings = bulkColumns.map(column => templateHeadings[column])

export function createAsking({ send, sheet, currency, write, base64 }: AskingPorts): Asking {
  /** Rows that can be placed with each job. */
  let valid = new Map<string, readonly number[]>()
  const $failed = atom(false)

  const mark = (numbers: ReadonlySet<number>, from: 'unasked' | 'asked' | 'ready', to: 'unasked' | 'asked') =>
    sheet.update(rows =>
      rows.map(row =>
        numbers.has(row.number) && row.verdict.state === from ? { ...row, verdict: { state: to } } : row,
      ),
    )

  async function askJob(
    vendorId: string,
    rows: readonly SheetRow[],
    signal: AbortSignal,
  ): Promise<Asked | CallProblem> {
    const numbers = new Set(rows.map(row => row.number))
    const sent = new Map(rows.map(row => [row.number, row.cells] satisfies [number, Cells]))
    mark(numbers, 'unasked', 'asked')
    mark(numbers, 'ready', 'asked')
    const own = rows.map(({ number, cells }) => ({ number, cells: sentCells(cells, currency()) }))
    const content = await write(uploadTask(own, headings)).then(base64, () => undefined)
    const answer =
      content === undefined
        ? { state: 'failed' as const, problem: { code: 'no_answer' } as const }
        : await send('createBulkJob', { input: { vendor_id: vendorId, content }, signal })
    if (answer.state === 'failed') {
      mark(numbers, 'asked', 'unasked')
      return answer.problem
    }
    const { bulk_job, orders } = answer.value.body
    const id = bulk_job.bulk_job_id
    valid.set(
      id,
      orders.filter(row => row.status === 'VALID').map(row => row.row_number),
    )
    sheet.update(now => withVerdicts(now, orders, id, sent))
    // A row that the server is silent about, or that was changed meanwhile, is asked about again.
    mark(numbers, 'asked', 'unasked')
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
      for (const { number, faults, verdict } of sheet.$rows.get()) {
        if (verdict.state !== 'ready' || faults.length > 0) continue
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
