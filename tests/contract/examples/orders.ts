// What an order goes through: placing, tracking, paying, bulk upload, socket.
import type { WireShapes } from '#schema/wire.ts'

const point = { lat: 59.91, lng: 10.75 }

const place = { address: ', , Storgata 1', latitude: 59.91, longitude: 10.75, notes: 'Ring twice' }

const contents = { payment_method: 'PAID', amount: 120.5, description: 'Books', cold_bag_needed: false } as const

const history = [{ status: 'NEW', created_at: 1_700_000_000 } as const]

const customer = { name: 'Kari Nordmann', phone_number: '+47 22 22 22 22', location: place }

const voucher = { code: 'SPRING', amount: 10, type: 'percentage' } as const

const order = {
  order_id: 'v1-8fJk2L',
  vendor_id: 'v1',
  created_at: 1_700_000_000,
  updated_at: '2026-03-01T12:00:00Z',
  status: 'NEW',
  status_history: history,
  customer,
  order: contents,
} as const satisfies WireShapes['Order']

const fullOrder: WireShapes['Order'] = {
  ...order,
  updated_at: 1_700_000_060,
  preordered_for: 1_700_003_600,
  delivery_fee: { fee: 79, signature: 's1' },
  discounted_delivery_fee: { fee: 71.1, signature: 's2' },
  vat_number: 'NO123456',
  voucher,
  login_pickup_estimation: 15,
  age_validation_required: true,
  sender: { location: place, name: 'Ola', email: { email: 'ola@example.com' }, phone_number: { phone: '+4722222222' } },
  cancel_reason: 'WRONG_ITEMS',
}

const flatSender = { location: place, name: 'Ola', email: 'ola@example.com', phone_number: '+4722222222' }

const placeOrder: WireShapes['PlaceOrder'] = {
  vendor_id: 'v1',
  delivery_fee: 79,
  signature: 's1',
  age_validation_required: false,
  login_pickup_estimation: 15,
  customer,
  order: { payment_method: 'paid', amount: 0, description: '', cold_bag_needed: false },
}

const payment = {
  order: placeOrder,
  bearer_token: 't',
  purchase_intent_id: 'i1',
  payment_method: 'generic_creditcard',
} as const

const newCard: WireShapes['CardDetails'] = {
  save_card: true,
  holder_name: 'Ola Nordmann',
  encrypted_card_data: 'eyJ.a.b.c.d',
  card_last_digits: '4242',
  bin: '424242',
  scheme: 'visa',
}

const tracking: WireShapes['PublicTracking'] = {
  order_id: 'v1-8fJk2L',
  kind: 'business',
  status: 'NEAR_CUSTOMER',
  status_history: history,
  created_at: 1_700_000_000,
  updated_at: 1_700_000_060,
  sender: { name: 'Blomster & Bok', address: 'Storgata 1' },
  receiver: { name: 'Kari', address: 'Lillegata 2', phone_number: '•••• 22 22', latitude: 59.9, longitude: 10.7 },
  parcel: { description: 'Books', amount: 120.5, cold_bag_needed: false },
  payment: { method: 'PAID', status: 'paid', currency: 'NOK', delivery_fee: 79 },
  proofs: [],
}

export const orderExamples: { [Name in keyof WireShapes]?: readonly WireShapes[Name][] } = {
  OrderPage: [
    { data: { result: { data: [order, fullOrder], pagination_key: 'next' } } },
    { data: { result: { data: [] } } },
  ],
  OrderAnswer: [{ result: fullOrder }],
  Order: [order, fullOrder, { ...order, sender: flatSender }],
  PlaceOrder: [
    placeOrder,
    {
      ...placeOrder,
      vat_number: 'NO123456',
      preordered_for: 1_700_003_600,
      voucher,
      sender: {
        location: place,
        name: 'Ola',
        email: { email: 'ola@example.com' },
        phone_number: { phone: '+4722222222' },
      },
    },
  ],
  PlacedOrder: [{ result: { order_id: 'v1-8fJk2L' } }],
  CancelOrder: [{ vendor_id: 'v1', order_id: 'v1-8fJk2L', reason: 'CUSTOMER_CANCELLED' }],
  UpdateOrder: [
    { vendor_id: 'v1', payment_method: 'cash_on_delivery', amount: 10, item_details: 'Books' },
    {
      vendor_id: 'v1',
      payment_method: 'paid',
      amount: 1,
      item_details: '',
      location: place,
      delivery_fee: 9,
      signature: 's',
    },
  ],
  ValidateVoucher: [
    { code: 'SPRING', order: { order_time: 1_700_000_000, delivery_fee: 79, signature: 's' }, vendor_id: 'v1' },
  ],
  VoucherFee: [{ voucher, delivery_fee: 0, signature: 's' }],
  VoucherAnswer: [{ result: voucher }],
  PublicTrackingAnswer: [{ result: tracking }],
  DeliveryFeeRequest: [{ source: point, destination: point, vendor_id: 'v1', delivery_type: 'food' }],
  SignedFee: [{ fee: 79, signature: 's' }],
  AreaCheck: [{ location: point, vendor_location: point, vendor_id: 'v1' }],
  AreaCheckAnswer: [{ result: 'DELIVERABLE' }, { result: 'NOT_DELIVERABLE' }],
  DeliveryAreasAnswer: [{ result: { areas: [{ ring: [point, { lat: 59.9, lng: 10.8 }, { lat: 59.8, lng: 10.8 }] }] } }],
  EstimationsAnswer: [{ result: { pickup: 12, delivery: 34.5 } }],
  RiderAnswer: [
    {
      result: {
        order_id: 'v1-8fJk2L',
        rider_id: 'r1',
        name: 'Per',
        latitude: 59.91,
        longitude: 10.75,
        updated_at: 1_700_000_000,
        dropoff_eta: 1_700_000_600,
      },
    },
  ],
  PaymentAuthAnswer: [{ wallet: { wallet_id: 'w1', access_token: 't', expires_in: 900 } }],
  CreateIntent: [{ wallet_id: 'w1', bearer_token: 't', vendor_id: 'v1', order: placeOrder }],
  IntentAnswer: [
    {
      intent_id: 'i1',
      payment_methods: [
        {
          name: 'generic_creditcard',
          payment_instruments: [
            {
              payment_instrument_id: 'c1',
              card_last_digits: '4242',
              scheme: 'visa',
              expiry_month: 12,
              expiry_year: 2030,
            },
          ],
          encryption_key: { kty: 'RSA', kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256', n: 'A'.repeat(342), e: 'AQAB' },
        },
      ],
    },
  ],
  ConfirmIntent: [
    { ...payment, card_details: newCard },
    { ...payment, payment_instrument_id: 'c1' },
  ],
  CardSecret: [{ card_number: '4242424242424242', expiry_month: '09', expiry_year: '2030', security_code: '123' }],
  ConfirmAnswer: [
    { order_id: 'v1-8fJk2L' },
    { order_id: 'v1-8fJk2L', redirect_required: { redirectUrl: 'https://bank.example/3ds' } },
  ],
  ClientMessage: [{ action: 'subscribeToVendor', data: { vendor_id: 'v1' } }],
  ServerMessage: [
    { event: { type: 'subscribe_ok', data: { vendor_id: 'v1' } } },
    { event: { type: 'subscribe_refused', data: { vendor_id: 'v2', status: 404, message: 'NotFound' } } },
    { event: { type: 'order_update', data: order } },
  ],
}
