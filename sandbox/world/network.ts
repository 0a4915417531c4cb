// Turns grown strands into a graph: crossings become nodes, what lies between them edges; loose ends are trimmed.
import { apart, between, crossing, lengthOf, simplified } from './geometry.ts'
import type { Metres, StreetClass } from './model.ts'
import type { Chance } from './random.ts'
import type { Strand } from './streamlines.ts'

const CELL_METRES = 60
const MERGE_METRES = 14
const STUB_METRES = 45
/** Share of small pieces that are left out, so that blocks differ and some streets end at a T. */
const GAP_SHARE = 0.09

export type Piece = { strand: number; from: number; to: number; class: StreetClass; length: number; line: Metres[] }
export type Network = { points: Metres[]; pieces: Piece[] }

type Cut = { at: number; node: number }

const cutStrands = (strands: readonly Strand[]): { points: Metres[]; cuts: Cut[][] } => {
  const points: Metres[] = []
  const nodeCells = new Map<number, number[]>()
  const cuts: Cut[][] = strands.map(() => [])
  const nodeAt = (p: Metres): number => {
    const column = Math.floor(p[0] / MERGE_METRES)
    const row = Math.floor(p[1] / MERGE_METRES)
    for (let i = column - 1; i <= column + 1; i++)
      for (let j = row - 1; j <= row + 1; j++)
        for (const id of nodeCells.get(i * 65536 + j) ?? [])
          if (apart(points[id] as Metres, p) < MERGE_METRES) return id
    const id = points.push(p) - 1
    const key = column * 65536 + row
    nodeCells.set(key, [...(nodeCells.get(key) ?? []), id])
    return id
  }
  const segmentCells = new Map<number, { strand: number; index: number }[]>()
  strands.forEach(({ line }, strand) => {
    for (let index = 0; index + 1 < line.length; index++) {
      const a = line[index] as Metres
      const b = line[index + 1] as Metres
      const seen = new Map<string, { strand: number; index: number }>()
      for (
        let i = Math.floor(Math.min(a[0], b[0]) / CELL_METRES);
        i <= Math.floor(Math.max(a[0], b[0]) / CELL_METRES);
        i++
      )
        for (
          let j = Math.floor(Math.min(a[1], b[1]) / CELL_METRES);
          j <= Math.floor(Math.max(a[1], b[1]) / CELL_METRES);
          j++
        ) {
          const key = i * 65536 + j
          const cell = segmentCells.get(key) ?? []
          for (const other of cell) if (other.strand !== strand) seen.set(`${other.strand},${other.index}`, other)
          cell.push({ strand, index })
          segmentCells.set(key, cell)
        }
      for (const other of seen.values()) {
        const otherLine = (strands[other.strand] as Strand).line
        const hit = crossing(a, b, otherLine[other.index] as Metres, otherLine[other.index + 1] as Metres)
        if (!hit) continue
        const node = nodeAt(between(a, b, hit.t))
        cuts[strand]?.push({ at: index + hit.t, node })
        cuts[other.strand]?.push({ at: other.index + hit.u, node })
      }
    }
    cuts[strand]?.push(
      { at: 0, node: nodeAt(line[0] as Metres) },
      { at: line.length - 1, node: nodeAt(line.at(-1) as Metres) },
    )
  })
  return { points, cuts }
}

const piecesOf = (strands: readonly Strand[], points: Metres[], cuts: Cut[][]): Piece[] => {
  const pieces = new Map<string, Piece>()
  strands.forEach((strand, index) => {
    const sorted = (cuts[index] as Cut[]).sort((a, b) => a.at - b.at)
    for (let i = 1; i < sorted.length; i++) {
      const a = sorted[i - 1] as Cut
      const b = sorted[i] as Cut
      if (a.node === b.node) continue
      const inner = strand.line.slice(Math.floor(a.at) + 1, Math.ceil(b.at))
      const line = simplified([points[a.node] as Metres, ...inner, points[b.node] as Metres], 1.5)
      const piece = { strand: index, from: a.node, to: b.node, class: strand.class, length: lengthOf(line), line }
      // Two pieces between the same crossings that hardly differ are one street drawn twice.
      const key = `${Math.min(a.node, b.node)},${Math.max(a.node, b.node)},${Math.round(piece.length / 40)}`
      if (!pieces.has(key)) pieces.set(key, piece)
    }
  })
  return [...pieces.values()]
}

const degrees = (pieces: readonly Piece[]): Map<number, number> => {
  const out = new Map<number, number>()
  for (const { from, to } of pieces) {
    out.set(from, (out.get(from) ?? 0) + 1)
    out.set(to, (out.get(to) ?? 0) + 1)
  }
  return out
}

const withoutStubs = (pieces: Piece[]): Piece[] => {
  const degree = degrees(pieces)
  const isLoose = (node: number) => degree.get(node) === 1
  return pieces.filter(p => !((isLoose(p.from) || isLoose(p.to)) && p.length < STUB_METRES))
}

/** Pieces of the largest part that hangs together. */
const largestPart = (pieces: Piece[]): Piece[] => {
  const parent = new Map<number, number>()
  const root = (node: number): number => {
    let at = node
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up
    parent.set(node, at)
    return at
  }
  for (const { from, to } of pieces) parent.set(root(from), root(to))
  const sizes = new Map<number, number>()
  for (const p of pieces) sizes.set(root(p.from), (sizes.get(root(p.from)) ?? 0) + p.length)
  const largest = [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0]
  return pieces.filter(p => root(p.from) === largest)
}

/** Makes the connected graph of all strands. */
export const createNetwork = (strands: readonly Strand[], chance: Chance): Network => {
  const { points, cuts } = cutStrands(strands)
  let pieces = piecesOf(strands, points, cuts)
  const degree = degrees(pieces)
  pieces = pieces.filter(p => {
    const isSmall = p.class === 'street' && (degree.get(p.from) ?? 0) > 2 && (degree.get(p.to) ?? 0) > 2
    return !(isSmall && chance() < GAP_SHARE)
  })
  pieces = largestPart(withoutStubs(withoutStubs(pieces)))
  const used = [...new Set(pieces.flatMap(p => [p.from, p.to]))].sort((a, b) => a - b)
  const renumbered = new Map(used.map((node, i) => [node, i]))
  return {
    points: used.map(node => points[node] as Metres),
    pieces: pieces.map(p => ({ ...p, from: renumbered.get(p.from) as number, to: renumbered.get(p.to) as number })),
  }
}
