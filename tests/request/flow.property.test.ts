import fc from 'fast-check'
import { expect, test } from 'vitest'
import { form, NOON, place } from './examples.ts'
import { FlowSimulation } from './flow-simulation.ts'

const spot = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
})

/** What a reader can do, weighted so that orders do get placed. */
const deed = fc.oneof(
  { weight: 30, arbitrary: fc.record({ does: fc.constant('answer' as const), pick: fc.nat(20), how: fc.nat(100) }) },
  { weight: 8, arbitrary: fc.constant({ does: 'submit' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('edit' as const), name: fc.constantFrom('Ingrid', 'Kari', 'Else') }),
  },
  { weight: 3, arbitrary: fc.constant({ does: 'choose' as const }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pin' as const), spot }) },
  { weight: 1, arbitrary: fc.constant({ does: 'proceed' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'tryAgain' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'giveUp' as const }) },
  { weight: 2, arbitrary: fc.constantFrom({ does: 'accept' as const }, { does: 'decline' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'reload' as const }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ does: 'type' as const }, { does: 'cancel' as const }, { does: 'back' as const }),
  },
)

function act(
  simulation: FlowSimulation,
  what: { does: string; pick?: number; how?: number; name?: string; spot?: typeof place },
): unknown {
  switch (what.does) {
    case 'answer':
      return simulation.answer(what.pick ?? 0, what.how ?? 0)
    case 'submit':
      return simulation.dispatch({ type: 'submitted', now: NOON })
    case 'edit':
      return simulation.dispatch({ type: 'formChanged', changes: { ...form, name: what.name ?? '' }, now: NOON })
    case 'choose':
      return simulation.dispatch({ type: 'destinationChosen', place, changes: form })
    case 'pin':
      return simulation.dispatch({ type: 'pinMoved', spot: what.spot ?? place })
    case 'proceed':
      return simulation.dispatch({ type: 'proceeded' })
    case 'tryAgain':
      return simulation.dispatch({ type: 'triedAgain' })
    case 'giveUp':
      return simulation.dispatch({ type: 'submissionGivenUp' })
    case 'accept':
      return simulation.dispatch({ type: 'newFeeAccepted', now: NOON })
    case 'decline':
      return simulation.dispatch({ type: 'newFeeDeclined' })
    case 'reload':
      return simulation.reload()
    case 'type':
      return simulation.dispatch({ type: 'destinationTyped', text: 'B' })
    case 'cancel':
      return simulation.dispatch({ type: 'cancelled' })
    default:
      return simulation.dispatch({ type: 'wentBackToDetails' })
  }
}

const begin = (): FlowSimulation => {
  const simulation = new FlowSimulation()
  simulation.reload()
  simulation.dispatch({
    type: 'parametersArrived',
    parameters: { paymentMethods: 'PAID', onlinePaymentActivated: false, orderItemValueExceedLimit: -1 },
    now: NOON,
  })
  simulation.dispatch({ type: 'destinationChosen', place, changes: form })
  return simulation
}

test('[REQ-105] no sequence of events places a request twice, reports one that is not there, or reaches an impossible state', () => {
  let placed = 0
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 120, size: 'max' }), deeds => {
      const simulation = begin()
      for (const what of deeds) act(simulation, what as never)
      placed += simulation.placed.length
    }),
    { numRuns: 400 },
  )
  // The sequences do get somewhere.
  expect(placed).toBeGreaterThan(50)
})

/** The `how` of an answer that comes, and says yes. */
const EVERYTHING_GOES_WELL = 40

test('[REQ-105] whatever happened, answers that arrive at last bring every request to its one order', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60, size: 'max' }), deeds => {
      const simulation = begin()
      for (const what of deeds) act(simulation, what as never)
      // From here on the network is good, and the reader goes on until the order is placed.
      const before = simulation.placed.length
      simulation.reload()
      for (let turn = 0; turn < 200 && simulation.placed.length === before; turn++) {
        if (simulation.waiting.length > 0) simulation.answer(0, EVERYTHING_GOES_WELL)
        else {
          const { state } = simulation
          if (!state.destination.place || state.destination.moved)
            simulation.dispatch({ type: 'destinationChosen', place, changes: form })
          else {
            simulation.dispatch({ type: 'formChanged', changes: form, now: NOON })
            simulation.dispatch({ type: 'newFeeAccepted', now: NOON })
            simulation.dispatch({ type: 'triedAgain' })
            simulation.dispatch({ type: 'submitted', now: NOON })
          }
        }
      }
      expect(simulation.placed.length).toBe(before + 1)
    }),
    { numRuns: 200 },
  )
})
