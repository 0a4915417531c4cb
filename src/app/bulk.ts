// Bulk orders, connected.
import { computed } from 'nanostores'
import { base64Of, readBulkFile, writeBulkFile } from '#api/bulk-file'
import { saveFile } from '#api/export-file'
import { matchRoute } from '#contract/routes'
import { deployment } from '#deployment'
import { checkRow } from '#domain/bulk/check'
import { createMender, type Mender } from '#domain/bulk/mending'
import { type BulkNotice, bulkNotices } from '#domain/bulk/notices'
import { createBulk } from '#stores/bulk/bulk'
import { bulkWords } from '#text/bulk-words'
import { nextTurn } from '../next-turn.ts'
import { notices } from './notices.ts'
import { sitePhones } from './phones.ts'
import { vendors } from './vendors.ts'
import { atLogout, clock, currentPath, navigate, send, storage, uuid } from './world.ts'

const TEMPLATE_NAME = 'Template.xlsx'

/** What a check asks of the site; the metadata of its phones is loaded once. */
function siteFacts() {
  const { settings } = deployment()
  return {
    now: clock.now(),
    zone: settings.timezone,
    currency: settings.currency,
    rules: settings.rules,
  }
}

const addressParams = () => matchRoute(currentPath())?.params ?? {}

let phones: ReturnType<typeof sitePhones> | undefined
const ownPhones = () => {
  phones ??= sitePhones(deployment().country.code)
  return phones
}
let mender: Mender | undefined

const store = createBulk({
  send,
  clock,
  storage,
  uuid,
  $vendorId: computed(vendors.$chosen, chosen => chosen?.vendor_id),
  currency: () => deployment().settings.currency,
  rules() {
    mender ??= createMender(bulkWords(), ownPhones())
    const facts = { ...siteFacts(), phones: ownPhones() }
    return { mender, check: cells => checkRow(cells, facts) }
  },
  pause: nextTurn,
  read: (file, onRows, signal) =>
    readBulkFile(file, { ...siteFacts(), country: deployment().country.code, words: bulkWords() }, onRows, signal),
  write: writeBulkFile,
  base64: base64Of,
  save: saveFile,
  notify: (notice: BulkNotice) => {
    notices.show(notice, bulkNotices[notice.code])
  },
  leave(path, notice) {
    notices.carry(notice)
    // A branch in the address stays there: its orders are the ones that were placed.
    const named = addressParams()['vendorID']
    navigate.go(named === undefined ? path : `${path}/${encodeURIComponent(named)}`)
  },
})

/** Everything that the screens of bulk orders show and do. */
export const bulk = {
  ...store,
  saveTemplate: () => store.saveTemplate(TEMPLATE_NAME),
  /** The job that the address names. */
  namedJob: (): string | undefined => addressParams()['bulkJobID'],
  /** Follows the vendor and keeps what is not placed; the answer ends that. To be called in the browser. */
  start(): () => void {
    const stop = store.start()
    addEventListener('pagehide', store.keep)
    return () => {
      removeEventListener('pagehide', store.keep)
      stop()
    }
  },
}

atLogout(() => store.discard())
