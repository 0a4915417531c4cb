// What the screen and the bodies read from the state of a request.
import { expect, test } from 'vitest'
import type { Placing, RequestState } from '#features/request/flow-state.ts'
import { choiceIn, choicesOf, isLoading, partsOf } from '#features/request/selectors.ts'
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
