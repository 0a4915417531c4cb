// What cash at the door adds to a fee, from the quote to the receipt (Q92).
import { expect, test } from 'vitest'
import type { RequestedPaymentMethod } from '#schema/wire.ts'
import { kitFor } from './kit.ts'

test('[BIZ-005] cash on delivery adds NTD 25 to the fee of an order in TW, whatever the voucher; other ways add nothing', async () => {
  const kit = kitFor('TW')
  const as = `GoDroid ${await kit.sandbox.control.godroidToken('TW', kit.ids.single)}`
  const vendor = await kit.vendor(as, kit.ids.single)
  kit.sandbox.control.setFlag('TW', 'ModifyOrderButton', true)
  const read = async (orderId: string) =>
    (await kit.call('readOrder', { query: { vendorId: vendor.vendor_id, orderId }, as })).answer.result
  const place = async (payment_method: RequestedPaymentMethod, more = {}) => {
    const body = await kit.order(as, vendor, more)
    const sent = { ...body, order: { ...body.order, payment_method } }
    const { answer } = await kit.call('placeOrder', { body: sent, as })
    return { quoted: body.delivery_fee, order: await read(answer.result.order_id) }
  }

  const paid = await place('paid')
  expect(paid.order.delivery_fee?.fee).toBe(paid.quoted)
  const cash = await place('cash_on_delivery')
  expect(cash.order.delivery_fee?.fee).toBe(cash.quoted + 25)
  const receipt = await kit.call('trackPublicly', { params: { orderID: cash.order.order_id } })
  expect(JSON.stringify(receipt.answer)).toContain(`"delivery_fee":${cash.quoted + 25}`)

  const to = kit.near(vendor)
  const { fee, signature } = await kit.fee(as, vendor, to)
  const order_time = Math.floor(kit.clock.at / 1000)
  const free = await kit.call('validateVoucher', {
    body: { code: 'FREERIDE', order: { order_time, delivery_fee: fee, signature }, vendor_id: vendor.vendor_id },
    as,
  })
  const { voucher, ...reduced } = free.answer
  const given = { voucher, delivery_fee: reduced.delivery_fee, signature: reduced.signature }
  const withVoucher = await place('cash_on_delivery', given)
  expect(withVoucher.order.discounted_delivery_fee?.fee).toBe(25)
  expect(withVoucher.order.delivery_fee?.fee).toBe(fee + 25)

  kit.sandbox.control.setStatus('TW', cash.order.order_id, 'RECEIVED')
  const update = { vendor_id: vendor.vendor_id, amount: 500, item_details: 'Tea' }
  await kit.call('updateOrder', {
    params: { id: cash.order.order_id },
    body: { ...update, payment_method: 'paid' },
    as,
  })
  expect((await read(cash.order.order_id)).delivery_fee?.fee).toBe(cash.quoted)
  kit.sandbox.close()
})
