// What became of a payment that its bank asked about (PAY-009, Q50).

export type PaymentOutcome = 'paid' | 'waiting' | 'failed'

const WAITING: ReadonlySet<string> = new Set(['INITIATED', 'PAYMENT_INITIATED'])
const FAILED: ReadonlySet<string> = new Set(['PAYMENT_FAILED', 'PAYMENT_CANCELLED'])

/** By the status of the order that is paid for; whatever comes after a payment means that it was made. */
export function paymentOutcome(status: string): PaymentOutcome {
  if (WAITING.has(status)) return 'waiting'
  return FAILED.has(status) ? 'failed' : 'paid'
}
