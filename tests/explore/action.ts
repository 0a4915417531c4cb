// One thing that can be done or can happen, and where.
import { routes } from '#contract/routes.ts'
import { GUEST_VENDOR_ID } from '#features/session/session.ts'
import type { Page } from './page.ts'
import type { Owner, Portal, Tab } from './portal.ts'

export type Scene = { portal: Portal; owner: Owner; tab: Tab; n: number; share: number }
export type OnPage = Scene & { page: Page }

export type Action = {
  /** How often it is drawn. */
  weight: number
  /** Whether it can be done now; a step that cannot is left out. */
  ready(scene: Scene): boolean
  act(scene: Scene): unknown
}

export const pick = <Value>(values: readonly Value[], n: number): Value => values[n % values.length] as Value

export const anywhere = (weight: number, act: (scene: Scene) => unknown): Action => ({ weight, ready: () => true, act })

/** A page whose session has ended waits to be left: nothing can be done on it. */
const isAtWork = (page: Page) => {
  const id = page.$screen.get()
  return !id || routes[id].access !== 'guarded' || isLoggedIn(page)
}

/** What somebody does is drawn so much more often than what happens around the portal. */
const ON_PAGE = 5

/** On an open page, where `ready` allows it. */
export const onPage = (
  weight: number,
  act: (scene: OnPage) => unknown,
  ready: (page: Page) => boolean = () => true,
): Action => ({
  weight: weight * ON_PAGE,
  ready: ({ tab }) => tab.page !== undefined && isAtWork(tab.page) && ready(tab.page),
  act(scene) {
    scene.tab.usedAt = scene.portal.time.passed()
    if (onRequest(scene.tab.page as Page)) for (const tab of scene.owner.tabs) delete tab.submitted
    return scene.tab.page && act({ ...scene, page: scene.tab.page })
  },
})

export const on =
  (...screens: string[]) =>
  (page: Page) =>
    screens.includes(page.$screen.get() ?? '')

export const onRequest = on('request', 'vendorRequest')
export const onTracking = on('orderTracking', 'vendorOrderTracking')
export const onHistory = on('history', 'vendorHistory')
export const onBulk = on('bulkOrder', 'vendorBulkOrder')

export const isLoggedIn = (page: Page) => {
  const session = page.session.$session.get()
  return session.mode !== 'CLASSIC' || session.login !== null
}

/** The vendor whose draft it is: each token of a guest names another one, and all of them have one draft. */
export const draftOwner = ({ actor }: Owner, vendorId: string): string =>
  actor === 'guest' ? GUEST_VENDOR_ID : vendorId

export const forgetTyped = (owner: Owner) => {
  owner.typed.clear()
  owner.guestOrders.clear()
  owner.alerts.length = 0
  owner.isUnasked = false
  for (const tab of owner.tabs) delete tab.typed
}

/** An order of the board; undefined when it is empty. */
export function orderOf({ page, n }: OnPage) {
  const all = [...page.tracking.$orders.get().values()]
  return all.length === 0 ? undefined : pick(all, n)
}
