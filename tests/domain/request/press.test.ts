import { expect, test } from 'vitest'
import type { CardKind, OfferedPaymentMethod } from '#schema/wire'
import {
  answered,
  asked,
  chosen,
  deliverable,
  done,
  facts,
  fee,
  feeRun,
  filled,
  lost,
  NOON,
  open,
  order,
  parameters,
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

const pressed = run(toPress)
const renewing = run([refused('SignatureExpired')], facts(), pressed.state)

test('[FEE-002] an expired signature fetches the fee again after 1 s', () => {
  expect(placingOf(renewing.state)).toBe('renewing')
  expect(renewing.commands).toContainEqual(expect.objectContaining({ do: 'fetchFee', waitMs: 1000 }))
})

test('[FEE-003] the same fee is submitted silently, under a key of its own', () => {
  const { state, commands } = run([fee(87.4, 'sig-new')], facts(), renewing.state)
  expect(placingOf(state)).toBe('sending')
  expect(commands).toMatchObject([
    { do: 'keepDraft' },
    { do: 'send', press: { key: 'key-0002', body: { delivery_fee: 87.4, signature: 'sig-new' } } },
  ])
})

test('[FEE-003] [FEE-004] [REQ-104] another fee is announced and asked about, with the old one beside it', () => {
  const asking = run([fee(95)], facts(), renewing.state)
  expect(asking.state.stage).toMatchObject({
    placing: { at: 'asking', before: 87.4 },
    fee: { state: 'ready', full: { fee: 95 }, before: 87.4 },
  })
  expect(asking.commands).toEqual([{ do: 'notify', notice: { code: 'fee_changed' } }])
  const yes = run([{ type: 'newFeeAccepted', now: NOON }], facts(), asking.state)
  expect(yes.commands.at(-1)).toMatchObject({ do: 'send', press: { body: { delivery_fee: 95 } } })
  const no = run([{ type: 'newFeeDeclined' }], facts(), asking.state)
  expect([stepOf(no.state), placingOf(no.state)]).toEqual(['FILL_PAYMENT_DETAILS', 'idle'])
})

test('[FEE-005] a fee that cannot be computed again says so', () => {
  const { state } = run([s => ({ type: 'feeFailed', run: feeRun(s), now: NOON })], facts(), renewing.state)
  expect([problemCode(state), placingOf(state)]).toEqual(['price_failed_on_submit', 'idle'])
})

test('[FEE-005] a signature that expires again and again ends the press', () => {
  let { state } = pressed
  for (let round = 0; round < 3; round++)
    state = run([refused('SignatureExpired'), fee(87.4, `s${round}`)], facts(), state).state
  expect(problemCode(run([refused('SignatureExpired')], facts(), state).state)).toBe('price_failed_on_submit')
})

test.each([
  ['NotDeliverable', 'undeliverable_on_submit', undefined],
  ['InvalidVatNumber', 'vat_invalid', 'vat'],
  ['InvalidPickupTime', 'time_gone', 'collectAt'],
  ['VoucherNotAvailable', 'voucher_not_available', 'voucher'],
  ['PaymentMethodNotAvailable', 'payment_method_gone', undefined],
  ['InvalidRequest', 'order_not_created', undefined],
])('[REQ-027] [REQ-033] [REQ-047] a refusal %s is told as %s', (message, code, at) => {
  const { state } = run([refused(message)], facts(), pressed.state)
  expect([problemCode(state), state.problem?.at, placingOf(state)]).toEqual([code, at, 'idle'])
  // Everything stays as it was filled in, and the next press is another one.
  expect(state.form.name).toBe('Ingrid Solberg')
  expect(state.key).toBe('key-0002')
})

test('[REQ-016] closed at the moment of the press: the hours are read again, the form stays', () => {
  const { state, commands } = run([refused('ServiceClosed')], facts(), pressed.state)
  expect(stepOf(state)).toBe('CHECK_SERVICE_HOURS')
  expect(done(commands)).toEqual(['keepDraft', 'loadHours'])
  expect(state.destination.place).toBeDefined()
})

test.each([
  ['no answer', { code: 'no_answer' }],
  ['an answer that cannot be read', { code: 'foreign_answer' }],
  ['the server failing', { code: 'refused', status: 503, message: 'InternalError' }],
  ['too many calls', { code: 'refused', status: 429, message: 'TooManyRequests' }],
] as const)('[REQ-105] after %s the order is looked for, and the key stays', (_, problem) => {
  const { state, commands } = run(
    [s => ({ type: 'pressRefused', run: asked(s), problem, fresh: 'key-0002' })],
    facts(),
    pressed.state,
  )
  expect(placingOf(state)).toBe('looking')
  expect(commands).toEqual([{ do: 'lookUp', run: asked(state), vendorId: 'no2041', from: NOON / 1000 - 5 }])
  expect(state.key).toBe('key-0001')
})

const looking = run([lost], facts(), pressed.state)
const found = order({ order_id: 'no2041-found' })

test('[REQ-105] an order that is found among the recent ones is the order', () => {
  const { state } = run(
    [s => ({ type: 'lookedUp', run: asked(s), orders: [found], fresh: 'k2' })],
    facts(),
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
  const next = run([s => ({ type: 'lookedUp', run: asked(s), orders, fresh: 'k2' })], facts(), state)
  expect(placingOf(next.state)).toBe('unsure')
})

test('[REQ-105] trying again sends the same press to the letter, with the same key', () => {
  const first = pressed.commands.at(-1) as { press: unknown }
  const unsure = run([s => ({ type: 'lookUpFailed', run: asked(s) })], facts(), looking.state)
  expect(unsure.state.problem).toEqual({ problem: { code: 'order_unsure', looked: false } })
  const again = run([{ type: 'triedAgain' }], facts(), unsure.state)
  expect((again.commands.at(-1) as { press: unknown }).press).toEqual(first.press)
  // Giving up keeps the key, so that the server would recognise the press.
  const given = run([{ type: 'pressGivenUp' }], facts(), unsure.state)
  expect([placingOf(given.state), given.state.key]).toEqual(['idle', 'key-0001'])
})

test('[REQ-105] a key that was used for another body: the order is looked for, and only then sent under a new key', () => {
  const reused = run([refused('IdempotencyKeyReused', 409)], facts(), pressed.state)
  expect(placingOf(reused.state)).toBe('looking')
  const fresh = run([s => ({ type: 'lookedUp', run: asked(s), orders: [], fresh: 'key-0005' })], facts(), reused.state)
  expect(fresh.commands.at(-1)).toMatchObject({ do: 'send', press: { key: 'key-0005' } })
})

test('[REQ-105] a second press, and every change, waits while the first is under way', () => {
  for (const event of [submit, filled, chosen, { type: 'draftCleared', now: NOON, fresh: 'x' } as const])
    expect(run([event], facts(), pressed.state)).toEqual({ state: pressed.state, commands: [] })
})

test('[REQ-102] [REQ-105] after a reload the press is looked for before anything can be pressed', () => {
  const { form, destination, key, sent } = pressed.state
  const draft = { form, destination, key, sent, origin: undefined, voucherCode: '', placed: [] }
  const again = run([{ type: 'started', vendorId: 'no2041', draft, now: NOON, fresh: 'new' }])
  expect(done(again.commands)).toContain('lookUp')
  const ready = run([parameters, vendorThere(), open, deliverable, fee()], facts(), again.state)
  expect(run([submit], facts(), ready.state).commands).toEqual([])
  const lookedUp = (orders: (typeof found)[]) =>
    run([s => ({ type: 'lookedUp', run: s.recovering ?? -1, orders, fresh: 'k2' })], facts(), ready.state)
  expect(lookedUp([found]).state.stage).toMatchObject({ step: 'ENDED', orderId: 'no2041-found' })
  expect(run([submit], facts(), lookedUp([]).state).commands.at(-1)).toMatchObject({ press: { key: 'key-0001' } })
})

test('[REQ-040] a session that ended keeps draft and key', () => {
  const { state } = run([refused('Unauthorized', 401)], facts(), pressed.state)
  expect([problemCode(state), state.key, state.form.name]).toEqual(['session_ended', 'key-0001', 'Ingrid Solberg'])
})

test('[FEE-008] [FEE-010] a voucher lowers the fee, a new one replaces it, a bad one leaves it', () => {
  const voucher = (code: string, amount: number) => (s: typeof pressed.state) =>
    ({
      type: 'voucherArrived',
      run: feeRun(s),
      answer: { voucher: { code, amount: 10, type: 'amount' }, delivery_fee: amount, signature: `v-${code}` },
      now: NOON,
    }) as const
  const apply = (text: string) => [
    { type: 'voucherTyped', text } as const,
    { type: 'voucherApplied', now: NOON } as const,
  ]
  const one = run([...toDetails, ...apply('ONE'), voucher('ONE', 77.4)])
  expect(one.state.stage).toMatchObject({ fee: { reduced: { fee: 77.4, signature: 'v-ONE' }, before: 87.4 } })
  const two = run([...apply('TWO'), voucher('TWO', 70)], facts(), one.state)
  expect(two.state.voucher.applied?.code).toBe('TWO')
  const bad = run([...apply('BAD'), s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON })], facts(), two.state)
  expect([problemCode(bad.state), bad.state.voucher.applied?.code]).toEqual(['voucher_not_available', 'TWO'])
  expect(run([submit], facts(), bad.state).commands.at(-1)).toMatchObject({
    press: { body: { delivery_fee: 70, signature: 'v-TWO', voucher: { code: 'TWO' } } },
  })
  // Another time asks again (Q46).
  const timed = run(
    [{ type: 'formChanged', changes: { time: 'later', collectAt: NOON / 1000 + 3600 }, now: NOON }],
    facts(),
    two.state,
  )
  expect(timed.commands).toContainEqual(
    expect.objectContaining({
      do: 'validateVoucher',
      input: expect.objectContaining({
        code: 'TWO',
        order: { order_time: NOON / 1000 + 3600, delivery_fee: 87.4, signature: 'sig-87.4' },
      }),
    }),
  )
  const removed = run([{ type: 'voucherRemoved' }], facts(), two.state)
  expect(removed.state.stage).toMatchObject({ fee: { full: { fee: 87.4 }, before: 70 } })
})

test('[FEE-011] the voucher of an edited order is read; failing to says so', () => {
  const edited = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, fresh: 'k' },
    vendorThere(),
    s => ({
      type: 'orderArrived',
      run: asked(s),
      order: order({ voucher: { code: 'ABC', amount: 1, type: 'deliveryFee' } }),
    }),
  ])
  expect(edited.commands).toContainEqual({ do: 'readVoucher', run: edited.state.run, code: 'ABC' })
  const failed = run([{ type: 'voucherNotRead', run: edited.state.run }], facts(), edited.state)
  expect(problemCode(failed.state)).toBe('voucher_details_failed')
})

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
const wallet = (s: typeof pressed.state) =>
  ({ type: 'walletOpened', run: asked(s), wallet: { id: 'w', token: 't' } }) as const
const intent = (methods: OfferedPaymentMethod[]) => (s: typeof pressed.state) =>
  ({ type: 'intentOpened', run: asked(s), intentId: 'i', methods }) as const
const paying = (methods: OfferedPaymentMethod[]) => run([...toDetails, byCard, submit, wallet, intent(methods)])
const cardFacts = { isValid: true, scheme: 'visa', lastDigits: '4242', bin: '424242', problems: [] } as const

test('[PAY-005] [PAY-006] [PAY-008] a saved card must be chosen, then pays', () => {
  const opened = paying([method('generic_creditcard', ['card-1'])])
  expect(opened.state.card).toMatchObject({ state: 'open', intentId: 'i', selection: 'NOT_SET' })
  expect(problemCode(run([submit], facts(), opened.state).state)).toBe('card_not_chosen')
  const chosenCard = { type: 'cardSelected', kind: 'generic_creditcard', instrumentId: 'card-1' } as const
  const sent = run([chosenCard, submit], facts(), opened.state)
  expect(sent.commands.at(-1)).toMatchObject({
    do: 'send',
    press: {
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

test('[PAY-007] [PAY-008] a new card needs valid data and a name, is encrypted, then pays', () => {
  const opened = paying([method('cybersource_creditcard'), method('generic_creditcard')])
  expect(opened.state.card).toMatchObject({ selection: 'NEW', kind: 'cybersource_creditcard' })
  expect(problemCode(run([submit], facts(), opened.state).state)).toBe('card_number')
  const entered = { type: 'cardEntered', kind: 'cybersource_creditcard', facts: cardFacts } as const
  expect(problemCode(run([entered, submit], facts(), opened.state).state)).toBe('card_holder')
  const named = { type: 'cardOptionsChanged', nameOnCard: 'Ingrid Solberg', save: true } as const
  const encrypting = run([entered, named, submit], facts(), opened.state)
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
  const sent = run([s => ({ type: 'cardEncrypted', run: asked(s), details })], facts(), encrypting.state)
  expect(sent.commands.at(-1)).toMatchObject({ press: { what: 'pay', body: { card_details: details } } })
  const refusedCard = run([refused('CardRefused')], facts(), sent.state)
  expect([problemCode(refusedCard.state), refusedCard.state.card.state]).toEqual(['card_refused', 'open'])
  const expired = run([refused('PaymentExpired')], facts(), sent.state)
  expect([problemCode(expired.state), expired.state.card.state]).toEqual(['payment_expired', 'closed'])
})

test.each([
  ['PAY-010', 'payment_failed_to_start', [wallet], []],
  ['PAY-011', 'payment_intent_failed', [], [wallet]],
])('[%s] a payment that cannot begin says %s', (_, code, ____, before) => {
  const opening = run([...toDetails, byCard, submit, ...(before as never[])])
  const failing =
    code === 'payment_failed_to_start'
      ? ({ type: 'walletFailed', run: asked(opening.state) } as const)
      : ({ type: 'intentFailed', run: asked(opening.state), problem: { code: 'no_answer' } } as const)
  expect(problemCode(run([failing], facts(), opening.state).state)).toBe(code)
})

test('[PAY-013] an intent without any card kind says that there is no payment method', () => {
  expect(problemCode(paying([]).state)).toBe('payment_none_offered')
})

test('[PAY-009] [PAY-102] the payer is sent to hosts of the list only', () => {
  const chosenCard = { type: 'cardSelected', kind: 'generic_creditcard', instrumentId: 'c' } as const
  const sent = run([chosenCard, submit], facts(), paying([method('generic_creditcard', ['c'])]).state).state
  const answer = (redirectUrl: string) =>
    run([{ type: 'pressAnswered', run: asked(sent), orderId: 'no2041-1', redirectUrl, fresh: 'k2' }], facts(), sent)
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
  const guest = facts({ guest: true })
  const spot = { latitude: 59.92, longitude: 10.75 }
  const sender = { senderName: 'Kari', senderEmail: 'kari@example.com', senderPhone: '41258037' }
  const { state } = run(
    [
      { ...(started as object), vendorId: 'vendorID' } as never,
      parameters,
      vendorThere(vendor({ vendor_id: 'vendorID' }, {})),
      { type: 'originPinMoved', spot },
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
      { type: 'cardEntered', kind: 'generic_creditcard', facts: cardFacts },
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
      press: {
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

test('[PAY-012] when nobody could say whether payment is enabled, the press says so and asks again', () => {
  const unknown = { type: 'parametersArrived', parameters: { checkFailed: true } } as const
  const pressedBlind = run([...toDetails, unknown, submit])
  expect(problemCode(pressedBlind.state)).toBe('payment_check_failed')
  expect(pressedBlind.commands).toEqual([{ do: 'loadParameters' }])
  const known = run([parameters], facts(), pressedBlind.state)
  expect(known.state.problem).toBeUndefined()
  expect(done(run([submit], facts(), known.state).commands)).toContain('send')
})
