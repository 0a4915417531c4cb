// The welcome walkthrough: three screens, once per device (LND-005, Q11).
import type { Session } from './session.ts'

export const WALKTHROUGH_STEPS = 3

export type Walkthrough = { state: 'closed' } | { state: 'open'; step: 1 | 2 | 3 }
export type WalkthroughEvent = 'skip' | 'next' | 'start'

/** Shown before the first use of the request screen, never in the embedded portal. */
export const firstWalkthrough = (facts: { done: boolean; mode: Session['mode'] }): Walkthrough =>
  facts.done || facts.mode === 'GODROID' ? { state: 'closed' } : { state: 'open', step: 1 }

/** The next screen; skip, and start on the last one, close it for good. */
export function walked(now: Walkthrough, event: WalkthroughEvent): Walkthrough {
  if (now.state === 'closed' || event === 'skip') return { state: 'closed' }
  if (event === 'next') return now.step === WALKTHROUGH_STEPS ? now : { state: 'open', step: now.step === 1 ? 2 : 3 }
  return now.step === WALKTHROUGH_STEPS ? { state: 'closed' } : now
}
