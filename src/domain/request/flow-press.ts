// What can become of a press: sent, waiting for a new fee, or unsure (REQ-105, FEE-002, Q43, Q88).
import type { Stepped } from './flow-events.ts'
import { feeToPay, fetchAgain } from './flow-fee.ts'
import type { Placing, Press, Purpose, RequestState, Stage } from './flow-state.ts'
import { withoutProblem } from './problems.ts'
import { printOf, withPrint } from './recent.ts'

/** How often a fee is renewed within one press, before it counts as a price that cannot be computed. */
export const RENEWALS_MAX = 3
/** Wait before an expired fee is fetched again, in milliseconds (FEE-002). */
export const FEE_RETRY_MS = 1000

export type PayStage = Extract<Stage, { step: 'FILL_PAYMENT_DETAILS' }>

/** The same payment stage with something else under way. */
export const placing = (state: RequestState, stage: PayStage, at: Placing): RequestState => ({
  ...state,
  stage: { ...stage, placing: at },
})

/** A new fee, 1 s after the signature expired or at once when there is none (FEE-002). */
export function renew(
  state: RequestState,
  stage: PayStage,
  purpose: Purpose,
  renewals: number,
  waitMs: number,
): Stepped {
  const idle = placing(state, stage, { at: 'idle' })
  if (renewals >= RENEWALS_MAX) return [{ ...idle, problem: { problem: { code: 'price_failed_on_submit' } } }, []]
  const held = stage.fee.state === 'ready' ? feeToPay(stage.fee).fee : undefined
  const at: Placing = { at: 'renewing', purpose, renewals: renewals + 1, ...(held !== undefined && { held }) }
  return fetchAgain(placing(state, stage, at), { ...stage, placing: at }, waitMs)
}

/** Sends a press; what it is recognised by is kept before it leaves, so that a reload finds it again (REQ-105). */
export function send(state: RequestState, stage: PayStage, press: Press, renewals: number): Stepped {
  const run = state.run + 1
  const next = placing(withoutProblem(state), stage, { at: 'sending', run, press, renewals })
  if (press.what === 'update') return [{ ...next, run }, [{ do: 'send', run, press }]]
  const order = press.what === 'place' ? press.body : press.body.order
  const sent = withPrint(state.sent, press.since, printOf(order))
  return [{ ...next, run, sent }, [{ do: 'keepDraft' }, { do: 'send', run, press }]]
}

export const unsure = (state: RequestState, stage: PayStage, press: Press, looked: boolean): Stepped => [
  {
    ...placing(state, stage, { at: 'unsure', press, looked }),
    problem: { problem: { code: 'order_unsure', looked } },
  },
  [],
]
