// The words of a world's streets, quarters, parks and towns, sorted so that a beginning is found at once.
import { entriesOf, meaningsOf, prefixTypos, typosAllowed, wordsOf } from './fold.ts'
import { middleOf, toMetres } from './geometry.ts'
import type { Metres, Name, StreetClass, World } from './model.ts'

/** Something that can be searched for. `key` is its part of an id; `context` the words that may come beside its name. */
export type Entry = {
  key: string
  street?: number
  words: string[][]
  context: string[]
  at: Metres
  /** Its weight in the ranking, 0 to 1. */
  weight: number
}
export type SearchIndex = { entries: Entry[]; vocabulary: string[]; entriesOfWord: number[][] }

const STREET_WEIGHT: Record<StreetClass, number> = { avenue: 0.6, road: 0.45, street: 0.3, lane: 0.15 }

const indexes = new WeakMap<World, SearchIndex>()

const wordsOfName = (name: Name): string[][] =>
  [name.latin, name.local].filter(text => text !== undefined).map(text => wordsOf(text))

const entriesOfWorld = (world: World): Entry[] => {
  const city = [...new Set(Object.values(world.city.names).flatMap(wordsOf))]
  const streets = world.streets.map((street): Entry => {
    const edge = world.edges[street.edges[Math.floor(street.edges.length / 2)] as number]
    const district = world.districts[street.district]
    return {
      key: `s${street.id}`,
      street: street.id,
      words: wordsOfName(street.name),
      context: [...(district ? wordsOfName(district.name).flat() : []), ...wordsOf(district?.zipcode ?? ''), ...city],
      at: edge?.line[0] ?? [0, 0],
      weight: STREET_WEIGHT[street.class],
    }
  })
  const districts = world.districts.map(
    ({ id, name, centre }): Entry => ({
      key: `d${id}`,
      words: wordsOfName(name),
      context: city,
      at: centre,
      weight: 0.5,
    }),
  )
  const parks = world.parks.flatMap(({ name, ring }, i): Entry[] =>
    name ? [{ key: `k${i}`, words: wordsOfName(name), context: city, at: middleOf(ring), weight: 0.4 }] : [],
  )
  const places = world.places.map(
    (place): Entry => ({
      key: place.id,
      words: place.id === 'city' ? Object.values(world.city.names).map(wordsOf) : wordsOfName(place.name),
      context: [],
      at: toMetres(world.city.at, place.at),
      weight: Math.min(1, Math.log10(1 + place.population) / 7),
    }),
  )
  return [...places, ...districts, ...parks, ...streets]
}

/** The index of a world, made at its first use. */
export const searchIndexOf = (world: World): SearchIndex => {
  const known = indexes.get(world)
  if (known) return known
  const entries = entriesOfWorld(world)
  const byWord = new Map<string, Set<number>>()
  entries.forEach((entry, id) => {
    for (const word of entry.words.flat().flatMap(entriesOf)) {
      const ids = byWord.get(word)
      if (ids) ids.add(id)
      else byWord.set(word, new Set([id]))
    }
  })
  const vocabulary = [...byWord.keys()].sort()
  const index = { entries, vocabulary, entriesOfWord: vocabulary.map(word => [...(byWord.get(word) ?? [])]) }
  indexes.set(world, index)
  return index
}

const firstFrom = (words: readonly string[], word: string): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** How well each entry's name answers one word of a query: 1 the whole word, 0.8 its beginning, less with typos. */
export const matchesOf = (index: SearchIndex, word: string, withTypos: boolean): Map<number, number> => {
  const found = new Map<number, number>()
  const note = (at: number, quality: number) => {
    for (const id of index.entriesOfWord[at] as number[]) if (quality > (found.get(id) ?? 0)) found.set(id, quality)
  }
  const { vocabulary } = index
  for (const meant of meaningsOf(word))
    for (let at = firstFrom(vocabulary, meant); vocabulary[at]?.startsWith(meant); at++)
      note(at, vocabulary[at] === meant ? 1 : 0.8)
  const limit = typosAllowed(word.length)
  if (withTypos && limit > 0)
    for (let at = 0; at < vocabulary.length; at++) {
      const typos = prefixTypos(word, vocabulary[at] as string, limit)
      if (typos > 0 && typos <= limit) note(at, 0.65 - 0.2 * typos)
    }
  return found
}

/** Whether a word of a query names where an entry lies rather than the entry itself. */
export const isContext = (entry: Entry, word: string, withTypos: boolean): boolean =>
  entry.context.some(
    known =>
      known.startsWith(word) ||
      (withTypos && prefixTypos(word, known, typosAllowed(word.length)) <= typosAllowed(word.length)),
  )
