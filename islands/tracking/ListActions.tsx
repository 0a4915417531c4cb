// What can be done with all orders of a list at once: their labels, and finished ones again as rows of bulk orders (BLK-109, BLK-110).
import { useState } from 'react'
import { latePart } from '#islands/page/late-part.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'

const RepeatDialog = latePart(() => import('#islands/history/HistoryDialogs.tsx').then(part => part.RepeatDialog))
const LabelsDialog = latePart(() => import('./LabelsDialog.tsx').then(part => part.LabelsDialog))

type Props = {
  orders: readonly Order[]
  /** Whether they can be ordered again. */
  again: boolean
  format: Format
  prefix: string
}

export function ListActions({ orders, again, format, prefix }: Props) {
  const [open, setOpen] = useState<'again' | 'labels'>()
  const close = () => setOpen(undefined)
  // One order has the same among its own actions.
  if (orders.length < 2) return null
  return (
    <div className="list-actions">
      {again && (
        <button type="button" className="link needs-bulk for-users" onClick={() => setOpen('again')}>
          {m.history_again()}
        </button>
      )}
      <button type="button" className="link" onClick={() => setOpen('labels')}>
        {m.history_labels()}
      </button>
      {open === 'again' && <RepeatDialog {...{ orders, format }} onClose={close} />}
      {open === 'labels' && <LabelsDialog {...{ orders, format, prefix }} onClose={close} />}
    </div>
  )
}
