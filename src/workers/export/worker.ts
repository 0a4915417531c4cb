// Writes the file of an export away from the page's own thread, so that the page stays usable meanwhile.
import { type ExportFacts, exportRows } from '#domain/history/export-rows'
import type { Order } from '#schema/wire'
import { csvFile, xlsxFile } from './files.ts'

export type ExportTask = { orders: readonly Order[]; facts: ExportFacts; format: 'xlsx' | 'csv'; sheetName: string }
export type ExportDone = { file: Uint8Array<ArrayBuffer> } | { failed: string }

/** What the worker does with a task; a failure is an answer, for an error would carry no reason. */
export function carryOut({ orders, facts, format, sheetName }: ExportTask): ExportDone {
  try {
    const rows = exportRows(orders, facts)
    return { file: format === 'csv' ? csvFile(rows) : xlsxFile(rows, sheetName) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' }
  }
}

// Only in a worker, not where a test or the page itself reads this file.
if (typeof document === 'undefined' && typeof self !== 'undefined' && 'importScripts' in self)
  self.addEventListener('message', ({ data }: MessageEvent<ExportTask>) => {
    const done = carryOut(data)
    self.postMessage(done, 'file' in done ? { transfer: [done.file.buffer] } : {})
  })
