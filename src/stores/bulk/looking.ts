// What stands beside the flow: the template, the history of jobs and the detail of one (BLK-008, BLK-016, BLK-018, BLK-019).
import type { ReadableAtom } from 'nanostores'
import type { SheetTask } from '#domain/bulk/failed-rows'
import type { BulkEvent, BulkState } from '#domain/bulk/flow'
import type { Send } from '#ports'

export type LookingPorts = {
  send: Send
  $bulk: ReadableAtom<BulkState>
  tell(event: BulkEvent): void
  write(task: SheetTask): Promise<Blob>
  save(file: Blob, name: string): void
}

export type Looking = {
  /** Saves the template under this name (API-053). */
  saveTemplate(name: string): Promise<void>
  /** Saves rows as a file of their own. */
  saveRows(task: SheetTask, name: string): Promise<void>
  loadHistory(): Promise<void>
  loadDetail(jobId: string): Promise<void>
}

export function createLooking({ send, $bulk, tell, write, save }: LookingPorts): Looking {
  return {
    async saveTemplate(name) {
      tell({ type: 'templateAsked' })
      const answer = await send('bulkTemplate', {})
      if (answer.state === 'failed') return tell({ type: 'templateFailed' })
      save(answer.value, name)
      tell({ type: 'templateDone' })
    },
    async saveRows(task, name) {
      const file = await write(task).catch(() => undefined)
      if (file) save(file, name)
      else tell({ type: 'rowsNotSaved' })
    },
    async loadHistory() {
      const { vendorId } = $bulk.get()
      if (vendorId === undefined) return
      tell({ type: 'historyAsked' })
      const answer = await send('listBulkJobs', { params: { vendorId } })
      if ($bulk.get().vendorId !== vendorId) return
      if (answer.state === 'failed') return tell({ type: 'historyFailed' })
      tell({ type: 'historyLoaded', jobs: answer.value.body })
    },
    async loadDetail(jobId) {
      const { vendorId } = $bulk.get()
      tell({ type: 'detailAsked' })
      if (vendorId === undefined) return tell({ type: 'detailFailed' })
      const answer = await send('readBulkJob', { params: { vendorId, jobId } })
      if ($bulk.get().vendorId !== vendorId) return
      if (answer.state === 'failed') return tell({ type: 'detailFailed' })
      const { bulk_job, rows } = answer.value.body
      tell({ type: 'detailLoaded', job: bulk_job, rows })
    },
  }
}
