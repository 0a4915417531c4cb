// What the matrix of conditions and the exploration of the model (tests/explore) draw from alike.

/** No text that the portal writes under any key. */
export const DAMAGED = ['', '{', 'null', '[]', '{"kind":7}', '1000000000000000', '\u0000\ud800', 'x'.repeat(100_000)]

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How wrong the clock of a device is, in milliseconds; one whose battery was empty begins in 1970. */
export const clockErrorsMs = (now: number): Readonly<Record<string, number>> => ({
  '10 minutes slow': -10 * MINUTE_MS,
  '10 minutes fast': 10 * MINUTE_MS,
  '3 days slow': -3 * DAY_MS,
  '3 days fast': 3 * DAY_MS,
  'in 1970': MINUTE_MS - now,
})

/** A night in which a device sleeps, in milliseconds. */
export const NIGHT_MS = 9 * 60 * MINUTE_MS
