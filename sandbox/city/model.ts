// The shapes of the sandbox's city of named streets, which the map, the geolocator, fees and riders share.
import type { Country, CountryCode } from '#schema/config.ts'

/** What of a country file a city is made from: the first one that it names. */
export type CityCountry = Pick<Country, 'code' | 'names' | 'cities'>

/** WGS 84, degrees. */
export type Point = { latitude: number; longitude: number }
/** Metres east and north of the city's centre. */
export type Metres = readonly [x: number, y: number]
/** A name in Latin letters and, where the country writes otherwise, in its own script. */
export type Name = { latin: string; local?: string }

/** From the widest to the narrowest. */
export type StreetClass = 'avenue' | 'road' | 'street' | 'lane'
export type StreetNode = { id: number; at: Metres; edges: number[] }
/** A piece of street between two crossings; `line` runs from node `from` to node `to`, both ends included. */
export type StreetEdge = {
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

export type City = {
  country: CountryCode
  seed: number
  /** By locale. */
  names: Record<string, string>
  name: Name
  at: Point
  nodes: StreetNode[]
  edges: StreetEdge[]
  streets: Street[]
  districts: District[]
  /** What the streets enclose. */
  blocks: Metres[][]
  squares: Metres[][]
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
  /** 5 by default. */
  limit?: number
}

/** A way by road; `points` starts at the place asked for and ends at the other, `distance` in metres. */
export type Path = { distance: number; points: Point[] }
/** A place on a path: `heading` in degrees clockwise from north, `remaining` in metres. */
export type Position = Point & { heading: number; remaining: number }
