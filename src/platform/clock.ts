// The one clock: the device's, corrected by the server's Date header (SES-103).
import type { CorrectedClock } from './ports.ts'

/** A device that differs less than this is taken to be right, since a Date header names whole seconds. */
const TOLERANCE_MS = 2000

export type ClockSettings = {
  /** The correction that was found last, in milliseconds. */
  offsetMs?: number
  /** Called with a new correction, to keep it for the next page. */
  corrected?(offsetMs: number): void
}

/** @returns a clock over `Date.now` and `setTimeout` */
export function createClock({ offsetMs = 0, corrected }: ClockSettings = {}): CorrectedClock {
  let offset = offsetMs
  const listeners = new Set<() => void>()
  return {
    now: () => Math.round(Date.now() + offset),
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    correct(serverMs, deviceMs) {
      const measured = Math.round(serverMs - deviceMs)
      const next = Math.abs(measured) <= TOLERANCE_MS ? 0 : measured
      if (Math.abs(next - offset) <= TOLERANCE_MS) return
      offset = next
      corrected?.(next)
      for (const listener of listeners) listener()
    },
    onCorrection(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
