// Lays out a city: land is cut by avenues, then by roads, and what they enclose by a grid of small streets. All cuts are
// straight; in the end everything is bent alike, so that what met still meets.
import {
  apart,
  areaOf,
  between,
  type Cell,
  half,
  isInside,
  lengthOf,
  middleOf,
  ringOf,
  simplified,
} from './geometry.ts'
import type { Ground, Terrain } from './ground.ts'
import type { Metres, StreetClass } from './model.ts'
import type { Noise, Random } from './random.ts'

/** A straight street, with the crossings on it: `at` metres from its beginning. */
type Cut = {
  class: StreetClass
  from: Metres
  to: Metres
  stops: { at: number; node: number }[]
  /** Where the street was never built, as in a park. */
  isGap?: (at: Metres) => boolean
}
/** A piece of street between two crossings; those of one cut follow each other. */
export type Piece = { cut: number; from: number; to: number; class: StreetClass; length: number; line: Metres[] }
export type Plan = { points: Metres[]; pieces: Piece[]; blocks: Metres[][]; parks: Metres[][]; squares: Metres[][] }

/** From the middle of a street to the wall of a block. */
const WALL_METRES: Record<StreetClass, number> = { avenue: 17, road: 12.5, street: 9, lane: 7.5 }
const REACH_METRES = 9500
/** Crossings nearer than this to each other are one. */
const MERGE_METRES = 26
const AVENUE_AREA = 1_900_000
const OPEN_AREA = 6_000_000
const SMALLEST_BLOCK = 500
const STEP_METRES = 40
const QUAY_METRES = 22
/** How far streets are bent, metres. */
const BEND = { grid: 45, mixed: 150, radial: 190 } as const
/** How much the direction of a cut may differ from that of its neighbours, radians. */
const TURN = { grid: 0.08, mixed: 0.35, radial: 0.6 } as const
const SHARE = { park: 0.22, largePark: 0.035, square: 0.02, merged: 0.14 }

type Axis = { along: Metres; low: number; high: number }

const dot = (a: Metres, b: Metres) => a[0] * b[0] + a[1] * b[1]
const turned = ([x, y]: Metres, angle: number): Metres => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]
const extentOf = (ring: readonly Metres[], along: Metres): Axis => {
  const places = ring.map(at => dot(at, along))
  return { along, low: Math.min(...places), high: Math.max(...places) }
}
/** The longer and the shorter axis of a cell, as its longest side lies. */
function axesOf(cell: Cell<unknown>): [Axis, Axis] {
  const { a, b } = cell.reduce((longest, side) =>
    apart(side.a, side.b) > apart(longest.a, longest.b) ? side : longest,
  )
  const along: Metres = [(b[0] - a[0]) / apart(a, b), (b[1] - a[1]) / apart(a, b)]
  const [one, other] = [extentOf(ringOf(cell), along), extentOf(ringOf(cell), turned(along, Math.PI / 2))]
  return one.high - one.low >= other.high - other.low ? [one, other] : [other, one]
}
const inset = (cell: Cell<Cut>): Cell<Cut> =>
  cell.reduce((rest, { a, b, tag }) => {
    const length = apart(a, b)
    const depth = (at: Metres) =>
      ((b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])) / length - WALL_METRES[tag.class]
    return length < 1 ? rest : half(rest, depth, tag)
  }, cell)

/** Cuts a plot across its longer way until the parts are as small as a house; some stay empty. */
export function housesOn(block: readonly Metres[], random: Random): Metres[][] {
  const target = 700 + random() * 1500
  const split = (cell: Cell<undefined>, depth: number): Metres[][] => {
    const area = areaOf(ringOf(cell))
    if (cell.length < 3 || area < 110) return []
    if (area < target || depth > 7) return random() < 0.06 ? [] : [ringOf(cell)]
    const [{ along, low, high }] = axesOf(cell)
    const at = low + (high - low) * (0.42 + random() * 0.16)
    const gap = 2 + random() * 2.2
    return [1, -1].flatMap(sign =>
      split(
        half(cell, p => sign * (dot(p, along) - at) - gap, undefined),
        depth + 1,
      ),
    )
  }
  return split(
    block.map((a, i) => ({ a, b: block[(i + 1) % block.length] as Metres, tag: undefined })),
    0,
  )
}

/** Lays out the streets, blocks and parks of a city. */
export function planCity(ground: Ground, terrain: Terrain, noise: Noise, random: Random): Plan {
  const { pattern, block: blockMetres } = terrain
  const points: Metres[] = []
  const cuts: Cut[] = []
  const plan: Plan = { points, pieces: [], blocks: [], parks: [], squares: [] }

  const bent = ([x, y]: Metres): Metres => [
    x + noise.smooth([x, y], 3600) * BEND[pattern] + noise.smooth([x, y - 7000], 900) * BEND[pattern] * 0.12,
    y + noise.smooth([x, y + 7000], 3600) * BEND[pattern] + noise.smooth([x - 7000, y], 900) * BEND[pattern] * 0.12,
  ]
  const shore = (at: Metres) => Math.min(ground.coast(at), ground.bank(at))
  const bentLine = (from: Metres, to: Metres): Metres[] => {
    const steps = Math.max(1, Math.ceil(apart(from, to) / STEP_METRES))
    return Array.from({ length: steps + 1 }, (_, i) => bent(between(from, to, i / steps)))
  }
  const newNode = (at: Metres): number => points.push(at) - 1
  /** The crossing on a cut at a place, a new one unless there is one near. */
  const stopOn = (cut: Cut, place: Metres): number => {
    const at = apart(cut.from, place)
    const near = cut.stops.find(stop => Math.abs(stop.at - at) < MERGE_METRES)
    if (near) return near.node
    const node = newNode(place)
    cut.stops.push({ at, node })
    return node
  }
  /** A street from side to side of a cell, where `depth` is 0; undefined where it only touches a corner. */
  const cutThrough = (cell: Cell<Cut>, depth: (at: Metres) => number, kind: StreetClass): Cut | undefined => {
    const cut: Cut = { class: kind, from: [0, 0], to: [0, 0], stops: [] }
    const parts = half(cell, depth, cut)
    const at = parts.findIndex(({ tag }) => tag === cut)
    const [own, before, after] = [parts[at], parts.at(at - 1), parts[(at + 1) % parts.length]]
    if (!own || !before || !after || apart(own.a, own.b) < 2 * MERGE_METRES) return undefined
    Object.assign(cut, { from: own.a, to: own.b })
    cut.stops = [
      { at: 0, node: stopOn(before.tag, own.a) },
      { at: apart(own.a, own.b), node: stopOn(after.tag, own.b) },
    ]
    cuts.push(cut)
    return cut
  }

  /** Fills a cell that is small enough with a grid of streets, and what they enclose with blocks, a park or a square. */
  const fill = (cell: Cell<Cut>) => {
    const inner = inset(cell)
    if (random() < SHARE.largePark && inner.length > 2) return addPark(ringOf(inner))
    const axes = axesOf(cell)
    const widths = [blockMetres * (1.15 + random() * 0.6), blockMetres * (0.85 + random() * 0.25)]
    const lines = axes.map(({ low, high }, axis) => {
      const count = Math.max(1, Math.round((high - low) / (widths[axis] as number)))
      return Array.from(
        { length: count - 1 },
        (_, i) => low + ((high - low) * (i + 1 + (random() - 0.5) * 0.3)) / count,
      )
    }) as [number[], number[]]
    // Which lot each field of the grid belongs to: fields of one lot have no street between them.
    const [columns, rows] = [lines[0].length + 1, lines[1].length + 1]
    const lots = Array.from({ length: columns }, (_, i) => Array.from({ length: rows }, (_, j) => i * rows + j))
    const lotAt = (i: number, j: number) => lots[i]?.[j] ?? -1
    const merge = (i: number, j: number, wide: number, high: number): boolean => {
      const fields = Array.from({ length: wide * high }, (_, n): [number, number] => [
        i + (n % wide),
        j + Math.floor(n / wide),
      ])
      if (!fields.every(([x, y]) => lotAt(x, y) === x * rows + y)) return false
      for (const [x, y] of fields) (lots[x] as number[])[y] = i * rows + j
      return true
    }
    const parkAt = [Math.floor(random() * columns), Math.floor(random() * rows)] as const
    const hasPark = random() < SHARE.park && merge(...parkAt, 2, random() < 0.5 ? 2 : 3)
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const wide = random() < 0.5 ? 2 : 1
        if (random() < SHARE.merged) merge(i, j, wide, 3 - wide)
      }
    const fieldAt = (at: Metres, axis: 0 | 1) => lines[axis].filter(line => line < dot(at, axes[axis].along)).length

    const made = lines.map((offsets, axis) =>
      offsets.map((offset, i) => {
        const { along } = axes[axis as 0 | 1]
        const cut = cutThrough(cell, at => dot(at, along) - offset, 'street')
        if (cut)
          cut.isGap = at => {
            const across = fieldAt(at, axis === 0 ? 1 : 0)
            return axis === 0 ? lotAt(i, across) === lotAt(i + 1, across) : lotAt(across, i) === lotAt(across, i + 1)
          }
        return cut
      }),
    )
    const [across, up] = made as [(Cut | undefined)[], (Cut | undefined)[]]
    across.forEach((one, i) => {
      up.forEach((other, j) => {
        const [u, v] = [lines[0][i] as number, lines[1][j] as number]
        const at: Metres = [u * axes[0].along[0] + v * axes[1].along[0], u * axes[0].along[1] + v * axes[1].along[1]]
        if (!one || !other || !isInside(ringOf(cell), ...at)) return
        const node = stopOn(one, at)
        if (!other.stops.some(stop => stop.node === node)) other.stops.push({ at: apart(other.from, at), node })
      })
    })
    const wall = WALL_METRES.street
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const lot = lotAt(i, j)
        if (lot !== i * rows + j) continue
        let [right, top] = [i, j]
        while (lotAt(right + 1, j) === lot) right++
        while (lotAt(i, top + 1) === lot) top++
        const ring = ringOf(
          (
            [
              [0, i, right],
              [1, j, top],
            ] as const
          ).reduce((rest, [axis, first, last]) => {
            const { along } = axes[axis]
            const [low, high] = [lines[axis][first - 1], lines[axis][last]]
            const above = low === undefined ? rest : half(rest, at => dot(at, along) - low - wall, rest[0]?.tag as Cut)
            return high === undefined ? above : half(above, at => high - wall - dot(at, along), rest[0]?.tag as Cut)
          }, inner),
        )
        if (ring.length < 3 || areaOf(ring) < SMALLEST_BLOCK) continue
        if (hasPark && lot === parkAt[0] * rows + parkAt[1]) addPark(ring)
        else add(random() < SHARE.square ? plan.squares : plan.blocks, ring)
      }
  }
  const add = (to: Metres[][], ring: Metres[]) => {
    const sides = ring.map((a, i) => bentLine(a, ring[(i + 1) % ring.length] as Metres))
    if (sides.flat().every(at => shore(at) > 14)) to.push(sides.flatMap(side => simplified(side, 1).slice(0, -1)))
  }
  const addPark = (ring: Metres[]) => add(plan.parks, ring)

  const leafArea = (blockMetres * 5.2) ** 2
  /** Cuts a cell across its longer way, again and again; the land outside the city stays open. */
  const divide = (cell: Cell<Cut>) => {
    const ring = ringOf(cell)
    const area = areaOf(ring)
    const middle = middleOf(ring)
    if ([middle, ...ring].every(at => ground.coast(bent(at)) < -400)) return
    const isSmall = area < leafArea * (0.7 + random() * 0.6)
    if (isSmall && ground.rim(bent(middle)) > 0) return fill(cell)
    const isOutside = [middle, ...ring].every(at => ground.rim(bent(at)) < 0)
    if (isSmall || (isOutside && area < OPEN_AREA)) return
    const [axis] = axesOf(cell)
    const along = turned(axis.along, (random() - 0.5) * TURN[pattern])
    const at = dot(middle, along) + (random() - 0.5) * 0.22 * (axis.high - axis.low)
    const cut = cutThrough(cell, place => dot(place, along) - at, area > AVENUE_AREA ? 'avenue' : 'road')
    if (!cut) return
    divide(half(cell, place => dot(place, along) - at, cut))
    divide(half(cell, place => at - dot(place, along), cut))
  }

  const edge: Cut = { class: 'avenue', from: [0, 0], to: [0, 0], stops: [] }
  const turn = random() * Math.PI
  const frame = [0, 1, 2, 3].map(i => turned([REACH_METRES, REACH_METRES], turn + (i * Math.PI) / 2))
  divide(frame.map((a, i) => ({ a, b: frame[(i + 1) % 4] as Metres, tag: { ...edge, from: a, stops: [] } })))

  /** Whether a piece of street can be built: on land, or as a bridge over the river. */
  const isBuildable = (line: readonly Metres[], kind: StreetClass): boolean => {
    const wet = line.filter(at => shore(at) < QUAY_METRES)
    if (wet.length === 0) return true
    return kind !== 'street' && wet.every(at => ground.coast(at) > 40) && lengthOf(wet) < terrain.river * 1.5 + 90
  }
  cuts.forEach((cut, index) => {
    const stops = cut.stops
      .filter(({ node }) => shore(bent(points[node] as Metres)) > QUAY_METRES)
      .sort((a, b) => a.at - b.at)
    stops.slice(1).forEach(({ node }, i) => {
      const from = stops[i]?.node as number
      const [a, b] = [points[from] as Metres, points[node] as Metres]
      if (from === node || cut.isGap?.(between(a, b, 0.5))) return
      const whole = bentLine(a, b)
      if (!isBuildable(whole, cut.class)) return
      const line = simplified(whole, 1.5)
      plan.pieces.push({ cut: index, from, to: node, class: cut.class, length: lengthOf(line), line })
    })
  })
  plan.points = points.map(bent)
  return connected(plan)
}

/** The plan without streets that hang together with no others, and without the shortest dead ends. */
function connected(plan: Plan): Plan {
  const neighbours = new Map<number, Piece[]>()
  for (const piece of plan.pieces)
    for (const end of [piece.from, piece.to]) neighbours.set(end, [...(neighbours.get(end) ?? []), piece])
  const isStub = ({ from, to, length }: Piece) =>
    length < 45 && [from, to].some(end => neighbours.get(end)?.length === 1)
  const groups: Set<number>[] = []
  for (const start of neighbours.keys()) {
    if (groups.some(group => group.has(start))) continue
    const group = new Set([start])
    for (const node of group)
      for (const { from, to } of neighbours.get(node) ?? []) for (const end of [from, to]) group.add(end)
    groups.push(group)
  }
  const largest = groups.reduce((most, group) => (group.size > most.size ? group : most), new Set<number>())
  const pieces = plan.pieces.filter(piece => largest.has(piece.from) && !isStub(piece))
  const used = [...new Set(pieces.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const numbers = new Map(used.map((node, i) => [node, i]))
  return {
    ...plan,
    points: used.map(node => plan.points[node] as Metres),
    pieces: pieces.map(piece => ({
      ...piece,
      from: numbers.get(piece.from) as number,
      to: numbers.get(piece.to) as number,
    })),
  }
}
