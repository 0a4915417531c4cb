// What can be done with an order (TRK-025, TRK-026, TRK-102).
import { lazy, Suspense, useState } from 'react'
import { flags } from '#app/flags'
import { addressOf, pathFor } from '#contract/routes'
import { cancellability } from '#domain/orders/cancelling'
import { finishedGroup } from '#domain/orders/statuses'
import { m } from '#messages'
import { obstacleWords } from '#text/order-words'
import { Button } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { Menu, type MenuEntry } from '#ui/Menu'
import { useLive } from '../shell/use-live.ts'
import { CancelDialog } from './CancelDialog.tsx'
import type { DetailProps } from './OrderDetail.tsx'
import { printLabel } from './print-label.ts'
import { useCopy } from './use-copy.ts'

const QrDialog = lazy(() => import('./QrDialog.tsx').then(({ QrDialog }) => ({ default: QrDialog })))

/** The form's code comes only when it is asked for. */
async function requestAgain(order: DetailProps['order']): Promise<void> {
  const { requestAgainLike } = await import('#app/request')
  requestAgainLike(order)
}

export function OrderActions({ order, now, format, sender, prefix }: DetailProps) {
  const [open, setOpen] = useState<'cancel' | 'qr'>()
  const on = useLive(flags.$flags, null)
  const copy = useCopy()
  const link = location.origin + pathFor('tracking', { orderID: order.order_id }, prefix)
  const mayCancel = cancellability(order, { now, delayedCancellation: on?.DelayedCancellation ?? false })
  const why = mayCancel.allowed ? undefined : obstacleWords(mayCancel.because, ms => format.time(ms / 1000))
  const request = addressOf(prefix, `/request-a-rider/${encodeURIComponent(order.vendor_id)}`)
  const id = encodeURIComponent(order.order_id)
  const entries: (MenuEntry | false)[] = [
    { id: 'copy', text: m.tracking_copy_link(), icon: 'copy' },
    { id: 'qr', text: m.tracking_qr(), icon: 'qr-code' },
    { id: 'label', text: m.tracking_label_print(), icon: 'printer' },
    { id: 'again', text: m.tracking_again(), icon: 'repeat' },
    mayCancel.allowed &&
      on?.ModifyOrderButton === true && {
        id: 'modify',
        text: m.tracking_modify(),
        icon: 'pencil' as const,
        href: `${request}?orderID=${id}`,
      },
    finishedGroup.has(order.status) &&
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
    // Closing the sheet of the system is no failure; a browser without one copies.
    if (navigator.canShare?.(data)) await navigator.share(data).catch(() => {})
    else await copy.write(link)
  }
  function act(action: string): void {
    if (action === 'copy') void copy.write(link)
    else if (action === 'label') void printLabel(order, { sender, link, format })
    else if (action === 'again') void requestAgain(order)
    else if (action === 'qr' || action === 'cancel') setOpen(action)
  }
  return (
    <footer className="detail-actions">
      <Button onClick={share}>
        <Icon name={copy.done ? 'check' : 'share'} small />
        {copy.done ? m.tracking_copied() : m.tracking_share()}
      </Button>
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
      <CancelDialog order={order} open={open === 'cancel'} obstacle={why} onClose={() => setOpen(undefined)} />
      <Suspense>{open === 'qr' && <QrDialog order={order} link={link} onClose={() => setOpen(undefined)} />}</Suspense>
    </footer>
  )
}
