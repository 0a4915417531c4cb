// The steps about the place of delivery.
import { expect, test } from 'vitest'
import type { RequestProblem } from '#features/request/problems.ts'
import {
  asked,
  chosen,
  context,
  deliverable,
  editing,
  expectRule,
  form,
  NOON,
  open,
  place,
  problemCode,
  type Rule,
  run,
  type Step,
  spot,
  stageOf,
  started,
  stepOf,
  submit,
  toDetails,
  vendor,
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

const asking: Step[] = [started, vendorThere(), open]
const checking: Step[] = [...asking, chosen]
const confirm: Step = { type: 'proceeded' }
const movePin: Step = { type: 'pinMoved', spot }
const found =
  (more: object = {}): Step =>
  s => ({ type: 'reversed', run: asked(s), address: { id: 'x', formatted_address: 'Grensen 1', ...spot, ...more } })
const notFound: Step = s => ({ type: 'reverseFailed', run: asked(s) })
const undeliverable: Step = s => ({ type: 'areaArrived', run: asked(s), deliverable: false })
const unknownArea: Step = s => ({ type: 'areaFailed', run: asked(s) })
const type = (text: string): Step => ({ type: 'destinationTyped', text })
const ofDestination = (code: 'address_missing' | 'address_not_located' | 'geolocator_reverse_failed') =>
  ({ at: 'destination', problem: { code } }) satisfies RequestProblem
/** The place of a pin, under this text. */
const pinAt = (text: string, more: object = {}) => ({
  query: text,
  place: { ...spot, text, from: 'cursor', ...more } as const,
  moved: true,
})
const shop = { latitude: 59.9229, longitude: 10.7588 }
const destinationAsked = { step: 'ASK_FOR_DESTINATION_ADDRESS', vendor: vendor(), from: shop } as const
const keptDraft = [{ do: 'keepDraft' }] as const

const rules: Rule[] = [
  [
    'the form of an edited order opens with its own place, which is not checked again',
    editing().slice(0, -1),
    open,
    s => [
      {
        hours: { status: 'open', from: '09:00', to: '22:00', currentTime: '12:00' },
        stage: {
          step: 'FILL_ORDER_DETAILS',
          vendor: vendor(),
          from: shop,
          place: s.destination.place ?? place,
          fee: { state: 'unchanged' },
        },
      },
      [],
    ],
  ],
  ['[REQ-024] the same text typed again keeps the place and its fee', toDetails, type(place.text), () => [{}, []]],
  [
    '[REQ-024] another text drops the place and what is wrong with it, and is kept',
    [...asking, type('Bygdøy'), confirm],
    type('Bygdø'),
    () => [{ destination: { query: 'Bygdø' }, problem: undefined }, keptDraft],
  ],
  [
    'a text typed over the place of an edited order is another address',
    editing(),
    type('Stor'),
    () => [{ destination: { query: 'Stor' }, addressEdited: true, stage: destinationAsked }, keptDraft],
  ],
  [
    '[REQ-102] an address chosen before the hours are known is kept',
    [started, vendorThere()],
    chosen,
    () => [{ destination: { query: place.text, place }, addressEdited: true, filled: {} }, keptDraft],
  ],
  [
    'a pin has the address that was found, with its city, and is kept',
    [...asking, movePin],
    found({ city: 'Oslo' }),
    () => [{ destination: pinAt('Grensen 1', { city: 'Oslo' }), stage: destinationAsked }, keptDraft],
  ],
  [
    'without a city where none was found',
    [...asking, movePin],
    found(),
    () => [{ destination: pinAt('Grensen 1'), stage: destinationAsked }, keptDraft],
  ],
  [
    '[ADR-006] a pin without an address keeps the text that was typed',
    [...asking, type('Behind the church'), movePin],
    notFound,
    () => [
      {
        destination: pinAt('Behind the church'),
        stage: destinationAsked,
        problem: ofDestination('geolocator_reverse_failed'),
      },
      keptDraft,
    ],
  ],
  [
    '[ADR-006] and has its coordinates where only spaces were typed',
    [...asking, type('  '), movePin],
    notFound,
    () => [
      {
        destination: pinAt('59.90000, 10.70000'),
        stage: destinationAsked,
        problem: ofDestination('geolocator_reverse_failed'),
      },
      keptDraft,
    ],
  ],
  ['[REQ-024] "Deliver here" does nothing once the place is known', toDetails, confirm, () => [{}, []]],
  [
    '[REQ-024] spaces are no address',
    [...asking, type('  ')],
    confirm,
    () => [{ problem: ofDestination('address_missing') }, []],
  ],
  [
    '[REQ-024] a text without a place is not located, and nothing is asked of the server',
    [...asking, type('Bygdøy')],
    confirm,
    () => [{ problem: ofDestination('address_not_located') }, []],
  ],
  [
    '[REQ-025] a place that riders do not serve is asked for again, at its field',
    checking,
    undeliverable,
    () => [
      {
        stage: destinationAsked,
        estimating: undefined,
        problem: { at: 'destination', problem: { code: 'not_deliverable' } },
      },
      [],
    ],
  ],
  [
    '[REQ-028] so is one of which that is not known',
    checking,
    unknownArea,
    () => [
      {
        stage: destinationAsked,
        estimating: undefined,
        problem: { at: 'destination', problem: { code: 'deliverability_unknown' } },
      },
      [],
    ],
  ],
  [
    '[REQ-025] a place that is served has its details filled in, with the fee still on its way',
    checking,
    deliverable,
    s => [
      { stage: { ...destinationAsked, step: 'FILL_ORDER_DETAILS', place, fee: { state: 'loading', run: s.run } } },
      [],
    ],
  ],
  [
    'a pin moved for an edited order is another address, which has to be confirmed',
    editing(),
    movePin,
    ({ run: before, destination: { query } }) => [
      {
        run: before + 1,
        stage: { ...destinationAsked, reversing: before + 1 },
        destination: pinAt(query),
        addressEdited: true,
      },
      [{ do: 'reverse', run: before + 1, spot }],
    ],
  ],
  [
    '[REQ-025] a place that is chosen for one that was not found is checked, priced and kept',
    [...asking, type('Bygdøy'), confirm],
    chosen,
    ({ run: before }) => [
      {
        run: before + 2,
        estimating: before + 1,
        filled: {},
        destination: { query: place.text, place },
        problem: undefined,
        stage: {
          ...destinationAsked,
          step: 'CHECK_IF_DESTINATION_IS_VALID',
          run: before + 1,
          place,
          fee: { state: 'loading', run: before + 2 },
        },
      },
      [
        { do: 'keepDraft' },
        expect.objectContaining({ do: 'checkArea', run: before + 1 }),
        expect.objectContaining({ do: 'estimate', run: before + 1 }),
        expect.objectContaining({ do: 'fetchFee', run: before + 2, waitMs: 0 }),
      ],
    ],
  ],
  [
    'another floor of an edited order is another address: it is checked and priced again',
    editing(),
    { type: 'formChanged', changes: { unit: '4' }, now: NOON },
    s => [
      {
        run: s.run + 2,
        estimating: s.run + 1,
        addressEdited: true,
        form: { ...s.form, unit: '4' },
        stage: stageOf(s, {
          step: 'CHECK_IF_DESTINATION_IS_VALID',
          run: s.run + 1,
          fee: { state: 'loading', run: s.run + 2 },
        }),
      },
      [
        { do: 'keepDraft' },
        expect.objectContaining({ do: 'checkArea' }),
        expect.objectContaining({ do: 'estimate' }),
        expect.objectContaining({ do: 'fetchFee' }),
      ],
    ],
  ],
  [
    'spaces after its floor are not',
    editing(),
    { type: 'formChanged', changes: { unit: '3 ' }, now: NOON },
    s => [{ form: { ...s.form, unit: '3 ' } }, keptDraft],
  ],
  [
    'nor is it without them again',
    [...editing(), { type: 'formChanged', changes: { unit: '3 ' }, now: NOON }],
    { type: 'formChanged', changes: { unit: '3' }, now: NOON },
    s => [{ form: { ...s.form, unit: '3' } }, keptDraft],
  ],
  [
    '[REQ-015] the address of the pin where riders collect leaves the one they deliver to',
    [started, vendorThere(vendor({}, {})), chosen, { type: 'originPinMoved', spot }],
    found(),
    s => [
      {
        origin: { ...s.origin, addressQuery: 'Grensen 1', street_address: 'Grensen 1' },
        stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: vendor({}, {}) },
      },
      [],
    ],
  ],
  [
    '[ADR-006] one that cannot be found there is a mistake of the collection point',
    [started, vendorThere(vendor({}, {})), chosen, { type: 'originPinMoved', spot }],
    notFound,
    () => [
      {
        stage: { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: vendor({}, {}) },
        problem: { at: 'origin', problem: { code: 'geolocator_reverse_failed' } },
      },
      [],
    ],
  ],
  [
    'how long riders take is shown once it is known',
    checking,
    s => ({ type: 'estimatesArrived', run: s.estimating ?? -1, estimates: { pickup: 15, delivery: 40 } }),
    () => [{ estimating: undefined, estimates: { pickup: 15, delivery: 40 } }, []],
  ],
  [
    'but not how long they take to the place before this one',
    [...checking, { type: 'destinationChosen', place: { ...place, text: 'Elsewhere 1' } }],
    s => ({ type: 'estimatesArrived', run: (s.estimating ?? -1) - 2, estimates: { pickup: 15, delivery: 40 } }),
    () => [{}, []],
  ],
]

test.each(rules)('%s', expectRule)

test.each([
  ['confirmed again', confirm, 'CHECK_IF_DESTINATION_IS_VALID'],
  ['taken elsewhere by its pin', movePin, 'ASK_FOR_DESTINATION_ADDRESS'],
])('[REQ-028] a place that is %s has no mistake meanwhile', (_, event, step) => {
  const { state } = run([...checking, unknownArea, event])
  expect([stepOf(state), state.problem]).toEqual([step, undefined])
})
