// Amounts, ways to pay, VAT numbers and estimates.
import { expect, test } from 'vitest'
import { loginEstimation, shownEstimates } from '#features/request/estimates.ts'
import {
  changedForm,
  coldBagNeeded,
  collectAt,
  emptyForm,
  isVatOffered,
  requestedMethod,
  vatProblem,
} from '#features/request/form.ts'
import { amountProblem, amountToSend, minimumProblem, valueLimit } from '#features/request/item-value.ts'
import { effectiveChoice, paymentChoices } from '#features/request/payment-choices.ts'
import { allowedRedirect } from '#features/request/payment-redirect.ts'

const kuwait = { country: 'KW', currency: 'KWD', languages: ['ar', 'en'] }
const pakistan = { country: 'PK', currency: 'PKR', languages: ['en', 'ur'] }
const norway = { country: 'NO', currency: 'NOK', languages: ['nb-NO', 'en'] }

test('[REQ-108] what can be read in two ways is refused with both readings', () => {
  const rules = { amountRequired: true }
  expect(amountProblem('1,234', norway, rules)).toEqual({ code: 'amount_ambiguous', readings: [1.234, 1234] })
  expect(amountToSend('1,234', norway)).toBe(0)
})

test('[REQ-043] an amount may be left out only where the country allows it, and is then sent as 0', () => {
  const optional = { amountRequired: false }
  expect(amountProblem('', kuwait, { amountRequired: true })).toEqual({ code: 'amount_invalid' })
  expect(amountProblem('', kuwait, optional)).toBeUndefined()
  expect(amountProblem('0', kuwait, optional)).toEqual({ code: 'amount_invalid' })
  expect(amountToSend('', kuwait)).toBe(0)
})

test('[REQ-044] the minimum of a country passes, less does not', () => {
  const rules = { amountRequired: true, minimumAmount: 100 }
  expect(minimumProblem('99', pakistan, rules)).toEqual({ code: 'amount_below_minimum', minimum: 100, currency: 'PKR' })
  expect(minimumProblem('100', pakistan, rules)).toBeUndefined()
  expect(minimumProblem('99', pakistan, { amountRequired: true })).toBeUndefined()
})

test.each([
  [500, '500', undefined, { required: false, confirmed: false, limit: 500 }],
  [500, '501', undefined, { required: true, confirmed: false, limit: 500 }],
  [500, '501', '501', { required: true, confirmed: true, limit: 500 }],
  [500, '502', '501', { required: true, confirmed: false, limit: 500 }],
  [-1, '999999', undefined, { required: false, confirmed: false, limit: -1 }],
])('[FEE-012] [FEE-013] limit %i, value %s, confirmed %s', (limit, typed, confirmed, expected) => {
  expect(valueLimit(typed, norway, limit, confirmed)).toEqual(expected)
})

test('[FEE-012] changing the amount takes the confirmation back', () => {
  const confirmed = { ...emptyForm, amount: '900', confirmedAmount: '900' }
  expect(changedForm(confirmed, { name: 'Kari' }).confirmedAmount).toBe('900')
  expect(changedForm(confirmed, { amount: '901' }).confirmedAmount).toBeUndefined()
})

const offer = {
  offered: 'PAID|CASH_ON_DELIVERY|PAYMENT_ON_DELIVERY',
  online: false,
  vendor: {},
  flags: { PayAtPickup: false, NonePaymentMethod: false, CyberSourceCreditCard: true },
  guest: false,
}

test.each([
  [{}, ['paid', 'cash_on_delivery', 'card_on_delivery']],
  [{ offered: undefined }, []],
  [{ offered: undefined, online: true }, []],
  [{ offered: '' }, []],
  [{ vendor: { CASH_ON_DELIVERY: false } }, ['paid', 'card_on_delivery']],
  [{ online: true }, ['paid', 'cash_on_delivery', 'card_on_delivery', 'card']],
  [
    { flags: { PayAtPickup: true, NonePaymentMethod: true, CyberSourceCreditCard: true } },
    ['paid', 'cash_on_delivery', 'card_on_delivery', 'cash_on_pickup', 'none'],
  ],
  // Nothing may go out as paid where that is not offered (Q48).
  [
    {
      offered: 'CASH_ON_DELIVERY',
      online: true,
      flags: { PayAtPickup: true, NonePaymentMethod: true, CyberSourceCreditCard: true },
    },
    ['cash_on_delivery'],
  ],
  [{ guest: true, online: true }, ['card']],
  [{ guest: true }, []],
])('[PAY-001] [PAY-003] [GST-007] with %j these are offered: %j', (more, choices) => {
  expect(paymentChoices({ ...offer, ...more })).toEqual(choices)
})

test('[PAY-002] what is sent: cash on pick-up and no choice are sent as paid', () => {
  expect(requestedMethod).toEqual({
    paid: 'paid',
    cash_on_delivery: 'cash_on_delivery',
    card_on_delivery: 'card_on_delivery',
    cash_on_pickup: 'paid',
    none: 'paid',
    card: 'paid',
  })
})

test('[REQ-045] the choice in force: the reader’s, else none at all, else the country’s, else the only one', () => {
  expect(effectiveChoice(['paid', 'cash_on_delivery'], 'cash_on_delivery', 'PAID')).toBe('cash_on_delivery')
  expect(effectiveChoice(['paid', 'none'], undefined, 'PAID')).toBe('none')
  expect(effectiveChoice(['paid', 'cash_on_delivery'], undefined, 'PAID')).toBe('paid')
  expect(effectiveChoice(['cash_on_delivery', 'card'], undefined, 'PAID')).toBeUndefined()
  expect(effectiveChoice(['card'], 'paid', 'PAID')).toBe('card')
})

test.each([
  [['paid', 'card_on_delivery'], 'cash_on_delivery', undefined],
  [['paid'], 'cash_on_delivery', undefined],
  [['paid', 'none'], 'card_on_delivery', undefined],
  // What was paid is not collected again.
  [['cash_on_delivery'], 'paid', undefined],
  [['cash_on_delivery'], undefined, 'cash_on_delivery'],
  // Nothing is collected at the door either way.
  [['paid', 'cash_on_delivery'], 'cash_on_pickup', 'paid'],
] as const)('[REQ-045] [Q32] of %j, for who chose %s, this counts: %s', (offered, chosen, counts) => {
  expect(effectiveChoice(offered, chosen, 'PAID')).toBe(counts)
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['1234567', 'vat_length'],
  ['123456789', 'vat_length'],
  ['1234-678', 'vat_invalid'],
  ['12 45678', 'vat_invalid'],
  [' AB345678 ', undefined],
])('[FEE-015] [FEE-016] VAT number "%s": %s', (typed, code) => {
  expect(vatProblem(typed)?.code).toBe(code)
})

test('[FEE-014] VAT is offered to businesses where the flag is on', () => {
  expect(isVatOffered({ PaymentVat: true }, false)).toBe(true)
  expect(isVatOffered({ PaymentVat: true }, true)).toBe(false)
  expect(isVatOffered({ PaymentVat: false }, false)).toBe(false)
})

test.each([
  ['https://pay.example/3ds?x=1', 'https://pay.example/3ds?x=1'],
  ['http://pay.example/3ds', undefined],
  ['https://pay.example.evil.example/', undefined],
  ['https://pay.example:8443/', undefined],
  ['https://user@pay.example/', undefined],
  ['https://pay.example@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['//pay.example/', undefined],
  ['http://no.sandbox.localhost:4600/bank/1', 'http://no.sandbox.localhost:4600/bank/1'],
  ['http://evil.localhost:4600/', undefined],
])('[PAY-102] %s is followed as %s', (url, followed) => {
  expect(allowedRedirect(url, ['pay.example', 'no.sandbox.localhost:4600'])).toBe(followed)
})

test('[REQ-010] estimates are never less than the country’s minimum', () => {
  // Nobody delivers in the minute of the collection.
  expect(shownEstimates({ result: { pickup: 9, delivery: 14 } }, 15)).toEqual({ pickup: 15, delivery: 20 })
  expect(shownEstimates({ result: { pickup: 9, delivery: 32 } }, 15)).toEqual({ pickup: 15, delivery: 32 })
})

test('[REQ-011] [API-048] the minutes that are sent: the vendor’s, else 15 logged in and none in an intent', () => {
  expect(loginEstimation(20, false)).toBe(20)
  expect(loginEstimation(undefined, false)).toBe(15)
  expect(loginEstimation(undefined, true)).toBe(0)
  expect(loginEstimation(20, true)).toBe(20)
})

test('[REQ-006] only Later is sent as a time; only food can need a cold bag', () => {
  expect(collectAt({ ...emptyForm, time: 'within', collectAt: 5 })).toBeUndefined()
  expect(collectAt({ ...emptyForm, time: 'later', collectAt: 5 })).toBe(5)
  expect(coldBagNeeded({ ...emptyForm, parcel: 'gifts', coldBag: true })).toBe(false)
  expect(coldBagNeeded({ ...emptyForm, parcel: 'food', coldBag: true })).toBe(true)
})
