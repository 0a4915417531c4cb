// Runs in the head of a page before anything is painted: takes an embedding app's token off the address, and sends a
// reader who does not belong here on. A classic script without libraries, written into the page (see EntryGuard.astro).
import { splitPrefix } from '#contract/routes.ts'
import { flagNames } from '#features/flags/flags.ts'
import { clockOffsetOf, type Entry, entryOf, presenceOf } from '#features/session/entry.ts'

/** What the page gives the script, in the attributes of its element. */
type PageFacts = {
  locale: string
  prefixes: Record<string, string>
  /** What is asked first, on a page that begins with the vendors of who is here. */
  early?: readonly string[]
  /** On a page that begins with the hours of the chosen vendor: where these are, with `{id}` in place of the vendor's, encoded. */
  hours?: string
}

export const facts: PageFacts = JSON.parse(document.currentScript?.dataset['page'] ?? '{}')
const page = document.documentElement

/** A storage that is switched off counts as an empty one. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // Without storage the reader logs in on every page; there is nothing better.
  }
}

function leave(to: string): void {
  page.hidden = true
  location.replace(to)
}

/** The flags that this tab saw last (FLG-101); before the first answer none are known. */
function knownFlags() {
  try {
    const flags: unknown = JSON.parse(readStored('sessionStorage', 'flags') ?? 'null')
    return typeof flags === 'object' && flags !== null ? flags : undefined
  } catch {
    return undefined
  }
}

/**
 * An address that ends in odwp brings a token (Q18). It leaves the address and the history at once, and is
 * tried on the odwp page (SES-012, Q112). True when the page is left.
 */
function takeToken(): boolean {
  const { origin, pathname, search, hash } = location
  // Hosts read `/%6fdwp` as `/odwp`. Unlike decodeURI, this raises for no address.
  if (!/\/odwp\/?$/.test(unescape(pathname))) return false
  const query = new URLSearchParams(search)
  const token = query.get('token')
  if (token !== null) {
    query.delete('token')
    const left = String(query)
    // With its origin: a path that begins with two slashes would be an address on another host.
    history.replaceState(null, '', origin + pathname + (left && `?${left}`) + hash)
    writeStored('sessionStorage', 'offered-token', token)
  }
  const page = `${splitPrefix(pathname, Object.values(facts.prefixes)).prefix}/odwp`
  const elsewhere = pathname !== page
  if (elsewhere) leave(page)
  return elsewhere
}

function enter(): void {
  if (takeToken()) return
  const presence = presenceOf(
    { token: readStored('localStorage', 'token'), guestToken: readStored('localStorage', 'guest-token') },
    Date.now() + (clockOffsetOf(readStored('localStorage', 'clock-offset') ?? '0') ?? 0),
  )
  const { pathname, search, hash } = location
  const flags = knownFlags()
  const { to, asked }: Entry = entryOf({
    pathname,
    search,
    hash,
    presence,
    locale: facts.locale,
    prefixes: facts.prefixes,
    storedLocale: readStored('localStorage', 'locale'),
    leftIn: readStored('sessionStorage', 'open-payment') === null ? null : readStored('sessionStorage', 'page-locale'),
    flags,
  })
  if (asked !== undefined) writeStored('sessionStorage', 'asked-page', asked)
  if (to !== undefined) {
    // The start page explains why it came up (Q119).
    if (asked !== undefined) writeStored('sessionStorage', 'carried-notices', '[{"code":"log_in_first"}]')
    leave(to)
    return
  }
  // Addresses that somebody typed do not stay in the address bar and the history.
  if (asked !== undefined) history.replaceState(history.state, '', pathname + hash)
  writeStored('sessionStorage', 'page-locale', facts.locale)
  page.hidden = false
  // What the bar shows follows this, so that the right tools are there from the first paint.
  page.dataset['presence'] = presence
  if (flags) page.dataset['flags'] = flagNames(flags)
}

enter()
// A page that comes back from the browser's memory was painted for somebody who may have logged out since (SES-102).
addEventListener('pageshow', event => {
  if (event.persisted) enter()
})
// A choice in a list of languages is remembered before its address is opened (I18-006).
addEventListener(
  'click',
  event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link && Object.hasOwn(facts.prefixes, link.hreflang)) writeStored('localStorage', 'locale', link.hreflang)
  },
  true,
)
