// The streets of a country's demo city, with the ways between two points remembered: fee, area, estimate and rider ask
// for the same one.

import type { Country } from '#schema/config.ts'
import { details, reverse } from './city/addresses.ts'
import { autocomplete } from './city/autocomplete.ts'
import { createCity } from './city/create.ts'
import type { Address, AutocompleteInput, City, Path, Point, Suggestion } from './city/model.ts'
import { shortestPath } from './city/paths.ts'

export type Geo = {
  city: City
  autocomplete(input: AutocompleteInput): Suggestion[]
  /** Undefined for an id that names no address here. */
  details(id: string, language?: string): Address | undefined
  /** Undefined where there is no street or town near. */
  reverse(at: Point, language?: string): Address | undefined
  /** The shortest way by road. */
  path(from: Point, to: Point): Path
}

const PATHS_KEPT = 500

/** Streets are the same for the same city and seed and nobody changes them, so each city is made once in a process. */
const cities = new Map<string, City>()

function cityOf(country: Country, seed: number): City {
  const key = JSON.stringify([seed, country.code, country.names, country.cities])
  const known = cities.get(key) ?? createCity(country, seed)
  cities.set(key, known)
  return known
}

/** Opens the streets of the country's first city; the same every time for the same seed. */
export function openGeo(country: Country, seed: number): Geo {
  const city = cityOf(country, seed)
  const paths = new Map<string, Path>()
  return {
    city,
    autocomplete: input => autocomplete(city, input),
    details: (id, language) => details(city, id, language),
    reverse: (at, language) => reverse(city, at, language),
    path: (from, to) => {
      const key = [from.latitude, from.longitude, to.latitude, to.longitude].map(degrees => degrees.toFixed(5)).join()
      const path = paths.get(key) ?? shortestPath(city, from, to)
      paths.delete(key)
      paths.set(key, path)
      const oldest = paths.keys().next()
      if (paths.size > PATHS_KEPT && !oldest.done) paths.delete(oldest.value)
      return path
    },
  }
}
