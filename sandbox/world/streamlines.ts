// Grows streets along a field: avenues first, then the roads between them, then the small streets of each quarter.
import type { Field } from './field.ts'
import { apart, crossing } from './geometry.ts'
import type { Ground } from './ground.ts'
import type { Metres, StreetClass } from './model.ts'
import { type Chance, noise, shuffled } from './random.ts'

export type Strand = { class: StreetClass; line: Metres[] }
type Sample = { x: number; y: number; angle: number; strand: number; index: number }
type Level = {
  class: StreetClass
  /** Metres between streets of this level that run alike. */
  gap: (x: number, y: number) => number
  isAllowed: (x: number, y: number, angle: number) => boolean
  shortest: number
  /** Furthest that an end is drawn on to meet another street. */
  join: number
  reach: number
}

const STEP_METRES = 20
const CELL_METRES = 120
/** Streets closer in direction than this count as side by side. */
const ALIKE = Math.cos(0.7)

/** Takes the kinks out of a wide street, such as where it turns onto a bridge. */
const smoothed = (line: readonly Metres[]): Metres[] => {
  let points = [...line]
  for (let round = 0; round < 4; round++)
    points = points.map((p, i): Metres => {
      const a = points[i - 1]
      const b = points[i + 1]
      return a && b ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] : p
    })
  return points
}

/** Grows the streets of a city; each strand is one street from end to end. */
export const growStrands = (ground: Ground, field: Field, seed: number, chance: Chance): Strand[] => {
  const strands: Strand[] = []
  const cells = new Map<number, Sample[]>()
  const cellOf = (x: number, y: number) => Math.floor(x / CELL_METRES) * 4096 + Math.floor(y / CELL_METRES)

  const remember = (line: Metres[], strand: number) => {
    for (let i = 0; i < line.length; i++) {
      const [x, y] = line[i] as Metres
      const a = line[Math.max(0, i - 1)] as Metres
      const b = line[Math.min(line.length - 1, i + 1)] as Metres
      const sample = { x, y, angle: Math.atan2(b[1] - a[1], b[0] - a[0]), strand, index: i }
      const key = cellOf(x, y)
      const cell = cells.get(key)
      if (cell) cell.push(sample)
      else cells.set(key, [sample])
    }
  }

  const isCrowded = (x: number, y: number, angle: number, gap: number): boolean => {
    const span = Math.ceil(gap / CELL_METRES)
    const column = Math.floor(x / CELL_METRES)
    const row = Math.floor(y / CELL_METRES)
    for (let i = column - span; i <= column + span; i++)
      for (let j = row - span; j <= row + span; j++)
        for (const s of cells.get(i * 4096 + j) ?? [])
          if ((s.x - x) ** 2 + (s.y - y) ** 2 < gap * gap && Math.abs(Math.cos(s.angle - angle)) > ALIKE) return true
    return false
  }

  /** The direction of the field's cross that is nearest to `heading`. */
  const follow = (x: number, y: number, heading: number): number => {
    const quarter = Math.PI / 2
    const base = field(x, y)
    return base + Math.round((heading - base) / quarter) * quarter
  }

  /** A street that turns back beside itself would be a spiral. */
  const isWound = (x: number, y: number, gap: number, ahead: Metres[], behind: Metres[]): boolean => {
    const free = Math.ceil((gap * 2.2) / STEP_METRES)
    const near = ([px, py]: Metres) => (px - x) ** 2 + (py - y) ** 2 < gap * gap
    for (let i = 0; i < ahead.length - free; i += 3) if (near(ahead[i] as Metres)) return true
    for (let i = Math.max(0, free - ahead.length); i < behind.length; i += 3) if (near(behind[i] as Metres)) return true
    return false
  }

  const trace = (from: Metres, heading: number, level: Level, behind: Metres[]): Metres[] => {
    const out: Metres[] = []
    let [x, y] = from
    let angle = heading
    for (let gone = 0; gone < level.reach; gone += STEP_METRES) {
      const half = follow(x, y, angle)
      angle = follow(x + (Math.cos(half) * STEP_METRES) / 2, y + (Math.sin(half) * STEP_METRES) / 2, half)
      x += Math.cos(angle) * STEP_METRES
      y += Math.sin(angle) * STEP_METRES
      const gap = level.gap(x, y)
      if (!level.isAllowed(x, y, angle) || isCrowded(x, y, angle, gap * 0.62) || isWound(x, y, gap * 0.62, out, behind))
        break
      out.push([x, y])
    }
    // A bridge that reaches no other shore was never built.
    for (let end = out.at(-1); end && ground.shore(end[0], end[1]) < 25; end = out.at(-1)) out.pop()
    return out
  }

  const joinEnd = (line: Metres[], level: Level): Metres | undefined => {
    const end = line.at(-1) as Metres
    const before = line.at(-2) as Metres
    const step = apart(before, end)
    const ahead: Metres = [
      end[0] + ((end[0] - before[0]) / step) * level.join,
      end[1] + ((end[1] - before[1]) / step) * level.join,
    ]
    let nearest = 2
    const span = Math.ceil((level.join + STEP_METRES) / CELL_METRES)
    const column = Math.floor(end[0] / CELL_METRES)
    const row = Math.floor(end[1] / CELL_METRES)
    for (let i = column - span; i <= column + span; i++)
      for (let j = row - span; j <= row + span; j++)
        for (const sample of cells.get(i * 4096 + j) ?? []) {
          const { line: other } = strands[sample.strand] as Strand
          const after = other[sample.index + 1]
          const hit = after && crossing(end, ahead, [sample.x, sample.y], after)
          if (hit && hit.t < nearest) nearest = hit.t
        }
    if (nearest > 1) return undefined
    const t = nearest + 2 / level.join
    return [end[0] + (ahead[0] - end[0]) * t, end[1] + (ahead[1] - end[1]) * t]
  }

  const add = (traced: Metres[], level: Level) => {
    const line = level.class === 'street' ? traced : smoothed(traced)
    const forward = joinEnd(line, level)
    const backward = joinEnd([...line].reverse(), level)
    const whole = [...(backward ? [backward] : []), ...line, ...(forward ? [forward] : [])]
    strands.push({ class: level.class, line: whole })
    remember(whole, strands.length - 1)
  }

  const tryFrom = (seedPoint: Metres, heading: number, level: Level): Metres[] | undefined => {
    const [x, y] = seedPoint
    const angle = follow(x, y, heading)
    if (!level.isAllowed(x, y, angle)) return undefined
    if (isCrowded(x, y, angle, level.gap(x, y) * 0.92)) return undefined
    const back = trace(seedPoint, angle + Math.PI, level, [])
    const line = [...[...back].reverse(), seedPoint, ...trace(seedPoint, angle, level, back)]
    if (line.length < 3 || (line.length - 1) * STEP_METRES < level.shortest) return undefined
    add(line, level)
    return line
  }

  const grow = (level: Level, extent: number) => {
    const queue: Metres[][] = strands.map(strand => strand.line)
    const lattice: Metres[] = []
    const pace = level.gap(0, 0)
    for (let x = -extent; x <= extent; x += pace)
      for (let y = -extent; y <= extent; y += pace)
        lattice.push([x + (chance() - 0.5) * pace, y + (chance() - 0.5) * pace])
    lattice.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
    const work = () => {
      for (let line = queue.shift(); line; line = queue.shift()) {
        let due = 0
        for (let i = 1; i < line.length; i++) {
          const a = line[i - 1] as Metres
          const b = line[i] as Metres
          due -= apart(a, b)
          if (due > 0) continue
          due = level.gap(b[0], b[1])
          const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
          const across = tryFrom(b, angle + Math.PI / 2, level)
          if (across) queue.push(across)
        }
      }
    }
    work()
    for (const point of lattice)
      for (const heading of shuffled([0, Math.PI / 2], chance)) {
        const line = tryFrom(point, heading, level)
        if (line) queue.push(line)
        work()
      }
  }

  const dry = (x: number, y: number) => ground.shore(x, y) > 34
  const { block } = ground.terrain
  const gapOf = (x: number, y: number) => block * (1 + noise(seed + 31, x, y, 1300) * 0.28)
  const levels: [Level, number][] = [
    [
      {
        class: 'avenue',
        gap: (x, y) => (ground.rim(x, y) > -300 ? 1100 : 2300),
        isAllowed: (x, y, angle) => ground.isBridgeable(x, y, angle) && Math.hypot(x, y) < 9500 && !ground.inPark(x, y),
        shortest: 1500,
        join: 500,
        reach: 14_000,
      },
      2600,
    ],
    [
      {
        class: 'road',
        gap: () => block * 3.4,
        isAllowed: (x, y, angle) => ground.isBridgeable(x, y, angle) && ground.rim(x, y) > -500 && !ground.inPark(x, y),
        shortest: 500,
        join: 260,
        reach: 4000,
      },
      4200,
    ],
    [
      {
        class: 'street',
        gap: gapOf,
        isAllowed: (x, y) => dry(x, y) && ground.rim(x, y) > 0 && !ground.inPark(x, y),
        shortest: 150,
        join: 115,
        reach: 1100,
      },
      4600,
    ],
  ]
  for (const [level, extent] of levels) grow(level, extent)
  return strands
}
