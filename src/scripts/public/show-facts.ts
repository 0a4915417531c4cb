// Names, addresses, times and payment of an order, on the tracking pages and on the receipt.
import { lastTaken, maskedPhone } from '#domain/tracked-order'
import { m } from '#messages'
import type { PublicTracking, TrackedParty } from '#schema/wire'
import { directionOf } from '#text/direction'
import { paymentWords } from '#text/tracked-words'
import { format, seconds } from './page.ts'
import { fillRow, part, say } from './parts.ts'

/** Fills what both pages have; `dated`: every time with its date, as on a receipt. */
export function showFacts(order: PublicTracking, { dated }: { dated: boolean }): void {
  showParty('sender', order.sender)
  showParty('receiver', order.receiver)
  const { parcel, payment, preordered_for } = order
  const at = (when: number | undefined) => when && (dated ? format.dayAndTime(when) : timeAndDay(when))
  const cancelled = lastTaken(order, 'CANCELLED')
  fillRow('order', order.order_id)
  fillRow('parcel', parcel.cold_bag_needed ? m.public_parcel_cold({ parcel: parcel.description }) : parcel.description)
  fillRow('payment', paymentWords(payment, format.money(parcel.amount, payment.currency)))
  fillRow('planned', at(preordered_for) || undefined)
  fillRow('ordered', at(order.created_at) || undefined)
  fillRow('collected-at', at(lastTaken(order, 'PICKED_UP')) || undefined)
  fillRow('delivered-at', at(order.delivered_at ?? lastTaken(order, 'DELIVERED')) || undefined)
  fillRow('returned-at', at(lastTaken(order, 'RETURNED_TO_VENDOR')) || undefined)
  fillRow('cancelled-at', at(cancelled) || undefined)
}

/** The time of today, or the day with it. */
export const timeAndDay = (at: number): string =>
  format.isSameDay(at, seconds()) ? format.time(at) : `${format.day(at)}, ${format.time(at)}`

function showParty(end: 'sender' | 'receiver', { name, address, phone_number }: TrackedParty): void {
  say(`${end}-name`, name)
  say(`${end}-address`, address)
  part(`${end}-address`).dir = directionOf(address)
  const phone = part(`${end}-phone`)
  phone.hidden = !phone_number
  const number = phone.querySelector('bdi')
  if (number) number.textContent = phone_number ? maskedPhone(phone_number) : ''
}
