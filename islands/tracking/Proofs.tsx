// Photos of collection, delivery and return: offered with their flag once they can be fetched (PUB-002, HIS-103, Q69).
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flags } from '#app/flags.ts'
import { orders } from '#app/orders.ts'
import { proofsOf } from '#features/orders/order.ts'
import { m } from '#messages'
import type { Order, ProofType } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'

const flagOf = { pickup: 'ProofOfPickup', delivery: 'ProofOfDelivery', return: 'ProofOfReturn' } as const

const titles: Record<ProofType, () => string> = {
  pickup: () => m.public_proof_pickup(),
  delivery: () => m.public_proof_delivery(),
  return: () => m.public_proof_return(),
}

/** One button for each photo that there is. */
export function Proofs({ order }: { order: Order }) {
  const on = useStore(flags.$flags, { ssr: () => null })
  const [open, setOpen] = useState<ProofType>()
  const offered = proofsOf(order).filter(type => on?.[flagOf[type]])
  if (offered.length === 0) return null
  return (
    <div className="proofs">
      {offered.map(type => (
        <Button key={type} onClick={() => setOpen(type)}>
          <Icon name="camera" small />
          {titles[type]()}
        </Button>
      ))}
      {open && <ProofDialog orderId={order.order_id} type={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

type Photo = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; address: string }

function ProofDialog({ orderId, type, onClose }: { orderId: string; type: ProofType; onClose(): void }) {
  const [photo, setPhoto] = useState<Photo>({ state: 'loading' })
  useEffect(() => {
    let address: string | undefined
    let wanted = true
    void orders.proof(orderId, type).then(answer => {
      if (!wanted) return
      if (answer.state === 'failed') return setPhoto({ state: 'failed' })
      address = URL.createObjectURL(answer.value)
      setPhoto({ state: 'ready', address })
    })
    return () => {
      wanted = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [orderId, type])
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[type]()}
      closeLabel={m.portal_close()}
      footer={<Button onClick={onClose}>{m.portal_close()}</Button>}
    >
      <div className="proof-photo" aria-live="polite">
        {photo.state === 'loading' && <p className="muted">{m.public_proof_loading()}</p>}
        {photo.state === 'failed' && <Notice tone="danger" title={m.public_proof_failed()} />}
        {photo.state === 'ready' && (
          <img src={photo.address} alt={titles[type]()} onError={() => setPhoto({ state: 'failed' })} />
        )}
      </div>
    </Dialog>
  )
}
