// The rows of the grid and their changes (BLK-101).
import { atom, type ReadableAtom } from 'nanostores'
import { changesVisibly } from '#contract/sent-characters.ts'
import { bulkColumns, type Cells, isBlank, noCells, withCell } from './columns.ts'
import type { Fault } from './faults.ts'
import type { Normalizer } from './normalizer.ts'
import { type Block, laidOver } from './paste.ts'
import type { RecentFinder } from './recent-orders.ts'
import { createDoubles, type Doubles, indexOfRow, newRow, type SheetRow, withRecent } from './sheet.ts'

/** Rows that are checked before yielding to the main thread. */
const ROWS_AT_ONCE = 200
/** Rows that are compared with recent orders before yielding. */
const ROWS_LOOKED_UP = 1000
/** Steps that can be undone. */
const UNDO_MAX = 50

export type SheetPorts = {
  /** Called each time: the rules of the site, in the language of the page. */
  rules(): { normalizer: Normalizer; check(cells: Cells): Fault[] }
  /** Yields to the main thread. */
  pause(): Promise<void>
  /** Rows were changed by hand. */
  changed(): void
  /** Characters were removed from what was typed or pasted, which could be seen. */
  removed(): void
  /** Whether rows were submitted and their outcome is not known: until then they stay as they were sent (BLK-102). */
  isPlacing(): boolean
}

export type SheetStore = {
  $rows: ReadableAtom<readonly SheetRow[]>
  $canUndo: ReadableAtom<boolean>
  $canRedo: ReadableAtom<boolean>
  /** Replaces the rows; they are in ascending order of their numbers. @param doubles knows them already */
  fill(rows: readonly SheetRow[], doubles?: Doubles): void
  /** Rows of a draft or of a file that need their check. */
  check(rows: readonly { number: number; cells: Cells; wanted?: boolean }[]): Promise<SheetRow[]>
  /** Marks rows that equal a recent order, until the rows are replaced. Ends early when aborted. */
  mark(find: RecentFinder, signal: AbortSignal): Promise<void>
  /** The server's answer or the outcome of rows; not a step that can be undone. */
  update(change: (rows: readonly SheetRow[]) => readonly SheetRow[]): void
  /** One cell, as it was typed. */
  edit(number: number, column: number, text: string): void
  /** Writes a block over these rows from a column on; adds missing rows when `grows`. */
  paste(numbers: readonly number[], column: number, block: Block, grows: boolean): Promise<void>
  remove(number: number): void
  /** Adds an empty row after the last one and returns its number. */
  addRow(): number
  /** Copies these rows after the last one and returns the numbers of the copies, which count as intended duplicates. */
  duplicate(numbers: readonly number[]): number[]
  /** Includes a row although it equals an earlier one or a recent order, or leaves it out again (BLK-108). */
  want(number: number, wanted: boolean): void
  undo(): void
  redo(): void
}

export function createSheet({ rules, pause, changed, removed, isPlacing }: SheetPorts): SheetStore {
  const $rows = atom<readonly SheetRow[]>([])
  const $canUndo = atom(false)
  const $canRedo = atom(false)
  let past: (readonly SheetRow[])[] = []
  let future: (readonly SheetRow[])[] = []
  let recentOf: RecentFinder = () => undefined
  let doubles = createDoubles()
  /** How often the rows were replaced. */
  let fills = 0
  const marked = (rows: readonly SheetRow[]) => withRecent(doubles.mark(rows), recentOf)

  function change(next: readonly SheetRow[]): void {
    if (isPlacing()) return
    past = [...past.slice(1 - UNDO_MAX), $rows.get()]
    future = []
    show(marked(next))
  }

  function show(next: readonly SheetRow[]): void {
    $rows.set(next)
    $canUndo.set(past.length > 0)
    $canRedo.set(future.length > 0)
    changed()
  }

  /** The rows of an earlier step, with what the server has said of them since; rows placed since then stay placed. */
  function asNow(rows: readonly SheetRow[]): readonly SheetRow[] {
    const now = new Map($rows.get().map(row => [row.number, row]))
    return rows.map((row): SheetRow => {
      const since = now.get(row.number)
      if (since?.verdict.state === 'placed') return since
      if (since?.cells === row.cells) return { ...row, verdict: since.verdict }
      // The answer to other cells may have come meanwhile, and none comes again.
      return row.verdict.state === 'asked' ? { ...row, verdict: { state: 'unasked' } } : row
    })
  }

  const lastNumber = () => $rows.get().at(-1)?.number ?? 1

  const fixed = (cells: Cells): Cells => {
    const { normalizer } = rules()
    return normalizer.row(cells.map((text, at) => normalizer.cell(bulkColumns[at] ?? 'name', text)))
  }
  const same = (one: Cells, other: Cells) => one.every((text, at) => text === other[at])

  /** The row with other cells, checked again; the same row if nothing changed or it is placed. */
  function changedRow(row: SheetRow, cells: Cells): SheetRow {
    const next = fixed(cells)
    if (cells.some(changesVisibly)) removed()
    if (same(row.cells, next) || row.verdict.state === 'placed') return row
    const checked = newRow(row.number, next, isBlank(next) ? [] : rules().check(next))
    return row.wanted ? { ...checked, wanted: true } : checked
  }

  return {
    $rows,
    $canUndo,
    $canRedo,
    fill(rows, known = createDoubles()) {
      fills += 1
      past = []
      future = []
      $canUndo.set(false)
      $canRedo.set(false)
      recentOf = () => undefined
      doubles = known
      $rows.set(marked(rows))
    },
    async check(rows) {
      const checked: SheetRow[] = []
      for (const [at, { number, cells, wanted }] of rows.entries()) {
        if (at > 0 && at % ROWS_AT_ONCE === 0) await pause()
        checked.push({ ...newRow(number, cells, rules().check(cells)), ...(wanted && { wanted }) })
      }
      return checked
    },
    async mark(find, signal) {
      // Each row is looked up once, and kept by the finder: so many at once would hold the page up.
      for (const [at, row] of $rows.get().entries()) {
        if (at > 0 && at % ROWS_LOOKED_UP === 0) await pause()
        if (signal.aborted) return
        find(row.cells)
      }
      recentOf = find
      $rows.set(marked($rows.get()))
    },
    update: make => $rows.set(make($rows.get())),
    edit(number, column, text) {
      const rows = $rows.get()
      const index = indexOfRow(rows, number)
      const row = rows[index]
      if (!row) return
      const next = changedRow(row, withCell(row.cells, bulkColumns[column] ?? 'name', text))
      if (next !== row) change(rows.map(one => (one === row ? next : one)))
    },
    async paste(numbers, column, block, grows) {
      const mine = fills
      const rowNow = (number: number) => $rows.get()[indexOfRow($rows.get(), number)]
      const laid = new Map<number, { from: SheetRow; row: SheetRow; texts: readonly string[] }>()
      const added: SheetRow[] = []
      for (const [at, texts] of block.entries()) {
        if (at > 0 && at % ROWS_AT_ONCE === 0) await pause()
        const number = numbers[at]
        if (number === undefined && !grows) break
        const from = number === undefined ? newRow(0, noCells, []) : rowNow(number)
        if (!from) continue
        const row = changedRow(from, laidOver(from.cells, texts, column))
        if (number === undefined) added.push(row)
        else laid.set(number, { from, row, texts })
      }
      if (mine !== fills) return
      const rows = $rows.get()
      const last = lastNumber()
      const next = rows.map(now => {
        const found = laid.get(now.number)
        if (!found) return now
        const { from, row, texts } = found
        // It was typed in, or placed, meanwhile.
        if (now.cells !== from.cells || now.verdict.state === 'placed')
          return changedRow(now, laidOver(now.cells, texts, column))
        if (row === from) return now
        return now.wanted === row.wanted ? row : { ...row, wanted: now.wanted === true }
      })
      const all = [...next, ...added.map((row, at) => ({ ...row, number: last + 1 + at }))]
      if (all.some((row, at) => row !== rows[at])) change(all)
    },
    remove(number) {
      const rows = $rows.get()
      const index = indexOfRow(rows, number)
      if (index !== -1) change(rows.filter((_, at) => at !== index))
    },
    addRow() {
      const number = lastNumber() + 1
      change([...$rows.get(), newRow(number, noCells, [])])
      return number
    },
    duplicate(numbers) {
      const wanted = new Set(numbers)
      const last = lastNumber()
      const copies = $rows
        .get()
        .filter(row => wanted.has(row.number))
        .map(({ cells }, at) =>
          isBlank(cells)
            ? newRow(last + 1 + at, cells, [])
            : { ...newRow(last + 1 + at, cells, rules().check(cells)), wanted: true },
        )
      if (copies.length > 0) change([...$rows.get(), ...copies])
      return copies.map(({ number }) => number)
    },
    want(number, wanted) {
      change($rows.get().map(row => (row.number === number ? { ...row, wanted } : row)))
    },
    undo() {
      const before = isPlacing() ? undefined : past.pop()
      if (!before) return
      future.push($rows.get())
      show(marked(asNow(before)))
    },
    redo() {
      const after = isPlacing() ? undefined : future.pop()
      if (!after) return
      past.push($rows.get())
      show(marked(asNow(after)))
    },
  }
}
