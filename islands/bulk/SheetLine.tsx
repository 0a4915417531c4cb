import { clsx } from 'clsx'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { bulk } from '#app/bulk.ts'
import { clock } from '#app/services.ts'
import { pathFor } from '#contract/routes.ts'
import { type BulkColumn, bulkColumns, bulkPayments, cellOf, columnAt, deliveryTypes } from '#features/bulk/columns.ts'
import type { Fault } from '#features/bulk/faults.ts'
import { faultsOf, messagesOf, type RowMessages, type SheetRow, stateOf } from '#features/bulk/sheet.ts'
import { bulkPaymentWords, bulkWords, columnWords, deliveryWords, faultWords, fixWords } from '#features/bulk/text.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Icon } from '#ui/Icon.tsx'
import { isComposing } from '#ui/typed-text.ts'
import { type AfterEdit, type Editing, REMOVE_COLUMN, type Spot } from './use-grid.ts'

type Props = {
  row: SheetRow
  index: number
  /** Column that is active in this row, and those that are selected; -1 for none. */
  active: number
  first: number
  last: number
  editing: Editing | undefined
  onFocus: (spot: Spot, extend?: boolean) => void
  onEdit: (spot: Spot) => void
  onEnd: ((text: string | undefined, go?: AfterEdit) => void) | undefined
  format: Format
}

/** One row of the grid, and below it what there is to say about it. */
export const SheetLine = memo(function SheetLine(props: Props) {
  const { row, index, active, first, last, editing, onFocus, onEdit, onEnd, format } = props
  const state = stateOf(row)
  const messages = messagesOf(row)
  const faults = new Map(faultsOf(row).map(fault => [fault.column, fault]))
  const pointerProps = (column: number) => ({
    onMouseDown: (event: MouseEvent) => {
      // In the cell that is changed, a press moves the caret.
      if (editing?.column !== column) onFocus({ index, column }, event.shiftKey && !editing)
    },
    onDoubleClick: () => onEdit({ index, column }),
  })
  // biome-ignore-start lint/a11y: cells of a grid that keeps the focus itself and names the active one
  const cells = (
    <tr
      className={clsx(`row-${state}`, messages.length > 0 && 'explained')}
      data-place={index}
      aria-rowindex={index + 2}
    >
      <th scope="row" className="n num" aria-colindex={1}>
        {row.number}
      </th>
      {bulkColumns.map((column, at) => {
        const fault = faults.get(column)
        const edited = editing?.column === at && onEnd
        const said = messages.find(one => one.faults.some(of => of.column === column) || (one.double && at === 0))
        return (
          <td
            key={column}
            role="gridcell"
            id={`cell-${row.number}-${at}`}
            aria-colindex={at + 2}
            aria-invalid={fault ? true : undefined}
            aria-describedby={said && messageId(row, said)}
            aria-readonly={state === 'placed' || undefined}
            aria-selected={at >= first && at <= last}
            className={clsx(`col-${column}`, fault && 'bad', at === active && 'active')}
            {...pointerProps(at)}
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
          </td>
        )
      })}
      <td role="gridcell" className="fee end num" aria-colindex={bulkColumns.length + 2} aria-readonly="true">
        <Fee row={row} format={format} linked />
      </td>
      <td
        role="gridcell"
        id={`cell-${row.number}-${REMOVE_COLUMN}`}
        className={clsx('act', active === REMOVE_COLUMN && 'active')}
        aria-colindex={bulkColumns.length + 3}
        onMouseDown={() => onFocus({ index, column: REMOVE_COLUMN })}
      >
        {state !== 'placed' && (
          <button
            type="button"
            className="clear"
            tabIndex={-1}
            aria-label={m.bulk_remove({ row: row.number })}
            onClick={() => onEdit({ index, column: REMOVE_COLUMN })}
          >
            <Icon name="x" small />
          </button>
        )}
      </td>
    </tr>
  )
  if (messages.length === 0) return cells
  return (
    <>
      {cells}
      <MessageLine {...{ row, index, messages, format }} onFocus={column => onFocus({ index, column })} />
    </>
  )
  // biome-ignore-end lint/a11y: cells of a grid that keeps the focus itself and names the active one
})

const messageId = ({ number }: SheetRow, { column }: RowMessages): string => `said-${number}-${column}`

type MessageProps = {
  row: SheetRow
  index: number
  messages: readonly RowMessages[]
  onFocus: (column: number) => void
  format: Format
}

/** What is wrong with a row, each message where its column begins and as wide as there is room. */
function MessageLine({ row, index, messages, onFocus, format }: MessageProps) {
  const [{ column: before } = { column: 0 }] = messages
  return (
    // biome-ignore-start lint/a11y: the grid keeps the focus, and a press leads to the cell
    <tr className={`said row-${stateOf(row)}`} data-place={index} aria-rowindex={index + 2}>
      <td role="gridcell" className="n" aria-colindex={1} colSpan={1} />
      {before > 0 && <td role="gridcell" aria-colindex={2} colSpan={before} />}
      {messages.map(said => (
        <td
          key={said.column}
          role="gridcell"
          id={messageId(row, said)}
          aria-colindex={said.column + 2}
          colSpan={said.columns}
          onMouseDown={() => onFocus(said.column)}
        >
          {said.double && <DoubleText row={row} format={format} />}
          {said.faults.map(fault => (
            <FaultText key={fault.column} fault={fault} format={format} row={row} named={said.faults.length > 1} />
          ))}
        </td>
      ))}
    </tr>
    // biome-ignore-end lint/a11y: the grid keeps the focus, and a press leads to the cell
  )
}

/** A cell as the reader's language says it; numbers run left to right everywhere. */
function CellText({ column, text }: { column: BulkColumn; text: string }) {
  if (column === 'payment') return <span>{bulkPaymentWords(text)}</span>
  if (column === 'delivery') return <span>{deliveryWords(text)}</span>
  return <bdi>{text}</bdi>
}

/** Which row or which order this one equals, and the way to have both. */
function DoubleText({ row, format }: { row: SheetRow; format: Format }) {
  const { number, recent, wanted } = row
  return (
    <span className="fixes">
      {!wanted && (
        <span className="double">
          {recent === undefined ? (
            doubleWords(row, format)
          ) : (
            <OrderLink orderId={recent.orderId}>{doubleWords(row, format)}</OrderLink>
          )}
        </span>
      )}
      <button type="button" tabIndex={-1} onClick={() => bulk.want(number, !wanted)}>
        {wanted ? m.bulk_double_leave() : m.bulk_double_keep()}
      </button>
    </span>
  )
}

/** Why a row is left out. */
export const doubleWords = ({ double, recent }: SheetRow, format: Format): string =>
  recent === undefined
    ? m.bulk_double({ row: double ?? 0 })
    : m.bulk_recent({ order: `#${recent.orderId.slice(-6)}`, time: format.moment(recent.at, clock.now() / 1000) })

type FaultProps = {
  fault: Fault
  format: Format
  /** Offers the fixes of the mistake, where there are some. */
  row?: SheetRow
  /** With the heading of the column. */
  named?: boolean
}

export function FaultText({ fault, format, row, named }: FaultProps) {
  const fixes = row ? bulk.fixesOf(fault, row.cells) : []
  return (
    <small>
      <Icon name="circle-alert" small />
      <span>
        {named && <b>{columnWords(fault.column)}: </b>}
        {faultWords(fault, format)}
      </span>
      {row && fixes.length > 0 && (
        <span className="fixes">
          {fixes.map(fix => (
            // The grid keeps the focus: Alt and Enter in the cell do the same.
            <button
              key={`${fix.column} ${fix.text}`}
              type="button"
              tabIndex={-1}
              onClick={() => bulk.edit(row.number, columnAt[fix.column], fix.text)}
            >
              {fixWords(fix)}
            </button>
          ))}
        </span>
      )}
    </small>
  )
}

type FeeProps = { row: SheetRow; format: Format /** What is placed leads to its order. */; linked?: boolean }

export function Fee({ row, format, linked }: FeeProps) {
  const { verdict, faults } = row
  if (verdict.state === 'placed')
    return (
      <span className="is-placed">
        <Icon name="check" small />
        {linked && verdict.orderId !== undefined ? (
          <OrderLink orderId={verdict.orderId}>{m.bulk_done()}</OrderLink>
        ) : (
          m.bulk_done()
        )}
      </span>
    )
  if (verdict.state === 'ready' && faults.length === 0 && verdict.fee !== undefined) return format.amount(verdict.fee)
  // Nobody asks for the fee of a row that is left out, or empty.
  if (stateOf(row) === 'waiting') return <span className="bone" aria-hidden="true" />
  return <span className="muted">–</span>
}

type EditorProps = {
  column: BulkColumn
  text: string
  /** Typing began it: the text is what was typed, and the end of it is where to go on. */
  begun: boolean
  onEnd: (text: string | undefined, go?: AfterEdit) => void
}

/** One cell while it is changed: Enter and Tab keep the text and go on, Escape gives it up. */
function CellEditor({ column, text, begun, onEnd }: EditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const ended = useRef(false)
  useLayoutEffect(() => {
    const element = field.current
    element?.focus({ preventScroll: true })
    if (element instanceof HTMLInputElement && !begun) element.select()
  }, [begun])
  const end: Props['onEnd'] = (value, go) => {
    // Leaving the field after Enter is no second end.
    if (ended.current) return
    ended.current = true
    onEnd(value, go)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement & HTMLSelectElement>) => {
    if (isComposing(event.nativeEvent)) return
    const { value } = event.currentTarget
    if (event.key === 'Enter') end(value, 'down')
    else if (event.key === 'Tab') end(value, event.shiftKey ? 'before' : 'next')
    else if (event.key === 'Escape') end(undefined)
    else return
    event.preventDefault()
  }
  const common = {
    ref: field,
    'aria-label': columnWords(column),
    onKeyDown,
    onBlur: (event: FocusEvent<HTMLInputElement & HTMLSelectElement>) =>
      end(event.currentTarget.value, event.relatedTarget ? 'leave' : 'stay'),
  }
  const choices = choicesOf(column)
  if (choices)
    return (
      <select {...common} defaultValue={choices.some(({ value }) => value === text) ? text : ''}>
        <option value="">{m.bulk_choose_value()}</option>
        {choices.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    )
  const figures = column === 'phone' || column === 'amount' || column === 'scheduled'
  return <input {...common} defaultValue={text} dir={figures ? 'ltr' : 'auto'} autoComplete="off" />
}

/** The values of a column that has few. */
export function choicesOf(column: BulkColumn): { value: string; word: string }[] | undefined {
  const { payments, deliveries } = bulkWords()
  if (column === 'payment') return bulkPayments.map(value => ({ value, word: payments[value] }))
  if (column === 'delivery') return deliveryTypes.map(value => ({ value, word: deliveries[value] }))
  return undefined
}

// From a row to its order on the tracking page.

/** What comes before the addresses of the page's language. */
export const AddressPrefix = createContext('')

export function OrderLink({ orderId, children }: { orderId: string; children: ReactNode }) {
  const prefix = useContext(AddressPrefix)
  const { vendorId = '' } = bulk.$bulk.get()
  const page = pathFor('vendorOrderTracking', { vendorID: vendorId }, prefix)
  return <a href={`${page}?order=${encodeURIComponent(orderId)}`}>{children}</a>
}
