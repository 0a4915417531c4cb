// Today's orders, connected: lists, riders, cancelling, recent searches, live updates.
import { atom, computed } from 'nanostores'
import { deployment } from '#deployment'
import { createCancelling } from '#features/orders/cancelling-store.ts'
import type { LabelPaper, LabelSheet } from '#features/orders/label-paper.ts'
import { ridersAskedFor } from '#features/orders/lists.ts'
import { type OrdersNotice, ordersNotices } from '#features/orders/notices.ts'
import { liveScreenOf } from '#features/orders/realtime-flow.ts'
import { createLiveUpdates } from '#features/orders/realtime-store.ts'
import { createRecentSearches } from '#features/orders/recent-searches-store.ts'
import { createRiders } from '#features/orders/riders-store.ts'
import type { Phones } from '#features/phones/phones.ts'
import { authorizationOfSession } from '#features/session/session.ts'
import { audienceOf, createTracking } from '#features/tracking/store.ts'
import { beginsAhead } from '#platform/begins-ahead.ts'
import { browserSocket, yieldToMain } from '#platform/browser-ports.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { readMessage, socketAddress } from '#platform/socket.ts'
import type { ProofType } from '#schema/wire.ts'
import { flags } from './flags.ts'
import { notices } from './notices.ts'
import { atLogout, clock, currentPath, pageLifecycle, send, storage, uuid } from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

// The socket of live updates, for the screens that show orders.

const live = createLiveUpdates({
  open: browserSocket,
  read: readMessage,
  clock,
  path: currentPath,
  $chosen: vendors.$chosen,
  $session: session.$session,
  address() {
    // Always with the tokens of now: they change every hour.
    const authorization = authorizationOfSession(session.$session.get())
    return authorization && socketAddress(deployment().environment.websocket, authorization)
  },
  random: () => Math.random(),
  zone: () => deployment().settings.timezone,
  log: what => console.warn(`live updates: ${what}`),
})

export const listenLive = live.listen

// The tracking screen.

/** Whose orders are shown. */
export const $audience = computed([vendors.$chosen, vendors.$toggle, session.$session], audienceOf)

/** Shows a notice about orders in its documented kind, for its documented time. */
export const notifyOrders = (notice: OrdersNotice): void => {
  notices.show(notice, ordersNotices[notice.code])
}

const zone = () => deployment().settings.timezone

/** The rules of telephone numbers, for a search that may be for one: most are not. */
export async function phonesOfSearches(): Promise<Pick<Phones, 'sought'>> {
  const { sitePhones } = await importWithRetry(() => import('./phones.ts'))
  return sitePhones(deployment().country.code)
}

/** Of two announcements within so much time a screen reader leaves one out, in milliseconds. */
const POLITE_MS = 1000
let mayAnnounce = true
let stopWaiting = () => {}
notices.$notices.listen((now, before) => {
  if (before && now.length < before.length) return
  mayAnnounce = false
  stopWaiting()
  stopWaiting = clock.after(POLITE_MS, () => {
    mayAnnounce = true
  })
})

const tracking = createTracking({
  send,
  storage,
  clock,
  zone,
  $audience,
  dynamicTimeEstimation: () => flags.$flags.get()?.DynamicTimeEstimation ?? false,
  notify: notifyOrders,
  phones: phonesOfSearches,
  pause: yieldToMain,
  mayAnnounce: () => mayAnnounce,
})

let followers = 0
let stopFollowing = () => {}

/** Fetches the orders and keeps them up to date until everybody who asked for it has ended it. */
export function followOrders(): () => void {
  if (followers++ === 0) stopFollowing = tracking.start()
  return () => {
    if (--followers === 0) stopFollowing()
  }
}

const cancelling = createCancelling({
  send,
  uuid,
  notify: notifyOrders,
  // An order that is cancelled in History is one of its own.
  apply: order => (liveScreenOf(currentPath()) === 'history' ? live : tracking).apply(order),
})

/** The order that is looked at: its rider is asked for first. */
const $selected = atom<string | undefined>(undefined)

const riders = createRiders({
  send,
  clock,
  wanted: () => ridersAskedFor(tracking.$orders.get().values()),
  looked: $selected.get,
})

export const recentSearches = createRecentSearches({ storage })

/** Everything that the tracking screen shows and does. */
export const orders = {
  ...tracking,
  $riders: riders.$riders,
  /** Numbers of the orders that are being cancelled. */
  $cancelling: cancelling.$busy,
  cancel: cancelling.cancel,
  /** Fetches the photo of a proof. */
  proof: (orderId: string, type: ProofType) => send('proof', { params: { orderId, type } }),
  $recent: recentSearches.$recent,
  /** Keeps a search key: Enter was pressed, or the field was left. */
  remember: recentSearches.remember,
  /** Since when live updates are missed; undefined while they come, and for guests, who have none. */
  $downSince: live.$downSince,
  $selected,
  /** Sets the order that is looked at. */
  look: (orderId: string | undefined) => $selected.set(orderId),
  /** Begins to fetch, listen and poll. Returns what ends all that. To be called in the browser. */
  ...beginsAhead(() => {
    const ends = [
      recentSearches.start(),
      followOrders(),
      riders.start(),
      listenLive({ apply: tracking.apply, refetch: () => void tracking.catchUp() }),
      pageLifecycle.onOnline(online => {
        if (online) void tracking.refresh()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }),
}

atLogout(() => {
  live.stop()
  tracking.reset()
  cancelling.reset()
  riders.reset()
  recentSearches.reset()
  $selected.set(undefined)
})

/** The paper that this device prints the labels of parcels on (BLK-110). */
export const labelPaper = {
  read: () => storage.read('label-paper'),
  readSheet: () => storage.read('label-sheet'),
  keepSheet: (sheet: LabelSheet): void => storage.write('label-sheet', JSON.stringify(sheet)),
  /** Lets the page draw between two sheets. */
  pause: yieldToMain,
  keep: (paper: LabelPaper): void => storage.write('label-paper', JSON.stringify(paper)),
}
