// The texts that the browser keeps, read and written: the list of keys with the reader of each.
import { isRecord } from '#contract/foreign-data.ts'
import { areBulkDrafts } from '#features/bulk/draft.ts'
import { isPassedDraft, isStoredChange, isStoredDrafts } from '#features/request/draft.ts'
import { clockOffsetOf } from '#features/session/entry.ts'
import { PENDING_LOGOUTS_MAX, storedTokenOf, textOfToken } from '#features/session/session.ts'
import type { StoredFormat, StoredFormats } from '#platform/storage.ts'
import type { FlashMessage, StoredValues } from '#platform/stored.ts'
import type { Flags } from '#schema/config.ts'
import {
  isGuestOrders,
  isSearchHistory,
  isStoredFilters,
  isStoredGuest,
  isStoredLogin,
  isStoredVendors,
} from '#validators/stored.js'

/** More than anything that the portal writes as one text. */
const TEXT_MAX_LENGTH = 4096

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** More than the few values need that have no bounds of their own, in characters. */
const FEW_VALUES_MAX_LENGTH = 16_384

const json = <Value>(fits: (data: unknown) => data is Value, maxLength = Infinity): StoredFormat<Value> => ({
  read(text) {
    const data = text.length > maxLength ? undefined : jsonOf(text)
    return fits(data) ? data : undefined
  },
  write: value => JSON.stringify(value),
})

const isShort = (value: string): boolean => value !== '' && value.length <= TEXT_MAX_LENGTH
const text: StoredFormat<string> = { read: value => (isShort(value) ? value : undefined), write: value => value }
const flag = json((data): data is boolean => typeof data === 'boolean')

const isFlashMessage = (data: unknown): data is FlashMessage => isRecord(data) && typeof data['code'] === 'string'

/** How each value is kept as text, and what of a text is believed (Q106). */
export const storedFormats: StoredFormats = {
  token: { read: value => storedTokenOf(value, isStoredLogin), write: textOfToken },
  'guest-token': json(isStoredGuest),
  'guest-orders': json(isGuestOrders),
  'search-history': json(isSearchHistory),
  'use-pin': text,
  locale: text,
  'tos-required': flag,
  filters: json(isStoredFilters),
  vendors: json(isStoredVendors),
  'walkthrough-done': flag,
  'analytics-consent': flag,
  'single-keys-off': flag,
  // Checked by the dialog that reads them, which most pages never load (features/orders/label-paper.ts).
  'label-paper': text,
  'label-sheet': text,
  'export-columns-off': json(
    (data): data is string[] => Array.isArray(data) && data.every(one => typeof one === 'string'),
    TEXT_MAX_LENGTH,
  ),
  'alerts-since': json((data): data is number => Number.isSafeInteger(data)),
  'alerts-given': json(
    (data): data is StoredValues['alerts-given'] =>
      Array.isArray(data) &&
      data.every(one => isRecord(one) && typeof one['key'] === 'string' && typeof one['seen'] === 'boolean'),
    TEXT_MAX_LENGTH * 16,
  ),
  'pending-logout': json(
    (data): data is string[] =>
      Array.isArray(data) &&
      data.length <= PENDING_LOGOUTS_MAX &&
      // As in a login: how long its tokens are is up to the server.
      data.every(one => typeof one === 'string' && one !== ''),
  ),
  'session-ended': flag,
  'clock-offset': { read: clockOffsetOf, write: String },
  flags: json(
    (data): data is Partial<Flags> => isRecord(data) && Object.values(data).every(on => typeof on === 'boolean'),
    FEW_VALUES_MAX_LENGTH,
  ),
  'asked-page': text,
  'page-locale': text,
  'offered-token': text,
  'carried-notices': json(
    (data): data is FlashMessage[] => Array.isArray(data) && data.every(isFlashMessage),
    FEW_VALUES_MAX_LENGTH,
  ),
  'reloaded-for': text,
  'account-form': json(
    (data): data is StoredValues['account-form'] =>
      isRecord(data) &&
      typeof data['form'] === 'string' &&
      isRecord(data['values']) &&
      Object.values(data['values']).every(
        value => typeof value === 'boolean' || (typeof value === 'string' && value.length <= TEXT_MAX_LENGTH),
      ),
  ),
  'banner-closed': text,
  'request-drafts': json(isStoredDrafts),
  'passed-draft': json(isPassedDraft),
  'changed-order': json(isStoredChange),
  'bulk-drafts': json(areBulkDrafts),
  'bulk-headings': json((data): data is unknown[] => Array.isArray(data)),
  'guest-invitation': json(
    (data): data is StoredValues['guest-invitation'] =>
      isRecord(data) &&
      typeof data['order_id'] === 'string' &&
      typeof data['vendor_id'] === 'string' &&
      typeof data['answered'] === 'boolean',
    FEW_VALUES_MAX_LENGTH,
  ),
  'open-payment': json(
    (data): data is StoredValues['open-payment'] =>
      isRecord(data) &&
      typeof data['order_id'] === 'string' &&
      typeof data['vendor_id'] === 'string' &&
      (data['url'] === undefined || typeof data['url'] === 'string'),
    FEW_VALUES_MAX_LENGTH,
  ),
}
