// The rows on a phone: a card each, and a sheet to correct one (BLK-101).

import { useCallback, useEffect, useRef, useState } from 'react'
import { type BulkColumn, cellOf } from '#features/bulk/columns.ts'
import { faultsOf, type SheetRow, stateOf } from '#features/bulk/sheet.ts'
import { latePart } from '#islands/page/late-part.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { doubleWords, FaultText, Fee } from './SheetLine.tsx'
import { useRows } from './use-rows.ts'

const RowDialog = latePart(() => import('./RowDialog.tsx').then(part => part.RowDialog))

type Props = { shown: readonly SheetRow[]; target: { index: number } | undefined; format: Format }

export function RowCards({ shown, target, format }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number>()
  const kindOf = useCallback((index: number) => kind(shown[index]), [shown])
  const keyOf = useCallback((index: number) => `${shown[index]?.number}:${kind(shown[index])}`, [shown])
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
        <Room height={before} />
        {shown.slice(from, to).map((row, offset) => (
          <Card key={row.number} row={row} index={from + offset} all={shown.length} onOpen={setOpen} format={format} />
        ))}
        <Room height={after} />
      </ul>
      {open !== undefined && <RowDialog number={open} format={format} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const kind = (row: SheetRow | undefined): number => (row ? faultsOf(row).length : 0)

const Room = ({ height }: { height: number }) =>
  height > 0 && <li className="room" aria-hidden="true" style={{ blockSize: height }} />

type CardProps = { row: SheetRow; index: number; all: number; onOpen: (number: number) => void; format: Format }

function Card({ row, index, all, onOpen, format }: CardProps) {
  const { number, cells } = row
  const faults = faultsOf(row)
  const others = faults.filter(({ column }) => !drawn.includes(column))
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

const drawn: readonly BulkColumn[] = ['name', 'phone', 'address']
