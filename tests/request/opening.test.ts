// Service hours, and the times that can be chosen inside them.
import { expect, test } from 'vitest'
import {
  hoursOf,
  isOpenAt,
  isSlotOpen,
  nextOpening,
  partsOfDay,
  slots,
  slotsByDay,
} from '#features/request/service-hours.ts'
import { NOON } from './examples.ts'

const hours = (value: string) => {
  const [from = '', to = ''] = value.split('-')
  const read = hoursOf({ status: 'open', from, to, currentTime: '12:00' })
  if (!read) throw new Error(`${value} are no hours`)
  return read
}

const openMinutes: [string, number, boolean][] = [
  ['09:00-22:00', 540, true],
  ['09:00-22:00', 539, false],
  ['09:00-22:00', 1320, false],
  ['22:00-02:00', 60, true],
  ['22:00-02:00', 1320, true],
  ['22:00-02:00', 120, false],
  ['08:00-08:00', 0, true],
  ['00:00-23:59', 1439, true],
]

test.each(openMinutes)('[REQ-021] with %s minute %i of the day is open: %s', (value, minute, open) => {
  expect(isOpenAt(hours(value), minute)).toBe(open)
})

const parts: [string, [from: number, to: number][]][] = [
  ['06:00-18:00', [[0.25, 0.75]]],
  [
    '18:00-06:00',
    [
      [0, 0.25],
      [0.75, 1],
    ],
  ],
  ['18:00-00:00', [[0.75, 1]]],
  ['00:00-23:59', [[0, 1]]],
  ['08:00-08:00', [[0, 1]]],
]

test.each(parts)('[REQ-106] the day drawn with %s is open from and to %j', (value, expected) => {
  expect(partsOfDay(hours(value)).map(({ from, to }) => [from, to])).toEqual(expected)
})

test.each<[from: string, to: string, minute: number, isOpen: boolean]>([
  ['09:00', '22:00', 540, true],
  ['09:00', '22:00', 1320, false],
  ['00:00', '23:59', 1439, true],
  ['00:00', '06:00', 720, false],
  ['06:00', '23:59', 300, false],
])('[REQ-021] with hours from %s to %s in the answer, minute %i of the day is open: %s', (from, to, minute, isOpen) => {
  expect(isOpenAt(hoursOf({ status: 'open', from, to, currentTime: '12:00' }), minute)).toBe(isOpen)
})

test.each([
  ['09:00', undefined],
  [undefined, '22:00'],
  ['9:00', '22:00'],
  ['09:00', '22:0'],
  ['109:00', '22:00'],
  ['09:000', '22:00'],
  ['09:00', '122:00'],
  ['09:00', '22:00:00'],
])('[REQ-019] hours from %s to %s are none', (from, to) => {
  const answer = { status: 'closed' as const, currentTime: '12:00', ...(from && { from }), ...(to && { to }) }
  expect(hoursOf(answer)).toBeUndefined()
})

test('[REQ-106] hours that end at 24:00 are drawn as the whole day', () => {
  const whole = hoursOf({ status: 'open', from: '00:00', to: '24:00', currentTime: '12:00' })
  expect(whole && partsOfDay(whole)).toEqual([{ from: 0, to: 1 }])
})

test('[REQ-019] unknown hours are open', () => {
  expect(isOpenAt(undefined, 0)).toBe(true)
  expect(hoursOf({ status: 'closed', currentTime: '12:00' })).toBeUndefined()
})

const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())

test.each([
  // Past midnight: the hours of the next day.
  ['09:00-22:00', 'Europe/Oslo', '2026-03-04T22:30:00Z', '2026-03-05T08:00:00.000Z'],
  ['22:00-02:00', 'Europe/Oslo', '2026-03-04T02:30:00Z', '2026-03-04T21:00:00.000Z'],
  // The night in which Oslo's clocks go from 02:00 to 03:00.
  ['09:00-22:00', 'Europe/Oslo', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00.000Z'],
  // Opening time falls into the hour that does not exist: it opens when the clocks have passed it.
  ['02:30-22:00', 'Europe/Oslo', '2026-03-29T00:30:00Z', '2026-03-29T01:00:00.000Z'],
  // The night in which they go back, and 02:30 comes twice: the first one counts.
  ['02:30-22:00', 'Europe/Oslo', '2026-10-24T23:00:00Z', '2026-10-25T00:30:00.000Z'],
  // Cairo's clocks change at midnight.
  ['00:00-06:00', 'Africa/Cairo', '2026-04-23T20:00:00Z', '2026-04-23T22:00:00.000Z'],
  // It has only just closed.
  ['09:00-22:00', 'Europe/Oslo', '2026-03-04T21:00:30Z', '2026-03-05T08:00:00.000Z'],
  // Open for a minute of each day, also of the one that has 25 hours.
  ['09:00-09:01', 'Europe/Oslo', '2026-03-04T08:01:00Z', '2026-03-05T08:00:00.000Z'],
  ['09:00-09:01', 'Europe/Oslo', '2026-10-24T07:01:00Z', '2026-10-25T08:00:00.000Z'],
  ['09:00-22:00', 'Europe/Oslo', '2026-03-04T12:00:00Z', undefined],
])('[REQ-106] with %s in %s, at %s it opens next at %s', (value, zone, now, opening) => {
  expect(iso(nextOpening(hours(value), Date.parse(now), zone))).toBe(opening)
})

test('[REQ-006] [REQ-007] slots are every 15 minutes, from now + minimum ETA to 2 days ahead, inside the hours', () => {
  const question = { now: NOON + 60_000, zone: 'Europe/Oslo', minimumEtaMinutes: 15, hours: hours('09:00-22:00') }
  const all = slots(question)
  expect(iso((all[0] ?? 0) * 1000)).toBe('2026-03-04T11:30:00.000Z')
  expect(iso((all.at(-1) ?? 0) * 1000)).toBe('2026-03-06T20:45:00.000Z')
  expect(all.every(slot => slot % 900 === 0)).toBe(true)
  expect(slotsByDay(all, 'Europe/Oslo').map(({ day, slots: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-03-04', 38],
    ['2026-03-05', 52],
    ['2026-03-06', 52],
  ])
  expect(isSlotOpen(all[0] ?? 0, question)).toBe(true)
  expect(isSlotOpen((all[0] ?? 0) - 3600, question)).toBe(false)
  expect(isSlotOpen((all.at(-1) ?? 0) + 900, question)).toBe(false)
})

test('[REQ-006] open day and night, the last time offered is the last one of the day after tomorrow', () => {
  const question = { now: NOON, zone: 'Europe/Oslo', minimumEtaMinutes: 15, hours: undefined }
  expect(iso((slots(question).at(-1) ?? 0) * 1000)).toBe('2026-03-06T22:45:00.000Z')
})

test.each([
  ['this very second', '2026-03-04T11:00:00Z', true],
  ['a second ago', '2026-03-04T10:59:59Z', false],
  ['in the last second of the day after tomorrow', '2026-03-06T22:59:59Z', true],
  ['at the midnight that ends that day', '2026-03-06T23:00:00Z', false],
  ['a month later', '2026-04-04T11:00:00Z', false],
])('[REQ-007] collected %s: %s can still be chosen: %s', (_, at, isOpen) => {
  const question = { now: NOON, zone: 'Europe/Oslo', hours: undefined }
  expect(isSlotOpen(Date.parse(at) / 1000, question)).toBe(isOpen)
})

test('[REQ-007] on the day that clocks change, no slot is doubled or missing', () => {
  const now = Date.parse('2026-10-24T20:00:00Z')
  const all = slots({ now, zone: 'Europe/Oslo', minimumEtaMinutes: 15, hours: undefined })
  expect(all.length).toBe(new Set(all).size)
  expect(slotsByDay(all, 'Europe/Oslo').find(({ day }) => day === '2026-10-25')?.slots.length).toBe(100)
})
