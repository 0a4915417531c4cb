// Distances as the crow flies.

import type { LatLng } from '#schema/wire.ts'
import type { Point } from '../city/model.ts'

const EARTH_METRES = 6_371_000
const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_METRES

/** A place of a call as a point of the map. */
export const pointOf = ({ lat, lng }: LatLng): Point => ({ latitude: lat, longitude: lng })

/** Metres between two points of a city, on a flat map. */
export function metresBetween(one: Point, other: Point): number {
  const narrowing = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  // The shorter way round, also across the 180th meridian.
  const turn = ((((other.longitude - one.longitude + 540) % 360) + 360) % 360) - 180
  return Math.hypot(turn * narrowing, other.latitude - one.latitude) * METRES_PER_DEGREE
}

/** The point so many metres away in a direction, in radians clockwise from north. */
export function pointAt(from: Point, metres: number, direction: number): Point {
  const narrowing = Math.max(0.01, Math.cos((from.latitude * Math.PI) / 180))
  return {
    latitude: from.latitude + (metres * Math.cos(direction)) / METRES_PER_DEGREE,
    longitude: from.longitude + (metres * Math.sin(direction)) / METRES_PER_DEGREE / narrowing,
  }
}
