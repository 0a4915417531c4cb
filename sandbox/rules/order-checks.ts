// Checks of an order that its schema cannot express (Q28). Each refusal names the place in the body.

import type { Customer, Money, PaymentMethod, PlaceOrder, RequestedPaymentMethod } from '#schema/wire.ts'
import { isPossible } from '../phones.ts'
import { refuse, violation } from '../refused-call.ts'
import type { Site } from '../site.ts'
import type { StoredVendor } from '../store/vendors.ts'
import { isWhole } from './money.ts'

/** Length in UTF-8. */
export const bytesOf = (text: string): number => Buffer.byteLength(text)

export const NOTES_MAX_BYTES = 1000

/** How a requested payment method is kept (Q47). */
export const storedMethod: Record<RequestedPaymentMethod, PaymentMethod> = {
  paid: 'PAID',
  cash_on_delivery: 'CASH_ON_DELIVERY',
  card_on_delivery: 'PAYMENT_ON_DELIVERY',
}

/** Throws InvalidRequest for a name with digits, an impossible number or notes that are too long. */
export function checkCustomer(site: Site, { name, phone_number, location }: Customer, where: string): void {
  if (name.trim() === '') throw violation(`${where}/name`, 'blank', 'must not be blank')
  if (/\p{Nd}/u.test(name)) throw violation(`${where}/name`, 'digits', 'must not contain digits')
  if (!isPossible(site, phone_number)) throw violation(`${where}/phone_number`, 'phone', 'must be a possible number')
  if (bytesOf(location.notes ?? '') > NOTES_MAX_BYTES)
    throw violation(`${where}/location/notes`, 'maxBytes', `must have at most ${NOTES_MAX_BYTES} UTF-8 bytes`)
  const [unit = '', ...rest] = location.address.split(',')
  if (site.country.rules?.unitNumberRequired && (rest.length < 2 || unit.trim() === ''))
    throw violation(`${where}/location/address`, 'unit', 'must begin with a unit number')
}

/** Throws InvalidRequest for an item value that this country does not allow. */
export function checkAmount({ country }: Site, amount: Money, where: string): void {
  const { amountRequired = true, minimumAmount = 0 } = country.rules ?? {}
  if (!isWhole(amount, country.currency))
    throw violation(where, 'decimals', `has too many decimals for ${country.currency}`)
  if (amountRequired && amount <= 0) throw violation(where, 'required', 'must be above 0')
  if (amount < minimumAmount) throw violation(where, 'minimum', `must be at least ${minimumAmount}`)
}

/** Throws PaymentMethodNotAvailable unless country, vendor and flags offer the method (Q48). */
export function checkMethod(site: Site, vendor: StoredVendor, requested: RequestedPaymentMethod): void {
  const offered = site.settings.parameters().paymentMethods.split('|')
  const { PayAtPickup, NonePaymentMethod } = site.settings.flags()
  const method = storedMethod[requested]
  // Cash on pick-up and no choice at all are sent as paid.
  const otherwise = requested === 'paid' && (PayAtPickup || NonePaymentMethod)
  if (!otherwise && (!offered.includes(method) || vendor.flags.payment_methods[method] === false))
    throw refuse('PaymentMethodNotAvailable')
}

/** Throws InvalidVatNumber unless the number is letters and digits and is registered; one that begins with 00 never is. */
export function checkVat(vat: PlaceOrder['vat_number']): void {
  if (vat !== undefined && (!/^[A-Za-z0-9]{8}$/.test(vat) || vat.startsWith('00'))) throw refuse('InvalidVatNumber')
}
