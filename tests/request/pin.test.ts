// A pin that is confirmed before anybody knows the address of its place.
import { describe, expect, test } from 'vitest'
import type { RequestState } from '#features/request/flow-state.ts'
import { isLoading } from '#features/request/selectors.ts'
import {
  asked,
  chosen,
  context,
  done,
  filled,
  named,
  open,
  problemCode,
  run,
  started,
  stepOf,
  submit,
  toDetails,
  vendor,
  vendorThere,
} from './examples.ts'

describe('a pin that is confirmed while its address is on its way', () => {
  const spot = { latitude: 59.91, longitude: 10.7 }
  const confirmed = { type: 'proceeded' } as const

  test.each([
    ['"Deliver here"', [started, vendorThere(), open, chosen, { type: 'pinMoved', spot }, confirmed]],
    ['the press', [...toDetails, { type: 'pinMoved', spot }, submit]],
    // Without a text there is nothing wrong with the address yet.
    ['the press, at a first pin', [started, vendorThere(), open, filled, { type: 'pinMoved', spot }, submit]],
  ])('[REQ-024] by %s, is where it goes once it has its address', (_, events) => {
    const meant = run(events as never)
    expect(meant.commands).toEqual([])
    expect(meant.state.problem).toBeUndefined()
    expect(isLoading(meant.state)).toBe(true)
    const { state, commands } = run([named], context(), meant.state)
    expect(state.destination).toEqual({
      query: 'Frognerveien 4',
      place: { ...spot, text: 'Frognerveien 4', from: 'cursor' },
    })
    expect(done(commands)).toEqual(['keepDraft', 'keepDraft', 'checkArea', 'estimate', 'fetchFee'])
    expect(commands).toContainEqual(
      expect.objectContaining({
        do: 'checkArea',
        input: expect.objectContaining({ location: { lat: 59.91, lng: 10.7 } }),
      }),
    )
  })

  test.each([
    ['has no address', (s: RequestState) => ({ type: 'reverseFailed', run: asked(s) }) as const],
    ['is moved again', { type: 'pinMoved', spot: { latitude: 59.92, longitude: 10.7 } } as const],
    ['gives way to another text', { type: 'destinationTyped', text: 'B' } as const],
  ])('[REQ-024] waits for another submission when it %s', (_, event) => {
    const meant = run([started, vendorThere(), open, chosen, { type: 'pinMoved', spot }, confirmed]).state
    const { state } = run([event, named], context(), meant)
    expect([stepOf(state), isLoading(state)]).toEqual(['ASK_FOR_DESTINATION_ADDRESS', false])
  })

  test('[ADR-014] a collection point is saved with it', () => {
    const meant = run([
      started,
      vendorThere(vendor({}, {})),
      { type: 'originPinMoved', spot },
      { type: 'originConfirmed' },
    ])
    expect(meant.commands).toEqual([])
    expect(isLoading(meant.state)).toBe(true)
    const { commands } = run([named], context(), meant.state)
    expect(commands).toMatchObject([
      { do: 'saveOrigin', input: { latitude: 59.91, longitude: 10.7, street_address: 'Frognerveien 4' } },
    ])
    const failed = run([s => ({ type: 'reverseFailed', run: asked(s) })], context(), meant.state)
    expect([problemCode(failed.state), isLoading(failed.state)]).toEqual(['geolocator_reverse_failed', false])
    expect(failed.commands).toEqual([])
  })
})

test('a collection point by its pin waits for no suggestion that was chosen before', () => {
  const spot = { latitude: 59.91, longitude: 10.7 }
  const bare = vendorThere(vendor({}, {}))
  const moved = run([started, bare, { type: 'placeAwaited', of: 'origin' }, { type: 'originPinMoved', spot }, named])
  expect(run([{ type: 'originConfirmed' }], context(), moved.state).commands).toMatchObject([{ do: 'saveOrigin' }])
})
