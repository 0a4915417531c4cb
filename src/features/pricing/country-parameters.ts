// Settings of the country that can change at any time (API-025 to API-027).
import type { CountryParameterAnswer, CountryParameters } from '#schema/wire.ts'

/** How long an answer is believed, in milliseconds (API-025). */
export const COUNTRY_PARAMETER_MS = 300_000

export type ParameterName = keyof CountryParameters

const kinds = {
  allOutletOrders: 'boolean',
  serviceHours: 'string',
  onlinePaymentActivated: 'boolean',
  orderItemValueExceedLimit: 'number',
  paymentMethods: 'string',
} as const satisfies Record<ParameterName, 'boolean' | 'number' | 'string'>

/** The value of an answer, if it is of the kind that this parameter has (Q106). */
export function parameterOf<Name extends ParameterName>(
  name: Name,
  { result }: CountryParameterAnswer,
): CountryParameters[Name] | undefined {
  // The table above says which kind belongs to which name.
  return typeof result === kinds[name] ? (result as CountryParameters[Name]) : undefined
}

/** Methods of a list with | between them, such as PAID|CASH_ON_DELIVERY; none for an empty text (API-027). */
export const methodsOf = (list: string): string[] =>
  list
    .split('|')
    .map(method => method.trim())
    .filter(method => method !== '')
