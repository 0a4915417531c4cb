// An address: saved ones first, then suggestions, then the way out (ADR-001 to ADR-006, ADR-101).
import { useStore } from '@nanostores/react'
import { type Ref, useState } from 'react'
import type { RequestStores } from '#app/request.ts'
import type { HouseNumberWarning } from '#features/addresses/address-search.ts'
import {
  type AddressProblem,
  type AddressSearch,
  initialSearch,
  isNothingFound,
} from '#features/addresses/address-search.ts'
import { splitAddress } from '#features/addresses/places.ts'
import { m } from '#messages'
import type { Customer, GeolocatorAddress, SavedAddress } from '#schema/wire.ts'
import { ComboBox, type ComboOption } from '#ui/ComboBox.tsx'

type Props = {
  /** Says what the geolocator could not do; the address of a collection point has no request around it. */
  /** What is wrong, in words. */
  screen: { problemText(problem: AddressProblem | HouseNumberWarning): string }
  id: string
  label: string
  search: RequestStores['destination']
  text: string
  onText(text: string): void
  onSaved?(saved: SavedAddress): void
  /** Customers of the newest orders, offered while nothing is typed (REQ-110). */
  recent?: readonly Customer[]
  onRecent?(customer: Customer): void
  onLocated(address: GeolocatorAddress): void
  onPin(): void
  /** The list opens by itself once, for a text that the reader did not type here. */
  opened?: boolean
  error: string | undefined
  hint?: string | undefined
  /** Somebody goes into the field, or asks for its list: those customers are wanted. */
  onWanted?(): void
  /** Something was pasted; it is typed in as usual, too. */
  onPasted?(text: string): void
  ref?: Ref<HTMLInputElement>
}

const none: readonly Customer[] = []

export function AddressField(props: Props) {
  const { screen, search, text, onText, onSaved, onLocated, onPin, onPasted, ...texts } = props
  const { recent = none, onRecent, onWanted, opened, error, hint, ...rest } = texts
  const found = useStore(search.$search, { ssr: () => initialSearch })
  const awaited = found.awaited.book || found.awaited.suggestions || found.awaited.details
  const warning = found.houseNumber && screen.problemText(found.houseNumber)
  const trouble = found.problem && screen.problemText(found.problem)
  // The list has closed over the suggestion that was chosen; nothing is said in it any more.
  const lost = found.problem?.code === 'geolocator_details_failed' && hint === undefined ? trouble : undefined

  const offered = text.trim() === '' ? recent : none
  const [asked, setAsked] = useState(false)
  const want = () => {
    if (text.trim() !== '' || !onWanted) return
    onWanted()
    setAsked(true)
  }

  const choose = (id: string) => {
    const [kind, place] = id.split('-')
    const customer = offered[Number(place)]
    if (kind === 'recent' && customer) {
      search.settle(splitAddress(customer.location.address).street)
      onRecent?.(customer)
      return
    }
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
      onPaste={event => onPasted?.(event.clipboardData.getData('text'))}
      placeholder={m.request_to_placeholder()}
      clearLabel={m.request_to_clear()}
      text={text}
      onText={next => {
        onText(next)
        search.type(next)
      }}
      opensOnFocus={offered.length > 0}
      opened={opened || (asked && offered.length > 0)}
      // The focus that a page begins with comes from nowhere: nothing is asked for then.
      onFocus={event => event.relatedTarget && want()}
      onBlur={() => setAsked(false)}
      onClick={want}
      onKeyDown={event => event.key === 'ArrowDown' && want()}
      groups={[recentGroup(offered), ...groupsOf(found)]}
      preselected={exactHit(found)}
      wayOut={{ id: 'pin', text: m.address_place_pin(), icon: 'map-pinned' }}
      onChoose={choose}
      message={trouble ?? (isNothingFound(found) ? m.address_not_found() : undefined)}
      loading={awaited}
      words={{ list: m.address_list(), available: count => m.address_count({ count }) }}
      error={error ?? lost}
      hint={warning ?? hint}
    />
  )
}

/** The only thing that was found, where it is what was typed. */
function exactHit({ query, saved, suggestions, located, awaited }: AddressSearch): string | undefined {
  if (awaited.book || awaited.suggestions) return undefined
  const typed = plain(query)
  if (located && saved.length + suggestions.length === 0) return 'located'
  const [one] = suggestions
  const [savedOne] = saved
  if (suggestions.length === 1 && saved.length === 0 && one && plain(one.formatted_address).startsWith(typed))
    return 'suggestion-0'
  if (
    saved.length === 1 &&
    suggestions.length === 0 &&
    savedOne &&
    plain(splitAddress(savedOne.address).street).startsWith(typed)
  )
    return 'saved-0'
  return undefined
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

const recentGroup = (customers: readonly Customer[]) => ({
  id: 'recent',
  title: m.address_recent(),
  options: customers.map(
    ({ name, phone_number, location }, index): ComboOption => ({
      id: `recent-${index}`,
      text: streetFirst(location.address),
      detail: [name, phone_number].filter(Boolean).join(' · '),
      icon: 'repeat',
    }),
  ),
})

function groupsOf({ saved, suggestions, located }: AddressSearch) {
  const book: ComboOption[] = saved.map(({ name, phone_number, address }, index) => ({
    id: `saved-${index}`,
    text: streetFirst(address),
    // One row of left-to-right and right-to-left parts, each by itself.
    detail: [name, phone_number].filter(Boolean).join(' · '),
    icon: 'bookmark',
  }))
  const points: ComboOption[] = located ? [{ id: 'located', text: located.formatted_address, icon: 'map-pin' }] : []
  const found = suggestions.map(({ formatted_address }, index) => suggestionRow(formatted_address, index))
  return [
    { id: 'saved', title: m.address_saved_title(), titleHidden: true, options: book },
    { id: 'found', title: m.address_suggestions(), titleHidden: true, options: [...points, ...found] },
  ]
}

/** Street and number are what one looks for; the rest of the address distinguishes two of them. */
function suggestionRow(address: string, index: number): ComboOption {
  const comma = address.search(/[,،、，]/)
  const street = comma < 0 ? address : address.slice(0, comma)
  const rest = comma < 0 ? '' : address.slice(comma + 1).trim()
  return { id: `suggestion-${index}`, text: street, icon: 'map-pin', ...(rest && { detail: rest }) }
}

/** Street first, then unit and building, as one looks for it. */
function streetFirst(address: string): string {
  const { unit, building, street } = splitAddress(address)
  return [street, unit, building].filter(Boolean).join(', ')
}
