// When a request would arrive, as the summary shows it (Q38).
import type { Estimates } from './estimates.ts'
import { collectAt, type RequestForm } from './form.ts'

/** What is shown ends and begins at whole steps: an estimate is no promise to the minute. */
const STEP_SECONDS = 300
const WINDOW_SECONDS = 900

/**
 * From the estimates, for now or for the time that was chosen.
 * @param now unix milliseconds  @returns unix seconds; undefined while nobody knows
 */
export function arrivalWindow(
  form: RequestForm,
  estimates: Estimates | undefined,
  now: number,
): { from: number; to: number } | undefined {
  if (!estimates) return undefined
  const slot = collectAt(form)
  if (form.time === 'later' && slot === undefined) return undefined
  const ride = Math.max(estimates.delivery - estimates.pickup, 0)
  const at = slot === undefined ? now / 1000 + estimates.delivery * 60 : slot + ride * 60
  const from = Math.round(at / STEP_SECONDS) * STEP_SECONDS
  return { from, to: from + WINDOW_SECONDS }
}
