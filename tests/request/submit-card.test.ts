// Paying by card.
import { expect, test } from 'vitest'
import type { RequestState, Stage } from '#features/request/flow-state.ts'
import type { FieldFault, RequestProblem } from '#features/request/problems.ts'
import { viewOf } from '#features/request/view.ts'
import type { CardKind, ConfirmIntent, OfferedPaymentMethod } from '#schema/wire.ts'
import {
  answered,
  asked,
  chosen,
  context,
  deliverable,
  done,
  expectRule,
  fee,
  filled,
  lost,
  NOON,
  named,
  open,
  order,
  parameters,
  problemCode,
  type Rule,
  refused,
  run,
  type Step,
  stageOf,
  started,
  type submission,
  submit,
  toDetails,
  vendor,
  vendorThere,
} from './examples.ts'

const method = (name: CardKind, saved: string[] = []): OfferedPaymentMethod => ({
  name,
  payment_instruments: saved.map(payment_instrument_id => ({
    payment_instrument_id,
    card_last_digits: '4242',
    scheme: 'visa',
    expiry_month: 1,
    expiry_year: 2030,
  })),
  encryption_key: { kty: 'RSA', kid: 'k', use: 'enc', alg: 'RSA-OAEP-256', n: 'n', e: 'AQAB' },
})
const byCard = { type: 'formChanged', changes: { payment: 'card' }, now: NOON } as const
const wallet = (s: typeof submission.state) =>
  ({ type: 'walletOpened', run: asked(s), wallet: { id: 'w', token: 't' } }) as const
const intent = (methods: OfferedPaymentMethod[]) => (s: typeof submission.state) =>
  ({ type: 'intentOpened', run: asked(s), intentId: 'i', methods }) as const
const paying = (methods: OfferedPaymentMethod[]) => run([...toDetails, byCard, submit, wallet, intent(methods)])
const cardSummary = { isValid: true, scheme: 'visa', lastDigits: '4242', bin: '424242', problems: [] } as const

test('[PAY-005] [PAY-006] [PAY-008] a saved card must be chosen, then pays', () => {
  const opened = paying([method('generic_creditcard', ['card-1'])])
  expect(opened.state.card).toMatchObject({ state: 'open', intentId: 'i', selection: 'NOT_SET' })
  expect(problemCode(run([submit], context(), opened.state).state)).toBe('card_not_chosen')
  const chosenCard = { type: 'cardSelected', kind: 'generic_creditcard', instrumentId: 'card-1' } as const
  const sent = run([chosenCard, submit], context(), opened.state)
  expect(sent.commands.at(-1)).toMatchObject({
    do: 'send',
    submission: {
      what: 'pay',
      body: {
        purchase_intent_id: 'i',
        bearer_token: 't',
        payment_method: 'generic_creditcard',
        payment_instrument_id: 'card-1',
        order: { login_pickup_estimation: 0, order: { payment_method: 'paid' } },
      },
    },
  })
})

test('[REQ-109] everything that is wrong with a card is marked, beside what is wrong with the form, until it is right', () => {
  const opened = paying([method('generic_creditcard')])
  const codes = (s: RequestState) => s.faults?.map(({ problem }) => problem.code)
  const nameless = { type: 'formChanged', changes: { name: '' }, now: NOON } as const
  const all = ['card_number', 'card_expiry', 'card_code', 'card_holder']
  const refusal = run([submit], context(), opened.state)
  expect(codes(refusal.state)).toEqual(all)
  expect(codes(run([nameless, submit], context(), opened.state).state)).toEqual(['name_missing', ...all])
  const wrong = { ...cardSummary, isValid: false, problems: [{ code: 'card_code' }] } as const
  const entered = { type: 'cardEntered', kind: 'generic_creditcard', entered: wrong } as const
  const corrected = run([entered], context(), refusal.state)
  expect(codes(corrected.state)).toEqual(['card_code', 'card_holder'])
  const named = { type: 'cardOptionsChanged', nameOnCard: 'Ingrid Solberg' } as const
  expect(codes(run([named, { ...entered, entered: cardSummary }], context(), corrected.state).state)).toBeUndefined()
})

test('[PAY-007] [PAY-008] a new card needs valid data and a name, is encrypted, then pays', () => {
  const opened = paying([method('cybersource_creditcard'), method('generic_creditcard')])
  expect(opened.state.card).toMatchObject({ selection: 'NEW', kind: 'cybersource_creditcard' })
  expect(problemCode(run([submit], context(), opened.state).state)).toBe('card_number')
  const entered = { type: 'cardEntered', kind: 'cybersource_creditcard', entered: cardSummary } as const
  expect(problemCode(run([entered, submit], context(), opened.state).state)).toBe('card_holder')
  const named = { type: 'cardOptionsChanged', nameOnCard: 'Ingrid Solberg', save: true } as const
  const encrypting = run([entered, named, submit], context(), opened.state)
  expect(encrypting.commands).toMatchObject([
    { do: 'encryptCard', kind: 'cybersource_creditcard', holderName: 'Ingrid Solberg', save: true },
  ])
  const details = {
    save_card: true,
    holder_name: 'Ingrid Solberg',
    encrypted_card_data: 'a.b.c.d.e',
    card_last_digits: '4242',
    bin: '424242',
    scheme: 'visa',
  } as const
  const sent = run([s => ({ type: 'cardEncrypted', run: asked(s), details })], context(), encrypting.state)
  expect(sent.commands.at(-1)).toMatchObject({ submission: { what: 'pay', body: { card_details: details } } })
  const refusedCard = run([refused('CardRefused')], context(), sent.state)
  expect([problemCode(refusedCard.state), refusedCard.state.card.state]).toEqual(['card_refused', 'open'])
  const expired = run([refused('PaymentExpired')], context(), sent.state)
  expect([problemCode(expired.state), expired.state.card.state]).toEqual(['payment_expired', 'closed'])
})

test.each([
  ['[PAY-010]', 'payment_failed_to_start', [wallet], []],
  ['[PAY-011]', 'payment_intent_failed', [], [wallet]],
])('%s a payment that cannot begin shows %s', (_, code, ____, before) => {
  const opening = run([...toDetails, byCard, submit, ...(before as never[])])
  const failing =
    code === 'payment_failed_to_start'
      ? ({ type: 'walletFailed', run: asked(opening.state) } as const)
      : ({ type: 'intentFailed', run: asked(opening.state), problem: { code: 'no_answer' } } as const)
  expect(problemCode(run([failing], context(), opening.state).state)).toBe(code)
})

test('[PAY-013] an intent without any card kind shows that there is no payment method', () => {
  expect(problemCode(paying([]).state)).toBe('payment_none_offered')
})

test('[PAY-009] [PAY-102] the payer is sent to hosts of the list only', () => {
  const chosenCard = { type: 'cardSelected', kind: 'generic_creditcard', instrumentId: 'c' } as const
  const sent = run([chosenCard, submit], context(), paying([method('generic_creditcard', ['c'])]).state).state
  const answer = (redirectUrl: string) =>
    run(
      [{ type: 'submissionAnswered', run: asked(sent), orderId: 'no2041-1', redirectUrl, newKey: 'k2' }],
      context(),
      sent,
    )
  expect(answer('https://pay.example/3ds').commands.at(-1)).toEqual({
    do: 'follow',
    url: 'https://pay.example/3ds',
    orderId: 'no2041-1',
    vendorId: 'no2041',
  })
  const elsewhere = answer('https://evil.example/')
  expect([problemCode(elsewhere.state), elsewhere.state.form.name]).toEqual(['payment_not_followed', 'Ingrid Solberg'])
  expect(done(elsewhere.commands)).toEqual(['forgetCard', 'keepDraft'])
})

test('[GST-005] [GST-007] a guest pays online, and the order is remembered', () => {
  const guest = context({ guest: true })
  const spot = { latitude: 59.92, longitude: 10.75 }
  const sender = { senderName: 'Kari', senderEmail: 'kari@example.com', senderPhone: '41258037' }
  const { state } = run(
    [
      { ...(started as object), vendorId: 'vendorID' } as never,
      parameters,
      vendorThere(vendor({ vendor_id: 'vendorID' }, {})),
      { type: 'originPinMoved', spot },
      named,
      { type: 'originConfirmed' },
      open,
      chosen,
      deliverable,
      fee(),
      filled,
      { type: 'formChanged', changes: sender, now: NOON },
      submit,
      wallet,
      intent([method('generic_creditcard')]),
      { type: 'cardEntered', kind: 'generic_creditcard', entered: cardSummary },
      { type: 'cardOptionsChanged', nameOnCard: 'Kari' },
      submit,
      s => ({
        type: 'cardEncrypted',
        run: asked(s),
        details: {
          save_card: false,
          holder_name: 'Kari',
          encrypted_card_data: 'a.b.c.d.e',
          card_last_digits: '4242',
          bin: '424242',
          scheme: 'visa',
        },
      }),
    ],
    guest,
  )
  expect(state.stage).toMatchObject({
    placing: {
      submission: {
        body: {
          order: {
            sender: {
              name: 'Kari',
              email: { email: 'kari@example.com' },
              phone_number: { phone: '+4741258037' },
              location: spot,
            },
          },
        },
      },
    },
  })
  const { commands } = run([answered('vendorID-1')], guest, state)
  expect(commands).toContainEqual({ do: 'rememberGuestOrder', orderId: 'vendorID-1', vendorId: 'vendorID' })
})

test('[PAY-012] when it is not known whether payment is enabled, the submission asks again, and shows when it fails again', () => {
  const unknown = { type: 'parametersArrived', parameters: { checkFailed: true }, now: NOON } as const
  const pressedBlind = run([...toDetails, unknown, submit])
  expect(pressedBlind.commands).toEqual([{ do: 'loadParameters' }])
  expect(problemCode(run([unknown], context(), pressedBlind.state).state)).toBe('payment_check_failed')
  expect(done(run([parameters], context(), pressedBlind.state).commands)).toContain('send')
  // Half of an answer is none: that there is nothing to pay with is said when it is known.
  const half = { ...unknown, parameters: { onlinePaymentActivated: false, checkFailed: true } }
  const view = (of: RequestState) => viewOf(of, context(), NOON)
  const { state } = run([...toDetails, half])
  expect(view(state)).toMatchObject({ nothingToPayWith: false, paymentCheckFailed: true, canSubmit: true })
  expect(view(run([submit], context(), state).state).nothingToPayWith).toBe(false)
})

// What each answer and each press of a payment changes, and what it leaves.

const [cyber, generic] = ['cybersource_creditcard', 'generic_creditcard'] as const
const opening: Step[] = [...toDetails, byCard, submit]
const withCards = (...methods: OfferedPaymentMethod[]): Step[] => [...opening, wallet, intent(methods)]
const twoCards = withCards(method(cyber, ['card-1', 'card-2']), method(generic, ['card-3']))
const newCard: Step[] = [
  { type: 'cardEntered', kind: cyber, entered: cardSummary },
  { type: 'cardOptionsChanged', nameOnCard: ' Ingrid Solberg ' },
]
const select = (kind: CardKind, instrumentId: string): Step => ({ type: 'cardSelected', kind, instrumentId })
const paidBySaved: Step[] = [...twoCards, select(cyber, 'card-2'), submit]
const encrypting: Step[] = [...withCards(method(cyber)), ...newCard, submit]
const nothingOffered: Step = {
  type: 'parametersArrived',
  parameters: { paymentMethods: '', onlinePaymentActivated: false },
  now: NOON,
}
const encrypted = {
  save_card: false,
  holder_name: 'Ingrid Solberg',
  encrypted_card_data: 'a.b.c.d.e',
  card_last_digits: '4242',
  bin: '424242',
  scheme: 'visa',
} as const
const idle = (s: RequestState) => stageOf(s, { placing: { at: 'idle' } })
const told = (code: 'payment_failed_to_start' | 'payment_method_gone' | 'payment_expired'): RequestProblem => ({
  problem: { code },
})
type CardCode = 'card_not_chosen' | 'card_number' | 'card_expiry' | 'card_code' | 'card_holder'
/** What is marked, and the first of it, which is told. */
const ofCard = (...codes: [CardCode, ...CardCode[]]) => {
  const [first, ...others] = codes.map(code => ({ at: 'card' as const, problem: { code } }))
  return { problem: first as FieldFault, faults: [first as FieldFault, ...others] }
}
const submissionOf = ({ stage }: RequestState) =>
  stage.step === 'FILL_PAYMENT_DETAILS' && stage.placing.at === 'sending' ? stage.placing.submission : undefined
const sentPayment = (s: RequestState): ConfirmIntent => {
  const submission = submissionOf(s)
  if (submission?.what !== 'pay') throw new Error('no payment is sent')
  return submission.body
}

const rules: Rule[] = [
  [
    '[PAY-005] paying by card begins with a wallet',
    [...toDetails, byCard],
    submit,
    ({ run: before, stage }) => [
      {
        run: before + 1,
        endTime: NOON,
        stage: {
          ...stage,
          step: 'FILL_PAYMENT_DETAILS',
          placing: { at: 'opening', run: before + 1, renewals: 0 },
        } as Stage,
      },
      [
        { do: 'measure', name: 'order_details', milliseconds: 0 },
        { do: 'openWallet', run: before + 1, vendorId: 'no2041' },
      ],
    ],
  ],
  [
    '[PAY-005] in which the payment of this order is prepared',
    opening,
    wallet,
    s => [
      {
        run: s.run + 1,
        stage: stageOf(s, {
          placing: { at: 'preparing', run: s.run + 1, renewals: 0, wallet: { id: 'w', token: 't' } },
        }),
      },
      [
        {
          do: 'openIntent',
          run: s.run + 1,
          input: {
            wallet_id: 'w',
            bearer_token: 't',
            vendor_id: 'no2041',
            order: expect.objectContaining({ delivery_fee: 87.4, signature: 'sig-87.4' }),
          },
        },
      ],
    ],
  ],
  [
    '[PAY-006] where one kind has saved cards, the reader chooses',
    [...opening, wallet],
    intent([method(cyber, ['card-1']), method(generic)]),
    s => [{ stage: idle(s), card: expect.objectContaining({ state: 'open', selection: 'NOT_SET', save: false }) }, []],
  ],
  [
    '[PAY-008] choosing a card takes away that none was chosen',
    [...twoCards, submit],
    select(cyber, 'card-1'),
    s => [
      {
        card: { ...s.card, selection: 'EXISTING', kind: cyber, selectedCard: 'card-1' } as RequestState['card'],
        problem: undefined,
        faults: undefined,
      },
      [],
    ],
  ],
  [
    '[PAY-006] that a card is to be saved leaves the name on it',
    [...withCards(method(cyber)), ...newCard],
    { type: 'cardOptionsChanged', save: true },
    s => [{ card: { ...s.card, save: true } as RequestState['card'] }, []],
  ],
  [
    '[PAY-007] a new card is encrypted before anything is sent',
    [...withCards(method(cyber)), ...newCard],
    submit,
    s => [
      {
        run: s.run + 1,
        stage: expect.objectContaining({ placing: expect.objectContaining({ at: 'encrypting', run: s.run + 1 }) }),
      },
      [expect.objectContaining({ do: 'encryptCard', run: s.run + 1, kind: cyber })],
    ],
  ],
  [
    '[PAY-010] a wallet that does not open ends the submission',
    opening,
    s => ({ type: 'walletFailed', run: asked(s) }),
    s => [{ stage: idle(s), problem: told('payment_failed_to_start') }, []],
  ],
  [
    '[PAY-012] a wallet that opens when nothing may be paid with any more is not used',
    [...opening, nothingOffered],
    wallet,
    s => [{ stage: idle(s) }, []],
  ],
  [
    '[PAY-013] no kind of card is a mistake of the choice how to pay',
    [...opening, wallet],
    intent([]),
    s => [{ stage: idle(s), problem: { at: 'payment', problem: { code: 'payment_none_offered' } } }, []],
  ],
  [
    '[PAY-006] a payment without a chosen card is not sent',
    twoCards,
    submit,
    s => [{ endTime: NOON, ...ofCard('card_not_chosen'), stage: s.stage }, []],
  ],
  [
    '[PAY-006] nor is one with a card that is not among those offered',
    [...twoCards, select(cyber, 'card-9')],
    submit,
    () => [{ endTime: NOON, ...ofCard('card_not_chosen') }, []],
  ],
  [
    '[PAY-008] [REQ-109] everything that is wrong with a new card is shown at the card',
    withCards(method(cyber)),
    submit,
    () => [{ endTime: NOON, ...ofCard('card_number', 'card_expiry', 'card_code', 'card_holder') }, []],
  ],
  [
    '[PAY-005] a new card is chosen by its kind',
    [...twoCards, select(cyber, 'card-1')],
    { type: 'cardSelected', kind: generic },
    s => [{ card: { ...s.card, selection: 'NEW', kind: generic } as RequestState['card'] }, []],
  ],
  [
    '[PAY-005] a saved card by its number',
    twoCards,
    select(generic, 'card-3'),
    s => [
      {
        card: { ...s.card, selection: 'EXISTING', kind: generic, selectedCard: 'card-3' } as RequestState['card'],
      },
      [],
    ],
  ],
  [
    '[PAY-007] a new card of a kind that is not offered any more is not encrypted',
    [
      ...withCards(method(cyber)),
      { type: 'cardSelected', kind: generic },
      { type: 'cardEntered', kind: generic, entered: cardSummary },
      { type: 'cardOptionsChanged', nameOnCard: 'Ingrid Solberg' },
    ],
    submit,
    () => [{ endTime: NOON, problem: told('payment_method_gone') }, []],
  ],
  [
    '[PAY-010] a card that cannot be encrypted is not sent',
    encrypting,
    s => ({ type: 'cardNotEncrypted', run: asked(s) }),
    s => [{ stage: idle(s), problem: told('payment_failed_to_start') }, []],
  ],
  [
    'a payment that has expired closes the card, and begins anew with the next submission',
    paidBySaved,
    refused('PaymentExpired'),
    s => [
      { stage: idle(s), key: 'key-0002', sent: undefined, card: { state: 'closed' }, problem: told('payment_expired') },
      [{ do: 'keepDraft' }, { do: 'forgetCard' }],
    ],
  ],
  [
    '[PAY-005] a saved card that is gone closes the card, and the next submission asks which cards there are',
    paidBySaved,
    refused('NotFound'),
    s => [
      {
        stage: idle(s),
        key: 'key-0002',
        sent: undefined,
        card: { state: 'closed' },
        problem: told('payment_method_gone'),
      },
      [{ do: 'keepDraft' }, { do: 'forgetCard' }],
    ],
  ],
  [
    '[PAY-012] a way to pay that is gone has the ways to pay looked up again',
    paidBySaved,
    refused('PaymentMethodNotAvailable'),
    s => [
      { stage: idle(s), key: 'key-0002', sent: undefined, problem: told('payment_method_gone') },
      [{ do: 'keepDraft' }, { do: 'loadParameters' }],
    ],
  ],
  [
    '[FEE-002] a fee that lapses while a payment is confirmed is renewed for that payment',
    paidBySaved,
    refused('SignatureExpired'),
    s => [
      {
        run: s.run + 1,
        key: 'key-0002',
        stage: stageOf(s, {
          placing: { at: 'renewing', purpose: 'confirm', renewals: 1, held: 87.4 },
          fee: { state: 'loading', run: s.run + 1, held: { full: { fee: 87.4, signature: 'sig-87.4' } } },
        }),
      },
      [{ do: 'keepDraft' }, expect.objectContaining({ do: 'fetchFee', waitMs: 1000 })],
    ],
  ],
  [
    '[REQ-105] a payment whose answer was lost can be sent again, which has the address of the bank',
    paidBySaved,
    lost,
    s => [
      {
        stage: stageOf(s, { placing: { at: 'unsure', submission: submissionOf(s), looked: false } }),
        problem: { problem: { code: 'order_unsure', looked: false } },
      },
      [],
    ],
  ],
  [
    '[REQ-105] a payment under a key that was used is looked for, although one whose answer was lost is not',
    paidBySaved,
    refused('IdempotencyKeyReused', 409),
    s => [
      {
        run: s.run + 1,
        stage: stageOf(s, {
          placing: { at: 'looking', run: s.run + 1, submission: submissionOf(s), after: 'reused' },
        }),
      },
      [{ do: 'lookUp', run: s.run + 1, vendorId: 'no2041', from: NOON / 1000 - 5 }],
    ],
  ],
]

test.each(rules)('%s', expectRule)

test.each([
  [cyber, 'card-1'],
  [cyber, 'card-2'],
  [generic, 'card-3'],
])('[PAY-005] [PAY-006] a saved card pays by its own kind %s: %s', (kind, instrumentId) => {
  // Whatever kind was open before.
  const { state } = run([...twoCards, select(kind === cyber ? generic : cyber, instrumentId), submit])
  expect(sentPayment(state)).toMatchObject({ payment_method: kind, payment_instrument_id: instrumentId })
})

test('[PAY-007] a new card is sent encrypted, for the payment that was prepared', () => {
  const begun = run(encrypting)
  expect(begun.commands).toMatchObject([{ do: 'encryptCard', holderName: 'Ingrid Solberg', save: false }])
  const { state } = run([s => ({ type: 'cardEncrypted', run: asked(s), details: encrypted })], context(), begun.state)
  expect(sentPayment(state)).toMatchObject({
    purchase_intent_id: 'i',
    bearer_token: 't',
    payment_method: cyber,
    card_details: encrypted,
  })
})

test('[REQ-105] a payment that is found among the recent orders is the order', () => {
  const looking = run([...paidBySaved, refused('IdempotencyKeyReused', 409)]).state
  const { state } = run(
    [s => ({ type: 'lookedUp', run: asked(s), orders: [order({ order_id: 'no2041-9' })], now: NOON, newKey: 'k9' })],
    context(),
    looking,
  )
  expect(state.stage).toEqual({ step: 'ENDED', reason: 'placed', orderId: 'no2041-9' })
})
