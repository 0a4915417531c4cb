import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, test } from 'vitest'
import {
  locationOf,
  newOutlet,
  type OutletForm,
  type OutletProblems,
  OWNERS_MAX,
  onlyPhone,
  outletOf,
  outletPayload,
  outletProblems,
  outletView,
  riderPreview,
  withAddressText,
  withLocation,
  withOwner,
  withOwnerAdded,
  withOwnerRemoved,
  withoutOwnerSlot,
  withoutProblem,
} from '#features/outlets/form.ts'
import { createPhones } from '#features/phones/phones.ts'
import { isPending } from '#features/vendors/vendors.ts'
import type { GeolocatorAddress, Vendor } from '#schema/wire.ts'
import { vendorOf } from '../vendors/examples.ts'

const phones = createPhones('NO', metadata)

const parent = vendorOf('no1', { is_parent: true })
const otherParent = vendorOf('no2', { is_parent: true })
const place: GeolocatorAddress = {
  id: 'x',
  formatted_address: 'Storgata 7, 0155 Oslo',
  latitude: 59.91,
  longitude: 10.75,
  city: 'Oslo',
  country_code: 'NO',
  zipcode: '0155',
  street: 'Storgata',
  number: '7',
}
const complete: OutletForm = withLocation(
  {
    ...newOutlet([parent]),
    clientVendorId: 'shop-7',
    name: 'Kiosk',
    phone: '40612345',
  },
  locationOf(place),
)

describe('[COL-012] what is missing or wrong, at its field, in the order of the form; owners by a simple pattern', () => {
  test('[COL-007] [COL-008] [COL-009] an empty form shows every problem at once', () => {
    const problems = outletProblems(newOutlet([parent, otherParent]), phones)
    expect(Object.entries(problems).map(([field, problem]) => [field, problem?.code])).toEqual([
      ['parentVendorId', 'outlet_parent_missing'],
      ['clientVendorId', 'outlet_id_missing'],
      ['name', 'outlet_name_missing'],
      ['location', 'outlet_address_missing'],
      ['phone', 'outlet_phone_missing'],
    ])
  })

  test.each<[string, Partial<OutletForm>, OutletProblems]>([
    ['a complete form', {}, {}],
    ['blanks for the ID', { clientVendorId: '  ' }, { clientVendorId: { code: 'outlet_id_missing' } }],
    ['blanks for the label', { name: '\t' }, { name: { code: 'outlet_name_missing' } }],
    ['a plus alone', { phone: '+' }, { phone: { code: 'outlet_phone_invalid' } }],
    ['a number of another country', { phone: '+971501234567' }, {}],
    ['an owner of one letter, and domains of one', { owners: ['a@b.n', ' ab@cd.no '] }, {}],
    [
      'an owner with more behind the address',
      { owners: ['ab@cd.no !'] },
      { 'owners.0': { code: 'outlet_email_invalid' } },
    ],
    ['three digits', { phone: '123' }, { phone: { code: 'outlet_phone_invalid' } }],
    ['[COL-012] no owner at all', { owners: [''] }, {}],
    ['[COL-012] an owner and an empty slot', { owners: ['a@b.no', ' '] }, {}],
    [
      '[COL-012] owners without @, without dot, with blanks',
      { owners: ['owner', 'a@b', 'a@b.no', 'a b@c.no'] },
      {
        'owners.0': { code: 'outlet_email_invalid' },
        'owners.1': { code: 'outlet_email_invalid' },
        'owners.3': { code: 'outlet_email_invalid' },
      },
    ],
    [
      'texts as long as can be, counted without the blanks around them',
      { name: `${'n'.repeat(200)} `, unitNo: '🏠'.repeat(64), riderInstructions: 'i'.repeat(1000) },
      {},
    ],
    ['an ID that was given before, as long as it may be', { isEditMode: true, clientVendorId: 'c'.repeat(65) }, {}],
    [
      'texts that are longer, each at its field',
      {
        clientVendorId: 'c'.repeat(65),
        name: 'n'.repeat(201),
        unitNo: 'u'.repeat(65),
        building: 'b'.repeat(129),
        riderInstructions: 'i'.repeat(1001),
        owners: [`a@b.${'n'.repeat(251)}`],
      },
      {
        clientVendorId: { code: 'outlet_text_too_long', limit: 64 },
        name: { code: 'outlet_text_too_long', limit: 200 },
        unitNo: { code: 'outlet_text_too_long', limit: 64 },
        building: { code: 'outlet_text_too_long', limit: 128 },
        riderInstructions: { code: 'outlet_text_too_long', limit: 1000 },
        'owners.0': { code: 'outlet_text_too_long', limit: 254 },
      },
    ],
  ])('%s', (_, changes, expected) => {
    expect(outletProblems({ ...complete, ...changes }, phones)).toEqual(expected)
  })

  test('[COL-016] editing a field clears its problem alone; a slot that is removed takes its problem along', () => {
    const said: OutletProblems = {
      name: { code: 'outlet_name_missing' },
      'owners.1': { code: 'outlet_email_invalid' },
      'owners.3': { code: 'outlet_email_invalid' },
    }
    expect(Object.keys(withoutProblem(said, 'name'))).toEqual(['owners.1', 'owners.3'])
    expect(Object.keys(withoutOwnerSlot(said, 1))).toEqual(['name', 'owners.2'])
    expect(Object.keys(withoutOwnerSlot(said, 2))).toEqual(['name', 'owners.1', 'owners.2'])
    const late: OutletProblems = { 'owners.12': { code: 'outlet_email_invalid' } }
    expect(Object.keys(withoutOwnerSlot(late, 1))).toEqual(['owners.11'])
  })
})

test.each([
  ['+47 406 12-345', '+4740612345'],
  ['(0)40 abc 612', '040612'],
  ['٤٠٦١٢٣٤٥', '40612345'],
  ['tel:', ''],
])('[COL-010] of %j the phone field keeps %j', (typed, kept) => {
  expect(onlyPhone(typed)).toBe(kept)
})

describe('[COL-013] the parent of a new one', () => {
  test.each<[string, Vendor[], string | undefined, string]>([
    ['the only one there is', [parent, vendorOf('no3')], undefined, 'no1'],
    ['nobody’s, while there are two', [parent, otherParent], undefined, ''],
    ['the one it was opened for', [parent, otherParent], 'no2', 'no2'],
    ['never one that is no parent', [parent, otherParent, vendorOf('no3')], 'no3', ''],
  ])('is %s', (_, vendors, wanted, id) => {
    expect(newOutlet(vendors, wanted).parentVendorId).toBe(id)
  })
})

test('[COL-013] a new one is empty but for its parent, with one slot for an owner', () => {
  expect(newOutlet([parent])).toEqual({
    parentVendorId: 'no1',
    clientVendorId: '',
    name: '',
    unitNo: '',
    building: '',
    phone: '',
    riderInstructions: '',
    owners: [''],
    addressQuery: '',
    isEditMode: false,
    vendorId: '',
  })
})

test('[COL-011] a text that was changed is no selected address any more; the same text still is', () => {
  expect(withAddressText(complete, 'Storgata 7, 0155 Osl').location).toBeUndefined()
  expect(withAddressText(complete, place.formatted_address).location).toEqual(complete.location)
  expect(withAddressText(newOutlet([parent]), 'Storgata')).toEqual({ ...newOutlet([parent]), addressQuery: 'Storgata' })
})

test('[COL-011] a found address becomes the place, with the parts that it has', () => {
  const { id: _, country_code: countryCode, number: streetNumber, ...same } = place
  expect(locationOf(place)).toEqual({ ...same, countryCode, streetNumber })
  const { city: __, street: ___, ...bare } = place
  expect(Object.keys(locationOf(bare))).toEqual([
    'formatted_address',
    'latitude',
    'longitude',
    'countryCode',
    'zipcode',
    'streetNumber',
  ])
})

test('[COL-015] slots are added freely; the first one stays', () => {
  const two = withOwnerAdded(complete)
  expect(two.owners).toEqual(['', ''])
  expect(withOwnerRemoved({ ...two, owners: ['a@b.no', 'c@d.no'] }, 1).owners).toEqual(['a@b.no'])
  expect(withOwnerRemoved(two, 0).owners).toHaveLength(2)
  expect(withOwner({ ...two, owners: ['a@b.no', 'c@d.no'] }, 1, 'e@f.no').owners).toEqual(['a@b.no', 'e@f.no'])
  const full = { ...complete, owners: Array.from({ length: OWNERS_MAX }, () => 'a@b.no') }
  expect(withOwnerAdded(full).owners).toHaveLength(OWNERS_MAX)
})

const known = vendorOf('no7', {
  parent_vendor_id: 'no1',
  client_vendor_id: 'shop-7',
  vendor_information: {
    name: 'Kiosk',
    owners: ['a@b.no'],
    contact: { phone: '+47 40 61 23 45' },
    currency: 'NOK',
    location: {
      address_text: 'Storgata 7, 0155 Oslo',
      latitude: 59.91,
      longitude: 10.75,
      unit: '2',
      building: 'Gate house',
      city: 'Oslo',
      country_code: 'NO',
      postal_code: '0155',
      street: 'Storgata',
      street_number: '7',
      rider_instructions: 'Ring',
    },
  },
})

test('[COL-005] [COL-003] an existing one fills every field of the form', () => {
  expect(outletOf(known)).toEqual({
    parentVendorId: 'no1',
    clientVendorId: 'shop-7',
    name: 'Kiosk',
    unitNo: '2',
    building: 'Gate house',
    phone: '+4740612345',
    riderInstructions: 'Ring',
    owners: ['a@b.no'],
    addressQuery: 'Storgata 7, 0155 Oslo',
    location: {
      formatted_address: 'Storgata 7, 0155 Oslo',
      latitude: 59.91,
      longitude: 10.75,
      city: 'Oslo',
      countryCode: 'NO',
      zipcode: '0155',
      street: 'Storgata',
      streetNumber: '7',
    },
    isEditMode: true,
    vendorId: 'no7',
  })
})

test('[COL-005] one of which little is known leaves the other fields empty', () => {
  const bare = vendorOf('no8')
  expect(outletOf(bare)).toEqual({
    ...newOutlet([]),
    name: bare.vendor_information.name,
    isEditMode: true,
    vendorId: 'no8',
  })
})

test.each<[string, Vendor['vendor_information']['location']]>([
  ['a latitude', { address_text: 'Storgata 7', longitude: 10.75 }],
  ['a longitude', { address_text: 'Storgata 7', latitude: 59.91 }],
  ['an address', { latitude: 59.91, longitude: 10.75 }],
  ['words in its address', { address_text: '', latitude: 59.91, longitude: 10.75 }],
])('[COL-011] one without %s has no place yet, and its text stays', (_, location) => {
  const form = outletOf({ ...known, vendor_information: { ...known.vendor_information, location } })
  expect(form.location).toBeUndefined()
  expect(form.addressQuery).toBe(location.address_text ?? '')
})

test('[COL-006] the payload has every documented field, and none that is empty', () => {
  expect(outletPayload({ ...outletOf(known), owners: [' a@b.no ', ''] }, 'NO')).toEqual({
    parent_vendor_id: 'no1',
    name: 'Kiosk',
    address: 'Storgata 7, 0155 Oslo',
    latitude: 59.91,
    longitude: 10.75,
    rider_instructions: 'Ring',
    phone_number: '+4740612345',
    city: 'Oslo',
    users: ['a@b.no'],
    unit: '2',
    building: 'Gate house',
    street: 'Storgata',
    postal_code: '0155',
    country_code: 'NO',
    client_vendor_id: 'shop-7',
    street_number: '7',
  })
  const spaced = {
    name: ' Kiosk ',
    clientVendorId: ' shop-7 ',
    riderInstructions: ' Ring ',
    unitNo: ' 2 ',
    building: ' Gate house ',
  }
  expect(outletPayload({ ...outletOf(known), ...spaced }, 'NO')).toEqual(outletPayload(outletOf(known), 'NO'))
  const { countryCode: _, city: __, ...bare } = locationOf(place)
  const sparse = outletPayload({ ...complete, location: bare }, 'NO')
  expect(sparse).toMatchObject({ country_code: 'NO', users: [] })
  expect(Object.keys(sparse ?? {})).not.toContain('city')
  expect(outletPayload(newOutlet([parent]), 'NO')).toBeUndefined()
})

test('[COL-101] the preview shows what is filled in so far', () => {
  const empty = { name: '', address: '', inside: '', phone: '', instructions: '' }
  expect(riderPreview(newOutlet([parent]), 'en')).toEqual(empty)
  expect(riderPreview({ ...complete, name: ' Kiosk ', unitNo: ' 2', building: 'B ' }, 'en')).toMatchObject({
    name: 'Kiosk',
    inside: '2, B',
  })
  expect(riderPreview({ ...complete, unitNo: '2', building: 'B' }, 'ar').inside).toBe('2، B')
  expect(riderPreview({ ...complete, unitNo: '2', building: ' ', riderInstructions: ' Ring ' }, 'en')).toEqual({
    name: 'Kiosk',
    address: 'Storgata 7, 0155 Oslo',
    inside: '2',
    phone: '40612345',
    instructions: 'Ring',
  })
})

test.each([
  ['new', false, false, true],
  ['in use', true, true, false],
  ['switched off', false, true, false],
  ['a guest’s', true, false, false],
])('[COL-101] pending: one that is %s', (_, is_active, is_registered, pending) => {
  expect(isPending({ is_active, is_registered })).toBe(pending)
})

const placed = (location: Vendor['vendor_information']['location']) =>
  vendorOf('no9', { vendor_information: { ...vendorOf('no9').vendor_information, location } })

test.each<[string, OutletForm, Vendor | undefined, object]>([
  ['a marker', complete, undefined, { latitude: 59.91, longitude: 10.75, zoom: 17 }],
  ['a parent that has a place', newOutlet([parent]), known, { latitude: 59.91, longitude: 10.75, zoom: 12 }],
  ['nothing', newOutlet([parent]), parent, { zoom: 2 }],
  ['no parent', newOutlet([parent]), undefined, { zoom: 2 }],
  ['a parent with half a place', newOutlet([parent]), placed({ latitude: 59.91 }), { zoom: 2 }],
  ['a parent with the other half', newOutlet([parent]), placed({ longitude: 10.75 }), { zoom: 2 }],
])('[ADR-008] the outlet map with %s', (_, form, its, view) => {
  expect(outletView(form, its)).toEqual(view)
})
