// What can be done with many past orders at once: those that were picked, else all of the filter (BLK-109, BLK-110, HIS-105, HIS-106).
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { flags } from '#app/flags.ts'
import { pastOrders } from '#app/history.ts'
import { latePart } from '#islands/page/late-part.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'

const RepeatDialog = latePart(() => import('./HistoryDialogs.tsx').then(part => part.RepeatDialog))
const StatementDialog = latePart(() => import('./HistoryDialogs.tsx').then(part => part.StatementDialog))
const ProofsDialog = latePart(() => import('./HistoryDialogs.tsx').then(part => part.ProofsDialog))
const LabelsDialog = latePart(() => import('#islands/tracking/LabelsDialog.tsx').then(part => part.LabelsDialog))

const nobody: ReadonlySet<string> = new Set()
const none: ReturnType<typeof pastOrders.$orders.get> = []

type Action = 'again' | 'labels' | 'statement' | 'proofs'

export function OrdersMenu({ format, prefix }: { format: Format; prefix: string }) {
  const picked = useStore(pastOrders.$picked, { ssr: () => nobody })
  const empty = useStore(pastOrders.$orders, { ssr: () => none }).length === 0
  const on = useStore(flags.$flags, { ssr: () => null })
  const photos = on?.ProofOfPickup || on?.ProofOfDelivery || on?.ProofOfReturn
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<{ action: Action; orders: readonly Order[]; picked: number }>()
  const close = () => setOpen(undefined)
  const entries: (MenuEntry | false)[] = [
    on?.BulkOrderUpload === true && { id: 'again', text: m.history_again(), icon: 'repeat', disabled: empty },
    { id: 'labels', text: m.history_labels(), icon: 'printer', disabled: empty },
    { id: 'statement', text: m.history_statement(), icon: 'receipt-text', disabled: empty },
    photos === true && { id: 'proofs', text: m.history_proofs(), icon: 'camera', disabled: empty },
    picked.size > 0 && { id: 'clear', text: m.history_pick_none(), icon: 'x', apart: true },
  ]
  async function act(id: string): Promise<void> {
    if (id === 'clear') return pastOrders.pick([...picked], false)
    setBusy(true)
    const orders = await pastOrders.selectedOrders().finally(() => setBusy(false))
    // Others may have been picked by the time that all are here.
    if (orders) setOpen({ action: id as Action, orders, picked: picked.size })
  }
  return (
    <>
      <Menu
        trigger={
          <>
            {picked.size > 0 && <span className="num">{m.history_picked({ count: format.count(picked.size) })}</span>}
            <Icon name={busy ? 'refresh-cw' : 'ellipsis'} />
          </>
        }
        label={picked.size > 0 ? undefined : m.history_actions()}
        className={picked.size > 0 ? 'button' : 'button square'}
        entries={entries.filter(entry => entry !== false)}
        onAction={id => void act(id)}
      />
      <p className="hidden-text" role="status">
        {busy && m.history_export_fetching()}
      </p>
      {open?.action === 'again' && (
        <RepeatDialog orders={open.orders} picked={open.picked > 0} format={format} onClose={close} />
      )}
      {open?.action === 'statement' && (
        <StatementDialog orders={open.orders} picked={open.picked} format={format} onClose={close} />
      )}
      {open?.action === 'proofs' && <ProofsDialog orders={open.orders} format={format} onClose={close} />}
      {open?.action === 'labels' && <LabelsDialog orders={open.orders} {...{ format, prefix }} onClose={close} />}
    </>
  )
}
