// What an address field shows and sends, step by step. The field with its calls: search-store.test.ts.
import { describe, expect, test } from 'vitest'
import {
  ADDRESS_BOOK_MIN_CHARACTERS,
  type AddressSearch,
  AUTOCOMPLETE_DEBOUNCE_MS,
  houseNumberWarning,
  initialSearch,
  isNothingFound,
  type SearchEvent,
  type Suggestion,
  searchStep,
} from '#features/addresses/address-search.ts'
import type { GeolocatorAddress, SavedAddress } from '#schema/wire.ts'

const suggestion = (id: string): Suggestion => ({ id, formatted_address: `Storgata ${id}` }) as Suggestion
const saved = { id: '7', name: 'Kari', address: 'Storgata 1' } as SavedAddress
const place: GeolocatorAddress = {
  id: 'x',
  formatted_address: 'Storgata 7, Oslo',
  latitude: 59.91,
  longitude: 10.75,
  number: '7',
}
const nothing = { book: false, suggestions: false, details: false }

/** A field in which something was typed and looked for, with what was found. */
const found: AddressSearch = {
  run: 3,
  query: 'Storgata 7',
  awaited: { book: true, suggestions: true, details: false },
  saved: [saved],
  suggestions: [suggestion('7')],
}

const state = (event: SearchEvent, before: AddressSearch = found) => searchStep(before, event)[0]
const commands = (event: SearchEvent, before: AddressSearch = found) => searchStep(before, event)[1]

test('[ADR-001] [ADR-002] how soon is searched, and from how many characters on in the address book', () => {
  expect([AUTOCOMPLETE_DEBOUNCE_MS, ADDRESS_BOOK_MIN_CHARACTERS]).toEqual([500, 2])
})

describe('typing', () => {
  test('keeps what was found until the new answers are here, and waits', () => {
    expect(searchStep(found, { type: 'typed', query: 'Storgata 78' })).toEqual([
      {
        run: 4,
        query: 'Storgata 78',
        awaited: { ...nothing, suggestions: true },
        saved: [saved],
        suggestions: [suggestion('7')],
      },
      [{ do: 'forget' }, { do: 'wait', run: 4 }],
    ])
  })

  test.each(['', '  '])('%j empties the list, and nothing is waited for', query => {
    expect(searchStep(found, { type: 'typed', query })).toEqual([
      { run: 4, query, awaited: nothing, saved: [], suggestions: [] },
      [{ do: 'forget' }],
    ])
  })

  test('the same text changes nothing', () => {
    expect(searchStep(found, { type: 'typed', query: found.query })).toEqual([found, []])
  })

  test('a text whose results are known shows them at once, without a query', () => {
    const known = { saved: [], suggestions: [suggestion('9')] }
    expect(searchStep(found, { type: 'typed', query: 'Storgata 9', known })).toEqual([
      { run: 4, query: 'Storgata 9', awaited: nothing, ...known },
      [{ do: 'forget' }],
    ])
  })

  test('[ADR-006] a mistake of the text before is gone', () => {
    const wrong: AddressSearch = { ...found, problem: { code: 'geolocator_autocomplete_failed' }, located: place }
    const next = state({ type: 'typed', query: 'x' }, wrong)
    expect([next.problem, next.located]).toEqual([undefined, undefined])
  })
})

describe('after the wait', () => {
  const waited = (query: string, addressBook = true) =>
    searchStep({ ...found, query }, { type: 'waited', run: 3, addressBook })

  test('[ADR-001] the book and the geolocator are asked, without the blanks around the text', () => {
    const [next, asked] = waited(' Storgata 7 ')
    expect(asked).toEqual([
      { do: 'searchBook', run: 3, query: 'Storgata 7' },
      { do: 'suggest', run: 3, query: 'Storgata 7' },
    ])
    expect(next.awaited).toEqual({ book: true, suggestions: true, details: false })
    expect(next.saved).toEqual([saved])
  })

  test.each([
    ['S', true, false],
    ['St', true, true],
    // One character, though two code units.
    ['𠮷', true, false],
    ['Storgata', false, false],
  ])('[ADR-001] for %j, with an address book %s, the book is asked: %s', (query, addressBook, asked) => {
    const [next, sent] = waited(query, addressBook)
    expect(sent.map(command => command.do)).toEqual(asked ? ['searchBook', 'suggest'] : ['suggest'])
    expect(next.awaited).toEqual({ book: asked, suggestions: true, details: false })
    expect(next.saved).toEqual(asked ? [saved] : [])
  })

  test('[ADR-005] for coordinates the place is asked for', () => {
    expect(waited('59.91, 10.75', false)[1]).toEqual([
      { do: 'locate', run: 3, spot: { latitude: 59.91, longitude: 10.75 } },
    ])
  })
})

describe('an answer', () => {
  test('to an earlier query changes nothing', () => {
    for (const event of [
      { type: 'waited', run: 2, addressBook: true },
      { type: 'bookAnswered', run: 2, saved: [] },
      { type: 'suggestingFailed', run: 2 },
      { type: 'detailed', run: 4, address: place },
    ] as const)
      expect(searchStep(found, event)).toEqual([found, []])
  })

  test('of the book is shown while the suggestions are awaited', () => {
    expect(searchStep(found, { type: 'bookAnswered', run: 3, saved: [] })).toEqual([
      { ...found, saved: [], awaited: { book: false, suggestions: true, details: false } },
      [],
    ])
  })

  test('of the geolocator is shown while the book is awaited', () => {
    expect(searchStep(found, { type: 'suggested', run: 3, suggestions: [suggestion('1')] })).toEqual([
      { ...found, suggestions: [suggestion('1')], awaited: { book: true, suggestions: false, details: false } },
      [],
    ])
  })

  test('[ADR-005] for coordinates is their place', () => {
    expect(searchStep(found, { type: 'located', run: 3, address: place })).toEqual([
      { ...found, located: place, awaited: { book: true, suggestions: false, details: false } },
      [],
    ])
  })

  test('[ADR-005] that there is no place at the coordinates makes the text a search', () => {
    expect(searchStep({ ...found, query: ' 59, 10 ' }, { type: 'locatingFailed', run: 3 })).toEqual([
      { ...found, query: ' 59, 10 ' },
      [{ do: 'suggest', run: 3, query: '59, 10' }],
    ])
  })

  test.each([
    ['suggestingFailed', 'geolocator_autocomplete_failed'],
    ['detailsFailed', 'geolocator_details_failed'],
  ] as const)('[ADR-006] %s: the field names %s, and what the book has stays', (type, code) => {
    const awaiting = { ...found, awaited: { book: true, suggestions: true, details: true } }
    expect(searchStep(awaiting, { type, run: 3 })).toEqual([
      { ...found, suggestions: [], awaited: { book: true, suggestions: false, details: false }, problem: { code } },
      [],
    ])
  })
})

describe('choosing', () => {
  test('a suggestion asks for its place and forgets what was wrong before', () => {
    const wrong: AddressSearch = {
      ...found,
      problem: { code: 'geolocator_details_failed' },
      houseNumber: { code: 'house_number_dropped', typed: '7' },
    }
    expect(searchStep(wrong, { type: 'suggestionChosen', suggestion: suggestion('7') })).toEqual([
      { ...found, run: 4, awaited: { ...nothing, details: true } },
      [{ do: 'forget' }, { do: 'detail', run: 4, id: '7' }],
    ])
  })

  test('its place becomes the text of the field', () => {
    expect(searchStep(found, { type: 'detailed', run: 3, address: place })).toEqual([
      { ...initialSearch, run: 3, query: 'Storgata 7, Oslo' },
      [{ do: 'found', address: place }],
    ])
  })

  test('[ADR-101] a place with another house number is taken, with a warning', () => {
    const other = { ...place, number: '9', formatted_address: 'Storgata 9, Oslo' }
    expect(state({ type: 'detailed', run: 3, address: other }).houseNumber).toEqual({
      code: 'house_number_changed',
      typed: '7',
      found: '9',
    })
  })

  test('of something else, or leaving the field, ends the search', () => {
    expect(searchStep(found, { type: 'settled', query: 'Storgata 1' })).toEqual([
      { run: 4, query: 'Storgata 1', awaited: nothing, saved: [], suggestions: [] },
      [{ do: 'forget' }],
    ])
    expect(commands({ type: 'settled', query: '' })).toEqual([{ do: 'forget' }])
  })
})

test.each<[string, Partial<AddressSearch>, boolean]>([
  ['nothing', {}, true],
  ['no text', { query: '  ' }, false],
  ['a book that has not answered', { awaited: { ...nothing, book: true } }, false],
  ['suggestions on their way', { awaited: { ...nothing, suggestions: true } }, false],
  ['a place on its way', { awaited: { ...nothing, details: true } }, false],
  ['a mistake', { problem: { code: 'geolocator_reverse_failed' } }, false],
  ['a place of coordinates', { located: place }, false],
  ['a saved address', { saved: [saved] }, false],
  ['a suggestion', { suggestions: [suggestion('7')] }, false],
  ['a text that nobody has looked for', { run: 0 }, false],
])('[ADR-003] with %s the field says that there is no such address: %s', (_, changed, shown) => {
  const empty: AddressSearch = { run: 1, query: 'Storgata', awaited: nothing, saved: [], suggestions: [] }
  expect(isNothingFound({ ...empty, ...changed })).toBe(shown)
})

test.each<
  [string, { number?: string; zipcode?: string; street?: string; formatted_address: string }, object | undefined]
>([
  [
    'Bygdøy allé 54 B',
    { number: '54', formatted_address: 'X' },
    { code: 'house_number_changed', typed: '54b', found: '54' },
  ],
  ['Storgata 12 / 3', { number: '12/3', formatted_address: 'X' }, undefined],
  ['Storgata 12/3', { number: '12/3', formatted_address: 'X' }, undefined],
  ['Storgata 12-14', { formatted_address: 'Storgata 12-14' }, undefined],
  ['Storgata 23', { formatted_address: 'Storgata' }, { code: 'house_number_dropped', typed: '23' }],
  ['Storgata 23', { number: '', formatted_address: 'Storgata' }, { code: 'house_number_dropped', typed: '23' }],
  // A number inside a word, or of six digits, is no house number.
  ['Block A23', { number: '1', formatted_address: 'X' }, undefined],
  ['Storgata, 100234', { number: '1', formatted_address: 'X' }, undefined],
  ['23rd Street', { number: '1', formatted_address: 'X' }, undefined],
  // The fifth lane of a street comes before the number of the house.
  ['5η Πάροδος Ομήρου 4', { number: '4', formatted_address: '5i Parodos Omirou 4' }, undefined],
  // Where the postcode comes first, the number of the house is the one after it.
  [
    '1051 Budapest, Nádor utca 99.',
    { number: '12', zipcode: '1051', formatted_address: '1051 Budapest, Nádor utca 12.' },
    { code: 'house_number_changed', typed: '99', found: '12' },
  ],
  [
    '1051 Budapest, Nádor utca 99',
    { zipcode: '1051', formatted_address: '1051 Budapest, Nádor utca' },
    { code: 'house_number_dropped', typed: '99' },
  ],
  ['1051 Budapest', { zipcode: '1051', formatted_address: '1051 Budapest' }, undefined],
  [
    '1051 Budapest, Nádor utca 12',
    { number: '12', zipcode: '1051', formatted_address: '1051 Budapest, Nádor utca 12.' },
    undefined,
  ],
  // Nor is it a number in the name of the street, however that is written.
  [
    'Al Shams Street 9 57',
    { number: '50', street: 'Al Shams Street 9', formatted_address: 'Al Shams Street 9 50' },
    { code: 'house_number_changed', typed: '57', found: '50' },
  ],
  [
    'al shams st 9, 57',
    { number: '50', street: 'Al Shams Street 9', formatted_address: 'Al Shams Street 9 50' },
    { code: 'house_number_changed', typed: '57', found: '50' },
  ],
  [
    'shams st ٩, ٩',
    { number: '50', street: 'Al Shams Street 9', formatted_address: 'Al Shams Street, 50' },
    { code: 'house_number_changed', typed: '9', found: '50' },
  ],
  ['Al Shams Street 9', { street: 'Al Shams Street 9', formatted_address: 'Al Shams Street 9' }, undefined],
  [
    '〒162-0022 東京代々木新町23丁目49',
    { number: '42', zipcode: '162-0022', street: '代々木新町23丁目', formatted_address: '東京代々木新町23丁目42' },
    { code: 'house_number_changed', typed: '49', found: '42' },
  ],
  // Behind the name of the street without a space, and told by its sign.
  [
    '皇后大道中99號',
    { number: '9', formatted_address: '中環皇后大道中9號' },
    { code: 'house_number_changed', typed: '99', found: '9' },
  ],
  ['皇后大道中99號', { formatted_address: '中環皇后大道中' }, { code: 'house_number_dropped', typed: '99' }],
  ['皇后大道中99號', { number: '99', formatted_address: '中環皇后大道中99號' }, undefined],
  ['皇后大道中９９號', { formatted_address: '中環皇后大道中99號' }, undefined],
  ['皇后大道中 99 號', { number: '99號', formatted_address: 'X' }, undefined],
  ['皇后大道中99號', { formatted_address: "99 Queen's Road Central" }, undefined],
  ['106台北市信義路5段7之2號3樓', { number: '7-2', zipcode: '106', formatted_address: 'X' }, undefined],
  ['106台北市信義路5段7A號', { number: '7A', zipcode: '106', formatted_address: 'X' }, undefined],
  // Rooms and exits are none, nor is the last part of a Japanese number.
  ['皇后大道中101號室', { formatted_address: '中環皇后大道中' }, undefined],
  ['金鐘站5號出口', { formatted_address: '金鐘站' }, undefined],
  ['渋谷2丁目21番1号', { formatted_address: '渋谷2-21-1' }, undefined],
])('[ADR-101] %j found as %j: %j', (typed, given, warning) => {
  expect(houseNumberWarning(typed, given)).toEqual(warning)
})
