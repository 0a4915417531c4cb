// The bundled gazetteer: towns of each country with their people, from GeoNames (see data/LICENCES.md).
import { existsSync, readFileSync } from 'node:fs'
import type { CountryCode } from '#schema/config.ts'
import type { Name, Place } from './model.ts'

const loaded = new Map<CountryCode, Place[]>()

/** Towns of a country, most people first; none where the gazetteer does not have it. Read from disk once. */
export const placesOf = (country: CountryCode): Place[] => {
  const known = loaded.get(country)
  if (known) return known
  const file = new URL(`data/places/${country}.tsv`, import.meta.url)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const places = lines.map((line, i): Place => {
    const [latin = '', local = '', latitude, longitude, population] = line.split('\t')
    const name: Name = local ? { latin, local } : { latin }
    const at = { latitude: Number(latitude), longitude: Number(longitude) }
    return { id: `p${i}`, name, at, population: Number(population) }
  })
  loaded.set(country, places)
  return places
}
