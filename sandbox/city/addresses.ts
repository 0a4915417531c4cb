// Addresses: where a house number lies, what an id means, and which address is nearest to a place.
import { alongLine, crowMetres, toMetres, toPoint } from './geometry.ts'
import type { Address, City, Metres, Name, Point, Street, StreetClass, StreetEdge } from './model.ts'
import { byLocale, filled, inLanguage, namingOf, readsLocal } from './naming.ts'
import { edgesNear } from './near.ts'

/** From the middle of a street to its houses. */
const HOUSE_METRES: Record<StreetClass, number> = { avenue: 18, road: 14, street: 10, lane: 8 }
const REVERSE_METRES = 240
const NEAREST_TOWN_METRES = 50_000

const starts = new WeakMap<City, Float64Array>()

/** Metres from house number 1 of its street to the nearer end of each edge. */
const startsOf = (city: City): Float64Array => {
  const known = starts.get(city)
  if (known) return known
  const out = new Float64Array(city.edges.length)
  for (const street of city.streets) {
    let gone = 0
    for (const id of street.edges) {
      out[id] = gone
      gone += (city.edges[id] as StreetEdge).length
    }
  }
  starts.set(city, out)
  return out
}

/** The whole number at the front of a house number such as `54B`. */
export const wholeNumber = (number: string): number => Number.parseInt(number, 10)

/** Where a house is: next to its street, odd numbers on the left, even ones on the right, from number 1 upwards. */
export const houseAt = (city: City, street: Street, number: number): Metres => {
  const share = (number - 0.5) / street.lastNumber
  let left = Math.max(0, Math.min(1, share)) * street.length
  for (let i = 0; i < street.edges.length; i++) {
    const edge = city.edges[street.edges[i] as number] as StreetEdge
    if (left > edge.length && i < street.edges.length - 1) {
      left -= edge.length
      continue
    }
    const reversed = street.reversed[i] === true
    // Houses keep clear of the corners, where two streets claim the same plot.
    const along = 0.12 * edge.length + 0.76 * Math.min(left, edge.length)
    const { at, angle } = alongLine(edge.line, reversed ? edge.length - along : along)
    const side = (number % 2 === 1 ? 1 : -1) * (reversed ? -1 : 1) * HOUSE_METRES[street.class]
    return [at[0] - Math.sin(angle) * side, at[1] + Math.cos(angle) * side]
  }
  return [0, 0]
}

/** A place on the street itself: the middle of its longest piece. */
const middleOfStreet = (city: City, street: Street): Metres => {
  const edges = street.edges.map(id => city.edges[id] as StreetEdge)
  const longest = edges.reduce((best, edge) => (edge.length > best.length ? edge : best))
  return alongLine(longest.line, longest.length / 2).at
}

const idOf = (city: City, key: string, language: string | undefined) =>
  `${city.country}.${key}${language ? `~${language}` : ''}`

/** Drops what an empty part leaves behind, such as a comma before nothing. */
const tidied = (text: string) =>
  text
    .replace(/\s*([,،၊])(\s*[,،၊])+/g, '$1')
    .replace(/\s+([,،၊])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,،၊]+|[\s,،၊]+$/g, '')

/** The address of a house, or of a street as a whole without `number`, in the reader's language. */
export const addressOfStreet = (city: City, street: Street, number: string | undefined, language?: string): Address => {
  const naming = namingOf(city.country)
  const district = city.districts[street.district]
  const at = number === undefined ? middleOfStreet(city, street) : houseAt(city, street, wholeNumber(number))
  const name = inLanguage(naming, street.name, language)
  const cityName = byLocale(city.names, language)
  const pattern = (readsLocal(naming, language) ? naming.address.local : undefined) ?? naming.address.latin
  const parts = {
    street: name,
    number,
    district: district && inLanguage(naming, district.name, language),
    city: cityName,
    zip: district?.zipcode,
  }
  return {
    id: idOf(city, `s${street.id}${number === undefined ? '' : `.${number}`}`, language),
    formatted_address: tidied(filled(pattern, parts)),
    ...toPoint(city.at, at),
    city: cityName,
    country_code: city.country,
    ...(district?.zipcode ? { zipcode: district.zipcode } : {}),
    street: name,
    ...(number === undefined ? {} : { number }),
  }
}

const areaAddress = (
  city: City,
  key: string,
  name: Name,
  at: Metres,
  zipcode: string | undefined,
  language?: string,
): Address => {
  const naming = namingOf(city.country)
  const cityName = byLocale(city.names, language)
  return {
    id: idOf(city, key, language),
    formatted_address: `${inLanguage(naming, name, language)}, ${cityName}`,
    ...toPoint(city.at, at),
    city: cityName,
    country_code: city.country,
    ...(zipcode ? { zipcode } : {}),
  }
}

/** The address of a district (`d3`), park (`k2`) or town (`p17`, `city`); undefined when there is none of that key. */
export const addressOfPlace = (city: City, key: string, language?: string): Address | undefined => {
  const naming = namingOf(city.country)
  const index = Number(key.slice(1))
  const district = key[0] === 'd' ? city.districts[index] : undefined
  if (district) return areaAddress(city, key, district.name, district.centre, district.zipcode, language)
  const park = key[0] === 'k' ? city.parks[index] : undefined
  if (park?.name) {
    const middle = park.ring.reduce<Metres>(
      (sum, p) => [sum[0] + p[0] / park.ring.length, sum[1] + p[1] / park.ring.length],
      [0, 0],
    )
    return areaAddress(city, key, park.name, middle, undefined, language)
  }
  const place = city.places.find(({ id }) => id === key)
  if (!place) return undefined
  const cityName = key === 'city' ? byLocale(city.names, language) : inLanguage(naming, place.name, language)
  return {
    id: idOf(city, key, language),
    formatted_address: cityName,
    ...place.at,
    city: cityName,
    country_code: city.country,
  }
}

const townNear = (city: City, at: Point, language?: string): Address | undefined => {
  let best = NEAREST_TOWN_METRES
  let town: Address | undefined
  for (const place of city.places) {
    if (Math.abs(place.at.latitude - at.latitude) > 0.5) continue
    const distance = crowMetres(place.at, at)
    if (distance >= best) continue
    best = distance
    town = addressOfPlace(city, place.id, language)
  }
  // The pin stays where it was put; only the words are the town's.
  return town && { ...town, ...at, id: idOf(city, `at${at.latitude},${at.longitude}`, language) }
}

/** The address nearest to a place (API-016): a house within 240 m, else the town around; undefined farther than 50 km from any. */
export const reverse = (city: City, at: Point, language?: string): Address | undefined => {
  const here = toMetres(city.at, at)
  let best = Number.POSITIVE_INFINITY
  let found: { street: Street; number: number } | undefined
  const first = startsOf(city)
  for (const { edge, along, distance } of edgesNear(city, here, REVERSE_METRES)) {
    if (distance > best + 20) break
    const street = city.streets[edge.street] as Street
    const reversed = street.reversed[street.edges.indexOf(edge.id)] === true
    const from = (first[edge.id] as number) + (reversed ? edge.length - along : along)
    const about = Math.round((from / street.length) * street.lastNumber + 0.5)
    for (let number = Math.max(1, about - 5); number <= Math.min(street.lastNumber, about + 5); number++) {
      const house = houseAt(city, street, number)
      const away = Math.hypot(house[0] - here[0], house[1] - here[1])
      if (away < best - 0.05) {
        best = away
        found = { street, number }
      }
    }
  }
  return found ? addressOfStreet(city, found.street, String(found.number), language) : townNear(city, at, language)
}

const ID =
  /^([A-Z]{2})\.(?:s(\d+)(?:\.(\d{1,5}[A-Za-z]?))?|at(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)|([dkp]\d+|city))(?:~([\w-]+))?$/

/** The address behind an id of `autocomplete` or `reverse` (API-017), in the language it was found in by default; undefined for a foreign id. */
export const details = (city: City, id: string, language?: string): Address | undefined => {
  const [, country, streetId, number, latitude, longitude, key, foundIn] = ID.exec(id) ?? []
  if (country !== city.country) return undefined
  const reader = language ?? foundIn
  if (latitude !== undefined)
    return townNear(city, { latitude: Number(latitude), longitude: Number(longitude) }, reader)
  if (key !== undefined) return addressOfPlace(city, key, reader)
  const street = city.streets[Number(streetId)]
  if (!street || (number !== undefined && (wholeNumber(number) < 1 || wholeNumber(number) > street.lastNumber)))
    return undefined
  return addressOfStreet(city, street, number, reader)
}
