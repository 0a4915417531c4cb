// Accounts, addresses, vendors, bulk jobs and everything around them.
import type { WireShapes } from '#schema/wire.ts'

const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600 }

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

const registration = {
  email_address: 'ny@example.com',
  password: 'Abcdef1!',
  mobile_number: '+4722222222',
  country: 'NO',
  terms_accepted: true,
} as const

export const accountExamples: { [Name in keyof WireShapes]?: readonly WireShapes[Name][] } = {
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
  CreateBulkJob: [{ vendor_id: 'v1', content: 'UEsDBA==' }],
  CreateBulkJobAnswer: [
    { body: { bulk_job: job, orders: [row, { ...row, status: 'INVALID', error: 'No phone number' }] } },
  ],
  BulkJobsAnswer: [{ body: [] }, { body: [job] }],
  BulkJobAnswer: [
    { body: { bulk_job: job, rows: [{ ...row, status: 'PLACED', order_id: 'v1-8fJk2L', delivery_fee: 79 }] } },
  ],
  BulkPlacementAnswer: [{ data: { ...job, status: 'ORDER_PLACEMENT_SUCCESS' } }],
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
        { key: 'another-app', value: { size: 3 }, reason: 'OWN_REASON' },
        { key: 'GuestCheckout' },
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
