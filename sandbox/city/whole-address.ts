// Addresses pasted whole: what comes with a name must be its own quarter, town and postal code, and at most one house number.
import { HOUSE_NUMBER, UNSPACED } from './fold.ts'
import type { Entry, SearchIndex } from './search-index.ts'

/** `isPlaced` when more than a house number comes with the name; `length` is the name's. */
export type Whole = { id: number; number: string | undefined; isPlaced: boolean; length: number }

const isDigit = (char: string) => char >= '0' && char <= '9'
const LETTER = /[\p{L}\p{M}]/u

/** Whether a text can end between two letters: not within a number or a word, but anywhere in scripts that run words together. */
const isBreak = (before: string | undefined, after: string | undefined): boolean => {
  if (!before || !after || before === ' ' || after === ' ') return true
  if (UNSPACED.test(before) || UNSPACED.test(after)) return true
  const [left, right] = [isDigit(before) || LETTER.test(before), isDigit(after) || LETTER.test(after)]
  return !(left && right)
}

/** Where `part` is in a text by itself, or -1. */
const placeOf = (text: string, part: string, from = 0): number => {
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    const end = at + part.length
    if (isBreak(text[at - 1], part[0]) && isBreak(part.at(-1), text[end])) return at
  }
  return -1
}

/** Takes the places of an entry out of a text. A number is taken once: the same may be the house's. */
const withoutPlaces = (text: string, around: readonly string[]): string => {
  let rest = text
  for (const part of around)
    for (let at = placeOf(rest, part); at >= 0; at = isDigit(part[0] as string) ? -1 : placeOf(rest, part))
      rest = `${rest.slice(0, at)} ${rest.slice(at + part.length)}`
  return rest
}

const readAs = (text: string, entry: Entry, name: string, at: number): Omit<Whole, 'id'> | undefined => {
  // The mark keeps the texts on both sides of the name apart.
  const around = `${text.slice(0, at)} | ${text.slice(at + name.length)}`
  const isNumber = (word: string) => HOUSE_NUMBER.test(word)
  const wordsIn = (rest: string) => rest.split(/[ |]+/).filter(Boolean)
  const left = wordsIn(withoutPlaces(around, entry.around))
  if (left.length > 1 || !left.every(isNumber)) return undefined
  return { number: left[0], isPlaced: wordsIn(around).length > left.length, length: name.length }
}

/** Best first: with places next to it a number is a house, without them it may be of the name, as in `Baghdad Street 6`. */
const betterFirst = (a: Whole, b: Whole): number =>
  Number(b.isPlaced) - Number(a.isPlaced) ||
  (a.isPlaced ? Number(b.number !== undefined) - Number(a.number !== undefined) : 0) ||
  b.length - a.length

/**
 * What a text can be as a whole address, best first, of those that read it alike the one with the higher `liking`; `text` is
 * folded, its words apart by one space. Empty for a text that
 * leaves a word unexplained, and for a bare name, which the search by words handles better.
 */
export const wholesOf = (
  { entries }: SearchIndex,
  text: string,
  liking: (entry: Entry, isNumbered: boolean) => number,
): Whole[] => {
  if (!text.includes(' ') && !UNSPACED.test(text)) return []
  const likingOf = ({ id, number }: Whole) => liking(entries[id] as Entry, number !== undefined)
  const out: Whole[] = []
  entries.forEach((entry, id) => {
    let best: Whole | undefined
    for (const name of entry.names)
      for (let at = placeOf(text, name); at >= 0; at = placeOf(text, name, at + 1)) {
        const read = readAs(text, entry, name, at)
        const whole = read && { id, ...read }
        if (whole && (!best || betterFirst(whole, best) < 0)) best = whole
      }
    if (best) out.push(best)
  })
  if (out.some(({ number, isPlaced }) => number === undefined && !isPlaced)) return []
  return out.sort((a, b) => betterFirst(a, b) || likingOf(b) - likingOf(a) || a.id - b.id)
}

/**
 * Takes places off the front of words that are run together, as somebody types them: town, quarter, then the street.
 * Undefined when there is nothing to take off.
 */
export const withPlacesApart = (index: SearchIndex, words: readonly string[]): string[] | undefined => {
  const out = words.flatMap(word => {
    const parts: string[] = []
    let rest = word
    while (UNSPACED.test(rest)) {
      const part = /^\d+/.exec(rest)?.[0] ?? index.places.find(place => rest.startsWith(place))
      if (part === undefined || part.length === rest.length) break
      parts.push(part)
      rest = rest.slice(part.length)
    }
    return [...parts, rest]
  })
  return out.length > words.length ? out : undefined
}
