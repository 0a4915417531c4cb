// What has to hold after every action, whatever happened before.
import { countsOf } from '#features/bulk/sheet.ts'
import { boundsOf } from '#features/orders/days.ts'
import { listNames } from '#features/orders/lists.ts'
import type { Page } from './page.ts'
import type { Owner, Portal, Tab } from './portal.ts'

/** Something that may never be. */
export class Violation extends Error {
  override name = 'Violation'
}

const refuse = (rule: string, detail: unknown = ''): never => {
  throw new Violation(`${rule}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`)
}

/** Nothing is under way for longer than this without anybody doing something, in milliseconds of the timers. */
const BUSY_MAX_MS = 240_000
/** Other tabs learn of a draft within this, in milliseconds. */
const FOLLOWED_MS = 1000
/** Other tabs learn of a logout within this, in milliseconds. */
const LOGOUT_MS = 5000

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
  ...['reloaded-for', 'banner-closed', 'bulk-headings', 'label-paper', 'label-sheet', 'single-keys-off'],
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
  const numbers = new Set(made.map(({ id }) => id))
  for (const owner of portal.owners) {
    checkLoggedOut(portal, owner)
    for (const tab of owner.tabs.filter(isOpen)) {
      checkNotified(tab.page, numbers, counts)
      checkShown(tab.page, tab.seen)
      checkHistory(tab.page)
      checkTotals(tab.page)
      checkTyped(portal, owner, tab, counts)
      checkBusy(portal, tab)
    }
  }
  checkMoment(portal)
}

/** What somebody is notified of is so. */
function checkNotified(page: Page, numbers: ReadonlySet<string>, counts: ReadonlyMap<string, number>): void {
  const { stage, form, problem, editOrderId } = page.request.$state.get()
  if (stage.step === 'ENDED' && stage.reason === 'placed' && editOrderId === undefined && !numbers.has(stage.orderId))
    refuse('an order that is not there is shown as placed', stage.orderId)
  if (problem?.problem.code === 'order_not_created' && editOrderId === undefined && (counts.get(form.name) ?? 0) > 0)
    refuse('an order that was made is shown as not created', form.name)
  for (const { verdict } of page.bulk.$rows.get())
    if (verdict.state === 'placed' && verdict.orderId !== undefined && !numbers.has(verdict.orderId))
      refuse('a row that is not there is shown as placed', verdict.orderId)
}

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
function checkHistory(page: Page): void {
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

/** What was typed is there, until it is placed, thrown away, or another tab goes on with it. */
function checkTyped(
  portal: Portal,
  owner: Owner,
  tab: Tab & { page: Page },
  counts: ReadonlyMap<string, number>,
): void {
  const { vendorId, form, stage, editOrderId } = tab.page.request.$state.get()
  if (vendorId === undefined || editOrderId !== undefined || stage.step === 'ENDED') return
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
    portal.time.passed() - kept.at > FOLLOWED_MS &&
    (counts.get(kept.name) ?? 0) === 0 &&
    form.name === ''
  )
    refuse('a draft is lost', [kept, form.name, tab.path, portal.time.passed()])
}

/** A submission leads to an order, to a reason, or to a question. */
export function checkSubmitted({ page, submitted }: Tab): void {
  if (!page || submitted === undefined) return
  const { form, stage, problem, faults = [], waiting } = page.request.$state.get()
  const { unsure, newFee, loading, nothingToPayWith, canSubmit } = page.request.$view.get()
  const isAnswered =
    stage.step === 'ENDED' || problem !== undefined || faults.length > 0 || unsure || newFee !== undefined
  if (form.name === submitted && !isAnswered && !nothingToPayWith && canSubmit)
    refuse('a submission came to nothing', [stage.step, loading, waiting ?? 'not waiting'])
}

/** What is under way ends. */
function checkBusy(portal: Portal, tab: Tab & { page: Page }): void {
  const now = portal.time.passed()
  const busy = busyOf(tab.page)
  for (const name of [...tab.busySince.keys()]) if (!busy.has(name)) tab.busySince.delete(name)
  for (const name of busy) {
    const since = Math.max(tab.busySince.get(name) ?? now, tab.usedAt)
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
  const { saving, awaiting } = page.outlet.$state.get()
  add('collection point', saving || awaiting)
  for (const [name, on] of Object.entries(page.bulk.$bulk.get().loading)) add(`bulk ${name}`, on)
  add('bulk progress', page.bulk.$progress.get() !== undefined)
  const help = page.help.$help.get()
  add('help centre', help.open && (help.stage === 'opening' || help.stage === 'loading'))
  add('public order', page.$screen.get() === 'tracking' && page.publicOrder.$known.get().state === 'loading')
  return busy
}

/** What has to hold at every moment, also between two steps. */
export function checkMoment(portal: Portal): void {
  for (const { tabs } of portal.owners) for (const tab of tabs.filter(isOpen)) checkSession(tab.page)
}

/** Stores of somebody who is not logged in hold nothing. */
function checkSession(page: Page): void {
  const session = page.session.$session.get()
  if (session.mode !== 'CLASSIC' || session.login !== null || page.$screen.get() === 'tracking') return
  const left = [
    page.tracking.$orders.get().size > 0 && 'orders',
    page.history.$orders.get().length > 0 && 'history',
    page.riders.$riders.get().size > 0 && 'riders',
    page.recentSearches.$recent.get().length > 0 && 'searches',
    page.recentOrders.$recent.get().state !== 'none' && 'recent orders',
    page.vendors.$vendors.get().state === 'ready' && 'vendors',
    page.request.$state.get().form.name !== '' && 'request',
    page.bulk.$rows.get().length > 0 && 'bulk rows',
    page.help.$help.get().open && 'help centre',
    page.exporting.$progress.get().state !== 'idle' && 'export',
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
