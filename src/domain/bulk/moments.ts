// Times of a bulk file: what spreadsheets count, what people type, and when riders can come (BLK-103, Q24).
import { parseDateTime, toZoned } from '@internationalized/date'

const DAY_MS = 86_400_000
const MINUTES_OF_DAY = 1440
/** Day 0 of both counts. In the first the year 1900 has a 29 February that never was, so real days begin at 61. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)
const LAST_SERIAL = 2_958_465

const two = (value: number): string => String(value).padStart(2, '0')

/** A day as a spreadsheet counts it, as `2026-03-02 18:30`; undefined for a number that is no day of our time. */
export function momentOfSerial(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 1) || serial > LAST_SERIAL) return undefined
  // Half past six is 0.7708333…: whole minutes, or seconds would be lost to the fraction.
  const minutes = Math.round(serial * MINUTES_OF_DAY)
  const date = new Date((from1904 ? FROM_1904 : FROM_1900) + (minutes / MINUTES_OF_DAY) * DAY_MS)
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

const TYPED = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/

/** `2026-03-02 18:30` of what was typed, year first; undefined when that cannot be told without guessing. */
export function readMoment(text: string): string | undefined {
  const [, year = '', month = '', day = '', hour = '', minute = ''] = TYPED.exec(text.trim()) ?? []
  if (year === '') return undefined
  const moment = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${hour.padStart(2, '0')}:${minute}`
  return isReal(moment) ? moment : undefined
}

function isReal(moment: string): boolean {
  try {
    parseDateTime(moment.replace(' ', 'T'))
    return true
  } catch {
    return false
  }
}

/** Unix seconds of `2026-03-02 18:30` on the clocks of the country; the later one of a skipped hour. @param zone IANA */
export const secondsOf = (moment: string, zone: string): number =>
  toZoned(parseDateTime(moment.replace(' ', 'T')), zone)
    .toDate()
    .getTime() / 1000
