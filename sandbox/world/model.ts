// The shapes of the sandbox's world: one city of named streets that the map, the geolocator, fees and riders share.
import type { Country, CountryCode } from '#schema/config'

/** What of a country file a world is made from; the first city is the one with streets. */
export type WorldCountry = Pick<Country, 'code' | 'names' | 'cities'>

/** WGS 84, degrees. */
export type Point = { latitude: number; longitude: number }
/** Metres east and north of the city's centre. */
export type Metres = readonly [x: number, y: number]
/** A name in Latin letters and, where the country writes otherwise, in its own script. */
export type Name = { latin: string; local?: string }

/** From the widest to the narrowest. */
export type StreetClass = 'avenue' | 'road' | 'street' | 'lane'
export type WorldNode = { id: number; at: Metres; edges: number[] }
/** A piece of street between two crossings; `line` runs from node `from` to node `to`, both ends included. */
export type WorldEdge = {
  id: number
  street: number
  from: number
  to: number
  class: StreetClass
  length: number
  line: Metres[]
}
/** `edges` in the order one walks them from house number 1 upwards; `reversed[i]` when edge i is walked from `to` to `from`. */
export type Street = {
  id: number
  name: Name
  class: StreetClass
  edges: number[]
  reversed: boolean[]
  /** Metres. */
  length: number
  /** Highest house number: odd numbers on the left, even on the right. */
  lastNumber: number
  district: number
}
export type District = { id: number; name: Name; centre: Metres; zipcode?: string }
export type Area = { name?: Name; ring: Metres[]; holes?: Metres[][]; isRiver?: boolean }
export type Place = { id: string; name: Name; at: Point; population: number }

export type World = {
  country: CountryCode
  seed: number
  city: { names: Record<string, string>; name: Name; at: Point }
  nodes: WorldNode[]
  edges: WorldEdge[]
  streets: Street[]
  districts: District[]
  parks: Area[]
  /** Sea and lakes near the city, and its river. */
  water: Area[]
  /** Towns of the country, from the gazetteer, most people first. */
  places: Place[]
}

/** An address as the geolocator answers it (ADR-007). */
export type Address = {
  id: string
  formatted_address: string
  latitude: number
  longitude: number
  city?: string
  country_code: CountryCode
  zipcode?: string
  street?: string
  number?: string
}
/** What became of the house number that the reader typed: `clamped` to the street's last one, or `dropped` (a town has none). */
export type NumberFate = 'none' | 'kept' | 'clamped' | 'dropped'
export type Suggestion = { address: Address; number: NumberFate }
export type AutocompleteInput = {
  query: string
  /** Nearer results come first. */
  near?: Point
  /** BCP 47; picks the script of the answer where the country has its own. */
  language?: string
  /** 5 unless told. */
  limit?: number
}

/** A way by road; `points` starts at the place asked for and ends at the other, `distance` in metres. */
export type Path = { distance: number; points: Point[] }
/** A place on a path: `heading` in degrees clockwise from north, `remaining` in metres. */
export type Position = Point & { heading: number; remaining: number }

export type MapScheme = 'light' | 'dark'
/** The values of the `--map-*` tokens, in any CSS colour notation without variables. */
export type MapColours = Record<
  'land' | 'built' | 'road' | 'roadCase' | 'water' | 'park' | 'label' | 'labelPark' | 'labelWater',
  string
>
