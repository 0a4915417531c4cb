// Files of bulk orders, read and written in a worker that is loaded when there is something to do (BLK-105).
import type { SheetTask } from '#domain/bulk/failed-rows'
import type { FileOutcome, ReadRow } from '#domain/bulk/reading'
import type { BulkMessage, BulkTask, ReadFacts } from '../workers/bulk/worker.ts'

/** Whatever a worker does, it is ended after this, in milliseconds. */
const WORK_MAX_MS = 30_000

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Ended = FileOutcome | Uint8Array<ArrayBuffer>

function work(task: BulkTask, onRows: (rows: ReadRow[]) => void, signal?: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../workers/bulk/worker.ts', import.meta.url), { type: 'module' })
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
 * Reads and checks a file; `onRows` hears of its rows in parts. Rejects when ended by the signal; a worker that cannot be
 * loaded is a problem too.
 */
export async function readBulkFile(
  file: Blob,
  facts: ReadFacts,
  onRows: (rows: ReadRow[]) => void,
  signal: AbortSignal,
): Promise<FileOutcome> {
  try {
    const outcome = await work({ read: file, facts }, onRows, signal)
    return 'state' in outcome ? outcome : { state: 'refused', problem: { code: 'reader_failed' } }
  } catch (error) {
    if (signal.aborted) throw error
    return { state: 'refused', problem: { code: 'reader_failed' } }
  }
}

/** The bytes of a sheet. Rejects when it cannot be written. */
export async function writeBulkFile(task: SheetTask): Promise<Blob> {
  const bytes = await work({ write: task }, () => {})
  if (!(bytes instanceof Uint8Array)) throw new Error('the sheet was not written')
  return new Blob([bytes], { type: XLSX })
}

const CHUNK_BYTES = 32_768

/** A file as base64, as the call takes it (Q72). */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return btoa(text)
}
