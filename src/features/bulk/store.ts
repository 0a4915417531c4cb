// Bulk orders: the flow, its calls and the rows that stay from visit to visit (BLK-001 to BLK-021, BLK-101, BLK-102).
import { atom, type ReadableAtom } from 'nanostores'
import type { SheetTask } from '#features/formats/sheet-file.ts'
import { createMachine } from '#features/machine/store.ts'
import { ACTIVE_PAGE_SIZE, fetchAll } from '#features/orders/pages-store.ts'
import type { MoneySpelling } from '#features/pricing/money.ts'
import type { Clock, Send, Storage, Uuid } from '#platform/ports.ts'
import { noCells } from './columns.ts'
import { areKeepable, type BulkDraft, type PlacingJob, withDraft } from './draft.ts'
import {
  type BulkFormat,
  type BulkProgress,
  type FileOutcome,
  outsideProblem,
  type ReadAs,
  type ReadRow,
  type SheetFile,
  type TextReading,
  unreadFile,
} from './file-problems.ts'
import { type BulkCommand, type BulkEvent, type BulkState, initialBulk, step } from './flow.ts'
import { type HeadingMap, headingMapsOf, withMap } from './heading-map.ts'
import type { BulkNotice } from './notices.ts'
import { RECENT_SECONDS, recentFinder } from './recent-orders.ts'
import { createQueries, createValidation, placeJobs, type Queries } from './server-store.ts'
import { createDoubles, draftOf, newRow, type SheetRow, stateOf } from './sheet.ts'
import { createSheet, type SheetPorts, type SheetStore } from './sheet-store.ts'

/** People type in bursts: rows are validated this long after the last change, in milliseconds. */
const ASK_AFTER_MS = 700

/** Rows that are changed while they are validated before placing are validated again, so many times at most. */
const ROUNDS_MAX = 5

/** Progress is reported each thousand rows: drawing costs more than reading them. */
const PROGRESS_STEP_ROWS = 1000

/** Row 1 of a sheet has the headings. */
const FIRST_ROW = 2

export function createBulk(ports: BulkPorts): BulkStore {
  const { send, clock, storage, uuid, $vendorId, spelling, write, base64, notify } = ports
  const $file = atom<SheetFile | undefined>()
  const $progress = atom<BulkProgress | undefined>()
  const $draft = atom<BulkDraft | undefined>()
  let abort = new AbortController()
  let jobs: readonly PlacingJob[] = []
  /** Orders that are placed of a job whose answer was lost. */
  let partly = 0
  /** Not sent before they are confirmed, and so nothing to ask about on the next page. */
  let prepared: readonly PlacingJob[] = []
  /** To be read again with other settings. */
  let lastFile: File | undefined
  /** A file whose headings are being checked by the vendor. */
  let asked: { file: File; chosen: Partial<TextReading> } | undefined
  /** A grid to type into that held no row yet: what waits is of an earlier one. */
  let isNew = false
  /** Maps of headings of this visit, for when the browser stores nothing. */
  let maps: readonly unknown[] = []
  let cancelAsk = () => {}
  /** Ends when the rows that equal recent orders are marked. */
  let recent = Promise.resolve()
  const $recentUnknown = atom(false)

  const isPlacing = () => $bulk.get().request.step === 'SHOW_ORDER_PLACEMENT_RESULTS'
  const sheet = createSheet({ ...ports, changed: askSoon, removed: noteRemoved, isPlacing })
  const validation = createValidation({ send, sheet, spelling, write, base64 })

  const { $state: $bulk, dispatch } = createMachine<BulkState, BulkEvent, BulkCommand>({
    initial: initialBulk,
    step,
    perform: {
      notify: command => notify(command.notice),
      leave: ({ path, notice }) => ports.leave(path, notice),
      abort: () => void stopAll(),
    },
  })

  function noteRemoved(): void {
    const file = $file.get()
    if (file) $file.set({ ...file, removed: true })
  }

  function stopAll(): AbortSignal {
    abort.abort()
    abort = new AbortController()
    cancelAsk()
    $progress.set(undefined)
    return abort.signal
  }

  /** For a row that equals a recent order, the server may know that it is placed, so it is asked about those too. */
  const isToAsk = (row: SheetRow): boolean => {
    const state = stateOf(row)
    const again = state === 'double' && row.double === undefined && row.faults.length === 0
    return row.verdict.state === 'unasked' && (state === 'waiting' || again)
  }
  const unasked = (): SheetRow[] => sheet.$rows.get().filter(isToAsk)

  /** Looks for orders of the last 24 hours that rows equal (BLK-108); a notice shows when there is no answer. */
  async function lookForRecent(vendorId: string, signal: AbortSignal): Promise<void> {
    $recentUnknown.set(false)
    const from = Math.floor(clock.now() / 1000) - RECENT_SECONDS
    const query = { count: ACTIVE_PAGE_SIZE, from }
    const answer = await fetchAll(send, { vendorId, query, signal })
    if (signal.aborted) return
    if (answer.state === 'failed') return $recentUnknown.set(true)
    const { normalizer } = ports.rules()
    const phone = (text: string) => normalizer.cell('phone', text)
    await sheet.mark(recentFinder(answer.value, { ...spelling(), zone: ports.zone(), phone }), signal)
  }

  /** Changed rows are validated after a pause, unless the portal's check has found a mistake. */
  function askSoon(): void {
    cancelAsk()
    cancelAsk = clock.after(ASK_AFTER_MS, () => void askChanged())
  }

  async function askChanged(): Promise<void> {
    cancelAsk()
    const { vendorId, request } = $bulk.get()
    const rows = unasked()
    if (vendorId === undefined || request.step !== 'SHOW_PREPROCESS_RESULTS' || rows.length === 0) return
    const answer = await validation.ask(vendorId, rows, abort.signal)
    if ('code' in answer && answer.code !== 'cancelled') notify({ code: 'bulk_upload_failed' })
  }

  /** Validates all rows without mistakes, and shows the results. */
  async function preprocess(vendorId: string, signal: AbortSignal): Promise<void> {
    const rows = unasked()
    $progress.set({ doing: 'checking', done: 0, of: rows.length })
    recent = lookForRecent(vendorId, signal)
    const answer = await validation.ask(vendorId, rows, signal, done =>
      $progress.set({ doing: 'checking', done, of: rows.length }),
    )
    await recent
    if (signal.aborted) return
    $progress.set(undefined)
    if ('code' in answer) {
      keep()
      dispatch({ type: 'uploadFailed' })
    } else dispatch({ type: 'ShowPreprocessResults', ...answer })
  }

  const draftNow = (vendorId: string, { name, placed }: SheetFile): BulkDraft | undefined =>
    draftOf({ vendorId, name, placed }, sheet.$rows.get(), jobs)

  function keep(): void {
    const { vendorId } = $bulk.get()
    const file = $file.get()
    if (vendorId === undefined || !file) return
    const draft = draftNow(vendorId, file)
    if (!draft && isNew) return
    isNew = false
    $draft.set(draft)
    put(vendorId, draft)
  }

  /** Stores the draft of a branch next to those of others, or that there is none. */
  function put(vendorId: string, draft?: BulkDraft): void {
    const stored = storage.read('bulk-drafts')
    const drafts = withDraft(stored, vendorId, draft)
    const kept = areKeepable(drafts) ? drafts : withDraft(stored, vendorId)
    if (Object.keys(kept).length > 0) storage.write('bulk-drafts', kept)
    else storage.remove('bulk-drafts')
  }

  function forget(): void {
    sheet.fill([])
    validation.forget()
    jobs = []
    partly = 0
    prepared = []
    lastFile = undefined
    asked = undefined
    isNew = false
    $file.set(undefined)
  }

  async function show(draft: BulkDraft, signal: AbortSignal): Promise<boolean> {
    $file.set({ ...unreadFile, name: draft.name, readAt: clock.now(), placed: draft.placed })
    const rows = await sheet.check(draft.rows)
    if (signal.aborted) return false
    sheet.fill(rows)
    jobs = draft.jobs
    isNew = false
    return true
  }

  async function place(): Promise<void> {
    const { vendorId, loading, request } = $bulk.get()
    if (vendorId === undefined || loading.placingOrder || request.step !== 'SHOW_PREPROCESS_RESULTS') return
    cancelAsk()
    dispatch({ type: 'placeAsked' })
    const { signal } = abort
    await recent
    if (signal.aborted) return
    const ready = () => sheet.$rows.get().filter(row => stateOf(row) === 'ready')
    const isChecked = () => unasked().length === 0 && (ready().length === 0 || validation.jobsToPlace() !== undefined)
    // What is changed meanwhile is validated too.
    for (let round = 0; round < ROUNDS_MAX && (round === 0 || !isChecked()); round++) {
      const first = await validation.ask(vendorId, unasked(), signal)
      if (signal.aborted) return
      // Rows have changed since their job was made, or there are many small jobs: all are validated again, in new jobs.
      const again =
        'code' in first || validation.jobsToPlace() ? first : await validation.ask(vendorId, ready(), signal)
      if (signal.aborted) return
      if ('code' in again) return dispatch({ type: 'prepareFailed' })
    }
    prepared = (validation.jobsToPlace() ?? []).map(job => ({ ...job, key: uuid() }))
    if (prepared.length > 0) dispatch({ type: 'prepared' })
    else dispatch({ type: isChecked() ? 'confirmDismissed' : 'prepareFailed' })
  }

  function dismiss(): void {
    prepared = []
    dispatch({ type: 'confirmDismissed' })
  }

  /** Whether the rows that are ready are exactly those of the confirmation. */
  function isStillPrepared(): boolean {
    const contents = (all: Iterable<Pick<PlacingJob, 'id' | 'numbers'>>) =>
      JSON.stringify(Array.from(all, ({ id, numbers }) => [id, numbers]))
    return contents(validation.jobsToPlace() ?? []) === contents(prepared)
  }

  function countPlaced(placed: number): void {
    const file = $file.get()
    if (file) $file.set({ ...file, placed })
  }

  async function run(only?: 'look'): Promise<void> {
    const { vendorId = '' } = $bulk.get()
    const of = jobs.reduce((sum, job) => sum + job.numbers.length, 0)
    const before = $file.get()?.placed ?? 0
    dispatch({ type: 'ShowOrderPlacementResults' })
    keep()
    const count = (done: number) => $progress.set({ doing: 'placing', done, of })
    if (only === 'look') $progress.set({ doing: 'looking', done: 0, of: undefined })
    else count(0)
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
    // Those of a job that has not ended are counted when it has.
    countPlaced(before + (end.state === 'unsure' ? end.settled : end.placed))
    partly = end.state === 'unsure' ? Math.max(0, (end.placed ?? 0) - end.settled) : 0
    keep()
    if (end.state === 'unsure') dispatch({ type: 'placeUnsure', unsure: { placed: end.placed, of } })
    else if (end.state === 'refused' || end.placed === 0) dispatch({ type: 'placeFailed' })
    else dispatch({ type: 'placed' })
  }

  const keptMaps = () => storage.read('bulk-headings') ?? maps

  /** @param ask whether to ask about its headings even if a map for them is known */
  async function read(file: File, chosen: Partial<TextReading>, ask = false): Promise<void> {
    // What is being placed is not given up for another file.
    if (isPlacing()) return
    dispatch({ type: 'AskExcelFile' })
    const problem = outsideProblem(file, ports.formats())
    dispatch({ type: 'UploadingExcelFile' })
    const { vendorId, request } = $bulk.get()
    if (request.step !== 'UPLOADING_EXCEL_FILE' || vendorId === undefined) return
    if (problem) return dispatch({ type: 'fileRefused', name: file.name, problem })
    const { signal } = abort
    const rows: SheetRow[] = []
    const doubles = createDoubles()
    $progress.set({ doing: 'reading', done: 0, of: undefined })
    const onRows = (part: readonly ReadRow[]) => {
      for (const { number, cells, faults } of part) {
        rows.push(newRow(number, cells, faults))
        doubles.know(cells)
      }
      if (!signal.aborted && rows.length % PROGRESS_STEP_ROWS === 0)
        $progress.set({ doing: 'reading', done: rows.length, of: undefined })
    }
    const as = { chosen, maps: headingMapsOf(keptMaps(), vendorId), ask }
    const outcome = await ports.read(file, onRows, signal, as).catch(() => undefined)
    if (signal.aborted || !outcome) return
    if (outcome.state === 'refused') {
      $progress.set(undefined)
      return dispatch({ type: 'fileRefused', name: file.name, problem: outcome.problem })
    }
    if (outcome.state === 'headings') {
      $progress.set(undefined)
      asked = { file, chosen }
      return dispatch({ type: 'headingsAsked', name: file.name, sheet: outcome.sheet })
    }
    forget()
    lastFile = file
    sheet.fill(rows, doubles)
    const { state: _, rows: __, ...facts } = outcome
    $file.set({ ...unreadFile, ...facts, name: file.name, bytes: file.size, readAt: clock.now() })
    await preprocess(vendorId, signal)
  }

  return {
    ...sheet,
    ...createQueries({ send, $bulk, dispatch, write, save: ports.save }),
    $bulk,
    $file,
    $progress,
    $draft,
    $unchecked: validation.$failed,
    $recentUnknown,
    checkAgain: askChanged,
    chooseFile: file => read(file, {}),
    async readAgain(chosen) {
      if (lastFile) await read(lastFile, { ...$file.get()?.textReading, ...chosen })
    },
    async applyHeadings(map) {
      const { vendorId } = $bulk.get()
      if (!asked || vendorId === undefined) return
      maps = withMap(keptMaps(), vendorId, map)
      storage.write('bulk-headings', maps)
      await read(asked.file, asked.chosen)
    },
    async changeHeadings() {
      if (lastFile) await read(lastFile, { ...$file.get()?.textReading }, true)
    },
    typeRows() {
      if ($bulk.get().vendorId === undefined || isPlacing()) return
      const signal = stopAll()
      forget()
      isNew = true
      sheet.fill([newRow(FIRST_ROW, noCells, [])])
      $file.set({ ...unreadFile, name: '', readAt: clock.now() })
      dispatch({ type: 'resumed' })
      recent = lookForRecent($bulk.get().vendorId ?? '', signal)
    },
    askFile() {
      if (isPlacing()) return
      keep()
      dispatch({ type: 'AskExcelFile' })
    },
    async resume() {
      const draft = $draft.get()
      const { vendorId, request } = $bulk.get()
      // Rows that are there already would be sent a second time while they are being checked.
      if (!draft || vendorId === undefined || request.step !== 'ASK_EXCEL_FILE') return
      const signal = stopAll()
      if (!(await show(draft, signal))) return
      // The page was left while orders were being placed: their outcome is fetched first, and nothing is sent again.
      if (jobs.length > 0) return run('look')
      dispatch({ type: 'resumed' })
      recent = lookForRecent(vendorId, signal)
      await askChanged()
      await recent
    },
    async review() {
      jobs = []
      countPlaced(($file.get()?.placed ?? 0) + partly)
      partly = 0
      // The server says for each whether it was placed, and does not place it twice.
      sheet.update(rows =>
        rows.map(row => (stateOf(row) === 'ready' ? { ...row, verdict: { state: 'unasked' } } : row)),
      )
      dispatch({ type: 'resumed' })
      await askChanged()
    },
    discard() {
      // They may be on their way to the grid.
      stopAll()
      const { vendorId } = $bulk.get()
      if (vendorId !== undefined) put(vendorId)
      $draft.set(undefined)
      forget()
    },
    reset({ keepDraft }) {
      if (keepDraft) keep()
      else storage.remove('bulk-drafts')
      $draft.set(undefined)
      forget()
      dispatch({ type: 'vendorChosen', vendorId: undefined })
    },
    place,
    dismiss,
    async confirm() {
      if (prepared.length === 0 || !$bulk.get().request.showPlaceOrdersConfirmationDialog) return
      // What was typed while the confirmation was being prepared is validated and asked about, too.
      if (!isStillPrepared()) {
        dismiss()
        return place()
      }
      jobs = prepared
      prepared = []
      await run()
    },
    retry: () => run(),
    keep,
    start() {
      const stop = $vendorId.subscribe(vendorId => {
        if (vendorId === undefined || vendorId === $bulk.get().vendorId) return
        dispatch({ type: 'vendorChosen', vendorId })
        forget()
        $draft.set(storage.read('bulk-drafts')?.[vendorId])
      })
      return () => {
        stop()
        stopAll()
      }
    },
    isBeyondKeeping() {
      const { vendorId } = $bulk.get()
      const file = $file.get()
      const draft = vendorId !== undefined && file ? draftNow(vendorId, file) : undefined
      if (vendorId === undefined || !draft) return false
      const drafts = withDraft(storage.read('bulk-drafts'), vendorId, draft)
      return !(areKeepable(drafts) && storage.outlives('bulk-drafts'))
    },
  }
}

// What the store of bulk orders needs, and what it offers to the screens.

type BulkPorts = Pick<SheetPorts, 'rules' | 'pause'> & {
  send: Send
  clock: Clock
  storage: Storage
  uuid: Uuid
  $vendorId: ReadableAtom<string | undefined>
  /** IANA zone of the country. */
  zone(): string
  /** How amounts are written. */
  spelling(): MoneySpelling
  /** Formats that the site reads (Q111). */
  formats(): readonly BulkFormat[]
  read(file: Blob, onRows: (rows: ReadRow[]) => void, signal: AbortSignal, as: ReadAs): Promise<FileOutcome>
  write(task: SheetTask): Promise<Blob>
  base64(file: Blob): Promise<string>
  save(file: Blob, name: string): void
  notify(notice: BulkNotice): void
  /** Opens the next page, which then shows the notice. */
  leave(path: string, notice: { code: 'bulk_placed' }): void
}

export type BulkStore = Omit<SheetStore, 'fill' | 'check' | 'update' | 'mark'> &
  Queries & {
    $bulk: ReadableAtom<BulkState>
    $file: ReadableAtom<SheetFile | undefined>
    $progress: ReadableAtom<BulkProgress | undefined>
    /** Whether rows wait because the server did not answer. */
    $unchecked: ReadableAtom<boolean>
    /** Whether the orders of the last 24 hours could not be looked at. */
    $recentUnknown: ReadableAtom<boolean>
    /** Validates them again. */
    checkAgain(): Promise<void>
    /** Rows that are kept while a file is chosen. */
    $draft: ReadableAtom<BulkDraft | undefined>
    chooseFile(file: File): Promise<void>
    /** Reads the file again with other settings; changes to its rows are lost. */
    readAgain(chosen: Partial<TextReading>): Promise<void>
    /** Reads the file with this map of its headings, and stores the map (BLK-107). */
    applyHeadings(map: HeadingMap): Promise<void>
    /** Asks about the headings of the file again; changes to its rows are lost. */
    changeHeadings(): Promise<void>
    /** Shows a grid to type or paste orders into, without a file. */
    typeRows(): void
    /** Asks for a file; the present rows are kept. */
    askFile(): void
    /** Shows the rows that were kept. */
    resume(): Promise<void>
    discard(): void
    /** After the session: nothing is left here, and what is not placed is kept where it ended by itself (SES-101). */
    reset(options: { keepDraft: boolean }): void
    /** Validates every row and asks for confirmation. */
    place(): Promise<void>
    dismiss(): void
    confirm(): Promise<void>
    /** Sends the same submission again: nothing is placed twice. */
    retry(): Promise<void>
    /** Goes back to the rows after a lost answer, and validates each again. */
    review(): Promise<void>
    /** Stores what is not placed, before the page is left. */
    keep(): void
    /** Whether there are more rows than can be stored, or the browser had no room for them: they would be lost with the page. */
    isBeyondKeeping(): boolean
    start(): () => void
  }
