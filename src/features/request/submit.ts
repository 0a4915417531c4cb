// One submission, one order: what is submitted, what the server answers, and the consequences (REQ-030 to
// REQ-033, REQ-105, REQ-107, FEE-002 to FEE-005, Q37, Q43, Q50, Q88, PAY-009, PAY-102).
import { type CallProblem, isSignatureOver, isUnauthorized } from '#contract/call-problem.ts'
import { provesNothingMade } from '#contract/refusals.ts'
import { checkHours } from './begin.ts'
import { faultsOf } from './checks.ts'
import { cardFaults, type PayStage, payByCard, placing, renew, send, unsure } from './flow-card.ts'
import { proceed } from './flow-destination.ts'
import { FEE_RETRY_MS, feeToPay, isFilling, shownFee, voucherNotAvailable, withoutVoucher } from './flow-fee.ts'
import type { EventOf, Purpose, RequestContext, RequestState, Stepped, Submission } from './flow-state.ts'
import { isVatOffered } from './form.ts'
import { orderBody, updateBody } from './payloads.ts'
import { allowedRedirect } from './payment-redirect.ts'
import { afterPlaced, PLACED_MAX } from './prefill.ts'
import { orderUnsure, type RequestProblem, withoutProblem } from './problems.ts'
import { findPlaced, isSame, type Print, printOf, recentFrom } from './recent.ts'
import { arePaymentsKnown, checkedOf, choiceIn, isSubmitting, partsOf } from './selectors.ts'

/** @property waited it was pressed earlier, and goes on now */
type Submit = { now: number; waited?: boolean }

/**
 * The submission: the checks in their order, then the order, the update or the payment (REQ-046, REQ-031). It waits for pending
 * results (REQ-107).
 */
export function submitted(state: RequestState, { now, waited }: Submit, context: RequestContext): Stepped {
  // After a reload the order is looked for first; then the submission continues.
  if (state.recovering !== undefined && !state.waiting) return [{ ...state, waiting: {} }, []]
  if (isSubmitting(state)) return [state, []]
  const { stage } = state
  // The place of a pin or of a suggestion is checked once its address is here.
  const isLocating = state.locating === 'destination'
  const isNaming = isLocating || (stage.step === 'ASK_FOR_DESTINATION_ADDRESS' && stage.reversing !== undefined)
  const faults = faultsOf(checkedOf(state, context, now)).filter(
    ({ at }) => (at !== 'destination' || !isNaming) && (at !== 'payment' || arePaymentsKnown(state)),
  )
  const [problem] = faults
  if (problem?.problem.code === 'payment_none_offered' && state.parameters.checkFailed)
    return waited ? [{ ...state, problem: { problem: { code: 'payment_check_failed' } } }, []] : paymentsAsked(state)
  if (problem) return [{ ...state, problem, faults: [...faults, ...faultsOfCard(state, context)] }, []]
  const clear = withoutProblem(state)
  // A pin that was not confirmed: submitting confirms it.
  const [next, commands] =
    stage.step === 'ASK_FOR_DESTINATION_ADDRESS' && !isLocating ? proceed(clear) : ([clear, []] as Stepped)
  if (next.problem || stage.step === 'SERVICE_CLOSED') return [next, commands]
  if (isUnsettled(next, context)) return [{ ...next, waiting: waitingFrom(next) }, commands]
  if (!isFilling(next.stage)) return [next, commands]
  const [entered, measured] = enterPayment(next, now)
  const purpose = purposeOf(entered, context)
  const [done, more] = perform({ ...entered, endTime: now }, purpose, 0, now, context)
  return [done, [...commands, ...measured, ...more]]
}

/** Failed lookups are repeated by the submission that needs them, which waits for their end (PAY-012, REQ-107). */
function paymentsAsked({ parameters, ...state }: RequestState): Stepped {
  const { orderItemValueExceedLimit } = parameters
  const unknown = orderItemValueExceedLimit === undefined ? {} : { orderItemValueExceedLimit }
  const asked = withoutProblem({ ...state, parameters: unknown })
  return [{ ...asked, waiting: waitingFrom(asked) }, [{ do: 'loadParameters' }]]
}

/** A result is pending without which nothing can be placed. */
function isUnsettled(state: RequestState, { flagsAwaited }: RequestContext): boolean {
  const { stage } = state
  if (flagsAwaited && isChosenByFlag(state)) return true
  if (state.recovering !== undefined || state.locating === 'destination' || !arePaymentsKnown(state)) return true
  // The voucher of an edited order lowers the fee of its new address.
  if (state.voucher.reading !== undefined && state.addressEdited) return true
  switch (stage.step) {
    case 'CHECK_SERVICE_HOURS':
    case 'CHECK_IF_DESTINATION_IS_VALID':
      return true
    case 'ASK_FOR_DESTINATION_ADDRESS':
      return stage.confirmedEarly === true
    case 'FILL_ORDER_DETAILS':
    case 'FILL_PAYMENT_DETAILS':
      return stage.fee.state === 'loading'
    default:
      return false
  }
}

/** Something was chosen that is offered with a flag alone. */
const isChosenByFlag = ({ form, voucher, edited }: RequestState): boolean =>
  edited === undefined && (form.time === 'later' || form.vat.trim() !== '' || voucher.typed.trim() !== '')

function waitingFrom(state: RequestState): { shown?: number } {
  const shown = shownFee(state)
  return shown === undefined ? {} : { shown }
}

/** A waiting submission continues once everything is known: it is placed, or the reader is asked about another fee (REQ-107). */
export function resume(state: RequestState, now: number, context: RequestContext): Stepped {
  if (!state.waiting || isUnsettled(state, context)) return [state, []]
  const { waiting, ...rest } = state
  const { stage } = rest
  if (!isFilling(stage)) return [rest, []]
  if (stage.fee.state === 'failed') return [{ ...rest, problem: { problem: { code: 'price_failed_on_submit' } } }, []]
  const { shown } = waiting
  const isSameFee = shown === undefined || stage.fee.state !== 'ready' || feeToPay(stage.fee).fee === shown
  // What was not known when it was pressed may be wrong: that comes before the fee.
  if (isSameFee || faultsOf(checkedOf(rest, context, now)).length > 0)
    return submitted(rest, { now, waited: true }, context)
  const [entered, commands] = enterPayment({ ...rest, endTime: now }, now)
  if (entered.stage.step !== 'FILL_PAYMENT_DETAILS') return [entered, commands]
  const asking = placing(entered, entered.stage, { at: 'asking', purpose: purposeOf(entered, context), before: shown })
  return [asking, [...commands, { do: 'notify', notice: { code: 'fee_changed' } }]]
}

const purposeOf = (state: RequestState, context: RequestContext): Purpose => {
  if (state.edited || choiceIn(state, context) !== 'card') return 'order'
  return state.card.state === 'open' ? 'confirm' : 'intent'
}

/** What is wrong with the card that would pay (REQ-109). */
const faultsOfCard = (state: RequestState, context: RequestContext) =>
  state.card.state === 'open' && purposeOf(state, context) === 'confirm' ? cardFaults(state.card) : []

/** From the order details to the payment; reports how long the details took (REQ-029). @param now unix milliseconds */
export function enterPayment(state: RequestState, now: number): Stepped {
  const { stage, startTime } = state
  if (stage.step !== 'FILL_ORDER_DETAILS') return [state, []]
  return [
    { ...state, stage: { ...stage, step: 'FILL_PAYMENT_DETAILS', placing: { at: 'idle' } }, startTime: now },
    startTime === undefined ? [] : [{ do: 'measure', name: 'order_details', milliseconds: now - startTime }],
  ]
}

/** Carries out the submission, once there is a valid fee. @param now unix milliseconds */
function perform(
  state: RequestState,
  purpose: Purpose,
  renewals: number,
  now: number,
  context: RequestContext,
): Stepped {
  const { stage } = state
  const parts = partsOf(state, context)
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
  return payByCard(state, stage, body, since, renewals)
}

/** The new fee has arrived: if it is the same, the submission continues, otherwise the reader is asked (FEE-003, FEE-004, Q43). */
export function afterFee(state: RequestState, now: number, context: RequestContext): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'renewing' || stage.fee.state === 'loading')
    return [state, []]
  const { purpose, renewals, held } = stage.placing
  const idle = placing(state, stage, { at: 'idle' })
  if (stage.fee.state !== 'ready') return [{ ...idle, problem: { problem: { code: 'price_failed_on_submit' } } }, []]
  if (feeToPay(stage.fee).fee === held) return perform(idle, purpose, renewals, now, context)
  const asking = placing(state, stage, { at: 'asking', purpose, ...(held !== undefined && { before: held }) })
  return [asking, held === undefined ? [] : [{ do: 'notify', notice: { code: 'fee_changed' } }]]
}

export function newFeeAccepted(
  state: RequestState,
  { now }: EventOf<'newFeeAccepted'>,
  context: RequestContext,
): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'asking') return [state, []]
  return perform(placing(state, stage, { at: 'idle' }), stage.placing.purpose, 0, now, context)
}

/** Declined: back to the payment details (Q43). */
export function newFeeDeclined(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'asking') return [state, []]
  return [placing(state, stage, { at: 'idle' }), []]
}

/** Accepted by the server: the reader is notified, the draft is finished, tracking opens with the order (REQ-032, TRK-104, Q50). */
export function placed(state: RequestState, orderId: string, newKey: string, context: RequestContext): Stepped {
  const { stage } = state
  const vendorId = state.vendorId ?? ''
  if (state.edited) {
    return [
      { ...withoutProblem(state), stage: { step: 'ENDED', reason: 'placed', orderId } },
      [
        { do: 'notify', notice: { code: 'order_updated', orderId } },
        { do: 'openTracking', vendorId, orderId },
      ],
    ]
  }
  const known = 'vendor' in stage ? stage.vendor.vendor_id : vendorId
  const { sent: _, recovering: __, failedBefore: ___, ...rest } = withoutProblem(state)
  const draft = { ...rest, voucherCode: '', sent: undefined, origin: state.origin }
  const { form, destination, key, placed: numbers } = afterPlaced(draft, orderId, newKey)
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
      ...(context.guest ? [{ do: 'rememberGuestOrder' as const, orderId, vendorId: known }] : []),
      ...(startTime !== undefined && endTime !== undefined
        ? [{ do: 'measure' as const, name: 'payment_details' as const, milliseconds: endTime - startTime }]
        : []),
      { do: 'notify', notice: { code: 'order_pushed', orderId } },
      { do: 'openTracking', vendorId: known, orderId },
    ],
  ]
}

function isWhatWasSent(print: Print, { what, body }: Submission): boolean {
  if (what === 'update') return true
  return isSame(print, printOf(what === 'place' ? body : body.order))
}

/** An earlier version of the form became an order, perhaps in another tab: what the form says now waits for another press. */
function placedOtherwise(state: RequestState, stage: PayStage, orderId: string, newKey: string): Stepped {
  return [
    {
      ...withoutSent(withoutProblem(placing(state, stage, { at: 'idle' }))),
      key: newKey,
      placed: [...state.placed, orderId].slice(-PLACED_MAX),
    },
    [{ do: 'keepDraft' }, { do: 'notify', notice: { code: 'placed_before' } }],
  ]
}

/** The search of the recent orders has ended: after a reload, or after a lost answer (Q88). */
export function lookedUp(state: RequestState, event: EventOf<'lookedUp'>, context: RequestContext): Stepped {
  const { run, orders, newKey } = event
  const found = state.sent && findPlaced(orders, state.sent, state.placed)
  if (state.recovering === run) {
    if (found) return placed(state, found.order_id, newKey, context)
    const { recovering: _, failedBefore: problem, ...rest } = state
    return [{ ...rest, ...(problem && !rest.waiting && { problem }) }, []]
  }
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'looking' || stage.placing.run !== run)
    return [state, []]
  const { submission, after } = stage.placing
  if (found && !isWhatWasSent(printOf(found), submission)) return placedOtherwise(state, stage, found.order_id, newKey)
  if (found) return placed(state, found.order_id, newKey, context)
  if (after === 'lost') return unsure(state, stage, submission, true)
  // The server failed and created nothing. The key stays: the next submission counts as the same one.
  if (after === 'failed')
    return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'order_not_created' } } }, []]
  // The key was used for a request that the server refused: this one is sent under a key of its own.
  const { sent: _, ...rest } = state
  return send({ ...rest, key: newKey }, stage, { ...submission, key: newKey, usedUp: submission.key }, 0)
}

export function lookUpFailed(state: RequestState, { run }: EventOf<'lookUpFailed'>): Stepped {
  const { stage, recovering, failedBefore, ...others } = state
  if (recovering === run) {
    const problem = failedBefore && !others.waiting && orderUnsure(false)
    return [{ ...others, stage, ...(problem && { problem }) }, []]
  }
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'looking' || stage.placing.run !== run)
    return [state, []]
  return unsure(state, stage, stage.placing.submission, false)
}

/** Repeats exactly the same submission with the same key: however often, it is one order (Q88, REQ-105). */
export function triedAgain(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'unsure') return [state, []]
  return send(state, stage, stage.placing.submission, 0)
}

/** Back to the form. The key stays, so that the server recognises the submission if it did arrive. */
export function submissionGivenUp(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'unsure') return [state, []]
  return [withoutProblem(placing(state, stage, { at: 'idle' })), []]
}

/** What is sent is stored under its key first, so that it is found after a reload (REQ-105). */
export function submissionSent(state: RequestState, { run, sent }: EventOf<'submissionSent'>): Stepped {
  const { stage } = state
  const { key } = sent
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'sending' || stage.placing.run !== run)
    return [state, []]
  const at = { ...stage.placing, submission: { ...stage.placing.submission, key } }
  return [{ ...placing(state, stage, at), key, sent }, [{ do: 'keepDraft' }]]
}

/** Accepted. A payer who must go to the bank first is only sent to hosts of the deployment (PAY-009, PAY-102). */
export function submissionAnswered(
  state: RequestState,
  event: EventOf<'submissionAnswered'>,
  context: RequestContext,
): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'sending' || stage.placing.run !== event.run)
    return [state, []]
  const { orderId, redirectUrl, newKey, print } = event
  if (print && !isWhatWasSent(print, stage.placing.submission)) return placedOtherwise(state, stage, orderId, newKey)
  const [done, commands] = placed(state, orderId, newKey, context)
  if (redirectUrl === undefined) return [done, commands]
  const url = allowedRedirect(redirectUrl, context.redirectHosts)
  // The order is unpaid and expires; the draft stays for another attempt.
  if (url === undefined) {
    const { sent: _, ...rest } = placing(state, stage, { at: 'idle' })
    return [
      {
        ...rest,
        key: newKey,
        placed: [...state.placed, orderId],
        card: { state: 'closed' },
        problem: { problem: { code: 'payment_not_followed' } },
      },
      [{ do: 'forgetCard' }, { do: 'keepDraft' }],
    ]
  }
  const remaining = commands.filter(command => command.do !== 'notify' && command.do !== 'openTracking')
  return [done, [...remaining, { do: 'follow', url, orderId, vendorId: stage.vendor.vendor_id }]]
}

/** Refused, or unknown. */
export function submissionRefused(
  state: RequestState,
  event: EventOf<'submissionRefused'>,
  context: RequestContext,
): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'sending' || stage.placing.run !== event.run)
    return [state, []]
  const { submission, renewals } = stage.placing
  const { problem, newKey } = event
  if (provesNothingMade(problem)) {
    const purpose = submission.what === 'pay' ? 'confirm' : 'order'
    const [next, commands] = refused(
      { ...state, key: newKey },
      stage,
      problem,
      { purpose, renewals, submission },
      context,
    )
    return [isSubmitting(next) ? next : withoutSent(next), [{ do: 'keepDraft' }, ...commands]]
  }
  if (isUnauthorized(problem))
    return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'session_ended' } } }, []]
  // Setting the same values twice is harmless: no second order is created, and what is changed now needs a key of its own.
  if (submission.what === 'update') {
    const idle = { ...placing(state, stage, { at: 'idle' }), key: newKey }
    return [{ ...idle, problem: { problem: { code: 'order_not_updated' } } }, []]
  }
  const message = problem.code === 'refused' ? problem.message : ''
  const reused = message === 'IdempotencyKeyReused'
  // A guest has no list of orders, and repeating a payment returns the bank's address.
  if (context.guest || (submission.what === 'pay' && !reused)) return unsure(state, stage, submission, false)
  // The server has answered, but not with the outcome; "in use" means the answer is still to come.
  const failed = problem.code === 'refused' && message !== 'IdempotencyKeyInUse'
  return lookUpOrder(state, stage, submission, reused ? 'reused' : failed ? 'failed' : 'lost')
}

function withoutSent(state: RequestState): RequestState {
  const { sent: _, ...rest } = state
  return rest
}

function lookUpOrder(
  state: RequestState,
  stage: PayStage,
  submission: Submission,
  after: 'lost' | 'failed' | 'reused',
): Stepped {
  const run = state.run + 1
  const since = state.sent ? recentFrom(state.sent) : submission.since
  return [
    { ...placing(state, stage, { at: 'looking', run, submission, after }), run },
    [{ do: 'lookUp', run, vendorId: stage.vendor.vendor_id, from: since }],
  ]
}

/** An intent was refused (PAY-011); a problem of its order is shown as for a submission. */
export function intentFailed(state: RequestState, event: EventOf<'intentFailed'>, context: RequestContext): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'preparing' || stage.placing.run !== event.run)
    return [state, []]
  const { renewals } = stage.placing
  return refused(state, stage, event.problem, { purpose: 'intent', renewals }, context)
}

const fieldProblems: Readonly<Record<string, RequestProblem>> = {
  NotDeliverable: { problem: { code: 'undeliverable_on_submit' } },
  InvalidPickupTime: { at: 'collectAt', problem: { code: 'time_gone' } },
  CardRefused: { problem: { code: 'card_refused' } },
  OrderNotEditable: { problem: { code: 'order_not_editable' } },
}

type Circumstances = { renewals: number } & (
  | { purpose: 'intent' }
  | { purpose: 'order' | 'confirm'; submission: Submission }
)

/** The reaction to a refusal: correct it silently, point to the field, or report the failure. */
function refused(
  state: RequestState,
  stage: PayStage,
  problem: CallProblem,
  about: Circumstances,
  context: RequestContext,
): Stepped {
  const message = problem.code === 'refused' ? problem.message : ''
  const idle = placing(state, stage, { at: 'idle' })
  // It was removed meanwhile: the next submission shows the cards that there are.
  if (message === 'NotFound' && about.purpose === 'confirm' && isWithSavedCard(about.submission))
    return [
      { ...idle, card: { state: 'closed' }, problem: { problem: { code: 'payment_method_gone' } } },
      [{ do: 'forgetCard' }],
    ]
  if (isSignatureOver(problem)) return renew(state, stage, about.purpose, about.renewals, FEE_RETRY_MS)
  switch (message) {
    case 'ServiceClosed':
      // The hours show since when service is closed, and when it opens again; the form keeps its contents. By its hours it may
      // be open: then the reader still learns that nothing was ordered.
      return checkHours({ ...idle, problem: { problem: { code: failureOf(about) } } }, stage.vendor, stage.from)
    case 'VoucherNotAvailable':
      return [{ ...withoutVoucher(idle, stage), problem: voucherNotAvailable(state, context) }, []]
    case 'InvalidVatNumber':
      return [{ ...idle, problem: vatNotValid(context) }, []]
    case 'PaymentExpired':
      return [
        { ...idle, card: { state: 'closed' }, problem: { problem: { code: 'payment_expired' } } },
        [{ do: 'forgetCard' }],
      ]
    case 'PaymentMethodNotAvailable':
      return [{ ...idle, problem: { problem: { code: 'payment_method_gone' } } }, [{ do: 'loadParameters' }]]
  }
  const known = fieldProblems[message]
  if (known) return [{ ...idle, problem: known }, []]
  return [{ ...idle, problem: { problem: { code: failureOf(about) } } }, []]
}

/** The flag may have gone off since the number was sent: then the form has no field for it. */
const vatNotValid = ({ flags, guest }: RequestContext): RequestProblem => {
  const problem = { code: 'vat_invalid' } as const
  return isVatOffered(flags, guest) ? { at: 'vat', problem } : { problem }
}

const isWithSavedCard = (submission: Submission): boolean =>
  submission.what === 'pay' && 'payment_instrument_id' in submission.body

function failureOf(about: Circumstances) {
  if (about.purpose === 'intent') return 'payment_intent_failed'
  return about.submission.what === 'update' ? 'order_not_updated' : 'order_not_created'
}
