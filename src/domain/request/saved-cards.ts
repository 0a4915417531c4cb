// The cards that a payer saved, as they can be chosen (PAY-005, PAY-006).
import type { CardKind, OfferedPaymentMethod, PaymentInstrument } from '#schema/wire'
import { isExpired } from './card.ts'

export type SavedCard = PaymentInstrument & { kind: CardKind; expired: boolean }

/** What makes two entries one card to its owner. */
const looks = ({ scheme, card_last_digits: digits, expiry_month, expiry_year }: PaymentInstrument): string =>
  [scheme, digits, expiry_month, expiry_year].join(' ')

/** Each card once, although both kinds may take it; the first kind that does is used. @param now unix milliseconds */
export function savedCards(methods: readonly OfferedPaymentMethod[], now: number): SavedCard[] {
  const found = new Map<string, SavedCard>()
  for (const { name: kind, payment_instruments } of methods)
    for (const card of payment_instruments) {
      const expired = isExpired({ month: card.expiry_month, year: card.expiry_year }, now)
      if (!found.has(looks(card))) found.set(looks(card), { ...card, kind, expired })
    }
  return [...found.values()]
}
