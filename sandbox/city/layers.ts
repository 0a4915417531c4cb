// What the map of a city shows, layer by layer, as GeoJSON with the zooms each thing is drawn at.
import { crowMetres, isInside, middleOf, nearestOnSegment, toPoint } from './geometry.ts'
import { CITY_REACH_METRES, landOutline } from './ground.ts'
import type { Area, City, Metres, Name, StreetClass } from './model.ts'
import { housesOn } from './plan.ts'
import { randomOf, seedOf } from './random.ts'
import { linesOfStreet } from './streets.ts'

export type Layer = 'land' | 'boundary' | 'built' | 'park' | 'water' | 'road' | 'road_label' | 'place_label'
/** `from` and `to` are zooms, both included; they steer the cutting and are not written into tiles. */
type Properties = { from: number; to: number; [key: string]: string | number }
type LonLatPair = [longitude: number, latitude: number]
type Geometry =
  | { type: 'Point'; coordinates: LonLatPair }
  | { type: 'LineString'; coordinates: LonLatPair[] }
  | { type: 'Polygon'; coordinates: LonLatPair[][] }
type Feature = { type: 'Feature'; geometry: Geometry; properties: Properties }
export type Features = { type: 'FeatureCollection'; features: Feature[] }

export const OUTLINE_MAX_ZOOM = 5
export const CITY_MIN_ZOOM = 10
export const CITY_MAX_ZOOM = 16
const HOUSES_FROM_ZOOM = 14
const CITY_PROPER_METRES = 6500
const ROAD_FROM: Record<StreetClass, number> = { avenue: 8, road: 11, street: 12, lane: 13 }
const ROAD_LABEL_FROM: Record<StreetClass, number> = { avenue: 12, road: 13, street: 14, lane: 15 }

const collection = (features: Feature[]): Features => ({ type: 'FeatureCollection', features })
const feature = (geometry: Geometry, properties: Properties): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
const named = (name: Name) => ({ name: name.local ?? name.latin, name_latin: name.latin })

/** Land and borders of the whole earth, for zooms 0 to 5. */
export const outlineLayers = (): Record<'land' | 'boundary', Features> => {
  const outline = landOutline()
  const zooms = { from: 0, to: OUTLINE_MAX_ZOOM }
  return {
    land: collection(outline.land.map(coordinates => feature({ type: 'Polygon', coordinates }, zooms))),
    boundary: collection(outline.borders.map(coordinates => feature({ type: 'LineString', coordinates }, zooms))),
  }
}

/** Smallest zoom at which a town is named, by its place among the country's towns: index 0 is the city itself. */
const townFrom = (rank: number): number => {
  const zoom = [1, 8, 25, 70, 180, 400].findIndex(most => rank < most)
  return zoom === 0 ? 4 : zoom < 0 ? 11 : zoom + 5
}

/** Everything of one city and its country's towns. */
export const cityLayers = (city: City): Record<Exclude<Layer, 'boundary'>, Features> => {
  const lonLat = (at: Metres): LonLatPair => {
    const { longitude, latitude } = toPoint(city.at, at)
    return [longitude, latitude]
  }
  const closed = (ring: readonly Metres[]) => [...ring, ring[0] as Metres].map(lonLat)
  const polygon = (ring: Metres[], properties: Properties, holes: Metres[][] = []) =>
    feature({ type: 'Polygon', coordinates: [closed(ring), ...holes.map(closed)] }, properties)
  const cityZooms = { from: CITY_MIN_ZOOM, to: CITY_MAX_ZOOM }
  const { blocks, squares } = city
  const random = randomOf(seedOf(`${city.country} ${city.seed} houses`))
  const houses = blocks.flatMap(block => housesOn(block, random))
  const reach = CITY_REACH_METRES
  const label = (area: Area, kind: string, from: number) =>
    area.name
      ? [
          feature(
            { type: 'Point', coordinates: lonLat(middleOf(area.ring)) },
            { ...named(area.name), kind, from, to: CITY_MAX_ZOOM },
          ),
        ]
      : []
  const lines = city.streets.flatMap(street =>
    linesOfStreet(street, city.edges).map(line => ({ street, coordinates: line.map(lonLat) })),
  )
  return {
    land: collection([
      polygon(
        [
          [-reach, -reach],
          [reach, -reach],
          [reach, reach],
          [-reach, reach],
        ],
        cityZooms,
      ),
    ]),
    built: collection([
      ...blocks.map(ring => polygon(ring, { kind: 'block', from: CITY_MIN_ZOOM, to: HOUSES_FROM_ZOOM - 1 })),
      ...houses.map(ring => polygon(ring, { kind: 'house', from: HOUSES_FROM_ZOOM, to: CITY_MAX_ZOOM })),
    ]),
    park: collection([
      ...city.parks.map(park => polygon(park.ring, { kind: 'park', ...cityZooms })),
      ...squares.map(ring => polygon(ring, { kind: 'square', from: 13, to: CITY_MAX_ZOOM })),
    ]),
    water: collection(city.water.map(area => polygon(area.ring, cityZooms, area.holes))),
    road: collection(
      lines.map(({ street, coordinates }) =>
        feature(
          { type: 'LineString', coordinates },
          { class: street.class, from: ROAD_FROM[street.class], to: CITY_MAX_ZOOM },
        ),
      ),
    ),
    road_label: collection(
      lines.map(({ street, coordinates }) =>
        feature(
          { type: 'LineString', coordinates },
          { class: street.class, ...named(street.name), from: ROAD_LABEL_FROM[street.class], to: CITY_MAX_ZOOM },
        ),
      ),
    ),
    place_label: collection([
      ...city.places.flatMap(({ id, name, at, population }, rank): Feature[] => {
        // Inside the city its own districts are named; a town there could even lie in its bay.
        if (id !== 'city' && crowMetres(at, city.at) < CITY_PROPER_METRES) return []
        const properties = {
          ...named(name),
          kind: id === 'city' ? 'city' : 'town',
          rank: -population,
          from: townFrom(rank),
          to: 12,
        }
        return [feature({ type: 'Point', coordinates: [at.longitude, at.latitude] }, properties)]
      }),
      ...city.districts.map(({ name, centre }) =>
        feature(
          { type: 'Point', coordinates: lonLat(centre) },
          { ...named(name), kind: 'district', from: 12, to: CITY_MAX_ZOOM },
        ),
      ),
      ...city.parks.flatMap(park => label(park, 'park', 13)),
      ...city.water.flatMap(water =>
        waterLabels(water, city.water).map(at =>
          feature(
            { type: 'Point', coordinates: lonLat(at) },
            { ...named(water.name as Name), kind: 'water', from: 12, to: CITY_MAX_ZOOM },
          ),
        ),
      ),
    ]),
  }
}

const LABEL_REACH_METRES = 6000
const SEA_LABEL_STEP_METRES = 700

/** Where a sea or river is named near the city: along a river, in the widest part of a sea. */
const waterLabels = (area: Area, others: readonly Area[]): Metres[] => {
  if (!area.name) return []
  const edge = area.ring.length
  if (area.isRiver) {
    // The ring runs down one bank and back up the other: opposite points face each other across the river.
    return area.ring.slice(0, edge / 2).flatMap((p, i): Metres[] => {
      const q = area.ring[edge - 1 - i] as Metres
      const at: Metres = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
      const isAtSea = others.some(other => other !== area && isInside(other.ring, ...at))
      return i % 40 === 20 && Math.hypot(...at) < LABEL_REACH_METRES && !isAtSea ? [at] : []
    })
  }
  let best: Metres | undefined
  let score = 0
  for (let x = -LABEL_REACH_METRES; x <= LABEL_REACH_METRES; x += SEA_LABEL_STEP_METRES)
    for (let y = -LABEL_REACH_METRES; y <= LABEL_REACH_METRES; y += SEA_LABEL_STEP_METRES) {
      if (!isInside(area.ring, x, y) || area.holes?.some(hole => isInside(hole, x, y))) continue
      const shore = area.ring.reduce(
        (least, p, i) => Math.min(least, nearestOnSegment([x, y], p, area.ring[(i + 1) % edge] as Metres).distance),
        LABEL_REACH_METRES,
      )
      const worth = Math.min(shore, 900) - Math.hypot(x, y) / 12
      if (shore > 300 && (!best || worth > score)) {
        best = [x, y]
        score = worth
      }
    }
  return best ? [best] : []
}
