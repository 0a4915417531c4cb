// Going between the screens that share a map without loading a page, where the window has room for that map (TRK-104).
// Wherever anything is in doubt, a link is a link and the page is loaded. Loaded itself when somebody begins to use the page.
import { matchRoute, type RouteId, splitPrefix } from '#contract/routes.ts'
import { presenceOf } from '#features/session/entry.ts'
import { showFlashMessages } from './notices.ts'
import {
  $orderAddressed,
  $shownScreen,
  beginLeaving,
  clock,
  endLeaving,
  isUnsaved,
  languagePrefixes,
  pageLifecycle,
  type SharedScreen,
  storage,
  whenGoing,
} from './services.ts'
import { session } from './session.ts'
import { outdated, trackPageView } from './shell.ts'
import { vendors } from './vendors.ts'

const shared: Partial<Record<RouteId, SharedScreen>> = {
  request: '/request-a-rider',
  vendorRequest: '/request-a-rider',
  orderTracking: '/order-tracking',
  vendorOrderTracking: '/order-tracking',
  history: '/history',
  vendorHistory: '/history',
}

/** Loads a screen; `put` puts that screen in the place of the one that is shown, in one go. */
export type LoadScreen = (screen: SharedScreen) => Promise<{ heading: string; put(): void }>

/** A screen that has not come after this long is opened as a page, in milliseconds. */
const LATE_MS = 2500

type Place = { screen: SharedScreen | undefined; vendorId: string | undefined; prefix: string }

function placeOf(pathname: string): Place {
  const { prefix, path } = splitPrefix(pathname, languagePrefixes())
  const match = matchRoute(path)
  return { screen: match && shared[match.id], vendorId: match?.params['vendorID'], prefix }
}

/** Follows links, the keys and the way back between the screens, on a page that has one of them. */
export function shareScreens(load: LoadScreen): void {
  let shown = placeOf(location.pathname).screen
  if (!shown) return
  let run = 0
  /** The address of what is shown. */
  let address = location.href

  /** The screen of an address that can be opened here: for the same person and branch, in the same language and build. */
  function reachable(href: string): SharedScreen | undefined {
    const { origin, pathname, hash } = new URL(href, location.href)
    const [here, there] = [placeOf(location.pathname), placeOf(pathname)]
    const isBranchKept = there.vendorId === here.vendorId || there.vendorId === vendors.$chosen.get()?.vendor_id
    if (origin !== location.origin || hash !== '' || there.prefix !== here.prefix || !isBranchKept) return undefined
    const { screen } = there
    return screen !== shown && screen !== undefined && mayStay() && !isWelcomed(screen) ? screen : undefined
  }

  async function open(screen: SharedScreen, href: string, isBack: boolean): Promise<void> {
    const mine = ++run
    beginLeaving()
    // Whoever goes to another page meanwhile no longer waits for it, and the browser may have ended what was being loaded.
    const onLeave = () => run++
    addEventListener('beforeunload', onLeave)
    const loaded = await soon(load(screen))
    removeEventListener('beforeunload', onLeave)
    if (mine !== run) return
    // What was typed while it was on its way.
    if (isUnsaved()) return leave(href, isBack)
    if (!loaded) return isBack ? location.reload() : location.assign(href)
    if (!isBack) {
      history.replaceState({ ...history.state, scrollY }, '')
      history.pushState(null, '', href)
    }
    shown = screen
    address = location.href
    $shownScreen.set({ path: screen, heading: loaded.heading })
    vendors.show({ vendorId: placeOf(location.pathname).vendorId, requesting: screen === '/request-a-rider' })
    endLeaving()
    loaded.put()
    scrollTo(0, isBack ? (history.state?.scrollY ?? 0) : 0)
    showFlashMessages()
    trackPageView()
  }

  /** Opens the other screen as a page, so that the browser asks first; after a step back the form is at its own address again. */
  function leave(href: string, isBack: boolean): void {
    if (isBack) history.pushState(null, '', address)
    location.assign(href)
  }

  const openHere = (href: string): boolean => {
    if (isOtherOrder(href) && outdated.$outdated.get().state === 'current' && isHere()) {
      history.pushState(null, '', href)
      $orderAddressed.set($orderAddressed.get() + 1)
      return true
    }
    const screen = reachable(href)
    if (screen) void open(screen, href, false)
    return screen !== undefined
  }
  whenGoing(address => {
    const { prefix } = placeOf(location.pathname)
    return openHere(address.startsWith(`${prefix}/`) ? address : prefix + address)
  })
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return
    if (openHere(link.href)) event.preventDefault()
    // On iOS nothing says that a page is about to be left.
    else if (link.origin !== location.origin || link.pathname !== location.pathname) {
      run++
      if (link.protocol === location.protocol) beginLeaving()
    }
  })
  // Whoever is about to go has the screen there when it is pressed.
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const screen = link && reachable(link.href)
    if (screen) load(screen).catch(() => undefined)
  })
  // It may have become another one before something was typed, such as when an order that cannot be changed gave way to a new one.
  document.addEventListener(
    'input',
    () => {
      if (placeOf(location.pathname).screen === shown) address = location.href
    },
    { capture: true },
  )
  // Before what the screen that is left would make of the other's address.
  addEventListener(
    'popstate',
    event => {
      const { screen } = placeOf(location.pathname)
      // Whoever went back while a screen was on its way no longer waits for it.
      run++
      if (screen === shown) return
      event.stopImmediatePropagation()
      if (isUnsaved()) leave(location.href, true)
      else if (screen && isHere()) void open(screen, location.href, true)
      else location.reload()
    },
    { capture: true },
  )
}

/** The address of what is shown with another order, or with none. */
function isOtherOrder(href: string): boolean {
  const [here, there] = [new URL(location.href), new URL(href, location.href)]
  const isSame = here.search === there.search && here.hash === there.hash
  for (const { searchParams } of [here, there]) searchParams.delete('order')
  return !isSame && here.href === there.href
}

const soon = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    value.catch(() => undefined),
    new Promise<undefined>(done => clock.after(LATE_MS, () => done(undefined))),
  ])

const mayStay = (): boolean =>
  matchMedia('(min-width: 64em)').matches &&
  pageLifecycle.online() &&
  // The browser asks before a page is left, and before nothing else.
  !isUnsaved() &&
  outdated.$outdated.get().state === 'current' &&
  // The embedded portal asks about its terms when the page of the form opens (PUB-009).
  session.$session.get().mode !== 'GODROID' &&
  vendors.$vendors.get().state === 'ready' &&
  isHere()

/** Whoever the page was painted for is still here; if not, the guard of a page decides. */
function isHere(): boolean {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const presence = presenceOf({ token: stored('token'), guestToken: stored('guest-token') }, clock.now())
  return presence === document.documentElement.dataset['presence']
}

/** The welcome comes with the page of the form (Q11). */
const isWelcomed = (screen: SharedScreen): boolean =>
  screen === '/request-a-rider' && storage.read('walkthrough-done') !== true
