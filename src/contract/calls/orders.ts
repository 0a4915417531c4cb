// Orders, vouchers, proofs and public tracking (7.6, 7.7).
import { callsOf } from '../endpoint.ts'
import { anybody, requesters, vendors } from '../roles.ts'

const { get, post, put } = callsOf('orders')

export const orderCalls = {
  listOrders: get('vendor/{id}/orders', {
    does: 'Lists orders of a vendor, newest first, page by page.',
    params: { id: 'VendorId' },
    query: 'VendorOrdersQuery',
    answer: 'OrderPage',
    who: vendors,
    clause: 'API-029, API-030, API-031, Q67',
  }),
  readOrder: get('order', {
    does: 'Reads one order.',
    query: 'OrderQuery',
    answer: 'OrderAnswer',
    who: requesters,
    clause: 'API-032, Q66',
  }),
  placeOrder: post('order', {
    does: 'Requests a rider.',
    input: 'PlaceOrder',
    answer: 'PlacedOrder',
    retry: 'keyed',
    who: requesters,
    clause: 'API-037, API-038, Q28',
  }),
  cancelOrder: put('order/cancel', {
    does: 'Cancels an order that has not been collected.',
    input: 'CancelOrder',
    answer: 'Nothing',
    retry: 'keyed',
    who: requesters,
    clause: 'API-033, Q61, Q62',
  }),
  updateOrder: put('order/{id}', {
    does: 'Changes address, amount, description or payment method of an order.',
    params: { id: 'OrderId' },
    input: 'UpdateOrder',
    answer: 'PlacedOrder',
    retry: 'replace',
    who: requesters,
    clause: 'API-039, Q28, Q32',
  }),
  validateVoucher: post('voucher/validate', {
    does: 'Applies a voucher to the fee.',
    input: 'ValidateVoucher',
    answer: 'VoucherFee',
    retry: 'read',
    who: requesters,
    clause: 'API-042, Q46',
  }),
  readVoucher: get('voucher/{code}', {
    does: 'Reads the voucher of an order that is edited.',
    params: { code: 'VoucherCode' },
    answer: 'VoucherAnswer',
    who: requesters,
    clause: 'API-043, Q46',
  }),
  proof: get('order/{orderId}/proof/{type}', {
    does: 'Fetches the photo that proves delivery, collection or return; the unguessable order id is the permission.',
    params: { orderId: 'OrderId', type: 'ProofType' },
    answer: { file: ['image/jpeg', 'image/png', 'image/webp'] },
    who: anybody,
    clause: 'API-051, Q69',
  }),
  trackPublicly: get('tracking/{orderID}', {
    does: 'Shows an order to whoever has its link, phones masked. 404: unknown, 410: expired.',
    params: { orderID: 'OrderId' },
    answer: 'PublicTrackingAnswer',
    who: anybody,
    clause: 'PUB-001, PUB-004, PUB-005, Q70',
  }),
} as const
