// Telephone numbers: compared in their international form.
import { type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Site } from '#sandbox/site'

/** +4740612345 of what was typed; the digits alone when it is no number of any country. */
export function international({ code }: Pick<Site, 'code'>, text: string): string {
  return parsePhoneNumberFromString(text, code as PhoneCountry)?.number ?? text.replace(/\D/g, '')
}

/** Whether a number can exist, as far as its length tells (Q26). */
export const isPossible = ({ code }: Pick<Site, 'code'>, text: string): boolean =>
  parsePhoneNumberFromString(text, code as PhoneCountry)?.isPossible() ?? false

/** `•••• 12 34`: only the last four digits are readable (Q70). */
export function masked(text: string): string {
  const last = text.replace(/\D/g, '').slice(-4).padStart(4, '•')
  return `•••• ${last.slice(0, 2)} ${last.slice(2)}`
}
