// Telephone numbers by the world's own rules (REQ-038, Q26). The page loads metadata of a few countries only.
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'

export type Phones = {
  /** Whether a number can exist; a number without + belongs to the site's country. */
  isPossible(text: string): boolean
  /** +4740612345 of what was typed; what is no number stays as it is. */
  international(text: string): string
  /** A number of the site's country as it is written there, another one with its prefix; what is no number stays as it is. */
  national(text: string): string
  /** Whether a number begins like one of a country whose metadata is not loaded. */
  isForeign(text: string): boolean
}

/** E.164: a + and at most 15 digits, of which the shortest real number has 7. */
const ANY_NUMBER = /^\+[1-9]\d{6,14}$/

/**
 * @param country ISO code, whose prefix is the default
 * @param metadata of libphonenumber, perhaps of some countries only; a number of another one counts as possible when it
 * has a length that numbers can have
 */
export function createPhones(country: string, metadata: MetadataJson): Phones {
  const parsed = (text: string) => parsePhoneNumberFromString(text, country as CountryCode, metadata)
  const plain = (text: string) => text.replace(/^\s*00/, '+').replace(/[\s().\-/]/g, '')
  const prefixes = Object.keys(metadata.country_calling_codes)
  const isForeign = (text: string) => {
    const number = plain(text)
    return number.startsWith('+') && !prefixes.some(prefix => number.startsWith(`+${prefix}`))
  }
  return {
    isForeign,
    national(text) {
      const number = parsed(text)
      if (!number?.isPossible()) return text
      return number.country === country ? number.formatNational() : number.formatInternational()
    },
    isPossible: text => (isForeign(text) ? ANY_NUMBER.test(plain(text)) : (parsed(text)?.isPossible() ?? false)),
    international: text => (isForeign(text) ? plain(text) : (parsed(text)?.number ?? text.trim())),
  }
}
