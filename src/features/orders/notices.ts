// The notices of tracking and the history (TRK-027 to TRK-029, TRK-039, HIS-011 to HIS-013, Q62, Q68, Q97).

import type { CallProblem } from '#contract/call-problem.ts'
import { BULK_NOTICE_MS, type NoticeStyle } from '#features/notices/notices.ts'

export type OrdersNotice =
  | { code: 'orders_failed'; problem: CallProblem }
  | { code: 'past_orders_failed'; problem: CallProblem }
  /** A link was clicked while offline. */
  | { code: 'page_offline' }
  | { code: 'cancelling' }
  | { code: 'cancel_failed' }
  | { code: 'cancel_wrong_stage' }
  | { code: 'history_download_failed' }
  | { code: 'export_failed' }

/** Kind and duration of each; the default is the duration of the order area (Q84). */
export const ordersNotices: { [Code in OrdersNotice['code']]: NoticeStyle } = {
  orders_failed: { kind: 'error', globalID: 'orders' },
  past_orders_failed: { kind: 'error', globalID: 'past-orders' },
  page_offline: { kind: 'warning', globalID: 'page-offline' },
  cancelling: { kind: 'info', globalID: 'cancel' },
  cancel_failed: { kind: 'error', durationMs: BULK_NOTICE_MS, globalID: 'cancel' },
  cancel_wrong_stage: { kind: 'error', durationMs: BULK_NOTICE_MS, globalID: 'cancel' },
  history_download_failed: { kind: 'error', globalID: 'export' },
  export_failed: { kind: 'error', globalID: 'export' },
}

/** The notice of a cancel that the server refused (TRK-027, TRK-028). */
export const cancelNotice = (problem: CallProblem): OrdersNotice =>
  problem.code === 'refused' && problem.message === 'order cannot be cancelled at this stage'
    ? { code: 'cancel_wrong_stage' }
    : { code: 'cancel_failed' }
