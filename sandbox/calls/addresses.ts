// Geolocator over the sandbox's own streets, the address book, and the origin of a vendor (7.3).

import { vendorFor } from '../caller.ts'
import type { Handlers } from '../http/call.ts'
import { refuse, violation } from '../refused-call.ts'
import { bytesOf, NOTES_MAX_BYTES } from '../rules/order-checks.ts'
import { searchBook } from '../store/address-book.ts'
import { asSetUp, writeVendor } from '../store/vendors.ts'

type AddressHandlers = Pick<
  Handlers,
  'autocompleteAddress' | 'reverseGeocode' | 'placeDetails' | 'searchAddressBook' | 'saveVendorAddress'
>

const STREET_MAX_BYTES = 255

/** Languages are written with a hyphen or as in the documents, with an underscore. */
const tag = (language: string | undefined): string | undefined => language?.replace('_', '-')

export const addressHandlers: AddressHandlers = {
  autocompleteAddress: ({ site, query }) => {
    // This geolocator covers one country; there are no suggestions for another.
    if (query.country !== site.code) return { data: { data: [] } }
    const near =
      query.lat !== undefined && query.lng !== undefined ? { latitude: query.lat, longitude: query.lng } : undefined
    const found = site.geo.autocomplete({
      query: query.query,
      language: tag(query.language) ?? 'en',
      ...(near && { near }),
    })
    return {
      data: {
        data: found.map(({ address: { id, formatted_address } }) => ({ address: { id, formatted_address } })),
      },
    }
  },

  reverseGeocode: ({ site, query }) => {
    const address = site.geo.reverse({ latitude: query.lat, longitude: query.lng }, tag(query.language))
    if (!address) throw refuse('NotFound')
    return { data: { data: { address } } }
  },

  placeDetails: ({ site, query }) => {
    const address = site.geo.details(query.query_id, tag(query.language))
    if (!address) throw refuse('NotFound')
    return address
  },

  searchAddressBook: ({ site, caller, params, query }) => {
    const vendor = vendorFor(site, caller, params.vendorId)
    return { data: { body: searchBook(site, vendor.vendor_id, query.query) } }
  },

  saveVendorAddress: ({ site, caller, params, body, commit }) => {
    const vendor = vendorFor(site, caller, params.id)
    if (bytesOf(body.street_address) > STREET_MAX_BYTES)
      throw violation('body/street_address', 'maxBytes', `must have at most ${STREET_MAX_BYTES} UTF-8 bytes`)
    if (bytesOf(body.notes ?? '') > NOTES_MAX_BYTES)
      throw violation('body/notes', 'maxBytes', `must have at most ${NOTES_MAX_BYTES} UTF-8 bytes`)
    return commit(() => {
      const { address_text, unit, notes, building, city, country_code, latitude, longitude, postal_code } = body
      writeVendor(site, {
        ...asSetUp(vendor),
        vendor_information: {
          ...vendor.vendor_information,
          location: {
            address_text,
            country_code,
            latitude,
            longitude,
            street: body.street_address,
            ...(unit !== undefined && { unit }),
            ...(building !== undefined && { building }),
            ...(city !== undefined && { city }),
            ...(postal_code !== undefined && { postal_code }),
            ...(notes !== undefined && { rider_instructions: notes }),
          },
        },
      })
      return { result: {} }
    })
  },
}
