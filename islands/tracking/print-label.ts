// The label of a parcel: on paper there is nothing but it (TRK-102). Drawn into the page and shown by the print style alone.
import { shortId, shownAddress } from '#domain/orders/order'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import type { Format } from '../shell/use-format.ts'

type Facts = { sender: string; link: string; format: Format }

/** Opens the browser's print window with the label of this order, its QR code on it. */
export async function printLabel(order: Order, { sender, link, format }: Facts): Promise<void> {
  const { qrCells } = await import('./qr-cells.ts')
  document.querySelector('.parcel-label')?.remove()
  const label = element('section', 'parcel-label')
  const { size, path } = qrCells(link)
  const code = svg('svg', { viewBox: `0 0 ${size} ${size}` })
  code.append(svg('path', { d: path }))
  const { name, phone_number, location } = order.customer
  label.append(
    code,
    element('p', 'number', `#${shortId(order)}`),
    element('p', 'what', m.tracking_deliver_to()),
    element('p', 'who', name || m.tracking_no_name()),
    element('p', 'where', shownAddress(location.address)),
    element('p', 'where', phone_number),
    element('p', 'where', location.notes ?? ''),
    element('p', 'what', m.tracking_collect_from()),
    element('p', 'where', `${sender}, ${format.dayAndTime(order.created_at)}`),
    element('p', 'id', order.order_id),
  )
  document.body.append(label)
  document.documentElement.dataset['print'] = 'label'
  const done = () => {
    delete document.documentElement.dataset['print']
    label.remove()
  }
  addEventListener('afterprint', done, { once: true })
  print()
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  made.dir = 'auto'
  return made
}

function svg(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
