// Whether an order whose answer was lost is among the recent ones (Q88, REQ-105).
import type { Order, PlaceOrder } from '#schema/wire.ts'

/** What an order is recognised by. */
export type Print = { name: string; phone: string; address: string; description: string; amount: number }

/** A submission that was sent and of which nothing is known yet. */
export type Sent = {
  /** Unix seconds of the first submission, by the server's clock. */
  since: number
  /** Everything that was sent: any of these may have become the order. */
  prints: readonly Print[]
  /** The key that it was sent with last; another one is taken only after looking again. */
  key: string
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

/** The same with one more submission; the first one's key stays until the next has left. */
export function withPrint(sent: Sent | undefined, since: number, print: Print, key: string): Sent {
  if (!sent) return { since, prints: [print], key }
  return sent.prints.some(one => isSame(one, print)) ? sent : { ...sent, prints: [...sent.prints, print] }
}

/** The same together with what another tab sent of this request, under the key that it leaves with now. */
export function joinedSent(sent: Sent, other: Sent | undefined, key: string): Sent {
  const more = (other?.prints ?? []).filter(print => !sent.prints.some(one => isSame(one, print)))
  return { since: Math.min(sent.since, other?.since ?? sent.since), prints: [...sent.prints, ...more], key }
}

const isSame = (one: Print, other: Print): boolean =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.address === other.address &&
  one.description === other.description &&
  one.amount === other.amount

/**
 * The order that a submission made, or undefined. Orders made before the submission and those that are known already are others,
 * however alike they are.
 */
export function findPlaced(orders: readonly Order[], sent: Sent, known: readonly string[]): Order | undefined {
  return orders.find(
    order => order.created_at >= recentFrom(sent) && !known.includes(order.order_id) && couldBecome(sent, order),
  )
}

/** Whether an order has what was sent. */
export const couldBecome = ({ prints }: Sent, order: Order): boolean =>
  prints.some(print => isSame(printOf(order), print))
