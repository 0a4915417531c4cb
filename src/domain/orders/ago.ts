// How long ago something was, in the largest unit that reads well (TRK-101).

export type Ago = { unit: 'now' } | { unit: 'second' | 'minute' | 'hour' | 'day'; value: number }

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** Whole units that have passed, never negative: a clock that runs ahead says now. Both in unix milliseconds. */
export function agoOf(moment: number, now: number): Ago {
  const passed = now - moment
  if (passed < SECOND_MS) return { unit: 'now' }
  if (passed < MINUTE_MS) return { unit: 'second', value: Math.floor(passed / SECOND_MS) }
  if (passed < HOUR_MS) return { unit: 'minute', value: Math.floor(passed / MINUTE_MS) }
  if (passed < DAY_MS) return { unit: 'hour', value: Math.floor(passed / HOUR_MS) }
  return { unit: 'day', value: Math.floor(passed / DAY_MS) }
}

/** The same for rows, which need no seconds: a minute that has not passed is now. */
export const roughlyAgo = (moment: number, now: number): Ago =>
  now - moment < MINUTE_MS ? { unit: 'now' } : agoOf(moment, now)
