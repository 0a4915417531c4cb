// The bundled gazetteer: towns of each country with their people, from GeoNames (see data/LICENCES.md).
import { readFileSync } from 'node:fs'
import type { CountryCode } from '#schema/config'
import type { Name, Place } from './model.ts'

const loaded = new Map<CountryCode, Place[]>()

/** Towns of a country, most people first; read from disk once. */
export const placesOf = (country: CountryCode): Place[] => {
  const known = loaded.get(country)
  if (known) return known
  const text = readFileSync(new URL(`data/places/${country}.tsv`, import.meta.url), 'utf8')
  const places = text
    .trimEnd()
    .split('\n')
    .map((line, i): Place => {
      const [latin = '', local = '', latitude, longitude, population] = line.split('\t')
      const name: Name = local ? { latin, local } : { latin }
      const at = { latitude: Number(latitude), longitude: Number(longitude) }
      return { id: `p${i}`, name, at, population: Number(population) }
    })
  loaded.set(country, places)
  return places
}
