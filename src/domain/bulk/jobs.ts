// Jobs that were placed, their statuses and the statuses of their rows (BLK-007, BLK-008, BLK-014, Q73).
import type { BulkJob, BulkJobStatus, BulkRow, BulkRowStatus } from '#schema/wire'

export const jobStatuses = [
  'PREPROCESS_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const satisfies readonly BulkJobStatus[]

const placementStatuses: readonly BulkJobStatus[] = [
  'ORDER_PLACEMENT_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_FAIL',
]

/** Whether placing has come to its end, well or not. */
export const wasPlaced = (status: BulkJobStatus): boolean => placementStatuses.includes(status)

/** The history: jobs with a placement status, newest first (BLK-008). */
export const placedJobs = (jobs: readonly BulkJob[]): BulkJob[] =>
  jobs.filter(job => wasPlaced(job.status)).sort((one, other) => other.created_date - one.created_date)

export const detailFilters = ['ALL', 'PLACED', 'FAILED', 'INVALID', 'VALID'] as const
export type DetailFilter = (typeof detailFilters)[number]

export const isWrong = ({ status }: BulkRow): boolean => status === 'INVALID' || status === 'FAILED'

export const filteredRows = (rows: readonly BulkRow[], filter: DetailFilter): readonly BulkRow[] =>
  filter === 'ALL' ? rows : rows.filter(row => row.status === filter)

/** How many rows each filter shows. */
export function detailCounts(rows: readonly BulkRow[]): Record<DetailFilter, number> {
  const counts: Record<DetailFilter, number> = { ALL: rows.length, PLACED: 0, FAILED: 0, INVALID: 0, VALID: 0 }
  for (const { status } of rows) counts[status satisfies BulkRowStatus] += 1
  return counts
}

/** The next row that is wrong after this place, from the top again; -1 when none is. */
export function nextWrong(rows: readonly BulkRow[], after: number): number {
  for (let step = 1; step <= rows.length; step++) {
    const place = (Math.max(after, -1) + step) % rows.length
    const row = rows[place]
    if (row && isWrong(row)) return place
  }
  return -1
}
