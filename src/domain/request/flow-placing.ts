// One press, one order (flow points 10 to 12; REQ-030 to REQ-033, REQ-105, FEE-002 to FEE-005, Q43, Q88).
import { submitProblem } from './checks.ts'
import { afterPlaced } from './draft.ts'
import { openWallet, payByCard } from './flow-card.ts'
import { checkedOf, choiceIn, isPressed, partsOf } from './flow-checks.ts'
import { proceed } from './flow-destination.ts'
import type { EventOf, Stepped } from './flow-events.ts'
import { feeToPay, isFilling } from './flow-fee.ts'
import { placing, renew, send, unsure } from './flow-press.ts'
import type { Purpose, RequestFacts, RequestState } from './flow-state.ts'
import { orderBody, updateBody } from './payloads.ts'
import { withoutProblem } from './problems.ts'
import { findPlaced } from './recent.ts'

/** The press: checks in their order, then the order, the update or the payment (REQ-046, REQ-031). */
export function submitted(state: RequestState, { now }: EventOf<'submitted'>, facts: RequestFacts): Stepped {
  if (isPressed(state)) return [state, []]
  const problem = submitProblem(checkedOf(state, facts, now))
  // What could not be found out is asked again by the very press that needs it (PAY-012).
  if (problem?.problem.code === 'payment_none_offered' && state.parameters.checkFailed)
    return [{ ...state, problem: { problem: { code: 'payment_check_failed' } } }, [{ do: 'loadParameters' }]]
  const { stage } = withoutProblem(state)
  // What is wrong with the address of a pin is known once it has one.
  const named = stage.step !== 'ASK_FOR_DESTINATION_ADDRESS' || stage.reversing === undefined
  if (problem && (named || problem.at !== 'destination')) return [{ ...state, problem }, []]
  // A pin that nobody confirmed: pressing means it, and shows the fee before anything is placed.
  if (stage.step === 'ASK_FOR_DESTINATION_ADDRESS') return proceed(state)
  if (!isFilling(stage)) return [state, []]
  const [entered, commands] = enterPayment(withoutProblem(state), now)
  const purpose = purposeOf(entered, facts)
  const [next, more] = perform({ ...entered, endTime: now }, purpose, 0, now, facts)
  return [next, [...commands, ...more]]
}

const purposeOf = (state: RequestState, facts: RequestFacts): Purpose => {
  if (state.edited || choiceIn(state, facts) !== 'card') return 'order'
  return state.card.state === 'open' ? 'confirm' : 'intent'
}

/** From the order details to the payment; how long they took is told (REQ-029). @param now unix milliseconds */
export function enterPayment(state: RequestState, now: number): Stepped {
  const { stage, startTime } = state
  if (stage.step !== 'FILL_ORDER_DETAILS') return [state, []]
  return [
    { ...state, stage: { ...stage, step: 'FILL_PAYMENT_DETAILS', placing: { at: 'idle' } }, startTime: now },
    startTime === undefined ? [] : [{ do: 'measure', name: 'order_details', milliseconds: now - startTime }],
  ]
}

/** Does what was pressed for, once there is a fee that holds. @param now unix milliseconds */
function perform(state: RequestState, purpose: Purpose, renewals: number, now: number, facts: RequestFacts): Stepped {
  const { stage } = state
  const parts = partsOf(state, facts)
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || !parts) return [state, []]
  const { fee } = stage
  if (fee.state === 'loading') return [state, []]
  if (fee.state === 'failed') return renew(state, stage, purpose, renewals, 0)
  const held = fee.state === 'ready' ? feeToPay(fee) : undefined
  if (held?.validUntil !== undefined && held.validUntil * 1000 <= now) return renew(state, stage, purpose, renewals, 0)
  const since = Math.floor(now / 1000)
  if (state.edited) {
    const { order_id: orderId } = state.edited
    const body = updateBody(parts, held)
    return send(state, stage, { what: 'update', key: state.key, since, orderId, body }, renewals)
  }
  if (!held) return [state, []]
  const body = orderBody({ ...parts, fee: held })
  if (purpose === 'order') return send(state, stage, { what: 'place', key: state.key, since, body }, renewals)
  return purpose === 'intent' ? openWallet(state, stage, renewals) : payByCard(state, stage, body, since, renewals)
}

/** The new fee is there: the same amount goes on silently, another one is asked about (FEE-003, FEE-004, Q43). */
export function afterFee(state: RequestState, now: number, facts: RequestFacts): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'renewing' || stage.fee.state === 'loading')
    return [state, []]
  const { purpose, renewals, held } = stage.placing
  const idle = placing(state, stage, { at: 'idle' })
  if (stage.fee.state !== 'ready') return [{ ...idle, problem: { problem: { code: 'price_failed_on_submit' } } }, []]
  if (feeToPay(stage.fee).fee === held) return perform(idle, purpose, renewals, now, facts)
  const asking = placing(state, stage, { at: 'asking', purpose, ...(held !== undefined && { before: held }) })
  return [asking, held === undefined ? [] : [{ do: 'notify', notice: { code: 'fee_changed' } }]]
}

export function newFeeAccepted(state: RequestState, { now }: EventOf<'newFeeAccepted'>, facts: RequestFacts): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'asking') return [state, []]
  return perform(placing(state, stage, { at: 'idle' }), stage.placing.purpose, 0, now, facts)
}

/** No: back to the payment details (Q43). */
export function newFeeDeclined(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'asking') return [state, []]
  return [placing(state, stage, { at: 'idle' }), []]
}

/** The server took it: the reader hears so, the draft is done, tracking opens (REQ-032, Q50). */
export function placed(state: RequestState, orderId: string, fresh: string, facts: RequestFacts): Stepped {
  const { stage } = state
  const vendorId = state.vendorId ?? ''
  if (state.edited) {
    return [
      { ...withoutProblem(state), stage: { step: 'ENDED', reason: 'placed', orderId } },
      [
        { do: 'notify', notice: { code: 'order_updated', orderId } },
        { do: 'openTracking', vendorId },
      ],
    ]
  }
  const known = 'vendor' in stage ? stage.vendor.vendor_id : vendorId
  const { sent: _, recovering: __, ...rest } = withoutProblem(state)
  const draft = { ...rest, voucherCode: '', sent: undefined, origin: state.origin }
  const { form, destination, key, placed: numbers } = afterPlaced(draft, orderId, fresh)
  const ended: RequestState = {
    ...rest,
    form,
    destination,
    key,
    placed: numbers,
    voucher: { typed: '' },
    card: { state: 'closed' },
    stage: { step: 'ENDED', reason: 'placed', orderId },
  }
  const { startTime, endTime } = state
  return [
    ended,
    [
      { do: 'forgetCard' },
      { do: 'keepDraft' },
      ...(facts.guest ? [{ do: 'rememberGuestOrder' as const, orderId, vendorId: known }] : []),
      ...(startTime !== undefined && endTime !== undefined
        ? [{ do: 'measure' as const, name: 'payment_details' as const, milliseconds: endTime - startTime }]
        : []),
      { do: 'notify', notice: { code: 'order_pushed', orderId } },
      { do: 'openTracking', vendorId: known },
    ],
  ]
}

/** Looking through the recent orders ended: one before a reload, or one whose answer was lost (Q88). */
export function lookedUp(state: RequestState, event: EventOf<'lookedUp'>, facts: RequestFacts): Stepped {
  const { run, orders, fresh } = event
  const found = state.sent && findPlaced(orders, state.sent, state.placed)
  if (state.recovering === run) {
    if (found) return placed(state, found.order_id, fresh, facts)
    const { recovering: _, ...rest } = state
    return [rest, []]
  }
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'looking' || stage.placing.run !== run)
    return [state, []]
  if (found) return placed(state, found.order_id, fresh, facts)
  const { press, after } = stage.placing
  if (after === 'lost') return unsure(state, stage, press, true)
  // The key was used for a request that the server refused: this one is sent under a key of its own.
  const { sent: _, ...rest } = state
  return send({ ...rest, key: fresh }, stage, { ...press, key: fresh }, 0)
}

export function lookUpFailed(state: RequestState, { run }: EventOf<'lookUpFailed'>): Stepped {
  const { stage, recovering, ...others } = state
  if (recovering === run) return [{ ...others, stage }, []]
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'looking' || stage.placing.run !== run)
    return [state, []]
  return unsure(state, stage, stage.placing.press, false)
}

/** The same press again, to the letter and with the same key: however often, it is one order (Q88, REQ-105). */
export function triedAgain(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'unsure') return [state, []]
  return send(state, stage, stage.placing.press, 0)
}

/** Back to the form. The key stays, so that the server recognises the press if it came through after all. */
export function pressGivenUp(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'unsure') return [state, []]
  return [withoutProblem(placing(state, stage, { at: 'idle' })), []]
}
