// The steps about the place of collection.
import { expect, test } from 'vitest'
import type { CallProblem } from '#contract/call-problem.ts'
import { isLoading } from '#features/request/selectors.ts'
import { requestWords } from '#features/request/text.ts'
import {
  asked,
  context,
  NOON,
  named,
  parameters,
  problemCode,
  run,
  started,
  stepOf,
  vendor,
  vendorThere,
} from './examples.ts'

test('[REQ-014] a pickup estimate above 0 is stored, others are not', () => {
  for (const [minutes, stored] of [
    [20, 20],
    [0, undefined],
    [-5, undefined],
  ] as const)
    expect(run([started, vendorThere(vendor({ estimation_pick_up_time: minutes }))]).state.loginEstimation).toBe(stored)
})

test('[REQ-015] a vendor without location is asked for an origin, which is saved before the hours are read', () => {
  const asking = run([started, vendorThere(vendor({}, {}))])
  expect(stepOf(asking.state)).toBe('ASK_FOR_ORIGIN_ADDRESS')
  const address = {
    id: 'a',
    formatted_address: 'Storgata 1, Oslo',
    latitude: 59.9,
    longitude: 10.7,
    street: 'Storgata',
    number: '1',
  }
  const details = run([{ type: 'originChosen', address }], context(), asking.state)
  expect(stepOf(details.state)).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  const saving = run([{ type: 'originConfirmed' }], context(), details.state)
  expect(saving.commands).toMatchObject([
    { do: 'saveOrigin', input: { street_address: 'Storgata 1', latitude: 59.9, country_code: 'NO' } },
  ])
  const kept = run([s => ({ type: 'originKept', run: asked(s) })], context(), saving.state)
  expect(stepOf(kept.state)).toBe('CHECK_SERVICE_HOURS')
  expect(kept.commands).toMatchObject([
    { do: 'notify', notice: { code: 'address_saved' } },
    { do: 'originChanged' },
    { do: 'loadHours' },
  ])
})

test('[REQ-015] confirmed while the place of a suggestion is being fetched, it is saved once that is here', () => {
  const awaited = { type: 'placeAwaited', of: 'origin' } as const
  const address = { id: 'a', formatted_address: 'Storgata 1, Oslo', latitude: 59.9, longitude: 10.7 }
  const asking = run([started, vendorThere(vendor({}, {})), awaited, { type: 'originConfirmed' }])
  expect([problemCode(asking.state), isLoading(asking.state), asking.commands]).toEqual([undefined, true, []])
  const saving = run([{ type: 'originChosen', address }], context(), asking.state)
  expect(saving.commands).toContainEqual(expect.objectContaining({ do: 'saveOrigin' }))
  const missed = run([{ type: 'placeMissed', of: 'origin' }], context(), asking.state).state
  expect([problemCode(missed), isLoading(missed)]).toEqual(['origin_not_located', false])
})

test('[ADR-015] an origin that could not be saved says so and stays', () => {
  const failing = (problem: CallProblem) =>
    run([
      started,
      vendorThere(vendor({}, {})),
      { type: 'originPinMoved', spot: { latitude: 1, longitude: 2 } },
      named,
      { type: 'originConfirmed' },
      s => ({ type: 'originNotKept', run: asked(s), problem }),
    ]).state
  const refused = failing({ code: 'refused', status: 400, message: 'InvalidRequest' })
  const unanswered = failing({ code: 'no_answer' })
  expect([problemCode(refused), problemCode(unanswered)]).toEqual(['origin_not_saved', 'origin_not_updated'])
  expect(requestWords({ code: 'origin_not_saved' }, String)).toBe('Unable to save address')
  expect(requestWords({ code: 'origin_not_updated' }, String)).toBe('We were unable to update the address.')
  for (const { step, origin } of [refused, unanswered].map(state => ({ ...state, step: stepOf(state) }))) {
    expect(step).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
    expect(origin).toMatchObject({ latitude: 1, longitude: 2 })
  }
})

test('[ADR-011] an origin without coordinates is not saved', () => {
  const { state, commands } = run([
    started,
    vendorThere(vendor({}, {})),
    { type: 'originTyped', text: 'Somewhere' },
    { type: 'originConfirmed' },
  ])
  expect(problemCode(state)).toBe('origin_not_located')
  expect(commands).toEqual([])
})

test('[GST-006] a guest gives both places; the collection point is not saved but goes with the order', () => {
  const guest = context({ guest: true })
  const { state } = run(
    [
      started,
      parameters,
      vendorThere(vendor({ vendor_id: 'vendorID' }, {})),
      { type: 'originPinMoved', spot: { latitude: 59.9, longitude: 10.7 } },
      named,
      { type: 'originConfirmed' },
    ],
    guest,
  )
  expect(stepOf(state)).toBe('CHECK_SERVICE_HOURS')
  // The point alone: the sender of the order takes nothing else from it.
  expect(state.stage).toHaveProperty('from', { latitude: 59.9, longitude: 10.7 })
})

test('[REQ-012] going back to the origin details begins again and stops there', () => {
  const spot = { latitude: 59.9, longitude: 10.7 }
  const guest = context({ guest: true })
  const bare = vendorThere(vendor({}, {}))
  const { state } = run(
    [
      started,
      bare,
      { type: 'originPinMoved', spot },
      named,
      { type: 'originConfirmed' },
      { type: 'wentBackToOriginDetails', now: NOON },
      bare,
    ],
    guest,
  )
  expect(stepOf(state)).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  expect(state.origin).toMatchObject(spot)
})
