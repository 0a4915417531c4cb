// Names of what can be chosen in a request, and the question about a changed fee.

import { m } from '#messages'
import type { CardKind, CardScheme, Voucher } from '#schema/wire.ts'
import type { ParcelType } from './form.ts'
import type { PaymentChoice } from './payment-choices.ts'
import type { Money } from './text.ts'

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

/** What a new card of a kind is called (PAY-004). */
const kinds: Record<CardKind, () => string> = {
  cybersource_creditcard: () => m.payment_new_card_cybersource(),
  generic_creditcard: () => m.payment_new_card(),
}

export const cardKindWords = (kind: CardKind): string => kinds[kind]()

/** Names of card brands are the same in every language. */
const schemes: Record<CardScheme, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  diners: 'Diners Club',
  discover: 'Discover',
  maestro: 'Maestro',
  other: '',
}

export const schemeWords = (scheme: CardScheme): string => schemes[scheme] || m.payment_cards()

/**
 * What a voucher does, by its type (FEE-006, Q44).
 * @param percent writes a number of percent, such as 10 %
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

/** "The delivery fee is now: … Are you ok?" with the new fee, and the old one if there was one (FEE-003, REQ-104). */
export const newFeeWords = (fee: { amount: number; before?: number }, money: Money) => ({
  question: m.request_fee_now({ fee: money(fee.amount) }),
  before: fee.before === undefined ? undefined : m.request_fee_was({ fee: money(fee.before) }),
})
