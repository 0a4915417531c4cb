// The photos of the chosen orders as one file: how far it is, and which could not be had (HIS-106).
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { flags } from '#app/flags.ts'
import { proofsFile } from '#app/proofs-file.ts'
import { proofsOfOrders } from '#features/history/proofs.ts'
import { shortId } from '#features/orders/order.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/Chip.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

const idle = { state: 'idle' } as const

type Props = { orders: readonly Order[]; format: Format; onClose(): void }

export function ProofsDialog({ orders, format, onClose }: Props) {
  const progress = useStore(proofsFile.$proofs, { ssr: () => idle })
  const on = useStore(flags.$flags, { ssr: () => null })
  const proofs = proofsOfOrders(orders, [
    ...(on?.ProofOfPickup ? (['pickup'] as const) : []),
    ...(on?.ProofOfDelivery ? (['delivery'] as const) : []),
    ...(on?.ProofOfReturn ? (['return'] as const) : []),
  ])
  useEffect(() => proofsFile.cancel, [])
  const { state } = progress
  const isBusy = state === 'fetching' || state === 'writing'
  const count = (done: number, of: number) => m.bulk_of({ done: format.count(done), all: format.count(of) })
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.history_proofs()}
      footer={
        isBusy ? (
          <Button onClick={proofsFile.cancel}>{m.history_export_cancel()}</Button>
        ) : (
          <Button kind="primary" disabled={proofs.length === 0} onClick={() => void proofsFile.run(proofs)}>
            {m.history_proofs_save()}
          </Button>
        )
      }
    >
      <div className="stack" aria-live="polite">
        {state === 'idle' && (
          <p className="muted num">{m.history_proofs_count({ count: format.count(proofs.length) })}</p>
        )}
        {isBusy && (
          <ProgressBar
            label={state === 'writing' ? m.history_export_writing() : m.public_proof_loading()}
            share={progress.done / Math.max(1, progress.of)}
            text={count(progress.done, progress.of)}
          />
        )}
        {state === 'failed' && <Notice tone="danger" title={m.history_export_failed()} />}
        {state === 'done' && (
          <p className="num">
            {m.history_proofs_saved({ photos: count(progress.saved, progress.saved + progress.missing.length) })}
          </p>
        )}
        {state === 'done' && progress.missing.length > 0 && (
          <Notice tone="warning" title={m.history_proofs_missing()}>
            <span className="proofs-missing">
              {progress.missing.map(({ order, type }) => (
                <span key={order.order_id + type}>
                  <bdi>
                    #{shortId(order)} {order.customer.name}
                  </bdi>
                </span>
              ))}
            </span>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
