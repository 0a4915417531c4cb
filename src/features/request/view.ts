// What the screen shows of a request, derived from its state.
import { type AddressInput, metresBetween, type Spot } from '#features/addresses/places.ts'
import { roundToCurrency } from '#features/pricing/fare.ts'
import type { Voucher } from '#schema/wire.ts'
import { type Checked, mistakes } from './checks.ts'
import { feeOfEdited, feeToPay, isFilling } from './flow-fee.ts'
import type { FeeState, RequestContext, RequestState, Stage } from './flow-state.ts'
import type { RequestField } from './form.ts'
import { isVatOffered } from './form.ts'
import type { ValueLimit } from './item-value.ts'
import { addedByCash, type PaymentChoice } from './payment-choices.ts'
import { choiceIn, choicesOf, isLoading, isSubmitting, valueLimitOf } from './selectors.ts'
import { hoursOf, isSlotOpen, nextOpening, type SlotQuestion, slots, slotsByDay } from './service-hours.ts'

export type ShownFee =
  | { state: 'none' | 'failed'; amount?: never }
  | { state: 'loading'; amount?: number }
  | ReadyShownFee

type ReadyShownFee = {
  state: 'ready'
  amount: number
  /** Before the voucher. */
  full: number
  /** The previous price, if it was another amount (REQ-104). */
  before?: number
  validUntil?: number
  voucher?: Voucher
  /** The surcharge for paying in cash; all amounts include it. */
  cash?: number
}

export type RequestView = {
  step: Stage['step']
  /** Something is in progress that the reader waits for. */
  loading: boolean
  /** A submission is pending: the form accepts no input. */
  submitting: boolean
  /** An existing order is edited: its customer is read-only (Q32). */
  editing: boolean
  /** Where it is collected, once that is known. */
  from?: Spot
  to?: Spot
  /** Metres between the two in a straight line. */
  metres?: number
  fee: ShownFee
  /** Choices in the order of the screen, and the selected one. */
  choices: readonly PaymentChoice[]
  choice?: PaymentChoice
  /** No payment method is offered, although the methods are known (PAY-013). */
  nothingToPayWith: boolean
  /** Whether payment is possible could not be fetched (PAY-012). */
  paymentCheckFailed: boolean
  /** The reader chooses between saved and new card: the intent is open. */
  cardOpen: boolean
  valueLimit: ValueLimit
  voucherOffered: boolean
  /** Vouchers are in use, but the edited order can have none any more. */
  voucherFixed: boolean
  vatOffered: boolean
  /** "Later" is offered, with these times (unix seconds) by day of the country. */
  laterOffered: boolean
  /** Unix seconds for which the edited order is scheduled; this cannot change (REQ-114). */
  scheduledFor?: number
  /** It was submitted before the fee was known (REQ-107). */
  waits: boolean
  days: { day: string; slots: number[] }[]
  /** The dialog about a changed fee is open. */
  newFee?: { amount: number; before?: number }
  /** The outcome of the submission is unknown; it can be repeated (Q88). */
  unsure: boolean
  canSubmit: boolean
  /** Unix milliseconds. */
  opensAt?: number
}

/** The address of a field and its coordinates, for the map: the pin is shown before it is confirmed. */
export const spotOfInput = ({ place }: AddressInput): Spot | undefined =>
  place && { latitude: place.latitude, longitude: place.longitude }

/** The fee from the server, without the surcharge of the payment method. */
function givenFee(state: RequestState, fee: FeeState, context: RequestContext): ShownFee {
  const { voucher } = state
  switch (fee.state) {
    case 'loading':
      return { state: 'loading', ...(fee.held && { amount: feeToPay(fee.held).fee }) }
    case 'failed':
      return { state: 'failed' }
    case 'unchanged': {
      const unchanged = state.edited && feeOfEdited(state.edited, context)
      return unchanged ? { state: 'ready', ...unchanged } : { state: 'none' }
    }
    case 'ready': {
      const { fee: amount, validUntil } = feeToPay(fee)
      return {
        state: 'ready',
        amount,
        full: fee.full.fee,
        ...(fee.before !== undefined && { before: fee.before }),
        ...(validUntil !== undefined && { validUntil }),
        ...(fee.reduced && voucher.applied && { voucher: voucher.applied }),
      }
    }
  }
}

/** The fee as the reader pays it, with the surcharge for cash. */
function shownFee(state: RequestState, context: RequestContext): ShownFee {
  if (!isFilling(state.stage)) return { state: 'none' }
  const fee = givenFee(state, state.stage.fee, context)
  const cash = addedByCash(choiceIn(state, context), context.cashOnDeliveryFee)
  if (fee.amount === undefined) return fee
  const plus = (amount: number) => roundToCurrency(amount + cash, context.currency)
  if (fee.state === 'loading') return { ...fee, amount: plus(fee.amount) }
  const { amount, full, before } = fee
  return {
    ...fee,
    amount: plus(amount),
    full: plus(full),
    ...(before !== undefined && { before: plus(before) }),
    ...(cash > 0 && { cash }),
  }
}

/** The times that are offered: also the chosen one, as long as it can be kept. */
function offeredSlots(chosen: number | undefined, question: SlotQuestion): number[] {
  const found = slots(question)
  const isLeftOut = chosen !== undefined && !found.includes(chosen) && isSlotOpen(chosen, question)
  return isLeftOut ? [...found, chosen].sort((one, other) => one - other) : found
}

/** @param now unix milliseconds */
export function viewOf(state: RequestState, context: RequestContext, now: number): RequestView {
  const { stage, parameters } = state
  const placing = stage.step === 'FILL_PAYMENT_DETAILS' ? stage.placing : undefined
  const fee = shownFee(state, context)
  const choices = choicesOf(state, context)
  const choice = choiceIn(state, context)
  const from = 'from' in stage ? stage.from : undefined
  const to = spotOfInput(state.destination)
  // If a part of it could not be fetched, submitting fetches it again (PAY-012).
  const asked = parameters.onlinePaymentActivated !== undefined || parameters.paymentMethods !== undefined
  const known = asked && !parameters.checkFailed
  const isKept = context.flagsAwaited === true && state.form.time === 'later'
  const later = (context.flags.PreOrder || isKept) && state.edited === undefined
  const scheduledFor = state.edited?.preordered_for
  const hours = state.hours && hoursOf(state.hours)
  const loading = isLoading(state)
  const nothingToPayWith = known && 'vendor' in stage && choices.length === 0
  const opensAt = stage.step === 'SERVICE_CLOSED' ? (nextOpening(hours, now, context.zone) ?? stage.opensAt) : undefined
  return {
    step: stage.step,
    loading,
    submitting: isSubmitting(state),
    editing: state.edited !== undefined,
    ...(from && { from }),
    ...(to && { to }),
    ...(from && to && { metres: metresBetween(from, to) }),
    fee,
    choices,
    ...(choice && { choice }),
    nothingToPayWith,
    paymentCheckFailed: parameters.checkFailed ?? false,
    cardOpen: state.card.state === 'open',
    valueLimit: valueLimitOf(state, context),
    // The update of an order has no field for a voucher or a time (Q32, Q118).
    voucherOffered: context.flags.Voucher && state.edited === undefined,
    voucherFixed: context.flags.Voucher && state.edited !== undefined,
    ...(scheduledFor !== undefined && { scheduledFor }),
    waits: state.waiting !== undefined,
    vatOffered: isVatOffered(context.flags, context.guest) && state.edited === undefined,
    laterOffered: later,
    days:
      later && state.form.time === 'later'
        ? slotsByDay(
            offeredSlots(state.form.collectAt, {
              now,
              zone: context.zone,
              minimumEtaMinutes: context.minimumEtaMinutes,
              hours,
            }),
            context.zone,
          )
        : [],
    ...(placing?.at === 'asking' && fee.state === 'ready'
      ? {
          newFee: {
            amount: fee.amount,
            ...(placing.before !== undefined && { before: placing.before + (fee.cash ?? 0) }),
          },
        }
      : {}),
    unsure: placing?.at === 'unsure',
    canSubmit: !isSubmitting(state) && !nothingToPayWith && stage.step !== 'SERVICE_CLOSED',
    ...(opensAt !== undefined && { opensAt }),
  }
}

// The complete sections of the form, which fold to one line (REQ-004).

/** The sections that can fold: destination, customer and parcel. */
export type Section = 'destination' | 'customer' | 'contents'

const fieldsOf: { [Name in Section]: readonly RequestField[] } = {
  destination: ['destination', 'unit', 'building', 'notes'],
  customer: ['name', 'phone'],
  contents: ['description', 'amount'],
}

/** It has contents: an optional section is complete only once the reader has reached it. */
const isBegun: { [Name in Section]: (request: Checked) => boolean } = {
  destination: ({ destination }) => destination.moved !== true,
  customer: () => true,
  contents: ({ form }) => (form.description + form.amount).trim() !== '',
}

/**
 * The sections without anything that would prevent a submission.
 * @param problemAt the field with a problem, such as one found by the server
 */
export function doneSections(request: Checked, problemAt: RequestField | undefined): Section[] {
  const wrong = new Set([...mistakes(request), ...(problemAt ? [problemAt] : [])])
  const sections = Object.keys(fieldsOf) as Section[]
  return sections.filter(name => isBegun[name](request) && !fieldsOf[name].some(field => wrong.has(field)))
}

// The steps of a request by the names of their actions (REQ-003, Q23).

/** The documented steps; those in between have no name. */
type NamedStep = Extract<
  Stage['step'],
  | 'ASK_FOR_ORIGIN_ADDRESS'
  | 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'
  | 'CHECK_SERVICE_HOURS'
  | 'SERVICE_CLOSED'
  | 'ASK_FOR_DESTINATION_ADDRESS'
  | 'CHECK_IF_DESTINATION_IS_VALID'
  | 'FILL_ORDER_DETAILS'
  | 'FILL_PAYMENT_DETAILS'
>

const names: { [Step in NamedStep]: string } = {
  ASK_FOR_ORIGIN_ADDRESS: 'AskForOriginAddress',
  ASK_FOR_ORIGIN_ADDRESS_DETAILS: 'AskForOriginAddressDetails',
  CHECK_SERVICE_HOURS: 'CheckServiceHours',
  SERVICE_CLOSED: 'ServiceClosed',
  ASK_FOR_DESTINATION_ADDRESS: 'AskForDestinationAddress',
  CHECK_IF_DESTINATION_IS_VALID: 'CheckIfDestinationIsValid',
  FILL_ORDER_DETAILS: 'FillOrderDetails',
  FILL_PAYMENT_DETAILS: 'FillPaymentDetails',
}

/** The name of a step's action; undefined for an undocumented step. */
export const stepName = (step: Stage['step']): string | undefined =>
  Object.hasOwn(names, step) ? names[step as NamedStep] : undefined
