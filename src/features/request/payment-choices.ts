// How an order can be paid: what is offered, and what is sent (PAY-001 to PAY-003, PAY-013, GST-007, Q47 to Q49).
import type {
  CardKind,
  OfferedPaymentMethod,
  PaymentInstrument,
  PaymentMethod,
  RequestedPaymentMethod,
  Vendor,
} from '#schema/wire.ts'
import { isExpired } from './card.ts'

/** What can be chosen. `card`: paid online, now. `none`: nothing is asked (flag NonePaymentMethod). */
export type PaymentChoice = 'paid' | 'cash_on_delivery' | 'card_on_delivery' | 'cash_on_pickup' | 'none' | 'card'

/** What each choice sends: cash on pick-up leaves nothing to collect at the drop-off (Q47). */
export const requestedMethod: Record<PaymentChoice, RequestedPaymentMethod> = {
  paid: 'paid',
  cash_on_delivery: 'cash_on_delivery',
  card_on_delivery: 'card_on_delivery',
  cash_on_pickup: 'paid',
  none: 'paid',
  card: 'paid',
}

/** The choice behind a stored method. */
export const choiceOf: Record<PaymentMethod, PaymentChoice> = {
  PAID: 'paid',
  CASH_ON_DELIVERY: 'cash_on_delivery',
  PAYMENT_ON_DELIVERY: 'card_on_delivery',
  NONE: 'none',
}

export const cardKinds: readonly CardKind[] = ['cybersource_creditcard', 'generic_creditcard']

/**
 * What cash at the door adds to the delivery fee, in the country's currency; the fee call does not know how it is paid
 * (BIZ-005, PAY-003).
 */
export const addedByCash = (choice: PaymentChoice | undefined, cashOnDeliveryFee: number | undefined): number =>
  choice === 'cash_on_delivery' ? (cashOnDeliveryFee ?? 0) : 0

/** The card kinds that a vendor may use (PAY-004); CyberSource has a flag of its own. */
export const usableKinds = (
  vendor: Vendor['flags']['payment_methods'],
  flags: { CyberSourceCreditCard: boolean },
): readonly CardKind[] =>
  cardKinds.filter(kind => vendor[kind] !== false && (kind !== 'cybersource_creditcard' || flags.CyberSourceCreditCard))

export type PaymentContext = {
  /** Country parameter paymentMethods, such as PAID|CASH_ON_DELIVERY; undefined while it is not known. */
  offered: string | undefined
  /** Country parameter onlinePaymentActivated. */
  online: boolean
  /** flags.payment_methods of the vendor. */
  vendor: Vendor['flags']['payment_methods']
  flags: { PayAtPickup: boolean; NonePaymentMethod: boolean; CyberSourceCreditCard: boolean }
  guest: boolean
}

/** Methods of a list with | between them, such as PAID|CASH_ON_DELIVERY; none for an empty text (API-027). */
export const methodsOf = (list: string): string[] =>
  list
    .split('|')
    .map(method => method.trim())
    .filter(method => method !== '')

/** The choices in the order of the screen; a guest pays online or not at all (GST-007). */
export function paymentChoices({ offered, online, vendor, flags, guest }: PaymentContext): PaymentChoice[] {
  const on = (name: string) => vendor[name] !== false
  const cards: PaymentChoice[] = online && usableKinds(vendor, flags).length > 0 ? ['card'] : []
  // A guest pays by card wherever guests are invited (Q49).
  if (guest) return cards
  // Half of an answer would choose for the reader: nothing is offered until all of it is known.
  if (offered === undefined) return []
  const named = methodsOf(offered)
  const has = (method: PaymentMethod) => named.includes(method) && on(method)
  return [
    ...(has('PAID') ? (['paid'] as const) : []),
    ...(has('CASH_ON_DELIVERY') ? (['cash_on_delivery'] as const) : []),
    ...(has('PAYMENT_ON_DELIVERY') ? (['card_on_delivery'] as const) : []),
    // These send "paid": they are offered only where that is.
    ...(flags.PayAtPickup && has('PAID') ? (['cash_on_pickup'] as const) : []),
    ...(flags.NonePaymentMethod && (has('PAID') || has('NONE')) ? (['none'] as const) : []),
    ...(has('PAID') ? cards : []),
  ]
}

/**
 * The choice in force: the reader's while it is offered, else the country's default (CFG-007), else the only one there
 * is. Undefined: one must be selected (REQ-045).
 */
export function effectiveChoice(
  choices: readonly PaymentChoice[],
  chosen: PaymentChoice | undefined,
  fallback: PaymentMethod,
): PaymentChoice | undefined {
  if (chosen !== undefined && choices.includes(chosen)) return chosen
  // NONE skips the selection altogether (Q47).
  if (choices.includes('none')) return 'none'
  const usual = choiceOf[fallback]
  if (choices.includes(usual)) return usual
  return choices.length === 1 ? choices[0] : undefined
}

// The cards that a payer saved, as they can be chosen (PAY-005, PAY-006).

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
