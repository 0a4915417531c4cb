import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { bulk } from '#app/bulk.ts'
import { bulkColumns, cellOf, columnAt } from '#features/bulk/columns.ts'
import { filled, PASTE_ROWS_MAX, readBlock, writeBlock } from '#features/bulk/paste.ts'
import { faultsOf, indexOfRow, isDouble, type SheetRow } from '#features/bulk/sheet.ts'
import { latinLetterOf } from '#features/shell/shell.ts'
import { m } from '#messages'
import { afterPaint } from '#ui/Button.tsx'

/** Columns with texts, and the one that removes a row. */
const COLUMNS = bulkColumns.length + 1
export const REMOVE_COLUMN = bulkColumns.length
const PAGE_ROWS = 12

export type Editing = Spot & { /** What was typed to begin with; undefined edits the present text. */ typed?: string }

/** What buttons above the grid do to the rows that are selected in it. */
export type GridActions = { duplicate(): void; fillDown(): void }

/** Where an edit leads: to a cell next to it, to its own, or to another part of the page, which has the focus already. */
export type AfterEdit = 'down' | 'next' | 'before' | 'stay' | 'leave'

type Grid = GridActions & {
  active: Spot
  area: Area
  editing: Editing | undefined
  focusOn(spot: Spot, extend?: boolean): void
  edit(spot: Spot): void
  /** Ends an edit: keeps the text, and goes down or along; undefined gives it up. */
  endEdit(text: string | undefined, go?: AfterEdit): void
  onKeyDown(event: KeyboardEvent): void
  onCopy(event: ClipboardEvent): void
  onCut(event: ClipboardEvent): void
  onPaste(event: ClipboardEvent): void
}

type GridOptions = {
  /** Rows are added where a paste or a key asks for them. */
  grows: boolean
  grid: RefObject<HTMLElement | null>
  announce: (text: string) => void
  /** A number as the reader writes it. */
  count: (value: number) => string
}

/** What is active, selected and edited in the grid, and what keys and the clipboard do to it (BLK-101). */
export function useGrid(shown: readonly SheetRow[], { grows, grid, announce, count }: GridOptions): Grid {
  const [active, setActive] = useState<Spot>({ index: 0, column: 0 })
  const [anchor, setAnchor] = useState<Spot>({ index: 0, column: 0 })
  const [editing, setEditing] = useState<Editing>()
  const rowsNow = useRef(shown)
  rowsNow.current = shown

  const focusOn = useCallback((spot: Spot, extend = false) => {
    setActive(spot)
    if (!extend) setAnchor(spot)
  }, [])
  const edit = useCallback(
    (spot: Spot, typed?: string) => {
      focusOn(spot)
      const row = rowsNow.current[spot.index]
      if (!row || row.verdict.state === 'placed') return
      if (spot.column === REMOVE_COLUMN) {
        // All rows below it move up, which takes long to draw.
        afterPaint(() => {
          bulk.remove(row.number)
          announce(m.bulk_said_removed({ row: row.number }))
        })
      } else setEditing({ ...spot, ...(typed !== undefined && { typed }) })
    },
    [focusOn, announce],
  )

  // The server's answer may bring rows above the active one into a filter: it stays the active one, and is the one that is changed.
  const [before, setBefore] = useState(shown)
  if (shown !== before) {
    setBefore(shown)
    const followed = <Place extends Spot>(place: Place): Place => {
      const number = before[place.index]?.number
      const index = number === undefined ? -1 : indexOfRow(shown, number)
      return index === -1 || index === place.index ? place : { ...place, index }
    }
    setActive(followed)
    setAnchor(followed)
    setEditing(now => now && followed(now))
  }

  // A row that is removed or taken back takes the active place with it: the last one that is left is next to it.
  const last = Math.max(0, shown.length - 1)
  useLayoutEffect(() => {
    const within = (spot: Spot) => (spot.index > last ? { ...spot, index: last } : spot)
    setActive(within)
    setAnchor(within)
  }, [last])

  const area = areaOf(anchor, active)
  const selected = () => shown.slice(area.top, area.bottom + 1)
  const lastColumn = Math.min(area.last, bulkColumns.length - 1)

  function endEdit(text: string | undefined, go: AfterEdit = 'stay'): void {
    if (!editing) return
    setEditing(undefined)
    if (go !== 'leave') grid.current?.focus({ preventScroll: true })
    const row = shown[editing.index]
    if (text !== undefined && row) bulk.edit(row.number, editing.column, text)
    const { index, column } = editing
    if (go === 'down') focusOn({ index: Math.min(index + 1, shown.length - 1), column })
    if (go === 'next') focusOn({ index, column: Math.min(column + 1, COLUMNS - 1) })
    if (go === 'before') focusOn({ index, column: Math.max(column - 1, 0) })
  }

  /** Does the first thing that does away with the mistake of a cell; a double is placed or left out. */
  function fix({ index, column }: Spot): void {
    const row = shown[index]
    if (!row) return
    const fault = faultsOf(row).find(one => one.column === bulkColumns[column])
    const [first] = fault ? bulk.fixesOf(fault, row.cells) : []
    if (first) bulk.edit(row.number, columnAt[first.column], first.text)
    else if (isDouble(row)) bulk.want(row.number, !row.wanted)
  }

  /** The first of the selected rows in all of them. */
  function fillDown(): void {
    const [first, ...rest] = selected()
    grid.current?.focus({ preventScroll: true })
    if (!first || rest.length === 0) return
    const texts = bulkColumns.slice(area.first, lastColumn + 1).map(column => cellOf(first.cells, column))
    void bulk.paste(
      rest.map(row => row.number),
      area.first,
      rest.map(() => texts),
      false,
    )
  }

  /** Leads to the new row, so that what is typed next goes into it. */
  function addRow(): void {
    bulk.addRow()
    focusOn({ index: shown.length, column: 0 })
  }

  /** Leads to the copies, which are at the end. */
  function duplicate(): void {
    const copies = bulk.duplicate(selected().map(row => row.number))
    announce(m.bulk_said_duplicated({ count: count(copies.length) }))
    if (grows && copies.length > 0) focusOn({ index: shown.length, column: active.column })
    grid.current?.focus({ preventScroll: true })
  }

  function clear(): void {
    const block = selected().map(() => Array.from({ length: lastColumn - area.first + 1 }, () => ''))
    void bulk.paste(
      selected().map(row => row.number),
      area.first,
      block,
      false,
    )
  }

  function copy(event: ClipboardEvent): void {
    const columns = bulkColumns.slice(area.first, lastColumn + 1)
    const block = selected().map(row => columns.map(column => cellOf(row.cells, column)))
    event.clipboardData.setData('text/plain', writeBlock(block))
    event.preventDefault()
  }

  return {
    active,
    area,
    editing,
    focusOn,
    edit,
    endEdit,
    duplicate,
    fillDown,
    onKeyDown(event) {
      if (editing || event.target !== event.currentTarget) return
      const { key, code, ctrlKey, metaKey, altKey } = event
      // Of a key with Ctrl or Cmd, its letter; Ctrl and Alt together are Alt Gr on some systems.
      const command = (ctrlKey || metaKey) && !altKey ? latinLetterOf({ key, code }) : ''
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const next = movedSpot(event, active, { rows: shown.length, columns: COLUMNS, page: PAGE_ROWS }, rtl)
      if (key === 'Enter' && altKey) fix(active)
      else if (next && !altKey) focusOn(next, event.shiftKey)
      else if (key === 'Enter' || key === 'F2') edit(active)
      else if (key === 'Delete' || key === 'Backspace') clear()
      else if (key === ' ' && active.column === REMOVE_COLUMN) edit(active)
      else if (command === 'z') event.shiftKey ? bulk.redo() : bulk.undo()
      else if (command === 'y') bulk.redo()
      else if (command === 'd') event.shiftKey ? duplicate() : fillDown()
      else if (command === 'f') document.getElementById('bulk-find')?.focus()
      else if (key === 'Insert' && grows) addRow()
      else if (command === 'a') {
        setAnchor({ index: 0, column: 0 })
        setActive({ index: shown.length - 1, column: bulkColumns.length - 1 })
      } else if (isTyped(event) && active.column !== REMOVE_COLUMN) edit(active, key)
      else if (key === INPUT_METHOD_KEY && active.column !== REMOVE_COLUMN) return edit(active, '')
      else return
      event.preventDefault()
    },
    onCopy(event) {
      if (!editing) copy(event)
    },
    onCut(event) {
      if (editing) return
      copy(event)
      clear()
    },
    onPaste(event) {
      if (editing) return
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      // A picture or a file, which is no empty cell.
      if (text === '') return
      const read = readBlock(text)
      if (read.length > PASTE_ROWS_MAX) bulk.tellPasteCut(count(PASTE_ROWS_MAX))
      const block = filled(read.slice(0, PASTE_ROWS_MAX), area.bottom - area.top + 1, lastColumn - area.first + 1)
      const below = shown.slice(area.top, area.top + block.length).map(row => row.number)
      const pasted = grows ? block.length : below.length
      void bulk
        .paste(below, area.first, block, grows)
        .then(() => announce(m.bulk_said_pasted({ count: pasted, number: count(pasted) })))
    },
  }
}

/** An input method begins a character, which goes into the cell once that is a field. */
const INPUT_METHOD_KEY = 'Process'

/** Whether a key is a character: with Alt, or the Alt Gr that some systems report as Ctrl and Alt, those that it makes, such as Ł. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !metaKey && (altKey ? !/^[\w ]$/.test(key) : !ctrlKey)

// Where keys lead in the grid, as spreadsheets have it: arrows by sight, Home and End by row, with Ctrl by sheet.

export type Spot = { index: number; column: number }
type Extent = { rows: number; columns: number /** Rows that fill the sight. */; page: number }

/** The spot that a key leads to; undefined for any other key. @param rtl the first column is on the right */
function movedSpot(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { index, column }: Spot,
  { rows, columns, page }: Extent,
  rtl: boolean,
): Spot | undefined {
  const far = ctrlKey || metaKey
  const lastRow = rows - 1
  const lastColumn = columns - 1
  const within = (value: number, last: number) => Math.max(0, Math.min(last, value))
  const across = (by: number) => ({
    index,
    column: far ? (by > 0 ? lastColumn : 0) : within(column + by, lastColumn),
  })
  switch (key) {
    case 'ArrowDown':
      return { index: far ? lastRow : within(index + 1, lastRow), column }
    case 'ArrowUp':
      return { index: far ? 0 : within(index - 1, lastRow), column }
    case 'ArrowRight':
      return across(rtl ? -1 : 1)
    case 'ArrowLeft':
      return across(rtl ? 1 : -1)
    case 'Home':
      return { index: far ? 0 : index, column: 0 }
    case 'End':
      return { index: far ? lastRow : index, column: lastColumn }
    case 'PageDown':
      return { index: within(index + page, lastRow), column }
    case 'PageUp':
      return { index: within(index - page, lastRow), column }
    default:
      return undefined
  }
}

type Area = { top: number; bottom: number; first: number; last: number }

/** The cells from one spot to another, whichever comes first. */
const areaOf = (one: Spot, other: Spot): Area => ({
  top: Math.min(one.index, other.index),
  bottom: Math.max(one.index, other.index),
  first: Math.min(one.column, other.column),
  last: Math.max(one.column, other.column),
})
