// Where a rider is on the way: what is behind and what is ahead, for the map.
import type { LatLng } from '#schema/wire'

/** A rider farther from the way than this has taken another one, in metres. */
const OFF_THE_WAY_M = 250
const METRES_PER_DEGREE = 111_195

export type RiddenWay = { ridden: LatLng[]; ahead: LatLng[] }

/**
 * Cuts a way at the place of it that is nearest to the rider; both parts have that place as their end. Undefined when the
 * way has no length, or the rider is not on it.
 */
export function cutAt(way: readonly LatLng[], rider: LatLng): RiddenWay | undefined {
  let best: { index: number; at: LatLng; metres: number } | undefined
  for (const [index, from] of way.entries()) {
    const to = way[index + 1]
    if (!to) break
    const at = nearestOn(from, to, rider)
    const metres = Math.hypot(...apart(at, rider))
    if (!best || metres < best.metres) best = { index, at, metres }
  }
  if (!best || best.metres > OFF_THE_WAY_M) return undefined
  return { ridden: [...way.slice(0, best.index + 1), best.at], ahead: [best.at, ...way.slice(best.index + 1)] }
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
