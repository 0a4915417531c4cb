// What is sent for a collection point, and what a rider will see of it (COL-006, COL-101).
import type { Outlet, Vendor } from '#schema/wire.ts'
import { given, type OutletForm } from './form.ts'

/**
 * Body of POST /outlet and PUT /outlet/{id}; undefined while no address is selected.
 * @param country ISO code, for an address that names none
 */
export function outletPayload(form: OutletForm, country: string): Outlet | undefined {
  const { location } = form
  if (!location) return undefined
  return {
    parent_vendor_id: form.parentVendorId,
    name: form.name.trim(),
    address: location.formatted_address,
    latitude: location.latitude,
    longitude: location.longitude,
    phone_number: form.phone,
    users: form.owners.map(email => email.trim()).filter(email => email !== ''),
    country_code: location.countryCode ?? country,
    client_vendor_id: form.clientVendorId.trim(),
    ...given({
      rider_instructions: form.riderInstructions.trim(),
      city: location.city,
      unit: form.unitNo.trim(),
      building: form.building.trim(),
      street: location.street,
      postal_code: location.zipcode,
      street_number: location.streetNumber,
    }),
  }
}

export type RiderPreview = { name: string; address: string; inside: string; phone: string; instructions: string }

/** What the rider will read, with '' for empty fields; `inside` is unit and building (COL-101). */
export const riderPreview = (form: OutletForm): RiderPreview => ({
  name: form.name.trim(),
  address: form.location?.formatted_address ?? '',
  inside: [form.unitNo, form.building]
    .map(part => part.trim())
    .filter(Boolean)
    .join(', '),
  phone: form.phone,
  instructions: form.riderInstructions.trim(),
})

/** A collection point that was added and cannot be used yet (COL-101); one that was switched off does not count. */
export const isPending = ({ is_active, is_registered }: Pick<Vendor, 'is_active' | 'is_registered'>): boolean =>
  !is_active && !is_registered

export type OutletZoom = { latitude: number; longitude: number; zoom: number } | { zoom: number }

/** What the map of the form shows: its own place, else the parent's, else the world (ADR-008, Q42). */
export function outletView(form: OutletForm, parent: Vendor | undefined): OutletZoom {
  if (form.location) return { latitude: form.location.latitude, longitude: form.location.longitude, zoom: 17 }
  const { latitude, longitude } = parent?.vendor_information.location ?? {}
  return latitude === undefined || longitude === undefined ? { zoom: 2 } : { latitude, longitude, zoom: 12 }
}
