import { expect, test } from 'vitest'
import { isNothingFound } from '#features/addresses/address-search.ts'
import { createAddressSearch, createPlaces } from '#features/addresses/search-store.ts'
import type { PlaceService } from '#platform/ports.ts'
import type { GeolocatorAddress } from '#schema/wire.ts'
import { isAutocompleteQuery, isSavedAddressQuery } from '#validators/addresses.js'
import { fakeClock, fakeSend, lost } from '../platform/tabs.ts'

const suggestion = (id: string) => ({ address: { id, formatted_address: `Street ${id}` } })
const saved = {
  id: '7',
  name: 'Kari',
  phone_number: '+4741258036',
  latitude: 1,
  longitude: 2,
  address: ', , Storgata 1',
}
const address: GeolocatorAddress = { id: 'a', formatted_address: 'Storgata 2', latitude: 1, longitude: 2, number: '2' }

function field(handlers: Parameters<typeof fakeSend>[0] = {}, withBook = true) {
  const around = { book: withBook ? 'no1' : undefined, near: { latitude: 59.9, longitude: 10.7 } }
  const clock = fakeClock(0)
  const network = fakeSend({
    autocompleteAddress: () => ({ data: { data: [suggestion('1')] } }),
    searchAddressBook: () => ({ data: { body: [saved] } }),
    reverseGeocode: () => ({ data: { data: { address } } }),
    placeDetails: () => address,
    ...handlers,
  })
  const found: GeolocatorAddress[] = []
  const places: string[] = []
  const store = createAddressSearch({
    send: network.send,
    places: createPlaces({
      send: network.send,
      on: () => false,
      isTheirs: () => false,
      google: () => Promise.reject(),
    }),
    clock,
    country: 'NO',
    language: 'nb-NO',
    near: () => around.near,
    addressBookOf: () => around.book,
    awaited: () => places.push('awaited'),
    found(one) {
      places.push('found')
      found.push(one)
    },
    missed: () => places.push('missed'),
  })
  return { ...network, around, clock, store, found, places }
}

test('[ADR-002] autocomplete waits 500 ms after the last key', async () => {
  const { store, clock, names, sent } = field()
  store.type('Stor')
  await clock.pass(400)
  store.type('Storg')
  await clock.pass(499)
  expect(names()).toEqual([])
  await clock.pass(1)
  expect(names()).toEqual(['searchAddressBook', 'autocompleteAddress'])
  expect(sent[1]?.call['query']).toEqual({ query: 'Storg', country: 'NO', language: 'nb-NO', lat: 59.9, lng: 10.7 })
})

test('[API-015] [API-018] of a longer text both services are asked for as much as they take, without cutting a character', async () => {
  const { store, clock, sent } = field()
  const long = `${'Storgata 1, '.repeat(21)}𝒮𝒮𝒮𝒮𝒮`
  store.type(`  ${long}  `)
  await clock.pass(500)
  const asked = sent.map(({ call }) => (call['query'] as { query: string }).query)
  expect(asked).toEqual([long.slice(0, 252 + 3 * 2), long.slice(0, 252 + 3 * 2)])
  for (const query of asked) {
    expect(isAutocompleteQuery({ query, country: 'NO', lat: 1, lng: 1, language: 'en' })).toBe(true)
    expect(isSavedAddressQuery({ query })).toBe(true)
  }
})

test('[ADR-001] the address book is searched from 2 characters on, and only where there is one', async () => {
  const one = field()
  one.store.type('S')
  await one.clock.pass(500)
  expect(one.names()).toEqual(['autocompleteAddress'])
  const none = field({}, false)
  none.store.type('Storgata')
  await none.clock.pass(500)
  expect(none.names()).toEqual(['autocompleteAddress'])
})

test('[ADR-001] [FLG-005] a text is searched again once there is an address book, or another place to be near', async () => {
  const { store, around, clock, names } = field({}, false)
  const type = async (text: string) => {
    store.type(text)
    await clock.pass(500)
    return store.$search.get().saved
  }
  expect([await type('Kari'), await type('Karin')]).toEqual([[], []])
  around.book = 'no1'
  expect(await type('Kari')).toEqual([saved])
  await type('Karin')
  around.near = { latitude: 60.4, longitude: 5.3 }
  const before = names().length
  await type('Kari')
  expect(names().slice(before)).toEqual(['searchAddressBook', 'autocompleteAddress'])
  await type('Karin')
  const known = names().length
  expect(await type('Kari')).toEqual([saved])
  expect(names(), 'what is known of it is shown without asking').toHaveLength(known)
})

test('[ADR-001] an address book that did not answer is asked again for the same text', async () => {
  let isDown = true
  const { store, clock } = field({ searchAddressBook: () => (isDown ? lost() : { data: { body: [saved] } }) })
  const type = async (text: string) => {
    store.type(text)
    await clock.pass(500)
    return store.$search.get().saved
  }
  expect(await type('Kari')).toEqual([])
  isDown = false
  await type('Karin')
  expect(await type('Kari')).toEqual([saved])
})

test('[ADR-101] what was found for a text is not kept as found for another whose answer came too late', async () => {
  const { store, clock } = field({
    searchAddressBook: async call => {
      const { query } = call['query'] as { query: string }
      if (query === 'Ola') await new Promise<void>(resolve => void clock.after(1000, resolve))
      return { data: { body: query === 'Kari' ? [saved] : [] } }
    },
  })
  store.type('Kari')
  await clock.pass(500)
  store.type('Ola')
  await clock.pass(500)
  store.type('Kari')
  await clock.pass(2000)
  expect(store.$search.get().saved).toEqual([saved])
  store.type('Ola')
  await clock.pass(2000)
  expect(store.$search.get().saved).toEqual([])
})

test('who waits for the place of a suggestion hears that it came, or that it will not', async () => {
  const one = suggestion('1').address
  const come = field()
  come.store.choose(one)
  expect(come.places).toEqual(['awaited'])
  await come.clock.pass(0)
  expect(come.places).toEqual(['awaited', 'found'])
  come.store.type('Storgata')
  expect(come.places).toEqual(['awaited', 'found'])
  const failed = field({ placeDetails: lost })
  failed.store.choose(one)
  await failed.clock.pass(0)
  expect(failed.places).toEqual(['awaited', 'missed'])
  const left = field()
  left.store.choose(one)
  left.store.choose(suggestion('2').address)
  left.store.type('Bygdøy')
  await left.clock.pass(0)
  expect(left.places).toEqual(['awaited', 'missed', 'awaited', 'missed'])
})

test('[ADR-003] saved addresses and suggestions, or nothing at all', async () => {
  const { store, clock } = field()
  store.type('Storgata')
  await clock.pass(600)
  expect(store.$search.get()).toMatchObject({ saved: [saved], suggestions: [suggestion('1').address] })
  const empty = field({
    autocompleteAddress: () => ({ data: { data: [] } }),
    searchAddressBook: () => ({ data: { body: [] } }),
  })
  empty.store.type('Nowhere')
  expect(isNothingFound(empty.store.$search.get())).toBe(false)
  await empty.clock.pass(600)
  expect(isNothingFound(empty.store.$search.get())).toBe(true)
})

test('[ADR-101] a late answer never replaces a newer one', async () => {
  const answers: ((value: unknown) => void)[] = []
  const { store, clock } = field({ autocompleteAddress: () => new Promise(resolve => answers.push(resolve)) }, false)
  store.type('Stor')
  await clock.pass(500)
  store.type('Storgata')
  await clock.pass(500)
  answers[1]?.({ data: { data: [suggestion('new')] } })
  await clock.pass(0)
  answers[0]?.({ data: { data: [suggestion('old')] } })
  await clock.pass(0)
  expect(store.$search.get().suggestions.map(({ id }) => id)).toEqual(['new'])
})

test('[ADR-005] coordinates are looked up, and searched for as words when that fails', async () => {
  const point = field({}, false)
  point.store.type('59.91,10.75')
  await point.clock.pass(600)
  expect(point.names()).toEqual(['reverseGeocode'])
  expect(point.store.$search.get().located).toEqual(address)
  const words = field({ reverseGeocode: lost }, false)
  words.store.type('59.91,10.75')
  await words.clock.pass(600)
  expect(words.names()).toEqual(['reverseGeocode', 'autocompleteAddress'])
  expect(words.store.$search.get().suggestions).toHaveLength(1)
})

test('[ADR-005] the place of coordinates is there again where they are typed again', async () => {
  const { store, clock } = field({
    searchAddressBook: () => new Promise(resolve => clock.after(200, () => resolve({ data: { body: [] } }))),
  })
  store.type('59.91,10.75')
  await clock.pass(800)
  expect(store.$search.get().located).toEqual(address)
  for (const query of ['59.91,10.75 ', '59.91,10.7', '59.91,10.75']) {
    store.type(query)
    await clock.pass(800)
    expect([query, store.$search.get().located, isNothingFound(store.$search.get())]).toEqual([query, address, false])
  }
})

test('[ADR-003] a text that was settled is looked for where it is put into an empty field again', async () => {
  const { store, clock } = field({}, false)
  store.type('Storgata')
  await clock.pass(600)
  store.choose(suggestion('1').address)
  await clock.pass(0)
  expect(store.$search.get()).toMatchObject({ query: 'Storgata 2', suggestions: [] })
  store.type('Storgata 2')
  await clock.pass(600)
  expect(store.$search.get().suggestions).toHaveLength(1)
  expect(isNothingFound(store.$search.get())).toBe(false)
})

test('[ADR-006] autocomplete and details each show their failure in the field', async () => {
  const { store, clock } = field({ autocompleteAddress: lost, placeDetails: lost }, false)
  store.type('Storgata')
  await clock.pass(600)
  expect(store.$search.get().problem).toEqual({ code: 'geolocator_autocomplete_failed' })
  expect(isNothingFound(store.$search.get())).toBe(false)
  store.choose(suggestion('1').address)
  await clock.pass(0)
  expect(store.$search.get().problem).toEqual({ code: 'geolocator_details_failed' })
})

test.each([
  ['bare', address],
  ['wrapped', { data: { data: { address } } }],
])('[ADR-101] %s details give the place, and another house number is pointed out', async (_, details) => {
  const { store, clock, found } = field({ placeDetails: () => details }, false)
  store.type('Storgata 1')
  await clock.pass(600)
  store.choose(suggestion('1').address)
  await clock.pass(0)
  expect(found).toEqual([address])
  expect(store.$search.get()).toMatchObject({
    query: 'Storgata 2',
    suggestions: [],
    houseNumber: { code: 'house_number_changed', typed: '1', found: '2' },
  })
  store.settle('Storgata 2')
  expect(store.$search.get().houseNumber).toBeUndefined()
})

test('[FLG-014] the part that asks Google is loaded once, and again after it could not be loaded', async () => {
  let loads = 0
  const google = {
    suggest: async () => ({ state: 'answered', value: { data: { data: [] } } }),
  } as unknown as PlaceService
  const places = createPlaces({
    send: fakeSend({}).send,
    on: () => true,
    isTheirs: () => true,
    google: () => (++loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(google)),
  })
  const states: string[] = []
  for (const query of ['S', 'St', 'Sto'])
    states.push((await places.suggest({ query, country: 'NO', language: 'nb-NO' })).state)
  expect([states, loads]).toEqual([['failed', 'answered', 'answered'], 2])
})
