import { describe, expect, test } from 'vitest'
import { isBulkDraft } from '#features/bulk/draft.ts'
import { detailCounts, filteredRows, nextWrong, placedJobs } from '#features/bulk/failed-rows.ts'
import { outsideProblem } from '#features/bulk/file-problems.ts'
import { type BulkEvent, type BulkState, bulkSteps, initialBulk, step } from '#features/bulk/flow.ts'
import { bulkNotices } from '#features/bulk/notices.ts'
import type { BulkJob, BulkRow } from '#schema/wire.ts'
import { cellsOf } from './examples.ts'

const run = (events: readonly BulkEvent[], from: BulkState = initialBulk) =>
  events.reduce<{ state: BulkState; said: string[]; left: string[] }>(
    ({ state, said, left }, event) => {
      const [next, commands] = step(state, event)
      return {
        state: next,
        said: [...said, ...commands.flatMap(one => (one.do === 'notify' ? [one.notice.code] : []))],
        left: [...left, ...commands.flatMap(one => (one.do === 'leave' ? [`${one.path} ${one.notice.code}`] : []))],
      }
    },
    { state: from, said: [], left: [] },
  )
const vendor = { type: 'vendorChosen', vendorId: 'no1000' } as const
const checked = {
  type: 'ShowPreprocessResults',
  metadata: [{ bulk_job_id: 'b1', success_row_count: 1 }],
  rows: [],
} as const
const toConfirm: BulkEvent[] = [
  vendor,
  { type: 'UploadingExcelFile' },
  checked,
  { type: 'placeAsked' },
  { type: 'prepared' },
]

test('[BLK-001] the steps and the names of their actions', () => {
  expect(bulkSteps).toEqual([
    'ASK_EXCEL_FILE',
    'UPLOADING_EXCEL_FILE',
    'SHOW_PREPROCESS_RESULTS',
    'SHOW_ORDER_PLACEMENT_RESULTS',
  ])
})

test('[BLK-003] file, upload, results, confirmation, placement', () => {
  const at = (events: readonly BulkEvent[]) => run(events).state.request
  expect(at([vendor]).step).toBe('ASK_EXCEL_FILE')
  expect(at(toConfirm.slice(0, 2)).step).toBe('UPLOADING_EXCEL_FILE')
  expect(at(toConfirm.slice(0, 3))).toMatchObject({
    step: 'SHOW_PREPROCESS_RESULTS',
    preprocess: { rows: [], metadata: checked.metadata },
  })
  expect(at(toConfirm).showPlaceOrdersConfirmationDialog).toBe(true)
  expect(at([...toConfirm, { type: 'confirmDismissed' }]).showPlaceOrdersConfirmationDialog).toBe(false)
  expect(at([...toConfirm, { type: 'ShowOrderPlacementResults' }]).step).toBe('SHOW_ORDER_PLACEMENT_RESULTS')
})

test('[BLK-004] a success is shown on /order-tracking', () => {
  const { left } = run([...toConfirm, { type: 'ShowOrderPlacementResults' }, { type: 'placed' }])
  expect(left).toEqual(['/order-tracking bulk_placed'])
})

test('[BLK-005] [BLK-020] a failure returns to the file', () => {
  const { state, said } = run([...toConfirm, { type: 'ShowOrderPlacementResults' }, { type: 'placeFailed' }])
  expect([state.request.step, said]).toEqual(['ASK_EXCEL_FILE', ['bulk_placing_failed']])
})

test('[BLK-006] another vendor or another file ends the flow and empties the request part', () => {
  for (const event of [{ type: 'AskExcelFile' }, { type: 'vendorChosen', vendorId: 'no1002' }] as const) {
    const before = run(toConfirm).state
    const [after, commands] = step(before, event)
    expect(after.request).toEqual(initialBulk.request)
    expect(after.run).toBeGreaterThan(before.run)
    expect(commands).toContainEqual({ do: 'abort' })
  }
})

test('[BLK-012] without a vendor nothing is uploaded', () => {
  const { state, said } = run([{ type: 'UploadingExcelFile' }])
  expect([state.request.step, said]).toEqual(['ASK_EXCEL_FILE', ['bulk_upload_failed']])
})

test('[BLK-015] the state has the documented parts', () => {
  expect(initialBulk).toMatchObject({
    request: { step: 'ASK_EXCEL_FILE', preprocess: undefined, showPlaceOrdersConfirmationDialog: false },
    loading: { upload: false, downloadTemplate: false, history: false, jobDetail: false, placingOrder: false },
  })
  expect(Object.keys(initialBulk)).toEqual(expect.arrayContaining(['bulkJobHistory', 'bulkJobDetail']))
})

test.each<[string, BulkEvent, string]>([
  ['BLK-016', { type: 'templateFailed' }, 'bulk_template_failed'],
  ['BLK-017', { type: 'uploadFailed' }, 'bulk_upload_failed'],
  ['BLK-018', { type: 'historyFailed' }, 'bulk_history_failed'],
  ['BLK-019', { type: 'detailFailed' }, 'bulk_detail_failed'],
])('[%s] %o shows %s', (_, event, code) => {
  const { state, said } = run([event], run([vendor]).state)
  expect(said).toEqual([code])
  expect(Object.values(state.loading).every(one => !one)).toBe(true)
})

test('[BLK-021] bulk notices stay 7 seconds', () => {
  expect(new Set(Object.values(bulkNotices).map(({ durationMs }) => durationMs))).toEqual(new Set([7000]))
})

describe('files', () => {
  test.each([
    ['orders.csv', 10, 'not_xlsx'],
    ['orders.xls', 10, 'old_format'],
    ['orders', 10, 'not_xlsx'],
    ['orders.xlsx', 5_242_881, 'too_large'],
    ['orders.xlsx', 0, 'empty'],
    ['orders.xlsx', 5_242_880, undefined],
    ['ORDERS.XLSX', 1, undefined],
  ])('[BLK-010] [BLK-011] %s of %i bytes: %s', (name, size, code) => {
    expect(outsideProblem({ name, size }, ['xlsx'])?.code).toBe(code)
  })
})

const job = (status: BulkJob['status'], created_date: number) => ({ status, created_date }) as BulkJob

const jobStatuses = [
  'PREPROCESS_SUCCESS',
  'PREPROCESS_SUCCESS_WITH_ERROR',
  'PREPROCESS_FAIL',
  'ORDER_PLACEMENT_SUCCESS',
  'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  'ORDER_PLACEMENT_FAIL',
  'UNKNOWN',
] as const satisfies readonly BulkJob['status'][]

test('[BLK-007] [BLK-008] of the seven statuses the history shows those of a placement, newest first', () => {
  const shown = placedJobs(jobStatuses.map((status, at) => job(status, at)))
  expect(shown.map(({ status }) => status)).toEqual([
    'ORDER_PLACEMENT_FAIL',
    'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    'ORDER_PLACEMENT_SUCCESS',
  ])
})

test('[BLK-002] [BLK-014] rows of a job by status, and from one mistake to the next', () => {
  const rows = (['PLACED', 'INVALID', 'PLACED', 'FAILED', 'VALID'] as const).map(status => ({ status }) as BulkRow)
  expect(detailCounts(rows)).toEqual({ ALL: 5, PLACED: 2, FAILED: 1, INVALID: 1, VALID: 1 })
  expect(filteredRows(rows, 'PLACED')).toHaveLength(2)
  expect([nextWrong(rows, -1), nextWrong(rows, 1), nextWrong(rows, 3), nextWrong([], 0)]).toEqual([1, 3, 1, -1])
})

test('[BLK-102] what a browser kept is a draft or is left aside', () => {
  const draft = { vendorId: 'v', name: 'a.xlsx', placed: 1, rows: [{ number: 2, cells: [...cellsOf()] }], jobs: [] }
  expect(isBulkDraft(draft)).toBe(true)
  const twice = { ...draft, rows: [...draft.rows, ...draft.rows] }
  for (const other of [
    undefined,
    [],
    {},
    { ...draft, rows: [] },
    twice,
    { ...draft, jobs: [{}] },
    { ...draft, placed: -1 },
  ])
    expect(isBulkDraft(other)).toBe(false)
})
