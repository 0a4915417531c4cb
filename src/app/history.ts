// The history, connected: filters in the address, pages, figures, export.
import { atom } from 'nanostores'
import { pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { withDraft } from '#features/bulk/draft.ts'
import { columnsWithout, type ExportColumn, exportColumns } from '#features/history/export-rows.ts'
import { createExport } from '#features/history/export-store.ts'
import { type RepeatTime, repeatDraft, repeatProblem } from '#features/history/repeat.ts'
import { type HourStatement, hourTable, type Statement, statementTable } from '#features/history/statement.ts'
import { createFigures, createHistory } from '#features/history/store.ts'
import { exportWords, statementWords } from '#features/history/text.ts'
import type { DayRange } from '#features/orders/days.ts'
import { decimalSignIn, spellingIn } from '#features/pricing/money.ts'
import { beginsAhead } from '#platform/begins-ahead.ts'
import type { Order } from '#schema/wire.ts'
import { saveFile, writeExport } from './export-file.ts'
import { $audience, listenLive, notifyOrders, phonesOfSearches, recentSearches } from './orders.ts'
import { atLogout, clock, navigate, pageLifecycle, send, storage } from './services.ts'
import { vendors } from './vendors.ts'

const zone = () => deployment().settings.timezone

const store = createHistory({
  send,
  storage,
  clock,
  zone,
  $audience,
  // Orders of test vendors can be looked for by everybody (API-041, Q90).
  vendorIds: () => [...vendors.$list.get().map(vendor => vendor.vendor_id), ...deployment().settings.testVendorIds],
  phones: phonesOfSearches,
  query: () => location.search,
  // Only the query of the address changes: the page stays.
  showQuery: query => history.replaceState(history.state, '', `${location.pathname}${query}`),
  remember: recentSearches.remember,
  notify: notifyOrders,
})

const download = createExport({
  history: store,
  zone,
  vendorId: () => $audience.get().vendorId,
  write(orders, format, signal) {
    const { currency } = deployment().settings
    const decimal = decimalSignIn(spellingIn(deployment()))
    const columns = columnsWithout(storage.read('export-columns-off') ?? [])
    const words = exportWords()
    const context = { now: clock.now(), zone: zone(), currency, decimal, vendors: vendors.$list.get(), columns, words }
    return writeExport({ orders, context, format }, signal)
  },
  save: saveFile,
  notify: notifyOrders,
})

/** Numbers of the orders that were picked by hand. */
const $picked = atom<ReadonlySet<string>>(new Set())

/** The orders that an action is for: those that were picked, else all of the filter, once they are here. */
async function selectedOrders(): Promise<readonly Order[] | undefined> {
  const picked = $picked.get()
  if (picked.size > 0) return store.$orders.get().filter(order => picked.has(order.order_id))
  const filters = store.$filters.get()
  const problem = await store.fetchRest()
  // Other orders are shown by now than those that were asked for.
  if (store.$filters.get() !== filters) return undefined
  if (!problem) return store.$orders.get()
  if (problem.code !== 'cancelled') notifyOrders({ code: 'past_orders_failed', problem })
  return undefined
}

/** Opens bulk orders with these orders as rows at their new times (BLK-109); false where the browser has no room for them. */
function repeat(orders: readonly Order[], time: RepeatTime, name: string): boolean {
  const drafts = storage.read('bulk-drafts')
  const waiting = drafts?.[orders[0]?.vendor_id ?? '']
  const draft = repeatDraft(orders, time, { ...spellingIn(deployment()), zone: zone(), waiting, name })
  if (!draft) return true
  storage.write('bulk-drafts', withDraft(drafts, draft.vendorId, draft))
  if (!storage.outlives('bulk-drafts')) {
    if (drafts) storage.write('bulk-drafts', drafts)
    else storage.remove('bulk-drafts')
    return false
  }
  navigate.go(pathFor('vendorBulkOrder', { vendorID: draft.vendorId }))
  return true
}

/**
 * Offers a statement as a workbook: by outlet and, where anything was delivered, by hour (HIS-105).
 * @param covers what narrows the orders of these days, for the name of the sheet
 */
async function saveStatement(
  {
    outlets,
    hours,
    range: { from, to },
  }: { outlets: readonly Statement[]; hours: readonly HourStatement[]; range: DayRange },
  {
    nameOf,
    windowOf,
    covers,
  }: { nameOf(vendorId: string): string; windowOf(from: number): string; covers: readonly string[] },
): Promise<void> {
  const { currency } = deployment().settings
  const words = statementWords()
  try {
    const sheet = [words.sheet, ...covers].join(' ')
    const byOutlet = statementTable(outlets, { words: { ...words, sheet }, currency, nameOf })
    const tables = hours.length > 0 ? [byOutlet, hourTable(hours, { words, windowOf })] : [byOutlet]
    const file = await writeExport({ tables, format: 'xlsx' }, new AbortController().signal)
    saveFile(file, `statement_${from}_${to}.xlsx`)
  } catch {
    notifyOrders({ code: 'export_failed' })
  }
}

/** Calls `act` after a step back or forward within the page. Returns what ends that. */
function onStepBack(act: () => void): () => void {
  const { pathname } = location
  const listen = () => {
    if (location.pathname === pathname) act()
  }
  addEventListener('popstate', listen)
  return () => removeEventListener('popstate', listen)
}

/** Everything that the history screen shows and does. */
export const pastOrders = {
  ...store,
  $picked,
  pick(ids: readonly string[], on: boolean): void {
    const picked = new Set($picked.get())
    for (const id of ids)
      if (on) picked.add(id)
      else picked.delete(id)
    $picked.set(picked)
  },
  selectedOrders,
  repeat,
  saveStatement,
  /** Why these orders cannot be repeated, also together with what waits in this tab. */
  repeatProblem: (orders: readonly Order[]) => repeatProblem(orders, storage.read('bulk-drafts')),
  $figures: createFigures(store, { clock, zone }),
  /** How far an export is. */
  $export: download.$progress,
  /** Fetches the whole filter, writes the file and offers it. */
  exportAll: download.run,
  cancelExport: download.cancel,
  /** The columns that exports have on this device, and their names. */
  exportColumns: () => columnsWithout(storage.read('export-columns-off') ?? []),
  exportColumnNames: () => exportWords().columns,
  setExportColumns(wanted: readonly ExportColumn[]): void {
    const off = exportColumns.filter(column => !wanted.includes(column))
    if (off.length > 0) storage.write('export-columns-off', off)
    else storage.remove('export-columns-off')
  },
  $recent: recentSearches.$recent,
  /** Reads the filters, fetches, and follows the vendor; the answer ends that. To be called in the browser. */
  ...beginsAhead(() => {
    // What was picked, or is being saved, is of the days that are shown.
    const renew = () => {
      if ($picked.get().size === 0 && download.$progress.get().state === 'idle') store.renew()
    }
    const ends = [
      recentSearches.start(),
      store.start(),
      // What was picked belongs to the orders that were shown.
      store.$filters.listen(() => $picked.set(new Set())),
      $audience.listen((audience, before) => {
        if (JSON.stringify(audience) !== JSON.stringify(before)) $picked.set(new Set())
      }),
      listenLive({ apply: store.apply, refetch: () => void store.catchUp() }),
      onStepBack(store.showFilters),
      pageLifecycle.onReturn(renew),
      // By the clock of before, yesterday was another day.
      clock.onCorrection(renew),
    ]
    return () => {
      for (const end of ends) end()
    }
  }),
}

atLogout(() => {
  download.cancel()
  $picked.set(new Set())
  store.reset()
})
