// A submission that is made before all is known goes on by itself, and nothing that was typed is overwritten.
import { describe, expect, test } from 'vitest'
import type { RequestEvent, RequestState } from '#features/request/flow-state.ts'
import type { Offer } from '#features/request/form.ts'
import { offerOfFragment } from '#features/request/offer.ts'
import { viewOf } from '#features/request/view.ts'
import {
  asked,
  chosen,
  closed,
  context,
  deliverable,
  done,
  fee,
  filled,
  NOON,
  open,
  order,
  parameters,
  place,
  placingOf,
  problemCode,
  run,
  type Step,
  started,
  stepOf,
  submission,
  submit,
  toDetails,
  vendorThere,
} from './examples.ts'

const checkingSteps: Step[] = [started, parameters, vendorThere(), open, chosen, filled]
const checking = run(checkingSteps)
const feeOf = ({ stage }: RequestState) => ('fee' in stage && stage.fee.state === 'loading' ? stage.fee.run : -1)
const feeComes =
  (amount = 87.4): Step =>
  state => ({ type: 'feeArrived', run: feeOf(state), fee: { fee: amount, signature: 'sig' }, now: NOON })
const sends = (commands: readonly { do: string }[]) => commands.filter(command => command.do === 'send')

test('[REQ-025] area, estimates and fee are asked for together; the fee counts once riders are known to go there', () => {
  const { commands } = run([started, vendorThere(), open, chosen])
  expect(done(commands).slice(-3)).toEqual(['checkArea', 'estimate', 'fetchFee'])
  const early = run([feeComes()], context(), checking.state)
  expect(stepOf(early.state)).toBe('CHECK_IF_DESTINATION_IS_VALID')
  const ready = run([deliverable], context(), early.state)
  expect(ready.state.stage).toMatchObject({ step: 'FILL_ORDER_DETAILS', fee: { state: 'ready' } })
  const refused = run(
    [
      s => ({
        type: 'areaArrived',
        run: s.stage.step === 'CHECK_IF_DESTINATION_IS_VALID' ? s.stage.run : -1,
        deliverable: false,
      }),
    ],
    context(),
    early.state,
  )
  expect([stepOf(refused.state), problemCode(refused.state)]).toEqual([
    'ASK_FOR_DESTINATION_ADDRESS',
    'not_deliverable',
  ])
  // A price that failed says nothing about a place where no rider goes.
  const failed = run([s => ({ type: 'feeFailed', run: feeOf(s), now: NOON })], context(), checking.state)
  expect(problemCode(failed.state)).toBeUndefined()
  expect(problemCode(run([deliverable], context(), failed.state).state)).toBe('price_failed')
})

describe('[REQ-107] flags that are still to come', () => {
  const off = { Voucher: false, PreOrder: false, PaymentVat: false }
  const awaited = context({ flags: { ...context().flags, ...off }, flagsAwaited: true })
  const without = context({ flags: awaited.flags })
  const arrived: Step = { type: 'flagsArrived', now: NOON }
  const begin = (voucherCode: string): Step => {
    const { form, destination } = run(toDetails).state
    const draft = { form, destination, origin: undefined, voucherCode, key: 'k', sent: undefined, placed: [] }
    return { type: 'started', vendorId: 'no2041', draft, now: NOON, newKey: 'k2' }
  }
  const restored = (voucherCode = '') =>
    run([begin(voucherCode), parameters, vendorThere(), open, deliverable, feeComes()], awaited).state
  const change = (changes: Partial<RequestState['form']>): Step => ({ type: 'formChanged', changes, now: NOON })
  const retimed = run([change({ time: 'later', collectAt: NOON / 1000 + 3600 })], awaited, restored()).state
  const asked = (commands: readonly { do: string }[]) => commands.filter(({ do: name }) => name === 'validateVoucher')

  test('do not take away a time that was chosen, and its order waits for them', () => {
    expect(viewOf(retimed, awaited, NOON).laterOffered).toBe(true)
    expect(viewOf(restored(), awaited, NOON).laterOffered).toBe(false)
    const waits = run([submit], awaited, retimed)
    expect([problemCode(waits.state), sends(waits.commands), waits.state.waiting]).toEqual([
      undefined,
      [],
      expect.anything(),
    ])
    expect(sends(run([arrived], context(), waits.state).commands)).toMatchObject([
      { submission: { body: { preordered_for: NOON / 1000 + 3600 } } },
    ])
    const gone = run([arrived], without, waits.state)
    expect([problemCode(gone.state), sends(gone.commands)]).toEqual(['time_gone', []])
  })
  test('do not lose a VAT number', () => {
    const waits = run([change({ vat: 'AB345678' }), submit], awaited, restored())
    expect(sends(waits.commands)).toEqual([])
    expect(sends(run([arrived], context(), waits.state).commands)).toMatchObject([
      { submission: { body: { vat_number: 'AB345678' } } },
    ])
  })
  test('do not lose the voucher of a draft: it is checked with them, and before an order that waits for them', () => {
    expect(asked(run([arrived], context(), restored('ONE')).commands)).toHaveLength(1)
    expect(asked(run([arrived], without, restored('ONE')).commands)).toEqual([])
    const waits = run([submit], awaited, restored('ONE'))
    const checked = run([arrived], context(), waits.state)
    expect([sends(waits.commands), asked(checked.commands).length, sends(checked.commands)]).toEqual([[], 1, []])
  })
  test('hold up no order without anything of them', () => {
    expect(sends(run([submit], awaited, restored()).commands)).toHaveLength(1)
  })
})

describe('[FEE-008] a voucher that is applied before the fee is known', () => {
  const typed: Step = { type: 'voucherTyped', text: 'ONE' }
  const applied: Step = { type: 'voucherApplied', now: NOON }
  const accepted: Step = state => ({
    type: 'voucherArrived',
    run: feeOf(state),
    answer: { voucher: { code: 'ONE', amount: 10, type: 'amount' }, delivery_fee: 77.4, signature: 'v' },
    now: NOON,
  })
  const refused: Step = state => ({ type: 'voucherRefused', run: feeOf(state), now: NOON })
  const checks = (commands: readonly { do: string }[]) => commands.filter(({ do: name }) => name === 'validateVoucher')

  test.each<[string, Step[], Step[]]>([
    ['without an address', [started, parameters, vendorThere(), open, typed, applied], [chosen, deliverable]],
    ['while the area is checked', [...checkingSteps, typed, applied], [deliverable]],
    ['while the fee is on its way', [...checkingSteps, deliverable, typed, applied], []],
  ])('is checked with it (%s)', (_, before, between) => {
    const waits = run(before)
    expect(checks(waits.commands)).toEqual([])
    expect(waits.state.voucher).toEqual({ typed: 'ONE', awaitsFee: true })
    const asks = run([...between, feeComes()], context(), waits.state)
    expect(checks(asks.commands)).toEqual([
      expect.objectContaining({ input: expect.objectContaining({ code: 'ONE' }) }),
    ])
    const { state } = run([accepted], context(), asks.state)
    expect(state.voucher).toMatchObject({ typed: 'ONE', applied: { code: 'ONE' } })
    expect(state.voucher.awaitsFee).toBeUndefined()
    expect(state.stage).toMatchObject({ fee: { reduced: { fee: 77.4 } } })
  })

  test('is checked at once where the fee is there before the area is known', () => {
    const asks = run([...checkingSteps, feeComes(), typed, applied])
    expect(checks(asks.commands)).toHaveLength(1)
    const { state } = run([accepted, deliverable], context(), asks.state)
    expect(state.stage).toMatchObject({ step: 'FILL_ORDER_DETAILS', fee: { reduced: { fee: 77.4 } } })
  })

  test('does not lower the fee where it is removed before the area is known', () => {
    const lowered = run([...checkingSteps, typed, applied, feeComes(), accepted])
    expect(lowered.state.stage).toMatchObject({ fee: { reduced: { fee: 77.4 } } })
    const { state } = run([{ type: 'voucherRemoved' }, deliverable], context(), lowered.state)
    expect(state.voucher).toEqual({ typed: '' })
    expect(state.stage).toMatchObject({ step: 'FILL_ORDER_DETAILS', fee: { full: { fee: 87.4 } } })
    expect(state.stage).not.toHaveProperty('fee.reduced')
  })

  test('is checked again where another address comes before its answer', () => {
    const elsewhere: Step = { type: 'destinationChosen', place: { ...place, text: 'Storgata 9' } }
    const moved = run([...toDetails, typed, applied, elsewhere])
    expect(checks(run([deliverable, feeComes()], context(), moved.state).commands)).toHaveLength(1)
    const retyped = run([...toDetails, typed, applied, { type: 'destinationTyped', text: 'Storgata' }, elsewhere])
    expect(checks(run([deliverable, feeComes()], context(), retyped.state).commands)).toHaveLength(1)
  })

  test('another text, or its removal, takes it back', () => {
    const waits = run([...checkingSteps, typed, applied]).state
    for (const change of [{ type: 'voucherTyped', text: 'ONES' }, { type: 'voucherRemoved' }] as const)
      expect(checks(run([change, deliverable, feeComes()], context(), waits).commands)).toEqual([])
  })

  test('[REQ-102] is checked again after a reload', () => {
    const { form, destination } = run(toDetails).state
    const draft = { form, destination, origin: undefined, voucherCode: 'ONE', key: 'k', sent: undefined, placed: [] }
    const begin: Step = { type: 'started', vendorId: 'no2041', draft, now: NOON, newKey: 'k2' }
    const begun = run([begin, parameters, vendorThere(), open])
    expect(checks(run([deliverable, feeComes()], context(), begun.state).commands)).toHaveLength(1)
  })

  test('[REQ-107] is part of the submission that waits: placed with it, and not without it', () => {
    const waits = run([...checkingSteps, typed, applied, submit, deliverable, feeComes()])
    expect(sends(waits.commands)).toEqual([])
    expect(sends(run([accepted], context(), waits.state).commands)).toMatchObject([
      { submission: { body: { delivery_fee: 77.4, voucher: { code: 'ONE' } } } },
    ])
    const ended = run([refused], context(), waits.state)
    expect(sends(ended.commands)).toEqual([])
    expect([problemCode(ended.state), ended.state.waiting]).toEqual(['voucher_not_available', undefined])
  })

  test('[REQ-107] is checked by the submission where nobody applied it', () => {
    const asks = run([...toDetails, typed, submit])
    expect([checks(asks.commands).length, sends(asks.commands)]).toEqual([1, []])
    // It was submitted with another fee in sight.
    expect(placingOf(run([accepted], context(), asks.state).state)).toBe('asking')
    const ended = run([refused], context(), asks.state)
    expect([problemCode(ended.state), ended.state.waiting]).toEqual(['voucher_not_available', undefined])
    // Who has read that goes on without it.
    const without = run([submit], context(), ended.state)
    expect([checks(without.commands), placingOf(without.state)]).toEqual([[], 'sending'])
  })

  test('a code that is applied already is not asked about again', () => {
    const lowered = run([...toDetails, typed, applied, accepted]).state
    expect(checks(run([applied], context(), lowered).commands)).toEqual([])
  })
})

describe('[REQ-107] a submission before the fee is known', () => {
  const orders: [string, Step[]][] = [
    ['area, then fee', [deliverable, feeComes()]],
    ['fee, then area', [feeComes(), deliverable]],
  ]
  test.each(orders)('waits and is placed (%s)', (_, answers) => {
    const waits = run([submit], context(), checking.state)
    expect(sends(waits.commands)).toEqual([])
    expect(viewOf(waits.state, context(), NOON)).toMatchObject({ waits: true, submitting: true, loading: true })
    // Pressed again, it is still one.
    const placed = run([submit, ...answers], context(), waits.state)
    expect(placingOf(placed.state)).toBe('sending')
    expect(sends(placed.commands)).toHaveLength(1)
  })

  test('waits for the ways to pay, too', () => {
    const { paymentMethods: _, ...unknown } = run(toDetails).state.parameters
    const waits = run([submit], context(), {
      ...run(toDetails).state,
      parameters: { ...unknown, paymentMethods: undefined as never },
    })
    expect(waits.state.problem).toBeUndefined()
    expect(placingOf(run([parameters], context(), waits.state).state)).toBe('sending')
  })

  test('ends where no rider goes, and where there is no price', () => {
    const waits = run([submit], context(), checking.state).state
    const checked: Step = s => ({
      type: 'areaArrived',
      run: s.stage.step === 'CHECK_IF_DESTINATION_IS_VALID' ? s.stage.run : -1,
      deliverable: false,
    })
    const nowhere = run([checked], context(), waits).state
    expect([problemCode(nowhere), nowhere.waiting]).toEqual(['not_deliverable', undefined])
    const priceless = run([deliverable, s => ({ type: 'feeFailed', run: feeOf(s), now: NOON })], context(), waits).state
    expect([problemCode(priceless), priceless.waiting]).toEqual(['price_failed_on_submit', undefined])
  })

  test.each([
    [87.4, 'sending'],
    [99, 'asking'],
  ])('with a fee shown before: %d is %s', (amount, at) => {
    const lapsed = run([...toDetails, { type: 'feeLapsed', now: NOON }])
    const waits = run([submit], context(), lapsed.state)
    expect(sends(waits.commands)).toEqual([])
    expect(placingOf(run([feeComes(amount)], context(), waits.state).state)).toBe(at)
  })

  test.each([
    [87.4, 'sending'],
    [99, 'asking'],
  ])('with the fee of another place shown before: %d is %s', (amount, at) => {
    const elsewhere = { ...place, latitude: 59.95, text: 'Storgata 9' }
    const typed = run([{ type: 'destinationTyped', text: 'Storgata 9' }], context(), run(toDetails).state)
    const waits = run([{ type: 'destinationChosen', place: elsewhere }, submit], context(), typed.state)
    expect(sends(waits.commands)).toEqual([])
    expect(placingOf(run([deliverable, feeComes(amount)], context(), waits.state).state)).toBe(at)
    // A form that was cleared has shown nothing.
    const cleared = run([{ type: 'draftCleared', newKey: 'k2', now: NOON }], context(), typed.state)
    const anew = run([{ type: 'destinationChosen', place: elsewhere }, filled, submit], context(), cleared.state)
    expect(placingOf(run([deliverable, feeComes(amount)], context(), anew.state).state)).toBe('sending')
  })

  test('says what is wrong with a place that was awaited before it asks about another fee', () => {
    const long = { ...place, text: 'ถนน'.repeat(40) }
    const waits = run([...toDetails, awaited, submit])
    expect(waits.state.waiting).toEqual({ shown: 87.4 })
    const { state } = run(
      [{ type: 'destinationChosen', place: long }, deliverable, feeComes(95)],
      context(),
      waits.state,
    )
    expect([placingOf(state), problemCode(state), state.waiting]).toEqual(['none', 'street_too_long', undefined])
  })

  test('says that nothing can be paid before it asks about another fee', () => {
    const failed: Step = { type: 'parametersArrived', parameters: { checkFailed: true }, now: NOON }
    const unknown = run([started, failed, vendorThere(), open, chosen, deliverable, feeComes(), filled])
    const lapsed = run([submit, { type: 'feeLapsed', now: NOON }, feeComes(95), failed], context(), unknown.state)
    expect([placingOf(lapsed.state), problemCode(lapsed.state)]).toEqual(['none', 'payment_check_failed'])
  })

  const awaited: Step = { type: 'placeAwaited', of: 'destination' }
  const missed: Step = { type: 'placeMissed', of: 'destination' }

  test('waits for the place of a suggestion that was just chosen', () => {
    const { state: at } = run([started, parameters, vendorThere(), open, filled, awaited])
    const waits = run([submit], context(), at)
    expect(problemCode(waits.state)).toBeUndefined()
    expect(viewOf(waits.state, context(), NOON)).toMatchObject({ waits: true, submitting: true, loading: true })
    const placed = run([submit, chosen, deliverable, fee()], context(), waits.state)
    expect(placingOf(placed.state)).toBe('sending')
    expect(sends(placed.commands)).toHaveLength(1)
    // What else is wrong is said at once.
    const nameless = run([{ type: 'formChanged', changes: { name: '' }, now: NOON }, submit], context(), at).state
    expect([problemCode(nameless), nameless.faults?.length, nameless.waiting]).toEqual(['name_missing', 1, undefined])
  })

  test('never goes to the place before, when another one has been chosen', () => {
    const elsewhere = { ...place, latitude: 59.95, text: 'Storgata 9' }
    const waits = run([awaited, submit], context(), run(toDetails).state)
    expect(sends(waits.commands)).toEqual([])
    const comes = run([{ type: 'destinationChosen', place: elsewhere }, deliverable], context(), waits.state).state
    expect(sends(run([fee()], context(), comes).commands)).toMatchObject([
      { submission: { body: { customer: { location: { latitude: 59.95 } } } } },
    ])
    // Its fee is another one than the reader saw.
    expect(placingOf(run([fee(99)], context(), comes).state)).toBe('asking')
  })

  test('ends with a message when that place does not come', () => {
    const { state } = run([started, parameters, vendorThere(), open, filled, awaited, submit, missed])
    expect([problemCode(state), state.waiting, state.locating]).toEqual(['address_not_located', undefined, undefined])
    // Without a submission the field itself says why.
    const quiet = run([started, parameters, vendorThere(), open, filled, awaited, missed]).state
    expect([problemCode(quiet), quiet.locating]).toEqual([undefined, undefined])
  })

  test('after a reload it is looked for the order first', () => {
    const { form, destination, key, sent } = submission.state
    const draft = { form, destination, key, sent, origin: undefined, voucherCode: '', placed: [] }
    const again = run([
      { type: 'started', vendorId: 'no2041', draft, now: NOON, newKey: 'new' },
      parameters,
      vendorThere(),
      open,
      deliverable,
      fee(),
      submit,
    ])
    expect(sends(again.commands)).toEqual([])
    const looked: Step = s => ({ type: 'lookedUp', run: s.recovering ?? -1, orders: [], now: NOON, newKey: 'k2' })
    expect(sends(run([looked], context(), again.state).commands)).toHaveLength(1)
  })
})

describe('[REQ-113] a saved address', () => {
  const saved: RequestEvent = {
    type: 'destinationChosen',
    place: { latitude: 59.9175, longitude: 10.6893, text: 'Bygdøy allé 23', from: 'saved', savedId: 's1' },
    changes: { name: 'Kari Test', phone: '+4740000000', notes: '', unit: '3', building: '' },
  }
  const at = run([started, parameters, vendorThere(), open])

  test('fills in what is empty', () => {
    const { state } = run([saved], context(), at.state)
    expect([state.form.name, state.form.phone, state.offer]).toEqual(['Kari Test', '+4740000000', undefined])
  })

  test('asks before it replaces what was typed; both answers do what they name', () => {
    const typed = run(
      [{ type: 'formChanged', changes: { name: 'Ingrid Solberg' }, now: NOON }, saved],
      context(),
      at.state,
    )
    expect([typed.state.form.name, typed.state.form.phone]).toEqual(['Ingrid Solberg', '+4740000000'])
    expect(typed.state.offer).toEqual({ from: 'saved', changes: { name: 'Kari Test' } })
    expect(typed.state.destination.query).toBe('Bygdøy allé 23')
    expect(run([{ type: 'offerTaken' }], context(), typed.state).state.form.name).toBe('Kari Test')
    const kept = run([{ type: 'offerDeclined' }], context(), typed.state).state
    expect([kept.form.name, kept.offer]).toEqual(['Ingrid Solberg', undefined])
  })

  test('replaces what another saved address had filled in', () => {
    const other = { ...saved, changes: { name: 'Ola Test', phone: '+4740000001' } } as RequestEvent
    const { state } = run([saved, other], context(), at.state)
    expect([state.form.name, state.offer]).toEqual(['Ola Test', undefined])
  })

  const atDoor: RequestEvent = {
    ...saved,
    changes: { name: 'Kari Test', phone: '+4740000000', unit: '3', building: 'B', notes: 'Ring twice' },
  } as RequestEvent
  const otherPlace: Step[] = [{ type: 'destinationTyped', text: 'Storgata 7' }, chosen]
  const typedIn = (changes: object): Step => ({ type: 'formChanged', changes, now: NOON })
  const door = ({ form: { unit, building, notes, name } }: RequestState) => [unit, building, notes, name]

  test('takes its door with it when another place is chosen, and leaves the customer', () => {
    expect(door(run([atDoor, ...otherPlace], context(), at.state).state)).toEqual(['', '', '', 'Kari Test'])
  })

  test('takes a door that replaced a typed one, once that was accepted', () => {
    const accepted = run([typedIn({ unit: '9' }), atDoor, { type: 'offerTaken' }], context(), at.state).state
    expect(door(accepted)).toEqual(['3', 'B', 'Ring twice', 'Kari Test'])
    expect(door(run(otherPlace, context(), accepted).state)).toEqual(['', '', '', 'Kari Test'])
  })

  test('leaves what was typed about the door before or since, or came with a message', () => {
    const changed = run([atDoor, typedIn({ unit: '4' }), ...otherPlace], context(), at.state).state
    expect(door(changed)).toEqual(['4', '', '', 'Kari Test'])
    const kept = run([typedIn({ unit: '9' }), atDoor, { type: 'offerDeclined' }, ...otherPlace], context(), at.state)
    expect(door(kept.state)).toEqual(['9', '', '', 'Kari Test'])
    const message: Step = { type: 'offered', offer: { from: 'message', changes: { notes: 'Back door' } } }
    const read = run([atDoor, message, { type: 'offerTaken' }, ...otherPlace], context(), at.state).state
    expect(door(read)).toEqual(['', '', 'Back door', 'Kari Test'])
  })
})

describe('[REQ-109] a form with several faults', () => {
  const empty = run([started, parameters, vendorThere(), open, submit]).state

  test('marks all of them, and each goes when its field is changed', () => {
    expect(empty.faults?.map(({ at }) => at)).toEqual(['name', 'phone', 'destination', 'amount'])
    // Told where only one can be: the first in the documented order.
    expect(problemCode(empty)).toBe('name_missing')
    const { state } = run([{ type: 'formChanged', changes: { phone: '4' }, now: NOON }], context(), empty)
    expect(state.faults?.map(({ at }) => at)).toEqual(['name', 'destination', 'amount'])
    expect(problemCode(state)).toBe('name_missing')
  })
})

describe('while the shop is closed', () => {
  const closed: Step = s => ({
    type: 'hoursArrived',
    run: asked(s),
    hours: { status: 'closed', from: '13:00', to: '22:00', currentTime: '12:00' },
    now: NOON,
  })
  const at = run([started, parameters, vendorThere(), closed])
  const later: Step = { type: 'formChanged', changes: { time: 'later', collectAt: NOON / 1000 + 2 * 3600 }, now: NOON }

  test('[REQ-016] an order for now waits until it opens; one for later can be placed', () => {
    expect(stepOf(at.state)).toBe('SERVICE_CLOSED')
    const asks = run([later], context(), at.state)
    expect(stepOf(asks.state)).toBe('ASK_FOR_DESTINATION_ADDRESS')
    const placed = run([chosen, filled, later, deliverable, fee(), submit], context(), asks.state)
    expect(sends(placed.commands)).toHaveLength(1)
    const back = run([{ type: 'formChanged', changes: { time: 'asap' }, now: NOON }], context(), asks.state)
    expect(stepOf(back.state)).toBe('SERVICE_CLOSED')
  })

  test('without the flag for later orders it stays closed', () => {
    const off = context({ flags: { ...context().flags, PreOrder: false } })
    expect(stepOf(run([later], off, at.state).state)).toBe('SERVICE_CLOSED')
  })
})

test('an order that was only just placed opens for editing as soon as it can be changed', () => {
  const edit: Step = { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-1', now: NOON, newKey: 'k' }
  const arrives =
    (status: 'NEW' | 'RECEIVED' | 'PICKED_UP'): Step =>
    s => ({ type: 'orderArrived', run: asked(s), order: order({ status }) })
  const early = run([edit, parameters, vendorThere(), arrives('NEW')])
  expect([stepOf(early.state), problemCode(early.state)]).toEqual(['WAIT_FOR_ORDER', 'order_not_editable_yet'])
  expect(early.commands.at(-1)).toMatchObject({ do: 'readOrder', waitMs: 3000 })
  const opened = run([arrives('RECEIVED')], context(), early.state)
  expect([stepOf(opened.state), problemCode(opened.state)]).toEqual(['CHECK_SERVICE_HOURS', undefined])
  expect(problemCode(run([arrives('PICKED_UP')], context(), early.state).state)).toBe('order_not_editable')
})

test('[REQ-107] the fee of an order that is edited was seen: another one of its new address is asked about', () => {
  const edit: Step = { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-1', now: NOON, newKey: 'k' }
  const cash = { ...order().order, payment_method: 'CASH_ON_DELIVERY' as const }
  // What cash adds is in the fee of an order, and not in the one of its way.
  const paidInCash = order({ order: cash, delivery_fee: { fee: 112.4, signature: 's' } })
  const arrives: Step = s => ({ type: 'orderArrived', run: asked(s), order: paidInCash })
  const adds = context({ cashOnDeliveryFee: 25 })
  const waits = run([edit, parameters, vendorThere(), arrives, open, chosen, submit, deliverable], adds)
  expect(waits.state.waiting).toEqual({ shown: 87.4 })
  expect(placingOf(run([feeComes(87.4)], adds, waits.state).state)).toBe('sending')
  const other = run([feeComes(99)], adds, waits.state)
  expect(other.state.stage).toMatchObject({ placing: { at: 'asking', before: 87.4 } })
})

test('[REQ-114] a scheduled order that is edited shows its time and offers no other, nor a voucher', () => {
  const scheduled = order({ status: 'MODIFIED', preordered_for: NOON / 1000 + 86_400 })
  const edit: Step = { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-1', now: NOON, newKey: 'k' }
  const { state } = run([
    edit,
    parameters,
    vendorThere(),
    s => ({ type: 'orderArrived', run: asked(s), order: scheduled }),
    open,
  ])
  expect(viewOf(state, context(), NOON)).toMatchObject({
    scheduledFor: NOON / 1000 + 86_400,
    laterOffered: false,
    voucherOffered: false,
    voucherFixed: true,
    days: [],
  })
})

describe('[REQ-112] the fragment of the address', () => {
  test('is read whole, bounded, and offered', () => {
    const fragment = `#to=Storgata%205&name=Kari+Nordmann&phone=%2B4741234567&value=649,50&ref=A-17%0A&x=1`
    expect(offerOfFragment(fragment)).toEqual({
      from: 'shop',
      address: 'Storgata 5',
      changes: { name: 'Kari Nordmann', phone: '+4741234567', amount: '649,50', description: 'A-17' },
    })
    expect(offerOfFragment(`#name=${'x'.repeat(5000)}`)?.changes.name).toHaveLength(200)
  })

  test('is still offered where the same form begins again, such as for hours that are read again', () => {
    const offer = offerOfFragment('#name=Kari') as Offer
    const before = run([started, vendorThere(), closed, { type: 'offered', offer }]).state
    expect(run([started, vendorThere(), open], context(), before).state.offer).toEqual(offer)
    const another: Step = { type: 'started', vendorId: 'no2042', now: NOON, newKey: 'key-0002' }
    expect(run([another], context(), before).state.offer).toBeUndefined()
    expect(run([{ type: 'cancelled' }, started], context(), before).state.offer).toBeUndefined()
  })

  test('is offered as it will be sent', () => {
    const given = {
      to: 'Storgata\u202e 5',
      name: 'Kari\u200b \u2066Nordmann\u2069\0',
      phone: '\u202a+4741234567\u202c',
      ref: `A-17${'x'.repeat(195)}😀`,
    }
    expect(offerOfFragment(`#${new URLSearchParams(given)}`)).toEqual({
      from: 'shop',
      address: 'Storgata 5',
      changes: { name: 'Kari Nordmann', phone: '+4741234567', description: `A-17${'x'.repeat(195)}` },
    })
  })

  test.each(['', '#', '#main', '#x=1', '#name=', '#name=%E2%80%AE'])('"%s" is no offer', fragment => {
    expect(offerOfFragment(fragment)).toBeUndefined()
  })

  test('fills in and fetches nothing before it is accepted', () => {
    const offer = offerOfFragment('#to=Storgata%205&name=Kari') ?? { from: 'shop' as const, changes: {} }
    const at = run([started, parameters, vendorThere(), open])
    const shown = run([{ type: 'offered', offer }], context(), at.state)
    expect([shown.state.form, shown.commands]).toEqual([at.state.form, []])
    expect(run([{ type: 'offerTaken' }], context(), shown.state).state.form.name).toBe('Kari')
  })
})
