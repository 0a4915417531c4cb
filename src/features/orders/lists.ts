// The lists of the tracking screen (TRK-017 to TRK-023, Q57, Q102).
import { asciiDigits, plainText } from '#contract/foreign-data.ts'
import type { Order } from '#schema/wire.ts'
import { hasRider, isRiderPolled } from './rider.ts'
import {
  type Course,
  cancelledGroup,
  collectedGroup,
  finishedGroup,
  newGroup,
  rankOf,
  rankOfStatus,
} from './statuses.ts'

// Searching the orders of the tracking screen (TRK-024, Q66).

/** A longer key is neither a phone number nor an order. */
const KEY_MAX_LENGTH = 255

/** The key in what was typed, or stands in an address. */
export const searchKeyOf = (text: string): string => text.trim().slice(0, KEY_MAX_LENGTH)

/** Accents, widths, hyphens, digits and case as they are compared. */
const stripped = (text: string): string =>
  asciiDigits(plainText(text.normalize('NFKC')))
    .replace(/\s+/g, '')
    .toLowerCase()
/** What can be found of an order, as it is compared; kept, since every letter of a search asks for it of every order. */
const comparable = new WeakMap<Order, readonly string[]>()
function comparableOf(order: Order): readonly string[] {
  const known = comparable.get(order)
  if (known) return known
  const { order_id, customer } = order
  const made = [order_id, customer.name, customer.phone_number].map(stripped)
  comparable.set(order, made)
  return made
}
/** Short order numbers are shown with a # before them. */
const asTyped = (key: string): string => stripped(key).replace(/^#/, '')
/** Telephone numbers are written with various characters between their digits. */
const digits = (text: string): string => text.replace(/[^\d+]/g, '')

/** Whether a key can be a telephone number, or a part of one. */
const isLikePhone = (key: string): boolean => /^\+?[\d()\-./]+$/.test(stripped(key))

/** The shortest whole number has five digits; there may be words around it. */
export const mayHavePhone = (key: string): boolean => (key.match(/\p{Nd}/gu)?.length ?? 0) >= 5

/**
 * A test for orders by number, customer's phone or customer's name, ignoring spaces and case; undefined for an empty
 * key, which matches everything (TRK-024, TRK-107).
 * @param phone the key as an international number, if it is one
 */
export function matchesKey(key: string, phone?: string): ((order: Order) => boolean) | undefined {
  const wanted = asTyped(key)
  if (wanted === '') return undefined
  const number = isLikePhone(key) ? digits(wanted).replace(/^00/, '') : ''
  return order =>
    comparableOf(order).some(text => text.includes(wanted)) ||
    (number !== '' && digits(order.customer.phone_number).includes(number)) ||
    (phone !== undefined && digits(order.customer.phone_number) === digits(phone))
}

export const listNames = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const
export type ListName = (typeof listNames)[number]

const LAST_SCHEDULED = rankOfStatus('WAITING_FOR_TRANSPORT') ?? 0

/** preordered_for is in the future and no rider is on the way yet (TRK-018, Q118); never DELAYED (Q57). @param now unix milliseconds */
export function isScheduled(order: Course & Pick<Order, 'preordered_for'>, now: number): boolean {
  if (order.preordered_for === undefined || order.preordered_for * 1000 <= now || order.status === 'DELAYED')
    return false
  // MODIFIED ranks after the search for a rider, whether or not one was found.
  if (order.status === 'MODIFIED') return !hasRider(order)
  const rank = rankOf(order)
  return rank !== undefined && rank >= 0 && rank <= LAST_SCHEDULED
}

/** A delayed order that was collected, or was cancelled or delivered before, counts as collected (TRK-019, TRK-020). */
const wasCollected = ({ status_history }: Order): boolean =>
  status_history.some(
    ({ status }) => collectedGroup.has(status) || cancelledGroup.has(status) || status === 'DELIVERED',
  )

/**
 * The list of an order: the first that applies of cancelled, delivered, scheduled, collected and new (Q57).
 * Undefined while it is being paid or if its status is not known: only a search finds it.
 * @param now unix milliseconds
 */
export function listOf(order: Order, now: number): ListName | undefined {
  const { status } = order
  if (cancelledGroup.has(status)) return 'cancelled'
  if (finishedGroup.has(status)) return 'delivered'
  if (isScheduled(order, now)) return 'scheduled'
  if (collectedGroup.has(status)) return 'collected'
  if (status === 'DELAYED') return wasCollected(order) ? 'collected' : 'new'
  return newGroup.has(status) ? 'new' : undefined
}

/** Newest first; orders of the same second by descending number, so that rows keep their order. */
export const newestFirst = (one: Order, other: Order): number =>
  other.created_at - one.created_at || (one.order_id < other.order_id ? 1 : one.order_id > other.order_id ? -1 : 0)

/** Numbers of the orders whose riders are asked for: first those that have one, the newest before the others (TRK-033). */
export function ridersAskedFor(orders: Iterable<Order>): string[] {
  const polled = [...orders].filter(isRiderPolled).sort(newestFirst)
  const found = new Set(polled.filter(hasRider))
  return [...found, ...polled.filter(order => !found.has(order))].map(order => order.order_id)
}

export type ListQuestion = {
  /** Unix milliseconds. */
  now: number
  /** The selected vendor; undefined shows all of them. */
  vendorId: string | undefined
  /** The all-outlets toggle is on (TRK-023). */
  allOutlets: boolean
  /** What was typed in the search field; empty for no search. */
  searchKey: string
  /** The same as an international telephone number, where it is one. */
  phone?: string | undefined
}

export type Lists = Readonly<Record<ListName, readonly Order[]>> & {
  /** All results of a search, whatever their list; undefined while nothing is searched (Q102). */
  readonly found: readonly Order[] | undefined
}

/** The lists of these orders, each newest first (TRK-022). */
export function lists(orders: Iterable<Order>, { now, vendorId, allOutlets, searchKey, phone }: ListQuestion): Lists {
  const fits = matchesKey(searchKey, phone)
  const made: Record<ListName, Order[]> = { new: [], scheduled: [], collected: [], delivered: [], cancelled: [] }
  const found: Order[] = []
  for (const order of orders) {
    if (!allOutlets && vendorId !== undefined && order.vendor_id !== vendorId) continue
    if (fits && !fits(order)) continue
    if (fits) found.push(order)
    const list = listOf(order, now)
    if (list) made[list].push(order)
  }
  for (const name of listNames) made[name].sort(newestFirst)
  return { ...made, found: fits ? found.sort(newestFirst) : undefined }
}

/** The lists of before as far as they are the same, so that what shows them is not drawn again. */
export function unchangedLists(before: Lists | undefined, after: Lists): Lists {
  if (!before) return after
  const kept = <Names extends ListName | 'found'>(name: Names): Lists[Names] =>
    areSame(before[name], after[name]) ? before[name] : after[name]
  const made: Lists = {
    new: kept('new'),
    scheduled: kept('scheduled'),
    collected: kept('collected'),
    delivered: kept('delivered'),
    cancelled: kept('cancelled'),
    found: kept('found'),
  }
  return made.found === before.found && listNames.every(name => made[name] === before[name]) ? before : made
}

const areSame = (some: readonly Order[] | undefined, others: readonly Order[] | undefined): boolean =>
  some === others ||
  (some?.length === others?.length && some?.every((order, index) => order === others?.[index]) === true)

/** Numbers of the orders that are in one list before and in another after. */
export function ordersThatMove(before: Lists, after: Lists): string[] {
  const changed = listNames.filter(name => before[name] !== after[name])
  const listsBefore = new Map(changed.flatMap(name => before[name].map(({ order_id }) => [order_id, name])))
  return changed.flatMap(name =>
    after[name].flatMap(({ order_id }) => ((listsBefore.get(order_id) ?? name) === name ? [] : [order_id])),
  )
}
