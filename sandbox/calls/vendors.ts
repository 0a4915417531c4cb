// Vendors, collection points and what a country may change at any time (7.4, 7.5).

import type { CountryParameterAnswer, Outlet } from '#schema/wire.ts'
import { vendorFor } from '../caller.ts'
import type { Handlers } from '../http/call.ts'
import { refuse } from '../refused-call.ts'
import { hoursAnswer } from '../rules/hours.ts'
import {
  asSetUp,
  freshVendorId,
  grantVendor,
  plainVendor,
  readVendor,
  type StoredVendor,
  usableFrom,
  vendorsOf,
  writeVendor,
} from '../store/vendors.ts'
import { signToken } from '../tokens.ts'

type VendorHandlers = Pick<
  Handlers,
  'listVendors' | 'readVendor' | 'helpCentreToken' | 'addOutlet' | 'updateOutlet' | 'countryParameter' | 'serviceHours'
>

const HELP_SECONDS = 3600
/** How long a new collection point takes until riders can be requested from it, in seconds (COL-020). */
export const OUTLET_SETUP_SECONDS = 120
/** Collection points of the platform itself; they are changed there (Q74). */
const FIXED = /^[ab]-/

export const vendorHandlers: VendorHandlers = {
  listVendors: ({ site, caller }) => {
    if (caller.kind === 'user') return { result: { vendors: vendorsOf(site, caller.id) } }
    const own = caller.kind === 'godroid' ? readVendor(site, caller.vendorId) : undefined
    return { result: { vendors: own ? [own] : [] } }
  },

  readVendor: ({ site, caller, params }) => ({ result: vendorFor(site, caller, params.id) }),

  helpCentreToken: async ({ site, caller, params }) => {
    const vendor = vendorFor(site, caller, params.id)
    const sub = caller.kind === 'user' ? caller.id : vendor.vendor_id
    return { result: await signToken(site, 'help', { sub, vendor_id: vendor.vendor_id }, HELP_SECONDS) }
  },

  addOutlet: ({ site, caller, body, commit }) => {
    const parent = vendorFor(site, caller, body.parent_vendor_id)
    if (!parent.is_parent || caller.kind !== 'user') throw refuse('Forbidden')
    return commit(() => {
      const id = freshVendorId(site)
      writeVendor(
        site,
        withOutlet({ ...plainVendor(site, id, body.name), client_vendor_id: body.client_vendor_id }, body),
      )
      usableFrom(site, id, site.clock.seconds() + OUTLET_SETUP_SECONDS)
      // Whoever acts for the parent acts for its outlets.
      const users = site.db.all<{ user_id: string }>(
        'SELECT user_id FROM user_vendors WHERE country = ? AND vendor_id = ?',
        site.code,
        parent.vendor_id,
      )
      for (const { user_id } of users) grantVendor(site, user_id, id)
      return { result: { vendor_id: id } }
    })
  },

  updateOutlet: ({ site, caller, params, body, commit }) => {
    const vendor = vendorFor(site, caller, params.id)
    const { client_vendor_id: id = body.client_vendor_id } = vendor
    const locked = body.parent_vendor_id !== vendor.parent_vendor_id || body.client_vendor_id !== id
    if (FIXED.test(vendor.vendor_id) || vendor.parent_vendor_id === undefined || locked) throw refuse('Forbidden')
    return commit(() => {
      writeVendor(site, withOutlet({ ...asSetUp(vendor), client_vendor_id: id }, body))
      return { result: { vendor_id: vendor.vendor_id } }
    })
  },

  countryParameter: ({ site, params }) =>
    ({ result: site.settings.parameters()[params.name] }) as CountryParameterAnswer,

  serviceHours: ({ site, caller, params, faulty }) => {
    vendorFor(site, caller, params.id)
    const { serviceHours } = site.settings.parameters()
    return { result: hoursAnswer(serviceHours, site.country.timezone, site.clock.now(), faulty('closedHours')) }
  },
}

/** A collection point with the values of its form (COL-006). */
const withOutlet = (vendor: StoredVendor, form: Outlet): StoredVendor => {
  const {
    latitude,
    longitude,
    country_code,
    rider_instructions,
    city,
    unit,
    building,
    street,
    postal_code,
    street_number,
  } = form
  const optional = { rider_instructions, city, unit, building, street, postal_code, street_number }
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  return {
    ...vendor,
    parent_vendor_id: form.parent_vendor_id,
    vendor_information: {
      ...vendor.vendor_information,
      name: form.name,
      owners: form.users,
      contact: { phone: form.phone_number },
      location: { address_text: form.address, latitude, longitude, country_code, ...given },
    },
  }
}
