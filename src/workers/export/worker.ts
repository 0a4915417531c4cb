// Writes the file of an export away from the page's own thread, so that the page stays usable meanwhile.

import { zipSync } from 'fflate'
import { neutralisedCell, type SheetCell, type SheetTask } from '#features/formats/sheet-file.ts'
import { type ExportContext, exportTable } from '#features/history/export-rows.ts'
import type { ProofFile } from '#features/history/proofs.ts'
import type { Sign } from '#features/pricing/money.ts'
import type { Order } from '#schema/wire.ts'
import { writeSheet, writeSheets } from '../write-sheet.ts'

export type ExportTask =
  | { orders: readonly Order[]; context: ExportContext; format: 'xlsx' | 'csv' }
  /** Tables that are small enough to be made in the page, each on a sheet of its own. */
  | { tables: readonly SheetTask[]; format: 'xlsx' }
  /** Photos, which are compressed already, and a workbook that says what each is. */
  | { files: readonly ProofFile[]; index: SheetTask; format: 'zip' }
export type ExportDone = { file: Uint8Array<ArrayBuffer> } | { failed: string }

/** What the worker does with a task; a failure is an answer, for an error would carry no reason. */
export function carryOut(task: ExportTask): ExportDone {
  try {
    if ('files' in task) return { file: packed([{ name: 'index.xlsx', bytes: writeSheet(task.index) }, ...task.files]) }
    if ('tables' in task) return { file: writeSheets(task.tables) }
    const table = exportTable(task.orders, task.context)
    return { file: task.format === 'csv' ? csvFile(table, task.context.decimal) : writeSheet(table) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' }
  }
}

const packed = (files: readonly ProofFile[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 0 }))

// Only in a worker, not where a test or the page itself reads this file.
if (typeof document === 'undefined' && typeof self !== 'undefined' && 'importScripts' in self)
  self.addEventListener('message', ({ data }: MessageEvent<ExportTask>) => {
    const done = carryOut(data)
    self.postMessage(done, 'file' in done ? { transfer: [done.file.buffer] } : {})
  })

// The file of an export, as bytes (HIS-101, Q68). Runs in a worker, so it touches neither page nor disk.

/** UTF-8 with a byte order mark: without it spreadsheets take the text for another encoding. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Text with a separator between cells, every line ended by CR LF (RFC 4180), as programs of the country read it: with a comma
 * before the decimals, a semicolon separates. Nothing in it runs in a spreadsheet.
 */
export function csvFile({ columns, rows }: SheetTask, decimal: Sign): Uint8Array<ArrayBuffer> {
  const separator = decimal === ',' ? ';' : ','
  const quoted = (cell: SheetCell): string => {
    if (typeof cell === 'number') return String(cell).replace('.', decimal)
    const text = neutralisedCell(cell)
    return /[",\t\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const line = (cells: readonly SheetCell[]): string => `${cells.map(quoted).join(separator)}\r\n`
  return new TextEncoder().encode(
    `${BYTE_ORDER_MARK}${line(columns.map(({ heading }) => heading))}${rows.map(({ cells }) => line(cells)).join('')}`,
  )
}
