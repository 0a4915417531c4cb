// The words of a city's streets, quarters, parks and towns, sorted so that a beginning is found at once.
import { entriesOf, meaningsOf, placesAround, prefixTypos, typosAllowed, wordsOf } from './fold.ts'
import { middleOf, toMetres } from './geometry.ts'
import type { City, Metres, Name, StreetClass } from './model.ts'
import { literalsOf, namingOf } from './naming.ts'

/**
 * Something that can be searched for. `key` is its part of an id; `context` the words that may come with its name, and
 * `around` the same as whole texts; `names` are its folded names.
 */
export type Entry = {
  key: string
  street?: number
  names: string[]
  words: string[][]
  context: string[]
  around: string[]
  at: Metres
  /** Its weight in the ranking, 0 to 1. */
  weight: number
}
/** `places` are the quarters and the town, the longest first. */
export type SearchIndex = { entries: Entry[]; places: string[]; vocabulary: string[]; entriesOfWord: number[][] }

const STREET_WEIGHT: Record<StreetClass, number> = { avenue: 0.6, road: 0.45, street: 0.3, lane: 0.15 }

const indexes = new WeakMap<City, SearchIndex>()

const textsOf = (name: Name): string[] => [name.latin, name.local].filter(text => text !== undefined)

const entriesOfCity = (city: City): Entry[] => {
  const { address } = namingOf(city.country)
  // What the country writes into an address besides its parts: `House`, `No.`, `號`.
  const town = [...Object.values(city.names), ...textsOf(address).flatMap(literalsOf)]
  const entry = (key: string, names: string[], around: string[], at: Metres, weight: number): Entry => {
    const words = names.map(wordsOf)
    return {
      key,
      names: [...new Set(words.map(name => name.join(' ')))].filter(Boolean),
      words,
      context: [...new Set(around.flatMap(wordsOf))],
      around: placesAround(around),
      at,
      weight,
    }
  }
  const streets = city.streets.map(({ id, name, edges, district, class: kind }): Entry => {
    const edge = city.edges[edges[Math.floor(edges.length / 2)] as number]
    const quarter = city.districts[district]
    const around = [...(quarter ? textsOf(quarter.name) : []), quarter?.zipcode ?? '', ...town]
    return { ...entry(`s${id}`, textsOf(name), around, edge?.line[0] ?? [0, 0], STREET_WEIGHT[kind]), street: id }
  })
  const districts = city.districts.map(({ id, name, centre, zipcode = '' }) =>
    entry(`d${id}`, textsOf(name), [zipcode, ...town], centre, 0.5),
  )
  const parks = city.parks.flatMap(({ name, ring }, i) =>
    name ? [entry(`k${i}`, textsOf(name), town, middleOf(ring), 0.4)] : [],
  )
  const places = city.places.map(({ id, name, at, population }) => {
    const names = id === 'city' ? Object.values(city.names) : textsOf(name)
    return entry(id, names, [], toMetres(city.at, at), Math.min(1, Math.log10(1 + population) / 7))
  })
  return [...places, ...districts, ...parks, ...streets]
}

/** The index of a city, made at its first use. */
export const searchIndexOf = (city: City): SearchIndex => {
  const known = indexes.get(city)
  if (known) return known
  const entries = entriesOfCity(city)
  const byWord = new Map<string, Set<number>>()
  entries.forEach((entry, id) => {
    for (const word of entry.words.flat().flatMap(entriesOf)) {
      const ids = byWord.get(word)
      if (ids) ids.add(id)
      else byWord.set(word, new Set([id]))
    }
  })
  const vocabulary = [...byWord.keys()].sort()
  const places = placesAround([...Object.values(city.names), ...city.districts.flatMap(({ name }) => textsOf(name))])
  const index = { entries, places, vocabulary, entriesOfWord: vocabulary.map(word => [...(byWord.get(word) ?? [])]) }
  indexes.set(city, index)
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

/** Whether a word of a query names where an entry lies rather than the entry itself; looks at each place once. */
export const contextOf = (word: string, withTypos: boolean): ((entry: Entry) => boolean) => {
  const limit = typosAllowed(word.length)
  const seen = new Map<string, boolean>()
  const fits = (known: string): boolean => {
    const before = seen.get(known)
    if (before !== undefined) return before
    const now = known.startsWith(word) || (withTypos && prefixTypos(word, known, limit) <= limit)
    seen.set(known, now)
    return now
  }
  return ({ context }) => context.some(fits)
}
