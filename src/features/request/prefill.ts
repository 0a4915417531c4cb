// Forms that are filled from an order, from the address book or from a kept draft (REQ-009, REQ-101 to REQ-103, Q32, Q39).

import { type AddressInput, type FoundPlace, splitAddress, spotOf } from '#features/addresses/places.ts'
import { isInCancellableGroup } from '#features/orders/statuses.ts'
import { type MoneySpelling, moneyText } from '#features/pricing/money.ts'
import type {
  Customer,
  FlatSender,
  GeolocatorAddress,
  Order,
  OrderDraft,
  OriginAddressCreation,
  SavedAddress,
  Vendor,
} from '#schema/wire.ts'
import type { Draft, StoredDraft } from './draft.ts'
import type { OrderChange } from './flow-state.ts'
import { emptyForm, type RequestForm, requestedMethod } from './form.ts'
import { choiceOf } from './payment-choices.ts'

export type Prefilled = {
  form: RequestForm
  destination: AddressInput
  /** Of a guest's order: who has no collection point of their own gives one with each order. */
  origin?: OriginAddressCreation
}

const amountText = (amount: number, spelling: MoneySpelling): string => (amount > 0 ? moneyText(amount, spelling) : '')

function destinationOf({ customer: { location } }: Order): AddressInput {
  const { street } = splitAddress(location.address)
  return {
    query: street,
    place: { text: street, latitude: location.latitude, longitude: location.longitude, from: 'saved' },
  }
}

/** A new request like an earlier order (REQ-103): same customer and contents, but for now. */
export function requestAgain(order: Order, spelling: MoneySpelling): Prefilled {
  const { customer, order: contents } = order
  const { unit, building } = splitAddress(customer.location.address)
  return {
    form: {
      ...emptyForm,
      name: customer.name,
      phone: customer.phone_number,
      unit,
      building,
      notes: customer.location.notes ?? '',
      description: contents.description,
      amount: amountText(contents.amount, spelling),
      parcel: contents.cold_bag_needed ? 'food' : 'parcels',
      coldBag: contents.cold_bag_needed,
      ageCheck: order.age_validation_required ?? false,
      payment: choiceOf[contents.payment_method],
      vat: order.vat_number ?? '',
    },
    destination: destinationOf(order),
    ...(order.sender && { origin: originOf(order.sender, spelling.country) }),
  }
}

/** The form of an order that is edited (Q32). */
export function editForm(order: Order, spelling: MoneySpelling): Prefilled {
  const { form, ...places } = requestAgain(order, spelling)
  const time = order.preordered_for
  return { form: time === undefined ? form : { ...form, time: 'later', collectAt: time }, ...places }
}

/** With what was changed in it before the session ended; what the update has no field for is as the order says (Q32). */
export function changedAgain({ form, destination }: Prefilled, { form: changed, ...change }: OrderChange): OrderChange {
  const { unit, building, notes, description, amount, payment } = changed
  const { addressEdited } = change
  return {
    form: { ...form, unit, building, notes, description, amount, ...(payment && { payment }) },
    destination: addressEdited ? change.destination : destination,
    addressEdited,
  }
}

/** Statuses of an order that the server has only just accepted: it can be changed in a moment. */
const TOO_EARLY = new Set(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED', 'NEW'])

export const isTooEarlyToEdit = ({ status }: Pick<Order, 'status'>): boolean => TOO_EARLY.has(status)

/** Whether an order can still be changed (Q32, Q61). */
export const isEditable = (
  { status }: Pick<Order, 'status'>,
  flags: { ModifyOrderButton: boolean; DelayedCancellation: boolean },
): boolean => flags.ModifyOrderButton && isInCancellableGroup(status, flags.DelayedCancellation)

/** What choosing an entry of the address book fills in: the customer and the place (ADR-009). */
export function savedChoice(saved: KnownCustomer): { changes: Partial<RequestForm>; place: FoundPlace } {
  const { unit, building, street } = splitAddress(saved.address)
  const { latitude, longitude, id: savedId } = saved
  return {
    changes: { name: saved.name, phone: saved.phone_number, notes: saved.notes ?? '', unit, building },
    place: { text: street, latitude, longitude, from: 'saved', ...(savedId !== undefined && { savedId }) },
  }
}

/** A customer of the address book, or of an earlier order, without a number. */
export type KnownCustomer = Omit<SavedAddress, 'id'> & Partial<Pick<SavedAddress, 'id'>>

/** The customer of an earlier order, in the shape of an address book entry (REQ-110). */
export const knownCustomer = ({ name, phone_number, location }: Customer): KnownCustomer => ({
  name,
  phone_number,
  latitude: location.latitude,
  longitude: location.longitude,
  address: location.address,
  ...(location.notes !== undefined && { notes: location.notes }),
})

/** The place of an address that the geocoder knows. */
export const foundPlace = (address: GeolocatorAddress): FoundPlace => ({
  latitude: address.latitude,
  longitude: address.longitude,
  text: address.formatted_address,
  from: 'typed',
  ...(address.city !== undefined && { city: address.city }),
})

/** An empty form for the collection point of a vendor without location. */
export const emptyOrigin = (countryCode: string): OriginAddressCreation => ({
  street_address: '',
  addressQuery: '',
  building: '',
  city: '',
  countryCode,
  postalCode: '',
  unit: '',
  notes: '',
})

/** Where a guest's order is collected, as its sender gave it (GST-004). */
function originOf({ location }: Pick<FlatSender, 'location'>, countryCode: string): OriginAddressCreation {
  const { unit, building, street } = splitAddress(location.address)
  const { latitude, longitude, notes = '' } = location
  return {
    ...emptyOrigin(countryCode),
    addressQuery: street,
    street_address: street,
    unit,
    building,
    notes,
    latitude,
    longitude,
  }
}

/** The collection point of this vendor, if it is known without asking (REQ-015). */
export const vendorSpot = (vendor: Vendor) => spotOf(vendor.vendor_information.location)

/** The parts of a geocoded address, with its coordinates unless the pin sets them. */
export function namedOrigin(
  origin: OriginAddressCreation,
  address: GeolocatorAddress,
  withSpot: boolean,
): OriginAddressCreation {
  const street = [address.street, address.number].filter(Boolean).join(' ')
  return {
    ...origin,
    addressQuery: address.formatted_address,
    street_address: street || address.formatted_address,
    city: address.city ?? '',
    postalCode: address.zipcode ?? '',
    countryCode: address.country_code ?? origin.countryCode,
    ...(withSpot && { latitude: address.latitude, longitude: address.longitude }),
  }
}

/** Numbers of the orders placed last, which cannot come from a later submission. */
export const PLACED_MAX = 20

/** The documented payload of a draft (REQ-009). */
export function orderDraft(form: RequestForm, destination: AddressInput): OrderDraft {
  const { place } = destination
  return {
    ...(place?.city && { destinationCity: place.city }),
    destinationName: form.name,
    destinationPhoneNumber: form.phone,
    ...(place && { destinationLongitude: place.longitude, destinationLatitude: place.latitude }),
    destinationTextAddress: place?.text ?? destination.query,
    destinationUnitNumber: form.unit,
    destinationBuilding: form.building,
    riderNotes: form.notes,
    orderAmount: form.amount,
    orderDescription: form.description,
    ...(form.payment && { paymentMethod: requestedMethod[form.payment] }),
    vat_number: form.vat,
    ...(form.time === 'later' && form.collectAt !== undefined && { preordered_for: form.collectAt }),
  }
}

/** The rest of a draft once its order was placed: sender and origin (REQ-101), and a new key. */
export const afterPlaced = ({ form, origin, placed }: Draft, orderId: string, key: string): Draft => ({
  form: {
    ...emptyForm,
    ...senderIn(form),
  },
  destination: { query: '' },
  origin,
  voucherCode: '',
  key,
  sent: undefined,
  placed: [...placed, orderId].slice(-PLACED_MAX),
})

/** What of a form is kept for the next order (REQ-101). */
const senderIn = ({ senderName, senderEmail, senderPhone }: RequestForm) => ({ senderName, senderEmail, senderPhone })

/**
 * The draft of "Request again" (REQ-103), from the same sender. If the outcome of the previous draft's submission is unknown, its key is kept, so that
 * the server recognises it.
 */
export const draftLike = (filled: Prefilled, before: Draft | undefined, newKey: string): Draft => ({
  ...filled,
  form: { ...filled.form, ...(before && senderIn(before.form)) },
  origin: filled.origin ?? before?.origin,
  voucherCode: '',
  key: before?.sent ? before.key : newKey,
  sent: before?.sent,
  placed: before?.placed ?? [],
})

/** @param now unix milliseconds */
export function storeDraft(
  { form, destination, origin, voucherCode, key, sent, placed }: Draft,
  now: number,
): StoredDraft {
  const { place, moved } = destination
  return {
    version: 1,
    changedAt: now,
    key,
    order: orderDraft(form, destination),
    ...(form.payment && { choice: form.payment }),
    parcel: form.parcel,
    coldBag: form.coldBag,
    ageCheck: form.ageCheck,
    time: form.time,
    ...(form.confirmedAmount !== undefined && { confirmedAmount: form.confirmedAmount }),
    ...(place && { locationType: place.from }),
    ...(place?.savedId !== undefined && { savedId: place.savedId }),
    ...(moved && { moved }),
    voucherCode,
    sender: { name: form.senderName, email: form.senderEmail, phone: form.senderPhone },
    ...(origin && { origin }),
    ...(sent && { sent }),
    placed: placed.slice(-PLACED_MAX),
  }
}

export function restoreDraft(stored: StoredDraft): Draft {
  const { order, sender, choice, confirmedAmount, savedId } = stored
  const spot = spotOf({ latitude: order.destinationLatitude, longitude: order.destinationLongitude })
  const text = order.destinationTextAddress
  return {
    key: stored.key,
    sent: stored.sent && { ...stored.sent, key: stored.sent.key ?? stored.key },
    placed: stored.placed,
    voucherCode: stored.voucherCode,
    origin: stored.origin,
    destination: {
      query: text,
      ...(spot && {
        place: {
          ...spot,
          text,
          from: stored.locationType ?? 'typed',
          ...(order.destinationCity && { city: order.destinationCity }),
          ...(savedId !== undefined && { savedId }),
        },
      }),
      ...(stored.moved && { moved: true }),
    },
    form: {
      ...emptyForm,
      name: order.destinationName,
      phone: order.destinationPhoneNumber,
      unit: order.destinationUnitNumber ?? '',
      building: order.destinationBuilding ?? '',
      notes: order.riderNotes ?? '',
      description: order.orderDescription,
      amount: order.orderAmount,
      parcel: stored.parcel,
      coldBag: stored.coldBag,
      ageCheck: stored.ageCheck,
      time: stored.time,
      vat: order.vat_number ?? '',
      senderName: sender.name,
      senderEmail: sender.email,
      senderPhone: sender.phone,
      ...(confirmedAmount !== undefined && { confirmedAmount }),
      ...(choice && { payment: choice }),
      ...(order.preordered_for !== undefined && { collectAt: order.preordered_for }),
    },
  }
}
