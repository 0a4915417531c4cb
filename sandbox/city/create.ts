// Makes the first city of a country: the ground, its streets, and the towns of the country around it.
import { areaOf, middleOf } from './geometry.ts'
import { createGround } from './ground.ts'
import type { City, CityCountry, Place, StreetNode } from './model.ts'
import { byLocale, nameOf, namingOf } from './naming.ts'
import { placesOf } from './places.ts'
import { planCity } from './plan.ts'
import { noiseOf, randomOf, seedOf } from './random.ts'
import { layDistricts, nameStreets } from './streets.ts'

/** Two data sets seldom agree where the middle of a large city lies. */
const SAME_CITY_DEGREES = 0.35
/** Water as large as this is named. */
const SEA_AREA = 2_000_000

/** The country's towns with its own spelling of the first city in front. */
const placesWith = (country: CityCountry, city: Pick<City, 'names' | 'name' | 'at'>): Place[] => {
  const known = placesOf(country.code)
  const same = known.find(
    ({ at, name }) =>
      Math.abs(at.latitude - city.at.latitude) < SAME_CITY_DEGREES &&
      Math.abs(at.longitude - city.at.longitude) < SAME_CITY_DEGREES &&
      (name.latin === city.name.latin || (city.name.local !== undefined && name.local === city.name.local)),
  )
  const population = same?.population ?? known[0]?.population ?? 0
  return [{ id: 'city', name: city.name, at: city.at, population }, ...known.filter(place => place !== same)]
}

/**
 * Makes the same city each time for a country and seed; takes a fraction of a second.
 * Throws when the country has no city.
 */
export const createCity = (country: CityCountry, seed: number): City => {
  const first = country.cities[0]
  if (!first) throw new Error(`${country.code} has no city`)
  const naming = namingOf(country.code)
  const at = { latitude: first.latitude, longitude: first.longitude }
  const names = first.name as Record<string, string>
  const own = naming.languages[0]
  const latin = names['en'] ?? byLocale(names, 'en')
  const city = { names, at, name: own ? { latin, local: byLocale(names, own) } : { latin } }
  const random = randomOf(seedOf(`${country.code} ${seed}`))
  const noise = noiseOf(random)
  const ground = createGround(at, naming.terrain, noise, random)
  const plan = planCity(ground, naming.terrain, noise, random)
  const isDistrict = (x: number, y: number) =>
    Math.min(ground.coast([x, y]), ground.bank([x, y])) > 250 && ground.rim([x, y]) > 200
  const districts = layDistricts(naming, isDistrict, random)
  const { streets, edges } = nameStreets(plan, districts, naming, random)
  const nodes = plan.points.map((point, id): StreetNode => ({ id, at: point, edges: [] }))
  for (const edge of edges) for (const end of [edge.from, edge.to]) nodes[end]?.edges.push(edge.id)
  // The largest parks near the centre get the best known names.
  const renown = (ring: City['blocks'][number]) => areaOf(ring) / (800 + Math.hypot(...middleOf(ring)))
  const parks = plan.parks.sort((a, b) => renown(b) - renown(a))
  const named = (text: string | undefined) => (text ? { name: nameOf(text) } : {})
  return {
    country: country.code,
    seed,
    ...city,
    nodes,
    edges,
    streets,
    districts,
    blocks: plan.blocks,
    squares: plan.squares,
    parks: parks.map((ring, i) => ({ ring, ...named(naming.parks[i]) })),
    water: ground.water.map(area =>
      area.isRiver || areaOf(area.ring) > SEA_AREA
        ? { ...area, ...named(area.isRiver ? naming.river : naming.sea) }
        : area,
    ),
    places: placesWith(country, city),
  }
}
