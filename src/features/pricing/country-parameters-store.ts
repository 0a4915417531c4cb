// Settings of the country that can change at any time (API-025 to API-027): fetched, and cached in memory for five minutes.
import type { Clock, Send } from '#platform/ports.ts'
import type { CountryParameterAnswer, CountryParameters } from '#schema/wire.ts'

/** How long an answer is cached, in milliseconds (API-025). */
const COUNTRY_PARAMETER_MS = 300_000

type ParameterName = keyof CountryParameters

const kinds = {
  allOutletOrders: 'boolean',
  serviceHours: 'string',
  onlinePaymentActivated: 'boolean',
  orderItemValueExceedLimit: 'number',
  paymentMethods: 'string',
} as const satisfies Record<ParameterName, 'boolean' | 'number' | 'string'>

/** The value of an answer, if its type is that of the parameter (Q106). */
export function parameterOf<Name extends ParameterName>(
  name: Name,
  { result }: CountryParameterAnswer,
): CountryParameters[Name] | undefined {
  // The table above gives the type of each name.
  return typeof result === kinds[name] ? (result as CountryParameters[Name]) : undefined
}

export type CountryParametersStore = {
  /** The value; undefined without a valid answer. Simultaneous requests share one call. */
  read<Name extends ParameterName>(name: Name): Promise<CountryParameters[Name] | undefined>
}

type CachedCall = { at: number; value: Promise<unknown> }

/** @returns the parameters; failures are not cached */
export function createCountryParameters({ send, clock }: { send: Send; clock: Clock }): CountryParametersStore {
  const cache = new Map<ParameterName, CachedCall>()

  async function ask<Name extends ParameterName>(name: Name): Promise<CountryParameters[Name] | undefined> {
    const answer = await send('countryParameter', { params: { name } })
    const value = answer.state === 'answered' ? parameterOf(name, answer.value) : undefined
    if (value === undefined) cache.delete(name)
    return value
  }

  return {
    read(name) {
      const known = cache.get(name)
      // A clock that was ahead, and is right now, has not passed the moment of the call yet.
      const age = known ? clock.now() - known.at : -1
      if (known && age >= 0 && age < COUNTRY_PARAMETER_MS) return known.value as ReturnType<typeof ask<typeof name>>
      const value = ask(name)
      cache.set(name, { at: clock.now(), value })
      return value
    },
  }
}
