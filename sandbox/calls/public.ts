// What anybody may see who has the link of an order (Q69, Q70).

import type { FlatSender, Order, Place, PublicTracking, Sender, TrackedParty } from '#schema/wire.ts'
import { actsFor } from '../caller.ts'
import type { Handlers } from '../http/call.ts'
import { etasOf, riderOf, wayOf, withGeometry } from '../live/riders.ts'
import { masked } from '../phones.ts'
import { drawProof } from '../proofs.ts'
import { refuse } from '../refused-call.ts'
import { hasEnded, proofsOf } from '../rules/statuses.ts'
import type { Site } from '../site.ts'
import { readOrder, type StoredOrder } from '../store/orders.ts'
import { readVendor } from '../store/vendors.ts'

type PublicHandlers = Pick<Handlers, 'proof' | 'trackPublicly'>

/** How long a link works after the order was made. */
export const LINK_SECONDS = 30 * 86_400

export const publicHandlers: PublicHandlers = {
  proof: async ({ site, caller, params }) => {
    // The link of a vendor's own order does not end: History shows orders of any age.
    const own = readOrder(site, params.orderId)
    const { order } = own && actsFor(site, caller, own.order.vendor_id) ? own : publicOrder(site, params.orderId)
    const reached = proofsOf(order).includes(params.type)
    if (!reached) throw refuse('NotFound')
    return drawProof(order, params.type)
  },

  trackPublicly: ({ site, params }) => ({ result: trackingOf(site, publicOrder(site, params.orderID)) }),
}

function publicOrder(site: Site, orderId: string): StoredOrder {
  const stored = readOrder(site, orderId)
  if (!stored) throw refuse('NotFound')
  if (stored.order.created_at + LINK_SECONDS < site.clock.seconds()) throw refuse('TrackingExpired')
  return stored
}

function trackingOf(site: Site, stored: StoredOrder): PublicTracking {
  const { order } = stored
  const rider = riderOf(site, stored)
  const fee = order.discounted_delivery_fee ?? order.delivery_fee
  const delivered = order.status_history.find(entry => entry.status === 'DELIVERED')
  return {
    order_id: order.order_id,
    kind: order.sender ? 'c2c' : 'business',
    status: order.status,
    status_history: order.status_history,
    created_at: order.created_at,
    updated_at: order.updated_at,
    ...(order.preordered_for !== undefined && { preordered_for: order.preordered_for }),
    ...(!hasEnded(order.status) && etasOf(site, stored)),
    ...(delivered && { delivered_at: delivered.created_at }),
    sender: senderOf(site, order),
    receiver: party(order.customer.name, order.customer.phone_number, order.customer.location),
    parcel: {
      description: order.order.description,
      amount: order.order.amount,
      cold_bag_needed: order.order.cold_bag_needed,
    },
    payment: {
      method: order.order.payment_method,
      status: paymentOf(order),
      currency: site.country.currency,
      delivery_fee: fee?.fee ?? 0,
      ...(order.vat_number !== undefined && { vat_number: order.vat_number }),
    },
    ...(rider && {
      rider: {
        name: rider.name,
        ...(rider.vehicle && { vehicle: rider.vehicle }),
        latitude: rider.latitude,
        longitude: rider.longitude,
        updated_at: rider.updated_at,
      },
      ...routeOf(site, stored),
    }),
    ...withGeometry(site, stored),
    proofs: proofsOf(order),
  }
}

/** The way that the rider is on. */
function routeOf(site: Site, stored: StoredOrder): Pick<PublicTracking, 'route'> {
  const route = wayOf(site, stored)
  return route.length > 1 ? { route } : {}
}

const party = (
  name: string,
  phone: string,
  place: Pick<Place, 'address' | 'latitude' | 'longitude'>,
): TrackedParty => ({
  name,
  ...(phone !== '' && { phone_number: masked(phone) }),
  address: place.address,
  latitude: place.latitude,
  longitude: place.longitude,
})

function senderOf(site: Site, { sender, vendor_id }: Order): TrackedParty {
  if (sender) return party(sender.name, phoneOf(sender), sender.location)
  const { name, contact, location } = readVendor(site, vendor_id)?.vendor_information ?? {}
  const { latitude, longitude } = location ?? {}
  return {
    name: name ?? '',
    ...(contact?.phone && { phone_number: masked(contact.phone) }),
    address: location?.address_text ?? '',
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  }
}

const phoneOf = ({ phone_number }: Sender | FlatSender): string =>
  typeof phone_number === 'string' ? phone_number : phone_number.phone

function paymentOf({ status, status_history, order }: Order): PublicTracking['payment']['status'] {
  if (status === 'PAYMENT_FAILED' || status === 'PAYMENT_CANCELLED') return 'failed'
  if (status === 'INITIATED' || status === 'PAYMENT_INITIATED' || status === 'PAYMENT_COMMITTED') return 'processing'
  if (status === 'CANCELLED')
    return status_history.some(entry => entry.status === 'PAYMENT_COMMITTED') || order.payment_method === 'PAID'
      ? 'refunded'
      : 'due'
  return order.payment_method === 'PAID' || status === 'DELIVERED' ? 'paid' : 'due'
}
