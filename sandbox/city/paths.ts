// The shortest way by road between two places, and where a rider on it is.
import TinyQueue from 'tinyqueue'
import { apart, crowMetres, partOfLine, simplified, toMetres, toPoint } from './geometry.ts'
import type { City, Metres, Path, Point, Position, StreetEdge, StreetNode } from './model.ts'
import { type EdgeHit, nearestEdge } from './near.ts'

/** Nodes and edges of the cheapest way from an edge to another (A*), the ends of both edges included. */
const nodesBetween = (
  city: City,
  start: EdgeHit,
  end: EdgeHit,
): { edges: number[]; first: number; last: number } | undefined => {
  const costs = new Map<number, number>()
  const cameBy = new Map<number, number>()
  const queue = new TinyQueue<{ node: number; cost: number }>([], (a, b) => a.cost - b.cost)
  const guess = (node: number) => apart((city.nodes[node] as StreetNode).at, end.at)
  const reach = (node: number, cost: number, by: number) => {
    if (cost >= (costs.get(node) ?? Number.POSITIVE_INFINITY)) return
    costs.set(node, cost)
    cameBy.set(node, by)
    queue.push({ node, cost: cost + guess(node) })
  }
  reach(start.edge.from, start.along, -1)
  reach(start.edge.to, start.edge.length - start.along, -1)
  let best = Number.POSITIVE_INFINITY
  let last = -1
  for (let entry = queue.pop(); entry && entry.cost < best; entry = queue.pop()) {
    const { node } = entry
    const cost = costs.get(node) as number
    if (entry.cost > cost + guess(node) + 1e-6) continue
    const rest = node === end.edge.from ? end.along : node === end.edge.to ? end.edge.length - end.along : undefined
    const whole = cost + (rest ?? Number.POSITIVE_INFINITY)
    if (whole < best) {
      best = whole
      last = node
    }
    for (const id of (city.nodes[node] as StreetNode).edges) {
      const edge = city.edges[id] as StreetEdge
      reach(edge.from === node ? edge.to : edge.from, cost + edge.length, id)
    }
  }
  if (last < 0) return undefined
  const edges: number[] = []
  let node = last
  for (let by = cameBy.get(node) ?? -1; by >= 0; by = cameBy.get(node) ?? -1) {
    edges.unshift(by)
    const edge = city.edges[by] as StreetEdge
    node = edge.from === node ? edge.to : edge.from
  }
  return { edges, first: node, last }
}

const partOf = (edge: StreetEdge, from: number, to: number): Metres[] =>
  from <= to ? partOfLine(edge.line, from, to) : partOfLine(edge.line, to, from).reverse()

const lineBetween = (city: City, start: EdgeHit, end: EdgeHit): Metres[] => {
  const route = nodesBetween(city, start, end)
  const direct = start.edge.id === end.edge.id ? partOf(start.edge, start.along, end.along) : undefined
  if (direct || !route) return direct ?? [start.at, end.at]
  const line = [...partOf(start.edge, start.along, route.first === start.edge.from ? 0 : start.edge.length)]
  let node = route.first
  for (const id of route.edges) {
    const edge = city.edges[id] as StreetEdge
    line.push(...(edge.from === node ? edge.line : [...edge.line].reverse()))
    node = edge.from === node ? edge.to : edge.from
  }
  line.push(...partOf(end.edge, route.last === end.edge.from ? 0 : end.edge.length, end.along))
  return line
}

/**
 * The way by road between two places: `distance` in metres along `points`, which begin and end at the places themselves.
 * Off-road ends are joined to the nearest street by a straight line; with no street within about 12 km the way is straight.
 */
export const shortestPath = (city: City, from: Point, to: Point): Path => {
  const start = nearestEdge(city, toMetres(city.at, from))
  const end = nearestEdge(city, toMetres(city.at, to))
  const road = start && end ? lineBetween(city, start, end).map(at => toPoint(city.at, at)) : []
  const points: Point[] = [from]
  for (const point of [...road, to]) {
    const before = points.at(-1) as Point
    if (crowMetres(before, point) > 0.3 || point === to) points.push(point)
  }
  const distance = points.slice(1).reduce((sum, point, i) => sum + crowMetres(points[i] as Point, point), 0)
  return { distance: Math.round(distance * 10) / 10, points }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Degrees clockwise from north, from one point to another. */
const headingOf = (from: Point, to: Point): number => {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI
  return Math.round(((degrees + 360) % 360) * 10) / 10
}

/**
 * The place `metres` along a path with the heading of travel (degrees clockwise from north) and the metres that remain.
 * Below 0 is the start, beyond the end is the end. Throws for a path without points.
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

/** So many points of a way are drawn at most, as in schema/wire. */
export const DRAWN_POINTS_MAX = 200

/** The points of a path that show its course on a map: as exact as they can be without being more than DRAWN_POINTS_MAX. */
export function lineToDraw({ points }: Path): Point[] {
  const [centre] = points
  if (!centre) return []
  const line = points.map(point => toMetres(centre, point))
  let tolerance = 1
  let kept = simplified(line, tolerance)
  for (; kept.length > DRAWN_POINTS_MAX; kept = simplified(line, tolerance)) tolerance *= 2
  const shown = new Set(kept)
  return points.filter((_, index) => shown.has(line[index] as Metres))
}
