// What the request flow hears, and what it wants done (REQ-012, REQ-015, REQ-024, REQ-031).
import type { CallProblem } from '#domain/problems'
import type {
  AreaCheck,
  CardDetails,
  CardEncryptionKey,
  CardKind,
  CreateIntent,
  DeliveryFeeRequest,
  GeolocatorAddress,
  OfferedPaymentMethod,
  Order,
  OriginAddressCreation,
  SaveVendorAddress,
  ServiceHours,
  SignedFee,
  ValidateVoucher,
  Vendor,
  Voucher,
  VoucherFee,
} from '#schema/wire'
import type { CardFacts } from './card.ts'
import type { Draft } from './draft.ts'
import type { Estimates } from './estimates.ts'
import type { OpenWallet, Parameters, Press, RequestState } from './flow-state.ts'
import type { RequestForm } from './form.ts'
import type { FoundPlace, Spot } from './places.ts'
import type { RequestNotice } from './problems.ts'

/** `now` is unix milliseconds by the server's clock; `fresh` is a UUID that nobody has used. */
export type RequestEvent =
  | { type: 'started'; vendorId: string; editOrderId?: string; draft?: Draft; now: number; fresh: string }
  | { type: 'wentBackToOriginDetails'; now: number }
  | { type: 'cancelled' }
  | { type: 'draftCleared'; now: number; fresh: string }
  | { type: 'parametersArrived'; parameters: Parameters }
  | { type: 'vendorArrived'; run: number; vendor: Vendor }
  | { type: 'vendorFailed'; run: number }
  | { type: 'orderArrived'; run: number; order: Order }
  | { type: 'orderFailed'; run: number }
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
  | { type: 'pinMoved'; spot: Spot }
  | { type: 'reversed'; run: number; address: GeolocatorAddress }
  | { type: 'reverseFailed'; run: number }
  | { type: 'proceeded' }
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
  | { type: 'voucherArrived'; run: number; answer: VoucherFee & { valid_until?: number }; now: number }
  | { type: 'voucherRefused'; run: number; now: number }
  | { type: 'voucherRead'; run: number; voucher: Voucher }
  | { type: 'voucherNotRead'; run: number }
  | { type: 'detailsDone'; now: number }
  | { type: 'wentBackToDetails' }
  | { type: 'submitted'; now: number }
  | { type: 'newFeeAccepted'; now: number }
  | { type: 'newFeeDeclined' }
  | { type: 'triedAgain' }
  | { type: 'pressGivenUp' }
  | { type: 'pressAnswered'; run: number; orderId: string; redirectUrl?: string; fresh: string }
  | { type: 'pressRefused'; run: number; problem: CallProblem; fresh: string }
  | { type: 'lookedUp'; run: number; orders: readonly Order[]; fresh: string }
  | { type: 'lookUpFailed'; run: number }
  | { type: 'walletOpened'; run: number; wallet: OpenWallet }
  | { type: 'walletFailed'; run: number }
  | { type: 'intentOpened'; run: number; intentId: string; methods: readonly OfferedPaymentMethod[] }
  | { type: 'intentFailed'; run: number; problem: CallProblem }
  | { type: 'cardSelected'; kind: CardKind; instrumentId?: string }
  | { type: 'cardEntered'; kind: CardKind; facts: CardFacts }
  | { type: 'cardOptionsChanged'; save?: boolean; nameOnCard?: string }
  | { type: 'cardEncrypted'; run: number; details: CardDetails }
  | { type: 'cardNotEncrypted'; run: number }

export type RequestCommand =
  | { do: 'waitForVendor'; run: number; vendorId: string }
  | { do: 'readOrder'; run: number; vendorId: string; orderId: string }
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
  | { do: 'send'; run: number; press: Press }
  | { do: 'lookUp'; run: number; vendorId: string; from: number }
  | { do: 'openWallet'; run: number; vendorId: string }
  | { do: 'openIntent'; run: number; input: CreateIntent }
  | { do: 'encryptCard'; run: number; kind: CardKind; key: CardEncryptionKey; holderName: string; save: boolean }
  /** The plain card data leaves the memory (Q100). */
  | { do: 'forgetCard' }
  | { do: 'keepDraft' }
  | { do: 'notify'; notice: RequestNotice }
  | { do: 'rememberGuestOrder'; orderId: string; vendorId: string }
  /** Leaves for the bank, which asks about the payment of this order (PAY-009). */
  | { do: 'follow'; url: string; orderId: string; vendorId: string }
  | { do: 'openTracking'; vendorId: string }
  | { do: 'originChanged'; vendorId: string }
  /** Milliseconds that a part of the form took (REQ-029). */
  | { do: 'measure'; name: 'order_details' | 'payment_details'; milliseconds: number }

export type Stepped = readonly [RequestState, readonly RequestCommand[]]

/** An event by its name. */
export type EventOf<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>
