// What any notice of the portal says.
import { deployment } from '#deployment'
import type { BulkNotice } from '#domain/bulk/notices'
import type { ShellNotice } from '#domain/notices'
import type { OrdersNotice } from '#domain/orders/notices'
import type { RequestNotice } from '#domain/request/problems'
import { bulkNoticeWords, isBulkNotice } from './bulk-notices.ts'
import { createLocalFormat } from './local-format.ts'
import { isOrdersNotice, ordersWords } from './orders.ts'
import { isRequestNotice, requestNoticeWords } from './request-notices.ts'
import { shellWords } from './shell-words.ts'

/** @param language BCP 47 tag of the page  @param now unix milliseconds */
export function noticeWords(
  notice: ShellNotice | RequestNotice | OrdersNotice | BulkNotice,
  language: string,
  now: number,
): string {
  if (isBulkNotice(notice)) return bulkNoticeWords(notice)
  if (isOrdersNotice(notice)) return ordersWords(notice)
  if (!isRequestNotice(notice)) return shellWords(notice)
  const format = createLocalFormat(language, deployment().country.code, deployment().settings.timezone)
  return requestNoticeWords(notice, milliseconds => {
    const at = milliseconds / 1000
    return format.isSameDay(at, now / 1000) ? format.time(at) : `${format.day(at)}, ${format.time(at)}`
  })
}
