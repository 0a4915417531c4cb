// How an order can be paid: what is offered, and what is sent (PAY-001 to PAY-003, PAY-013, GST-007, Q47 to Q49).
import type { CardKind, OfferedPaymentMethod, PaymentInstrument, PaymentMethod, Vendor } from '#schema/wire.ts'
import { isExpired } from './card.ts'

/** The choices. `card`: paid online, now. `none`: no payment is asked for (flag NonePaymentMethod). */
export type PaymentChoice = 'paid' | 'cash_on_delivery' | 'card_on_delivery' | 'cash_on_pickup' | 'none' | 'card'

/** The choice for a stored method. */
export const choiceOf: Record<PaymentMethod, PaymentChoice> = {
  PAID: 'paid',
  CASH_ON_DELIVERY: 'cash_on_delivery',
  PAYMENT_ON_DELIVERY: 'card_on_delivery',
  NONE: 'none',
}

export const cardKinds: readonly CardKind[] = ['cybersource_creditcard', 'generic_creditcard']

/**
 * The surcharge for cash at the door, in the country's currency; the fee call does not know the payment method
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
  /** Country parameter paymentMethods, such as PAID|CASH_ON_DELIVERY; undefined until it is known. */
  offered: string | undefined
  /** Country parameter onlinePaymentActivated. */
  online: boolean
  /** flags.payment_methods of the vendor. */
  vendor: Vendor['flags']['payment_methods']
  flags: { PayAtPickup: boolean; NonePaymentMethod: boolean; CyberSourceCreditCard: boolean }
  guest: boolean
}

/** Methods of a list separated by |, such as PAID|CASH_ON_DELIVERY; none for an empty text (API-027). */
export const methodsOf = (list: string): string[] =>
  list
    .split('|')
    .map(method => method.trim())
    .filter(method => method !== '')

/** The choices in the order of the screen; a guest can only pay online (GST-007). */
export function paymentChoices({ offered, online, vendor, flags, guest }: PaymentContext): PaymentChoice[] {
  const on = (name: string) => vendor[name] !== false
  const cards: PaymentChoice[] = online && usableKinds(vendor, flags).length > 0 ? ['card'] : []
  // Guests may pay by card wherever guest checkout is on (Q49).
  if (guest) return cards
  // A part of the answers would select a choice for the reader: nothing is offered until all have arrived.
  if (offered === undefined) return []
  const named = methodsOf(offered)
  const has = (method: PaymentMethod) => named.includes(method) && on(method)
  return [
    ...(has('PAID') ? (['paid'] as const) : []),
    ...(has('CASH_ON_DELIVERY') ? (['cash_on_delivery'] as const) : []),
    ...(has('PAYMENT_ON_DELIVERY') ? (['card_on_delivery'] as const) : []),
    // These send "paid": they are offered only where that is allowed.
    ...(flags.PayAtPickup && has('PAID') ? (['cash_on_pickup'] as const) : []),
    ...(flags.NonePaymentMethod && (has('PAID') || has('NONE')) ? (['none'] as const) : []),
    ...(has('PAID') ? cards : []),
  ]
}

/** Ways to pay by which the rider collects the value of the items. */
const AT_THE_DOOR: ReadonlySet<PaymentChoice> = new Set(['cash_on_delivery', 'card_on_delivery'])

/**
 * The selected choice: the reader's if it is offered, else the country's default (CFG-007), else the only one there
 * is. Undefined: the reader must select one (REQ-045), also where the rider would collect what was not to be collected, or the
 * other way round.
 */
export function effectiveChoice(
  choices: readonly PaymentChoice[],
  chosen: PaymentChoice | undefined,
  fallback: PaymentMethod,
): PaymentChoice | undefined {
  if (chosen !== undefined && choices.includes(chosen)) return chosen
  const next = usualChoice(choices, fallback)
  if (chosen === undefined || next === undefined) return next
  return AT_THE_DOOR.has(chosen) || AT_THE_DOOR.has(next) ? undefined : next
}

function usualChoice(choices: readonly PaymentChoice[], fallback: PaymentMethod): PaymentChoice | undefined {
  // NONE skips the selection (Q47).
  if (choices.includes('none')) return 'none'
  const usual = choiceOf[fallback]
  if (choices.includes(usual)) return usual
  return choices.length === 1 ? choices[0] : undefined
}

// The saved cards of a payer, as choices (PAY-005, PAY-006).

export type SavedCard = PaymentInstrument & { kind: CardKind; expired: boolean }

/** What makes two entries one card to its owner. */
const looks = ({ scheme, card_last_digits: digits, expiry_month, expiry_year }: PaymentInstrument): string =>
  [scheme, digits, expiry_month, expiry_year].join(' ')

/** Each card once, even if both kinds accept it; the first of them is used. @param now unix milliseconds */
export function savedCards(methods: readonly OfferedPaymentMethod[], now: number): SavedCard[] {
  const found = new Map<string, SavedCard>()
  for (const { name: kind, payment_instruments } of methods)
    for (const card of payment_instruments) {
      const expired = isExpired({ month: card.expiry_month, year: card.expiry_year }, now)
      if (!found.has(looks(card))) found.set(looks(card), { ...card, kind, expired })
    }
  return [...found.values()]
}
