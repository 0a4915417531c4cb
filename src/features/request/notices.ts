// How the notices of a request are shown (NTC-001, Q84), by default for the duration of the page's area.
import type { NoticeStyle } from '#features/notices/notices.ts'
import type { RequestNotice } from './problems.ts'

/** Who comes back from a bank looks around first. */
const PAYMENT_NOTICE_MS = 10_000

export const requestNotices: { [Code in RequestNotice['code']]: NoticeStyle } = {
  order_pushed: { kind: 'success' },
  order_updated: { kind: 'success' },
  address_saved: { kind: 'success' },
  payment_waiting: { kind: 'info', globalID: 'payment', durationMs: PAYMENT_NOTICE_MS },
  payment_not_made: { kind: 'error', globalID: 'payment', durationMs: PAYMENT_NOTICE_MS },
  fee_changed: { kind: 'warning', globalID: 'fee' },
  service_closed: { kind: 'error', globalID: 'service' },
  platform_unavailable: { kind: 'error', globalID: 'service' },
}
