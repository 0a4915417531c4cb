// Telephone numbers: compared in their international form.
import { type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Site } from './site.ts'

const KEPT = 2000
const known = new Map<string, string>()

/** +4740612345 of what was typed; the digits alone when it is no number of any country. The same few numbers come often. */
export function international({ code }: Pick<Site, 'code'>, text: string): string {
  const key = `${code} ${text}`
  const number =
    known.get(key) ?? parsePhoneNumberFromString(text, code as PhoneCountry)?.number ?? text.replace(/\D/g, '')
  if (known.size >= KEPT) known.clear()
  known.set(key, number)
  return number
}

/** Whether a number can exist, judged by its length (Q26). */
export const isPossible = ({ code }: Pick<Site, 'code'>, text: string): boolean =>
  parsePhoneNumberFromString(text, code as PhoneCountry)?.isPossible() ?? false

/** `•••• 12 34`: only the last four digits are readable (Q70). */
export function masked(text: string): string {
  const last = text.replace(/\D/g, '').slice(-4).padStart(4, '•')
  return `•••• ${last.slice(0, 2)} ${last.slice(2)}`
}
