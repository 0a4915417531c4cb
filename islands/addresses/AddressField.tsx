// An address: saved ones first, then suggestions, then the way out (ADR-001 to ADR-006, ADR-101).
import { useStore } from '@nanostores/react'
import { type Ref, useRef, useState } from 'react'
import { sitePhones } from '#app/phones.ts'
import type { RequestStores } from '#app/request.ts'
import { deployment } from '#deployment'
import type { HouseNumberWarning } from '#features/addresses/address-search.ts'
import {
  type AddressProblem,
  type AddressSearch,
  initialSearch,
  isNothingFound,
} from '#features/addresses/address-search.ts'
import { readableAddress, splitAddress } from '#features/addresses/places.ts'
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
  /** An address was taken with the keyboard. */
  onTaken?(): void
  /** Something was pasted; it is typed in as usual, too. Tells whether it is a message, which is not searched (REQ-111). */
  onPasted?(text: string): Promise<boolean>
  ref?: Ref<HTMLInputElement>
}

const none: readonly Customer[] = []

export function AddressField(props: Props) {
  const { screen, search, text, onText, onSaved, onLocated, onPin, onPasted, onTaken, ...texts } = props
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

  const pasted = useRef<Promise<boolean>>(undefined)
  const latest = useRef(text)
  const type = (next: string) => {
    onText(next)
    latest.current = next
    const isMessage = pasted.current
    pasted.current = undefined
    if (!isMessage) search.type(next)
    else
      void isMessage.then(found => {
        if (latest.current === next) found ? search.settle(next) : search.type(next)
      })
  }

  const choose = (id: string, byKeyboard: boolean) => {
    const [kind, place] = id.split('-')
    const customer = offered[Number(place)]
    const saved = found.saved[Number(place)]
    const suggestion = found.suggestions[Number(place)]
    if (kind === 'pin') {
      search.settle(text)
      onPin()
      return
    }
    if (kind === 'recent' && customer) {
      search.settle(splitAddress(customer.location.address).street)
      onRecent?.(customer)
    } else if (kind === 'located' && found.located) {
      search.settle(found.located.formatted_address)
      onLocated(found.located)
    } else if (kind === 'saved' && saved) {
      search.settle(splitAddress(saved.address).street)
      onSaved?.(saved)
    } else if (suggestion) search.choose(suggestion)
    if (byKeyboard) onTaken?.()
  }

  return (
    <ComboBox
      {...rest}
      name={rest.id}
      icon="search"
      onPaste={event => {
        pasted.current = onPasted?.(event.clipboardData.getData('text'))
      }}
      placeholder={m.request_to_placeholder()}
      clearLabel={m.request_to_clear()}
      text={text}
      onText={type}
      // A list that nobody asked for would hide what is wrong.
      opensOnFocus={!error && offered.length > 0}
      opened={opened || (asked && offered.length > 0)}
      // The focus that a page begins with comes from nowhere: nothing is asked for then.
      onFocus={event => !error && event.relatedTarget && want()}
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

/** The one result that is what was typed: its street or all of it, or the beginning of the only result. */
function exactHit({ query, saved, suggestions, located, awaited }: AddressSearch): string | undefined {
  if (awaited.book || awaited.suggestions) return undefined
  const typed = plain(query)
  const found = [
    ...saved.map(({ address }, index) => [`saved-${index}`, plain(splitAddress(address).street)] as const),
    ...suggestions.map((one, index) => [`suggestion-${index}`, plain(one.formatted_address)] as const),
  ]
  if (located && !found[0]) return 'located'
  const hits = found.filter(
    ([, text]) => text.startsWith(typed) && (!found[1] || COMMA.test(text[typed.length] ?? ',')),
  )
  return hits[1] ? undefined : hits[0]?.[0]
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Parts of both directions, each by itself; the number as the country writes it. */
const personLine = (name: string, phone: string | undefined) => (
  <>
    <bdi>{name}</bdi>
    {phone && <bdi> · {sitePhones(deployment().country.code).national(phone)}</bdi>}
  </>
)

const recentGroup = (customers: readonly Customer[]) => ({
  id: 'recent',
  title: m.address_recent(),
  options: customers.map(
    ({ name, phone_number, location }, index): ComboOption => ({
      id: `recent-${index}`,
      text: readableAddress(location.address).join(', '),
      detail: personLine(name, phone_number),
      icon: 'repeat',
    }),
  ),
})

function groupsOf({ saved, suggestions, located }: AddressSearch) {
  const book: ComboOption[] = saved.map(({ name, phone_number, address }, index) => ({
    id: `saved-${index}`,
    text: readableAddress(address).join(', '),
    detail: personLine(name, phone_number),
    icon: 'bookmark',
  }))
  const points: ComboOption[] = located ? [{ id: 'located', text: located.formatted_address, icon: 'map-pin' }] : []
  const found = suggestions.map(({ formatted_address }, index) => suggestionRow(formatted_address, index))
  return [
    { id: 'saved', title: m.address_saved_title(), titleHidden: true, options: book },
    { id: 'found', title: m.address_suggestions(), titleHidden: true, options: [...points, ...found] },
  ]
}

/** Ends the street of an address, in the scripts of the countries. */
const COMMA = /[,،、，]/

/** Street and number are what one looks for; the rest of the address distinguishes two of them. */
function suggestionRow(address: string, index: number): ComboOption {
  const comma = address.search(COMMA)
  const street = comma < 0 ? address : address.slice(0, comma)
  const rest = comma < 0 ? '' : address.slice(comma + 1).trim()
  return { id: `suggestion-${index}`, text: street, icon: 'map-pin', ...(rest && { detail: rest }) }
}
