// Everything that the portal keeps in the browser, in one list: where, and what becomes of it at logout.

import type { Flags } from '#schema/config'
import type { GuestOrders, SearchHistory, StoredFilters, StoredGuest, StoredLogin, StoredVendors } from '#schema/wire'
import type { BulkDraft } from './bulk/draft.ts'
import type { StoredDrafts } from './request/stored-draft.ts'

/** What stands under `token`: a login, the token of the embedded portal, or another token (API-003 to API-005, Q89). */
export type StoredToken =
  | { kind: 'login'; login: StoredLogin }
  | { kind: 'embedded'; token: string; vendorId: string }
  | { kind: 'plain'; token: string }

/** A notice that is shown on the next page, since this one is being left. */
export type CarriedNotice = { code: string } & Readonly<Record<string, unknown>>

export type StoredValues = {
  token: StoredToken
  'guest-token': StoredGuest
  'guest-orders': GuestOrders
  'search-history': SearchHistory
  'use-pin': string
  locale: string
  'tos-required': boolean
  filters: StoredFilters
  vendors: StoredVendors
  /** The welcome walkthrough was seen on this device (Q11). */
  'walkthrough-done': boolean
  /** Refresh tokens that are still to be revoked: logged out while offline (SES-102). */
  'pending-logout': string[]
  /** Server's clock minus device's clock, in milliseconds (SES-103). */
  'clock-offset': number
  /** The last good flags (FLG-101). */
  flags: Partial<Flags>
  /** The page to come back to after logging in (AUT-101). */
  'asked-page': string
  /** A token login failed on a path that ends in odwp (SES-012). */
  'token-login-failed': boolean
  'carried-notices': CarriedNotice[]
  /** The build for which this tab was loaded again (Q86). */
  'reloaded-for': string
  /** What was typed into an account form while its language is changed; never a password. */
  'account-form': { form: string; values: Readonly<Record<string, string | boolean>> }
  /** End of the contact-centre banner that was closed (NTC-005). */
  'banner-closed': string
  /** Requests that are being filled in, by vendor (REQ-102). They outlive a session that ended by itself. */
  'request-drafts': StoredDrafts
  /** Rows of a bulk file that are still to be placed (BLK-102). */
  'bulk-draft': BulkDraft
  /** The guest's order for which an account is offered, and whether that was answered (GST-002, Q52). */
  'guest-invitation': { order_id: string; vendor_id: string; answered: boolean }
  /** The order whose payment this tab left for its bank (Q50). */
  'open-payment': { order_id: string; vendor_id: string }
}

export type StoredKey = keyof StoredValues

/**
 * device: local storage, for all tabs; tab: session storage. `stays`: belongs to the device and not to who uses it, so
 * logging out leaves it (SES-007, SES-102).
 */
export const storedKeys = {
  token: { area: 'device', stays: false },
  'guest-token': { area: 'device', stays: false },
  'guest-orders': { area: 'device', stays: false },
  'search-history': { area: 'device', stays: false },
  'use-pin': { area: 'device', stays: false },
  locale: { area: 'device', stays: true },
  'tos-required': { area: 'device', stays: true },
  filters: { area: 'device', stays: false },
  vendors: { area: 'device', stays: false },
  'walkthrough-done': { area: 'device', stays: true },
  'pending-logout': { area: 'device', stays: true },
  'clock-offset': { area: 'device', stays: true },
  flags: { area: 'tab', stays: false },
  'asked-page': { area: 'tab', stays: false },
  'token-login-failed': { area: 'tab', stays: false },
  'carried-notices': { area: 'tab', stays: true },
  'reloaded-for': { area: 'tab', stays: true },
  'account-form': { area: 'tab', stays: false },
  'banner-closed': { area: 'tab', stays: true },
  // Whether a draft stays is decided with the session: see the reset of the request (SES-101).
  'request-drafts': { area: 'device', stays: true },
  'bulk-draft': { area: 'tab', stays: false },
  'guest-invitation': { area: 'device', stays: false },
  'open-payment': { area: 'tab', stays: false },
} as const satisfies Record<StoredKey, { area: 'device' | 'tab'; stays: boolean }>

/** What logging out takes away. */
export const wipedAtLogout = (Object.keys(storedKeys) as StoredKey[]).filter(key => !storedKeys[key].stays)
