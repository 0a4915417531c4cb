// Addresses as text, as parts and as points.
import { expect, test } from 'vitest'
import { houseNumberWarning } from '#features/addresses/address-search.ts'
import { coordinatesOf, joinAddress, readableAddress, splitAddress, utf8Bytes } from '#features/addresses/places.ts'
import { savedChoice } from '#features/request/prefill.ts'

test.each([
  ['59.91,10.75', { latitude: 59.91, longitude: 10.75 }],
  [' -33.5 , 151.2 ', { latitude: -33.5, longitude: 151.2 }],
  ['91,10', undefined],
  ['59.91,181', undefined],
  ['Storgata 1, 2', undefined],
  ['12', undefined],
])('[ADR-005] "%s" is a point: %j', (query, spot) => {
  expect(coordinatesOf(query)).toEqual(spot)
})

test.each([
  [
    '3, Rosenborg, Bygdøy allé 23, 0262 Oslo',
    { unit: '3', building: 'Rosenborg', street: 'Bygdøy allé 23, 0262 Oslo' },
  ],
  [', , Storgata 1', { unit: '', building: '', street: 'Storgata 1' }],
  ['Storgata 1, Oslo', { unit: '', building: '', street: 'Storgata 1, Oslo' }],
  ['Storgata 1', { unit: '', building: '', street: 'Storgata 1' }],
])('[ADR-009] %s is split at the first two commas', (text, parts) => {
  expect(splitAddress(text)).toEqual(parts)
})

test('[ADR-009] what is joined is split alike, also with commas in its parts', () => {
  const parts = { unit: '3', building: 'B', street: 'Storgata 1, 0155 Oslo' }
  expect(splitAddress(joinAddress(parts))).toEqual(parts)
  expect(splitAddress(joinAddress({ ...parts, unit: '3, left' }))).toEqual({ ...parts, unit: '3 left' })
})

test('[ADR-009] a saved address fills in customer, unit, building and place', () => {
  const saved = {
    id: '7',
    name: 'Kari',
    phone_number: '+4741258036',
    latitude: 1,
    longitude: 2,
    notes: 'Ring',
    address: '3, B, Storgata 1',
  }
  expect(savedChoice(saved)).toEqual({
    changes: { name: 'Kari', phone: '+4741258036', notes: 'Ring', unit: '3', building: 'B' },
    place: { text: 'Storgata 1', latitude: 1, longitude: 2, from: 'saved', savedId: '7' },
  })
})

test('[ADR-012] lengths are counted in UTF-8 bytes', () => {
  expect([utf8Bytes('abc'), utf8Bytes('å'), utf8Bytes('ع'), utf8Bytes('🏠')]).toEqual([3, 2, 2, 4])
})

test.each([
  ['Bygdøy allé 23', { number: '23', formatted_address: 'Bygdøy allé 23' }, undefined],
  ['Bygdøy allé 23', { number: '25', formatted_address: 'Bygdøy allé 25' }, 'house_number_changed'],
  ['Bygdøy allé 54B', { number: '54', formatted_address: 'Bygdøy allé 54' }, 'house_number_changed'],
  ['54 b', { number: '54B', formatted_address: 'Bygdøy allé 54B' }, undefined],
  ['Bygdøy allé 23', { formatted_address: 'Bygdøy allé' }, 'house_number_dropped'],
  ['Bygdøy allé', { number: '1', formatted_address: 'Bygdøy allé 1' }, undefined],
  ['شارع الملك ٢٣', { number: '23', formatted_address: 'شارع الملك 23' }, undefined],
  ['12-14 Main', { number: '12', formatted_address: '12 Main' }, 'house_number_changed'],
])('[ADR-101] "%s" found as %j: %s', (typed, found, code) => {
  expect(houseNumberWarning(typed, found)?.code).toBe(code)
})

test.each([
  ['3, Rosenborg, Bygdøy allé 23, 0262 Oslo', ['Bygdøy allé 23', '0262 Oslo', 'Rosenborg', '3']],
  [', , Kapellveien 3, 0454 Oslo', ['Kapellveien 3', '0454 Oslo']],
  ['#05-12, , Orchard Road 2', ['Orchard Road 2', '#05-12']],
  ['Storgata 1', ['Storgata 1']],
  ['', []],
])('[TRK-108] "%s" is read in parts, the street first', (stored, parts) =>
  expect(readableAddress(stored)).toEqual(parts),
)
