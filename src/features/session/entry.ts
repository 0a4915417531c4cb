// Where an address leads: decided before the first paint, from what the browser has stored.
import { addressOf, matchRoute, type Route, routes, splitPrefix } from '#contract/routes.ts'
import type { Flags } from '#schema/config.ts'
import { embeddedVendor } from './session.ts'

/** A device whose battery was empty starts in 1970; no clock is further from the server's time. */
const CLOCK_OFFSET_MAX_MS = 60 * 366 * 86_400_000

/** The stored difference from the server's clock, in milliseconds; undefined for an impossible value. */
export function clockOffsetOf(text: string): number | undefined {
  const offset = text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(offset) <= CLOCK_OFFSET_MAX_MS ? offset : undefined
}

/**
 * Who is logged in, as far as the browser alone knows. `unsure`: the login seems to have expired, but the device's clock may be
 * wrong, so the screen asks the server (SES-103).
 */
export type Presence = 'nobody' | 'guest' | 'vendor' | 'embedded' | 'unsure'

/** The raw values in the browser's storage. */
export type StoredTokens = { token: string | null; guestToken: string | null }

/** @param now unix milliseconds by the device's clock */
export function presenceOf({ token, guestToken }: StoredTokens, now: number): Presence {
  if (token !== null && embeddedVendor(token) !== undefined) return 'embedded'
  const ends = token === null ? undefined : endOfLogin(token)
  if (ends !== undefined) return ends > now ? 'vendor' : 'unsure'
  // An invalid guest token is deleted later; the user stays a guest (Q19).
  return guestToken === null ? 'nobody' : 'guest'
}

function endOfLogin(token: string): number | undefined {
  try {
    const { user, meta } = JSON.parse(token)
    return typeof user?.id === 'string' && typeof meta?.AccessToken === 'string' && Number.isFinite(meta?.Expires)
      ? meta.Expires
      : undefined
  } catch {
    return undefined
  }
}

export type Place = {
  /** Path with its language, query and fragment as in the address bar. */
  pathname: string
  search: string
  hash: string
}

export type EntryQuestion = Place & {
  presence: Presence
  /** Language of the page that was served. */
  locale: string
  /** Every language of the site, with the prefix of its addresses. */
  prefixes: Readonly<Record<string, string>>
  /** The language that the reader chose, as stored; null for none. */
  storedLocale: string | null
  /** The flags that a service has answered in this tab; others are unknown (Q109). */
  flags?: Readonly<Partial<Flags>>
  /** Language of the page from which this tab went to a bank; it is kept on the way back. */
  leftIn?: string | null
}

/** `asked`: the page to open after logging in (AUT-101). Without `to` the reader stays. */
export type Entry = { to?: string; asked?: string }

/**
 * The language comes first (I18-006), then maintenance (RTE-002, Q07), routes removed by a flag (Q08), entrances that
 * a logged-in user does not need (RTE-026, Q06), and last the guarded routes (RTE-024, RTE-025).
 */
export function entryOf(question: EntryQuestion): Entry {
  const { pathname, search, hash, presence, prefixes, flags } = question
  const { path, prefix } = splitPrefix(pathname, Object.values(prefixes))
  const wanted =
    prefixes[localeOf(question.storedLocale ?? question.leftIn ?? null, question.locale, prefixes)] ?? prefix
  const id = matchRoute(path)?.id
  // Only to a page of the site: anything else after the language may be an address on another host (RTE-102).
  if (id === undefined) return {}
  const moved = wanted === (prefixes[question.locale] ?? prefix) ? {} : { to: addressOf(wanted, path) + search + hash }
  const route: Route = routes[id]
  const go = (target: string): Entry => ({ to: addressOf(wanted, target) })

  if (route.access === 'guarded' && (flags?.PlannedMaintenance || flags?.UnplannedMaintenance))
    return go('/maintenance')
  if (flags && isAbsent(route, flags)) return go('/404')
  const request = id === 'connect' ? requestFor(search) : undefined
  if (route.leaveWhenSignedIn && (presence === 'vendor' || presence === 'embedded'))
    return go(request ?? '/request-a-rider')
  if (presence === 'embedded' && !route.embedded) return go('/request-a-rider')
  if (route.access === 'guarded' && !mayEnter(route, presence)) return { ...go('/'), asked: path + search }
  return request === undefined || moved.to !== undefined ? moved : { asked: request }
}

/** The request form with the two addresses that the landing page passes to the login (LND-105, Q119). */
function requestFor(search: string): string | undefined {
  const given = new URLSearchParams(search)
  const places = new URLSearchParams()
  for (const end of ['from', 'to']) {
    const text = given.get(end)?.trim()
    if (text) places.set(end, text)
  }
  // URLSearchParams.size is younger than the oldest supported browsers (Q120).
  const query = String(places)
  return query === '' ? undefined : `/request-a-rider?${query}`
}

/** Whether a known flag removes this route (Q08); an unknown flag removes nothing (Q109). */
export function isAbsent(route: Route, known: Readonly<Partial<Flags>>): boolean {
  if (route.flagOn && known[route.flagOn] === false) return true
  return route.flagOff !== undefined && known[route.flagOff] === true
}

function mayEnter(route: Route, presence: Presence): boolean {
  return presence === 'guest' ? route.guests : presence !== 'nobody'
}

/** A stored language that the site does not have means English (I18-006, Q83). */
function localeOf(stored: string | null, shown: string, prefixes: Readonly<Record<string, string>>): string {
  if (stored === null) return shown
  const tag = stored.replaceAll('_', '-')
  if (Object.hasOwn(prefixes, tag)) return tag
  return Object.hasOwn(prefixes, 'en') ? 'en' : shown
}

/**
 * The page that was requested before logging in, if it is a guarded page of this site; any other stored value
 * is ignored (AUT-101).
 */
export function askedPage(stored: string | null): string | undefined {
  if (stored === null || !stored.startsWith('/') || stored.startsWith('//') || stored.includes('\\')) return undefined
  const id = matchRoute(stored.split(/[?#]/)[0] ?? '')?.id
  return id !== undefined && routes[id].access === 'guarded' ? stored : undefined
}
