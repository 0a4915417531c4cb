// The countries of a running sandbox, each opened and filled when it is first asked for.

import type { CountryCode } from '#schema/config.ts'
import { createJourneys } from './live/journeys.ts'
import { seedSite } from './seed/seed.ts'
import { openSite, type Shared, type Site } from './site.ts'

export type Sites = {
  shared: Shared
  codes: readonly CountryCode[]
  open(code: CountryCode): Site
  /** Those that were opened since the start. */
  opened(): Site[]
  /** Carries out what is due by now: sockets end with their token, orders take their next status, riders arrive. */
  advance(): void
  /** From now on orders and riders go `speed` times as fast as in life. */
  setSpeed(speed: number): void
  /** Empties the database; each country is filled anew when it is next asked for. */
  reset(): void
}

/** `codes` are the countries that are served, the first one for callers who name none. */
export function createSites(shared: Shared, codes: readonly CountryCode[]): Sites {
  const opened = new Map<CountryCode, Site>()
  const open = (code: CountryCode): Site => {
    const known = opened.get(code)
    if (known) return known
    const site = openSite(shared, code)
    seedSite(site)
    opened.set(code, site)
    return site
  }
  const journeys = createJourneys(shared, code => open(code as CountryCode))
  return {
    shared,
    codes,
    open,
    opened: () => [...opened.values()],
    advance: () => {
      journeys.advance()
      // What happened before a token ended is sent first.
      if (shared.schedule.next > shared.clock.now()) shared.hub.endExpired(shared.clock.seconds())
    },
    setSpeed: journeys.setSpeed,
    reset: () => {
      shared.db.transaction(() => {
        const tables = shared.db.all<{ name: string }>(
          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'secrets'",
        )
        shared.db.run('PRAGMA defer_foreign_keys = ON')
        for (const { name } of tables) shared.db.run(`DELETE FROM ${name}`)
      })
      opened.clear()
      shared.clock.move(-shared.clock.offset())
      shared.schedule.next = 0
      shared.hub.cutAll()
    },
  }
}
