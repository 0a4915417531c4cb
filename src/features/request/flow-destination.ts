// The destination (flow points 7 and 8; REQ-024 to REQ-028).
import { coordinatesText, type FoundPlace, type Spot } from '#features/addresses/places.ts'
import type { Vendor } from '#schema/wire.ts'
import { feeFor, isFilling, withSeenFee } from './flow-fee.ts'
import type { EventOf, RequestCommand, RequestState, Stage, Stepped } from './flow-state.ts'
import { changedForm, type RequestForm } from './form.ts'
import { DOOR, fieldsOf, split } from './offer.ts'
import { areaBody } from './payloads.ts'
import { namedOrigin } from './prefill.ts'
import { withoutProblem, withoutProblemAt } from './problems.ts'

type WithOrigin = { vendor: Vendor; from: Spot }

/** The steps in which the destination can be changed. */
type OpenStage = Extract<
  Stage,
  {
    step:
      | 'ASK_FOR_DESTINATION_ADDRESS'
      | 'CHECK_IF_DESTINATION_IS_VALID'
      | 'FILL_ORDER_DETAILS'
      | 'FILL_PAYMENT_DETAILS'
  }
>

const OPEN_STEPS = new Set<Stage['step']>([
  'ASK_FOR_DESTINATION_ADDRESS',
  'CHECK_IF_DESTINATION_IS_VALID',
  'FILL_ORDER_DETAILS',
  'FILL_PAYMENT_DETAILS',
])
const isOpen = (stage: Stage): stage is OpenStage => OPEN_STEPS.has(stage.step)

/** That the server does not serve a place says nothing of the next one. */
const withoutRefusal = (state: RequestState): RequestState =>
  state.problem?.problem.code === 'undeliverable_on_submit' ? withoutProblem(state) : state

/** Back to the destination; the results for another place are dropped. */
export function askForDestination(state: RequestState, { vendor, from }: WithOrigin): RequestState {
  const { estimates: _, estimating: __, ...rest } = withSeenFee(state)
  return { ...rest, card: { state: 'closed' }, stage: { step: 'ASK_FOR_DESTINATION_ADDRESS', vendor, from } }
}

/** After the hours: a known place is checked at once; the place of an edited order stays. */
export function toDestination(state: RequestState, { vendor, from }: WithOrigin): Stepped {
  const { place, moved } = state.destination
  if (!place || moved) return [askForDestination(state, { vendor, from }), []]
  if (state.edited && !state.addressEdited)
    return [{ ...state, stage: { step: 'FILL_ORDER_DETAILS', vendor, from, place, fee: { state: 'unchanged' } } }, []]
  return checkPlace(state, { vendor, from }, place)
}

/** Checks whether riders serve it, how long they take and what it costs. */
function checkPlace(state: RequestState, { vendor, from }: WithOrigin, place: FoundPlace): Stepped {
  const run = state.run + 1
  const feeRun = run + 1
  const input = areaBody({ vendorId: vendor.vendor_id, from, to: place })
  const { estimates: _, ...rest } = withSeenFee(state)
  return [
    {
      ...rest,
      run: feeRun,
      estimating: run,
      card: { state: 'closed' },
      stage: {
        step: 'CHECK_IF_DESTINATION_IS_VALID',
        run,
        vendor,
        from,
        place,
        fee: { state: 'loading', run: feeRun },
      },
    },
    [
      { do: 'checkArea', run, input },
      { do: 'estimate', run, input },
      // The three calls do not depend on each other, so they run in parallel.
      feeFor({ vendor, from, place }, feeRun, 0),
    ],
  ]
}

const keepDraft: RequestCommand = { do: 'keepDraft' }

/** Another text is another address: results for the previous one are dropped. */
export function destinationTyped(state: RequestState, { text }: EventOf<'destinationTyped'>): Stepped {
  if (text === state.destination.query) return [state, []]
  const next: RequestState = {
    ...withoutProblemAt(withoutRefusal(state), 'destination'),
    destination: { query: text },
    addressEdited: true,
  }
  return [isOpen(next.stage) ? askForDestination(next, next.stage) : next, [keepDraft]]
}

/** Without the door of the saved address before, where nobody has changed it: a rider would look for it at another place. */
function withoutSavedDoor({ form, savedFields = {}, waiting }: RequestState): Partial<RequestForm> {
  // What was submitted stays as it was seen.
  if (waiting) return {}
  return Object.fromEntries(
    DOOR.flatMap(name => (form[name] !== '' && form[name] === savedFields[name] ? [[name, '']] : [])),
  )
}

export function destinationChosen(state: RequestState, event: EventOf<'destinationChosen'>): Stepped {
  const { place, changes = withoutSavedDoor(state) } = event
  // The customer of an edited order cannot change (Q32).
  const { name: __, phone: ___, ...others } = changes
  const given = state.edited ? others : changes
  const { fits, asked } = split(state, given)
  const {
    offer: _,
    locating: ____,
    ...settled
  } = withoutProblemAt(withoutRefusal(state), 'destination', ...fieldsOf(fits))
  const next: RequestState = {
    // A field that was filled in with the place no longer has a mistake.
    ...settled,
    form: changedForm(state.form, fits),
    filled: { ...state.filled, ...fits },
    ...(event.changes && { savedFields: fits }),
    destination: { query: place.text, place },
    addressEdited: true,
    // Typed text stays until the reader changes it (REQ-113).
    ...(asked && { offer: { from: 'saved' as const, changes: asked } }),
  }
  if (!isOpen(next.stage)) return [next, [keepDraft]]
  const [checked, commands] = checkPlace(next, next.stage, place)
  return [checked, [keepDraft, ...commands]]
}

/** The pin was moved: its address is fetched, and the reader confirms the place. */
export function pinMoved(state: RequestState, { spot }: EventOf<'pinMoved'>): Stepped {
  if (!isOpen(state.stage)) return [state, []]
  const { query } = state.destination
  const run = state.run + 1
  const place: FoundPlace = { ...spot, text: query, from: 'cursor' }
  const { locating: _, ...settled } = withoutProblemAt(withoutRefusal(state), 'destination')
  const next = askForDestination(
    { ...settled, run, destination: { query, place, moved: true }, addressEdited: true },
    state.stage,
  )
  return [{ ...next, stage: { ...(next.stage as OpenStage), reversing: run } as Stage }, [{ do: 'reverse', run, spot }]]
}

/** Of an order that is edited, floor, building and notes go to the rider with the address: it is checked and priced again (Q32). */
export function doorEdited({ form: before }: RequestState, [state, commands]: Stepped): Stepped {
  const { stage, form } = state
  const isSame = DOOR.every(name => form[name].trim() === before[name].trim())
  if (isSame || !state.edited || state.addressEdited) return [state, commands]
  const edited = { ...state, addressEdited: true }
  const [checked, more] = isFilling(stage) ? checkPlace(edited, stage, stage.place) : ([edited, []] as Stepped)
  return [checked, [...commands, ...more]]
}

/** The address of a pin has arrived; a confirmation in the meantime is left to the caller (`confirmedEarly`). */
export function reversed(state: RequestState, { run, address }: EventOf<'reversed'>): Stepped {
  const { stage } = state
  if (!('reversing' in stage) || stage.reversing !== run) return [state, []]
  const { reversing: _, confirmedEarly: __, ...settled } = stage
  const { place } = state.destination
  // The pin of the destination always has a place.
  if (stage.step !== 'ASK_FOR_DESTINATION_ADDRESS' || !place)
    return [{ ...state, origin: namedOrigin(state.origin, address, false), stage: settled as Stage }, []]
  // The pin stays where it was put: the geocoder returns the nearest address.
  const named: FoundPlace = {
    ...place,
    text: address.formatted_address,
    ...(address.city !== undefined && { city: address.city }),
  }
  const destination = { query: named.text, place: named, moved: true }
  return [{ ...state, destination, stage: settled as Stage }, [keepDraft]]
}

/**
 * A pin without an address is still a place; its coordinates are its text (ADR-006). A confirmation in the
 * meantime was meant for a place with an address, so it has to be repeated.
 */
export function reverseFailed(state: RequestState, { run }: EventOf<'reverseFailed'>): Stepped {
  const { stage } = state
  if (!('reversing' in stage) || stage.reversing !== run) return [state, []]
  const { reversing: _, confirmedEarly: __, ...rest } = stage
  const settled = rest as Stage
  const problem = { code: 'geolocator_reverse_failed' } as const
  const { place } = state.destination
  if (stage.step !== 'ASK_FOR_DESTINATION_ADDRESS' || !place)
    return [{ ...state, stage: settled, problem: { at: 'origin', problem } }, []]
  const text = place.text.trim() === '' ? coordinatesText(place) : place.text
  return [
    {
      ...state,
      stage: settled,
      destination: { query: text, place: { ...place, text }, moved: true },
      problem: { at: 'destination', problem },
    },
    [keepDraft],
  ]
}

/** "Deliver here": confirms the text or the pin (REQ-024), even while the pin's address is pending. */
export function proceed(state: RequestState): Stepped {
  const { stage, destination } = state
  if (stage.step !== 'ASK_FOR_DESTINATION_ADDRESS') return [state, []]
  if (stage.reversing !== undefined) return [{ ...state, stage: { ...stage, confirmedEarly: true } }, []]
  if (destination.query.trim() === '')
    return [{ ...state, problem: { at: 'destination', problem: { code: 'address_missing' } } }, []]
  if (!destination.place)
    return [{ ...state, problem: { at: 'destination', problem: { code: 'address_not_located' } } }, []]
  const { place, query } = destination
  const [next, commands] = checkPlace(
    { ...withoutProblemAt(state, 'destination'), destination: { query, place } },
    stage,
    place,
  )
  return [next, [keepDraft, ...commands]]
}

/** Served: the fee applies, and the order can be filled in. Otherwise the place is rejected (REQ-025, REQ-026). */
export function areaArrived(state: RequestState, { run, deliverable }: EventOf<'areaArrived'>): Stepped {
  const { stage } = state
  if (stage.step !== 'CHECK_IF_DESTINATION_IS_VALID' || stage.run !== run) return [state, []]
  if (!deliverable)
    return [
      { ...askForDestination(state, stage), problem: { at: 'destination', problem: { code: 'not_deliverable' } } },
      [],
    ]
  const { vendor, from, place, fee } = stage
  const filling: RequestState = { ...state, stage: { step: 'FILL_ORDER_DETAILS', vendor, from, place, fee } }
  return [fee.state === 'failed' ? { ...filling, problem: { problem: { code: 'price_failed' } } } : filling, []]
}

/** Whether riders serve it is unknown (REQ-028). The place stays, so that another submission checks again. */
export function areaFailed(state: RequestState, { run }: EventOf<'areaFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'CHECK_IF_DESTINATION_IS_VALID' || stage.run !== run) return [state, []]
  const problem = { code: 'deliverability_unknown' } as const
  return [{ ...askForDestination(state, stage), problem: { at: 'destination', problem } }, []]
}

export function estimatesArrived(state: RequestState, { run, estimates }: EventOf<'estimatesArrived'>): Stepped {
  if (state.estimating !== run) return [state, []]
  const { estimating: _, ...rest } = state
  return [{ ...rest, estimates }, []]
}
