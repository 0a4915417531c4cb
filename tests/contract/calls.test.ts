// Every call of the documents stands in the list, with its documented method, path, fields and envelope.
import { describe, expect, test } from 'vitest'
import { callAddress } from '#contract/call-address'
import { type Endpoint, services } from '#contract/endpoint'
import { type EndpointName, endpoints } from '#contract/endpoints'
import { repetitionOf, SENDS_MAX, waitBefore } from '#contract/repeating'
import { fileOf, type Schema, wireFiles } from '../../scripts/wire-schemas.ts'

type Fields = { properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema; $ref?: string }

const shape = (name: string) => wireFiles[fileOf(name)]?.$defs[name] as Fields
const followed = (schema: Fields): Fields =>
  schema.$ref ? followed(shape(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1))) : schema

/** Names of all fields of a schema; of every alternative where there are several. */
const fieldsOf = (schema: Fields): string[] => [
  ...Object.keys(followed(schema).properties ?? {}),
  ...(followed(schema).anyOf ?? []).flatMap(part => fieldsOf(part as Fields)),
]

/** The schema at a dotted path; `[]` steps into a list. */
function at(schema: Fields, path: string): Fields | undefined {
  return path
    .split('.')
    .filter(step => step !== '')
    .reduce<Fields | undefined>((found, step) => {
      if (!found) return undefined
      const here = followed(found)
      if (step === '[]') return here.items as Fields | undefined
      const parts = [here, ...((here.anyOf ?? []) as Fields[]).map(followed)]
      return parts.map(part => part.properties?.[step]).find(Boolean) as Fields | undefined
    }, schema)
}

const call = (name: EndpointName) => endpoints[name] as Endpoint
const words = (text: string) => text.split(' ').filter(Boolean)
const BULK = '/orders/api/v1/bulk-job'
const PAYMENT = '/orders/api/v1/order/payment'

/** Clause, call, documented method and path behind the host, fields sent, and where the documented answer is. */
const documented: [string, EndpointName, string, string, string][] = [
  [
    'API-009',
    'register',
    'POST /authentication/api/v1/register',
    'email_address password vendor_name vendor_code business_name mobile_number country terms_accepted',
    'data',
  ],
  [
    'API-010',
    'login',
    'POST /authentication/api/v1/login',
    'email_address password',
    'result.VendorLoginDetails.user_id result.VendorLoginDetails.email result.AuthenticationResult.AccessToken result.AuthenticationResult.IdToken result.AuthenticationResult.RefreshToken result.AuthenticationResult.ExpiresIn',
  ],
  ['API-011', 'logout', 'POST /authentication/api/v1/logout', 'refresh_token', 'result'],
  [
    'API-012',
    'extendLogin',
    'POST /authentication/api/v1/login/extend',
    'refresh_token',
    'result.AuthenticationResult',
  ],
  ['API-013', 'expireLogin', 'POST /authentication/api/v1/login/expire', 'access_token', 'result'],
  ['API-014', 'forgotPassword', 'POST /authentication/api/v1/forgot-password', 'email_address', 'result'],
  [
    'API-014',
    'confirmPassword',
    'POST /authentication/api/v1/forgot-password/confirm',
    'email_address verification_code new_password',
    'result',
  ],
  [
    'API-015',
    'autocompleteAddress',
    'GET /hurrier/api/v1/geolocator/autocomplete',
    'query country lat lng language',
    'data.data.[].address.id data.data.[].address.formatted_address',
  ],
  [
    'API-016',
    'reverseGeocode',
    'GET /hurrier/api/v1/geolocator/reverse',
    'lat lng language',
    'data.data.address.formatted_address',
  ],
  [
    'API-017',
    'placeDetails',
    'GET /hurrier/api/v1/geolocator/details',
    'query_id',
    'id formatted_address latitude longitude city country_code zipcode street number data.data.address',
  ],
  [
    'API-018',
    'searchAddressBook',
    'GET /hurrier/api/v1/addressbook/search-customers/{vendorId}',
    'query',
    'data.body.[].address',
  ],
  [
    'API-019',
    'saveVendorAddress',
    'PUT /orders/api/v1/vendor/{id}/address',
    'address_text unit notes building city country_code latitude longitude postal_code street_address',
    'result',
  ],
  ['API-020', 'listVendors', 'GET /orders/api/v1/vendors', '', 'result.vendors.[].vendor_id'],
  ['API-021', 'readVendor', 'GET /orders/api/v1/vendor/{id}', '', 'result.vendor_id'],
  ['API-022', 'helpCentreToken', 'GET /orders/api/v1/vendor/{id}/hc_jwt_token', '', 'result'],
  [
    'API-023',
    'addOutlet',
    'POST /orders/api/v1/outlet',
    'parent_vendor_id name address latitude longitude rider_instructions phone_number city users unit building street postal_code country_code client_vendor_id street_number',
    'result.vendor_id',
  ],
  [
    'API-024',
    'updateOutlet',
    'PUT /orders/api/v1/outlet/{id}',
    'parent_vendor_id name address latitude longitude rider_instructions phone_number city users unit building street postal_code country_code client_vendor_id street_number',
    'result.vendor_id',
  ],
  ['API-025', 'countryParameter', 'GET /orders/api/v1/get-country-parameter/{name}', '', 'result'],
  [
    'API-028',
    'serviceHours',
    'GET /orders/api/v1/vendor/{id}/service-hours',
    '',
    'result.status result.from result.to result.currentTime',
  ],
  [
    'API-029',
    'listOrders',
    'GET /orders/api/v1/vendor/{id}/orders',
    'pagination_key from to count include_outlets customer_phone_number scheduled',
    'data.result.data.[].order_id data.result.pagination_key',
  ],
  ['API-032', 'readOrder', 'GET /orders/api/v1/order', 'vendorId orderId', 'result.order_id'],
  ['API-033', 'cancelOrder', 'PUT /orders/api/v1/order/cancel', 'vendor_id order_id reason', 'result'],
  [
    'API-034',
    'deliveryFee',
    'POST /hurrier/api/v1/delivery/fee',
    'source destination vendor_id delivery_type',
    'fee signature',
  ],
  [
    'API-035',
    'validateArea',
    'POST /hurrier/api/v1/delivery/area/validate',
    'location vendor_location vendor_id',
    'result',
  ],
  [
    'API-036',
    'estimations',
    'POST /hurrier/api/v1/estimations',
    'location vendor_location vendor_id',
    'result.pickup result.delivery',
  ],
  [
    'API-037',
    'placeOrder',
    'POST /orders/api/v1/order',
    'vendor_id delivery_fee signature vat_number preordered_for age_validation_required login_pickup_estimation voucher customer order sender',
    'result.order_id',
  ],
  [
    'API-039',
    'updateOrder',
    'PUT /orders/api/v1/order/{id}',
    'vendor_id payment_method amount item_details location delivery_fee signature',
    'result.order_id',
  ],
  ['API-040', 'rider', 'GET /hurrier/api/v1/riders/{id}', '', 'result.order_id'],
  [
    'API-042',
    'validateVoucher',
    'POST /orders/api/v1/voucher/validate',
    'code order vendor_id',
    'voucher delivery_fee signature',
  ],
  ['API-043', 'readVoucher', 'GET /orders/api/v1/voucher/{code}', '', 'result.code result.amount result.type'],
  [
    'API-044',
    'paymentAuth',
    `POST ${PAYMENT}/auth/{vendorID}`,
    '',
    'wallet.wallet_id wallet.access_token wallet.expires_in',
  ],
  [
    'API-045',
    'createIntent',
    `POST ${PAYMENT}/intent`,
    'wallet_id bearer_token vendor_id order',
    'payment_methods intent_id',
  ],
  [
    'API-046',
    'confirmIntent',
    `POST ${PAYMENT}/intent/confirm`,
    'order bearer_token purchase_intent_id payment_method card_details payment_instrument_id',
    'order_id redirect_required.redirectUrl',
  ],
  [
    'API-049',
    'initHelpCentre',
    'POST /conditions-api/v1/init',
    'user_id email guest name brand global_entity_id country locale app_version verification_token bridge service_type',
    'url',
  ],
  [
    'API-052',
    'createBulkJob',
    `POST ${BULK}/create`,
    'vendor_id content',
    'body.bulk_job.metadata.bulk_job_id body.orders.[].row_id',
  ],
  ['API-054', 'listBulkJobs', `GET ${BULK}/all/{vendorId}`, '', 'body.[].bulk_job_id'],
  ['API-055', 'readBulkJob', `GET ${BULK}/detail/{vendorId}/{jobId}`, '', 'body.rows.[].row_id'],
  ['API-056', 'placeBulkOrders', `POST ${BULK}/place-orders/{bulkJobId}`, '', 'data'],
]

describe('documented calls', () => {
  test.each(documented)('[%s] %s is %s', (_, name, line, fields, answers) => {
    const { method, path, service, input, query, answer } = call(name)
    expect(`${method} ${services[service].base}/${path}`).toBe(line)
    const sent = input ?? query
    const optionalOnTop = name === 'placeDetails' ? ['language'] : []
    expect([...new Set(sent ? fieldsOf(shape(sent)) : [])].sort()).toEqual([...words(fields), ...optionalOnTop].sort())
    for (const place of words(answers)) expect(at(shape(answer as string), place), place).toBeDefined()
  })

  test.each<[string, EndpointName, string, string[]]>([
    ['API-051', 'proof', '/orders/api/v1/order/v1-8fJk2L/proof/delivery', ['image/jpeg', 'image/png', 'image/webp']],
    [
      'API-053',
      'bulkTemplate',
      '/orders/api/v1/bulk-job/example-file',
      ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ],
  ])('[%s] %s answers a file', (_, name, address, types) => {
    expect(callAddress(name, { orderId: 'v1-8fJk2L', type: 'delivery' } as never)).toBe(address)
    expect(call(name).answer).toEqual({ file: types })
  })

  test('[API-038] a guest sends e-mail and phone in an envelope', () => {
    expect(fieldsOf(shape('Sender')).sort()).toEqual(['email', 'location', 'name', 'phone_number'])
    expect(at(shape('PlaceOrder'), 'sender.email.email')).toBeDefined()
    expect(at(shape('PlaceOrder'), 'sender.phone_number.phone')).toBeDefined()
  })

  test('[API-047] the card details hold the encrypted number, expiry and code', () => {
    expect(fieldsOf(shape('CardDetails'))).toEqual(
      expect.arrayContaining(['save_card', 'holder_name', 'encrypted_card_data']),
    )
    expect(fieldsOf(shape('CardSecret'))).toEqual(['card_number', 'expiry_month', 'expiry_year', 'security_code'])
  })
})

test('[API-001] the services, and two clients of hurrier of which one has no Authorization', () => {
  expect(services.hurrier).toEqual({ base: '/hurrier/api/v1', authorized: true })
  expect(services.geolocator).toEqual({ base: '/hurrier/api/v1', authorized: false })
  expect(services.orders.base).toBe('/orders/api/v1')
  expect(services.authentication.base).toBe('/authentication/api/v1')
})

test('no two calls share method and address', () => {
  const calls: readonly Endpoint[] = Object.values(endpoints)
  const lines = calls.map(({ method, service, path }) => `${service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(lines).size).toBe(lines.length)
})

describe('[API-006] [API-007] repetition', () => {
  test.each<[EndpointName, boolean, boolean, boolean, boolean]>([
    ['listOrders', false, true, true, true],
    ['deliveryFee', false, true, true, false],
    ['placeOrder', true, true, true, false],
    ['cancelOrder', true, true, true, true],
    ['updateOrder', true, true, true, true],
    ['confirmIntent', true, true, true, false],
    ['evaluateFlags', false, false, false, false],
    ['assetManifest', false, false, false, false],
  ])('%s: key %s, lost %s, 429 %s, 5xx %s', (name, key, lost, tooMany, serverError) => {
    expect(repetitionOf(call(name))).toEqual({ key, lost, tooMany, serverError })
  })

  test('a POST or PUT that changes something carries a key', () => {
    const calls = Object.entries(endpoints) as [string, Endpoint][]
    const keyless = calls.filter(([, one]) => one.method !== 'GET' && !repetitionOf(one).key).map(([name]) => name)
    expect(keyless.sort()).toEqual([
      'deliveryFee',
      'estimations',
      'evaluateFlags',
      'initHelpCentre',
      'validateArea',
      'validateVoucher',
    ])
  })

  test('at most 4 sends, 1, 2 and 3 seconds apart', () => {
    expect(Array.from({ length: SENDS_MAX - 1 }, (_, at) => waitBefore(at + 1))).toEqual([1000, 2000, 3000])
  })
})

describe('addresses', () => {
  test('query fields that are undefined are left out', () => {
    expect(callAddress('listOrders', { id: 'v1' }, { count: 30, from: undefined, scheduled: true })).toBe(
      '/orders/api/v1/vendor/v1/orders?count=30&scheduled=true',
    )
  })
  test('[CFG-010] the flag file has its whole address in the configuration', () => {
    expect(callAddress('flagFile', {})).toBe('')
    expect(callAddress('evaluateFlags', {})).toBe('/ofrep/v1/evaluate/flags')
  })
  test('parameters are escaped', () => {
    expect(callAddress('readVoucher', { code: 'a/b?c d' })).toBe('/orders/api/v1/voucher/a%2Fb%3Fc%20d')
  })
  test('a missing parameter is an error, not another call', () => {
    expect(() => callAddress('readVendor', { id: '' })).toThrow('readVendor: parameter id is missing')
  })
})
