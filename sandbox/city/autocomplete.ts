// Finds addresses while a reader types: any script of the country, any order of words, a few typos.
import { addressOfPlace, addressOfStreet, wholeNumber } from './addresses.ts'
import { HOUSE_NUMBER, wordsOf } from './fold.ts'
import { apart, toMetres } from './geometry.ts'
import type { AutocompleteInput, City, NumberFate, Street, Suggestion } from './model.ts'
import { contextOf, type Entry, matchesOf, type SearchIndex, searchIndexOf } from './search-index.ts'
import { wholesOf, withPlacesApart } from './whole-address.ts'

const LIMIT = 5
const LONGEST_QUERY = 200
const MOST_WORDS = 10

type Query = { words: string[]; numbers: string[] }
type Found = { id: number; number?: string | undefined }

const queryOf = (typed: readonly string[]): Query => {
  const all = typed.flatMap(word => {
    // In Chinese and Japanese a number follows its street without a space.
    const [, before, number] = /^(.*\p{L})(\d+)號?$/u.exec(word) ?? []
    return before && number && /\p{Script=Han}/u.test(before) ? [before, number] : [word.replace(/(\d)號$/u, '$1')]
  })
  const words = all.slice(0, MOST_WORDS)
  return {
    words: words.filter(word => !HOUSE_NUMBER.test(word)),
    numbers: words.filter(word => HOUSE_NUMBER.test(word)),
  }
}

/** Runs neighbours together, for names that a reader writes apart: `Goethe straße`. */
const joinedWords = (words: readonly string[]): string[][] =>
  words.slice(1).map((word, i) => [...words.slice(0, i), `${words[i]}${word}`, ...words.slice(i + 2)])

type Numbers = { named: number; house: string | undefined }

/** Which of the numbers typed belong to the name (`Lane 4`), which is the house: the first that is not the postal code either. */
const numbersFor = (entry: Entry, numbers: readonly string[]): Numbers => {
  const rest = [...numbers]
  const own = new Set(entry.words.flat().filter(word => HOUSE_NUMBER.test(word)))
  let named = 0
  for (const number of own) {
    const at = rest.indexOf(number)
    if (at < 0) continue
    rest.splice(at, 1)
    named += 1
  }
  // Short parts of a code, as in `108 88`, only count as such when both are there.
  const isPostal = (number: string) => entry.context.includes(number) && (number.length > 3 || rest.length > 1)
  return { named, house: rest.find(number => !isPostal(number)) }
}

const found = (index: SearchIndex, query: Query, withTypos: boolean, nearness: (entry: Entry) => number): Found[] => {
  // A query of numbers alone can still name a street: `33`.
  const words = query.words.length > 0 ? query.words : query.numbers.slice(0, 1)
  const matches = words.map(word => matchesOf(index, word, withTypos))
  const contexts = words.map(word => contextOf(word, withTypos))
  const candidates = new Set(matches.flatMap(match => [...match.keys()]))
  const out: (Found & { score: number })[] = []
  for (const id of candidates) {
    const entry = index.entries[id] as Entry
    let score = 0
    const misses = words.some((_, i) => {
      const quality = matches[i]?.get(id) ?? (contexts[i]?.(entry) ? 0.3 : 0)
      score += quality
      return quality === 0
    })
    if (misses) continue
    const isFirst = entry.words.some(
      name =>
        name[0] !== undefined && (name[0].startsWith(words[0] as string) || (words[0] as string).startsWith(name[0])),
    )
    const { named, house } = numbersFor(entry, query.numbers)
    const number = query.words.length > 0 ? house : undefined
    const asksForHouse = number !== undefined && entry.street !== undefined
    const isWhole = entry.words.some(
      name =>
        name.every(word => words.includes(word) || query.numbers.includes(word)) &&
        words.every(word => name.includes(word)),
    )
    out.push({
      id,
      number,
      score:
        score / words.length +
        (isFirst ? 0.25 : 0) +
        named * 0.3 +
        (isWhole ? 0.4 : 0) +
        entry.weight * 0.25 +
        nearness(entry) * 0.3 +
        (asksForHouse ? 0.4 : 0),
    })
  }
  return out.sort((a, b) => b.score - a.score || a.id - b.id)
}

const fateOf = (street: Street, number: string | undefined): { number?: string; fate: NumberFate } => {
  if (number === undefined) return { fate: 'none' }
  const whole = wholeNumber(number)
  if (whole >= 1 && whole <= street.lastNumber) return { number: number.toUpperCase(), fate: 'kept' }
  return { number: String(Math.max(1, Math.min(whole, street.lastNumber))), fate: 'clamped' }
}

const suggestionOf = (
  city: City,
  entry: Entry,
  number: string | undefined,
  language: string | undefined,
): Suggestion | undefined => {
  const street = entry.street === undefined ? undefined : city.streets[entry.street]
  if (street) {
    const meant = fateOf(street, number)
    return { address: addressOfStreet(city, street, meant.number, language), number: meant.fate }
  }
  const address = addressOfPlace(city, entry.key, language)
  return address && { address, number: number === undefined ? 'none' : 'dropped' }
}

/** What is found by words: as they are, else two run together, else with places taken apart, or a letter put to its house, else with typos. */
const foundByWords = (index: SearchIndex, typed: readonly string[], nearness: (entry: Entry) => number): Found[] => {
  const asked = queryOf(typed)
  if (asked.words.length + asked.numbers.length === 0) return []
  const results = found(index, asked, false, nearness)
  if (results.length > 0) return results
  const joined = joinedWords(asked.words).flatMap(words => found(index, { ...asked, words }, false, nearness))
  if (joined.length > 0) return joined
  const apart = withPlacesApart(index, typed)
  const askedApart = apart && queryOf(apart)
  const parted = askedApart ? found(index, askedApart, false, nearness) : []
  if (parted.length > 0) return parted
  // A house may have its letter apart: `5 B`.
  const lettered = typed.join(' ').replace(/(?<= |^)(\d{1,4}) ([a-z])(?= |$)/, '$1$2')
  const withLetter = lettered === typed.join(' ') ? [] : found(index, queryOf(lettered.split(' ')), false, nearness)
  if (withLetter.length > 0) return withLetter
  const mistyped = found(index, asked, true, nearness)
  return mistyped.length > 0 || !askedApart ? mistyped : found(index, askedApart, true, nearness)
}

const HOUSES = /(?<![\p{L}\p{Nd}-])([1-9]\d{0,2})\s?[-–]\s?([1-9]\d{0,2})(?![\p{L}\p{Nd}-])/gu
/** No house is wider; a Polish postal code, such as 31-500, is. */
const HOUSES_MAX = 40

/** A house of several numbers, such as `5-7`, is where its first one is. */
const withFirstNumber = (query: string): string =>
  query.replace(HOUSES, (whole, first: string, last: string) => {
    const more = Number(last) - Number(first)
    return more > 0 && more <= HOUSES_MAX ? first : whole
  })

/** Addresses written in full before those found by words, none twice. */
const foundIn = (index: SearchIndex, query: string, nearness: (entry: Entry) => number): Found[] => {
  const typed = wordsOf(withFirstNumber(query.slice(0, LONGEST_QUERY)))
  const wholes = wholesOf(index, typed.join(' '), (entry, isNumbered) => {
    const isHouse = isNumbered && entry.street !== undefined
    return entry.weight * 0.25 + nearness(entry) * 0.3 + (isHouse ? 0.4 : 0)
  })
  // A house with its quarter or town leaves nothing else to look for.
  if (wholes[0]?.isPlaced && wholes[0].number !== undefined) return wholes
  const known = new Set(wholes.map(({ id }) => id))
  return [...wholes, ...foundByWords(index, typed, nearness).filter(({ id }) => !known.has(id))]
}

/**
 * Addresses for what a reader has typed so far (API-015), best first, at most `limit` (5). Words match by their beginning in
 * Latin or the country's script, accents and order do not matter, one typo is forgiven from 4 letters and two from 8; a house
 * number is kept, or `number` is what became of it. A `formatted_address` finds itself first. An empty query has no results.
 */
export const autocomplete = (city: City, { query, near, language, limit = LIMIT }: AutocompleteInput): Suggestion[] => {
  const index = searchIndexOf(city)
  const here = near ? toMetres(city.at, near) : ([0, 0] as const)
  const results = foundIn(index, query, entry => 1 / (1 + apart(here, entry.at) / 3000))
  const suggestions = results
    .slice(0, limit)
    .map(({ id, number }) => suggestionOf(city, index.entries[id] as Entry, number, language))
    .filter(suggestion => suggestion !== undefined)
  const only = results.length === 1 ? index.entries[results[0]?.id as number] : undefined
  const street = only?.street === undefined ? undefined : city.streets[only.street]
  if (!street || results[0]?.number !== undefined) return suggestions
  // One street, no number yet: some of its houses, spread from end to end.
  const houses = Array.from({ length: limit - 1 }, (_, i) =>
    Math.max(1, Math.round((street.lastNumber * (i + 0.5)) / limit)),
  )
  return [
    ...suggestions,
    ...[...new Set(houses)].map(n => ({
      address: addressOfStreet(city, street, String(n), language),
      number: 'none' as const,
    })),
  ]
}
