// The delivery fee and the voucher that lowers it (flow point 8; FEE-001, FEE-006 to FEE-011, REQ-104, Q44, Q46).

import type { FoundPlace, Spot } from '#features/addresses/places.ts'
import { roundToCurrency } from '#features/pricing/fare.ts'
import type { Order, Vendor } from '#schema/wire.ts'
import type {
  EventOf,
  FeeState,
  ReadyFee,
  RequestCommand,
  RequestContext,
  RequestState,
  Stage,
  Stepped,
} from './flow-state.ts'
import { feeBody, type HeldFee, voucherBody } from './payloads.ts'
import { addedByCash, choiceOf } from './payment-choices.ts'
import { type RequestProblem, withoutProblemAt } from './problems.ts'

/** Wait before an expired fee is fetched again, in milliseconds (FEE-002). */
export const FEE_RETRY_MS = 1000

export type FillStage = Extract<Stage, { step: 'FILL_ORDER_DETAILS' | 'FILL_PAYMENT_DETAILS' }>

export const isFilling = (stage: Stage): stage is FillStage =>
  stage.step === 'FILL_ORDER_DETAILS' || stage.step === 'FILL_PAYMENT_DETAILS'

/** The stages that have a fee, including the one in which the area is still being checked. */
type FeeStage = FillStage | Extract<Stage, { step: 'CHECK_IF_DESTINATION_IS_VALID' }>

const hasFee = (stage: Stage): stage is FeeStage => isFilling(stage) || stage.step === 'CHECK_IF_DESTINATION_IS_VALID'

type Way = { vendor: Vendor; from: Spot; place: FoundPlace }

/** Fetches the fee of a route, after a delay. */
export const feeFor = ({ vendor, from, place }: Way, run: number, waitMs: number): RequestCommand => ({
  do: 'fetchFee',
  run,
  input: feeBody({ vendorId: vendor.vendor_id, from, to: place }),
  waitMs,
})

/** The fee to pay: after the voucher, if there is one. */
export const feeToPay = ({ full, reduced }: ReadyFee): HeldFee => reduced ?? full

/** The fee that an order has, after its voucher and before, without what paying in cash has added; undefined where it has none. */
export function feeOfEdited(
  { order, delivery_fee, discounted_delivery_fee }: Order,
  { cashOnDeliveryFee, currency }: Pick<RequestContext, 'cashOnDeliveryFee' | 'currency'>,
): { amount: number; full: number } | undefined {
  const amount = (discounted_delivery_fee ?? delivery_fee)?.fee
  if (amount === undefined) return undefined
  const cash = addedByCash(choiceOf[order.payment_method], cashOnDeliveryFee)
  const withoutCash = (fee: number) => roundToCurrency(fee - cash, currency)
  return { amount: withoutCash(amount), full: withoutCash(delivery_fee?.fee ?? amount) }
}

const heldFee = (fee: number, signature: string, validUntil: number | undefined): HeldFee => ({
  fee,
  signature,
  ...(validUntil !== undefined && { validUntil }),
})

/** An end that has passed on arrival counts as none: only the server knows whether the signature is valid. */
const endAhead = (until: number | undefined, now: number): number | undefined =>
  until !== undefined && until * 1000 > now ? until : undefined

/** The fee has arrived; if the amount has changed, the previous one is shown next to it (REQ-104). */
function ready(fee: ReadyFee, held: ReadyFee | undefined): FeeState {
  const before = held && feeToPay(held).fee
  const changed = before !== undefined && before !== feeToPay(fee).fee
  return { state: 'ready', ...fee, ...(changed && { before }) }
}

const heldOf = (fee: FeeState): ReadyFee | undefined => {
  if (fee.state === 'loading') return fee.held
  if (fee.state !== 'ready') return undefined
  const { full, reduced } = fee
  return { full, ...(reduced && { reduced }) }
}

/** The fee that the reader saw last, for this place or for the one before it (REQ-107). */
export function shownFee({ stage, seenFee }: RequestState): number | undefined {
  const held = isFilling(stage) ? heldOf(stage.fee) : undefined
  return held ? feeToPay(held).fee : seenFee
}

/** Leaving the place whose fee is shown; a new voucher whose check is not over is checked with the fee of the next place. */
export function withSeenFee(state: RequestState): RequestState {
  const { voucher } = state
  const seenFee = shownFee(state)
  return {
    ...state,
    ...(seenFee !== undefined && { seenFee }),
    ...(isValidating(state) && isNewCode(voucher) && { voucher: { ...voucher, awaitsFee: true as const } }),
  }
}

/** Fetches the fee again; the present one is kept for comparison. */
export function fetchAgain(state: RequestState, stage: FillStage, waitMs: number): Stepped {
  const run = state.run + 1
  const held = heldOf(stage.fee)
  const fee: FeeState = { state: 'loading', run, ...(held && { held }) }
  return [{ ...state, run, stage: { ...stage, fee } }, [feeFor(stage, run, waitMs)]]
}

/** The signature of the fee had expired when its voucher was checked: both are asked for again (FEE-002). */
function fetchWithVoucher(state: RequestState, stage: FeeStage, code: string): Stepped {
  const run = state.run + 1
  const held = heldOf(stage.fee)
  const { applied } = state.voucher
  const isNew = applied === undefined || !isSameCode(applied.code, code)
  return [
    {
      ...state,
      run,
      ...(isNew && { voucher: { ...state.voucher, awaitsFee: true as const } }),
      stage: { ...stage, fee: { state: 'loading', run, renewed: true, ...(held && { held }) } },
    },
    [feeFor(stage, run, FEE_RETRY_MS)],
  ]
}

/** Fetches the fee with the voucher. */
function validate(state: RequestState, stage: FeeStage, code: string, full: HeldFee, now: number): Stepped {
  const run = state.run + 1
  const held = heldOf(stage.fee)
  const renewed = stage.fee.state === 'loading' && stage.fee.renewed && { renewed: true as const }
  return [
    {
      ...state,
      run,
      stage: { ...stage, fee: { state: 'loading', run, full, code, ...(held && { held }), ...renewed } },
    },
    [{ do: 'validateVoucher', run, input: voucherBody(code, full, state.form, stage.vendor.vendor_id, now) }],
  ]
}

/** An applied voucher must be applied to the new fee as well (Q46). */
export function feeArrived(
  state: RequestState,
  { run, fee, now }: EventOf<'feeArrived'>,
  context: RequestContext,
): Stepped {
  const { stage } = state
  if (!hasFee(stage) || stage.fee.state !== 'loading' || stage.fee.run !== run || stage.fee.full) return [state, []]
  const full = heldFee(fee.fee, fee.signature, endAhead(fee.valid_until, now))
  const { typed, applied, awaitsFee } = state.voucher
  const code = awaitsFee && context.flags.Voucher ? typed.trim() : applied?.code
  if (code) return validate(state, stage, code, full, now)
  return [{ ...withoutPriceProblem(state), stage: { ...stage, fee: ready({ full }, stage.fee.held) } }, []]
}

function withoutPriceProblem(state: RequestState): RequestState {
  const code = state.problem?.problem.code
  if (code !== 'price_failed' && code !== 'price_failed_on_submit') return state
  const { problem: _, ...rest } = state
  return rest
}

/** No price: it can be fetched again, and submitting does so (FEE-005, FEE-007). */
export function feeFailed(state: RequestState, { run }: EventOf<'feeFailed'>): Stepped {
  const { stage } = state
  if (!hasFee(stage) || stage.fee.state !== 'loading' || stage.fee.run !== run || stage.fee.full) return [state, []]
  const failed: RequestState = { ...state, stage: { ...stage, fee: { state: 'failed' } } }
  // A place that riders do not serve needs no price.
  return [isFilling(stage) ? { ...failed, problem: { problem: { code: 'price_failed' } } } : failed, []]
}

/** Whether another fee can be fetched now: not while an order is being sent with the present one. */
export const isRenewable = ({ stage }: RequestState): boolean =>
  isFilling(stage) &&
  (stage.fee.state === 'ready' || stage.fee.state === 'failed') &&
  (stage.step === 'FILL_ORDER_DETAILS' || stage.placing.at === 'idle')

/** The fee expires: another one is fetched in the background (REQ-104). */
export function feeLapsed(state: RequestState): Stepped {
  const { stage } = state
  return isFilling(stage) && isRenewable(state) ? fetchAgain(state, stage, 0) : [state, []]
}

/** A voucher is being checked: meanwhile it cannot be changed. */
const isValidating = ({ stage }: RequestState): boolean =>
  hasFee(stage) && stage.fee.state === 'loading' && stage.fee.full !== undefined

export function voucherTyped(state: RequestState, { text }: EventOf<'voucherTyped'>): Stepped {
  if (isValidating(state)) return [state, []]
  const { awaitsFee: _, ...voucher } = state.voucher
  return [{ ...withoutProblemAt(state, 'voucher'), voucher: { ...voucher, typed: text } }, [{ do: 'keepDraft' }]]
}

const isSameCode = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The typed code is another one than the applied. */
const isNewCode = ({ typed, applied }: RequestState['voucher']): boolean =>
  applied === undefined || !isSameCode(applied.code, typed)

/** A new voucher replaces the previous one (FEE-008). Before there is a fee that it could lower, it waits for one. */
export function voucherApplied(state: RequestState, { now }: { now: number }, context: RequestContext): Stepped {
  const { stage } = state
  const code = state.voucher.typed.trim()
  if (!context.flags.Voucher || code === '' || state.edited || isValidating(state) || !isNewCode(state.voucher))
    return [state, []]
  const clear = withoutProblemAt(state, 'voucher')
  if (hasFee(stage) && stage.fee.state === 'ready') return validate(clear, stage, code, stage.fee.full, now)
  return [{ ...clear, voucher: { ...state.voucher, awaitsFee: true } }, []]
}

/** A code of a draft that the fee was fetched without, or that was submitted before, is checked now. */
export const flagsArrived = (state: RequestState, { now }: { now: number }, context: RequestContext): Stepped =>
  state.voucher.awaitsFee || state.waiting ? voucherApplied(state, { now }, context) : [state, []]

/** The time changed: the voucher may not be valid for it (Q46). @param now unix milliseconds */
export function revalidate(state: RequestState, now: number): Stepped {
  const { stage, voucher } = state
  if (!hasFee(stage)) return [state, []]
  const { fee } = stage
  // What is being checked is checked for the time before.
  if (fee.state === 'loading' && fee.full && fee.code !== undefined)
    return validate(state, stage, fee.code, fee.full, now)
  if (!voucher.applied || fee.state !== 'ready') return [state, []]
  return validate(state, stage, voucher.applied.code, fee.full, now)
}

/** The server's fee applies, whatever the type of the voucher (Q44). */
export function voucherArrived(state: RequestState, { run, answer, now }: EventOf<'voucherArrived'>): Stepped {
  const { stage } = state
  if (!hasFee(stage) || stage.fee.state !== 'loading' || stage.fee.run !== run || !stage.fee.full) return [state, []]
  const { full, code = '', held } = stage.fee
  const until = answer.valid_until === undefined ? full.validUntil : endAhead(answer.valid_until, now)
  const reduced = heldFee(answer.delivery_fee, answer.signature, until)
  const { typed } = state.voucher
  return [
    {
      ...withoutPriceProblem(state),
      // Another code that was typed meanwhile and not applied stays.
      voucher: { typed: isSameCode(typed, code) ? answer.voucher.code : typed, applied: answer.voucher },
      stage: { ...stage, fee: ready({ full, reduced }, held) },
    },
    [{ do: 'keepDraft' }],
  ]
}

/** What is wrong with a voucher is told without a field where the form has none: an order is edited, or the flag went off meanwhile. */
export const voucherNotAvailable = ({ edited }: RequestState, { flags }: RequestContext): RequestProblem => {
  const problem = { code: 'voucher_not_available' } as const
  return edited || !flags.Voucher ? { problem } : { at: 'voucher', problem }
}

/**
 * Refused: a voucher that was applied before stays; one that is no longer valid is removed (FEE-010). A submission that waited
 * for a new one ends: nothing is placed without the voucher that was asked for.
 */
export function voucherRefused(
  state: RequestState,
  { run, now, expired }: EventOf<'voucherRefused'>,
  context: RequestContext,
): Stepped {
  const { stage } = state
  if (!hasFee(stage) || stage.fee.state !== 'loading' || stage.fee.run !== run || !stage.fee.full) return [state, []]
  const { full, code = '', held, renewed } = stage.fee
  if (expired && !renewed) return fetchWithVoucher(state, stage, code)
  const { typed, applied } = state.voucher
  const problem = voucherNotAvailable(state, context)
  const { waiting, ...ended } = state
  if (applied && isSameCode(applied.code, code))
    return [
      { ...state, voucher: { typed: applied.code }, stage: { ...stage, fee: ready({ full }, held) }, problem },
      [],
    ]
  if (applied && held?.reduced && held.full.signature === full.signature)
    return [{ ...ended, voucher: { typed, applied }, stage: { ...stage, fee: ready(held, undefined) }, problem }, []]
  // It was applied to the fee before this one.
  if (applied) return validate({ ...ended, voucher: { typed, applied }, problem }, stage, applied.code, full, now)
  return [{ ...ended, voucher: { typed }, stage: { ...stage, fee: ready({ full }, held) }, problem }, []]
}

export function voucherRemoved(state: RequestState): Stepped {
  if (isValidating(state)) return [state, []]
  const cleared: RequestState = { ...withoutProblemAt(state, 'voucher'), voucher: { typed: '' } }
  const { stage } = cleared
  if (!state.voucher.applied || !hasFee(stage) || stage.fee.state !== 'ready') return [cleared, [{ do: 'keepDraft' }]]
  const { full } = stage.fee
  return [{ ...cleared, stage: { ...stage, fee: ready({ full }, stage.fee) } }, [{ do: 'keepDraft' }]]
}

/** The voucher of an edited order (FEE-011, Q46): it lowers the fee of a new address, also one that arrived before it. */
export function voucherRead(state: RequestState, { run, voucher, now }: EventOf<'voucherRead'>): Stepped {
  if (state.voucher.reading !== run) return [state, []]
  return revalidate({ ...state, voucher: { typed: voucher.code, applied: voucher } }, now)
}

export function voucherNotRead(state: RequestState, { run }: EventOf<'voucherNotRead'>): Stepped {
  if (state.voucher.reading !== run) return [state, []]
  const { typed } = state.voucher
  const { waiting, ...ended } = state
  // Nothing is sent with the fee of a new address before the reader knows that the voucher does not lower it.
  const rest = state.addressEdited ? ended : state
  return [{ ...rest, voucher: { typed }, problem: { problem: { code: 'voucher_details_failed' } } }, []]
}

/** The fee without the voucher that the server refused; the typed code stays. */
export function withoutVoucher(
  state: RequestState,
  stage: Extract<Stage, { step: 'FILL_PAYMENT_DETAILS' }>,
): RequestState {
  const voucher = { typed: state.voucher.typed }
  const { fee } = stage
  if (fee.state !== 'ready') return { ...state, voucher }
  const before = feeToPay(fee).fee
  const changed = before !== fee.full.fee && { before }
  const next = {
    ...stage,
    placing: { at: 'idle' as const },
    fee: { state: 'ready' as const, full: fee.full, ...changed },
  }
  return { ...state, voucher, stage: next }
}
