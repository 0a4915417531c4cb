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
import type { AccountNotice } from '#features/session/account-problems.ts'
import { clock, currentPath, navigate, storage, uuid } from './services.ts'

/** Every notice there is; a feature adds its notices here and their texts in its text file. */
export type PortalNotice = ShellNotice | RequestNotice | OrdersNotice | BulkNotice

/** What one page may leave for the next. */
type CarriedNotice =
  | AccountNotice
  | Extract<RequestNotice, { code: 'order_pushed' | 'order_updated' }>
  | Extract<BulkNotice, { code: 'bulk_placed' }>

export const notices = createNotices<PortalNotice, CarriedNotice>({
  clock,
  uuid,
  storage,
  path: () => navigate.current(),
})

/** Shows a message of the shell in its documented kind, for its documented time. */
export const notify = (message: ShellNotice): string => notices.show(message, shellNotices[message.code])

/** Shows a message here, and on the next page when this one is about to be left for the start. */
export function notifyAcross(message: AccountNotice): void {
  const id = matchRoute(currentPath())?.id
  if (id && routes[id].access === 'guarded') notices.keepForNextPage(message)
  notify(message)
}

const styles = { ...shellNotices, ...requestNotices, ...ordersNotices, ...bulkNotices }

/** The texts that the words of each need: storage may hold anything, also what an older build wrote. */
const carried: Readonly<Record<CarriedNotice['code'], readonly string[]>> = {
  logged_out: [],
  session_ended: [],
  session_ended_lost: [],
  token_login_failed: ['error'],
  order_pushed: [],
  order_updated: [],
  bulk_placed: [],
}

/** Shows what the page before left behind. */
export const showFlashMessages = (): void =>
  notices.showFlashMessages(message => {
    if (!Object.hasOwn(carried, message.code)) return undefined
    const code = message.code as CarriedNotice['code']
    return carried[code].every(name => typeof message[name] === 'string') ? styles[code] : undefined
  })

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
