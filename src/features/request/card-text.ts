// Names of cards, for the form of a card alone (PAY-004).
import { m } from '#messages'
import type { CardKind, CardScheme } from '#schema/wire.ts'

/** The name of a new card of a kind (PAY-004). */
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
