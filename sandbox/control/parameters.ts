// Parameters of a country as somebody types them.

import type { CountryParameters } from '#schema/wire.ts'
import { violation } from '../refused-call.ts'
import { hoursFault } from '../rules/hours.ts'

type Name = keyof CountryParameters

const kinds: Record<Name, 'switch' | 'number' | 'text'> = {
  allOutletOrders: 'switch',
  serviceHours: 'text',
  onlinePaymentActivated: 'switch',
  orderItemValueExceedLimit: 'number',
  paymentMethods: 'text',
}

/** The parameter and its value. Throws InvalidRequest for a name or a value that is none. */
export function readParameter(name: string, text: string): [Name, CountryParameters[Name]] {
  if (!Object.hasOwn(kinds, name)) throw violation('body/name', 'enum', 'is no parameter')
  const known = name as Name
  const fault = known === 'serviceHours' ? hoursFault(text) : undefined
  if (fault !== undefined) throw violation('body/value', 'hours', fault)
  if (kinds[known] === 'text') return [known, text]
  if (kinds[known] === 'switch') {
    if (text !== 'true' && text !== 'false') throw violation('body/value', 'enum', 'must be true or false')
    return [known, text === 'true']
  }
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) throw violation('body/value', 'type', 'must be a number')
  return [known, value]
}
