// The rows of the grid and every way to change them (BLK-101).
import { atom, type ReadableAtom } from 'nanostores'
import { bulkColumns, type Cells, noCells } from '#domain/bulk/columns'
import type { Fault } from '#domain/bulk/faults'
import type { Mender } from '#domain/bulk/mending'
import { type Block, laidOver } from '#domain/bulk/paste'
import { newRow, placeOf, type SheetRow } from '#domain/bulk/sheet'

/** Rows that are checked before the page has its turn again. */
const ROWS_AT_ONCE = 200
/** Steps that can be taken back. */
const UNDO_MAX = 50

export type SheetPorts = {
  /** Of this moment: the rules of the site, in the language of the page. */
  rules(): { mender: Mender; check(cells: Cells): Fault[] }
  /** Lets the page draw and hear its user. */
  pause(): Promise<void>
  /** Rows were changed by hand. */
  changed(): void
}

export type SheetStore = {
  $rows: ReadableAtom<readonly SheetRow[]>
  $canUndo: ReadableAtom<boolean>
  /** Rows in rising order of their numbers; what was there goes. */
  fill(rows: readonly SheetRow[]): void
  /** Rows of a draft or of a file that need their check. */
  check(rows: readonly { number: number; cells: Cells }[]): Promise<SheetRow[]>
  /** What the server said, or what became of rows; no step that can be taken back. */
  update(change: (rows: readonly SheetRow[]) => readonly SheetRow[]): void
  /** One cell, as it was typed. */
  edit(number: number, column: number, text: string): void
  /** A block over the rows of these numbers from a column on; rows that are too few are added when `grows`. */
  paste(numbers: readonly number[], column: number, block: Block, grows: boolean): Promise<void>
  remove(number: number): void
  undo(): void
}

export function createSheet({ rules, pause, changed }: SheetPorts): SheetStore {
  const $rows = atom<readonly SheetRow[]>([])
  const $canUndo = atom(false)
  let past: (readonly SheetRow[])[] = []

  function change(next: readonly SheetRow[]): void {
    past = [...past.slice(1 - UNDO_MAX), $rows.get()]
    $rows.set(next)
    $canUndo.set(true)
    changed()
  }

  const mended = (cells: Cells): Cells => {
    const { mender } = rules()
    return mender.row(cells.map((text, at) => mender.cell(bulkColumns[at] ?? 'name', text)))
  }
  const same = (one: Cells, other: Cells) => one.every((text, at) => text === other[at])

  /** The row with other cells, checked anew; the same row when nothing changed, or when it is placed. */
  function changedRow(row: SheetRow, cells: Cells): SheetRow {
    const next = mended(cells)
    if (same(row.cells, next) || row.verdict.state === 'placed') return row
    return newRow(row.number, next, rules().check(next))
  }

  return {
    $rows,
    $canUndo,
    fill(rows) {
      past = []
      $canUndo.set(false)
      $rows.set(rows)
    },
    async check(rows) {
      const checked: SheetRow[] = []
      for (const [at, { number, cells }] of rows.entries()) {
        if (at > 0 && at % ROWS_AT_ONCE === 0) await pause()
        checked.push(newRow(number, cells, rules().check(cells)))
      }
      return checked
    },
    update: make => $rows.set(make($rows.get())),
    edit(number, column, text) {
      const rows = $rows.get()
      const place = placeOf(rows, number)
      const row = rows[place]
      if (!row) return
      const next = changedRow(row, row.cells.with(column, text))
      if (next !== row) change(rows.with(place, next))
    },
    async paste(numbers, column, block, grows) {
      const laid = new Map<number, SheetRow>()
      let last = $rows.get().at(-1)?.number ?? 1
      for (const [at, texts] of block.entries()) {
        if (at > 0 && at % ROWS_AT_ONCE === 0) await pause()
        const number = numbers[at] ?? (grows ? ++last : undefined)
        if (number === undefined) break
        const row = $rows.get()[placeOf($rows.get(), number)] ?? newRow(number, noCells, [])
        laid.set(number, changedRow(row, laidOver(row.cells, texts, column)))
      }
      const rows = $rows.get()
      const known = new Set(rows.map(row => row.number))
      const added = [...laid.values()].filter(row => !known.has(row.number))
      const next = [...rows.map(row => laid.get(row.number) ?? row), ...added]
      if (added.length > 0 || next.some((row, at) => row !== rows[at])) change(next)
    },
    remove(number) {
      const rows = $rows.get()
      const place = placeOf(rows, number)
      if (place !== -1) change(rows.toSpliced(place, 1))
    },
    undo() {
      const before = past.pop()
      if (!before) return
      // What has been placed since stays placed.
      const now = new Map($rows.get().map(row => [row.number, row]))
      $rows.set(
        before.map(row => (now.get(row.number)?.verdict.state === 'placed' ? (now.get(row.number) ?? row) : row)),
      )
      $canUndo.set(past.length > 0)
      changed()
    },
  }
}
