// How a flow begins, restarts and ends, up to the collection point (flow points 1 to 4; REQ-012 to REQ-015).
import type { Order, Vendor } from '#schema/wire'
import { vendorEstimate } from './estimates.ts'
import { askForDestination } from './flow-destination.ts'
import type { EventOf, RequestCommand, Stepped } from './flow-events.ts'
import { checkHours } from './flow-hours.ts'
import type { RequestFacts, RequestState } from './flow-state.ts'
import { emptyForm } from './form.ts'
import { spotOf } from './places.ts'
import { editForm, emptyOrigin, isEditable, vendorSpot } from './prefill.ts'
import { recentFrom } from './recent.ts'

/** Before anything was started. */
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

/** Entering, StartFlow and a change of vendor: a new run, with the draft that is kept for this vendor (REQ-012, REQ-102). */
export function start(state: RequestState, event: EventOf<'started'>, facts: RequestFacts): Stepped {
  const { vendorId, editOrderId, now, fresh } = event
  // An order that is edited is its own draft.
  const draft = editOrderId === undefined ? event.draft : undefined
  const run = state.run + 1
  const lookUp = draft?.sent !== undefined && !facts.guest
  const next: RequestState = {
    ...initialRequest(facts.country),
    run: lookUp ? run + 1 : run,
    stage: { step: 'WAIT_FOR_VENDOR', run },
    vendorId,
    ...(editOrderId !== undefined && { editOrderId }),
    parameters: state.parameters,
    key: draft?.key ?? fresh,
    startTime: now,
    ...(draft && {
      form: draft.form,
      destination: draft.destination,
      voucher: { typed: draft.voucherCode },
      placed: draft.placed,
      ...(draft.origin && { origin: draft.origin }),
      ...(draft.sent && { sent: draft.sent }),
    }),
    ...(lookUp && { recovering: run + 1 }),
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

/** The state without what was worked out for one way from here to there. */
function withoutResults(state: RequestState): RequestState {
  const { estimates: _, estimating: __, problem: ___, ...rest } = state
  return { ...rest, card: { state: 'closed' } }
}

/** Another vendor, another page, a logout: whatever is under way is of no interest any more (REQ-012). */
export const cancel = (state: RequestState): Stepped => [
  { ...withoutResults(state), run: state.run + 1, stage: { step: 'ENDED', reason: 'cancelled' } },
  [{ do: 'forgetCard' }],
]

export function vendorArrived(state: RequestState, event: EventOf<'vendorArrived'>, facts: RequestFacts): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_VENDOR' || stage.run !== event.run) return [state, []]
  const { vendor } = event
  const estimate = vendorEstimate(vendor)
  const known: RequestState = { ...state, ...(estimate !== undefined && { loginEstimation: estimate }) }
  if (known.editOrderId === undefined || known.edited) return toOrigin(known, vendor, facts, stage.back ?? false)
  const run = state.run + 1
  return [
    { ...known, run, stage: { step: 'WAIT_FOR_ORDER', run, vendor } },
    [{ do: 'readOrder', run, vendorId: vendor.vendor_id, orderId: known.editOrderId }],
  ]
}

/** Without vendor data there is nobody to request a rider for (REQ-040). */
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

/** The order that is edited: its contents fill the form, unless it went too far to be changed (Q32). */
export function orderArrived(
  state: RequestState,
  { run, order }: EventOf<'orderArrived'>,
  facts: RequestFacts,
): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_ORDER' || stage.run !== run) return [state, []]
  if (!isEditable(order, facts.flags))
    return [
      { ...state, stage: { step: 'ENDED', reason: 'failed' }, problem: { problem: { code: 'order_not_editable' } } },
      [],
    ]
  const [next, commands] = toOrigin({ ...state, ...editForm(order), edited: order }, stage.vendor, facts, false)
  return withVoucher(next, order, commands)
}

/** The voucher of an edited order is read by its code (FEE-011, Q46). */
function withVoucher(state: RequestState, { voucher }: Order, commands: readonly RequestCommand[]): Stepped {
  if (!voucher) return [state, commands]
  const run = state.run + 1
  return [
    { ...state, run, voucher: { typed: voucher.code, reading: run } },
    [...commands, { do: 'readVoucher', run, code: voucher.code }],
  ]
}

export function orderFailed(state: RequestState, { run }: EventOf<'orderFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'WAIT_FOR_ORDER' || stage.run !== run) return [state, []]
  return [
    { ...state, stage: { step: 'ENDED', reason: 'failed' }, problem: { problem: { code: 'order_not_found' } } },
    [],
  ]
}

/** A vendor without location is asked where riders collect (REQ-015, GST-006); a guest's answer of before is kept. */
function toOrigin(state: RequestState, vendor: Vendor, { guest }: RequestFacts, back: boolean): Stepped {
  const known = vendorSpot(vendor)
  if (known) return checkHours(state, vendor, known)
  const given = spotOf(state.origin)
  if (!given) return [{ ...state, stage: { step: 'ASK_FOR_ORIGIN_ADDRESS', vendor } }, []]
  if (guest && !back) return checkHours(state, vendor, given)
  return [{ ...state, stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor } }, []]
}

/** The reader throws the draft away (REQ-102): the collection point stays. */
export function clearDraft(state: RequestState, { fresh, now }: EventOf<'draftCleared'>): Stepped {
  const { sent: _, ...rest } = withoutResults(state)
  const cleared: RequestState = {
    ...rest,
    form: emptyForm,
    destination: { query: '' },
    voucher: { typed: '' },
    key: fresh,
    startTime: now,
  }
  const keep: RequestCommand[] = [{ do: 'forgetCard' }, { do: 'keepDraft' }]
  const { stage } = cleared
  if (!('from' in stage) || stage.step === 'CHECK_SERVICE_HOURS' || stage.step === 'SERVICE_CLOSED')
    return [cleared, keep]
  return [askForDestination(cleared, stage), keep]
}
