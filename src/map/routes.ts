// The lines between two places: an arc where the route is not known, and a route cut where the rider is.
import type { LatLng } from '#schema/wire.ts'
import type { Point } from './engine.ts'

const STEPS = 24
/** Greatest distance between the arc and the straight line, as a share of its length. */
const BULGE = 0.16

/**
 * Points of an arc between two places, which nobody takes for streets (TRK-106). It bulges to the north, so that it lies above the
 * names of the places.
 */
export function arcBetween(from: Point, to: Point): Point[] {
  const narrowing = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180) || 1
  const [east, north] = [(to.longitude - from.longitude) * narrowing, to.latitude - from.latitude]
  const side = east >= 0 ? 1 : -1
  const bend = {
    latitude: (from.latitude + to.latitude) / 2 + east * side * 2 * BULGE,
    longitude: (from.longitude + to.longitude) / 2 - (north * side * 2 * BULGE) / narrowing,
  }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const blend = (a: number, b: number, c: number) =>
      a * (1 - share) ** 2 + 2 * b * share * (1 - share) + c * share ** 2
    return {
      latitude: blend(from.latitude, bend.latitude, to.latitude),
      longitude: blend(from.longitude, bend.longitude, to.longitude),
    }
  })
}

/** A rider farther from the route than this has taken another one, in metres. */
const OFF_ROUTE_M = 250
const METRES_PER_DEGREE = 111_195

type CutRoute = { ridden: LatLng[]; ahead: LatLng[] }

/**
 * Cuts a route at its point nearest to the rider: the part behind ends there, the part ahead begins there. Undefined when the
 * route has no length, or the rider is not on it.
 */
export function cutAt(route: readonly LatLng[], rider: LatLng): CutRoute | undefined {
  let best: { index: number; at: LatLng; metres: number } | undefined
  for (const [index, from] of route.entries()) {
    const to = route[index + 1]
    if (!to) break
    const at = nearestOn(from, to, rider)
    const metres = Math.hypot(...apart(at, rider))
    if (!best || metres < best.metres) best = { index, at, metres }
  }
  if (!best || best.metres > OFF_ROUTE_M) return undefined
  return { ridden: [...route.slice(0, best.index + 1), best.at], ahead: [best.at, ...route.slice(best.index + 1)] }
}

/** The part of a route between two places where somebody was, both ends included: straight where that is not known. */
export function wayBetween(route: readonly LatLng[], from: LatLng, to: LatLng): LatLng[] {
  const behind = cutAt(route, to)?.ridden
  return [from, ...((behind && cutAt(behind, from)?.ahead) ?? []), to]
}

/** Where one is after a share of the length of a way, 0 to 1. */
export function alongWay(way: readonly LatLng[], share: number): LatLng | undefined {
  const lengths = way.slice(1).map((to, index) => Math.hypot(...apart(way[index] ?? to, to)))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [way[index], way[index + 1]]
    if (from && to && left < length)
      return {
        lat: from.lat + ((to.lat - from.lat) * left) / length,
        lng: from.lng + ((to.lng - from.lng) * left) / length,
      }
    left -= length
  }
  return way.at(-1)
}

/** Metres to the east and to the north, on a flat map. */
function apart(from: LatLng, to: LatLng): [east: number, north: number] {
  const narrowing = Math.cos((from.lat * Math.PI) / 180)
  return [(to.lng - from.lng) * narrowing * METRES_PER_DEGREE, (to.lat - from.lat) * METRES_PER_DEGREE]
}

function nearestOn(from: LatLng, to: LatLng, rider: LatLng): LatLng {
  const [east, north] = apart(from, to)
  const [riderEast, riderNorth] = apart(from, rider)
  const length = east ** 2 + north ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (east * riderEast + north * riderNorth) / length))
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}
