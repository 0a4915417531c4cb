// The rows of the check (BLK-101): a grid on wide screens, cards on phones. Only what is in sight is drawn.
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type BulkColumn, bulkColumns, cellOf, columnAt } from '#features/bulk/columns.ts'
import { faultsOf, messageLines, type SheetRow, stateOf } from '#features/bulk/sheet.ts'
import { columnWords } from '#features/bulk/text.ts'
import { latePart } from '#islands/page/late-part.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { choicesOf, doubleWords, FaultText, Fee, SheetLine } from './SheetLine.tsx'
import { type GridActions, useGrid } from './use-grid.ts'
import { useRows } from './use-rows.ts'

/** A place to go to; each time another object. @property stays the focus stays where it is */
export type Target = { index: number; column?: number; stays?: boolean }

type Props = {
  shown: readonly SheetRow[]
  currency: string
  /** Pasting past the last row adds rows. */
  grows: boolean
  target: Target | undefined
  announce: (text: string) => void
  /** Takes what buttons elsewhere do to the selected rows. */
  actions: RefObject<GridActions | undefined>
  format: Format
}

/** The line of headings. */
const HEAD_ROWS = 1
const FEE_COLUMN = bulkColumns.length + 2
const ALL_COLUMNS = bulkColumns.length + 3

/** The grid: every cell can be changed, mistakes are in their cells. */
export function Sheet({ shown, currency, grows, target, announce, actions, format }: Props) {
  const box = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const keyOf = useCallback((index: number, kind: number) => measuredAs(shown[index], kind), [shown])
  const kindOf = useCallback((index: number) => kindOfLine(shown[index]), [shown])
  const { from, to, before, after, topOf } = useRows(body, shown.length, keyOf, kindOf)
  const gridOptions = { grows, grid: box, announce, count: format.count }
  const { active, area, editing, focusOn, edit, endEdit, duplicate, fillDown, ...on } = useGrid(shown, gridOptions)
  useEffect(() => {
    actions.current = { duplicate, fillDown }
  })
  const id = (index: number, column: number) => `cell-${shown[index]?.number}-${column}`

  // The active cell is brought into sight, drawn already or not.
  const tops = useRef(topOf)
  tops.current = topOf
  useLayoutEffect(() => {
    const scroller = box.current?.closest<HTMLElement>('[data-scrolls]')
    if (scroller) bringIntoSight(scroller, tops.current(active.index), tops.current(active.index + 1), active)
  }, [active])
  const rowsNow = useRef(shown)
  rowsNow.current = shown
  useEffect(() => {
    const row = target && rowsNow.current[target.index]
    if (!row) return
    const [fault] = faultsOf(row)
    focusOn({ index: target.index, column: target.column ?? (fault ? columnAt[fault.column] : 0) })
    if (!target.stays) box.current?.focus({ preventScroll: true })
  }, [target, focusOn])

  // What is counted over all rows may follow what is typed: with tens of thousands it takes its time.
  const counted = useDeferredValue(shown)
  const beyond = useBeyond(box, counted)
  const goBeyond = (columns: readonly number[]) => {
    const index = shown.findIndex(row => faultsOf(row).some(fault => columns.includes(columnAt[fault.column])))
    const column = columns.find(
      at => shown[index] && faultsOf(shown[index]).some(fault => columnAt[fault.column] === at),
    )
    if (column === undefined) return
    focusOn({ index, column })
    box.current?.focus({ preventScroll: true })
  }

  // A column that nobody uses gives its room to the others.
  const slim = useMemo(() => emptyOf(counted).join(' '), [counted])
  const drawn = active.index >= from && active.index < to
  return (
    <>
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
          aria-activedescendant={drawn ? id(active.index, active.column) : undefined}
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
                  {choicesOf(column) && (
                    <span className="values" aria-hidden="true">
                      {choicesOf(column)
                        ?.map(({ word }) => word)
                        .join(' ')}
                    </span>
                  )}
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
              const index = from + offset
              const inArea = index >= area.top && index <= area.bottom
              return (
                <SheetLine
                  key={row.number}
                  row={row}
                  index={index}
                  active={index === active.index ? active.column : -1}
                  first={inArea ? area.first : -1}
                  last={inArea ? area.last : -1}
                  editing={editing?.index === index ? editing : undefined}
                  onFocus={focusOn}
                  onEdit={edit}
                  onEnd={editing?.index === index ? endEdit : undefined}
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
      {(beyond.start.errors > 0 || beyond.end.errors > 0) && (
        <div className="sheet-beyond">
          {beyond.start.errors > 0 && (
            <Button kind="quiet" onClick={() => goBeyond(beyond.start.columns)}>
              <Icon name="arrow-left" small points />
              {m.bulk_errors_before({ count: format.count(beyond.start.errors) })}
            </Button>
          )}
          {beyond.end.errors > 0 && (
            <Button kind="quiet" onClick={() => goBeyond(beyond.end.columns)}>
              {m.bulk_errors_after({ count: format.count(beyond.end.errors) })}
              <Icon name="arrow-right" small points />
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type Beyond = { columns: readonly number[]; errors: number }
const nothing: { start: readonly number[]; end: readonly number[] } = { start: [], end: [] }

/** The columns that are out of sight before and after those in sight, and how many mistakes they hold. */
function useBeyond(
  table: RefObject<HTMLTableElement | null>,
  shown: readonly SheetRow[],
): { start: Beyond; end: Beyond } {
  const [hidden, setHidden] = useState(nothing)
  useEffect(() => {
    const box = table.current?.closest<HTMLElement>('[data-scrolls]')
    if (!box) return
    const look = () => {
      const next = columnsBeyond(box)
      setHidden(now => (String(now.start) === String(next.start) && String(now.end) === String(next.end) ? now : next))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      box.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [table])
  const errors = useMemo(() => {
    const all = bulkColumns.map(() => 0)
    for (const row of shown)
      for (const { column } of faultsOf(row)) all[columnAt[column]] = (all[columnAt[column]] ?? 0) + 1
    return all
  }, [shown])
  const sum = (columns: readonly number[]) => columns.reduce((before, at) => before + (errors[at] ?? 0), 0)
  return {
    start: { columns: hidden.start, errors: sum(hidden.start) },
    end: { columns: hidden.end, errors: sum(hidden.end) },
  }
}

/** Columns of which less than half can be seen. */
function columnsBeyond(box: HTMLElement): typeof nothing {
  const edges = box.getBoundingClientRect()
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')].slice(1, bulkColumns.length + 1)
  const middles = heads.map(head => {
    const { left, right } = head.getBoundingClientRect()
    return (left + right) / 2
  })
  const places = bulkColumns.map((_, at) => at)
  const left = places.filter(at => (middles[at] ?? 0) < edges.left)
  const right = places.filter(at => (middles[at] ?? 0) > edges.right)
  return getComputedStyle(box).direction === 'rtl' ? { start: right, end: left } : { start: left, end: right }
}

/** Columns that may stay empty, and do in every row. */
const emptyOf = (rows: readonly SheetRow[]): BulkColumn[] =>
  mayBeEmpty.filter(column =>
    rows.every(row => cellOf(row.cells, column) === '' && !faultsOf(row).some(fault => fault.column === column)),
  )
const mayBeEmpty: readonly BulkColumn[] = ['unit', 'building', 'notes', 'scheduled']

/** Rows with as many messages below each other are about as high. */
const kindOfLine = (row: SheetRow | undefined): number => (row ? messageLines(row) : 0)

const KINDS_MAX = 32

/** A row in its kind, as a figure. */
const measuredAs = (row: SheetRow | undefined, kind: number): number => (row?.number ?? 0) * KINDS_MAX + kind

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
  const end = heads[heads.length - 1]?.offsetWidth ?? 0
  if (!cell || column >= bulkColumns.length) return
  const [left, right] = rtl ? [edges.left + end, edges.right - start] : [edges.left + start, edges.right - end]
  if (cell.left < left) box.scrollLeft -= left - cell.left
  else if (cell.right > right) box.scrollLeft += cell.right - right
}

// On a phone: a card for each row, and a dialog to correct one.

const RowDialog = latePart(() => import('./RowDialogs.tsx').then(part => part.RowDialog))

type CardsProps = { shown: readonly SheetRow[]; target: Target | undefined; format: Format }

export function RowCards({ shown, target, format }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number>()
  const kindOf = useCallback((index: number) => kindOfCard(shown[index]), [shown])
  const keyOf = useCallback((index: number, kind: number) => measuredAs(shown[index], kind), [shown])
  const { from, to, before, after, topOf } = useRows(list, shown.length, keyOf, kindOf)
  const tops = useRef(topOf)
  tops.current = topOf
  const rowsNow = useRef(shown)
  rowsNow.current = shown
  useEffect(() => {
    if (!target) return
    const top = (list.current?.getBoundingClientRect().top ?? 0) + scrollY + tops.current(target.index)
    scrollTo({ top: top - innerHeight / 3 })
    setOpen(rowsNow.current[target.index]?.number)
  }, [target])
  return (
    <>
      <ul className="row-cards" ref={list} aria-label={m.bulk_sheet()}>
        <CardRoom height={before} />
        {shown.slice(from, to).map((row, offset) => (
          <Card key={row.number} row={row} index={from + offset} all={shown.length} onOpen={setOpen} format={format} />
        ))}
        <CardRoom height={after} />
      </ul>
      {open !== undefined && (
        <RowDialog number={open} format={format} onOpen={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** Cards with as many mistakes are about as high. */
const kindOfCard = (row: SheetRow | undefined): number => (row ? faultsOf(row).length : 0)

const CardRoom = ({ height }: { height: number }) =>
  height > 0 && <li className="room" aria-hidden="true" style={{ blockSize: height }} />

type CardProps = { row: SheetRow; index: number; all: number; onOpen: (number: number) => void; format: Format }

function Card({ row, index, all, onOpen, format }: CardProps) {
  const { number, cells } = row
  const faults = faultsOf(row)
  const others = faults.filter(({ column }) => !onCard.includes(column))
  const line = (column: BulkColumn) => {
    const fault = faults.find(one => one.column === column)
    const text = cellOf(cells, column)
    if (!fault && text === '') return null
    return (
      <span className={fault ? 'bad' : column === 'name' ? 'who' : 'muted'}>
        <bdi className="cut">{text}</bdi>
        {fault && <FaultText fault={fault} format={format} />}
      </span>
    )
  }
  return (
    <li data-place={index} className={`row-${stateOf(row)}`} aria-setsize={all} aria-posinset={index + 1}>
      <button type="button" onClick={() => onOpen(number)}>
        <span className="n num">
          <span className="hidden-text">{m.bulk_col_row()} </span>
          {number}
        </span>
        <span className="lines">
          {line('name')}
          {stateOf(row) === 'double' && <span className="muted">{doubleWords(row, format)}</span>}
          {line('phone')}
          {line('address')}
          {others.map(fault => (
            <span key={fault.column} className="bad">
              <bdi className="cut">{cellOf(cells, fault.column)}</bdi>
              <FaultText fault={fault} format={format} />
            </span>
          ))}
        </span>
        <span className="ends num">
          <Fee row={row} format={format} />
          <span className="muted">
            {cellOf(cells, 'delivery') === 'scheduled' ? (
              <bdi>{cellOf(cells, 'scheduled').slice(-5)}</bdi>
            ) : (
              m.bulk_now()
            )}
          </span>
        </span>
      </button>
    </li>
  )
}

const onCard: readonly BulkColumn[] = ['name', 'phone', 'address']
