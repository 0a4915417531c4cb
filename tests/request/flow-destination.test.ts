// The steps about the place of delivery.
import { expect, test } from 'vitest'
import {
  asked,
  chosen,
  context,
  form,
  NOON,
  open,
  place,
  problemCode,
  run,
  type Step,
  started,
  stepOf,
  submit,
  toDetails,
  vendorThere,
} from './examples.ts'

test('[REQ-024] proceeding needs an address and a place; a moved pin waits to be confirmed', () => {
  const asking = [started, vendorThere(), open]
  expect(problemCode(run([...asking, { type: 'proceeded' }]).state)).toBe('address_missing')
  const typed = { type: 'destinationTyped', text: 'Bygdøy' } as const
  expect(problemCode(run([...asking, typed, { type: 'proceeded' }]).state)).toBe('address_not_located')
  const moved = run([...asking, chosen, { type: 'pinMoved', spot: { latitude: 59.91, longitude: 10.7 } }])
  expect(stepOf(moved.state)).toBe('ASK_FOR_DESTINATION_ADDRESS')
  expect(moved.commands).toMatchObject([{ do: 'reverse', spot: { latitude: 59.91, longitude: 10.7 } }])
  const address = { id: 'x', formatted_address: 'Frognerveien 4', latitude: 59.9101, longitude: 10.7001 }
  const named = run([s => ({ type: 'reversed', run: asked(s), address })], context(), moved.state)
  // The pin stays where it was put.
  expect(named.state.destination).toEqual({
    query: 'Frognerveien 4',
    place: { latitude: 59.91, longitude: 10.7, text: 'Frognerveien 4', from: 'cursor' },
    moved: true,
  })
  const confirmed = run([{ type: 'proceeded' }], context(), named.state)
  expect(stepOf(confirmed.state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
  expect(confirmed.commands).toContainEqual(
    expect.objectContaining({
      do: 'checkArea',
      input: expect.objectContaining({ location: { lat: 59.91, lng: 10.7 } }),
    }),
  )
})

test('[ADR-006] a pin whose address cannot be found keeps its coordinates and shows a problem', () => {
  const { state } = run([
    started,
    vendorThere(),
    open,
    { type: 'pinMoved', spot: { latitude: 59.91, longitude: 10.7 } },
    s => ({ type: 'reverseFailed', run: asked(s) }),
  ])
  expect(problemCode(state)).toBe('geolocator_reverse_failed')
  expect(state.destination.query).toBe('59.91000, 10.70000')
  expect(stepOf(run([{ type: 'proceeded' }], context(), state).state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
})

test('[REQ-025] [REQ-026] [REQ-028] a place is rejected when it is not deliverable or that is not known', () => {
  const checking = [started, vendorThere(), open, chosen]
  const no = run([...checking, s => ({ type: 'areaArrived', run: asked(s), deliverable: false })])
  expect([stepOf(no.state), problemCode(no.state)]).toEqual(['ASK_FOR_DESTINATION_ADDRESS', 'not_deliverable'])
  const unknown = run([...checking, s => ({ type: 'areaFailed', run: asked(s) })])
  expect(problemCode(unknown.state)).toBe('deliverability_unknown')
  expect(stepOf(run([{ type: 'proceeded' }], context(), unknown.state).state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
})

test('[ADR-009] choosing a saved address fills in the customer and checks the place', () => {
  const changes = { name: form.name, phone: form.phone, unit: '4', building: 'B' }
  const { state } = run([
    started,
    vendorThere(),
    open,
    { type: 'destinationChosen', place: { ...place, from: 'saved' }, changes },
  ])
  expect(state.form).toMatchObject(changes)
  expect(stepOf(state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
})

test('[ADR-009] what a saved address fills in is no longer reported missing', () => {
  const pressed: Step[] = [...toDetails, { type: 'formChanged', changes: { name: '' }, now: NOON }, submit]
  expect(run(pressed).state.problem?.at).toBe('name')
  const saved = { ...place, from: 'saved' } as const
  const other = run([...pressed, { type: 'destinationChosen', place: saved, changes: { notes: 'Ring twice' } }])
  expect(other.state.problem?.at).toBe('name')
  const named = run([...pressed, { type: 'destinationChosen', place: saved, changes: { name: 'Kari' } }])
  expect(named.state.problem).toBeUndefined()
})
