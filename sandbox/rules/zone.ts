// Days in a time zone, right on the days on which clocks change.
import { CalendarDateTime, fromAbsolute, toCalendarDate, toZoned } from '@internationalized/date'

/** Milliseconds of the last millisecond of a day: of the one at `milliseconds`, or so many days later. */
const endOfDay = (zone: string, milliseconds: number, daysLater = 0): number =>
  startOfDay(zone, milliseconds, daysLater + 1) - 1

/** Milliseconds at which a day begins: the one at `milliseconds`, or so many days later (earlier when negative). */
function startOfDay(zone: string, milliseconds: number, daysLater = 0): number {
  const date = toCalendarDate(fromAbsolute(milliseconds, zone)).add({ days: daysLater })
  return date.toDate(zone).getTime()
}

/** Milliseconds of a wall-clock time in a zone; a time that a clock skips is moved on, of a time that comes twice the first counts. */
function fromWall(
  zone: string,
  wall: { year: number; month: number; day: number; hour: number; minute: number },
): number {
  const time = new CalendarDateTime(wall.year, wall.month, wall.day, wall.hour, wall.minute)
  return toZoned(time, zone, 'compatible').toDate().getTime()
}

export const tz = { startOfDay, endOfDay, fromWall }
