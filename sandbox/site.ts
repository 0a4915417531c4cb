// One country of the running sandbox: its file, its data and what all countries share.

import type { Country, CountryCode } from '#schema/config.ts'
import type { MovableClock } from './clock.ts'
import { languagesOf, readCountry } from './countries.ts'
import type { Faults } from './faults/faults.ts'
import { type Geo, openGeo } from './geo.ts'
import type { Hub } from './live/hub.ts'
import { openSettings, type Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import type { Secrets } from './store/secrets.ts'

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
  readonly geo: Geo
}

/** Opens a country. Throws an error when it has no file. */
export function openSite(shared: Shared, code: CountryCode): Site {
  const country = readCountry(code)
  let geo: Geo | undefined
  return {
    ...shared,
    code,
    country,
    languages: languagesOf(country),
    settings: openSettings(shared.db, country),
    get geo() {
      geo ??= openGeo(country, shared.seed)
      return geo
    },
  }
}
