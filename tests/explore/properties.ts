// What has to hold after every action, whatever happened before.
import { matchRoute } from '#contract/routes.ts'
import { cellOf } from '#features/bulk/columns.ts'
import { countsOf } from '#features/bulk/sheet.ts'
import { boundsOf } from '#features/orders/days.ts'
import { listNames } from '#features/orders/lists.ts'
import type { RequestState } from '#features/request/flow-state.ts'
import { isSubmitting } from '#features/request/selectors.ts'
import { chosenVendor } from '#features/vendors/vendors.ts'
import type { Order } from '#schema/wire.ts'
import { draftOwner, isLoggedIn, onBulk, onHistory, onRequest, onTracking } from './action.ts'
import type { Page } from './page.ts'
import type { Owner, Portal, Tab } from './portal.ts'

/** Something that may never be. */
export class Violation extends Error {
  override name = 'Violation'
}

const refuse = (rule: string, detail: unknown = ''): never => {
  throw new Violation(`${rule}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`)
}

/** What was submitted is being asked for within this, or answered, in milliseconds. */
const ANSWERED_MS = 1200
/** Orders of the data that every run begins with are older, in unix seconds. */
const DATA_UNTIL = Date.parse('2026-03-03T10:00:00Z') / 1000
/** Nothing is under way for longer than this without anybody doing something, in milliseconds of the timers. */
const BUSY_MAX_MS = 240_000
/** Something is busy without a call for at most this long, in milliseconds: whatever waits longer asks for something. */
const IDLE_MAX_MS = 3000
/** Other tabs learn of a draft within this, in milliseconds. */
const FOLLOWED_MS = 2500
/** A connected board shows what has happened within this, in milliseconds. */
const LIVE_MAX_MS = 5000
/** After so long a call that was hanging has been asked again, in milliseconds. */
export const RECOVERED_MS = 45_000
/** Other tabs learn of a logout within this, in milliseconds. */
const LOGOUT_MS = 5000

/** Problems of a submission that say that no order was made. */
const NOT_MADE = ['order_not_created', 'undeliverable_on_submit']

/** What belongs to the device, and not to who used it. */
const STAYS = [
  ...[
    'locale',
    'tos-required',
    'walkthrough-done',
    'pending-logout',
    'clock-offset',
    'page-locale',
    'carried-notices',
    'session-ended',
  ],
  ...[
    'alerts-since',
    'export-columns-off',
    'reloaded-for',
    'banner-closed',
    'bulk-headings',
    'label-paper',
    'label-sheet',
    'single-keys-off',
  ],
]
const stays = (key: string) => STAYS.includes(key)

const isOpen = (tab: Tab): tab is Tab & { page: Page } => tab.page !== undefined

/** Everything that holds after every action. */
export function check(portal: Portal): void {
  if (portal.errors.length > 0) {
    const [error] = portal.errors
    refuse('an exception', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const made = portal.made()
  const counts = new Map<string, number>()
  for (const { order } of made) counts.set(order.customer.name, (counts.get(order.customer.name) ?? 0) + 1)
  for (const [name, count] of counts)
    if (count > 1 && /^(Model|Bulk) /.test(name)) refuse('one submission, several orders', `${name}: ${count}`)
  const points = portal.vendorNames().filter(name => name.startsWith('Point '))
  if (new Set(points).size !== points.length) refuse('one submission, several collection points', points)
  const said = portal.notified.filter(({ code }) => code === 'outlet_created').length
  if (said > points.length) refuse('a collection point that was not made is said to be', [said, points])
  const numbers = new Map(made.map(({ id, order }) => [id, order]))
  for (const owner of portal.owners) {
    checkWishes(owner, made)
    checkLoggedOut(portal, owner)
    if (new Set(owner.alerts).size !== owner.alerts.length) refuse('alerted twice', owner.alerts)
    for (const tab of owner.tabs.filter(isOpen)) {
      checkSessionGoesOn(owner, tab)
      checkNotified(owner, tab, numbers, counts)
      checkProblems(tab.page)
      checkShown(tab.page, tab.seen)
      checkBranch(tab.page)
      checkHistory(portal, tab)
      checkAnswered(portal, tab)
      checkTotals(tab.page)
      checkRows(tab, counts)
      checkPoint(tab, points)
      checkAddress(tab.page)
      checkTyped(portal, owner, tab, counts)
      checkBusy(portal, tab)
    }
  }
  checkLive(portal)
  checkMoment(portal)
}

/** An order was wished for, and costs what whoever wished saw. */
function checkWishes({ wishes, typedFor }: Owner, made: ReturnType<Portal['made']>): void {
  for (const { order } of made) {
    const { name } = order.customer
    if (!typedFor.has(name)) continue
    const shown = wishes.get(name)
    if (!shown) refuse('an order that nobody asked for', name)
    const fee = (order.discounted_delivery_fee ?? order.delivery_fee)?.fee
    if (shown && !shown.has(undefined) && !shown.has(fee))
      refuse('an order costs what was not shown', [name, fee, ...shown])
  }
}

/** A session ends by a logout, or because something happened to it. */
function checkSessionGoesOn(owner: Owner, tab: Tab & { page: Page }): void {
  const session = tab.page.session.$session.get()
  const isSomebody = session.mode !== 'CLASSIC' || session.login !== null
  if (tab.wasSomebody && !isSomebody && !owner.isDisturbed && owner.loggedOutAt === undefined)
    refuse('a session ended by itself', owner.actor)
  tab.wasSomebody = isSomebody
  if (!isSomebody) owner.isUnasked = false
  if (session.mode === 'GODROID' && owner.isUnasked) refuse('a session was replaced without asking', tab.path)
}

/** What nobody wants any more has not failed. */
function checkProblems(page: Page): void {
  const states = [page.history.$state.get(), page.recentOrders.$recent.get(), page.vendors.$vendors.get()]
  const problems = [
    ...states.map(state => (state.state === 'failed' ? state.problem : undefined)),
    ...[page.tracking.$freshness.get().problem, page.history.$extent.get().problem, page.outlet.$state.get().refusal],
  ]
  if (problems.some(problem => problem?.code === 'cancelled')) refuse('a call that was given up is shown as failed')
}

/** The branch that a page showed where its address named none. */
const unnamed = new WeakMap<Page, string>()

/** The address names the branch, and everything on the screen is of it. */
function checkBranch(page: Page): void {
  const named = matchRoute(page.path().split('?')[0] ?? '/')?.params['vendorID']
  const vendors = page.vendors.$list.get()
  const chosen = page.vendors.$chosen.get()?.vendor_id
  if (chosen === undefined) return
  if (named !== undefined && chosen !== named) refuse('another branch than the address names', [named, chosen])
  if (named === undefined) {
    // It stays while the page is open, also where another name moves it down the list.
    const before = vendors.find(({ vendor_id }) => vendor_id === unnamed.get(page))
    const wanted = (before ?? chosenVendor(vendors, undefined))?.vendor_id
    if (chosen !== wanted) refuse('a branch that the address does not name', chosen)
    unnamed.set(page, chosen)
  }
  const screen = page.$screen.get() ?? ''
  if (/bulk/i.test(screen)) {
    const draft = page.bulk.$draft.get()
    if (page.bulk.$bulk.get().vendorId !== chosen) refuse('bulk orders of another branch', chosen)
    if (draft && draft.vendorId !== chosen) refuse('kept rows of another branch', [draft.vendorId, chosen])
  }
  if (/tracking/i.test(screen) && !page.vendors.$toggle.get().on && page.session.$session.get().mode !== 'GUEST')
    for (const { order_id, vendor_id } of listNames.flatMap(name => page.tracking.$lists.get()[name]))
      if (vendor_id !== chosen) refuse('the board has an order of another branch', [order_id, vendor_id, chosen])
}

/** What somebody is notified of is so. */
function checkNotified(
  owner: Owner,
  tab: Tab & { page: Page },
  numbers: ReadonlyMap<string, Order>,
  counts: ReadonlyMap<string, number>,
): void {
  const { page, told } = tab
  const { form, problem, editOrderId } = page.request.$state.get()
  for (const { orderId, wish } of tab.placed.splice(0)) {
    const name = numbers.get(orderId)?.customer.name
    if (name === undefined) refuse('an order that is not there is shown as placed', orderId)
    if (wish !== undefined && name !== wish) refuse('another order is shown as placed', [wish, name])
  }
  const { unsure } = page.bulk.$bulk.get().request
  for (const { code, orderId } of page.told.splice(0)) {
    if (code === 'bulk_placing_failed' && !unsure) checkNothingPlaced(page, counts)
    if (code === 'placed_before') tab.isOrderedElsewhere = true
    if (code !== 'order_pushed' || orderId === undefined) continue
    if (told.has(orderId)) refuse('an order is said to be placed twice', orderId)
    told.add(orderId)
  }
  // What another tab is sending, or is asking the server about, is of its own answer.
  // So is what another tab had sent when it left the form: this one is told by its next press.
  const isSending = owner.tabs.some(
    ({ page: one, wish }) =>
      one && one !== page && (isUndecided(one.request.$state.get()) || (wish === form.name && !onRequest(one))),
  )
  const isDenied = problem !== undefined && NOT_MADE.includes(problem.problem.code)
  if (isDenied && !isSending && editOrderId === undefined && (counts.get(form.name) ?? 0) > 0)
    refuse('an order that was made is shown as not created', form.name)
}

/** An order is being sent, or one whose answer did not come is being looked for. */
const isUndecided = (request: RequestState): boolean => isSubmitting(request) || request.recovering !== undefined

/** Nothing is shown that has not been answered, and nothing of another vendor. */
function checkShown(page: Page, seen: Map<string, number>): void {
  const vendors = page.vendors.$vendors.get()
  const own = vendors.state === 'ready' ? new Set(vendors.value.map(({ vendor_id }) => vendor_id)) : undefined
  const isGuest = page.session.$session.get().mode === 'GUEST'
  for (const order of [...page.tracking.$orders.get().values(), ...page.history.$orders.get()]) {
    const { order_id, status, vendor_id } = order
    if (!page.heard.statuses.get(order_id)?.has(status))
      refuse('what is shown was not answered', `${order_id} ${status}`)
    const length = order.status_history.length
    if (length < (seen.get(order_id) ?? 0)) refuse('an order went back to an earlier state', `${order_id} ${status}`)
    seen.set(order_id, length)
    if (own && !isGuest && !own.has(vendor_id)) refuse('an order of another vendor', `${order_id} of ${vendor_id}`)
  }
}

/** The history has what its filter asks for, and a file of it everything. */
function checkHistory(portal: Portal, tab: Tab & { page: Page }): void {
  const { page } = tab
  const photos = page.proofs.$proofs.get()
  if (photos.state === 'done' && photos.saved + photos.missing.length !== tab.photos)
    refuse('photos are neither saved nor missing', [tab.photos, photos.saved, photos.missing.length])
  if (page.savedEarly.length > 0) refuse('a file was saved before all orders were there', page.savedEarly)
  const { range } = page.history.$filters.get()
  const vendorId = page.vendors.$chosen.get()?.vendor_id
  if (page.history.$isOneOrder.get() || page.history.$state.get().state !== 'ready') return
  const { from, to } = boundsOf(range, 'Europe/Oslo')
  for (const { order_id, vendor_id, created_at } of page.history.$orders.get()) {
    if (created_at < from || created_at > to) refuse('an order of another day', [order_id, created_at, range])
    if (!page.vendors.$toggle.get().on && vendorId !== undefined && vendor_id !== vendorId)
      refuse('an order of another branch', [order_id, vendorId])
  }
  const { status, searchKey } = page.history.$filters.get()
  const isAll = status === 'ANY' && searchKey === '' && page.history.$lookedFor.get() === ''
  if (!isAll || vendorId === undefined || page.vendors.$toggle.get().on || !page.history.$extent.get().complete) return
  const known = new Set(page.history.$orders.get().map(order => order.order_id))
  const what = `${vendorId} ${from} ${to} ${known.size}`
  if (what === tab.complete) return
  tab.complete = what
  // Orders of today may have been made since.
  for (const id of portal.numbersOf(vendorId, from, Math.min(to, DATA_UNTIL)))
    if (!known.has(id)) refuse('a history that is complete has not every order', [id, known.size])
}

/** Totals equal their rows. */
function checkTotals(page: Page): void {
  const lists = page.tracking.$lists.get()
  const listed = listNames.flatMap(name => lists[name].map(order => order.order_id))
  if (new Set(listed).size !== listed.length) refuse('an order is in two lists', listed)
  const all = page.tracking.$orders.get()
  for (const id of listed) if (!all.has(id)) refuse('a list has an order that is not there', id)
  const figures = page.figures.get()
  if (figures) {
    const orders = page.history.$orders.get()
    const { totals, shares, perDay } = figures
    const counted = totals.orders + totals.cancelled.orders
    if (counted !== orders.length) refuse('totals differ from their rows', [counted, orders.length])
    const shared = shares.reduce((sum, { orders: count }) => sum + count, 0)
    if (shared !== orders.length) refuse('shares differ from their rows', [shared, orders.length])
    const days = perDay.reduce((sum, { orders: count }) => sum + count, 0)
    if (days > totals.orders) refuse('days differ from their rows', [days, totals.orders])
  }
  const rows = page.bulk.$rows.get()
  const { all: sum, blank, ...states } = countsOf(rows)
  const parts = Object.values(states).reduce((total, count) => total + count, 0)
  if (parts !== sum || sum + blank !== rows.length) refuse('counts of rows differ', [sum, blank, states, rows.length])
}

/** Rows that were typed are there, until they are placed, undone, or another file takes their place. */
function checkRows(tab: Tab & { page: Page }, counts: ReadonlyMap<string, number>): void {
  const isLoggedOut = !isLoggedIn(tab.page)
  if (isLoggedOut || !onBulk(tab.page)) delete tab.rows
  if (!tab.rows) return
  const shown = new Set(tab.page.bulk.$rows.get().map(({ cells }) => cellOf(cells, 'name').trim()))
  for (const name of tab.rows) {
    if (shown.has(name)) continue
    if ((counts.get(name) ?? 0) === 0) refuse('a row that was typed is lost', [name, ...shown])
    tab.rows.delete(name)
  }
}

/** What was typed for a collection point is there, until it is saved or somebody leaves. */
function checkPoint(tab: Tab & { page: Page }, points: readonly string[]): void {
  if (tab.point === undefined) return
  const { form } = tab.page.outlet.$state.get()
  if (!isLoggedIn(tab.page) || points.includes(tab.point)) delete tab.point
  else if (form.name !== tab.point) refuse('what was typed for a collection point is lost', [tab.point, form.name])
}

/** The address names what the history shows. */
function checkAddress(page: Page): void {
  if (!onHistory(page) || !isLoggedIn(page) || page.query() === '' || page.history.$addressProblem.get()) return
  const { category, status, searchKey, range } = page.history.$filters.get()
  const named = new URLSearchParams(page.query())
  const isNamed =
    named.get('period') === category &&
    (named.get('status') ?? 'ANY') === status &&
    (named.get('search') ?? '') === searchKey &&
    (category !== 'custom' || (named.get('from') === range.from && named.get('to') === range.to))
  if (!isNamed) refuse('the address names another history', [page.query(), category, status, searchKey])
}

/** Rows whose placing is said to have failed are no orders. */
function checkNothingPlaced(page: Page, counts: ReadonlyMap<string, number>): void {
  for (const { verdict, cells } of page.bulk.$rows.get())
    if (verdict.state !== 'placed' && (counts.get(cellOf(cells, 'name').trim()) ?? 0) > 0)
      refuse('a row that was placed is said to have failed', cells)
}

/** What was typed is there, until it is placed, thrown away, or another tab goes on with it. */
function checkTyped(
  portal: Portal,
  owner: Owner,
  tab: Tab & { page: Page },
  counts: ReadonlyMap<string, number>,
): void {
  const state = tab.page.request.$state.get()
  const { form, stage, editOrderId } = state
  if (state.vendorId === undefined || editOrderId !== undefined || stage.step === 'ENDED') return
  const vendorId = draftOwner(owner, state.vendorId)
  const typedFor = owner.typedFor.get(form.name) ?? vendorId
  if (typedFor !== vendorId) refuse('what was typed for another branch', [form.name, typedFor, vendorId])
  const kept = owner.typed.get(vendorId)
  if (kept && (counts.get(kept.name) ?? 0) > 0) owner.typed.delete(vendorId)
  if (tab.typed?.vendorId === vendorId) {
    const isFollowed = kept?.name !== tab.typed.name || kept.description !== tab.typed.description
    const isOver = (counts.get(tab.typed.name) ?? 0) > 0 || isFollowed
    if (isOver) delete tab.typed
    else if (form.name !== tab.typed.name || form.description !== tab.typed.description)
      refuse('what was typed is lost', [tab.typed, form])
  } else if (
    kept &&
    onRequest(tab.page) &&
    // What this tab is asking for comes first.
    tab.page.asking() === 0 &&
    portal.time.passed() - Math.max(kept.at, tab.usedAt, tab.page.askedUntil()) > FOLLOWED_MS &&
    (counts.get(kept.name) ?? 0) === 0 &&
    !isSubmitting(state) &&
    (form.name === '' || (kept.at < tab.loadedAt && (form.name !== kept.name || form.description !== kept.description)))
  )
    refuse('a draft is lost', [kept, form.name, form.description, tab.path, portal.time.passed()])
}

/** Whoever submitted something waits for an answer, or has one. */
function checkAnswered(portal: Portal, tab: Tab & { page: Page }): void {
  const now = portal.time.passed()
  const since = Math.max(tab.submittedAt ?? now, tab.page.askedUntil())
  if (tab.page.asking() === 0 && now - since > ANSWERED_MS) checkSubmitted(tab)
}

/** A submission leads to an order, to a reason, or to a question. */
export function checkSubmitted({ page, submitted, isOrderedElsewhere }: Tab): void {
  if (!page || submitted === undefined) return
  const { form, stage, problem, faults = [], waiting, card } = page.request.$state.get()
  const { unsure, newFee, loading, nothingToPayWith, canSubmit } = page.request.$view.get()
  const isAsked = unsure || newFee !== undefined || card.state === 'open'
  const isTold = problem !== undefined || faults.length > 0 || isOrderedElsewhere
  const isAnswered = stage.step === 'ENDED' || isTold || isAsked
  if (form.name === submitted && !isAnswered && !nothingToPayWith && canSubmit)
    refuse('a submission came to nothing', [stage.step, loading, waiting ?? 'not waiting'])
}

/** What is under way ends. */
function checkBusy(portal: Portal, tab: Tab & { page: Page }): void {
  const now = portal.time.passed()
  const busy = busyOf(tab.page)
  for (const name of [...tab.busySince.keys()]) if (!busy.has(name)) tab.busySince.delete(name)
  for (const name of busy) {
    // Orders are fetched again and again, so that two looks may find two fetches.
    const idle = name === 'orders' ? tab.page.ordersIdleAt() : 0
    const since = Math.max(tab.busySince.get(name) ?? now, tab.usedAt, idle)
    tab.busySince.set(name, since)
    if (now - since > BUSY_MAX_MS) refuse('busy without end', name)
  }
}

/** Names of what is under way on a page. */
export function busyOf(page: Page): Set<string> {
  const busy = new Set<string>()
  const add = (name: string, on: boolean) => {
    if (on) busy.add(name)
  }
  const session = page.session.$session.get()
  const isSomebody = session.mode !== 'CLASSIC' || session.login !== null
  add('session', page.session.$busy.get() !== 'nothing')
  // The page that takes an app's token, and the login, show no vendors.
  const showsVendors = page.$screen.get() !== undefined && page.$screen.get() !== 'connect'
  add('vendors', isSomebody && showsVendors && page.vendors.$vendors.get().state === 'loading')
  const view = page.request.$view.get()
  // An order that cannot be modified yet is opened once it can be, and the form says so meanwhile (Q32).
  const isAwaited = page.request.$state.get().problem?.problem.code === 'order_not_editable_yet'
  add('request', view.loading && !view.unsure && !isAwaited)
  add('submission', view.submitting && !view.unsure && !view.newFee)
  add('orders', page.tracking.$freshness.get().fetching)
  add('cancelling', page.cancelling.$busy.get().size > 0)
  const screen = page.$screen.get()
  const isHistory = screen === 'history' || screen === 'vendorHistory'
  const hasVendor = page.vendors.$chosen.get() !== undefined
  add('history', isHistory && hasVendor && page.history.$state.get().state === 'loading')
  const { fetching } = page.history.$extent.get()
  if (isHistory && fetching) add(`history page ${page.history.$orders.get().length}`, true)
  add('export', page.exporting.$progress.get().state !== 'idle')
  const photos = page.proofs.$proofs.get().state
  add('photos', photos === 'fetching' || photos === 'writing')
  const { saving, awaiting } = page.outlet.$state.get()
  add('collection point', saving || awaiting)
  for (const [name, on] of Object.entries(page.bulk.$bulk.get().loading)) add(`bulk ${name}`, on)
  add('bulk progress', page.bulk.$progress.get() !== undefined)
  const help = page.help.$help.get()
  add('help centre', help.open && (help.stage === 'opening' || help.stage === 'loading'))
  add('public order', page.$screen.get() === 'tracking' && page.publicOrder.$known.get().state === 'loading')
  return busy
}

/** The form of a request offers what the flags of this moment do. */
function checkOffered({ request, flags, flagsNow }: Page): void {
  if (request.$state.get().edited) return
  const { voucherOffered, laterOffered } = request.$view.get()
  const { Voucher, PreOrder } = flagsNow()
  // A time that was chosen is kept until the flags are here.
  const isKept = flags.$awaited.get() && request.$state.get().form.time === 'later'
  if (voucherOffered !== Voucher || laterOffered !== (PreOrder || isKept))
    refuse('the request form does not follow its flags')
}

/** What has to hold at every moment, also between two steps. */
export function checkMoment(portal: Portal): void {
  for (const { tabs } of portal.owners) {
    const open = tabs.filter(isOpen)
    const isAsking = open.some(({ page }) => page.asking() > 0)
    for (const tab of open) {
      checkSession(tab.page)
      const [wrong] = tab.page.wrong
      if (wrong !== undefined) refuse(wrong)
      checkOffered(tab.page)
      if (tab.page.isAsNewAsAnother()) refuse('a list of other branches is shown as new', tab.path)
      if (isAsking) tab.idleSince.clear()
      else checkIdle(portal, tab)
    }
  }
}

/** What is busy asks for something: what nobody asks for never comes. */
function checkIdle(portal: Portal, tab: Tab & { page: Page }): void {
  const now = portal.time.passed()
  const busy = busyOf(tab.page)
  // Its frame, which no call is about, says when it is ready.
  busy.delete('help centre')
  for (const name of [...tab.idleSince.keys()]) if (!busy.has(name)) tab.idleSince.delete(name)
  for (const name of busy) {
    const since = Math.max(tab.idleSince.get(name) ?? now, tab.usedAt, tab.page.askedUntil())
    tab.idleSince.set(name, since)
    if (now - since > IDLE_MAX_MS) refuse('busy although nothing is asked for', name)
  }
}

/** A screen of today's orders that is connected shows them as they are, once all has been well for a while. */
function checkLive(portal: Portal): void {
  const now = portal.time.passed()
  if (now - portal.troubledAt < RECOVERED_MS) return
  for (const { tabs } of portal.owners)
    for (const { page, loadedAt, usedAt } of tabs.filter(isOpen)) {
      const vendorId = page.vendors.$chosen.get()?.vendor_id
      const isGuest = page.session.$session.get().mode === 'GUEST'
      const isNew = now - Math.max(loadedAt, usedAt, page.upSince()) < LIVE_MAX_MS
      if (!onTracking(page) || isGuest || isNew || page.live.$downSince.get() !== undefined) continue
      const shown = page.tracking.$orders.get()
      for (const { id, order } of portal.made()) {
        const changed = order.status_history.at(-1)?.created_at ?? order.created_at
        const isOld = portal.time.server() - changed * 1000 > LIVE_MAX_MS
        const seen = shown.get(id)?.status
        if (order.vendor_id === vendorId && isOld && seen !== order.status)
          refuse('a connected board differs from the server', `${id} ${seen} ${order.status}`)
      }
    }
}

/** Stores of somebody who is not logged in hold nothing. */
function checkSession(page: Page): void {
  const session = page.session.$session.get()
  if (session.mode !== 'CLASSIC' || session.login !== null || page.$screen.get() === 'tracking') return
  const left = [
    page.tracking.$orders.get().size > 0 && 'orders',
    page.tracking.$searchKey.get() !== '' && 'search',
    page.history.$orders.get().length > 0 && 'history',
    page.riders.$riders.get().size > 0 && 'riders',
    page.recentSearches.$recent.get().length > 0 && 'searches',
    page.recentOrders.$recent.get().state !== 'none' && 'recent orders',
    page.vendors.$vendors.get().state === 'ready' && 'vendors',
    page.request.$state.get().form.name !== '' && 'request',
    page.bulk.$rows.get().length > 0 && 'bulk rows',
    page.bulk.$bulk.get().bulkJobHistory !== undefined && 'bulk jobs',
    page.bulk.$bulk.get().bulkJobDetail !== undefined && 'a bulk job',
    page.alerts.$waiting.get().length > 0 && 'alerts',
    page.cancelling.$busy.get().size > 0 && 'a cancellation',
    page.outlet.$state.get().form.name !== '' && 'the name of a collection point',
    page.destination.$search.get().query !== '' && 'an address',
    page.help.$help.get().open && 'help centre',
    page.exporting.$progress.get().state !== 'idle' && 'export',
    page.proofs.$proofs.get().state !== 'idle' && 'photos',
    page.invitation.$invited.get() !== null && 'invitation',
    page.outlet.$state.get().touched && 'collection point',
  ].filter(Boolean)
  if (left.length > 0) refuse('after a logout something is left', left)
}

/** After a logout the browser keeps nothing of the session. */
function checkLoggedOut(portal: Portal, { device, tabs, loggedOutAt }: Owner): void {
  if (loggedOutAt === undefined || portal.time.passed() - loggedOutAt < LOGOUT_MS) return
  const left = [...device.kept.keys()].filter(key => !stays(key))
  if (left.length > 0) refuse('after a logout something is kept', left)
  for (const tab of tabs.filter(isOpen)) {
    const session = tab.page.session.$session.get()
    if (tab.page.$screen.get() !== 'tracking' && (session.mode !== 'CLASSIC' || session.login !== null))
      refuse('a tab goes on after a logout', session.mode)
    const inTab = [...tab.kept.keys()].filter(key => !stays(key) && key !== 'flags' && key !== 'asked-page')
    if (inTab.length > 0) refuse('after a logout a tab keeps something', inTab)
  }
}
