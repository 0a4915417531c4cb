// Every call of the documents is in the list, with its documented method, path, fields and envelope.
import { describe, expect, test } from 'vitest'
import { type Endpoint, services } from '#contract/endpoint.ts'
import { callAddress, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { fileOf, type Schema, wireFiles } from '../../scripts/wire-schemas.ts'

const BULK = '/orders/api/v1/bulk-job'
const PAYMENT = '/orders/api/v1/order/payment'

type Fields = {
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  items?: Schema
  $ref?: string
}

const shape = (name: string) => wireFiles[fileOf(name)]?.$defs[name] as Fields
const followed = (schema: Fields): Fields =>
  schema.$ref ? followed(shape(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1))) : schema

/** Names of all fields of a schema; of every alternative where there are several. */
const fieldsOf = (schema: Fields): string[] => [
  ...Object.keys(followed(schema).properties ?? {}),
  ...(followed(schema).anyOf ?? []).flatMap(part => fieldsOf(part as Fields)),
]

/** The schema at a dotted path, where each field is always there but for one with `?`; `[]` steps into a list. */
function at(schema: Fields, path: string): Fields | undefined {
  return path
    .split('.')
    .filter(step => step !== '')
    .reduce<Fields | undefined>((found, step) => {
      if (!found) return undefined
      const here = followed(found)
      if (step === '[]') return here.items as Fields | undefined
      const field = step.replace('?', '')
      const holder = [here, ...((here.anyOf ?? []) as Fields[]).map(followed)].find(part => part.properties?.[field])
      if (field === step && !holder?.required?.includes(field)) return undefined
      return holder?.properties?.[field] as Fields | undefined
    }, schema)
}

const call = (name: EndpointName) => endpoints[name] as Endpoint
const words = (text: string) => text.split(' ').filter(Boolean)

/** Holds a call to the documents: method and path behind the host, all fields sent, and where the answer is. */
function isAsDocumented(name: EndpointName, line: string, fields: string, answers: string): void {
  const { method, path, service, input, query, answer } = call(name)
  expect(`${method} ${services[service].base}/${path}`).toBe(line)
  const sent = input ?? query
  const optionalOnTop = name === 'placeDetails' ? ['language'] : []
  expect([...new Set(sent ? fieldsOf(shape(sent)) : [])].sort()).toEqual([...words(fields), ...optionalOnTop].sort())
  for (const place of words(answers)) expect(at(shape(answer as string), place), place).toBeDefined()
}

describe('documented calls', () => {
  test('[API-009] POST /register', () => {
    isAsDocumented(
      'register',
      'POST /authentication/api/v1/register',
      'email_address password vendor_name vendor_code business_name mobile_number country terms_accepted',
      'data',
    )
  })

  test('[API-010] POST /login', () => {
    isAsDocumented(
      'login',
      'POST /authentication/api/v1/login',
      'email_address password',
      'result.VendorLoginDetails.user_id result.VendorLoginDetails.email result.AuthenticationResult.AccessToken result.AuthenticationResult.IdToken result.AuthenticationResult.RefreshToken result.AuthenticationResult.ExpiresIn',
    )
  })

  test('[API-011] POST /logout', () => {
    isAsDocumented('logout', 'POST /authentication/api/v1/logout', 'refresh_token', 'result')
  })

  test('[API-012] POST /login/extend', () => {
    isAsDocumented(
      'extendLogin',
      'POST /authentication/api/v1/login/extend',
      'refresh_token',
      'result.AuthenticationResult',
    )
  })

  test('[API-013] POST /login/expire', () => {
    isAsDocumented('expireLogin', 'POST /authentication/api/v1/login/expire', 'access_token', 'result')
  })

  test('[API-014] POST /forgot-password', () => {
    isAsDocumented('forgotPassword', 'POST /authentication/api/v1/forgot-password', 'email_address', 'result')
  })

  test('[API-014] POST /forgot-password/confirm', () => {
    isAsDocumented(
      'confirmPassword',
      'POST /authentication/api/v1/forgot-password/confirm',
      'email_address verification_code new_password',
      'result',
    )
  })

  test('[API-015] GET /geolocator/autocomplete', () => {
    isAsDocumented(
      'autocompleteAddress',
      'GET /hurrier/api/v1/geolocator/autocomplete',
      'query country lat lng language',
      'data.data.[].address.id data.data.[].address.formatted_address',
    )
  })

  test('[API-016] GET /geolocator/reverse', () => {
    isAsDocumented(
      'reverseGeocode',
      'GET /hurrier/api/v1/geolocator/reverse',
      'lat lng language',
      'data.data.address.formatted_address',
    )
  })

  test('[API-017] GET /geolocator/details', () => {
    isAsDocumented(
      'placeDetails',
      'GET /hurrier/api/v1/geolocator/details',
      'query_id',
      'id formatted_address latitude longitude city? country_code? zipcode? street? number? data.data.address',
    )
  })

  test('[API-018] GET /addressbook/search-customers/{vendorId}', () => {
    isAsDocumented(
      'searchAddressBook',
      'GET /hurrier/api/v1/addressbook/search-customers/{vendorId}',
      'query',
      'data.body.[].address',
    )
  })

  test('[API-019] PUT /vendor/{id}/address', () => {
    isAsDocumented(
      'saveVendorAddress',
      'PUT /orders/api/v1/vendor/{id}/address',
      'address_text unit notes building city country_code latitude longitude postal_code street_address',
      'result',
    )
  })

  test('[API-020] GET /vendors', () => {
    isAsDocumented('listVendors', 'GET /orders/api/v1/vendors', '', 'result.vendors.[].vendor_id')
  })

  test('[API-021] GET /vendor/{id}', () => {
    isAsDocumented('readVendor', 'GET /orders/api/v1/vendor/{id}', '', 'result.vendor_id')
  })

  test('[API-022] GET /vendor/{id}/hc_jwt_token', () => {
    isAsDocumented('helpCentreToken', 'GET /orders/api/v1/vendor/{id}/hc_jwt_token', '', 'result')
  })

  test('[API-023] POST /outlet', () => {
    isAsDocumented(
      'addOutlet',
      'POST /orders/api/v1/outlet',
      'parent_vendor_id name address latitude longitude rider_instructions phone_number city users unit building street postal_code country_code client_vendor_id street_number',
      'result.vendor_id',
    )
  })

  test('[API-024] PUT /outlet/{id}', () => {
    isAsDocumented(
      'updateOutlet',
      'PUT /orders/api/v1/outlet/{id}',
      'parent_vendor_id name address latitude longitude rider_instructions phone_number city users unit building street postal_code country_code client_vendor_id street_number',
      'result.vendor_id',
    )
  })

  test('[API-025] GET /get-country-parameter/{name}', () => {
    isAsDocumented('countryParameter', 'GET /orders/api/v1/get-country-parameter/{name}', '', 'result')
  })

  test('[API-028] GET /vendor/{id}/service-hours', () => {
    isAsDocumented(
      'serviceHours',
      'GET /orders/api/v1/vendor/{id}/service-hours',
      '',
      'result.status result.from? result.to? result.currentTime?',
    )
  })

  test('[API-029] GET /vendor/{id}/orders', () => {
    isAsDocumented(
      'listOrders',
      'GET /orders/api/v1/vendor/{id}/orders',
      'pagination_key from to count include_outlets customer_phone_number scheduled',
      'data.result.data.[].order_id data.result.pagination_key?',
    )
  })

  test('[API-032] GET /order', () => {
    isAsDocumented('readOrder', 'GET /orders/api/v1/order', 'vendorId orderId', 'result.order_id')
  })

  test('[API-033] PUT /order/cancel', () => {
    isAsDocumented('cancelOrder', 'PUT /orders/api/v1/order/cancel', 'vendor_id order_id reason', 'result')
  })

  test('[API-034] POST /delivery/fee, for food', () => {
    isAsDocumented(
      'deliveryFee',
      'POST /hurrier/api/v1/delivery/fee',
      'source destination vendor_id delivery_type',
      'fee signature',
    )
    expect(at(shape('DeliveryFeeRequest'), 'delivery_type')).toMatchObject({ const: 'food' })
  })

  test('[API-035] POST /delivery/area/validate', () => {
    isAsDocumented(
      'validateArea',
      'POST /hurrier/api/v1/delivery/area/validate',
      'location vendor_location vendor_id',
      'result',
    )
  })

  test('[API-036] POST /estimations has the body of the area check', () => {
    isAsDocumented(
      'estimations',
      'POST /hurrier/api/v1/estimations',
      'location vendor_location vendor_id',
      'result.pickup result.delivery',
    )
    expect(call('estimations').input).toBe(call('validateArea').input)
  })

  test('[API-037] POST /order', () => {
    isAsDocumented(
      'placeOrder',
      'POST /orders/api/v1/order',
      'vendor_id delivery_fee signature vat_number preordered_for age_validation_required login_pickup_estimation voucher customer order sender',
      'result.order_id',
    )
  })

  test('[API-039] PUT /order/{id}', () => {
    isAsDocumented(
      'updateOrder',
      'PUT /orders/api/v1/order/{id}',
      'vendor_id payment_method amount item_details location delivery_fee signature',
      'result.order_id',
    )
  })

  test('[API-040] GET /riders/{id}', () => {
    isAsDocumented('rider', 'GET /hurrier/api/v1/riders/{id}', '', 'result.order_id')
  })

  test('[API-042] POST /voucher/validate sends the order with its fee', () => {
    isAsDocumented(
      'validateVoucher',
      'POST /orders/api/v1/voucher/validate',
      'code order vendor_id',
      'voucher delivery_fee signature',
    )
    expect(fieldsOf(at(shape('ValidateVoucher'), 'order') ?? {})).toEqual(['order_time', 'delivery_fee', 'signature'])
    for (const field of ['order_time', 'delivery_fee', 'signature'])
      expect(at(shape('ValidateVoucher'), `order.${field}`), field).toBeDefined()
  })

  test('[API-043] GET /voucher/{code}', () => {
    isAsDocumented('readVoucher', 'GET /orders/api/v1/voucher/{code}', '', 'result.code result.amount result.type')
  })

  test('[API-044] POST /order/payment/auth/{vendorID}', () => {
    isAsDocumented(
      'paymentAuth',
      `POST ${PAYMENT}/auth/{vendorID}`,
      '',
      'wallet.wallet_id wallet.access_token wallet.expires_in',
    )
    expect(fieldsOf(at(shape('PaymentAuthAnswer'), 'wallet') ?? {})).toEqual([
      'wallet_id',
      'access_token',
      'expires_in',
    ])
  })

  test('[API-045] POST /order/payment/intent', () => {
    isAsDocumented(
      'createIntent',
      `POST ${PAYMENT}/intent`,
      'wallet_id bearer_token vendor_id order',
      'payment_methods intent_id',
    )
  })

  test('[API-046] POST /order/payment/intent/confirm', () => {
    isAsDocumented(
      'confirmIntent',
      `POST ${PAYMENT}/intent/confirm`,
      'order bearer_token purchase_intent_id payment_method card_details payment_instrument_id',
      'order_id redirect_required?.redirectUrl',
    )
  })

  test('[API-049] POST /conditions-api/v1/init', () => {
    isAsDocumented(
      'initHelpCentre',
      'POST /conditions-api/v1/init',
      'user_id email guest name brand global_entity_id country locale app_version verification_token bridge service_type',
      'url',
    )
  })

  test('[API-052] POST /bulk-job/create', () => {
    isAsDocumented(
      'createBulkJob',
      `POST ${BULK}/create`,
      'vendor_id content',
      'body.bulk_job.metadata.bulk_job_id body.orders.[].row_id',
    )
  })

  test('[API-054] GET /bulk-job/all/{vendorId}', () => {
    isAsDocumented('listBulkJobs', `GET ${BULK}/all/{vendorId}`, '', 'body.[].bulk_job_id')
  })

  test('[API-055] GET /bulk-job/detail/{vendorId}/{jobId}', () => {
    isAsDocumented('readBulkJob', `GET ${BULK}/detail/{vendorId}/{jobId}`, '', 'body.rows.[].row_id')
  })

  test('[API-056] POST /bulk-job/place-orders/{bulkJobId} has no body', () => {
    isAsDocumented('placeBulkOrders', `POST ${BULK}/place-orders/{bulkJobId}`, '', 'data')
    expect(call('placeBulkOrders').input).toBeUndefined()
  })

  test('[API-053] GET /bulk-job/example-file answers a workbook', () => {
    expect(callAddress('bulkTemplate', {})).toBe(`${BULK}/example-file`)
    expect(call('bulkTemplate').answer).toEqual({
      file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    })
  })

  test('[API-051] the proof of an order is a photo, downloaded by order and kind', () => {
    expect(endpoints.proof.path).toBe('order/{orderId}/proof/{type}')
    expect(callAddress('proof', { orderId: 'v1-8fJk2L', type: 'delivery' })).toBe(
      '/orders/api/v1/order/v1-8fJk2L/proof/delivery',
    )
    expect(call('proof').answer).toEqual({ file: ['image/jpeg', 'image/png', 'image/webp'] })
  })

  test('[API-038] a guest sends e-mail and phone in an envelope', () => {
    expect(fieldsOf(shape('Sender')).sort()).toEqual(['email', 'location', 'name', 'phone_number'])
    expect(at(shape('PlaceOrder'), 'sender?.email.email')).toBeDefined()
    expect(at(shape('PlaceOrder'), 'sender?.phone_number.phone')).toBeDefined()
  })

  test('[ADR-007] a place of the geolocator has these fields, where a point and where a suggestion is looked up', () => {
    const place = shape('GeolocatorAddress')
    expect(fieldsOf(place)).toEqual(
      words('id formatted_address latitude longitude city country_code zipcode street number'),
    )
    for (const field of words('id formatted_address latitude longitude')) expect(at(place, field), field).toBeDefined()
    expect(followed(at(shape('ReverseAnswer'), 'data.data.address') ?? {})).toBe(place)
    expect(followed((shape('PlaceDetailsAnswer').anyOf ?? [])[0] as Fields)).toBe(place)
    expect(followed(at(shape('WrappedPlaceDetails'), 'data.data.address') ?? {})).toBe(place)
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
