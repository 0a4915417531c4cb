import { type MouseEvent, memo } from 'react'
import { type BulkColumn, bulkColumns, cellOf } from '#domain/bulk/columns'
import type { Fault } from '#domain/bulk/faults'
import { faultsOf, type SheetRow, stateOf } from '#domain/bulk/sheet'
import { m } from '#messages'
import { bulkPaymentWords, bulkWords, faultWords } from '#text/bulk-words'
import { Icon } from '#ui/Icon'
import { classNames } from '../../src/ui/class-names.ts'
import type { Format } from '../shell/use-format.ts'
import { CellEditor } from './CellEditor.tsx'
import type { Spot } from './grid-keys.ts'
import { type Editing, REMOVE_COLUMN } from './use-grid.ts'

type Props = {
  row: SheetRow
  place: number
  /** Column that is active in this row, and those that are selected; -1 for none. */
  active: number
  first: number
  last: number
  editing: Editing | undefined
  onFocus: (spot: Spot, extend?: boolean) => void
  onEdit: (spot: Spot) => void
  onEnd: ((text: string | undefined, go?: 'down' | 'next' | 'before' | 'stay') => void) | undefined
  format: Format
}

/** One row of the grid. */
export const SheetLine = memo(function SheetLine(props: Props) {
  const { row, place, active, first, last, editing, onFocus, onEdit, onEnd, format } = props
  const state = stateOf(row)
  const faults = new Map(faultsOf(row).map(fault => [fault.column, fault]))
  const press = (column: number) => ({
    onMouseDown: (event: MouseEvent) => {
      if (!editing) onFocus({ place, column }, event.shiftKey)
    },
    onDoubleClick: () => onEdit({ place, column }),
  })
  return (
    // biome-ignore-start lint/a11y: cells of a grid that keeps the focus itself and names the active one
    <tr className={`row-${state}`} data-place={place} aria-rowindex={place + 2}>
      <th scope="row" className="n num" aria-colindex={1}>
        {row.number}
      </th>
      {bulkColumns.map((column, at) => {
        const fault = faults.get(column)
        const edited = editing?.column === at && onEnd
        return (
          <td
            key={column}
            role="gridcell"
            id={`cell-${row.number}-${at}`}
            aria-colindex={at + 2}
            aria-invalid={fault ? true : undefined}
            aria-readonly={state === 'placed' || undefined}
            aria-selected={at >= first && at <= last}
            className={classNames(`col-${column}`, fault && 'bad', at === active && 'active')}
            {...press(at)}
          >
            {edited ? (
              <CellEditor
                column={column}
                text={editing.typed ?? cellOf(row.cells, column)}
                begun={editing.typed !== undefined}
                onEnd={onEnd}
              />
            ) : (
              <CellText column={column} text={cellOf(row.cells, column)} />
            )}
            {fault && <FaultText fault={fault} />}
          </td>
        )
      })}
      <td role="gridcell" className="fee end num" aria-colindex={bulkColumns.length + 2} aria-readonly="true">
        <Fee row={row} format={format} />
      </td>
      <td
        role="gridcell"
        id={`cell-${row.number}-${REMOVE_COLUMN}`}
        className={classNames('act', active === REMOVE_COLUMN && 'active')}
        aria-colindex={bulkColumns.length + 3}
        onMouseDown={() => onFocus({ place, column: REMOVE_COLUMN })}
      >
        {state !== 'placed' && (
          <button
            type="button"
            className="clear"
            tabIndex={-1}
            aria-label={m.bulk_remove({ row: row.number })}
            onClick={() => onEdit({ place, column: REMOVE_COLUMN })}
          >
            <Icon name="x" small />
          </button>
        )}
      </td>
    </tr>
    // biome-ignore-end lint/a11y: cells of a grid that keeps the focus itself and names the active one
  )
})

/** A cell as the reader's language says it; numbers run left to right everywhere. */
function CellText({ column, text }: { column: BulkColumn; text: string }) {
  if (column === 'payment') return <span>{bulkPaymentWords(text)}</span>
  if (column === 'delivery') {
    const { deliveries } = bulkWords()
    return (
      <span>
        {text === 'scheduled' ? deliveries.scheduled : text === 'instant' || text === '' ? deliveries.instant : text}
      </span>
    )
  }
  return <bdi>{text}</bdi>
}

export const FaultText = ({ fault }: { fault: Fault }) => (
  <small>
    <Icon name="circle-alert" small />
    <span>{faultWords(fault)}</span>
  </small>
)

export function Fee({ row: { verdict, faults }, format }: { row: SheetRow; format: Format }) {
  if (verdict.state === 'placed')
    return (
      <span className="is-placed">
        <Icon name="check" small />
        {m.bulk_done()}
      </span>
    )
  if (verdict.state === 'ready' && faults.length === 0 && verdict.fee !== undefined) return format.amount(verdict.fee)
  if (faults.length === 0 && (verdict.state === 'asked' || verdict.state === 'unasked'))
    return <span className="bone" aria-hidden="true" />
  return <span className="muted">–</span>
}
