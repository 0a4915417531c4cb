// What the screen and the bodies read from the state of a request.
import { expect, test } from 'vitest'
import { mistakes } from '#features/request/checks.ts'
import type { Placing, RequestState } from '#features/request/flow-state.ts'
import { checkedOf, choiceIn, choicesOf, isLoading, isSubmitting, partsOf } from '#features/request/selectors.ts'
import { context, NOON, order, run, submission, toDetails } from './examples.ts'

const complete = run(toDetails).state
const { stage } = submission.state
if (stage.step !== 'FILL_PAYMENT_DETAILS') throw new Error('the payment details are not reached')
const paying: RequestState = submission.state

const inPayment = (placing: Placing, fee = stage.fee): RequestState => ({
  ...paying,
  stage: { ...stage, fee, placing },
})

test('[PAY-012] no card is offered before it is known that payment online is switched on', () => {
  const unknown = { ...complete, parameters: { paymentMethods: 'PAID|CASH_ON_DELIVERY' } }
  expect(choicesOf(unknown, context())).toEqual(['paid', 'cash_on_delivery'])
  const on = { ...complete, parameters: { paymentMethods: 'PAID', onlinePaymentActivated: true } }
  expect(choicesOf(on, context())).toEqual(['paid', 'card'])
})

test('an edited order keeps its way to pay, and can no longer be paid by card', () => {
  const stored = order({ order: { ...order().order, payment_method: 'CASH_ON_DELIVERY' } })
  const edited = { ...complete, edited: stored }
  expect(choicesOf(edited, context())).toEqual(['paid', 'cash_on_delivery'])
  expect(choiceIn(edited, context())).toBe('cash_on_delivery')
})

test('[PAY-001] where no way to pay needs to be chosen, a new order has none, and an edited one keeps its own', () => {
  const free = context({ flags: { ...context().flags, NonePaymentMethod: true } })
  expect(choiceIn(complete, free)).toBe('none')
  const stored = order({ order: { ...order().order, payment_method: 'CASH_ON_DELIVERY' } })
  expect(choiceIn({ ...complete, edited: stored }, free)).toBe('cash_on_delivery')
})

test('what the checks are told: an order is edited, and when the shop is open', () => {
  const unnamed = { ...complete, form: { ...complete.form, name: '' } }
  expect([...mistakes(checkedOf(unnamed, context(), NOON))]).toEqual(['name'])
  expect([...mistakes(checkedOf({ ...unnamed, edited: order() }, context(), NOON))]).toEqual([])
  const at = (hour: number): RequestState => ({
    ...complete,
    form: { ...complete.form, time: 'later', collectAt: NOON / 1000 + (hour - 12) * 3600 },
  })
  expect([...mistakes(checkedOf(at(21), context(), NOON))]).toEqual([])
  expect([...mistakes(checkedOf(at(23), context(), NOON))]).toEqual(['collectAt'])
})

test('nothing is sent before the address is checked, or without a way to pay', () => {
  expect(partsOf(complete, context())).toMatchObject({ vendorId: 'no2041', choice: 'paid' })
  expect(partsOf(run(toDetails.slice(0, 5)).state, context())).toBeUndefined()
  expect(partsOf(complete, context({ defaultPayment: 'PAYMENT_ON_DELIVERY' }))).toBeUndefined()
})

test('[REQ-105] while an earlier submission is looked for, the form accepts no other', () => {
  expect(isSubmitting(complete)).toBe(false)
  expect(isSubmitting({ ...complete, recovering: 7 })).toBe(true)
})

test('[FEE-014] a VAT number that was typed before its field went is not sent', () => {
  const typed = run([{ type: 'formChanged', changes: { vat: 'AB345678' }, now: NOON }], context(), complete).state
  expect(partsOf(typed, context())?.form.vat).toBe('AB345678')
  const off = context({ flags: { ...context().flags, PaymentVat: false } })
  expect(partsOf(typed, off)?.form).toEqual({ ...typed.form, vat: '' })
})

test.each<[what: string, isAwaited: boolean, RequestState]>([
  ['a complete form', false, complete],
  ['an earlier submission that is looked for', true, { ...complete, recovering: 7 }],
  ['a submission that waits for the fee', true, { ...complete, waiting: {} }],
  ['a fee under way among the payment details', true, inPayment({ at: 'idle' }, { state: 'loading', run: 1 })],
  ['payment details with their fee', false, inPayment({ at: 'idle' })],
  ['a submission under way', true, paying],
  ['a question about a new fee', false, inPayment({ at: 'asking', purpose: 'order' })],
  ['a cancelled request', false, { ...complete, stage: { step: 'ENDED', reason: 'cancelled' } }],
])('with %s the reader waits: %s', (_, isAwaited, state) => {
  expect(isLoading(state)).toBe(isAwaited)
})
