import { describe, expect, test } from 'vitest'
import { noCells } from '#features/bulk/columns.ts'
import { areBulkDrafts, areKeepable, isBulkDraft, withDraft } from '#features/bulk/draft.ts'
import { detailCounts, filteredRows, nextWrong, placedJobs } from '#features/bulk/failed-rows.ts'
import { outsideProblem } from '#features/bulk/file-problems.ts'
import { type BulkCommand, type BulkEvent, type BulkState, bulkSteps, initialBulk, step } from '#features/bulk/flow.ts'
import type { ForeignSheet } from '#features/bulk/heading-map.ts'
import { bulkNotices, type PlainBulkNotice } from '#features/bulk/notices.ts'
import { draftOf, newRow, type SheetRow } from '#features/bulk/sheet.ts'
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
  ['[BLK-016]', { type: 'templateFailed' }, 'bulk_template_failed'],
  ['[BLK-017]', { type: 'uploadFailed' }, 'bulk_upload_failed'],
  ['[BLK-018]', { type: 'historyFailed' }, 'bulk_history_failed'],
  ['[BLK-019]', { type: 'detailFailed' }, 'bulk_detail_failed'],
])('%s %o shows %s', (_, event, code) => {
  const { state, said } = run([event], run([vendor]).state)
  expect(said).toEqual([code])
  expect(Object.values(state.loading).every(one => !one)).toBe(true)
})

describe('an event changes what it is about and nothing else', () => {
  const detail = { job: { status: 'ORDER_PLACEMENT_SUCCESS' } as BulkJob, rows: [] }
  const foreign = { name: 'till.xlsx', sheet: {} as ForeignSheet }
  /** Everything is under way and everything is known. */
  const full: BulkState = {
    vendorId: 'no1000',
    run: 7,
    request: {
      step: 'SHOW_PREPROCESS_RESULTS',
      preprocess: { metadata: [], rows: [] },
      showPlaceOrdersConfirmationDialog: true,
      unsure: { placed: 3, of: 9 },
      foreign,
    },
    loading: { upload: true, downloadTemplate: true, history: true, jobDetail: true, placingOrder: true },
    bulkJobHistory: [],
    bulkJobDetail: detail,
    fileProblem: { name: 'a.xls', problem: { code: 'old_format' } },
  }
  const idle = { upload: false, downloadTemplate: false, history: false, jobDetail: false, placingOrder: false }
  const quiet: BulkState = { ...full, loading: idle, fileProblem: undefined }
  const loading = (state: BulkState, more: Partial<BulkState['loading']>) => ({
    loading: { ...state.loading, ...more },
  })
  const request = (more: Partial<BulkState['request']>) => ({ request: { ...full.request, ...more } })
  const says = (code: PlainBulkNotice['code']): BulkCommand[] => [{ do: 'notify', notice: { code } }]
  /** A new flow: of the file before nothing is left, and no answer to it counts. */
  const anew = {
    run: 8,
    fileProblem: undefined,
    request: {
      step: 'ASK_EXCEL_FILE',
      preprocess: undefined,
      showPlaceOrdersConfirmationDialog: false,
      unsure: undefined,
      foreign: undefined,
    },
    ...loading(full, { upload: false, placingOrder: false }),
  } as const
  const uploading = { ...anew.request, step: 'UPLOADING_EXCEL_FILE' } as const
  const unsure = { placed: undefined, of: 4 }

  test.each<[BulkEvent, BulkState, Partial<BulkState>, BulkCommand[]]>([
    [{ type: 'AskExcelFile' }, full, anew, [{ do: 'abort' }]],
    [
      { type: 'UploadingExcelFile' },
      full,
      { ...anew, ...loading(full, { placingOrder: false }), request: uploading },
      [],
    ],
    [
      { type: 'fileRefused', name: 'b.csv', problem: { code: 'empty' } },
      full,
      { ...anew, fileProblem: { name: 'b.csv', problem: { code: 'empty' } } },
      [],
    ],
    [{ type: 'headingsAsked', ...foreign }, full, { ...anew, request: { ...anew.request, foreign } }, []],
    [
      { type: 'ShowPreprocessResults', metadata: checked.metadata, rows: [] },
      full,
      { ...loading(full, { upload: false }), ...request({ preprocess: { metadata: checked.metadata, rows: [] } }) },
      [],
    ],
    [{ type: 'resumed' }, full, { ...anew, request: { ...anew.request, step: 'SHOW_PREPROCESS_RESULTS' } }, []],
    [{ type: 'uploadFailed' }, full, anew, says('bulk_upload_failed')],
    [{ type: 'placeAsked' }, quiet, loading(quiet, { placingOrder: true }), []],
    [
      { type: 'prepared' },
      { ...full, ...request({ showPlaceOrdersConfirmationDialog: false }) },
      { ...loading(full, { placingOrder: false }), ...request({}) },
      [],
    ],
    [{ type: 'prepareFailed' }, full, loading(full, { placingOrder: false }), says('bulk_upload_failed')],
    [
      { type: 'confirmDismissed' },
      full,
      { ...loading(full, { placingOrder: false }), ...request({ showPlaceOrdersConfirmationDialog: false }) },
      [],
    ],
    [
      { type: 'ShowOrderPlacementResults' },
      quiet,
      {
        ...loading(quiet, { placingOrder: true }),
        ...request({
          step: 'SHOW_ORDER_PLACEMENT_RESULTS',
          showPlaceOrdersConfirmationDialog: false,
          unsure: undefined,
        }),
      },
      [],
    ],
    [{ type: 'placed' }, full, anew, [{ do: 'leave', path: '/order-tracking', notice: { code: 'bulk_placed' } }]],
    [{ type: 'placeFailed' }, full, anew, says('bulk_placing_failed')],
    [{ type: 'rowsNotSaved' }, full, {}, says('bulk_rows_not_saved')],
    [
      { type: 'placeUnsure', unsure },
      full,
      { ...loading(full, { placingOrder: false }), ...request({ unsure }) },
      says('bulk_placing_failed'),
    ],
    [{ type: 'templateAsked' }, quiet, loading(quiet, { downloadTemplate: true }), []],
    [{ type: 'templateDone' }, full, loading(full, { downloadTemplate: false }), []],
    [{ type: 'templateFailed' }, full, loading(full, { downloadTemplate: false }), says('bulk_template_failed')],
    [{ type: 'historyAsked' }, quiet, loading(quiet, { history: true }), []],
    [
      { type: 'historyLoaded', jobs: [detail.job] },
      full,
      { ...loading(full, { history: false }), bulkJobHistory: [detail.job] },
      [],
    ],
    [
      { type: 'historyFailed' },
      full,
      { ...loading(full, { history: false }), bulkJobHistory: 'failed' },
      says('bulk_history_failed'),
    ],
    [{ type: 'detailAsked' }, quiet, { ...loading(quiet, { jobDetail: true }), bulkJobDetail: undefined }, []],
    [
      { type: 'detailLoaded', ...detail },
      { ...full, bulkJobDetail: undefined },
      { ...loading(full, { jobDetail: false }), bulkJobDetail: detail },
      [],
    ],
    [
      { type: 'detailFailed' },
      full,
      { ...loading(full, { jobDetail: false }), bulkJobDetail: 'failed' },
      says('bulk_detail_failed'),
    ],
  ])('%j', (event, before, changes, commands) => {
    expect(step(before, event)).toEqual([{ ...before, ...changes }, commands])
  })

  test('another vendor begins with nothing, and no answer to the one before counts', () => {
    const [next, commands] = step(full, { type: 'vendorChosen', vendorId: 'no1002' })
    expect(next).toEqual({ ...initialBulk, vendorId: 'no1002', run: 8 })
    expect(commands).toEqual([{ do: 'abort' }])
  })

  test('[BLK-012] without a vendor an upload ends the flow before', () => {
    const before = { ...full, vendorId: undefined }
    const [next] = step(before, { type: 'UploadingExcelFile' })
    expect(next).toEqual({ ...before, ...anew })
  })
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

/** Being placed. */
const placingJob = { id: 'j', key: 'k', numbers: [0, 2] }
const rowAt = (number: number, more: Partial<SheetRow> = {}): SheetRow => ({
  ...newRow(number, cellsOf(), []),
  ...more,
})

describe('[BLK-102] rows that are still to be placed are kept', () => {
  const about = { vendorId: 'v', name: 'a.xlsx', placed: 1 }
  test('without those that are placed or empty, and with what was decided about them', () => {
    const rows = [
      rowAt(2),
      rowAt(3, { wanted: true, faults: [{ column: 'name', code: 'name_missing' }] }),
      rowAt(4, { verdict: { state: 'placed' } }),
      rowAt(5, { cells: noCells }),
    ]
    expect(draftOf(about, rows, [placingJob])).toStrictEqual({
      ...about,
      rows: [
        { number: 2, cells: cellsOf() },
        { number: 3, cells: cellsOf(), wanted: true },
      ],
      jobs: [placingJob],
    })
    expect(draftOf(about, rows.slice(2), [placingJob])).toBeUndefined()
  })

  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ number: at, cells: cellsOf() }))
  const draft = { ...about, rows: many(2), jobs: [placingJob] }
  const [first, second] = draft.rows
  test.each<[string, unknown, boolean]>([
    ['two rows and a job', draft, true],
    ['no job', { ...draft, jobs: [] }, true],
    ['nothing placed', { ...draft, placed: 0 }, true],
    ['as many rows as a browser stores', { ...draft, rows: many(5000) }, true],
    ['one row more', { ...draft, rows: many(5001) }, false],
    ['nothing', undefined, false],
    ['a list', [], false],
    ['an empty record', {}, false],
    ['no row', { ...draft, rows: [] }, false],
    ['rows that are no list', { ...draft, rows: { length: 1 } }, false],
    ['the same row twice', { ...draft, rows: [first, first] }, false],
    ['rows in another order', { ...draft, rows: [second, first] }, false],
    ['a row that is none', { ...draft, rows: [null] }, false],
    ['a row without number', { ...draft, rows: [{ cells: cellsOf() }] }, false],
    ['a row without cells', { ...draft, rows: [{ number: 2 }] }, false],
    ['a row with a cell too few', { ...draft, rows: [{ number: 2, cells: cellsOf().slice(1) }] }, false],
    ['a row with a number in a cell', { ...draft, rows: [{ number: 2, cells: [1, ...cellsOf().slice(1)] }] }, false],
    ['cells that are no list', { ...draft, rows: [{ number: 2, cells: { length: 11 } }] }, false],
    ['no vendor', { ...draft, vendorId: 1 }, false],
    ['no name', { ...draft, name: undefined }, false],
    ['less than nothing placed', { ...draft, placed: -1 }, false],
    ['half an order placed', { ...draft, placed: 0.5 }, false],
    ['jobs that are no list', { ...draft, jobs: {} }, false],
    ['a job that is none', { ...draft, jobs: [null] }, false],
    ['a job without ID', { ...draft, jobs: [{ ...placingJob, id: 1 }] }, false],
    ['a job without key', { ...draft, jobs: [{ ...placingJob, key: undefined }] }, false],
    ['a job without rows', { ...draft, jobs: [{ ...placingJob, numbers: undefined }] }, false],
    ['a job with a row that is none', { ...draft, jobs: [{ ...placingJob, numbers: [0, 'x'] }] }, false],
    ['one good job and one bad', { ...draft, jobs: [placingJob, {}] }, false],
  ])('%s', (_, data, is) => {
    expect(isBulkDraft(data)).toBe(is)
  })
  test('what is too large for a browser is not kept', () => {
    expect([5000, 5001].map(count => areKeepable({ v: { ...draft, rows: many(count) } }))).toEqual([true, false])
  })
  test('one draft for each branch, and not more rows of all of them than a browser stores', () => {
    const other = { ...draft, vendorId: 'w', rows: many(4999) }
    const both = withDraft({ v: draft }, 'w', other)
    expect(both).toEqual({ v: draft, w: other })
    expect([areKeepable(both), areBulkDrafts(both)]).toEqual([false, false])
    expect(areKeepable(withDraft({ v: draft }, 'w', { ...other, rows: many(4998) }))).toBe(true)
    expect(withDraft(both, 'v')).toEqual({ w: other })
    expect([areBulkDrafts({ v: draft }), areBulkDrafts({ w: draft }), areBulkDrafts([draft])]).toEqual([
      true,
      false,
      false,
    ])
  })
})
