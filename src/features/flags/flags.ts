// Feature flags: which answers are accepted, and how long they may take (FLG-001 to FLG-004, Q80).
import type { Flags } from '#schema/config.ts'
import type { FlagAnswer, FlagEvaluation } from '#schema/wire.ts'

/** After this long the flag service has failed (FLG-001), in milliseconds. */
export const FLAGS_TIMEOUT_MS = 2000
/** How often flags are asked for again (FLG-003), in milliseconds. */
export const FLAGS_REFRESH_MS = 300_000
/** First wait for a service that has never answered, in milliseconds. */
const FLAGS_RETRY_MS = 5000
/** Several refreshes within this time are one (FLG-003), in milliseconds. */
export const FLAGS_DEBOUNCE_MS = 400

/** The waits, in milliseconds, for a service that has never answered: each twice as long as the one before, up to FLAGS_REFRESH_MS. */
export function flagsRetryDelays(): () => number {
  let next = FLAGS_RETRY_MS
  return () => {
    const delay = next
    next = Math.min(2 * delay, FLAGS_REFRESH_MS)
    return delay
  }
}

type Context = FlagEvaluation['context']

/** Whom flags are asked for: the site, and who uses it. */
export const flagContext = (
  site: Pick<Context, 'brand' | 'country' | 'environment'>,
  { userId, vendorId }: { userId: string | undefined; vendorId: string | undefined },
): Context => ({
  targetingKey: vendorId ?? 'anonymous',
  ...site,
  ...(userId && { userId }),
  ...(vendorId && { vendorId }),
})

export type AllFlags = Required<Flags>

/** The flags that an answer turns on or off; those with an error or another type are left out. */
export function flagsOfAnswer({ flags }: FlagAnswer): Partial<Flags> {
  const values = flags.flatMap(flag =>
    'value' in flag && typeof flag.value === 'boolean' ? [[flag.key, flag.value] as const] : [],
  )
  return Object.fromEntries(values)
}

/** `given` over `fallback`; only flags that the portal knows, and only on or off (Q80, Q106). */
export function withFlags(fallback: AllFlags, given: Readonly<Record<string, unknown>>): AllFlags {
  const names = Object.keys(fallback) as (keyof AllFlags)[]
  const pick = (name: keyof AllFlags) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return typeof value === 'boolean' ? value : fallback[name]
  }
  return Object.fromEntries(names.map(name => [name, pick(name)])) as AllFlags
}

/** The names of the flags that are on, as the root element's data-flags holds them for the style sheet. */
export const flagNames = (flags: Readonly<Partial<Flags>>): string =>
  Object.entries(flags)
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(' ')
