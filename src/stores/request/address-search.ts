// An address field as a store: runs what domain/request/address-search.ts asks for (ADR-001 to ADR-006).
import { atom, type ReadableAtom } from 'nanostores'
import {
  type AddressSearch,
  AUTOCOMPLETE_DEBOUNCE_MS,
  initialSearch,
  type SearchCommand,
  type SearchEvent,
  type Suggestion,
  searchStep,
} from '#domain/request/address-search'
import type { Spot } from '#domain/request/places'
import type { Answered, Clock, Send } from '#ports'
import type { GeolocatorAddress, PlaceDetailsAnswer } from '#schema/wire'

export type AddressSearchPorts = {
  send: Send
  clock: Clock
  country: string
  /** Language of the page, as BCP 47. */
  language: string
  /** Addresses near this point come first. */
  near(): Spot | undefined
  /** The vendor whose address book is searched; undefined: none is. */
  addressBookOf(): string | undefined
  /** A suggestion was chosen, and this is its place. */
  found(address: GeolocatorAddress): void
}

export type AddressSearchStore = {
  $search: ReadableAtom<AddressSearch>
  /** Something else stands in the field. */
  type(query: string): void
  /** Asks where a suggestion is; `found` hears of it. */
  choose(suggestion: Suggestion): void
  /** The field was filled in by other means: closes the list and drops what is on its way. */
  settle(query: string): void
}

/** Details come bare or in an envelope (Q41). */
const bare = (answer: PlaceDetailsAnswer): GeolocatorAddress => ('data' in answer ? answer.data.data.address : answer)

/** @returns a field that has found nothing yet */
export function createAddressSearch(ports: AddressSearchPorts): AddressSearchStore {
  const { send, clock, country, language } = ports
  const $search = atom<AddressSearch>(initialSearch)
  let stopWaiting = () => {}
  let calls = new AbortController()

  function dispatch(event: SearchEvent): void {
    const [state, commands] = searchStep($search.get(), event)
    $search.set(state)
    for (const command of commands) perform[command.do](command as never)
  }

  const perform: { [Do in SearchCommand['do']]: (command: Extract<SearchCommand, { do: Do }>) => void } = {
    forget() {
      stopWaiting()
      calls.abort()
      calls = new AbortController()
    },
    wait({ run }) {
      stopWaiting = clock.after(AUTOCOMPLETE_DEBOUNCE_MS, () =>
        dispatch({ type: 'waited', run, addressBook: ports.addressBookOf() !== undefined }),
      )
    },
    searchBook: ({ run, query }) => void searchBook(run, query),
    suggest: ({ run, query }) => void suggest(run, query),
    locate: ({ run, spot }) => void locate(run, spot),
    detail: ({ run, id }) => void detail(run, id),
    found: ({ address }) => ports.found(address),
  }

  async function searchBook(run: number, query: string): Promise<void> {
    const vendorId = ports.addressBookOf()
    if (vendorId === undefined) return dispatch({ type: 'bookAnswered', run, saved: [] })
    const { signal } = calls
    const answer = await send('searchAddressBook', { params: { vendorId }, query: { query }, signal })
    // Without the address book there are still the suggestions.
    dispatch({ type: 'bookAnswered', run, saved: answer.state === 'answered' ? answer.value.data.body : [] })
  }

  async function suggest(run: number, query: string): Promise<void> {
    const near = ports.near()
    const answer = await send('autocompleteAddress', {
      query: { query, country, language, ...(near && { lat: near.latitude, lng: near.longitude }) },
      signal: calls.signal,
    })
    dispatch(
      answer.state === 'answered'
        ? { type: 'suggested', run, suggestions: answer.value.data.data.map(({ address }) => address) }
        : { type: 'suggestingFailed', run },
    )
  }

  async function locate(run: number, { latitude: lat, longitude: lng }: Spot): Promise<void> {
    const answer = await send('reverseGeocode', { query: { lat, lng, language }, signal: calls.signal })
    dispatch(
      answer.state === 'answered'
        ? { type: 'located', run, address: answer.value.data.data.address }
        : { type: 'locatingFailed', run },
    )
  }

  async function detail(run: number, id: string): Promise<void> {
    const answer: Answered<PlaceDetailsAnswer> = await send('placeDetails', {
      query: { query_id: id, language },
      signal: calls.signal,
    })
    dispatch(
      answer.state === 'answered'
        ? { type: 'detailed', run, address: bare(answer.value) }
        : { type: 'detailsFailed', run },
    )
  }

  return {
    $search,
    type: query => dispatch({ type: 'typed', query }),
    choose: suggestion => dispatch({ type: 'suggestionChosen', suggestion }),
    settle: query => dispatch({ type: 'settled', query }),
  }
}
