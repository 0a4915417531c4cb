// Bulk orders, connected.
import { computed } from 'nanostores'
import { matchRoute } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { checkRow, fixesOf } from '#features/bulk/check.ts'
import type { Cells } from '#features/bulk/columns.ts'
import type { Fault } from '#features/bulk/faults.ts'
import type { FileOutcome, ReadRow } from '#features/bulk/file-problems.ts'
import { createNormalizer, type Normalizer } from '#features/bulk/normalizer.ts'
import { type BulkNotice, bulkNotices } from '#features/bulk/notices.ts'
import { createBulk } from '#features/bulk/store.ts'
import { bulkWords } from '#features/bulk/text.ts'
import type { SheetTask } from '#features/formats/sheet-file.ts'
import { fetchEach, ORDERS_AT_ONCE } from '#features/orders/pages-store.ts'
import { spellingIn } from '#features/pricing/money.ts'
import { yieldToMain } from '#platform/browser-ports.ts'
import { comparedAddress } from '#platform/compared-bytes.ts'
import type { BulkRow, Order } from '#schema/wire.ts'
import type { BulkMessage, BulkTask, FileReadContext } from '#workers/bulk/worker.ts'
import workerUrl from '#workers/bulk/worker.ts?worker&url'
import { saveFile } from './export-file.ts'
import { notices } from './notices.ts'
import { sitePhones } from './phones.ts'
import { atLogout, clock, currentPath, navigate, send, storage, uuid, watchUnsaved } from './services.ts'
import { vendors } from './vendors.ts'

const TEMPLATE_NAME = 'Template.xlsx'

/** What a check asks of the site; the metadata of its phones is loaded once. */
function siteContext() {
  const { settings } = deployment()
  return {
    now: clock.now(),
    zone: settings.timezone,
    ...spellingIn(deployment()),
    rules: settings.rules,
  }
}

/** Formats of files that this site reads (Q111). */
const formats = () => deployment().settings.rules.bulkFormats

const addressParams = () => matchRoute(currentPath())?.params ?? {}

let phones: ReturnType<typeof sitePhones> | undefined
const phonesOfSite = () => {
  phones ??= sitePhones(deployment().country.code)
  return phones
}
let normalizer: Normalizer | undefined

const store = createBulk({
  send,
  clock,
  storage,
  uuid,
  $vendorId: computed(vendors.$chosen, chosen => chosen?.vendor_id),
  spelling: () => spellingIn(deployment()),
  zone: () => deployment().settings.timezone,
  rules() {
    normalizer ??= createNormalizer(bulkWords(), phonesOfSite(), spellingIn(deployment()))
    const context = { ...siteContext(), phones: phonesOfSite() }
    return { normalizer, check: cells => checkRow(cells, context) }
  },
  pause: yieldToMain,
  formats,
  read: (file, onRows, signal, as) =>
    readBulkFile(file, { ...siteContext(), words: bulkWords(), formats: formats(), ...as }, onRows, signal),
  write: writeBulkFile,
  base64: base64Of,
  save: saveFile,
  notify: (notice: BulkNotice) => {
    notices.show(notice, bulkNotices[notice.code])
  },
  leave(path, notice) {
    notices.keepForNextPage(notice)
    // A branch in the address stays there: its orders are the ones that were placed.
    const named = addressParams()['vendorID']
    navigate.go(named === undefined ? path : `${path}/${encodeURIComponent(named)}`)
  },
})

/** Everything that the screens of bulk orders show and do. */
export const bulk = {
  ...store,
  formats,
  /** What is offered for a mistake. */
  fixesOf: (fault: Fault, cells: Cells) => fixesOf(fault, cells, { ...siteContext(), phones: phonesOfSite() }),
  /** Says that not all rows of the clipboard were pasted. @param limit as the reader writes it */
  tellPasteCut: (limit: string) => notices.show({ code: 'bulk_paste_cut', limit }, bulkNotices.bulk_paste_cut),
  saveTemplate: () => store.saveTemplate(TEMPLATE_NAME),
  /** The orders that rows of a job became, in the order of the rows; undefined when they cannot be read (BLK-110). */
  async ordersOf(rows: readonly Pick<BulkRow, 'order_id'>[]): Promise<Order[] | undefined> {
    const vendor_id = vendors.$chosen.get()?.vendor_id ?? ''
    const wanted = rows.flatMap(({ order_id }) => (order_id === undefined ? [] : [{ order_id, vendor_id }]))
    const orders: Order[] = []
    for (let at = 0; at < wanted.length; at += ORDERS_AT_ONCE) {
      const answer = await fetchEach(send, wanted.slice(at, at + ORDERS_AT_ONCE))
      if (answer.state === 'failed' || answer.missed) {
        notices.show({ code: 'bulk_detail_failed' }, bulkNotices.bulk_detail_failed)
        return undefined
      }
      orders.push(...answer.value)
    }
    return orders
  },
  /** The job that the address names. */
  namedJob: (): string | undefined => addressParams()['bulkJobID'],
  /** Follows the vendor and keeps what is not placed; the answer ends that. To be called in the browser. */
  start(): () => void {
    const stop = store.start()
    const kept = () => JSON.stringify(storage.read('bulk-drafts')?.[store.$bulk.get().vendorId ?? ''])
    let left: string | undefined
    // Back from the browser's memory: these rows may have been placed or changed on a page after this one, which are kept by now.
    let isBehind = false
    const keep = () => {
      if (!isBehind) store.keep()
    }
    const stopWatching = watchUnsaved(() => {
      keep()
      return store.isBeyondKeeping()
    })
    const onLeave = () => {
      keep()
      left = kept()
    }
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      isBehind = persisted && kept() !== left
      if (isBehind) navigate.reload()
    }
    addEventListener('pagehide', onLeave)
    addEventListener('pageshow', onReturn)
    // A phone ends a page that is out of sight without a further word.
    const onHide = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onLeave)
      removeEventListener('pageshow', onReturn)
      document.removeEventListener('visibilitychange', onHide)
      stopWatching()
      stop()
    }
  },
}

atLogout(options => store.reset(options))

// Files of bulk orders, read and written in a worker that is loaded when there is something to do (BLK-105).

/** Whatever a worker does, it is ended after this, in milliseconds. */
const WORK_MAX_MS = 30_000

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Ended = FileOutcome | Uint8Array<ArrayBuffer>

async function work(task: BulkTask, onRows: (rows: ReadRow[]) => void, signal?: AbortSignal): Promise<Ended> {
  const address = await comparedAddress(workerUrl)
  return new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' })
    const end = (settle: () => void) => {
      clearTimeout(watch)
      worker.terminate()
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => end(() => reject(new DOMException('ended', 'AbortError')))
    const tooSlow = () => end(() => resolve({ state: 'refused', problem: { code: 'too_slow' } }))
    const watch = setTimeout(tooSlow, WORK_MAX_MS)
    signal?.addEventListener('abort', onAbort, { once: true })
    if (signal?.aborted) return onAbort()
    worker.addEventListener('error', () => end(() => reject(new Error('the worker failed'))))
    worker.addEventListener('message', ({ data }: MessageEvent<BulkMessage>) => {
      if ('rows' in data) return onRows(data.rows)
      end(() =>
        'failed' in data ? reject(new Error(data.failed)) : resolve('file' in data ? data.file : data.outcome),
      )
    })
    worker.postMessage(task)
  })
}

/**
 * Reads and checks a file; `onRows` gets its rows in parts. Rejects when ended by the signal; a worker that cannot be
 * loaded is a problem too.
 */
async function readBulkFile(
  file: Blob,
  context: FileReadContext,
  onRows: (rows: ReadRow[]) => void,
  signal: AbortSignal,
): Promise<FileOutcome> {
  try {
    const outcome = await work({ read: file, context }, onRows, signal)
    return 'state' in outcome ? outcome : { state: 'refused', problem: { code: 'reader_failed' } }
  } catch (error) {
    if (signal.aborted) throw error
    return { state: 'refused', problem: { code: 'reader_failed' } }
  }
}

/** The bytes of a sheet. Rejects when it cannot be written. */
async function writeBulkFile(task: SheetTask): Promise<Blob> {
  const bytes = await work({ write: task }, () => {})
  if (!(bytes instanceof Uint8Array)) throw new Error('the sheet was not written')
  return new Blob([bytes], { type: XLSX })
}

const CHUNK_BYTES = 32_768

/** A file as base64, as the call takes it (Q72). */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return btoa(text)
}
