// Gives the pieces of a plan their streets: runs of pieces with one name, house numbers and a district.
import { apart } from './geometry.ts'
import type { District, Metres, Street, StreetClass, StreetEdge } from './model.ts'
import { type Naming, nameOf, streetNamer, zipcodeOf } from './naming.ts'
import type { Piece, Plan } from './plan.ts'
import { type Random, shuffled } from './random.ts'

/** Two neighbours on one side of the street, metres. */
const PLOT_METRES = 17
const LONGEST: Record<StreetClass, number> = { avenue: 6000, road: 2400, street: 1200, lane: 1200 }
const LANE_METRES = 250
const CLASSES: StreetClass[] = ['avenue', 'road', 'street', 'lane']

/** Lays the named quarters of a city over its built-up land, about a kilometre apart. */
export const layDistricts = (
  naming: Naming,
  isBuilt: (x: number, y: number) => boolean,
  random: Random,
): District[] => {
  const centres: Metres[] = [[0, 0]]
  for (let tries = 0; tries < 900 && centres.length < naming.districts.length; tries++) {
    const angle = random() * 2 * Math.PI
    const away = Math.sqrt(random()) * 3600
    const at: Metres = [away * Math.cos(angle), away * Math.sin(angle)]
    if (isBuilt(...at) && centres.every(other => apart(other, at) > 950)) centres.push(at)
  }
  // The first name of the list is that of the centre.
  const names = [naming.districts[0] as string, ...shuffled(naming.districts.slice(1), random)]
  return centres.map((centre, id) => {
    const zipcode = zipcodeOf(naming, id, centres.length)
    const district = { id, name: nameOf(names[id] as string), centre }
    return zipcode === undefined ? district : { ...district, zipcode }
  })
}

/** The district whose centre is nearest. */
export const districtAt = (districts: readonly District[], at: Metres): number => {
  let best = 0
  districts.forEach((district, id) => {
    if (apart(district.centre, at) < apart((districts[best] as District).centre, at)) best = id
  })
  return best
}

/** Pieces of one cut, ended where a street would get too long; it may be interrupted by a block. */
const runsOf = (pieces: readonly Piece[]): number[][] => {
  const runs: number[][] = []
  let length = 0
  pieces.forEach((piece, index) => {
    length += piece.length
    if (pieces[index - 1]?.cut === piece.cut && length < LONGEST[piece.class]) {
      runs.at(-1)?.push(index)
    } else {
      runs.push([index])
      length = piece.length
    }
  })
  return runs
}

/** Names every run of a plan; edges keep the numbers of its pieces. */
export const nameStreets = (
  plan: Plan,
  districts: readonly District[],
  naming: Naming,
  random: Random,
): { streets: Street[]; edges: StreetEdge[] } => {
  const nextName = streetNamer(naming, random)
  const edges: StreetEdge[] = plan.pieces.map(({ from, to, class: kind, length, line }, id) => ({
    id,
    street: -1,
    from,
    to,
    class: kind,
    length,
    line,
  }))
  const runs = runsOf(plan.pieces).map(run => {
    const length = run.reduce((sum, id) => sum + (edges[id] as StreetEdge).length, 0)
    const kind = (edges[run[0] as number] as StreetEdge).class
    const middle = (edges[run[Math.floor(run.length / 2)] as number] as StreetEdge).line[0] as Metres
    return { run, length, kind: kind === 'street' && length < LANE_METRES ? ('lane' as const) : kind, middle }
  })
  // The best known names go to the widest, the longest and the nearest to the centre.
  runs.sort(
    (a, b) =>
      CLASSES.indexOf(a.kind) - CLASSES.indexOf(b.kind) ||
      Math.hypot(...a.middle) - a.length / 2 - (Math.hypot(...b.middle) - b.length / 2),
  )
  const streets = runs.map(({ run, length, kind, middle }, id): Street => {
    // Numbers count up away from the centre.
    const first = (edges[run[0] as number] as StreetEdge).line[0] as Metres
    const last = (edges[run.at(-1) as number] as StreetEdge).line.at(-1) as Metres
    const turned = Math.hypot(...first) > Math.hypot(...last)
    for (const piece of run) Object.assign(edges[piece] as StreetEdge, { street: id, class: kind })
    return {
      id,
      name: nextName(kind),
      class: kind,
      edges: turned ? [...run].reverse() : run,
      reversed: run.map(() => turned),
      length,
      lastNumber: Math.max(2, 2 * Math.floor(length / PLOT_METRES)),
      district: districtAt(districts, middle),
    }
  })
  return { streets, edges }
}

/** Lines of a street from house number 1 upwards, one for each part that hangs together. */
export const linesOfStreet = (street: Street, edges: readonly StreetEdge[]): Metres[][] => {
  const lines: Metres[][] = []
  street.edges.forEach((id, i) => {
    const { line } = edges[id] as StreetEdge
    const walked = street.reversed[i] ? [...line].reverse() : line
    const end = lines.at(-1)?.at(-1)
    if (end && apart(end, walked[0] as Metres) < 1) lines.at(-1)?.push(...walked.slice(1))
    else lines.push([...walked])
  })
  return lines
}
