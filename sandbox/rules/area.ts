// Where riders deliver: an area around the collection point, and a longest way by road. The map draws the same area.

import type { LatLng } from '#schema/wire.ts'
import { tariffOf } from '../seed/tariffs.ts'
import type { Site } from '../site.ts'
import { pointAt, pointOf } from './distance.ts'
import { roadMetres } from './fee.ts'

export type Ring = [LatLng, LatLng, LatLng, ...LatLng[]]

const CORNERS = 36
/** Streets make a way longer than a bird's by about this. */
const DETOUR = 1.35

/** Corners of the area around a collection point; a little uneven, as real ones are. */
export function areaAround({ country }: Pick<Site, 'country'>, at: LatLng): Ring {
  const reach = (tariffOf(country).distanceKm * 1000) / DETOUR
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const direction = (index / CORNERS) * 2 * Math.PI
    const metres = reach * (0.94 + 0.06 * Math.sin(3 * direction + at.lat * 40))
    const { latitude, longitude } = pointAt(pointOf(at), metres, direction)
    return { lat: Number(latitude.toFixed(6)), lng: Number(longitude.toFixed(6)) }
  })
  return corners as unknown as Ring
}

/** Whether a point lies inside a ring. */
export function isInside(ring: readonly LatLng[], { lat, lng }: LatLng): boolean {
  let inside = false
  for (const [index, corner] of ring.entries()) {
    const before = ring.at(index - 1) ?? corner
    if (corner.lat > lat === before.lat > lat) continue
    if (lng < ((before.lng - corner.lng) * (lat - corner.lat)) / (before.lat - corner.lat) + corner.lng)
      inside = !inside
  }
  return inside
}

/** Whether riders bring something from a collection point to a place. */
export function isDeliverable(site: Site, from: LatLng, to: LatLng): boolean {
  if (!isInside(areaAround(site, from), to)) return false
  return roadMetres(site, from, to) <= tariffOf(site.country).distanceKm * 1000
}
