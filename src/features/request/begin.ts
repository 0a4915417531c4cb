// How a flow begins, restarts and ends, up to the destination: vendor, edited order, collection point, service hours
// (REQ-012 to REQ-021, REQ-106, ADR-010 to ADR-015, GST-006).
import { isFinalRefusal } from '#contract/call-problem.ts'
import { coordinatesText, type Spot, spotOf } from '#features/addresses/places.ts'
import type { Order, Vendor } from '#schema/wire.ts'
import { originFaults } from './checks.ts'
import { vendorEstimate } from './estimates.ts'
import { askForDestination, toDestination } from './flow-destination.ts'
import { feeOfEdited, withSeenFee } from './flow-fee.ts'
import type { EventOf, RequestCommand, RequestContext, RequestState, Stage, Stepped } from './flow-state.ts'
import { emptyForm, type RequestField } from './form.ts'
import { originBody } from './payloads.ts'
import {
  changedAgain,
  editForm,
  emptyOrigin,
  isEditable,
  isTooEarlyToEdit,
  namedOrigin,
  vendorSpot,
} from './prefill.ts'
import { orderUnsure, withoutProblem, withoutProblemAt } from './problems.ts'
import { recentFrom } from './recent.ts'
import { spellingOf } from './selectors.ts'
import { hoursOf, nextOpening } from './service-hours.ts'

/** How often a new order is checked until it can be edited, in milliseconds. */
const EDIT_RETRY_MS = 3000

/** The state before the flow has started. */
export const initialRequest = (country: string): RequestState => ({
  run: 0,
  stage: { step: 'ENDED', reason: 'cancelled' },
  form: emptyForm,
  destination: { query: '' },
  origin: emptyOrigin(country),
  voucher: { typed: '' },
  parameters: {},
  addressEdited: false,
  card: { state: 'closed' },
  key: '',
  placed: [],
})

/** Entering, StartFlow and a change of vendor: a new run, with the stored draft of this vendor (REQ-012, REQ-102). */
export function start(state: RequestState, event: EventOf<'started'>, context: RequestContext): Stepped {
  const { vendorId, editOrderId, now, newKey } = event
  // An order that is edited serves as its own draft.
  const draft = editOrderId === undefined ? event.draft : undefined
  const run = state.run + 1
  const lookUp = draft?.sent !== undefined && !context.guest
  // A shop system hands it over once: it is not part of the draft.
  const isSameForm = state.vendorId === vendorId && state.editOrderId === editOrderId && state.stage.step !== 'ENDED'
  const next: RequestState = {
    ...initialRequest(context.country),
    run: lookUp ? run + 1 : run,
    stage: { step: 'WAIT_FOR_VENDOR', run },
    vendorId,
    ...(editOrderId !== undefined && { editOrderId }),
    ...(event.change && { change: event.change }),
    parameters: state.parameters,
    key: draft?.key ?? newKey,
    startTime: now,
    ...(event.problem && { problem: event.problem }),
    ...(state.offer && isSameForm && { offer: state.offer }),
    ...(draft && {
      form: draft.form,
      destination: draft.destination,
      voucher: { typed: draft.voucherCode, ...(draft.voucherCode.trim() !== '' && { awaitsFee: true }) },
      placed: draft.placed,
      ...(draft.origin && { origin: draft.origin }),
      ...(draft.sent && { sent: draft.sent }),
    }),
    ...(lookUp && { recovering: run + 1 }),
    // A guest has no list in which it could be looked for.
    ...(event.failedBefore && (lookUp ? { failedBefore: event.failedBefore } : { problem: orderUnsure(false) })),
  }
  return [
    next,
    [
      { do: 'forgetCard' },
      { do: 'loadParameters' },
      { do: 'waitForVendor', run, vendorId },
      ...(draft?.sent && lookUp
        ? [{ do: 'lookUp' as const, run: run + 1, vendorId, from: recentFrom(draft.sent) }]
        : []),
    ],
  ]
}

/** GoBackToOriginAddressDetails: the flow begins again and stops at the origin (REQ-012). */
export function goBackToOrigin(state: RequestState, { now }: EventOf<'wentBackToOriginDetails'>): Stepped {
  if (state.vendorId === undefined) return [state, []]
  const run = state.run + 1
  return [
    { ...withoutResults(state), run, stage: { step: 'WAIT_FOR_VENDOR', run, back: true }, startTime: now },
    [{ do: 'forgetCard' }, { do: 'waitForVendor', run, vendorId: state.vendorId }],
  ]
}

/** The state without the results for a route. */
function withoutResults(state: RequestState): RequestState {
  const { estimates: _, estimating: __, problem: ___, ...rest } = withSeenFee(state)
  return { ...rest, card: { state: 'closed' } }
}

/** Another vendor, another page, a logout: answers to pending calls are ignored (REQ-012). */
export const cancel = (state: RequestState): Stepped => [
  { ...withoutResults(state), run: state.run + 1, stage: { step: 'ENDED', reason: 'cancelled' } },
  [{ do: 'forgetCard' }],
]

export function vendorArrived(state: RequestState, event: EventOf<'vendorArrived'>, context: RequestContext): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_VENDOR' || stage.run !== event.run) return [state, []]
  const { vendor } = event
  const estimate = vendorEstimate(vendor)
  const known: RequestState = { ...state, ...(estimate !== undefined && { loginEstimation: estimate }) }
  if (known.editOrderId === undefined || known.edited) return toOrigin(known, vendor, context, stage.back ?? false)
  const run = state.run + 1
  return [
    { ...known, run, stage: { step: 'WAIT_FOR_ORDER', run, vendor } },
    [{ do: 'readOrder', run, vendorId: vendor.vendor_id, orderId: known.editOrderId, waitMs: 0 }],
  ]
}

/** Without vendor data no rider can be requested (REQ-040). */
export function vendorFailed(state: RequestState, { run }: EventOf<'vendorFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_VENDOR' || stage.run !== run) return [state, []]
  return [
    {
      ...state,
      stage: { step: 'ENDED', reason: 'failed' },
      problem: { at: 'vendor', problem: { code: 'vendor_missing' } },
    },
    [],
  ]
}

/** The order that is edited: its contents fill the form, unless it is too late to change it (Q32). */
export function orderArrived(
  state: RequestState,
  { run, order }: EventOf<'orderArrived'>,
  context: RequestContext,
): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_ORDER' || stage.run !== run) return [state, []]
  if (context.flags.ModifyOrderButton && isTooEarlyToEdit(order)) {
    const again = state.run + 1
    const { vendor_id: vendorId } = stage.vendor
    return [
      {
        ...state,
        run: again,
        stage: { ...stage, run: again },
        problem: { problem: { code: 'order_not_editable_yet' } },
      },
      [{ do: 'readOrder', run: again, vendorId, orderId: order.order_id, waitMs: EDIT_RETRY_MS }],
    ]
  }
  if (!isEditable(order, context.flags))
    return [
      { ...state, stage: { step: 'ENDED', reason: 'failed' }, problem: { problem: { code: 'order_not_editable' } } },
      [],
    ]
  const seen = feeOfEdited(order, context)
  const { change, ...rest } = withoutProblem(state)
  const filled = editForm(order, spellingOf(context))
  const editing: RequestState = {
    ...rest,
    ...filled,
    ...(change && changedAgain(filled, change)),
    edited: order,
    ...(seen && { seenFee: seen.amount }),
  }
  const [next, commands] = toOrigin(editing, stage.vendor, context, false)
  return withVoucher(next, order, commands)
}

/** The voucher of an edited order is fetched by its code (FEE-011, Q46). */
function withVoucher(state: RequestState, { voucher }: Order, commands: readonly RequestCommand[]): Stepped {
  if (!voucher) return [state, commands]
  const run = state.run + 1
  return [
    { ...state, run, voucher: { typed: voucher.code, reading: run } },
    [...commands, { do: 'readVoucher', run, code: voucher.code }],
  ]
}

/** Only a server that has answered knows that there is no such order. */
export function orderFailed(state: RequestState, { run, problem }: EventOf<'orderFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_ORDER' || stage.run !== run) return [state, []]
  const why = isFinalRefusal(problem)
    ? ({ code: 'order_not_found' } as const)
    : ({ code: 'order_not_read', problem } as const)
  return [{ ...state, stage: { step: 'ENDED', reason: 'failed' }, problem: { problem: why } }, []]
}

/** The portal asks for the collection point of a vendor without location (REQ-015, GST-006); a guest's earlier answer is kept. */
function toOrigin(state: RequestState, vendor: Vendor, { guest }: RequestContext, back: boolean): Stepped {
  const known = vendorSpot(vendor)
  if (known) return checkHours(state, vendor, known)
  const given = spotOf(state.origin)
  if (!given) return [{ ...state, stage: { step: 'ASK_FOR_ORIGIN_ADDRESS', vendor } }, []]
  if (guest && !back) return checkHours(state, vendor, given)
  return [{ ...state, stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor } }, []]
}

/** The reader discards the draft (REQ-102): the collection point stays. */
export function clearDraft(
  state: RequestState,
  { newKey, now }: EventOf<'draftCleared'>,
  context: RequestContext,
): Stepped {
  const { sent: _, seenFee: __, locating: ___, ...rest } = withoutResults(state)
  const cleared: RequestState = {
    ...rest,
    form: emptyForm,
    destination: { query: '' },
    voucher: { typed: '' },
    key: newKey,
    startTime: now,
  }
  const keep: RequestCommand[] = [{ do: 'forgetCard' }, { do: 'keepDraft' }]
  const { stage } = cleared
  if (!('from' in stage) || stage.step === 'CHECK_SERVICE_HOURS' || stage.step === 'SERVICE_CLOSED')
    return [cleared, keep]
  // It is for now again: service may be closed.
  const [settled, asked] = timeChanged(askForDestination(cleared, stage), context, now)
  return [settled, [...keep, ...asked]]
}

export function checkHours(state: RequestState, vendor: Vendor, from: Spot): Stepped {
  const run = state.run + 1
  return [
    { ...state, run, stage: { step: 'CHECK_SERVICE_HOURS', run, vendor, from } },
    [{ do: 'loadHours', run, vendorId: vendor.vendor_id }],
  ]
}

/** While service is closed, the flow ends with the hours and the next opening time (REQ-016 to REQ-018, REQ-106, Q36). */
export function hoursArrived(state: RequestState, event: EventOf<'hoursArrived'>, context: RequestContext): Stepped {
  const { stage } = state
  if (stage.step !== 'CHECK_SERVICE_HOURS' || stage.run !== event.run) return [state, []]
  const { hours, now } = event
  const known = { ...state, hours }
  // An order for later continues (Q115).
  if (hours.status === 'open' || isForLater(known, context)) return toDestination(known, stage)
  const opensAt = nextOpening(hoursOf(hours), now, context.zone)
  const { from, to, currentTime } = hours
  const notice =
    from === undefined || to === undefined
      ? ({ code: 'platform_unavailable' } as const)
      : ({ code: 'service_closed', from, to, currentTime, ...(opensAt !== undefined && { opensAt }) } as const)
  const { vendor } = stage
  return [
    {
      ...withoutProblem(known),
      stage: { step: 'SERVICE_CLOSED', vendor, from: stage.from, hours, ...(opensAt !== undefined && { opensAt }) },
    },
    [{ do: 'notify', notice }],
  ]
}

const isForLater = ({ form, edited }: RequestState, { flags }: RequestContext): boolean =>
  edited !== undefined || (flags.PreOrder && form.time === 'later')

/** Another time was chosen while service is closed: for later the flow continues, for now it waits for the opening (Q115). */
export function timeChanged(state: RequestState, context: RequestContext, now: number): Stepped {
  const { stage, hours } = state
  if (hours?.status !== 'closed' || !('from' in stage)) return [state, []]
  if (stage.step === 'SERVICE_CLOSED') return isForLater(state, context) ? toDestination(state, stage) : [state, []]
  if (stage.step === 'CHECK_SERVICE_HOURS' || isForLater(state, context)) return [state, []]
  const { vendor, from } = stage
  const known = hoursOf(hours)
  const opensAt = nextOpening(known, now, context.zone)
  const idle = { ...state, card: { state: 'closed' as const } }
  // By its hours it has opened meanwhile.
  if (known && opensAt === undefined) {
    const [next, asked] = checkHours(idle, vendor, from)
    return [next, [{ do: 'forgetCard' }, ...asked]]
  }
  const closed = { step: 'SERVICE_CLOSED' as const, vendor, from, hours, ...(opensAt !== undefined && { opensAt }) }
  return [{ ...idle, stage: closed }, [{ do: 'forgetCard' }]]
}

/** Hours that could not be fetched count as open (REQ-019). */
export function hoursFailed(state: RequestState, { run }: EventOf<'hoursFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'CHECK_SERVICE_HOURS' || stage.run !== run) return [state, []]
  const { hours: _, ...unknown } = state
  return toDestination(unknown, stage)
}

const keepDraft: RequestCommand = { do: 'keepDraft' }

const isAskingOrigin = (
  stage: Stage,
): stage is Extract<Stage, { step: 'ASK_FOR_ORIGIN_ADDRESS' | 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' }> =>
  stage.step === 'ASK_FOR_ORIGIN_ADDRESS' || stage.step === 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'

export function originTyped(state: RequestState, { text }: EventOf<'originTyped'>): Stepped {
  const { stage } = state
  if (!isAskingOrigin(stage)) return [state, []]
  const { latitude: _, longitude: __, ...origin } = state.origin
  return [
    {
      ...withoutProblemAt(state, 'origin'),
      origin: { ...origin, addressQuery: text, street_address: text },
      stage: { step: 'ASK_FOR_ORIGIN_ADDRESS', vendor: stage.vendor },
    },
    [keepDraft],
  ]
}

export function originChosen(state: RequestState, { address }: EventOf<'originChosen'>): Stepped {
  const { stage } = state
  if (!isAskingOrigin(stage)) return [state, []]
  const { locating: _, ...settled } = withoutProblemAt(state, 'origin')
  return [
    {
      ...settled,
      origin: namedOrigin(state.origin, address, true),
      stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: stage.vendor },
    },
    [keepDraft],
  ]
}

export function originPinMoved(state: RequestState, { spot }: EventOf<'originPinMoved'>): Stepped {
  const { stage } = state
  if (!isAskingOrigin(stage)) return [state, []]
  const run = state.run + 1
  const { locating: _, ...settled } = withoutProblemAt(state, 'origin')
  return [
    {
      ...settled,
      run,
      origin: { ...state.origin, ...spot, addressQuery: state.origin.addressQuery || coordinatesText(spot) },
      stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: stage.vendor, reversing: run },
    },
    [{ do: 'reverse', run, spot }],
  ]
}

const originFields: Readonly<Record<string, RequestField>> = {
  notes: 'originNotes',
  unit: 'originUnit',
  building: 'originBuilding',
}

export function originEdited(state: RequestState, { changes }: EventOf<'originEdited'>): Stepped {
  const { stage } = state
  if (stage.step !== 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' || stage.saving !== undefined) return [state, []]
  const fields = Object.keys(changes).flatMap(name => originFields[name] ?? [])
  return [{ ...withoutProblemAt(state, ...fields), origin: { ...state.origin, ...changes } }, [keepDraft]]
}

/** Checks the origin (Q40), once its pin has an address; a vendor's is saved, a guest's is part of the order (Q33, GST-006). */
export function originConfirmed(state: RequestState, context: RequestContext): Stepped {
  const { stage } = state
  if (!isAskingOrigin(stage) || 'saving' in stage) return [state, []]
  if (stage.reversing !== undefined || state.locating === 'origin')
    return [{ ...state, stage: { ...stage, confirmedEarly: true } }, []]
  const faults = originFaults(state.origin)
  const [problem] = faults
  if (problem) return [{ ...state, problem, faults }, []]
  const input = originBody(state.origin)
  if (!input) return [state, []]
  const clear = withoutProblem(state)
  if (context.guest) {
    // Only the coordinates are kept: the other parts of the address are not part of a place.
    const { latitude, longitude } = input
    const [checked, commands] = checkHours(clear, stage.vendor, { latitude, longitude })
    return [checked, [keepDraft, ...commands]]
  }
  const run = state.run + 1
  return [
    { ...clear, run, stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: stage.vendor, saving: run } },
    [{ do: 'saveOrigin', run, vendorId: stage.vendor.vendor_id, input }],
  ]
}

/** Saved: the vendor has a location now, and the flow continues (ADR-014). */
export function originKept(state: RequestState, { run }: EventOf<'originKept'>): Stepped {
  const { stage, origin } = state
  if (stage.step !== 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' || stage.saving !== run) return [state, []]
  const from = spotOf(origin)
  if (!from) return [state, []]
  const [next, commands] = checkHours(state, stage.vendor, from)
  return [
    next,
    [
      { do: 'notify', notice: { code: 'address_saved' } },
      { do: 'originChanged', vendorId: stage.vendor.vendor_id },
      ...commands,
    ],
  ]
}

/** Refused: it could not be saved. Otherwise the outcome is unknown, as in the fallback text (ADR-015). */
export function originNotKept(state: RequestState, { run, problem }: EventOf<'originNotKept'>): Stepped {
  const { stage } = state
  if (stage.step !== 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' || stage.saving !== run) return [state, []]
  const { saving: _, ...settled } = stage
  const code = problem.code === 'refused' ? 'origin_not_saved' : 'origin_not_updated'
  return [{ ...state, stage: settled, problem: { problem: { code } } }, []]
}
