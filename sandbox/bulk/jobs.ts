// Bulk jobs as they are kept.

import type { BulkJob, BulkJobStatus, BulkRow } from '#schema/wire.ts'
import { refuse } from '../refused-call.ts'
import type { Site } from '../site.ts'
import type { CheckedRow, Draft } from './rows.ts'

export type StoredJob = {
  id: string
  vendorId: string
  status: BulkJobStatus
  createdBy: string
  createdAt: number
}

export type StoredRow = { row: BulkRow; draft?: Draft; orderId?: string; fingerprint: string }

const COLUMNS = 'id, vendor_id AS vendorId, status, created_by AS createdBy, created_at AS createdAt'

/** A job by its number; undefined when there is none in this country. */
export const readJob = ({ db, code }: Site, id: string): StoredJob | undefined =>
  db.get<StoredJob>(`SELECT ${COLUMNS} FROM bulk_jobs WHERE id = ? AND country = ?`, id, code)

/** The jobs of a vendor, newest first. */
export const jobsOf = ({ db, code }: Site, vendorId: string): StoredJob[] =>
  db.all<StoredJob>(
    `SELECT ${COLUMNS} FROM bulk_jobs WHERE country = ? AND vendor_id = ? ORDER BY created_at DESC, rowid DESC`,
    code,
    vendorId,
  )

/**
 * A job of the vendor made from the same file that has not been placed; uploading a file twice makes one job. One whose rows
 * a later job has placed says too much and is made anew, and so is one that is not up to date.
 */
export const waitingJob = ({ db, code }: Site, vendorId: string, fileHash: string): StoredJob | undefined =>
  db.get<StoredJob>(
    `SELECT ${COLUMNS} FROM bulk_jobs WHERE country = ? AND vendor_id = ? AND file_hash = ?
     AND status IN ('PREPROCESS_SUCCESS', 'PREPROCESS_SUCCESS_WITH_ERROR')
     AND NOT EXISTS (
       SELECT 1 FROM bulk_rows own
       JOIN bulk_rows placed ON placed.fingerprint = own.fingerprint AND placed.order_id IS NOT NULL
       JOIN bulk_jobs later ON later.id = placed.job_id AND later.vendor_id = bulk_jobs.vendor_id
       WHERE own.job_id = bulk_jobs.id AND later.rowid > bulk_jobs.rowid
     ) ORDER BY created_at DESC LIMIT 1`,
    code,
    vendorId,
    fileHash,
  )

/** Keeps a job and its rows. */
export function writeJob({ db, code }: Site, job: StoredJob, fileHash: string, rows: readonly CheckedRow[]): void {
  db.run(
    `INSERT INTO bulk_jobs (id, country, vendor_id, file_hash, status, created_by, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    job.id,
    code,
    job.vendorId,
    fileHash,
    job.status,
    job.createdBy,
    job.createdAt,
  )
  for (const { row, draft, fingerprint } of rows)
    db.run(
      'INSERT INTO bulk_rows (job_id, row_number, fingerprint, json, draft) VALUES (?, ?, ?, ?, ?)',
      job.id,
      row.row_number,
      fingerprint,
      JSON.stringify(row),
      draft ? JSON.stringify(draft) : null,
    )
}

export function writeStatus({ db }: Site, id: string, status: BulkJobStatus): void {
  db.run('UPDATE bulk_jobs SET status = ? WHERE id = ?', status, id)
}

/** Keeps what became of a row; one that another job has placed names that order and does not count as a second one. */
export function writeRow({ db }: Site, jobId: string, row: BulkRow): void {
  db.run(
    'UPDATE bulk_rows SET json = ?, order_id = ? WHERE job_id = ? AND row_number = ?',
    JSON.stringify(row),
    (row.status === 'PLACED' ? row.order_id : undefined) ?? null,
    jobId,
    row.row_number,
  )
}

/** The rows of a job in the order of its file. */
export const rowsOf = ({ db }: Site, jobId: string): StoredRow[] =>
  db
    .all<{ json: string; draft: string | null; order_id: string | null; fingerprint: string }>(
      'SELECT json, draft, order_id, fingerprint FROM bulk_rows WHERE job_id = ? ORDER BY row_number',
      jobId,
    )
    .map(({ json, draft, order_id, fingerprint }) => ({
      row: JSON.parse(json),
      fingerprint,
      ...(draft && { draft: JSON.parse(draft) }),
      ...(order_id && { orderId: order_id }),
    }))

/** Whether the rows of a job that wait are what a check finds now; those that were placed or refused are what they are. */
export const isUpToDate = (rows: readonly StoredRow[], checked: readonly CheckedRow[]): boolean => {
  const text = ({ row, draft }: Pick<CheckedRow, 'row' | 'draft'>) => JSON.stringify({ ...row, row_id: '', draft })
  return rows.every((stored, index) => {
    const { status, order_id } = stored.row
    const now = checked[index]
    return status === 'PLACED' || status === 'FAILED' || order_id || (now && text(stored) === text(now))
  })
}

const SAME_ROW_SECONDS = 86_400

/** Orders that rows of other jobs with this content made for the vendor within a day; a file that comes again adds none (BLK-102). */
export const placedBefore = (
  { db, code, clock }: Site,
  vendorId: string,
  fingerprint: string,
  jobId: string,
): string[] =>
  db
    .all<{ order_id: string }>(
      `SELECT r.order_id FROM bulk_rows r JOIN bulk_jobs j ON j.id = r.job_id JOIN orders o ON o.id = r.order_id
       WHERE r.fingerprint = ? AND j.country = ? AND j.vendor_id = ? AND j.id <> ? AND o.created_at > ?`,
      fingerprint,
      code,
      vendorId,
      jobId,
      clock.seconds() - SAME_ROW_SECONDS,
    )
    .map(row => row.order_id)

/** The job with its figures, as the wire shows it. */
export function jobAnswer(job: StoredJob, rows: readonly StoredRow[]): BulkJob {
  const errors = rows.filter(({ row }) => row.status === 'INVALID' || row.status === 'FAILED').length
  return {
    bulk_job_id: job.id,
    vendor_id: job.vendorId,
    status: job.status,
    created_by: job.createdBy,
    created_date: job.createdAt,
    totals: {
      total_rows: rows.length,
      orders_to_be_placed: rows.filter(({ row }) => row.status === 'VALID').length,
      orders_placed: rows.filter(({ row }) => row.status === 'PLACED').length,
      errors,
    },
    metadata: { bulk_job_id: job.id, success_row_count: rows.length - errors },
  }
}

/** Throws BulkJobNotPlaceable for a job that was placed before or has nothing to place; one that was cut short goes on. */
export function requirePlaceable(job: StoredJob, rows: readonly StoredRow[]): void {
  const waits = job.status === 'PREPROCESS_SUCCESS' || job.status === 'PREPROCESS_SUCCESS_WITH_ERROR'
  const goesOn = rows.some(({ row }) => row.status === 'VALID' || row.status === 'PLACED')
  if (!waits || !goesOn) throw refuse('BulkJobNotPlaceable')
}
