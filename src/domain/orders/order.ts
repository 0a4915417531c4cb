// Orders as they really come: a server may leave something out, and no screen breaks over it.
import type { Moment, Order, OrderContents, Place, StatusEntry } from '#schema/wire'

/** A moment in unix milliseconds, from unix seconds or ISO 8601 (Q95); 0 for what cannot be read. */
export function momentMs(moment: Moment): number {
  const ms = typeof moment === 'number' ? moment * 1000 : Date.parse(moment)
  return Number.isFinite(ms) ? ms : 0
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
const isEntry = (data: unknown): data is StatusEntry =>
  isRecord(data) && typeof data['status'] === 'string' && typeof data['created_at'] === 'number'

const noContents: OrderContents = { payment_method: 'NONE', amount: 0, description: '', cold_bag_needed: false }

/**
 * The order with what the server may have left out: an empty history, an empty customer, nothing carried (TRK-003,
 * TRK-004). A place may still lack its coordinates: ask `pointOf`. An order that is whole comes back as it is.
 */
export function completed(order: Order): Order {
  const { status_history: history, customer, order: contents }: Partial<Order> = order
  const location: Partial<Place> | undefined = customer?.location
  const whole =
    Array.isArray(history) &&
    history.every(isEntry) &&
    typeof customer?.name === 'string' &&
    typeof customer.phone_number === 'string' &&
    typeof location?.address === 'string' &&
    contents !== undefined &&
    Object.keys(noContents).every(field => Object.hasOwn(contents, field))
  if (whole) return order
  return {
    ...order,
    status_history: Array.isArray(history) ? history.filter(isEntry) : [],
    customer: {
      name: customer?.name ?? '',
      phone_number: customer?.phone_number ?? '',
      location: { ...(location as Place), address: location?.address ?? '' },
    },
    order: { ...noContents, ...contents },
  }
}

export type Point = { latitude: number; longitude: number }

/** Where something is; undefined when its coordinates are missing or lie outside the world. */
export function pointOf(place: Partial<Point> | undefined): Point | undefined {
  const { latitude, longitude } = place ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined
  return { latitude, longitude }
}

/** The part of an order's number that is said aloud: what follows the vendor's id, at most 8 characters. */
export function shortId({ order_id, vendor_id }: Pick<Order, 'order_id' | 'vendor_id'>): string {
  const own = order_id.startsWith(`${vendor_id}-`) ? order_id.slice(vendor_id.length + 1) : order_id
  return own.slice(0, SHORT_ID_LENGTH)
}

const SHORT_ID_LENGTH = 8

/** An address to be read: what is joined without a unit or a building keeps no empty parts (Q39). */
export const shownAddress = (address: string): string =>
  address
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(', ')
