// Makes the file of an export in a worker of its own, and hands a file to the reader.
import { comparedAddress } from '#platform/compared-bytes.ts'
import type { ExportDone, ExportTask } from '#workers/export/worker.ts'
import workerUrl from '#workers/export/worker.ts?worker&url'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  zip: 'application/zip',
} as const

/** The file of a task. Rejects when the worker cannot be loaded, fails, or is ended by the signal. */
export async function writeExport(task: ExportTask, signal: AbortSignal): Promise<Blob> {
  const address = await comparedAddress(workerUrl)
  return new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => end(() => reject(new DOMException('ended', 'AbortError')))
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) return onAbort()
    worker.addEventListener('error', () => end(() => reject(new Error('the worker failed'))))
    worker.addEventListener('message', ({ data }: MessageEvent<ExportDone>) =>
      end(() =>
        'file' in data ? resolve(new Blob([data.file], { type: types[task.format] })) : reject(new Error(data.failed)),
      ),
    )
    worker.postMessage(task)
  })
}

/** How long the address of a saved file lives: some browsers read it only after the click, in milliseconds. */
const FILE_ADDRESS_MS = 60_000

/** Offers a file as a download under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), FILE_ADDRESS_MS)
}
