// What the checks and the screen read from the state of a flow.
import type { MoneySpelling } from '#features/pricing/money.ts'
import type { Vendor } from '#schema/wire.ts'
import type { Checked } from './checks.ts'
import { isFilling } from './flow-fee.ts'
import type { RequestContext, RequestState } from './flow-state.ts'
import { isVatOffered } from './form.ts'
import { NO_VALUE_LIMIT, type ValueLimit, valueLimit } from './item-value.ts'
import type { OrderParts } from './payloads.ts'
import { choiceOf, effectiveChoice, type PaymentChoice, paymentChoices } from './payment-choices.ts'
import { editForm } from './prefill.ts'
import { hoursOf } from './service-hours.ts'

/** How amounts are written in the country of the site. */
export const spellingOf = ({ country, currency, languages }: RequestContext): MoneySpelling => ({
  country,
  currency,
  languages,
})

export const vendorOf = ({ stage }: RequestState): Vendor | undefined => ('vendor' in stage ? stage.vendor : undefined)

/** The payment choices in the order of the screen; an edited order can no longer be paid online (Q32), and that of a guest was. */
export function choicesOf(state: RequestState, { flags, guest }: RequestContext): PaymentChoice[] {
  const { parameters } = state
  if (state.edited && guest) return ['paid']
  const choices = paymentChoices({
    offered: parameters.paymentMethods,
    online: parameters.onlinePaymentActivated ?? false,
    vendor: vendorOf(state)?.flags.payment_methods ?? {},
    flags,
    guest,
  })
  return state.edited ? choices.filter(choice => choice !== 'card') : choices
}

/** The selected choice (hasPaymentMethodSelected). */
export function choiceIn(state: RequestState, context: RequestContext): PaymentChoice | undefined {
  const fallback = state.edited?.order.payment_method ?? context.defaultPayment
  return effectiveChoice(
    choicesOf(state, context),
    state.form.payment ?? (state.edited && choiceOf[fallback]),
    fallback,
  )
}

const limitOf = (state: RequestState): number => state.parameters.orderItemValueExceedLimit ?? NO_VALUE_LIMIT

/** orderItemValueExceedValidation (FEE-013). */
export const valueLimitOf = ({ form, ...state }: RequestState, context: RequestContext): ValueLimit =>
  valueLimit(form.amount, spellingOf(context), limitOf({ form, ...state }), form.confirmedAmount)

/** @param now unix milliseconds */
export const checkedOf = (state: RequestState, context: RequestContext, now: number): Checked => ({
  vendor: vendorOf(state),
  form: state.form,
  destination: state.destination,
  origin: state.origin,
  editing: state.edited !== undefined,
  addressEdited: state.addressEdited,
  guest: context.guest,
  vatOffered: isVatOffered(context.flags, context.guest),
  laterOffered: context.flags.PreOrder || context.flagsAwaited === true,
  choices: choicesOf(state, context),
  choice: choiceIn(state, context),
  limit: limitOf(state),
  rules: context.rules,
  spelling: spellingOf(context),
  zone: context.zone,
  hours: state.hours && hoursOf(state.hours),
  phones: context.phones,
  now,
})

/** What the bodies are built from; undefined before the order can be filled in. */
export function partsOf(state: RequestState, context: RequestContext): Omit<OrderParts, 'fee'> | undefined {
  const { stage } = state
  const choice = choiceIn(state, context)
  if (!isFilling(stage) || choice === undefined) return undefined
  return {
    vendorId: stage.vendor.vendor_id,
    form: isVatOffered(context.flags, context.guest) ? state.form : { ...state.form, vat: '' },
    place: stage.place,
    from: stage.from,
    voucher: state.voucher.applied,
    choice,
    estimate: state.loginEstimation,
    origin: state.origin,
    guest: context.guest,
    spelling: spellingOf(context),
    phones: context.phones,
  }
}

/** Something is in progress that the reader waits for (`loading` of the flow state). */
export function isLoading({ stage, recovering, waiting }: RequestState): boolean {
  if (recovering !== undefined || waiting) return true
  switch (stage.step) {
    case 'WAIT_FOR_VENDOR':
    case 'WAIT_FOR_ORDER':
    case 'CHECK_SERVICE_HOURS':
    case 'CHECK_IF_DESTINATION_IS_VALID':
      return true
    case 'ASK_FOR_ORIGIN_ADDRESS_DETAILS':
      return stage.saving !== undefined || stage.confirmedEarly === true
    case 'ASK_FOR_ORIGIN_ADDRESS':
    case 'ASK_FOR_DESTINATION_ADDRESS':
      return stage.confirmedEarly === true
    case 'FILL_ORDER_DETAILS':
      return stage.fee.state === 'loading'
    case 'FILL_PAYMENT_DETAILS':
      return stage.fee.state === 'loading' || !['idle', 'asking', 'unsure'].includes(stage.placing.at)
    default:
      return false
  }
}

/** A submission is pending or waits for the reader: the form accepts no input, and another submission is ignored. */
export const isSubmitting = ({ stage, recovering, waiting }: RequestState): boolean =>
  recovering !== undefined ||
  waiting !== undefined ||
  (stage.step === 'FILL_PAYMENT_DETAILS' && stage.placing.at !== 'idle')

/** Something was typed into the form of a card, which is never kept (Q116). */
export const isCardBegun = ({ card }: RequestState): boolean =>
  card.state === 'open' && (Object.keys(card.cards).length > 0 || card.nameOnCard !== '')

/** Something was typed that no draft keeps: into an order that is edited, or into the form of a card (NTC-101). */
export function isUnsaved(state: RequestState, context: RequestContext): boolean {
  const { edited, stage } = state
  if (isCardBegun(state)) return true
  if (!edited || stage.step === 'ENDED') return false
  return (
    state.addressEdited || JSON.stringify(state.form) !== JSON.stringify(editForm(edited, spellingOf(context)).form)
  )
}

/** Whether the payment choices are known, or could not be fetched. */
export const arePaymentsKnown = ({ parameters }: RequestState): boolean =>
  parameters.paymentMethods !== undefined || parameters.checkFailed === true
