// Addresses as text, as parts and as points.
import { expect, test } from 'vitest'
import { houseNumberWarning } from '#features/addresses/address-search.ts'
import {
  coordinatesOf,
  coordinatesText,
  joinAddress,
  latLng,
  metresBetween,
  plainAddress,
  readableAddress,
  splitAddress,
  spotOf,
  utf8Bytes,
} from '#features/addresses/places.ts'
import { savedChoice } from '#features/request/prefill.ts'

test.each([
  ['59.91,10.75', { latitude: 59.91, longitude: 10.75 }],
  [' -33.5 , 151.2 ', { latitude: -33.5, longitude: 151.2 }],
  ['91,10', undefined],
  ['59.91,181', undefined],
  ['Storgata 1, 2', undefined],
  ['12', undefined],
  ['90,180', { latitude: 90, longitude: 180 }],
  ['-90, -180', { latitude: -90, longitude: -180 }],
  ['+1,+2', { latitude: 1, longitude: 2 }],
  ['1.25,2.75', { latitude: 1.25, longitude: 2.75 }],
  ['-91,10', undefined],
  ['59.91,-181', undefined],
  ['159.91,10', undefined],
  ['59.91,10.75, Oslo', undefined],
  ['Oslo 59.91,10.75', undefined],
  ['59.,10', undefined],
  ['٢٥٫٢٨٦، ٥١٫٥٣٤', { latitude: 25.286, longitude: 51.534 }],
  ['٢٥.٢٨٦,٥١.٥٣٤', { latitude: 25.286, longitude: 51.534 }],
  ['২৩.৮১, ৯০.৪১', { latitude: 23.81, longitude: 90.41 }],
  ['٢٥٫٢٨٦، ٥١٫٥٣٤، الدوحة', undefined],
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

test('a point is text that can be read back, and has other names in other calls', () => {
  const spot = { latitude: 59.912344, longitude: -10.75 }
  expect(coordinatesText(spot)).toBe('59.91234, -10.75000')
  expect(coordinatesOf(coordinatesText(spot))).toEqual({ latitude: 59.91234, longitude: -10.75 })
  expect(latLng(spot)).toEqual({ lat: 59.912344, lng: -10.75 })
})

test.each([
  [
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 2 },
  ],
  [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 0 },
  ],
  [{ latitude: 1 }, undefined],
  [{ longitude: 2 }, undefined],
  [{}, undefined],
])('[REQ-015] a vendor at %j has the point %j', (location, spot) => {
  expect(spotOf(location)).toEqual(spot)
})

// A degree along a meridian, along the equator, at 60 degrees north, and from pole to pole.
test.each([
  [{ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
  [{ latitude: 0, longitude: 10 }, { latitude: 0, longitude: 11 }, 111_195],
  [{ latitude: 60, longitude: 10 }, { latitude: 60, longitude: 11 }, 55_597],
  [{ latitude: 60, longitude: 10 }, { latitude: 61, longitude: 11 }, 123_942],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015_087],
  [{ latitude: 59.91, longitude: 10.75 }, { latitude: 59.91, longitude: 10.75 }, 0],
])('from %j to %j it is %i metres', (from, to, metres) => {
  expect(Math.round(metresBetween(from, to))).toBe(metres)
})

test('[ADR-009] parts have no blanks around them, and none twice within', () => {
  expect(joinAddress({ unit: ' 3,  left ', building: ' B ', street: ' Storgata 1 ' })).toBe('3 left, B, Storgata 1')
  expect(splitAddress(' 3 , B ,  Storgata 1 ')).toEqual({ unit: '3', building: 'B', street: 'Storgata 1' })
  expect(splitAddress(' Storgata 1 ')).toEqual({ unit: '', building: '', street: 'Storgata 1' })
  expect(splitAddress(',, Storgata 1')).toEqual({ unit: '', building: '', street: 'Storgata 1' })
  expect(plainAddress(' Storgata 7, ,0155 Oslo ')).toEqual(['Storgata 7', '0155 Oslo'])
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

const stored: [string, string[]][] = [
  ['3, Rosenborg, Bygdøy allé 23, 0262 Oslo', ['Bygdøy allé 23', '0262 Oslo', 'Rosenborg', '3']],
  [', , Kapellveien 3, 0454 Oslo', ['Kapellveien 3', '0454 Oslo']],
  ['#05-12, , Orchard Road 2', ['Orchard Road 2', '#05-12']],
  ['Storgata 1', ['Storgata 1']],
  ['', []],
]
test.each(stored)('[TRK-108] "%s" is read in parts, the street first', (stored, parts) =>
  expect(readableAddress(stored)).toEqual(parts),
)
