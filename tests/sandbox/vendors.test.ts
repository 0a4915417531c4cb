import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursAnswer } from '#sandbox/rules/hours.ts'
import type { Outlet } from '#schema/wire.ts'
import { type Kit, kitFor } from './kit.ts'

let kit: Kit
let parent: string
let single: string
beforeAll(async () => {
  kit = kitFor()
  parent = await kit.login('parent')
  single = await kit.login('single')
})
afterAll(() => kit.sandbox.close())

test('[API-102] what belongs to another is answered like what is not there', async () => {
  const { ids } = kit
  const missing = { status: 404, message: 'NotFound' }
  for (const id of [ids.parent, ids.outlets[0] ?? '', 'no9999', 'vendorID']) {
    expect(await kit.refused('readVendor', { params: { id }, as: single })).toEqual(missing)
    expect(await kit.refused('listOrders', { params: { id }, query: {}, as: single })).toEqual(missing)
    expect(await kit.refused('serviceHours', { params: { id }, as: single })).toEqual(missing)
    expect(await kit.refused('listBulkJobs', { params: { vendorId: id }, as: single })).toEqual(missing)
    expect(await kit.refused('helpCentreToken', { params: { id }, as: single })).toEqual(missing)
    expect(await kit.refused('paymentAuth', { params: { vendorID: id }, as: single })).toEqual(missing)
  }
  const page = await kit.call('listOrders', { params: { id: ids.parent }, query: { count: 1 }, as: parent })
  const orderId = page.answer.data.result.data[0]?.order_id ?? ''
  expect(await kit.refused('readOrder', { query: { vendorId: ids.parent, orderId }, as: single })).toEqual(missing)
  expect(await kit.refused('readOrder', { query: { vendorId: ids.single, orderId }, as: single })).toEqual(missing)
  expect(await kit.refused('rider', { params: { id: orderId }, as: single })).toEqual(missing)
})

test('[SES-010] an embedded portal acts for its one vendor', async () => {
  const as = `GoDroid ${await kit.sandbox.control.godroidToken('NO', kit.ids.single)}`
  const { answer } = await kit.call('listVendors', { as })
  expect(answer.result.vendors.map(vendor => vendor.vendor_id)).toEqual([kit.ids.single])
  expect((await kit.refused('readVendor', { params: { id: kit.ids.parent }, as })).status).toBe(404)
  expect(await kit.refused('listBulkJobs', { params: { vendorId: kit.ids.single }, as })).toEqual({
    status: 403,
    message: 'Forbidden',
  })
})

test('[GST-003] the guest vendor is named guest and has no location, under both of its names', async () => {
  const { as, vendorId } = await kit.guest()
  for (const id of [vendorId, 'vendorID']) {
    const { vendor_information } = await kit.vendor(as, id)
    expect(vendor_information).toMatchObject({ name: 'guest', location: {} })
  }
  expect((await kit.refused('listVendors', { as })).status).toBe(403)
})

describe('collection points', () => {
  const outlet = (more: Partial<Outlet> = {}): Outlet => ({
    parent_vendor_id: 'no1000',
    name: 'Corner',
    address: 'Storgata 1, Oslo',
    latitude: 59.91,
    longitude: 10.75,
    phone_number: '+4740612345',
    users: ['owner@shop.example'],
    country_code: 'NO',
    client_vendor_id: 'corner',
    ...more,
  })

  test('[COL-018] adding one takes the role; who has it sees the new one in the list', async () => {
    expect((await kit.refused('addOutlet', { body: outlet(), as: single })).status).toBe(403)
    const { answer } = await kit.call('addOutlet', { body: outlet(), as: parent })
    const { vendors } = (await kit.call('listVendors', { as: parent })).answer.result
    expect(vendors.find(vendor => vendor.vendor_id === answer.result.vendor_id)).toMatchObject({
      parent_vendor_id: 'no1000',
      client_vendor_id: 'corner',
      vendor_information: { name: 'Corner', location: { latitude: 59.91 } },
    })
  })

  test('[COL-014] a change keeps parent and id; points of the platform cannot be changed', async () => {
    const id = kit.ids.outlets[1] ?? ''
    const body = outlet({ client_vendor_id: 'shop-2', name: 'Renamed' })
    await kit.call('updateOutlet', { params: { id }, body, as: parent })
    expect((await kit.vendor(parent, id)).vendor_information.name).toBe('Renamed')
    expect((await kit.refused('updateOutlet', { params: { id }, body: outlet(), as: parent })).status).toBe(403)
    const fixed = kit.ids.outlets.at(-1) ?? ''
    const its = outlet({ client_vendor_id: 'shop-6' })
    expect((await kit.refused('updateOutlet', { params: { id: fixed }, body: its, as: parent })).status).toBe(403)
  })
})

test('[Q32] the address of an order can be changed after its collection point has moved', async () => {
  const id = kit.ids.outlets[2] ?? ''
  const before = await kit.vendor(parent, id)
  const { result } = (await kit.call('placeOrder', { body: await kit.order(parent, before), as: parent })).answer
  kit.sandbox.control.advance(12)
  const { latitude = 0, longitude = 0, address_text = '' } = before.vendor_information.location
  const moved: Outlet = {
    parent_vendor_id: kit.ids.parent,
    name: before.vendor_information.name,
    address: address_text,
    latitude: latitude + 0.001,
    longitude,
    phone_number: before.vendor_information.contact.phone,
    users: ['owner@shop.example'],
    country_code: 'NO',
    client_vendor_id: before.client_vendor_id ?? '',
  }
  await kit.call('updateOutlet', { params: { id }, body: moved, as: parent })
  const after = await kit.vendor(parent, id)
  const to = kit.near(after, 900)
  const { fee: delivery_fee, signature } = await kit.fee(parent, after, to)
  const location = { address: '5, C, Torggata 9', latitude: to.lat, longitude: to.lng }
  const contents = { payment_method: 'paid' as const, amount: 250, item_details: 'Cake' }
  const body = { vendor_id: id, ...contents, location, delivery_fee, signature }
  await kit.call('updateOrder', { params: { id: result.order_id }, body, as: parent })
  const read = await kit.call('readOrder', { query: { vendorId: id, orderId: result.order_id }, as: parent })
  expect(read.answer.result.customer.location.address).toBe('5, C, Torggata 9')
})

test('[API-019] a vendor without location gets one', async () => {
  const as = await kit.login('nolocation')
  const body = {
    address_text: 'Storgata 1, Oslo',
    street_address: 'Storgata 1',
    country_code: 'NO',
    latitude: 59.91,
    longitude: 10.75,
  }
  expect(
    (
      await kit.refused('saveVendorAddress', {
        params: { id: kit.ids.noLocation },
        body: { ...body, street_address: 'å'.repeat(128) },
        as,
      })
    ).status,
  ).toBe(400)
  await kit.call('saveVendorAddress', {
    params: { id: kit.ids.noLocation },
    body: { ...body, notes: 'Ring twice' },
    as,
  })
  expect((await kit.vendor(as, kit.ids.noLocation)).vendor_information.location).toMatchObject({
    latitude: 59.91,
    rider_instructions: 'Ring twice',
  })
})

test.each([
  ['0900:2200', '2026-03-03T08:30:00Z', 'open'],
  ['0900:2200', '2026-03-03T07:59:59Z', 'closed'],
  ['0900:2200', '2026-03-03T21:00:00Z', 'closed'],
  ['2000:0200', '2026-03-03T22:30:00Z', 'open'],
  ['2000:0200', '2026-03-03T00:59:59Z', 'open'],
  ['2000:0200', '2026-03-03T01:00:00Z', 'closed'],
  ['1200:1200', '2026-03-03T03:00:00Z', 'open'],
  ['0000:2359', '2026-03-03T22:59:30Z', 'open'],
  ['0860:2200', '2026-03-03T08:00:00Z', 'open'],
  ['0900:2200', '2026-07-03T07:30:00Z', 'open'],
  ['2400:2500', '2026-03-03T11:00:00Z', 'open'],
  ['1000:2400', '2026-03-03T03:00:00Z', 'open'],
  ['rubbish', '2026-03-03T03:00:00Z', 'open'],
])('[REQ-021] with the hours %s it is at %s in Oslo %s', (value, moment, status) => {
  expect(hoursAnswer(value, 'Europe/Oslo', Date.parse(moment), false).status).toBe(status)
})

test('[API-028] the service hours are in the zone of the country', async () => {
  kit.sandbox.control.setParameter('NO', 'serviceHours', '0900:1100')
  const { answer } = await kit.call('serviceHours', { params: { id: kit.ids.single }, as: single })
  expect(answer.result).toEqual({ status: 'closed', from: '09:00', to: '11:00', currentTime: '12:00' })
  const vendor = await kit.vendor(single, kit.ids.single)
  const body = await kit.order(single, vendor)
  expect(await kit.refused('placeOrder', { body, as: single })).toEqual({ status: 422, message: 'ServiceClosed' })
  kit.sandbox.control.setParameter('NO', 'serviceHours', '0000:2359')
})

test('[COL-020] [COL-101] a new collection point can be used after some minutes, also when it was changed meanwhile', async () => {
  const body: Outlet = {
    parent_vendor_id: kit.ids.parent,
    name: 'Fresh',
    address: 'Storgata 1, Oslo',
    latitude: 59.91,
    longitude: 10.75,
    phone_number: '+4740612345',
    users: [],
    country_code: 'NO',
    client_vendor_id: 'fresh',
  }
  const { vendor_id: id } = (await kit.call('addOutlet', { body, as: parent })).answer.result
  expect(await kit.vendor(parent, id)).toMatchObject({ is_active: false, is_registered: false })
  await kit.call('updateOutlet', { params: { id }, body: { ...body, name: 'Fresher' }, as: parent })
  const address = { address_text: 'Storgata 2, Oslo', street_address: 'Storgata 2', country_code: 'NO' }
  await kit.call('saveVendorAddress', {
    params: { id },
    body: { ...address, latitude: 59.91, longitude: 10.75 },
    as: parent,
  })
  expect((await kit.vendor(parent, id)).is_active).toBe(false)
  kit.clock.at += 120_000
  expect(await kit.vendor(parent, id)).toMatchObject({
    is_active: true,
    is_registered: true,
    vendor_information: { name: 'Fresher' },
  })
})
