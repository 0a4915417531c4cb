// The export of the whole filter (HIS-101, HIS-012, HIS-013, Q68).
import { atom, type ReadableAtom } from 'nanostores'
import { boundsOf } from '#features/orders/days.ts'
import type { OrdersNotice } from '#features/orders/notices.ts'
import type { Order } from '#schema/wire.ts'
import { exportFileName } from './export-rows.ts'
import type { HistoryStore } from './store.ts'

export type ExportFormat = 'xlsx' | 'csv'

export type ExportProgress =
  | { state: 'idle' }
  /** `orders` fetched so far; `share` is the part of the range that they cover, 0 to 1. */
  | { state: 'fetching'; format: ExportFormat; orders: number; share: number }
  | { state: 'writing'; format: ExportFormat; orders: number }

export type ExportPorts = {
  history: Pick<HistoryStore, '$state' | '$orders' | '$filters' | '$days' | '$extent' | 'fetchRest'>
  zone(): string
  vendorId(): string | undefined
  /** Writes the file, off the main thread; throws if that fails or is cancelled. */
  write(orders: readonly Order[], format: ExportFormat, signal: AbortSignal): Promise<Blob>
  /** Offers the file for download. */
  save(file: Blob, name: string): void
  notify(notice: OrdersNotice): void
}

export type ExportStore = {
  $progress: ReadableAtom<ExportProgress>
  /** Fetches what is missing, writes and saves; does nothing while an export is running. */
  run(format: ExportFormat): Promise<void>
  cancel(): void
}

export function createExport({ history, zone, vendorId, write, save, notify }: ExportPorts): ExportStore {
  const $progress = atom<ExportProgress>({ state: 'idle' })
  let abort: AbortController | undefined

  /** Pages arrive newest first, so the oldest order shows the progress. */
  function shareFetched(): number {
    const { from, to } = boundsOf(history.$filters.get().range, zone())
    const oldest = history.$orders.get().at(-1)?.created_at ?? to
    return history.$extent.get().complete ? 1 : Math.min(1, Math.max(0, (to - oldest) / (to - from)))
  }

  async function fetched(format: ExportFormat, { signal }: AbortController): Promise<readonly Order[] | undefined> {
    const show = () => {
      if (!signal.aborted)
        $progress.set({ state: 'fetching', format, orders: history.$orders.get().length, share: shareFetched() })
    }
    const { range, status, searchKey } = history.$filters.get()
    const stop = history.$extent.subscribe(show)
    // The figures need the remaining pages even if the export is cancelled.
    const problem = await Promise.race([history.fetchRest(), ended(signal)])
    stop()
    if (signal.aborted) return undefined
    const now = history.$filters.get()
    const same = now.range === range && now.status === status && now.searchKey === searchKey
    if (!problem && same) return history.$orders.get()
    // Another filter cancels the export without a notice; a page that fails shows one.
    if (same && problem?.code !== 'cancelled') notify({ code: 'history_download_failed' })
    return undefined
  }

  return {
    $progress,
    async run(format) {
      if (abort || history.$state.get().state !== 'ready') return
      const mine = new AbortController()
      abort = mine
      // Other days may be shown by the time it is written.
      const name = exportFileName(vendorId() ?? '', history.$days.get(), format)
      const orders = await fetched(format, mine)
      try {
        if (!orders) return
        $progress.set({ state: 'writing', format, orders: orders.length })
        const file = await write(orders, format, mine.signal)
        if (!mine.signal.aborted) save(file, name)
      } catch {
        if (!mine.signal.aborted) notify({ code: 'export_failed' })
      } finally {
        if (abort === mine) {
          abort = undefined
          $progress.set({ state: 'idle' })
        }
      }
    },
    cancel() {
      abort?.abort()
      abort = undefined
      $progress.set({ state: 'idle' })
    },
  }
}

const ended = (signal: AbortSignal) =>
  new Promise<{ code: 'cancelled' }>(resolve => {
    signal.addEventListener('abort', () => resolve({ code: 'cancelled' }), { once: true })
  })
