// One good example, at least, of every body and every answer of the contract. The compiler checks them as well.
import type { WireShapes } from '#schema/wire'

type Examples = { [Name in keyof WireShapes]?: readonly WireShapes[Name][] }

const point = { lat: 59.91, lng: 10.75 }
const place = { address: ', , Storgata 1', latitude: 59.91, longitude: 10.75, notes: 'Ring twice' }
const contents = { payment_method: 'PAID', amount: 120.5, description: 'Books', cold_bag_needed: false } as const
const history = [{ status: 'NEW', created_at: 1_700_000_000 } as const]
const customer = { name: 'Kari Nordmann', phone_number: '+47 22 22 22 22', location: place }
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600 }
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

const vendor: WireShapes['Vendor'] = {
  vendor_id: 'v1',
  is_active: true,
  is_registered: true,
  is_parent: false,
  estimation_pick_up_time: 0,
  flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: false } },
  vendor_information: {
    name: 'Blomster & Bok',
    owners: ['eier@example.com'],
    contact: { phone: '+4722222222' },
    currency: 'NOK',
    location: {},
  },
}

const outlet: WireShapes['Outlet'] = {
  parent_vendor_id: 'v1',
  name: 'Sentrum',
  address: 'Storgata 1, Oslo',
  latitude: 59.91,
  longitude: 10.75,
  phone_number: '+4722222222',
  users: [],
  country_code: 'NO',
  client_vendor_id: 'S-1',
}

const foundPlace: WireShapes['GeolocatorAddress'] = {
  id: 'p1',
  formatted_address: 'Storgata 1, Oslo',
  latitude: 59.91,
  longitude: 10.75,
}

const job: WireShapes['BulkJob'] = {
  bulk_job_id: 'b1',
  vendor_id: 'v1',
  status: 'PREPROCESS_SUCCESS_WITH_ERROR',
  created_by: 'eier@example.com',
  created_date: 1_700_000_000,
  totals: { total_rows: 2, orders_to_be_placed: 1, orders_placed: 0, errors: 1 },
  metadata: { bulk_job_id: 'b1', success_row_count: 1 },
}

const row: WireShapes['BulkRow'] = {
  row_number: 2,
  row_id: 'r1',
  status: 'VALID',
  customer_name: 'Kari',
  drop_off_address: 'Storgata 1',
  payment_method: 'PAID',
  delivery_type: 'instant',
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

const registration = {
  email_address: 'ny@example.com',
  password: 'Abcdef1!',
  mobile_number: '+4722222222',
  country: 'NO',
  terms_accepted: true,
} as const

export const examples: Examples = {
  Registration: [
    { ...registration, vendor_name: 'Blomster', vendor_code: 'B-1' },
    { ...registration, business_name: 'Blomster AS' },
  ],
  RegistrationAnswer: [{ data: { user_id: 'u1', email: 'ny@example.com' } }],
  RegisterErrorAnswer: [
    {
      status: 409,
      message: 'taken',
      errors: [{ message: 'taken', meta: { translation_key: 'auth.registration.emailTaken' } }],
    },
  ],
  Login: [{ email_address: 'eier@example.com', password: 'x' }],
  LoginAnswer: [
    { result: { VendorLoginDetails: { user_id: 'u1', email: 'eier@example.com' }, AuthenticationResult: tokens } },
    {
      result: {
        VendorLoginDetails: { user_id: 'u1', email: 'eier@example.com', roles: ['outlet-management'] },
        AuthenticationResult: tokens,
      },
    },
  ],
  Logout: [{ refresh_token: 'r' }],
  Nothing: [{ result: {} }],
  ExtendLogin: [{ refresh_token: 'r' }],
  ExtendLoginAnswer: [{ result: { AuthenticationResult: tokens } }],
  ExpireLogin: [{ access_token: 'a' }],
  ForgotPassword: [{ email_address: 'eier@example.com' }],
  ConfirmPassword: [{ email_address: 'eier@example.com', verification_code: '012345', new_password: 'Abcdef1!' }],
  GuestLogin: [{ country: 'NO' }],
  GuestLoginAnswer: [{ result: { token: 'j.w.t', vendor_id: 'vendorID' } }],
  GuestTokenPayload: [{ exp: 1_700_000_000 }],
  GodroidTokenPayload: [
    { exp: 1_700_000_000, authSchema: { restaurant: { platformTokens: [{ restaurantId: 'v1' }] } } },
  ],
  AutocompleteAnswer: [
    { data: { data: [] } },
    { data: { data: [{ address: { id: 'p1', formatted_address: 'Storgata 1' } }] } },
  ],
  ReverseAnswer: [
    { data: { data: { address: { ...foundPlace, city: 'Oslo', country_code: 'NO', zipcode: '0155' } } } },
  ],
  PlaceDetailsAnswer: [{ ...foundPlace, street: 'Storgata', number: '1' }, { data: { data: { address: foundPlace } } }],
  SavedAddressAnswer: [
    {
      data: {
        body: [
          {
            id: 'a1',
            name: 'Kari',
            phone_number: '+4722222222',
            latitude: 1,
            longitude: 2,
            address: '4, , Storgata 1',
          },
        ],
      },
    },
  ],
  SaveVendorAddress: [
    {
      address_text: 'Storgata 1, Oslo',
      country_code: 'NO',
      latitude: 59.91,
      longitude: 10.75,
      street_address: 'Storgata 1',
    },
  ],
  VendorsAnswer: [{ result: { vendors: [] } }, { result: { vendors: [vendor] } }],
  VendorAnswer: [{ result: vendor }],
  HelpCentreTokenAnswer: [{ result: 'j.w.t' }],
  Outlet: [
    outlet,
    { ...outlet, rider_instructions: 'Back door', users: ['a@b.no'], street: 'Storgata', street_number: '1' },
  ],
  OutletAnswer: [{ result: { vendor_id: 'o1' } }],
  CountryParameterAnswer: [{ result: true }, { result: -1 }, { result: 'PAID|CASH_ON_DELIVERY' }],
  ServiceHoursAnswer: [
    { result: { status: 'open', from: '09:00', to: '22:00', currentTime: '12:30' } },
    { result: { status: 'closed', currentTime: '02:30' } },
  ],
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
  CreateBulkJob: [{ vendor_id: 'v1', content: 'UEsDBA==' }],
  CreateBulkJobAnswer: [
    { body: { bulk_job: job, orders: [row, { ...row, status: 'INVALID', error: 'No phone number' }] } },
  ],
  BulkJobsAnswer: [{ body: [] }, { body: [job] }],
  BulkJobAnswer: [
    { body: { bulk_job: job, rows: [{ ...row, status: 'PLACED', order_id: 'v1-8fJk2L', delivery_fee: 79 }] } },
  ],
  BulkPlacementAnswer: [{ data: { ...job, status: 'ORDER_PLACEMENT_SUCCESS' } }],
  ClientMessage: [{ action: 'subscribeToVendor', data: { vendor_id: 'v1' } }],
  ServerMessage: [
    { event: { type: 'subscribe_ok', data: { vendor_id: 'v1' } } },
    { event: { type: 'subscribe_refused', data: { vendor_id: 'v2', status: 404, message: 'NotFound' } } },
    { event: { type: 'order_update', data: order } },
  ],
  HelpCentreInit: [
    {
      user_id: 'u1',
      email: { email: 'eier@example.com' },
      guest: false,
      name: { name: 'Blomster' },
      brand: 'pandago',
      global_entity_id: 'PANDAGO_NO',
      country: 'NO',
      locale: 'nb-NO',
      app_version: '1.0.0',
      verification_token: 'j.w.t',
      bridge: 'iframe',
      service_type: 'rider_portal',
    },
  ],
  HelpCentreInitAnswer: [{ url: 'https://help.example/chat' }],
  FlagEvaluation: [{ context: { targetingKey: 'anonymous', country: 'NO', environment: 'san' } }],
  FlagAnswer: [
    {
      flags: [
        { key: 'Voucher', value: true, reason: 'STATIC' },
        { key: 'PreOrder', errorCode: 'PARSE_ERROR' },
      ],
      metadata: { version: 1 },
    },
  ],
  FlagErrorAnswer: [{ errorCode: 'INVALID_CONTEXT' }],
  FlagFile: [{}, { Voucher: true }],
  RemoteTranslations: [{ 'landing.title': 'Hei {name}' }],
  AssetManifest: [{ build: 'abc', files: ['/_assets/app.abc.js'] }],
  ErrorAnswer: [
    { status: 401, message: 'NotAuthorizedException' },
    {
      status: 400,
      message: 'InvalidRequest',
      errors: [{ path: 'body/customer/name', rule: 'minLength', message: 'too short' }],
    },
  ],
  StoredLogin: [
    {
      user: { id: 'u1', email: 'eier@example.com' },
      meta: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 1 },
    },
  ],
  StoredGuest: [{ vendor_id: 'vendorID', token: 'j.w.t' }],
  GuestOrders: [[], [{ order_id: 'v1-8fJk2L', vendor_id: 'v1' }]],
  SearchHistory: [['Kari']],
  StoredFilters: [{}, { dateRangeFilter: { from: 1, to: 2, category: 'custom' }, orderStatusFilter: 'ANY' }],
  StoredVendors: [{ showToggleOutlet: true, enableToggleOutlet: false }],
}
