// The filters of the history: their values, how the address encodes them, and what is stored (HIS-010, HIS-101, Q22).
import { plainText } from '#contract/foreign-data.ts'
import {
  boundsOf,
  type Category,
  type DayRange,
  dayOf,
  type Place,
  presetRange,
  presets,
  type RangeProblem,
  rangeProblem,
  readDay,
} from '#features/orders/days.ts'
import { listOf, searchKeyOf } from '#features/orders/lists.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { DateRangeFilter, Order, OrderStatusFilter, StoredFilters } from '#schema/wire.ts'

export const statusFilters = [
  'ANY',
  'NEW',
  'COLLECTED',
  'DELIVERED',
  'CANCELLED',
] as const satisfies readonly OrderStatusFilter[]

export type HistoryFilters = {
  category: Category
  /** The days of the preset as of today, or the custom ones. */
  range: DayRange
  status: OrderStatusFilter
  searchKey: string
}

/** Yesterday, any status, no search (HIS-003). */
export const defaultFilters = (place: Place): HistoryFilters => ({
  category: 'yesterday',
  range: presetRange('yesterday', place),
  status: 'ANY',
  searchKey: '',
})

const isStatus = (text: string | null): text is OrderStatusFilter =>
  (statusFilters as readonly (string | null)[]).includes(text)
const presetOf = (text: string | null) => presets.find(one => one === text)

/**
 * The filters from the address, else the stored ones, else yesterday. Anything unreadable, or a range that is not allowed
 * (any more), counts as missing.
 * @param query such as `?period=custom&from=2026-03-01&to=2026-03-02&status=NEW&search=v1-8fJk2L`
 */
export function readFilters(query: string, stored: StoredFilters | undefined, place: Place): HistoryFilters {
  const params = new URLSearchParams(query)
  const status = params.get('status')
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const named = params.get('period')
  const preset = presetOf(named)
  const dates: Pick<HistoryFilters, 'category' | 'range'> = preset
    ? { category: preset, range: presetRange(preset, place) }
    : named === 'custom' && !rangeProblem(own, place)
      ? { category: 'custom', range: { from: readDay(own.from) ?? '', to: readDay(own.to) ?? '' } }
      : storedDates(named === null ? stored?.dateRangeFilter : undefined, place)
  return {
    ...dates,
    status: isStatus(status) ? status : ((status === null ? stored?.orderStatusFilter : undefined) ?? 'ANY'),
    searchKey: searchKeyOf(params.get('search') ?? ''),
  }
}

/** Why the days in the address cannot be shown; undefined if there are none, or if they can. */
export function addressProblem(query: string, place: Place): RangeProblem | undefined {
  const params = new URLSearchParams(query)
  const named = params.get('period')
  if (named === null || presetOf(named)) return undefined
  // Whatever is no name of days names none.
  if (named !== 'custom') return { code: 'day_missing' }
  return rangeProblem({ from: params.get('from') ?? '', to: params.get('to') ?? '' }, place)
}

/** A stored preset is relative to today. */
function storedDates(stored: DateRangeFilter | undefined, place: Place): Pick<HistoryFilters, 'category' | 'range'> {
  const preset = presetOf(stored?.category ?? null)
  if (preset) return { category: preset, range: presetRange(preset, place) }
  if (stored?.category === 'custom') {
    const range = { from: dayOf(stored.from * 1000, place.zone), to: dayOf(stored.to * 1000, place.zone) }
    if (!rangeProblem(range, place)) return { category: 'custom', range }
  }
  return { category: 'yesterday', range: presetRange('yesterday', place) }
}

const FILTERS_IN_QUERY: ReadonlySet<string> = new Set(['period', 'from', 'to', 'status', 'search'])

/**
 * The query of the address for these filters, starting with `?`; `readFilters` reads it back.
 * @param query the query before: what is none of the filters, such as the open order, stays
 */
export function writeFilters({ category, range, status, searchKey }: HistoryFilters, query: string): string {
  const params = new URLSearchParams({ period: category })
  if (category === 'custom') {
    params.set('from', range.from)
    params.set('to', range.to)
  }
  params.set('status', status)
  if (searchKey !== '') params.set('search', searchKey)
  for (const [name, value] of new URLSearchParams(query)) if (!FILTERS_IN_QUERY.has(name)) params.append(name, value)
  return `?${params}`
}

/** What is stored for the next visit; never the search key (Q22). */
export const storedFilters = ({ category, range, status }: HistoryFilters, zone: string): StoredFilters => ({
  dateRangeFilter: { ...boundsOf(range, zone), category },
  orderStatusFilter: status,
})

/** Whether an order matches the status filter: the tracking list of that name, or any (HIS-004, Q102). */
export function passesStatus(order: Order, status: OrderStatusFilter, now: number): boolean {
  return status === 'ANY' || listOf(order, now)?.toUpperCase() === status
}

// The meaning of a search key of the history (HIS-007 to HIS-009, Q66).

export type SearchTarget =
  /** Nothing was typed; nothing happens (HIS-009). */
  | { by: 'nothing' }
  /** One order: GET /order (Q66). */
  | { by: 'order'; vendorId: string; orderId: string }
  /** Orders to a number, in international form. */
  | { by: 'phone'; phone: string }
  /** Neither: no request, but a hint. */
  | { by: 'neither' }

/**
 * A key that begins with a vendor ID of the user and a dash is an order of that vendor; otherwise a possible phone number
 * searches by phone. If several IDs match, the longest counts.
 */
export function searchTarget(key: string, vendorIds: readonly string[], phones: Pick<Phones, 'sought'>): SearchTarget {
  const text = plainText(key).replace(/\s+/g, '').replace(/^#/, '')
  if (text === '') return { by: 'nothing' }
  const prefixes = vendorIds.filter(
    id => text.toLowerCase().startsWith(`${id.toLowerCase()}-`) && text.length > id.length + 1,
  )
  const vendorId = prefixes.sort((one, other) => other.length - one.length)[0]
  if (vendorId !== undefined) return { by: 'order', vendorId, orderId: vendorId + text.slice(vendorId.length) }
  const phone = phones.sought(key)
  return phone === undefined ? { by: 'neither' } : { by: 'phone', phone }
}
