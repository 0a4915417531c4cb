// When a rider is there to be shown, and which ETA (TRK-032, TRK-033, TRK-035, TRK-036).
import type { Rider } from '#schema/wire'
import { type Course, finishedGroup, latestEntry, rankOf, rankOfStatus } from './statuses.ts'

const lastOf = ({ status_history }: Course, status: string): number | undefined =>
  latestEntry(status_history, entry => entry.status === status)?.created_at

/** True exactly when the last COURIER_ACCEPTED_DELIVERY is newer than the last WAITING_FOR_TRANSPORT (TRK-032). */
export function hasRider(order: Course): boolean {
  const accepted = lastOf(order, 'COURIER_ACCEPTED_DELIVERY')
  if (accepted === undefined) return false
  const waiting = lastOf(order, 'WAITING_FOR_TRANSPORT')
  return waiting === undefined || accepted > waiting
}

const FIRST_POLLED = rankOfStatus('RECEIVED_BY_VENDOR') ?? 0
const FIRST_NOT_POLLED = rankOfStatus('DELIVERED') ?? 0

/** Whether the rider of an order is asked for: DELAYED, or from RECEIVED_BY_VENDOR on and before DELIVERED (TRK-033). */
export function isRiderPolled(order: Course): boolean {
  if (order.status === 'DELAYED') return true
  const rank = rankOf(order)
  return rank !== undefined && rank >= FIRST_POLLED && rank < FIRST_NOT_POLLED
}

const toOrigin: ReadonlySet<string> = new Set([
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
])
const toDestination: ReadonlySet<string> = new Set(['PICKED_UP', 'NEAR_CUSTOMER'])

/** Which ETA is shown: at the collection point, at the drop-off, or none (TRK-035). */
export function etaKind(status: string): 'origin' | 'destination' | undefined {
  if (toOrigin.has(status)) return 'origin'
  return toDestination.has(status) ? 'destination' : undefined
}

const withoutMap: ReadonlySet<string> = new Set(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])

/** Whether the full map is shown (TRK-036). */
export const isMapShown = (status: string): boolean => !withoutMap.has(status)

/** Whether the rider is drawn: somebody carries the order and has not arrived (TRK-014, Q58). */
export const isRiderShown = (order: Course): boolean =>
  !finishedGroup.has(order.status) && isRiderPolled(order) && hasRider(order)

/** What is known of when an order is collected and delivered; unix seconds. */
export type Etas = Pick<Rider, 'pickup_eta' | 'dropoff_eta'>

/** From and to in unix milliseconds. */
export type Window = { from: number; to: number }

export type ArrivalRules = {
  /** Unix milliseconds. */
  now: number
  /** Unix seconds, for an order that was made in advance. */
  preorderedFor?: number | undefined
}

const QUARTER_MS = 15 * 60_000
const SLOT_MS = 30 * 60_000
const STEP_MS = 5 * 60_000

/** The quarter of an hour in which somebody arrives who is expected at `eta`, in unix seconds; `now` in unix milliseconds. */
export function windowAt(eta: number, now: number): Window {
  const from = Math.floor(Math.max(eta * 1000, now) / STEP_MS) * STEP_MS
  return { from, to: from + QUARTER_MS }
}

/**
 * When somebody arrives, as a span to plan with: from the ETA, rounded down to five minutes and never in the past, for a
 * quarter of an hour. A scheduled order has the half hour from its time. Undefined when nothing is known, so that nothing
 * is promised.
 */
export function arrivalWindow(
  status: string,
  etas: Etas | undefined,
  { now, preorderedFor }: ArrivalRules,
): Window | undefined {
  const kind = etaKind(status)
  const eta = kind === 'origin' ? etas?.pickup_eta : kind === 'destination' ? etas?.dropoff_eta : undefined
  if (eta !== undefined) return windowAt(eta, now)
  if (preorderedFor !== undefined && preorderedFor * 1000 > now)
    return { from: preorderedFor * 1000, to: preorderedFor * 1000 + SLOT_MS }
  return undefined
}

/** Whole minutes until an ETA, 0 once it is here; undefined without one. @param now unix milliseconds */
export function minutesToGo(status: string, etas: Etas | undefined, now: number): number | undefined {
  const kind = etaKind(status)
  const eta = kind === 'origin' ? etas?.pickup_eta : kind === 'destination' ? etas?.dropoff_eta : undefined
  return eta === undefined ? undefined : Math.max(0, Math.ceil((eta * 1000 - now) / 60_000))
}
