// The notices of a request in the reader's language.

import { m } from '#messages'
import type { RequestNotice } from './problems.ts'

type Words = {
  [Code in RequestNotice['code']]: (
    notice: Extract<RequestNotice, { code: Code }>,
    moment: (milliseconds: number) => string,
  ) => string
}

const words: Words = {
  order_pushed: () => m.request_order_pushed(),
  order_updated: () => m.request_order_updated(),
  address_saved: () => m.address_saved(),
  payment_waiting: () => m.payment_waiting(),
  payment_not_made: () => m.payment_not_made(),
  fee_changed: () => m.request_fee_changed(),
  changed_elsewhere: () => m.request_changed_elsewhere(),
  placed_before: () => m.request_placed_before(),
  service_closed: ({ from, to, currentTime, opensAt }, moment) =>
    withOpening(m.request_service_closed({ from, to, currentTime }), opensAt, moment),
  platform_unavailable: () => m.request_platform_unavailable(),
}

/** The documented sentence, followed by one with the next opening time (REQ-017, REQ-106). */
function withOpening(sentence: string, opensAt: number | undefined, moment: (milliseconds: number) => string): string {
  if (opensAt === undefined) return sentence
  // Two sentences need a full stop between them, even if the first ends without one; languages write it in their own way.
  return m.notice_sentences({ first: sentence, second: m.request_service_opens({ time: moment(opensAt) }) })
}

/** @param moment formats a moment (unix milliseconds) in the country's zone, with its day if that is not today */
export function requestNoticeWords(notice: RequestNotice, moment: (milliseconds: number) => string): string {
  return (words[notice.code] as (notice: RequestNotice, moment: (milliseconds: number) => string) => string)(
    notice,
    moment,
  )
}

export const isRequestNotice = (notice: { code: string }): notice is RequestNotice => Object.hasOwn(words, notice.code)
