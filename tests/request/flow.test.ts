// The steps of a request as a whole, its details and its end.
import { expect, test } from 'vitest'
import type { RequestEvent, RequestState } from '#features/request/flow-state.ts'
import { emptyOrigin } from '#features/request/prefill.ts'
import {
  answered,
  asked,
  chosen,
  closed,
  context,
  deliverable,
  done,
  expectRule,
  fee,
  filled,
  lost,
  NOON,
  open,
  order,
  parameters,
  place,
  placingOf,
  problemCode,
  type Rule,
  refused,
  run,
  type Step,
  spot,
  started,
  stepOf,
  submit,
  toDetails,
  toPress,
  vendor,
  vendorThere,
} from './examples.ts'

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
  ['destination chosen', [started, vendorThere(), open, chosen], ['keepDraft', 'checkArea', 'estimate', 'fetchFee']],
  ['deliverable', [started, vendorThere(), open, chosen, deliverable], []],
  ['pressed', toPress, ['measure', 'send']],
  ['order there', [...toPress, answered()], ['forgetCard', 'keepDraft', 'measure', 'notify', 'openTracking']],
  ['signature expired', [...toPress, refused('SignatureExpired')], ['keepDraft', 'fetchFee']],
  ['answer lost', [...toPress, lost], ['lookUp']],
])('[REQ-012] after "%s" this is done', (_, events, commands) => {
  expect(done(run(events as never).commands)).toEqual(commands)
})

test('[REQ-012] an answer from before a restart, a cancellation or another address changes nothing', () => {
  const checking = run([started, vendorThere(), open, chosen]).state
  const late = { type: 'areaArrived', run: asked(checking), deliverable: true } as const
  for (const event of [started, { type: 'cancelled' } as const, { type: 'destinationTyped', text: 'B' } as const]) {
    const { state } = run([event], context(), checking)
    expect(run([late], context(), state)).toEqual({ state, commands: [] })
  }
})

test('[FEE-001] [FEE-007] a fee is kept with its signature; without one the order can still be filled in', () => {
  expect(run(toDetails).state.stage).toMatchObject({
    fee: { state: 'ready', full: { fee: 87.4, signature: 'sig-87.4' } },
  })
  const failing = run([...toDetails.slice(0, 6), s => ({ type: 'feeFailed', run: asked(s), now: NOON }), filled])
  expect(problemCode(failing.state)).toBe('price_failed')
  expect(stepOf(failing.state)).toBe('FILL_ORDER_DETAILS')
  // Pressing asks again, and a fee that nobody has seen is shown before anything is placed.
  const again = run([submit], context(), failing.state)
  expect(done(again.commands)).toEqual(['measure', 'fetchFee'])
  const seen = run([fee(90)], context(), again.state)
  expect(placingOf(seen.state)).toBe('asking')
  const never = run(
    [s => ({ type: 'feeFailed', run: (s.stage as { fee: { run: number } }).fee.run, now: NOON })],
    context(),
    again.state,
  )
  expect([problemCode(never.state), placingOf(never.state)]).toEqual(['price_failed_on_submit', 'idle'])
})

test('[REQ-029] [REQ-031] order details come before payment details, and back', () => {
  const paying = run([...toDetails, { type: 'detailsDone', now: NOON + 5000 }])
  expect(stepOf(paying.state)).toBe('FILL_PAYMENT_DETAILS')
  expect(paying.commands).toEqual([{ do: 'measure', name: 'order_details', milliseconds: 5000 }])
  const back = run([{ type: 'wentBackToDetails' }], context(), paying.state)
  expect(stepOf(back.state)).toBe('FILL_ORDER_DETAILS')
})

test('[REQ-030] a validation error is shown at its field, with nothing under way', () => {
  const { state, commands } = run([...toDetails, { type: 'formChanged', changes: { name: '' }, now: NOON }, submit])
  expect(state.problem).toEqual({ at: 'name', problem: { code: 'name_missing' } })
  expect(commands).toEqual([])
  expect(
    run([{ type: 'formChanged', changes: { name: 'Å' }, now: NOON }], context(), state).state.problem,
  ).toBeUndefined()
})

test('[REQ-032] success shows "pushed", empties the form, and tracking opens', () => {
  const { state, commands } = run([...toPress, answered('no2041-1')])
  expect(state.stage).toEqual({ step: 'ENDED', reason: 'placed', orderId: 'no2041-1' })
  expect(state.form.name).toBe('')
  expect(commands).toContainEqual({ do: 'notify', notice: { code: 'order_pushed', orderId: 'no2041-1' } })
  expect(commands).toContainEqual({ do: 'openTracking', vendorId: 'no2041', orderId: expect.any(String) })
})

test('[REQ-029] the time of the payment details is measured from their beginning to the submission', () => {
  const details: Step = { type: 'detailsDone', now: NOON + 5000 }
  const { commands } = run([...toDetails, details, { type: 'submitted', now: NOON + 12_000 }, answered()])
  expect(commands).toContainEqual({ do: 'measure', name: 'payment_details', milliseconds: 7000 })
})

test('[REQ-032] [REQ-033] an edited order is updated, with a new fee only for a new address', () => {
  const editing = [
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'key-0001' } as const,
    parameters,
    vendorThere(),
    (s: RequestState) => ({ type: 'orderArrived', run: asked(s), order: order() }) as const,
    open,
  ]
  const ready = run(editing)
  expect(ready.state.stage).toMatchObject({ step: 'FILL_ORDER_DETAILS', fee: { state: 'unchanged' } })
  const changed = run(
    [{ type: 'formChanged', changes: { amount: '700', name: 'Else' }, now: NOON }, submit],
    context(),
    ready.state,
  )
  expect(changed.commands.at(-1)).toMatchObject({
    do: 'send',
    submission: {
      what: 'update',
      orderId: 'no2041-abc',
      body: { vendor_id: 'no2041', payment_method: 'paid', amount: 700, item_details: 'Bouquet of peonies' },
    },
  })
  expect(JSON.stringify(changed.commands)).not.toContain('location')
  expect(changed.state.form.name).toBe('Ingrid Solberg')
  const moved = run(
    [{ ...(chosen as object), place: { ...place, text: 'Elsewhere 1' } } as never, deliverable, fee(99), submit],
    context(),
    ready.state,
  )
  expect(moved.commands.at(-1)).toMatchObject({
    submission: { body: { delivery_fee: 99, signature: 'sig-99', location: { address: '3, , Elsewhere 1' } } },
  })
  expect(run([answered('no2041-abc')], context(), moved.state).commands).toContainEqual({
    do: 'notify',
    notice: { code: 'order_updated', orderId: 'no2041-abc' },
  })
  expect(problemCode(run([lost], context(), moved.state).state)).toBe('order_not_updated')
})

test('[REQ-045] an order to be paid in cash, which is offered no longer, is not sent as paid', () => {
  const byCash: Step = { type: 'formChanged', changes: { payment: 'cash_on_delivery' }, now: NOON }
  const paidAlone: Step = {
    type: 'parametersArrived',
    parameters: { paymentMethods: 'PAID', onlinePaymentActivated: true },
    now: NOON,
  }
  const { state, commands } = run([...toDetails, byCash, paidAlone, submit])
  expect(state.problem).toEqual({ at: 'payment', problem: { code: 'payment_not_selected' } })
  expect(done(commands)).not.toContain('send')
})

test('[GST-007] [TRK-025] a guest modifies an order: it is collected where it was, stays paid, and asks for no sender again', () => {
  const sender = {
    location: { address: ', , Solveien 4', latitude: 59.85, longitude: 10.8 },
    name: 'Kari Berg',
    email: 'kari.berg@post.example',
    phone_number: '+4741258036',
  }
  const guest = context({ guest: true })
  const opened = run(
    [
      { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'key-0001' },
      parameters,
      vendorThere(vendor({}, {})),
      s => ({ type: 'orderArrived', run: asked(s), order: order({ sender }) }),
      open,
    ],
    guest,
  )
  expect(opened.state.stage).toMatchObject({
    step: 'FILL_ORDER_DETAILS',
    from: { latitude: 59.85, longitude: 10.8 },
    fee: { state: 'unchanged' },
  })
  expect(opened.state.origin).toMatchObject({ addressQuery: 'Solveien 4', street_address: 'Solveien 4' })
  const changed = run([{ type: 'formChanged', changes: { amount: '700' }, now: NOON }, submit], guest, opened.state)
  expect(problemCode(changed.state)).toBeUndefined()
  expect(changed.commands.at(-1)).toMatchObject({
    do: 'send',
    submission: { what: 'update', orderId: 'no2041-abc', body: { payment_method: 'paid', amount: 700 } },
  })
  const moved = run([chosen], guest, opened.state)
  expect(moved.commands).toContainEqual(
    expect.objectContaining({ do: 'fetchFee', input: expect.objectContaining({ source: { lat: 59.85, lng: 10.8 } }) }),
  )
})

test.each([
  ['whose answer was lost', lost],
  ['that a failing server may have made', refused('', 502)],
  ['under a key that was used', refused('IdempotencyKeyReused', 409)],
])('[REQ-033] after an update %s, what is changed then is sent under a key of its own', (_, answer) => {
  const sent = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'key-0001' },
    parameters,
    vendorThere(),
    s => ({ type: 'orderArrived', run: asked(s), order: order() }),
    open,
    submit,
  ])
  expect(sent.commands.at(-1)).toMatchObject({ submission: { what: 'update', key: 'key-0001' } })
  const again = run(
    [answer, { type: 'formChanged', changes: { amount: '700' }, now: NOON }, submit],
    context(),
    sent.state,
  )
  expect(again.commands.at(-1)).toMatchObject({
    submission: { what: 'update', key: 'key-0002', body: { amount: 700 } },
  })
})

test('[REQ-033] floor, building and notes of an edited order are its address: it is checked and priced again, and sent', () => {
  const editing = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'key-0001' },
    parameters,
    vendorThere(),
    s => ({ type: 'orderArrived', run: asked(s), order: order() }),
    open,
  ]).state
  const ringTwice = { location: { address: '5, , Bygdøy allé 23', notes: 'Ring twice' } }
  const typed = run([{ type: 'formChanged', changes: { unit: '5' }, now: NOON }], context(), editing)
  expect(done(typed.commands)).toEqual(['keepDraft', 'checkArea', 'estimate', 'fetchFee'])
  const more = run([{ type: 'formChanged', changes: { notes: 'Ring twice' }, now: NOON }], context(), typed.state)
  expect(done(more.commands), 'once').toEqual(['keepDraft'])
  expect(run([deliverable, fee(), submit], context(), more.state).commands.at(-1)).toMatchObject({
    submission: { what: 'update', body: { ...ringTwice, delivery_fee: 87.4, signature: 'sig-87.4' } },
  })
  const changes = { unit: '5', notes: 'Ring twice' }
  const message = [{ type: 'offered', offer: { from: 'message', changes } }, { type: 'offerTaken' }] as const
  expect(run([...message, deliverable, fee(), submit], context(), editing).commands.at(-1)).toMatchObject({
    submission: { body: ringTwice },
  })
  // An update has no field for these.
  const others = { parcel: 'food', coldBag: true, ageCheck: true } as const
  expect(run([{ type: 'formChanged', changes: others, now: NOON }], context(), editing).state.form).toEqual(
    editing.form,
  )
})

test('[REQ-033] an order that went too far cannot be edited', () => {
  const { state } = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'k' },
    vendorThere(),
    s => ({ type: 'orderArrived', run: asked(s), order: order({ status: 'PICKED_UP' }) }),
  ])
  expect([stepOf(state), problemCode(state)]).toEqual(['ENDED', 'order_not_editable'])
})

test('[REQ-102] clearing the draft keeps the collection point and asks where it goes', () => {
  const { state, commands } = run([...toDetails, { type: 'draftCleared', now: NOON, newKey: 'key-0003' }])
  expect([stepOf(state), state.form.name, state.key]).toEqual(['ASK_FOR_DESTINATION_ADDRESS', '', 'key-0003'])
  expect(done(commands)).toContain('keepDraft')
})

const asking: Step[] = [started, parameters, vendorThere(), open]
const awaited = (of: 'origin' | 'destination'): Step => ({ type: 'placeAwaited', of })
const missed = (of: 'origin' | 'destination'): Step => ({ type: 'placeMissed', of })
const bare = vendorThere(vendor({}, {}))

const rules: Rule[] = [
  [
    '[REQ-107] while the place of a suggestion is awaited, the address has no mistake',
    [...asking, { type: 'proceeded' }],
    awaited('destination'),
    () => [{ locating: 'destination', problem: undefined }, []],
  ],
  [
    '[REQ-031] the step back from the payment leaves what was filled in',
    [...toDetails, { type: 'detailsDone', now: NOON }],
    { type: 'wentBackToDetails' },
    s => [{ stage: run(toDetails).state.stage, startTime: s.startTime }, []],
  ],
  ['[REQ-107] where no place was awaited, none is missed', asking, missed('destination'), () => [{}, []]],
  [
    '[REQ-107] a submission that waited for a place ends where it does not come',
    [...asking, filled, awaited('destination'), submit],
    missed('destination'),
    () => [
      {
        locating: undefined,
        waiting: undefined,
        problem: { at: 'destination', problem: { code: 'address_not_located' } },
      },
      [],
    ],
  ],
  [
    '[REQ-015] a collection point that was confirmed says so where its place does not come',
    [started, bare, awaited('origin'), { type: 'originConfirmed' }],
    missed('origin'),
    () => [
      {
        locating: undefined,
        stage: { step: 'ASK_FOR_ORIGIN_ADDRESS', vendor: vendor({}, {}) },
        problem: { at: 'origin', problem: { code: 'origin_not_located' } },
      },
      [],
    ],
  ],
  [
    '[FEE-012] a value above the limit is no mistake once it is confirmed, and that is kept',
    [
      ...toDetails,
      {
        type: 'parametersArrived',
        parameters: { paymentMethods: 'PAID', onlinePaymentActivated: true, orderItemValueExceedLimit: 100 },
        now: NOON,
      },
      submit,
    ],
    { type: 'valueConfirmed' },
    s => [
      { form: { ...s.form, confirmedAmount: '649' }, problem: undefined, faults: undefined },
      [{ do: 'keepDraft' }],
    ],
  ],
]

test.each(rules)('%s', expectRule)

/** As after a reload: what was sent before is looked for. */
const afterReload = (more: object, ...steps: Step[]): Step[] => {
  const { form, destination, key, sent } = run(toPress).state
  const draft = { form, destination, key, sent, origin: undefined, voucherCode: 'ONE', placed: [], ...more }
  return [{ type: 'started', vendorId: 'no2041', draft, now: NOON, newKey: 'new' }, parameters, ...steps]
}
const givenOrigin = { ...emptyOrigin('NO'), addressQuery: 'Grensen 1', street_address: 'Grensen 1', ...spot }
const address = { id: 'x', formatted_address: 'Grensen 1', ...spot }
const atOrigin = afterReload({ origin: givenOrigin }, bare)
const atDestination = afterReload({ destination: { query: 'Bygdøy' } }, vendorThere(), open)
const atDetails = afterReload({}, vendorThere(), open, deliverable, fee())
const voucherAwaited: Step[] = [...toDetails.slice(0, 6), filled, { type: 'voucherTyped', text: 'ONE' }, submit]
const offer: Step = { type: 'offered', offer: { from: 'message', changes: { notes: 'Ring' } } }
const exceeds: Step = { type: 'parametersArrived', parameters: { orderItemValueExceedLimit: 1 }, now: NOON }

test.each<[string, Step[], RequestEvent]>([
  ['the collection point that is typed', atOrigin, { type: 'originTyped', text: 'Stor' }],
  ['the one that is chosen', atOrigin, { type: 'originChosen', address }],
  ['its pin', atOrigin, { type: 'originPinMoved', spot }],
  ['its notes', atOrigin, { type: 'originEdited', changes: { notes: 'Back door' } }],
  ['its confirmation', atOrigin, { type: 'originConfirmed' }],
  ['the address that is typed', atDestination, { type: 'destinationTyped', text: 'Stor' }],
  ['the one that is chosen', atDestination, { type: 'destinationChosen', place }],
  ['the place of a suggestion', atDestination, { type: 'placeAwaited', of: 'destination' }],
  ['a pin', atDestination, { type: 'pinMoved', spot }],
  ['"Deliver here"', atDestination, { type: 'proceeded' }],
  ['what a message offers', atDetails, { type: 'offered', offer: { from: 'message', changes: { notes: 'Ring' } } }],
  ['what it offered before', [...toDetails, offer, submit], { type: 'offerTaken' }],
  ['a field', atDetails, { type: 'formChanged', changes: { notes: 'Ring' }, now: NOON }],
  [
    'a field, where the place of a suggestion is awaited',
    [...asking, filled, awaited('destination'), submit],
    { type: 'formChanged', changes: { notes: 'Ring' }, now: NOON },
  ],
  ['a value above the limit', [...atDetails, exceeds], { type: 'valueConfirmed' }],
  ['the code of a voucher', voucherAwaited, { type: 'voucherTyped', text: 'TWO' }],
  ['a voucher', voucherAwaited, { type: 'voucherApplied', now: NOON }],
  ['its removal', voucherAwaited, { type: 'voucherRemoved' }],
  ['the step to the payment', atDetails, { type: 'detailsDone', now: NOON }],
  ['the step back from it', toPress, { type: 'wentBackToDetails' }],
  ['the step back to the collection point', atDetails, { type: 'wentBackToOriginDetails', now: NOON }],
  ['a form that is cleared', atDetails, { type: 'draftCleared', now: NOON, newKey: 'x' }],
])('[REQ-105] %s waits while a submission is on its way or looked for', (_, before, event) => {
  const { state } = run(before)
  const next = run([event], context(), state)
  expect(next.commands).toEqual([])
  expect(next.state).toBe(state)
})

test('[PAY-012] the ways to pay, when they arrive, leave what is wrong with a field', () => {
  const { state } = run([...toDetails, { type: 'formChanged', changes: { name: '' }, now: NOON }, submit, parameters])
  expect(problemCode(state)).toBe('name_missing')
})

test('[PAY-012] that they could not be looked up stays until they are', () => {
  const unknown: Step = { type: 'parametersArrived', parameters: { checkFailed: true }, now: NOON }
  const failed = run([...toDetails, unknown, submit, unknown]).state
  expect(problemCode(run([unknown], context(), failed).state)).toBe('payment_check_failed')
  expect(run([parameters], context(), failed).state.problem).toBeUndefined()
})

test('[REQ-029] a submission that waited ends when its last answer comes', () => {
  const later = NOON + 7000
  const waits = run([...toDetails.slice(0, 6), filled, submit])
  const priced = run(
    [s => ({ type: 'feeArrived', run: asked(s), fee: { fee: 87.4, signature: 's' }, now: later })],
    context(),
    waits.state,
  )
  expect([placingOf(priced.state), priced.state.endTime]).toEqual(['sending', later])
  expect(priced.commands).toContainEqual({ do: 'measure', name: 'order_details', milliseconds: 7000 })
  // The answer about the area does not say when it came: then nothing was waited for that is known.
  const area = [...toDetails.slice(0, 5), filled, fee(), submit, deliverable]
  expect(run(area).state).toMatchObject({ startTime: NOON, endTime: NOON })
})

test('[REQ-012] a late address of a pin leaves the confirmed one to its own', () => {
  const { state } = run([...asking, { type: 'pinMoved', spot }, { type: 'proceeded' }])
  const late = run([{ type: 'reversed', run: asked(state) - 1, address }], context(), state)
  expect(late.commands).toEqual([])
  expect(late.state).toBe(state)
})
