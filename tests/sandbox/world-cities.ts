import { readFileSync } from 'node:fs'
import { createWorld } from '#sandbox/world/create'
import type { Street, World, WorldCountry } from '#sandbox/world/model'

export const ALL_COUNTRIES =
  'AE BD BH CY CZ DE DK EG FI GR HK HU JO JP KH KW LA MM MY NO OM PH PK PL QA RO RS SA SE SG TH TW'.split(' ')

export const countryOf = (code: string): WorldCountry =>
  JSON.parse(readFileSync(new URL(`../../countries/${code}.json`, import.meta.url), 'utf8'))

const made = new Map<string, World>()

/** The world of a country with seed 1, made once a test file. */
export const worldOf = (code: string): World => {
  const world = made.get(code) ?? createWorld(countryOf(code), 1)
  made.set(code, world)
  return world
}

/** A street of a world, and a house of it. */
export const pick = (world: World, chance: () => number): { street: Street; number: number } => {
  const street = world.streets[Math.floor(chance() * world.streets.length)] as Street
  return { street, number: 1 + Math.floor(chance() * street.lastNumber) }
}
