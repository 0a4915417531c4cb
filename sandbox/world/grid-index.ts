// Finds the streets near a place without looking at all of them.
import { nearestOnSegment } from './geometry.ts'
import type { Metres, World, WorldEdge } from './model.ts'

const CELL_METRES = 120
const FARTHEST_CELLS = 100

export type EdgeHit = {
  edge: WorldEdge
  distance: number /** Metres along the edge's line. */
  along: number
  at: Metres
}
type Segment = { edge: number; a: Metres; b: Metres; start: number }
type EdgeGrid = Map<number, Segment[]>

const grids = new WeakMap<World, EdgeGrid>()
const keyOf = (column: number, row: number) => (column + 4096) * 8192 + row + 4096

const gridOf = (world: World): EdgeGrid => {
  const known = grids.get(world)
  if (known) return known
  const grid: EdgeGrid = new Map()
  for (const edge of world.edges) {
    let start = 0
    for (let i = 1; i < edge.line.length; i++) {
      const a = edge.line[i - 1] as Metres
      const b = edge.line[i] as Metres
      const segment = { edge: edge.id, a, b, start }
      start += Math.hypot(b[0] - a[0], b[1] - a[1])
      const right = Math.floor(Math.max(a[0], b[0]) / CELL_METRES)
      const top = Math.floor(Math.max(a[1], b[1]) / CELL_METRES)
      for (let column = Math.floor(Math.min(a[0], b[0]) / CELL_METRES); column <= right; column++)
        for (let row = Math.floor(Math.min(a[1], b[1]) / CELL_METRES); row <= top; row++) {
          const cell = grid.get(keyOf(column, row))
          if (cell) cell.push(segment)
          else grid.set(keyOf(column, row), [segment])
        }
    }
  }
  grids.set(world, grid)
  return grid
}

/** Edges within `reach` metres of a place, each once with its nearest point, nearest first. */
export const edgesNear = (world: World, at: Metres, reach: number): EdgeHit[] => {
  const grid = gridOf(world)
  const hits = new Map<number, EdgeHit>()
  const span = Math.ceil(reach / CELL_METRES)
  const column = Math.floor(at[0] / CELL_METRES)
  const row = Math.floor(at[1] / CELL_METRES)
  for (let i = column - span; i <= column + span; i++)
    for (let j = row - span; j <= row + span; j++)
      for (const { edge, a, b, start } of grid.get(keyOf(i, j)) ?? []) {
        const { t, distance } = nearestOnSegment(at, a, b)
        if (distance > reach || distance >= (hits.get(edge)?.distance ?? Number.POSITIVE_INFINITY)) continue
        const point: Metres = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
        const along = start + t * Math.hypot(b[0] - a[0], b[1] - a[1])
        hits.set(edge, { edge: world.edges[edge] as WorldEdge, distance, along, at: point })
      }
  return [...hits.values()].sort((a, b) => a.distance - b.distance)
}

/** The nearest edge to a place within about 12 km; undefined beyond. */
export const nearestEdge = (world: World, at: Metres): EdgeHit | undefined => {
  for (let reach = CELL_METRES; reach <= FARTHEST_CELLS * CELL_METRES; reach *= 3) {
    const hit = edgesNear(world, at, reach)[0]
    if (hit) return hit
  }
  return undefined
}
