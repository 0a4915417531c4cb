// Reads, checks and writes files of bulk orders away from the page's own thread (BLK-105).

import type { MetadataJson } from 'libphonenumber-js/core'
import type { FileOutcome, ReadRow } from '#features/bulk/file-problems.ts'
import { contentsOf } from '#features/bulk/file-problems.ts'
import type { SheetTask } from '#features/formats/sheet-file.ts'
import metadata from '#features/phones/phone-metadata.json' with { type: 'json' }
import { createPhones } from '#features/phones/phones.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { writeSheet } from '../write-sheet.ts'
import { readFile } from './read-file.ts'
import type { ReadingContext } from './rows.ts'

/** Plain data in place of functions. */
export type FileReadContext = Omit<ReadingContext, 'phones'>

export type BulkTask = { read: Blob; context: FileReadContext } | { write: SheetTask }

export type BulkMessage =
  | { rows: ReadRow[] }
  | { outcome: FileOutcome }
  | { file: Uint8Array<ArrayBuffer> }
  | { failed: string }

async function carryOut(task: BulkTask, post: (message: BulkMessage) => void): Promise<void> {
  try {
    if ('write' in task) return post({ file: writeSheet(task.write) })
    const { context } = task
    const phones = createPhones(context.country, metadata as unknown as MetadataJson)
    const bytes = new Uint8Array(await task.read.arrayBuffer())
    // Nobody who brings another format waits for the library of Excel 97.
    const old =
      contentsOf(bytes, context.formats) === 'compound'
        ? await importWithRetry(() => import('./old-workbook.ts'))
        : undefined
    post({ outcome: readFile(bytes, { ...context, phones }, rows => post({ rows }), old?.readOldWorkbook) })
  } catch (error) {
    post({ failed: error instanceof Error ? error.message : 'unknown' })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BulkTask>) => {
  void carryOut(data, message =>
    self.postMessage(message, 'file' in message ? { transfer: [message.file.buffer] } : {}),
  )
})
