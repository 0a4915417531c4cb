// The tracking link as a QR code (TRK-102). This part and its library are loaded when a code is shown or printed.
import { correction, generate } from 'lean-qr'
import { shortId } from '#features/orders/order.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

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

/** Cells of the empty margin that the standard requires. */
const MARGIN = 4

/** A text as a QR code: side length in cells, margin included, and the dark cells as one SVG path. */
export function qrCells(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`
  return { size: code.size + 2 * MARGIN, path }
}
