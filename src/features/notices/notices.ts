// Notices: kinds, how long each stays, and the ones of the portal's shell (NTC-001 to NTC-004, Q84).
import type { AccountNotice } from '#features/session/account-problems.ts'

export type NoticeKind = 'error' | 'success' | 'warning' | 'info'

/** How long a notice stays, in milliseconds. */
export const NOTICE_MS = 3500
export const ORDER_AREA_NOTICE_MS = 5000
export const BULK_NOTICE_MS = 7000
export const VENDORS_NOTICE_MS = 10_000
/** Two sentences take longer to read (COL-020). */
export const OUTLET_CREATED_NOTICE_MS = 7000

/** A notice is a code with its context; text.ts has the words. */
export type Notice<Message extends { code: string }> = {
  id: string
  message: Message
  kind: NoticeKind
  durationMs: number
  /** At most one notice with the same globalID is shown; a newer one replaces it. */
  globalID?: string
}

export type NoticeStyle = { kind?: NoticeKind; durationMs?: number; globalID?: string }

const ORDER_AREA = ['/request-a-rider', '/order-tracking', '/history']

const isUnder = (path: string, root: string) =>
  path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`)

/** How long a notice stays by default on the page at this path (without language), in milliseconds. */
export function defaultDurationMs(path: string): number {
  if (isUnder(path, '/bulk-order')) return BULK_NOTICE_MS
  return ORDER_AREA.some(root => isUnder(path, root)) ? ORDER_AREA_NOTICE_MS : NOTICE_MS
}

/** The shell's own notices. */
export type ShellNotice =
  | AccountNotice
  | { code: 'outdated' }
  | { code: 'no_vendors' }
  | { code: 'vendors_failed' }
  | { code: 'vendor_failed' }
  | { code: 'vendor_info_failed' }
  | { code: 'all_outlets_shown' }
  | { code: 'outlet_saved' }
  | { code: 'outlet_created' }
  | { code: 'help_centre_failed' }
  | { code: 'help_centre_not_loaded' }

/** Kind and duration of each; the default is info, for the duration of the page's area (NTC-001). */
export const shellNotices: { [Code in ShellNotice['code']]: NoticeStyle } = {
  logged_out: { kind: 'info', globalID: 'session' },
  session_ended: { kind: 'warning', globalID: 'session' },
  session_ended_lost: { kind: 'warning', globalID: 'session' },
  token_login_failed: { kind: 'error', globalID: 'session' },
  outdated: { kind: 'warning', globalID: 'outdated' },
  no_vendors: { kind: 'error', durationMs: VENDORS_NOTICE_MS, globalID: 'vendors' },
  vendors_failed: { kind: 'error', durationMs: VENDORS_NOTICE_MS, globalID: 'vendors' },
  vendor_failed: { kind: 'error', globalID: 'vendor' },
  vendor_info_failed: { kind: 'error', globalID: 'vendor' },
  all_outlets_shown: { kind: 'success', globalID: 'all-outlets' },
  outlet_saved: { kind: 'success', globalID: 'outlet' },
  outlet_created: { kind: 'success', durationMs: OUTLET_CREATED_NOTICE_MS, globalID: 'outlet' },
  help_centre_failed: { kind: 'error', globalID: 'help-centre' },
  help_centre_not_loaded: { kind: 'error', globalID: 'help-centre' },
}
