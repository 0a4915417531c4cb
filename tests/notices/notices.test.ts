import { expect, test } from 'vitest'
import { defaultDurationMs, type ShellNotice, shellNotices } from '#features/notices/notices.ts'

test.each([
  ['/', 3500],
  ['/connect', 3500],
  ['/request-a-rider', 5000],
  ['/request-a-rider/no-1', 5000],
  ['/order-tracking?selected=no1-ABC', 5000],
  ['/history', 5000],
  ['/history?outlet=no-1', 5000],
  ['/historical', 3500],
  ['/faq/history', 3500],
  ['/bulk-order', 7000],
  ['/bulk-order/no-1', 7000],
  ['/bulk-order?x=1', 7000],
  ['/bulk-orders', 3500],
])('[NTC-003] [NTC-004] on %s a notice stays %i ms', (path, ms) => {
  expect(defaultDurationMs(path)).toBe(ms)
})

test.each<[ShellNotice['code'], string, number | undefined, string]>([
  ['logged_out', 'info', undefined, 'session'],
  ['session_ended', 'warning', undefined, 'session'],
  ['session_ended_lost', 'warning', undefined, 'session'],
  ['token_login_failed', 'error', undefined, 'session'],
  ['outdated', 'warning', undefined, 'outdated'],
  ['no_vendors', 'error', 10_000, 'vendors'],
  ['vendors_failed', 'error', 10_000, 'vendors'],
  ['vendor_failed', 'error', undefined, 'vendor'],
  ['vendor_info_failed', 'error', undefined, 'vendor'],
  ['all_outlets_shown', 'success', undefined, 'all-outlets'],
  ['outlet_saved', 'success', undefined, 'outlet'],
  ['outlet_created', 'success', 7000, 'outlet'],
  ['help_centre_failed', 'error', undefined, 'help-centre'],
  ['help_centre_not_loaded', 'error', undefined, 'help-centre'],
])('[NTC-001] the notice %s is of kind %s, for %s ms, one at a time of %s', (code, kind, durationMs, globalID) => {
  expect({ durationMs: undefined, ...shellNotices[code] }).toEqual({ kind, durationMs, globalID })
})
