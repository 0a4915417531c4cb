// What the forms offer besides what journeys need: the way back, other customers, offers, owners; and what is done with rows of a sheet.
import { cellOf, columnAt } from '#features/bulk/columns.ts'
import { knownCustomer } from '#features/request/prefill.ts'
import type { BulkJob } from '#schema/wire.ts'
import {
  type Action,
  draftOwner,
  isLoggedIn,
  type OnPage,
  onBulk,
  onHistory,
  onPage,
  onRequest,
  pick,
} from './action.ts'
import type { Owner, Tab } from './portal.ts'

const spotAt = (n: number) => ({ latitude: 59.91 + (n % 9) / 1000, longitude: 10.75 })

/** Somebody else is put into the form: what was typed gives way. */
function giveWay(owner: Owner, tab: Tab, vendorId: string | undefined): void {
  if (vendorId !== undefined) owner.typed.delete(draftOwner(owner, vendorId))
  for (const one of owner.tabs) delete one.typed
  delete tab.submitted
}

const ofRequest = {
  typeOrigin: onPage(1, ({ page, n }) => page.request.typeOrigin(`Karl Johans gate ${n}`), onRequest),
  moveOriginPin: onPage(1, ({ page, n }) => page.request.moveOriginPin(spotAt(n)), onRequest),
  editOrigin: onPage(1, ({ page, n }) => page.request.editOrigin({ building: `Door ${n % 5}` }), onRequest),
  goBackToOrigin: onPage(1, ({ page }) => page.request.goBackToOrigin(), onRequest),
  typeDestination: onPage(1, ({ page, n }) => page.request.typeDestination(`Storgata ${n}`), onRequest),
  saved: onPage(
    2,
    ({ page, owner, tab, n }) => {
      const recent = page.recentOrders.$recent.get()
      if (recent.state !== 'ready' || recent.orders.length === 0) return
      const { vendorId, form } = page.request.$state.get()
      const customer = knownCustomer(pick(recent.orders, n).customer)
      page.request.chooseSaved(customer)
      if (page.request.$state.get().form.name !== form.name) giveWay(owner, tab, vendorId)
    },
    onRequest,
  ),
  offer: onPage(
    2,
    ({ page, n }) =>
      page.request.offer({
        from: pick(['message', 'shop', 'saved'] as const, n),
        changes: { notes: `Ring twice ${n % 5}`, unit: '12' },
        ...(n % 3 === 0 && { address: `Storgata ${n}` }),
      }),
    onRequest,
  ),
  takeOffer: onPage(
    3,
    ({ page }) => page.request.takeOffer(),
    page => onRequest(page) && page.request.$state.get().offer !== undefined,
  ),
  declineOffer: onPage(
    1,
    ({ page }) => page.request.declineOffer(),
    page => onRequest(page) && page.request.$state.get().offer !== undefined,
  ),
  removeVoucher: onPage(1, ({ page }) => page.request.removeVoucher(), onRequest),
  finishDetails: onPage(2, ({ page }) => page.request.finishDetails(), onRequest),
  goBackToDetails: onPage(1, ({ page }) => page.request.goBackToDetails(), onRequest),
  // More than the branch usually sends is asked about.
  highValue: onPage(
    2,
    ({ page, n }) => {
      page.request.change({ amount: pick(['99999', '100', '3'], n) })
      if (n % 2 === 0) page.request.confirmValue()
    },
    onRequest,
  ),
  savedCard: onPage(
    3,
    ({ page, n }) => {
      const { card } = page.request.$state.get()
      const [method] = card.state === 'open' ? card.methods : []
      const [instrument] = method?.payment_instruments ?? []
      if (method && instrument) page.request.selectSavedCard(method.name, instrument.payment_instrument_id)
      if (method && n % 4 === 0) page.request.selectNewCard(method.name)
    },
    page => onRequest(page) && page.request.$state.get().card.state === 'open',
  ),
} satisfies Record<string, Action>

const rowOf = ({ page, n }: OnPage) => {
  const rows = page.bulk.$rows.get()
  return rows.length === 0 ? undefined : pick(rows, n)
}
const hasRows = (page: OnPage['page']) => onBulk(page) && page.bulk.$rows.get().length > 0

const ofBulk = {
  pasteRows: onPage(
    2,
    async ({ page, portal, tab, n }) => {
      const rows = page.bulk.$rows.get()
      const from = pick(rows, n)
      const block = [1, 2].map(row => [portal.freshName('Bulk'), '+47 406 12 345', `Storgata ${row}`])
      delete tab.rows
      await page.bulk.paste([from.number], columnAt.name, block, true)
    },
    hasRows,
  ),
  removeRow: onPage(
    1,
    scene => {
      const row = rowOf(scene)
      if (!row) return
      scene.tab.rows?.delete(cellOf(row.cells, 'name').trim())
      scene.page.bulk.remove(row.number)
    },
    hasRows,
  ),
  duplicateRow: onPage(
    1,
    scene => {
      const row = rowOf(scene)
      // Two orders with one name are meant here, and would look like one that was placed twice.
      const [copy] = row ? scene.page.bulk.duplicate([row.number]) : []
      if (copy !== undefined) scene.page.bulk.edit(copy, columnAt.name, scene.portal.freshName('Bulk'))
    },
    hasRows,
  ),
  wantRow: onPage(1, scene => scene.page.bulk.want(rowOf(scene)?.number ?? 0, scene.n % 2 === 0), hasRows),
  saveRows: onPage(1, ({ page }) => page.bulk.saveRows({ name: 'Rows', columns: [], rows: [] }, 'rows.xlsx'), hasRows),
  askFile: onPage(
    1,
    ({ page, tab }) => {
      delete tab.rows
      page.bulk.askFile()
    },
    onBulk,
  ),
  checkAgain: onPage(1, ({ page }) => page.bulk.checkAgain(), hasRows),
  readAgain: onPage(
    1,
    ({ page, tab, n }) => {
      delete tab.rows
      return page.bulk.readAgain({ decimal: pick(['.', ','] as const, n) })
    },
    hasRows,
  ),
  changeHeadings: onPage(
    1,
    ({ page, tab }) => {
      delete tab.rows
      return page.bulk.changeHeadings()
    },
    hasRows,
  ),
  applyHeadings: onPage(
    4,
    ({ page, tab }) => {
      delete tab.rows
      const { foreign } = page.bulk.$bulk.get().request
      return foreign && page.bulk.applyHeadings(foreign.sheet.map)
    },
    page => onBulk(page) && page.bulk.$bulk.get().request.foreign !== undefined,
  ),
  template: onPage(1, ({ page }) => page.bulk.saveTemplate('template.xlsx'), onBulk),
  jobDetail: onPage(
    2,
    ({ page, n }) => {
      const jobs = page.bulk.$bulk.get().bulkJobHistory
      return Array.isArray(jobs) && jobs.length > 0
        ? page.bulk.loadDetail(pick(jobs as readonly BulkJob[], n).bulk_job_id)
        : page.bulk.loadHistory()
    },
    onBulk,
  ),
} satisfies Record<string, Action>

const ofOthers = {
  ownDays: onPage(
    2,
    ({ page, n }) => {
      const day = `2026-03-0${1 + (n % 3)}`
      return page.history.setRange({ from: n % 5 === 0 ? '2026-03-09' : '2026-03-01', to: day })
    },
    onHistory,
  ),
  fetchAll: onPage(1, ({ page }) => page.history.fetchRest(), onHistory),
  readPast: onPage(
    1,
    ({ page, n }) => {
      const orderId = page.history.$orders.get()[n]?.order_id ?? 'no1000-unknown'
      page.history.look(orderId)
      return page.history.read(orderId)
    },
    onHistory,
  ),
  showFilters: onPage(1, ({ page }) => page.history.showFilters(), onHistory),
  outletOwners: onPage(
    1,
    ({ page, n }) => {
      if (n % 3 === 0) page.outlet.removeOwner(n % 2)
      else page.outlet.addOwner()
    },
    page => isLoggedIn(page) && !page.outlet.$state.get().saving,
  ),
  outletPlace: onPage(
    1,
    ({ page, n }) => {
      if (n % 3 === 0) return page.outlet.typeAddress(`Kirkegata ${n}`)
      if (n % 3 === 1) return page.outlet.movePin(spotAt(n))
      page.outlet.awaitPlace()
      if (n % 2 === 0) page.outlet.missPlace()
      else page.outlet.chooseAddress({ id: 'y', formatted_address: `Kirkegata ${n}`, ...spotAt(n) })
    },
    page => isLoggedIn(page) && !page.outlet.$state.get().saving && !page.outlet.$state.get().awaiting,
  ),
  helpSpeaks: onPage(
    2,
    ({ page, n }) => {
      const help = page.help.$help.get()
      const origin = help.open ? help.origin : undefined
      page.help.receive(
        n % 4 === 0 ? 'https://else.example' : (origin ?? ''),
        pick(
          [{ source: 'help-centre', type: 'ready' }, { source: 'help-centre', type: 'close' }, { type: 'ready' }, 'x'],
          n,
        ),
      )
    },
    page => page.help.$help.get().open,
  ),
} satisfies Record<string, Action>

export const formActions = { ...ofRequest, ...ofBulk, ...ofOthers }
