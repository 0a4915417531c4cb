// Whether an order whose answer was lost is among the recent ones (Q88, REQ-105).
import type { Order, PlaceOrder } from '#schema/wire'

/** What an order is recognised by. */
export type Print = { name: string; phone: string; address: string; description: string; amount: number }

/** A press that was sent and of which nothing is known yet. */
export type Sent = {
  /** Unix seconds of the first press with this key, by the server's clock. */
  since: number
  /** Everything that was sent with it: any of these may have become the order. */
  prints: readonly Print[]
}

/** The clock is right to about this much. */
const CLOCK_ERROR_SECONDS = 5

export const printOf = ({
  customer,
  order,
}: Pick<PlaceOrder, 'customer'> & { order: Pick<PlaceOrder['order'], 'amount' | 'description'> }): Print => ({
  name: customer.name,
  phone: customer.phone_number.replace(/\D/g, ''),
  address: customer.location.address,
  description: order.description,
  amount: order.amount,
})

/** Unix seconds from which the recent orders are asked for. */
export const recentFrom = ({ since }: Sent): number => since - CLOCK_ERROR_SECONDS

/** The same with one more press under the same key. */
export function withPrint(sent: Sent | undefined, since: number, print: Print): Sent {
  if (!sent) return { since, prints: [print] }
  return sent.prints.some(one => isSame(one, print)) ? sent : { ...sent, prints: [...sent.prints, print] }
}

const isSame = (one: Print, other: Print): boolean =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.address === other.address &&
  one.description === other.description &&
  one.amount === other.amount

/**
 * The order that a press made, or undefined. Orders made before the press and those that are known already are others,
 * however alike they are.
 */
export function findPlaced(orders: readonly Order[], sent: Sent, known: readonly string[]): Order | undefined {
  return orders.find(
    order =>
      order.created_at >= recentFrom(sent) &&
      !known.includes(order.order_id) &&
      sent.prints.some(print => isSame(printOf(order), print)),
  )
}
