// Which updates count where, and when the orders are fetched again (RTM-007, RTM-010, Q79).
import type { Order } from '#schema/wire'

/** The screen that is shown, as far as live updates are concerned. */
export type LiveScreen = 'tracking' | 'history' | undefined

/** The screen of a path, with or without its language: any path with /history in it is a history screen (RTE-028). */
export function liveScreenOf(path: string): LiveScreen {
  if (path.includes('/history')) return 'history'
  return path.includes('/order-tracking') ? 'tracking' : undefined
}

/**
 * Tracking takes orders that were made today or later, the history those of before; other screens take none (RTM-007).
 * @param startOfToday unix milliseconds, in the country's zone
 */
export function isForScreen(
  { created_at }: Pick<Order, 'created_at'>,
  screen: LiveScreen,
  startOfToday: number,
): boolean {
  if (screen === undefined) return false
  return (screen === 'tracking') === created_at * 1000 >= startOfToday
}

/** How often the age of the orders is looked at, in milliseconds. */
export const AGE_CHECK_MS = 5000
/** Orders older than this are fetched again: for guests and with DynamicTimeEstimation, and otherwise. */
export const SHORT_AGE_MS = 60_000
export const LONG_AGE_MS = 300_000

/** The age beyond which orders are fetched again, in milliseconds, whether or not a socket is up (Q79). */
export const ageLimit = (facts: { guest: boolean; dynamicTimeEstimation: boolean }): number =>
  facts.guest || facts.dynamicTimeEstimation ? SHORT_AGE_MS : LONG_AGE_MS

/** Whether orders fetched at a moment are to be fetched again; never fetched ones are. Unix milliseconds. */
export const isOutOfDate = (
  fetchedAt: number | undefined,
  now: number,
  facts: { guest: boolean; dynamicTimeEstimation: boolean },
): boolean => fetchedAt === undefined || now - fetchedAt > ageLimit(facts)
