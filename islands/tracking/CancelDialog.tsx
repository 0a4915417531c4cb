// Cancelling with one of 19 reasons in three groups (TRK-025, TRK-030, TRK-031, Q62).
import { useId, useState } from 'react'
import { orders } from '#app/orders'
import { cancelReasons, type ReasonGroup } from '#domain/orders/cancelling'
import { m } from '#messages'
import type { CancelReason, Order } from '#schema/wire'
import { reasonGroupWords, reasonWords } from '#text/order-words'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import { Notice } from '#ui/Notice'
import { useLive } from '../shell/use-live.ts'

const groups = Object.keys(cancelReasons) as ReasonGroup[]
const nobody: ReadonlySet<string> = new Set()

type Props = {
  order: Order
  open: boolean
  /** Why it cannot be cancelled any more, in words: it may go on while the question is open. */
  obstacle: string | undefined
  onClose(): void
}

export function CancelDialog({ order, open, obstacle, onClose }: Props) {
  const [reason, setReason] = useState<CancelReason>()
  const [missing, setMissing] = useState(false)
  const busy = useLive(orders.$cancelling, nobody).has(order.order_id)
  const id = useId()
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
      title={m.tracking_cancel_title({ customer: order.customer.name || m.tracking_no_name() })}
      footer={
        <>
          <Button kind="quiet" disabled={busy} onClick={close}>
            {m.tracking_cancel_keep()}
          </Button>
          {!obstacle && (
            <Button kind="danger" pending={busy} pendingText={m.tracking_cancel_pending()} onClick={go}>
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
