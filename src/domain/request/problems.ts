// What can go wrong while a rider is requested, as codes with facts; src/text/request.ts has the words.
import type { CallProblem } from '#domain/problems'
import type { CardProblem } from './card.ts'
import type { RequestField } from './form.ts'
import type { NumberDoubt } from './house-number.ts'
import type { AmountProblem } from './item-value.ts'
import type { VatProblem } from './vat.ts'

/** Something in the form, shown at its field. */
export type FieldProblem =
  | { code: 'vendor_missing' }
  | { code: 'unit_missing' }
  | { code: 'name_missing' }
  | { code: 'name_invalid' }
  | { code: 'phone_missing' }
  | { code: 'phone_invalid' }
  | { code: 'description_too_long'; limit: number }
  | { code: 'address_missing' }
  | { code: 'address_not_located' }
  | AmountProblem
  | { code: 'payment_not_selected' }
  | { code: 'payment_none_offered' }
  | { code: 'notes_too_long'; limit: number }
  | { code: 'street_too_long'; limit: number }
  | { code: 'origin_not_located' }
  | { code: 'origin_missing' }
  | { code: 'time_missing' }
  | { code: 'time_gone' }
  | VatProblem
  | CardProblem
  | { code: 'sender_name_missing' }
  | { code: 'sender_email_invalid' }
  | { code: 'sender_phone_invalid' }
  | { code: 'item_value_exceeds'; limit: number; currency: string }
  | { code: 'not_deliverable' }
  | { code: 'deliverability_unknown' }
  | { code: 'voucher_not_available' }
  | { code: 'voucher_details_failed' }
  | { code: 'geolocator_reverse_failed' }

/** Something about the request as a whole. */
export type SubmitProblem =
  | { code: 'price_failed' }
  | { code: 'price_failed_on_submit' }
  | { code: 'undeliverable_on_submit' }
  | { code: 'order_not_created' }
  | { code: 'order_not_updated' }
  | { code: 'order_not_editable' }
  | { code: 'order_not_found' }
  /** Nobody knows yet whether the order arrived; `looked`: the recent orders were looked through (Q88). */
  | { code: 'order_unsure'; looked: boolean }
  | { code: 'payment_failed_to_start' }
  | { code: 'payment_intent_failed' }
  | { code: 'payment_check_failed' }
  | { code: 'payment_expired' }
  | { code: 'payment_method_gone' }
  | { code: 'payment_not_followed' }
  | { code: 'card_refused' }
  | { code: 'session_ended' }
  | { code: 'origin_not_saved' }
  /** The fallback of the same (ADR-015). */
  | { code: 'origin_not_updated' }

/** A problem with the field it belongs to; the first one takes the focus (REQ-030). */
export type RequestProblem = { at: RequestField; problem: FieldProblem } | { at?: undefined; problem: SubmitProblem }

export type RequestNotice =
  | { code: 'order_pushed'; orderId: string }
  | { code: 'order_updated'; orderId: string }
  | { code: 'address_saved' }
  | { code: 'fee_changed' }
  /** The bank has not answered yet: without the payment no rider is sent (Q50). */
  | { code: 'payment_waiting'; orderId: string }
  | { code: 'payment_not_made'; orderId: string }
  | { code: 'service_closed'; from: string; to: string; currentTime: string; opensAt?: number }
  | { code: 'platform_unavailable' }

export type AddressProblem =
  | { code: 'geolocator_autocomplete_failed' }
  | { code: 'geolocator_reverse_failed' }
  | { code: 'geolocator_details_failed' }

export type AnyRequestProblem = FieldProblem | SubmitProblem | AddressProblem | NumberDoubt

/** Statuses of refusals that come before a press is looked at: they tell nothing about what became of it. */
const INDECISIVE = new Set([401, 403, 408, 425, 429])
const INDECISIVE_MESSAGES = new Set(['IdempotencyKeyInUse', 'IdempotencyKeyReused'])

/**
 * Whether the server looked at this press and said no, so that no order can come of it. Anything else (no answer, an
 * answer that cannot be read, the server's own fault, a refusal at the door) leaves open what became of the press.
 */
export const isDecisive = (problem: CallProblem): boolean =>
  problem.code === 'refused' &&
  problem.status >= 400 &&
  problem.status < 500 &&
  !INDECISIVE.has(problem.status) &&
  !INDECISIVE_MESSAGES.has(problem.message)

/** A state without the problem of a field that is being mended. */
export function withoutProblemAt<State extends { problem?: RequestProblem }>(
  state: State,
  field: NonNullable<RequestProblem['at']>,
): State {
  return state.problem?.at === field ? withoutProblem(state) : state
}

export function withoutProblem<State extends { problem?: RequestProblem }>(state: State): State {
  const { problem: _, ...rest } = state
  return rest as State
}
