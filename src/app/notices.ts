// The notices of this page. Features of other areas show their own messages through `notices` too.
import { matchRoute, routes } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { type BulkNotice, bulkNotices } from '#features/bulk/notices.ts'
import { bulkNoticeWords, isBulkNotice } from '#features/bulk/notices-text.ts'
import { formsIn } from '#features/formats/country-forms.ts'
import { createLocalFormat } from '#features/formats/local-format-text.ts'
import { type ShellNotice, shellNotices } from '#features/notices/notices.ts'
import { createNotices } from '#features/notices/store.ts'
import { shellWords } from '#features/notices/text.ts'
import { type OrdersNotice, ordersNotices } from '#features/orders/notices.ts'
import { isOrdersNotice, ordersWords } from '#features/orders/notices-text.ts'
import { isRequestNotice, requestNoticeWords } from '#features/request/notices-text.ts'
import type { RequestNotice } from '#features/request/problems.ts'
import { requestNotices } from '#features/request/problems.ts'
import { clock, currentPath, navigate, storage, uuid } from './services.ts'

/** Every notice there is; a feature adds its notices here and their texts in its text file. */
export type PortalNotice = ShellNotice | RequestNotice | OrdersNotice | BulkNotice

export const notices = createNotices<PortalNotice>({ clock, uuid, storage, path: () => navigate.current() })

/** Shows a message of the shell in its documented kind, for its documented time. */
export const notify = (message: ShellNotice): string => notices.show(message, shellNotices[message.code])

/** Shows a message here, and on the next page when this one is about to be left for the start. */
export function notifyAcross(message: ShellNotice): void {
  const id = matchRoute(currentPath())?.id
  if (id && routes[id].access === 'guarded') notices.keepForNextPage(message)
  notify(message)
}

const styles = { ...shellNotices, ...requestNotices, ...ordersNotices, ...bulkNotices }

/** Shows what the page before left behind. */
export const showFlashMessages = (): void =>
  notices.showFlashMessages(code => (Object.hasOwn(styles, code) ? styles[code as PortalNotice['code']] : undefined))

// The text of any notice.

/** @param language BCP 47 tag of the page  @param now unix milliseconds */
export function noticeWords(
  notice: ShellNotice | RequestNotice | OrdersNotice | BulkNotice,
  language: string,
  now: number,
): string {
  if (isBulkNotice(notice)) return bulkNoticeWords(notice)
  if (isOrdersNotice(notice)) return ordersWords(notice)
  if (!isRequestNotice(notice)) return shellWords(notice)
  const format = createLocalFormat(language, formsIn(deployment()), deployment().settings.timezone)
  return requestNoticeWords(notice, milliseconds => format.moment(milliseconds / 1000, now / 1000))
}
