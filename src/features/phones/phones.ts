// Telephone numbers by the international rules (REQ-038, Q26). The page loads the metadata of a few countries only.
import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  type PhoneNumber,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import { asciiDigits, plainText } from '#contract/foreign-data.ts'

export type Phones = {
  /** Whether a number can exist; a number without + is of the site's country. */
  isPossible(text: string): boolean
  /** A number as +4740612345; anything else is returned as it is. */
  international(text: string): string
  /**
   * The number that a search is for, in international form; undefined if it is none. Before the prefix of the site's
   * country the + may be missing.
   */
  sought(text: string): string | undefined
  /** A number of the site's country in its national form, another one with its prefix; anything else is returned as it is. */
  national(text: string): string
  /** Whether a number begins like one of a country whose metadata is not loaded. */
  isForeign(text: string): boolean
}

/** E.164: a + and at most 15 digits, of which the shortest real number has 7. */
const ANY_NUMBER = /^\+[1-9]\d{6,14}$/
/** Digits after a prefix without a + from which on they are a whole number; fewer may be a part of one. */
const WHOLE_FROM = 7

/** Where the metadata of a country has what is dialled before foreign numbers, and the ways in which its own are written. */
const DIALLED_ABROAD = 1
const WAYS = 4
/** A way: which digits belong together, and what is between them in the country and behind its prefix. */
type Way = [
  digits: string,
  national: string,
  leading: unknown,
  rule: unknown,
  optional: unknown,
  international?: string,
]

/**
 * A number that none of its country's ways is meant for, such as one of a new range: behind the prefix, in the groups of
 * other numbers of its length. Undefined where there is none of its length.
 */
function inGroups(number: PhoneNumber, { countries }: MetadataJson): string | undefined {
  const { country, countryCallingCode, nationalNumber } = number
  const ways: readonly Way[] = (country && countries[country]?.[WAYS]) ?? []
  const longest = (text: string) => Math.max(...text.split(/\D+/).map(group => group.length))
  const written = ways
    .filter(([digits]) => new RegExp(`^(?:${digits})$`).test(nationalNumber))
    .map(([digits, national, , , , international]) =>
      nationalNumber.replace(new RegExp(digits), international ?? national),
    )
    .reduce((best, one) => (longest(one) < longest(best) ? one : best), nationalNumber as string)
  return written === nationalNumber ? undefined : `+${countryCallingCode} ${written}`
}

/**
 * @param country ISO code; its prefix is the default
 * @param metadata of libphonenumber, possibly of a few countries; a number of another country counts as possible if its
 * length is
 */
export function createPhones(country: string, metadata: MetadataJson): Phones {
  // The library reads the digits of fewer scripts than keyboards of our countries write, and stumbles over marks nobody sees.
  const typed = (text: string) => asciiDigits(plainText(text)).replace('\uff0b', '+')
  const parsed = (text: string) => parsePhoneNumberFromString(typed(text), country as CountryCode, metadata)
  const abroad = new RegExp(`^(?:${metadata.countries[country as CountryCode]?.[DIALLED_ABROAD]})$`)
  /** Where 001 or 002 is dialled before foreign numbers, it is no 00 before one of prefix 1 or 2. */
  const isDialled = (text: string) => /^00[12]/.test(text) && abroad.test(text.slice(0, 3))
  const plain = (text: string) => {
    const number = typed(text).trim()
    return (isDialled(number) ? number : number.replace(/^00/, '+')).replace(/[\s().\-/]/g, '')
  }
  const prefixes = Object.keys(metadata.country_calling_codes)
  const isForeign = (text: string) => {
    const number = plain(text)
    return number.startsWith('+') && !prefixes.some(prefix => number.startsWith(`+${prefix}`))
  }
  const isPossible = (text: string) =>
    isForeign(text) ? ANY_NUMBER.test(plain(text)) : (parsed(text)?.isPossible() ?? false)
  const international = (text: string) => (isForeign(text) ? plain(text) : (parsed(text)?.number ?? text.trim()))

  /** What begins with the prefix of the site's country, without a +. */
  function prefixed(text: string) {
    const digits = parseIncompletePhoneNumber(typed(text)).replace(/^00/, '')
    if (/\p{L}/u.test(text) || !digits.startsWith(getCountryCallingCode(country as CountryCode, metadata)))
      return undefined
    const number = parsed(`+${digits}`)
    return number?.isPossible() && number.nationalNumber.length >= WHOLE_FROM ? number.number : undefined
  }

  return {
    isForeign,
    isPossible,
    international,
    sought(text) {
      const known = isPossible(text) ? international(text) : undefined
      const isCertain = known !== undefined && (isForeign(text) || parsed(text)?.isValid())
      return isCertain ? known : (prefixed(text) ?? known)
    },
    national(text) {
      const number = isForeign(text) ? undefined : parsed(text)
      if (!number?.isPossible()) return text
      const isWritten = /\D/.test(number.formatNational())
      const groups = isWritten ? undefined : inGroups(number, metadata)
      return groups ?? (number.country === country ? number.formatNational() : number.formatInternational())
    },
  }
}
