// Orders for tests.
import type { Order, OrderStatus, StatusEntry } from '#schema/wire.ts'

/** 2026-03-03 12:00 in Oslo, unix milliseconds. */
export const NOW = Date.parse('2026-03-03T11:00:00Z')
export const SECONDS = NOW / 1000

export const statuses: readonly OrderStatus[] = [
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'COURIER_LEFT_VENDOR',
  'MODIFIED',
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]

/** Entries a minute apart, the last one now. */
export const historyOf = (...statuses: OrderStatus[]): StatusEntry[] =>
  statuses.map((status, index) => ({ status, created_at: SECONDS - (statuses.length - 1 - index) * 60 }))

let count = 0

/** A whole order that was made five minutes ago and changed just now. */
export const orderOf = (more: Partial<Order> = {}): Order => ({
  order_id: `v1-${String(++count).padStart(6, '0')}`,
  vendor_id: 'v1',
  created_at: SECONDS - 300,
  updated_at: SECONDS,
  status: 'NEW',
  status_history: historyOf(more.status ?? 'NEW'),
  customer: {
    name: 'Kari Nordmann',
    phone_number: '+47 22 22 22 22',
    location: { address: ', , Storgata 1', latitude: 59.91, longitude: 10.75 },
  },
  order: { payment_method: 'PAID', amount: 120.5, description: 'Books', cold_bag_needed: false },
  ...more,
})
