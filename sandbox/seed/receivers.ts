// Invented receivers around a vendor, near enough for a delivery.

import type { Customer, OrderContents, PaymentMethod } from '#schema/wire.ts'
import { rounded } from '../rules/money.ts'
import type { Site } from '../site.ts'
import type { StoredVendor } from '../store/vendors.ts'
import { itemName, personName } from './names.ts'
import { examplePhone } from './phones.ts'
import { houseNear } from './places.ts'
import { tariffOf } from './tariffs.ts'

const PER_VENDOR = 24
const PHONES = 780

/** Where a vendor is; the town's middle for one without a location. */
export const pointOf = (site: Site, vendor: StoredVendor): { latitude: number; longitude: number } => {
  const { latitude, longitude } = vendor.vendor_information.location
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : site.geo.city.at
}

/** The receivers of a vendor. */
export function receiversOf(site: Site, vendor: StoredVendor, random: () => number): Customer[] {
  const reach = Math.min(4000, tariffOf(site.country).distanceKm * 1000 * 0.5)
  return Array.from({ length: PER_VENDOR }, (_, index) => {
    const house = houseNear(site, pointOf(site, vendor), reach, random)
    const unit = site.country.rules?.unitNumberRequired
      ? `#0${1 + (index % 9)}-${10 + index}`
      : String(1 + Math.floor(random() * 40))
    return {
      name: personName(site, random),
      phone_number: examplePhone(site, Math.floor(random() * PHONES)),
      location: {
        // Unit, building, street (Q39).
        address: `${unit}, ${'ABCDE'[index % 5]}, ${house.formatted_address}`,
        latitude: house.latitude,
        longitude: house.longitude,
      },
    }
  })
}

const METHODS: readonly PaymentMethod[] = ['PAID', 'PAID', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']

/** What is in a parcel, worth a few deliveries. */
export function contentsOf(site: Site, random: () => number): OrderContents {
  const { base, step } = tariffOf(site.country)
  const minimum = site.country.rules?.minimumAmount ?? 0
  return {
    payment_method: METHODS[Math.floor(random() * METHODS.length)] ?? 'PAID',
    amount: Math.max(minimum, rounded(base * (1 + random() * 8), site.country.currency, step)),
    description: itemName(site, random),
    cold_bag_needed: random() < 0.1,
  }
}
