// How an order comes to be: the checks, in their order, and what is kept.

import type { LatLng, Order, OrderStatus, PaymentMethod, PlaceOrder } from '#schema/wire.ts'
import { type Caller, vendorFor } from './caller.ts'
import { dueAfter, journeyOf } from './live/journey.ts'
import { refuse } from './refused-call.ts'
import { isDeliverable } from './rules/area.ts'
import { pointOf } from './rules/distance.ts'
import { readFee, requirePlace, requireSource, type SignedFacts, signFee, withAdded } from './rules/fee.ts'
import { checkAmount, checkCustomer, checkMethod, checkVat, storedMethod } from './rules/order-checks.ts'
import { requireOpen, requirePickupTime } from './rules/schedule.ts'
import type { Site } from './site.ts'
import { rememberReceiver } from './store/address-book.ts'
import { writeOrder } from './store/orders.ts'
import { randomCode } from './store/secrets.ts'
import type { StoredVendor } from './store/vendors.ts'
import { takeVoucher } from './store/vouchers.ts'

export type Accepted = { vendor: StoredVendor; facts: SignedFacts; source: LatLng; destination: LatLng }

export type Circumstances = {
  /** The fault: the signature counts as expired. */
  expired: boolean
  /** The fault: the hours count as over. */
  closed: boolean
  /** Where the places in the body begin, such as `body` or `body/order`. */
  where: string
}

/** Throws the refusal for an order that cannot be taken; else returns what was found out about it. */
export function acceptOrder(site: Site, caller: Caller, order: PlaceOrder, circumstances: Circumstances): Accepted {
  const { where, expired, closed } = circumstances
  const vendor = vendorFor(site, caller, order.vendor_id)
  if (!vendor.is_active) throw refuse('Forbidden')
  checkCustomer(site, order.customer, `${where}/customer`)
  checkAmount(site, order.order.amount, `${where}/order/amount`)
  checkMethod(site, vendor, order.order.payment_method)
  checkVat(order.vat_number)
  if (order.preordered_for === undefined) requireOpen(site, closed)
  else requirePickupTime(site, order.preordered_for)
  const facts = readFee(
    site,
    { fee: order.delivery_fee, signature: order.signature },
    { vendorId: vendor.vendor_id, expired },
  )
  const destination = latLng(order.customer.location)
  const known = order.sender?.location ?? vendor.vendor_information.location
  const source = hasPoint(known) ? latLng(known) : facts.source
  requirePlace(facts, destination)
  requireSource(facts, source)
  if (!isDeliverable(site, source, destination)) throw refuse('NotDeliverable')
  if ((order.voucher?.code ?? '').toUpperCase() !== (facts.voucher?.code ?? '')) throw refuse('SignatureInvalid')
  return { vendor, facts, source, destination }
}

const latLng = ({ latitude, longitude }: { latitude: number; longitude: number }): LatLng => ({
  lat: latitude,
  lng: longitude,
})
const hasPoint = (place: {
  latitude?: number | undefined
  longitude?: number | undefined
}): place is { latitude: number; longitude: number } => place.latitude !== undefined && place.longitude !== undefined

export type Beginning = {
  /** Statuses it has at once, the first one first. */
  statuses: OrderStatus[]
  /** Statuses to come. */
  next: OrderStatus[]
  /** Milliseconds before which the next one does not come. */
  notBefore?: number
}

/** Keeps an accepted order and returns it. Call it within a transaction. */
export function createOrder(site: Site, order: PlaceOrder, accepted: Accepted, beginning: Beginning): Order {
  const { facts, source, destination, vendor } = accepted
  if (facts.voucher) takeVoucher(site, facts.voucher.code)
  const now = site.clock.now()
  const created = Math.floor(now / 1000)
  const payment_method = storedMethod[order.order.payment_method]
  const { delivery_fee, discounted_delivery_fee } = feesOf(site, facts, order.signature, payment_method)
  const made: Order = {
    order_id: `${vendor.vendor_id}-${randomCode(14)}`,
    vendor_id: vendor.vendor_id,
    created_at: created,
    updated_at: new Date(now).toISOString(),
    status: beginning.statuses.at(-1) ?? 'NEW',
    status_history: beginning.statuses.map(status => ({ status, created_at: created })),
    customer: order.customer,
    order: { ...order.order, payment_method },
    delivery_fee,
    age_validation_required: order.age_validation_required,
    login_pickup_estimation: order.login_pickup_estimation,
    ...(discounted_delivery_fee && { discounted_delivery_fee }),
    ...(order.preordered_for !== undefined && { preordered_for: order.preordered_for }),
    ...(order.vat_number !== undefined && { vat_number: order.vat_number }),
    ...(facts.voucher && { voucher: facts.voucher }),
    ...(order.sender && {
      sender: {
        location: order.sender.location,
        name: order.sender.name,
        email: order.sender.email.email,
        phone_number: order.sender.phone_number.phone,
      },
    }),
  }
  const journey = journeyOf(pointOf(source), pointOf(destination), beginning.next, {
    preorderedFor: order.preordered_for,
    notBefore: beginning.notBefore,
  })
  const dueAt = dueAfter(journey, now, site.pace.speed)
  writeOrder(site, { order: made, journey, dueAt })
  site.schedule.next = Math.min(site.schedule.next, dueAt)
  rememberReceiver(site, made)
  return made
}

/**
 * The fee before and, with a voucher, after it, each with its signature (FEE-001). What the way of paying adds is no part
 * of what was signed, and no voucher lowers it.
 */
function feesOf(
  site: Site,
  facts: SignedFacts,
  signature: string,
  method: PaymentMethod,
): Pick<Order, 'delivery_fee' | 'discounted_delivery_fee'> {
  const toPay = { fee: withAdded(site, facts.fee, method), signature }
  if (!facts.voucher) return { delivery_fee: toPay }
  const { voucher: _, until: __, ...plain } = facts
  const full = signFee(site, { ...plain, fee: facts.full })
  return {
    delivery_fee: { ...full, fee: withAdded(site, facts.full, method) },
    discounted_delivery_fee: toPay,
  }
}
