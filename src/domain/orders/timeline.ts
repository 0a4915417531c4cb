// What happened to an order, from its history, and the five stops of its way.
import type { Order } from '#schema/wire'
import { type Label, labelOfStatus } from './labels.ts'
import { momentMs } from './order.ts'
import { cancelledGroup, hasReached, isKnownStatus, rankOf, reachedStatus } from './statuses.ts'

export type TimelineStep = {
  /** Stays the same while the order goes on, for keys of rows. */
  id: string
  status: string
  label: Label
  /** Unix milliseconds. */
  at: number
  /** The step the order is at. */
  current: boolean
}

/**
 * The steps of an order, oldest first. Each status that repeats itself counts once; a history that lacks the order's own
 * status, or is missing altogether, is filled up with what the order itself says.
 */
export function timeline(order: Order): TimelineStep[] {
  const sorted = order.status_history
    .map((entry, index) => ({ ...entry, index }))
    .sort((one, other) => one.created_at - other.created_at || one.index - other.index)
  const kept = sorted.filter((entry, index) => entry.status !== sorted[index - 1]?.status)
  const entries: { status: string; at: number }[] = kept.map(({ status, created_at }) => ({
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

/** How far along the five stops an order is. */
export type StopsReached =
  | { state: 'underway'; reached: number }
  /** It failed or goes back; `reached` is how far it had come. */
  | { state: 'stopped'; reached: number }

const milestones = ['INITIATED', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED'] as const

/** How many of the five stops an order has reached, 1 to 5; a status that is not known leaves it at the first. */
export function stopsReached(order: Order): StopsReached {
  const status = reachedStatus(order)
  const failed = status !== undefined && (cancelledGroup.has(status) || RETURNING.has(status))
  if (!failed) return { state: 'underway', reached: Math.max(1, count(order)) }
  // A parcel that comes back was never delivered, though its rank is higher.
  const before = order.status_history.filter(
    entry => isKnownStatus(entry.status) && !cancelledGroup.has(entry.status) && !RETURNING.has(entry.status),
  )
  const furthest = before.reduce((most, { status: one }) => Math.max(most, count({ ...order, status: one })), 1)
  return { state: 'stopped', reached: furthest }
}

const RETURNING: ReadonlySet<string> = new Set(['RETURN_INITIATED', 'RETURNED_TO_VENDOR'])

const count = (order: Order): number =>
  rankOf(order) === undefined ? 0 : milestones.filter(milestone => hasReached(milestone, order)).length
