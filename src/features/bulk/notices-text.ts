// The notices of bulk orders in the reader's language. They may be shown on any page, so they are not in the text file of
// the screen.

import { m } from '#messages'
import type { BulkNotice } from './notices.ts'

const notices: { [Code in BulkNotice['code']]: (notice: Extract<BulkNotice, { code: Code }>) => string } = {
  bulk_placed: () => m.bulk_placed(),
  bulk_template_failed: () => m.bulk_template_failed(),
  bulk_upload_failed: () => m.bulk_upload_failed(),
  bulk_history_failed: () => m.bulk_history_failed(),
  bulk_detail_failed: () => m.bulk_detail_failed(),
  bulk_placing_failed: () => m.bulk_placing_failed(),
  bulk_rows_not_saved: () => m.bulk_rows_not_saved(),
  bulk_paste_cut: ({ limit }) => m.bulk_paste_cut({ limit }),
}

/** Whether a notice is one of bulk orders. */
export const isBulkNotice = (notice: { code: string }): notice is BulkNotice => Object.hasOwn(notices, notice.code)

export const bulkNoticeWords = (notice: BulkNotice): string =>
  (notices[notice.code] as (notice: BulkNotice) => string)(notice)
