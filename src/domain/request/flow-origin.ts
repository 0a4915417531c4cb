// Where a vendor without location, or a guest, has it collected (flow point 4; REQ-015, ADR-010 to ADR-015, GST-006).
import { originProblem } from './checks.ts'
import type { EventOf, RequestCommand, Stepped } from './flow-events.ts'
import { checkHours } from './flow-hours.ts'
import type { RequestFacts, RequestState, Stage } from './flow-state.ts'
import { originBody } from './payloads.ts'
import { coordinatesText, spotOf } from './places.ts'
import { namedOrigin } from './prefill.ts'
import { withoutProblemAt } from './problems.ts'

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
  return [
    {
      ...withoutProblemAt(state, 'origin'),
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
  return [
    {
      ...withoutProblemAt(state, 'origin'),
      run,
      origin: { ...state.origin, ...spot, addressQuery: state.origin.addressQuery || coordinatesText(spot) },
      stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: stage.vendor, reversing: run },
    },
    [{ do: 'reverse', run, spot }],
  ]
}

export function originEdited(state: RequestState, { changes }: EventOf<'originEdited'>): Stepped {
  const { stage } = state
  if (stage.step !== 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' || stage.saving !== undefined) return [state, []]
  return [{ ...withoutProblemAt(state, 'originNotes'), origin: { ...state.origin, ...changes } }, [keepDraft]]
}

/** Checks the origin (Q40), once its pin has an address; a vendor's is saved, a guest's goes with the order (Q33, GST-006). */
export function originConfirmed(state: RequestState, facts: RequestFacts): Stepped {
  const { stage } = state
  if (!isAskingOrigin(stage) || ('saving' in stage && stage.saving !== undefined)) return [state, []]
  if (stage.reversing !== undefined) return [{ ...state, stage: { ...stage, meant: true } }, []]
  const problem = originProblem(state.origin)
  if (problem) return [{ ...state, problem }, []]
  const input = originBody(state.origin)
  if (!input) return [state, []]
  const { problem: _, ...clear } = state
  if (facts.guest) {
    // Only the point goes on: what else the address holds is no part of a place.
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

/** Saved: the vendor has a location now, and the flow goes on (ADR-014). */
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

/** Refused: it could not be saved; otherwise nobody knows, and the fallback says so (ADR-015). */
export function originNotKept(state: RequestState, { run, problem }: EventOf<'originNotKept'>): Stepped {
  const { stage } = state
  if (stage.step !== 'ASK_FOR_ORIGIN_ADDRESS_DETAILS' || stage.saving !== run) return [state, []]
  const { saving: _, ...settled } = stage
  const code = problem.code === 'refused' ? 'origin_not_saved' : 'origin_not_updated'
  return [{ ...state, stage: settled, problem: { problem: { code } } }, []]
}
