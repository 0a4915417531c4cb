import { readFileSync } from 'node:fs'
import { createCity } from '#sandbox/city/create.ts'
import type { City, CityCountry, Street } from '#sandbox/city/model.ts'

export const ALL_COUNTRIES =
  'AE BD BH CY CZ DE DK EG FI GR HK HU JO JP KH KW LA MM MY NO OM PH PK PL QA RO RS SA SE SG TH TW'.split(' ')

export const countryOf = (code: string): CityCountry =>
  JSON.parse(readFileSync(new URL(`../../countries/${code}.json`, import.meta.url), 'utf8'))

const made = new Map<string, City>()

/** The city of a country with seed 1, made once a test file. */
export const cityOf = (code: string): City => {
  const city = made.get(code) ?? createCity(countryOf(code), 1)
  made.set(code, city)
  return city
}

/** A street of a city, and a house of it. */
export const pick = (city: City, random: () => number): { street: Street; number: number } => {
  const street = city.streets[Math.floor(random() * city.streets.length)] as Street
  return { street, number: 1 + Math.floor(random() * street.lastNumber) }
}
