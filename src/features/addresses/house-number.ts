// Whether the geocoder gave back the house number that was asked for (ADR-101).
import { asciiDigits } from './digits.ts'

export type NumberDoubt =
  /** The found address has another house number. */
  | { code: 'house_number_changed'; typed: string; found: string }
  /** The found address has none. */
  | { code: 'house_number_dropped'; typed: string }

/** 54B, 12-14, 7/2 and 3 б: a number by itself, with at most one letter after it. */
const NUMBER = /(?<![\p{L}\p{Nd}])(\d{1,5})(?:\s?[-/]\s?(\d{1,4}))?\s?(\p{L})?(?![\p{L}\p{Nd}])/gu

const normal = (text: string): string => asciiDigits(text).toLocaleLowerCase('en').replace(/\s/g, '')

/** Every number in a text that could be one of a house. */
function numbersIn(text: string): string[] {
  return [...asciiDigits(text).matchAll(NUMBER)].map(([number]) => normal(number))
}

/**
 * What became of the house number in `typed`. Undefined when nothing is in doubt: none was typed, or the found address
 * carries it, in its number or anywhere in its text.
 * @param typed what the user wrote  @param found the place that the geocoder answered
 */
export function numberDoubt(
  typed: string,
  found: { number?: string; formatted_address: string },
): NumberDoubt | undefined {
  // Postal codes are numbers too, but rarely the first ones of a query, nor of so few digits.
  const wanted = numbersIn(typed)[0]
  if (wanted === undefined) return undefined
  const number = found.number === undefined ? undefined : normal(found.number)
  if (number === wanted || numbersIn(found.formatted_address).includes(wanted)) return undefined
  return number
    ? { code: 'house_number_changed', typed: wanted, found: found.number ?? '' }
    : { code: 'house_number_dropped', typed: wanted }
}
