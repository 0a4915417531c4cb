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

/** How far back orders are compared. */
export const RECENT_SECONDS = 86_400

type Context = MoneySpelling & {
  /** IANA zone of the country. */
  zone: string
  /** A number in international form. */
  phone(text: string): string
}

/** What must be equal, besides the address. */
type Same = { phone: string; name: string; amount: number; description: string; scheduled: number | undefined }

const keyOf = ({ phone, name, amount, description, scheduled }: Same): string =>
  JSON.stringify([phone, plainWord(name), amount, plainWord(description), scheduled ?? 0])

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
  const known = new Map<string, { address: string[]; order: RecentOrder }[]>()
  for (const { order_id: orderId, created_at: at, customer, order, preordered_for, status } of orders) {
    if (cancelledGroup.has(status)) continue
    const { amount, description } = order
    const { name, phone_number } = customer
    const key = keyOf({ phone: phone(phone_number), name, amount, description, scheduled: preordered_for })
    known.set(key, [...(known.get(key) ?? []), { address: wordsOf(customer.location.address), order: { orderId, at } }])
  }
  // Rows are the same objects until they change.
  const found = new WeakMap<Cells, RecentOrder | 'none'>()
  return cells => {
    if (known.size === 0 || isBlank(cells)) return undefined
    const before = found.get(cells) ?? orderOf(cells) ?? 'none'
    found.set(cells, before)
    return before === 'none' ? undefined : before
  }

  function orderOf(cells: Cells): RecentOrder | undefined {
    const text = (column: Parameters<typeof cellOf>[1]) => cellOf(cells, column)
    const moment = text('delivery') === 'scheduled' ? readMoment(text('scheduled')) : undefined
    const same = known.get(
      keyOf({
        phone: text('phone'),
        name: text('name'),
        amount: amountToSend(text('amount'), spelling),
        description: text('description'),
        scheduled: moment === undefined ? undefined : secondsOf(moment, zone),
      }),
    )
    const address = wordsOf(joinAddress({ unit: text('unit'), building: text('building'), street: text('address') }))
    return same?.find(one => isSameAddress(one.address, address))?.order
  }
}
