// The notices of bulk orders: all of them stay 7 seconds (BLK-016 to BLK-021, BLK-004, Q73, Q84).
import { BULK_NOTICE_MS, type NoticeStyle } from '#features/notices/notices.ts'

/** Those that only say what happened. */
export type PlainBulkNotice =
  | { code: 'bulk_placed' }
  | { code: 'bulk_template_failed' }
  | { code: 'bulk_upload_failed' }
  | { code: 'bulk_history_failed' }
  | { code: 'bulk_detail_failed' }
  | { code: 'bulk_placing_failed' }
  | { code: 'bulk_rows_not_saved' }

/** @property limit as the reader writes it */
export type BulkNotice = PlainBulkNotice | { code: 'bulk_paste_cut'; limit: string }

const shown = { durationMs: BULK_NOTICE_MS } as const

export const bulkNotices: { [Code in BulkNotice['code']]: NoticeStyle } = {
  bulk_placed: { ...shown, kind: 'success', globalID: 'bulk' },
  bulk_template_failed: { ...shown, kind: 'error', globalID: 'bulk-template' },
  bulk_upload_failed: { ...shown, kind: 'error', globalID: 'bulk' },
  bulk_history_failed: { ...shown, kind: 'error', globalID: 'bulk-history' },
  bulk_detail_failed: { ...shown, kind: 'error', globalID: 'bulk-detail' },
  bulk_placing_failed: { ...shown, kind: 'error', globalID: 'bulk' },
  bulk_rows_not_saved: { ...shown, kind: 'error', globalID: 'bulk-rows' },
  bulk_paste_cut: { ...shown, kind: 'error', globalID: 'bulk-rows' },
}
