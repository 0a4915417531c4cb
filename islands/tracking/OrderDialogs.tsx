// What is asked about an order, and its photos, in dialogs of their own: this part is loaded when somebody comes near what opens them.
import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { orders } from '#app/orders.ts'
import { watchUnsaved } from '#app/services.ts'
import { cancelReasons, type ReasonGroup } from '#features/orders/cancelling.ts'
import { cancelQuestion } from '#features/orders/named-text.ts'
import { reasonGroupWords, reasonWords } from '#features/orders/text.ts'
import { m } from '#messages'
import type { CancelReason, Order, ProofType } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

// Cancelling with one of 19 reasons in three groups (TRK-025, TRK-030, TRK-031, Q62).

const groups = Object.keys(cancelReasons) as ReasonGroup[]
const nobody: ReadonlySet<string> = new Set()

type CancelProps = {
  order: Order
  open: boolean
  /** Why it cannot be cancelled any more: its status may change while the question is open. */
  obstacle: string | undefined
  onClose(): void
}

export function CancelDialog({ order, open, obstacle, onClose }: CancelProps) {
  const [reason, setReason] = useState<CancelReason>()
  const [missing, setMissing] = useState(false)
  const busy = useStore(orders.$cancelling, { ssr: () => nobody }).has(order.order_id)
  const id = useId()
  useEffect(() => watchUnsaved(() => reason !== undefined), [reason])
  function close(): void {
    setReason(undefined)
    setMissing(false)
    onClose()
  }
  async function go(): Promise<void> {
    if (!reason) return setMissing(true)
    await orders.cancel(order, reason)
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      busy={busy}
      wide
      closeLabel={m.portal_close()}
      title={cancelQuestion(order)}
      footer={
        <>
          <Button kind="quiet" disabled={busy} onClick={close}>
            {obstacle && !busy ? m.portal_close() : m.tracking_cancel_keep()}
          </Button>
          {!obstacle && (
            <Button kind="danger" pending={busy} onClick={go}>
              {m.tracking_cancel_go()}
            </Button>
          )}
        </>
      }
    >
      {obstacle && !busy ? (
        <Notice tone="warning" title={m.tracking_cancel_not()} live="polite">
          {obstacle}
        </Notice>
      ) : (
        <div className="reasons">
          {groups.map(group => (
            <fieldset key={group} disabled={busy}>
              <legend>{reasonGroupWords(group)}</legend>
              {cancelReasons[group].map(code => (
                <label key={code}>
                  <input
                    type="radio"
                    name={id}
                    checked={reason === code}
                    onChange={() => {
                      setReason(code)
                      setMissing(false)
                    }}
                  />
                  {reasonWords(code)}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      <p className="reason-missing" role="alert">
        {missing && m.tracking_cancel_missing()}
      </p>
    </Dialog>
  )
}

// Photos of collection, delivery and return.

type Photo = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; address: string }

type ProofProps = {
  orderId: string
  type: ProofType
  /** What the photo shows. */
  title: string
  onClose(): void
}

export function ProofDialog({ orderId, type, title, onClose }: ProofProps) {
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
      title={title}
      closeLabel={m.portal_close()}
      footer={<Button onClick={onClose}>{m.portal_close()}</Button>}
    >
      <div className="proof-photo" aria-live="polite">
        {photo.state === 'loading' && <p className="muted">{m.public_proof_loading()}</p>}
        {photo.state === 'failed' && <Notice tone="danger" title={m.public_proof_failed()} />}
        {photo.state === 'ready' && (
          <img src={photo.address} alt={title} onError={() => setPhoto({ state: 'failed' })} />
        )}
      </div>
    </Dialog>
  )
}
