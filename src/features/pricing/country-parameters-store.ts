// Reads parameters of the country and remembers them for five minutes, in memory only (API-025).

import type { Clock, Send } from '#platform/ports.ts'
import type { CountryParameters } from '#schema/wire.ts'
import { COUNTRY_PARAMETER_MS, type ParameterName, parameterOf } from './country-parameters.ts'

export type CountryParametersStore = {
  /** The value; undefined when no usable answer came. Questions at the same time are one call. */
  read<Name extends ParameterName>(name: Name): Promise<CountryParameters[Name] | undefined>
}

type Kept = { at: number; value: Promise<unknown> }

/** @returns the parameters; a failure is not remembered */
export function createCountryParameters({ send, clock }: { send: Send; clock: Clock }): CountryParametersStore {
  const kept = new Map<ParameterName, Kept>()

  async function ask<Name extends ParameterName>(name: Name): Promise<CountryParameters[Name] | undefined> {
    const answer = await send('countryParameter', { params: { name } })
    const value = answer.state === 'answered' ? parameterOf(name, answer.value) : undefined
    if (value === undefined) kept.delete(name)
    return value
  }

  return {
    read(name) {
      const known = kept.get(name)
      if (known && clock.now() - known.at < COUNTRY_PARAMETER_MS)
        return known.value as ReturnType<typeof ask<typeof name>>
      const value = ask(name)
      kept.set(name, { at: clock.now(), value })
      return value
    },
  }
}
