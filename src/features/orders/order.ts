// Orders as servers send them: fields may be missing, and no screen may break because of that.
import type { Moment, Order, OrderContents, OrderStatus, Place, ProofType, StatusEntry } from '#schema/wire.ts'
import { type Label, labelOfStatus } from './labels.ts'
import { hasRider } from './rider.ts'
import {
  type Course,
  cancelledGroup,
  hasReached,
  isKnownStatus,
  latestEntry,
  rankOf,
  reachedStatus,
} from './statuses.ts'

/** A moment in unix milliseconds, from unix seconds or ISO 8601 (Q95); 0 for what cannot be read. */
export function momentMs(moment: Moment): number {
  const ms = typeof moment === 'number' ? moment * 1000 : Date.parse(moment)
  return Number.isFinite(ms) ? ms : 0
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
const isEntry = (data: unknown): data is StatusEntry =>
  isRecord(data) && typeof data['status'] === 'string' && typeof data['created_at'] === 'number'

const noContents: OrderContents = { payment_method: 'NONE', amount: 0, description: '', cold_bag_needed: false }

/**
 * The order with missing fields filled in: an empty history, an empty customer, no contents (TRK-003,
 * TRK-004). A place may still lack its coordinates: use `pointOf`. A complete order is returned as it is.
 */
export function completed(order: Order): Order {
  const { status_history: history, customer, order: contents }: Partial<Order> = order
  const location: Partial<Place> | undefined = customer?.location
  const whole =
    Array.isArray(history) &&
    history.every(isEntry) &&
    typeof customer?.name === 'string' &&
    typeof customer.phone_number === 'string' &&
    typeof location?.address === 'string' &&
    contents !== undefined &&
    Object.keys(noContents).every(field => Object.hasOwn(contents, field))
  if (whole) return order
  return {
    ...order,
    status_history: Array.isArray(history) ? history.filter(isEntry) : [],
    customer: {
      name: customer?.name ?? '',
      phone_number: customer?.phone_number ?? '',
      location: { ...(location as Place), address: location?.address ?? '' },
    },
    order: { ...noContents, ...contents },
  }
}

export type Point = { latitude: number; longitude: number }

/** The coordinates of a place; undefined if they are missing or invalid. */
export function pointOf(place: Partial<Point> | undefined): Point | undefined {
  const { latitude, longitude } = place ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined
  return { latitude, longitude }
}

/** Where an order is collected: at the guest who sends it, else at its branch. @param branch the place of the branch */
export const collectedAt = ({ sender }: Pick<Order, 'sender'>, branch: Partial<Point> | undefined): Point | undefined =>
  pointOf(sender?.location) ?? pointOf(branch)

/** Who sends an order: a guest, whose branch has no name, else the branch. @param branch the name of the branch */
export const senderOf = (
  { sender, vendor_id }: Pick<Order, 'sender' | 'vendor_id'>,
  branch: string | undefined,
): string => sender?.name || branch || vendor_id

/** The part of an order number that people use: what follows the vendor's ID, at most 8 characters. */
export function shortId({ order_id, vendor_id }: Pick<Order, 'order_id' | 'vendor_id'>): string {
  const own = order_id.startsWith(`${vendor_id}-`) ? order_id.slice(vendor_id.length + 1) : order_id
  return own.slice(0, SHORT_ID_LENGTH)
}

const SHORT_ID_LENGTH = 8

// The later of two states of an order. However messages are ordered, repeated or lost, the result is the same (RTM-008, RTM-101).

export type Orders = ReadonlyMap<string, Order>

const FAILED_LAST = 1000

/** A failed order ranks after every progress. */
const progress = (order: Order): number => {
  const rank = rankOf(order) ?? 0
  return rank < 0 ? FAILED_LAST - rank : rank
}

/**
 * The later state of an order by updated_at; within the same moment the one with the longer history, then the one that has
 * progressed further, then any, but always the same one. So the result does not depend on the order of arrival or on repetition.
 */
export function later(one: Order, other: Order): Order {
  if (one === other) return one
  const difference =
    momentMs(one.updated_at) - momentMs(other.updated_at) ||
    one.status_history.length - other.status_history.length ||
    progress(one) - progress(other)
  if (difference !== 0) return difference > 0 ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/**
 * The orders with these states merged in; `orders` itself if nothing changed, and an unchanged order stays the
 * same object, so that its row is not drawn again.
 */
export function merged(orders: Orders, states: readonly Order[]): Orders {
  let next: Map<string, Order> | undefined
  for (const state of states) {
    if (!isNews(next ?? orders, state)) continue
    next ??= new Map(orders)
    next.set(state.order_id, state)
  }
  return next ?? orders
}

/** Whether this state takes the place of what is known of its order. */
export function isNews(orders: Orders, state: Order): boolean {
  const known = orders.get(state.order_id)
  return !known || later(known, state) !== known
}

// The history of an order for display, and its five stops.

type TimelineStep = {
  /** Stays the same while the order progresses; the key of its row. */
  id: string
  status: string
  label: Label
  /** Unix milliseconds. */
  at: number
  /** The step the order is at. */
  current: boolean
}

/**
 * The steps of an order, oldest first. Consecutive entries of one status count once; a history without the order's present
 * status is completed from the order itself.
 */
export function timeline(order: Order): TimelineStep[] {
  const sorted = order.status_history
    .map((entry, index) => ({ ...entry, index }))
    .sort((one, other) => one.created_at - other.created_at || one.index - other.index)
  const changes = sorted.filter((entry, index) => entry.status !== sorted[index - 1]?.status)
  const entries: { status: string; at: number }[] = changes.map(({ status, created_at }) => ({
    status,
    at: created_at * 1000,
  }))
  if (entries.length === 0) entries.push({ status: order.status, at: order.created_at * 1000 })
  else if (entries.at(-1)?.status !== order.status)
    entries.push({ status: order.status, at: momentMs(order.updated_at) || order.created_at * 1000 })
  return entries.map(({ status, at }, index) => ({
    id: `${index} ${status}`,
    status,
    label: labelOfStatus(status, order),
    at,
    current: index === entries.length - 1,
  }))
}

/** The milestones of an order for readers; statuses.ts has the technical ones. */
export type MilestoneName =
  | 'ordered'
  | 'rider_found'
  | 'collected'
  | 'on_the_way'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'failed'

export type Milestone = {
  name: MilestoneName
  state: 'past' | 'now' | 'ahead'
  /** Unix milliseconds; undefined for milestones still to come and those missing from the history. */
  at: number | undefined
}

type Station = { name: MilestoneName; statuses: readonly OrderStatus[] }

const deliveryStations: readonly Station[] = [
  { name: 'ordered', statuses: ['INITIATED'] },
  { name: 'rider_found', statuses: ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'] },
  { name: 'collected', statuses: ['PICKED_UP'] },
  { name: 'on_the_way', statuses: ['COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] },
  { name: 'delivered', statuses: ['DELIVERED'] },
]
const returnStations: readonly Station[] = [
  ...deliveryStations.slice(0, -1),
  { name: 'returning', statuses: ['RETURN_INITIATED'] },
  { name: 'returned', statuses: ['RETURNED_TO_VENDOR'] },
]
/** How many milestones still to come are shown. */
const AHEAD = 2

/** The milestones of an order, oldest first: at most six, of which at most two are still to come. */
export function milestones(order: Order): Milestone[] {
  const status = reachedStatus(order) ?? ''
  const stations = RETURNING.has(status) ? returnStations : deliveryStations
  const reached = stations.filter(station => isReached(station, order))
  const past = reached.map(station => ({ name: station.name, at: whenReached(station, order) }))
  if (cancelledGroup.has(status)) {
    const at = latestEntry(order.status_history, entry => entry.status === status)?.created_at
    const name = status === 'CANCELLED' || status === 'PAYMENT_CANCELLED' ? 'cancelled' : 'failed'
    past.push({ name, at: at === undefined ? momentMs(order.updated_at) || undefined : at * 1000 })
    return past.map((one, index) => ({ ...one, state: index === past.length - 1 ? 'now' : 'past' }))
  }
  const last = stations.findLastIndex(station => reached.includes(station))
  const ahead = stations.slice(last + 1, last + 1 + AHEAD)
  return [
    ...past.map((one, index) => ({ ...one, state: index === past.length - 1 ? ('now' as const) : ('past' as const) })),
    ...ahead.map(({ name }) => ({ name, state: 'ahead' as const, at: undefined })),
  ]
}

/** The entries that still count: those of an earlier rider do not once the order waits for a rider again. */
function counting({ status_history }: Course): readonly StatusEntry[] {
  const waiting = latestEntry(status_history, entry => entry.status === 'WAITING_FOR_TRANSPORT')?.created_at
  return waiting === undefined ? status_history : status_history.filter(entry => entry.created_at >= waiting)
}

/** How far an order is: by its status; by its history if it failed or is being returned. */
function isReached({ name, statuses }: Station, order: Order): boolean {
  if (name === 'ordered') return true
  if (order.status === statuses.at(-1)) return true
  const status = reachedStatus(order) ?? ''
  if (cancelledGroup.has(status) || RETURNING.has(status))
    return counting(order).some(entry => (statuses as readonly string[]).includes(entry.status))
  if (name === 'rider_found' && (status === 'MODIFIED' || hasRider(order))) return hasRider(order)
  // Who has collected a parcel is on the way with it.
  if (name === 'on_the_way') return hasReached('PICKED_UP', order)
  return statuses[0] !== undefined && hasReached(statuses[0], order)
}

function whenReached({ name, statuses }: Station, order: Order): number | undefined {
  if (name === 'ordered') return order.created_at * 1000
  const moments = counting(order).flatMap(({ status, created_at }) =>
    (statuses as readonly string[]).includes(status) ? created_at : [],
  )
  return moments.length > 0 ? Math.min(...moments) * 1000 : undefined
}

/** The photos that an order can have, by what has happened to it (Q69). */
export function proofsOf(order: Pick<Order, 'status' | 'status_history'>): ProofType[] {
  const has = (status: OrderStatus) =>
    order.status === status || order.status_history.some(entry => entry.status === status)
  const proofs: [ProofType, OrderStatus][] = [
    ['pickup', 'PICKED_UP'],
    ['delivery', 'DELIVERED'],
    ['return', 'RETURNED_TO_VENDOR'],
  ]
  return proofs.flatMap(([type, status]) => (has(status) ? type : []))
}

/** How far along the five stops an order is. */
type StopsReached =
  | { state: 'underway'; reached: number }
  /** It failed or is being returned; `reached` is how far it had come. */
  | { state: 'stopped'; reached: number }

const stops = ['INITIATED', 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED'] as const
const RIDER_FOUND = 2
const COLLECTED = 3

/** How many of the five stops an order has reached, 1 to 5; an unknown status leaves it at the first. */
export function stopsReached(order: Order): StopsReached {
  const status = reachedStatus(order)
  const failed = status !== undefined && (cancelledGroup.has(status) || RETURNING.has(status))
  if (!failed) return { state: 'underway', reached: Math.max(1, count(order)) }
  // A returned parcel was never delivered, although its rank is higher.
  const before = order.status_history.filter(
    entry => isKnownStatus(entry.status) && !cancelledGroup.has(entry.status) && !RETURNING.has(entry.status),
  )
  const furthest = before.reduce((most, { status: one }) => Math.max(most, count({ ...order, status: one })), 1)
  return { state: 'stopped', reached: furthest }
}

const RETURNING: ReadonlySet<string> = new Set(['RETURN_INITIATED', 'RETURNED_TO_VENDOR'])

function count(order: Order): number {
  if (rankOf(order) === undefined) return 0
  // MODIFIED ranks after the search for a rider, whether or not one was found.
  const passed = reachedStatus(order) === 'MODIFIED' ? 1 : stops.filter(stop => hasReached(stop, order)).length
  // Who is late is not near, as the sentence says it.
  if (order.status === 'DELAYED' && passed > COLLECTED) return COLLECTED
  return hasRider(order) && passed > 0 ? Math.max(RIDER_FOUND, passed) : passed
}
