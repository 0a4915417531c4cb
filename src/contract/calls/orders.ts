// Calls about orders: what they cost, placing and following them, bulk files and payments.
import { anybody, callsOf, requesters, users, vendors } from '../endpoint.ts'

const orders = callsOf('orders')
const hurrier = callsOf('hurrier')

// Orders, vouchers, proofs and public tracking (7.6, 7.7).

export const orderCalls = {
  listOrders: orders.get('vendor/{id}/orders', {
    does: 'Lists orders of a vendor, newest first, page by page.',
    params: { id: 'VendorId' },
    query: 'VendorOrdersQuery',
    answer: 'OrderPage',
    who: vendors,
    clause: 'API-029, API-030, API-031, Q67',
  }),
  readOrder: orders.get('order', {
    does: 'Reads one order.',
    query: 'OrderQuery',
    answer: 'OrderAnswer',
    who: requesters,
    clause: 'API-032, Q66',
  }),
  placeOrder: orders.post('order', {
    does: 'Requests a rider.',
    input: 'PlaceOrder',
    answer: 'PlacedOrder',
    retry: 'keyed',
    who: requesters,
    clause: 'API-037, API-038, Q28',
  }),
  cancelOrder: orders.put('order/cancel', {
    does: 'Cancels an order that has not been collected.',
    input: 'CancelOrder',
    answer: 'Nothing',
    retry: 'keyed',
    who: requesters,
    clause: 'API-033, Q61, Q62',
  }),
  updateOrder: orders.put('order/{id}', {
    does: 'Changes address, amount, description or payment method of an order.',
    params: { id: 'OrderId' },
    input: 'UpdateOrder',
    answer: 'PlacedOrder',
    retry: 'replace',
    who: requesters,
    clause: 'API-039, Q28, Q32',
  }),
  validateVoucher: orders.post('voucher/validate', {
    does: 'Applies a voucher to the fee.',
    input: 'ValidateVoucher',
    answer: 'VoucherFee',
    retry: 'read',
    who: requesters,
    clause: 'API-042, Q46',
  }),
  readVoucher: orders.get('voucher/{code}', {
    does: 'Reads the voucher of an order that is edited.',
    params: { code: 'VoucherCode' },
    answer: 'VoucherAnswer',
    who: requesters,
    clause: 'API-043, Q46',
  }),
  proof: orders.get('order/{orderId}/proof/{type}', {
    does: 'Fetches the photo that proves delivery, collection or return; the unguessable order id is the permission.',
    params: { orderId: 'OrderId', type: 'ProofType' },
    answer: { file: ['image/jpeg', 'image/png', 'image/webp'] },
    who: anybody,
    clause: 'API-051, Q69',
  }),
  trackPublicly: orders.get('tracking/{orderID}', {
    does: 'Shows an order to whoever has its link, phones masked. 404: unknown, 410: expired.',
    params: { orderID: 'OrderId' },
    answer: 'PublicTrackingAnswer',
    who: anybody,
    clause: 'PUB-001, PUB-004, PUB-005, Q70',
  }),
} as const

// Fee, delivery area, estimates and riders: the hurrier client with Authorization (7.6, Q87).

export const deliveryCalls = {
  deliveryFee: hurrier.post('delivery/fee', {
    does: 'Computes and signs the delivery fee.',
    input: 'DeliveryFeeRequest',
    answer: 'SignedFee',
    retry: 'read',
    who: requesters,
    clause: 'API-034',
  }),
  validateArea: hurrier.post('delivery/area/validate', {
    does: 'Says whether riders deliver there.',
    input: 'AreaCheck',
    answer: 'AreaCheckAnswer',
    retry: 'read',
    who: requesters,
    clause: 'API-035',
  }),
  deliveryAreas: hurrier.get('delivery/area/{vendorId}', {
    does: 'Gives the areas around a vendor, for the map.',
    params: { vendorId: 'VendorId' },
    answer: 'DeliveryAreasAnswer',
    who: requesters,
    clause: 'FLG-014',
  }),
  estimations: hurrier.post('estimations', {
    does: 'Estimates collection and delivery, in minutes.',
    input: 'AreaCheck',
    answer: 'EstimationsAnswer',
    retry: 'read',
    who: requesters,
    clause: 'API-036, Q38',
  }),
  rider: hurrier.get('riders/{id}', {
    does: 'Says who carries an order and where the rider is. 404: no rider yet.',
    params: { id: 'OrderId' },
    answer: 'RiderAnswer',
    who: requesters,
    clause: 'API-040',
  }),
} as const

// Wallet, intent and confirmation (7.8).

export const paymentCalls = {
  paymentAuth: orders.post('order/payment/auth/{vendorID}', {
    does: 'Opens the wallet that a payment runs in.',
    params: { vendorID: 'VendorId' },
    answer: 'PaymentAuthAnswer',
    retry: 'keyed',
    who: requesters,
    clause: 'API-044',
  }),
  createIntent: orders.post('order/payment/intent', {
    does: 'Prepares the payment of an order: card kinds, saved cards and the key to encrypt a new card with.',
    input: 'CreateIntent',
    answer: 'IntentAnswer',
    retry: 'keyed',
    who: requesters,
    clause: 'API-045, Q100',
  }),
  confirmIntent: orders.post('order/payment/intent/confirm', {
    does: 'Pays and places the order.',
    input: 'ConfirmIntent',
    answer: 'ConfirmAnswer',
    retry: 'keyed',
    who: requesters,
    clause: 'API-046, API-047, Q50, Q100',
  }),
} as const

// Bulk upload (7.10); closed to guests and in embedded mode (Q08).

export const bulkCalls = {
  createBulkJob: orders.post('bulk-job/create', {
    does: 'Reads an XLSX file and checks every row.',
    input: 'CreateBulkJob',
    answer: 'CreateBulkJobAnswer',
    retry: 'keyed',
    who: users,
    clause: 'API-052, Q72',
  }),
  bulkTemplate: orders.get('bulk-job/example-file', {
    does: 'Fetches the empty spreadsheet, saved as Template.xlsx.',
    answer: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    who: users,
    clause: 'API-053',
  }),
  listBulkJobs: orders.get('bulk-job/all/{vendorId}', {
    does: 'Lists the jobs of a vendor.',
    params: { vendorId: 'VendorId' },
    answer: 'BulkJobsAnswer',
    status: 200,
    who: users,
    clause: 'API-054, Q73',
  }),
  readBulkJob: orders.get('bulk-job/detail/{vendorId}/{jobId}', {
    does: 'Reads a job and its rows.',
    params: { vendorId: 'VendorId', jobId: 'BulkJobId' },
    answer: 'BulkJobAnswer',
    who: users,
    clause: 'API-055',
  }),
  placeBulkOrders: orders.post('bulk-job/place-orders/{bulkJobId}', {
    does: 'Places the orders of all rows without error.',
    params: { bulkJobId: 'BulkJobId' },
    answer: 'BulkPlacementAnswer',
    retry: 'keyed',
    who: users,
    clause: 'API-056',
  }),
} as const
