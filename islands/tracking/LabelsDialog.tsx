// On which paper labels are printed; the paper of the last time stands there (BLK-110).
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { labelPaper } from '#app/labels.ts'
import { vendors } from '#app/vendors.ts'
import { pathFor } from '#contract/routes.ts'
import { type LabelPaper, labelPapers, pagesOf } from '#features/orders/label-paper.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { printLabels } from './print-labels.ts'

/** Sizes are written alike everywhere. */
const paperNames: Readonly<Record<LabelPaper, string>> = {
  'a4-8': 'A4 · 2 × 4',
  'a4-24': 'A4 · 3 × 8',
  '4x6': '4 × 6 in',
  '62mm': '62 mm',
}

const loading = { state: 'loading' } as const

type Props = { orders: readonly Order[]; format: Format; prefix: string; onClose(): void }

export function LabelsDialog({ orders, format, prefix, onClose }: Props) {
  const [paper, setPaper] = useState(labelPaper.read)
  const [busy, setBusy] = useState(false)
  const list = useStore(vendors.$vendors, { ssr: () => loading })
  const names = new Map(
    (list.state === 'ready' ? list.value : []).map(one => [one.vendor_id, one.vendor_information.name]),
  )
  async function printAll(): Promise<void> {
    labelPaper.keep(paper)
    setBusy(true)
    const context = {
      paper,
      format,
      senderOf: (order: Order) => names.get(order.vendor_id) ?? order.vendor_id,
      linkOf: (order: Order) => location.origin + pathFor('tracking', { orderID: order.order_id }, prefix),
    }
    await printLabels(orders, context).finally(() => setBusy(false))
    onClose()
  }
  const figures = { labels: format.count(orders.length), pages: format.count(pagesOf(orders, paper).length) }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      closeLabel={m.portal_close()}
      title={m.tracking_label_print()}
      footer={
        <Button kind="primary" pending={busy} disabled={orders.length === 0} onClick={() => void printAll()}>
          {m.labels_print()}
        </Button>
      }
    >
      <div className="stack">
        <Select
          label={m.labels_paper()}
          value={paper}
          options={labelPapers.map(value => ({ value, text: paperNames[value] }))}
          onChange={setPaper}
        />
        <p className="muted num">{m.labels_figures(figures)}</p>
      </div>
    </Dialog>
  )
}
