// What the request flow knows (REQ-002, REQ-010, REQ-011). The rules are in flow.ts.
import type { Phones } from '#domain/phones'
import type {
  CardKind,
  ConfirmIntent,
  OfferedPaymentMethod,
  Order,
  OriginAddressCreation,
  PaymentMethod,
  PlaceOrder,
  ServiceHours,
  UpdateOrder,
  Vendor,
  Voucher,
} from '#schema/wire'
import type { CardFacts } from './card.ts'
import type { Estimates } from './estimates.ts'
import type { RequestForm } from './form.ts'
import type { ValueRules } from './item-value.ts'
import type { HeldFee } from './payloads.ts'
import type { AddressInput, FoundPlace, Spot } from './places.ts'
import type { RequestProblem } from './problems.ts'
import type { Sent } from './recent.ts'

/** What is fixed while the screen is open. */
export type RequestFacts = {
  country: string
  currency: string
  /** IANA zone. */
  zone: string
  rules: ValueRules & { unitNumberRequired: boolean }
  minimumEtaMinutes: number
  defaultPayment: PaymentMethod
  /** What cash on delivery adds to the fee, in the country's currency, where it does (BIZ-005). */
  cashOnDeliveryFee?: number
  /** Hosts that a payment may redirect to. */
  redirectHosts: readonly string[]
  flags: RequestFlags
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
  /** On its way; `full` is there while the voucher is still being looked at, `held` is what held before. */
  | { state: 'loading'; run: number; full?: HeldFee; held?: ReadyFee }
  | { state: 'failed' }
  /** `before`: what it cost until now, if that was another amount (REQ-104). */
  | ({ state: 'ready'; before?: number } & ReadyFee)
  /** An edited order stays where it was: its own fee holds. */
  | { state: 'kept' }

/** What is being done with a request, and done again with a new fee. */
export type Purpose = 'order' | 'intent' | 'confirm'

/** One press as it was sent; sent again, it is the same to the letter. */
export type Press = { key: string; since: number } & (
  | { what: 'place'; body: PlaceOrder }
  | { what: 'update'; orderId: string; body: UpdateOrder }
  | { what: 'pay'; body: ConfirmIntent }
)

export type Placing =
  | { at: 'idle' }
  | { at: 'sending'; run: number; press: Press; renewals: number }
  /** The signature was too old: a new fee is on its way (FEE-002). `held` is the fee that the reader saw. */
  | { at: 'renewing'; purpose: Purpose; renewals: number; held?: number }
  /** The new fee is another: the reader is asked (FEE-003). */
  | { at: 'asking'; purpose: Purpose; before?: number }
  /** The answer was lost: is the order among the recent ones (Q88)? */
  | { at: 'looking'; run: number; press: Press; after: 'lost' | 'reused' }
  | { at: 'unsure'; press: Press; looked: boolean }
  | { at: 'opening'; run: number; renewals: number }
  | { at: 'preparing'; run: number; renewals: number; wallet: OpenWallet }
  | { at: 'encrypting'; run: number; order: PlaceOrder; since: number; renewals: number }

export type OpenWallet = { id: string; token: string }

/** Payment by card (PAY-005 to PAY-008). The number of a card is not in here. */
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
      cards: Partial<Record<CardKind, CardFacts>>
    }

/** The address of a moved pin is being asked for; `meant`: the place was confirmed before the answer came. */
type OfPin = { reversing?: number; meant?: true }

export type Stage =
  | { step: 'WAIT_FOR_VENDOR'; run: number; back?: boolean }
  | ({ step: 'WAIT_FOR_ORDER'; run: number } & WithVendor)
  | ({ step: 'ASK_FOR_ORIGIN_ADDRESS' } & OfPin & WithVendor)
  | ({ step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'; saving?: number } & OfPin & WithVendor)
  | ({ step: 'CHECK_SERVICE_HOURS'; run: number } & WithOrigin)
  | ({ step: 'SERVICE_CLOSED'; hours: ServiceHours; opensAt?: number } & WithOrigin)
  | ({ step: 'ASK_FOR_DESTINATION_ADDRESS' } & OfPin & WithOrigin)
  | ({ step: 'CHECK_IF_DESTINATION_IS_VALID'; run: number } & WithPlace)
  | ({ step: 'FILL_ORDER_DETAILS'; fee: FeeState } & WithPlace)
  | ({ step: 'FILL_PAYMENT_DETAILS'; fee: FeeState; placing: Placing } & WithPlace)
  | { step: 'ENDED'; reason: 'cancelled' | 'failed' }
  | { step: 'ENDED'; reason: 'placed'; orderId: string }

export type VoucherState = {
  typed: string
  applied?: Voucher
  /** Number of the question what the voucher of an edited order is. */
  reading?: number
}

/** The country parameters that a request needs (API-026). */
export type Parameters = {
  paymentMethods?: string
  onlinePaymentActivated?: boolean
  orderItemValueExceedLimit?: number
  /** Reading whether payment is enabled failed (PAY-012). */
  checkFailed?: boolean
}

export type RequestState = {
  /** Number of the last question that was asked. */
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
  estimates?: Estimates
  estimating?: number
  hours?: ServiceHours
  /** Minutes, of the vendor (REQ-014). */
  loginEstimation?: number
  card: CardPayment
  problem?: RequestProblem
  key: string
  sent?: Sent
  /** A press before a reload is being looked for. */
  recovering?: number
  placed: readonly string[]
  /** Unix milliseconds of the start and of the end of filling in. */
  startTime?: number
  endTime?: number
}
