import { m } from '#messages'
import type { IconName } from '#ui/icon-names.ts'

export type Screen = {
  path: '/request-a-rider' | '/order-tracking' | '/history' | '/bulk-order'
  icon: IconName
  name: () => string
  /** Shown while this flag is on only; see shape.css. */
  flag?: 'BulkOrderUpload'
  /** Guests have it too (Q98). */
  guests: boolean
}

/** The screens that the bar and the drawer lead to, in their order (NAV-002, NAV-003). */
export const screens: readonly Screen[] = [
  { path: '/request-a-rider', icon: 'plus', name: () => m.portal_tab_request(), guests: true },
  { path: '/order-tracking', icon: 'map-pinned', name: () => m.portal_tab_tracking(), guests: true },
  { path: '/history', icon: 'rotate-ccw-clock', name: () => m.portal_tab_history(), guests: true },
  {
    path: '/bulk-order',
    icon: 'file-spreadsheet',
    name: () => m.portal_tab_bulk(),
    flag: 'BulkOrderUpload',
    guests: false,
  },
]

/** Flags and presence are on the root element; the style sheet hides what they take away. */
export function classesOf(flag: string | undefined, guests: boolean): string | undefined {
  const classes = [flag === 'BulkOrderUpload' && 'needs-bulk', !guests && 'for-users'].filter(Boolean)
  return classes.join(' ') || undefined
}

/** What a page passes to its islands: plain data, since it crosses into the browser. */
export type PageInfo = {
  /** '' for the default language, else `/{tag}`. */
  prefix: string
  /** Address of the shell without language: `/history`. */
  path: string
  /** Tag of the page's language. */
  locale: string
  locales: readonly { tag: string; name: string; prefix: string }[]
}
