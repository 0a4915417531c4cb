// When a rider is shown, and which ETA (TRK-032, TRK-033, TRK-035, TRK-036).
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

/** Whether the rider of an order is polled: DELAYED, or from RECEIVED_BY_VENDOR on and before DELIVERED (TRK-033). */
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

const withoutRoute: ReadonlySet<string> = new Set(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])

/** Whether rider and route are on the map; the map with its two places is shown in every status (TRK-036, Q110). */
export const isRouteShown = (status: string): boolean => !withoutRoute.has(status)

/** Whether the rider is shown: one has accepted the order and not arrived (TRK-014, Q58). */
export const isRiderShown = (order: Course): boolean =>
  !finishedGroup.has(order.status) && isRiderPolled(order) && hasRider(order)
