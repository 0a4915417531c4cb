// Whether an order whose answer was lost is among the recent ones (Q88, REQ-105).
import type { Order, PlaceOrder } from '#schema/wire.ts'

/** What an order is recognised by. */
export type Print = { name: string; phone: string; address: string; description: string; amount: number }

/** A submission that was sent and whose outcome is unknown. */
export type Sent = {
  /** Unix seconds of the first submission, by the server's clock. */
  since: number
  /** Every submitted version: any of these may have become the order. */
  prints: readonly Print[]
  /** The key of the last submission; a new key is used only after the orders were checked again. */
  key: string
  /** When it was sent last, from whichever tab, in unix milliseconds. */
  at?: number
}

/** How far the clock may be off. */
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

/** Unix seconds from which the recent orders are fetched. */
export const recentFrom = ({ since }: Sent): number => since - CLOCK_ERROR_SECONDS

/** The same with one more submission; the first key stays until the next submission is sent. */
export function withPrint(sent: Sent | undefined, since: number, print: Print, key: string): Sent {
  if (!sent) return { since, prints: [print], key }
  return sent.prints.some(one => isSame(one, print)) ? sent : { ...sent, prints: [...sent.prints, print] }
}

/** The same together with what another tab has sent of this request, under the key that is used now. */
export function joinedSent(sent: Sent, other: Sent | undefined, key: string): Sent {
  const more = (other?.prints ?? []).filter(print => !sent.prints.some(one => isSame(one, print)))
  const since = Math.min(sent.since, other?.since ?? sent.since)
  const at = Math.max(sent.at ?? 0, other?.at ?? 0)
  return { since, prints: [...sent.prints, ...more], key, ...(at > 0 && { at }) }
}

/** Whether two submissions ask for the same. */
export const isSame = (one: Print, other: Print): boolean =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.address === other.address &&
  one.description === other.description &&
  one.amount === other.amount

/**
 * The order that a submission created, or undefined. Earlier orders and known ones do not count,
 * however similar they are.
 */
export function findPlaced(orders: readonly Order[], sent: Sent, known: readonly string[]): Order | undefined {
  return orders.find(
    order => order.created_at >= recentFrom(sent) && !known.includes(order.order_id) && couldBecome(sent, order),
  )
}

/** Whether an order has the submitted contents. */
export const couldBecome = ({ prints }: Sent, order: Order): boolean =>
  prints.some(print => isSame(printOf(order), print))
