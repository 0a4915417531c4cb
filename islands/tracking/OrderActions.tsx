// What can be done with an order (TRK-025, TRK-026, TRK-102).
import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { flags } from '#app/flags.ts'
import { orders } from '#app/orders.ts'
import { addressOf, pathFor } from '#contract/routes.ts'
import { cancellability, cancelReasons, type ReasonGroup } from '#features/orders/cancelling.ts'
import { cancelQuestion } from '#features/orders/named-text.ts'
import { obstacleWords, reasonGroupWords, reasonWords } from '#features/orders/text.ts'
import { IslandBoundary, latePart } from '#islands/page/late-part.tsx'
import { requestAgain } from '#islands/page/order-list.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { CancelReason, Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import { Notice } from '#ui/Notice.tsx'

const LabelsDialog = latePart(() => import('./LabelsDialog.tsx').then(part => part.LabelsDialog))
const QrDialog = latePart(() => import('./QrDialog.tsx').then(part => part.QrDialog))

type ActionsProps = {
  order: Order
  /** Unix milliseconds. */
  now: number
  format: Format
  /** Name of the branch that sends it. */
  sender: string
  prefix: string
}

export function OrderActions({ order, now, format, sender, prefix }: ActionsProps) {
  const [open, setOpen] = useState<'cancel' | 'qr' | 'labels'>()
  const on = useStore(flags.$flags, { ssr: () => null })
  const copy = useCopy()
  const link = location.origin + pathFor('tracking', { orderID: order.order_id }, prefix)
  const mayCancel = cancellability(order, { now, delayedCancellation: on?.DelayedCancellation ?? false })
  const why = mayCancel.allowed
    ? undefined
    : obstacleWords(mayCancel.because, ms => format.moment(ms / 1000, now / 1000))
  const request = addressOf(prefix, `/request-a-rider/${encodeURIComponent(order.vendor_id)}`)
  const id = encodeURIComponent(order.order_id)
  const entries: (MenuEntry | false)[] = [
    { id: 'copy', text: m.tracking_copy_link(), icon: 'copy' },
    { id: 'qr', text: m.tracking_qr(), icon: 'qr-code' },
    { id: 'label', text: m.tracking_label_print(), icon: 'printer' },
    { id: 'another', text: m.request_another(), icon: 'plus', href: request },
    mayCancel.allowed &&
      on?.ModifyOrderButton === true && {
        id: 'modify',
        text: m.tracking_modify(),
        icon: 'pencil' as const,
        href: `${request}?orderID=${id}`,
      },
    order.status === 'DELIVERED' &&
      on?.DeliveryReceiptCta === true && {
        id: 'receipt',
        text: m.tracking_receipt(),
        icon: 'receipt-text' as const,
        href: pathFor('deliveryReceipt', { orderID: order.order_id }, prefix),
      },
    {
      id: 'cancel',
      text: m.tracking_cancel(),
      icon: 'ban',
      apart: true,
      danger: mayCancel.allowed,
      disabled: !mayCancel.allowed,
      detail: why,
    },
  ]
  async function share(): Promise<void> {
    const data = { title: m.tracking_share_text({ sender }), url: link }
    // Closing the system's share dialog is no failure; a browser without one copies the link.
    if (navigator.canShare?.(data)) await navigator.share(data).catch(() => {})
    else await copy.write(link)
  }
  function act(action: string): void {
    if (action === 'copy') void copy.write(link)
    else if (action === 'label') setOpen('labels')
    else if (action === 'qr' || action === 'cancel') setOpen(action)
  }
  return (
    <footer className="detail-actions">
      <Button onClick={share}>
        <Icon name={copy.done ? 'check' : 'share'} small />
        {copy.done ? m.tracking_copied() : m.tracking_share()}
      </Button>
      <Button onClick={() => void requestAgain(order)}>{m.tracking_again()}</Button>
      <Menu
        trigger={<Icon name="ellipsis" />}
        label={m.tracking_more()}
        className="button square"
        entries={entries.filter(entry => entry !== false)}
        onAction={act}
      />
      <p className={copy.refused ? 'muted refused' : 'hidden-text'} role="status">
        {copy.refused ? m.tracking_copy_failed({ link: copy.refused }) : copy.done && m.tracking_copied()}
      </p>
      <IslandBoundary>
        <CancelDialog order={order} open={open === 'cancel'} obstacle={why} onClose={() => setOpen(undefined)} />
      </IslandBoundary>
      {open === 'labels' && (
        <LabelsDialog orders={[order]} {...{ format, prefix }} onClose={() => setOpen(undefined)} />
      )}
      {open === 'qr' && <QrDialog order={order} link={link} onClose={() => setOpen(undefined)} />}
    </footer>
  )
}

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

function CancelDialog({ order, open, obstacle, onClose }: CancelProps) {
  const [reason, setReason] = useState<CancelReason>()
  const [missing, setMissing] = useState(false)
  const busy = useStore(orders.$cancelling, { ssr: () => nobody }).has(order.order_id)
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

const SHOWN_MS = 2500

/** Copies a text; `done` for a moment after it worked, `refused` is the text when the browser does not allow it. */
export function useCopy() {
  const [result, setResult] = useState<{ done: boolean; refused?: string }>({ done: false })
  useEffect(() => {
    if (!result.done) return
    const timer = setTimeout(() => setResult({ done: false }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const write = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ done: true })
    } catch {
      setResult({ done: false, refused: text })
    }
  }
  return { ...result, write }
}
