// What every page with the bar starts, once: session, flags, vendors, notices, the watch over the build.
import { matchRoute, type Route, routes } from '#contract/routes'
import { isAbsent } from '#domain/entry'
import { nextTurn } from '../next-turn.ts'
import { flags } from './flags.ts'
import { notify, takeCarried } from './notices.ts'
import { outdated } from './outdated.ts'
import { trackPageView } from './page-views.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'
import { currentPath, navigate, storage, warmUp } from './world.ts'

let started = false

/** Starts the page's shell, in turns of its own; later calls do nothing. To be called in the browser only. */
export async function startShell(): Promise<void> {
  if (started) return
  started = true
  await nextTurn()
  warmUp()
  takeCarried()
  tellFailedTokenLogin()
  const { id, params } = matchRoute(currentPath()) ?? {}
  vendors.show({ vendorId: params?.['vendorID'], requesting: id === 'request' || id === 'vendorRequest' })
  session.start()
  await nextTurn()
  flags.start()
  flags.$flags.listen(() => closeRoute(id && routes[id]))
  flags.$settled.listen(() => closeRoute(id && routes[id]))
  session.$session.subscribe((now, before) => {
    const who = JSON.stringify([now.mode, identityOf(now)])
    if (before && who === JSON.stringify([before.mode, identityOf(before)])) return
    // Whoever just logged in is about to leave the entrance, and the page to come loads its own.
    if (id && routes[id].leaveWhenSignedIn) return
    void vendors.load().then(() => flags.refresh())
  })
  trackWhenKnown()
  await nextTurn()
  outdated.start()
}

/**
 * A token login that failed is told where it was tried, on a path that ends in odwp, and nowhere else; the error is
 * serialised and never holds the token (SES-012, Q18).
 */
function tellFailedTokenLogin(): void {
  if (!storage.read('token-login-failed')) return
  storage.remove('token-login-failed')
  const path = currentPath()
  if (!path.replace(/\/$/, '').endsWith('/odwp')) return
  const error = JSON.stringify({ name: 'TokenLoginError', message: 'the token names no vendor' })
  notify({ code: 'token_login_failed', error })
}

const identityOf = (now: ReturnType<typeof session.$session.get>) =>
  now.mode === 'CLASSIC' ? now.login?.user.id : now.mode === 'GODROID' ? now.vendorId : now.guest?.vendor_id

/** A flag that changes while the page is open closes the page too, before anything else (RTE-002, Q07, Q08). */
function closeRoute(route: Route | undefined): void {
  const now = flags.$flags.get()
  if (!route || !now || !flags.$settled.get()) return
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
