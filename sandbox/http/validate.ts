// Requests are checked against the schema before a handler sees them (API-101).

import type { Endpoint, Shape } from '#contract/endpoint.ts'
import type { Violation } from '#schema/wire.ts'
import * as addresses from '#validators/addresses.js'
import * as strict from '#validators/strict.js'
import type { ValidationError, Validator } from '#validators/validator.js'
import { refuse } from '../refused-call.ts'

type StrictValidator = Validator<unknown, ValidationError>
type Validators = Record<string, StrictValidator | undefined>

const validatorOf = (from: object, shape: Shape): StrictValidator => {
  const validator = (from as Validators)[`is${shape}`]
  if (!validator) throw new Error(`No validator for ${shape}; run npm run schema`)
  return validator
}

/** Whether data has a shape, and what does not fit. */
export function check(shape: Shape, data: unknown): ValidationError[] {
  const fits = validatorOf(strict, shape)
  return fits(data) ? [] : (fits.errors ?? [])
}

const VIOLATIONS_SHOWN = 50

const violations = (where: string, errors: readonly ValidationError[]): Violation[] =>
  errors.map(({ instancePath, keyword, params, message }) => {
    // The place of a field that is missing or too many is the field itself.
    const field = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
    const path = field === undefined ? instancePath : `${instancePath}/${pointer(String(field))}`
    return { path: where + path, rule: keyword, message: message ?? keyword }
  })

const pointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

export type RawRequest = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: unknown
}

export type CheckedRequest = { params: Record<string, unknown>; query: unknown; body: unknown }

/** The request in the contract's types. Throws InvalidRequest with every path and rule that was broken. */
export function checked(call: Endpoint, request: RawRequest): CheckedRequest {
  const errors: Violation[] = []
  for (const [name, shape] of Object.entries(call.params)) {
    const fits = validatorOf(addresses, shape)
    if (!fits(request.params[name])) errors.push(...violations(`path/${name}`, fits.errors ?? []))
  }
  let query: unknown
  if (call.query) {
    query = queryOf(request.query)
    const fits = validatorOf(addresses, call.query)
    if (!fits(query)) errors.push(...violations('query', fits.errors ?? []))
  }
  if (call.input) errors.push(...violations('body', check(call.input, request.body)))
  if (errors.length > 0) throw refuse('InvalidRequest', { errors: errors.slice(0, VIOLATIONS_SHOWN) })
  return { params: { ...request.params }, query, body: request.body }
}

// A field that is given twice stays a list, which no shape allows.
const queryOf = (search: URLSearchParams): Record<string, unknown> => {
  const query: Record<string, unknown> = Object.create(null)
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length === 1 ? values[0] : values
  }
  return { ...query }
}
