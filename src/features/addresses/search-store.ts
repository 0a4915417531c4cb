// An address field as a store: carries out what address-search.ts asks for (ADR-001 to ADR-006).
import type { ReadableAtom } from 'nanostores'
import { createMachine } from '#features/machine/store.ts'
import type { Answered, Clock, PlaceService, Send } from '#platform/ports.ts'
import type { GeolocatorAddress, PlaceDetailsAnswer } from '#schema/wire.ts'
import {
  type AddressSearch,
  AUTOCOMPLETE_DEBOUNCE_MS,
  initialSearch,
  type Results,
  type SearchCommand,
  type SearchEvent,
  type Suggestion,
  searchStep,
} from './address-search.ts'
import type { Spot } from './places.ts'

export type AddressSearchPorts = {
  send: Send
  /** The service that suggests addresses and returns their details. */
  places: PlaceService
  clock: Clock
  country: string
  /** Language of the page, as BCP 47. */
  language: string
  /** Addresses near this point come first. */
  near(): Spot | undefined
  /** The vendor whose address book is searched; undefined for none. */
  addressBookOf(): string | undefined
  /** A suggestion was chosen; its place is being fetched. For those whose submission waits for it. */
  awaited?(): void
  /** This is its place. */
  found(address: GeolocatorAddress): void
  /** Its place will not come: it could not be fetched, or nobody wants it any more. */
  missed?(): void
}

export type AddressSearchStore = {
  $search: ReadableAtom<AddressSearch>
  /** The text in the field has changed. */
  type(query: string): void
  /** Fetches the place of a suggestion; `found` is called with it. */
  choose(suggestion: Suggestion): void
  /** The field was filled in some other way: closes the list and ignores pending answers. */
  settle(query: string): void
}

/** Number of texts whose results are cached while the page is open. */
const STORED_RESULTS_MAX = 30

/** Details come with or without an envelope (Q41). */
const bare = (answer: PlaceDetailsAnswer): GeolocatorAddress => ('data' in answer ? answer.data.data.address : answer)

/** @returns a field without results */
export function createAddressSearch(ports: AddressSearchPorts): AddressSearchStore {
  const { send, places, clock, country, language } = ports
  let stopWaiting = () => {}
  let calls = new AbortController()
  let isAwaited = false

  /** A place that is awaited will not come. */
  function miss(): void {
    if (!isAwaited) return
    isAwaited = false
    ports.missed?.()
  }

  /** Complete results by what was asked, the newest last, so that deleting a letter shows them at once. */
  const complete = new Map<string, Results>()
  /** A text, and what else its results depend on: the vendor and its place may be known later. */
  const questionOf = (query: string) => JSON.stringify([query.trim(), ports.addressBookOf() ?? '', ports.near() ?? ''])
  let question = ''
  /** The address book did not answer the present question. */
  let isBookMissed = false

  function store({ awaited, saved, suggestions, located, problem }: AddressSearch): void {
    // The place of coordinates is not part of these results: it is looked up again.
    if (awaited.book || awaited.suggestions || located || problem || isBookMissed) return
    complete.set(question, { saved, suggestions })
    const [oldest] = complete.keys()
    if (complete.size > STORED_RESULTS_MAX && oldest !== undefined) complete.delete(oldest)
  }

  const { $state, dispatch } = createMachine<AddressSearch, SearchEvent, SearchCommand>({
    initial: initialSearch,
    step: searchStep,
    stepped(state, _, event) {
      // An answer to an earlier text has changed nothing.
      if (!('run' in event) || event.run !== state.run) return
      if (event.type === 'suggested' || event.type === 'bookAnswered') store(state)
      if (event.type === 'detailsFailed') miss()
    },
    perform: {
      forget() {
        stopWaiting()
        miss()
        calls.abort()
        calls = new AbortController()
      },
      wait({ run }) {
        stopWaiting = clock.after(AUTOCOMPLETE_DEBOUNCE_MS, () => {
          question = questionOf($state.get().query)
          isBookMissed = false
          dispatch({ type: 'waited', run, addressBook: ports.addressBookOf() !== undefined })
        })
      },
      searchBook: ({ run, query }) => void searchBook(run, query),
      suggest: ({ run, query }) => void suggest(run, query),
      locate: ({ run, spot }) => void locate(run, spot),
      detail({ run, id }) {
        isAwaited = true
        ports.awaited?.()
        void detail(run, id)
      },
      found({ address }) {
        isAwaited = false
        ports.found(address)
      },
    },
  })

  async function searchBook(run: number, query: string): Promise<void> {
    const vendorId = ports.addressBookOf()
    if (vendorId === undefined) return dispatch({ type: 'bookAnswered', run, saved: [] })
    const { signal } = calls
    const answer = await send('searchAddressBook', { params: { vendorId }, query: { query }, signal })
    if (answer.state === 'failed' && run === $state.get().run) isBookMissed = true
    // Without the address book, suggestions are still shown.
    dispatch({ type: 'bookAnswered', run, saved: answer.state === 'answered' ? answer.value.data.body : [] })
  }

  async function suggest(run: number, query: string): Promise<void> {
    const near = ports.near()
    const point = near && { lat: near.latitude, lng: near.longitude }
    const answer = await places.suggest({ query, country, language, ...point }, calls.signal)
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
    const answer = await places.details({ query_id: id, language }, calls.signal)
    dispatch(
      answer.state === 'answered'
        ? { type: 'detailed', run, address: bare(answer.value) }
        : { type: 'detailsFailed', run },
    )
  }

  return {
    $search: $state,
    type: query => dispatch({ type: 'typed', query, known: complete.get(questionOf(query)) }),
    choose: suggestion => dispatch({ type: 'suggestionChosen', suggestion }),
    settle: query => dispatch({ type: 'settled', query }),
  }
}

// Which service is used: Google where the deployment has a key and the flag is on, else the geolocator (FLG-014).

type PlaceChoice = {
  send: Send
  /** Whether suggestions come from Google now. */
  on(): boolean
  /** Whether an ID is one of Google's; only Google can resolve those. */
  isTheirs(id: string): boolean
  /** Loads the module; throws if it cannot be loaded. */
  google(): Promise<PlaceService>
}

/** @returns suggestions and details of the service in use */
export function createPlaces({ send, on, isTheirs, google }: PlaceChoice): PlaceService {
  let loaded: Promise<PlaceService> | undefined
  const askGoogle = async <Value>(
    ask: (service: PlaceService) => Promise<Answered<Value>>,
  ): Promise<Answered<Value>> => {
    try {
      loaded ??= google()
      return await ask(await loaded)
    } catch {
      loaded = undefined
      return { state: 'failed', problem: { code: 'no_answer' } }
    }
  }
  return {
    suggest: (query, signal) =>
      on() ? askGoogle(service => service.suggest(query, signal)) : send('autocompleteAddress', { query, signal }),
    details: (query, signal) =>
      isTheirs(query.query_id)
        ? askGoogle(service => service.details(query, signal))
        : send('placeDetails', { query, signal }),
  }
}
