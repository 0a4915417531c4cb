// The times that "Later" offers (REQ-006, REQ-007, Q24).
import { fromAbsolute, toCalendarDate, toZoned } from '@internationalized/date'
import { type Hours, isOpenAt, minuteOfDay } from './service-hours.ts'

export const SLOT_SECONDS = 900
/** The last day that is offered, counted from today. */
export const SLOT_DAYS_AHEAD = 2

export type SlotQuestion = {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  minimumEtaMinutes: number
  hours: Hours | undefined
}

/** Unix seconds of the end of the last day that is offered. */
function lastSlot(now: number, zone: string): number {
  const after = toCalendarDate(fromAbsolute(now, zone)).add({ days: SLOT_DAYS_AHEAD + 1 })
  return toZoned(after, zone).toDate().getTime() / 1000 - 1
}

/** Every 15 minutes from now + minimum ETA to 2 days ahead, inside the service hours; unix seconds, rising. */
export function slots({ now, zone, minimumEtaMinutes, hours }: SlotQuestion): number[] {
  const earliest = now / 1000 + minimumEtaMinutes * 60
  const last = lastSlot(now, zone)
  const found: number[] = []
  // Zones differ by whole quarters of an hour, so a quarter by UTC is one everywhere.
  for (let slot = Math.ceil(earliest / SLOT_SECONDS) * SLOT_SECONDS; slot <= last; slot += SLOT_SECONDS)
    if (isOpenAt(hours, minuteOfDay(slot * 1000, zone))) found.push(slot)
  return found
}

/** Whether a time can still be asked for: not earlier than now, not later than the last day, inside the hours. */
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
