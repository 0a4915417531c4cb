// The request flow: `step(state, event, facts)` gives the new state and what is to be done (section 4, REQ-002, REQ-012).
import { detailsProblem } from './checks.ts'
import { intentFailed, pressAnswered, pressRefused } from './flow-answers.ts'
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
import { checkedOf, choiceIn, isPressed } from './flow-checks.ts'
import {
  areaArrived,
  areaFailed,
  destinationChosen,
  destinationTyped,
  estimatesArrived,
  pinMoved,
  proceed,
  reversed,
  reverseFailed,
} from './flow-destination.ts'
import type { EventOf, RequestEvent, Stepped } from './flow-events.ts'
import {
  feeArrived,
  feeFailed,
  feeLapsed,
  revalidate,
  voucherApplied,
  voucherArrived,
  voucherNotRead,
  voucherRead,
  voucherRefused,
  voucherRemoved,
  voucherTyped,
} from './flow-fee.ts'
import { hoursArrived, hoursFailed } from './flow-hours.ts'
import {
  originChosen,
  originConfirmed,
  originEdited,
  originKept,
  originNotKept,
  originPinMoved,
  originTyped,
} from './flow-origin.ts'
import {
  afterFee,
  enterPayment,
  lookedUp,
  lookUpFailed,
  newFeeAccepted,
  newFeeDeclined,
  pressGivenUp,
  submitted,
  triedAgain,
} from './flow-placing.ts'
import {
  cancel,
  clearDraft,
  goBackToOrigin,
  orderArrived,
  orderFailed,
  start,
  vendorArrived,
  vendorFailed,
} from './flow-start.ts'
import type { RequestFacts, RequestState } from './flow-state.ts'
import { changedForm, type RequestField } from './form.ts'
import { withoutProblem } from './problems.ts'

/** Events by which the reader changes the request; they wait while a press is under way. */
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
  'pinMoved',
  'proceeded',
  'formChanged',
  'valueConfirmed',
  'voucherTyped',
  'voucherApplied',
  'voucherRemoved',
  'detailsDone',
  'wentBackToDetails',
])

type Handlers = {
  [Type in RequestEvent['type']]: (state: RequestState, event: EventOf<Type>, facts: RequestFacts) => Stepped
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
  originChosen,
  originPinMoved,
  originEdited,
  originConfirmed: (state, _, facts) => originConfirmed(state, facts),
  originKept,
  originNotKept,
  destinationTyped,
  destinationChosen,
  pinMoved,
  reversed: (state, event, facts) => asMeant(state, reversed(state, event), facts),
  reverseFailed,
  proceeded: proceed,
  areaArrived,
  areaFailed,
  estimatesArrived,
  feeArrived: (state, event, facts) => goOn(feeArrived(state, event), event.now, facts),
  feeFailed: (state, event, facts) => goOn(feeFailed(state, event), event.now, facts),
  feeLapsed,
  formChanged,
  valueConfirmed,
  voucherTyped,
  voucherApplied,
  voucherRemoved,
  voucherArrived: (state, event, facts) => goOn(voucherArrived(state, event), event.now, facts),
  voucherRefused: (state, event, facts) => goOn(voucherRefused(state, event), event.now, facts),
  voucherRead,
  voucherNotRead,
  detailsDone,
  wentBackToDetails,
  submitted,
  newFeeAccepted,
  newFeeDeclined,
  triedAgain,
  pressGivenUp,
  pressAnswered,
  pressRefused,
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

/** Pure: the same state, event and facts always give the same answer; events of another run change nothing. */
export function step(state: RequestState, event: RequestEvent, facts: RequestFacts): Stepped {
  if (CHANGES.has(event.type) && isPressed(state)) return [state, []]
  const handler = handlers[event.type] as (state: RequestState, event: RequestEvent, facts: RequestFacts) => Stepped
  return handler(state, event, facts)
}

function parametersArrived(state: RequestState, { parameters }: EventOf<'parametersArrived'>): Stepped {
  const known = { ...state, parameters }
  const answered = state.problem?.problem.code === 'payment_check_failed' && !parameters.checkFailed
  return [answered ? withoutProblem(known) : known, []]
}

/** A press that waited for the fee goes on with it. */
function goOn([state, commands]: Stepped, now: number, facts: RequestFacts): Stepped {
  const [next, more] = afterFee(state, now, facts)
  return [next, [...commands, ...more]]
}

/** Who confirmed a pin before its address was there has confirmed the place with it (REQ-024, ADR-014). */
function asMeant({ stage }: RequestState, [state, commands]: Stepped, facts: RequestFacts): Stepped {
  if (!('meant' in stage) || 'meant' in state.stage) return [state, commands]
  const [next, more] =
    state.stage.step === 'ASK_FOR_DESTINATION_ADDRESS' ? proceed(state) : originConfirmed(state, facts)
  return [next, [...commands, ...more]]
}

/** The value is meant as it was typed, although it is above the limit (FEE-012). */
function valueConfirmed(state: RequestState): Stepped {
  return [withoutProblemOf(state, 'amount', { confirmedAmount: state.form.amount }), [{ do: 'keepDraft' }]]
}

function withoutProblemOf(state: RequestState, field: RequestField, changes: EventOf<'formChanged'>['changes']) {
  const mended = state.problem?.at === field ? withoutProblem(state) : state
  return { ...mended, form: changedForm(state.form, changes) }
}

/** A field was filled in: its own problem goes; another time is another price with a voucher (Q46). */
function formChanged(state: RequestState, { changes, now }: EventOf<'formChanged'>, facts: RequestFacts): Stepped {
  const { name: _, phone: __, ...editable } = changes
  const given = state.edited ? editable : changes
  const at = state.problem?.at
  const next =
    at !== undefined && at in given
      ? withoutProblemOf(state, at, given)
      : { ...state, form: changedForm(state.form, given) }
  const [timed, commands] = 'time' in given || 'collectAt' in given ? revalidate(next, now) : ([next, []] as Stepped)
  const leavesCard = next.card.state === 'open' && choiceIn(next, facts) !== 'card'
  if (!leavesCard) return [timed, [{ do: 'keepDraft' }, ...commands]]
  return [{ ...timed, card: { state: 'closed' } }, [{ do: 'forgetCard' }, { do: 'keepDraft' }, ...commands]]
}

/** From the order details to the payment, once they are right (REQ-029, REQ-030). */
function detailsDone(state: RequestState, { now }: EventOf<'detailsDone'>, facts: RequestFacts): Stepped {
  if (state.stage.step !== 'FILL_ORDER_DETAILS') return [state, []]
  const problem = detailsProblem(checkedOf(state, facts, now))
  return problem ? [{ ...state, problem }, []] : enterPayment(withoutProblem(state), now)
}

/** The other way out of the payment (REQ-031). */
function wentBackToDetails(state: RequestState): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS') return [state, []]
  const { placing: _, ...rest } = stage
  return [withoutProblem({ ...state, stage: { ...rest, step: 'FILL_ORDER_DETAILS' } }), []]
}
