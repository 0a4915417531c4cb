// Notices about orders, custom ranges of the history and its figures, in the reader's language (Q62, Q65, Q68, Q97).
import { problemWords } from '#features/notices/text.ts'
import { m } from '#messages'
import type { RangeProblem } from './days.ts'
import type { OrdersNotice } from './notices.ts'
import type { StatusShare } from './series.ts'
import { listWords } from './text.ts'

type Words<Union extends { code: string }> = {
  [Code in Union['code']]: (context: Extract<Union, { code: Code }>) => string
}

const notices: Words<OrdersNotice> = {
  orders_failed: ({ problem }) => m.tracking_orders_failed({ message: problemWords(problem) ?? '' }),
  past_orders_failed: () => m.history_failed(),
  page_offline: () => m.problem_no_answer(),
  cancelling: () => m.cancel_info(),
  cancel_failed: () => m.cancel_failed(),
  cancel_wrong_stage: () => m.cancel_wrong_stage(),
  history_download_failed: () => m.history_download_failed(),
  export_failed: () => m.history_export_failed(),
}

/** Whether a notice is one about orders. */
export const isOrdersNotice = (notice: { code: string }): notice is OrdersNotice => Object.hasOwn(notices, notice.code)

/** The text of a notice about orders. */
export function ordersWords<Code extends OrdersNotice['code']>(notice: Extract<OrdersNotice, { code: Code }>): string {
  return (notices[notice.code as Code] as (notice: Extract<OrdersNotice, { code: Code }>) => string)(notice)
}

/** What is wrong with a custom range (HIS-005, HIS-006). @param day writes an ISO day for the reader */
export function rangeWords(problem: RangeProblem, day: (iso: string) => string): string {
  switch (problem.code) {
    case 'day_missing':
      return m.history_range_missing()
    case 'range_ends_before_start':
      return m.history_range_reversed()
    case 'range_too_long':
      return m.history_range_too_long({ maximum: problem.maximum })
    case 'range_not_over':
      return m.history_range_not_over({ day: day(problem.last) })
  }
}

/** The name of a part of the orders. */
export const shareWords = (list: StatusShare['list']): string =>
  list === 'other' ? m.history_share_other() : listWords(list)
