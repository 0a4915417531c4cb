import { expect, test } from 'vitest'
import type { Order, OrderStatus } from '#schema/wire.ts'
import type { Kit } from './kit.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as, vendor } = await singleVendor()

const place = async (more: Parameters<Kit['order']>[2] = {}) => {
  const { answer } = await kit.call('placeOrder', { body: await kit.order(as, vendor, more), as })
  return answer.result.order_id
}
const read = async (orderId: string): Promise<Order> =>
  (await kit.call('readOrder', { query: { vendorId: kit.ids.single, orderId }, as })).answer.result

const COURSE: OrderStatus[] = [
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
]

test('[TRK-006] an order goes through its statuses in the documented order, each at its own time', async () => {
  const id = await place()
  expect((await read(id)).status).toBe('NEW')
  kit.sandbox.control.advance(3600)
  const { status_history } = await read(id)
  expect(status_history.map(entry => entry.status)).toEqual(COURSE)
  const times = status_history.map(entry => entry.created_at)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(300)
})

test('[API-040] the rider comes nearer to the shop, then to the receiver, and is gone at the end', async () => {
  const id = await place()
  const rider = async () => (await kit.call('rider', { params: { id }, as })).answer.result
  expect((await kit.refused('rider', { params: { id }, as })).status).toBe(404)
  const until = async (status: OrderStatus) => {
    for (let count = 0; (await read(id)).status !== status && count < 600; count++) kit.sandbox.control.advance(5)
  }
  const { location } = vendor.vendor_information
  const gap = (at: { latitude: number; longitude: number }, to: { latitude?: number; longitude?: number }) =>
    Math.hypot(at.latitude - (to.latitude ?? 0), (at.longitude - (to.longitude ?? 0)) / 2)
  await until('COURIER_ACCEPTED_DELIVERY')
  const first = await rider()
  expect(first.pickup_eta).toBeGreaterThan(kit.sandbox.sites.shared.clock.seconds())
  expect(first.dropoff_eta).toBeGreaterThan(first.pickup_eta ?? 0)
  await until('PICKED_UP')
  expect(gap(await rider(), location)).toBeLessThan(gap(first, location))
  expect(gap(await rider(), location)).toBeLessThan(0.0005)
  await until('COURIER_LEFT_VENDOR')
  const { customer } = await read(id)
  const leaving = await rider()
  expect(leaving).not.toHaveProperty('pickup_eta')
  await until('NEAR_CUSTOMER')
  expect(gap(await rider(), customer.location)).toBeLessThan(gap(leaving, customer.location))
  await until('DELIVERED')
  expect((await kit.refused('rider', { params: { id }, as })).status).toBe(404)
})

test('[API-040] an order that is given a later status has the rider who belongs to it', async () => {
  const { result } = (await kit.call('placeOrder', { body: await kit.order(as, vendor), as })).answer
  kit.sandbox.control.setStatus('NO', result.order_id, 'PICKED_UP')
  const rider = (await kit.call('rider', { params: { id: result.order_id }, as })).answer.result
  expect(rider.latitude).toBeCloseTo(vendor.vendor_information.location.latitude ?? 0, 3)
})

test('ten times the speed takes a tenth of the time, also when it changes on the way', async () => {
  const duration = async (change?: () => void) => {
    const id = await place()
    kit.sandbox.control.advance(60)
    change?.()
    kit.sandbox.control.advance(7200)
    const times = (await read(id)).status_history.map(entry => entry.created_at)
    return (times.at(-1) ?? 0) - (times[0] ?? 0)
  }
  const slow = await duration()
  const fast = await duration(() => kit.sandbox.control.setSpeed(10))
  kit.sandbox.control.setSpeed(1)
  // No two orders take the same time, so not exactly a tenth.
  expect(fast).toBeLessThan(60 + (slow - 60) / 5)
})

test('[Q24] a scheduled order waits until shortly before its time', async () => {
  const now = kit.sandbox.sites.shared.clock.seconds()
  const id = await place({ preordered_for: now + 7200 })
  kit.sandbox.control.advance(3600)
  expect((await read(id)).status).toBe('RECEIVED')
  kit.sandbox.control.advance(3000)
  expect((await read(id)).status).not.toBe('RECEIVED')
  for (const preordered_for of [now - 3600, now + 4 * 86_400]) {
    const body = await kit.order(as, vendor, { preordered_for })
    expect((await kit.refused('placeOrder', { body, as })).message).toBe('InvalidPickupTime')
  }
})

test('[FEE-002] a fee holds ten minutes; another fee, vendor or place is not the signed one', async () => {
  const body = await kit.order(as, vendor)
  const refused = async (change: object) =>
    (await kit.refused('placeOrder', { body: { ...body, ...change }, as })).message
  expect(await refused({ delivery_fee: body.delivery_fee - 1 })).toBe('SignatureInvalid')
  expect(await refused({ signature: `${body.signature}x` })).toBe('SignatureInvalid')
  const far = kit.near(vendor, 1500)
  const customer = { ...body.customer, location: { ...body.customer.location, latitude: far.lat } }
  expect(await refused({ customer })).toBe('SignatureInvalid')
  kit.sandbox.control.advance(601)
  expect(await refused({})).toBe('SignatureExpired')
})

test.each([
  ['name', { name: 'Kari 2' }, 'body/customer/name'],
  ['Arabic digits', { name: 'Kari ٢' }, 'body/customer/name'],
  ['telephone', { phone_number: '12' }, 'body/customer/phone_number'],
])('[Q28] an order with an impossible %s is refused with the place', async (_, change, path) => {
  const body = await kit.order(as, vendor)
  const answer = await kit.refused('placeOrder', { body: { ...body, customer: { ...body.customer, ...change } }, as })
  expect(answer).toMatchObject({ status: 400, message: 'InvalidRequest', errors: [{ path }] })
})

test('[API-035] beyond the area nothing is delivered, and no fee is signed', async () => {
  const { latitude = 0, longitude = 0 } = vendor.vendor_information.location
  const vendor_location = { lat: latitude, lng: longitude }
  const result = async (location: { lat: number; lng: number }) =>
    (await kit.call('validateArea', { body: { location, vendor_location, vendor_id: kit.ids.single }, as })).answer
      .result
  expect(await result(kit.near(vendor))).toBe('DELIVERABLE')
  expect(await result(kit.near(vendor, 30_000))).toBe('NOT_DELIVERABLE')
  await expect(kit.fee(as, vendor, kit.near(vendor, 30_000))).rejects.toThrow('NotDeliverable')
  const areas = await kit.call('deliveryAreas', { params: { vendorId: kit.ids.single }, as })
  expect(areas.answer.result.areas[0]?.ring.length).toBeGreaterThan(10)
})

test('[API-033] an order can be cancelled while it is received, and not once it is collected', async () => {
  const reason = 'NO_RIDERS' as const
  const [kept, gone] = [await place(), await place()]
  kit.sandbox.control.advance(12)
  const cancel = (order_id: string) => ({ body: { vendor_id: kit.ids.single, order_id, reason }, as })
  await kit.call('cancelOrder', cancel(gone))
  expect(await read(gone)).toMatchObject({ status: 'CANCELLED', cancel_reason: reason })
  kit.sandbox.control.advance(3600)
  expect(await kit.refused('cancelOrder', cancel(kept))).toEqual({
    status: 409,
    message: 'order cannot be cancelled at this stage',
  })
  expect((await read(gone)).status).toBe('CANCELLED')
})

test('[API-039] a received order can be changed; a new address needs its fee', async () => {
  const id = await place()
  kit.sandbox.control.advance(12)
  const to = kit.near(vendor, 1400)
  const fee = await kit.fee(as, vendor, to)
  const location = { address: '5, C, Torggata 9', latitude: to.lat, longitude: to.lng }
  const body = {
    vendor_id: kit.ids.single,
    payment_method: 'cash_on_delivery' as const,
    amount: 99,
    item_details: 'Two cakes',
  }
  const change = { location, delivery_fee: fee.fee, signature: fee.signature }
  await kit.call('updateOrder', { params: { id }, body: { ...body, ...change }, as })
  const order = await read(id)
  expect(order).toMatchObject({
    status: 'MODIFIED',
    customer: { name: 'Kari Berg', location: { address: '5, C, Torggata 9' } },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 99, description: 'Two cakes' },
    delivery_fee: { fee: fee.fee, signature: fee.signature },
  })
  kit.sandbox.control.advance(7200)
  expect((await read(id)).status).toBe('DELIVERED')
  expect((await kit.refused('updateOrder', { params: { id }, body, as })).message).toBe('OrderNotEditable')
})

test('[Q32] the rider of a delayed parcel on its way brings it to the changed address', async () => {
  const { result } = (await kit.call('placeOrder', { body: await kit.order(as, vendor), as })).answer
  const id = result.order_id
  kit.sandbox.control.setStatus('NO', id, 'COURIER_LEFT_VENDOR')
  kit.sandbox.control.advance(10)
  kit.sandbox.control.setStatus('NO', id, 'DELAYED')
  const to = kit.near(vendor, -900)
  const { fee: delivery_fee, signature } = await kit.fee(as, vendor, to)
  const location = { address: '5, C, Torggata 9', latitude: to.lat, longitude: to.lng }
  const body = {
    vendor_id: kit.ids.single,
    payment_method: 'paid' as const,
    amount: 250,
    item_details: 'Cake',
    location,
    delivery_fee,
    signature,
  }
  const riderNow = async () => (await kit.call('rider', { params: { id }, as })).answer.result
  const before = await riderNow()
  await kit.call('updateOrder', { params: { id }, body, as })
  const { latitude, longitude, dropoff_eta = 0 } = await riderNow()
  expect(latitude).toBeCloseTo(before.latitude, 4)
  expect(longitude).toBeCloseTo(before.longitude, 4)
  kit.sandbox.control.advance(dropoff_eta - kit.sandbox.sites.shared.clock.seconds())
  expect((await riderNow()).latitude).toBeCloseTo(to.lat, 4)
})

test.each([
  ['WELCOME', (fee: number) => fee - 35],
  ['TENPERCENT', (fee: number) => Math.round(fee * 90) / 100],
  ['freeride', () => 0],
])('[FEE-006] the voucher %s takes off its amount, and the order keeps both fees', async (code, expected) => {
  const body = await kit.order(as, vendor)
  const order = {
    order_time: kit.sandbox.sites.shared.clock.seconds(),
    delivery_fee: body.delivery_fee,
    signature: body.signature,
  }
  const { answer } = await kit.call('validateVoucher', { body: { code, order, vendor_id: kit.ids.single }, as })
  expect(answer.delivery_fee).toBe(expected(body.delivery_fee))
  const { voucher, delivery_fee, signature } = answer
  const { result } = (await kit.call('placeOrder', { body: { ...body, voucher, delivery_fee, signature }, as })).answer
  expect(await read(result.order_id)).toMatchObject({
    voucher: { code: code.toUpperCase() },
    delivery_fee: { fee: body.delivery_fee },
    discounted_delivery_fee: { fee: delivery_fee, signature },
  })
})

test.each(['ENDED', 'USEDUP', 'NEVERWAS'])('[FEE-010] the voucher %s is not available', async code => {
  const { delivery_fee, signature } = await kit.order(as, vendor)
  const order = { order_time: 0, delivery_fee, signature }
  const sent = { body: { code, order, vendor_id: kit.ids.single }, as }
  expect((await kit.refused('validateVoucher', sent)).message).toBe('VoucherNotAvailable')
})
