// What the checks and the screen read from the state of a flow.

import type { Vendor } from '#schema/wire'
import type { Checked } from './checks.ts'
import { isFilling } from './flow-fee.ts'
import type { RequestFacts, RequestState } from './flow-state.ts'
import { NO_VALUE_LIMIT, type ValueLimit, valueLimit } from './item-value.ts'
import type { OrderParts } from './payloads.ts'
import { choiceOf, type PaymentChoice, paymentChoices, standingChoice } from './payment-choices.ts'
import { hoursOf } from './service-hours.ts'
import { isVatOffered } from './vat.ts'

export const vendorOf = ({ stage }: RequestState): Vendor | undefined => ('vendor' in stage ? stage.vendor : undefined)

/** The payment choices in the order of the screen; an order that is edited cannot be paid online any more (Q32). */
export function choicesOf(state: RequestState, { flags, guest }: RequestFacts): PaymentChoice[] {
  const { parameters } = state
  const choices = paymentChoices({
    offered: parameters.paymentMethods,
    online: parameters.onlinePaymentActivated ?? false,
    vendor: vendorOf(state)?.flags.payment_methods ?? {},
    flags,
    guest,
  })
  return state.edited ? choices.filter(choice => choice !== 'card') : choices
}

/** The choice that stands (hasPaymentMethodSelected). */
export function choiceIn(state: RequestState, facts: RequestFacts): PaymentChoice | undefined {
  const fallback = state.edited?.order.payment_method ?? facts.defaultPayment
  return standingChoice(choicesOf(state, facts), state.form.payment ?? (state.edited && choiceOf[fallback]), fallback)
}

const limitOf = (state: RequestState): number => state.parameters.orderItemValueExceedLimit ?? NO_VALUE_LIMIT

/** orderItemValueExceedValidation (FEE-013). */
export const valueLimitOf = ({ form, ...state }: RequestState, { currency }: RequestFacts): ValueLimit =>
  valueLimit(form.amount, currency, limitOf({ form, ...state }), form.confirmedAmount)

/** @param now unix milliseconds */
export const checkedOf = (state: RequestState, facts: RequestFacts, now: number): Checked => ({
  vendor: vendorOf(state),
  form: state.form,
  destination: state.destination,
  origin: state.origin,
  editing: state.edited !== undefined,
  addressEdited: state.addressEdited,
  guest: facts.guest,
  vatOffered: isVatOffered(facts.flags, facts.guest),
  choices: choicesOf(state, facts),
  choice: choiceIn(state, facts),
  limit: limitOf(state),
  rules: facts.rules,
  currency: facts.currency,
  zone: facts.zone,
  hours: state.hours && hoursOf(state.hours),
  phones: facts.phones,
  now,
})

/** What the bodies are made of; undefined before the order can be filled in. */
export function partsOf(state: RequestState, facts: RequestFacts): Omit<OrderParts, 'fee'> | undefined {
  const { stage } = state
  const choice = choiceIn(state, facts)
  if (!isFilling(stage) || choice === undefined) return undefined
  return {
    vendorId: stage.vendor.vendor_id,
    form: isVatOffered(facts.flags, facts.guest) ? state.form : { ...state.form, vat: '' },
    place: stage.place,
    from: stage.from,
    voucher: state.voucher.applied,
    choice,
    estimate: state.loginEstimation,
    origin: state.origin,
    guest: facts.guest,
    currency: facts.currency,
    phones: facts.phones,
  }
}

/** Something is under way that the reader waits for (`loading` of the flow state). */
export function isLoading({ stage, recovering }: RequestState): boolean {
  if (recovering !== undefined) return true
  switch (stage.step) {
    case 'WAIT_FOR_VENDOR':
    case 'WAIT_FOR_ORDER':
    case 'CHECK_SERVICE_HOURS':
    case 'CHECK_IF_DESTINATION_IS_VALID':
      return true
    case 'ASK_FOR_ORIGIN_ADDRESS_DETAILS':
      return stage.saving !== undefined || stage.meant === true
    case 'ASK_FOR_DESTINATION_ADDRESS':
      return stage.meant === true
    case 'FILL_ORDER_DETAILS':
      return stage.fee.state === 'loading'
    case 'FILL_PAYMENT_DETAILS':
      return stage.fee.state === 'loading' || !['idle', 'asking', 'unsure'].includes(stage.placing.at)
    default:
      return false
  }
}

/** A press is under way or waits for an answer of the reader: the form stands still, and a second press does nothing. */
export const isPressed = ({ stage, recovering }: RequestState): boolean =>
  recovering !== undefined || (stage.step === 'FILL_PAYMENT_DETAILS' && stage.placing.at !== 'idle')
