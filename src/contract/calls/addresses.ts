// Geolocator, address book and the origin of a vendor (7.3).
import { callsOf } from '../endpoint.ts'
import { anybody, vendors } from '../roles.ts'

const geolocator = callsOf('geolocator')
const hurrier = callsOf('hurrier')
const orders = callsOf('orders')

export const addressCalls = {
  autocompleteAddress: geolocator.get('geolocator/autocomplete', {
    does: 'Suggests addresses while one types.',
    query: 'AutocompleteQuery',
    answer: 'AutocompleteAnswer',
    who: anybody,
    clause: 'API-015',
  }),
  reverseGeocode: geolocator.get('geolocator/reverse', {
    does: 'Names the address at a point.',
    query: 'ReverseQuery',
    answer: 'ReverseAnswer',
    who: anybody,
    clause: 'API-016, Q41',
  }),
  placeDetails: geolocator.get('geolocator/details', {
    does: 'Gives the parts and the point of a suggested address.',
    query: 'PlaceDetailsQuery',
    answer: 'PlaceDetailsAnswer',
    who: anybody,
    clause: 'API-017, Q41',
  }),
  searchAddressBook: hurrier.get('addressbook/search-customers/{vendorId}', {
    does: 'Finds customers of earlier orders.',
    params: { vendorId: 'VendorId' },
    query: 'SavedAddressQuery',
    answer: 'SavedAddressAnswer',
    who: vendors,
    clause: 'API-018, Q33',
  }),
  saveVendorAddress: orders.put('vendor/{id}/address', {
    does: 'Saves where riders collect from a vendor that had no location.',
    params: { id: 'VendorId' },
    input: 'SaveVendorAddress',
    answer: 'Nothing',
    retry: 'replace',
    who: vendors,
    clause: 'API-019, Q33',
  }),
} as const
