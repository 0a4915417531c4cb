// What a submission of the button comes to: placed, refused, or lost on the way.
import { expect, test } from 'vitest'
import type { RequestEvent, RequestState, Submission } from '#features/request/flow-state.ts'
import { emptyForm } from '#features/request/form.ts'
import {
  answered,
  asked,
  chosen,
  closed,
  context,
  deliverable,
  done,
  editing,
  expectRule,
  fee,
  feeRun,
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
  stageOf,
  started,
  stepOf,
  submission,
  submit,
  toDetails,
  toPress,
  vendorThere,
} from './examples.ts'

test.each([
  ['NotDeliverable', 'undeliverable_on_submit', undefined],
  ['InvalidVatNumber', 'vat_invalid', 'vat'],
  ['InvalidPickupTime', 'time_gone', 'collectAt'],
  ['VoucherNotAvailable', 'voucher_not_available', 'voucher'],
  ['PaymentMethodNotAvailable', 'payment_method_gone', undefined],
  ['OrderNotEditable', 'order_not_editable', undefined],
  ['InvalidRequest', 'order_not_created', undefined],
])('[REQ-027] [REQ-033] [REQ-047] a refusal %s is shown as %s', (message, code, at) => {
  const { state } = run([refused(message)], context(), submission.state)
  expect([problemCode(state), state.problem?.at, placingOf(state)]).toEqual([code, at, 'idle'])
  // Everything stays as it was filled in, and the next submission is another one.
  expect(state.form.name).toBe('Ingrid Solberg')
  expect(state.key).toBe('key-0002')
})

test.each([
  ['VoucherNotAvailable', { Voucher: false }, 'voucher_not_available'],
  ['InvalidVatNumber', { PaymentVat: false }, 'vat_invalid'],
])('[REQ-033] %s is told without a field once the flag of the field is off', (message, flags, code) => {
  const { state } = run([refused(message)], context({ flags: { ...context().flags, ...flags } }), submission.state)
  expect(state.problem).toEqual({ problem: { code } })
})

test('[REQ-016] closed at the moment of the submission: the hours are read again, the form stays', () => {
  const { state, commands } = run([refused('ServiceClosed')], context(), submission.state)
  expect(stepOf(state)).toBe('CHECK_SERVICE_HOURS')
  expect(done(commands)).toEqual(['keepDraft', 'loadHours'])
  expect(state.destination.place).toBeDefined()
})

test.each([
  ['open', 'order_not_created'],
  ['closed', undefined],
] as const)(
  '[REQ-016] [REQ-033] refused as closed, and by its hours it is %s: the reader learns why nothing was ordered',
  (status, code) => {
    const { state } = run([refused('ServiceClosed'), status === 'open' ? open : closed], context(), submission.state)
    expect(problemCode(state)).toBe(code)
    expect(stepOf(state)).toBe(status === 'open' ? 'CHECK_IF_DESTINATION_IS_VALID' : 'SERVICE_CLOSED')
  },
)

test.each([
  ['no answer', { code: 'no_answer' }],
  ['an answer that cannot be read', { code: 'invalid_response' }],
  ['the server failing', { code: 'refused', status: 503, message: 'InternalError' }],
  ['a refusal that cannot be read', { code: 'refused', status: 422, message: '' }],
  ['a refusal with a code that nobody knows', { code: 'refused', status: 400, message: 'Not Found' }],
  ['a conflict', { code: 'refused', status: 409, message: 'OrderNotEditable' }],
  ['a request that took too long', { code: 'refused', status: 408, message: 'InvalidRequest' }],
  ['too many calls', { code: 'refused', status: 429, message: 'TooManyRequests' }],
] as const)('[REQ-105] after %s the order is looked for, and the key stays', (_, problem) => {
  const { state, commands } = run(
    [s => ({ type: 'submissionRefused', run: asked(s), problem, newKey: 'key-0002' })],
    context(),
    submission.state,
  )
  expect(placingOf(state)).toBe('looking')
  expect(commands).toEqual([{ do: 'lookUp', run: asked(state), vendorId: 'no2041', from: NOON / 1000 - 5 }])
  expect(state.key).toBe('key-0001')
})

const looking = run([lost], context(), submission.state)
const found = order({ order_id: 'no2041-found' })

test('[REQ-033] a server that failed and made nothing: shown as documented, and the key stays', () => {
  const failed = run([refused('InternalError', 500)], context(), submission.state)
  const { state } = run(
    [s => ({ type: 'lookedUp', run: asked(s), orders: [], now: NOON, newKey: 'k2' })],
    context(),
    failed.state,
  )
  expect([problemCode(state), placingOf(state), state.key]).toEqual(['order_not_created', 'idle', 'key-0001'])
  // Nobody could look: then nobody knows.
  const blind = run([s => ({ type: 'lookUpFailed', run: asked(s), now: NOON })], context(), failed.state)
  expect(problemCode(blind.state)).toBe('order_unsure')
})

test('[REQ-105] an order that is found among the recent ones is the order', () => {
  const { state } = run(
    [s => ({ type: 'lookedUp', run: asked(s), orders: [found], now: NOON, newKey: 'k2' })],
    context(),
    looking.state,
  )
  expect(state.stage).toMatchObject({ step: 'ENDED', reason: 'placed', orderId: 'no2041-found' })
})

test.each([
  ['made before the press', { created_at: NOON / 1000 - 6 }],
  ['to somebody else', { customer: { ...found.customer, name: 'Other' } }],
  ['that is known already', { order_id: 'no2041-known' }],
] as const)('[REQ-105] an order %s is another one', (_, more) => {
  const state = { ...looking.state, placed: ['no2041-known'] }
  const orders = [order({ ...found, ...more })]
  const next = run([s => ({ type: 'lookedUp', run: asked(s), orders, now: NOON, newKey: 'k2' })], context(), state)
  expect(placingOf(next.state)).toBe('unsure')
})

test('[REQ-105] trying again sends the same submission to the letter, with the same key', () => {
  const first = submission.commands.at(-1) as { submission: unknown }
  const unsure = run([s => ({ type: 'lookUpFailed', run: asked(s), now: NOON })], context(), looking.state)
  expect(unsure.state.problem).toEqual({ problem: { code: 'order_unsure', looked: false } })
  const again = run([{ type: 'triedAgain' }], context(), unsure.state)
  expect((again.commands.at(-1) as { submission: unknown }).submission).toEqual(first.submission)
  // Giving up keeps the key, so that the server would recognise the submission.
  const given = run([{ type: 'submissionGivenUp' }], context(), unsure.state)
  expect([placingOf(given.state), given.state.key]).toEqual(['idle', 'key-0001'])
})

test('[REQ-105] a key that was used for another body: the order is looked for, and only then sent under a new key', () => {
  const reused = run([refused('IdempotencyKeyReused', 409)], context(), submission.state)
  expect(placingOf(reused.state)).toBe('looking')
  const fresh = run(
    [s => ({ type: 'lookedUp', run: asked(s), orders: [], now: NOON, newKey: 'key-0005' })],
    context(),
    reused.state,
  )
  expect(fresh.commands.at(-1)).toMatchObject({ do: 'send', submission: { key: 'key-0005' } })
})

test('[REQ-105] a second submission, and every change, waits while the first is under way', () => {
  for (const event of [submit, filled, chosen, { type: 'draftCleared', now: NOON, newKey: 'x' } as const])
    expect(run([event], context(), submission.state)).toEqual({ state: submission.state, commands: [] })
})

test('[REQ-102] [REQ-105] after a reload the submission is looked for before anything can be submitted', () => {
  const { form, destination, key, sent } = submission.state
  const draft = { form, destination, key, sent, origin: undefined, voucherCode: '', placed: [] }
  const again = run([{ type: 'started', vendorId: 'no2041', draft, now: NOON, newKey: 'new' }])
  expect(done(again.commands)).toContain('lookUp')
  const ready = run([parameters, vendorThere(), open, deliverable, fee()], context(), again.state)
  expect(run([submit], context(), ready.state).commands).toEqual([])
  const lookedUp = (orders: (typeof found)[]) =>
    run([s => ({ type: 'lookedUp', run: s.recovering ?? -1, orders, now: NOON, newKey: 'k2' })], context(), ready.state)
  expect(lookedUp([found]).state.stage).toMatchObject({ step: 'ENDED', orderId: 'no2041-found' })
  expect(run([submit], context(), lookedUp([]).state).commands.at(-1)).toMatchObject({
    submission: { key: 'key-0001' },
  })
})

test('[REQ-040] a session that ended keeps draft and key', () => {
  const { state } = run([refused('Unauthorized', 401)], context(), submission.state)
  expect([problemCode(state), state.key, state.form.name]).toEqual(['session_ended', 'key-0001', 'Ingrid Solberg'])
})

test('[REQ-032] [REQ-105] an order that is placed leaves nothing of itself but its number', () => {
  const card = { type: 'formChanged', changes: { senderName: 'Kari' }, now: NOON } as const
  const later = { type: 'submitted', now: NOON + 3000 } as const
  const { state: sending } = run([...toDetails, card, { type: 'detailsDone', now: NOON + 1000 }, later])
  const { sent: _, ...rest } = sending
  const { state, commands } = run([answered('no2041-1')], context(), sending)
  expect(state).toStrictEqual({
    ...rest,
    form: { ...emptyForm, senderName: 'Kari' },
    destination: { query: '' },
    key: 'key-0009',
    placed: ['no2041-1'],
    voucher: { typed: '' },
    card: { state: 'closed' },
    stage: { step: 'ENDED', reason: 'placed', orderId: 'no2041-1' },
  })
  const order = { vendorId: 'no2041', orderId: 'no2041-1' }
  expect(commands).toStrictEqual([
    { do: 'forgetCard' },
    { do: 'keepDraft' },
    { do: 'measure', name: 'payment_details', milliseconds: 2000 },
    { do: 'notify', notice: { code: 'order_pushed', orderId: 'no2041-1' } },
    { do: 'openTracking', ...order },
  ])
  // A guest has no list of orders, so the browser remembers it.
  const guest = run([answered('no2041-1')], context({ guest: true }), sending)
  expect(guest.commands).toContainEqual({ do: 'rememberGuestOrder', ...order })
})

test('[PAY-009] [PAY-102] a payer is sent to a bank of the deployment, and to no other', () => {
  const to = (redirectUrl: string) =>
    run(
      [s => ({ type: 'submissionAnswered', run: asked(s), orderId: 'no2041-1', redirectUrl, newKey: 'key-0009' })],
      context(),
      submission.state,
    )
  const good = to('https://pay.example/3ds?x=1')
  expect(good.state.stage).toEqual({ step: 'ENDED', reason: 'placed', orderId: 'no2041-1' })
  expect(good.commands).toEqual([
    { do: 'forgetCard' },
    { do: 'keepDraft' },
    { do: 'measure', name: 'payment_details', milliseconds: 0 },
    { do: 'follow', url: 'https://pay.example/3ds?x=1', orderId: 'no2041-1', vendorId: 'no2041' },
  ])
  // The form stays for another attempt, which is another order.
  const bad = to('https://elsewhere.example/')
  const { sent: _, ...rest } = submission.state
  expect(bad.state).toStrictEqual({
    ...rest,
    stage: { ...submission.state.stage, placing: { at: 'idle' } },
    key: 'key-0009',
    placed: ['no2041-1'],
    card: { state: 'closed' },
    problem: { problem: { code: 'payment_not_followed' } },
  })
  expect(bad.commands).toEqual([{ do: 'forgetCard' }, { do: 'keepDraft' }])
})

test('[REQ-033] what failed before another tab sent the same is told again where no order came of that, or nobody can say', () => {
  const { form, destination, key, sent } = submission.state
  const draft = { form, destination, key, sent, origin: undefined, voucherCode: '', placed: [] }
  const failedBefore = { problem: { code: 'order_not_created' } } as const
  const begun = (guest: boolean) =>
    run([{ type: 'started', vendorId: 'no2041', draft, failedBefore, now: NOON, newKey: 'new' }], context({ guest }))
      .state
  const unsure = { problem: { code: 'order_unsure', looked: false } }
  const after = (event: RequestEvent) => run([event], context(), begun(false)).state
  const search = begun(false).recovering ?? -1
  expect(begun(false).problem).toBeUndefined()
  expect(after({ type: 'lookedUp', run: search, orders: [], now: NOON, newKey: 'k2' }).problem).toEqual(failedBefore)
  expect(after({ type: 'lookUpFailed', run: search, now: NOON }).problem).toEqual(unsure)
  expect(after({ type: 'lookedUp', run: search, orders: [found], now: NOON, newKey: 'k2' })).not.toHaveProperty(
    'problem',
  )
  expect(begun(true).problem).toEqual(unsure)
})

test('[REQ-105] what a guest has sent cannot be looked for', () => {
  const { state, commands } = run([lost], context({ guest: true }), submission.state)
  expect([placingOf(state), state.problem, commands]).toEqual([
    'unsure',
    { problem: { code: 'order_unsure', looked: false } },
    [],
  ])
})

test('[REQ-105] an order whose key is in use is still on its way: nobody says that it was not made', () => {
  const inUse = run([refused('IdempotencyKeyInUse', 409)], context(), submission.state)
  const nothing = run(
    [s => ({ type: 'lookedUp', run: asked(s), orders: [], now: NOON, newKey: 'k2' })],
    context(),
    inUse.state,
  )
  expect(nothing.state.problem).toEqual({ problem: { code: 'order_unsure', looked: true } })
})

test('[FEE-002] a fee that has lapsed is fetched again at once, before anything is sent', () => {
  const until = NOON / 1000 + 60
  const ready = run([
    ...toDetails.slice(0, 6),
    s => ({ type: 'feeArrived', run: asked(s), fee: { fee: 87.4, signature: 's', valid_until: until }, now: NOON }),
    filled,
  ])
  const at = (now: number) => run([{ type: 'submitted', now }], context(), ready.state)
  expect(done(at(until * 1000 - 1).commands)).toEqual(['measure', 'send'])
  const late = at(until * 1000)
  expect(late.commands.at(-1)).toMatchObject({ do: 'fetchFee', waitMs: 0 })
  expect(late.state.stage).toMatchObject({ placing: { at: 'renewing', purpose: 'order', renewals: 1, held: 87.4 } })
  // One that had lapsed when it came is taken: only the server knows better.
  const old = run([
    ...toDetails.slice(0, 6),
    s => ({
      type: 'feeArrived',
      run: asked(s),
      fee: { fee: 87.4, signature: 's', valid_until: NOON / 1000 },
      now: NOON,
    }),
    filled,
    submit,
  ])
  expect(done(old.commands)).toEqual(['measure', 'send'])
})

test('[REQ-107] a submission before the fee is known continues with it, and asks about another one than was seen', () => {
  const early = run([...toDetails.slice(0, 6), filled, submit])
  expect([early.state.waiting, early.commands]).toEqual([{}, []])
  expect(run([submit], context(), early.state).state.waiting).toEqual({})
  const sent = run([fee()], context(), early.state)
  expect([done(sent.commands), sent.state.waiting]).toEqual([['measure', 'send'], undefined])
  const failed = run([s => ({ type: 'feeFailed', run: feeRun(s), now: NOON })], context(), early.state)
  expect([problemCode(failed.state), failed.state.waiting]).toEqual(['price_failed_on_submit', undefined])
  const seen = run([...toDetails, { type: 'feeLapsed', now: NOON }, submit])
  expect(seen.state.waiting).toEqual({ shown: 87.4 })
  expect(done(run([fee(87.4, 'new')], context(), seen.state).commands)).toEqual(['measure', 'send'])
  const other = run([fee(90)], context(), seen.state)
  expect(other.state.stage).toMatchObject({ placing: { at: 'asking', purpose: 'order', before: 87.4 } })
  expect(other.commands.at(-1)).toEqual({ do: 'notify', notice: { code: 'fee_changed' } })
})

test('[PAY-012] [REQ-107] payments that could not be looked up are looked up again by the submission, which waits for them', () => {
  const unknown = {
    type: 'parametersArrived',
    parameters: { paymentMethods: '', onlinePaymentActivated: false, checkFailed: true },
    now: NOON,
  } as const
  const { state, commands } = run([...toDetails, unknown, submit])
  expect([state.waiting, problemCode(state), commands]).toEqual([
    { shown: 87.4 },
    undefined,
    [{ do: 'loadParameters' }],
  ])
  expect(done(run([parameters], context(), state).commands)).toEqual(['measure', 'send'])
  const failed = run([unknown], context(), state)
  expect([failed.state.waiting, problemCode(failed.state), failed.commands]).toEqual([
    undefined,
    'payment_check_failed',
    [],
  ])
  // The next press asks again, and the problem goes once it is answered.
  const again = run([submit], context(), failed.state)
  expect([again.state.waiting, again.commands]).toEqual([{ shown: 87.4 }, [{ do: 'loadParameters' }]])
  expect(run([parameters], context(), failed.state).state.problem).toBeUndefined()
})

// What each answer to a submission changes, and what it leaves.

const keptDraft = { do: 'keepDraft' } as const
const idle = (s: RequestState) => stageOf(s, { placing: { at: 'idle' } })
const placingIn = ({ stage }: RequestState) => (stage.step === 'FILL_PAYMENT_DETAILS' ? stage.placing : undefined)
function submissionIn(s: RequestState): Submission {
  const placing = placingIn(s)
  if (placing && 'submission' in placing) return placing.submission
  throw new Error('nothing is submitted')
}
const unknownPayments = (more: object = {}): Step => ({
  type: 'parametersArrived',
  parameters: { paymentMethods: '', onlinePaymentActivated: false, checkFailed: true, ...more },
  now: NOON,
})
const nothingOffered: Step = {
  type: 'parametersArrived',
  parameters: { paymentMethods: '', onlinePaymentActivated: false },
  now: NOON,
}
const detailsWithoutPayments: Step[] = toDetails.filter(one => one !== parameters)
const undeliverable: Step = s => ({ type: 'areaArrived', run: asked(s), deliverable: false })
const feeFails: Step = s => ({ type: 'feeFailed', run: feeRun(s), now: NOON })
const feeFailed: Step[] = [...toDetails.slice(0, 6), feeFails, filled]
const looked =
  (orders: (typeof found)[] = []): Step =>
  s => ({ type: 'lookedUp', run: asked(s), orders, now: NOON, newKey: 'key-0005' })
const couldNotLook: Step = s => ({ type: 'lookUpFailed', run: asked(s), now: NOON })
const unsureSteps: Step[] = [...toPress, lost, couldNotLook]
const askedAboutFee: Step[] = [...toPress, refused('SignatureExpired'), fee(95)]
const updating: Step[] = [...editing({ delivery_fee: { fee: 87.4, signature: 's' } }), submit]
/** As after a reload, while it is not known whether the order was made. */
function afterReload(): Step {
  const { form, destination, key, sent } = submission.state
  const draft = { form, destination, key, sent, origin: undefined, voucherCode: '', placed: [] }
  return { type: 'started', vendorId: 'no2041', draft, now: NOON, newKey: 'new' }
}
const recovered =
  (orders: (typeof found)[]): Step =>
  s => ({ type: 'lookedUp', run: s.recovering ?? -1, orders, now: NOON, newKey: 'key-0005' })
/** The answer was lost, something else was filled in, and that was submitted as well. */
const changedAfterLoss: Step[] = [
  ...unsureSteps,
  { type: 'submissionGivenUp' },
  { type: 'formChanged', changes: { description: 'Tulips' }, now: NOON },
  submit,
]
const print = (description: string) => ({
  name: 'Ingrid Solberg',
  phone: '4741258036',
  address: '3, , Bygdøy allé 23',
  description,
  amount: 649,
})
const foundWith =
  (description: string): Step =>
  s => ({
    type: 'submissionAnswered',
    run: asked(s),
    orderId: 'no2041-found',
    newKey: 'key-0005',
    print: print(description),
  })
const earlier = (s: RequestState): ReturnType<Rule[3]> => [
  { stage: idle(s), sent: undefined, key: 'key-0005', placed: ['no2041-found'] },
  [keptDraft, { do: 'notify', notice: { code: 'placed_before' } }],
]

const rules: Rule[] = [
  [
    'nothing is sent before the order that is edited has been read',
    [...editing().slice(0, 3), chosen, filled],
    submit,
    () => [{}, []],
  ],
  [
    '[REQ-107] while the hours are read, a submission waits for them',
    [started, parameters, vendorThere(), chosen, filled],
    submit,
    () => [{ waiting: {} }, []],
  ],
  [
    '[REQ-016] while service is closed, it waits for nothing',
    [started, vendorThere(), closed, chosen, filled],
    submit,
    () => [{}, []],
  ],
  [
    '[REQ-107] a fee that is fetched again in the step of the payment is waited for',
    [...toDetails, { type: 'detailsDone', now: NOON }, { type: 'feeLapsed', now: NOON }],
    submit,
    () => [{ waiting: { shown: 87.4 } }, []],
  ],
  ...[[], [unknownPayments()]].map(
    (payments): Rule => [
      `[REQ-109] what is wrong with a field is told although the ways to pay ${payments.length > 0 ? 'could not be looked up' : 'are not known yet'}`,
      [...detailsWithoutPayments, ...payments, { type: 'formChanged', changes: { name: '' }, now: NOON }],
      submit,
      () => [
        {
          problem: { at: 'name', problem: { code: 'name_missing' } },
          faults: expect.arrayContaining([{ at: 'name', problem: { code: 'name_missing' } }]),
        },
        [],
      ],
    ],
  ),
  [
    '[PAY-012] looking up the ways to pay again keeps the limit of the value that is known',
    [...toDetails, unknownPayments({ orderItemValueExceedLimit: 900 })],
    submit,
    () => [{ parameters: { orderItemValueExceedLimit: 900 }, waiting: { shown: 87.4 } }, [{ do: 'loadParameters' }]],
  ],
  [
    '[PAY-012] and knows of no limit where none was read',
    [...toDetails, unknownPayments()],
    submit,
    () => [{ parameters: {}, waiting: { shown: 87.4 } }, [{ do: 'loadParameters' }]],
  ],
  [
    '[REQ-107] a submission at a pin waits for its address',
    [...toDetails, { type: 'pinMoved', spot }],
    submit,
    s => [{ stage: stageOf(s, { confirmedEarly: true }), waiting: { shown: 87.4 } }, []],
  ],
  [
    '[REQ-107] one before any fee was shown waits without one',
    [...toDetails.slice(0, 6), filled],
    submit,
    () => [{ waiting: {} }, []],
  ],
  [
    '[REQ-107] one that waited ends where no rider goes',
    [...toDetails.slice(0, 5), filled, submit],
    undeliverable,
    () => [
      {
        waiting: undefined,
        estimating: undefined,
        stage: expect.objectContaining({ step: 'ASK_FOR_DESTINATION_ADDRESS' }),
        problem: { at: 'destination', problem: { code: 'not_deliverable' } },
      },
      [],
    ],
  ],
  [
    '[FEE-005] one that waited ends where there is no price',
    [...toDetails.slice(0, 6), filled, submit],
    feeFails,
    s => [
      {
        waiting: undefined,
        stage: stageOf(s, { fee: { state: 'failed' } }),
        problem: { problem: { code: 'price_failed_on_submit' } },
      },
      [],
    ],
  ],
  [
    '[FEE-005] so does one whose fee cannot be renewed',
    [...toPress, refused('SignatureExpired')],
    feeFails,
    s => [
      {
        stage: stageOf(s, { fee: { state: 'failed' }, placing: { at: 'idle' } }),
        problem: { problem: { code: 'price_failed_on_submit' } },
      },
      [],
    ],
  ],
  [
    '[FEE-004] a first fee is asked about, but nobody is told that it has changed',
    [...feeFailed, submit],
    fee(90),
    s => [
      {
        stage: stageOf(s, {
          fee: { state: 'ready', full: { fee: 90, signature: 'sig-90' } },
          placing: { at: 'asking', purpose: 'order' },
        }),
      },
      [],
    ],
  ],
  [
    '[PAY-012] a fee that is accepted when nothing may be paid with any more sends nothing',
    [...askedAboutFee, nothingOffered],
    { type: 'newFeeAccepted', now: NOON },
    s => [{ stage: idle(s) }, []],
  ],
  [
    '[FEE-004] a fee that is declined leaves the payment as it was',
    askedAboutFee,
    { type: 'newFeeDeclined' },
    s => [{ stage: idle(s) }, []],
  ],
  [
    '[REQ-032] an order that is updated is tracked again',
    updating,
    answered('no2041-abc'),
    () => [
      { stage: { step: 'ENDED', reason: 'placed', orderId: 'no2041-abc' } },
      [
        { do: 'notify', notice: { code: 'order_updated', orderId: 'no2041-abc' } },
        { do: 'openTracking', vendorId: 'no2041', orderId: 'no2041-abc' },
      ],
    ],
  ],
  [
    '[REQ-107] an update that waited for the ways to pay is sent with the fee that the order has',
    [...editing({ delivery_fee: { fee: 87.4, signature: 's' } }), unknownPayments(), submit],
    parameters,
    s => [
      {
        run: s.run + 1,
        parameters: {
          paymentMethods: 'PAID|CASH_ON_DELIVERY',
          onlinePaymentActivated: true,
          orderItemValueExceedLimit: -1,
        },
        waiting: undefined,
        endTime: NOON,
        stage: expect.objectContaining({
          step: 'FILL_PAYMENT_DETAILS',
          placing: expect.objectContaining({ at: 'sending', run: s.run + 1 }),
        }),
      },
      [
        { do: 'measure', name: 'order_details', milliseconds: 0 },
        expect.objectContaining({ do: 'send', submission: expect.objectContaining({ what: 'update' }) }),
      ],
    ],
  ],
  [
    '[REQ-033] an update that was refused says that the order is as it was',
    updating,
    refused('InvalidRequest'),
    s => [{ stage: idle(s), key: 'key-0002', problem: { problem: { code: 'order_not_updated' } } }, [keptDraft]],
  ],
  [
    '[REQ-033] so does one whose answer was lost, since setting the same twice does no harm',
    updating,
    lost,
    s => [{ stage: idle(s), key: 'key-0002', problem: { problem: { code: 'order_not_updated' } } }, []],
  ],
  [
    '[REQ-102] an order that is found after a reload is placed, and no time is measured',
    [afterReload(), parameters],
    recovered([found]),
    () => [
      {
        recovering: undefined,
        sent: undefined,
        key: 'key-0005',
        placed: ['no2041-found'],
        form: emptyForm,
        destination: { query: '' },
        stage: { step: 'ENDED', reason: 'placed', orderId: 'no2041-found' },
      },
      [
        { do: 'forgetCard' },
        keptDraft,
        { do: 'notify', notice: { code: 'order_pushed', orderId: 'no2041-found' } },
        { do: 'openTracking', vendorId: 'no2041', orderId: 'no2041-found' },
      ],
    ],
  ],
  [
    '[REQ-102] one that is not found leaves the form to be submitted',
    [afterReload(), parameters],
    recovered([]),
    () => [{ recovering: undefined }, []],
  ],
  [
    '[REQ-102] so it is where nobody could look',
    [afterReload(), parameters],
    s => ({ type: 'lookUpFailed', run: s.recovering ?? -1, now: NOON }),
    () => [{ recovering: undefined }, []],
  ],
  [
    '[REQ-105] an earlier version of the form that became an order is told, and what was typed since stays',
    [...changedAfterLoss, lost],
    looked([found]),
    earlier,
  ],
  [
    '[REQ-105] so it is where the order is found by the submission itself',
    changedAfterLoss,
    foundWith('Bouquet of peonies'),
    earlier,
  ],
  [
    '[REQ-033] a server that failed and made nothing leaves the form as it is',
    [...toPress, refused('InternalError', 500)],
    looked(),
    s => [{ stage: idle(s), problem: { problem: { code: 'order_not_created' } } }, []],
  ],
  [
    '[REQ-105] under a key of its own everything else of a submission stays',
    [...toPress, refused('IdempotencyKeyReused', 409)],
    looked(),
    s => {
      const again = { ...submissionIn(s), key: 'key-0005', usedUp: 'key-0001' }
      return [
        {
          run: s.run + 1,
          key: 'key-0005',
          sent: { since: NOON / 1000, prints: [print('Bouquet of peonies')], key: 'key-0005' },
          stage: stageOf(s, { placing: { at: 'sending', run: s.run + 1, submission: again, renewals: 0 } }),
        },
        [{ do: 'send', run: s.run + 1, submission: again }],
      ]
    },
  ],
  [
    '[REQ-105] giving up leads back to the form',
    unsureSteps,
    { type: 'submissionGivenUp' },
    s => [{ stage: idle(s), problem: undefined }, []],
  ],
  [
    '[REQ-105] what is sent is kept under its key before the answer comes',
    toPress,
    s => ({
      type: 'submissionSent',
      run: asked(s),
      sent: { since: NOON / 1000, prints: [print('Bouquet of peonies')], key: 'key-0007', at: NOON },
    }),
    s => [
      {
        key: 'key-0007',
        sent: { since: NOON / 1000, prints: [print('Bouquet of peonies')], key: 'key-0007', at: NOON },
        stage: stageOf(s, { placing: { ...placingIn(s), submission: { ...submissionIn(s), key: 'key-0007' } } }),
      },
      [keptDraft],
    ],
  ],
  [
    '[REQ-040] a session that has ended sends nothing, and keeps what was sent',
    toPress,
    refused('Unauthorized', 401),
    s => [{ stage: idle(s), problem: { problem: { code: 'session_ended' } } }, []],
  ],
  [
    '[REQ-047] a VAT number that is refused is a mistake at its field',
    toPress,
    refused('InvalidVatNumber'),
    s => [
      { stage: idle(s), key: 'key-0002', sent: undefined, problem: { at: 'vat', problem: { code: 'vat_invalid' } } },
      [keptDraft],
    ],
  ],
  [
    '[REQ-033] a refusal for another reason says that no order was made',
    toPress,
    refused('InvalidRequest'),
    s => [
      { stage: idle(s), key: 'key-0002', sent: undefined, problem: { problem: { code: 'order_not_created' } } },
      [keptDraft],
    ],
  ],
]

test.each(rules)('%s', expectRule)

test('[REQ-105] what is found by the submission itself is the order where it says the same', () => {
  const { state } = run([...changedAfterLoss, foundWith('Tulips')])
  expect(state.stage).toEqual({ step: 'ENDED', reason: 'placed', orderId: 'no2041-found' })
})

test('[REQ-105] of the orders that were placed before, the last twenty are known', () => {
  const placed = Array.from({ length: 20 }, (_, index) => `no2041-${index}`)
  const before = { ...run(changedAfterLoss).state, placed }
  const { state } = run([foundWith('Bouquet of peonies')], context(), before)
  expect(state.placed).toEqual([...placed.slice(1), 'no2041-found'])
})

test('[REQ-026] that a place is not served is said of that place alone', () => {
  const there = run([...toPress, refused('NotDeliverable')])
  expect(problemCode(there.state)).toBe('undeliverable_on_submit')
  const elsewhere: Step = { type: 'destinationChosen', place: { ...place, text: 'Storgata 9' } }
  for (const other of [
    elsewhere,
    { type: 'destinationTyped', text: 'Storgata 9' },
    { type: 'pinMoved', spot },
  ] as const)
    expect(problemCode(run([other], context(), there.state).state)).toBeUndefined()
})
