// The shortest way by road between two places.
import { apart, crowMetres, partOfLine, toMetres, toPoint } from './geometry.ts'
import { type EdgeHit, nearestEdge } from './grid-index.ts'
import type { Metres, Path, Point, World, WorldEdge, WorldNode } from './model.ts'

type Entry = { node: number; cost: number }

/** A binary heap, cheapest entry on top. */
const createQueue = () => {
  const heap: Entry[] = []
  const swap = (i: number, j: number) => {
    const held = heap[i] as Entry
    heap[i] = heap[j] as Entry
    heap[j] = held
  }
  const cost = (i: number) => heap[i]?.cost ?? Number.POSITIVE_INFINITY
  return {
    push: (entry: Entry) => {
      let i = heap.push(entry) - 1
      for (let up = (i - 1) >> 1; i > 0 && cost(up) > cost(i); up = (i - 1) >> 1) {
        swap(i, up)
        i = up
      }
    },
    pop: (): Entry | undefined => {
      const top = heap[0]
      const last = heap.pop()
      if (heap.length === 0 || !last) return top
      heap[0] = last
      for (let i = 0; ; ) {
        const least = cost(2 * i + 1) <= cost(2 * i + 2) ? 2 * i + 1 : 2 * i + 2
        if (cost(least) >= cost(i)) return top
        swap(i, least)
        i = least
      }
    },
  }
}

/** Nodes and edges of the cheapest way from an edge to another (A*), the ends of both edges included. */
const nodesBetween = (
  world: World,
  start: EdgeHit,
  end: EdgeHit,
): { edges: number[]; first: number; last: number } | undefined => {
  const costs = new Map<number, number>()
  const cameBy = new Map<number, number>()
  const queue = createQueue()
  const guess = (node: number) => apart((world.nodes[node] as WorldNode).at, end.at)
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
    for (const id of (world.nodes[node] as WorldNode).edges) {
      const edge = world.edges[id] as WorldEdge
      reach(edge.from === node ? edge.to : edge.from, cost + edge.length, id)
    }
  }
  if (last < 0) return undefined
  const edges: number[] = []
  let node = last
  for (let by = cameBy.get(node) ?? -1; by >= 0; by = cameBy.get(node) ?? -1) {
    edges.unshift(by)
    const edge = world.edges[by] as WorldEdge
    node = edge.from === node ? edge.to : edge.from
  }
  return { edges, first: node, last }
}

const partOf = (edge: WorldEdge, from: number, to: number): Metres[] =>
  from <= to ? partOfLine(edge.line, from, to) : partOfLine(edge.line, to, from).reverse()

const lineBetween = (world: World, start: EdgeHit, end: EdgeHit): Metres[] => {
  const route = nodesBetween(world, start, end)
  const direct = start.edge.id === end.edge.id ? partOf(start.edge, start.along, end.along) : undefined
  if (direct || !route) return direct ?? [start.at, end.at]
  const line = [...partOf(start.edge, start.along, route.first === start.edge.from ? 0 : start.edge.length)]
  let node = route.first
  for (const id of route.edges) {
    const edge = world.edges[id] as WorldEdge
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
export const shortestPath = (world: World, from: Point, to: Point): Path => {
  const start = nearestEdge(world, toMetres(world.city.at, from))
  const end = nearestEdge(world, toMetres(world.city.at, to))
  const road = start && end ? lineBetween(world, start, end).map(at => toPoint(world.city.at, at)) : []
  const points: Point[] = [from]
  for (const point of [...road, to]) {
    const before = points.at(-1) as Point
    if (crowMetres(before, point) > 0.3 || point === to) points.push(point)
  }
  const distance = points.slice(1).reduce((sum, point, i) => sum + crowMetres(points[i] as Point, point), 0)
  return { distance: Math.round(distance * 10) / 10, points }
}
