// Everything that somebody can do in the portal, and everything that can happen to it.

import { matchRoute, routes } from '#contract/routes.ts'
import { cellOf, columnAt } from '#features/bulk/columns.ts'
import { proofsOfOrders } from '#features/history/proofs.ts'
import { commonSheet, labelPapers, labelsOnPage, pagesOf } from '#features/orders/label-paper.ts'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import type { CancelReason } from '#schema/wire.ts'
import { fileOf } from '../e2e/bulk-files.ts'
import { accountActions } from './account-actions.ts'
import {
  type Action,
  anywhere,
  forgetTyped,
  isLoggedIn,
  on,
  onBulk,
  onHistory,
  onPage,
  onRequest,
  onTracking,
  orderOf,
  pick,
  type Scene,
} from './action.ts'
import { formActions } from './form-actions.ts'
import { outside } from './outside.ts'
import type { Page } from './page.ts'
import { emailOf, ids, type Owner, type Portal, type Tab } from './portal.ts'
import { requestActions } from './request-actions.ts'

/** One step: what is done, on which tab, and two numbers for its details. */
export type Step = { do: ActionName; on: number; n: number; share: number }

/** Whether the device keeps a session. */
const hasSession = ({ device }: Owner) => device.kept.has('token') || device.kept.has('guest-token')

const screens = [
  '/request-a-rider',
  '/order-tracking',
  '/history',
  '/bulk-order',
  '/request-a-rider',
  '/order-tracking',
]
/** The screens that take each other's place. */
export const shared = ['/request-a-rider', '/order-tracking', '/history']

/** The address that `open` opens. */
export function openedBy({ actor }: Pick<Owner, 'actor'>, n: number): string {
  const isBranch = actor === 'parent' && (n >> 3) % 2 === 1
  const branch = isBranch ? `/${pick([ids.parent, ...ids.outlets], n >> 4)}` : ''
  return `${pick(screens, n)}${branch}`
}

function login({ portal, owner, tab, n }: Scene): unknown {
  // On the device of an app somebody may be logged in by themselves.
  const isApp = owner.actor === 'embedded' && n % 3 !== 2
  portal.load(owner, tab, isApp ? '/odwp' : '/connect')
  const { page } = tab
  // Somebody who is logged in is led on.
  if (!page || (page.$screen.get() !== 'connect' && !isApp)) return
  if (owner.actor === 'guest') return entering(owner, page, page.session.continueAsGuest())
  if (isApp) {
    const session = page.session.$session.get()
    owner.isUnasked = session.mode === 'CLASSIC' && session.login !== null
    page.storage.write('offered-token', portal.godroidToken)
    return entering(owner, page, page.embedded.start())
  }
  const password = n % 6 === 0 ? 'Wrong!2026' : DEMO_PASSWORD
  return entering(owner, page, page.session.login(emailOf(owner.actor), password))
}

/** A logout is over once somebody has logged in: a wrong password does not bring a session back. */
async function entering(owner: Owner, page: Page, login: Promise<unknown>): Promise<void> {
  await login
  if (isLoggedIn(page)) delete owner.loggedOutAt
}

/** Whoever logs in, or comes from an app, is offered no logout until they have entered. */
function hasTopBar(page: Page): boolean {
  const id = page.$screen.get()
  return id !== undefined && routes[id].access === 'guarded'
}

const reasons: CancelReason[] = ['CUSTOMER_CANCELLED', 'DUPLICATE']

const table = {
  // Pages.
  open: anywhere(14, scene => {
    const { portal, owner, tab, n } = scene
    if (owner.actor === 'receiver') {
      const all = portal.made()
      return portal.load(owner, tab, `/tracking/${all.length > 0 ? pick(all, n).id : 'no2000-unknown'}`)
    }
    if (!hasSession(owner)) return login(scene)
    return portal.load(owner, tab, openedBy(owner, n))
  }),
  change: onPage(
    3,
    ({ page, n, tab, portal }) => {
      tab.busySince.clear()
      tab.idleSince.clear()
      delete tab.typed
      // Screens that take each other's place are of one branch.
      const branch = matchRoute(tab.path.split('?')[0] ?? '/')?.params['vendorID']
      tab.path = pick(shared, n) + (branch ? `/${branch}` : '')
      tab.usedAt = portal.time.passed()
      page.change(tab.path)
    },
    page => onRequest(page) || onTracking(page) || onHistory(page),
  ),
  reload: onPage(3, ({ portal, owner, tab }) => portal.load(owner, tab, tab.path)),
  // The payer answers the bank, or not, and comes back.
  bank: {
    weight: 40,
    ready: ({ tab }) => tab.path === '/bank' && tab.kept.has('open-payment'),
    async act({ portal, owner, tab, n }) {
      const { url } = JSON.parse(tab.kept.get('open-payment') ?? '{}')
      const body = new URLSearchParams({ answer: n % 4 === 3 ? 'reject' : 'accept', return: '' })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      if (n % 5 !== 4 && url !== undefined)
        await owner.device.network.track(
          portal.sandbox.fetch(url, { method: 'POST', body: body.toString(), headers }).catch(() => {}),
        )
      portal.load(owner, tab, n % 3 === 0 ? '/request-a-rider' : '/order-tracking')
    },
  },
  kill: onPage(2, ({ tab }) => {
    tab.page?.close(true)
    delete tab.page
    delete tab.typed
  }),
  look: onPage(2, ({ page }) => page.look()),

  // Sessions.
  login: anywhere(2, login),
  logout: onPage(
    3,
    ({ page, owner, portal }) => {
      forgetTyped(owner)
      const session = page.session.$session.get()
      if (session.mode === 'CLASSIC' && session.login) owner.endedTokens.add(session.login.meta.RefreshToken)
      // What a browser does not give cannot be taken out of it.
      if (owner.device.storageFault !== 'blocked') owner.loggedOutAt = portal.time.passed()
      return page.session.logout()
    },
    page => isLoggedIn(page) && hasTopBar(page),
  ),
  agree: onPage(
    3,
    ({ page, owner }) => {
      owner.isUnasked = false
      return entering(owner, page, page.embedded.agree())
    },
    page => page.embedded.$login.get().state === 'asking',
  ),

  // Orders.
  cancel: onPage(
    7,
    async scene => {
      // Mostly one that was just made: most others cannot be cancelled any more.
      const mine = scene.portal.made().flatMap(({ id }) => scene.page.tracking.$orders.get().get(id) ?? [])
      const order = mine.length > 0 && scene.n % 8 !== 0 ? pick(mine, scene.n) : orderOf(scene)
      if (!order) return
      const isCancelled = await scene.page.cancelling.cancel(order, pick(reasons, scene.n))
      const now = scene.portal.ordersOf(order.vendor_id, 0).find(({ order_id }) => order_id === order.order_id)
      if (isCancelled && now?.status !== 'CANCELLED') throw new Error(`shown as cancelled, and is ${now?.status}`)
    },
    onTracking,
  ),
  refresh: onPage(2, ({ page }) => page.tracking.refresh(), onTracking),
  search: onPage(
    4,
    ({ page, n }) => {
      const key = pick(['Model', '', '4125', 'zzz'], n)
      page.recentSearches.remember(key)
      return page.tracking.search(key)
    },
    onTracking,
  ),
  alertsOn: onPage(1, ({ page, n }) => page.alerts.setOn(n % 4 !== 0), onTracking),
  alertsSeen: onPage(
    1,
    ({ page }) => page.alerts.see(page.alerts.$waiting.get().map(({ orderId }) => orderId)),
    page => onTracking(page) && page.alerts.$waiting.get().length > 0,
  ),
  // Labels of what is shown: each order once, wherever its sheet begins.
  printLabels: onPage(
    1,
    ({ page, n }) => {
      const orders = onTracking(page) ? [...page.tracking.$orders.get().values()] : page.history.$rows.get()
      const onPaper = labelsOnPage(pick(labelPapers, n), commonSheet)
      const pages = pagesOf(orders, onPaper, n % onPaper)
      if (pages.some(one => one.length > onPaper)) throw new Error('more labels than the paper has')
      const printed = pages.flat()
      if (printed.length !== orders.length || new Set(printed).size !== orders.length)
        throw new Error(`${printed.length} labels of ${orders.length} orders`)
    },
    page => onTracking(page) || onHistory(page),
  ),
  allOutlets: onPage(
    2,
    ({ page, n }) => page.vendors.setAllOutlets(n % 2 === 0),
    page => page.vendors.$toggle.get().usable,
  ),
  retryVendors: onPage(
    12,
    ({ page }) => page.vendors.load(),
    page => page.vendors.$vendors.get().state === 'failed',
  ),
  recent: onPage(1, ({ page }) => page.recentOrders.load(), isLoggedIn),

  // The history.
  period: onPage(
    3,
    ({ page, n }) => page.history.setPeriod(pick(['yesterday', 'past-week', 'past-month'] as const, n)),
    onHistory,
  ),
  status: onPage(
    2,
    ({ page, n }) => page.history.setStatus(pick(['ANY', 'DELIVERED', 'CANCELLED', 'NEW'] as const, n)),
    onHistory,
  ),
  searchHistory: onPage(
    2,
    ({ page, n }) => {
      const [order] = page.history.$orders.get()
      return page.history.search(pick(['', order?.order_id ?? 'x', 'Kari', '41258036'], n))
    },
    onHistory,
  ),
  more: onPage(2, ({ page }) => page.history.loadMore(), onHistory),
  retryHistory: onPage(1, ({ page }) => page.history.retry(), onHistory),
  export: onPage(3, ({ page }) => page.exporting.run('csv'), onHistory),
  // The photos of a few orders.
  proofs: onPage(
    2,
    ({ page, tab }) => {
      const asked = proofsOfOrders(page.history.$orders.get(), ['delivery', 'pickup']).slice(0, 4)
      if (page.proofs.$proofs.get().state === 'fetching' || asked.length === 0) return
      tab.photos = asked.length
      return page.proofs.run(asked, 'photos.zip')
    },
    page => onHistory(page) && page.history.$orders.get().length > 0,
  ),
  endProofs: onPage(1, ({ page }) => page.proofs.cancel(), onHistory),
  endExport: onPage(1, ({ page }) => page.exporting.cancel(), onHistory),

  // Bulk orders.
  typeRows: onPage(
    6,
    ({ page, portal, tab, n }) => {
      // The screen offers nothing before it knows its branch.
      if (page.bulk.$bulk.get().vendorId === undefined) return
      if (page.bulk.$rows.get().length === 0) page.bulk.typeRows()
      const rows = page.bulk.$rows.get()
      // A row that is placed cannot be typed into.
      const last = rows.findLast(({ verdict }) => verdict.state !== 'placed')
      const number = n % 3 === 0 ? page.bulk.addRow() : last?.number
      if (number === undefined) return
      const replaced = rows.find(row => row.number === number)
      tab.rows?.delete(replaced ? cellOf(replaced.cells, 'name').trim() : '')
      const cells = {
        name: portal.freshName('Bulk'),
        phone: '+47 406 12 345',
        address: `Storgata ${1 + (n % 30)}`,
        amount: '120',
        payment: 'PAID',
      }
      for (const [column, text] of Object.entries(cells)) page.bulk.edit(number, columnAt[column as 'name'], text)
      tab.rows = (tab.rows ?? new Set()).add(cells.name)
    },
    // While orders are being placed there is no grid.
    page => onBulk(page) && page.bulk.$bulk.get().request.step !== 'SHOW_ORDER_PLACEMENT_RESULTS',
  ),
  bulkFile: onPage(
    2,
    ({ page, portal, tab, n }) => {
      delete tab.rows
      // A file of another kind, or one that is damaged.
      if (n % 6 === 0) return page.bulk.chooseFile(new File(['%PDF-1.7'], pick(['lunch.pdf', 'lunch.xlsx'], n >> 3)))
      const rows = Array.from({ length: 1 + (n % 4) }, (_, at) => ({
        ...{ name: portal.freshName('Bulk'), phone: at === 2 ? '12' : '+47 406 12 345', address: `Storgata ${1 + at}` },
        ...{ amount: '120', payment: 'PAID', delivery: 'instant' },
      }))
      return page.bulk.chooseFile(new File([new Uint8Array(fileOf(rows))], 'lunch.xlsx'))
    },
    onBulk,
  ),
  place: onPage(
    4,
    ({ page }) => page.bulk.place(),
    page => onBulk(page) && page.bulk.$rows.get().length > 0,
  ),
  confirm: onPage(
    5,
    ({ page }) => page.bulk.confirm(),
    page => onBulk(page) && page.bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog,
  ),
  dismiss: onPage(
    1,
    ({ page }) => page.bulk.dismiss(),
    page => page.bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog,
  ),
  retryBulk: onPage(
    3,
    ({ page }) => page.bulk.retry(),
    page => page.bulk.$bulk.get().request.unsure !== undefined,
  ),
  review: onPage(
    1,
    ({ page }) => {
      page.beginAnew()
      return page.bulk.review()
    },
    page => page.bulk.$bulk.get().request.unsure !== undefined,
  ),
  resume: onPage(
    3,
    ({ page, tab }) => {
      delete tab.rows
      return page.bulk.resume()
    },
    page => onBulk(page) && page.bulk.$draft.get() !== undefined,
  ),
  undo: onPage(
    1,
    ({ page, tab }) => {
      delete tab.rows
      page.bulk.undo()
    },
    page => onBulk(page) && page.bulk.$canUndo.get(),
  ),
  redo: onPage(
    1,
    ({ page, tab }) => {
      delete tab.rows
      page.bulk.redo()
    },
    page => onBulk(page) && page.bulk.$canRedo.get(),
  ),
  jobs: onPage(1, ({ page }) => page.bulk.loadHistory(), onBulk),

  // Collection points and the help centre.
  outletOpen: onPage(
    1,
    ({ page, owner, tab, n }) => {
      if (owner.actor !== 'parent' && owner.actor !== 'manager') return
      const known = page.vendors.$vendors.get()
      const vendor = known.state === 'ready' && n % 2 === 0 ? pick(known.value, n >> 1) : undefined
      const opened = vendor && !vendor.is_parent ? vendor.vendor_id : ''
      // What was typed for another one is thrown away.
      if (opened !== tab.opened) delete tab.point
      tab.opened = opened
      page.outlet.open({
        collectionPointDialogVisible: true,
        ...(vendor && !vendor.is_parent && { vendorToEdit: vendor }),
      })
    },
    // A dialog whose form is being saved can neither be closed nor filled in.
    page => isLoggedIn(page) && !page.outlet.$state.get().saving,
  ),
  outletClose: onPage(
    1,
    ({ page, tab }) => {
      // What was typed is kept for the next time.
      delete tab.opened
      page.outlet.close()
    },
    page => isLoggedIn(page) && !page.outlet.$state.get().saving,
  ),
  outletType: onPage(
    1,
    ({ page, tab, n, portal }) => {
      const name = portal.freshName('Point')
      page.outlet.set({
        name,
        clientVendorId: `shop-${n}`,
        phone: '41258036',
        building: '4',
      })
      page.outlet.setOwner(0, 'owner@example.com')
      page.outlet.chooseAddress({
        id: 'x',
        formatted_address: `Kirkegata ${n % 30}`,
        latitude: 59.91,
        longitude: 10.75,
      })
      // A form that is being saved takes no input.
      if (tab.opened !== undefined && page.outlet.$state.get().form.name === name) tab.point = name
    },
    page => isLoggedIn(page) && !page.outlet.$state.get().saving,
  ),
  outletSave: onPage(
    2,
    async ({ page, tab }) => {
      // Its dialog is closed by that.
      if (await page.outlet.submit()) delete tab.opened
    },
    page => isLoggedIn(page) && page.outlet.$state.get().touched,
  ),
  help: onPage(
    1,
    ({ page, n }) => {
      const session = page.session.$session.get()
      const vendor = page.vendors.$chosen.get()
      if (session.mode !== 'CLASSIC' || !session.login || !vendor) return
      if (n % 3 === 0) return page.help.close()
      return page.help.open({
        user: session.login.user,
        vendor,
        brand: 'demo',
        country: 'NO',
        locale: 'en',
      })
    },
    isLoggedIn,
  ),
  again: onPage(1, ({ page }) => page.publicOrder.again(), on('tracking')),

  // A part of the page is no longer there: a newer build may be out.
  partMissing: onPage(1, ({ page }) => page.outdated.look()),
  // Whoever is about to leave is asked where something would be lost.
  unsaved: onPage(1, ({ page }) => page.request.isUnsaved() || page.bulk.isBeyondKeeping()),
  reloadNow: onPage(
    3,
    ({ page, tab }) => {
      delete tab.point
      page.outlet.discard()
      page.outdated.reload()
    },
    page => page.outdated.$outdated.get().state === 'asking',
  ),

  ...requestActions,
  ...accountActions,
  ...formActions,
  ...outside,
} satisfies Record<string, Action>

export type ActionName = keyof typeof table
export const actions: Record<ActionName, Action> = table
export const actionNames = Object.keys(table) as ActionName[]

/** The tabs of all devices, in the order of their owners. */
export const tabAt = (portal: Portal, on: number): { owner: Owner; tab: Tab } => {
  const all = portal.owners.flatMap(owner => owner.tabs.map(tab => ({ owner, tab })))
  return pick(all, on)
}
