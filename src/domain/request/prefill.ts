// Forms that are filled from an order or from the address book (REQ-103, Q32, Q39).
import type { GeolocatorAddress, Order, OriginAddressCreation, SavedAddress, Vendor } from '#schema/wire'
import { emptyForm, type RequestForm } from './form.ts'
import { choiceOf } from './payment-choices.ts'
import { type AddressInput, type FoundPlace, splitAddress, spotOf } from './places.ts'

export type Prefilled = { form: RequestForm; destination: AddressInput }

const amountText = (amount: number): string => (amount > 0 ? String(amount) : '')

function destinationOf({ customer: { location } }: Order): AddressInput {
  const { street } = splitAddress(location.address)
  return {
    query: street,
    place: { text: street, latitude: location.latitude, longitude: location.longitude, from: 'saved' },
  }
}

/** A new request like an earlier order (REQ-103): its customer, its contents, now instead of then. */
export function requestAgain(order: Order): Prefilled {
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
      amount: amountText(contents.amount),
      parcel: contents.cold_bag_needed ? 'food' : 'parcels',
      coldBag: contents.cold_bag_needed,
      ageCheck: order.age_validation_required ?? false,
      payment: choiceOf[contents.payment_method],
      vat: order.vat_number ?? '',
    },
    destination: destinationOf(order),
  }
}

/** The form of an order that is edited (Q32). */
export function editForm(order: Order): Prefilled {
  const { form, destination } = requestAgain(order)
  const time = order.preordered_for
  return { form: time === undefined ? form : { ...form, time: 'later', collectAt: time }, destination }
}

/** Statuses in which an order can still be changed; DELAYED with the flag only (Q32, Q61). */
const EDITABLE = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'])

export const isEditable = (
  { status }: Pick<Order, 'status'>,
  flags: { ModifyOrderButton: boolean; DelayedCancellation: boolean },
): boolean => flags.ModifyOrderButton && (EDITABLE.has(status) || (status === 'DELAYED' && flags.DelayedCancellation))

/** What choosing an entry of the address book fills in: the customer and the place (ADR-009). */
export function savedChoice(saved: SavedAddress): { changes: Partial<RequestForm>; place: FoundPlace } {
  const { unit, building, street } = splitAddress(saved.address)
  return {
    changes: { name: saved.name, phone: saved.phone_number, notes: saved.notes ?? '', unit, building },
    place: { text: street, latitude: saved.latitude, longitude: saved.longitude, from: 'saved', savedId: saved.id },
  }
}

/** The place of an address that the geocoder knows. */
export const foundPlace = (address: GeolocatorAddress): FoundPlace => ({
  latitude: address.latitude,
  longitude: address.longitude,
  text: address.formatted_address,
  from: 'typed',
  ...(address.city !== undefined && { city: address.city }),
})

/** Nothing filled in yet about where a vendor without location collects. */
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

/** Where riders collect for this vendor, if it is known without asking (REQ-015). */
export const vendorSpot = (vendor: Vendor) => spotOf(vendor.vendor_information.location)

/** The parts of a geocoded address; the point too, unless the pin says where it is. */
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
