// Bodies of the calls of a request (API-019, API-034 to API-048).

import { type FoundPlace, joinAddress, latLng, type Spot, spotOf } from '#features/addresses/places.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { MoneySpelling } from '#features/pricing/money.ts'
import type {
  AreaCheck,
  CardDetails,
  CardKind,
  ConfirmIntent,
  DeliveryFeeRequest,
  OriginAddressCreation,
  Place,
  PlaceOrder,
  SaveVendorAddress,
  Sender,
  UpdateOrder,
  ValidateVoucher,
  Voucher,
} from '#schema/wire.ts'
import { loginEstimation } from './estimates.ts'
import { coldBagNeeded, collectAt, type RequestForm, requestedMethod, vatToSend } from './form.ts'
import { amountToSend } from './item-value.ts'
import type { PaymentChoice } from './payment-choices.ts'

export type HeldFee = {
  /** In units of the country's currency. */
  fee: number
  signature: string
  /** Unix seconds until which it is valid, if the server says so (REQ-104). */
  validUntil?: number
}

type Way = { vendorId: string; from: Spot; to: Spot }

/** Area check and estimates have the same body (Q38). */
export const areaBody = ({ vendorId, from, to }: Way): AreaCheck => ({
  location: latLng(to),
  vendor_location: latLng(from),
  vendor_id: vendorId,
})

export const feeBody = ({ vendorId, from, to }: Way): DeliveryFeeRequest => ({
  source: latLng(from),
  destination: latLng(to),
  vendor_id: vendorId,
  delivery_type: 'food',
})

/** @param now unix milliseconds; the time of an instant order */
export const voucherBody = (
  code: string,
  fee: HeldFee,
  form: RequestForm,
  vendorId: string,
  now: number,
): ValidateVoucher => ({
  code: code.trim(),
  order: {
    order_time: collectAt(form) ?? Math.floor(now / 1000),
    delivery_fee: fee.fee,
    signature: fee.signature,
  },
  vendor_id: vendorId,
})

/** Where the customer is: unit, building and street in one text (Q29), the notes separately. */
function customerPlace({ unit, building, notes }: RequestForm, place: FoundPlace): Place {
  return {
    address: joinAddress({ unit, building, street: place.text }),
    latitude: place.latitude,
    longitude: place.longitude,
    ...(notes.trim() && { notes: notes.trim() }),
  }
}

/** The sender of a guest's order (GST-004, API-038). */
function senderOf(form: RequestForm, origin: OriginAddressCreation, from: Spot, phones: Phones): Sender {
  return {
    location: {
      address: joinAddress({ unit: origin.unit, building: origin.building, street: origin.street_address }),
      ...from,
      ...(origin.notes.trim() && { notes: origin.notes.trim() }),
    },
    name: form.senderName.trim(),
    email: { email: form.senderEmail.trim() },
    phone_number: { phone: phones.international(form.senderPhone) },
  }
}

export type OrderParts = {
  vendorId: string
  form: RequestForm
  place: FoundPlace
  from: Spot
  /** The fee to pay: after the voucher, if there is one. */
  fee: HeldFee
  voucher: Voucher | undefined
  choice: PaymentChoice
  /** The vendor's own pickup estimate, in minutes (Q103). */
  estimate: number | undefined
  origin: OriginAddressCreation
  guest: boolean
  spelling: MoneySpelling
  phones: Phones
}

/** Body of POST /order, and the order of an intent (API-037, API-038, API-048). */
export function orderBody(parts: OrderParts): PlaceOrder {
  const { form, place, fee, voucher, choice, phones } = parts
  const vat = parts.guest ? undefined : vatToSend(form.vat)
  const time = collectAt(form)
  return {
    vendor_id: parts.vendorId,
    delivery_fee: fee.fee,
    signature: fee.signature,
    ...(vat !== undefined && { vat_number: vat }),
    ...(time !== undefined && { preordered_for: time }),
    age_validation_required: form.ageCheck,
    login_pickup_estimation: loginEstimation(parts.estimate, choice === 'card'),
    ...(voucher && { voucher }),
    customer: {
      name: form.name.trim(),
      phone_number: phones.international(form.phone),
      location: customerPlace(form, place),
    },
    order: {
      payment_method: requestedMethod[choice],
      amount: amountToSend(form.amount, parts.spelling),
      description: form.description.trim(),
      cold_bag_needed: coldBagNeeded(form),
    },
    ...(parts.guest && { sender: senderOf(form, parts.origin, parts.from, phones) }),
  }
}

/** Body of PUT /order/{id}: address and fee only if the address was edited (API-039, Q32). */
export function updateBody(parts: Omit<OrderParts, 'fee'>, fee: HeldFee | undefined): UpdateOrder {
  const { form } = parts
  return {
    vendor_id: parts.vendorId,
    payment_method: requestedMethod[parts.choice],
    amount: amountToSend(form.amount, parts.spelling),
    item_details: form.description.trim(),
    ...(fee && { location: customerPlace(form, parts.place), delivery_fee: fee.fee, signature: fee.signature }),
  }
}

export type OpenIntent = { token: string; intentId: string }

/** Body of the confirmation with a saved card or with a new, encrypted one (API-046, API-047). */
export function confirmBody(
  order: PlaceOrder,
  { token, intentId }: OpenIntent,
  kind: CardKind,
  card: { instrumentId: string } | { details: CardDetails },
): ConfirmIntent {
  const common = { order, bearer_token: token, purchase_intent_id: intentId, payment_method: kind }
  return 'details' in card
    ? { ...common, card_details: card.details }
    : { ...common, payment_instrument_id: card.instrumentId }
}

/** Body of PUT /vendor/{id}/address (ADR-010); undefined without coordinates (ADR-011). */
export function originBody(origin: OriginAddressCreation): SaveVendorAddress | undefined {
  const spot = spotOf(origin)
  if (!spot) return undefined
  const { unit, building, city, notes, postalCode } = origin
  return {
    address_text: [unit, building, origin.street_address, postalCode, city].filter(part => part.trim()).join(', '),
    ...(unit.trim() && { unit: unit.trim() }),
    ...(notes.trim() && { notes: notes.trim() }),
    ...(building.trim() && { building: building.trim() }),
    ...(city.trim() && { city: city.trim() }),
    country_code: origin.countryCode,
    ...spot,
    ...(postalCode.trim() && { postal_code: postalCode.trim() }),
    street_address: origin.street_address.trim(),
  }
}
