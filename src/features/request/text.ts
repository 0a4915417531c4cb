// What can go wrong with a request, and the names of its choices, in the reader's language. The documented words
// are in the messages letter for letter (Q94).
import { problemWords } from '#features/notices/text.ts'
import { m } from '#messages'
import type { Voucher } from '#schema/wire.ts'
import type { ParcelType } from './form.ts'
import type { PaymentChoice } from './payment-choices.ts'
import type { AnyRequestProblem } from './problems.ts'

/** How long the fee still holds, as minutes and seconds. */
export const feeHoldsWords = (seconds: number): string =>
  m.request_fee_holds({ time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })

/** How amounts are written, from the screen's local format. */
export type Money = (amount: number) => string

type Problem = AnyRequestProblem
type Words = { [Code in Problem['code']]: (problem: Extract<Problem, { code: Code }>, money: Money) => string }

const words: Words = {
  vendor_missing: () => m.request_vendor_missing(),
  unit_missing: () => m.request_unit_missing(),
  name_missing: () => m.request_name_missing(),
  name_invalid: () => m.request_name_invalid(),
  phone_missing: () => m.request_phone_missing(),
  phone_invalid: () => m.request_phone_invalid(),
  description_too_long: ({ limit }) => m.request_description_too_long({ limit }),
  text_too_long: ({ limit }) => m.request_description_too_long({ limit }),
  address_missing: () => m.request_address_missing(),
  address_not_located: () => m.request_address_not_located(),
  amount_invalid: () => m.request_amount_invalid(),
  amount_ambiguous: ({ readings: [low, high] }, money) =>
    m.request_amount_ambiguous({ low: money(low), high: money(high) }),
  amount_below_minimum: ({ minimum, currency }) => m.request_amount_below_minimum({ minimum, currency }),
  payment_not_selected: () => m.request_payment_not_selected(),
  payment_none_offered: () => m.payment_none_offered(),
  notes_too_long: () => m.address_notes_too_long(),
  street_too_long: () => m.address_street_too_long(),
  origin_not_located: () => m.address_origin_not_located(),
  origin_missing: () => m.request_origin_missing(),
  time_missing: () => m.request_time_missing(),
  time_gone: () => m.request_time_gone(),
  vat_length: () => m.request_vat_length(),
  vat_invalid: () => m.request_vat_invalid(),
  card_number: () => m.payment_card_number(),
  card_expiry: () => m.payment_card_expiry(),
  card_code: () => m.payment_card_code(),
  card_holder: () => m.payment_card_holder(),
  card_not_chosen: () => m.payment_card_not_chosen(),
  sender_name_missing: () => m.request_sender_name_missing(),
  sender_email_invalid: () => m.request_sender_email_invalid(),
  sender_phone_invalid: () => m.request_sender_phone_invalid(),
  item_value_exceeds: ({ limit }, money) => m.request_value_exceeds({ limit: money(limit) }),
  not_deliverable: () => m.request_not_deliverable(),
  deliverability_unknown: () => m.request_deliverability_unknown(),
  voucher_not_available: () => m.request_voucher_not_available(),
  voucher_details_failed: () => m.request_voucher_details_failed(),
  price_failed: () => m.request_price_failed(),
  price_failed_on_submit: () => m.request_price_failed_on_submit(),
  undeliverable_on_submit: () => m.request_undeliverable_on_submit(),
  order_not_created: () => m.request_order_not_created(),
  order_not_updated: () => m.request_order_not_updated(),
  order_not_editable: () => m.request_order_not_editable(),
  order_not_editable_yet: () => m.request_order_not_editable_yet(),
  order_not_found: () => m.request_order_not_found(),
  order_not_read: ({ problem }) => problemWords(problem) ?? m.request_ended(),
  order_unsure: ({ looked }) => (looked ? m.request_order_unsure_looked() : m.request_order_unsure()),
  payment_failed_to_start: () => m.payment_failed_to_start(),
  payment_intent_failed: () => m.payment_intent_failed(),
  payment_check_failed: () => m.payment_check_failed(),
  payment_expired: () => m.payment_expired(),
  payment_method_gone: () => m.payment_method_gone(),
  payment_not_followed: () => m.payment_not_followed(),
  card_refused: () => m.payment_card_refused(),
  session_ended: () => m.request_session_ended(),
  origin_not_saved: () => m.address_not_saved(),
  origin_not_updated: () => m.address_not_updated(),
  geolocator_autocomplete_failed: () => m.address_autocomplete_failed(),
  geolocator_reverse_failed: () => m.address_reverse_failed(),
  geolocator_details_failed: () => m.address_details_failed(),
  house_number_changed: ({ typed, found }) => m.address_number_changed({ typed, found }),
  house_number_dropped: ({ typed }) => m.address_number_dropped({ typed }),
}

/** The text of a problem of a request, of a payment or of an address. */
export function requestWords(problem: Problem, money: Money): string {
  return (words[problem.code] as (problem: Problem, money: Money) => string)(problem, money)
}

// Names of the choices.

const payments: Record<PaymentChoice, () => string> = {
  paid: () => m.payment_choice_paid(),
  cash_on_delivery: () => m.payment_choice_cash_on_delivery(),
  card_on_delivery: () => m.payment_choice_card_on_delivery(),
  cash_on_pickup: () => m.payment_choice_cash_on_pickup(),
  none: () => m.payment_choice_none(),
  card: () => m.payment_choice_card(),
}

/** PAY-003. */
export const paymentChoiceWords = (choice: PaymentChoice): string => payments[choice]()

const parcels: Record<ParcelType, () => string> = {
  parcels: () => m.request_parcel_parcels(),
  food: () => m.request_parcel_food(),
  documents: () => m.request_parcel_documents(),
  gifts: () => m.request_parcel_gifts(),
}

export const parcelWords = (parcel: ParcelType): string => parcels[parcel]()

/**
 * The effect of a voucher, by its type (FEE-006, Q44).
 * @param percent formats a percentage, such as 10 %
 */
export function voucherWords({ type, amount }: Voucher, money: Money, percent: (amount: number) => string): string {
  switch (type) {
    case 'amount':
      return m.request_voucher_amount({ amount: money(amount) })
    case 'percentage':
      return m.request_voucher_percentage({ percent: percent(amount) })
    case 'deliveryFee':
      return m.request_voucher_free()
  }
}
