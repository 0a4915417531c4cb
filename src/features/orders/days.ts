// Days of the history in the country's zone (HIS-002, HIS-003, HIS-005, HIS-006, Q64, Q65). A day has 23, 24 or 25 hours.
import { type CalendarDate, fromAbsolute, parseDate, toCalendarDate, toZoned } from '@internationalized/date'
import type { DateRangeFilter } from '#schema/wire.ts'

/** The longest range that can be asked for, in days, both ends counted (Q65). */
export const RANGE_MAX_DAYS = 31

export type Category = DateRangeFilter['category']
export const presets = ['yesterday', 'past-week', 'past-month'] as const satisfies readonly Category[]
export type Preset = (typeof presets)[number]

const presetDays: Record<Preset, number> = { yesterday: 1, 'past-week': 7, 'past-month': 30 }

export type Place = {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
}

/** Two ISO days such as 2026-03-02, both included. */
export type DayRange = { from: string; to: string }

export type RangeProblem =
  | { code: 'day_missing' }
  | { code: 'range_ends_before_start' }
  | { code: 'range_too_long'; maximum: number }
  /** The history ends yesterday; `last` is the last ISO day that can be asked for. */
  | { code: 'range_not_over'; last: string }

const todayIn = ({ now, zone }: Place): CalendarDate => toCalendarDate(fromAbsolute(now, zone))

/** The last day of the history: yesterday, as an ISO day. */
export const lastDay = (place: Place): string => todayIn(place).subtract({ days: 1 }).toString()

/** Unix milliseconds at which a day begins: midnight, or the first moment after it where the clocks skip midnight. */
const startOf = (day: CalendarDate, zone: string): number => toZoned(day, zone).toDate().getTime()

/** Unix milliseconds at which today began in the country; earlier orders belong to the history (RTM-007, Q79). */
export const startOfToday = (place: Place): number => startOf(todayIn(place), place.zone)

/** The ISO day of a moment. @param ms unix milliseconds */
export const dayOf = (ms: number, zone: string): string => todayIn({ now: ms, zone }).toString()

/** The days of a preset: whole days that end yesterday (Q64). */
export function presetRange(preset: Preset, place: Place): DayRange {
  const to = todayIn(place).subtract({ days: 1 })
  return { from: to.subtract({ days: presetDays[preset] - 1 }).toString(), to: to.toString() }
}

/** The days of a range in ascending order; at most `RANGE_MAX_DAYS` of them. */
export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = []
  const last = parseDate(to)
  for (let day = parseDate(from); day.compare(last) <= 0 && days.length < RANGE_MAX_DAYS; day = day.add({ days: 1 }))
    days.push(day.toString())
  return days
}

/** A day that was typed or is in an address; undefined if it is not a valid day. */
export function readDay(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  try {
    return parseDate(text).toString()
  } catch {
    return undefined
  }
}

/** What is wrong with a custom range; undefined for a valid one (HIS-005, HIS-006, Q64, Q65). */
export function rangeProblem(range: { from: string; to: string }, place: Place): RangeProblem | undefined {
  const [from, to] = [readDay(range.from), readDay(range.to)]
  if (from === undefined || to === undefined) return { code: 'day_missing' }
  if (to < from) return { code: 'range_ends_before_start' }
  const last = lastDay(place)
  if (to > last) return { code: 'range_not_over', last }
  const longest = parseDate(from).add({ days: RANGE_MAX_DAYS - 1 })
  return parseDate(to).compare(longest) > 0 ? { code: 'range_too_long', maximum: RANGE_MAX_DAYS } : undefined
}

/** The range of a request: from the start of the first day to the last second of the last, in unix seconds. */
export function boundsOf({ from, to }: DayRange, zone: string): { from: number; to: number } {
  const end = startOf(parseDate(to).add({ days: 1 }), zone)
  return { from: Math.ceil(startOf(parseDate(from), zone) / 1000), to: Math.ceil(end / 1000) - 1 }
}

/** The end of the day this many days ahead, in unix seconds; preorders are fetched up to then (Q67). */
export function endOfDayAhead(days: number, { now, zone }: Place): number {
  const after = todayIn({ now, zone }).add({ days: days + 1 })
  return Math.ceil(startOf(after, zone) / 1000) - 1
}
