// What an address field shows while one types (ADR-001 to ADR-006, ADR-101).
import { asciiDigits } from '#contract/foreign-data.ts'
import type { AddressSuggestion, GeolocatorAddress, SavedAddress } from '#schema/wire.ts'
import { coordinatesOf, type Spot } from './places.ts'

/** Delay after the last keystroke before a search, in milliseconds (ADR-002). */
export const AUTOCOMPLETE_DEBOUNCE_MS = 500
/** From this many characters on, the address book is searched (ADR-001). */
export const ADDRESS_BOOK_MIN_CHARACTERS = 2
/** As much of a text as the services take. */
const QUERY_MAX_CHARACTERS = 255

export type Suggestion = AddressSuggestion['address']

/** The address service did not answer; a text of the request screen explains what to do. */
export type AddressProblem =
  | { code: 'geolocator_autocomplete_failed' }
  | { code: 'geolocator_reverse_failed' }
  | { code: 'geolocator_details_failed' }

export type AddressSearch = {
  /** Number of the last query; an answer to another one is ignored (ADR-101). */
  run: number
  query: string
  /** Answers that are pending. */
  awaited: { book: boolean; suggestions: boolean; details: boolean }
  saved: readonly SavedAddress[]
  suggestions: readonly Suggestion[]
  /** The place of a query that was coordinates. */
  located?: GeolocatorAddress
  /** The geolocator's error, shown inside the field (ADR-006). */
  problem?: AddressProblem
  /** Whether the found address has the house number that was typed (ADR-101). */
  houseNumber?: HouseNumberWarning
}

/** What was found for a text. */
export type Results = Pick<AddressSearch, 'saved' | 'suggestions'>

export type SearchEvent =
  /** `known`: earlier results for the same text. */
  | { type: 'typed'; query: string; known?: Results | undefined }
  | { type: 'waited'; run: number; addressBook: boolean }
  | { type: 'bookAnswered'; run: number; saved: readonly SavedAddress[] }
  | { type: 'suggested'; run: number; suggestions: readonly Suggestion[] }
  | { type: 'suggestingFailed'; run: number }
  | { type: 'located'; run: number; address: GeolocatorAddress }
  | { type: 'locatingFailed'; run: number }
  | { type: 'suggestionChosen'; suggestion: Suggestion }
  | { type: 'detailed'; run: number; address: GeolocatorAddress }
  | { type: 'detailsFailed'; run: number }
  /** Something was chosen without the geolocator, or the field was left. */
  | { type: 'settled'; query: string }

export type SearchCommand =
  /** Answers to earlier queries are ignored. */
  | { do: 'forget' }
  | { do: 'wait'; run: number }
  | { do: 'searchBook'; run: number; query: string }
  | { do: 'suggest'; run: number; query: string }
  | { do: 'locate'; run: number; spot: Spot }
  | { do: 'detail'; run: number; id: string }
  | { do: 'found'; address: GeolocatorAddress }

const nothingAwaited = { book: false, suggestions: false, details: false }

export const initialSearch: AddressSearch = { run: 0, query: '', awaited: nothingAwaited, saved: [], suggestions: [] }

type Stepped = readonly [AddressSearch, readonly SearchCommand[]]

/** Pure: returns the new state of the field and the queries to send. */
export function searchStep(state: AddressSearch, event: SearchEvent): Stepped {
  if ('run' in event && event.run !== state.run) return [state, []]
  switch (event.type) {
    case 'typed':
      return event.known ? shownAgain(state, event.query, event.known) : typed(state, event.query)
    case 'waited':
      return ask(state, event.addressBook)
    case 'bookAnswered':
      return [{ ...state, saved: event.saved, awaited: { ...state.awaited, book: false } }, []]
    case 'suggested':
      return [{ ...state, suggestions: event.suggestions, awaited: { ...state.awaited, suggestions: false } }, []]
    case 'suggestingFailed':
      return [failed(state, 'geolocator_autocomplete_failed'), []]
    case 'located':
      return [{ ...state, located: event.address, awaited: { ...state.awaited, suggestions: false } }, []]
    case 'locatingFailed':
      // Coordinates without an address may still be words (ADR-005).
      return [state, [{ do: 'suggest', run: state.run, query: state.query.trim() }]]
    case 'suggestionChosen':
      return chosen(state, event.suggestion)
    case 'detailed':
      return detailed(state, event.address)
    case 'detailsFailed':
      return [failed(state, 'geolocator_details_failed'), []]
    case 'settled':
      return [{ ...initialSearch, run: state.run + 1, query: event.query }, [{ do: 'forget' }]]
  }
}

/** Something was found for the text, or will be. */
const isAnswered = ({ awaited, saved, suggestions, located, problem }: AddressSearch): boolean =>
  Object.values(awaited).includes(true) || saved.length + suggestions.length > 0 || Boolean(located ?? problem)

function typed(state: AddressSearch, query: string): Stepped {
  // A text that was settled finds nothing by itself when it is put into the field again.
  if (query === state.query && (query.trim() === '' || isAnswered(state))) return [state, []]
  const run = state.run + 1
  // The results for the previous letters stay until the new ones arrive, so that the list does not flicker.
  const { saved, suggestions } = query.trim() === '' ? initialSearch : state
  const awaited = { ...nothingAwaited, suggestions: query.trim() !== '' }
  const next: AddressSearch = { run, query, awaited, saved, suggestions }
  return [next, query.trim() === '' ? [{ do: 'forget' }] : [{ do: 'forget' }, { do: 'wait', run }]]
}

/** The same text again: its results are shown at once, without a query. */
const shownAgain = (state: AddressSearch, query: string, { saved, suggestions }: Results): Stepped => [
  { run: state.run + 1, query, awaited: nothingAwaited, saved, suggestions },
  [{ do: 'forget' }],
]

function ask(state: AddressSearch, addressBook: boolean): Stepped {
  const { run } = state
  const characters = [...state.query.trim()].slice(0, QUERY_MAX_CHARACTERS)
  const query = characters.join('').trim()
  const book = addressBook && characters.length >= ADDRESS_BOOK_MIN_CHARACTERS
  const spot = coordinatesOf(query)
  return [
    { ...state, saved: book ? state.saved : [], awaited: { book, suggestions: true, details: false } },
    [
      ...(book ? [{ do: 'searchBook' as const, run, query }] : []),
      spot ? { do: 'locate', run, spot } : { do: 'suggest', run, query },
    ],
  ]
}

const failed = (state: AddressSearch, code: AddressProblem['code']): AddressSearch => ({
  ...state,
  suggestions: [],
  awaited: { ...state.awaited, suggestions: false, details: false },
  problem: { code },
})

/** A suggestion is only a line of text: its coordinates and parts have to be fetched. */
function chosen(state: AddressSearch, { id }: Suggestion): Stepped {
  const run = state.run + 1
  const { problem: _, houseNumber: __, ...rest } = state
  return [
    { ...rest, run, awaited: { ...nothingAwaited, details: true } },
    [{ do: 'forget' }, { do: 'detail', run, id }],
  ]
}

function detailed(state: AddressSearch, address: GeolocatorAddress): Stepped {
  const houseNumber = houseNumberWarning(state.query, address)
  return [
    {
      ...initialSearch,
      run: state.run,
      query: address.formatted_address,
      ...(houseNumber && { houseNumber }),
    },
    [{ do: 'found', address }],
  ]
}

/** Nothing was found at all: "Unable to find address" (ADR-003). */
export const isNothingFound = (state: AddressSearch): boolean =>
  state.query.trim() !== '' &&
  !state.awaited.book &&
  !state.awaited.suggestions &&
  !state.awaited.details &&
  state.problem === undefined &&
  state.located === undefined &&
  state.run > 0 &&
  state.saved.length === 0 &&
  state.suggestions.length === 0

// Whether the geocoder gave back the house number that was asked for (ADR-101).

export type HouseNumberWarning =
  /** The found address has another house number. */
  | { code: 'house_number_changed'; typed: string; found: string }
  /** The found address has none. */
  | { code: 'house_number_dropped'; typed: string }

/** 54B, 12-14, 7/2 and 3 б: a number by itself, with at most one letter after it. */
const NUMBER = /(?<![\p{L}\p{Nd}])(\d{1,5})(?:\s?[-/]\s?(\d{1,4}))?\s?(\p{L})?(?![\p{L}\p{Nd}])/gu

/** 99號, 7之2號 and 12A號, behind the name of a street without a space; not a room, an exit, or the end of a Japanese number. */
const CHINESE_NUMBER = /(?<![\p{Nd}番])(\d{1,5})(?:\s?[-/之]\s?(\d{1,4}))?\s?([A-Z])?\s?[號号](?![室房出])/giu

/** The fifth lane of a street is no house number: 5η, 2ª. */
const ORDINAL = /^\d+[ηοªº]$/u

const normal = (text: string): string =>
  asciiDigits(text)
    .toLocaleLowerCase('en')
    .replace(/[\s號号]/g, '')
    .replace('之', '-')

/** Every number in a text that could be a house number, those with its sign first. */
function numbersIn(text: string): string[] {
  const plain = asciiDigits(text)
  const found = [...plain.matchAll(CHINESE_NUMBER), ...plain.matchAll(NUMBER)]
  return found.flatMap(([number]) => (ORDINAL.test(number) ? [] : [normal(number)]))
}

/**
 * Whether the house number in `typed` was found. Undefined when there is nothing to report: none was typed, or the found address
 * has it, in its number or anywhere in its text.
 * @param typed what the user wrote  @param found the geocoder's result
 */
export function houseNumberWarning(
  typed: string,
  found: { number?: string; zipcode?: string; street?: string; formatted_address: string },
): HouseNumberWarning | undefined {
  // The postcode and the name of the street may come first, and have numbers too.
  const text = asciiDigits(typed)
  const street = asciiDigits(found.street ?? '')
  const isNamed = street !== '' && text.includes(street)
  const others = [normal(found.zipcode ?? ''), ...(isNamed ? [] : numbersIn(street))]
  const wanted = numbersIn(isNamed ? text.replace(street, ' ') : text).find(number => {
    const index = others.indexOf(number)
    if (index >= 0) others.splice(index, 1)
    return index < 0
  })
  if (wanted === undefined) return undefined
  const number = found.number === undefined ? undefined : normal(found.number)
  if (number === wanted || numbersIn(found.formatted_address).includes(wanted)) return undefined
  return number
    ? { code: 'house_number_changed', typed: wanted, found: found.number ?? '' }
    : { code: 'house_number_dropped', typed: wanted }
}
