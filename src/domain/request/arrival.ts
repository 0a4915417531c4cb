// When a request would arrive, as the summary shows it (Q38).
import { type Window, windowAt } from '#domain/orders/rider'
import type { Estimates } from './estimates.ts'
import { collectAt, type RequestForm } from './form.ts'

/**
 * From the estimates, for now or for the time that was chosen.
 * @param now unix milliseconds  @returns unix milliseconds; undefined while nobody knows
 */
export function requestWindow(form: RequestForm, estimates: Estimates | undefined, now: number): Window | undefined {
  if (!estimates) return undefined
  const { pickup, delivery } = estimates
  if (form.time !== 'later') return windowAt(now / 1000 + delivery * 60, now)
  const slot = collectAt(form)
  return slot === undefined ? undefined : windowAt(slot + Math.max(delivery - pickup, 0) * 60, now)
}
