// What the browser keeps, checked at the door: whatever stands there, only values of the right shape come in (Q106).

import { isBulkDraft } from '#domain/bulk/draft'
import { isRecord } from '#domain/record'
import { isStoredDrafts } from '#domain/request/stored-draft'
import { type CarriedNotice, type StoredKey, type StoredValues, storedKeys } from '#domain/stored'
import { storedTokenOf, textOfToken } from '#domain/stored-token'
import type { Storage } from '#ports'
import type { Flags } from '#schema/config'
import {
  isGuestOrders,
  isSearchHistory,
  isStoredFilters,
  isStoredGuest,
  isStoredLogin,
  isStoredVendors,
} from '#validators/stored'

/** A storage of texts, such as localStorage; any of its functions may raise. */
export type TextStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StorageSettings = {
  /** Local storage, shared by the tabs. */
  device: TextStorage
  /** Session storage of this tab. */
  tab: TextStorage
  /** Calls back with the key that another tab changed, null for all; the answer ends it. */
  listen(listener: (key: string | null) => void): () => void
}

type Format<Value> = { read(text: string): Value | undefined; write(value: Value): string }

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const json = <Value>(fits: (data: unknown) => data is Value): Format<Value> => ({
  read(text) {
    const data = jsonOf(text)
    return fits(data) ? data : undefined
  },
  write: value => JSON.stringify(value),
})

const text: Format<string> = { read: value => (value === '' ? undefined : value), write: value => value }
const flag = json((data): data is boolean => typeof data === 'boolean')

const isCarried = (data: unknown): data is CarriedNotice => isRecord(data) && typeof data['code'] === 'string'

/** One format per key; a key without one does not compile. */
const formats: { [Key in StoredKey]: Format<StoredValues[Key]> } = {
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
  'pending-logout': json(
    (data): data is string[] => Array.isArray(data) && data.every(one => typeof one === 'string' && one !== ''),
  ),
  'clock-offset': json((data): data is number => typeof data === 'number' && Number.isFinite(data)),
  flags: json(
    (data): data is Partial<Flags> => isRecord(data) && Object.values(data).every(on => typeof on === 'boolean'),
  ),
  'asked-page': text,
  'token-login-failed': flag,
  'carried-notices': json((data): data is CarriedNotice[] => Array.isArray(data) && data.every(isCarried)),
  'reloaded-for': text,
  'account-form': json(
    (data): data is StoredValues['account-form'] =>
      isRecord(data) &&
      typeof data['form'] === 'string' &&
      isRecord(data['values']) &&
      Object.values(data['values']).every(value => typeof value === 'string' || typeof value === 'boolean'),
  ),
  'banner-closed': text,
  'request-drafts': json(isStoredDrafts),
  'bulk-draft': json(isBulkDraft),
  'guest-invitation': json(
    (data): data is StoredValues['guest-invitation'] =>
      isRecord(data) &&
      typeof data['order_id'] === 'string' &&
      typeof data['vendor_id'] === 'string' &&
      typeof data['answered'] === 'boolean',
  ),
  'open-payment': json(
    (data): data is StoredValues['open-payment'] =>
      isRecord(data) && typeof data['order_id'] === 'string' && typeof data['vendor_id'] === 'string',
  ),
}

/**
 * @returns the storage of this tab. Where the browser keeps nothing (switched off, or full), values last as long as the
 * page.
 */
export function createStorage({ device, tab, listen }: StorageSettings): Storage {
  const onlyHere = new Map<StoredKey, string>()
  const areaOf = (key: StoredKey) => (storedKeys[key].area === 'device' ? device : tab)

  function textOf(key: StoredKey): string | null {
    try {
      return onlyHere.get(key) ?? areaOf(key).getItem(key)
    } catch {
      return null
    }
  }

  return {
    read(key) {
      const stored = textOf(key)
      return stored === null ? undefined : formats[key].read(stored)
    },
    has: key => textOf(key) !== null,
    write(key, value) {
      const written = formats[key].write(value)
      try {
        areaOf(key).setItem(key, written)
        onlyHere.delete(key)
      } catch {
        onlyHere.set(key, written)
      }
    },
    remove(key) {
      onlyHere.delete(key)
      try {
        areaOf(key).removeItem(key)
      } catch {
        // Nothing is kept where nothing can be kept.
      }
    },
    onChange: (key, listener) =>
      listen(changed => {
        if (changed === key || changed === null) listener()
      }),
  }
}
