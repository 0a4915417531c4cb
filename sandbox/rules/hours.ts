// Service hours in the country's zone (REQ-020 to REQ-023, Q34, Q35).
import type { ServiceHours } from '#schema/wire.ts'

const MINUTES_OF_A_DAY = 1440
const PATTERN = /^(\d{2})(\d{2}):(\d{2})(\d{2})$/
const ALWAYS = '0000:2359'
/** The highest number that a value may have, as it is written. */
const LATEST = 2359

export type Hours = { from: number; to: number; always: boolean }

/** What is wrong with a value, in the documented words (Q94); undefined for service hours (REQ-022, REQ-023). */
export function hoursFault(value: string): string | undefined {
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = PATTERN.exec(value) ?? []
  if (fromHour === '') return 'format has to be dddd:dddd (0000:2359 for 24/24)'
  const isBeyond = Number(fromHour + fromMinute) > LATEST || Number(toHour + toMinute) > LATEST
  return isBeyond ? `service hours has to been between 0 & ${LATEST}` : undefined
}

/** Minutes since midnight; minutes above 59 carry over. Undefined for a value that is none: that counts as always open. */
export function readHours(value: string): Hours | undefined {
  if (hoursFault(value) !== undefined) return undefined
  const [, fromHour, fromMinute, toHour, toMinute] = PATTERN.exec(value) ?? []
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const to = Number(toHour) * 60 + Number(toMinute)
  return { from, to, always: from === to || value === ALWAYS }
}

/** Minutes since midnight at a moment (milliseconds) in a zone. */
export function minuteOfDay(zone: string, milliseconds: number): number {
  const [hour = 0, minute = 0] = clockOf(zone).format(milliseconds).split(':').map(Number)
  return hour * 60 + minute
}

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(zone, known)
  return known
}

/** Whether a minute of the day lies in the hours; the closing minute does not. */
export function isOpen(hours: Hours | undefined, minute: number): boolean {
  if (!hours || hours.always) return true
  const { from, to } = hours
  // From later than To: the hours go on past midnight.
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

const asText = (minutes: number): string => {
  const within = minutes % MINUTES_OF_A_DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The answer of the call; `closed` closes at any hour. */
export function hoursAnswer(value: string, zone: string, milliseconds: number, closed: boolean): ServiceHours {
  const hours = readHours(value)
  const minute = minuteOfDay(zone, milliseconds)
  return {
    status: !closed && isOpen(hours, minute) ? 'open' : 'closed',
    ...(hours && { from: asText(hours.from), to: asText(hours.to) }),
    currentTime: asText(minute),
  }
}
