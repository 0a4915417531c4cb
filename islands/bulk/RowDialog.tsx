// All cells of one row, to be mended on a phone (BLK-101).

import { useState } from 'react'
import { bulk } from '#app/bulk'
import { type BulkColumn, bulkColumns, cellOf } from '#domain/bulk/columns'
import { faultsOf, placeOf } from '#domain/bulk/sheet'
import { m } from '#messages'
import { columnWords, faultWords } from '#text/bulk-words'
import { Button } from '#ui/Button'
import { Drawer } from '#ui/Dialog'
import { Select } from '#ui/Select'
import { TextField } from '#ui/TextField'
import { useLive } from '../shell/use-live.ts'
import { choicesOf } from './CellEditor.tsx'

const kinds: Partial<Record<BulkColumn, 'phone' | 'amount'>> = { phone: 'phone', amount: 'amount' }

export default function RowDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const rows = useLive(bulk.$rows, [])
  const row = rows[placeOf(rows, number)]
  if (!row) return null
  const faults = new Map(faultsOf(row).map(fault => [fault.column, faultWords(fault)]))
  const remove = () => {
    onClose()
    bulk.remove(number)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={m.bulk_edit_row({ row: number })}
      closeLabel={m.bulk_edit_close()}
      footer={
        <div className="bulk-choices">
          <Button kind="quiet" onClick={remove}>
            {m.bulk_remove({ row: number })}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {m.bulk_edit_done()}
          </Button>
        </div>
      }
    >
      <div className="row-form">
        {bulkColumns.map((column, at) => (
          <RowField
            key={column}
            column={column}
            text={cellOf(row.cells, column)}
            error={faults.get(column)}
            onText={text => bulk.edit(number, at, text)}
          />
        ))}
      </div>
    </Drawer>
  )
}

type FieldProps = { column: BulkColumn; text: string; error: string | undefined; onText: (text: string) => void }

/** What is typed is kept and checked when the field is left, so that nobody is told of a mistake while typing. */
function RowField({ column, text, error, onText }: FieldProps) {
  const [typed, setTyped] = useState<string>()
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
  )
}
