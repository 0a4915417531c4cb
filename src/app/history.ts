// The history, connected: filters in the address, pages, figures, export.
import { saveFile, writeExport } from '#api/export-file'
import { deployment } from '#deployment'
import { createHistory } from '#stores/history'
import { createExport } from '#stores/orders/export'
import { createFigures } from '#stores/orders/figures'
import { exportWords } from '#text/export-words'
import { $audience, notifyOrders, recentSearches } from './orders.ts'
import { sitePhones } from './phones.ts'
import { listenLive } from './realtime.ts'
import { vendors } from './vendors.ts'
import { atLogout, clock, send, storage } from './world.ts'

const zone = () => deployment().settings.timezone
const known = () => {
  const now = vendors.$vendors.get()
  return now.state === 'ready' ? now.value : []
}

const store = createHistory({
  send,
  storage,
  clock,
  zone,
  $audience,
  // Orders of test vendors can be looked for by everybody (API-041, Q90).
  vendorIds: () => [...known().map(vendor => vendor.vendor_id), ...deployment().settings.testVendorIds],
  phones: async () => sitePhones(deployment().country.code),
  query: () => location.search,
  // Only what the address says changes: the page stays.
  showQuery: query => history.replaceState(history.state, '', `${location.pathname}${query}`),
  remember: recentSearches.remember,
  notify: notifyOrders,
})

const download = createExport({
  history: store,
  zone,
  vendorId: () => $audience.get().vendorId,
  write(orders, format, signal) {
    const { sheetName, words } = exportWords()
    const { currency } = deployment().settings
    const facts = { now: clock.now(), zone: zone(), currency, vendors: known(), words }
    return writeExport({ orders, facts, format, sheetName }, signal)
  },
  save: saveFile,
  notify: notifyOrders,
})

/** Everything that the history screen shows and does. */
export const pastOrders = {
  ...store,
  $figures: createFigures(store, { clock, zone }),
  /** How far an export is. */
  $export: download.$progress,
  /** Fetches the whole filter, writes the file and offers it. */
  exportAll: download.run,
  cancelExport: download.cancel,
  $recent: recentSearches.$recent,
  /** Reads the filters, fetches, and follows the vendor; the answer ends that. To be called in the browser. */
  start(): () => void {
    const ends = [recentSearches.start(), store.start(), listenLive({ apply: store.apply, refetch: () => {} })]
    return () => {
      for (const end of ends) end()
    }
  },
}

atLogout(() => {
  download.cancel()
  store.reset()
})
