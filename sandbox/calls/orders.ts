// Orders and vouchers (7.6, 7.7).

import type { Order, PaymentMethod, SignedFee, UpdateOrder } from '#schema/wire.ts'
import { vendorFor } from '../caller.ts'
import type { Handlers } from '../http/call.ts'
import { notify, redirected, takeStatus } from '../live/progress.ts'
import { withGeometry } from '../live/riders.ts'
import { international } from '../phones.ts'
import { acceptOrder, createOrder } from '../placing.ts'
import { refuse, violation } from '../refused-call.ts'
import { isDeliverable } from '../rules/area.ts'
import { addedBy, readFee, requirePlace, requireSource, signFee, withAdded } from '../rules/fee.ts'
import { checkAmount, checkCustomer, checkMethod, storedMethod } from '../rules/order-checks.ts'
import { course, isCancellable, isChangeable } from '../rules/statuses.ts'
import type { Site } from '../site.ts'
import { orderFor, pageOfOrders, type StoredOrder } from '../store/orders.ts'
import { outletIds, type StoredVendor } from '../store/vendors.ts'
import { findVoucher, reduced, usableVoucher } from '../store/vouchers.ts'

type OrderHandlers = Pick<
  Handlers,
  'listOrders' | 'readOrder' | 'placeOrder' | 'cancelOrder' | 'updateOrder' | 'validateVoucher' | 'readVoucher'
>

const PAGE_SIZE = 30

export const orderHandlers: OrderHandlers = {
  listOrders: ({ site, caller, params, query }) => {
    const vendor = vendorFor(site, caller, params.id)
    if (query.include_outlets && !vendor.is_parent) throw refuse('Forbidden')
    const { from, to, customer_phone_number: phone, pagination_key: key } = query
    const after = key === undefined ? undefined : readKey(key)
    const { rows, next } = pageOfOrders(site, {
      vendorIds: [vendor.vendor_id, ...(query.include_outlets ? outletIds(site, vendor.vendor_id) : [])],
      count: query.count ?? PAGE_SIZE,
      scheduled: query.scheduled ?? false,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(phone !== undefined && { phone: international(site, phone) }),
      ...(after && { after }),
    })
    // Orders are kept as they are sent: a page is only put together.
    const more = next ? `,"pagination_key":${JSON.stringify(writeKey(next))}` : ''
    return { json: `{"data":{"result":{"data":[${rows.join()}]${more}}}}` }
  },

  readOrder: ({ site, caller, query }) => {
    const stored = orderFor(site, caller, query.orderId, query.vendorId)
    return { result: { ...stored.order, ...withGeometry(site, stored) } }
  },

  placeOrder: ({ site, caller, body, commit, faulty }) => {
    const expired = faulty('signatureExpired')
    const closed = faulty('closedHours')
    if (caller.kind === 'guest') throw refuse('GuestMustPayOnline')
    const accepted = acceptOrder(site, caller, body, { expired, closed, where: 'body' })
    const [first, ...next] = course
    let made: Order | undefined
    const reply = commit(() => {
      made = createOrder(site, body, accepted, { statuses: [first], next })
      return { result: { order_id: made.order_id } }
    })
    if (made) notify(site, made)
    return reply
  },

  cancelOrder: ({ site, caller, body, commit }) => {
    const stored = orderFor(site, caller, body.order_id, body.vendor_id)
    const { DelayedCancellation } = site.settings.flags()
    if (!isCancellable(stored.order, site.clock.seconds(), DelayedCancellation))
      throw refuse('order cannot be cancelled at this stage')
    let after: Order | undefined
    const reply = commit(() => {
      const order = { ...stored.order, cancel_reason: body.reason }
      after = takeStatus(site, { ...stored, order }, 'CANCELLED', site.clock.now())
      return { result: {} }
    })
    if (after) notify(site, after)
    return reply
  },

  updateOrder: ({ site, caller, params, body, commit, faulty }) => {
    const stored = orderFor(site, caller, params.id, body.vendor_id)
    const { ModifyOrderButton, DelayedCancellation } = site.settings.flags()
    if (!ModifyOrderButton || !isChangeable(stored.order, DelayedCancellation)) throw refuse('OrderNotEditable')
    checkAmount(site, body.amount, 'body/amount')
    const vendor = vendorFor(site, caller, stored.order.vendor_id)
    checkMethod(site, vendor, body.payment_method)
    const changed = withChanges(site, stored, body, { vendor, expired: faulty('signatureExpired') })
    let after: Order | undefined
    const reply = commit(() => {
      after = takeStatus(site, changed, 'MODIFIED', site.clock.now())
      return { result: { order_id: after.order_id } }
    })
    if (after) notify(site, after)
    return reply
  },

  validateVoucher: ({ site, caller, body, faulty }) => {
    const vendor = vendorFor(site, caller, body.vendor_id)
    const voucher = usableVoucher(site, body.code)
    const { delivery_fee, signature } = body.order
    const facts = readFee(
      site,
      { fee: delivery_fee, signature },
      { vendorId: vendor.vendor_id, expired: faulty('signatureExpired') },
    )
    // A voucher takes the place of one that was applied before (FEE-008).
    const fee = reduced(site, facts.full, voucher)
    const { until: _, ...plain } = facts
    const signed = signFee(site, { ...plain, fee, voucher })
    const until = signed.valid_until
    return { voucher, delivery_fee: signed.fee, signature: signed.signature, ...(until && { valid_until: until }) }
  },

  readVoucher: ({ site, params }) => {
    const found = findVoucher(site, params.code)
    if (!found) throw refuse('NotFound')
    return { result: { code: found.code, amount: found.amount, type: found.type } }
  },
}

/** An order with its changes; a new address needs a fee that was signed for it (Q32). */
function withChanges(
  site: Site,
  stored: StoredOrder,
  body: UpdateOrder,
  { vendor, expired }: { vendor: StoredVendor; expired: boolean },
): StoredOrder {
  const { order, journey } = stored
  const method = storedMethod[body.payment_method]
  const contents = {
    ...order.order,
    payment_method: method,
    amount: body.amount,
    description: body.item_details,
  }
  const { location } = body
  if (!location || !journey)
    return { ...stored, order: { ...order, ...feesPaidBy(site, order, method), order: contents } }
  const customer = { ...order.customer, location }
  checkCustomer(site, customer, 'body')
  const destination = { lat: location.latitude, lng: location.longitude }
  // As when an order is placed: a vendor that has moved since asks for a fee from where it is now.
  const { latitude = journey.pickup.latitude, longitude = journey.pickup.longitude } =
    vendor.vendor_information.location
  const source = { lat: latitude, lng: longitude }
  const signed = { fee: body.delivery_fee ?? 0, signature: body.signature ?? '' }
  const facts = readFee(site, signed, { vendorId: order.vendor_id, expired })
  requirePlace(facts, destination)
  requireSource(facts, source)
  if (!isDeliverable(site, source, destination)) throw refuse('NotDeliverable')
  const { discounted_delivery_fee: _, voucher: __, ...kept } = order
  const paid = { ...signed, fee: withAdded(site, signed.fee, method) }
  return {
    ...stored,
    order: {
      ...kept,
      customer,
      order: contents,
      delivery_fee: facts.voucher ? { ...paid, fee: withAdded(site, facts.full, method) } : paid,
      ...(facts.voucher && { discounted_delivery_fee: paid, voucher: facts.voucher }),
    },
    journey: redirected(site, journey, { latitude: location.latitude, longitude: location.longitude }),
  }
}

/** The fees of an order that is paid another way from now on. */
function feesPaidBy(
  site: Site,
  { order, delivery_fee, discounted_delivery_fee }: Order,
  method: PaymentMethod,
): Pick<Order, 'delivery_fee' | 'discounted_delivery_fee'> {
  const paid = (fee: SignedFee) => ({
    ...fee,
    fee: withAdded(site, fee.fee - addedBy(site, order.payment_method), method),
  })
  return {
    ...(delivery_fee && { delivery_fee: paid(delivery_fee) }),
    ...(discounted_delivery_fee && { discounted_delivery_fee: paid(discounted_delivery_fee) }),
  }
}

type PageKey = { createdAt: number; id: string }

const writeKey = ({ createdAt, id }: PageKey): string => Buffer.from(`${createdAt} ${id}`).toString('base64url')

function readKey(text: string): PageKey {
  const [, createdAt, id] = /^(\d{1,12}) ([\w-]{1,80})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (createdAt === undefined || id === undefined)
    throw violation('query/pagination_key', 'format', 'must come from the answer before')
  return { createdAt: Number(createdAt), id }
}
