// Paying by card.
import { expect, test } from 'vitest'
import type { RequestState } from '#features/request/flow-state.ts'
import { viewOf } from '#features/request/view.ts'
import type { CardKind, OfferedPaymentMethod } from '#schema/wire.ts'
import {
  answered,
  asked,
  chosen,
  context,
  deliverable,
  done,
  fee,
  filled,
  NOON,
  named,
  open,
  parameters,
  problemCode,
  refused,
  run,
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
