// Service hours in the country's zone (REQ-019 to REQ-021, REQ-106, Q34, Q35), and the collection times within them.
import { fromAbsolute, toCalendarDate, toZoned } from '@internationalized/date'
import type { ServiceHours } from '#schema/wire.ts'

const MINUTES_OF_A_DAY = 1440
const MINUTE_MS = 60_000

/** Minutes since midnight; `always`: open day and night. */
export type Hours = { from: number; to: number; always: boolean }

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(-2))

/** The hours of an answer as HH:mm (Q35); undefined if it contains none. */
export function hoursOf({ from = '', to = '' }: ServiceHours): Hours | undefined {
  if (!/^\d\d:\d\d$/.test(from) || !/^\d\d:\d\d$/.test(to)) return undefined
  const always = from === to || (from === '00:00' && to === '23:59')
  return { from: minutes(from), to: minutes(to), always }
}

/** Minutes since midnight at a moment. @param ms unix milliseconds  @param zone IANA zone of the country */
export function minuteOfDay(ms: number, zone: string): number {
  const local = fromAbsolute(ms, zone)
  return local.hour * 60 + local.minute
}

/** Whether a minute of the day is within the hours; the closing minute is not (REQ-021). Unknown hours are open (REQ-019). */
export function isOpenAt(hours: Hours | undefined, minute: number): boolean {
  if (!hours || hours.always) return true
  const { from, to } = hours
  // "From" later than "to": the hours end after midnight.
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** A minute of the day as a fraction of the day, 0 to 1. @param minute since midnight */
export const shareOfDay = (minute: number): number => (minute % MINUTES_OF_A_DAY) / MINUTES_OF_A_DAY

/** The open parts of one day from midnight to midnight, each from 0 to 1: two if the hours continue past midnight. */
export function partsOfDay({ from, to, always }: Hours): { from: number; to: number }[] {
  if (always) return [{ from: 0, to: 1 }]
  const [opens, closes] = [shareOfDay(from), shareOfDay(to)]
  if (opens < closes) return [{ from: opens, to: closes }]
  // "From" later than "to": the hours end after midnight.
  return [
    { from: 0, to: closes },
    { from: opens, to: 1 },
  ].filter(part => part.to > part.from)
}

/**
 * When service opens next (REQ-106): the first whole minute after `now` at which the country's clocks show open hours,
 * on whatever day and across clock changes. Undefined while it is open.
 * @param now unix milliseconds  @returns unix milliseconds
 */
export function nextOpening(hours: Hours | undefined, now: number, zone: string): number | undefined {
  if (isOpenAt(hours, minuteOfDay(now, zone))) return undefined
  const first = Math.floor(now / MINUTE_MS) * MINUTE_MS + MINUTE_MS
  // A day may have 25 hours.
  for (let step = 0; step <= MINUTES_OF_A_DAY + 60; step++) {
    const moment = first + step * MINUTE_MS
    if (isOpenAt(hours, minuteOfDay(moment, zone))) return moment
  }
  return undefined
}

// The times that "Later" offers (REQ-006, REQ-007, Q24).

export const SLOT_SECONDS = 900
/** The last day offered, counted from today. */
export const SLOT_DAYS_AHEAD = 2

export type SlotQuestion = {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  minimumEtaMinutes: number
  hours: Hours | undefined
}

/** Unix seconds of the end of the last day offered. */
function lastSlot(now: number, zone: string): number {
  const after = toCalendarDate(fromAbsolute(now, zone)).add({ days: SLOT_DAYS_AHEAD + 1 })
  return toZoned(after, zone).toDate().getTime() / 1000 - 1
}

/** Every 15 minutes from now + minimum ETA to 2 days ahead, within the service hours; unix seconds, ascending. */
export function slots({ now, zone, minimumEtaMinutes, hours }: SlotQuestion): number[] {
  const earliest = now / 1000 + minimumEtaMinutes * 60
  const last = lastSlot(now, zone)
  const found: number[] = []
  // Zones differ by whole quarters of an hour, so a quarter in UTC is one everywhere.
  for (let slot = Math.ceil(earliest / SLOT_SECONDS) * SLOT_SECONDS; slot <= last; slot += SLOT_SECONDS)
    if (isOpenAt(hours, minuteOfDay(slot * 1000, zone))) found.push(slot)
  return found
}

/** Whether a time can still be chosen: not earlier than now, not later than the last day, within the hours. */
export function isSlotOpen(slot: number, { now, zone, hours }: Omit<SlotQuestion, 'minimumEtaMinutes'>): boolean {
  return slot * 1000 >= now && slot <= lastSlot(now, zone) && isOpenAt(hours, minuteOfDay(slot * 1000, zone))
}

/** Slots by their day in the country, as ISO dates. */
export function slotsByDay(all: readonly number[], zone: string): { day: string; slots: number[] }[] {
  const days = new Map<string, number[]>()
  for (const slot of all) {
    const day = toCalendarDate(fromAbsolute(slot * 1000, zone)).toString()
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, slots]) => ({ day, slots }))
}
