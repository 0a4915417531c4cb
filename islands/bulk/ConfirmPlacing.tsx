// The last question before orders are placed: how many, for how much, with how much cash to collect (BLK-104).
import { bulk } from '#app/bulk'
import { deployment } from '#deployment'
import type { Placement } from '#domain/bulk/sheet'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import { Facts } from '#ui/Facts'
import type { Format } from '../shell/use-format.ts'

type Props = { placement: Placement; left: number; format: Format }

export default function ConfirmPlacing({ placement: { rows, fees, cash }, left, format }: Props) {
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
