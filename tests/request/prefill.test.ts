// Which orders can be edited, and forms that are filled from what is known already.
import { describe, expect, test } from 'vitest'
import {
  editForm,
  emptyOrigin,
  foundPlace,
  isEditable,
  isTooEarlyToEdit,
  knownCustomer,
  namedOrigin,
  requestAgain,
  savedChoice,
} from '#features/request/prefill.ts'
import type { OrderStatus } from '#schema/wire.ts'
import { order } from './examples.ts'

const on = { ModifyOrderButton: true, DelayedCancellation: true }

describe('[TRK-009] [TRK-025] an order', () => {
  const table: [OrderStatus, editable: boolean, tooEarly: boolean][] = [
    ['INITIATED', false, true],
    ['PAYMENT_INITIATED', false, true],
    ['PAYMENT_COMMITTED', false, true],
    ['NEW', false, true],
    ['RECEIVED', true, false],
    ['WAITING_FOR_TRANSPORT', true, false],
    ['ASSIGNED_TO_TRANSPORT', true, false],
    ['MODIFIED', true, false],
    ['DELAYED', true, false],
    ['RECEIVED_BY_VENDOR', false, false],
    ['COURIER_ACCEPTED_DELIVERY', false, false],
    ['PICKED_UP', false, false],
    ['DELIVERED', false, false],
    ['CANCELLED', false, false],
    ['STALLED', false, false],
  ]
  test.each(table)('in %s can be edited: %j; in a moment: %j', (status, editable, tooEarly) => {
    expect(isEditable({ status }, on)).toBe(editable)
    expect(isTooEarlyToEdit({ status })).toBe(tooEarly)
  })
  test.each(table)('in %s cannot be edited without the flag', status => {
    expect(isEditable({ status }, { ...on, ModifyOrderButton: false })).toBe(false)
  })
  test('that is delayed can be edited only where it could be cancelled too', () => {
    expect(isEditable({ status: 'DELAYED' }, { ...on, DelayedCancellation: false })).toBe(false)
    expect(isEditable({ status: 'RECEIVED' }, { ...on, DelayedCancellation: false })).toBe(true)
  })
})

const norwegian = { country: 'NO', currency: 'NOK', languages: ['nb-NO', 'en'] }

test('[REQ-103] a request like an earlier one has its customer and contents, and is for now', () => {
  const earlier = order({
    preordered_for: 1_772_700_000,
    age_validation_required: true,
    vat_number: 'AB345678',
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 649, description: 'Cake', cold_bag_needed: true },
  })
  earlier.customer.location.notes = 'Back door'
  const { form, destination } = requestAgain(earlier, norwegian)
  expect(form).toEqual({
    name: 'Ingrid Solberg',
    phone: '+4741258036',
    unit: '3',
    building: '',
    notes: 'Back door',
    description: 'Cake',
    amount: '649',
    parcel: 'food',
    coldBag: true,
    ageCheck: true,
    time: 'asap',
    payment: 'cash_on_delivery',
    vat: 'AB345678',
    senderName: '',
    senderEmail: '',
    senderPhone: '',
  })
  expect(destination).toEqual({
    query: 'Bygdøy allé 23',
    place: { text: 'Bygdøy allé 23', latitude: 59.9175, longitude: 10.6893, from: 'saved' },
  })
})

test('[REQ-103] what an earlier order lacks stays empty', () => {
  const { form } = requestAgain(
    order({ order: { payment_method: 'PAID', amount: 0, description: 'x', cold_bag_needed: false } }),
    norwegian,
  )
  expect(form).toMatchObject({
    notes: '',
    amount: '',
    parcel: 'parcels',
    coldBag: false,
    ageCheck: false,
    payment: 'paid',
    vat: '',
  })
})

test('an order that is edited keeps the time that it was ordered for', () => {
  expect(editForm(order({ preordered_for: 1_772_700_000 }), norwegian).form).toMatchObject({
    time: 'later',
    collectAt: 1_772_700_000,
  })
  const { form } = editForm(order(), norwegian)
  expect(form.time).toBe('asap')
  expect(form).not.toHaveProperty('collectAt')
})

test('[REQ-110] the customer of an earlier order is known, with notes only where there were some', () => {
  const { customer } = order()
  const known = {
    name: 'Ingrid Solberg',
    phone_number: '+4741258036',
    latitude: 59.9175,
    longitude: 10.6893,
    address: '3, , Bygdøy allé 23',
  }
  expect(Object.entries(knownCustomer(customer))).toEqual(Object.entries(known))
  const withNotes = { ...customer, location: { ...customer.location, notes: 'Ring' } }
  expect(knownCustomer(withNotes)).toEqual({ ...known, notes: 'Ring' })
})

describe('the address where riders collect', () => {
  const address = { id: 'x', formatted_address: 'Grensen 1, Oslo', latitude: 59.91, longitude: 10.74 }
  const full = { ...address, street: 'Grensen', number: '1', city: 'Oslo', zipcode: '0159', country_code: 'NO' }
  const typed = { ...emptyOrigin('SE'), unit: '4', building: 'B', notes: 'Ring' }

  test('[REQ-015] is empty at first, in the country of the site', () => {
    expect(emptyOrigin('SE')).toEqual({
      street_address: '',
      addressQuery: '',
      building: '',
      city: '',
      countryCode: 'SE',
      postalCode: '',
      unit: '',
      notes: '',
    })
  })
  test('takes the parts of the address that was found, and keeps what was typed', () => {
    expect(namedOrigin(typed, full, true)).toEqual({
      ...typed,
      addressQuery: 'Grensen 1, Oslo',
      street_address: 'Grensen 1',
      city: 'Oslo',
      postalCode: '0159',
      countryCode: 'NO',
      latitude: 59.91,
      longitude: 10.74,
    })
  })
  test('takes the whole text where the parts are not known, and no point where the pin has one', () => {
    const placed = { ...typed, latitude: 1, longitude: 2, city: 'Bergen', postalCode: '5003' }
    expect(namedOrigin(placed, address, false)).toEqual({
      ...placed,
      addressQuery: 'Grensen 1, Oslo',
      street_address: 'Grensen 1, Oslo',
      city: '',
      postalCode: '',
      countryCode: 'SE',
    })
    expect(namedOrigin(placed, { ...address, number: '1' }, false).street_address).toBe('1')
  })
})

describe('[ADR-009] a customer of the address book', () => {
  const known = {
    name: 'Kari Test',
    phone_number: '+4741258037',
    address: '3, B, Grensen 1',
    latitude: 59.91,
    longitude: 10.74,
  }
  const changes = { name: 'Kari Test', phone: '+4741258037', notes: '', unit: '3', building: 'B' }
  const place = { text: 'Grensen 1', latitude: 59.91, longitude: 10.74, from: 'saved' }

  test('fills in who it is and where, as an entry that is saved already', () => {
    expect(savedChoice({ ...known, id: 's1', notes: 'Ring' })).toStrictEqual({
      changes: { ...changes, notes: 'Ring' },
      place: { ...place, savedId: 's1' },
    })
  })
  test('[REQ-110] without a number is one of an earlier order, which is no entry', () => {
    expect(savedChoice(known)).toStrictEqual({ changes, place })
  })
})

test('a suggestion is a place under its whole text, in its city where it has one', () => {
  const address = { id: 'x', formatted_address: 'Grensen 1, Oslo', latitude: 59.91, longitude: 10.74 }
  const place = { latitude: 59.91, longitude: 10.74, text: 'Grensen 1, Oslo', from: 'typed' }
  expect(foundPlace(address)).toStrictEqual(place)
  expect(foundPlace({ ...address, city: 'Oslo' })).toStrictEqual({ ...place, city: 'Oslo' })
})
