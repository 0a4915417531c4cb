// Bodies of the calls of a request, whole, as the interface documents them.
import { describe, expect, test } from 'vitest'
import {
  INTENT_ESTIMATION_MINUTES,
  LOGIN_ESTIMATION_MINUTES,
  requestWindow,
  shownEstimates,
  vendorEstimate,
} from '#features/request/estimates.ts'
import {
  areaBody,
  confirmBody,
  feeBody,
  type OrderParts,
  orderBody,
  originBody,
  updateBody,
  voucherBody,
} from '#features/request/payloads.ts'
import { withoutProblem, withoutProblemAt } from '#features/request/problems.ts'
import type { CardDetails } from '#schema/wire.ts'
import { context, form, NOON, place } from './examples.ts'

const way = { vendorId: 'no2041', from: { latitude: 1, longitude: 2 }, to: { latitude: 3, longitude: 4 } }
const fee = { fee: 87.4, signature: 'sig' }
const origin: OrderParts['origin'] = {
  addressQuery: 'Storgata 1',
  unit: ' 2 ',
  building: ' B ',
  street_address: ' Storgata 1 ',
  postalCode: ' 0155 ',
  city: ' Oslo ',
  notes: ' Ring ',
  countryCode: 'NO',
  latitude: 1,
  longitude: 2,
}
const parts: OrderParts = {
  vendorId: 'no2041',
  form,
  place,
  from: way.from,
  fee,
  voucher: undefined,
  choice: 'paid',
  estimate: undefined,
  origin,
  guest: false,
  spelling: { country: 'NO', languages: ['nb-NO', 'en'], currency: 'NOK' },
  phones: context().phones,
}

test('area, estimates, fee and voucher are asked with the way and its vendor', () => {
  const [source, destination] = [
    { lat: 1, lng: 2 },
    { lat: 3, lng: 4 },
  ]
  expect(areaBody(way)).toEqual({ location: destination, vendor_location: source, vendor_id: 'no2041' })
  expect(feeBody(way)).toEqual({ source, destination, vendor_id: 'no2041', delivery_type: 'food' })
  const voucher = (changes: Partial<typeof form>) =>
    voucherBody(' SPRING ', fee, { ...form, ...changes }, 'no2041', NOON + 999)
  expect(voucher({})).toEqual({
    code: 'SPRING',
    order: { order_time: NOON / 1000, delivery_fee: 87.4, signature: 'sig' },
    vendor_id: 'no2041',
  })
  expect(voucher({ time: 'later', collectAt: 1_790_000_000 }).order.order_time).toBe(1_790_000_000)
})

describe('[API-037] the body of an order', () => {
  const body = {
    vendor_id: 'no2041',
    delivery_fee: 87.4,
    signature: 'sig',
    age_validation_required: false,
    login_pickup_estimation: 15,
    customer: {
      name: 'Ingrid Solberg',
      phone_number: '+4741258036',
      location: { address: '3, , Bygdøy allé 23', latitude: 59.9175, longitude: 10.6893 },
    },
    order: { payment_method: 'paid', amount: 649, description: 'Bouquet of peonies', cold_bag_needed: false },
  }

  test('has nothing that was not asked for', () => {
    expect(orderBody(parts)).toEqual(body)
    expect(Object.keys(orderBody(parts)).sort()).toEqual(Object.keys(body).sort())
    expect(Object.keys(orderBody(parts).customer.location)).not.toContain('notes')
  })

  test('has each choice at its place, without blanks around texts', () => {
    const chosen = {
      name: ' Ingrid Solberg ',
      description: ' Bouquet of peonies ',
      notes: ' Ring ',
      vat: ' NO123456 ',
      parcel: 'food' as const,
      coldBag: true,
      ageCheck: true,
      time: 'later' as const,
      collectAt: 1_790_000_000,
    }
    const voucher = { code: 'SPRING', amount: 10, type: 'percentage' } as unknown as NonNullable<OrderParts['voucher']>
    expect(
      orderBody({ ...parts, form: { ...form, ...chosen }, voucher, choice: 'cash_on_delivery', estimate: 9 }),
    ).toEqual({
      ...body,
      vat_number: 'NO123456',
      preordered_for: 1_790_000_000,
      age_validation_required: true,
      login_pickup_estimation: 9,
      voucher,
      customer: { ...body.customer, location: { ...body.customer.location, notes: 'Ring' } },
      order: { ...body.order, payment_method: 'cash_on_delivery', cold_bag_needed: true },
    })
  })

  test('[GST-004] [API-038] of a guest names the sender, and no VAT number', () => {
    const guest = { senderName: ' Ola ', senderEmail: ' ola@example.no ', senderPhone: '40612345', vat: 'NO123456' }
    const sent = orderBody({ ...parts, form: { ...form, ...guest }, choice: 'card', guest: true })
    expect(sent).toEqual({
      ...body,
      login_pickup_estimation: 0,
      sender: {
        location: { address: '2, B, Storgata 1', latitude: 1, longitude: 2, notes: 'Ring' },
        name: 'Ola',
        email: { email: 'ola@example.no' },
        phone_number: { phone: '+4740612345' },
      },
    })
    const silent = orderBody({ ...parts, origin: { ...origin, notes: ' ' }, guest: true })
    expect(Object.keys(silent.sender?.location ?? {})).not.toContain('notes')
  })
})

test('[API-039] a changed order sends address and fee only together', () => {
  const body = { vendor_id: 'no2041', payment_method: 'paid', amount: 649, item_details: 'Bouquet of peonies' }
  const spaced = { ...parts, form: { ...form, description: ' Bouquet of peonies ' } }
  expect(updateBody(spaced, undefined)).toEqual(body)
  expect(updateBody(parts, fee)).toEqual({
    ...body,
    location: { address: '3, , Bygdøy allé 23', latitude: 59.9175, longitude: 10.6893 },
    delivery_fee: 87.4,
    signature: 'sig',
  })
})

test('[API-046] [API-047] a payment is confirmed with a saved card or with a new one', () => {
  const order = orderBody(parts)
  const intent = { token: 'token', intentId: 'intent' }
  const common = {
    order,
    bearer_token: 'token',
    purchase_intent_id: 'intent',
    payment_method: 'generic_creditcard',
  }
  const details = { encrypted_number: 'x' } as unknown as CardDetails
  expect(confirmBody(order, intent, 'generic_creditcard', { instrumentId: '7' })).toEqual({
    ...common,
    payment_instrument_id: '7',
  })
  expect(confirmBody(order, intent, 'generic_creditcard', { details })).toEqual({ ...common, card_details: details })
})

test('[ADR-010] [ADR-011] where riders collect is saved with the parts that are given, and never without a point', () => {
  expect(originBody(origin)).toEqual({
    address_text: ' 2 ,  B ,  Storgata 1 ,  0155 ,  Oslo ',
    unit: '2',
    notes: 'Ring',
    building: 'B',
    city: 'Oslo',
    country_code: 'NO',
    latitude: 1,
    longitude: 2,
    postal_code: '0155',
    street_address: 'Storgata 1',
  })
  const bare = { ...origin, unit: ' ', building: '', city: ' ', notes: ' ', postalCode: ' ' }
  expect(originBody(bare)).toEqual({
    address_text: ' Storgata 1 ',
    country_code: 'NO',
    latitude: 1,
    longitude: 2,
    street_address: 'Storgata 1',
  })
  const { latitude: _, ...nowhere } = origin
  expect(originBody(nowhere)).toBeUndefined()
})

describe('estimates', () => {
  test.each([
    [
      { pickup: 20, delivery: 40 },
      { pickup: 20, delivery: 40 },
    ],
    [
      { pickup: 9, delivery: 14 },
      { pickup: 15, delivery: 20 },
    ],
    [
      { pickup: 9, delivery: 10 },
      { pickup: 15, delivery: 20 },
    ],
    [
      { pickup: 1, delivery: 12 },
      { pickup: 15, delivery: 26 },
    ],
    [
      { pickup: 9, delivery: 16 },
      { pickup: 15, delivery: 16 },
    ],
  ])('[Q38] of %j %j is shown where 15 minutes are the least', (result, shown) => {
    expect(shownEstimates({ result }, 15)).toEqual(shown)
  })

  test('[REQ-014] a vendor has one above 0; without it 15 minutes are sent, and 0 in an intent', () => {
    expect([1, 0, -1].map(minutes => vendorEstimate({ estimation_pick_up_time: minutes }))).toEqual([
      1,
      undefined,
      undefined,
    ])
    expect([LOGIN_ESTIMATION_MINUTES, INTENT_ESTIMATION_MINUTES]).toEqual([15, 0])
  })

  test.each<[string, Partial<typeof form>, number | undefined]>([
    ['now', {}, NOON + 40 * 60_000],
    ['later', { time: 'later', collectAt: NOON / 1000 + 7200 }, NOON + 7_200_000 + 20 * 60_000],
    ['later, without a time', { time: 'later' }, undefined],
  ])('[Q38] a request for %s arrives within a quarter of an hour', (_, changed, from) => {
    const window = requestWindow({ ...form, ...changed }, { pickup: 20, delivery: 40 }, NOON)
    expect(window).toEqual(from === undefined ? undefined : { from, to: from + 900_000 })
    expect(requestWindow({ ...form, ...changed }, undefined, NOON)).toBeUndefined()
  })

  test('a route that takes no time arrives when it is collected', () => {
    const later = { ...form, time: 'later' as const, collectAt: NOON / 1000 }
    expect(requestWindow(later, { pickup: 40, delivery: 20 }, NOON)?.from).toBe(NOON)
  })
})

describe('[REQ-030] what was wrong with a field that is changed', () => {
  const [name, phone] = [
    { at: 'name', problem: { code: 'name_missing' } },
    { at: 'phone', problem: { code: 'phone_missing' } },
  ] as const
  const submit = { problem: { code: 'price_failed' } } as const

  test('goes, and what is wrong with the others stays', () => {
    const state = { x: 1, problem: name, faults: [name, phone] }
    expect(withoutProblemAt(state, 'name')).toEqual({ x: 1, faults: [phone] })
    expect(withoutProblemAt(state, 'unit')).toEqual(state)
    expect(withoutProblemAt(state, 'phone', 'unit')).toEqual({ x: 1, problem: name, faults: [name] })
    expect(Object.keys(withoutProblemAt(state, 'name', 'phone'))).toEqual(['x'])
  })

  test('does not touch a problem of the whole request', () => {
    expect(withoutProblemAt({ problem: submit, faults: [name] }, 'name')).toEqual({ problem: submit })
    expect(withoutProblemAt({ problem: submit }, 'name')).toEqual({ problem: submit })
    expect(Object.keys(withoutProblem({ x: 1, problem: submit, faults: [name] }))).toEqual(['x'])
  })
})
