// The one list of calls. The client is made from it, the sandbox is a record of handlers over it, and docs/openapi.json is
// printed from it. How to add a call: docs/how-to-add-a-call.md.
import type { WireShapes } from '#schema/wire.ts'
import { accountCalls, addressCalls, serviceCalls, vendorCalls } from './calls/accounts.ts'
import { bulkCalls, deliveryCalls, orderCalls, paymentCalls } from './calls/orders.ts'
import { type FileAnswer, type Shape, services } from './endpoint.ts'

/** Every call of the portal by its name. */
export const endpoints = {
  ...accountCalls,
  ...addressCalls,
  ...vendorCalls,
  ...orderCalls,
  ...deliveryCalls,
  ...paymentCalls,
  ...bulkCalls,
  ...serviceCalls,
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

// Where a call goes, behind the origin of its server (API-001).

/**
 * The path and query of a call, such as `/orders/api/v1/vendor/12/orders?count=30`. Parameters are escaped; a field of the
 * query that is undefined is left out. Throws an error for a parameter that is missing or empty, which would name another
 * call. Empty where the configured address of the server is the whole address, as with the flag file.
 */
export function callAddress<Name extends EndpointName>(
  name: Name,
  params: ParamsOf<Name>,
  query?: QueryOf<Name>,
): string {
  return addressWith(name, params, query)
}

/** The same for a call whose name is known only when it is sent; its parameters were held to their types where it was made. */
export function addressWith(name: EndpointName, params: object, query: object = {}): string {
  const { path, service } = endpoints[name]
  const given: Readonly<Record<string, unknown>> = { ...params }
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = given[param]
    if (value === undefined || value === '') throw new Error(`${name}: parameter ${param} is missing`)
    return encodeURIComponent(String(value))
  })
  const fields = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(fields.map(([field, value]) => [field, String(value)])).toString()
  const place = filled === '' ? services[service].base : `${services[service].base}/${filled}`
  return `${place}${search && `?${search}`}`
}
