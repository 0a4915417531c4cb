// Bulk orders: the flow, its calls and the rows that are kept from visit to visit (BLK-001 to BLK-021, BLK-101, BLK-102).
import { atom } from 'nanostores'
import { type BulkDraft, draftOf, isKeepable, type PlacingJob } from '#domain/bulk/draft'
import { outsideProblem } from '#domain/bulk/file-problems'
import { type BulkEvent, type BulkState, initialBulk, step } from '#domain/bulk/flow'
import { type SheetRow, stateOf } from '#domain/bulk/sheet'
import { createAsking } from './asking.ts'
import { createLooking } from './looking.ts'
import { placeJobs } from './placing.ts'
import type { BulkPorts, BulkProgress, BulkStore, SheetFile } from './ports.ts'
import { createSheet } from './sheet.ts'

/** Typing goes on in bursts: rows are asked about this long after the last change, in milliseconds. */
const ASK_AFTER_MS = 700

/** Each thousand rows are told: drawing costs more than reading them. */
const TOLD_ROWS = 1000

export function createBulk(ports: BulkPorts): BulkStore {
  const { send, clock, storage, uuid, $vendorId, currency, write, base64, notify } = ports
  const $bulk = atom<BulkState>(initialBulk)
  const $file = atom<SheetFile | undefined>()
  const $progress = atom<BulkProgress | undefined>()
  const $draft = atom<BulkDraft | undefined>()
  let abort = new AbortController()
  let jobs: readonly PlacingJob[] = []
  let cancelAsk = () => {}

  const sheet = createSheet({ ...ports, changed: askSoon })
  const asking = createAsking({ send, sheet, currency, write, base64 })

  function tell(event: BulkEvent): void {
    const [next, commands] = step($bulk.get(), event)
    $bulk.set(next)
    for (const command of commands) {
      if (command.do === 'notify') notify(command.notice)
      else if (command.do === 'leave') ports.leave(command.path, command.notice)
      else stopAll()
    }
  }

  function stopAll(): AbortSignal {
    abort.abort()
    abort = new AbortController()
    cancelAsk()
    $progress.set(undefined)
    return abort.signal
  }

  const unasked = (): SheetRow[] =>
    sheet.$rows.get().filter(row => row.faults.length === 0 && row.verdict.state === 'unasked')

  /** Rows that were changed are asked about in a while, unless their check has found something already. */
  function askSoon(): void {
    cancelAsk()
    cancelAsk = clock.after(ASK_AFTER_MS, () => void askChanged())
  }

  async function askChanged(): Promise<void> {
    cancelAsk()
    const { vendorId, request } = $bulk.get()
    const rows = unasked()
    if (vendorId === undefined || request.step !== 'SHOW_PREPROCESS_RESULTS' || rows.length === 0) return
    const answer = await asking.ask(vendorId, rows, abort.signal)
    if ('code' in answer && answer.code !== 'cancelled') notify({ code: 'bulk_upload_failed' })
  }

  /** Asks about all rows without mistakes, and shows what came of it. */
  async function preprocess(vendorId: string, signal: AbortSignal): Promise<void> {
    const rows = unasked()
    $progress.set({ doing: 'checking', done: 0, of: rows.length })
    const answer = await asking.ask(vendorId, rows, signal, done =>
      $progress.set({ doing: 'checking', done, of: rows.length }),
    )
    if (signal.aborted) return
    $progress.set(undefined)
    if ('code' in answer) {
      keep()
      tell({ type: 'uploadFailed' })
    } else tell({ type: 'ShowPreprocessResults', ...answer })
  }

  function keep(): void {
    const { vendorId } = $bulk.get()
    const file = $file.get()
    if (vendorId === undefined || !file) return
    const { name, placed } = file
    const draft = draftOf({ vendorId, name, placed }, sheet.$rows.get(), jobs)
    $draft.set(draft)
    if (draft && isKeepable(draft)) storage.write('bulk-draft', draft)
    else storage.remove('bulk-draft')
  }

  function forget(): void {
    sheet.fill([])
    asking.forget()
    jobs = []
    $file.set(undefined)
  }

  async function show(draft: BulkDraft, signal: AbortSignal): Promise<boolean> {
    $file.set({ name: draft.name, bytes: undefined, readAt: clock.now(), unused: [], placed: draft.placed })
    const rows = await sheet.check(draft.rows)
    if (signal.aborted) return false
    sheet.fill(rows)
    jobs = draft.jobs
    return true
  }

  async function run(only?: 'look'): Promise<void> {
    const { vendorId = '' } = $bulk.get()
    const of = jobs.reduce((sum, job) => sum + job.numbers.length, 0)
    const before = $file.get()?.placed ?? 0
    tell({ type: 'ShowOrderPlacementResults' })
    keep()
    const count = (done: number) => $progress.set({ doing: 'placing', done, of })
    count(0)
    let left = jobs
    const end = await placeJobs(
      {
        send,
        clock,
        sheet,
        counted: count,
        settled: job => {
          left = left.filter(one => one !== job)
        },
      },
      { vendorId, jobs, signal: abort.signal, ...(only && { only }) },
    )
    if (end.state === 'cancelled') return
    $progress.set(undefined)
    jobs = end.state === 'unsure' ? left : []
    const file = $file.get()
    if (file) $file.set({ ...file, placed: before + (end.placed ?? 0) })
    keep()
    if (end.state === 'unsure') tell({ type: 'placeUnsure', unsure: { placed: end.placed, of } })
    else if (end.state === 'refused' || end.placed === 0) tell({ type: 'placeFailed' })
    else tell({ type: 'placed' })
  }

  return {
    ...sheet,
    ...createLooking({ send, $bulk, tell, write, save: ports.save }),
    $bulk,
    $file,
    $progress,
    $draft,
    $unchecked: asking.$failed,
    checkAgain: askChanged,
    async chooseFile(file) {
      tell({ type: 'AskExcelFile' })
      const problem = outsideProblem(file)
      tell({ type: 'UploadingExcelFile' })
      const { vendorId, request } = $bulk.get()
      if (request.step !== 'UPLOADING_EXCEL_FILE' || vendorId === undefined) return
      if (problem) return tell({ type: 'fileRefused', problem })
      const { signal } = abort
      const rows: SheetRow[] = []
      $progress.set({ doing: 'reading', done: 0, of: undefined })
      const outcome = await ports
        .read(
          file,
          part => {
            for (const row of part) rows.push({ ...row, verdict: { state: 'unasked' } })
            if (!signal.aborted && rows.length % TOLD_ROWS === 0)
              $progress.set({ doing: 'reading', done: rows.length, of: undefined })
          },
          signal,
        )
        .catch(() => undefined)
      if (signal.aborted || !outcome) return
      if (outcome.state === 'refused') {
        $progress.set(undefined)
        return tell({ type: 'fileRefused', problem: outcome.problem })
      }
      forget()
      sheet.fill(rows)
      $file.set({ name: file.name, bytes: file.size, readAt: clock.now(), unused: outcome.unused, placed: 0 })
      await preprocess(vendorId, signal)
    },
    askFile() {
      keep()
      tell({ type: 'AskExcelFile' })
    },
    async resume() {
      const draft = $draft.get()
      const { vendorId } = $bulk.get()
      if (!draft || vendorId === undefined) return
      const signal = stopAll()
      if (!(await show(draft, signal))) return
      // The page was left while orders were being placed: what became of them comes first, and nothing is sent again.
      if (jobs.length > 0) return run('look')
      tell({ type: 'resumed' })
      await askChanged()
    },
    async review() {
      jobs = []
      // The server says of each whether it was placed, and will not place it twice.
      sheet.update(rows =>
        rows.map(row => (stateOf(row) === 'ready' ? { ...row, verdict: { state: 'unasked' } } : row)),
      )
      tell({ type: 'resumed' })
      await askChanged()
    },
    discard() {
      storage.remove('bulk-draft')
      $draft.set(undefined)
      forget()
    },
    async place() {
      const { vendorId, loading } = $bulk.get()
      if (vendorId === undefined || loading.placingOrder) return
      cancelAsk()
      tell({ type: 'placeAsked' })
      const { signal } = abort
      const failed = (answer: Awaited<ReturnType<typeof asking.ask>>) => 'code' in answer && answer.code !== 'cancelled'
      const first = await asking.ask(vendorId, unasked(), signal)
      if (signal.aborted) return
      if (failed(first)) return tell({ type: 'prepareFailed' })
      // Rows changed since their job was made, or many small jobs: one more look at all of them, in jobs of their own.
      const ready = sheet.$rows.get().filter(row => stateOf(row) === 'ready')
      const again = asking.jobsToPlace() ? first : await asking.ask(vendorId, ready, signal)
      if (signal.aborted) return
      if (failed(again)) return tell({ type: 'prepareFailed' })
      jobs = (asking.jobsToPlace() ?? []).map(job => ({ ...job, key: uuid() }))
      tell({ type: jobs.length > 0 ? 'prepared' : 'confirmDismissed' })
    },
    dismiss() {
      jobs = []
      tell({ type: 'confirmDismissed' })
    },
    confirm: () => run(),
    retry: () => run(),
    keep,
    start() {
      const stop = $vendorId.subscribe(vendorId => {
        if (vendorId === undefined || vendorId === $bulk.get().vendorId) return
        tell({ type: 'vendorChosen', vendorId })
        forget()
        const kept = storage.read('bulk-draft')
        $draft.set(kept?.vendorId === vendorId ? kept : undefined)
      })
      return () => {
        stop()
        stopAll()
      }
    },
  }
}
