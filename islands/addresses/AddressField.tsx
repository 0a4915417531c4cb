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
  type Suggestion,
} from '#features/addresses/address-search.ts'
import { readableAddress, splitAddress } from '#features/addresses/places.ts'
import { inOneLine } from '#features/formats/written-in.ts'
import { useStillWhilePressed } from '#islands/page/use-browser.ts'
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

const PIN = 'pin'
const LOCATED = 'located'

/** Numbers of the options: a later answer puts others before them. */
const idOf = {
  recent: ({ name, phone_number, location }: Customer) => `recent ${name} ${phone_number} ${location.address}`,
  saved: ({ id }: SavedAddress) => `saved ${id}`,
  suggestion: ({ id }: Suggestion) => `suggestion ${id}`,
}

export function AddressField(props: Props) {
  const { screen, search, text, onText, onSaved, onLocated, onPin, onPasted, onTaken, ...texts } = props
  const { recent = none, onRecent, onWanted, opened, error, hint, ...rest } = texts
  const found = useStillWhilePressed('[role=listbox]', useStore(search.$search, { ssr: () => initialSearch }))
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
    const customer = offered.find(one => idOf.recent(one) === id)
    const saved = found.saved.find(one => idOf.saved(one) === id)
    const suggestion = found.suggestions.find(one => idOf.suggestion(one) === id)
    if (id === PIN) {
      search.settle(text)
      onPin()
      return
    }
    if (customer) {
      search.settle(splitAddress(customer.location.address).street)
      onRecent?.(customer)
    } else if (id === LOCATED && found.located) {
      search.settle(found.located.formatted_address)
      onLocated(found.located)
    } else if (saved) {
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
      wayOut={{ id: PIN, text: m.address_place_pin(), icon: 'map-pinned' }}
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
    ...saved.map(one => [idOf.saved(one), plain(splitAddress(one.address).street)] as const),
    ...suggestions.map(one => [idOf.suggestion(one), plain(one.formatted_address)] as const),
  ]
  if (located && !found[0]) return LOCATED
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
    (customer): ComboOption => ({
      id: idOf.recent(customer),
      text: inOneLine(readableAddress(customer.location.address)),
      detail: personLine(customer.name, customer.phone_number),
      icon: 'repeat',
    }),
  ),
})

function groupsOf({ saved, suggestions, located }: AddressSearch) {
  const book: ComboOption[] = saved.map(one => ({
    id: idOf.saved(one),
    text: inOneLine(readableAddress(one.address)),
    detail: personLine(one.name, one.phone_number),
    icon: 'bookmark',
  }))
  const points: ComboOption[] = located ? [{ id: LOCATED, text: located.formatted_address, icon: 'map-pin' }] : []
  const found = suggestions.map(suggestionRow)
  return [
    { id: 'saved', title: m.address_saved_title(), titleHidden: true, options: book },
    { id: 'found', title: m.address_suggestions(), titleHidden: true, options: [...points, ...found] },
  ]
}

/** Ends the street of an address, in the scripts of the countries. */
const COMMA = /[,،、，]/

/** Street and number are what one looks for; the rest of the address distinguishes two of them. */
function suggestionRow(suggestion: Suggestion): ComboOption {
  const { formatted_address: address } = suggestion
  const comma = address.search(COMMA)
  const street = comma < 0 ? address : address.slice(0, comma)
  const rest = comma < 0 ? '' : address.slice(comma + 1).trim()
  return { id: idOf.suggestion(suggestion), text: street, icon: 'map-pin', ...(rest && { detail: rest }) }
}
