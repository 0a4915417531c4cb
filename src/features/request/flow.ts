// The request flow: `step(state, event, context)` returns the new state and its commands (section 4, REQ-002, REQ-012).
import {
  cancel,
  clearDraft,
  goBackToOrigin,
  hoursArrived,
  hoursFailed,
  orderArrived,
  orderFailed,
  originChosen,
  originConfirmed,
  originEdited,
  originKept,
  originNotKept,
  originPinMoved,
  originTyped,
  start,
  timeChanged,
  vendorArrived,
  vendorFailed,
} from './begin.ts'
import { detailsProblem } from './checks.ts'
import {
  cardEncrypted,
  cardEntered,
  cardNotEncrypted,
  cardOptionsChanged,
  cardSelected,
  intentOpened,
  walletFailed,
  walletOpened,
} from './flow-card.ts'
import {
  areaArrived,
  areaFailed,
  destinationChosen,
  destinationTyped,
  doorEdited,
  estimatesArrived,
  pinMoved,
  proceed,
  reversed,
  reverseFailed,
} from './flow-destination.ts'
import {
  feeArrived,
  feeFailed,
  feeLapsed,
  flagsArrived,
  revalidate,
  voucherApplied,
  voucherArrived,
  voucherNotRead,
  voucherRead,
  voucherRefused,
  voucherRemoved,
  voucherTyped,
} from './flow-fee.ts'
import type { EventOf, RequestContext, RequestEvent, RequestState, Stage, Stepped } from './flow-state.ts'
import { changedForm } from './form.ts'
import { fieldsOf, offerDeclined, offered, offerTaken } from './offer.ts'
import { withoutProblem, withoutProblemAt } from './problems.ts'
import { checkedOf, choiceIn, isSubmitting } from './selectors.ts'
import {
  afterFee,
  enterPayment,
  intentFailed,
  lookedUp,
  lookUpFailed,
  newFeeAccepted,
  newFeeDeclined,
  resume,
  submissionAnswered,
  submissionGivenUp,
  submissionRefused,
  submissionSent,
  submitted,
  triedAgain,
} from './submit.ts'

/** Events by which the reader changes the request; they wait while a submission is pending. */
const CHANGES = new Set<RequestEvent['type']>([
  'wentBackToOriginDetails',
  'draftCleared',
  'originTyped',
  'originChosen',
  'originPinMoved',
  'originEdited',
  'originConfirmed',
  'destinationTyped',
  'destinationChosen',
  'placeAwaited',
  'pinMoved',
  'proceeded',
  'offered',
  'offerTaken',
  'formChanged',
  'valueConfirmed',
  'voucherTyped',
  'voucherApplied',
  'voucherRemoved',
  'detailsDone',
  'wentBackToDetails',
])

type Handlers = {
  [Type in RequestEvent['type']]: (state: RequestState, event: EventOf<Type>, context: RequestContext) => Stepped
}

const handlers: Handlers = {
  started: start,
  wentBackToOriginDetails: goBackToOrigin,
  cancelled: cancel,
  draftCleared: clearDraft,
  parametersArrived,
  vendorArrived,
  vendorFailed,
  orderArrived,
  orderFailed,
  hoursArrived,
  hoursFailed,
  originTyped,
  originChosen: (state, event, context) => withEarlyConfirmation(state, originChosen(state, event), context),
  originPinMoved,
  originEdited,
  originConfirmed: (state, _, context) => originConfirmed(state, context),
  originKept,
  originNotKept,
  destinationTyped,
  destinationChosen,
  placeAwaited,
  placeMissed,
  pinMoved,
  reversed: (state, event, context) => withEarlyConfirmation(state, reversed(state, event), context),
  reverseFailed,
  proceeded: proceed,
  offered,
  offerTaken: state => doorEdited(state, offerTaken(state)),
  offerDeclined,
  areaArrived,
  areaFailed,
  estimatesArrived,
  feeArrived: (state, event, context) => resumeAfterFee(feeArrived(state, event, context), event.now, context),
  feeFailed: (state, event, context) => resumeAfterFee(feeFailed(state, event), event.now, context),
  feeLapsed,
  formChanged: (state, event, context) => doorEdited(state, formChanged(state, event, context)),
  valueConfirmed,
  voucherTyped,
  voucherApplied,
  voucherRemoved,
  flagsArrived,
  voucherArrived: (state, event, context) => resumeAfterFee(voucherArrived(state, event), event.now, context),
  voucherRefused: (state, event, context) => resumeAfterFee(voucherRefused(state, event, context), event.now, context),
  voucherRead,
  voucherNotRead,
  detailsDone,
  wentBackToDetails,
  submitted: submittedWithVoucher,
  newFeeAccepted,
  newFeeDeclined,
  triedAgain,
  submissionGivenUp,
  submissionSent,
  submissionAnswered,
  submissionRefused,
  lookedUp,
  lookUpFailed,
  walletOpened,
  walletFailed,
  intentOpened,
  intentFailed,
  cardSelected,
  cardEntered,
  cardOptionsChanged,
  cardEncrypted,
  cardNotEncrypted,
}

/** Pure: the same state, event and context always give the same result; events of another run are ignored. */
export function step(state: RequestState, event: RequestEvent, context: RequestContext): Stepped {
  // A submission may wait for the very place that is chosen.
  const isAwaited = event.type === 'destinationChosen' && state.locating === 'destination'
  if (CHANGES.has(event.type) && isSubmitting(state) && !isAwaited) return [state, []]
  const handler = handlers[event.type] as (state: RequestState, event: RequestEvent, context: RequestContext) => Stepped
  const [next, commands] = handler(state, event, context)
  if (!next.waiting) return [next, commands]
  const now = 'now' in event ? event.now : (next.startTime ?? 0)
  const [resumed, more] = resume(next, now, context)
  return [resumed, [...commands, ...more]]
}

function parametersArrived(state: RequestState, { parameters }: EventOf<'parametersArrived'>): Stepped {
  const known = { ...state, parameters }
  const answered = state.problem?.problem.code === 'payment_check_failed' && !parameters.checkFailed
  return [answered ? withoutProblem(known) : known, []]
}

/**
 * A code that was typed counts, whether it was applied or not: the submission waits for its check. Who has read that it is
 * not available goes on without it.
 */
function submittedWithVoucher(state: RequestState, event: EventOf<'submitted'>, context: RequestContext): Stepped {
  if (isSubmitting(state) || state.problem?.at === 'voucher') return submitted(state, event, context)
  const [checked, commands] = voucherApplied(state, event, context)
  const [next, more] = submitted(checked, event, context)
  return [next, [...commands, ...more]]
}

/** A submission that waited for the fee continues with it. */
function resumeAfterFee([state, commands]: Stepped, now: number, context: RequestContext): Stepped {
  const [next, more] = afterFee(state, now, context)
  return [next, [...commands, ...more]]
}

/** If a pin or a suggestion was confirmed before its address arrived, the place is confirmed now (REQ-024, ADR-014). */
function withEarlyConfirmation({ stage }: RequestState, [state, commands]: Stepped, context: RequestContext): Stepped {
  if (!('confirmedEarly' in stage) || 'confirmedEarly' in state.stage) return [state, commands]
  const [next, more] =
    state.stage.step === 'ASK_FOR_DESTINATION_ADDRESS' ? proceed(state) : originConfirmed(state, context)
  return [next, [...commands, ...more]]
}

function placeAwaited(state: RequestState, { of }: EventOf<'placeAwaited'>): Stepped {
  return [{ ...withoutProblemAt(state, of), locating: of }, []]
}

/** The field says why its suggestion has no place; a submission that waited for it ends (REQ-107). */
function placeMissed({ locating, ...state }: RequestState, { of }: EventOf<'placeMissed'>): Stepped {
  if (locating !== of) return [locating === undefined ? state : { ...state, locating }, []]
  const { waiting, stage, ...rest } = state
  if (of === 'destination')
    return waiting
      ? [{ ...rest, stage, problem: { at: of, problem: { code: 'address_not_located' } } }, []]
      : [{ ...rest, stage }, []]
  if (!('confirmedEarly' in stage)) return [state, []]
  const { confirmedEarly: _, ...settled } = stage
  return [{ ...state, stage: settled as Stage, problem: { at: of, problem: { code: 'origin_not_located' } } }, []]
}

/** The value is confirmed as typed, although it is above the limit (FEE-012). */
function valueConfirmed(state: RequestState): Stepped {
  const form = changedForm(state.form, { confirmedAmount: state.form.amount })
  return [{ ...withoutProblemAt(state, 'amount'), form }, [{ do: 'keepDraft' }]]
}

/** A field was filled in: its mistake is cleared; another time changes the price with a voucher (Q46). */
function formChanged(state: RequestState, { changes, now }: EventOf<'formChanged'>, context: RequestContext): Stepped {
  // The update of an order has no field for these (Q32).
  const { name: _, phone: __, parcel: ___, coldBag: ____, ageCheck: _____, ...editable } = changes
  const given = state.edited ? editable : changes
  const next = { ...withoutProblemAt(state, ...fieldsOf(given)), form: changedForm(state.form, given) }
  const [opened, asked] = 'time' in given ? timeChanged(next, context, now) : ([next, []] as Stepped)
  const isRetimed = 'time' in given || 'collectAt' in given
  const [timed, checked] = isRetimed ? revalidate(opened, now) : ([opened, []] as Stepped)
  const commands = [...asked, ...checked]
  const leavesCard = next.card.state === 'open' && choiceIn(next, context) !== 'card'
  if (!leavesCard) return [timed, [{ do: 'keepDraft' }, ...commands]]
  return [{ ...timed, card: { state: 'closed' } }, [{ do: 'forgetCard' }, { do: 'keepDraft' }, ...commands]]
}

/** From the order details to the payment, once they are valid (REQ-029, REQ-030). */
function detailsDone(state: RequestState, { now }: EventOf<'detailsDone'>, context: RequestContext): Stepped {
  if (state.stage.step !== 'FILL_ORDER_DETAILS') return [state, []]
  const problem = detailsProblem(checkedOf(state, context, now))
  return problem ? [{ ...state, problem }, []] : enterPayment(withoutProblem(state), now)
}

/** Leaving the payment without paying (REQ-031). */
function wentBackToDetails(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS') return [state, []]
  const { placing: _, ...rest } = stage
  return [withoutProblem({ ...state, stage: { ...rest, step: 'FILL_ORDER_DETAILS' } }), []]
}
