import { describe, expect, test } from 'vitest'
import {
  boundsOf,
  dayOf,
  daysOf,
  endOfDayAhead,
  lastDay,
  presetRange,
  RANGE_MAX_DAYS,
  rangeProblem,
  readDay,
  startOfToday,
} from '#features/orders/days.ts'

const HOUR = 3600
const seconds = (text: string) => Date.parse(text) / 1000
const at = (text: string, zone = 'Europe/Oslo') => ({ now: Date.parse(text), zone })

describe('[HIS-002] presets are yesterday, 7 days and 30 days, ending yesterday', () => {
  const place = at('2026-03-03T11:00:00Z')
  test.each([
    ['yesterday', '2026-03-02', 1],
    ['past-week', '2026-02-24', 7],
    ['past-month', '2026-02-01', 30],
  ] as const)('%s begins on %s', (preset, from, count) => {
    const range = presetRange(preset, place)
    expect(range).toEqual({ from, to: '2026-03-02' })
    expect(daysOf(range)).toHaveLength(count)
    expect(rangeProblem(range, place)).toBeUndefined()
  })
})

describe('[HIS-003] a day is whole, on the clocks of the country', () => {
  test.each([
    // Zone, day, first moment, hours of the day.
    ['Europe/Oslo', '2026-03-02', '2026-03-01T23:00:00Z', 24],
    ['Europe/Oslo', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Oslo', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    // The clocks of Cairo skip midnight in spring and repeat the hour before it in autumn.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
    ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00Z', 25],
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00Z', 24],
    // Amman skipped midnight, and repeated the hour after it.
    ['Asia/Amman', '2022-02-25', '2022-02-24T22:00:00Z', 23],
    ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00Z', 25],
    ['Asia/Singapore', '2026-03-02', '2026-03-01T16:00:00Z', 24],
  ])('%s, %s begins at %s and has %i hours', (zone, day, first, hours) => {
    const { from, to } = boundsOf({ from: day, to: day }, zone)
    expect(from).toBe(seconds(first))
    expect(to).toBe(from + hours * HOUR - 1)
    expect(dayOf(from * 1000, zone)).toBe(day)
    expect(dayOf(from * 1000 - 1, zone)).not.toBe(day)
    expect(dayOf(to * 1000 + 999, zone)).toBe(day)
    expect(dayOf(to * 1000 + 1000, zone)).not.toBe(day)
    expect(startOfToday({ now: from * 1000, zone })).toBe(from * 1000)
    expect(startOfToday({ now: to * 1000 + 999, zone })).toBe(from * 1000)
  })

  test('[RTM-007] one millisecond decides which day is today', () => {
    expect(lastDay(at('2026-03-01T22:59:59.999Z'))).toBe('2026-02-28')
    expect(lastDay(at('2026-03-01T23:00:00Z'))).toBe('2026-03-01')
  })

  test('[API-031] preorders are asked for up to the end of the day two days ahead', () => {
    expect(endOfDayAhead(2, at('2026-03-03T11:00:00Z'))).toBe(seconds('2026-03-05T22:59:59Z'))
    expect(endOfDayAhead(2, at('2026-03-27T11:00:00Z')), 'over a change of clocks').toBe(
      seconds('2026-03-29T21:59:59Z'),
    )
  })
})

describe('a custom range', () => {
  const place = at('2026-03-03T11:00:00Z')
  test.each([
    ['2026-03-02', '2026-03-02', undefined],
    ['2026-01-31', '2026-03-02', undefined],
    ['2026-01-30', '2026-03-02', { code: 'range_too_long', maximum: 31 }],
    ['2026-03-02', '2026-03-01', { code: 'range_ends_before_start' }],
    ['2026-03-03', '2026-03-03', { code: 'range_not_over', last: '2026-03-02' }],
    ['', '2026-03-02', { code: 'day_missing' }],
    ['2026-02-30', '2026-03-02', { code: 'day_missing' }],
    ['2026-3-1', 'tomorrow', { code: 'day_missing' }],
  ])('[HIS-005] [HIS-006] from %s to %s: %j', (from, to, problem) =>
    expect(rangeProblem({ from, to }, place)).toEqual(problem),
  )
  test('the maximum is just above the longest preset', () => expect(RANGE_MAX_DAYS).toBe(31))
  test('a range that has no end stops at the maximum', () =>
    expect(daysOf({ from: '2000-01-01', to: '2026-01-01' })).toHaveLength(31))
  test.each([
    [null, undefined],
    ['2026-03-01', '2026-03-01'],
    ['2026-13-01', undefined],
    ['2026-03-01T00:00', undefined],
  ])('%j is read as %j', (text, day) => expect(readDay(text)).toBe(day))
})
