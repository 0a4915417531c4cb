// An address: saved ones first, then suggestions, then the way out (ADR-001 to ADR-006, ADR-101).
import type { Ref } from 'react'
import type { RequestScreen } from '#app/request'
import { type AddressSearch, initialSearch, isNothingFound } from '#domain/request/address-search'
import { joinAddress, splitAddress } from '#domain/request/places'
import { m } from '#messages'
import type { GeolocatorAddress, SavedAddress } from '#schema/wire'
import { ComboBox, type ComboOption } from '#ui/ComboBox'
import { useLive } from '../shell/use-live.ts'
import type { Request } from './use-request.ts'

type Props = {
  /** Says what the geolocator could not do; the address of a collection point has no request around it. */
  it: Pick<Request, 'say'>
  id: string
  label: string
  search: RequestScreen['destination']
  text: string
  onText(text: string): void
  onSaved?(saved: SavedAddress): void
  onLocated(address: GeolocatorAddress): void
  onPin(): void
  /** The list opens by itself once, for a text that the reader did not type here. */
  opened?: boolean
  error: string | undefined
  hint?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function AddressField(props: Props) {
  const { it, search, text, onText, onSaved, onLocated, onPin, error, hint, ...rest } = props
  const found = useLive(search.$search, initialSearch)
  const awaited = found.awaited.book || found.awaited.suggestions || found.awaited.details
  const doubt = found.doubt && it.say(found.doubt)
  const trouble = found.problem && it.say(found.problem)
  // The list has closed over the suggestion that was chosen; nothing is said in it any more.
  const lost = found.problem?.code === 'geolocator_details_failed' && hint === undefined ? trouble : undefined

  const choose = (id: string) => {
    const [kind, place] = id.split('-')
    const saved = found.saved[Number(place)]
    const suggestion = found.suggestions[Number(place)]
    if (kind === 'pin') {
      search.settle(text)
      onPin()
    } else if (kind === 'located' && found.located) {
      search.settle(found.located.formatted_address)
      onLocated(found.located)
    } else if (kind === 'saved' && saved) {
      search.settle(splitAddress(saved.address).street)
      onSaved?.(saved)
    } else if (suggestion) search.choose(suggestion)
  }

  return (
    <ComboBox
      {...rest}
      name={rest.id}
      icon="search"
      placeholder={m.request_to_placeholder()}
      clearLabel={m.request_to_clear()}
      text={text}
      onText={next => {
        onText(next)
        search.type(next)
      }}
      groups={groupsOf(found)}
      wayOut={{ id: 'pin', text: m.address_place_pin(), icon: 'map-pinned' }}
      onChoose={choose}
      message={trouble ?? (isNothingFound(found) ? m.address_not_found() : undefined)}
      loading={awaited}
      words={{ list: m.address_list(), available: count => m.address_count({ count }) }}
      error={error ?? lost}
      hint={doubt ?? hint}
    />
  )
}

function groupsOf({ saved, suggestions, located }: AddressSearch) {
  const book: ComboOption[] = saved.map(({ name, address }, place) => ({
    id: `saved-${place}`,
    text: name,
    detail: addressOnOneLine(address),
    icon: 'bookmark',
  }))
  const points: ComboOption[] = located ? [{ id: 'located', text: located.formatted_address, icon: 'map-pin' }] : []
  const found = suggestions.map(({ formatted_address }, place) => suggestionRow(formatted_address, place))
  return [
    { id: 'saved', title: m.address_saved_title(), titleHidden: true, options: book },
    { id: 'found', title: m.address_suggestions(), titleHidden: true, options: [...points, ...found] },
  ]
}

/** Street and number are what one looks for; the rest of the address tells two of them apart. */
function suggestionRow(address: string, place: number): ComboOption {
  const comma = address.search(/[,،、，]/)
  const street = comma < 0 ? address : address.slice(0, comma)
  const rest = comma < 0 ? '' : address.slice(comma + 1).trim()
  return { id: `suggestion-${place}`, text: street, icon: 'map-pin', ...(rest && { detail: rest }) }
}

const addressOnOneLine = (address: string): string =>
  joinAddress(splitAddress(address))
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
