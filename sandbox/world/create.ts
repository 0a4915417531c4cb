// Makes the world of a country: the ground, the streets of its first city and the towns around.

import { createField } from './field.ts'
import { areaOf, isInside } from './geometry.ts'
import { createGround, type Ground } from './ground.ts'
import type { Area, Metres, Place, World, WorldCountry, WorldNode } from './model.ts'
import { byLocale, nameOf, namingOf } from './naming.ts'
import { createNetwork } from './network.ts'
import { placesOf } from './places.ts'
import { chanceOf, seedOf } from './random.ts'
import { growStrands } from './streamlines.ts'
import { layDistricts, nameStreets } from './streets.ts'

/** A river as a ring: its middle widened to both sides. */
const widened = (line: readonly Metres[], width: number): Metres[] => {
  const side = (sign: number) =>
    line.map((p, i): Metres => {
      const a = line[Math.max(0, i - 1)] as Metres
      const b = line[Math.min(line.length - 1, i + 1)] as Metres
      const step = Math.hypot(b[0] - a[0], b[1] - a[1])
      const out = (sign * width) / 2 / step
      return [p[0] - (b[1] - a[1]) * out, p[1] + (b[0] - a[0]) * out]
    })
  return [...side(1), ...side(-1).reverse()]
}

const waterOf = (ground: Ground, sea: string, river: string): Area[] => {
  const outer = ground.sea.filter(ring => areaOf(ring) > 0)
  const inner = ground.sea.filter(ring => areaOf(ring) < 0)
  const areas = outer.map((ring): Area => {
    const holes = inner.filter(hole => hole[0] && isInside(ring, ...hole[0]))
    return {
      ring,
      ...(holes.length ? { holes } : {}),
      ...(sea && areaOf(ring) > 2_000_000 ? { name: nameOf(sea) } : {}),
    }
  })
  if (ground.river.length === 0) return areas
  return [
    ...areas,
    { ring: widened(ground.river, ground.terrain.river), isRiver: true, ...(river ? { name: nameOf(river) } : {}) },
  ]
}

/** Two data sets seldom agree where the middle of a large city lies. */
const SAME_CITY_DEGREES = 0.35

/** The country's towns with its own spelling of the first city in front. */
const placesWith = (country: WorldCountry, city: World['city']): Place[] => {
  const known = placesOf(country.code)
  const isCity = (place: Place) =>
    Math.abs(place.at.latitude - city.at.latitude) < SAME_CITY_DEGREES &&
    Math.abs(place.at.longitude - city.at.longitude) < SAME_CITY_DEGREES &&
    (place.name.latin === city.name.latin || (city.name.local !== undefined && place.name.local === city.name.local))
  const same = known.find(isCity)
  return [
    { id: 'city', name: city.name, at: city.at, population: same?.population ?? known[0]?.population ?? 0 },
    ...known.filter(place => place !== same),
  ]
}

/**
 * Makes the same world each time for a country and seed; takes a fraction of a second.
 * Raises when the country has no city.
 */
export const createWorld = (country: WorldCountry, seed: number): World => {
  const first = country.cities[0]
  if (!first) throw new Error(`${country.code} has no city to build a world around`)
  const naming = namingOf(country.code)
  const at = { latitude: first.latitude, longitude: first.longitude }
  const names = first.name as Record<string, string>
  const own = naming.languages[0]
  const latin = names.en ?? byLocale(names, 'en')
  const city = { names, at, name: own ? { latin, local: byLocale(names, own) } : { latin } }
  const base = seedOf(`${country.code} ${seed}`)
  const chance = chanceOf(base)
  const ground = createGround(at, naming.terrain, base, chance)
  const network = createNetwork(growStrands(ground, createField(ground, base, chance), base, chance), chance)
  const districts = layDistricts(naming, (x, y) => ground.shore(x, y) > 250 && ground.rim(x, y) > 200, chance)
  const { streets, edges } = nameStreets(network, districts, naming, chance)
  const nodes = network.points.map((point, id): WorldNode => ({ id, at: point, edges: [] }))
  for (const edge of edges) {
    nodes[edge.from]?.edges.push(edge.id)
    nodes[edge.to]?.edges.push(edge.id)
  }
  const parks = ground.parks.map((ring, i): Area => {
    const written = naming.parks[i]
    return written === undefined ? { ring } : { ring, name: nameOf(written) }
  })
  return {
    country: country.code,
    seed,
    city,
    nodes,
    edges,
    streets,
    districts,
    parks,
    water: waterOf(ground, naming.sea, naming.river),
    places: placesWith(country, city),
  }
}
