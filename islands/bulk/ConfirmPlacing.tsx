// The last question before orders are placed: how many, for how much, with how much cash to collect (BLK-104).
import { bulk } from '#app/bulk.ts'
import { deployment } from '#deployment'
import type { Placement } from '#features/bulk/sheet.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Chip.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = { placement: Placement; left: number; format: Format }

export function ConfirmPlacing({ placement: { rows, fees, cash }, left, format }: Props) {
  const { currency } = deployment().settings
  return (
    <Dialog
      open
      alert
      title={m.bulk_confirm_title({ count: rows })}
      onClose={() => bulk.dismiss()}
      footer={
        <>
          <Button onClick={() => bulk.dismiss()}>{m.bulk_confirm_back()}</Button>
          <Button kind="primary" onClick={() => void bulk.confirm()}>
            {m.bulk_place({ count: rows })}
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
        {left > 0 && <p className="muted">{m.bulk_confirm_left({ count: left })}</p>}
      </div>
    </Dialog>
  )
}
