// How long it takes, as shown and as sent (Q38, Q103, CST-003).
import type { EstimationsAnswer } from '#schema/wire'

/** Minutes. */
export type Estimates = { pickup: number; delivery: number }

/** What is shown: never less than the country's minimum (Q38). Minutes in, minutes out. */
export const shownEstimates = ({ result }: EstimationsAnswer, minimumEtaMinutes: number): Estimates => ({
  pickup: Math.max(result.pickup, minimumEtaMinutes),
  delivery: Math.max(result.delivery, minimumEtaMinutes),
})

/** The vendor's pickup estimate in minutes, if it has one: 0 and less is none (REQ-014). */
export const vendorEstimate = (vendor: { estimation_pick_up_time: number }): number | undefined =>
  vendor.estimation_pick_up_time > 0 ? vendor.estimation_pick_up_time : undefined

/** Minutes until collection of a request by somebody logged in, without an estimate of the vendor (API-048). */
export const LOGIN_ESTIMATION_MINUTES = 15
/** The same in a payment intent. */
export const INTENT_ESTIMATION_MINUTES = 0

/** login_pickup_estimation of an order: the vendor's, else 15 logged in and 0 in an intent (Q103). */
export const loginEstimation = (estimate: number | undefined, paying: boolean): number =>
  estimate ?? (paying ? INTENT_ESTIMATION_MINUTES : LOGIN_ESTIMATION_MINUTES)
