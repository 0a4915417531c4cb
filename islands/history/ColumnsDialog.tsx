// Which columns exports have on this device; what is chosen holds at once.
import { useState } from 'react'
import { pastOrders } from '#app/history.ts'
import { exportColumns, FIXED_COLUMN } from '#features/history/export-rows.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Choices.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export function ColumnsDialog({ onClose }: { onClose(): void }) {
  const [wanted, setWanted] = useState(pastOrders.exportColumns)
  const names = pastOrders.exportColumnNames()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.history_export_columns()}
      footer={
        <Button kind="primary" onClick={onClose}>
          {m.portal_close()}
        </Button>
      }
    >
      <div className="export-columns">
        {exportColumns.map(column => (
          <Checkbox
            key={column}
            checked={wanted.includes(column)}
            disabled={column === FIXED_COLUMN}
            onChange={on => {
              const next = exportColumns.filter(one => (one === column ? on : wanted.includes(one)))
              setWanted(next)
              pastOrders.setExportColumns(next)
            }}
          >
            {names[column]}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  )
}
