// The tracking link as a QR code; this part and its library are loaded when somebody asks for it (TRK-102).

import { shortId } from '#features/orders/order.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { qrCells } from './qr-cells.ts'

export function QrDialog({ order, link, onClose }: { order: Order; link: string; onClose(): void }) {
  const { size, path } = qrCells(link)
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.tracking_qr_title()}
      closeLabel={m.portal_close()}
      footer={<Button onClick={onClose}>{m.portal_close()}</Button>}
    >
      <p>{m.tracking_qr_text()}</p>
      <svg
        className="qr"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={m.tracking_qr_alt({ order: shortId(order) })}
      >
        <rect className="paper" width={size} height={size} />
        <path d={path} />
      </svg>
      <bdi className="qr-link">{link}</bdi>
    </Dialog>
  )
}
