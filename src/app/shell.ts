// What every page with the bar starts, once: session, flags, vendors, notices, the watch over the build.
import { matchRoute, type Route, routes } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { isAbsent } from '#features/session/entry.ts'
import { isSameUser, userIdOf } from '#features/session/session.ts'
import { createConsent } from '#features/shell/consent-store.ts'
import { createOutdated } from '#features/shell/outdated-store.ts'
import { trackingEvent, tracks } from '#features/shell/shell.ts'
import { yieldToMain } from '#platform/browser-ports.ts'
import { flags } from './flags.ts'
import { notify, showFlashMessages } from './notices.ts'
import {
  beginLeaving,
  clock,
  currentPath,
  endLeaving,
  isLeaving,
  isUnsaved,
  navigate,
  send,
  storage,
  warmUp,
} from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

let started: Promise<void> | undefined

/** Starts the page's shell, once, and yields to the main thread in between. To be called in the browser only. */
export const startShell = (): Promise<void> => (started ??= start())

async function start(): Promise<void> {
  await yieldToMain()
  warmUp()
  showFlashMessages()
  addEventListener('beforeunload', beginLeaving)
  // Whoever submits a form has stayed when the browser asked.
  addEventListener('submit', endLeaving, { capture: true })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    endLeaving()
    // What the page after this one has left behind.
    showFlashMessages()
  })
  const { id, params } = matchRoute(currentPath()) ?? {}
  vendors.show({ vendorId: params?.['vendorID'], requesting: id === 'request' || id === 'vendorRequest' })
  session.start()
  await yieldToMain()
  flags.start()
  flags.$known.listen(() => closeRoute(id && routes[id]))
  session.$session.subscribe((now, before) => {
    if (before && isSameUser(now, before)) return
    // Whoever just logged in is about to leave the entrance, and the page to come loads its own.
    if (id && routes[id].leaveWhenSignedIn) return
    void vendors.load().then(() => flags.refresh())
  })
  trackWhenKnown()
  await yieldToMain()
  outdated.start()
  addEventListener('portal:part-missing', () => outdated.look())
}

/**
 * A flag that a service answers while the page is open closes the page too, before anything else (RTE-002, Q07, Q08). Flags
 * that come from the file or the defaults close nothing (Q109).
 */
function closeRoute(route: Route | undefined): void {
  const now = flags.$known.get()
  if (!route) return
  const closed = route.access === 'guarded' && (now.PlannedMaintenance || now.UnplannedMaintenance)
  if (closed) navigate.replace('/maintenance')
  else if (isAbsent(route, now)) navigate.replace('/404')
}

/** The page view names the vendor, so it waits for the vendors, or for nobody being here (CST-002). */
function trackWhenKnown(): void {
  const stop = vendors.$vendors.subscribe(now => {
    const known = now.state !== 'loading' || (session.$session.get().mode === 'CLASSIC' && !hasLogin())
    if (!known) return
    queueMicrotask(() => stop())
    trackPageView()
  })
}

const hasLogin = () => {
  const now = session.$session.get()
  return now.mode === 'CLASSIC' && now.login !== null
}

// The check whether a newer build of the site is out.

/** Paths of the scripts and messages that this page has loaded: its own, its islands', and those asked for later. */
function loadedScripts(): string[] {
  const addresses = [
    ...[...document.scripts].map(script => script.src),
    ...[...document.querySelectorAll('astro-island')].map(island => island.getAttribute('component-url') ?? ''),
    ...performance.getEntriesByType('resource').map(entry => entry.name),
  ]
  return addresses
    .filter(address => address !== '')
    .map(address => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/_assets\/.*\.js$/.test(pathname))
    .map(({ pathname }) => pathname)
}

export const outdated = createOutdated({
  send,
  clock,
  storage,
  navigate,
  loaded: loadedScripts,
  unsaved: isUnsaved,
  leaving: isLeaving,
  notify,
})

// Page views and actions for the data layer of the site's operator (CST-002, Q91).

export const analyticsConsent = createConsent({
  storage,
  required: () => deployment().settings.analytics.consent === 'required',
})

type DataLayer = { dataLayer?: unknown[] }

function push(kind: Parameters<typeof trackingEvent>[0]): void {
  const { environmentId, settings } = deployment()
  if (!tracks(environmentId, import.meta.env?.DEV ?? false)) return
  const now = session.$session.get()
  const event = trackingEvent(kind, {
    route: matchRoute(currentPath())?.id,
    userId: userIdOf(now),
    vendor: vendors.$chosen.get(),
    currency: settings.currency,
  })
  analyticsConsent.withConsent(() => {
    const layer = window as DataLayer
    layer.dataLayer ??= []
    layer.dataLayer.push(event)
  })
}

export const trackPageView = (): void => push({ event: 'page_view' })

/** @param action a name of the portal's own, such as order_placed; never text that somebody typed */
export const trackAction = (action: string): void => push({ event: 'action', action })
