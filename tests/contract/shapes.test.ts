// The schemas themselves: strict, closed, described, and saying yes and no to the right things.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { WireShapes } from '#schema/wire.ts'
import { fileOf, type Schema, wireFiles } from '../../scripts/wire-schemas.ts'
import { examples } from './examples.ts'

const ajv = new Ajv2020({ strict: true, strictRequired: true, allErrors: true })
for (const file of Object.values(wireFiles)) ajv.addSchema(file)
const validatorOf = (shape: string) => {
  const found = ajv.getSchema(`wire/${fileOf(shape)}.schema.json#/$defs/${shape}`)
  if (!found) throw new Error(`no shape ${shape}`)
  return found
}

const shapes = Object.entries(wireFiles).flatMap(([, { $defs }]) => Object.entries($defs))
const pairs = Object.entries(examples).flatMap(([name, list]) => list.map((example, at) => ({ name, at, example })))

/** Every schema inside a schema, with the path to it. */
function* inside(schema: unknown, path: string): Generator<[string, Schema]> {
  if (schema === null || typeof schema !== 'object') return
  if (!Array.isArray(schema)) yield [path, schema as Schema]
  for (const [key, value] of Object.entries(schema)) yield* inside(value, `${path}/${key}`)
}

test('each shape compiles in strict mode', () => {
  for (const [name] of shapes) expect(validatorOf(name), name).toBeTypeOf('function')
})

test('[API-101] each object is closed, or defines its further fields', () => {
  const open = shapes.flatMap(([name, shape]) =>
    [...inside(shape, name)].filter(
      ([, part]) => part.type === 'object' && !Object.hasOwn(part, 'additionalProperties'),
    ),
  )
  expect(open.map(([path]) => path)).toEqual([])
})

test('each shape and each field is described', () => {
  const silent = shapes.flatMap(([name, shape]) =>
    [...inside(shape, name)].flatMap(([path, part]) =>
      Object.entries((part.type === 'object' && (part.properties as Record<string, Schema>)) || {})
        .filter(([, field]) => !field.description && !field.$ref)
        .map(([field]) => `${path}/${field}`),
    ),
  )
  expect(silent).toEqual([])
  expect(shapes.filter(([, shape]) => !shape.description).map(([name]) => name)).toEqual([])
})

test('each body and each answer of a call has an example', () => {
  const calls: readonly Endpoint[] = Object.values(endpoints)
  const named = calls.flatMap(call =>
    [call.input, call.refusal, call.answer].filter(shape => typeof shape === 'string'),
  )
  expect(named.filter(shape => !examples[shape]?.length)).toEqual([])
})

describe('each example fits its shape', () => {
  test.each(pairs)('$name $at', ({ name, example }) => {
    const fits = validatorOf(name)
    expect(fits(example), JSON.stringify(fits.errors)).toBe(true)
  })
})

describe('[API-101] an unknown field or a missing one is refused', () => {
  const closed = pairs.filter(
    ({ name }) => !['FlagFile', 'RemoteTranslations', 'GuestOrders', 'SearchHistory'].includes(name),
  )
  test.each(closed)('$name $at', ({ name, example }) => {
    const fits = validatorOf(name)
    expect(fits({ ...(example as object), unheardOf: 1 })).toBe(false)
    const shape = wireFiles[fileOf(name)]?.$defs[name] as { required?: string[] }
    for (const field of shape.required ?? []) {
      const { [field as never]: _, ...rest } = example as object
      expect(fits(rest), `without ${field}`).toBe(false)
    }
  })
})

/** Replaces one value deep inside a copy of the first example of a shape. */
function changed(name: keyof WireShapes, path: string, value: unknown): unknown {
  const copy = structuredClone(examples[name]?.[0]) as Record<string, never>
  const steps = path.split('/')
  const last = steps.pop() as string
  const parent = steps.reduce<Record<string, never>>((at, step) => at[step] as never, copy)
  parent[last] = value as never
  return copy
}

describe('what does not fit is refused', () => {
  test.each<[string, keyof WireShapes, string, unknown]>([
    ['[API-009] terms not accepted', 'Registration', 'terms_accepted', false],
    ['[AUT-006] a password of 7 characters', 'Registration', 'password', 'Abcde1!'],
    ['[API-010] no e-mail address', 'Login', 'email_address', 'nobody'],
    ['[AUT-005] a code of 5 digits', 'ConfirmPassword', 'verification_code', '12345'],
    ['[API-033] a reason that is not one of the 19', 'CancelOrder', 'reason', 'BORED'],
    ['[API-034] another delivery type', 'DeliveryFeeRequest', 'delivery_type', 'parcel'],
    ['[API-035] a latitude beyond the pole', 'AreaCheck', 'location/lat', 90.1],
    ['[API-035] an area answer that is no text', 'AreaCheckAnswer', 'result', true],
    ['[API-037] a stored payment method in a request', 'PlaceOrder', 'order/payment_method', 'PAID'],
    ['[API-037] a description of 201 characters', 'PlaceOrder', 'order/description', 'x'.repeat(201)],
    ['[API-037] a fee below 0', 'PlaceOrder', 'delivery_fee', -1],
    ['[API-039] a new address without its fee', 'UpdateOrder', 'location', { address: 'x', latitude: 1, longitude: 1 }],
    ['[API-046] card data in the clear', 'ConfirmIntent', 'card_details/encrypted_card_data', '4242424242424242'],
    ['[API-046] a redirect to a script', 'ConfirmAnswer', 'redirect_required', { redirectUrl: 'javascript:alert(1)' }],
    ['[API-052] content that is not base64', 'CreateBulkJob', 'content', 'not base64!'],
    ['[API-052] a file above 5 MB', 'CreateBulkJob', 'content', 'A'.repeat(6_990_512)],
    ['[TRK-001] an unknown status', 'Order', 'status', 'LOST'],
    ['[TRK-003] a time in milliseconds that is no whole number', 'Order', 'created_at', 1700000000.5],
    ['[TRK-003] a time in words', 'Order', 'updated_at', 'yesterday'],
    ['[REQ-020] a time without a colon', 'ServiceHoursAnswer', 'result/from', '0900'],
    ['[PUB-001] a phone number in letters', 'PublicTrackingAnswer', 'result/receiver/phone_number', 'call me'],
    ['[RTM-004] an event of another kind', 'ServerMessage', 'event/type', 'order_gone'],
    ['[RTM-002] another action', 'ClientMessage', 'action', 'unsubscribe'],
    ['a path in the place of an order id', 'CancelOrder', 'order_id', '../x'],
  ])('%s', (_, name, path, value) => {
    const fits = validatorOf(name)
    expect(fits(examples[name]?.[0])).toBe(true)
    expect(fits(changed(name, path, value))).toBe(false)
  })

  test('[API-026] a country parameter has the type of its name', () => {
    const fits = validatorOf('CountryParameters')
    const good = {
      allOutletOrders: true,
      serviceHours: '0900:2200',
      onlinePaymentActivated: false,
      orderItemValueExceedLimit: -1,
      paymentMethods: 'PAID|CASH_ON_DELIVERY',
    }
    expect(fits(good)).toBe(true)
    expect(fits({ ...good, serviceHours: '9-22' })).toBe(false)
    expect(fits({ ...good, paymentMethods: 'PAID,NONE' })).toBe(false)
  })
})

describe('the lists of the documents, word for word', () => {
  const values = (file: string, shape: string) =>
    (wireFiles[file]?.$defs[shape] as { enum: string[] } | undefined)?.enum
  test.each([
    [
      '[TRK-001] [TRK-002] 23 statuses',
      'order',
      'OrderStatus',
      'NEW STALLED RECEIVED WAITING_FOR_TRANSPORT ASSIGNED_TO_TRANSPORT COURIER_ACCEPTED_DELIVERY RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR NEAR_VENDOR DELAYED PICKED_UP NEAR_CUSTOMER DELIVERED CANCELLED COURIER_LEFT_VENDOR MODIFIED INITIATED PAYMENT_INITIATED PAYMENT_COMMITTED PAYMENT_FAILED PAYMENT_CANCELLED RETURN_INITIATED RETURNED_TO_VENDOR',
    ],
    [
      '[TRK-030] [TRK-031] 19 reasons to cancel',
      'order',
      'CancelReason',
      'CUSTOMER_CANCELLED INCORRECT_DETAILS OTHER_DELIVERY_METHOD UNABLE_TO_FIND_CUSTOMER PLATFORM_PROBLEM NO_RIDERS OUTSIDE_SERVICE_HOURS RIDER_ACCIDENT BAD_WEATHER OUTSIDE_DELIVERY_AREA CLOSED_ON_REQUEST INCOMPLETE_ADDRESS UNREACHABLE SPILLAGE LATE_DELIVERY UNABLE_TO_PAY DUPLICATE WRONG_ITEMS PAYMENT_FAILURE',
    ],
    ['[PAY-001] payment methods', 'order', 'PaymentMethod', 'NONE PAID CASH_ON_DELIVERY PAYMENT_ON_DELIVERY'],
    ['[PAY-002] requested methods', 'order', 'RequestedPaymentMethod', 'paid cash_on_delivery card_on_delivery'],
    ['[PAY-004] card kinds', 'payment', 'CardKind', 'cybersource_creditcard generic_creditcard'],
    ['[FEE-006] voucher types', 'order', 'VoucherType', 'amount percentage deliveryFee'],
    [
      '[BLK-007] statuses of jobs',
      'bulk',
      'BulkJobStatus',
      'PREPROCESS_SUCCESS PREPROCESS_SUCCESS_WITH_ERROR PREPROCESS_FAIL ORDER_PLACEMENT_SUCCESS ORDER_PLACEMENT_SUCCESS_WITH_ERROR ORDER_PLACEMENT_FAIL UNKNOWN',
    ],
    ['[BLK-009] bulk payment types', 'bulk', 'BulkPaymentType', 'PAID CASH_ON_DELIVERY ONLINE_PAYMENT'],
    [
      '[API-026] country parameters',
      'vendor',
      'CountryParameterName',
      'allOutletOrders serviceHours onlinePaymentActivated orderItemValueExceedLimit paymentMethods',
    ],
  ])('%s', (_, file, shape, words) => {
    expect(values(file, shape)).toEqual(words.split(' '))
  })
})
