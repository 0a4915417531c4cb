// The receipt of one order (PUB-004).
import { pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { stageSentence } from '#features/public-order/text.ts'
import { m } from '#messages'
import type { PublicTracking } from '#schema/wire.ts'
import {
  fillRow,
  followOrder,
  format,
  part,
  prefix,
  seconds,
  setText,
  setTextOrHide,
  showOrderRows,
  title,
} from './page.ts'

followOrder({
  glance: ({ order }) => title(hasReceipt(order) ? m.portal_title_receipt() : m.public_receipt_none()),
  details: ({ order }) => showReceipt(order),
})
part('print').addEventListener('click', () => print())

/** What was not delivered has no receipt (PUB-104). */
const hasReceipt = ({ status }: PublicTracking): boolean => status === 'DELIVERED'

function showReceipt(order: PublicTracking): void {
  linkTracking(order)
  part('details').hidden = !hasReceipt(order)
  part('none').hidden = hasReceipt(order)
  if (!hasReceipt(order)) return
  setTextOrHide('number', m.public_receipt_number({ order: order.order_id }))
  part('status').className = 'chip tone-success'
  setTextOrHide('status', stageSentence('delivered', undefined))
  showOrderRows(order, { dated: true })
  const { payment, parcel } = order
  fillRow('value', parcel.amount > 0 ? format.money(parcel.amount, payment.currency) : undefined)
  fillRow('vat', payment.vat_number)
  setText('fee', format.money(payment.delivery_fee, payment.currency))
  setText('issued', m.public_receipt_issued({ brand: deployment().brand.name, day: format.dayAndTime(seconds()) }))
}

function linkTracking({ order_id, kind }: PublicTracking): void {
  const route = kind === 'c2c' ? 'consumerTracking' : 'tracking'
  for (const name of ['track', 'track-instead'])
    part(name).setAttribute('href', pathFor(route, { orderID: order_id }, prefix))
}
