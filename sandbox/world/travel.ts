// Moving along a path: where a rider is after some metres.
import { crowMetres } from './geometry.ts'
import type { Path, Point, Position } from './model.ts'

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Degrees clockwise from north, from one point to another. */
const headingOf = (from: Point, to: Point): number => {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI
  return Math.round(((degrees + 360) % 360) * 10) / 10
}

/**
 * The place `metres` along a path with the heading of travel (degrees clockwise from north) and the metres that remain.
 * Below 0 is the start, beyond the end is the end. Raises for a path without points.
 */
export const moveAlong = (path: Path, metres: number): Position => {
  const first = path.points[0]
  const last = path.points.at(-1)
  if (!first || !last) throw new Error('A path needs at least one point')
  let left = Math.min(Math.max(0, metres), path.distance)
  const remaining = Math.round((path.distance - left) * 10) / 10
  let heading = 0
  for (let i = 1; i < path.points.length; i++) {
    const from = path.points[i - 1] as Point
    const to = path.points[i] as Point
    const step = crowMetres(from, to)
    if (step === 0) continue
    heading = headingOf(from, to)
    if (left <= step) {
      const t = left / step
      return {
        latitude: rounded(from.latitude + (to.latitude - from.latitude) * t),
        longitude: rounded(from.longitude + (to.longitude - from.longitude) * t),
        heading,
        remaining,
      }
    }
    left -= step
  }
  return { ...last, heading, remaining }
}
