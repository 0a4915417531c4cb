// The notices of this page. Features of other areas show their own messages through `notices` too.
import { matchRoute, routes } from '#contract/routes'
import { type BulkNotice, bulkNotices } from '#domain/bulk/notices'
import { type ShellNotice, shellNotices } from '#domain/notices'
import { type OrdersNotice, ordersNotices } from '#domain/orders/notices'
import { requestNotices } from '#domain/request/notices'
import type { RequestNotice } from '#domain/request/problems'
import { createNotices } from '#stores/notices'
import { clock, currentPath, navigate, storage, uuid } from './world.ts'

/** Everything that can be said in a notice; an area adds its messages here and its words in src/text. */
export type PortalNotice = ShellNotice | RequestNotice | OrdersNotice | BulkNotice

export const notices = createNotices<PortalNotice>({ clock, uuid, storage, path: () => navigate.current() })

/** Shows a message of the shell in its documented kind, for its documented time. */
export const notify = (message: ShellNotice): string => notices.show(message, shellNotices[message.code])

/** Shows a message here, and on the next page when this one is about to be left for the start. */
export function notifyAcross(message: ShellNotice): void {
  const id = matchRoute(currentPath())?.id
  if (id && routes[id].access === 'guarded') notices.carry(message)
  notify(message)
}

const styles = { ...shellNotices, ...requestNotices, ...ordersNotices, ...bulkNotices }

/** Shows what the page before left behind. */
export const takeCarried = (): void =>
  notices.takeCarried(code => (Object.hasOwn(styles, code) ? styles[code as PortalNotice['code']] : undefined))
