// The state of the request flow, its events and its commands (REQ-002, REQ-010, REQ-011). The rules are in flow.ts.
import type { CallProblem } from '#contract/call-problem.ts'
import type { AddressInput, FoundPlace, Spot } from '#features/addresses/places.ts'
import type { Phones } from '#features/phones/phones.ts'
import type {
  AreaCheck,
  CardDetails,
  CardEncryptionKey,
  CardKind,
  ConfirmIntent,
  CreateIntent,
  DeliveryFeeRequest,
  GeolocatorAddress,
  OfferedPaymentMethod,
  Order,
  OriginAddressCreation,
  PaymentMethod,
  PlaceOrder,
  SaveVendorAddress,
  ServiceHours,
  SignedFee,
  UpdateOrder,
  ValidateVoucher,
  Vendor,
  Voucher,
  VoucherFee,
} from '#schema/wire.ts'
import type { CardSummary } from './card.ts'
import type { Draft } from './draft.ts'
import type { Estimates } from './estimates.ts'
import type { Offer, RequestForm } from './form.ts'
import type { ValueRules } from './item-value.ts'
import type { HeldFee } from './payloads.ts'
import type { FieldFault, RequestNotice, RequestProblem } from './problems.ts'
import type { Print, Sent } from './recent.ts'

/** What is fixed while the screen is open. */
export type RequestContext = {
  country: string
  currency: string
  /** Languages of the country, as BCP 47; the first is its own. */
  languages: readonly string[]
  /** IANA zone. */
  zone: string
  rules: ValueRules & { unitNumberRequired: boolean }
  minimumEtaMinutes: number
  defaultPayment: PaymentMethod
  /** The surcharge for cash on delivery, in the country's currency, if there is one (BIZ-005). */
  cashOnDeliveryFee?: number
  /** Hosts that a payment may redirect to. */
  redirectHosts: readonly string[]
  flags: RequestFlags
  /** The flags are still to come: nothing that was chosen with one of them counts as switched off yet. */
  flagsAwaited?: boolean
  guest: boolean
  phones: Phones
}

export type RequestFlags = {
  Voucher: boolean
  PreOrder: boolean
  PaymentVat: boolean
  PayAtPickup: boolean
  NonePaymentMethod: boolean
  CyberSourceCreditCard: boolean
  ModifyOrderButton: boolean
  DelayedCancellation: boolean
}

type WithVendor = { vendor: Vendor }
type WithOrigin = WithVendor & { from: Spot }
type WithPlace = WithOrigin & { place: FoundPlace }

export type ReadyFee = { full: HeldFee; reduced?: HeldFee }

export type FeeState =
  /**
   * Pending; `full` is set while a voucher is being checked, `code` is that voucher, `held` is the previous fee; `renewed`: the one
   * before had expired when its voucher was checked.
   */
  | { state: 'loading'; run: number; full?: HeldFee; code?: string; held?: ReadyFee; renewed?: true }
  | { state: 'failed' }
  /** `before`: the previous price, if it was another amount (REQ-104). */
  | ({ state: 'ready'; before?: number } & ReadyFee)
  /** The destination of an edited order is unchanged, and so is its fee. */
  | { state: 'unchanged' }

/** The activity of a request, repeated with a new fee. */
export type Purpose = 'order' | 'intent' | 'confirm'

/** A submission as it was sent; repeating it sends exactly the same. */
/** `usedUp`: the previous key, which the server keeps for a refused request. */
export type Submission = { key: string; usedUp?: string; since: number } & (
  | { what: 'place'; body: PlaceOrder }
  | { what: 'update'; orderId: string; body: UpdateOrder }
  | { what: 'pay'; body: ConfirmIntent }
)

export type Placing =
  | { at: 'idle' }
  | { at: 'sending'; run: number; submission: Submission; renewals: number }
  /** The signature had expired: a new fee is being fetched (FEE-002). `held` is the fee that the reader saw. */
  | { at: 'renewing'; purpose: Purpose; renewals: number; held?: number }
  /** The new fee is another one: the reader is asked (FEE-003). */
  | { at: 'asking'; purpose: Purpose; before?: number }
  /** The outcome is unknown: the order is looked for among the recent ones (Q88). */
  | { at: 'looking'; run: number; submission: Submission; after: 'lost' | 'failed' | 'reused' }
  | { at: 'unsure'; submission: Submission; looked: boolean }
  | { at: 'opening'; run: number; renewals: number }
  | { at: 'preparing'; run: number; renewals: number; wallet: OpenWallet }
  | { at: 'encrypting'; run: number; order: PlaceOrder; since: number; renewals: number }

export type OpenWallet = { id: string; token: string }

/** Payment by card (PAY-005 to PAY-008), without the card's number. */
export type CardPayment =
  | { state: 'closed' }
  | {
      state: 'open'
      wallet: OpenWallet
      intentId: string
      methods: readonly OfferedPaymentMethod[]
      selection: 'NOT_SET' | 'NEW' | 'EXISTING'
      kind: CardKind
      selectedCard?: string
      save: boolean
      nameOnCard: string
      /** The new-card form of each kind. */
      cards: Partial<Record<CardKind, CardSummary>>
    }

/** The address of a moved pin is being fetched; `confirmedEarly`: the place was confirmed before it arrived. */
type OfPin = { reversing?: number; confirmedEarly?: true }

export type Stage =
  | { step: 'WAIT_FOR_VENDOR'; run: number; back?: boolean }
  | ({ step: 'WAIT_FOR_ORDER'; run: number } & WithVendor)
  | ({ step: 'ASK_FOR_ORIGIN_ADDRESS' } & OfPin & WithVendor)
  | ({ step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'; saving?: number } & OfPin & WithVendor)
  | ({ step: 'CHECK_SERVICE_HOURS'; run: number } & WithOrigin)
  | ({ step: 'SERVICE_CLOSED'; hours: ServiceHours; opensAt?: number } & WithOrigin)
  | ({ step: 'ASK_FOR_DESTINATION_ADDRESS' } & OfPin & WithOrigin)
  /** The fee is fetched at the same time; it applies once the area check has passed. */
  | ({ step: 'CHECK_IF_DESTINATION_IS_VALID'; run: number; fee: FeeState } & WithPlace)
  | ({ step: 'FILL_ORDER_DETAILS'; fee: FeeState } & WithPlace)
  | ({ step: 'FILL_PAYMENT_DETAILS'; fee: FeeState; placing: Placing } & WithPlace)
  | { step: 'ENDED'; reason: 'cancelled' | 'failed' }
  | { step: 'ENDED'; reason: 'placed'; orderId: string }

export type VoucherState = {
  typed: string
  applied?: Voucher
  /** It was applied while no fee was known: it is checked with the next one. */
  awaitsFee?: true
  /** ID of the request for the voucher of an edited order. */
  reading?: number
}

/** The country parameters that a request needs (API-026). */
export type Parameters = {
  paymentMethods?: string
  onlinePaymentActivated?: boolean
  orderItemValueExceedLimit?: number
  /** Whether payment is enabled could not be fetched (PAY-012). */
  checkFailed?: boolean
}

export type OrderChange = Pick<RequestState, 'form' | 'destination' | 'addressEdited'>

export type RequestState = {
  /** ID of the last request. */
  run: number
  stage: Stage
  /** The vendor that the flow is for, and the order that is edited. */
  vendorId?: string
  editOrderId?: string
  form: RequestForm
  destination: AddressInput
  origin: OriginAddressCreation
  voucher: VoucherState
  parameters: Parameters
  /** orderToBeUpdated */
  edited?: Order
  /** orderToBeUpdatedAddressEdited */
  addressEdited: boolean
  /** What was changed in the order before the session ended, until the order is read (SES-101). */
  change?: OrderChange
  /** The place of the suggestion that was chosen there is being fetched. */
  locating?: 'origin' | 'destination'
  estimates?: Estimates
  estimating?: number
  hours?: ServiceHours
  /** Minutes, of the vendor (REQ-014). */
  loginEstimation?: number
  card: CardPayment
  problem?: RequestProblem
  key: string
  sent?: Sent
  /** A submission from before a reload is being looked for. */
  recovering?: number
  /** What failed here before the same was sent by another tab: told again where no order came of that. */
  failedBefore?: RequestProblem
  /** Submitted before the fee was known: it continues by itself. `shown`: the fee that the reader saw, if any (REQ-107). */
  waiting?: { shown?: number }
  /** The fee that the reader saw for the place before this one: another one is asked about, too (REQ-107). */
  seenFee?: number
  /** All mistakes at the time of submission, one per field (REQ-109). */
  faults?: readonly FieldFault[]
  /** What a saved address, a message or a shop system would fill in over typed text (REQ-111 to REQ-113). */
  offer?: Offer
  /** What was last filled in automatically: it may be replaced without asking. */
  filled?: Partial<RequestForm>
  /** What the last saved address has filled in: its door belongs to no other place. */
  savedFields?: Partial<RequestForm>
  placed: readonly string[]
  /** Unix milliseconds of the start and the end of filling in. */
  startTime?: number
  endTime?: number
}

/** `now` is unix milliseconds by the server's clock; `newKey` is a UUID that nobody has used. */
export type RequestEvent =
  /** `problem`: what was told of the same contents before; `failedBefore`: the same, once it is known that no order was made. */
  | {
      type: 'started'
      vendorId: string
      editOrderId?: string
      draft?: Draft
      change?: OrderChange
      problem?: RequestProblem
      failedBefore?: RequestProblem
      now: number
      newKey: string
    }
  | { type: 'wentBackToOriginDetails'; now: number }
  | { type: 'cancelled' }
  | { type: 'draftCleared'; now: number; newKey: string }
  | { type: 'parametersArrived'; parameters: Parameters; now: number }
  | { type: 'vendorArrived'; run: number; vendor: Vendor }
  | { type: 'vendorFailed'; run: number }
  | { type: 'orderArrived'; run: number; order: Order }
  | { type: 'orderFailed'; run: number; problem: CallProblem }
  | { type: 'hoursArrived'; run: number; hours: ServiceHours; now: number }
  | { type: 'hoursFailed'; run: number }
  | { type: 'originTyped'; text: string }
  | { type: 'originChosen'; address: GeolocatorAddress }
  | { type: 'originPinMoved'; spot: Spot }
  | { type: 'originEdited'; changes: Partial<OriginAddressCreation> }
  | { type: 'originConfirmed' }
  | { type: 'originKept'; run: number }
  | { type: 'originNotKept'; run: number; problem: CallProblem }
  | { type: 'destinationTyped'; text: string }
  | { type: 'destinationChosen'; place: FoundPlace; changes?: Partial<RequestForm> }
  /** A suggestion was chosen; its place is being fetched. */
  | { type: 'placeAwaited'; of: 'origin' | 'destination' }
  /** It will not come. */
  | { type: 'placeMissed'; of: 'origin' | 'destination' }
  | { type: 'pinMoved'; spot: Spot }
  | { type: 'reversed'; run: number; address: GeolocatorAddress }
  | { type: 'reverseFailed'; run: number }
  | { type: 'proceeded' }
  | { type: 'offered'; offer: Offer }
  | { type: 'offerTaken' }
  | { type: 'offerDeclined' }
  | { type: 'areaArrived'; run: number; deliverable: boolean }
  | { type: 'areaFailed'; run: number }
  | { type: 'estimatesArrived'; run: number; estimates: Estimates }
  | { type: 'feeArrived'; run: number; fee: SignedFee & { valid_until?: number }; now: number }
  | { type: 'feeFailed'; run: number; now: number }
  | { type: 'feeLapsed'; now: number }
  | { type: 'formChanged'; changes: Partial<RequestForm>; now: number }
  | { type: 'valueConfirmed' }
  | { type: 'voucherTyped'; text: string }
  | { type: 'voucherApplied'; now: number }
  | { type: 'voucherRemoved' }
  | { type: 'flagsArrived'; now: number }
  | { type: 'voucherArrived'; run: number; answer: VoucherFee & { valid_until?: number }; now: number }
  /** `expired`: not the voucher, but the signature of the fee (FEE-002). */
  | { type: 'voucherRefused'; run: number; now: number; expired?: boolean }
  | { type: 'voucherRead'; run: number; voucher: Voucher; now: number }
  | { type: 'voucherNotRead'; run: number }
  | { type: 'detailsDone'; now: number }
  | { type: 'wentBackToDetails' }
  | { type: 'submitted'; now: number }
  | { type: 'newFeeAccepted'; now: number }
  | { type: 'newFeeDeclined' }
  | { type: 'triedAgain' }
  | { type: 'submissionGivenUp' }
  /** It is sent now, after those of other tabs, under this key. */
  | { type: 'submissionSent'; run: number; sent: Sent }
  /** `print`: the order was found among others, and may be an earlier version of what was sent. */
  | { type: 'submissionAnswered'; run: number; orderId: string; redirectUrl?: string; newKey: string; print?: Print }
  | { type: 'submissionRefused'; run: number; problem: CallProblem; newKey: string }
  | { type: 'lookedUp'; run: number; orders: readonly Order[]; now: number; newKey: string }
  | { type: 'lookUpFailed'; run: number; now: number }
  | { type: 'walletOpened'; run: number; wallet: OpenWallet }
  | { type: 'walletFailed'; run: number }
  | { type: 'intentOpened'; run: number; intentId: string; methods: readonly OfferedPaymentMethod[] }
  | { type: 'intentFailed'; run: number; problem: CallProblem }
  | { type: 'cardSelected'; kind: CardKind; instrumentId?: string }
  | { type: 'cardEntered'; kind: CardKind; entered: CardSummary }
  | { type: 'cardOptionsChanged'; save?: boolean; nameOnCard?: string }
  | { type: 'cardEncrypted'; run: number; details: CardDetails }
  | { type: 'cardNotEncrypted'; run: number }

export type RequestCommand =
  | { do: 'waitForVendor'; run: number; vendorId: string }
  /** After `waitMs`, fetches the order that is edited. */
  | { do: 'readOrder'; run: number; vendorId: string; orderId: string; waitMs: number }
  | { do: 'loadParameters' }
  | { do: 'loadHours'; run: number; vendorId: string }
  | { do: 'saveOrigin'; run: number; vendorId: string; input: SaveVendorAddress }
  | { do: 'reverse'; run: number; spot: Spot }
  | { do: 'checkArea'; run: number; input: AreaCheck }
  | { do: 'estimate'; run: number; input: AreaCheck }
  /** After `waitMs`, fetches a fee. */
  | { do: 'fetchFee'; run: number; input: DeliveryFeeRequest; waitMs: number }
  | { do: 'validateVoucher'; run: number; input: ValidateVoucher }
  | { do: 'readVoucher'; run: number; code: string }
  | { do: 'send'; run: number; submission: Submission }
  | { do: 'lookUp'; run: number; vendorId: string; from: number }
  | { do: 'openWallet'; run: number; vendorId: string }
  | { do: 'openIntent'; run: number; input: CreateIntent }
  | { do: 'encryptCard'; run: number; kind: CardKind; key: CardEncryptionKey; holderName: string; save: boolean }
  /** The plain card data is removed from memory (Q100). */
  | { do: 'forgetCard' }
  | { do: 'keepDraft' }
  | { do: 'notify'; notice: RequestNotice }
  | { do: 'rememberGuestOrder'; orderId: string; vendorId: string }
  /** Opens the bank's page, which confirms the payment of this order (PAY-009). */
  | { do: 'follow'; url: string; orderId: string; vendorId: string }
  | { do: 'openTracking'; vendorId: string; orderId: string }
  | { do: 'originChanged'; vendorId: string }
  /** Duration of a part of the form, in milliseconds (REQ-029). */
  | { do: 'measure'; name: 'order_details' | 'payment_details'; milliseconds: number }

export type Stepped = readonly [RequestState, readonly RequestCommand[]]

/** An event by its name. */
export type EventOf<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>
