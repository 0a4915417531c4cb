import { expect, test } from 'vitest'
import type { RequestState } from '#domain/request/flow-state'
import {
  answered,
  asked,
  chosen,
  deliverable,
  done,
  facts,
  fee,
  filled,
  form,
  lost,
  NOON,
  open,
  order,
  parameters,
  place,
  placingOf,
  problemCode,
  refused,
  run,
  started,
  stepOf,
  submit,
  toDetails,
  toPress,
  vendor,
  vendorThere,
} from './examples.ts'

const closed = (state: Parameters<typeof asked>[0]) =>
  ({
    type: 'hoursArrived',
    run: asked(state),
    hours: { status: 'closed', from: '12:30', to: '22:00', currentTime: '12:00' },
    now: NOON,
  }) as const

test('[REQ-002] [REQ-012] the steps follow each other as documented', () => {
  const steps = toPress.map((_, index) => stepOf(run(toPress.slice(0, index + 1)).state))
  expect(steps).toEqual([
    'WAIT_FOR_VENDOR',
    'WAIT_FOR_VENDOR',
    'CHECK_SERVICE_HOURS',
    'ASK_FOR_DESTINATION_ADDRESS',
    'CHECK_IF_DESTINATION_IS_VALID',
    'FILL_ORDER_DETAILS',
    'FILL_ORDER_DETAILS',
    'FILL_ORDER_DETAILS',
    'FILL_PAYMENT_DETAILS',
  ])
})

test.each([
  ['started', [started], ['forgetCard', 'loadParameters', 'waitForVendor']],
  ['vendor there', [started, vendorThere()], ['loadHours']],
  ['hours open', [started, vendorThere(), open], []],
  ['hours failed', [started, vendorThere(), (s: never) => ({ type: 'hoursFailed', run: asked(s) }) as const], []],
  ['hours closed', [started, vendorThere(), closed], ['notify']],
  ['destination chosen', [started, vendorThere(), open, chosen], ['keepDraft', 'checkArea', 'estimate']],
  ['deliverable', [started, vendorThere(), open, chosen, deliverable], ['fetchFee']],
  ['pressed', toPress, ['measure', 'keepDraft', 'send']],
  ['order there', [...toPress, answered()], ['forgetCard', 'keepDraft', 'measure', 'notify', 'openTracking']],
  ['signature expired', [...toPress, refused('SignatureExpired')], ['keepDraft', 'fetchFee']],
  ['answer lost', [...toPress, lost], ['lookUp']],
])('[REQ-012] after "%s" this is done', (_, events, commands) => {
  expect(done(run(events as never).commands)).toEqual(commands)
})

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
  const details = run([{ type: 'originChosen', address }], facts(), asking.state)
  expect(stepOf(details.state)).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  const saving = run([{ type: 'originConfirmed' }], facts(), details.state)
  expect(saving.commands).toMatchObject([
    { do: 'saveOrigin', input: { street_address: 'Storgata 1', latitude: 59.9, country_code: 'NO' } },
  ])
  const kept = run([s => ({ type: 'originKept', run: asked(s) })], facts(), saving.state)
  expect(stepOf(kept.state)).toBe('CHECK_SERVICE_HOURS')
  expect(kept.commands).toMatchObject([
    { do: 'notify', notice: { code: 'address_saved' } },
    { do: 'originChanged' },
    { do: 'loadHours' },
  ])
})

test.each([
  ['refused', { code: 'refused', status: 400, message: 'InvalidRequest' }, 'origin_not_saved'],
  ['without an answer', { code: 'no_answer' }, 'origin_not_updated'],
] as const)('[ADR-015] an origin that is %s says so and stays', (_, problem, code) => {
  const saving = run([
    started,
    vendorThere(vendor({}, {})),
    { type: 'originPinMoved', spot: { latitude: 1, longitude: 2 } },
    { type: 'originConfirmed' },
    s => ({ type: 'originNotKept', run: asked(s), problem }),
  ])
  expect(problemCode(saving.state)).toBe(code)
  expect(stepOf(saving.state)).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  expect(saving.state.origin).toMatchObject({ latitude: 1, longitude: 2 })
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
  const guest = facts({ guest: true })
  const { state } = run(
    [
      started,
      parameters,
      vendorThere(vendor({ vendor_id: 'vendorID' }, {})),
      { type: 'originPinMoved', spot: { latitude: 59.9, longitude: 10.7 } },
      { type: 'originConfirmed' },
    ],
    guest,
  )
  expect(stepOf(state)).toBe('CHECK_SERVICE_HOURS')
  // The point alone: the sender of the order takes nothing else from it.
  expect(state.stage).toHaveProperty('from', { latitude: 59.9, longitude: 10.7 })
})

test('[REQ-016] [REQ-017] [REQ-106] closed hours end the flow with their text and the next opening', () => {
  const { state, commands } = run([started, vendorThere(), closed])
  expect(stepOf(state)).toBe('SERVICE_CLOSED')
  expect(commands).toEqual([
    {
      do: 'notify',
      notice: {
        code: 'service_closed',
        from: '12:30',
        to: '22:00',
        currentTime: '12:00',
        opensAt: NOON + 30 * 60_000,
      },
    },
  ])
  // It stays closed, whatever is typed or pressed, until it is started again (Q10).
  const stays = run([chosen, filled, submit, { type: 'proceeded' }], facts(), state)
  expect(stepOf(stays.state)).toBe('SERVICE_CLOSED')
  expect(stepOf(run([started], facts(), state).state)).toBe('WAIT_FOR_VENDOR')
})

test('[REQ-018] closed without hours shows the other text', () => {
  const hours = { status: 'closed', currentTime: '12:00' } as const
  const { commands } = run([started, vendorThere(), s => ({ type: 'hoursArrived', run: asked(s), hours, now: NOON })])
  expect(commands).toEqual([{ do: 'notify', notice: { code: 'platform_unavailable' } }])
})

test('[REQ-019] hours that cannot be read count as open', () => {
  const { state } = run([started, vendorThere(), s => ({ type: 'hoursFailed', run: asked(s) })])
  expect(stepOf(state)).toBe('ASK_FOR_DESTINATION_ADDRESS')
})

test('[REQ-024] proceeding needs an address and a place; a moved pin waits to be confirmed', () => {
  const asking = [started, vendorThere(), open]
  expect(problemCode(run([...asking, { type: 'proceeded' }]).state)).toBe('address_missing')
  const typed = { type: 'destinationTyped', text: 'Bygdøy' } as const
  expect(problemCode(run([...asking, typed, { type: 'proceeded' }]).state)).toBe('address_not_located')
  const moved = run([...asking, chosen, { type: 'pinMoved', spot: { latitude: 59.91, longitude: 10.7 } }])
  expect(stepOf(moved.state)).toBe('ASK_FOR_DESTINATION_ADDRESS')
  expect(moved.commands).toMatchObject([{ do: 'reverse', spot: { latitude: 59.91, longitude: 10.7 } }])
  const address = { id: 'x', formatted_address: 'Frognerveien 4', latitude: 59.9101, longitude: 10.7001 }
  const named = run([s => ({ type: 'reversed', run: asked(s), address })], facts(), moved.state)
  // The pin stays where it was put.
  expect(named.state.destination).toEqual({
    query: 'Frognerveien 4',
    place: { latitude: 59.91, longitude: 10.7, text: 'Frognerveien 4', from: 'cursor' },
    moved: true,
  })
  const confirmed = run([{ type: 'proceeded' }], facts(), named.state)
  expect(stepOf(confirmed.state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
  expect(confirmed.commands).toContainEqual(
    expect.objectContaining({
      do: 'checkArea',
      input: expect.objectContaining({ location: { lat: 59.91, lng: 10.7 } }),
    }),
  )
})

test('[ADR-006] a pin whose address cannot be found keeps its coordinates and says so', () => {
  const { state } = run([
    started,
    vendorThere(),
    open,
    { type: 'pinMoved', spot: { latitude: 59.91, longitude: 10.7 } },
    s => ({ type: 'reverseFailed', run: asked(s) }),
  ])
  expect(problemCode(state)).toBe('geolocator_reverse_failed')
  expect(state.destination.query).toBe('59.91000, 10.70000')
  expect(stepOf(run([{ type: 'proceeded' }], facts(), state).state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
})

test('[REQ-025] [REQ-026] [REQ-028] a place is rejected when it is not deliverable or nobody can say', () => {
  const checking = [started, vendorThere(), open, chosen]
  const no = run([...checking, s => ({ type: 'areaArrived', run: asked(s), deliverable: false })])
  expect([stepOf(no.state), problemCode(no.state)]).toEqual(['ASK_FOR_DESTINATION_ADDRESS', 'not_deliverable'])
  const unknown = run([...checking, s => ({ type: 'areaFailed', run: asked(s) })])
  expect(problemCode(unknown.state)).toBe('deliverability_unknown')
  expect(stepOf(run([{ type: 'proceeded' }], facts(), unknown.state).state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
})

test('[REQ-012] an answer from before a restart, a cancellation or another address changes nothing', () => {
  const checking = run([started, vendorThere(), open, chosen]).state
  const late = { type: 'areaArrived', run: asked(checking), deliverable: true } as const
  for (const event of [started, { type: 'cancelled' } as const, { type: 'destinationTyped', text: 'B' } as const]) {
    const { state } = run([event], facts(), checking)
    expect(run([late], facts(), state)).toEqual({ state, commands: [] })
  }
})

test('[REQ-012] going back to the origin details begins again and stops there', () => {
  const spot = { latitude: 59.9, longitude: 10.7 }
  const guest = facts({ guest: true })
  const bare = vendorThere(vendor({}, {}))
  const { state } = run(
    [
      started,
      bare,
      { type: 'originPinMoved', spot },
      { type: 'originConfirmed' },
      { type: 'wentBackToOriginDetails', now: NOON },
      bare,
    ],
    guest,
  )
  expect(stepOf(state)).toBe('ASK_FOR_ORIGIN_ADDRESS_DETAILS')
  expect(state.origin).toMatchObject(spot)
})

test('[FEE-001] [FEE-007] a fee is kept with its signature; without one the order can still be filled in', () => {
  expect(run(toDetails).state.stage).toMatchObject({
    fee: { state: 'ready', full: { fee: 87.4, signature: 'sig-87.4' } },
  })
  const failing = run([...toDetails.slice(0, 6), s => ({ type: 'feeFailed', run: asked(s), now: NOON }), filled])
  expect(problemCode(failing.state)).toBe('price_failed')
  expect(stepOf(failing.state)).toBe('FILL_ORDER_DETAILS')
  // Pressing asks again, and a fee that nobody has seen is shown before anything is placed.
  const again = run([submit], facts(), failing.state)
  expect(done(again.commands)).toEqual(['measure', 'fetchFee'])
  const seen = run([fee(90)], facts(), again.state)
  expect(placingOf(seen.state)).toBe('asking')
  const never = run(
    [s => ({ type: 'feeFailed', run: (s.stage as { fee: { run: number } }).fee.run, now: NOON })],
    facts(),
    again.state,
  )
  expect([problemCode(never.state), placingOf(never.state)]).toEqual(['price_failed_on_submit', 'idle'])
})

test('[REQ-029] [REQ-031] order details come before payment details, and back', () => {
  const paying = run([...toDetails, { type: 'detailsDone', now: NOON + 5000 }])
  expect(stepOf(paying.state)).toBe('FILL_PAYMENT_DETAILS')
  expect(paying.commands).toEqual([{ do: 'measure', name: 'order_details', milliseconds: 5000 }])
  const back = run([{ type: 'wentBackToDetails' }], facts(), paying.state)
  expect(stepOf(back.state)).toBe('FILL_ORDER_DETAILS')
})

test('[REQ-030] a validation error is shown at its field, with nothing under way', () => {
  const { state, commands } = run([...toDetails, { type: 'formChanged', changes: { name: '' }, now: NOON }, submit])
  expect(state.problem).toEqual({ at: 'name', problem: { code: 'name_missing' } })
  expect(commands).toEqual([])
  expect(
    run([{ type: 'formChanged', changes: { name: 'Å' }, now: NOON }], facts(), state).state.problem,
  ).toBeUndefined()
})

test('[REQ-032] success says "pushed", empties the form, and tracking opens', () => {
  const { state, commands } = run([...toPress, answered('no2041-1')])
  expect(state.stage).toEqual({ step: 'ENDED', reason: 'placed', orderId: 'no2041-1' })
  expect(state.form.name).toBe('')
  expect(commands).toContainEqual({ do: 'notify', notice: { code: 'order_pushed', orderId: 'no2041-1' } })
  expect(commands).toContainEqual({ do: 'openTracking', vendorId: 'no2041' })
})

test('[REQ-032] [REQ-033] an edited order is updated, with a new fee only for a new address', () => {
  const editing = [
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, fresh: 'key-0001' } as const,
    parameters,
    vendorThere(),
    (s: RequestState) => ({ type: 'orderArrived', run: asked(s), order: order() }) as const,
    open,
  ]
  const ready = run(editing)
  expect(ready.state.stage).toMatchObject({ step: 'FILL_ORDER_DETAILS', fee: { state: 'kept' } })
  const changed = run(
    [{ type: 'formChanged', changes: { amount: '700', name: 'Else' }, now: NOON }, submit],
    facts(),
    ready.state,
  )
  expect(changed.commands.at(-1)).toMatchObject({
    do: 'send',
    press: {
      what: 'update',
      orderId: 'no2041-abc',
      body: { vendor_id: 'no2041', payment_method: 'paid', amount: 700, item_details: 'Bouquet of peonies' },
    },
  })
  expect(JSON.stringify(changed.commands)).not.toContain('location')
  expect(changed.state.form.name).toBe('Ingrid Solberg')
  const moved = run(
    [{ ...(chosen as object), place: { ...place, text: 'Elsewhere 1' } } as never, deliverable, fee(99), submit],
    facts(),
    ready.state,
  )
  expect(moved.commands.at(-1)).toMatchObject({
    press: { body: { delivery_fee: 99, signature: 'sig-99', location: { address: '3, , Elsewhere 1' } } },
  })
  expect(run([answered('no2041-abc')], facts(), moved.state).commands).toContainEqual({
    do: 'notify',
    notice: { code: 'order_updated', orderId: 'no2041-abc' },
  })
  expect(problemCode(run([lost], facts(), moved.state).state)).toBe('order_not_updated')
})

test('[REQ-033] an order that went too far cannot be edited', () => {
  const { state } = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, fresh: 'k' },
    vendorThere(),
    s => ({ type: 'orderArrived', run: asked(s), order: order({ status: 'PICKED_UP' }) }),
  ])
  expect([stepOf(state), problemCode(state)]).toEqual(['ENDED', 'order_not_editable'])
})

test('[REQ-102] clearing the draft keeps the collection point and asks where it goes', () => {
  const { state, commands } = run([...toDetails, { type: 'draftCleared', now: NOON, fresh: 'key-0003' }])
  expect([stepOf(state), state.form.name, state.key]).toEqual(['ASK_FOR_DESTINATION_ADDRESS', '', 'key-0003'])
  expect(done(commands)).toContain('keepDraft')
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
