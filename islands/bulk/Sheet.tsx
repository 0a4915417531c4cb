// The grid of the check: every cell can be changed, mistakes stand in their cells, only what is in sight is drawn (BLK-101).
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type BulkColumn, bulkColumns, cellOf } from '#domain/bulk/columns'
import { faultsOf, type SheetRow } from '#domain/bulk/sheet'
import { m } from '#messages'
import { columnWords } from '#text/bulk-words'
import type { Format } from '../shell/use-format.ts'
import { SheetLine } from './SheetLine.tsx'
import { useGrid } from './use-grid.ts'
import { useRows } from './use-rows.ts'

type Props = {
  shown: readonly SheetRow[]
  currency: string
  /** Pasting past the last row adds rows. */
  grows: boolean
  /** A place to go to; each time another object. */
  target: { place: number } | undefined
  say: (text: string) => void
  format: Format
}

/** The line of headings. */
const HEAD_ROWS = 1
const FEE_COLUMN = bulkColumns.length + 2
const ALL_COLUMNS = bulkColumns.length + 3

export function Sheet({ shown, currency, grows, target, say, format }: Props) {
  const box = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const keyOf = useCallback((place: number) => `${shown[place]?.number}:${kind(shown[place])}`, [shown])
  const kindOf = useCallback((place: number) => kind(shown[place]), [shown])
  const { from, to, before, after, topOf } = useRows(body, shown.length, keyOf, kindOf)
  const { active, area, editing, focusOn, edit, endEdit, ...on } = useGrid(shown, { grows, grid: box, say })
  const id = (place: number, column: number) => `cell-${shown[place]?.number}-${column}`

  // The active cell is brought into sight, drawn already or not.
  const tops = useRef(topOf)
  tops.current = topOf
  useLayoutEffect(() => {
    const scroller = box.current?.closest<HTMLElement>('[data-scrolls]')
    if (scroller) bringIntoSight(scroller, tops.current(active.place), tops.current(active.place + 1), active)
  }, [active])
  const rowsNow = useRef(shown)
  rowsNow.current = shown
  useEffect(() => {
    const row = target && rowsNow.current[target.place]
    if (!row) return
    const [fault] = faultsOf(row)
    focusOn({ place: target.place, column: fault ? bulkColumns.indexOf(fault.column) : 0 })
    box.current?.focus({ preventScroll: true })
  }, [target, focusOn])

  // A column that nobody uses gives its room to the others.
  const slim = useMemo(() => emptyOf(shown).join(' '), [shown])
  const drawn = active.place >= from && active.place < to
  return (
    <div className="sheet" data-scrolls>
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid */}
      <table
        ref={box}
        className="grid"
        role="grid"
        tabIndex={0}
        data-slim={slim}
        aria-label={m.bulk_sheet()}
        aria-describedby="sheet-help"
        aria-rowcount={shown.length + HEAD_ROWS}
        aria-colcount={ALL_COLUMNS}
        aria-multiselectable="true"
        aria-activedescendant={drawn ? id(active.place, active.column) : undefined}
        {...on}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="n" aria-colindex={1}>
              {m.bulk_col_row()}
            </th>
            {bulkColumns.map((column, at) => (
              <th key={column} scope="col" className={`col-${column}`} aria-colindex={at + 2}>
                {columnWords(column)}
              </th>
            ))}
            <th scope="col" className="fee end" aria-colindex={FEE_COLUMN}>
              {m.bulk_col_fee({ currency })}
            </th>
            <th scope="col" className="act" aria-colindex={ALL_COLUMNS}>
              <span className="hidden-text">{m.bulk_col_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <Room height={before} />
          {shown.slice(from, to).map((row, offset) => {
            const place = from + offset
            const inArea = place >= area.top && place <= area.bottom
            return (
              <SheetLine
                key={row.number}
                row={row}
                place={place}
                active={place === active.place ? active.column : -1}
                first={inArea ? area.first : -1}
                last={inArea ? area.last : -1}
                editing={editing?.place === place ? editing : undefined}
                onFocus={focusOn}
                onEdit={edit}
                onEnd={editing?.place === place ? endEdit : undefined}
                format={format}
              />
            )
          })}
          <Room height={after} />
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid */}
      <p id="sheet-help" className="hidden-text">
        {m.bulk_sheet_help()}
      </p>
    </div>
  )
}

/** Columns that may stay empty, and do in every row. */
const emptyOf = (rows: readonly SheetRow[]): BulkColumn[] =>
  mayBeEmpty.filter(column =>
    rows.every(row => cellOf(row.cells, column) === '' && !faultsOf(row).some(fault => fault.column === column)),
  )
const mayBeEmpty: readonly BulkColumn[] = ['unit', 'building', 'notes', 'scheduled']

/** Rows with as many mistakes are about as high. */
const kind = (row: SheetRow | undefined): number => (row && faultsOf(row).length > 0 ? 1 : 0)

/** The room of rows that are not drawn; never in the server's markup, so the policy of the page allows its style. */
const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr className="room">
      <td colSpan={ALL_COLUMNS} style={{ blockSize: height }} />
    </tr>
  )

/** Scrolls as little as it takes, under the headings and between the columns that stay. */
function bringIntoSight(box: HTMLElement, top: number, bottom: number, { column }: { column: number }): void {
  const head = box.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0
  if (box.scrollHeight > box.clientHeight) {
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom + head > box.scrollTop + box.clientHeight) box.scrollTop = bottom + head - box.clientHeight
  }
  const heads = box.querySelectorAll<HTMLElement>('thead th')
  const cell = heads[column + 1]?.getBoundingClientRect()
  const edges = box.getBoundingClientRect()
  const rtl = getComputedStyle(box).direction === 'rtl'
  const start = heads[0]?.offsetWidth ?? 0
  const end = (heads[heads.length - 1]?.offsetWidth ?? 0) + (heads[heads.length - 2]?.offsetWidth ?? 0)
  if (!cell || column >= bulkColumns.length) return
  const [left, right] = rtl ? [edges.left + end, edges.right - start] : [edges.left + start, edges.right - end]
  if (cell.left < left) box.scrollLeft -= left - cell.left
  else if (cell.right > right) box.scrollLeft += cell.right - right
}
