// One country of the running sandbox: its file, its data and what all countries share.
import type { MovableClock } from '#sandbox/clock'
import { languagesOf, readCountry } from '#sandbox/countries'
import type { Faults } from '#sandbox/faults/faults'
import type { Hub } from '#sandbox/live/hub'
import { openSettings, type Settings } from '#sandbox/settings'
import type { Database } from '#sandbox/store/database'
import type { Secrets } from '#sandbox/store/secrets'
import { openTown, type Town } from '#sandbox/town'
import type { Country, CountryCode } from '#schema/config'

/** What all countries of a running sandbox share. */
export type Shared = {
  db: Database
  clock: MovableClock
  secrets: Secrets
  faults: Faults
  hub: Hub
  /** How many times faster than in life orders and riders move; 1 and above 0. */
  pace: { speed: number }
  /** Milliseconds at which the next order is due, or earlier. */
  schedule: { next: number }
  /** Seed of the streets and of the invented data. */
  seed: number
}

export type Site = Shared & {
  code: CountryCode
  country: Country
  /** BCP 47, the default one first. */
  languages: string[]
  settings: Settings
  /** Streets, addresses and ways; made when first asked for. */
  readonly town: Town
}

/** Opens a country. Raises an error when it has no file. */
export function openSite(shared: Shared, code: CountryCode): Site {
  const country = readCountry(code)
  let town: Town | undefined
  return {
    ...shared,
    code,
    country,
    languages: languagesOf(country),
    settings: openSettings(shared.db, country),
    get town() {
      town ??= openTown(country, shared.seed)
      return town
    },
  }
}
