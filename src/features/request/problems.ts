// What can go wrong while a rider is requested, as codes with their context; text.ts has the texts.
import type { CallProblem } from '#contract/call-problem.ts'
import type { AddressProblem, HouseNumberWarning } from '#features/addresses/address-search.ts'
import type { NoticeStyle } from '#features/notices/notices.ts'
import type { CardProblem } from './card.ts'
import type { RequestField, VatProblem } from './form.ts'
import type { AmountProblem } from './item-value.ts'

/** Something in the form, shown at its field. */
export type FieldProblem =
  | { code: 'vendor_missing' }
  | { code: 'unit_missing' }
  | { code: 'name_missing' }
  | { code: 'name_invalid' }
  | { code: 'phone_missing' }
  | { code: 'phone_invalid' }
  | { code: 'description_too_long'; limit: number }
  /** A name, or a part of the address at the door. */
  | { code: 'text_too_long'; limit: number }
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
  | { code: 'geolocator_reverse_failed' }

/** Something about the whole request. */
export type SubmitProblem =
  /** Where the form has no field for a voucher, or for a VAT number. */
  | { code: 'voucher_not_available' }
  | { code: 'vat_invalid' }
  | { code: 'voucher_details_failed' }
  | { code: 'price_failed' }
  | { code: 'price_failed_on_submit' }
  | { code: 'undeliverable_on_submit' }
  | { code: 'order_not_created' }
  | { code: 'order_not_updated' }
  | { code: 'order_not_editable' }
  /** The server has only just accepted it: it can be changed in a moment. */
  | { code: 'order_not_editable_yet' }
  | { code: 'order_not_found' }
  /** Whether there is such an order is not known. */
  | { code: 'order_not_read'; problem: CallProblem }
  /** It is unknown whether the order arrived; `looked`: the recent orders were searched (Q88). */
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

/** Something wrong with a field. */
export type FieldFault = { at: RequestField; problem: FieldProblem }

/** A problem with the field it belongs to, if it belongs to one (REQ-030). */
export type RequestProblem = FieldFault | { at?: undefined; problem: SubmitProblem }

export type AnyRequestProblem = FieldProblem | SubmitProblem | AddressProblem | HouseNumberWarning

type WithProblems = { problem?: RequestProblem; faults?: readonly FieldFault[] }

/** A state without the mistake of a field that is being changed. */
export function withoutProblemAt<State extends WithProblems>(state: State, ...fields: readonly RequestField[]): State {
  const { faults, ...rest } = state
  const left = faults?.filter(({ at }) => !fields.includes(at)) ?? []
  const at = state.problem?.at
  const next = (at !== undefined && fields.includes(at) ? withoutProblem(rest) : rest) as State
  return left.length > 0 ? { ...next, faults: left } : next
}

/** Whether an order was made is not known. @property looked it is not among the recent ones */
export const orderUnsure = (looked: boolean): RequestProblem => ({ problem: { code: 'order_unsure', looked } })

/** The state without its problem. */
export function withoutProblem<State extends WithProblems>(state: State): State {
  const { problem: _, faults: __, ...rest } = state
  return rest as State
}

// Notices: how they are shown (NTC-001, Q84), by default for the duration of the page's area.

export type RequestNotice =
  | { code: 'order_pushed'; orderId: string }
  | { code: 'order_updated'; orderId: string }
  | { code: 'address_saved' }
  | { code: 'fee_changed' }
  /** A press that confirms came before this tab had shown what was typed in another. */
  | { code: 'changed_elsewhere' }
  /** An order of this form was placed already, perhaps in another tab, and what was typed since is still there. */
  | { code: 'placed_before' }
  /** The bank has not answered yet: without the payment no rider is sent (Q50). */
  | { code: 'payment_waiting'; orderId: string }
  | { code: 'payment_not_made'; orderId: string }
  | { code: 'service_closed'; from: string; to: string; currentTime: string; opensAt?: number }
  | { code: 'platform_unavailable' }

/** Shown for longer to a payer who returns from a bank. */
const PAYMENT_NOTICE_MS = 10_000

export const requestNotices: { [Code in RequestNotice['code']]: NoticeStyle } = {
  order_pushed: { kind: 'success' },
  order_updated: { kind: 'success' },
  address_saved: { kind: 'success' },
  payment_waiting: { kind: 'info', globalID: 'payment', durationMs: PAYMENT_NOTICE_MS },
  payment_not_made: { kind: 'error', globalID: 'payment', durationMs: PAYMENT_NOTICE_MS },
  fee_changed: { kind: 'warning', globalID: 'fee' },
  changed_elsewhere: { kind: 'warning', globalID: 'draft' },
  placed_before: { kind: 'warning', globalID: 'draft' },
  service_closed: { kind: 'error', globalID: 'service' },
  platform_unavailable: { kind: 'error', globalID: 'service' },
}
