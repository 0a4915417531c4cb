// An order as the public call answers it, for tests.
import type { OrderStatus, PublicTracking } from '#schema/wire.ts'

const MADE_AT = 1_789_998_000
/** Who comes to these has accepted before (TRK-032). */
const RIDDEN: ReadonlySet<OrderStatus> = new Set([
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
])

/** The order of an id in a status, with the course that led there. */
export function trackedOrder(id: string, status: OrderStatus = 'PICKED_UP'): PublicTracking {
  return {
    order_id: id,
    kind: 'business',
    status,
    status_history: [
      { status: 'NEW', created_at: MADE_AT },
      ...(RIDDEN.has(status) ? [{ status: 'COURIER_ACCEPTED_DELIVERY' as const, created_at: MADE_AT + 300 }] : []),
      { status, created_at: MADE_AT + 600 },
    ],
    created_at: MADE_AT,
    updated_at: MADE_AT + 600,
    sender: { name: 'Saffron & Sage', address: 'Al Wasl Road 214', phone_number: '•••• 12' },
    receiver: { name: 'Noura Al Shamsi', address: 'Marasi Drive 18', phone_number: '•••• 67' },
    parcel: { description: 'Two lunch boxes', amount: 320, cold_bag_needed: false },
    payment: { method: 'PAID', status: 'paid', currency: 'AED', delivery_fee: 18.5 },
    proofs: [],
  }
}
