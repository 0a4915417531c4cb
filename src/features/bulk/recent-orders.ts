// Rows that equal an order of the last 24 hours: it may have been placed by hand already (BLK-108).
import { joinAddress } from '#features/addresses/places.ts'
import { cancelledGroup } from '#features/orders/statuses.ts'
import type { MoneySpelling } from '#features/pricing/money.ts'
import { amountToSend } from '#features/request/item-value.ts'
import type { Order } from '#schema/wire.ts'
import { type Cells, cellOf, isBlank, plainWord } from './columns.ts'
import { readMoment, secondsOf } from './normalizer.ts'

/** An order that a row equals. @property at when it was made, in unix seconds */
export type RecentOrder = { orderId: string; at: number }

export type RecentFinder = (cells: Cells) => RecentOrder | undefined

type Known = { key: string; address: readonly string[]; order: RecentOrder }

/** How far back orders are compared. */
export const RECENT_SECONDS = 86_400

type Context = MoneySpelling & {
  /** IANA zone of the country. */
  zone: string
  /** A number in international form. */
  phone(text: string): string
}

/** What must be equal, besides the phone number and the address. */
type Same = { name: string; amount: number; description: string; scheduled: number | undefined }

const keyOf = ({ name, amount, description, scheduled }: Same): string =>
  JSON.stringify([plainWord(name), amount, plainWord(description), scheduled ?? 0])

const wordsOf = (address: string): string[] =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '')

/** "5 High Street" is the beginning of "5 High Street, Oxford". */
function isSameAddress(one: readonly string[], other: readonly string[]): boolean {
  const least = Math.min(one.length, other.length)
  return least > 0 && one.slice(0, least).every((word, at) => word === other[at])
}

/** Finds the order that a row equals: same customer, address, value, contents and time; cancelled orders are ignored. */
export function recentFinder(orders: readonly Order[], { phone, zone, ...spelling }: Context): RecentFinder {
  // By phone number: few rows are to somebody with a recent order, and only they are read further.
  const known = new Map<string, Known[]>()
  for (const { order_id: orderId, created_at: at, customer, order, preordered_for, status } of orders) {
    if (cancelledGroup.has(status)) continue
    const { amount, description } = order
    const { name, phone_number } = customer
    const key = keyOf({ name, amount, description, scheduled: preordered_for })
    const one = { key, address: wordsOf(customer.location.address), order: { orderId, at } }
    const number = phone(phone_number)
    known.set(number, [...(known.get(number) ?? []), one])
  }
  // Rows are the same objects until they change.
  const found = new WeakMap<Cells, RecentOrder | 'none'>()
  return cells => {
    const ofPhone = known.get(cellOf(cells, 'phone'))
    if (!ofPhone || isBlank(cells)) return undefined
    const before = found.get(cells) ?? orderOf(cells, ofPhone) ?? 'none'
    found.set(cells, before)
    return before === 'none' ? undefined : before
  }

  function orderOf(cells: Cells, ofPhone: readonly Known[]): RecentOrder | undefined {
    const text = (column: Parameters<typeof cellOf>[1]) => cellOf(cells, column)
    const moment = text('delivery') === 'scheduled' ? readMoment(text('scheduled')) : undefined
    const key = keyOf({
      name: text('name'),
      amount: amountToSend(text('amount'), spelling),
      description: text('description'),
      scheduled: moment === undefined ? undefined : secondsOf(moment, zone),
    })
    const same = ofPhone.filter(one => one.key === key)
    if (same.length === 0) return undefined
    const address = wordsOf(joinAddress({ unit: text('unit'), building: text('building'), street: text('address') }))
    return same.find(one => isSameAddress(one.address, address))?.order
  }
}
