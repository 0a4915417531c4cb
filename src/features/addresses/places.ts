// Places: points, coordinates that were typed, and the text of an address with its unit and building.
import { asciiDigits } from '#contract/foreign-data.ts'
import type { LatLng } from '#schema/wire.ts'

/** Degrees, WGS 84. */
export type Spot = { latitude: number; longitude: number }

/** How a place was found (Q101). */
export type LocationType = 'typed' | 'saved' | 'cursor'

export const latLng = ({ latitude, longitude }: Spot): LatLng => ({ lat: latitude, lng: longitude })

/** A vendor's location has a point unless latitude and longitude are both missing (REQ-015). */
export function spotOf(location: { latitude?: number; longitude?: number }): Spot | undefined {
  const { latitude, longitude } = location
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const COORDINATES = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/

/** The point of a query such as "59.91, 10.75", in the digits and signs of any script (ADR-005); undefined for everything else. */
export function coordinatesOf(query: string): Spot | undefined {
  const plain = asciiDigits(query)
    .replaceAll('٫', '.')
    .replace(/[،、，]/, ',')
  const [, lat, lng] = COORDINATES.exec(plain) ?? []
  const [latitude, longitude] = [Number(lat), Number(lng)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** A point as text that `coordinatesOf` reads back. */
export const coordinatesText = ({ latitude, longitude }: Spot): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

export type AddressParts = { unit: string; building: string; street: string }

/** "unit, building, street", empty parts included, so that it can be split again (ADR-009, Q29, Q39). */
export function joinAddress({ unit, building, street }: AddressParts): string {
  // A comma inside unit or building would shift the parts.
  const plain = (part: string) => part.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
  return `${plain(unit)}, ${plain(building)}, ${street.trim()}`
}

/** Splits at the first two commas; with fewer, all of it is the street (ADR-009, Q39). */
export function splitAddress(address: string): AddressParts {
  const first = address.indexOf(',')
  const second = address.indexOf(',', first + 1)
  if (first < 0 || second < 0) return { unit: '', building: '', street: address.trim() }
  return {
    unit: address.slice(0, first).trim(),
    building: address.slice(first + 1, second).trim(),
    street: address.slice(second + 1).trim(),
  }
}

/** Length in UTF-8, by which notes and streets are limited (Q40). */
export const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length

/** Notes for the rider, in UTF-8 bytes (ADR-012). */
export const NOTES_MAX_BYTES = 1000
/** Street and number, in UTF-8 bytes (ADR-013). */
export const STREET_MAX_BYTES = 255

const EARTH_RADIUS_METRES = 6_371_000

/** Metres between two points in a straight line; the route of a rider is longer. */
export function metresBetween(from: Spot, to: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfLat = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLng = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLng ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A place that an order can start from or go to: chosen, saved or set by a pin. */
export type FoundPlace = Spot & {
  /** Street and number, or the whole address in one line; without unit and building. */
  text: string
  from: LocationType
  city?: string
  /** ID of the entry in the address book. */
  savedId?: string
}

/** An address field: its text and, once it is found, the place. */
export type AddressInput = {
  /** addressQuery */
  query: string
  place?: FoundPlace
  /** The pin was moved there and the place is not confirmed yet (REQ-024). */
  moved?: boolean
}

const pieces = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/**
 * The parts of an address for display, each isolated so that no number drifts away from its street: the street first,
 * then building and unit; empty parts are left out (Q39, TRK-108).
 */
export function readableAddress(address: string): string[] {
  const { unit, building, street } = splitAddress(address)
  return [...pieces(street), ...[building, unit].filter(part => part !== '')]
}

/** The same for an address that begins with its street, such as that of a branch. */
export const plainAddress = (address: string): string[] => pieces(address)
