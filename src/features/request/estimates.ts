// Estimated times, as shown and as sent (Q38, Q103, CST-003).

import { type TimeWindow, windowAt } from '#features/orders/order-time.ts'
import type { EstimationsAnswer } from '#schema/wire.ts'
import { collectAt, type RequestForm } from './form.ts'

/** Minutes. */
export type Estimates = { pickup: number; delivery: number }

/** The shortest ride from collection to drop-off. */
const RIDE_MINUTES_MIN = 5

/**
 * What is shown: at least the country's minimum (Q38); if that would give both the same minute, the arrival
 * follows the collection by the time of the route. Minutes in, minutes out.
 */
export function shownEstimates({ result }: EstimationsAnswer, minimumEtaMinutes: number): Estimates {
  const pickup = Math.max(result.pickup, minimumEtaMinutes)
  const delivery = Math.max(result.delivery, minimumEtaMinutes)
  const ride = Math.max(result.delivery - result.pickup, RIDE_MINUTES_MIN)
  return { pickup, delivery: delivery > pickup ? delivery : pickup + ride }
}

/** The vendor's pickup estimate in minutes; 0 and less count as none (REQ-014). */
export const vendorEstimate = (vendor: { estimation_pick_up_time: number }): number | undefined =>
  vendor.estimation_pick_up_time > 0 ? vendor.estimation_pick_up_time : undefined

/** Minutes until collection for a logged-in user, without an estimate of the vendor (API-048). */
export const LOGIN_ESTIMATION_MINUTES = 15
/** The same in a payment intent. */
export const INTENT_ESTIMATION_MINUTES = 0

/** login_pickup_estimation of an order: the vendor's, else 15 logged in and 0 in an intent (Q103). */
export const loginEstimation = (estimate: number | undefined, paying: boolean): number =>
  estimate ?? (paying ? INTENT_ESTIMATION_MINUTES : LOGIN_ESTIMATION_MINUTES)

// When a request would arrive, as the summary shows it (Q38).

const MINUTE_MS = 60_000

/**
 * From the estimates, for now or for the time that was chosen.
 * @param now unix milliseconds  @returns unix milliseconds; undefined while it is unknown
 */
export function requestWindow(
  form: RequestForm,
  estimates: Estimates | undefined,
  now: number,
): TimeWindow | undefined {
  if (!estimates) return undefined
  const { pickup, delivery } = estimates
  if (form.time !== 'later') return windowAt(now + delivery * MINUTE_MS, now)
  const slot = collectAt(form)
  return slot === undefined ? undefined : windowAt(slot * 1000 + Math.max(delivery - pickup, 0) * MINUTE_MS, now)
}
