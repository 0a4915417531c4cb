import { type ClipboardEvent, type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { bulk } from '#app/bulk'
import { bulkColumns, cellOf } from '#domain/bulk/columns'
import { filled, readBlock, writeBlock } from '#domain/bulk/paste'
import type { SheetRow } from '#domain/bulk/sheet'
import { m } from '#messages'
import { type Area, areaOf, movedSpot, type Spot } from './grid-keys.ts'

/** Columns with texts, and the one that removes a row. */
const COLUMNS = bulkColumns.length + 1
export const REMOVE_COLUMN = bulkColumns.length
const PAGE_ROWS = 12

export type Editing = Spot & { /** What was typed to begin with; undefined edits what stands there. */ typed?: string }

type Grid = {
  active: Spot
  area: Area
  editing: Editing | undefined
  focusOn(spot: Spot, extend?: boolean): void
  edit(spot: Spot): void
  /** Ends an edit: keeps the text, and goes down or along; undefined gives it up. */
  endEdit(text: string | undefined, go?: 'down' | 'next' | 'before' | 'stay'): void
  onKeyDown(event: KeyboardEvent): void
  onCopy(event: ClipboardEvent): void
  onPaste(event: ClipboardEvent): void
}

/** What is active, selected and edited in the grid, and what keys and the clipboard do to it (BLK-101). */
export function useGrid(
  shown: readonly SheetRow[],
  { grows, grid, say }: { grows: boolean; grid: RefObject<HTMLElement | null>; say: (text: string) => void },
): Grid {
  const [active, setActive] = useState<Spot>({ place: 0, column: 0 })
  const [anchor, setAnchor] = useState<Spot>({ place: 0, column: 0 })
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
      const row = rowsNow.current[spot.place]
      if (!row || row.verdict.state === 'placed') return
      if (spot.column === REMOVE_COLUMN) {
        bulk.remove(row.number)
        say(m.bulk_said_removed({ row: row.number }))
      } else setEditing({ ...spot, ...(typed !== undefined && { typed }) })
    },
    [focusOn, say],
  )

  const area = areaOf(anchor, active)
  const selected = () => shown.slice(area.top, area.bottom + 1)
  const lastColumn = Math.min(area.last, bulkColumns.length - 1)

  function endEdit(text: string | undefined, go: 'down' | 'next' | 'before' | 'stay' = 'stay'): void {
    if (!editing) return
    setEditing(undefined)
    grid.current?.focus({ preventScroll: true })
    const row = shown[editing.place]
    if (text !== undefined && row) bulk.edit(row.number, editing.column, text)
    const { place, column } = editing
    if (go === 'down') focusOn({ place: Math.min(place + 1, shown.length - 1), column })
    if (go === 'next') focusOn({ place, column: Math.min(column + 1, COLUMNS - 1) })
    if (go === 'before') focusOn({ place, column: Math.max(column - 1, 0) })
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

  return {
    active,
    area,
    editing,
    focusOn,
    edit,
    endEdit,
    onKeyDown(event) {
      if (editing || event.target !== event.currentTarget) return
      const { key, ctrlKey, metaKey, altKey } = event
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const next = movedSpot(event, active, { rows: shown.length, columns: COLUMNS, page: PAGE_ROWS }, rtl)
      const command = ctrlKey || metaKey || altKey
      if (next) focusOn(next, event.shiftKey)
      else if (key === 'Enter' || key === 'F2') edit(active)
      else if (key === 'Delete' || key === 'Backspace') clear()
      else if (key === ' ' && active.column === REMOVE_COLUMN) edit(active)
      else if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') bulk.undo()
      else if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') {
        setAnchor({ place: 0, column: 0 })
        setActive({ place: shown.length - 1, column: bulkColumns.length - 1 })
      } else if (key.length === 1 && !command && active.column !== REMOVE_COLUMN) edit(active, key)
      else return
      event.preventDefault()
    },
    onCopy(event) {
      if (editing) return
      const columns = bulkColumns.slice(area.first, lastColumn + 1)
      const block = selected().map(row => columns.map(column => cellOf(row.cells, column)))
      event.clipboardData.setData('text/plain', writeBlock(block))
      event.preventDefault()
    },
    onPaste(event) {
      if (editing) return
      event.preventDefault()
      const read = readBlock(event.clipboardData.getData('text/plain'))
      const block = filled(read, area.bottom - area.top + 1, lastColumn - area.first + 1)
      const below = shown.slice(area.top, area.top + block.length).map(row => row.number)
      void bulk.paste(below, area.first, block, grows).then(() => say(m.bulk_said_pasted({ count: block.length })))
    },
  }
}
