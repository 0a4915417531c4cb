import { describe, expect, test } from 'vitest'
import { GUEST_VENDOR_ID } from '#features/session/session.ts'
import {
  addressLine,
  chosenVendor,
  distinctNames,
  guestVendor,
  hasParent,
  inOrder,
  matching,
  mayAddOutlet,
  mayEditOutlet,
  noVendors,
  outletToggle,
  vendorLabel,
} from '#features/vendors/vendors.ts'
import type { Vendor } from '#schema/wire.ts'
import { vendorOf } from './examples.ts'

const named = (vendor_id: string, name: string, more: Partial<Vendor> = {}) =>
  vendorOf(vendor_id, { ...more, vendor_information: { ...vendorOf(vendor_id).vendor_information, name } })
const at = (location: Vendor['vendor_information']['location']) =>
  vendorOf('no-1', { vendor_information: { ...vendorOf('no-1').vendor_information, location } })
const ids = (vendors: readonly Vendor[]) => vendors.map(vendor => vendor.vendor_id)

test('[NAV-005] a vendor is listed with its name and ID', () => {
  expect(vendorLabel(named('no-1', 'Bakery'))).toBe('Bakery - no-1')
  expect(noVendors).toEqual([])
})

test.each([
  [
    ['Morning Bread', 'Morning Bread Old Town', 'Morning Bread Harbour'],
    ['Morning Bread', 'Old Town', 'Harbour'],
  ],
  [
    ['Kafé Løkka', 'Kafé Løkka – Sentrum', 'Kafé Løkka – Torshov'],
    ['Kafé Løkka', 'Sentrum', 'Torshov'],
  ],
  [
    ['Kafé Løkka', 'Kafé Løkkeberg'],
    ['Løkka', 'Løkkeberg'],
  ],
  [['Kafé Løkka Sentrum'], ['Kafé Løkka Sentrum']],
  [
    ['Kafé Løkka', 'Kafé Løkka'],
    ['Kafé Løkka', 'Kafé Løkka'],
  ],
  [
    ['مخبز الصباح', 'مخبز الصباح المرسى'],
    ['مخبز الصباح', 'المرسى'],
  ],
  [
    ['Bakery', 'Pharmacy'],
    ['Bakery', 'Pharmacy'],
  ],
  [[], []],
])('next to one another the outlets %j are called %j', (names, distinct) => {
  const vendors = names.map((name, at) => named(`no-${at}`, name))
  expect([...distinctNames(vendors)]).toEqual(distinct.map((name, at) => [`no-${at}`, name]))
})

test.each<[Vendor['vendor_information']['location'], string | undefined, language?: string]>([
  [{ address_text: 'Storgata 7, Oslo', street: 'Other street' }, 'Storgata 7, Oslo'],
  [{ street: 'Storgata', street_number: '7', postal_code: '0155', city: 'Oslo' }, 'Storgata 7, 0155 Oslo'],
  [{ street: 'Storgata', city: 'Oslo' }, 'Storgata, Oslo'],
  [{ street: 'شارع الوصل', street_number: '214', city: 'دبي' }, 'شارع الوصل 214، دبي', 'ar'],
  [{ street: 'Mall Road', street_number: '7', city: 'Lahore' }, 'Mall Road 7، Lahore', 'ur'],
  [{ street: 'Storgata' }, 'Storgata'],
  [{ postal_code: '0155' }, '0155'],
  [{ address_text: '' }, undefined],
  [{}, undefined],
])('the address of a vendor at %j is %j', (location, line, language = 'en') => {
  expect(addressLine(at(location), language)).toBe(line)
})

describe('the order of vendors', () => {
  const family = [
    named('9', 'Zeta parent', { is_parent: true }),
    named('8', 'Outlet of Zeta', { parent_vendor_id: '9' }),
    named('7', 'Alone'),
    named('6', 'Alpha parent', { is_parent: true, parent_vendor_id: '9' }),
    named('5', 'Second of Alpha', { parent_vendor_id: '6' }),
    named('4', 'First of Alpha', { parent_vendor_id: '6' }),
    named('3', 'Of a vendor that is not listed', { parent_vendor_id: '0' }),
  ]

  test('each parent by its name, its outlets behind it, then those without a listed parent', () => {
    expect(ids(inOrder(family))).toEqual(['6', '4', '5', '9', '8', '7', '3'])
    // The list itself is left as it was.
    expect(ids(family)).toEqual(['9', '8', '7', '6', '5', '4', '3'])
  })

  test('without an ID the first of that order is chosen; with one only the vendor itself', () => {
    expect(chosenVendor(family, undefined)?.vendor_id).toBe('6')
    expect(chosenVendor(family, '7')?.vendor_id).toBe('7')
    expect(chosenVendor(family, '1')).toBeUndefined()
    expect(chosenVendor([], undefined)).toBeUndefined()
  })
})

test.each([
  ['', ['no-1', 'no-2']],
  ['bakery', ['no-1']],
  ['  NORTH   bakery ', ['no-1']],
  ['bakery south', []],
  ['no-2', ['no-2']],
  ['SHOP-7', ['no-2']],
  ['undefined', []],
])('of two vendors the text %j finds %j', (text, found) => {
  const vendors = [named('no-1', 'Bakery North'), named('no-2', 'Florist', { client_vendor_id: 'shop-7' })]
  expect(ids(matching(vendors, text))).toEqual(found)
})

describe('[COL-021] the toggle for all outlets', () => {
  const parent = vendorOf('no-1', { is_parent: true })
  const outlet = vendorOf('no-2', { parent_vendor_id: 'no-1' })
  const all = { vendors: [outlet, parent], chosen: parent, offered: true, wanted: true, requesting: false }
  const hidden = { shown: false, usable: false, on: false }
  const disabled = { shown: true, usable: false, on: false }

  test.each<[string, Partial<Parameters<typeof outletToggle>[0]>, ReturnType<typeof outletToggle>]>([
    ['of a parent', {}, { shown: true, usable: true, on: true }],
    ['that nobody wants', { wanted: false }, { shown: true, usable: true, on: false }],
    ['in a country without it', { offered: false }, hidden],
    ['without a parent', { vendors: [outlet] }, hidden],
    ['on the request page', { requesting: true }, disabled],
    ['of an outlet', { chosen: outlet }, disabled],
    ['before a vendor is chosen', { chosen: undefined }, disabled],
  ])('%s', (_, changed, toggle) => {
    expect(outletToggle({ ...all, ...changed })).toEqual(toggle)
  })

  test('one parent among many is enough', () => {
    expect([hasParent([outlet, parent]), hasParent([outlet]), hasParent([])]).toEqual([true, false, false])
  })
})

test('[GST-003] the vendor of a guest has a name and a currency, and nothing else', () => {
  expect(guestVendor(undefined, 'NOK')).toEqual({
    vendor_id: GUEST_VENDOR_ID,
    is_active: true,
    is_registered: false,
    is_parent: false,
    estimation_pick_up_time: 0,
    flags: { payment_methods: {} },
    vendor_information: { name: 'guest', owners: [], contact: { phone: '' }, currency: 'NOK', location: {} },
  })
  expect(guestVendor('no-9', 'NOK').vendor_id).toBe('no-9')
})

test.each([
  ['no-1', ['outlet-management'], true, true],
  ['no-1', ['outlet-management'], false, false],
  ['no-1', [], true, false],
  ['a-1', ['outlet-management'], true, false],
  ['b-1', ['outlet-management'], true, false],
  ['A-1', ['outlet-management'], true, true],
  ['abc', ['outlet-management'], true, true],
] as const)('[COL-018] editing %s with roles %j and flag %s: %s', (id, roles, flag, may) => {
  expect(mayEditOutlet(id, { roles, flag })).toBe(may)
  expect(mayAddOutlet({ roles, flag })).toBe(flag && roles.length > 0)
})
