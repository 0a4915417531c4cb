// Searching the orders of the tracking screen (TRK-024, Q66).
import type { Order } from '#schema/wire'

const stripped = (text: string): string => text.toLocaleLowerCase().replace(/\s+/g, '')
/** Telephone numbers are written with all kinds of marks between their digits. */
const digits = (text: string): string => text.replace(/[^\d+]/g, '')

/**
 * A test for orders by number, customer's phone or customer's name, all without spaces; undefined for an empty key, which
 * fits everything.
 */
export function matchesKey(key: string): ((order: Order) => boolean) | undefined {
  const wanted = stripped(key)
  if (wanted === '') return undefined
  const phone = /^\+?[\d()\-./]+$/.test(wanted) ? digits(wanted) : ''
  return ({ order_id, customer }) =>
    stripped(order_id).includes(wanted) ||
    stripped(customer.name).includes(wanted) ||
    stripped(customer.phone_number).includes(wanted) ||
    (phone !== '' && digits(customer.phone_number).includes(phone))
}
