// The bulk flow: `step(state, event)` returns the next state and the commands (BLK-001, BLK-003 to BLK-006, BLK-015).
import type { BulkJob, BulkMetadata, BulkRow } from '#schema/wire.ts'
import { placedJobs } from './failed-rows.ts'
import type { FileProblem } from './file-problems.ts'
import type { ForeignSheet } from './heading-map.ts'
import type { PlainBulkNotice } from './notices.ts'

export const bulkSteps = [
  'ASK_EXCEL_FILE',
  'UPLOADING_EXCEL_FILE',
  'SHOW_PREPROCESS_RESULTS',
  'SHOW_ORDER_PLACEMENT_RESULTS',
] as const
export type BulkStep = (typeof bulkSteps)[number]

/** What is known of a placement without an answer: the count so far, or that it could not be fetched. */
export type Unsure = { placed: number | undefined; of: number }

export type BulkState = {
  vendorId: string | undefined
  /** ID of the current flow; answers to an earlier one are ignored. */
  run: number
  request: {
    step: BulkStep
    preprocess: { metadata: readonly BulkMetadata[]; rows: readonly BulkRow[] } | undefined
    showPlaceOrdersConfirmationDialog: boolean
    unsure: Unsure | undefined
    /** Headings of another system, which the vendor must check before the rows are read (BLK-107). */
    foreign: { name: string; sheet: ForeignSheet } | undefined
  }
  loading: { upload: boolean; downloadTemplate: boolean; history: boolean; jobDetail: boolean; placingOrder: boolean }
  bulkJobHistory: readonly BulkJob[] | 'failed' | undefined
  bulkJobDetail: { job: BulkJob; rows: readonly BulkRow[] } | 'failed' | undefined
  /** Why the last file was refused. */
  fileProblem: { name: string; problem: FileProblem } | undefined
}

export type BulkEvent =
  | { type: 'vendorChosen'; vendorId: string | undefined }
  | { type: 'AskExcelFile' }
  | { type: 'UploadingExcelFile' }
  | { type: 'fileRefused'; name: string; problem: FileProblem }
  | { type: 'headingsAsked'; name: string; sheet: ForeignSheet }
  | { type: 'ShowPreprocessResults'; metadata: readonly BulkMetadata[]; rows: readonly BulkRow[] }
  | { type: 'uploadFailed' }
  /** Rows of an earlier visit are shown again. */
  | { type: 'resumed' }
  | { type: 'placeAsked' }
  | { type: 'prepared' }
  | { type: 'prepareFailed' }
  | { type: 'confirmDismissed' }
  | { type: 'ShowOrderPlacementResults' }
  | { type: 'placed' }
  | { type: 'placeFailed' }
  | { type: 'placeUnsure'; unsure: Unsure }
  | { type: 'templateAsked' }
  | { type: 'templateDone' }
  | { type: 'templateFailed' }
  | { type: 'historyAsked' }
  | { type: 'historyLoaded'; jobs: readonly BulkJob[] }
  | { type: 'historyFailed' }
  | { type: 'detailAsked' }
  | { type: 'detailLoaded'; job: BulkJob; rows: readonly BulkRow[] }
  | { type: 'detailFailed' }
  | { type: 'rowsNotSaved' }

export type BulkCommand =
  | { do: 'notify'; notice: PlainBulkNotice }
  /** Cancels whatever is being read, uploaded or fetched. */
  | { do: 'abort' }
  /** Opens the next page, which shows the notice (BLK-004). */
  | { do: 'leave'; path: '/order-tracking'; notice: { code: 'bulk_placed' } }

const emptyRequest: BulkState['request'] = {
  step: 'ASK_EXCEL_FILE',
  preprocess: undefined,
  showPlaceOrdersConfirmationDialog: false,
  unsure: undefined,
  foreign: undefined,
}

export const initialBulk: BulkState = {
  vendorId: undefined,
  run: 0,
  request: emptyRequest,
  loading: { upload: false, downloadTemplate: false, history: false, jobDetail: false, placingOrder: false },
  bulkJobHistory: undefined,
  bulkJobDetail: undefined,
  fileProblem: undefined,
}

type Step = [BulkState, BulkCommand[]]

const notify = (code: PlainBulkNotice['code']): BulkCommand => ({ do: 'notify', notice: { code } })
const loads = (state: BulkState, what: Partial<BulkState['loading']>): BulkState => ({
  ...state,
  loading: { ...state.loading, ...what },
})
const asks = (state: BulkState, request: Partial<BulkState['request']>): BulkState => ({
  ...state,
  request: { ...state.request, ...request },
})

/** Back to the start: the request part is emptied (BLK-006). */
const asksFile = (state: BulkState): BulkState => ({
  ...loads(state, { upload: false, placingOrder: false }),
  run: state.run + 1,
  request: emptyRequest,
  fileProblem: undefined,
})

/** The state after an event, and the commands to carry out. */
export function step(state: BulkState, event: BulkEvent): Step {
  switch (event.type) {
    case 'vendorChosen':
      return [{ ...asksFile(initialBulk), run: state.run + 1, vendorId: event.vendorId }, [{ do: 'abort' }]]
    case 'AskExcelFile':
      return [asksFile(state), [{ do: 'abort' }]]
    case 'UploadingExcelFile':
      // Without a vendor nothing is uploaded (BLK-012, Q73).
      if (state.vendorId === undefined) return [asksFile(state), [notify('bulk_upload_failed')]]
      return [asks(loads(asksFile(state), { upload: true }), { step: 'UPLOADING_EXCEL_FILE' }), []]
    case 'fileRefused':
      return [{ ...asksFile(state), fileProblem: { name: event.name, problem: event.problem } }, []]
    case 'headingsAsked':
      return [asks(asksFile(state), { foreign: { name: event.name, sheet: event.sheet } }), []]
    case 'ShowPreprocessResults': {
      const { metadata, rows } = event
      const preprocess = { metadata, rows }
      return [asks(loads(state, { upload: false }), { step: 'SHOW_PREPROCESS_RESULTS', preprocess }), []]
    }
    case 'resumed':
      return [asks(asksFile(state), { step: 'SHOW_PREPROCESS_RESULTS' }), []]
    case 'uploadFailed':
      return [asksFile(state), [notify('bulk_upload_failed')]]
    case 'placeAsked':
      return [loads(state, { placingOrder: true }), []]
    case 'prepared':
      return [asks(loads(state, { placingOrder: false }), { showPlaceOrdersConfirmationDialog: true }), []]
    case 'prepareFailed':
      return [loads(state, { placingOrder: false }), [notify('bulk_upload_failed')]]
    case 'confirmDismissed':
      return [asks(loads(state, { placingOrder: false }), { showPlaceOrdersConfirmationDialog: false }), []]
    case 'ShowOrderPlacementResults':
      return [asks(loads(state, { placingOrder: true }), placing), []]
    case 'placed':
      return [asksFile(state), [{ do: 'leave', path: '/order-tracking', notice: { code: 'bulk_placed' } }]]
    case 'placeFailed':
      return [asksFile(state), [notify('bulk_placing_failed')]]
    case 'rowsNotSaved':
      return [state, [notify('bulk_rows_not_saved')]]
    case 'placeUnsure':
      return [asks(loads(state, { placingOrder: false }), { unsure: event.unsure }), [notify('bulk_placing_failed')]]
    default:
      return [
        looking(state, event),
        failures[event.type] ? [notify(failures[event.type] as PlainBulkNotice['code'])] : [],
      ]
  }
}

const placing: Partial<BulkState['request']> = {
  step: 'SHOW_ORDER_PLACEMENT_RESULTS',
  showPlaceOrdersConfirmationDialog: false,
  unsure: undefined,
}

type Looking = Extract<BulkEvent, { type: `template${string}` | `history${string}` | `detail${string}` }>

/** The notice for each part that could not be fetched (BLK-016, BLK-018, BLK-019). */
const failures: { [Type in Looking['type']]?: PlainBulkNotice['code'] } = {
  templateFailed: 'bulk_template_failed',
  historyFailed: 'bulk_history_failed',
  detailFailed: 'bulk_detail_failed',
}

/** Template, history and detail are independent of the request part. */
function looking(state: BulkState, event: Looking): BulkState {
  switch (event.type) {
    case 'templateAsked':
      return loads(state, { downloadTemplate: true })
    case 'templateDone':
    case 'templateFailed':
      return loads(state, { downloadTemplate: false })
    case 'historyAsked':
      return loads(state, { history: true })
    case 'historyLoaded':
      return { ...loads(state, { history: false }), bulkJobHistory: placedJobs(event.jobs) }
    case 'historyFailed':
      return { ...loads(state, { history: false }), bulkJobHistory: 'failed' }
    case 'detailAsked':
      return { ...loads(state, { jobDetail: true }), bulkJobDetail: undefined }
    case 'detailLoaded':
      return { ...loads(state, { jobDetail: false }), bulkJobDetail: { job: event.job, rows: event.rows } }
    case 'detailFailed':
      return { ...loads(state, { jobDetail: false }), bulkJobDetail: 'failed' }
  }
}
