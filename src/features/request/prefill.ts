// Forms that are filled from an order or from the address book (REQ-103, Q32, Q39).

import { type AddressInput, type FoundPlace, splitAddress, spotOf } from '#features/addresses/places.ts'
import { type MoneySpelling, moneyText } from '#features/pricing/money.ts'
import type { Customer, GeolocatorAddress, Order, OriginAddressCreation, SavedAddress, Vendor } from '#schema/wire.ts'
import { emptyForm, type RequestForm } from './form.ts'
import { choiceOf } from './payment-choices.ts'

export type Prefilled = { form: RequestForm; destination: AddressInput }

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
  }
}

/** The form of an order that is edited (Q32). */
export function editForm(order: Order, spelling: MoneySpelling): Prefilled {
  const { form, destination } = requestAgain(order, spelling)
  const time = order.preordered_for
  return { form: time === undefined ? form : { ...form, time: 'later', collectAt: time }, destination }
}

/** Statuses in which an order can still be changed; DELAYED with the flag only (Q32, Q61). */
const EDITABLE = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'])

/** Statuses of an order that the server has only just accepted: it can be changed in a moment. */
const TOO_EARLY = new Set(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED', 'NEW'])

export const isTooEarlyToEdit = ({ status }: Pick<Order, 'status'>): boolean => TOO_EARLY.has(status)

export const isEditable = (
  { status }: Pick<Order, 'status'>,
  flags: { ModifyOrderButton: boolean; DelayedCancellation: boolean },
): boolean => flags.ModifyOrderButton && (EDITABLE.has(status) || (status === 'DELAYED' && flags.DelayedCancellation))

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
