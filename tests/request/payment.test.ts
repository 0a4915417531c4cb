// Ways to pay, cards, vouchers and what is added to a fee, as rules (PAY, FEE).
import { describe, expect, test } from 'vitest'
import { groupedNumber } from '#features/request/card.ts'
import { vatProblem } from '#features/request/form.ts'
import { addedByCash, cardKinds, choiceOf, savedCards, usableKinds } from '#features/request/payment-choices.ts'
import { valueLimitOf } from '#features/request/selectors.ts'
import { viewOf } from '#features/request/view.ts'
import type { CardKind, OfferedPaymentMethod, VoucherType } from '#schema/wire.ts'
import { asked, context, NOON, order, parameters, run, toDetails, vendorThere } from './examples.ts'

test('[PAY-001] an order is paid by none of these or by one of them', () => {
  expect(choiceOf).toEqual({
    NONE: 'none',
    PAID: 'paid',
    CASH_ON_DELIVERY: 'cash_on_delivery',
    PAYMENT_ON_DELIVERY: 'card_on_delivery',
  })
})

test('[PAY-004] two card kinds; CyberSource has a flag, and a vendor may use one of them only', () => {
  expect(cardKinds).toEqual(['cybersource_creditcard', 'generic_creditcard'])
  expect(usableKinds({}, { CyberSourceCreditCard: true })).toEqual(cardKinds)
  expect(usableKinds({}, { CyberSourceCreditCard: false })).toEqual(['generic_creditcard'])
  expect(usableKinds({ generic_creditcard: false }, { CyberSourceCreditCard: false })).toEqual([])
})

const vatNumbers = [
  ['', undefined],
  ['1234567', 'vat_length'],
  ['123456789', 'vat_length'],
  ['1234-678', 'vat_invalid'],
  [' AB345678 ', undefined],
] as const

test.each(vatNumbers)('[FEE-015] [FEE-016] VAT number "%s": %s', (typed, code) => {
  expect(vatProblem(typed)?.code).toBe(code)
})

test('[FEE-013] required, confirmed and the limit, which is -1 without one', () => {
  const { state } = run([...toDetails, { type: 'formChanged', changes: { amount: '901' }, now: NOON }])
  expect(valueLimitOf(state, context())).toEqual({ required: false, confirmed: false, limit: -1 })
  const limited = { ...state, parameters: { orderItemValueExceedLimit: 900 } }
  expect(valueLimitOf(limited, context())).toEqual({ required: true, confirmed: false, limit: 900 })
  const confirmed = run([{ type: 'valueConfirmed' }], context(), limited).state
  expect(valueLimitOf(confirmed, context())).toEqual({ required: true, confirmed: true, limit: 900 })
})

describe('[FEE-006] a voucher is an amount, a percentage or the delivery fee; the server computes what is left', () => {
  const types: readonly VoucherType[] = ['amount', 'percentage', 'deliveryFee']
  test.each(types)('%s', type => {
    const { state } = run([
      ...toDetails,
      { type: 'voucherTyped', text: 'X' },
      { type: 'voucherApplied', now: NOON },
      s => ({
        type: 'voucherArrived',
        run: asked(s),
        answer: { voucher: { code: 'X', amount: 50, type }, delivery_fee: 0, signature: 's' },
        now: NOON,
      }),
    ])
    expect(viewOf(state, context(), NOON).fee).toMatchObject({ amount: 0, full: 87.4, voucher: { type } })
  })
})

describe('cash at the door costs more in some countries', () => {
  const cash = { type: 'formChanged', changes: { payment: 'cash_on_delivery' }, now: NOON } as const
  const shown = (state: Parameters<typeof viewOf>[0], more = {}) =>
    viewOf(state, context({ cashOnDeliveryFee: 25, ...more }), NOON).fee

  test('[PAY-003] it is added to the fee while cash on delivery is chosen, and to no other choice', () => {
    const paid = run(toDetails).state
    expect(shown(paid)).toMatchObject({ amount: 87.4 })
    expect(shown(run([cash], context(), paid).state)).toMatchObject({ amount: 112.4, full: 112.4, cash: 25 })
    expect(addedByCash('cash_on_pickup', 25)).toBe(0)
    expect(addedByCash('cash_on_delivery', undefined)).toBe(0)
  })

  test('[PAY-003] an edited order that was to be paid in cash has it in its fee already', () => {
    const stored = order({
      order: { ...order().order, payment_method: 'CASH_ON_DELIVERY' },
      delivery_fee: { fee: 112.4, signature: 's' },
    })
    const edited = run([
      parameters,
      { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'k' },
      vendorThere(),
      s => ({ type: 'orderArrived', run: asked(s), order: stored }),
      s => ({ type: 'hoursFailed', run: asked(s) }),
    ]).state
    expect(shown(edited)).toMatchObject({ amount: 112.4, cash: 25 })
    const otherwise = run([{ type: 'formChanged', changes: { payment: 'paid' }, now: NOON }], context(), edited).state
    expect(shown(otherwise)).toMatchObject({ amount: 87.4 })
  })
})

const numbers = [
  ['4242', '424', '4242'],
  ['42424', '4242', '4242 4'],
  ['4242 ', '4242 4', '4242'],
  ['4242424242424242', '', '4242 4242 4242 4242'],
  ['378282246310005', '', '3782 822463 10005'],
  ['4242 9 4242', '4242 4242', '4242 9 4242'],
  ['42a', '42', '42a'],
] as const

test.each(numbers)('[PAY-007] typing "%s" after "%s" reads "%s"', (typed, before, reads) => {
  expect(groupedNumber(typed, before)).toBe(reads)
})

test('[PAY-005] [PAY-006] a card that both kinds know is shown once, an expired one as such', () => {
  const method = (name: CardKind, cards: readonly [id: string, year: number][]): OfferedPaymentMethod => ({
    name,
    payment_instruments: cards.map(([payment_instrument_id, expiry_year]) => ({
      payment_instrument_id,
      card_last_digits: '4242',
      scheme: 'visa',
      expiry_month: 1,
      expiry_year,
    })),
    encryption_key: { kty: 'RSA', kid: 'k', use: 'enc', alg: 'RSA-OAEP-256', n: 'n', e: 'AQAB' },
  })
  const methods = [
    method('cybersource_creditcard', [['c1', 2030]]),
    method('generic_creditcard', [
      ['g1', 2030],
      ['g2', 2025],
    ]),
  ]
  const shown = savedCards(methods, NOON).map(one => [one.payment_instrument_id, one.kind, one.expired])
  expect(shown).toEqual([
    ['c1', 'cybersource_creditcard', false],
    ['g2', 'generic_creditcard', true],
  ])
})

describe('a payment that cannot begin', () => {
  const submission = run([
    ...toDetails,
    { type: 'formChanged', changes: { payment: 'card' }, now: NOON },
    { type: 'submitted', now: NOON },
  ]).state
  const code = (state: typeof submission) => state.problem?.problem.code

  test('[PAY-010] reports that the payment system could not be initialised', () => {
    const { state } = run([{ type: 'walletFailed', run: asked(submission) }], context(), submission)
    expect(code(state)).toBe('payment_failed_to_start')
  })

  test('[PAY-011] reports that the intent could not be made', () => {
    const { state } = run(
      [
        { type: 'walletOpened', run: asked(submission), wallet: { id: 'w', token: 't' } },
        s => ({ type: 'intentFailed', run: asked(s), problem: { code: 'no_answer' } }),
      ],
      context(),
      submission,
    )
    expect(code(state)).toBe('payment_intent_failed')
  })

  test('[PAY-013] an intent with kinds alone that may not be used leaves nothing to pay with', () => {
    const off = context({ flags: { ...context().flags, CyberSourceCreditCard: false } })
    const { state } = run(
      [
        { type: 'walletOpened', run: asked(submission), wallet: { id: 'w', token: 't' } },
        s => ({
          type: 'intentOpened',
          run: asked(s),
          intentId: 'i',
          methods: [
            {
              name: 'cybersource_creditcard',
              payment_instruments: [],
              encryption_key: { kty: 'RSA', kid: 'k', use: 'enc', alg: 'RSA-OAEP-256', n: 'n', e: 'AQAB' },
            },
          ],
        }),
      ],
      off,
      submission,
    )
    expect(code(state)).toBe('payment_none_offered')
  })
})
