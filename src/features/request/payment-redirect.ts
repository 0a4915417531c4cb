// Where a payment may send the payer (PAY-102).
import { webAddress } from '#contract/foreign-data.ts'

/** Names of this machine, on which a test server may use plain HTTP. */
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'

/**
 * The address to follow, or undefined when it must not be followed: https, no user name or password in it, and a host of
 * the deployment's list, port included. Only a listed host of this machine may do without https.
 */
export function allowedRedirect(redirectUrl: string, allowedHosts: readonly string[]): string | undefined {
  const url = webAddress(redirectUrl)
  if (!url) return undefined
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
  if (!secure || url.username !== '' || url.password !== '') return undefined
  return allowedHosts.includes(url.host) ? url.href : undefined
}

// What became of a payment that its bank asked about (PAY-009, Q50).

type PaymentOutcome = 'paid' | 'waiting' | 'failed'

const WAITING: ReadonlySet<string> = new Set(['INITIATED', 'PAYMENT_INITIATED'])
const FAILED: ReadonlySet<string> = new Set(['PAYMENT_FAILED', 'PAYMENT_CANCELLED'])

/** By the status of the order that is paid for; any status after the payment means that it was paid. */
export function paymentOutcome(status: string): PaymentOutcome {
  if (WAITING.has(status)) return 'waiting'
  return FAILED.has(status) ? 'failed' : 'paid'
}
