// What every screen has: the walkthrough, the banner of delays, page views, keyboard shortcuts.
import { type RouteId, routes } from '#contract/routes.ts'
import type { Session } from '#features/session/session.ts'
import type { ContactCentreBanner, EnvironmentId } from '#schema/config.ts'
import type { Vendor } from '#schema/wire.ts'

// The welcome walkthrough: three screens, once per device (LND-005, Q11).

export const WALKTHROUGH_STEPS = 3

export type Walkthrough = { state: 'closed' } | { state: 'open'; step: 1 | 2 | 3 }
export type WalkthroughEvent = 'skip' | 'next' | 'start'

/** Shown before the first use of the request screen, never in the embedded portal. */
export const firstWalkthrough = (context: { done: boolean; mode: Session['mode'] }): Walkthrough =>
  context.done || context.mode === 'GODROID' ? { state: 'closed' } : { state: 'open', step: 1 }

/** The next screen; "skip", and "start" on the last one, close it permanently. */
export function nextWalkthrough(now: Walkthrough, event: WalkthroughEvent): Walkthrough {
  if (now.state === 'closed' || event === 'skip') return { state: 'closed' }
  if (event === 'next') return now.step === WALKTHROUGH_STEPS ? now : { state: 'open', step: now.step === 1 ? 2 : 3 }
  return now.step === WALKTHROUGH_STEPS ? { state: 'closed' } : now
}

// The banner about delays in the contact centre (NTC-005, Q85).

/** Whether it is shown. @param now unix milliseconds @param closed end of the banner that the reader closed */
export function showsBanner(banner: ContactCentreBanner | undefined, now: number, closed: string | undefined): boolean {
  if (!banner || banner.to === closed) return false
  return now >= Date.parse(banner.from) && now < Date.parse(banner.to)
}

// Page views and actions for the data layer (CST-002, Q91): five fields, without personal data.

type TrackingEvent = {
  event: 'page_view' | 'action'
  /** The name of the action; only with `action`. */
  action?: string
  userId: string
  vendorCode: string
  vendorName: string
  /** The documented path of the page, so that neither IDs nor queries are sent. */
  location: string
  currency: string
}

/** Events are pushed in production and in the sandbox, never in staging or in development (CST-002, Q91). */
export const tracks = (environment: EnvironmentId, development: boolean): boolean =>
  environment !== 'stg' && !development

/** The event of a page; unknown fields stay empty. */
export function trackingEvent(
  kind: { event: 'page_view' } | { event: 'action'; action: string },
  context: { route: RouteId | undefined; userId: string | undefined; vendor: Vendor | undefined; currency: string },
): TrackingEvent {
  return {
    ...kind,
    userId: context.userId ?? '',
    vendorCode: context.vendor?.vendor_id ?? '',
    vendorName: context.vendor?.vendor_information.name ?? '',
    location: context.route ? routes[context.route].path : '/404',
    currency: context.currency,
  }
}

// The shortcuts that work on every screen, and when they do (NAV-101).

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** Single-key shortcuts are switched off on this device (NAV-101). */
    'single-keys-off': boolean
  }
}

/** What a shortcut opens over the screen: the palette of commands, or the list of shortcuts. */
export type Shortcut = 'palette' | 'keys'

export type KeyPress = {
  key: string
  /** The physical position of the key, whatever its letter. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** AltGr, which is Ctrl and Alt on some systems, is held to write a sign: Polish ń is AltGr+N. */
  altGraph: boolean
}

/**
 * The letter that a shortcut is named by: a Latin one as it is; on keyboards of other scripts the one at the same position.
 * Empty for any other key.
 */
export const latinLetterOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase()

/**
 * @param singleKeys whether a single key is a shortcut: not in a field, and not if that was switched off
 * @returns `request` for an empty form
 */
export function shortcutOf(pressed: KeyPress, singleKeys: boolean): Shortcut | 'request' | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, altGraph } = pressed
  if (altKey) return code === 'KeyN' && ctrlKey && !metaKey && !shiftKey && !altGraph ? 'request' : undefined
  if (ctrlKey || metaKey) {
    return latinLetterOf({ key, code }) === 'k' && !shiftKey ? 'palette' : undefined
  }
  return singleKeys && (key === '?' || key === '؟') ? 'keys' : undefined
}
