// Telephone numbers for invented people: of the right length for the country, in ranges that nobody is given.
import { getExampleNumber, type CountryCode as PhoneCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import type { Site } from '../site.ts'

const VARIED_DIGITS = 3
const ranges = new Map<string, string>()

/** The international number in front of the varied digits. */
function rangeOf(code: PhoneCountry): string {
  const known = ranges.get(code)
  if (known) return known
  const example = getExampleNumber(code, examples)
  if (!example) throw new Error(`No example number for ${code}`)
  const national = example.nationalNumber
  const prefix = `+${example.countryCallingCode}`
  const beginnings = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).reverse()
  // Possible, judged by its length, but in no range that the country has given out.
  const free = beginnings
    .map(two => two + national.slice(2))
    .find(number => {
      const parsed = parsePhoneNumberFromString(prefix + number)
      return parsed?.isPossible() === true && !parsed.isValid()
    })
  const range = prefix + (free ?? national).slice(0, -VARIED_DIGITS)
  ranges.set(code, range)
  return range
}

/** A number of the country in international form; `index` from 0 to 999 distinguishes it from others. */
export const examplePhone = ({ code }: Pick<Site, 'code'>, index: number): string =>
  rangeOf(code as PhoneCountry) + String(index % 10 ** VARIED_DIGITS).padStart(VARIED_DIGITS, '0')
