import fc from 'fast-check'
import { expect, test } from 'vitest'
import { form, NOON, place } from './examples.ts'
import { World } from './flow-world.ts'

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
  world: World,
  what: { does: string; pick?: number; how?: number; name?: string; spot?: typeof place },
): unknown {
  switch (what.does) {
    case 'answer':
      return world.answer(what.pick ?? 0, what.how ?? 0)
    case 'submit':
      return world.dispatch({ type: 'submitted', now: NOON })
    case 'edit':
      return world.dispatch({ type: 'formChanged', changes: { ...form, name: what.name ?? '' }, now: NOON })
    case 'choose':
      return world.dispatch({ type: 'destinationChosen', place, changes: form })
    case 'pin':
      return world.dispatch({ type: 'pinMoved', spot: what.spot ?? place })
    case 'proceed':
      return world.dispatch({ type: 'proceeded' })
    case 'tryAgain':
      return world.dispatch({ type: 'triedAgain' })
    case 'giveUp':
      return world.dispatch({ type: 'pressGivenUp' })
    case 'accept':
      return world.dispatch({ type: 'newFeeAccepted', now: NOON })
    case 'decline':
      return world.dispatch({ type: 'newFeeDeclined' })
    case 'reload':
      return world.reload()
    case 'type':
      return world.dispatch({ type: 'destinationTyped', text: 'B' })
    case 'cancel':
      return world.dispatch({ type: 'cancelled' })
    default:
      return world.dispatch({ type: 'wentBackToDetails' })
  }
}

const begin = (): World => {
  const world = new World()
  world.reload()
  world.dispatch({
    type: 'parametersArrived',
    parameters: { paymentMethods: 'PAID', onlinePaymentActivated: false, orderItemValueExceedLimit: -1 },
  })
  world.dispatch({ type: 'destinationChosen', place, changes: form })
  return world
}

test('[REQ-105] no sequence of events places a request twice, tells of one that is not there, or reaches an impossible state', () => {
  let placed = 0
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 120, size: 'max' }), deeds => {
      const world = begin()
      for (const what of deeds) act(world, what as never)
      placed += world.placed.length
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
      const world = begin()
      for (const what of deeds) act(world, what as never)
      // From here on the network is good, and the reader goes on until the order is placed.
      const before = world.placed.length
      world.reload()
      for (let turn = 0; turn < 200 && world.placed.length === before; turn++) {
        if (world.waiting.length > 0) world.answer(0, EVERYTHING_GOES_WELL)
        else {
          const { state } = world
          if (!state.destination.place || state.destination.moved)
            world.dispatch({ type: 'destinationChosen', place, changes: form })
          else {
            world.dispatch({ type: 'formChanged', changes: form, now: NOON })
            world.dispatch({ type: 'newFeeAccepted', now: NOON })
            world.dispatch({ type: 'triedAgain' })
            world.dispatch({ type: 'submitted', now: NOON })
          }
        }
      }
      expect(world.placed.length).toBe(before + 1)
    }),
    { numRuns: 200 },
  )
})
