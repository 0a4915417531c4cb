// Reads, checks and writes files of bulk orders away from the page's own thread (BLK-105).
import type { MetadataJson } from 'libphonenumber-js/core'
import type { SheetTask } from '#domain/bulk/failed-rows'
import type { FileOutcome, ReadRow } from '#domain/bulk/reading'
import { createPhones } from '#domain/phones'
import metadata from '../../domain/phone-metadata.json' with { type: 'json' }
import { type FileFacts, readFile } from './read-file.ts'
import { writeSheet } from './write-sheet.ts'

/** Plain data in place of functions. @property country ISO code of the site */
export type ReadFacts = Omit<FileFacts, 'phones'> & { country: string }

export type BulkTask = { read: Blob; facts: ReadFacts } | { write: SheetTask }

export type BulkMessage =
  | { rows: ReadRow[] }
  | { outcome: FileOutcome }
  | { file: Uint8Array<ArrayBuffer> }
  | { failed: string }

async function carryOut(task: BulkTask, say: (message: BulkMessage) => void): Promise<void> {
  try {
    if ('write' in task) return say({ file: writeSheet(task.write) })
    const { country, ...facts } = task.facts
    const phones = createPhones(country, metadata as unknown as MetadataJson)
    const bytes = new Uint8Array(await task.read.arrayBuffer())
    say({ outcome: readFile(bytes, { ...facts, phones }, rows => say({ rows })) })
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : 'unknown' })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BulkTask>) => {
  void carryOut(data, message =>
    self.postMessage(message, 'file' in message ? { transfer: [message.file.buffer] } : {}),
  )
})
