// The texts of the public pages, in the reader's language (TRK-037, TRK-038, Q60).
import { m } from '#messages'
import type { ProofType, PublicTracking, TrackedRider } from '#schema/wire.ts'
import type { PublicOrder, Stage, StaleReason } from './public-order.ts'

const sentences: Record<Stage, (context: { rider: string }) => string> = {
  paying: () => m.tracking_label_paying(),
  scheduled: () => m.public_scheduled(),
  placed: () => m.public_placed(),
  assigned: () => m.tracking_say_assigned(),
  travelling: m.public_travelling,
  near_sender: m.public_near_sender,
  collected: m.public_collected,
  near_receiver: m.public_near_receiver,
  delivered: () => m.public_delivered(),
  returning: () => m.public_returning(),
  returned: () => m.public_returned(),
  cancelled: () => m.public_cancelled(),
  failed: () => m.public_failed(),
}

/** The sentence for a stage; `rider` is a first name, if it is known. */
export const stageSentence = (stage: Stage, rider: string | undefined): string =>
  sentences[stage]({ rider: rider || m.public_rider() })

/** The sentence of each stage, without the name of a rider. */
export const stageSentences = (): Partial<Record<Stage, string>> =>
  Object.fromEntries(Object.keys(sentences).map(stage => [stage, stageSentence(stage as Stage, undefined)]))

const texts: Partial<Record<Stage, () => string>> = {
  cancelled: () => m.public_cancelled_text(),
  failed: () => m.public_failed_text(),
}

/** An addition where the sentence alone would raise a question; not every failed order had to be paid first. */
export const stageText = (stage: Stage, status: string): string | undefined =>
  status === 'STALLED' ? m.public_stalled_text() : texts[stage]?.()

const vehicles: Record<NonNullable<TrackedRider['vehicle']>, () => string> = {
  bicycle: () => m.public_rider_bicycle(),
  motorcycle: () => m.public_rider_motorcycle(),
  car: () => m.public_rider_car(),
  walker: () => m.public_rider_walker(),
}

/** The rider's first name, or who it is where there is none. */
export const riderName = ({ name }: Pick<TrackedRider, 'name'>): string => name || m.public_rider()

/** Such as "Your rider, by bicycle". */
export const riderWords = ({ vehicle }: TrackedRider): string => (vehicle ? vehicles[vehicle]() : m.public_rider())

const payments: Record<PublicTracking['payment']['status'], (due: string) => string> = {
  paid: () => m.public_payment_paid(),
  due: due => due,
  processing: () => m.public_payment_processing(),
  failed: () => m.public_payment_failed(),
  refunded: () => m.public_payment_refunded(),
}

/** How an order is paid; `amount` is collected at the door, formatted for the reader. */
export function paymentWords({ method, status }: PublicTracking['payment'], amount: string): string {
  if (method === 'CASH_ON_DELIVERY') return payments[status](m.public_payment_due_cash({ amount }))
  if (method === 'PAYMENT_ON_DELIVERY') return payments[status](m.public_payment_due_card({ amount }))
  return payments[status](m.public_payment_due())
}

const staleTexts: Record<StaleReason, (context: { time: string }) => string> = {
  offline: m.public_stale_offline,
  unanswered: m.public_stale_unanswered,
  expired: m.public_stale_expired,
}

/** Why the page may be out of date; `time`: when it was up to date. */
export const staleWords = (stale: StaleReason, time: string): string => staleTexts[stale]({ time })

/** The heading of a page without an order. */
export function endingSentence(state: Exclude<PublicOrder['state'], 'known'>, named: boolean): string {
  if (state === 'unknown') return named ? m.public_unknown() : m.not_found_heading()
  if (state === 'expired') return m.public_expired()
  return state === 'failed' ? m.public_unreachable() : m.portal_title_public()
}

/** Why nothing can be shown. */
export function failureWords(foreign: boolean, online: boolean): string {
  if (!online) return m.public_offline_text()
  return foreign ? m.public_unread_text() : m.public_unanswered_text()
}

const proofs: Record<ProofType, () => string> = {
  pickup: () => m.public_proof_pickup(),
  delivery: () => m.public_proof_delivery(),
  return: () => m.public_proof_return(),
}

export const proofTitle = (type: ProofType): string => proofs[type]()
