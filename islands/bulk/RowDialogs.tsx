// The dialogs of the rows, whose code is loaded when one opens: the cells of a row, and the question before orders are placed.
import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { bulk } from '#app/bulk.ts'
import { deployment } from '#deployment'
import type { Fix } from '#features/bulk/check.ts'
import { type BulkColumn, bulkColumns, cellOf, columnAt } from '#features/bulk/columns.ts'
import type { Fault } from '#features/bulk/faults.ts'
import { faultsOf, indexOfRow, isDouble, type Placement, type SheetRow } from '#features/bulk/sheet.ts'
import { columnWords, faultWords, fixWords } from '#features/bulk/text.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Chip.tsx'
import { Dialog, Drawer } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { choicesOf, doubleWords } from './SheetLine.tsx'

type ConfirmProps = { placement: Placement; left: number; format: Format }

/** The last question before orders are placed: how many, for how much, with how much cash to collect (BLK-104). */
export function ConfirmPlacing({ placement: { rows, fees, cash }, left, format }: ConfirmProps) {
  const { currency } = deployment().settings
  return (
    <Dialog
      open
      alert
      title={m.bulk_confirm_title({ count: rows, number: format.count(rows) })}
      onClose={() => bulk.dismiss()}
      footer={
        <>
          <Button onClick={() => bulk.dismiss()}>{m.bulk_confirm_back()}</Button>
          <Button kind="primary" onClick={() => void bulk.confirm()}>
            {m.bulk_place({ count: rows, number: format.count(rows) })}
          </Button>
        </>
      }
    >
      <div className="bulk-confirm">
        <Facts
          facts={[
            { id: 'rows', name: m.bulk_confirm_rows(), value: <span className="num">{format.count(rows)}</span> },
            {
              id: 'fees',
              name: m.bulk_confirm_fees(),
              value: <bdi className="num">{format.money(fees, currency)}</bdi>,
            },
            {
              id: 'cash',
              name: m.bulk_confirm_cash(),
              value: <bdi className="num">{format.money(cash, currency)}</bdi>,
            },
          ]}
        />
        {left > 0 && <p className="muted">{m.bulk_confirm_left({ count: left, number: format.count(left) })}</p>}
      </div>
    </Dialog>
  )
}

const kinds: Partial<Record<BulkColumn, 'phone' | 'amount'>> = { phone: 'phone', amount: 'amount' }

type RowProps = {
  number: number
  format: Format /** Opens another row in its place. */
  onOpen: (number: number) => void
  onClose: () => void
}

const noRows: ReturnType<typeof bulk.$rows.get> = []

/** All cells of one row, to be corrected on a phone (BLK-101). */
export function RowDialog({ number, format, onOpen, onClose }: RowProps) {
  const rows = useStore(bulk.$rows, { ssr: () => noRows })
  const row = rows[indexOfRow(rows, number)]
  if (!row) return null
  const faults = new Map(faultsOf(row).map(fault => [fault.column, fault]))
  const remove = () => {
    onClose()
    bulk.remove(number)
  }
  const duplicate = () => {
    // An assistive technology clicks without leaving the field: what is typed there is kept first.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    bulk.duplicate([number]).forEach(onOpen)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={m.bulk_edit_row({ row: number })}
      closeLabel={m.bulk_edit_close()}
      footer={
        <div className="bulk-choices">
          <Button kind="quiet" onClick={duplicate}>
            {m.bulk_duplicate()}
          </Button>
          <Button kind="quiet" onClick={remove}>
            {m.bulk_remove({ row: number })}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {m.bulk_edit_done()}
          </Button>
        </div>
      }
    >
      <div className="row-form" key={number}>
        {bulkColumns.map((column, at) => (
          <RowField
            key={column}
            column={column}
            text={cellOf(row.cells, column)}
            fault={faults.get(column)}
            fixes={fixesFor(row, faults.get(column))}
            format={format}
            onText={text => bulk.edit(number, at, text)}
            onFix={fix => bulk.edit(number, columnAt[fix.column], fix.text)}
          />
        ))}
        {/* Not at the foot: it comes and goes with what a field says when it is left, and would move what is pressed there. */}
        {isDouble(row) && (
          <p>
            {!row.wanted && <span className="muted">{doubleWords(row, format)} </span>}
            <Button kind="quiet" onClick={() => bulk.want(number, !row.wanted)}>
              {row.wanted ? m.bulk_double_leave() : m.bulk_double_keep()}
            </Button>
          </p>
        )}
      </div>
    </Drawer>
  )
}

type FieldProps = {
  column: BulkColumn
  text: string
  fault: Fault | undefined
  fixes: readonly Fix[]
  format: Format
  onText: (text: string) => void
  onFix: (fix: Fix) => void
}

const fixesFor = (row: SheetRow, fault: Fault | undefined): readonly Fix[] =>
  fault ? bulk.fixesOf(fault, row.cells) : []

/** Calls what the last render gave when the part goes: Escape and Back close a dialog without leaving its field. */
function useAtEnd(act: () => unknown): void {
  const last = useEffectEvent(act)
  useEffect(() => () => void last(), [])
}

/** What is typed is kept and checked when the field is left, so that no mistake is shown while typing. */
function RowField({ column, text, fault, fixes, format, onText, onFix }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  useAtEnd(() => typed !== undefined && onText(typed))
  const error = fault && faultWords(fault, format)
  const choices = choicesOf(column)
  const label = columnWords(column)
  if (choices)
    return (
      <Select
        label={label}
        value={text}
        error={error}
        prompt={m.bulk_choose_value()}
        options={choices.map(({ value, word }) => ({ value, text: word }))}
        onChange={onText}
      />
    )
  return (
    <div>
      <TextField
        label={label}
        kind={kinds[column] ?? 'text'}
        value={typed ?? text}
        error={typed === undefined ? error : undefined}
        onChange={setTyped}
        onBlur={() => {
          if (typed !== undefined) onText(typed)
          setTyped(undefined)
        }}
      />
      {typed === undefined &&
        fixes.map(fix => (
          <Button key={fix.text} kind="quiet" onClick={() => onFix(fix)}>
            {fixWords(fix)}
          </Button>
        ))}
    </div>
  )
}
