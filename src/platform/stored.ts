// Everything that the portal keeps in the browser, in one list: where, and what becomes of it at logout. Features add the
// types of their own values to `StoredValues`; src/app/stored-formats.ts reads and writes them.

import type { Flags } from '#schema/config.ts'
import type {
  GuestOrders,
  SearchHistory,
  StoredFilters,
  StoredGuest,
  StoredLogin,
  StoredVendors,
} from '#schema/wire.ts'

/** What is kept under `token`: a login, the token of the embedded portal, or another token (API-003 to API-005, Q89). */
export type StoredToken =
  | { kind: 'login'; login: StoredLogin }
  | { kind: 'embedded'; token: string; vendorId: string }
  | { kind: 'plain'; token: string }

/** A notice that is shown on the next page, since this one is being left. */
export type FlashMessage = { code: string } & Readonly<Record<string, unknown>>

export interface StoredValues {
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
  /** How the last session ended: by itself, then every tab keeps its draft and its page (SES-101), or by a logout (false). */
  'session-ended': boolean
  /** Server's clock minus device's clock, in milliseconds (SES-103). */
  'clock-offset': number
  /** The last good flags (FLG-101). */
  flags: Partial<Flags>
  /** The page to come to after logging in (AUT-101), with the addresses that were typed on the landing page (LND-105). */
  'asked-page': string
  /** Language of the page that this tab shows, for the way back from a bank. */
  'page-locale': string
  /** A token that the address brought, until the page that tries it has it (Q112). */
  'offered-token': string
  'carried-notices': FlashMessage[]
  /** The build for which this tab was loaded again (Q86). */
  'reloaded-for': string
  /** What was typed into an account form while its language is changed; never a password. */
  'account-form': { form: string; values: Readonly<Record<string, string | boolean>> }
  /** Whether page views may be put into the data layer, where a deployment has to ask (CST-002). */
  'analytics-consent': boolean
  /** End of the contact-centre banner that was closed (NTC-005). */
  'banner-closed': string
  /** The guest's order for which an account is offered, and whether that was answered (GST-002, Q52). */
  'guest-invitation': { order_id: string; vendor_id: string; answered: boolean }
  /** The order whose payment this tab left for its bank (Q50). */
  'open-payment': { order_id: string; vendor_id: string; url?: string }
  /** Since when this device alerts, unix milliseconds; absent where it does not. */
  'alerts-since': number
  /** Alerts that this device gave, by kind and order, the newest last, and whether somebody has seen to them. */
  'alerts-given': { key: string; seen: boolean }[]
  /** Columns that this device left out of its exports last. */
  'export-columns-off': string[]
}

export type StoredKey = keyof StoredValues

/**
 * device: local storage, for all tabs; tab: session storage. `stays`: belongs to the device and not to who uses it, so
 * logging out leaves it (SES-007, SES-102); a draft stays where a session ends by itself, and not where somebody logs out (SES-101).
 */
export const storedKeys = {
  token: { area: 'device', stays: false },
  'guest-token': { area: 'device', stays: false },
  'guest-orders': { area: 'device', stays: false },
  'search-history': { area: 'device', stays: false },
  'use-pin': { area: 'device', stays: false },
  locale: { area: 'device', stays: true },
  'tos-required': { area: 'device', stays: true },
  // Who logs in next is asked again: it is a person's answer.
  'analytics-consent': { area: 'device', stays: false },
  filters: { area: 'device', stays: false },
  vendors: { area: 'device', stays: false },
  'walkthrough-done': { area: 'device', stays: true },
  'pending-logout': { area: 'device', stays: true },
  'session-ended': { area: 'device', stays: true },
  'clock-offset': { area: 'device', stays: true },
  flags: { area: 'tab', stays: false },
  'asked-page': { area: 'tab', stays: false },
  'page-locale': { area: 'tab', stays: true },
  'offered-token': { area: 'tab', stays: false },
  'carried-notices': { area: 'tab', stays: true },
  'reloaded-for': { area: 'tab', stays: true },
  'account-form': { area: 'tab', stays: false },
  'banner-closed': { area: 'tab', stays: true },
  'request-drafts': { area: 'device', stays: 'draft' },
  'passed-draft': { area: 'tab', stays: 'draft' },
  'changed-order': { area: 'tab', stays: 'draft' },
  'bulk-drafts': { area: 'tab', stays: 'draft' },
  'bulk-headings': { area: 'device', stays: true },
  'guest-invitation': { area: 'device', stays: false },
  'open-payment': { area: 'tab', stays: false },
  'label-paper': { area: 'device', stays: true },
  'label-sheet': { area: 'device', stays: true },
  'single-keys-off': { area: 'device', stays: true },
  'alerts-since': { area: 'device', stays: true },
  'export-columns-off': { area: 'device', stays: true },
  'alerts-given': { area: 'device', stays: false },
} as const satisfies Record<StoredKey, { area: 'device' | 'tab'; stays: boolean | 'draft' }>

/** What the end of a session takes away. @param keepDraft it ended by itself (SES-101) */
export const wipedAtEnd = (keepDraft: boolean): StoredKey[] =>
  (Object.keys(storedKeys) as StoredKey[]).filter(key => {
    const { stays } = storedKeys[key]
    return stays === 'draft' ? !keepDraft : !stays
  })
