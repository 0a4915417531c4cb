// The one list of calls. The client is made from it, the sandbox is a record of handlers over it, and docs/openapi.json is
// printed from it. How to add a call: docs/how-to-add-a-call.md.
import type { WireShapes } from '#schema/wire'
import { accountCalls } from './calls/account.ts'
import { addressCalls } from './calls/addresses.ts'
import { bulkCalls } from './calls/bulk.ts'
import { deliveryCalls } from './calls/delivery.ts'
import { orderCalls } from './calls/orders.ts'
import { paymentCalls } from './calls/payment.ts'
import { surroundingCalls } from './calls/surroundings.ts'
import { vendorCalls } from './calls/vendors.ts'
import type { FileAnswer, Shape } from './endpoint.ts'

/** Every call of the portal by its name. */
export const endpoints = {
  ...accountCalls,
  ...addressCalls,
  ...vendorCalls,
  ...orderCalls,
  ...deliveryCalls,
  ...paymentCalls,
  ...bulkCalls,
  ...surroundingCalls,
} as const

type Endpoints = typeof endpoints

/** Name of a call, such as `cancelOrder`. */
export type EndpointName = keyof Endpoints

type ShapeOr<Name, Otherwise> = Name extends Shape ? WireShapes[Name] : Otherwise

/** Parameters in the path of a call, such as `{ id: VendorId }`; an empty object type where there are none. */
export type ParamsOf<Name extends EndpointName> = {
  [Param in keyof Endpoints[Name]['params']]: ShapeOr<Endpoints[Name]['params'][Param], never>
}

/** Query of a call; `undefined` where there is none. */
export type QueryOf<Name extends EndpointName> = Endpoints[Name] extends { readonly query: infer Query }
  ? ShapeOr<Query, undefined>
  : undefined

/** JSON body of a call; `undefined` where there is none. */
export type InputOf<Name extends EndpointName> = Endpoints[Name] extends { readonly input: infer Input }
  ? ShapeOr<Input, undefined>
  : undefined

/** Answer of a call as it comes, in its documented envelope; a file comes as `Blob`. */
export type AnswerOf<Name extends EndpointName> = Endpoints[Name]['answer'] extends FileAnswer
  ? Blob
  : ShapeOr<Endpoints[Name]['answer'], never>
