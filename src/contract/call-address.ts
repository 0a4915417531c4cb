// Where a call goes, behind the origin of its server (API-001).

import { services } from './endpoint.ts'
import { type EndpointName, endpoints, type ParamsOf, type QueryOf } from './endpoints.ts'

/**
 * The path and query of a call, such as `/orders/api/v1/vendor/12/orders?count=30`. Parameters are escaped; a field of the
 * query that is undefined is left out. Raises an error for a parameter that is missing or empty, which would name another
 * call. Empty where the configured address of the server is the whole address, as with the flag file.
 */
export function callAddress<Name extends EndpointName>(
  name: Name,
  params: ParamsOf<Name>,
  query?: QueryOf<Name>,
): string {
  const { path, service } = endpoints[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = (params as Record<string, unknown>)[param]
    if (value === undefined || value === '') throw new Error(`${name}: parameter ${param} is missing`)
    return encodeURIComponent(String(value))
  })
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(fields.map(([field, value]) => [field, String(value)])).toString()
  const place = filled === '' ? services[service].base : `${services[service].base}/${filled}`
  return `${place}${search && `?${search}`}`
}
