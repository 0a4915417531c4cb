// The land between streets: blocks, the houses on them, and small squares.
import { areaOf, isInside, middleOf, nearestOnSegment, simplified } from './geometry.ts'
import type { Metres, StreetClass, World, WorldEdge, WorldNode } from './model.ts'
import { type Chance, chanceOf, seedOf } from './random.ts'

export type Blocks = { blocks: Metres[][]; houses: Metres[][]; squares: Metres[][] }

/** From the middle of a street to the wall of a block. */
const WALL_METRES: Record<StreetClass, number> = { avenue: 17, road: 12.5, street: 9, lane: 7.5 }
const LARGEST_BLOCK = 70_000
const SMALLEST_BLOCK = 500
const SMALLEST_HOUSE = 110
const SQUARE_SHARE = 0.02
const EMPTY_PLOT_SHARE = 0.06

type Side = { edge: WorldEdge; forward: boolean }
type Wall = { a: Metres; b: Metres; inset: number }

const angleOf = ({ edge, forward }: Side): number => {
  const [a, b] = forward ? [edge.line[0], edge.line[1]] : [edge.line.at(-1), edge.line.at(-2)]
  return Math.atan2((b as Metres)[1] - (a as Metres)[1], (b as Metres)[0] - (a as Metres)[0])
}

/** Streets that end nowhere bound no block: takes them away until none is left. */
const withoutDeadEnds = (world: World): Set<number> => {
  const kept = new Set(world.edges.map(edge => edge.id))
  const degree = world.nodes.map(node => node.edges.length)
  const queue = world.nodes.filter(node => node.edges.length === 1).map(node => node.id)
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const id = (world.nodes[node] as WorldNode).edges.find(edge => kept.has(edge))
    if (id === undefined || degree[node] !== 1) continue
    kept.delete(id)
    const { from, to } = world.edges[id] as WorldEdge
    for (const end of [from, to]) {
      degree[end] = (degree[end] as number) - 1
      if (degree[end] === 1) queue.push(end)
    }
  }
  return kept
}

/** Walks around every piece of land between streets, its streets to the right. */
const facesOf = (world: World): Wall[][] => {
  const kept = withoutDeadEnds(world)
  const turns = world.nodes.map(node =>
    node.edges
      .filter(id => kept.has(id))
      .map((id): Side => ({ edge: world.edges[id] as WorldEdge, forward: world.edges[id]?.from === node.id }))
      .sort((a, b) => angleOf(a) - angleOf(b)),
  )
  const seen = new Set<string>()
  const keyOf = ({ edge, forward }: Side) => `${edge.id}${forward ? '+' : '-'}`
  const faces: Wall[][] = []
  for (const start of turns.flat()) {
    if (seen.has(keyOf(start))) continue
    const walls: Wall[] = []
    let side: Side | undefined = start
    while (side && !seen.has(keyOf(side))) {
      const here: Side = side
      seen.add(keyOf(here))
      const line: Metres[] = here.forward ? here.edge.line : [...here.edge.line].reverse()
      const inset = WALL_METRES[here.edge.class]
      simplified(line, 2.5).forEach((b, i, points) => {
        if (i > 0) walls.push({ a: points[i - 1] as Metres, b, inset })
      })
      const around: Side[] = turns[here.forward ? here.edge.to : here.edge.from] as Side[]
      const back = around.findIndex(other => other.edge === here.edge && other.forward !== here.forward)
      side = around[(back + around.length - 1) % around.length]
    }
    if (areaOf(walls.map(wall => wall.a)) > 0) faces.push(walls)
  }
  return faces
}

/** The ring that lies inside the walls by each wall's inset; undefined when nothing sound is left. */
const insetRing = (walls: readonly Wall[]): Metres[] | undefined => {
  const moved = walls.map(({ a, b, inset }) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (-(b[1] - a[1]) / length) * inset
    const ny = ((b[0] - a[0]) / length) * inset
    return {
      x: a[0] + nx,
      y: a[1] + ny,
      dx: (b[0] - a[0]) / length,
      dy: (b[1] - a[1]) / length,
      ex: b[0] + nx,
      ey: b[1] + ny,
    }
  })
  const ring = moved.map((wall, i): Metres => {
    const before = moved[(i + moved.length - 1) % moved.length] as (typeof moved)[number]
    const cross = before.dx * wall.dy - before.dy * wall.dx
    if (Math.abs(cross) < 0.2) return [(before.ex + wall.x) / 2, (before.ey + wall.y) / 2]
    const t = ((wall.x - before.x) * wall.dy - (wall.y - before.y) * wall.dx) / cross
    return [before.x + before.dx * t, before.y + before.dy * t]
  })
  const outer = walls.map(wall => wall.a)
  const isSound =
    areaOf(ring) > SMALLEST_BLOCK && areaOf(ring) < areaOf(outer) && ring.every(([x, y]) => isInside(outer, x, y))
  return isSound ? ring : undefined
}

const half = (ring: readonly Metres[], at: Metres, nx: number, ny: number, gap: number): Metres[] => {
  const depth = (p: Metres) => (p[0] - at[0]) * nx + (p[1] - at[1]) * ny - gap
  const out: Metres[] = []
  ring.forEach((p, i) => {
    const q = ring[(i + ring.length - 1) % ring.length] as Metres
    const dp = depth(p)
    const dq = depth(q)
    if (dp >= 0 !== dq >= 0) {
      const t = dq / (dq - dp)
      out.push([q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t])
    }
    if (dp >= 0) out.push(p)
  })
  return out
}

/** Cuts a plot across its longer way until the parts are as small as a house. */
const housesOn = (ring: Metres[], target: number, chance: Chance, depth = 0): Metres[][] => {
  if (ring.length < 3 || areaOf(ring) < SMALLEST_HOUSE) return []
  if (areaOf(ring) < target || depth > 7) return chance() < EMPTY_PLOT_SHARE ? [] : [ring]
  let ux = 1
  let uy = 0
  let longest = 0
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] as Metres
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length > longest) {
      longest = length
      ux = (b[0] - a[0]) / length
      uy = (b[1] - a[1]) / length
    }
  })
  const extent = (x: number, y: number) => {
    const along = ring.map(p => p[0] * x + p[1] * y)
    return { low: Math.min(...along), high: Math.max(...along) }
  }
  const along = extent(ux, uy)
  const across = extent(-uy, ux)
  const [nx, ny, span] = along.high - along.low >= across.high - across.low ? [ux, uy, along] : [-uy, ux, across]
  const at = span.low + (span.high - span.low) * (0.42 + chance() * 0.16)
  const gap = 2 + chance() * 2.2
  const point: Metres = [nx * at, ny * at]
  return [half(ring, point, nx, ny, gap), half(ring, point, -nx, -ny, gap)].flatMap(part =>
    housesOn(part, target, chance, depth + 1),
  )
}

const touches = (ring: readonly Metres[], areas: readonly Metres[][]): boolean =>
  areas.some(area => ring.some(([x, y]) => isInside(area, x, y)) || area.some(([x, y]) => isInside(ring, x, y)))

/** The blocks, houses and squares of a world; the same each time. */
export const layBlocks = (world: World): Blocks => {
  const chance = chanceOf(seedOf(`${world.country} ${world.seed} blocks`))
  const parks = world.parks.map(park => park.ring)
  const water = world.water.map(area => area.ring)
  const islands = world.water.flatMap(area => area.holes ?? [])
  const out: Blocks = { blocks: [], houses: [], squares: [] }
  for (const walls of facesOf(world)) {
    const area = areaOf(walls.map(wall => wall.a))
    if (area > LARGEST_BLOCK) continue
    const ring = insetRing(walls)
    if (!ring) continue
    const nearby = water.filter(w => touches(ring, [w]))
    if (nearby.length > 0 && !touches(ring, islands)) continue
    if (isParkland(middleOf(ring), parks)) continue
    if (area > 3000 && chance() < SQUARE_SHARE) {
      out.squares.push(ring)
      continue
    }
    out.blocks.push(ring)
    const target = 700 + chance() * 1500
    out.houses.push(...housesOn(ring, target, chance).filter(house => !touches(house, parks)))
  }
  return out
}

const isParkland = (at: Metres, parks: readonly Metres[][]): boolean =>
  parks.some(
    ring =>
      isInside(ring, at[0], at[1]) ||
      ring.some((p, i) => nearestOnSegment(at, p, ring[(i + 1) % ring.length] as Metres).distance < 12),
  )
