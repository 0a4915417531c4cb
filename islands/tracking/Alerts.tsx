// The bell of the tracking screen: orders that need attention, and whether this device alerts.
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { alerts, alertWords } from '#app/alerts.ts'
import { orders } from '#app/orders.ts'
import { shortId } from '#features/orders/order.ts'
import { orderLink } from '#islands/page/order-list.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Choices.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'

type Props = { format: Format; now: number; onOpen(orderId: string): void }

/** Drawn in the browser only. */
export function Alerts({ format, now, onOpen }: Props) {
  const waiting = useStore(alerts.$waiting)
  const [open, setOpen] = useState(false)
  useEffect(() => alerts.start(), [])
  const count = format.count(waiting.length)
  return (
    <>
      <button
        type="button"
        className="clear"
        aria-haspopup="dialog"
        aria-label={waiting.length > 0 ? m.alerts_count({ count }) : m.alerts_title()}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" small />
        {waiting.length > 0 && (
          <span className="alerts-count num" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {open && <AlertsDialog {...{ format, now }} onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

function AlertsDialog({ format, now, onOpen, onClose }: Props & { onClose(): void }) {
  const on = useStore(alerts.$on)
  const waiting = useStore(alerts.$waiting)
  const permission = useStore(alerts.$permission)
  const known = useStore(orders.$orders)
  const isBlocked = on && (permission === 'denied' || permission === 'missing')
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.alerts_title()}
      footer={
        waiting.length > 0 && (
          <Button onClick={() => void alerts.see(waiting.map(({ orderId }) => orderId))}>{m.alerts_seen()}</Button>
        )
      }
    >
      <div className="stack">
        <Switch checked={on} onChange={alerts.setOn} detail={m.alerts_text()}>
          {m.alerts_on()}
        </Switch>
        {isBlocked && (
          <Notice tone="warning" live="polite">
            {m.alerts_blocked()}
          </Notice>
        )}
        {waiting.length > 0 && (
          <div>
            <h2 className="alerts-title">{m.alerts_count({ count: format.count(waiting.length) })}</h2>
            <ul className="alerts">
              {waiting.map(({ orderId, kind, at }) => {
                const order = known.get(orderId)
                const link = orderLink(orderId, id => {
                  // One that is open already is not opened anew.
                  void alerts.see([id])
                  onClose()
                  onOpen(id)
                })
                return (
                  <li key={orderId}>
                    <a {...link}>
                      <span>{alertWords(kind)}</span>
                      <small className="muted num">
                        <bdi>#{order ? shortId(order) : orderId}</bdi> · {format.moment(at / 1000, now / 1000)}
                      </small>
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}
